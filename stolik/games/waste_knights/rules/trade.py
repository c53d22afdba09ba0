"""Trade (N): an offer of equipment, paid in resources and cards (WK-CITY-10 to WK-CITY-19)."""

from stolik.games.waste_knights.catalogue import FACE_ID, TRADE_VALUE
from stolik.games.waste_knights.events import Bought, Offered
from stolik.games.waste_knights.options import (
    DONE,
    FIRST_RESOURCE,
    NUMBER_OF,
    PAY,
    PAY_CARD,
    TAKE,
    TAKE_RESOURCE,
    name_of,
)
from stolik.games.waste_knights.rules.equipment import cards_of, discard_card, draw_cards, is_unique, place_incoming
from stolik.games.waste_knights.rules.resources import gain_resource, in_pool, lose_resource
from stolik.games.waste_knights.rules.vehicle import settle_vehicle
from stolik.games.waste_knights.state import Board
from stolik.kernel.question import Option, Question, Steps
from stolik.kernel.state import without


def trade(t: Board, me: int, count: int) -> Steps:
    """Lay out an offer; the knight pays what it likes, then takes for that much."""
    t.offer = tuple([2 * kind + 1 for kind in draw_cards(t, count)])
    t.credit = 0
    t.is_paying = True
    t.paid = ()
    if t.log is not None:
        t.log.reveal(Offered(name_of(t, me), [FACE_ID[face] for face in t.offer]))
    while not t.gone[me]:
        option = yield Question(t.seat[me], "pay", payments(t, me), name_of(t, me), t.credit, is_always_asked=True)
        if option == DONE:
            break
        yield from _pay(t, me, option)
    t.is_paying = False
    while not t.gone[me]:
        option = yield Question(t.seat[me], "buy", wares(t), name_of(t, me), t.credit)
        if option == DONE:
            break
        yield from _take(t, me, option)
    t.gear_gone += [face >> 1 for face in t.offer]
    t.offer = ()
    t.credit = 0
    t.paid = ()


def payments(t: Board, me: int) -> list[Option]:
    """What the knight can still pay with; unique equipment has no value (WK-CITY-12, WK-CITY-18)."""
    options = [PAY[one] for one in range(3) if t.res[3 * me + one]]
    options += [PAY_CARD[face] for face in sorted(set(cards_of(t, me))) if not is_unique(face)]
    options.append(DONE)
    return options


def _pay(t: Board, me: int, option: Option) -> Steps:
    if option in PAY:
        lose_resource(t, me, NUMBER_OF[option], 1)
        t.credit += 1
        t.paid += (FIRST_RESOURCE + NUMBER_OF[option],)
        return
    face = NUMBER_OF[option]
    t.credit += TRADE_VALUE[face]
    t.paid += (face,)
    discard_card(t, me, face)
    yield from settle_vehicle(t, me)


def wares(t: Board) -> list[Option]:
    """What the payment still covers (WK-CITY-13, WK-CITY-14)."""
    options = [TAKE[face] for face in sorted(set(t.offer)) if TRADE_VALUE[face] <= t.credit]
    if t.credit:
        options += [TAKE_RESOURCE[one] for one in range(3) if in_pool(t, one)]
    options.append(DONE)
    return options


def _take(t: Board, me: int, option: Option) -> Steps:
    if option in TAKE_RESOURCE:
        t.credit -= 1
        gain_resource(t, me, NUMBER_OF[option], 1)
        return
    face = NUMBER_OF[option]
    t.credit -= TRADE_VALUE[face]
    t.offer = without(t.offer, face)
    if t.log is not None:
        t.log.add(Bought(name_of(t, me), FACE_ID[face]))
    t.incoming += (face,)
    yield from place_incoming(t, me)
    yield from settle_vehicle(t, me)
