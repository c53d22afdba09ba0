"""Wasteland cards: enemies, events, encounters (WK-WASTE, WK-EVENT, WK-ENC)."""

from typing import Final

from stolik.games.waste_knights.catalogue import (
    CARD_ID,
    CARD_TYPE,
    DECK_OF,
    ENEMY,
    EVENT,
    EVENT_CARDS,
    FIRST_ENCOUNTER,
    FIRST_EVENT,
    LETTER,
    NOTHING,
)
from stolik.games.waste_knights.events import Reshuffled, Revealed
from stolik.games.waste_knights.map import DECK, TERRAIN
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.combat import fight
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.perform import beforehand, has_rules, is_out, offer, resolve
from stolik.games.waste_knights.rules.tests import FAILED, skill_test
from stolik.games.waste_knights.rules.threats import resolve_yellow, return_tokens
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.run import read_entry
from stolik.games.waste_knights.story.threads import encounter_entry
from stolik.games.waste_knights.vocabulary import WASTELAND
from stolik.kernel.question import Steps

WILD: Final = ("wild0", "wild1")
"""By deck, what chance and the log call it."""


def wasteland_card(t: Board, me: int) -> Steps:
    """Draw until a card can be resolved, and resolve it with the threat tokens of the move."""
    deck = DECK[TERRAIN[t.space[me]]]
    while True:
        t.card = draw_wild(t, deck)
        if t.card == NOTHING:
            break
        if t.log is not None:
            seats = t.seat[-1] + 1
            reader = (t.seat[me] - 1) % seats
            t.log.reveal(Revealed(name_of(t, me), CARD_ID[t.card], reader))
        t.redraws = False
        if has_rules(t, me, WASTELAND):
            yield from offer(t, me, WASTELAND, 0, "wasteland")
        if t.redraws or _is_without_entry(t):
            _discard(t)
            continue
        yield from _resolve(t, me)
        break
    _discard(t)
    return_tokens(t)
    t.first_test = 0


def draw_wild(t: Board, deck: int) -> int:
    """The next card; an empty deck is shuffled anew from its discard pile (WK-DECK-01, WK-DECK-02)."""
    if not t.wild[deck]:
        if not t.wild_gone[deck]:
            return NOTHING
        t.wild[deck] = sorted(t.wild_gone[deck])
        t.wild_gone[deck] = []
        t.shuffle(t.wild[deck], WILD[deck])
        if t.log is not None:
            t.log.add(Reshuffled(WILD[deck]))
    return t.draw_card(t.wild[deck], WILD[deck])


def _is_without_entry(t: Board) -> bool:
    """An encounter whose letter the thread does not know is discarded for another card (WK-ENC-03)."""
    return t.card >= FIRST_ENCOUNTER and encounter_entry(t, LETTER[t.card - FIRST_ENCOUNTER]) < 0


def _discard(t: Board) -> None:
    if t.card != NOTHING:
        t.wild_gone[DECK_OF[t.card]].append(t.card)
        t.card = NOTHING


def _resolve(t: Board, me: int) -> Steps:
    kind = CARD_TYPE[t.card]
    if t.tokens or kind in (ENEMY, EVENT):  # an entry asks by itself
        yield from beforehand(t, me)
    if kind == ENEMY:
        yield from fight(t, me, t.card)
        return
    if t.tokens:
        yield from resolve_yellow(t, me)
        if is_out(t, me):
            return  # WK-WASTE-09
        if kind == EVENT:
            yield from beforehand(t, me)
    if kind == EVENT:
        yield from _event(t, me)
    else:
        yield from read_entry(t, me, encounter_entry(t, LETTER[t.card - FIRST_ENCOUNTER]))


def _event(t: Board, me: int) -> Steps:
    """The test the card names, then the success or the failure (WK-EVENT-01)."""
    card = EVENT_CARDS[t.card - FIRST_EVENT]
    got = yield from skill_test(t, me, card.skill, card.difficulty, card.condition)
    if is_out(t, me):
        return
    cause = Cause()
    cause.successes = max(got, 0)
    yield from resolve(t, me, card.failure if got == FAILED else card.success, cause)
