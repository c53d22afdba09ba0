"""Radlands on the plain board: both sides as grids, queues, the hand, the piles and the counters."""

from typing import Final

from stolik.games.radlands.kinds import CAMPS_V2
from stolik.kernel.plain import board, cell, counter, place, said, zone
from stolik.kernel.state import Json

REVISED: Final = tuple(camp.id for camp in CAMPS_V2 if camp.id != "command_post")
"""The camps whose text differs in the revised printing."""


def plain(table: dict[str, Json], seat: int | None) -> dict[str, Json]:
    """The plain board of what a seat (None: a spectator) sees; the own side comes last."""
    zones: list[Json] = []
    counters: list[Json] = []
    sides = _list(table["sides"])
    is_v2 = table["camp_set"] == "v2"
    mine = 0 if seat is None else seat
    for owner in (1 - mine, mine):
        side = _dict(sides[owner])
        offer = side["offer"]
        if isinstance(offer, list):
            cells: list[Json] = [_card(str(name), is_v2, {"camp1": [str(name)]}) for name in offer]
            zones.append(zone(f"offer{owner}", said("zone-offer"), cells, "row", owner, kind="offer"))
        zones.append(_columns(side, owner, is_v2, owner != mine))
        queue: list[Json] = []
        for space, name in enumerate(_list(side["queue"]), 1):
            queue.append(
                place({"queue": [owner, space]}) if name is None else _card(str(name), is_v2, {"queue": [owner, space]})
            )
        zones.append(zone(f"queue{owner}", said("zone-queue"), queue, "row", owner))
        zones.append(_hand(side, owner, is_v2))
        aside: list[Json] = []
        if side["silo"] == "play_area":
            aside.append(_card("water_silo", is_v2, {"silo": [owner]}))
        if side["raiders"] == "play_area":
            aside.append(_card("raiders", is_v2, {"raiders": [owner]}))
        zones.append(zone(f"aside{owner}", said("zone-aside"), aside, "row", owner))
        counters.append(counter(f"water{owner}", said("zone-water"), side["water"], owner))
        counters.append(counter(f"hand{owner}", said("zone-hand-count"), side["hand_count"], owner))
    _piles(table, is_v2, zones, counters)
    return board(zones, counters)


def _columns(side: dict[str, Json], owner: int, is_v2: bool, is_above: bool) -> dict[str, Json]:
    cells: list[Json] = []
    columns = _list(side["columns"])
    for row in (0, 1, 2) if is_above else (2, 1, 0):
        for column in (0, 1, 2):
            card = _list(columns[column])[row]
            where = {"slot": [owner, column + 1, row]}
            cells.append(place(where) if card is None else _in_play(_dict(card), where, is_v2))
    return zone(f"side{owner}", said(f"seat-{owner}"), cells, "grid", owner, 3)


def _in_play(card: dict[str, Json], where: dict[str, list[int]], is_v2: bool) -> dict[str, Json]:
    name = str(card["card"])
    marks: list[dict[str, Json]] = []
    if card["state"] != "undamaged":
        marks.append(said(f"term-{card['state']}"))
    if card["state"] != "destroyed":
        marks.append(said("term-ready" if card["ready"] else "term-not-ready"))
        marks.append(said("term-unprotected" if card["unprotected"] else "term-protected"))
    return cell(name, None, _text(name, is_v2), marks, where, name == "punk")


def _hand(side: dict[str, Json], owner: int, is_v2: bool) -> dict[str, Json]:
    hand = side["hand"]
    cells: list[Json] = []
    if isinstance(hand, list):
        cells = [_card(str(name), is_v2, {"hand": [str(name)]}) for name in hand]
    else:
        count = side["hand_count"]
        assert isinstance(count, int)
        cells = [cell("", said("zone-hidden-card"), face_down=True) for _ in range(count)]
    if side["silo"] == "hand":
        cells.append(_card("water_silo", is_v2, {"hand": ["water_silo"]} if isinstance(hand, list) else None))
    return zone(f"hand{owner}", said("zone-hand"), cells, "row", owner, kind="hand")


def _piles(table: dict[str, Json], is_v2: bool, zones: list[Json], counters: list[Json]) -> None:
    discard = _dict(table["discard"])
    deck: list[Json] = [cell("", said("zone-deck"), target={"deck": []}, face_down=True)] if table["deck"] else []
    zones.append(zone("deck", said("zone-deck"), deck, "stack", kind="pile"))
    thrown: list[Json] = []
    fresh = _list(discard["this_turn"])
    if fresh:
        thrown = [_card(str(name), is_v2, {"discard": [str(name)]}) for name in fresh]
    elif discard["top"] is not None:
        thrown.append(_card(str(discard["top"]), is_v2, {"discard": [str(discard["top"])]}))
    zones.append(zone("discard", said("zone-discard"), thrown, "stack", kind="pile"))
    for now in ("resolving", "announced"):
        name = table[now]
        if name is not None:
            zones.append(zone(now, said(f"zone-{now}"), [_card(str(name), is_v2, None)], "row"))
    counters.append(counter("turn", said("zone-turn"), table["turn"]))
    counters.append(counter("deck", said("zone-deck"), table["deck"]))
    counters.append(counter("discard", said("zone-discard"), discard["count"]))


def _card(name: str, is_v2: bool, target: dict[str, list[int | str]] | None) -> dict[str, Json]:
    return cell(name, None, _text(name, is_v2), (), target)


def _text(name: str, is_v2: bool) -> dict[str, Json]:
    message = f"card-{name.replace('_', '-')}"
    return said(f"{message}-v2-text" if is_v2 and name in REVISED else f"{message}-text")


def _dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
