"""What the player is looking at: each scene answers inputs with what comes next."""
