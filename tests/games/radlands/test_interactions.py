"""Cards that meet other cards: Mimic, Adrenaline Lab, Parachute Base, Training Camp, Vera, Karli, last camps.

What must happen is derived from the clauses named. Juggernaut, events and the deck have files of their own.
"""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

# Mimic


@rule("RAD-FAQ-MIMIC-02", "RAD-FAQ-MIMIC-03", "RAD-RULING-32")
def test_a_mimic_that_copies_a_rescue_team_may_return_itself() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | rescue_team")
    s.use("mimic")
    assert s.targets() == ["mimic", "rescue_team"]
    s.hit("mimic")
    assert s.hand_of(0) == ["mimic"]
    assert s.show(0, 1) == "railgun | rescue_team | -"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-03", "RAD-RULING-31")
def test_a_mimic_that_copies_an_enemy_rescue_team_returns_an_own_person_only() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | muse(d)")
    s.column(1, 1, "reactor | rescue_team | -")
    s.use("mimic")
    assert s.targets() == ["mimic", "muse"]
    s.hit("muse")
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 1) == "railgun | mimic(n) | -"
    assert s.show(1, 1) == "reactor | rescue_team | -"
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-02", "RAD-FAQ-CULT-LEADER-01")
@pytest.mark.parametrize(
    ("victim", "column", "pile"),
    [
        ("mimic", "railgun | cult_leader | -", ["mimic"]),
        ("cult_leader", "railgun | mimic(n) | -", ["cult_leader"]),
    ],
)
def test_a_mimic_that_copies_a_cult_leader_may_destroy_either(victim: str, column: str, pile: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | cult_leader | mimic")
    s.use("mimic")
    s.hit(victim)
    assert s.discard_pile() == pile
    s.hit("reactor")
    assert s.show(0, 1) == column
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-02", "RAD-FAQ-CULT-LEADER-01", "RAD-FAQ-ADRENALINE-LAB-03", "RAD-RULING-29")
def test_a_damaged_mimic_in_the_lab_copies_a_cult_leader_and_is_destroyed_after_the_column_closed_up() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | cult_leader | mimic(d)")
    s.use("adrenaline_lab")
    s.hit("cult_leader")  # The victim behind the Mimic, which moves back next to the camp.
    assert s.show(0, 1) == "adrenaline_lab(n) | mimic(d) | -"
    s.hit("reactor")
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.discard_pile() == ["cult_leader", "mimic"]
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-01", "RAD-FAQ-VANGUARD-01")
def test_a_mimic_that_copies_a_vanguard_is_answered_by_the_opponent() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | vanguard | -")
    s.use("mimic")
    assert s.asked == (0, "damage")
    s.hit("vanguard")
    assert s.show(1, 1) == "reactor | vanguard(d) | -"
    assert s.asked == (1, "damage")
    assert s.targets() == ["mimic", "garage", "supply_depot"]
    s.hit("mimic")
    assert s.show(0, 1) == "railgun | mimic(d) | -"
    assert s.show(0, 2) == "garage"
    assert s.water_of(0) == 2
    assert s.board.put_in_play == [0, 0]  # The trait is not copied.
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-02", "RAD-RULING-40")
def test_a_mimic_that_copies_a_mutant_is_itself_damaged() -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d) | mimic | mutant")
    s.use("mimic")
    s.answer(0, ("both",))
    s.hit("reactor")
    assert s.targets() == ["railgun"]
    s.hit("railgun")
    assert s.show(0, 1) == "railgun | mimic(d) | mutant"
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-04", "RAD-EFF-RESTORE-05", "RAD-RULING-64", "RAD-RULING-29")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_a_damaged_mimic_in_the_lab_that_copies_a_mutant_restores_itself_only_in_edition_pl(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab(d) | mimic(d) | mutant")
    s.use("adrenaline_lab")
    s.answer(0, ("restore",))
    assert s.targets() == (["adrenaline_lab"] if edition == "ua" else ["adrenaline_lab", "mimic"])
    s.hit("adrenaline_lab" if edition == "ua" else "mimic")
    # Edition ua: damaged a second time, so destroyed. Edition pl: damaged anew, then destroyed by the Lab.
    assert s.discard_pile() == ["mimic"]
    assert s.show(0, 1) == ("adrenaline_lab(n) | mutant | -" if edition == "ua" else "adrenaline_lab(d) | mutant | -")
    s.assert_nothing_pending()


@rule("RAD-RULING-31")
def test_a_mimic_copies_what_the_opponents_argo_gives_to_a_punk() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | argo_yesky | punk[muse]")
    s.use("mimic")
    assert s.offered(0) == [("copy", 1, 1, 1, 1), ("copy", 1, 1, 2, 3)]
    s.answer(0, ("copy", 1, 1, 2, 3))
    s.hit("punk")
    assert s.show(1, 1) == "reactor | argo_yesky | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-31")
def test_a_mimic_judges_a_doomsayers_condition_from_its_owners_side() -> None:
    for seat, usable in ((0, False), (1, True)):
        s = Scenario()
        s.column(0, 1, "railgun | mimic | -")
        s.column(1, 1, "reactor | doomsayer | -")
        s.queue(seat, "famine", None, None)
        assert s.can(("use", "mimic")) == usable


# Adrenaline Lab


@rule("RAD-RULING-29", "RAD-FAQ-CULT-LEADER-01")
@pytest.mark.parametrize(("victim", "pile"), [("cult_leader", ["cult_leader"]), ("muse", ["muse", "cult_leader"])])
def test_a_cult_leader_in_the_lab_is_found_after_the_column_shifted(victim: str, pile: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | muse | cult_leader(d)")
    s.use("adrenaline_lab")
    s.hit(victim)
    s.hit("reactor")
    assert s.discard_pile() == pile
    assert s.show(0, 1) == ("adrenaline_lab(n) | muse | -" if victim == "cult_leader" else "adrenaline_lab(n)")
    s.assert_nothing_pending()


@rule("RAD-RULING-29", "RAD-FAQ-RESCUE-TEAM-01")
def test_a_rescue_team_in_the_lab_that_returns_itself_is_not_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | muse | rescue_team(d)")
    s.use("adrenaline_lab")
    s.hit("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    assert s.discard_pile() == []
    assert s.show(0, 1) == "adrenaline_lab(n) | muse | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-29")
def test_a_rescue_team_in_the_lab_that_returns_the_person_behind_it_is_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | muse | rescue_team(d)")
    s.use("adrenaline_lab")
    s.hit("muse")
    assert s.hand_of(0) == ["muse"]
    assert s.discard_pile() == ["rescue_team"]
    assert s.show(0, 1) == "adrenaline_lab(n)"
    s.assert_nothing_pending()


@rule("RAD-RULING-29", "RAD-RULING-65")
def test_the_lab_offers_what_argo_gives_to_a_damaged_person_and_never_a_punk() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | argo_yesky | punk")
    s.column(0, 2, "garage | muse(d) | -")
    s.use("adrenaline_lab")
    assert s.offered(0) == [("rouse", 0, 2, 1, 1), ("rouse", 0, 2, 1, 3)]
    s.answer(0, ("rouse", 0, 2, 1, 3))
    s.hit("reactor")
    assert s.discard_pile() == ["muse"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-64", "RAD-EFF-RESTORE-04")
def test_a_scientist_in_the_lab_may_restore_the_lab_but_not_itself() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab(d) | scientist(d) | -")
    s.deck_top("gunner", "muse", "scout")
    s.use("adrenaline_lab")
    s.hit("gunner")
    assert s.targets() == ["adrenaline_lab"]
    s.hit("adrenaline_lab")
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.discard_pile() == ["gunner", "muse", "scout", "scientist"]
    s.assert_nothing_pending()


@rule("RAD-RULING-29", "RAD-FAQ-ADRENALINE-LAB-01")
def test_a_wounded_soldier_just_played_can_be_used_through_the_lab() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab")
    s.hand(0, "wounded_soldier")
    s.play("wounded_soldier", 2)
    s.use("adrenaline_lab")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 2) == "garage"
    assert s.discard_pile() == ["wounded_soldier"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


# Parachute Base


@rule("RAD-RULING-30", "RAD-FAQ-RESCUE-TEAM-01")
def test_a_dropped_rescue_team_that_returns_itself_is_not_damaged() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base | muse | -")
    s.hand(0, "rescue_team")
    s.use("parachute_base")
    s.answer(0, ("drop", "rescue_team", 1, "behind"))
    s.hit("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    assert s.show(0, 1) == "parachute_base(n) | muse | -"
    assert s.water_of(0) == 2
    assert s.board.put_in_play == [1, 0]
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
def test_a_dropped_rescue_team_that_returns_the_person_behind_it_is_damaged() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base | muse | -")
    s.hand(0, "rescue_team")
    s.use("parachute_base")
    s.answer(0, ("drop", "rescue_team", 1, "front"))
    s.hit("muse")
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 1) == "parachute_base(n) | rescue_team(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-30", "RAD-RULING-21", "RAD-EFF-DAMAGE-02")
def test_a_dropped_wounded_soldier_is_used_although_damaged_and_then_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "wounded_soldier")
    s.deck_top("muse")
    s.use("parachute_base")
    s.answer(0, ("drop", "wounded_soldier", 2, "front"))
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 2) == "garage | wounded_soldier(d) | -"
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 2) == "garage"
    assert s.discard_pile() == ["wounded_soldier"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-30", "RAD-TIME-05")
def test_a_dropped_vanguard_pushed_by_its_own_punk_is_still_the_one_used_and_damaged() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vanguard")
    s.use("parachute_base")
    s.answer(0, ("drop", "vanguard", 1, "front"), ("punk", 1, "behind"))
    assert s.show(0, 1) == "parachute_base(n) | punk(n) | vanguard(n)"
    s.hit("reactor")
    assert s.asked == (1, "damage")
    assert s.targets() == ["vanguard", "garage", "supply_depot"]
    s.hit("garage")
    assert s.show(0, 1) == "parachute_base(n) | punk(n) | vanguard(d)"
    assert s.show(0, 2) == "garage(d)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
def test_a_dropped_vanguard_hit_by_the_answer_is_destroyed_by_the_drop() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vanguard")
    s.use("parachute_base")
    s.answer(0, ("drop", "vanguard", 1, "front"), ("pass",))
    s.hit("reactor")
    s.hit("vanguard")
    assert s.show(0, 1) == "parachute_base(n)"
    assert s.discard_pile() == ["vanguard"]
    s.assert_nothing_pending()


def full_columns(*hand: str) -> Scenario:
    s = Scenario()
    s.column(0, 1, "parachute_base | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | punk")
    s.hand(0, *hand)
    return s


@rule("RAD-RULING-07", "RAD-RULING-30", "RAD-ACT-PLAY-PERSON-08")
def test_a_dropped_vanguard_destroyed_to_make_room_for_its_own_punk_does_nothing_more() -> None:
    s = full_columns("vanguard")
    s.use("parachute_base")
    assert s.offered(0) == [("announce", "vanguard")]
    s.answer(0, ("announce", "vanguard"))
    assert s.asked == (0, "make_room")
    s.hit("sniper")
    s.answer(0, ("place", 2, "behind"))
    assert s.show(0, 2) == "garage | vanguard(n) | gunner"
    assert s.asked == (0, "make_room_for_punk")
    s.hit("vanguard")
    s.answer(0, ("place", 2, "front"))
    assert s.show(0, 2) == "garage | gunner | punk(n)"
    assert s.discard_pile() == ["sniper", "vanguard"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert s.water_of(0) == 2
    assert s.board.put_in_play == [2, 0]
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-06", "RAD-RULING-30")
def test_in_edition_pl_nobody_can_be_dropped_into_full_columns() -> None:
    s = Scenario("pl")
    s.column(0, 1, "parachute_base | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | punk")
    s.hand(0, "vigilante")
    assert not s.can(("use", "parachute_base"))


@rule("RAD-RULING-30")
def test_a_dropped_person_whose_ability_has_no_target_is_damaged_without_paying_for_it() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vigilante")
    s.use("parachute_base")
    s.answer(0, ("drop", "vigilante", 2, "front"))
    assert s.show(0, 2) == "garage | vigilante(d) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
@pytest.mark.parametrize(("water", "is_usable"), [(2, False), (3, True)])
def test_a_mimic_is_dropped_only_with_water_for_an_ability_it_could_copy(water: int, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.column(1, 1, "reactor | assassin | -")
    s.hand(0, "mimic")
    s.water(0, water)
    assert s.can(("use", "parachute_base")) == is_usable
    if is_usable:
        s.use("parachute_base")
        s.answer(0, ("drop", "mimic", 1, "front"))
        assert s.discard_pile() == ["assassin"]
        assert s.show(0, 1) == "parachute_base(n) | mimic(d) | -"
        assert s.water_of(0) == 0
        s.assert_nothing_pending()


@rule("RAD-RULING-30", "RAD-RULING-31")
def test_a_mimic_with_nobody_to_copy_cannot_be_dropped() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.column(1, 1, "reactor | gunner(d) | punk")
    s.hand(0, "mimic")
    assert s.can(("play", "mimic"))
    assert not s.can(("use", "parachute_base"))


@rule("RAD-RULING-30", "RAD-RULING-27")
def test_drops_use_the_cost_of_the_column() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "oasis")
    s.hand(0, "holdout")
    s.water(0, 1)
    s.use("parachute_base")
    assert s.offered(0) == [("drop", "holdout", 2, "front")]  # 0 + 1; elsewhere it would be 2 + 1 or, by Oasis, 1 + 1.
    s.answer(0, ("drop", "holdout", 2, "front"))
    s.hit("reactor")
    assert s.show(0, 2) == "garage(x) | holdout(d) | -"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RULING-30", "RAD-RULING-64")
def test_a_dropped_repair_bot_restores_when_it_enters_and_when_it_is_used() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base(d)")
    s.column(0, 2, "garage(d)")
    s.hand(0, "repair_bot")
    s.use("parachute_base")
    s.answer(0, ("drop", "repair_bot", 3, "front"))
    assert s.targets() == ["parachute_base", "garage"]
    s.hit("parachute_base")
    assert s.targets() == ["garage"]
    s.hit("garage")
    assert [s.show(0, column) for column in (1, 2, 3)] == [
        "parachute_base(n)",
        "garage",
        "supply_depot | repair_bot(d) | -",
    ]
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


# Training Camp and Karli


@rule("RAD-FAQ-KARLI-01", "RAD-FAQ-KARLI-02", "RAD-FAQ-TRAINING-CAMP-01")
def test_karli_turned_faceup_is_ready() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[karli_blaze] | muse(n)")
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | karli_blaze | muse(n)"
    s.use("karli_blaze")
    s.hit("reactor")
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-KARLI-03", "RAD-RULING-23")
@pytest.mark.parametrize(("karli", "shown"), [("karli_blaze", "scout"), ("karli_blaze(d)", "scout(n)")])
def test_a_person_turned_faceup_is_ready_with_an_undamaged_karli_only(karli: str, shown: str) -> None:
    s = Scenario()
    s.column(0, 1, f"training_camp | punk[scout] | {karli}")
    s.use("training_camp")
    assert s.show(0, 1) == f"training_camp(n) | {shown} | {karli}"
    assert s.can(("use", "scout")) == (shown == "scout")


@rule("RAD-FAQ-TRAINING-CAMP-02", "RAD-RULING-22", "RAD-READY-03")
def test_with_karli_a_wounded_soldier_turned_faceup_is_damaged_and_so_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[wounded_soldier] | karli_blaze")
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | wounded_soldier(d) | karli_blaze"
    assert len(s.hand_of(0)) == 1
    assert not s.can(("use", "wounded_soldier"))
    s.assert_nothing_pending()


@rule("RAD-RULING-23", "RAD-RULING-44")
def test_with_karli_the_punk_for_an_event_turned_faceup_is_ready_for_argo() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[banish] | karli_blaze")
    s.column(0, 2, "garage | argo_yesky | -")
    s.use("training_camp")
    assert s.discard_pile() == ["banish"]
    assert s.show(0, 1) == "training_camp(n) | karli_blaze | -"
    s.answer(0, ("punk", 1, "behind"))
    assert s.show(0, 1) == "training_camp(n) | punk | karli_blaze"
    assert s.water_of(0) == 3
    assert s.can(("use", "punk", 1, 1, 3))
    assert s.board.put_in_play == [1, 0]
    s.assert_nothing_pending()


@rule("RAD-RULING-07", "RAD-RULING-23")
def test_karli_destroyed_to_make_room_leaves_the_new_person_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | karli_blaze | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | punk")
    s.hand(0, "vigilante")
    s.answer(0, ("announce", "vigilante"))
    s.hit("karli_blaze")
    s.answer(0, ("place", 1, "front"))
    assert s.show(0, 1) == "railgun | scout | vigilante(n)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-TRAINING-CAMP-02", "RAD-ACT-PLAY-PERSON-08", "RAD-RULING-09")
def test_a_vanguard_turned_faceup_among_six_people_may_make_room_or_decline() -> None:
    for declines in (True, False):
        s = Scenario()
        s.column(0, 1, "training_camp | punk[vanguard] | muse")
        s.column(0, 2, "garage | sniper | gunner")
        s.column(0, 3, "supply_depot | looter | vigilante")
        s.use("training_camp")
        assert s.asked == (0, "make_room_for_punk")
        assert s.targets() == ["vanguard", "muse", "sniper", "gunner", "looter", "vigilante"]
        if declines:
            s.decline()
            assert s.show(0, 1) == "training_camp(n) | vanguard(n) | muse"
            assert s.board.put_in_play == [1, 0]
        else:
            s.hit("muse")
            s.answer(0, ("place", 1, "front"))
            assert s.show(0, 1) == "training_camp(n) | vanguard(n) | punk(n)"
            assert s.board.put_in_play == [2, 0]
        s.assert_nothing_pending()
