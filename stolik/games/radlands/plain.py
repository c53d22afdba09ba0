"""Radlands on the plain board: both sides as grids, queues, the hand, the piles and the counters."""

from typing import Final

from stolik.games.radlands.catalogue import CAMPS_V2
from stolik.games.radlands.view import BoardView, InPlay, Side
from stolik.kernel.plain import Cell, Plain, Target, Words, Zone, cell, counter, place, said, zone

REVISED: Final = tuple(camp.id for camp in CAMPS_V2 if camp.id != "command_post")
"""The camps whose text differs in the revised printing."""


def plain(table: BoardView, seat: int | None) -> Plain:
    """The plain board of what a seat (None: a spectator) sees; the reader's own side comes last."""
    board = Plain([], [])
    is_v2 = table.camp_set == "v2"
    mine = 0 if seat is None else seat
    for owner in (1 - mine, mine):
        side = table.sides[owner]
        if side.offer is not None:
            cells = [_card(name, is_v2, {"camp1": [name]}) for name in side.offer]
            board.zones.append(zone(f"offer{owner}", said("zone-offer"), cells, "row", owner, kind="offer"))
        board.zones.append(_columns(side, owner, is_v2, owner != mine))
        queue: list[Cell] = []
        for space, name in enumerate(side.queue, 1):
            where: Target = {"queue": [owner, space]}
            queue.append(place(where) if name is None else _card(name, is_v2, where))
        board.zones.append(zone(f"queue{owner}", said("zone-queue"), queue, "row", owner))
        board.zones.append(_hand(side, owner, is_v2))
        aside: list[Cell] = []
        if side.silo == "play_area":
            aside.append(_card("water_silo", is_v2, {"silo": [owner]}))
        if side.raiders == "play_area":
            aside.append(_card("raiders", is_v2, {"raiders": [owner]}))
        board.zones.append(zone(f"aside{owner}", said("zone-aside"), aside, "row", owner))
        board.counters.append(counter(f"water{owner}", said("zone-water"), side.water, owner))
        board.counters.append(counter(f"hand{owner}", said("zone-hand-count"), side.hand_count, owner))
    _piles(table, is_v2, board)
    return board


def _columns(side: Side, owner: int, is_v2: bool, is_above: bool) -> Zone:
    cells: list[Cell] = []
    for row in (0, 1, 2) if is_above else (2, 1, 0):
        for column in (0, 1, 2):
            card = side.columns[column][row]
            where: Target = {"slot": [owner, column + 1, row]}
            cells.append(place(where) if card is None else _in_play(card, where, is_v2))
    return zone(f"side{owner}", said(f"seat-{owner}"), cells, "grid", owner, 3)


def _in_play(card: InPlay, where: Target, is_v2: bool) -> Cell:
    marks: list[Words] = []
    if card.state != "undamaged":
        marks.append(said(f"term-{card.state}"))
    if card.state != "destroyed":
        marks.append(said("term-ready" if card.ready else "term-not-ready"))
        marks.append(said("term-unprotected" if card.unprotected else "term-protected"))
    return cell(card.card, None, _text(card.card, is_v2), marks, where, card.card == "punk")


def _hand(side: Side, owner: int, is_v2: bool) -> Zone:
    if side.hand is not None:
        cells = [_card(name, is_v2, {"hand": [name]}) for name in side.hand]
    else:
        cells = [cell("", said("zone-hidden-card"), face_down=True) for _ in range(side.hand_count)]
    if side.silo == "hand":
        cells.append(_card("water_silo", is_v2, {"hand": ["water_silo"]} if side.hand is not None else None))
    return zone(f"hand{owner}", said("zone-hand"), cells, "row", owner, kind="hand")


def _piles(table: BoardView, is_v2: bool, board: Plain) -> None:
    discard = table.discard
    deck = [cell("", said("zone-deck"), target={"deck": []}, face_down=True)] if table.deck else []
    board.zones.append(zone("deck", said("zone-deck"), deck, "stack", kind="pile"))
    top = [discard.top] if discard.top is not None else []
    thrown = [_card(name, is_v2, {"discard": [name]}) for name in discard.this_turn or top]
    board.zones.append(zone("discard", said("zone-discard"), thrown, "stack", kind="pile"))
    for now, name in (("resolving", table.resolving), ("announced", table.announced)):
        if name is not None:
            board.zones.append(zone(now, said(f"zone-{now}"), [_card(name, is_v2, None)], "row"))
    board.counters.append(counter("turn", said("zone-turn"), table.turn))
    board.counters.append(counter("deck", said("zone-deck"), table.deck))
    board.counters.append(counter("discard", said("zone-discard"), discard.count))


def _card(name: str, is_v2: bool, target: Target | None) -> Cell:
    return cell(name, None, _text(name, is_v2), (), target)


def _text(name: str, is_v2: bool) -> Words:
    message = f"card-{name.replace('_', '-')}"
    return said(f"{message}-v2-text" if is_v2 and name in REVISED else f"{message}-text")
