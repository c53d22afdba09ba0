"""What every game asks of its words: the same messages in all languages, and something to say for everything."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stolik.kernel.game import Game, Said
from stolik.kernel.words import LANGUAGES, Speech

Args = tuple[tuple[str, int | str], ...]


def words_file(package: str, name: str) -> str:
    """The text of one of a package's words files."""
    return (resources.files(package) / "words" / name).read_text("utf-8")


@cache
def messages(package: str, name: str) -> dict[str, ast.Message]:
    """The messages of a words file by id, in file order. No line of it is unclear, and no message comes twice."""
    body = FluentParser(with_spans=False).parse(words_file(package, name)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "no message is defined twice"
    return {entry.id.name: entry for entry in found}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """The names of everything that is filled into a message."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def check_languages(package: str, name: str) -> None:
    """A words file (`"table"`, `""` for one without a name) has the same messages, in the same order, everywhere."""
    english, *others = (messages(package, f"{name}.{each}.ftl".lstrip(".")) for each in LANGUAGES)
    for other in others:
        assert list(other) == list(english)
        for message, entry in english.items():
            assert variables(other[message]) == variables(entry), message


class Voices:
    """All languages of a game at once."""

    def __init__(self, game: Game) -> None:
        self.speech = {language: Speech(game, language, strict=True) for language in LANGUAGES}
        self._said: dict[tuple[str, Args], list[str]] = {}

    def say(self, said: Said) -> list[str]:
        """The words in every language, with nothing of the inside in them; NoWords where one has none."""
        key = said.message, tuple(said.args.items())
        if key not in self._said:
            self._said[key] = [self._say(language, said) for language in LANGUAGES]
        return self._said[key]

    def _say(self, language: str, said: Said) -> str:
        text = self.speech[language].say(said)
        assert text.strip() == text != "", f"{said!r} in {language}: {text!r}"
        assert not re.search(r"[{}@$]|\d_|[a-z]_[a-z]", text), f"{said!r} in {language}: {text}"
        return text
