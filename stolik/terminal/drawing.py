"""How a game looks in the terminal: its own drawing where it has one, else its view as indented text."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import msgspec

from stolik.kernel.game import Game
from stolik.kernel.state import Json
from stolik.kernel.view import Seen

Word = Callable[[str], str]
"""Says a message of the game's words."""


Draw = Callable[[Seen, Word, int], list[str]]
Info = Callable[[Seen, str, Word], list[str]]


class Drawing:
    """Draws what a seat sees.

    A game that wants its own look has a module `terminal` beside its words with two functions:
    `draw(view, word, width)`, the table as lines of text, and `info(view, name, word)`, what there is to know about
    the things of that name. `view` is `Match.view(seat)`; there is nothing else to draw from.
    """

    def __init__(self, game: Game) -> None:
        self.draw: Draw = plain
        self.info: Info = nothing
        module = f"{game.words}.terminal"
        if game.words and find_spec(module) is not None:
            own = import_module(module)
            self.draw = own.draw
            self.info = own.info


def plain(view: Seen, word: Word, width: int) -> list[str]:
    """Any game's view as indented text."""
    return indented(msgspec.to_builtins(view.table))


def nothing(view: Seen, name: str, word: Word) -> list[str]:
    """There is nothing to know."""
    return []


def indented(value: Json, depth: int = 0) -> list[str]:
    """Plain data as indented lines."""
    space = "  " * depth
    if isinstance(value, dict):
        lines: list[str] = []
        for key, item in value.items():
            if isinstance(item, dict) or (isinstance(item, list) and not _is_flat(item)):
                lines += [f"{space}{key}:", *indented(item, depth + 1)]
            else:
                lines.append(f"{space}{key}: {_flat(item)}")
        return lines
    if isinstance(value, list) and not _is_flat(value):
        lines = []
        for number, item in enumerate(value, 1):
            inner = indented(item, depth + 1)
            lines += [f"{space}{number}.", *inner] if len(inner) > 1 else [f"{space}{number}. {inner[0].strip()}"]
        return lines or [f"{space}–"]
    return [space + _flat(value)]


def _is_flat(items: list[Json]) -> bool:
    return all(not isinstance(item, dict | list) for item in items)


def _flat(value: Json) -> str:
    if isinstance(value, list):
        return ", ".join(map(_flat, value)) or "–"
    if value is None:
        return "–"
    return str(value)
