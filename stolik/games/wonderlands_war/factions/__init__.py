"""What the five factions can do: their leader effects and their abilities, one module each."""
