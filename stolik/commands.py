"""Commands that games bring: the module `commands` beside a game, found without loading the game.

It has a function `add(commands)` that adds parsers to argparse's `commands`; each sets `run`, a function of the parsed
arguments that tells the exit code. What it needs of its game it imports when it runs, so that `--help` stays quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

GAMES = "stolik.games"
NAME = "commands"


def add_all(commands: Commands) -> None:
    """Add the commands of all games; one that fails is told and left out."""
    for game, module in modules():
        try:
            module.add(commands)
        except Exception as error:  # whatever another package does
            _tell(game, error)


def modules() -> Iterator[tuple[str, ModuleType]]:
    """The games that bring commands, and the module of each."""
    for point in sorted(entry_points(group=GAMES), key=lambda each: each.name):
        try:
            module = _beside(point)
        except Exception as error:  # whatever another package raises while it is read
            _tell(point.name, error)
            continue
        if module is not None:
            yield point.name, module


def _beside(point: EntryPoint) -> ModuleType | None:
    """The module beside a game. The game itself is not loaded: that takes long."""
    try:
        package = find_spec(point.module)
    except ModuleNotFoundError:
        return None  # `stolik games` says so
    if package is None or package.submodule_search_locations is None:
        return None
    spec = PathFinder.find_spec(f"{point.module}.{NAME}", package.submodule_search_locations)
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _tell(game: str, error: Exception) -> None:
    print(f"stolik: the commands of {game} cannot be loaded: {type(error).__name__}: {error}", file=sys.stderr)
