"""The Water Silo (RAD-SILO)."""

import pytest

from stolik.kernel.question import Option
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen


@pytest.fixture(params=["ua", "pl"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(edition=request.param)


def place_of_silo(s: Scenario, owner: int) -> str:
    table = seen(s.match, None)
    place: str = table.sides[owner].silo
    return place


def about_silo(s: Scenario, seat: int) -> list[Option]:
    return [option for option in s.offered(seat) if "water_silo" in option or option == ("take_silo",)]


@rule("RAD-SILO-01")
def test_the_water_silo_goes_between_play_area_and_hand_of_its_owner(s: Scenario) -> None:
    assert (place_of_silo(s, 0), place_of_silo(s, 1)) == ("play_area", "play_area")
    s.take_silo()
    assert (place_of_silo(s, 0), place_of_silo(s, 1)) == ("hand", "play_area")
    assert s.hand_of(0) == ["water_silo"]
    s.junk("water_silo")
    assert (place_of_silo(s, 0), place_of_silo(s, 1)) == ("play_area", "play_area")
    assert s.hand_of(0) == []
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-SILO-01")
def test_a_player_can_take_the_own_water_silo_while_the_opponents_is_in_hand(s: Scenario) -> None:
    s.hand(1, "water_silo")
    s.take_silo()
    assert s.hand_of(0) == ["water_silo"]
    assert s.hand_of(1) == ["water_silo"]
    s.assert_nothing_pending()


@rule("RAD-SILO-02")
@pytest.mark.parametrize(("water", "options"), [(0, []), (1, [("take_silo",)]), (3, [("take_silo",)])])
def test_from_the_play_area_the_water_silo_can_only_be_taken_for_one_water(
    s: Scenario, water: int, options: list[Option]
) -> None:
    s.water(0, water)
    assert about_silo(s, 0) == options


@rule("RAD-SILO-02")
def test_taking_the_water_silo_costs_one_water(s: Scenario) -> None:
    s.water(0, 1)
    s.take_silo()
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-SILO-02")
@pytest.mark.parametrize("water", [0, 3])
def test_in_hand_the_water_silo_can_only_be_junked_for_one_extra_water(s: Scenario, water: int) -> None:
    s.hand(0, "water_silo")
    s.water(0, water)
    assert about_silo(s, 0) == [("junk", "water_silo")]
    s.junk("water_silo")
    assert s.water_of(0) == water + 1
    s.assert_nothing_pending()


@rule("RAD-SILO-03")
def test_the_water_silo_may_be_taken_and_junked_several_times_in_one_turn(s: Scenario) -> None:
    for _ in range(3):
        s.take_silo()
        assert s.water_of(0) == 2
        s.junk("water_silo")
        assert s.water_of(0) == 3
    assert s.can(("take_silo",))
    s.assert_nothing_pending()


@rule("RAD-SILO-04")
def test_the_warehouse_cannot_discard_the_water_silo() -> None:
    s = Scenario(camp_set="v1")
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "famine", "water_silo")
    s.use("warehouse")
    assert s.targets() == ["muse", "famine"]
    s.hit("muse")
    assert s.offered(0) == [("discard", "famine"), ("done",)]
    s.hit("famine")
    assert "water_silo" in s.hand_of(0)
    assert s.discard_pile() == ["muse", "famine"]
    s.assert_nothing_pending()


@rule("RAD-SILO-04")
def test_the_water_silo_cannot_be_discarded_to_mercenaries() -> None:
    s = Scenario(camp_set="v1")
    s.column(0, 1, "mercenary_camp")
    s.hand(1, "muse", "famine", "water_silo")
    s.use("mercenary_camp")
    s.answer(1, ("discard_two",))
    assert s.targets() == ["muse", "famine"]
    s.hit("famine")
    assert s.hand_of(1) == ["water_silo"]
    assert sorted(s.discard_pile()) == ["famine", "muse"]
    s.assert_nothing_pending()


@rule("RAD-SILO-04")
def test_zeto_khan_cannot_discard_the_water_silo(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.hand(0, "water_silo", "muse")
    s.deck_top("scout", "sniper", "looter")
    s.use("zeto_khan")
    assert sorted(s.targets()) == ["looter", "muse", "scout", "sniper"]
    s.hit("muse")
    s.hit("scout")
    assert sorted(s.targets()) == ["looter", "sniper"]
    s.hit("looter")
    assert s.hand_of(0) == ["sniper", "water_silo"]
    s.assert_nothing_pending()


@rule("RAD-SILO-04")
def test_the_revised_scavenger_camp_cannot_discard_the_water_silo() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "scavenger_camp")
    s.hand(0, "muse", "famine", "water_silo")
    s.use("scavenger_camp")
    assert s.targets() == ["muse", "famine"]


@rule("RAD-SILO-05")
@pytest.mark.parametrize(("others", "is_usable"), [([], False), (["muse"], True)])
@pytest.mark.parametrize(("camp", "camp_set"), [("warehouse", "v1"), ("scavenger_camp", "v2")])
def test_the_water_silo_alone_does_not_pay_for_an_ability_that_discards(
    camp: str, camp_set: str, others: list[str], is_usable: bool
) -> None:
    s = Scenario(camp_set=camp_set)
    s.column(0, 1, camp)
    s.hand(0, "water_silo", *others)
    assert s.can(("use", camp)) is is_usable


@rule("RAD-SILO-05")
def test_the_water_silo_is_not_the_second_of_two_cards_to_discard() -> None:
    s = Scenario(camp_set="v1")
    s.column(0, 1, "mercenary_camp")
    s.hand(1, "muse", "water_silo")
    s.use("mercenary_camp")
    assert s.asked == (1, "lose_card")
    s.hit("cannon")
    assert s.hand_of(1) == ["muse", "water_silo"]
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-SILO-05")
def test_the_warehouse_does_not_count_the_water_silo_among_the_discards() -> None:
    s = Scenario(camp_set="v1")
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "water_silo")
    s.deck_top("scout", "sniper")
    s.use("warehouse")
    assert s.hand_of(0) == ["scout", "sniper", "water_silo"]
    assert s.discard_pile() == ["muse"]
    s.assert_nothing_pending()
