"""Conditions of cards and adventures (content.md 1.4, adventures.md 1.6)."""

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import (
    ATTACK_OF,
    DUELLIST,
    FIRST_STORY_FOE,
    GEAR_TYPE,
    NOTHING,
    WEAPON,
    WEIGHT,
)
from stolik.games.waste_knights.language import Atom, Cond, Sum, Term
from stolik.games.waste_knights.map import COUNT, TERRAIN
from stolik.games.waste_knights.rules.opponent import foe_of, is_foe_defeated
from stolik.games.waste_knights.state import IN_DECK, Board
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.vocabulary import (
    AMMO,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    FUEL,
    HEALTH,
    L_AMMO,
    L_ANY_OWN,
    L_ARMOUR,
    L_BOARD,
    L_CONSCIOUS,
    L_COUNT_OWN,
    L_DECK_SPECIAL,
    L_DEFEATED,
    L_FOE_ATTACK,
    L_FOE_HEALTH,
    L_FOE_ID,
    L_FOE_TYPE,
    L_FREE_LOAD,
    L_FUEL,
    L_GEAR,
    L_HERE,
    L_INJURIES,
    L_KNIGHTS,
    L_MEDS,
    L_MELEE_WEAPON,
    L_OWN,
    L_RAD,
    L_READ,
    L_RESOURCES,
    L_ROUND,
    L_ROUTE,
    L_SHARED,
    L_TAINTED,
    L_TAKEN,
    L_TERRAIN,
    L_THREAD,
    L_TIME,
    L_UNCONSCIOUS,
    L_VEHICLE,
    L_VEHICLE_DAMAGE,
    L_VEHICLE_TYPE,
    L_WOUNDS,
    L_XP,
    L_YOUR_ATTACK,
    L_YOUR_SPECIAL,
    LOAD,
    MEDS,
    MELEE,
)


def holds(t: Board, me: int, cond: Cond | None) -> bool:
    """Whether one of the alternatives holds for the knight; no condition always does."""
    if cond is None:
        return True
    for way in cond.ways:
        is_met = True
        for atom in way:
            if _is_true(t, me, atom) == atom.negated:
                is_met = False
                break
        if is_met:
            return True
    return False


def total(t: Board, me: int, amount: Sum) -> int:
    """The value of a sum."""
    result = amount.constant
    for term in amount.terms:
        result += term.sign * value(t, me, term)
    return result


def _is_true(t: Board, me: int, atom: Atom) -> bool:
    left = atom.left.left
    if left == L_ROUTE:
        # Every space of the route but the first has one of these terrains.
        return all(atom.mask >> TERRAIN[space] & 1 for space in t.route[1:])
    number = value(t, me, atom.left)
    if atom.right is None:
        is_one = number >= 0 and bool(atom.mask >> number & 1)
        return is_one if atom.op == EQUAL else not is_one
    right = total(t, me, atom.right)
    if atom.op == EQUAL:
        return number == right
    if atom.op == AT_LEAST:
        return number >= right
    if atom.op == AT_MOST:
        return number <= right
    return number != right


def value(t: Board, me: int, term: Term) -> int:
    """The left side of a condition as a number; words are numbers of their tables."""
    left = term.left
    if left == L_SHARED:
        return t.shared[term.arg]
    if left == L_OWN:
        return t.own[me * _own_count(t) + term.arg]
    if left == L_ANY_OWN:
        return max((t.own[who * _own_count(t) + term.arg] for who in range(len(t.seat)) if not t.gone[who]), default=0)
    if left == L_COUNT_OWN:
        return sum(1 for who in range(len(t.seat)) if t.own[who * _own_count(t) + term.arg] == term.arg2)
    if left == L_KNIGHTS:
        return len(t.seat)
    if left == L_WOUNDS:
        return t.wounds[me] + t.tainted[me]
    if left == L_TAINTED:
        return t.tainted[me]
    if left == L_RAD:
        return t.rad[me]
    if left == L_FUEL:
        return t.res[3 * me + FUEL]
    if left == L_AMMO:
        return t.res[3 * me + AMMO]
    if left == L_MEDS:
        return t.res[3 * me + MEDS]
    if left == L_RESOURCES:
        return t.res[3 * me] + t.res[3 * me + 1] + t.res[3 * me + 2]
    if left == L_XP:
        return t.xp[me]
    if left == L_GEAR:
        return len(t.hands[me]) + len(t.cargo[me]) + (t.armour[me] != NOTHING)
    if left == L_INJURIES:
        return len(t.injuries[me])
    if left == L_UNCONSCIOUS:
        return int(t.unconscious[me] != NOTHING)
    if left == L_ARMOUR:
        return int(t.armour[me] != NOTHING)
    if left == L_MELEE_WEAPON:
        return sum(1 for face in t.hands[me] if GEAR_TYPE[face >> 1] == WEAPON and ATTACK_OF[face >> 1] == MELEE)
    if left == L_YOUR_SPECIAL:
        return int(t.special_at[term.arg - 1] == me)
    if left == L_DECK_SPECIAL:
        return int(t.special_at[term.arg - 1] == IN_DECK)
    if left == L_VEHICLE:
        return int(t.vehicle[me] != NOTHING)
    if left == L_VEHICLE_DAMAGE:
        return t.damage[me]
    if left == L_FREE_LOAD:
        return max(0, stat(t, me, LOAD) - len(t.cargo[me]))
    if left == L_ROUND:
        return t.round
    if left == L_READ:
        return t.read.count(term.arg)
    if left == L_TAKEN:
        return int(me == t.active and term.arg in t.taken)
    if left == L_TIME:
        return t.time
    if left == L_BOARD:
        return sum(1 for code in t.placed if code // COUNT == term.arg)
    if left == L_HERE:
        return t.placed.count(term.arg * COUNT + t.space[me])
    if left == L_CONSCIOUS:
        return sum(1 for who in range(len(t.seat)) if not t.gone[who] and t.unconscious[who] == NOTHING)
    if left == L_VEHICLE_TYPE:
        return WEIGHT[t.vehicle[me]] if t.vehicle[me] != NOTHING else NOTHING
    if left == L_TERRAIN:
        return TERRAIN[t.space[me]]
    if left == L_THREAD:
        return t.thread
    return _of_the_combat(t, me, left)


def _of_the_combat(t: Board, me: int, left: int) -> int:
    if t.foe == NOTHING:
        return NOTHING
    side = 1 if t.foe >= DUELLIST and me != t.fighter else 0
    if left == L_YOUR_ATTACK:
        return t.attack[side]
    if left == L_FOE_ATTACK:
        return t.attack[1 - side]
    if left == L_DEFEATED:
        return int(is_foe_defeated(t))
    if t.foe >= DUELLIST:
        other = t.foe - DUELLIST if side == 0 else t.fighter
        return stat(t, other, HEALTH) if left == L_FOE_HEALTH else NOTHING
    foe = foe_of(t)
    if left == L_FOE_TYPE:
        return foe.type
    if left == L_FOE_HEALTH:
        return t.foe_printed
    assert left == L_FOE_ID
    return t.foe - FIRST_STORY_FOE


def _own_count(t: Board) -> int:
    return len(adventure_of(t).own_names)
