"""Words for the terminal: the game's own and those of the terminal table, in one language."""

from __future__ import annotations

from stolik.kernel.game import Args, Game, Said
from stolik.kernel.words import Speech


class Voice:
    """Says things in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self._game = Speech(game, language)
        self._table = Speech(Game("terminal", "terminal/1", (1, 1), words="stolik.terminal"), language)

    def say(self, said: Said) -> str:
        """A message of the game."""
        return self._game.say(said)

    def word(self, message: str) -> str:
        """A message of the game that needs no arguments."""
        return self._game.say(Said(message))

    def table(self, message: str, args: Args | None = None) -> str:
        """A message of the terminal table."""
        return self._table.say(Said(f"terminal-{message}", args))
