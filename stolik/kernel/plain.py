"""The plain board: a game drawn from its view alone, as zones of cells and counters. `docs/protocol.md` is the shape.

A game that gives nothing of its own gets every list of its view as a zone and every number or word as a counter. A list
named `rows` becomes the zone `rows`, called `zone-rows` by the game's words, and its cells are the targets
`{"rows": [row, column]}`, counted from 1. The helpers below are for games that say more.
"""

from collections.abc import Mapping, Sequence

from stolik.kernel.state import Json

Target = Mapping[str, Sequence[int | str]]


def said(message: str, args: Mapping[str, int | str] | None = None) -> dict[str, Json]:
    """A message of the words files as plain data."""
    given: dict[str, Json] = {}
    if args is not None:
        for key, value in args.items():
            given[key] = value
    return {"message": message, "args": given}


def cell(
    card: str,
    name: dict[str, Json] | None = None,
    text: dict[str, Json] | None = None,
    marks: Sequence[dict[str, Json]] = (),
    target: Target | None = None,
    face_down: bool = False,
    at: Sequence[int] = (),
    tone: str = "",
    seats: Sequence[int] = (),
) -> dict[str, Json]:
    """Something that lies in a zone. A face-down card has the id of what everybody sees of it.

    A place of a map has a ground, `tone` (road, sand, rock, wood or void), and figures, named by their `seats`.
    """
    return {
        "card": card,
        "name": name if name is not None else said(f"card-{card.replace('_', '-')}"),
        "text": text,
        "marks": list(marks),
        "face_down": face_down,
        "target": _target(target),
        "at": list(at) if at else None,
        "tone": tone or None,
        "seats": list(seats),
    }


def place(target: Target | None, at: Sequence[int] = ()) -> dict[str, Json]:
    """An empty place that can be pointed at."""
    return {
        "card": None,
        "name": said("plain-empty"),
        "text": None,
        "marks": [],
        "face_down": False,
        "target": _target(target),
        "at": list(at) if at else None,
        "tone": None,
        "seats": [],
    }


def ground(
    made: dict[str, Json],
    level: int = 0,
    north: str = "",
    west: str = "",
    signs: str = "",
    is_outside: bool = False,
    pieces: Sequence[Json] = (),
) -> dict[str, Json]:
    """Make a cell a space of a map: its height, what stands on its northern and western edge (a word that the key of
    the map explains), the signs of what lies on it, whether it is out of bounds, and who stands on it."""
    made["ground"] = {
        "level": level, "north": north, "west": west, "signs": signs, "outside": is_outside, "pieces": list(pieces),
    }  # fmt: skip
    return made


def piece(sign: str, seat: int, name: dict[str, Json], target: Target | None = None) -> dict[str, Json]:
    """Someone's figure on a map: a letter in the shape of the seat."""
    return {"sign": sign, "seat": seat, "name": name, "target": _target(target)}


def key(name: dict[str, Json], sign: str = "", edge: str = "", level: int = 0) -> dict[str, Json]:
    """A line of the key of a map: what a sign, a kind of edge or a height means."""
    return {"name": name, "sign": sign, "edge": edge, "level": level}


def figure(sign: str, name: dict[str, Json], column: int, row: int) -> dict[str, Json]:
    """Something that stands on the north-west corner of a space of a map."""
    return {"sign": sign, "name": name, "at": [column, row]}


def chart(
    made: dict[str, Json],
    keys: Sequence[Json],
    figures: Sequence[Json] = (),
    corners: tuple[str, str] = ("", ""),
    edges: tuple[str, str] = ("", ""),
) -> dict[str, Json]:
    """Make a grid a map. `corners` and `edges` name the kind of the targets at the corners `[column, row, height]` and
    the edges `["h" or "v", column, row]` of its spaces, and the message that words them."""
    made["chart"] = {"key": list(keys), "figures": list(figures), "corners": list(corners), "edges": list(edges)}
    return made


def zone(
    id: str,
    name: dict[str, Json],
    cells: Sequence[Json],
    layout: str = "row",
    owner: int | None = None,
    columns: int = 0,
    kind: str = "table",
) -> dict[str, Json]:
    """A part of the table. `layout`: row, grid, hex, stack or text; `kind`: table, hand, pile or offer."""
    return {
        "id": id,
        "name": name,
        "owner": owner,
        "kind": kind,
        "layout": layout,
        "columns": columns or max(1, len(cells)),
        "cells": list(cells),
    }


def counter(id: str, name: dict[str, Json], value: Json, owner: int | None = None) -> dict[str, Json]:
    """A number (or a word) that matters."""
    return {"id": id, "owner": owner, "name": name, "value": value}


def board(zones: Sequence[Json], counters: Sequence[Json]) -> dict[str, Json]:
    """The whole plain board."""
    return {"zones": list(zones), "counters": list(counters)}


def _target(target: Target | None) -> Json:
    if target is None:
        return None
    made: dict[str, Json] = {}
    for key, value in target.items():
        made[key] = list(value)
    return made


# Any view


def plain_of(table: dict[str, Json]) -> dict[str, Json]:
    """The board of a game that gives nothing of its own."""
    zones: list[Json] = []
    counters: list[Json] = []
    _gather(table, "", None, zones, counters)
    return board(zones, counters)


def _gather(value: Json, path: str, owner: int | None, zones: list[Json], counters: list[Json]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _gather(inner, f"{path}-{key}" if path else key, owner, zones, counters)
    elif isinstance(value, list):
        if value and all(isinstance(row, list) for row in value):
            cells: list[Json] = []
            columns = 0
            for row in value:
                assert isinstance(row, list)
                columns = max(columns, len(row))
            for y, row in enumerate(value, 1):
                assert isinstance(row, list)
                for x, item in enumerate(row, 1):
                    cells.append(_bare(item, {path: [y, x]}))
                cells += [None] * (columns - len(row))
            zones.append(zone(path, _word(path), cells, "grid", owner, columns))
        elif value and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value):
                _gather(item, f"{path}-{number}", number if owner is None else owner, zones, counters)
        else:
            row_cells: list[Json] = [_bare(item, {path: [x]}) for x, item in enumerate(value, 1)]
            zones.append(zone(path, _word(path), row_cells, "row", owner))
    elif value is not None:
        counters.append(counter(path, _word(path), value, owner))


def _bare(value: Json, target: Target) -> Json:
    """An entry of a list as a cell: its text, or an empty place."""
    if value is None:
        return place(target)
    text = str(value) if not isinstance(value, dict) else str(value.get("card", value.get("id", "")))
    return cell(text, said("plain-text", {"text": text}), target=target)


def _word(path: str) -> dict[str, Json]:
    """The name of a part of the view: the game's own message, without the numbers in its path."""
    return said("zone-" + "-".join(part for part in path.replace("_", "-").split("-") if not part.isdecimal()))
