"""`stolik apex map`: check a map and draw it."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from stolik.kernel.errors import StolikError

if TYPE_CHECKING:
    from stolik.commands import Commands

LANGUAGES = ("en", "pl", "uk")


class NoMap(StolikError):
    """There is no such map, or its picture cannot go where it should."""


def add(commands: "Commands") -> None:
    """The commands and their options."""
    apex = commands.add_parser("apex", help="tools for Apex Legends")
    tools = apex.add_subparsers(title="commands", metavar="COMMAND", required=True)
    picture = tools.add_parser("map", help="check a map and draw it as SVG")
    picture.add_argument("file", metavar="FILE", help="a map file, or the id of a map of the game")
    picture.add_argument("-o", "--output", metavar="SVG", help="write the picture to this file (default: print it)")
    picture.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the labels (default: en)")
    picture.set_defaults(run=run_map)


def run_map(chosen: argparse.Namespace) -> int:
    """Check a map and draw it."""
    from stolik.games.apex_legends.game import GAME
    from stolik.games.apex_legends.map_files import MAPS, find_map, load_map, summary
    from stolik.games.apex_legends.map_svg import draw
    from stolik.kernel.content import ContentError
    from stolik.kernel.words import Speech

    file = Path(chosen.file)
    is_ours = chosen.file in MAPS and not file.exists()
    if not is_ours and not file.is_file():
        raise NoMap(f"there is no file {chosen.file}; the maps of the game are {', '.join(MAPS)}")
    try:
        found = find_map(chosen.file) if is_ours else load_map(file)
    except ContentError as error:
        print(f"stolik: {error}", file=sys.stderr)
        return 1
    picture = draw(found, Speech(GAME, chosen.lang))
    if chosen.output is None:
        print(picture, end="")
        return 0
    if not is_ours and os.path.abspath(chosen.output) == os.path.abspath(chosen.file):
        raise NoMap(f"the picture would be written over the map {chosen.file}")
    try:
        Path(chosen.output).write_text(picture, "utf-8")
    except OSError as error:
        raise NoMap(f"{chosen.output} cannot be written: {error.strerror or error}") from None
    print(summary(found))
    return 0
