"""The rules of Hearts, as a player would put them."""
