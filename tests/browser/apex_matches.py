"""Matches of Apex Legends that reach every kind of question; what a page must not look like."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Final

from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question

COURSES: Final = (
    (0, 2, "crossroads", "2", 110),
    (66, 2, "timber", "3", 365),
    (45, 6, "timber", "3", 420),
    (68, 4, "crossroads", "2", 60),
    (111, 4, "timber", "3", 100),
    (94, 5, "gorge", "3", 285),
    (99, 3, "gorge", "2", 60),
)
"""Seed, people, map, legends of a team, answers: between them every kind of question comes up."""
RARE: Final = ("instant_trophy", "interact_use")
"""Kinds that hardly ever come up at random."""
FEWEST: Final = 2
COUNTED: Final = ("activate",)
"""Kinds that are looked at with every number of people."""
QUIET: Final = frozenset({"end", "pass", "done", "never", "drop_loot", "take", "stay", "leave"})
BUTTONS: Final = frozenset(
    {
        *("end", "pass", "done", "never", "stay", "fall", "leave", "deal_rest", "directly", "ammo", "discard_weapon"),
        *("respawn",),
    }
)
"""Verbs for which nothing on the table stands."""


def choose(question: Question, chance: random.Random, answers: int) -> Option:
    """Any verb that does something, then any option of it."""
    options = question.options
    if question.kind == "equip" and ("deal_rest",) in options and (answers > 24 or chance.random() < 0.5):
        return ("deal_rest",)
    verbs = sorted({str(option[0]) for option in options})
    loud = [verb for verb in verbs if verb not in QUIET] or verbs
    verb = chance.choice(loud if chance.random() < 0.9 else verbs)
    return chance.choice([option for option in options if option[0] == verb])


@cache
def every_kind() -> dict[str, tuple[Match, int]]:
    """By kind of question: a match at such a question, and who is asked."""
    found: dict[str, tuple[Match, int]] = {}
    for seed, seats, land, size, length in COURSES:
        match = Match.start("apex_legends", seats, str(seed), {"map": land, "team_size": size})
        chance = random.Random(seed)
        while not match.over and len(match.answers) < length:
            question = match.questions[chance.randrange(len(match.questions))]
            for name in (question.kind, f"{question.kind} of {seats}"):
                if name not in found and (name == question.kind or (question.kind in COUNTED and seats > FEWEST)):
                    found[name] = (match.copy(), question.seat)
            match.answer(question.seat, choose(question, chance, len(match.answers)))
    return found


def walked(seed: int, seats: int, land: str, size: str, length: int) -> Match:
    """A match after so many answers."""
    match = Match.start("apex_legends", seats, str(seed), {"map": land, "team_size": size})
    chance = random.Random(seed)
    while len(match.answers) < length:
        question = match.questions[chance.randrange(len(match.questions))]
        match.answer(question.seat, choose(question, chance, len(match.answers)))
    return match


def seed_of(match: Match) -> str:
    """The seed of one of these matches."""
    return str(next(seed for seed, seats, land, *_ in COURSES if (seats, land) == (match.seats, match.setup["map"])))


WRONG: Final = (Path(__file__).parent / "apex_wrong.js").read_text("utf-8")
"""What is wrong with the page: buttons for things, glowing things covered or outside, words that do not fit."""
