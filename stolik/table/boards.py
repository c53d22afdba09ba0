"""What a game in a package of its own brings for the browser: the folder `board` beside its words.

`board.js` is an ES module that draws the game, `hero.svg` its picture on the first page; whatever else they need lies
beside them. The files are served under an address that changes with their content, so browsers may keep them for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from stolik.kernel.game import Game

FOLDER = "board"
BOARD = "board.js"
HERO = "hero.svg"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
"""What is served; other files of the folder stay where they are."""


class File(NamedTuple):
    """A file for the browser."""

    kind: str
    data: bytes


class Brought:
    """All that a game brings, read once: what is not in here cannot be asked for."""

    def __init__(self, game: str, files: dict[str, File]) -> None:
        self.game = game
        self.files = files
        digest = sha256()
        for name, file in sorted(files.items()):
            digest.update(f"{name}\0{len(file.data)}\0".encode() + file.data)
        self.version = digest.hexdigest()[:16]

    def address(self, name: str) -> str | None:
        """Where a file is served, if it is there."""
        return f"/games/{self.game}/{self.version}/{name}" if name in self.files else None


def find(game: Game) -> Brought:
    """What a game brings, perhaps nothing."""
    return _read(game.id, game.words)


@cache
def _read(game: str, package: str) -> Brought:
    if not package:
        return Brought(game, {})
    folder = files(package) / FOLDER
    return Brought(game, dict(_walk(folder, "")) if folder.is_dir() else {})


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, File]]:
    for item in folder.iterdir():
        if item.name.startswith((".", "_")):
            continue
        kind = KINDS.get("." + item.name.rpartition(".")[2])
        if item.is_dir():
            yield from _walk(item, f"{path}{item.name}/")
        elif kind is not None:
            yield path + item.name, File(kind, item.read_bytes())
