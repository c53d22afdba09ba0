"""Positions of our games, written down as the worked examples of their rules write them."""
