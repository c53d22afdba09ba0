"""Who is fought: an enemy card, a story enemy, or the other knight of a duel."""

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import DUELLIST, FIRST_STORY_FOE, FOES, NOTHING, Foe
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.vocabulary import HEALTH, UNSTOPPABLE


def foe_of(t: Board) -> Foe:
    """The enemy of the combat (not in a duel)."""
    if t.foe < FIRST_STORY_FOE:
        return FOES[t.foe]
    return adventure_of(t).enemies[t.foe - FIRST_STORY_FOE]


def is_duel(t: Board) -> bool:
    """Whether two knights fight each other."""
    return t.foe >= DUELLIST


def knight_on(t: Board, side: int) -> int:
    """The knight of a side, or NOTHING for an enemy."""
    if side == 0:
        return t.fighter
    return t.foe - DUELLIST if t.foe >= DUELLIST else NOTHING


def side_of(t: Board, me: int) -> int:
    """The side of a knight in the combat."""
    return 1 if t.foe >= DUELLIST and me != t.fighter else 0


def has_trait(t: Board, side: int, trait: int) -> bool:
    """Whether a side has a trait, all that gives and takes it considered."""
    return bool((t.traits[side] & ~t.lost_traits[side]) >> trait & 1)


def is_down(t: Board, side: int) -> bool:
    """Whether the wounds of a side equal its Health."""
    me = knight_on(t, side)
    if me == NOTHING:
        return t.foe_wounds >= t.foe_health
    return t.gone[me] == 1 or t.unconscious[me] != NOTHING or is_felled(t, me)


def is_felled(t: Board, me: int) -> bool:
    """Whether the wounds equal Health, which is never below 1."""
    wounds = t.wounds[me] + t.tainted[me]
    return wounds > 0 and wounds >= stat(t, me, HEALTH)


def is_defeated(t: Board, side: int) -> bool:
    """Whether a side is defeated; an Unstoppable one is not before step 5 (WK-COMBAT-31, WK-TRAIT-07)."""
    return is_down(t, side) and (t.step >= 5 or not has_trait(t, side, UNSTOPPABLE))


def is_foe_defeated(t: Board) -> bool:
    """Whether the enemy is defeated."""
    return is_defeated(t, 1)
