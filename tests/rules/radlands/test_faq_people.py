"""The general FAQ and that of the people (RAD-FAQ)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

Queue = tuple[str | None, str | None, str | None]


@pytest.fixture(params=["ua", "pl"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(edition=request.param)


def put_into_play(s: Scenario, seat: int) -> int:
    table = seen(s.match, None)
    count: int = table.sides[seat].people_put_into_play
    return count


# General


@rule("RAD-FAQ-GENERAL-01")
def test_a_hand_may_hold_any_number_of_cards(s: Scenario) -> None:
    s.hand(0, 30)
    s.hand(1, 20)
    s.deck(10)
    s.draw()
    assert len(s.hand_of(0)) == 31
    s.end_turn()
    assert s.asked == (1, "act")
    assert (len(s.hand_of(0)), len(s.hand_of(1))) == (31, 21)
    s.end_turn()
    assert s.asked == (0, "act")
    assert (len(s.hand_of(0)), len(s.hand_of(1))) == (32, 21)
    assert s.discard_pile() == []


@rule("RAD-FAQ-GENERAL-02")
def test_an_effect_on_an_enemy_cannot_choose_a_camp(s: Scenario) -> None:
    s.column(0, 1, "railgun | assassin")
    s.column(1, 1, "reactor | scout")
    s.column(1, 2, "cannon | punk")
    s.use("assassin")
    assert s.targets() == ["scout", "punk"]


@rule("RAD-FAQ-GENERAL-02")
def test_unprotected_camps_are_no_enemies_for_an_ability_that_needs_one(s: Scenario) -> None:
    s.column(0, 1, "railgun | assassin")
    s.column(1, 1, "reactor(d)")
    assert not s.can(("use", "assassin"))


@rule("RAD-FAQ-GENERAL-02")
def test_an_effect_on_all_enemies_leaves_camps_alone(s: Scenario) -> None:
    s.column(0, 1, "railgun | exterminator | muse(d)")
    s.column(1, 1, "reactor(d) | scout(d)")
    s.column(1, 2, "cannon(d)")
    s.use("exterminator")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(1, 2) == "cannon(d)"
    assert s.show(0, 1) == "railgun | exterminator(n) | muse(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-GENERAL-03")
def test_a_person_played_from_hand_was_put_into_play(s: Scenario) -> None:
    s.hand(0, "muse")
    s.play("muse", 1)
    assert (put_into_play(s, 0), put_into_play(s, 1)) == (1, 0)


@rule("RAD-FAQ-GENERAL-03")
def test_a_punk_taken_from_the_deck_was_put_into_play(s: Scenario) -> None:
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    assert put_into_play(s, 0) == 0
    s.answer(0, ("punk", 1, "front"))
    assert (put_into_play(s, 0), put_into_play(s, 1)) == (1, 0)


@rule("RAD-FAQ-GENERAL-03")
def test_a_punk_turned_faceup_by_the_training_camp_was_put_into_play(s: Scenario) -> None:
    s.column(0, 1, "training_camp | punk[muse]")
    s.use("training_camp")
    assert (put_into_play(s, 0), put_into_play(s, 1)) == (1, 0)


@rule("RAD-FAQ-GENERAL-03")
def test_people_that_were_in_play_before_were_not_put_into_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | scout(d)")
    s.hand(0, "gunner")
    s.junk("gunner")
    s.hit("scout")
    assert put_into_play(s, 0) == 0


# Argo Yesky


@rule("RAD-FAQ-ARGO-01")
@pytest.mark.parametrize(("argo", "works"), [("argo_yesky", True), ("argo_yesky(n)", True), ("argo_yesky(d)", False)])
def test_argos_trait_works_only_while_he_is_undamaged(s: Scenario, argo: str, works: bool) -> None:
    s.column(0, 1, f"railgun | {argo}")
    s.column(0, 2, "garage | punk | muse")
    assert s.can(("use", "punk", 2, 1, 3)) is works
    assert s.can(("use", "muse", 2, 2, 3)) is works
    assert s.can(("use", "muse", 2, 2, 1))


@rule("RAD-FAQ-ARGO-01")
def test_argos_trait_stops_at_once_when_he_is_damaged(s: Scenario) -> None:
    s.column(0, 1, "railgun | argo_yesky")
    s.column(0, 2, "garage | punk")
    s.column(0, 3, "supply_depot | vanguard")
    assert s.can(("use", "punk"))
    s.use("vanguard")
    s.hit("reactor")
    s.hit("argo_yesky")
    assert s.water_of(0) == 2
    assert not s.can(("use", "punk"))


@rule("RAD-FAQ-ARGO-01")
def test_argos_trait_works_again_when_he_is_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun | argo_yesky(d)")
    s.column(0, 2, "garage | punk")
    s.hand(0, "gunner")
    s.junk("gunner")
    s.hit("argo_yesky")
    assert s.show(0, 1) == "railgun | argo_yesky(n) | -"
    assert not s.can(("use", "argo_yesky"))
    s.use("punk", 3)
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-ARGO-02")
def test_punks_can_use_argos_ability(s: Scenario) -> None:
    s.column(0, 1, "railgun | argo_yesky")
    s.column(0, 2, "garage | punk[famine]")
    s.use("punk", 3)
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.water_of(0) == 2
    assert s.show(0, 2) == "garage | punk(n) | -"
    assert not s.can(("use", "punk"))
    s.assert_nothing_pending()


@rule("RAD-FAQ-ARGO-02")
def test_punks_without_argo_have_no_ability(s: Scenario) -> None:
    s.column(0, 2, "garage | punk[sniper]")
    s.column(1, 1, "reactor | argo_yesky")
    assert not s.can(("use", "punk"))


@rule("RAD-FAQ-ARGO-03")
def test_a_new_punk_cannot_use_argos_ability_before_the_next_turn(s: Scenario) -> None:
    s.column(0, 2, "garage | punk")
    s.hand(0, "argo_yesky")
    s.water(0, 4)
    s.play("argo_yesky", 1)
    s.answer(0, ("punk", 3, "front"))
    assert s.water_of(0) == 1
    assert s.show(0, 3) == "supply_depot | punk(n) | -"
    assert s.can(("use", "punk", 2, 1, 3))
    assert not s.can(("use", "punk", 3, 1, 3))
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "punk", 3, 1, 3))


# Cult Leader and Doomsayer


@rule("RAD-FAQ-CULT-LEADER-01")
def test_the_cult_leader_may_destroy_itself(s: Scenario) -> None:
    s.column(0, 1, "railgun | cult_leader | muse")
    s.use("cult_leader")
    assert s.targets() == ["cult_leader", "muse"]
    s.hit("cult_leader")
    assert s.show(0, 1) == "railgun | muse | -"
    assert s.discard_pile() == ["cult_leader"]
    assert s.asked == (0, "damage")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-DOOMSAYER-01")
@pytest.mark.parametrize(
    ("queue", "after"),
    [
        (("famine", None, "banish"), (None, "famine", "banish")),
        (("famine", "uprising", None), (None, "famine", "uprising")),
        ((None, "famine", None), (None, None, "famine")),
    ],
)
def test_the_doomsayer_moves_back_events_that_have_room(s: Scenario, queue: Queue, after: Queue) -> None:
    s.hand(0, "doomsayer")
    s.queue(1, *queue)
    s.play("doomsayer", 1)
    assert s.offered(0) == [("move_back",), ("pass",)]
    s.answer(0, ("move_back",))
    assert s.queue_of(1) == after
    s.assert_nothing_pending()


@rule("RAD-FAQ-DOOMSAYER-01")
@pytest.mark.parametrize(
    "queue", [(None, None, "bombardment"), (None, "famine", "banish"), ("famine", "banish", "uprising")]
)
def test_the_doomsayer_does_not_move_an_event_without_room_behind_it(s: Scenario, queue: Queue) -> None:
    s.hand(0, "doomsayer")
    s.queue(1, *queue)
    s.play("doomsayer", 1)
    assert s.queue_of(1) == queue
    s.assert_nothing_pending()


@rule("RAD-FAQ-DOOMSAYER-02")
@pytest.mark.parametrize("queue", [(None, None, None), (None, None, "bombardment"), ("famine", "banish", "uprising")])
def test_the_doomsayer_may_be_played_although_no_event_can_be_moved(s: Scenario, queue: Queue) -> None:
    s.hand(0, "doomsayer")
    s.queue(1, *queue)
    assert s.can(("play", "doomsayer", 1, "front"))
    s.play("doomsayer", 1)
    assert s.show(0, 1) == "railgun | doomsayer(n) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


# Karli Blaze


@rule("RAD-FAQ-KARLI-01")
def test_karlis_trait_works_from_the_moment_she_enters_play(s: Scenario) -> None:
    s.hand(0, "muse", "karli_blaze", "vigilante")
    s.water(0, 5)
    s.play("muse", 1)
    s.play("karli_blaze", 2)
    s.play("vigilante", 3)
    assert s.show(0, 1) == "railgun | muse(n) | -"
    assert s.show(0, 3) == "supply_depot | vigilante | -"
    assert not s.can(("use", "muse"))


@rule("RAD-FAQ-KARLI-01")
def test_karlis_trait_works_again_from_the_moment_she_is_restored(s: Scenario) -> None:
    s.column(0, 2, "garage | karli_blaze(d)")
    s.hand(0, "muse", "gunner", "scout")
    s.play("scout", 1)
    assert s.show(0, 1) == "railgun | scout(n) | -"
    s.junk("gunner")
    s.hit("karli_blaze")
    s.play("muse", 3)
    assert s.show(0, 1) == "railgun | scout(n) | -"
    assert s.show(0, 3) == "supply_depot | muse | -"
    s.use("muse")
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-KARLI-02")
def test_karli_is_ready_when_played(s: Scenario) -> None:
    s.hand(0, "karli_blaze")
    s.water(0, 4)
    s.play("karli_blaze", 1)
    s.use("karli_blaze")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-FAQ-KARLI-02")
def test_karli_is_not_ready_when_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun | karli_blaze(d)")
    s.hand(0, "gunner")
    s.junk("gunner")
    s.hit("karli_blaze")
    assert s.show(0, 1) == "railgun | karli_blaze(n) | -"
    assert not s.can(("use", "karli_blaze"))


@rule("RAD-FAQ-KARLI-03")
@pytest.mark.parametrize(
    ("karli", "after"),
    [("karli_blaze", "muse"), ("karli_blaze(n)", "muse"), ("karli_blaze(d)", "muse(n)"), ("looter", "muse(n)")],
)
def test_a_person_turned_faceup_enters_play_ready_with_karli(s: Scenario, karli: str, after: str) -> None:
    s.column(0, 1, "training_camp | punk[muse]")
    s.column(0, 2, f"garage | {karli}")
    s.use("training_camp")
    assert s.show(0, 1) == f"training_camp(n) | {after} | -"
    assert s.can(("use", "muse")) is (after == "muse")


# Mimic


@rule("RAD-FAQ-MIMIC-01")
def test_the_mimic_pays_the_cost_of_the_copied_ability(s: Scenario) -> None:
    s.column(0, 1, "railgun | mimic | sniper")
    s.water(0, 2)
    s.use("mimic")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 0
    assert s.show(0, 1) == "railgun | mimic(n) | sniper"
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-01")
def test_the_mimic_cannot_copy_an_ability_it_cannot_pay_for(s: Scenario) -> None:
    s.column(0, 1, "railgun | mimic | sniper")
    s.column(0, 2, "garage | muse | scout")
    s.water(0, 1)
    s.use("mimic")
    assert s.targets() == ["muse", "scout"]


@rule("RAD-FAQ-MIMIC-02")
def test_this_card_in_a_copied_ability_means_the_mimic(s: Scenario) -> None:
    s.column(0, 1, "railgun | mimic | mutant")
    s.use("mimic")
    s.answer(0, ("damage",))
    s.hit("reactor")
    assert s.show(0, 1) == "railgun | mimic(d) | mutant"
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-02")
@pytest.mark.parametrize(("edition", "targets"), [("ua", ["garage"]), ("pl", ["mimic", "garage"])])
def test_the_mimic_that_copies_a_repair_bot_is_the_card_that_restores(edition: str, targets: list[str]) -> None:
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab | mimic(d)")
    s.column(0, 2, "garage(d)")
    s.column(1, 1, "reactor | repair_bot")
    s.use("adrenaline_lab")
    assert s.asked == (0, "restore")
    assert s.targets() == targets


@rule("RAD-FAQ-MIMIC-03")
def test_a_copied_enemy_ability_works_for_the_owner_of_the_mimic(s: Scenario) -> None:
    s.column(0, 1, "railgun | mimic | muse")
    s.column(1, 1, "reactor | assassin | scout")
    s.use("mimic")
    s.hit("assassin")
    assert s.show(1, 1) == "reactor | assassin | -"
    assert s.discard_pile() == ["scout"]
    assert s.show(0, 1) == "railgun | mimic(n) | muse"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-03")
def test_a_copied_enemy_cult_leader_destroys_people_of_the_mimics_owner(s: Scenario) -> None:
    s.column(0, 1, "railgun | mimic | scout")
    s.column(1, 1, "reactor | cult_leader")
    s.use("mimic")
    s.hit("cult_leader")
    assert s.asked == (0, "destroy_own")
    assert s.targets() == ["mimic", "scout"]
    s.hit("mimic")
    assert s.asked == (0, "damage")
    assert s.targets() == ["cult_leader", "cannon", "victory_totem"]
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-03")
def test_a_copied_enemy_vanguard_lets_the_opponent_answer(s: Scenario) -> None:
    s.column(0, 1, "railgun | mimic")
    s.column(1, 1, "reactor | vanguard")
    s.use("mimic")
    assert s.asked == (0, "damage")
    s.hit("cannon")
    assert s.question.seat == 1
    assert s.targets() == ["mimic", "garage", "supply_depot"]
    s.hit("mimic")
    assert s.show(0, 1) == "railgun | mimic(d) | -"
    assert s.show(1, 1) == "reactor | vanguard | -"
    s.assert_nothing_pending()


# Molgur Stang, punks, Rescue Team


@rule("RAD-FAQ-MOLGUR-01")
def test_molgur_may_destroy_any_camp_of_the_opponent_protected_or_not(s: Scenario) -> None:
    s.column(0, 1, "railgun | molgur_stang")
    s.column(1, 1, "reactor | scout | vigilante")
    s.column(1, 2, "cannon(d) | muse")
    s.use("molgur_stang")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x) | scout | vigilante"
    assert s.show(1, 2) == "cannon(d) | muse | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-MOLGUR-01")
def test_molgur_cannot_choose_a_destroyed_camp(s: Scenario) -> None:
    s.column(0, 1, "railgun | molgur_stang")
    s.column(1, 2, "cannon(x)")
    s.use("molgur_stang")
    assert s.targets() == ["reactor", "victory_totem"]


@rule("RAD-FAQ-PUNK-01")
def test_a_punk_that_is_an_event_becomes_an_ordinary_event_in_hand(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | punk[napalm]")
    s.use("rescue_team")
    s.hit("punk")
    assert s.hand_of(0) == ["napalm"]
    assert s.deck_size() == 30
    assert s.can(("junk", "napalm"))
    s.play("napalm")
    assert s.queue_of(0) == ("napalm", None, None)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-PUNK-01")
def test_a_punk_that_is_a_person_becomes_an_ordinary_person_in_hand(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | punk[muse]")
    s.use("rescue_team")
    s.hit("punk")
    s.play("muse", 2)
    assert s.show(0, 2) == "garage | muse(n) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-RESCUE-TEAM-01")
def test_the_rescue_team_may_return_itself(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | muse")
    s.use("rescue_team")
    assert s.targets() == ["rescue_team", "muse"]
    s.hit("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    assert s.show(0, 1) == "railgun | muse | -"
    s.assert_nothing_pending()


@rule("RAD-FAQ-RESCUE-TEAM-02")
def test_a_returned_person_forgets_its_damage(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | muse(d)")
    s.use("rescue_team")
    s.hit("muse")
    s.play("muse", 2)
    assert s.show(0, 2) == "garage | muse(n) | -"
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "muse"))


@rule("RAD-FAQ-RESCUE-TEAM-02")
def test_a_returned_person_forgets_that_it_was_used(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team")
    s.use("rescue_team")
    s.play("rescue_team", 1)
    assert s.show(0, 1) == "railgun | rescue_team | -"
    assert s.can(("use", "rescue_team"))
    assert s.water_of(0) == 2


@rule("RAD-FAQ-RESCUE-TEAM-02")
def test_a_returned_person_is_as_ready_as_any_that_enters_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | muse")
    s.column(0, 2, "garage | karli_blaze")
    s.use("muse")
    s.use("rescue_team")
    s.hit("muse")
    s.play("muse", 3)
    s.use("muse")
    assert s.water_of(0) == 4
    s.assert_nothing_pending()


@rule("RAD-FAQ-RESCUE-TEAM-02")
def test_a_returned_punk_becomes_an_ordinary_card(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | punk[strafe]")
    s.column(1, 1, "reactor | scout")
    s.use("rescue_team")
    s.hit("punk")
    assert s.hand_of(0) == ["strafe"]
    s.play("strafe")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    s.assert_nothing_pending()


# Vanguard


@rule("RAD-FAQ-VANGUARD-01")
def test_the_opponent_answers_vanguard_at_once_with_damage_to_an_unprotected_card(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard")
    s.column(0, 3, "supply_depot | muse | scout")
    s.use("vanguard")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.question.seat == 1
    assert s.targets() == ["vanguard", "garage", "scout"]
    assert not s.can(("pass",))
    s.hit("scout")
    assert s.show(0, 3) == "supply_depot | muse | scout(d)"
    assert s.show(0, 1) == "railgun | vanguard(n) | -"
    assert s.asked == (0, "act")


@rule("RAD-FAQ-VANGUARD-01")
def test_the_answer_to_vanguard_can_destroy_a_damaged_card(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard")
    s.column(0, 2, "garage(d)")
    s.use("vanguard")
    s.hit("reactor")
    s.hit("garage")
    assert s.show(0, 2) == "garage(x)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-VANGUARD-02")
def test_vanguard_wins_before_the_opponent_damages(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    s.column(0, 2, "garage(x) | vanguard")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("vanguard")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.show(0, 1) == "railgun(d)"
    assert s.show(0, 2) == "garage(x) | vanguard(n) | -"


@rule("RAD-FAQ-VANGUARD-02")
def test_the_opponent_who_still_has_a_camp_answers_vanguard(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    s.column(0, 2, "garage(x) | vanguard")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("vanguard")
    assert s.question.seat == 1
    s.hit("railgun")
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)


# Vera Vosh


@rule("RAD-FAQ-VERA-01")
def test_an_ability_used_before_vera_was_played_may_not_be_used_again(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse")
    s.column(0, 2, "garage | muse")
    s.hand(0, "vera_vosh")
    s.use("muse", column=1)
    s.play("vera_vosh", 3)
    assert not s.can(("use", "muse", 1))
    s.use("muse", column=2)
    s.use("muse", column=2)
    assert not s.can(("use", "muse"))
    assert s.water_of(0) == 3


@rule("RAD-FAQ-VERA-01")
def test_a_camp_used_before_vera_was_restored_may_not_be_used_again(s: Scenario) -> None:
    s.column(0, 1, "railgun | vera_vosh(d)")
    s.hand(0, "gunner")
    s.water(0, 6)
    s.use("railgun")
    s.hit("reactor")
    s.junk("gunner")
    s.hit("vera_vosh")
    assert not s.can(("use", "railgun"))
    s.use("garage")
    assert s.can(("use", "garage"))


@rule("RAD-FAQ-VERA-01")
def test_a_use_before_vera_was_played_counts_as_the_first_use_of_the_turn(s: Scenario) -> None:
    s.column(0, 1, "atomic_garden | vanguard")
    s.hand(0, "vera_vosh")
    s.water(0, 8)
    s.use("vanguard")
    s.hit("reactor")
    s.hit("vanguard")
    s.use("atomic_garden")
    s.hit("vanguard")
    assert s.show(0, 1) == "atomic_garden(n) | vanguard | -"
    s.play("vera_vosh", 2)
    s.use("vanguard")
    s.hit("cannon")
    s.hit("supply_depot")
    assert s.water_of(0) == 1
    assert s.show(0, 1) == "atomic_garden(n) | vanguard(n) | -"
    s.assert_nothing_pending()


@rule("RAD-FAQ-VERA-02")
def test_veras_trait_works_for_vera_herself(s: Scenario) -> None:
    s.column(0, 1, "railgun | vera_vosh")
    s.column(1, 1, "reactor | scout")
    s.column(1, 2, "cannon | looter")
    s.use("vera_vosh")
    s.hit("scout")
    assert s.ready(0, 1, 1)
    s.use("vera_vosh")
    s.hit("scout")
    assert s.show(1, 1) == "reactor"
    assert s.water_of(0) == 1
    assert not s.can(("use", "vera_vosh"))


@rule("RAD-FAQ-VERA-02")
def test_veras_trait_works_for_your_people(s: Scenario) -> None:
    s.column(0, 1, "railgun | vera_vosh")
    s.column(0, 2, "garage | muse")
    s.use("muse")
    assert s.ready(0, 2, 1)
    s.use("muse")
    assert s.water_of(0) == 5
    assert not s.can(("use", "muse"))


@rule("RAD-FAQ-VERA-02")
def test_veras_trait_works_for_your_camps(s: Scenario) -> None:
    s.column(0, 1, "railgun | vera_vosh")
    s.water(0, 6)
    s.use("railgun")
    s.hit("reactor")
    assert s.ready(0, 1)
    s.use("railgun")
    s.hit("cannon")
    assert s.water_of(0) == 2
    assert not s.can(("use", "railgun"))


@rule("RAD-FAQ-VERA-02")
@pytest.mark.parametrize("vera", ["vera_vosh(d)", "looter"])
def test_without_an_undamaged_vera_a_card_is_used_once(s: Scenario, vera: str) -> None:
    s.column(0, 1, f"railgun | {vera}")
    s.column(0, 2, "garage | muse")
    s.use("muse")
    s.use("garage")
    assert not s.can(("use", "muse"))
    assert not s.can(("use", "garage"))


@rule("RAD-FAQ-VERA-02")
def test_the_opponents_vera_gives_you_nothing(s: Scenario) -> None:
    s.column(0, 2, "garage | muse")
    s.column(1, 1, "reactor | vera_vosh")
    s.use("muse")
    assert not s.can(("use", "muse"))


# Zeto Khan


@rule("RAD-FAQ-ZETO-01")
def test_events_already_in_the_queue_are_not_changed_by_zeto(s: Scenario) -> None:
    s.queue(0, "radiation", None, "bombardment")
    s.hand(0, "zeto_khan")
    s.column(1, 1, "reactor | scout")
    s.play("zeto_khan", 1)
    assert s.queue_of(0) == ("radiation", None, "bombardment")
    assert s.show(1, 1) == "reactor | scout | -"
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-01")
def test_queued_events_move_one_space_a_turn_with_zeto_in_play(s: Scenario) -> None:
    s.turn_begins()
    s.column(0, 1, "railgun | zeto_khan")
    s.queue(0, None, None, "bombardment")
    assert s.queue_of(0) == (None, "bombardment", None)
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-01")
def test_only_the_event_that_is_played_gets_bomb_number_zero(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.column(1, 1, "reactor | scout")
    s.queue(0, "radiation", "uprising")
    s.hand(0, "banish")
    s.play("banish")
    assert s.discard_pile() == ["scout", "banish"]
    assert s.queue_of(0) == ("radiation", "uprising", None)
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-02")
def test_raiders_played_as_the_first_event_of_the_turn_resolve_at_once(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.use("garage")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.queue_of(0) == (None, None, None)
    assert s.board.raiders_home == [1, 1]
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-02")
def test_raiders_played_as_the_second_event_of_the_turn_are_queued(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.hand(0, "strafe")
    s.play("strafe")
    s.use("garage")
    assert s.queue_of(0) == (None, "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-02")
def test_raiders_already_in_the_queue_only_advance(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.queue(0, None, "raiders")
    s.use("garage")
    assert s.queue_of(0) == ("raiders", None, None)
    s.assert_nothing_pending()
