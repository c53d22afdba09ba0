"""`stolik story`: check an adventure, draw its branches, or say which English its translations follow."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from stolik.kernel.errors import StolikError

if TYPE_CHECKING:
    from stolik.commands import Commands

LANGUAGES = ("en", "pl", "uk")


class NoStory(StolikError):
    """The folder holds no adventure."""


def add(commands: "Commands") -> None:
    """The commands and their options."""
    story = commands.add_parser("story", help="check an adventure of Waste Knights, or draw its branches")
    parts = story.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = parts.add_parser("check", help="find dead ends, unreachable entries, missing words, impossible conditions")
    check.add_argument("folder", metavar="FOLDER", help="where story.yaml is")
    check.set_defaults(run=run_check)
    graph = parts.add_parser("graph", help="draw the branches as an SVG picture")
    graph.add_argument("folder", metavar="FOLDER", help="where story.yaml is")
    graph.add_argument("--out", metavar="FILE", help="write the picture to this file (default: print it)")
    graph.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    graph.set_defaults(run=run_graph)
    stamp = parts.add_parser("stamp", help="note beside translations which English text they translate")
    stamp.add_argument("folder", metavar="FOLDER", help="where story.yaml is")
    stamp.add_argument("messages", metavar="MESSAGE", nargs="*", help="translated anew; all that have no note get one")
    stamp.set_defaults(run=run_stamp)


def run_check(chosen: argparse.Namespace) -> int:
    """Tell all that is wrong with an adventure."""
    from stolik.games.waste_knights.story.report import check

    return check(_folder(chosen.folder))


def run_graph(chosen: argparse.Namespace) -> int:
    """Draw the branches of an adventure."""
    from stolik.games.waste_knights.story.report import graph

    return graph(_folder(chosen.folder), chosen.out, chosen.lang)


def run_stamp(chosen: argparse.Namespace) -> int:
    """Note beside translations which English text they translate."""
    from stolik.games.waste_knights.story.report import stamp

    return stamp(_folder(chosen.folder), chosen.messages)


def _folder(name: str) -> Path:
    folder = Path(name)
    if not (folder / "story.yaml").is_file():
        raise NoStory(f"there is no story.yaml in {name}")
    return folder
