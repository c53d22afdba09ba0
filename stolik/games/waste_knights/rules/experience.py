"""Experience and advances (WK-XP)."""

from typing import Final

from stolik.games.waste_knights.active_rules import ADVANCE_SOURCE
from stolik.games.waste_knights.catalogue import (
    ADVANCE_OF,
    ADVANCE_XP,
    ADVANCES,
    FACE,
    FIRST_UNIQUE,
    GEAR_KINDS,
    NOTHING,
    SIDE,
    UNIQUE_OF,
    UNIQUE_XP,
)
from stolik.games.waste_knights.events import Advanced, Learned
from stolik.games.waste_knights.options import ADVANCE, ADVANCE_CARD, name_of
from stolik.games.waste_knights.rules.equipment import cards_of, is_unique, place_incoming
from stolik.games.waste_knights.rules.perform import demand, rules_on
from stolik.games.waste_knights.rules.vehicle import settle_vehicle
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import ON_GAIN
from stolik.kernel.question import PASS, Option, Question, Steps
from stolik.kernel.state import put

MARKED: Final = (3, 6, 9, 13, 16, 19)
MOST_XP: Final = 19
MOST_ADVANCES: Final = 6


def gain_xp(t: Board, me: int, count: int) -> None:
    """Move the marker; every marked value passed makes an advance due (WK-XP-01 to WK-XP-04)."""
    if count <= 0:
        return
    old = t.xp[me]
    t.xp[me] = min(MOST_XP, old + count)
    for mark in MARKED:
        if old < mark <= t.xp[me] and advance_count(t, me) < MOST_ADVANCES:
            t.due = put(t.due, me, t.due[me] + 1)
    if t.log is not None:
        t.log.add(Learned(name_of(t, me), t.xp[me] - old, t.xp[me]))


def advance_count(t: Board, me: int) -> int:
    """The advance cards of a knight, unique equipment included."""
    return len(t.advances[me]) + sum(1 for face in cards_of(t, me) if is_unique(face))


def can_advance(t: Board, me: int) -> bool:
    """Whether an advance is due and there is room for it (WK-XP-12)."""
    return t.due[me] > 0 and advance_count(t, me) < MOST_ADVANCES


def open_advances(t: Board, me: int) -> list[Option]:
    """The cards of the knight's own and the general deck that may be chosen, with the side (WK-XP-08, WK-XP-11)."""
    knight = t.knight[me]
    taken = [side >> 1 for sides in t.advances for side in sides]
    options: list[Option] = []
    for card in range(len(ADVANCES)):
        if ADVANCE_OF[card] in (knight, NOTHING) and card not in taken and t.xp[me] >= ADVANCE_XP[card]:
            options += [ADVANCE[2 * card], ADVANCE[2 * card + 1]]
    owned = [face >> 1 for who in range(len(t.seat)) for face in cards_of(t, who)]
    owned += t.box
    for kind in range(FIRST_UNIQUE, GEAR_KINDS):
        if UNIQUE_OF[kind] in (knight, NOTHING) and kind not in owned and t.xp[me] >= UNIQUE_XP[kind]:
            options.append(ADVANCE_CARD[2 * kind])
    return options


def take_advances(t: Board, me: int) -> Steps:
    """Take due advances one by one, or leave them for later (WK-XP-05, WK-XP-06)."""
    while can_advance(t, me):
        options = open_advances(t, me)
        if not options:
            return
        option = yield Question(t.seat[me], "advance", [*options, PASS], note=t.due[me], about=(me,))
        if option == PASS:
            return
        yield from take_advance(t, me, option)


def take_advance(t: Board, me: int, option: Option) -> Steps:
    """One due advance: a side of a card, or unique equipment, working side up."""
    t.due = put(t.due, me, t.due[me] - 1)
    name = str(option[1])
    if t.log is not None:
        t.log.add(Advanced(name_of(t, me), name))
    if option in ADVANCE_CARD:
        t.incoming += (FACE[name],)
        yield from place_incoming(t, me)
    else:
        side = SIDE[name]
        t.advances[me] += (side,)
        uses = [use for use in rules_on(t, me, ON_GAIN) if use.source == ADVANCE_SOURCE + side]
        yield from demand(t, me, uses)
    yield from settle_vehicle(t, me)
