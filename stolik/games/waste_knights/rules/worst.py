"""The worst option for the knights, where no player is entitled to decide (WK-WORST)."""

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import GEAR_TYPE, NOTHING
from stolik.games.waste_knights.language import Call
from stolik.games.waste_knights.rules.attached import MOST_ATTACHED
from stolik.games.waste_knights.rules.equipment import cards_of
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.perform import count_of, is_out
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import (
    ANY,
    ATTACH,
    BREAK_GEAR,
    DAMAGE,
    DISCARD_GEAR,
    DURABILITY,
    ELIMINATE,
    GEAR_ANY,
    HEALTH,
    HIT,
    INJURY,
    LOSE,
    MORE_TAINTED,
    RAD,
    RECEIVE,
    RESISTANCE,
    TAINTED,
    WOUND,
    WOUNDS,
)

Badness = tuple[int, int, int, int, int, int, int, int, int, int]


def worst_of(t: Board, me: int, options: list[list[Call]]) -> int:
    """The number of the option that ranks highest in the list of WK-WORST-02; the first of equals."""
    worst = 0
    most = badness(t, me, options[0])
    for number in range(1, len(options)):
        rank = badness(t, me, options[number])
        if rank > most:
            worst = number
            most = rank
    return worst


def badness(t: Board, me: int, calls: list[Call]) -> Badness:
    """What effects would do to the knight, in the order of WK-WORST-02; wounds join those of the attack under way."""
    harm = [t.hit_wounds, t.hit_tainted, 0, 0]
    left = t.res[3 * me : 3 * me + 3]
    faces = list(cards_of(t, me))
    is_end = False
    cause = Cause()
    for call in calls:
        count = count_of(t, call, cause)
        if call.verb in (WOUNDS, HIT):
            harm[WOUND] += count
        elif call.verb == MORE_TAINTED:
            harm[TAINTED] += count
        elif call.verb == RECEIVE:
            harm[call.what] += count
        elif call.verb in (BREAK_GEAR, DISCARD_GEAR):
            _take_cards(faces, call, count)
        elif call.verb == LOSE:
            _take_resources(left, call.what, count)
        elif call.verb == ELIMINATE:
            is_end = True
        elif call.verb == ATTACH and not is_out(t, me):
            attached = t.injuries[me] if call.what == INJURY else t.faults[me]
            is_end = is_end or len(attached) >= MOST_ATTACHED
    if is_out(t, me):
        harm = [0, 0, 0, 0]
    elif t.vehicle[me] == NOTHING or t.wreck[me] != NOTHING:
        harm[DAMAGE] = 0
    else:
        harm[DAMAGE] = min(harm[DAMAGE], stat(t, me, DURABILITY) - t.damage[me])
    over = max(0, t.rad[me] + harm[RAD] - stat(t, me, RESISTANCE))
    harm[RAD] -= over
    harm[TAINTED] += over
    room = stat(t, me, HEALTH) - t.wounds[me] - t.tainted[me]
    falls = 0 < room <= harm[WOUND] + harm[TAINTED]
    wrecks = harm[DAMAGE] > 0 and t.damage[me] + harm[DAMAGE] >= stat(t, me, DURABILITY)
    ends = is_end or (falls and len(t.injuries[me]) >= MOST_ATTACHED) or (wrecks and len(t.faults[me]) >= MOST_ATTACHED)
    tainted = min(harm[TAINTED], max(room, 0))
    wounds = tainted + min(harm[WOUND], max(room - tainted, 0))
    working = sum(1 for face in faces if not face & 1)
    return (
        int(ends), int(falls), int(wrecks), tainted, wounds, harm[RAD], harm[DAMAGE], -working, -sum(left), -len(faces),
    )  # fmt: skip


def _take_cards(faces: list[int], call: Call, count: int) -> None:
    """Break or discard this many of these cards, working ones first (WK-WORST-05)."""
    for _ in range(count):
        fitting = [face for face in faces if call.what in (GEAR_ANY, GEAR_TYPE[face >> 1])]
        if not fitting:
            return
        working = [face for face in fitting if not face & 1]
        face = (working or fitting)[0]
        faces.remove(face)
        if call.verb == BREAK_GEAR and not face & 1:
            faces.append(face + 1)


def _take_resources(left: list[int], what: int, count: int) -> None:
    """Discard this many of these resources, as far as there are."""
    for one in range(3) if what == ANY else (what,):
        lost = min(count, left[one])
        left[one] -= lost
        count -= lost


def worst_target(t: Board) -> int:
    """The knight that a negative effect chooses (WK-WORST-06), or NOTHING when nobody is conscious."""
    best = NOTHING
    best_key = (0, 0, 0)
    count = len(t.seat)
    for step in range(count):
        me = (t.first + step) % count
        if is_out(t, me):
            continue
        left = stat(t, me, HEALTH) - t.wounds[me] - t.tainted[me]
        key = (-left, t.rad[me], -(t.res[3 * me] + t.res[3 * me + 1] + t.res[3 * me + 2]))
        if best == NOTHING or key > best_key:
            best = me
            best_key = key
    return best
