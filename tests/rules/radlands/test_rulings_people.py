"""Rulings on the seventh person, Mimic, Vera Vosh and Argo Yesky (RAD-RULING-07 to -09, -31 to -35, -65)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])

FULL = ["railgun | muse | scout", "garage | sniper | punk[famine]", "supply_depot | gunner | looter"]


def full(edition: str = "ua") -> Scenario:
    """Seat 0 has six people."""
    s = Scenario(edition)
    for column, cards in enumerate(FULL, 1):
        s.column(0, column, cards)
    return s


# The seventh person


@rule("RAD-RULING-07")
def test_with_full_columns_any_own_person_may_be_destroyed_first() -> None:
    s = full()
    s.hand(0, "vigilante")
    assert not s.can(("play", "vigilante"))
    s.answer(0, ("announce", "vigilante"))
    assert s.targets() == ["muse", "scout", "sniper", "punk", "gunner", "looter"]
    assert not s.can(("pass",))
    assert s.water_of(0) == 3


@rule("RAD-RULING-07")
@pytest.mark.parametrize(
    ("where", "column"),
    [("front", "garage | punk | vigilante(n)"), ("behind", "garage | vigilante(n) | punk")],
)
def test_the_seventh_person_goes_in_front_of_or_behind_the_one_that_remains(where: str, column: str) -> None:
    s = full()
    s.hand(0, "vigilante")
    s.answer(0, ("announce", "vigilante"))
    s.hit("sniper")
    assert s.discard_pile() == ["sniper"]
    assert s.offered(0) == [("place", 2, "front"), ("place", 2, "behind")]
    s.answer(0, ("place", 2, where))
    assert s.show(0, 2) == column
    assert s.water_of(0) == 2
    assert [s.show(0, 1), s.show(0, 3)] == [FULL[0], FULL[2]]
    s.assert_nothing_pending()


@rule("RAD-RULING-07")
@pytest.mark.parametrize(("water", "is_legal"), [(3, True), (2, False)])
def test_the_seventh_person_is_announced_only_if_its_cost_can_be_paid(water: int, is_legal: bool) -> None:
    s = full()
    s.hand(0, "karli_blaze")
    s.water(0, water)
    assert s.can(("announce", "karli_blaze")) == is_legal
    assert s.can(("junk", "karli_blaze"))


@rule("RAD-RULING-07")
def test_the_cost_is_that_of_the_freed_column() -> None:
    s = full()
    s.column(0, 3, "supply_depot(x) | gunner | looter")
    s.hand(0, "holdout")
    s.water(0, 1)
    s.answer(0, ("announce", "holdout"))
    assert s.targets() == ["gunner", "looter"]  # Holdout costs 0 in column 3 and 2 elsewhere.
    s.hit("gunner")
    s.answer(0, ("place", 3, "behind"))
    assert s.show(0, 3) == "supply_depot(x) | holdout(n) | looter"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-07")
def test_in_the_older_rules_there_is_no_seventh_person() -> None:
    s = full("pl")
    s.hand(0, "vigilante")
    assert not s.can(("announce", "vigilante"))
    assert not s.can(("play", "vigilante"))
    assert s.can(("junk", "vigilante"))


@rule("RAD-RULING-08")
def test_room_may_be_made_for_each_punk_of_uprising() -> None:
    s = full()
    s.column(0, 3, "supply_depot | gunner | -")
    s.turn_begins()
    s.queue(0, "uprising")
    s.answer(0, ("punk", 3, "front"))
    assert s.asked == (0, "make_room_for_punk")
    s.hit("muse")
    s.answer(0, ("place", 1, "front"))
    assert s.show(0, 1) == "railgun | scout | punk(n)"
    assert s.asked == (0, "make_room_for_punk")
    s.hit("scout")
    s.answer(0, ("place", 1, "behind"))
    assert s.show(0, 1) == "railgun | punk(n) | punk(n)"
    assert s.discard_pile() == ["muse", "scout", "uprising"]
    s.assert_nothing_pending()


@rule("RAD-RULING-08")
def test_punks_of_uprising_without_room_are_not_gained() -> None:
    s = full()
    s.turn_begins()
    s.queue(0, "uprising")
    s.decline()
    s.decline()
    s.decline()
    assert [s.show(0, column) for column in (1, 2)] == [FULL[0], "garage | sniper | punk"]
    assert s.deck_size() == 29  # Only the card of Replenish.
    s.assert_nothing_pending()


@rule("RAD-RULING-09")
def test_a_punk_with_full_columns_may_be_declined() -> None:
    s = full()
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    assert s.targets() == ["muse", "scout", "sniper", "punk", "gunner", "looter"]
    s.decline()
    assert s.show(0, 1) == FULL[0]
    assert s.deck_size() == 30
    s.assert_nothing_pending()


@rule("RAD-RULING-09")
def test_the_card_of_a_punk_destroyed_for_room_becomes_the_new_punk() -> None:
    s = full()
    s.deck_top("strafe")
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    s.hit("punk")
    s.answer(0, ("place", 2, "behind"))
    assert s.show(0, 2) == "garage | punk(n) | sniper"
    assert s.face(0, 2, 1) == "famine"
    assert s.deck_ids()[0] == "strafe"
    assert s.deck_size() == 30
    s.assert_nothing_pending()


# Mimic


@rule("RAD-RULING-31")
def test_mimic_copies_only_what_its_owner_could_use() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | repair_bot | exterminator")
    s.column(1, 2, "cannon | sniper | -")
    s.column(1, 3, "victory_totem | zeto_khan | -")
    s.water(0, 1)
    s.use("mimic")
    # Nothing to restore, no damaged enemy, too little water for Sniper: only Zeto Khan is left, and need not be asked.
    assert s.asked == (0, "discard")
    assert s.water_of(0) == 0


@rule("RAD-RULING-31")
def test_conditions_are_judged_from_the_side_of_the_mimic() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | doomsayer | rabble_rouser")
    s.queue(0, "famine")
    s.column(1, 2, "cannon | punk | -")
    s.use("mimic")
    # Seat 1 has no event and seat 0 no punk: of Doomsayer and Rabble Rouser only the punk can be copied.
    assert s.asked == (0, "gain_punk")
    s.decline()
    s.assert_nothing_pending()


@rule("RAD-RULING-31")
def test_a_mimic_is_no_model_for_a_mimic() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | mimic | -")
    assert not s.can(("use", "mimic"))


@rule("RAD-RULING-31")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_ability_that_argo_grants_can_be_copied(owner: int) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(owner, 2, "garage | argo_yesky | punk" if owner == 0 else "cannon | argo_yesky | punk")
    s.use("mimic", 1)
    assert ("copy", owner, 2, 2, 3) in s.offered(0)
    s.answer(0, ("copy", owner, 2, 2, 3))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    assert s.ready(owner, 2, 2)
    s.assert_nothing_pending()


@rule("RAD-RULING-31")
@EDITIONS
def test_the_mimic_is_the_acting_card(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab | mimic(d) | -")
    s.column(1, 1, "reactor | repair_bot | -")
    # Adrenaline Lab rouses a damaged Mimic; the only damaged card is the Mimic itself.
    assert s.can(("use", "adrenaline_lab")) == (edition == "pl")


@rule("RAD-RULING-32")
def test_copying_an_own_person_leaves_that_person_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(0, 2, "garage | muse | -")
    s.use("mimic")
    assert s.water_of(0) == 4
    assert not s.ready(0, 1, 1)
    assert s.ready(0, 2, 1)
    assert s.can(("use", "muse"))
    s.assert_nothing_pending()


# Vera Vosh


@rule("RAD-RULING-33")
def test_vera_lets_each_card_keep_its_readiness_after_its_first_use() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | muse")
    s.column(0, 2, "garage | muse | -")
    s.use("muse", column=1)
    s.use("muse", column=2)
    assert s.ready(0, 1, 2)
    assert s.ready(0, 2, 1)
    s.use("muse", column=1)
    assert not s.ready(0, 1, 2)
    assert s.ready(0, 2, 1)
    s.use("muse", column=2)
    assert not s.ready(0, 2, 1)
    assert s.water_of(0) == 7
    assert not s.can(("use", "muse"))
    s.assert_nothing_pending()


@rule("RAD-RULING-33")
def test_a_damaged_vera_lets_nobody_stay_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh(d) | muse")
    s.use("muse")
    assert not s.ready(0, 1, 2)
    s.assert_nothing_pending()


@rule("RAD-RULING-33")
def test_the_opponents_vera_lets_nobody_of_yours_stay_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | muse | -")
    s.column(1, 1, "reactor | vera_vosh | -")
    s.use("muse")
    assert not s.ready(0, 1, 1)
    s.assert_nothing_pending()


@rule("RAD-RULING-33")
def test_a_use_that_destroys_vera_is_still_made_under_her_trait() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.column(0, 2, "garage | cult_leader | -")
    s.use("cult_leader")
    s.hit("vera_vosh")
    s.hit("reactor")
    assert s.discard_pile() == ["vera_vosh"]
    assert s.ready(0, 2, 1)
    assert s.can(("use", "cult_leader"))
    s.assert_nothing_pending()


@rule("RAD-RULING-33")
def test_a_card_that_changes_its_place_keeps_its_uses() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.column(0, 2, "garage | muse | -")
    s.hand(0, "scout")
    s.use("muse")
    s.play("scout", 2, "behind")
    assert s.show(0, 2) == "garage | scout(n) | muse"
    s.use("muse")
    assert not s.ready(0, 2, 2)
    s.assert_nothing_pending()


@rule("RAD-RULING-33")
def test_a_juggernaut_moves_twice_in_a_turn_under_vera() -> None:
    s = Scenario()
    s.column(0, 1, "juggernaut | scout | -")
    s.column(0, 2, "garage | vera_vosh | -")
    s.use("juggernaut")
    assert s.show(0, 1) == "scout | juggernaut | -"
    s.use("juggernaut")
    assert s.show(0, 1) == "scout | - | juggernaut(n)"
    s.assert_nothing_pending()


@rule("RAD-RULING-34")
def test_vera_makes_nobody_ready_who_is_damaged_or_was_just_played() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | muse(d)")
    s.hand(0, "scout")
    s.play("scout", 2)
    assert not s.can(("use", "muse"))
    assert not s.can(("use", "scout"))
    assert s.show(0, 2) == "garage | scout(n) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-34")
def test_a_use_through_parachute_base_counts_for_camp_and_person() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base | vera_vosh | -")
    s.column(0, 2, "atomic_garden")
    s.hand(0, "muse", "scout")
    s.water(0, 6)
    s.use("parachute_base")
    s.answer(0, ("drop", "muse", 3, "front"))
    assert s.show(0, 3) == "supply_depot | muse(d) | -"
    assert s.water_of(0) == 6
    s.use("atomic_garden")
    s.hit("muse")
    assert s.ready(0, 3, 1)
    s.use("muse")
    assert not s.ready(0, 3, 1)  # Her second use.
    s.use("parachute_base")
    s.answer(0, ("drop", "scout", 1, "front"))
    assert not s.ready(0, 1)  # The camp's second use.
    s.assert_nothing_pending()


@rule("RAD-RULING-34")
def test_a_use_through_adrenaline_lab_counts_for_the_camp() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | vera_vosh | -")
    s.column(0, 2, "garage | muse(d) | muse(d)")
    s.use("adrenaline_lab")
    s.hit("muse", row=1)
    assert s.show(0, 2) == "garage | muse(d) | -"
    assert s.ready(0, 1)
    s.use("adrenaline_lab")
    assert s.show(0, 2) == "garage"
    assert not s.ready(0, 1)
    assert s.water_of(0) == 5
    s.assert_nothing_pending()


@rule("RAD-RULING-34")
def test_a_use_through_mimic_counts_for_the_mimic_only() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | mimic")
    s.column(0, 2, "garage | muse | -")
    s.use("mimic")
    assert s.ready(0, 1, 2)
    s.use("muse")
    assert s.ready(0, 2, 1)  # Her first use: the Mimic's was not hers.
    s.use("mimic")
    assert not s.ready(0, 1, 2)  # Its second use.
    s.assert_nothing_pending()


@rule("RAD-RULING-35")
def test_a_card_used_once_under_vera_may_be_used_again_when_she_is_gone() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.column(0, 2, "mulcher | muse | -")
    s.use("muse")
    s.use("mulcher")
    s.hit("vera_vosh")
    assert s.ready(0, 2, 1)
    s.use("muse")
    assert not s.ready(0, 2, 1)
    assert s.water_of(0) == 5
    s.assert_nothing_pending()


# Argo Yesky


@rule("RAD-RULING-65")
def test_each_person_of_argos_owner_has_one_more_ability() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | argo_yesky | scout")
    s.column(0, 2, "garage | punk | -")
    uses = [option for option in s.offered(0) if option[0] == "use" and option[2] in (1, 2) and option[3] != 0]
    assert uses == [
        ("use", "argo_yesky", 1, 1, 1),
        ("use", "scout", 1, 2, 1),
        ("use", "scout", 1, 2, 3),
        ("use", "punk", 2, 1, 3),
    ]


@rule("RAD-RULING-65")
def test_the_granted_ability_costs_1_and_makes_its_user_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | argo_yesky | scout")
    s.use("scout", 3)
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    assert not s.can(("use", "scout"))  # Neither the granted nor the own one.
    assert s.can(("use", "argo_yesky"))
    s.assert_nothing_pending()


@rule("RAD-RULING-65")
@pytest.mark.parametrize(
    ("argo", "water", "is_granted"),
    [("argo_yesky", 1, True), ("argo_yesky", 0, False), ("argo_yesky(d)", 1, False)],
)
def test_the_granted_ability_needs_an_undamaged_argo_and_1_water(argo: str, water: int, is_granted: bool) -> None:
    s = Scenario()
    s.column(0, 1, f"railgun | {argo} | punk")
    s.water(0, water)
    assert s.can(("use", "punk")) == is_granted


@rule("RAD-RULING-65")
def test_argo_grants_nothing_to_the_opponent() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | punk | -")
    s.column(1, 1, "reactor | argo_yesky | -")
    assert not s.can(("use", "punk"))
