"""The Mad Hatter: Host, Scalding Cup, Unanswerable Riddle, War Tactics, Always Six O'Clock."""

from collections.abc import Generator
from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    FIRST_ARTEFACT,
    FIRST_PASSIVE,
    HATTER,
    SECOND_ARTEFACT,
    SECOND_PASSIVE,
)
from stolik.games.wonderlands_war.factions.unlocked import has_ability
from stolik.games.wonderlands_war.options import ROLL, SHED
from stolik.games.wonderlands_war.rules.shards import shed_shards, throw_die
from stolik.games.wonderlands_war.rules.track import gain_strength, is_behind
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import PASS, Asked, Option, Question, Steps

WAR_TACTICS: Final = 2
"""The strength that War Tactics gains for each supporter lost."""


def can_host(t: Board, seat: int) -> bool:
    """Host: once in a tea party, twice with two players (WW-LEAD-03, WW-LEAD-14)."""
    return t.faction[seat] == HATTER and t.hosted < (2 if t.seats == 2 else 1)


def maybe_roll_again(t: Board, seat: int, face: int) -> Generator[Asked, Option, int]:
    """Always Six O'Clock: the die may be rolled once more; the second result stands (WW-FAC-11)."""
    if has_ability(t, seat, HATTER, SECOND_PASSIVE):
        option = yield Question(seat, "roll_again", [ROLL, PASS], "always_six_oclock", face)
        if option == ROLL:
            return throw_die(t, seat)
    return face


def scalding_cup(t: Board, seat: int) -> None:
    """Gain 1 for each chip on the Hatter's own madness track when a Teapot is played (WW-FAC-08)."""
    if has_ability(t, seat, HATTER, FIRST_ARTEFACT):
        gain_strength(t, seat, len(t.mad[seat]), "scalding_cup")


def unanswerable_riddle(t: Board, seat: int) -> Steps:
    """A shard may be discarded when a Teapot is played (WW-FAC-09)."""
    if has_ability(t, seat, HATTER, SECOND_ARTEFACT) and t.shards[seat]:
        option = yield Question(seat, "riddle", [SHED, PASS], "unanswerable_riddle")
        if option == SHED:
            shed_shards(t, seat, 1)


def war_tactics(t: Board, seat: int) -> None:
    """A supporter was lost to madness while somebody is ahead: gain 2 (WW-FAC-10)."""
    if has_ability(t, seat, HATTER, FIRST_PASSIVE) and is_behind(seat, t.strength):
        gain_strength(t, seat, WAR_TACTICS, "war_tactics")
