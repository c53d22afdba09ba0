"""Apex Legends: The Board Game: two teams of legends, one ring that closes."""

from stolik.games.apex_legends.game import GAME

__all__ = ["GAME"]
