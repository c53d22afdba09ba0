"""Players that know the kernel and never a game's insides: random, greedy, tree search."""

from stolik.bots.base import Bot
from stolik.bots.levels import BOTS, check_bot, make_bot

__all__ = ["BOTS", "Bot", "check_bot", "make_bot"]
