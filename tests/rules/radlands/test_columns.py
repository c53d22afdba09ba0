"""Columns and placement (RAD-COL)."""

import pytest

from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen


@pytest.fixture(params=["ua", "pl"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(edition=request.param)


def fill_columns(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | punk[famine]")
    s.column(0, 3, "supply_depot | gunner | looter")


def people_of(s: Scenario, seat: int) -> list[str]:
    cells = [cell for column in (1, 2, 3) for cell in s.show(seat, column).split(" | ")[1:]]
    return [cell for cell in cells if cell != "-"]


def board_of(s: Scenario) -> list[str]:
    return [s.show(seat, column) for seat in (0, 1) for column in (1, 2, 3)]


@rule("RAD-COL-01")
@pytest.mark.parametrize("camp_set", ["v1", "v2"])
def test_each_player_has_exactly_three_columns_and_each_begins_with_a_camp(camp_set: str) -> None:
    match = Match.start("radlands", seed=1, options={"camp_set": camp_set, "first_game": "on"})
    for side in seen(match, None).sides:
        assert len(side.columns) == 3
        for camp, *people in side.columns:
            assert camp is not None
            assert camp.type == "camp"
            assert people == [None, None]


@rule("RAD-COL-01")
def test_a_person_goes_into_column_one_two_or_three_in_front_of_the_camp(s: Scenario) -> None:
    s.hand(0, "vigilante")
    plays = [option for option in s.offered(0) if option[0] == "play"]
    assert plays == [("play", "vigilante", column, "front") for column in (1, 2, 3)]
    s.play("vigilante", 3)
    assert s.show(0, 3) == "supply_depot | vigilante(n) | -"
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.assert_nothing_pending()


@rule("RAD-COL-02")
@pytest.mark.parametrize(
    ("column", "has_room"),
    [("railgun", True), ("railgun | scout", True), ("railgun | scout | muse", False), ("railgun | punk | punk", False)],
)
def test_a_column_takes_a_person_only_while_it_holds_fewer_than_two(s: Scenario, column: str, has_room: bool) -> None:
    s.column(0, 1, column)
    s.hand(0, "vigilante")
    assert s.can(("play", "vigilante", 1)) is has_room
    assert s.can(("play", "vigilante", 2))


@rule("RAD-COL-02")
@pytest.mark.parametrize(
    ("column", "has_room"), [("railgun", True), ("railgun | scout", True), ("railgun | scout | muse", False)]
)
def test_a_column_takes_a_punk_only_while_it_holds_fewer_than_two(s: Scenario, column: str, has_room: bool) -> None:
    s.column(0, 1, column)
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    assert s.asked == (0, "gain_punk")
    assert s.can(("punk", 1)) is has_room
    assert s.can(("punk", 2))


@rule("RAD-COL-02")
@pytest.mark.parametrize(
    ("moves", "column", "has_room"),
    [
        (0, "juggernaut | muse | -", True),
        (1, "muse | juggernaut | -", True),
        (2, "muse | - | juggernaut", True),
        (0, "juggernaut | muse | scout", False),
        (1, "muse | juggernaut | scout", False),
        (2, "muse | scout | juggernaut", False),
    ],
)
def test_a_column_with_a_juggernaut_takes_two_people_too(s: Scenario, moves: int, column: str, has_room: bool) -> None:
    s.column(0, 1, column, moves=moves)
    s.hand(0, "vigilante")
    assert s.can(("play", "vigilante", 1)) is has_room


@rule("RAD-COL-02")
def test_nobody_can_simply_be_played_beside_six_people(s: Scenario) -> None:
    fill_columns(s)
    s.hand(0, "vigilante")
    assert len(people_of(s, 0)) == 6
    assert not s.can(("play", "vigilante"))


@rule("RAD-COL-02")
def test_there_are_still_six_people_after_somebody_made_room() -> None:
    s = Scenario(edition="ua")
    fill_columns(s)
    s.hand(0, "vigilante", "karli_blaze")
    s.answer(0, ("announce", "vigilante"))
    s.hit("sniper")
    s.answer(0, ("place", 2, "front"))
    assert s.show(0, 2) == "garage | punk | vigilante(n)"
    assert len(people_of(s, 0)) == 6
    s.junk("karli_blaze")
    s.hit("muse")
    s.answer(0, ("place", 1, "front"))
    assert s.show(0, 1) == "railgun | scout | punk(n)"
    assert len(people_of(s, 0)) == 6
    s.assert_nothing_pending()


@rule("RAD-COL-02")
def test_a_punk_beside_six_people_is_not_gained_in_the_older_edition() -> None:
    s = Scenario(edition="pl")
    fill_columns(s)
    s.hand(0, "karli_blaze")
    before = board_of(s)
    s.junk("karli_blaze")
    assert board_of(s) == before
    assert s.deck_size() == 30
    s.assert_nothing_pending()


@rule("RAD-COL-03")
@pytest.mark.parametrize("front", ["vigilante", "vigilante(d)", "vigilante(n)", "punk"])
def test_the_front_person_moves_back_with_its_marks_when_the_one_behind_is_destroyed(s: Scenario, front: str) -> None:
    s.column(0, 1, "railgun | sniper")
    s.column(1, 1, f"reactor | scout(d) | {front}")
    s.column(1, 2, "cannon | muse | looter")
    s.use("sniper")
    s.hit("scout")
    assert s.show(1, 1) == f"reactor | {front} | -"
    assert s.show(1, 2) == "cannon | muse | looter"
    s.assert_nothing_pending()


@rule("RAD-COL-03")
def test_the_front_person_moves_back_when_a_punk_behind_it_is_destroyed(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper")
    s.column(1, 1, "reactor | punk[muse] | vigilante")
    s.use("sniper")
    s.hit("punk")
    assert s.show(1, 1) == "reactor | vigilante | -"
    s.assert_nothing_pending()


@rule("RAD-COL-03")
def test_the_front_person_moves_back_when_the_one_behind_returns_to_hand(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | rescue_team")
    s.use("rescue_team")
    s.hit("muse")
    assert s.show(0, 1) == "railgun | rescue_team(n) | -"
    assert s.hand_of(0) == ["muse"]
    s.assert_nothing_pending()


@rule("RAD-COL-03")
def test_the_front_person_moves_back_when_a_punk_behind_it_turns_out_to_be_an_event(s: Scenario) -> None:
    s.column(0, 1, "training_camp | punk[famine] | muse")
    s.use("training_camp")
    assert s.asked == (0, "gain_punk")
    assert s.show(0, 1) == "training_camp(n) | muse | -"
    s.decline()
    assert s.show(0, 1) == "training_camp(n) | muse | -"
    s.assert_nothing_pending()


@rule("RAD-COL-03")
def test_the_back_person_stays_when_the_one_in_front_leaves(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout(n) | vigilante(d)")
    s.use("railgun")
    s.hit("vigilante")
    assert s.show(1, 1) == "reactor | scout(n) | -"
    s.assert_nothing_pending()


@rule("RAD-COL-03")
def test_who_moved_back_still_protects_the_camp(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper")
    s.column(1, 1, "reactor | scout(d) | vigilante")
    s.water(0, 4)
    s.use("sniper")
    s.hit("scout")
    s.use("railgun")
    assert s.targets() == ["vigilante", "cannon", "victory_totem"]


@rule("RAD-COL-04")
def test_people_stay_in_their_column_when_another_column_becomes_empty(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper")
    s.column(1, 1, "reactor | scout(d)")
    s.column(1, 2, "cannon | muse | vigilante")
    s.column(1, 3, "victory_totem | looter")
    s.use("sniper")
    s.hit("scout")
    assert [s.show(1, column) for column in (1, 2, 3)] == [
        "reactor",
        "cannon | muse | vigilante",
        "victory_totem | looter | -",
    ]


@rule("RAD-COL-04")
def test_people_keep_column_and_order_from_turn_to_turn(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 3, "supply_depot | punk | sniper(d)")
    s.column(1, 2, "cannon | vigilante | punk")
    before = board_of(s)
    s.end_turn()
    assert board_of(s) == before
    s.end_turn()
    assert board_of(s) == before
    s.assert_nothing_pending()


@rule("RAD-COL-04")
def test_people_keep_their_order_when_they_are_damaged_or_restored_or_used(s: Scenario) -> None:
    s.column(0, 1, "railgun | scout(d) | muse")
    s.column(1, 1, "reactor | vigilante | looter")
    s.hand(0, "gunner")
    s.junk("gunner")
    s.hit("scout")
    s.use("muse")
    assert s.show(0, 1) == "railgun | scout(n) | muse(n)"
    s.use("railgun")
    s.hit("looter")
    assert s.show(1, 1) == "reactor | vigilante | looter(d)"
    s.assert_nothing_pending()


@rule("RAD-COL-04")
def test_no_action_moves_people_by_itself(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | looter")
    assert {option[0] for option in s.offered(0)} == {"use", "draw", "take_silo", "end_turn"}


@rule("RAD-COL-05")
def test_a_person_may_be_played_into_the_column_of_a_destroyed_camp(s: Scenario) -> None:
    s.column(0, 1, "railgun(x)")
    s.hand(0, "vigilante")
    assert s.can(("play", "vigilante", 1, "front"))
    s.play("vigilante", 1)
    assert s.show(0, 1) == "railgun(x) | vigilante(n) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-COL-05")
def test_a_punk_may_be_gained_into_the_column_of_a_destroyed_camp(s: Scenario) -> None:
    s.column(0, 1, "railgun(x) | scout")
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    s.answer(0, ("punk", 1, "behind"))
    assert s.show(0, 1) == "railgun(x) | punk(n) | scout"
    s.assert_nothing_pending()


@rule("RAD-COL-05")
def test_people_stay_when_the_camp_behind_them_is_destroyed_and_can_still_be_used(s: Scenario) -> None:
    s.active(1)
    s.column(0, 1, "railgun(d) | muse | scout")
    s.column(1, 1, "reactor | sniper")
    s.use("sniper")
    s.hit("railgun")
    assert s.show(0, 1) == "railgun(x) | muse | scout"
    s.end_turn()
    s.use("muse")
    s.use("scout")
    assert s.queue_of(0) == (None, "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-COL-05")
def test_people_in_front_of_a_destroyed_camp_protect_each_other(s: Scenario) -> None:
    s.column(1, 1, "reactor(x) | scout | vigilante")
    s.use("railgun")
    assert s.targets() == ["vigilante", "cannon", "victory_totem"]
