"""The words of an adventure in every language. English is in the story; translations lie beside it, `pl.ftl`, `uk.ftl`.

They are no words of the game (`words/`), which go to every browser: what nobody has read yet stays on the server.
"""

import re
from importlib.resources.abc import Traversable
from typing import Final

from stolik.kernel.content import ContentError
from stolik.kernel.words import FALLBACK, LANGUAGES

Words = dict[str, list[str]]
MESSAGE: Final = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=(.*)")


def read_translations(folder: Traversable, english: dict[str, str]) -> tuple[Words, list[ContentError]]:
    """Every message in English, Polish and Ukrainian, and what is wrong with the translations.

    A language without a file is said in English. A file that is there must have all messages and no others.
    """
    words: Words = {message: [text] * len(LANGUAGES) for message, text in english.items()}
    problems: list[ContentError] = []
    for number, lang in enumerate(LANGUAGES):
        file = folder / f"{lang}.ftl"
        if lang == FALLBACK or not file.is_file():
            continue
        said = _read(file, problems)
        for message in english:
            if said.get(message, ("", 0))[0]:
                words[message][number] = said[message][0]
            else:
                problems.append(ContentError(file.name, 1, message, "not translated"))
        for message, (_, line) in said.items():
            if message not in english:
                problems.append(ContentError(file.name, line, message, "the story has no such message"))
    return words, problems


def _read(file: Traversable, problems: list[ContentError]) -> dict[str, tuple[str, int]]:
    """The messages of a file and their lines: `message = words`, longer words on indented lines, comments after #."""
    try:
        text = file.read_bytes().decode()
    except UnicodeDecodeError:
        problems.append(ContentError(file.name, 1, "", "not UTF-8 text"))
        return {}
    said: dict[str, tuple[str, int]] = {}
    message = ""
    for line, content in enumerate(text.splitlines(), 1):
        if not content.strip() or content.startswith("#"):
            continue
        if "{" in content or "}" in content:
            problems.append(ContentError(file.name, line, "", "plain words only: no { } in a story"))
        found = MESSAGE.match(content)
        if content[0] == " " and message:
            words, first = said[message]
            said[message] = f"{words} {content.strip()}".strip(), first
        elif found is None:
            problems.append(ContentError(file.name, line, "", "expected `message = words`"))
        elif found[1] in said:
            problems.append(ContentError(file.name, line, found[1], "given twice"))
        else:
            message = found[1]
            said[message] = found[2].strip(), line
    return said
