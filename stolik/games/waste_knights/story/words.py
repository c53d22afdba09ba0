"""The words of an adventure in every language. English is in the story; translations lie beside it, `pl.ftl`, `uk.ftl`.

They are no words of the game (`words/`), which go to every browser: what nobody has read yet stays on the server.
"""

import re
from collections.abc import Container
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Final

from stolik.kernel.content import ContentError
from stolik.kernel.words import FALLBACK, LANGUAGES

Words = dict[str, list[str]]
STAMP: Final = re.compile(r"# en ([0-9a-f]{8})")
"""The line above a message: of which English text it is the translation."""
MESSAGE: Final = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=(.*)")


def stamp(english: str) -> str:
    """What stands for an English text beside its translation, however it is broken into lines."""
    return sha256(" ".join(english.split()).encode()).hexdigest()[:8]


def paragraphs(text: str) -> str:
    """A text as it is shown: each of its lines is a paragraph."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def read_translations(
    folder: Traversable, english: dict[str, str]
) -> tuple[Words, list[ContentError], list[ContentError]]:
    """Every message in English, Polish and Ukrainian, what is wrong with the translations, and what is outdated.

    A language without a file is said in English. A file that is there must have all messages and no others. Where the
    English has changed since, the story can still be played.
    """
    words: Words = {message: [text] * len(LANGUAGES) for message, text in english.items()}
    problems: list[ContentError] = []
    outdated: list[ContentError] = []
    for number, lang in enumerate(LANGUAGES):
        file = folder / f"{lang}.ftl"
        if lang == FALLBACK or not file.is_file():
            continue
        said, stamps = _read(file, problems)
        for message in english:
            if said.get(message, ("", 0))[0]:
                words[message][number] = said[message][0]
            else:
                problems.append(ContentError(file.name, 1, message, "not translated"))
        for message, (_, line) in said.items():
            if message not in english:
                problems.append(ContentError(file.name, line, message, "the story has no such message"))
            elif message in stamps and stamps[message] != stamp(english[message]):
                problem = f"outdated: the English has changed; if it fits again: stolik story stamp FOLDER {message}"
                outdated.append(ContentError(file.name, line, message, problem))
    return words, problems, outdated


def unstamped(folder: Traversable) -> dict[str, list[str]]:
    """By file the messages that do not say which English text they translate."""
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        file = folder / f"{lang}.ftl"
        if lang != FALLBACK and file.is_file():
            said, stamps = _read(file, [])
            found[file.name] = [message for message in said if message not in stamps]
    return found


def stamped(text: str, english: dict[str, str], messages: Container[str]) -> str:
    """The text of a translation with the stamps of these messages, or of all that have none, brought up to date."""
    lines: list[str] = []
    for line in text.splitlines():
        found = MESSAGE.match(line)
        if found is not None and found[1] in english:
            has_stamp = bool(lines) and STAMP.fullmatch(lines[-1]) is not None
            if has_stamp and found[1] in messages:
                lines.pop()
            if not has_stamp or found[1] in messages:
                lines.append(f"# en {stamp(english[found[1]])}")
        lines.append(line)
    return "\n".join(lines) + "\n"


def _read(file: Traversable, problems: list[ContentError]) -> tuple[dict[str, tuple[str, int]], dict[str, str]]:
    """The messages of a file with their lines, and their stamps.

    `message = words`, longer words on indented lines, comments after #.
    """
    try:
        text = file.read_bytes().decode()
    except UnicodeDecodeError:
        problems.append(ContentError(file.name, 1, "", "not UTF-8 text"))
        return {}, {}
    stamps: dict[str, str] = {}
    above = ""
    said: dict[str, tuple[str, int]] = {}
    message = ""
    for line, content in enumerate(text.splitlines(), 1):
        if not content.strip() or content.startswith("#"):
            marked = STAMP.fullmatch(content)
            above = "" if marked is None else marked[1]
            continue
        if "{" in content or "}" in content:
            problems.append(ContentError(file.name, line, "", "plain words only: no { } in a story"))
        found = MESSAGE.match(content)
        if content[0] == " " and message:
            words, first = said[message]
            said[message] = paragraphs(f"{words}\n{content}"), first
        elif found is None:
            problems.append(ContentError(file.name, line, "", "expected `message = words`"))
        elif found[1] in said:
            problems.append(ContentError(file.name, line, found[1], "given twice"))
        else:
            message = found[1]
            said[message] = found[2].strip(), line
            if above:
                stamps[message] = above
        above = ""
    return said, stamps
