"""Radlands: two tribes, three camps each, one shared deck."""

from stolik.games.radlands.game import GAME

__all__ = ["GAME"]
