"""The event queue (RAD-EVENT, RAD-ACT-PLAY-EVENT)."""

from collections.abc import Callable
from typing import Final

from stolik.games.radlands.catalogue import BOMB, ID, KINDS, NOTHING, RAIDERS, ZETO_KHAN
from stolik.games.radlands.events import Advanced, MovedBack, Queued, Resolved
from stolik.games.radlands.rules.columns import has_active
from stolik.games.radlands.rules.deck import discard_card
from stolik.games.radlands.state import Board
from stolik.kernel.question import Steps

EventEffect = Callable[[Board, int], Steps]


def _unwritten(t: Board, owner: int) -> Steps:
    raise LookupError("no such event")


EVENT_EFFECTS: Final[list[EventEffect]] = [_unwritten] * KINDS
"""What an event does for its owner, by kind; filled by `cards.register`."""


SPACES: Final = ((), (1, 2, 3), (2, 3), (3,))
"""The spaces an event may be placed on, by its bomb number."""


def has_event(t: Board, seat: int) -> bool:
    """Whether there is an event in the seat's queue."""
    queue = t.queue
    first = seat * 3
    return queue[first] != NOTHING or queue[first + 1] != NOTHING or queue[first + 2] != NOTHING


def bomb_number(t: Board, seat: int, kind: int) -> int:
    """The space the event goes to; Zeto Khan makes the first event of a turn a 0 (RAD-RULING-36)."""
    if t.events_played == 0 and has_active(t, seat, ZETO_KHAN):
        return 0
    return BOMB[kind]


def free_space(t: Board, seat: int, bomb: int) -> int:
    """The first free space from this number on towards the back (RAD-RULING-01), or NOTHING."""
    queue = t.queue
    for space in SPACES[bomb]:
        if queue[seat * 3 + space - 1] == NOTHING:
            return space
    return NOTHING


def can_queue(t: Board, seat: int, kind: int) -> bool:
    """Whether an event can be played: resolved at once, or room from its number on."""
    bomb = BOMB[kind]
    return bomb == 0 or free_space(t, seat, bomb) != NOTHING or bomb_number(t, seat, kind) == 0


def play_event(t: Board, seat: int, kind: int) -> Steps:
    """Queue an event that has left the hand (or Raiders that have left the play area), or resolve it at once."""
    bomb = bomb_number(t, seat, kind)
    t.events_played += 1
    if bomb == 0:
        yield from resolve(t, seat, kind)
        return
    space = free_space(t, seat, bomb)
    t.queue[seat * 3 + space - 1] = kind
    if t.log is not None:
        t.log.add(Queued(seat, ID[kind], space))


def resolve(t: Board, owner: int, kind: int) -> Steps:
    """Carry out an event that has left its space; then it is discarded, Raiders return (RAD-RULING-05, -80)."""
    if t.log is not None:
        t.log.add(Resolved(owner, ID[kind]))
    t.resolving = kind
    yield from EVENT_EFFECTS[kind](t, owner)
    if kind == RAIDERS:
        t.raiders_home[owner] = 1
        t.raiders_resolved[owner] = 1
    else:
        discard_card(t, kind)
    t.resolving = NOTHING
    t.events_resolved += 1


def can_advance(t: Board, seat: int, space: int) -> bool:
    """Whether an event on a space can be advanced: off space 1, or into an empty space (RAD-EVENT-05, -06)."""
    place = seat * 3 + space - 1
    return t.queue[place] != NOTHING and (space == 1 or t.queue[place - 1] == NOTHING)


def advance(t: Board, seat: int, space: int) -> Steps:
    """Advance an event by one space; from space 1 it is resolved as its owner's."""
    place = seat * 3 + space - 1
    kind = t.queue[place]
    t.queue[place] = NOTHING
    if space == 1:
        yield from resolve(t, seat, kind)
    else:
        t.queue[place - 1] = kind
        if t.log is not None:
            t.log.add(Advanced(seat, ID[kind], space - 1))


def can_move_back(t: Board, seat: int) -> bool:
    """Whether at least one event of the seat's queue has room behind it."""
    base = seat * 3
    return any(t.queue[base + n] != NOTHING and t.queue[base + n + 1] == NOTHING for n in (0, 1))


def move_back(t: Board, seat: int) -> None:
    """Move all events of a queue back by one space where there is room, from the back on (RAD-RULING-38)."""
    base = seat * 3
    for place in (base + 1, base):
        kind = t.queue[place]
        if kind != NOTHING and t.queue[place + 1] == NOTHING:
            t.queue[place + 1] = kind
            t.queue[place] = NOTHING
            if t.log is not None:
                t.log.add(MovedBack(seat, ID[kind], place - base + 2))
