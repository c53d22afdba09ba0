"""Duels between two knights, where an adventure allows them (adventures.md 1.7, WK-DUEL)."""

from stolik.games.waste_knights.catalogue import DUELLIST
from stolik.games.waste_knights.events import DuelEnded, Duelled
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.combat import (
    Fighting,
    begin_combat,
    choose_weapon,
    end_combat,
    five_steps,
    start_effects,
)
from stolik.games.waste_knights.rules.perform import is_out
from stolik.games.waste_knights.state import Board


def duel(t: Board, attacker: int, defender: int) -> Fighting:
    """Two knights fight, the defender first in everything; returns whether the attacker won."""
    begin_combat(t, attacker, DUELLIST + defender)
    if t.log is not None:
        t.log.add(Duelled(name_of(t, attacker), name_of(t, defender)))
    for side in (1, 0):
        yield from choose_weapon(t, side)
    for side in (1, 0):
        yield from start_effects(t, side)
    yield from five_steps(t)
    has_won = not t.combat_over and (is_out(t, defender) or t.assigned[1] > t.assigned[0])
    if t.log is not None:
        t.log.add(DuelEnded(name_of(t, attacker), int(has_won)))
    end_combat(t)
    return has_won
