"""Where a person points: every option about a thing names it, in matches of all adventures and player counts."""

from typing import Final

import pytest

from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match

BUTTONS: Final = {
    "accept", "agree", "cancel", "done", "hold", "pass", "propose", "refuse", "stop", "wear", "without",
}  # fmt: skip
"""What ends, allows or forbids something and is about nothing on the table: buttons, as designed."""
STEPS: Final = 260
SETUPS: Final = [
    (adventure.key, seats, solo)
    for adventure in ADVENTURES
    for seats, solo in ((1, "one"), (1, "two"), (2, "one"), (3, "one"), (4, "one"))
    if adventure.least <= (2 if solo == "two" else seats) <= adventure.most
]


@pytest.mark.parametrize(("adventure", "seats", "solo"), SETUPS)
def test_options_about_a_thing_point_at_it(adventure: str, seats: int, solo: str) -> None:
    settings = {"adventure": adventure, "solo": solo, "setup": ("draft", "quick")[seats % 2]}
    match = Match.start("waste_knights", seats, f"targets {adventure} {seats}", settings)
    dice = Dice(seats)
    while not match.over and len(match.answers) < STEPS:
        question = match.questions[0]
        offered = match.options(question.seat)
        for option in offered:
            target = GAME.target(match.state, question, option)
            if "button" in target:
                assert len(option) == 1, f"{option} of {question.kind} is a button"
                assert option[0] in BUTTONS, f"{option} of {question.kind} is a button"
        match.answer(question.seat, offered[dice.below(len(offered), "option")])
