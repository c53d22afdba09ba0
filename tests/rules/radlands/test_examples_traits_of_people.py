"""The worked examples EX-26 to EX-39: traits of people."""

import pytest

from stolik.games.radlands.view import BoardView
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen


def table(s: Scenario, seat: int) -> BoardView:
    return seen(s.match, seat)


def unprotected(s: Scenario, seat: int) -> list[str]:
    columns = table(s, 0).sides[seat].columns
    return [card.card for column in columns for card in column if card and card.unprotected]


@rule("RAD-TIME-05", "RAD-RULING-21")
def test_ex_26_a_wounded_soldier_draws_and_is_then_damaged_when_it_enters_play() -> None:
    s = Scenario()
    s.hand(0, "wounded_soldier")
    s.deck_top("muse")
    s.play("wounded_soldier", 2)
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 2) == "garage | wounded_soldier(d) | -"
    assert s.water_of(0) == 2
    assert unprotected(s, 0) == ["railgun", "wounded_soldier", "supply_depot"]
    kinds = [event.kind for event in s.match.log]
    assert kinds.index("played") < kinds.index("drew") < kinds.index("damaged")
    s.assert_nothing_pending()


@rule("RAD-FAQ-ARGO-02", "RAD-FAQ-ARGO-03", "RAD-RULING-65", "RAD-EFF-PUNK-04")
def test_ex_27_argo_gives_his_ability_to_a_punk_that_entered_earlier_but_not_to_a_new_one() -> None:
    s = Scenario()
    s.column(0, 2, "garage | punk[scout] | -")
    s.hand(0, "argo_yesky", "looter")
    assert not s.can(("use", "punk"))
    s.junk("looter")
    assert s.water_of(0) == 4
    s.play("argo_yesky", 1)
    s.answer(0, ("punk", 3, "front"))
    assert s.water_of(0) == 1
    assert s.board.put_in_play == [2, 0]
    assert s.show(0, 1) == "railgun | argo_yesky(n) | -"
    assert s.show(0, 3) == "supply_depot | punk(n) | -"
    assert s.can(("use", "punk", 2, 1, 3))
    assert not s.can(("use", "punk", 3))
    assert not s.can(("use", "argo_yesky"))
    s.use("punk", 3, column=2)
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 0
    assert not s.ready(0, 2, 1)
    s.assert_nothing_pending()


@rule("RAD-FAQ-ARGO-01", "RAD-CARD-TRAIT-01")
def test_ex_28_a_damaged_argo_gives_nothing() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | argo_yesky | -")
    s.column(0, 2, "garage | punk[scout] | -")
    s.column(0, 3, "supply_depot | vanguard | -")
    assert s.can(("use", "punk", 2, 1, 3))
    s.use("vanguard")
    s.hit("reactor")
    assert s.asked == (1, "damage")
    s.hit("argo_yesky")
    assert s.show(0, 1) == "railgun | argo_yesky(d) | -"
    assert s.water_of(0) == 2
    assert s.ready(0, 2, 1)
    assert not s.can(("use", "punk"))
    s.assert_nothing_pending()


@rule("RAD-FAQ-KARLI-01", "RAD-FAQ-KARLI-02", "RAD-RULING-23")
def test_ex_29_karli_and_whoever_enters_after_her_are_ready_at_once() -> None:
    s = Scenario()
    s.hand(0, "karli_blaze", "muse")
    s.water(0, 5)
    s.play("karli_blaze", 1)
    assert s.water_of(0) == 2
    s.use("karli_blaze")
    s.hit("reactor")
    assert s.water_of(0) == 1
    s.play("muse", 2)
    assert s.water_of(0) == 0
    s.use("muse")
    assert s.water_of(0) == 1
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-KARLI-01", "RAD-FAQ-KARLI-02", "RAD-RULING-23")
def test_ex_29_a_restored_karli_is_not_ready_but_her_trait_works() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | karli_blaze(d) | -")
    s.hand(0, "gunner", "muse")
    s.junk("gunner")
    s.hit("karli_blaze")
    assert s.show(0, 1) == "railgun | karli_blaze(n) | -"
    assert not s.can(("use", "karli_blaze"))
    s.play("muse", 2)
    assert s.water_of(0) == 2
    assert s.ready(0, 2, 1)
    s.use("muse")
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-FAQ-VERA-02", "RAD-RULING-33")
@pytest.mark.parametrize("water", [5, 7])  # With 7 a third use fails for want of readiness alone.
def test_ex_30_vera_leaves_a_camp_ready_after_its_first_use(water: int) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | -")
    s.water(0, water)
    s.use("railgun")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.ready(0, 1)
    s.use("railgun")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x)"
    assert not s.ready(0, 1)
    assert s.water_of(0) == water - 4
    assert not s.can(("use", "railgun"))
    s.assert_nothing_pending()


@rule("RAD-FAQ-ZETO-01", "RAD-RULING-36")
def test_ex_31_zeto_resolves_the_first_event_at_once_and_queues_the_second() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.queue(0, None, "uprising", None)
    s.hand(0, "banish", "famine")
    s.column(1, 1, "reactor | scout | -")
    s.play("banish")
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["scout", "banish"]
    assert s.water_of(0) == 2
    assert s.queue_of(0) == (None, "uprising", None)
    s.play("famine")
    assert s.queue_of(0) == ("famine", "uprising", None)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-MIMIC-01", "RAD-FAQ-MIMIC-03", "RAD-PROT-06")
def test_ex_32_a_mimic_pays_for_and_uses_an_enemys_ability_as_its_own() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | assassin | scout")
    s.use("mimic")
    s.answer(0, ("copy", 1, 1, 1, 1))
    # Scout is the only unprotected enemy, so nothing is asked; Assassin is protected, camps are no enemies.
    assert s.discard_pile() == ["scout"]
    assert s.show(1, 1) == "reactor | assassin | -"
    assert s.ready(1, 1, 1)
    assert not s.ready(0, 1, 1)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-31", "RAD-RULING-32")
def test_ex_33_a_mimic_copies_ready_own_people_and_undamaged_enemies_but_no_mimic() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | muse(n)")
    s.column(0, 2, "garage | scout | -")
    s.column(1, 1, "reactor | gunner(d) | -")
    s.column(1, 2, "cannon | sniper | mimic")
    s.use("mimic")
    assert s.offered(0) == [("copy", 0, 2, 1, 1), ("copy", 1, 2, 1, 1)]
    assert s.targets() == ["scout", "sniper"]
    s.hit("scout")
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.water_of(0) == 2
    assert s.ready(0, 2, 1)
    assert s.show(0, 1) == "railgun | mimic(n) | muse(n)"
    s.assert_nothing_pending()


@rule("RAD-RULING-31", "RAD-RULING-32")
def test_ex_33_a_mimic_that_copies_a_sniper_pays_2_and_damages_any_card() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | muse(n)")
    s.column(0, 2, "garage | scout | -")
    s.column(1, 1, "reactor | gunner(d) | -")
    s.column(1, 2, "cannon | sniper | mimic")
    s.use("mimic")
    s.hit("sniper")
    assert s.targets() == ["reactor", "gunner", "cannon", "sniper", "mimic", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | gunner(d) | -"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-RESCUE-TEAM-01", "RAD-FAQ-RESCUE-TEAM-02")
def test_ex_34_a_rescue_team_returns_itself_and_is_played_again_ready() -> None:
    s = Scenario()
    s.hand(0, "rescue_team")
    s.play("rescue_team", 1)
    assert s.water_of(0) == 2
    s.use("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    assert s.show(0, 1) == "railgun"
    s.play("rescue_team", 1)
    assert s.show(0, 1) == "railgun | rescue_team | -"
    assert s.can(("use", "rescue_team"))
    assert s.board.put_in_play == [2, 0]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-10", "RAD-PROT-05")
def test_ex_35_exterminator_destroys_all_damaged_enemies_protected_or_not() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | exterminator | -")
    s.column(1, 1, "reactor | scout(d) | vigilante")
    s.column(1, 2, "cannon(d) | punk[muse] | -")
    s.column(1, 3, "victory_totem | muse(d) | -")
    s.use("exterminator")
    assert s.discard_pile() == ["scout", "muse"]
    assert s.show(1, 1) == "reactor | vigilante | -"
    assert s.show(1, 2) == "cannon(d) | punk | -"
    assert s.show(1, 3) == "victory_totem"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-41")
@pytest.mark.parametrize(
    ("victim", "columns", "cards"),
    [
        ("scout", ["reactor | scout(d) | -", "cannon(d)"], 0),
        ("cannon", ["reactor | scout | -", "cannon(x)"], 1),
    ],
)
def test_ex_36_looter_draws_only_when_the_damage_hits_a_camp(victim: str, columns: list[str], cards: int) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon(d)")
    s.use("looter")
    s.hit(victim)
    assert [s.show(1, column) for column in (1, 2)] == columns
    assert len(s.hand_of(0)) == cards
    assert s.deck_size() == 30 - cards
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def scientist_at_work() -> Scenario:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.column(0, 2, "garage(d)")
    s.deck_top("muse", "strafe", "gunner")
    s.use("scientist")
    return s


@rule("RAD-RULING-39", "RAD-HIDE-04", "RAD-RULING-76")
def test_ex_37_scientist_discards_three_cards_openly_and_uses_the_junk_effect_of_one() -> None:
    s = scientist_at_work()
    assert s.discard_pile() == ["muse", "strafe", "gunner"]
    for seat in (0, 1):
        assert table(s, seat).discard.this_turn == ["muse", "strafe", "gunner"]
    assert sorted(s.targets()) == ["gunner", "muse", "strafe"]
    assert s.can(("pass",))
    s.hit("gunner")
    s.answer(0, ("restore", 0, 2, 0))
    assert s.show(0, 2) == "garage"
    assert s.discard_pile() == ["muse", "strafe", "gunner"]
    assert s.deck_size() == 27
    assert s.water_of(0) == 2
    s.assert_nothing_pending()
    for seat in (0, 1):
        assert table(s, seat).discard.this_turn == ["muse", "strafe", "gunner"]
    s.end_turn()
    for seat in (0, 1):
        assert table(s, seat).discard.this_turn == []


@rule("RAD-RULING-39")
@pytest.mark.parametrize(("choice", "cards"), [("strafe", 1), ("muse", 0), ("", 0)])
def test_ex_37_scientist_may_use_another_junk_effect_or_none(choice: str, cards: int) -> None:
    s = scientist_at_work()
    if choice:
        s.hit(choice)
    else:
        s.decline()
    assert s.show(0, 2) == "garage(d)"
    assert len(s.hand_of(0)) == cards
    assert s.deck_size() == 27 - cards
    assert s.discard_pile() == ["muse", "strafe", "gunner"]
    s.assert_nothing_pending()


@rule("RAD-RULING-10", "RAD-RULING-54")
def test_ex_38_magnus_damages_the_whole_column_at_once() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor(d) | scout | punk[muse]")
    s.use("magnus_karv")
    assert s.offered(0) == [("column", 1), ("column", 2), ("column", 3)]
    s.answer(0, ("column", 1))
    assert s.show(1, 1) == "reactor(x) | scout(d) | -"
    assert s.deck_ids()[0] == "muse"
    assert s.deck_size() == 31
    assert s.discard_pile() == []
    assert [s.show(1, 2), s.show(1, 3)] == ["cannon", "victory_totem"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-03")
@pytest.mark.parametrize("accepts", [True, False])
def test_ex_39_a_repair_bot_that_enters_play_may_restore(accepts: bool) -> None:
    s = Scenario()
    s.hand(0, "repair_bot")
    s.column(0, 2, "garage(d)")
    s.play("repair_bot", 1)
    assert s.offered(0) == [("restore", 0, 2, 0), ("pass",)]
    if accepts:
        s.hit("garage")
    else:
        s.decline()
    assert s.show(0, 2) == ("garage" if accepts else "garage(d)")
    assert s.show(0, 1) == "railgun | repair_bot(n) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-CULT-LEADER-01")
def test_ex_39_a_cult_leader_may_destroy_itself_and_still_damages() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | cult_leader | -")
    s.use("cult_leader")
    assert s.discard_pile() == ["cult_leader"]
    assert s.show(0, 1) == "railgun"
    assert s.targets() == ["reactor", "cannon", "victory_totem"]
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()
