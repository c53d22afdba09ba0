"""The Queen of Hearts: Paint My World, Royal Temper, Off With Their Heads!, Double Speed.

Her Red Army is in `rules.units`, where unit icons are placed.
"""

from collections.abc import Generator

from stolik.games.wonderlands_war.catalogue import (
    FIRST_ARTEFACT,
    FIRST_PASSIVE,
    QUEEN,
    REGION_OF,
    REGIONS,
    SECOND_ARTEFACT,
    SECOND_PASSIVE,
)
from stolik.games.wonderlands_war.factions.unlocked import has_ability
from stolik.games.wonderlands_war.options import LOSE_IN, PIECE_OF, STEAL, SUPPORTER
from stolik.games.wonderlands_war.rules.points import gain_vp, lose_vp
from stolik.games.wonderlands_war.rules.track import is_behind
from stolik.games.wonderlands_war.rules.units import losable, lose_piece, place_supporter, regions_in_use
from stolik.games.wonderlands_war.state import ABSENT, BUST, Board
from stolik.kernel.question import PASS, Asked, Option, Question, Steps


def paint_my_world(t: Board, seat: int) -> Generator[Asked, Option, bool]:
    """When a War Axe is played, she may lose 1 unit from any region; whether she did (WW-FAC-12)."""
    if not has_ability(t, seat, QUEEN, FIRST_ARTEFACT):
        return False
    options: list[Option] = [
        LOSE_IN[piece][region] for region in regions_in_use(t) for piece in losable(t, seat, region)
    ]
    options.append(PASS)
    option = yield Question(seat, "paint", options, "paint_my_world")
    if option == PASS:
        return False
    lose_piece(t, seat, PIECE_OF[str(option[1])], REGION_OF[str(option[2])])
    return True


def royal_temper(t: Board, seat: int) -> Steps:
    """When a War Axe is played, 1 VP moves from the player in the lead to her (WW-FAC-13, WW-FAC-25)."""
    if not has_ability(t, seat, QUEEN, SECOND_ARTEFACT):
        return
    if t.seats == 2:
        if is_behind(seat, t.before):
            gain_vp(t, seat, 1, "royal_temper")
        return
    before = t.before
    others = [other for other in range(t.seats) if other != seat and ABSENT != t.status[other] != BUST]
    most = max((before[other] for other in others), default=-1)
    if most < before[seat]:
        return
    options = [STEAL[other] for other in others if before[other] == most]
    victim = STEAL.index((yield Question(seat, "temper", options, "royal_temper")))
    if t.vp[victim]:
        lose_vp(t, victim, 1, "royal_temper")
        gain_vp(t, seat, 1, "royal_temper")


def off_with_their_heads(t: Board, seat: int, region: int) -> None:
    """Her leader comes to a region: every other player loses 1 supporter there (WW-FAC-15)."""
    if has_ability(t, seat, QUEEN, FIRST_PASSIVE):
        for other in range(t.seats):
            if other != seat and t.supporters[other * REGIONS + region]:
                lose_piece(t, other, SUPPORTER, region)


def has_double_speed(t: Board, seat: int) -> bool:
    """Whether she passed a leader in this turn and may place a supporter for it (WW-FAC-16)."""
    return t.has_passed == 1 and has_ability(t, seat, QUEEN, SECOND_PASSIVE)


def double_speed(t: Board, seat: int) -> Steps:
    """She may place 1 additional supporter in any region."""
    yield from place_supporter(t, seat, "double_speed", True)
