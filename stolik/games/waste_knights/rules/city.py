"""The city action: up to two of four shops (WK-CITY)."""

from typing import Final

from stolik.games.waste_knights import content
from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.events import Visited
from stolik.games.waste_knights.map import CITY
from stolik.games.waste_knights.options import CURE, DONE, FIX, MEND, NUMBER_OF, TREAT, VISIT, name_of
from stolik.games.waste_knights.rules.equipment import repair_of_choice
from stolik.games.waste_knights.rules.perform import anytime, apply, offered, picked
from stolik.games.waste_knights.rules.trade import trade
from stolik.games.waste_knights.rules.vehicle import discard_fault, repair_damage, settle_vehicle
from stolik.games.waste_knights.rules.wounds import discard_injury, heal, remove_radiation
from stolik.games.waste_knights.state import AFTER_ACTION, IN_CITY, VISITED_CITY, Board
from stolik.games.waste_knights.vocabulary import MARKET, MECHANIC, SAWBONES, SHOPS, WORKSHOP
from stolik.kernel.question import PASS, Option, Question, Steps

_SHOPS: Final = {shop.id: shop for shop in content.shops()}
RADIATION: Final = _SHOPS["sawbones"].radiation
HEALING: Final = _SHOPS["sawbones"].heal
REPAIRS: Final = _SHOPS["mechanic"].repair
OFFER: Final = _SHOPS["market"].offer
MOST_SHOPS: Final = 2


def is_in_city(t: Board, me: int) -> bool:
    """Whether the knight stands on a city space (WK-CITY-01)."""
    return bool(CITY[t.space[me]])


def begin_city(t: Board) -> None:
    """The city action starts."""
    t.visited = ()
    t.phase = IN_CITY


def go_shopping(t: Board) -> Steps:
    """Visit a shop, or leave (WK-CITY-02)."""
    me = t.active
    if len(t.visited) == MOST_SHOPS:
        option: Option = DONE
    else:
        options = [VISIT[shop] for shop in range(len(SHOPS)) if shop not in t.visited]
        option = yield Question(t.seat[me], "city", [*options, *offered(anytime(t, me)), DONE])
    if option == DONE:
        t.taken.append(VISITED_CITY)
        t.phase = AFTER_ACTION
        return
    if option[0] == "use":
        yield from apply(t, me, picked(anytime(t, me), option))
        return
    shop = NUMBER_OF[option]
    t.visited += (shop,)
    yield from visit(t, me, shop)
    if t.turn_over:
        t.phase = AFTER_ACTION


def visit(t: Board, me: int, shop: int) -> Steps:
    """One shop; it may be visited even when it can do nothing (WK-CITY-20)."""
    if t.log is not None:
        t.log.add(Visited(name_of(t, me), SHOPS[shop]))
    if shop == SAWBONES:
        yield from _sawbones(t, me)
    elif shop == MECHANIC:
        yield from _mechanic(t, me)
    elif shop == WORKSHOP:
        yield from repair_of_choice(t, me, "workshop")
        yield from settle_vehicle(t, me)
    else:
        assert shop == MARKET
        yield from trade(t, me, OFFER)


def treatments(t: Board, me: int) -> list[Option]:
    """Radiation and wounds, or one of the injuries."""
    return [TREAT, *(CURE[card] for card in sorted(t.injuries[me]))]


def _sawbones(t: Board, me: int) -> Steps:
    """1 radiation and up to 4 healing points, or 1 injury (WK-CITY-04)."""
    option = yield Question(t.seat[me], "sawbones", treatments(t, me))
    if option == TREAT:
        remove_radiation(t, me, RADIATION)
        yield from heal(t, me, HEALING)
    else:
        discard_injury(t, me, NUMBER_OF[option])


def mendings(t: Board, me: int) -> list[Option]:
    """One of the faults, or the damage; nothing for a wreck."""
    return [*(MEND[card] for card in sorted(t.faults[me])), FIX if t.wreck[me] == NOTHING else PASS]


def _mechanic(t: Board, me: int) -> Steps:
    """Up to 3 damage, though not of a wreck, or 1 fault (WK-CITY-06, WK-CITY-08)."""
    option = yield Question(t.seat[me], "mechanic", mendings(t, me))
    if option == FIX:
        repair_damage(t, me, REPAIRS)
    elif option != PASS:
        discard_fault(t, me, NUMBER_OF[option])
