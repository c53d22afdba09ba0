"""Flamingo: doubles the next chip (A), lifts allies (B), jumps to a forge symbol (C), gives a shard (D)."""

from stolik.games.wonderlands_war.catalogue import FLAMINGO, IS_SYMBOL, SET_A, SET_B, SET_C, SET_D, SYMBOLS, TRACK_END
from stolik.games.wonderlands_war.events import Jumped
from stolik.games.wonderlands_war.options import GIVE, JUMP
from stolik.games.wonderlands_war.rules.ledger import MOVED_BY, note
from stolik.games.wonderlands_war.rules.shards import gain_shards
from stolik.games.wonderlands_war.rules.track import opponents
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import PASS, Option, Question, Steps


def is_flamingo(chip: int) -> bool:
    """Whether a chip is a Flamingo of any level."""
    return chip // 2 == FLAMINGO


def placed(t: Board, seat: int) -> None:
    """A: the next chip on the active track is doubled."""
    if t.ally[FLAMINGO] == SET_A:
        t.doubles[seat] = 1


def lifts(t: Board, seat: int) -> bool:
    """B: whether ally chips get +1, because a Flamingo is active."""
    return t.ally[FLAMINGO] == SET_B and any(is_flamingo(chip) for chip in t.active[seat])


def nearest_symbols(space: int) -> list[int]:
    """C: the nearest forge symbols, one or two; none from a symbol or from the end of the track (WW-ALLY-12)."""
    if IS_SYMBOL[space] or space == TRACK_END:
        return []
    distance = min(abs(symbol - space) for symbol in SYMBOLS)
    return [symbol for symbol in SYMBOLS if abs(symbol - space) == distance]


def jump(t: Board, seat: int) -> Steps:
    """C: after its strength has been added, the marker may move to the nearest forge symbol."""
    if t.ally[FLAMINGO] != SET_C:
        return
    options: list[Option] = [JUMP[symbol] for symbol in nearest_symbols(t.strength[seat])]
    if not options:
        return
    options.append(PASS)
    option = yield Question(seat, "jump", options, "flamingo_c")
    if option != PASS:
        space = JUMP.index(option)
        note(t, seat, MOVED_BY["flamingo_c"], space - t.strength[seat])
        t.strength[seat] = space
        if t.log is not None:
            t.log.add(Jumped(seat, t.strength[seat]))


def stronger(t: Board, seat: int) -> list[int]:
    """D: the opponents with higher strength, by the positions after step B4 (WW-CHIP-11); nobody who has bust since."""
    return [other for other in opponents(t, seat) if t.before[other] > t.before[seat]]


def gift(t: Board, seat: int) -> Steps:
    """D: an opponent with higher strength gains 1 shard."""
    if t.ally[FLAMINGO] != SET_D:
        return
    options = [GIVE[other] for other in stronger(t, seat)]
    if options:
        option = yield Question(seat, "flamingo_gift", options, "flamingo_d")
        gain_shards(t, GIVE.index(option), 1)
