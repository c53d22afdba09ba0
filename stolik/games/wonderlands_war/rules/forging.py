"""Forging (WW-FORGE): at the end of a battle, and with a tea card (WW-CARD-24)."""

from bisect import insort

from stolik.games.wonderlands_war.allies import red_rook, rose
from stolik.games.wonderlands_war.catalogue import (
    ARTEFACT,
    CHIP,
    CHIP_OF,
    COLUMNS,
    FORGE,
    GAP_REWARD,
    IS_SYMBOL,
    MADNESS,
    NOTHING,
    SPACE_REWARD,
    SPACES,
    TRACKS,
)
from stolik.games.wonderlands_war.events import Forged, GainedArtefact
from stolik.games.wonderlands_war.options import FORGE_ON
from stolik.games.wonderlands_war.rules.order import in_order
from stolik.games.wonderlands_war.rules.rewards import choose_reward, grant
from stolik.games.wonderlands_war.rules.spaces import is_complete, next_column, open_tracks
from stolik.games.wonderlands_war.state import ABSENT, BUST, SETTLE, Board
from stolik.kernel.question import PASS, Option, Question, Steps, number


def forge_options(t: Board, seat: int, chips: list[int]) -> list[Option]:
    """Every way to put one of these chips on a track, in the order of the chips; then declining."""
    tracks = open_tracks(t, seat)
    options = [FORGE_ON[chip][track] for chip in sorted(set(chips)) for track in tracks]
    options.append(PASS)
    return options


def put_on_track(t: Board, seat: int, chip: int, track: int) -> Steps:
    """Cover the leftmost empty space, then gain its reward, those between tracks, the artefact, what the chip does."""
    column = next_column(t, seat, track)
    space = track * COLUMNS + column
    t.forged[seat * SPACES + space] = chip
    if t.log is not None:
        t.log.add(Forged(seat, CHIP[chip], track + 1, column + 1))
    reward = SPACE_REWARD[t.seats][space]
    if not grant(t, seat, reward):
        yield from choose_reward(t, seat, reward)
    for upper in (track - 1, track):
        if 0 <= upper < TRACKS - 1:
            gap = upper * COLUMNS + column
            reward = GAP_REWARD[t.seats][gap]
            other = seat * SPACES + (gap if upper != track else gap + COLUMNS)
            if reward != NOTHING and t.forged[other] != NOTHING and not grant(t, seat, reward):
                yield from choose_reward(t, seat, reward)
    if is_complete(t, seat, track) and column == COLUMNS - 1:
        insort(t.bag[seat], ARTEFACT)
        if t.log is not None:
            t.log.add(GainedArtefact(seat))
    yield from rose.forged(t, seat, chip)


# At the tea party


def smithable(t: Board, seat: int) -> list[int]:
    """The chips of the bag that SMITH may forge."""
    return [chip for chip in t.bag[seat] if chip < MADNESS]


def smith(t: Board, seat: int) -> Steps:
    """SMITH: one chip of the bag may be forged, outside a battle."""
    options = forge_options(t, seat, smithable(t, seat))
    if len(options) == 1:
        return
    option = yield Question(seat, "smith", options)
    if option != PASS:
        chip = CHIP_OF[str(option[1])]
        t.bag[seat].remove(chip)
        yield from put_on_track(t, seat, chip, number(option[2]) - 1)


# Step 4 of a battle's result


def begin_forging(t: Board) -> None:
    """Line up everybody who did not bust (WW-FORGE-18)."""
    t.queue = in_order(t, [seat for seat in range(t.seats) if ABSENT != t.status[seat] != BUST and t.active[seat]])
    t.symbol = 0
    t.forgings = 0
    next_smith(t)


def next_smith(t: Board) -> None:
    """Count the forgings of the first in the line (WW-FORGE-01, WW-FORGE-02); pass over those who have none."""
    while t.queue:
        seat = t.queue[0]
        t.symbol = IS_SYMBOL[t.strength[seat]]
        t.forgings = t.active[seat].count(FORGE)
        if forgeable(t, seat) and open_tracks(t, seat):
            return
        t.queue.pop(0)
    t.symbol = 0
    t.forgings = 0
    t.phase = SETTLE


def forgeable(t: Board, seat: int) -> list[int]:
    """The active chips that the forgings left allow (WW-FORGE-04, WW-ALLY-04)."""
    if not t.symbol and not t.forgings:
        return []
    if t.symbol or not red_rook.stands_alone(t):
        return t.active[seat]
    return [chip for chip in t.active[seat] if not red_rook.is_rook(chip)]


def one_forging(t: Board) -> Steps:
    """One forging of the player in turn, with all its rewards."""
    seat = t.queue[0]
    option = yield Question(seat, "forge", forge_options(t, seat, forgeable(t, seat)))
    if option != PASS:
        chip = CHIP_OF[str(option[1])]
        t.active[seat].remove(chip)
        if t.forgings and not (red_rook.is_rook(chip) and red_rook.stands_alone(t)):
            t.forgings -= 1
        else:
            t.symbol = 0
        yield from put_on_track(t, seat, chip, number(option[2]) - 1)
        if forgeable(t, seat) and open_tracks(t, seat):
            return
    t.queue.pop(0)
    next_smith(t)
