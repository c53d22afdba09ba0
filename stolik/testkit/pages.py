"""The code blocks of a Markdown page, so that a test can run them: what a page says stays true."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: the word behind the fence, the text, and the line of the page on which the text starts."""

    language: str
    text: str
    line: int


def blocks(page: Path, language: str | None = None) -> list[Block]:
    """The fenced blocks of a page, in order; only those of one language if it is given."""
    found: list[Block] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    opened = 0
    for number, line in enumerate(lines, 1):
        if not line.startswith("```"):
            continue
        if not opened:
            opened = number
        else:
            found.append(Block(lines[opened - 1][3:].strip(), "\n".join(lines[opened : number - 1]), opened + 1))
            opened = 0
    if opened:
        raise ValueError(f"{page}:{opened}: the block has no end")
    return [block for block in found if language in (None, block.language)]


def run_python(page: Path) -> dict[str, object]:
    """Run the Python blocks of a page one after the other, as one program; returns its names.

    Whatever it raises shows the page and the line in its traceback.
    """
    names: dict[str, object] = {"__name__": f"page {page.name}"}
    for block in blocks(page, "python"):
        exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), names)
    return names
