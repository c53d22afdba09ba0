"""What is in effect for a knight is remembered, and gathered anew as soon as anything of it changes."""

from collections.abc import Callable

import pytest

from stolik.games.waste_knights.active_rules import _gathered, in_effect, sources, stat
from stolik.games.waste_knights.catalogue import KNIGHT_ID, NOTHING
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import HEALTH, SPEED
from stolik.kernel.dice import Dice
from stolik.kernel.state import put
from stolik.testkit.playouts import playouts

CHANGES: list[Callable[[Board], None]] = [
    lambda t: t.advances.__setitem__(0, (*t.advances[0], 0)),
    lambda t: t.injuries.__setitem__(0, (*t.injuries[0], 1)),
    lambda t: t.faults.__setitem__(0, (*t.faults[0], 1)),
    lambda t: t.cargo.__setitem__(0, (*t.cargo[0], 40)),
    lambda t: t.cargo.__setitem__(0, ()),
    lambda t: t.rad.__setitem__(0, t.rad[0] + 1),
    lambda t: setattr(t, "armour", put(t.armour, 0, 3)),
    lambda t: setattr(t, "vehicle", put(t.vehicle, 0, NOTHING)),
    lambda t: setattr(t, "special_at", put(t.special_at, 0, 0)),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_noticed(change: Callable[[Board], None]) -> None:
    for match in playouts("waste_knights", n=1, seed=3):
        if match.result is not None or len(match.answers) < 40:
            continue
        t = match.state.copy()
        assert isinstance(t, Board)
        assert sources(t, 0) == _gathered(t, 0)
        before = stat(t, 0, HEALTH), stat(t, 0, SPEED), in_effect(t, 0).passive
        twin = t.copy()
        change(twin)
        assert sources(twin, 0) == _gathered(twin, 0)
        assert (stat(t, 0, HEALTH), stat(t, 0, SPEED), in_effect(t, 0).passive) == before
        assert sources(t, 0) == _gathered(t, 0)
        return
    pytest.fail("no position was reached")


def test_a_special_card_is_its_holders_wherever_the_same_knight_sits() -> None:
    def seated(*knights: str) -> Board:
        t = Board(Dice(1))
        t.lay_empty(2)
        t.knight = tuple([KNIGHT_ID.index(name) for name in knights])
        t.special_at = put(t.special_at, 0, 1)
        return t

    first, second = seated("johnny_taylor", "logan_harris"), seated("logan_harris", "johnny_taylor")
    for t in (first, second, first):
        assert [sources(t, me) for me in (0, 1)] == [_gathered(t, me) for me in (0, 1)]
