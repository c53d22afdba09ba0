"""Timing and priority (RAD-TIME)."""

from collections.abc import Callable

import pytest

from stolik.kernel.errors import NotAsked
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@pytest.fixture(params=["ua", "pl"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(edition=request.param)


def winner(s: Scenario) -> int:
    assert s.match.result is not None
    assert sorted(s.match.result.places) == [1, 2]
    return s.match.result.places.index(1)


def last_camp(s: Scenario, seat: int, camp: str) -> None:
    """Give a seat one camp in column 1 and two destroyed ones."""
    s.column(seat, 1, camp)
    s.column(seat, 2, "arcade(x)" if seat == 0 else "oasis(x)")
    s.column(seat, 3, "pillbox(x)" if seat == 0 else "outpost(x)")


@rule("RAD-TIME-01")
@pytest.mark.parametrize("active", [0, 1])
def test_only_the_active_player_takes_actions(s: Scenario, active: int) -> None:
    s.active(active)
    s.hand(0, "muse")
    s.hand(1, "scout")
    s.water(0, 3)
    s.water(1, 3)
    assert s.asked == (active, "act")
    assert s.offered(1 - active) == []
    with pytest.raises(NotAsked):
        s.answer(1 - active, ("draw",))


@rule("RAD-TIME-01")
def test_the_opponent_is_not_asked_about_damage_done_to_its_cards(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout")
    s.use("railgun")
    assert s.asked == (0, "damage")
    assert s.offered(1) == []
    s.hit("scout")
    assert s.asked == (0, "act")


@rule("RAD-TIME-02")
def test_no_other_action_is_possible_while_one_is_being_resolved(s: Scenario) -> None:
    s.hand(0, "muse")
    s.water(0, 5)
    s.use("railgun")
    assert s.offered(0) == [("damage", 1, column, 0) for column in (1, 2, 3)]
    assert s.offered(1) == []
    s.hit("cannon")
    assert s.asked == (0, "act")
    assert s.can(("draw",))


@rule("RAD-TIME-02")
def test_the_opponent_cannot_respond_to_an_action(s: Scenario) -> None:
    s.hand(0, "vigilante", "strafe")
    s.hand(1, "muse", "strafe", "water_silo")
    s.water(1, 3)
    s.column(1, 1, "reactor | vigilante")
    s.play("vigilante", 1)
    assert s.asked == (0, "act")
    s.play("strafe")
    assert s.asked == (0, "act")
    assert s.offered(1) == []


@rule("RAD-TIME-03")
def test_mulcher_destroys_before_it_draws(s: Scenario) -> None:
    s.column(0, 1, "mulcher | punk[karli_blaze]")
    s.deck_top("muse")
    s.use("mulcher")
    assert s.hand_of(0) == ["karli_blaze"]
    assert s.deck_ids()[0] == "muse"
    s.assert_nothing_pending()


@rule("RAD-TIME-03")
def test_catapult_damages_before_it_destroys(s: Scenario) -> None:
    s.column(0, 1, "catapult | scout | muse")
    s.use("catapult")
    s.hit("reactor")
    assert s.asked == (0, "destroy_own")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "catapult(n) | scout | muse"
    s.hit("scout")
    assert s.show(0, 1) == "catapult(n) | muse | -"
    s.assert_nothing_pending()


@rule("RAD-TIME-03")
def test_labor_camp_destroys_before_it_restores(s: Scenario) -> None:
    s.column(0, 1, "labor_camp | scout(d) | muse(d)")
    s.use("labor_camp")
    assert s.asked == (0, "destroy_own")
    s.hit("scout")
    assert s.asked == (0, "restore")
    assert s.discard_pile() == ["scout"]
    assert s.targets() == ["muse"]


@rule("RAD-TIME-03")
def test_the_older_cannon_damages_itself_before_it_damages() -> None:
    s = Scenario(camp_set="v1")
    s.column(0, 1, "cannon")
    s.column(1, 2, "oasis")
    s.use("cannon")
    assert s.asked == (0, "damage")
    assert s.show(0, 1) == "cannon(d)"


@rule("RAD-TIME-03")
def test_wounded_soldier_draws_before_it_is_damaged(s: Scenario) -> None:
    s.hand(0, "wounded_soldier")
    s.deck_top("muse")
    s.play("wounded_soldier", 2)
    kinds = [event.kind for event in s.match.log]
    assert kinds.index("played") < kinds.index("drew") < kinds.index("damaged")
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 2) == "garage | wounded_soldier(d) | -"
    s.assert_nothing_pending()


@rule("RAD-TIME-04")
def test_the_owner_of_an_effect_chooses(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper")
    s.use("sniper")
    assert s.asked == (0, "damage_any")


@rule("RAD-TIME-04")
def test_the_owner_of_a_queued_event_chooses(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout")
    s.column(1, 2, "cannon | muse")
    s.turn_begins()
    s.queue(0, "banish")
    assert s.asked == (0, "destroy_any_enemy")


@rule("RAD-TIME-04")
def test_the_opponent_chooses_where_the_text_says_so(s: Scenario) -> None:
    s.column(0, 1, "scud_launcher")
    s.column(1, 1, "reactor | scout")
    s.use("scud_launcher")
    assert s.asked[0] == 1
    assert s.targets() == ["reactor", "scout", "cannon", "victory_totem"]
    s.hit("scout")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    s.assert_nothing_pending()


@rule("RAD-TIME-04")
def test_each_player_chooses_the_own_victim_of_the_octagon(s: Scenario) -> None:
    s.column(0, 1, "the_octagon | muse | looter")
    s.column(1, 1, "reactor | scout | vigilante")
    s.use("the_octagon")
    assert s.asked == (0, "destroy_own")
    assert s.targets() == ["muse", "looter"]
    s.hit("looter")
    assert s.asked == (1, "destroy_own")
    assert s.targets() == ["scout", "vigilante"]
    s.hit("scout")
    assert s.show(1, 1) == "reactor | vigilante | -"
    s.assert_nothing_pending()


@rule("RAD-TIME-05")
def test_an_enters_play_trait_is_carried_out_as_soon_as_the_card_is_in_its_place(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse")
    s.hand(0, "vanguard")
    s.play("vanguard", 1, "behind")
    assert s.asked == (0, "gain_punk")
    assert s.show(0, 1) == "railgun | vanguard(n) | muse"
    assert not s.can(("punk", 1))
    s.answer(0, ("punk", 2, "front"))
    assert s.show(0, 2) == "garage | punk(n) | -"
    s.assert_nothing_pending()


@rule("RAD-TIME-05")
@pytest.mark.parametrize(
    ("name", "kind"),
    [("repair_bot", "restore"), ("argo_yesky", "gain_punk"), ("doomsayer", "move_back"), ("vanguard", "gain_punk")],
)
def test_nothing_can_be_done_before_an_enters_play_trait(s: Scenario, name: str, kind: str) -> None:
    s.column(0, 1, "railgun(d)")
    s.queue(1, "famine")
    s.hand(0, name)
    s.play(name, 2)
    assert s.show(0, 2) == f"garage | {name}(n) | -"
    assert s.asked == (0, kind)
    assert s.can(("pass",))
    assert not s.can(("end_turn",))
    s.decline()
    s.assert_nothing_pending()


@rule("RAD-TIME-06")
def test_a_card_played_from_hand_enters_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | karli_blaze")
    s.column(0, 2, "nest_of_spies")
    s.hand(0, "vigilante")
    s.earlier(put_in_play=(1, 0))
    assert not s.can(("use", "nest_of_spies"))
    s.play("vigilante", 3)
    assert s.can(("use", "nest_of_spies"))
    assert s.ready(0, 3, 1)


@rule("RAD-TIME-06")
def test_a_gained_punk_enters_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | karli_blaze")
    s.column(0, 2, "nest_of_spies")
    s.hand(0, "argo_yesky")
    s.earlier(put_in_play=(1, 0))
    s.junk("argo_yesky")
    s.answer(0, ("punk", 3, "front"))
    assert s.can(("use", "nest_of_spies"))
    assert s.ready(0, 3, 1)


@rule("RAD-TIME-06")
def test_a_card_turned_faceup_by_the_training_camp_enters_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | karli_blaze")
    s.column(0, 2, "nest_of_spies")
    s.column(0, 3, "training_camp | punk[vigilante](n)")
    s.earlier(put_in_play=(1, 0))
    assert not s.can(("use", "nest_of_spies"))
    s.use("training_camp")
    assert s.show(0, 3) == "training_camp(n) | vigilante | -"
    assert s.can(("use", "nest_of_spies"))


@rule("RAD-TIME-06")
def test_being_restored_or_moved_is_not_entering_play(s: Scenario) -> None:
    s.turn_begins()
    s.column(0, 1, "railgun | repair_bot(d) | looter(n)")
    s.column(0, 2, "nest_of_spies")
    s.hand(0, "gunner")
    s.queue(0, "high_ground")
    s.answer(0, ("leave_empty",), ("stand", 0, 1, 1), ("stand", 0, 1, 2))
    assert s.show(0, 2) == "nest_of_spies | repair_bot(d) | looter(n)"
    s.junk("gunner")
    assert s.targets() == ["repair_bot"]
    s.hit("repair_bot")
    s.assert_nothing_pending()
    assert not s.can(("use", "nest_of_spies"))


@rule("RAD-TIME-07")
def test_a_win_comes_before_the_rest_of_an_ability(s: Scenario) -> None:
    s.column(0, 1, "catapult | scout | muse")
    last_camp(s, 1, "reactor(d)")
    s.use("catapult")
    assert winner(s) == 0
    assert s.show(0, 1) == "catapult(n) | scout | muse"


@rule("RAD-TIME-07")
def test_a_win_comes_before_the_card_drawn_for_it(s: Scenario) -> None:
    s.column(0, 1, "railgun | looter")
    last_camp(s, 1, "reactor(d)")
    s.use("looter")
    assert winner(s) == 0
    assert s.hand_of(0) == []


@rule("RAD-TIME-07")
def test_a_win_comes_before_the_draws_of_an_event(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "bombardment")
    last_camp(s, 1, "reactor(d)")
    assert winner(s) == 0
    assert s.hand_of(0) == []
    assert s.deck_size() == 30


@rule("RAD-TIME-07")
def test_a_win_comes_before_a_deck_that_would_run_out(s: Scenario) -> None:
    s.column(0, 1, "railgun | looter")
    last_camp(s, 1, "reactor(d)")
    s.deck(1)
    s.ran_out()
    s.use("looter")
    assert winner(s) == 0


@rule("RAD-TIME-07")
def test_a_draw_of_the_game_comes_before_the_rest_of_a_trait(s: Scenario) -> None:
    s.hand(0, "wounded_soldier")
    s.deck(1)
    s.ran_out()
    s.play("wounded_soldier", 2)
    assert s.match.result is not None
    assert s.match.result.places == (1, 1)
    assert s.show(0, 2) == "garage | wounded_soldier(n) | -"


@rule("RAD-TIME-07")
def test_a_loss_comes_before_the_rest_of_the_own_ability() -> None:
    s = Scenario(camp_set="v1")
    last_camp(s, 0, "cache(d)")
    s.use("cache")
    assert winner(s) == 1
    assert s.hand_of(0) == []


Begins = Callable[[Scenario], None]


def raiders(s: Scenario) -> None:
    s.queue(0, "raiders")
    s.use("garage")


def scud_launcher(s: Scenario) -> None:
    s.column(0, 1, "scud_launcher")
    s.use("scud_launcher")


def mercenary_camp(s: Scenario) -> None:
    s.column(0, 1, "mercenary_camp")
    s.hand(1, "muse", "famine", "scout")
    s.use("mercenary_camp")


def the_octagon(s: Scenario) -> None:
    s.column(0, 1, "the_octagon | scout")
    s.column(1, 1, "reactor | muse | vigilante")
    s.use("the_octagon")


def juggernaut(s: Scenario) -> None:
    s.column(0, 1, "- | - | juggernaut", moves=2)
    s.use("juggernaut")


def vanguard(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard")
    s.use("vanguard")
    s.hit("reactor")


def famine(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.column(1, 1, "reactor | muse | vigilante")
    s.queue(0, "famine")
    s.use("omen_clock")


@rule("RAD-TIME-08")
@pytest.mark.parametrize(
    "begin",
    [raiders, scud_launcher, mercenary_camp, the_octagon, juggernaut, vanguard, famine],
    ids=lambda f: f.__name__,
)
def test_a_decision_of_the_opponent_is_made_at_once(s: Scenario, begin: Begins) -> None:
    begin(s)
    assert s.question.seat == 1
    answers = 0
    while s.question.seat == 1:
        assert s.offered(0) == []
        with pytest.raises(NotAsked):
            s.answer(0, ("end_turn",))
        s.answer(1, s.offered(1)[0])
        answers += 1
        assert answers <= 3
    assert s.asked == (0, "act")
