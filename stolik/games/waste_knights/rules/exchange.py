"""Exchange between knights on one space, by consent (WK-SHARE-03 to WK-SHARE-06)."""

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.events import Exchanged, Refused
from stolik.games.waste_knights.options import (
    AGREE,
    ASK,
    CANCEL,
    FIRST_RESOURCE,
    GIVE,
    GOODS,
    NUMBER_OF,
    PROPOSE,
    REFUSE,
    name_of,
)
from stolik.games.waste_knights.rules.equipment import cards_of, is_unique, make_room, place_next, take_away
from stolik.games.waste_knights.rules.vehicle import settle_vehicle
from stolik.games.waste_knights.state import Board
from stolik.kernel.question import Option, Question, Steps
from stolik.kernel.state import Fixed


def exchange(t: Board, me: int, other: int) -> Steps:
    """The active knight puts goods on either side, then the other agrees or refuses."""
    t.partner = other
    t.giving = ()
    t.asking = ()
    while True:
        option = yield Question(t.seat[me], "exchange", proposals(t, me, other), name_of(t, other))
        if option in (PROPOSE, CANCEL):
            break
        if option[0] == "give":
            t.giving += (NUMBER_OF[option],)
        else:
            t.asking += (NUMBER_OF[option],)
    if option == PROPOSE:
        option = yield Question(t.seat[other], "consent", [AGREE, REFUSE], name_of(t, me), is_always_asked=True)
        if t.log is not None:
            given = [GOODS[one] for one in t.giving]
            got = [GOODS[one] for one in t.asking]
            if option == AGREE:
                t.log.add(Exchanged(name_of(t, me), name_of(t, other), given, got))
            else:
                t.log.add(Refused(name_of(t, me), name_of(t, other), given, got))
        if option == AGREE:
            yield from _swap_goods(t, me, other)
    t.partner = NOTHING
    t.giving = ()
    t.asking = ()


def proposals(t: Board, me: int, other: int) -> list[Option]:
    """More goods of either knight, and the end; unique equipment stays with its knight (WK-XP-13)."""
    options = [GIVE[one] for one in goods_left(t, me, t.giving)]
    options += [ASK[one] for one in goods_left(t, other, t.asking)]
    if t.giving or t.asking:
        options.append(PROPOSE)
    options.append(CANCEL)
    return options


def goods_left(t: Board, owner: int, taken: Fixed) -> list[int]:
    """What the knight has that is not yet on the table."""
    found: list[int] = []
    cards = cards_of(t, owner)
    for face in sorted(set(cards)):
        if not is_unique(face) and (not taken or cards.count(face) > taken.count(face)):
            found.append(face)
    for one in range(3):
        if t.res[3 * owner + one] > (taken.count(FIRST_RESOURCE + one) if taken else 0):
            found.append(FIRST_RESOURCE + one)
    return found


def _swap_goods(t: Board, me: int, other: int) -> Steps:
    """Both hand over, then both equip or stow everything and only then keep their limits (WK-SHARE-06)."""
    t.waiting = _hand_over(t, me, other, t.giving)
    t.incoming = _hand_over(t, other, me, t.asking)
    yield from _take_over(t, me)
    t.incoming = t.waiting
    t.waiting = ()
    yield from _take_over(t, other)


def _take_over(t: Board, me: int) -> Steps:
    while t.incoming:
        yield from place_next(t, me)
    yield from make_room(t, me)
    yield from settle_vehicle(t, me)


def _hand_over(t: Board, giver: int, taker: int, goods: Fixed) -> Fixed:
    """Resources change hands at once; the cards are returned."""
    faces: list[int] = []
    for one in goods:
        if one >= FIRST_RESOURCE:
            resource = one - FIRST_RESOURCE
            t.res[3 * giver + resource] -= 1
            t.res[3 * taker + resource] += 1
        else:
            take_away(t, giver, one)
            faces.append(one)
    return tuple(faces)
