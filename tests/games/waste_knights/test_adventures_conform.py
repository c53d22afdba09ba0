"""Every adventure conforms with every number of knights: what the suite of all games leaves out is played here."""

from __future__ import annotations

import pytest

from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.story.shelf import OFFERED
from stolik.kernel.setups import every_setup
from stolik.testkit.conformance import conformance

PLAYED = {
    (str(options["adventure"]), 2 if seats == 1 and options["solo"] == "two" else seats)
    for seats, options in ((seats, GAME.check_setup(seats, options)) for seats, options in every_setup(GAME))
}
"""Adventure and knights of `tests/conformance`."""
LEFT = [
    (adventure.key, knights)
    for adventure in OFFERED
    for knights in range(adventure.least, adventure.most + 1)
    if (adventure.key, knights) not in PLAYED
]


@pytest.mark.parametrize(("adventure", "knights"), LEFT)
def test_an_adventure_conforms_with_every_number_of_knights(adventure: str, knights: int) -> None:
    assert conformance(GAME.id, knights, {"adventure": adventure, "setup": "quick"}, 1, "knights", one_in=8) > 0
