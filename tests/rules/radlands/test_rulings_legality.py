"""Rulings on what is legal, what is obligatory, and on costs (RAD-RULING-13 to -20, -27, -28)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])


def camp(cards: str, camp_set: str = "v1", edition: str = "ua") -> Scenario:
    """The first column of seat 0, the others without anything usable for free."""
    s = Scenario(edition, camp_set)
    s.column(0, 1, cards)
    return s


# When an ability may be used


@rule("RAD-RULING-13")
@pytest.mark.parametrize(("column", "is_usable"), [("railgun | muse | -", True), ("railgun | muse(n) | -", False)])
def test_an_ability_needs_a_ready_card(column: str, is_usable: bool) -> None:
    assert camp(column).can(("use", "muse")) == is_usable


@rule("RAD-RULING-13")
@pytest.mark.parametrize(("water", "is_usable"), [(2, True), (1, False)])
def test_an_ability_needs_its_cost(water: int, is_usable: bool) -> None:
    s = Scenario()
    s.water(0, water)
    assert s.can(("use", "railgun")) == is_usable


@rule("RAD-RULING-13")
@pytest.mark.parametrize(
    ("people", "is_usable"), [("- | -", True), ("punk | -", True), ("punk | punk", False), ("scout | muse(d)", False)]
)
def test_an_ability_needs_the_condition_in_front_of_it(people: str, is_usable: bool) -> None:
    assert camp(f"arcade | {people}").can(("use", "arcade")) == is_usable


@rule("RAD-RULING-13")
@pytest.mark.parametrize("name", ["blood_bank", "catapult", "labor_camp", "mulcher", "the_octagon"])
def test_an_ability_needs_the_person_it_destroys(name: str) -> None:
    assert not camp(name).can(("use", name))
    assert camp(f"{name} | punk | -").can(("use", name))


@rule("RAD-RULING-13")
def test_an_ability_needs_the_card_it_discards() -> None:
    s = camp("warehouse")
    s.hand(0, "water_silo")
    assert not s.can(("use", "warehouse"))
    s = camp("warehouse")
    s.hand(0, "muse")
    assert s.can(("use", "warehouse"))


@rule("RAD-RULING-13")
def test_an_ability_needs_the_punk_it_turns() -> None:
    assert not camp("training_camp | scout | -").can(("use", "training_camp"))
    assert camp("training_camp | punk | -").can(("use", "training_camp"))


@rule("RAD-RULING-13")
@pytest.mark.parametrize(
    ("queue", "is_usable"),
    [
        ((None, None, None), True),
        (("famine", None, "uprising"), True),
        ((None, "famine", "uprising"), False),
        (("famine", "raiders", None), False),
        (("raiders", "famine", None), True),
    ],
)
def test_a_raid_must_be_able_to_do_something(queue: tuple[str | None, ...], is_usable: bool) -> None:
    s = Scenario()
    s.queue(0, *queue)
    assert s.can(("use", "garage")) == is_usable


@rule("RAD-RULING-13")
@pytest.mark.parametrize(("person", "is_usable"), [("scout", True), ("punk", True), ("-", False)])
@pytest.mark.parametrize("user", ["vigilante", "assassin", "gunner"])
def test_an_effect_on_enemies_needs_an_enemy(user: str, person: str, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, f"railgun | {user} | -")
    s.column(1, 1, f"reactor | {person} | -")
    assert s.can(("use", user)) == is_usable


@rule("RAD-RULING-13")
@EDITIONS
def test_a_restore_needs_a_damaged_card_it_may_choose(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "outpost")
    assert not s.can(("use", "outpost", 1, 0, 2))
    s = Scenario(edition)
    s.column(0, 1, "outpost(d)")
    assert s.can(("use", "outpost", 1, 0, 2)) == (edition == "pl")
    s = Scenario(edition)
    s.column(0, 1, "outpost")
    s.column(0, 2, "garage(d)")
    assert s.can(("use", "outpost", 1, 0, 2))


@rule("RAD-RULING-13")
@pytest.mark.parametrize(("edition", "is_usable"), [("ua", True), ("pl", False)])
def test_gaining_a_punk_needs_room_or_the_right_to_make_it(edition: str, is_usable: bool) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun | rabble_rouser | scout")
    s.column(0, 2, "garage | muse | scout")
    s.column(0, 3, "supply_depot | muse | looter")
    assert s.can(("use", "rabble_rouser", 1, 1, 1)) == is_usable


@rule("RAD-RULING-13")
def test_one_part_that_changes_something_is_enough() -> None:
    s = camp("cache", "v2")
    s.queue(0, None, "famine", "uprising")
    assert s.can(("use", "cache"))  # No RAID, but a PUNK.
    s = camp("labor_camp | scout | -")
    assert s.can(("use", "labor_camp"))  # Nothing to restore, but somebody to destroy.


@rule("RAD-RULING-13")
def test_an_if_inside_the_effect_does_not_limit_the_use() -> None:
    s = Scenario()
    s.column(0, 1, "the_octagon | looter | -")
    for column, name in enumerate(["reactor", "cannon", "victory_totem"], 1):
        s.column(1, column, f"{name} | scout | -" if column == 1 else f"{name} | muse | -")
    assert s.can(("use", "looter"))  # No camp is unprotected, so nothing would be drawn.
    s = camp("the_octagon | scout | -")
    assert s.can(("use", "the_octagon"))  # The opponent has no person.


# Junking without effect


@rule("RAD-RULING-14")
@pytest.mark.parametrize("card", ["famine", "gunner", "vigilante"])
def test_a_card_may_be_junked_though_its_effect_can_do_nothing(card: str) -> None:
    s = Scenario()
    s.queue(0, None, "uprising", "banish")  # RAID is blocked; there is no enemy and nothing damaged.
    s.hand(0, card)
    s.junk(card)
    assert s.discard_pile() == [card]
    assert s.hand_of(0) == []
    assert s.queue_of(0) == (None, "uprising", "banish")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-RULING-14")
def test_a_punk_icon_may_be_junked_without_room() -> None:
    s = Scenario("pl")
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | muse | scout")
    s.column(0, 3, "supply_depot | gunner | looter")
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    assert s.discard_pile() == ["karli_blaze"]
    assert s.deck_size() == 30
    s.assert_nothing_pending()


# Obligations


@rule("RAD-RULING-15")
def test_a_mandatory_effect_may_not_be_declined() -> None:
    s = Scenario()
    s.column(1, 1, "reactor | scout | -")
    s.use("railgun")
    assert s.targets() == ["scout", "cannon", "victory_totem"]
    assert not s.can(("pass",))
    s.hit("scout")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-15")
def test_a_junked_injure_with_one_target_hits_it() -> None:
    s = Scenario()
    s.column(1, 1, "reactor | scout | -")
    s.hand(0, "famine")
    s.junk("famine")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-15")
def test_a_part_without_a_legal_target_is_skipped() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "banish", "napalm")
    assert s.asked == (0, "act")
    assert s.discard_pile() == ["banish"]
    assert s.queue_of(0) == ("napalm", None, None)


@rule("RAD-RULING-16")
def test_raid_is_carried_out_without_being_asked() -> None:
    s = Scenario()
    s.hand(0, "vigilante", "assassin")
    s.junk("vigilante")
    assert s.asked == (0, "act")
    assert s.queue_of(0) == (None, "raiders", None)
    s.junk("assassin")
    assert s.asked == (0, "act")
    assert s.queue_of(0) == ("raiders", None, None)


@rule("RAD-RULING-17")
@pytest.mark.parametrize(
    ("card", "cost", "queue"),
    [
        ("strafe", 2, (None, None, None)),
        ("truce", 2, (None, None, None)),
        ("banish", 1, ("banish", None, None)),
        ("napalm", 2, ("napalm", None, None)),
    ],
)
def test_an_event_may_be_played_though_it_will_do_nothing(card: str, cost: int, queue: tuple[str | None, ...]) -> None:
    s = Scenario()
    s.hand(0, card)
    s.play(card)
    assert s.water_of(0) == 3 - cost
    assert s.queue_of(0) == queue
    assert s.discard_pile() == ([] if queue[0] else [card])
    s.assert_nothing_pending()


# Costs


@rule("RAD-RULING-18")
def test_the_exact_cost_is_paid() -> None:
    s = Scenario()
    s.hand(0, "karli_blaze", "muse")
    s.water(0, 5)
    s.play("muse", 2)
    assert s.water_of(0) == 4
    s.play("karli_blaze", 1)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-18")
def test_one_water_too_little_is_not_enough() -> None:
    s = Scenario()
    s.hand(0, "karli_blaze", "muse")
    s.water(0, 2)
    assert not s.can(("play", "karli_blaze"))
    assert s.can(("play", "muse"))
    assert s.can(("draw",))


@rule("RAD-RULING-18")
def test_extra_water_pays_like_normal_water() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | muse | -")
    s.hand(0, "molgur_stang", "looter")
    assert not s.can(("play", "molgur_stang"))
    s.use("muse")
    s.play("molgur_stang", 2)
    assert s.water_of(0) == 0
    s.junk("looter")
    s.take_silo()
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RULING-19")
@pytest.mark.parametrize(("punks", "cost"), [(["-", "-", "-"], 3), (["punk", "-", "-"], 2), (["punk", "punk", "-"], 1)])
def test_a_cost_is_computed_when_the_ability_is_used(punks: list[str], cost: int) -> None:
    s = Scenario()
    for column, (name, punk) in enumerate(zip(["command_post", "garage", "supply_depot"], punks, strict=True), 1):
        s.column(0, column, f"{name} | {punk} | -")
    s.use("command_post")
    s.hit("reactor")
    assert s.water_of(0) == 3 - cost
    s.assert_nothing_pending()


@rule("RAD-RULING-19")
def test_a_cost_falls_as_the_board_changes() -> None:
    s = Scenario()
    s.column(0, 1, "command_post | punk | -")
    s.hand(0, "karli_blaze")
    s.water(0, 1)
    assert not s.can(("use", "command_post"))
    s.junk("karli_blaze")
    s.answer(0, ("punk", 2, "front"))
    assert s.can(("use", "command_post"))


@rule("RAD-RULING-19")
def test_no_cost_falls_below_0() -> None:
    s = Scenario()
    s.column(0, 1, "command_post | punk | punk")
    s.column(0, 2, "garage | punk | punk")
    s.water(0, 0)
    s.use("command_post")
    s.hit("reactor")
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RULING-20")
def test_choices_are_made_when_their_part_is_carried_out() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | cult_leader | -")
    s.column(0, 2, "garage | scout | -")
    s.use("cult_leader")
    assert s.asked == (0, "destroy_own")
    s.hit("scout")
    assert s.discard_pile() == ["scout"]
    assert s.asked == (0, "damage")
    s.hit("reactor")
    s.assert_nothing_pending()


@rule("RAD-RULING-20")
def test_a_later_choice_sees_the_result_of_the_earlier_part() -> None:
    s = Scenario()
    s.column(0, 1, "cache")
    s.column(0, 2, "garage(d)")
    s.deck_top("muse")
    s.use("cache")
    assert s.show(0, 1) == "cache(d)"  # Damaged and paid before the choice is made; the camp is used.
    assert s.offered(0) == [("draw",), ("restore",), ("punk",)]
    s.answer(0, ("draw",))
    assert s.hand_of(0) == ["muse"]
    s.assert_nothing_pending()


@rule("RAD-RULING-27")
@pytest.mark.parametrize(
    ("column", "card", "cost"),
    [
        ("oasis", "holdout", 1),
        ("oasis", "muse", 0),
        ("oasis(d)", "muse", 0),
        ("oasis | scout | -", "muse", 1),
        ("oasis | scout | -", "holdout", 2),
        ("oasis(x)", "muse", 1),
        ("oasis(x)", "holdout", 0),
        ("oasis(x) | scout | -", "holdout", 0),
        ("railgun(x)", "holdout", 0),
        ("railgun(x)", "muse", 1),
        ("railgun", "holdout", 2),
    ],
)
def test_oasis_and_holdout_change_the_cost_of_playing(column: str, card: str, cost: int) -> None:
    s = Scenario()
    s.column(0, 1, column)
    s.hand(0, card)
    s.play(card, 1)
    assert s.water_of(0) == 3 - cost
    s.assert_nothing_pending()


@rule("RAD-RULING-27")
@pytest.mark.parametrize(
    ("column", "water", "is_legal"),
    [("oasis", 1, True), ("oasis", 0, False), ("oasis(x)", 0, True), ("railgun", 1, False)],
)
def test_holdout_can_be_played_where_its_cost_there_can_be_paid(column: str, water: int, is_legal: bool) -> None:
    s = Scenario()
    s.column(0, 1, column)
    s.hand(0, "holdout")
    s.water(0, water)
    assert s.can(("play", "holdout", 1, "front")) == is_legal
    assert not s.can(("play", "holdout", 2, "front"))


@rule("RAD-RULING-27")
def test_the_opponents_camps_change_no_cost() -> None:
    s = Scenario()
    s.hand(0, "holdout", "muse")
    s.column(1, 1, "oasis")
    s.column(1, 2, "cannon(x)")
    s.water(0, 1)
    assert not s.can(("play", "holdout"))
    s.play("muse", 1)
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


# The Juggernaut is no person


def moved(*columns: str) -> Scenario:
    """A Juggernaut that has moved twice, without people in its column unless written."""
    s = Scenario()
    s.column(0, 1, columns[0], moves=2)
    for column, cards in enumerate(columns[1:], 2):
        s.column(0, column, cards)
    return s


@rule("RAD-RULING-28")
def test_arcade_does_not_count_the_juggernaut() -> None:
    assert moved("- | - | juggernaut", "arcade | scout | -").can(("use", "arcade"))


@rule("RAD-RULING-28")
def test_famine_does_not_count_the_juggernaut() -> None:
    s = moved("scout | - | juggernaut")
    s.turn_begins()
    s.queue(0, "famine")
    assert s.asked == (0, "act")
    assert s.show(0, 1) == "scout | - | juggernaut"


@rule("RAD-RULING-28")
def test_the_octagon_neither_needs_nor_takes_the_juggernaut() -> None:
    s = moved("- | - | juggernaut", "the_octagon")
    assert not s.can(("use", "the_octagon"))
    s = moved("- | - | juggernaut", "the_octagon | scout | muse")
    s.use("the_octagon")
    assert s.targets() == ["scout", "muse"]


@rule("RAD-RULING-28")
@EDITIONS
def test_the_juggernaut_takes_no_room_of_the_people(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "muse | - | juggernaut", moves=2)
    s.column(0, 2, "garage | scout | muse")
    s.column(0, 3, "supply_depot | scout | looter")
    s.hand(0, "vigilante")
    assert not s.can(("announce", "vigilante"))
    s.play("vigilante", 1)
    assert s.show(0, 1) == "muse | vigilante(n) | juggernaut"
    s.assert_nothing_pending()


@rule("RAD-RULING-28")
def test_the_juggernaut_cannot_be_destroyed_as_an_own_person() -> None:
    assert not moved("- | - | juggernaut", "mulcher").can(("use", "mulcher"))
