"""What is in effect for a knight is remembered, and gathered anew as soon as anything of it changes."""

from collections.abc import Callable

import pytest

from stolik.games.waste_knights.active_rules import _gathered, in_effect, sources, stat
from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import HEALTH, PASSIVE, SPEED
from stolik.testkit.playouts import playouts
from stolik.testkit.scenarios.waste_knights import Scenario

CHANGES: list[Callable[[Board], None]] = [
    lambda t: t.advances[0].append(0),
    lambda t: t.injuries[0].append(1),
    lambda t: t.faults[0].append(1),
    lambda t: t.cargo[0].append(40),
    lambda t: t.cargo[0].clear(),
    lambda t: t.rad.__setitem__(0, t.rad[0] + 1),
    lambda t: t.armour.__setitem__(0, 3),
    lambda t: t.vehicle.__setitem__(0, NOTHING),
    lambda t: t.special_at.__setitem__(0, 0),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_noticed(change: Callable[[Board], None]) -> None:
    for match in playouts("waste_knights", n=1, seed=3):
        if match.result is not None or len(match.answers) < 40:
            continue
        t = match.state.copy()
        assert isinstance(t, Board)
        assert sources(t, 0) == _gathered(t, 0)
        before = stat(t, 0, HEALTH), stat(t, 0, SPEED), in_effect(t, 0).sources_on(PASSIVE)
        twin = t.copy()
        change(twin)
        assert sources(twin, 0) == _gathered(twin, 0)
        assert (stat(t, 0, HEALTH), stat(t, 0, SPEED), in_effect(t, 0).sources_on(PASSIVE)) == before
        assert sources(t, 0) == _gathered(t, 0)
        return
    pytest.fail("no position was reached")


def test_what_one_match_remembers_is_not_used_in_another() -> None:
    """The same knight with the same cards, but in the other the special card belongs to somebody else."""
    has_it, has_it_not = Scenario("zoey_shaw").table, Scenario("logan_harris", "zoey_shaw").table
    has_it.special_at[0] = 0
    has_it_not.special_at[0] = 0
    assert (has_it.armour[0], has_it.vehicle[0]) == (has_it_not.armour[1], has_it_not.vehicle[1])
    assert sources(has_it, 0) == _gathered(has_it, 0)
    assert sources(has_it_not, 1) == _gathered(has_it_not, 1) != sources(has_it, 0)
