"""The rules of Apex Legends, one module per chapter of the rulebook."""
