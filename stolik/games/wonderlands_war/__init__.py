"""Wonderland's War, for two to five players."""

from stolik.games.wonderlands_war.game import GAME

__all__ = ["GAME"]
