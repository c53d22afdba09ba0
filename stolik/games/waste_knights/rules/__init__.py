"""The rules of Waste Knights, a module per chapter."""
