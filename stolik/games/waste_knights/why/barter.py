"""Why something cannot be paid with, bought or exchanged (WK-CITY, WK-SHARE)."""

from stolik.games.waste_knights.kinds import FACE_ID, TRADE_VALUE
from stolik.games.waste_knights.names import (
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
from stolik.games.waste_knights.rules.perform import anytime, offered
from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.why.reasons import no
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Question


def payment_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All resources and cards of the knight."""
    return [*PAY, *(PAY_CARD[face] for face in sorted(set(cards_of(t, me)))), DONE]


def payment_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps the knight from paying with it."""
    if attempt in PAY:
        return no("WK-CITY-12", "no-such-resource")
    return no("WK-CITY-18", "unique-has-no-value")


def ware_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All cards of the offer and all resources."""
    return [*(TAKE[face] for face in sorted(set(t.offer))), *TAKE_RESOURCE, DONE]


def ware_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps the knight from taking it."""
    if attempt in TAKE_RESOURCE:
        if not t.credit:
            return no("WK-CITY-14", "too-dear", 1, 0)
        return no("WK-COMP-14", "pool-empty")
    return no("WK-CITY-14", "too-dear", TRADE_VALUE[TAKE.index(attempt)], t.credit)


def shop_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All four shops, and what may be used at any time."""
    return [*VISIT, *offered(anytime(t, me)), DONE]


def shop_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """A shop is visited once."""
    return no("WK-CITY-02", "shop-visited")


def exchange_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All goods of both knights."""
    options: list[Option] = []
    for owner, table in ((me, GIVE), (t.partner, ASK)):
        options += [table[face] for face in sorted(set(cards_of(t, owner)))]
        options += [table[FIRST_RESOURCE + one] for one in range(3)]
    return [*options, PROPOSE, CANCEL]


def exchange_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps it from changing hands."""
    if attempt == PROPOSE:
        return no("WK-SHARE-03", "nothing-to-exchange")
    name = str(attempt[1])
    if name in FACE_ID and is_unique(FACE_ID.index(name)):
        return no("WK-XP-13", "unique-stays")
    return no("WK-SHARE-03", "no-more-of-it")
