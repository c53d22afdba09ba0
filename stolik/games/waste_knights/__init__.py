"""Waste Knights, Second Edition: one to four knights, one adventure, a wasteland between them."""

from stolik.games.waste_knights.game import GAME

__all__ = ["GAME"]
