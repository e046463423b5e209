"""The player's language: catalogues, plurals, and text that is safe to show."""
