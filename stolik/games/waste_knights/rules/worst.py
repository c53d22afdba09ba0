"""The worst option for the knights, where no player is entitled to decide (WK-WORST)."""

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.language import Call
from stolik.games.waste_knights.rules.attached import MOST_ATTACHED
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.perform import count_of, is_out
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import (
    ATTACH,
    BREAK_GEAR,
    DAMAGE,
    DISCARD_GEAR,
    DURABILITY,
    ELIMINATE,
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
    working = 0
    resources = 0
    cards = 0
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
        elif call.verb == BREAK_GEAR:
            working += count
        elif call.verb == DISCARD_GEAR:
            working += count
            cards += count
        elif call.verb == LOSE:
            resources += count
        elif call.verb == ELIMINATE:
            is_end = True
        elif call.verb == ATTACH and not is_out(t, me):
            attached = t.injuries[me] if call.what == INJURY else t.faults[me]
            is_end = is_end or len(attached) >= MOST_ATTACHED
    if is_out(t, me):
        harm = [0, 0, 0, 0]
    elif t.vehicle[me] == NOTHING:
        harm[DAMAGE] = 0
    over = max(0, t.rad[me] + harm[RAD] - stat(t, me, RESISTANCE))
    harm[RAD] -= over
    harm[TAINTED] += over
    room = stat(t, me, HEALTH) - t.wounds[me] - t.tainted[me]
    falls = 0 < room <= harm[WOUND] + harm[TAINTED]
    wrecks = t.wreck[me] == NOTHING and harm[DAMAGE] > 0 and t.damage[me] + harm[DAMAGE] >= stat(t, me, DURABILITY)
    ends = is_end or (falls and len(t.injuries[me]) >= MOST_ATTACHED) or (wrecks and len(t.faults[me]) >= MOST_ATTACHED)
    tainted = min(harm[TAINTED], max(room, 0))
    wounds = tainted + min(harm[WOUND], max(room - tainted, 0))
    return (
        int(ends), int(falls), int(wrecks), tainted, wounds, harm[RAD], harm[DAMAGE], working, resources, cards,
    )  # fmt: skip


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
