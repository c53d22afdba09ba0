"""The Jabberwock: Jaws that Bite, Claws that Catch, Manxome Foe, Slithy Toves, Eyes of Flame (WW-LEAD-08 to 13)."""

from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    FIRST_ARTEFACT,
    FIRST_PASSIVE,
    JABBERWOCK,
    NOTHING,
    POISON,
    SECOND_ARTEFACT,
    SECOND_PASSIVE,
    TEA,
)
from stolik.games.wonderlands_war.events import GotPoison, Poisoned, PoisonReturned
from stolik.games.wonderlands_war.factions.unlocked import has_ability
from stolik.games.wonderlands_war.options import POISON_CHAIR, POISON_SEAT
from stolik.games.wonderlands_war.rules.chips import into_bag
from stolik.games.wonderlands_war.rules.points import gain_vp
from stolik.games.wonderlands_war.rules.track import is_behind, opponents
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import PASS, Option, Question, Steps

AT_START: Final = 2
AT_TURN_END: Final = 1
"""How many cards Jaws that Bite poisons."""


def poisonable(t: Board) -> list[Option]:
    """The cards on the table that carry no poison yet."""
    return [POISON_CHAIR[chair] for chair, card in enumerate(t.table) if card != NOTHING and not t.poison_on[chair]]


def place_poison(t: Board, seat: int, count: int) -> Steps:
    """Put up to this many poison chips on different cards; Slithy Toves allows one more (WW-FAC-19)."""
    more = 1 if has_ability(t, seat, JABBERWOCK, FIRST_PASSIVE) else 0
    for number in range(count + more):
        options = poisonable(t)
        if not t.poison_pool or not options:
            return
        options.append(PASS)
        source = "slithy_toves" if number >= count else "jaws_that_bite"
        option = yield Question(seat, "place_poison", options, source)
        if option == PASS:
            return
        chair = POISON_CHAIR.index(option)
        t.poison_pool -= 1
        t.poison_on[chair] = 1
        if t.log is not None:
            t.log.add(Poisoned(seat, chair, TEA[t.table[chair]]))


def can_poison(t: Board) -> bool:
    """Whether he may put poison on a card at the end of his turn: none carries any (WW-LEAD-09)."""
    return t.poison_pool > 0 and 1 not in t.poison_on and any(card != NOTHING for card in t.table)


def claws_that_catch(t: Board, seat: int) -> Steps:
    """When a Venom Fang is played, 1 poison chip of the pool may go into an opponent's bag (WW-FAC-17)."""
    if not has_ability(t, seat, JABBERWOCK, FIRST_ARTEFACT) or not t.poison_pool:
        return
    options: list[Option] = [POISON_SEAT[other] for other in opponents(t, seat)]
    if not options:
        return
    options.append(PASS)
    option = yield Question(seat, "claws", options, "claws_that_catch")
    if option != PASS:
        other = POISON_SEAT.index(option)
        t.poison_pool -= 1
        into_bag(t, other, POISON)
        if t.log is not None:
            t.log.add(GotPoison(other))


def has_manxome_foe(t: Board, seat: int) -> bool:
    """Whether a Venom Fang gets +2: somebody is strictly ahead (WW-FAC-18)."""
    return has_ability(t, seat, JABBERWOCK, SECOND_ARTEFACT) and is_behind(seat, t.before)


def poison_returns(t: Board) -> None:
    """A poison chip that cost a unit goes back to the pool, and Eyes of Flame scores (WW-POISON-01, WW-FAC-20)."""
    t.poison_pool += 1
    seat = t.seat_of[JABBERWOCK]
    if t.log is not None:
        t.log.add(PoisonReturned(seat, 1))
    if has_ability(t, seat, JABBERWOCK, SECOND_PASSIVE):
        gain_vp(t, seat, 1, "eyes_of_flame")
