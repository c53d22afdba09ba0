"""All words of a language as one Fluent text: the kernel's, the table's, the browser's and those of the games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources

from stolik.kernel.registry import find, loaded


@cache
def text(lang: str, games: tuple[str, ...]) -> str:
    """The words in one language, generic first."""
    parts = [(resources.files("stolik.kernel") / "words" / f"{lang}.ftl").read_text("utf-8")]
    parts += _folder("stolik.table", lang)
    for name in games:
        package = find(name).words
        if package:
            parts += _folder(package, lang)
    return "\n\n".join(parts)


def words(lang: str, game: str | None = None) -> str:
    """Generic words and those of one game, or of all."""
    return text(lang, tuple(each.id for each in loaded()) if game is None else (game,))


def _folder(package: str, lang: str) -> Iterable[str]:
    folder = resources.files(package) / "words"
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl")), key=lambda f: f.name)
    return [file.read_text("utf-8") for file in files]
