"""Many matches at once: simulations and speed."""
