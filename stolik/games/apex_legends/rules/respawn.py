"""Respawn (AP-RESP)."""

from stolik.games.apex_legends.catalogue import LEGENDS, LIFELINE, NOTHING
from stolik.games.apex_legends.events import Respawned
from stolik.games.apex_legends.geometry.grid import X, Y, distance
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import RESPAWN, space_of, spaces_in
from stolik.games.apex_legends.rules.instants import GUARDIAN_ANGEL, instant, is_asked, is_in_a_position, is_played
from stolik.games.apex_legends.rules.movement import free_spaces
from stolik.games.apex_legends.rules.teams import allies
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import PASS, Question, Steps


def respawn_spaces(t: Board, who: int) -> int:
    """The free spaces adjacent to the beacon nearest to an ally; the next nearest if there are none (AP-RESP-03…05)."""
    land = LANDS[t.land]
    free = free_spaces(t)
    mates = [t.space[mate] for mate in allies(t, who) if t.space[mate] != NOTHING]
    by_distance: dict[int, int] = {}
    for beacon in land.beacons:
        away = min([distance(beacon, mate) for mate in mates]) if mates else 0
        by_distance[away] = by_distance.get(away, 0) | land.adjacent[beacon]
    for away in sorted(by_distance):
        if by_distance[away] & free:
            return by_distance[away] & free
    return 0


def respawn(t: Board, who: int, may_decline: bool) -> Steps:
    """The respawn action (AP-RESP-01, -02). Eliminated in its own activation a legend may leave it at that."""
    spaces = respawn_spaces(t, who)
    if may_decline:
        beside_angel = angel_spaces(t, who) if is_angel_asked(t, who) else 0
        if not spaces | beside_angel:
            return
        option = yield Question(t.seat_of[who], "respawn_or_not", [("respawn",), PASS], "", who)
        if option == PASS:
            return
    cost = 1
    by_angel = 0
    if is_angel_asked(t, who):
        option = yield instant(t, GUARDIAN_ANGEL)
        if is_played(t, GUARDIAN_ANGEL, option):
            cost = 0
            spaces |= angel_spaces(t, who)
            by_angel = 1
    t.ap -= cost
    if not spaces:
        return
    option = yield Question(t.seat_of[who], "respawn", spaces_in(RESPAWN, spaces), "", who, about=(by_angel,))
    space = space_of(option)
    t.space[who] = space
    t.occupied |= 1 << space
    if t.log is not None:
        t.log.add(Respawned(LEGENDS[who], X[space], Y[space]))


def is_angel_asked(t: Board, who: int) -> bool:
    """LL-F-5: Lifeline may answer the respawn of her team; her own also while she is off the map (AP-RULING-73)."""
    if t.team[LIFELINE] != t.team[who]:
        return False
    return (who == LIFELINE or is_in_a_position(t, LIFELINE)) and is_asked(t, GUARDIAN_ANGEL)


def angel_spaces(t: Board, who: int) -> int:
    """LL-F-5: the free spaces adjacent to Lifeline, for an ally."""
    if who == LIFELINE:
        return 0
    return LANDS[t.land].adjacent[t.space[LIFELINE]] & free_spaces(t)
