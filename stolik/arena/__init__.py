"""Many matches at once: simulations, balance, what bots choose, and speed."""
