"""Rounds, turns and the transition phase (AP-ROUND, AP-TURN, AP-TRANS)."""

from stolik.games.apex_legends.catalogue import (
    BLUE,
    COLOURS,
    EVERY_LEGEND,
    EVERY_TOKEN,
    HAS_SQUARE_AFTER,
    LEGENDS,
    NOTHING,
    RED,
    ROUNDS,
    TRACK,
    TURN_OF,
)
from stolik.games.apex_legends.events import Activated, RoundBegan, TurnBegan
from stolik.games.apex_legends.options import ACTIVATE
from stolik.games.apex_legends.rules.cards import RESOLVES
from stolik.games.apex_legends.rules.feats import draw_feats
from stolik.games.apex_legends.rules.movement import can_go_on
from stolik.games.apex_legends.rules.ring import burn, shrink
from stolik.games.apex_legends.rules.teams import captain
from stolik.games.apex_legends.rules.tokens import accelerate, tokens_below
from stolik.games.apex_legends.rules.winning import break_tie, check_points
from stolik.games.apex_legends.state import ACTING, ACTIVATING, AP, TRANSITION, TURN, Board
from stolik.kernel.question import Question, Steps


def begin_turn(t: Board) -> Steps:
    """Step 1 of a turn: resolve what lies below the initiative marker, from top to bottom (AP-TURN-01, -02)."""
    team = TURN_OF[t.marker]
    if t.log is not None:
        t.log.add(TurnBegan(COLOURS[team], t.round))
    t.muted = [0] * t.seats
    for token in tokens_below(t):
        if token in tokens_below(t):  # What lay above may have sent it to cooldown.
            yield from RESOLVES[token](t, token)
    t.phase = ACTIVATING


def activate(t: Board) -> Steps:
    """Step 2: the legends of the team are activated in any order; then the marker moves on (AP-TURN-03, -04)."""
    team = TURN_OF[t.marker]
    waiting = [who for who in t.members[team] if not t.activated[who]]
    if not waiting:
        t.marker += 1
        t.phase = TURN if TURN_OF[t.marker] != NOTHING else TRANSITION
        return
    option = yield Question(captain(t, team), "activate", [ACTIVATE[who] for who in waiting])
    who = ACTIVATE.index(option)
    check_points(t, who)
    t.activated[who] = 1
    t.active = who
    t.ap = AP
    t.has_rushed = False
    t.has_shot = False
    t.has_moved = False
    t.is_in_void = False
    t.tracked = NOTHING
    t.must_respawn = t.space[who] == NOTHING
    t.phase = ACTING
    if t.log is not None:
        t.log.add(Activated(LEGENDS[who]))


def next_seat(t: Board) -> int:
    """Who will be asked first after a beat, where that is certain; else NOTHING.

    A legend that is not on the map, or in a canyon, may come back or be eliminated before anybody is asked.
    """
    if t.phase == ACTING:
        return t.seat_of[t.active] if can_go_on(t, t.active) else NOTHING
    if t.phase == ACTIVATING:
        team = TURN_OF[t.marker]
        waiting = [who for who in t.members[team] if not t.activated[who]]
        if len(waiting) > 1:
            return captain(t, team)
        if waiting and can_go_on(t, waiting[0]):
            return t.seat_of[waiting[0]]
    return NOTHING


def transition(t: Board) -> Steps:
    """The six steps of the transition phase (AP-TRANS-01 to -08)."""
    if t.has_ring:
        yield from burn(t)
    for team in (RED, BLUE):
        for who in t.members[team]:
            draw_feats(t, who, 1)
    for token in range(EVERY_TOKEN):
        accelerate(t, token, 1)
    if t.round == ROUNDS:
        break_tie(t)
    if t.has_ring and HAS_SQUARE_AFTER[t.round]:
        shrink(t)
    t.round += 1
    t.activated = [0] * EVERY_LEGEND
    t.marker = (t.marker + 1) % TRACK
    t.phase = TURN
    if t.log is not None:
        t.log.add(RoundBegan(t.round))
