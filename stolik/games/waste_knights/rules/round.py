"""Rounds: their start, their end, and the goals of the adventure (WK-ROUND, WK-ADV-06)."""

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.events import RoundBegan
from stolik.games.waste_knights.rules.perform import demand, is_out, rules_on
from stolik.games.waste_knights.state import (
    END_GOALS,
    ROUND_ENDS,
    ROUND_GOALS,
    ROUND_STARTS,
    TURN_STARTS,
    Board,
)
from stolik.games.waste_knights.story.run import begin_story, move_time, reach, reached_goal, read_entry
from stolik.games.waste_knights.story.threads import resolve_thread_rules
from stolik.games.waste_knights.vocabulary import PER_ROUND, ROUND_END, ROUND_START
from stolik.kernel.question import Steps


def begin(t: Board) -> Steps:
    """The introduction and the first thread, before round 1."""
    t.phase = ROUND_STARTS
    yield from begin_story(t)


def start_round(t: Board) -> Steps:
    """The time marker, then the thread's, then other start-of-round effects (WK-ROUND-09)."""
    t.round += 1
    t.starting = True
    t.used[PER_ROUND] = ()
    count = len(t.seat)
    t.order = tuple([(t.first + step) % count for step in range(count) if not t.gone[(t.first + step) % count]])
    if t.log is not None:
        t.log.add(RoundBegan(t.round))
    t.phase = ROUND_GOALS
    yield from move_time(t)
    yield from resolve_thread_rules(t, NOTHING, ROUND_START)
    yield from _of_knights(t, ROUND_START)


def end_round(t: Board) -> Steps:
    """End-of-round effects: the thread's, then others (WK-ROUND-11)."""
    t.phase = END_GOALS
    yield from resolve_thread_rules(t, NOTHING, ROUND_END)
    yield from _of_knights(t, ROUND_END)


def _of_knights(t: Board, trigger: int) -> Steps:
    count = len(t.seat)
    for step in range(count):
        me = (t.first + step) % count
        if not is_out(t, me):
            uses = rules_on(t, me, trigger)
            if uses:
                yield from demand(t, me, uses)


def goals_of_round(t: Board) -> Steps:
    """After start-of-round or end-of-round effects the goals are checked."""
    t.phase = TURN_STARTS if t.phase == ROUND_GOALS else ROUND_STARTS
    goal = reached_goal(t, NOTHING)
    if goal != NOTHING:
        yield from reach(t, NOTHING, goal)


def next_turn(t: Board) -> None:
    """The next knight of this round, or its end."""
    while t.order and t.gone[t.order[0]]:
        t.order = t.order[1:]
    if t.order:
        t.active = t.order[0]
        t.order = t.order[1:]
        t.phase = TURN_STARTS
    else:
        t.phase = ROUND_ENDS


def read_next(t: Board) -> Steps:
    """An entry that a goal left for a beat of its own."""
    yield from read_entry(t, t.next_reader, t.next_entry)
