"""A table in the terminal: any game, in words, with numbered options."""
