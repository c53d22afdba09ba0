"""The end of the game (RAD-END)."""

import pytest

from stolik.kernel.errors import MatchIsOver
from stolik.kernel.state import Result
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@pytest.fixture(params=[("ua", "v1"), ("pl", "v1"), ("ua", "v2")], ids="-".join)
def s(request: pytest.FixtureRequest) -> Scenario:
    edition, camp_set = request.param
    return Scenario(edition, camp_set)


def result(s: Scenario) -> Result:
    assert s.match.result is not None
    return s.match.result


def assert_nobody_can_go_on(s: Scenario) -> None:
    assert s.match.over
    assert s.match.questions == []
    assert (s.offered(0), s.offered(1)) == ([], [])
    for seat in (0, 1):
        with pytest.raises(MatchIsOver):
            s.answer(seat, ("end_turn",))


@rule("RAD-END-01")
def test_the_game_ends_in_the_middle_of_a_turn_when_a_player_wins(s: Scenario) -> None:
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "oasis(x)")
    s.column(1, 3, "outpost(x)")
    s.hand(0, "muse")
    assert s.can(("use", "garage"))
    s.use("railgun")
    assert result(s).places == (1, 2)
    assert_nobody_can_go_on(s)


@rule("RAD-END-01")
def test_the_game_goes_on_while_each_player_has_a_camp(s: Scenario) -> None:
    s.column(1, 1, "reactor")
    s.column(1, 2, "oasis(x)")
    s.column(1, 3, "outpost(x)")
    s.use("railgun")
    assert s.show(1, 1) == "reactor(d)"
    assert not s.match.over
    assert s.asked == (0, "act")


@rule("RAD-END-01")
def test_a_win_in_the_events_phase_ends_the_game_before_replenish(s: Scenario) -> None:
    s.turn_begins(seat=1)
    s.queue(1, "raiders", "famine")
    s.column(0, 1, "railgun(d)")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    assert result(s).places == (2, 1)
    assert s.hand_of(1) == []
    assert s.water_of(1) == 0
    assert s.queue_of(1) == (None, "famine", None)
    assert_nobody_can_go_on(s)


@rule("RAD-END-01")
def test_the_game_ends_at_once_when_it_is_a_draw(s: Scenario) -> None:
    s.turn_begins()
    s.deck(1)
    s.ran_out()
    s.discard("scout", "muse")
    assert result(s).places == (1, 1)
    assert s.water_of(0) == 0
    assert_nobody_can_go_on(s)


@rule("RAD-END-01")
def test_a_draw_stops_the_effect_that_brought_it_about(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.deck(2)
    s.ran_out()
    s.use("zeto_khan")
    assert result(s).places == (1, 1)
    assert len(s.hand_of(0)) == 2
    assert s.discard_pile() == []
    assert_nobody_can_go_on(s)


@rule("RAD-END-03")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (["railgun", "garage", "supply_depot"], ["reactor(d)", "cannon(x)", "victory_totem(x)"]),
        (["railgun(d)", "garage(x)", "supply_depot(x)"], ["reactor | muse | scout", "cannon", "victory_totem"]),
        (["railgun", "garage", "supply_depot"], ["reactor", "cannon", "victory_totem"]),
    ],
    ids=["ahead", "behind", "level"],
)
def test_a_draw_has_no_winner_whoever_is_ahead(s: Scenario, active: int, mine: list[str], theirs: list[str]) -> None:
    for column in (1, 2, 3):
        s.column(0, column, mine[column - 1])
        s.column(1, column, theirs[column - 1])
    s.active(active)
    s.deck(1)
    s.ran_out()
    s.draw()
    assert result(s).places == (1, 1)
    assert result(s).points == (0, 0)
