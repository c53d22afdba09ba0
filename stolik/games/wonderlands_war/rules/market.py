"""The Wonderlandian market (WW-CARD-13 to 16)."""

from stolik.games.wonderlands_war.catalogue import (
    FIRST_ITEM,
    FIRST_ITEM_CARD,
    ITEM_CHIPS,
    PAWN,
    PAWNS_OF_CARD,
    REGION_OF,
    WONDERLANDIAN,
)
from stolik.games.wonderlands_war.events import MarketFilled, TookWonderlandian
from stolik.games.wonderlands_war.options import TAKE_CARD
from stolik.games.wonderlands_war.rules.chips import into_bag
from stolik.games.wonderlands_war.rules.units import TO_REGIONS, put_pawn
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import Question, Steps
from stolik.kernel.state import put


def fill_market(t: Board) -> None:
    """One card from the deck; an empty deck shrinks the market."""
    if t.wonderlandian_deck:
        card = t.wonderlandian_deck.pop()
        t.market.append(card)
        if t.log is not None:
            t.log.reveal(MarketFilled(WONDERLANDIAN[card]))


def take_wonderlandian(t: Board, seat: int) -> Steps:
    """WL: take a card of the market, which is replaced at once; its pawns are placed, its chips go into the bag."""
    if not t.market:
        return
    option = yield Question(seat, "take_wonderlandian", [TAKE_CARD[card] for card in t.market])
    card = TAKE_CARD.index(option)
    t.market.remove(card)
    if t.log is not None:
        t.log.add(TookWonderlandian(seat, WONDERLANDIAN[card]))
    fill_market(t)
    if card < FIRST_ITEM_CARD:
        yield from take_pawns(t, seat, card)
    else:
        t.owned[seat] += (card,)
        for _ in range(ITEM_CHIPS[card - FIRST_ITEM_CARD]):
            into_bag(t, seat, FIRST_ITEM + card - FIRST_ITEM_CARD)


def take_pawns(t: Board, seat: int, card: int) -> Steps:
    """Each pawn of a card is placed at once in any region."""
    t.owned[seat] += (card,)
    for pawn in PAWNS_OF_CARD[card]:
        t.pawn_owner = put(t.pawn_owner, pawn, seat)
    for pawn in PAWNS_OF_CARD[card]:
        options = TO_REGIONS[t.unused]
        option = yield Question(seat, "place_pawn", options, PAWN[pawn])
        put_pawn(t, seat, pawn, REGION_OF[str(option[1])])
