"""The turn and its phases (RAD-TURN): events, replenish, and the cleanup after the actions."""

from typing import Final

from stolik.games.radlands.catalogue import NOTHING
from stolik.games.radlands.events import Replenished, TurnBegan, TurnEnded
from stolik.games.radlands.rules.deck import draw
from stolik.games.radlands.rules.event_queue import advance, has_event, resolve
from stolik.games.radlands.state import ACTIONS, EVENTS, SLOTS, Board
from stolik.kernel.question import Steps

WATER: Final = 3
FIRST_WATER: Final = 1


def begin_turn(t: Board) -> Steps:
    """Phases 1 and 2 of the active player's turn."""
    seat = t.active
    if t.log is not None:
        t.log.add(TurnBegan(seat, t.turn))
    if has_event(t, seat):
        yield from events_phase(t, seat)
    replenish_phase(t, seat)
    t.phase = ACTIONS


def events_phase(t: Board, seat: int) -> Steps:
    """Resolve the event on space 1, then move the others forward."""
    first = seat * 3
    kind = t.queue[first]
    if kind != NOTHING:
        t.queue[first] = NOTHING
        yield from resolve(t, seat, kind)
    for space in (2, 3):
        if t.queue[first + space - 1] != NOTHING and t.queue[first + space - 2] == NOTHING:
            yield from advance(t, seat, space)


def replenish_phase(t: Board, seat: int) -> None:
    """Draw a card; the water becomes 3, in the very first turn of the game 1."""
    draw(t, seat)
    t.water[seat] = FIRST_WATER if t.turn == 1 else WATER
    if t.log is not None:
        t.log.add(Replenished(seat, t.water[seat]))


def end_turn(t: Board) -> None:
    """Cleanup: all water is lost, all readiness limits and the turn's memory end; then the other player's turn."""
    if t.log is not None:
        t.log.add(TurnEnded(t.active))
    t.water = [0, 0]
    t.ready = [1] * SLOTS
    t.uses = [0] * SLOTS
    t.put_in_play = [0, 0]
    t.raiders_resolved = [0, 0]
    t.exposed = [0, 0]
    t.events_resolved = 0
    t.events_played = 0
    t.uses_this_turn = 0
    t.only_ability = False
    t.fresh = 0
    t.active = 1 - t.active
    t.turn += 1
    t.phase = EVENTS
