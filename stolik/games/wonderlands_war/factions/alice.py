"""Alice: Everywhere at Once, Mended Mirror, Love of Learning, Friend of the People.

That she goes counter-clockwise around the table is in `rules.tea_party`.
"""

from collections.abc import Generator

from stolik.games.wonderlands_war.catalogue import (
    ALICE,
    CHIP,
    FIRST_ARTEFACT,
    FIRST_ITEM_CARD,
    FIRST_PASSIVE,
    FORGE,
    REGION,
    SECOND_ARTEFACT,
    WONDERLANDIAN,
)
from stolik.games.wonderlands_war.events import LeaderMoved, ReturnedChip, RevealedWonderlandians
from stolik.games.wonderlands_war.factions.unlocked import has_ability
from stolik.games.wonderlands_war.options import LEARN, MOVE
from stolik.games.wonderlands_war.rules.chips import into_bag, mend_shield
from stolik.games.wonderlands_war.rules.market import take_pawns
from stolik.games.wonderlands_war.state import AT_TABLE, Board
from stolik.kernel.question import PASS, Asked, Option, Question, Steps


def everywhere_at_once(t: Board, seat: int) -> Generator[Asked, Option, bool]:
    """When a Sword of Hope is played, Alice may come to the battle; whether she did (WW-FAC-03)."""
    at = t.leader_at[seat]
    if not has_ability(t, seat, ALICE, FIRST_ARTEFACT) or at == t.region or at == AT_TABLE:
        return False
    option = yield Question(seat, "everywhere", [MOVE, PASS], "everywhere_at_once")
    if option == PASS:
        return False
    t.leader_at[seat] = t.region
    if t.log is not None:
        t.log.add(LeaderMoved(seat, REGION[t.region]))
    return True


def mended_mirror(t: Board, seat: int) -> None:
    """When a Sword of Hope is played, the shield is turned to its working side (WW-FAC-05)."""
    if has_ability(t, seat, ALICE, SECOND_ARTEFACT):
        mend_shield(t, seat)


def can_learn(t: Board, seat: int) -> bool:
    """Whether Love of Learning can do anything at the end of the battle."""
    return has_ability(t, seat, ALICE, FIRST_PASSIVE) and min(t.active[seat], default=FORGE + 1) <= FORGE


def love_of_learning(t: Board, seat: int) -> Steps:
    """One active ally chip may go into the bag (WW-FAC-06)."""
    options: list[Option] = [LEARN[chip] for chip in sorted(set(t.active[seat])) if chip <= FORGE]
    options.append(PASS)
    option = yield Question(seat, "love_of_learning", options, "love_of_learning")
    if option != PASS:
        chip = LEARN.index(option)
        t.active[seat].remove(chip)
        into_bag(t, seat, chip)
        if t.log is not None:
            t.log.add(ReturnedChip(seat, CHIP[chip]))


def friend_of_the_people(t: Board, seat: int) -> Steps:
    """Reveal Wonderlandian cards until a pawn card appears, take it, shuffle the others back (WW-FAC-07)."""
    deck = t.wonderlandian_deck
    shown: list[int] = []
    while deck and deck[-1] >= FIRST_ITEM_CARD:
        shown.append(deck.pop())
    found = deck.pop() if deck else -1
    if t.log is not None and (shown or found >= 0):
        cards = [WONDERLANDIAN[card] for card in shown]
        if found >= 0:
            cards.append(WONDERLANDIAN[found])
        t.log.reveal(RevealedWonderlandians(seat, tuple(cards)))
    if shown:
        deck += shown
        deck.sort()
        t.shuffle(deck, "wonderlandians")
    if found >= 0:
        yield from take_pawns(t, seat, found)
