"""Madness and poison (WW-MAD, WW-POISON): shields, losses, busting and refreshing, in the sequence of WW-MAD-27."""

from typing import Final

from stolik.games.wonderlands_war.allies.creature import exhausted_as
from stolik.games.wonderlands_war.catalogue import (
    CHIP,
    DOUBLE_MADNESS,
    HUMPTY,
    MAD_TRACK,
    MADNESS,
    NOTHING,
    POISON,
    WONDERLANDIAN_OF,
)
from stolik.games.wonderlands_war.events import Blocked, Bust, Refreshed, ShellHelped, WentMad
from stolik.games.wonderlands_war.factions.cheshire import mad_gift
from stolik.games.wonderlands_war.factions.hatter import war_tactics
from stolik.games.wonderlands_war.factions.jabberwock import poison_returns
from stolik.games.wonderlands_war.options import BLOCK, LOSE, SUPPORTER
from stolik.games.wonderlands_war.rules.chips import into_bag, mend_shield, refill_bag
from stolik.games.wonderlands_war.rules.ledger import MOVED_BY, note
from stolik.games.wonderlands_war.rules.units import choose_loss, has_pawn, losable, lose_piece, units_in
from stolik.games.wonderlands_war.state import BUST, Board
from stolik.kernel.question import PASS, Question, Steps

CROWN_CARD: Final = WONDERLANDIAN_OF["knave_crown"]


def suffer(t: Board, seat: int, chip: int) -> Steps:
    """One player's sequence for a drawn madness or poison chip."""
    t.crowned[seat] = 0
    if t.shield[seat]:
        option = yield Question(seat, "shield", [BLOCK, PASS], CHIP[chip])
        if option == BLOCK:
            block(t, seat, chip)
            return
    losses = 1
    if chip != POISON:
        t.mad[seat].append(chip)
        t.held[seat] = NOTHING
        t.was_mad = 1
        if t.log is not None:
            t.log.add(WentMad(seat, CHIP[chip]))
        yield from mad_gift(t, seat)
        losses = madness_losses(t, seat, chip)
    for _ in range(losses):
        pieces = losable(t, seat, t.region)
        if not pieces:
            break
        option = yield choose_loss(seat, pieces, CHIP[chip])
        piece = LOSE.index(option)
        lose_piece(t, seat, piece, t.region)
        if piece == SUPPORTER and chip != POISON and losable(t, seat, t.region):
            war_tactics(t, seat)
    if chip == POISON:
        t.held[seat] = NOTHING
        poison_returns(t)
    if not losable(t, seat, t.region):
        bust(t, seat)
    if len(t.mad[seat]) == MAD_TRACK:
        refill_bag(t, seat)
        if t.log is not None:
            t.log.add(Refreshed(seat))


def block(t: Board, seat: int, chip: int) -> None:
    """The shield breaks and the chip goes back into the bag."""
    t.shield[seat] = 0
    t.held[seat] = NOTHING
    into_bag(t, seat, chip)
    if t.log is not None:
        t.log.add(Blocked(seat, CHIP[chip]))


def madness_losses(t: Board, seat: int, chip: int) -> int:
    """How many units a madness chip costs: Humpty Dumpty halves a double one, a Shell takes a regular one."""
    if chip == DOUBLE_MADNESS:
        return 1 if has_pawn(t, seat, HUMPTY) else 2
    if chip == MADNESS and t.shells[seat]:
        t.shells[seat] -= 1
        if t.log is not None:
            t.log.add(ShellHelped(seat))
        return 0
    return 1


def maybe_bust(t: Board, seat: int) -> bool:
    """Bust a participant who has no unit left in the region; whether that happened."""
    if units_in(t, seat, t.region):
        return False
    bust(t, seat)
    return True


def bust(t: Board, seat: int) -> None:
    """The marker goes to 0, active chips are exhausted, the shield works again (WW-MAD-15, WW-MAD-17)."""
    t.status[seat] = BUST
    note(t, seat, MOVED_BY["bust"], -t.strength[seat])
    t.strength[seat] = 0
    t.doubles[seat] = 0
    t.crowned[seat] = 0
    t.more[seat] = 0
    t.shells[seat] = 0
    if CROWN_CARD in t.owned[seat]:
        t.crowned = [0] * t.seats
    exhausted = t.exhausted[seat]
    for chip in t.active[seat]:
        exhausted.append(exhausted_as(t, seat, chip))
    t.active[seat] = []
    if t.log is not None:
        t.log.add(Bust(seat))
    mend_shield(t, seat)
