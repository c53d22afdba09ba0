"""The rules of Radlands, one module per chapter of the rulebook."""
