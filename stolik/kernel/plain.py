"""The plain board: a game drawn from its view alone, as zones of cells and counters. `docs/protocol.md` is the shape.

A game that gives nothing of its own gets every list of its view as a zone and every number or word as a counter. A list
named `rows` becomes the zone `rows`, called `zone-rows` by the game's words, and its cells are the targets
`{"rows": [row, column]}`, counted from 1. The helpers below are for games that say more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from stolik.kernel.view import View

Target = Mapping[str, Sequence[int | str]]
Kind = Literal["table", "hand", "pile", "offer"]
Layout = Literal["row", "grid", "hex", "stack", "text"]


class Words(View):
    """A message of the words files and its arguments."""

    message: str
    args: dict[str, int | str] = msgspec.field(default_factory=dict)


class Piece(View):
    """Someone's figure on a map: a letter in the shape of the seat."""

    sign: str
    seat: int
    name: Words
    target: dict[str, list[int | str]] | None = None


class Ground(View):
    """A space of a map: its height, what stands on its northern and western edge (a word that the key of the map
    explains), the signs of what lies on it, whether it is out of bounds, and who stands on it."""

    level: int = 0
    north: str = ""
    west: str = ""
    signs: str = ""
    outside: bool = False
    pieces: list[Piece] = msgspec.field(default_factory=list)


class Cell(View):
    """Something that lies in a zone, or (without a card) an empty place that can be pointed at."""

    card: str | None
    """A face-down card has the id of what everybody sees of it."""
    name: Words
    text: Words | None = None
    marks: list[Words] = msgspec.field(default_factory=list)
    face_down: bool = False
    target: dict[str, list[int | str]] | None = None
    at: tuple[int, int] | None = None
    """Where it lies on a hex map: column and row."""
    tone: str | None = None
    """The ground of a place on a map, one of the zone's tones."""
    seats: list[int] = msgspec.field(default_factory=list)
    """Whose figures stand there."""
    ground: Ground | None = None


class Key(View):
    """A line of the key of a map: what a sign, a kind of edge or a height means."""

    name: Words
    sign: str = ""
    edge: str = ""
    level: int = 0


class Figure(View):
    """Something that stands on the north-west corner of a space of a map."""

    sign: str
    name: Words
    at: tuple[int, int]


class Chart(View):
    """What makes a grid a map.

    `corners` and `edges` name the kind of the targets at the corners `[column, row, height]` and the edges
    `["h" or "v", column, row]` of its spaces, and the message that words them.
    """

    key: list[Key]
    figures: list[Figure]
    corners: tuple[str, str] = ("", "")
    edges: tuple[str, str] = ("", "")


class Zone(View):
    """A part of the table."""

    id: str
    name: Words
    owner: int | None
    kind: Kind
    layout: Layout
    columns: int
    cells: list[Cell | None]
    chart: Chart | None = None
    tones: dict[str, str] = msgspec.field(default_factory=dict)
    """The colours of the grounds of a hex map, by tone."""


class Counter(View):
    """A number (or a word) that matters."""

    id: str
    owner: int | None
    name: Words
    value: int | str | bool | None


class Plain(View):
    """The whole plain board."""

    zones: list[Zone]
    counters: list[Counter]


def said(message: str, args: Mapping[str, int | str] | None = None) -> Words:
    """A message of the words files."""
    return Words(message, dict(args) if args is not None else {})


def cell(
    card: str,
    name: Words | None = None,
    text: Words | None = None,
    marks: Sequence[Words] = (),
    target: Target | None = None,
    face_down: bool = False,
    at: tuple[int, int] | None = None,
    tone: str = "",
    seats: Sequence[int] = (),
) -> Cell:
    """Something that lies in a zone. A place of a map has a ground, `tone`, and figures, named by their `seats`."""
    return Cell(
        card,
        name if name is not None else said(f"card-{card.replace('_', '-')}"),
        text,
        list(marks),
        face_down,
        _target(target),
        at,
        tone or None,
        list(seats),
    )


def place(target: Target | None, at: tuple[int, int] | None = None) -> Cell:
    """An empty place that can be pointed at."""
    return Cell(None, said("plain-empty"), target=_target(target), at=at)


def piece(sign: str, seat: int, name: Words, target: Target | None = None) -> Piece:
    """Someone's figure on a map."""
    return Piece(sign, seat, name, _target(target))


def zone(
    id: str,
    name: Words,
    cells: Sequence[Cell | None],
    layout: Layout = "row",
    owner: int | None = None,
    columns: int = 0,
    kind: Kind = "table",
) -> Zone:
    """A part of the table. `layout`: row, grid, hex, stack or text; `kind`: table, hand, pile or offer."""
    return Zone(id, name, owner, kind, layout, columns or max(1, len(cells)), list(cells))


def counter(id: str, name: Words, value: int | str | bool | None, owner: int | None = None) -> Counter:
    """A number (or a word) that matters."""
    return Counter(id, owner, name, value)


def _target(target: Target | None) -> dict[str, list[int | str]] | None:
    return None if target is None else {key: list(value) for key, value in target.items()}


# Any view


def plain_of(view: View) -> Plain:
    """The board of a game that gives nothing of its own."""
    board = Plain([], [])
    _gather(msgspec.to_builtins(view), "", None, board)
    return board


def _gather(value: Any, path: str, owner: int | None, board: Plain) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _gather(inner, f"{path}-{key}" if path else key, owner, board)
    elif isinstance(value, list):
        if value and all(isinstance(row, list) for row in value):
            columns = max(len(row) for row in value)
            cells: list[Cell | None] = []
            for y, row in enumerate(value, 1):
                cells += [_bare(item, {path: [y, x]}) for x, item in enumerate(row, 1)]
                cells += [None] * (columns - len(row))
            board.zones.append(zone(path, _word(path), cells, "grid", owner, columns))
        elif value and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value):
                _gather(item, f"{path}-{number}", number if owner is None else owner, board)
        else:
            row_cells = [_bare(item, {path: [x]}) for x, item in enumerate(value, 1)]
            board.zones.append(zone(path, _word(path), row_cells, "row", owner))
    elif value is not None:
        board.counters.append(counter(path, _word(path), value, owner))


def _bare(value: Any, target: Target) -> Cell:
    """An entry of a list as a cell: its text, or an empty place."""
    if value is None:
        return place(target)
    text = str(value) if not isinstance(value, dict) else str(value.get("card", value.get("id", "")))
    return cell(text, said("plain-text", {"text": text}), target=target)


def _word(path: str) -> Words:
    """The name of a part of the view: the game's own message, without the numbers in its path."""
    return said("zone-" + "-".join(part for part in path.replace("_", "-").split("-") if not part.isdecimal()))
