"""Why something cannot be paid with, bought or exchanged (WK-CITY, WK-SHARE)."""

from stolik.games.waste_knights.catalogue import TRADE_VALUE
from stolik.games.waste_knights.options import (
    ASK,
    CANCEL,
    DONE,
    FIRST_RESOURCE,
    GIVE,
    PAY,
    PAY_CARD,
    PROPOSE,
    TAKE,
    TAKE_RESOURCE,
    VISIT,
)
from stolik.games.waste_knights.rules.equipment import cards_of, is_unique
from stolik.games.waste_knights.rules.exchange import goods_left
from stolik.games.waste_knights.rules.perform import anytime, offered
from stolik.games.waste_knights.rules.resources import in_pool
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.why.effects import why_not_effect
from stolik.games.waste_knights.why.reasons import no, unless
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Subject


def payment_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All resources and cards of the knight."""
    return [*PAY, *(PAY_CARD[face] for face in sorted(set(cards_of(t, me)))), DONE]


def why_not_pay(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What keeps the knight from paying with it."""
    if attempt == DONE:
        return None
    if attempt in PAY:
        return unless(t.res[3 * me + PAY.index(attempt)], "WK-CITY-12", "no-such-resource")
    return unless(not is_unique(PAY_CARD.index(attempt)), "WK-CITY-18", "unique-has-no-value")


def ware_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All cards of the offer and all resources."""
    return [*(TAKE[face] for face in sorted(set(t.offer))), *TAKE_RESOURCE, DONE]


def why_not_buy(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What keeps the knight from taking it."""
    if attempt == DONE:
        return None
    is_resource = attempt in TAKE_RESOURCE
    value = 1 if is_resource else TRADE_VALUE[TAKE.index(attempt)]
    if value > t.credit:
        return no("WK-CITY-14", "too-dear", value, t.credit)
    return unless(not is_resource or in_pool(t, TAKE_RESOURCE.index(attempt)), "WK-COMP-14", "pool-empty")


def shop_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All four shops, and what may be used at any time."""
    return [*VISIT, *offered(anytime(t, me)), DONE]


def why_not_visit(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """A shop is visited once."""
    if attempt == DONE:
        return None
    if attempt in VISIT:
        return unless(VISIT.index(attempt) not in t.visited, "WK-CITY-02", "shop-visited")
    return why_not_effect(t, me, attempt, anytime(t, me))


def exchange_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All goods of both knights."""
    options: list[Option] = []
    for owner, table in ((me, GIVE), (t.partner, ASK)):
        options += [table[face] for face in sorted(set(cards_of(t, owner)))]
        options += [table[FIRST_RESOURCE + one] for one in range(3)]
    return [*options, PROPOSE, CANCEL]


def why_not_exchange(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What keeps it from changing hands."""
    if attempt == CANCEL:
        return None
    if attempt == PROPOSE:
        return unless(t.giving or t.asking, "WK-SHARE-03", "nothing-to-exchange")
    is_own = attempt in GIVE
    good = (GIVE if is_own else ASK).index(attempt)
    if good < FIRST_RESOURCE and is_unique(good):
        return no("WK-XP-13", "unique-stays")
    left = goods_left(t, me, t.giving) if is_own else goods_left(t, t.partner, t.asking)
    return unless(good in left, "WK-SHARE-03", "no-more-of-it")
