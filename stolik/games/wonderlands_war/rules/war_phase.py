"""The war phase (WW-WAR, WW-OPEN): battles in their order, opening strength, draw after draw, the end of a battle."""

from stolik.games.wonderlands_war.catalogue import NOTHING, REGION, REGIONS, TRACK_END
from stolik.games.wonderlands_war.events import BattleBegan
from stolik.games.wonderlands_war.rules.clean_up import end_war
from stolik.games.wonderlands_war.rules.ledger import CASTLE, LEADER, PAWNS, note
from stolik.games.wonderlands_war.rules.order import in_order
from stolik.games.wonderlands_war.rules.retreat import dormouse_owner, retreat
from stolik.games.wonderlands_war.rules.ring import clockwise
from stolik.games.wonderlands_war.rules.track import is_in_lead
from stolik.games.wonderlands_war.rules.two_players import is_past_resistance
from stolik.games.wonderlands_war.rules.units import units_in
from stolik.games.wonderlands_war.state import (
    ABSENT,
    ACTIVE,
    AWARD,
    BATTLE,
    BUST,
    DECIDE,
    DRAW,
    NO_CASTLE,
    NO_PLACE,
    WAGER,
    Board,
)
from stolik.games.wonderlands_war.wonderlandians.pawns import march_hare, opening_strength
from stolik.kernel.question import Steps

CASTLE_STRENGTH = 2


def begin_war(t: Board) -> None:
    """The first battle is in the region of the starting-battle marker."""
    t.fought = 0
    t.phase = BATTLE


def open_battle(t: Board) -> Steps:
    """Go to the next region that has units (WW-WAR-01, WW-WAR-03), or end the war."""
    regions = REGIONS if t.unused == NOTHING else REGIONS - 1
    while t.fought < regions:
        region = clockwise(t, t.marker, t.fought)
        t.fought += 1
        seats = [seat for seat in range(t.seats) if units_in(t, seat, region)]
        if seats:
            begin_battle(t, region, seats)
            return
    end_war(t)
    return
    yield


def begin_battle(t: Board, region: int, seats: list[int]) -> None:
    """Fix the participants, set opening strength, then wagers or the first draw; neither if uncontested."""
    count = t.seats
    t.region = region
    t.draw = 0
    t.status = [ACTIVE if seat in seats else ABSENT for seat in range(count)]
    t.strength = [0] * count
    t.ledger = [region]
    for seat in seats:
        leader, pawns, castle = opening_parts(t, seat)
        t.strength[seat] = min(TRACK_END, leader + pawns + castle)
        note(t, seat, LEADER, leader)
        note(t, seat, PAWNS, pawns)
        note(t, seat, CASTLE, castle)
    t.left_in = [0] * count
    t.wagers = [NOTHING] * count
    t.place = [NO_PLACE] * count
    t.drawing = [0] * count
    t.played = [NOTHING] * count
    t.lost = [0] * count
    t.doubles = [0] * count
    t.crowned = [0] * count
    t.more = [0] * count
    t.replaced = [0] * count
    t.shells = [0] * count
    if t.log is not None:
        strengths = [t.strength[seat] for seat in seats]
        t.log.add(BattleBegan(REGION[region], tuple(seats), tuple(strengths)))
    for seat in seats:
        march_hare(t, seat)
    if is_uncontested(t):
        t.phase = AWARD
    elif ABSENT in t.status and count > 2:
        t.phase = WAGER
    else:
        begin_draw(t)


def opening_parts(t: Board, seat: int) -> tuple[int, int, int]:
    """What opening strength is made of: the leader, the pawns, 2 for a castle (WW-OPEN-01)."""
    leader = t.leader[seat] if t.leader_at[seat] == t.region else 0
    castle = CASTLE_STRENGTH if t.castles[seat * REGIONS + t.region] != NO_CASTLE else 0
    return leader, opening_strength(t, seat), castle


def is_uncontested(t: Board) -> bool:
    """Whether one of several players is alone in the region; two players always fight (WW-WAR-04, WW-2P-11)."""
    return t.seats > 2 and t.status.count(ABSENT) == t.seats - 1


# Draw after draw


def begin_draw(t: Board) -> None:
    """In draw 1 all must draw, but for the owner of the Dormouse; later everybody active chooses (WW-DRAW-01, 02)."""
    t.draw += 1
    count = t.seats
    t.played = [NOTHING] * count
    t.lost = [0] * count
    t.was_mad = 0
    if t.draw > 1 or dormouse_owner(t) != NOTHING:
        t.drawing = [0] * count
        t.phase = DECIDE
    else:
        t.drawing = [1 if status == ACTIVE else 0 for status in t.status]
        t.phase = DRAW


def check_end(t: Board) -> None:
    """B9: end the battle, or begin the next draw (WW-ENDB)."""
    status = t.status
    active = [seat for seat in range(t.seats) if status[seat] == ACTIVE]
    is_over = not active or TRACK_END in t.strength
    if not is_over and len(active) == 1:
        seat = active[0]
        is_over = is_in_lead(t, seat) and (t.seats > 2 or is_past_resistance(t, seat))
    if not is_over:
        begin_draw(t)
        return
    for seat in active:
        retreat(t, seat)
    t.phase = AWARD


def contenders(t: Board) -> list[int]:
    """The participants who did not bust, in the order in which they act."""
    return in_order(t, [seat for seat in range(t.seats) if ABSENT != t.status[seat] != BUST])
