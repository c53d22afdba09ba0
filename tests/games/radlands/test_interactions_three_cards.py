"""Situations in which three cards or more meet; what must happen is derived from the clauses named."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@rule("RAD-FAQ-KARLI-01", "RAD-RULING-23")
def test_karli_restored_by_atomic_garden_is_ready_and_so_is_who_comes_after() -> None:
    s = Scenario()
    s.column(0, 1, "atomic_garden | karli_blaze(d) | -")
    s.hand(0, "scout", "muse")
    s.water(0, 6)
    s.play("muse", 2)
    assert not s.ready(0, 2, 1)
    s.use("atomic_garden")
    s.hit("karli_blaze")
    assert s.ready(0, 1, 1)
    s.play("scout", 3)
    assert s.ready(0, 3, 1)
    assert not s.ready(0, 2, 1), "Muse entered before Karli's trait worked"
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-02", "RAD-RULING-39", "RAD-RULING-61", "RAD-RULING-37")
def test_a_scientists_junk_raid_is_zetos_first_event_and_lets_the_watchtower_fire() -> None:
    s = Scenario()
    s.column(0, 1, "watchtower | zeto_khan(n) | scientist")
    s.queue(0, None, "napalm", "banish")
    s.deck_top("scout", "scout", "rabble_rouser")
    s.water(0, 3)
    assert ("use", "watchtower", 1, 0, 1) not in s.match.options(0)
    s.use("scientist")
    s.answer(0, ("use_junk", "rabble_rouser"))
    s.hit("cannon")  # The opponent chooses: the Raiders needed no free space.
    assert s.show(1, 2) == "cannon(d)"
    s.use("watchtower")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.queue_of(0) == (None, "napalm", "banish")
    s.assert_nothing_pending()


@rule("RAD-RULING-31", "RAD-FAQ-ZETO-02", "RAD-RULING-53")
def test_a_mimic_borrows_the_enemy_zetos_ability_but_not_his_trait() -> None:
    s = Scenario()
    s.column(0, 1, "garage | mimic | -")
    s.column(0, 2, "railgun")
    s.column(1, 1, "reactor | zeto_khan | -")
    s.hand(0, "muse", "water_silo")
    s.deck_top("sniper", "gunner", "looter")
    s.use("mimic")
    for card in ("muse", "sniper", "gunner"):
        s.answer(0, ("discard", card))
    assert s.hand_of(0) == ["looter", "water_silo"]
    assert s.water_of(0) == 2
    s.use("garage")
    assert s.queue_of(0) == (None, "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-RULING-58", "RAD-FAQ-VANGUARD-01")
def test_after_high_ground_the_answer_to_a_vanguard_still_finds_protection() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vanguard | scout")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor | muse | sniper")
    s.queue(0, "high_ground")
    s.turn_begins(0)
    s.answer(0, ("stand", 0, 1, 1))  # column 1, from the back: the Vanguard, then the Scout.
    s.answer(0, ("stand", 0, 1, 2))
    s.use("vanguard")
    assert set(s.targets()) == {"reactor", "muse", "sniper", "cannon", "victory_totem"}
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | muse | sniper"
    assert s.show(0, 1) == "railgun | vanguard(n) | scout(d)", "only the Scout in front could be hit"
    s.assert_nothing_pending()


@rule("RAD-RULING-48", "RAD-RULING-28", "RAD-RULING-69")
def test_a_reactor_clears_both_sides_of_an_enemy_juggernaut_and_leaves_it() -> None:
    s = Scenario()
    s.column(0, 1, "reactor | punk | -")
    s.column(0, 2, "garage")
    s.column(1, 1, "scout | juggernaut(d) | punk", moves=1)
    s.column(1, 2, "cannon")
    size = s.deck_size()
    s.use("reactor")
    assert s.show(0, 1) == "reactor(x)"
    assert s.board.camp_row[3] == 1
    assert s.show(1, 1) == "- | juggernaut(d) | -"
    assert s.deck_size() == size + 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-DOOMSAYER-01", "RAD-FAQ-DOOMSAYER-02", "RAD-FAQ-PARACHUTE-BASE-01")
def test_a_dropped_doomsayer_that_can_move_nothing_still_counts_the_event_in_play() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.queue(1, None, None, "napalm")
    s.hand(0, "doomsayer")
    s.water(0, 2)
    s.use("parachute_base")
    s.answer(0, ("drop", "doomsayer", 1, "front"))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "parachute_base(n) | doomsayer(d) | -"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RULING-27", "RAD-RULING-30")
def test_a_holdout_dropped_beside_a_destroyed_camp_needs_water_for_its_ability_only() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.column(0, 2, "garage(x)")
    s.hand(0, "holdout")
    s.water(0, 1)
    s.use("parachute_base")
    assert s.match.options(0) == [("drop", "holdout", 2, "front")]
    s.answer(0, ("drop", "holdout", 2, "front"))
    s.hit("reactor")
    assert s.show(0, 2) == "garage(x) | holdout(d) | -"
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RULING-41", "RAD-RULING-69", "RAD-FAQ-JUGGERNAUT-04")
def test_a_looter_draws_for_a_juggernaut_destroyed_at_the_front() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 1, "scout | sniper(d) | juggernaut(d)", moves=2)
    s.deck_top("muse")
    s.use("looter")
    s.hit("juggernaut")
    assert s.show(1, 1) == "juggernaut(x) | scout | sniper(d)"
    assert s.hand_of(0) == ["muse"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-MERCENARY-CAMP-02", "RAD-RULING-45", "RAD-WIN-03")
def test_mercenaries_count_no_water_silo_and_may_take_the_last_camp() -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon | punk | -")
    s.column(1, 3, "victory_totem(x)")
    s.hand(1, "muse", "water_silo")
    s.use("mercenary_camp")
    assert s.targets() == ["cannon", "punk"]
    s.hit("cannon")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.hand_of(1) == ["muse", "water_silo"]


@rule("RAD-EFF-RESTORE-04", "RAD-EFF-RESTORE-05", "RAD-FAQ-LABOR-CAMP-01")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_a_damaged_labor_camp_restores_itself_only_in_edition_pl(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "labor_camp(d) | muse | -")
    s.use("labor_camp")
    if edition == "pl":
        s.hit("labor_camp")
    assert s.show(0, 1) == ("labor_camp(n)" if edition == "pl" else "labor_camp(d)")
    assert s.discard_pile() == ["muse"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-TRAINING-CAMP-02", "RAD-FAQ-ARGO-02", "RAD-FAQ-ARGO-03")
def test_argo_turned_faceup_arms_the_older_punk_at_once_and_not_the_new_one() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[argo_yesky] | -")
    s.column(0, 2, "garage | punk | -")
    s.water(0, 4)
    s.use("training_camp")
    s.hit("punk", column=1)
    s.answer(0, ("punk", 3, "front"))
    uses = [option for option in s.match.options(0) if option[0] == "use" and option[1] in ("punk", "argo_yesky")]
    assert uses == [("use", "punk", 2, 1, 3)]
    s.use("punk", 3)
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-RULING-33", "RAD-FAQ-VERA-02", "RAD-EVENT-06", "RAD-RULING-60")
def test_with_vera_an_omen_clock_brings_an_event_in_from_space_2_in_one_turn() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | vera_vosh(n) | -")
    s.column(1, 1, "reactor | scout | punk[muse]")
    s.queue(0, None, "truce")
    s.use("omen_clock")
    assert s.queue_of(0) == ("truce", None, None)
    assert s.ready(0, 1)
    s.use("omen_clock")
    assert s.hand_of(0) == ["vera_vosh"]
    assert s.hand_of(1) == ["muse", "scout"]
    assert not s.ready(0, 1), "the second use counts although Vera was there when it was paid"
    assert s.discard_pile() == ["truce"]
    s.assert_nothing_pending()


@rule("RAD-RULING-47", "RAD-EFF-DESTROY-03", "RAD-RULING-12")
def test_the_octagon_puts_the_own_punk_under_the_opponents() -> None:
    s = Scenario()
    s.column(0, 1, "the_octagon | punk[muse] | -")
    s.column(1, 1, "reactor | punk[scout] | -")
    s.use("the_octagon")
    assert s.deck_ids()[:2] == ["scout", "muse"]
    s.assert_nothing_pending()


@rule("RAD-RULING-54", "RAD-RULING-11", "RAD-WIN-04")
def test_magnus_wins_with_the_last_camp_behind_two_people() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(d) | punk | scout")
    s.column(1, 3, "victory_totem(x)")
    s.use("magnus_karv")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.show(1, 2) == "cannon(x) | scout(d) | -"


@rule("RAD-RULING-56", "RAD-FAQ-ARGO-01", "RAD-EFF-DESTROY-03")
def test_a_famine_that_spares_a_punk_leaves_it_without_argos_ability() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | argo_yesky | -")
    s.column(0, 2, "garage | punk | -")
    s.column(1, 1, "reactor | muse | -")
    s.queue(0, "famine")
    s.turn_begins(0)
    s.hit("punk")
    assert s.show(0, 1) == "railgun"
    assert s.show(1, 1) == "reactor | muse | -"
    assert not [option for option in s.match.options(0) if option[:2] == ("use", "punk")]
    assert s.discard_pile() == ["argo_yesky", "famine"]
    s.assert_nothing_pending()


@rule("RAD-RULING-34", "RAD-RULING-29", "RAD-FAQ-ADRENALINE-LAB-01")
def test_a_damaged_vera_used_in_the_lab_leaves_the_lab_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | vera_vosh(d) | -")
    s.column(1, 1, "reactor | scout | -")
    s.use("adrenaline_lab")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.water_of(0) == 2
    assert s.discard_pile() == ["vera_vosh"]
    s.assert_nothing_pending()


@rule("RAD-RULING-29", "RAD-EFF-RESTORE-04", "RAD-RULING-64")
def test_a_repair_bot_in_the_lab_is_destroyed_whatever_it_restored() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab(d) | repair_bot(d) | -")
    s.use("adrenaline_lab")
    assert s.targets() == ["adrenaline_lab"]
    s.hit("adrenaline_lab")
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.discard_pile() == ["repair_bot"]
    s.assert_nothing_pending()
