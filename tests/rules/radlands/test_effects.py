"""Chapter 8: the effect icons."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text


@pytest.fixture(params=["ua-v1", "pl-v1", "ua-v2", "pl-v2"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


@pytest.fixture(params=["v1", "v2"])
def ua(request: pytest.FixtureRequest) -> Scenario:
    return Scenario("ua", request.param)


@pytest.fixture(params=["v1", "v2"])
def pl(request: pytest.FixtureRequest) -> Scenario:
    return Scenario("pl", request.param)


# DESTROY


@rule("RAD-EFF-DESTROY-01")
@pytest.mark.parametrize("mark", ["", "(d)", "(n)"])
def test_a_destroyed_person_is_put_on_the_discard_pile(s: Scenario, mark: str) -> None:
    s.column(0, 1, "railgun | assassin | -")
    s.column(1, 1, f"reactor | scout{mark} | -")
    s.discard("muse")
    s.use("assassin")
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["muse", "scout"]
    s.assert_nothing_pending()


@rule("RAD-EFF-DESTROY-02")
@pytest.mark.parametrize("mark", ["", "(d)"])
def test_a_destroyed_camp_is_turned_over_whether_it_was_damaged_or_not(s: Scenario, mark: str) -> None:
    s.column(0, 1, "railgun | molgur_stang | -")
    s.column(1, 1, f"reactor{mark}")
    s.use("molgur_stang")
    s.hit("reactor")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(x)", "cannon", "victory_totem"]
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-EFF-DESTROY-03")
def test_a_destroyed_punk_goes_unseen_on_top_of_the_draw_deck(s: Scenario) -> None:
    s.column(0, 1, "railgun | assassin | -")
    s.column(1, 1, "reactor | punk[interrogate] | -")
    s.use("assassin")
    assert s.show(1, 1) == "reactor"
    assert s.deck_ids()[0] == "interrogate"
    assert s.deck_size() == 31
    assert s.discard_pile() == []
    for reader in (0, 1, None):
        assert "interrogate" not in as_text([s.match.view(reader), s.match.lines(reader)])


@rule("RAD-EFF-DESTROY-04")
def test_the_water_of_a_destroyed_person_is_spent(s: Scenario) -> None:
    s.column(0, 1, "mulcher")
    s.hand(0, "muse")
    s.play("muse", 2)
    assert s.water_of(0) == 2
    s.use("mulcher")
    assert s.show(0, 2) == "garage"
    assert s.water_of(0) == 2
    s.end_turn()
    s.end_turn()
    assert s.water_of(0) == 3


@rule("RAD-EFF-DESTROY-04")
def test_the_water_of_a_camp_destroyed_by_its_own_ability_is_spent(s: Scenario) -> None:
    s.column(0, 1, "reactor")
    s.column(1, 1, "arcade")
    s.use("reactor")
    assert s.show(0, 1) == "reactor(x)"
    assert s.water_of(0) == 1
    s.end_turn()
    s.end_turn()
    assert s.water_of(0) == 3


@rule("RAD-EFF-DESTROY-04")
def test_the_water_of_a_discarded_event_is_spent(s: Scenario) -> None:
    s.hand(0, "strafe")
    s.play("strafe")
    assert s.discard_pile() == ["strafe"]
    assert s.water_of(0) == 1


# DAMAGE


@rule("RAD-EFF-DAMAGE-01")
@pytest.mark.parametrize(
    ("column", "after"), [("reactor", "reactor(d)"), ("reactor | scout", "reactor | scout(d) | -")]
)
def test_damage_makes_an_undamaged_card_damaged(s: Scenario, column: str, after: str) -> None:
    s.column(1, 1, column)
    s.use("railgun")
    s.hit("scout" if "scout" in column else "reactor")
    assert s.show(1, 1) == after
    assert (s.show(1, 2), s.show(1, 3)) == ("cannon", "victory_totem")
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-EFF-DAMAGE-02")
def test_damage_destroys_a_damaged_person(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout(d) | -")
    s.use("railgun")
    s.hit("scout")
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["scout"]
    s.assert_nothing_pending()


@rule("RAD-EFF-DAMAGE-02")
def test_damage_destroys_a_damaged_camp(s: Scenario) -> None:
    s.column(1, 1, "reactor(d)")
    s.use("railgun")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x)"
    s.assert_nothing_pending()


@rule("RAD-EFF-DAMAGE-03")
def test_a_person_that_becomes_damaged_is_not_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard | -")
    s.column(0, 2, "garage | muse | -")
    s.use("vanguard")
    s.hit("reactor")
    assert s.ready(0, 2, 1)
    s.hit("muse")
    assert not s.ready(0, 2, 1)
    assert not s.can(("use", "muse"))
    s.assert_nothing_pending()


@rule("RAD-EFF-DAMAGE-03")
def test_a_camp_that_becomes_damaged_stays_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard | -")
    s.use("vanguard")
    s.hit("reactor")
    s.hit("garage")
    assert s.show(0, 2) == "garage(d)"
    assert s.can(("use", "garage"))


@rule("RAD-EFF-DAMAGE-04")
def test_damage_hits_one_unprotected_card_in_any_column_of_the_opponent(s: Scenario) -> None:
    s.column(0, 2, "garage | scout | muse")
    s.column(1, 1, "reactor | sniper | looter")
    s.column(1, 2, "cannon | punk | -")
    s.use("railgun")
    assert s.slots() == [(1, 1, 2), (1, 2, 1), (1, 3, 0)]
    s.hit("victory_totem")
    assert s.show(1, 1) == "reactor | sniper | looter"
    assert s.show(1, 2) == "cannon | punk | -"
    assert s.show(1, 3) == "victory_totem(d)"


@rule("RAD-EFF-DAMAGE-04")
def test_damage_may_state_another_target(s: Scenario) -> None:
    s.column(0, 1, "railgun | pyromaniac | -")
    s.column(1, 1, "reactor | sniper | -")
    s.use("pyromaniac")
    assert s.targets() == ["cannon", "victory_totem"]


@rule("RAD-EFF-DAMAGE-05")
def test_people_and_undestroyed_camps_are_legal_targets_and_nothing_else(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor(d) | scout | muse(d)")
    s.column(1, 2, "cannon(x) | punk | -")
    s.column(1, 3, "victory_totem(x)")
    s.queue(1, "famine", "raiders")
    s.hand(1, "looter", "banish", "water_silo")
    s.use("sniper")
    assert s.slots() == [(1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 2, 1)]
    assert s.targets() == ["reactor", "scout", "muse", "punk"]
    assert len(s.offered(0)) == 4


# INJURE


@rule("RAD-EFF-INJURE-01")
def test_injure_hits_only_unprotected_people(s: Scenario) -> None:
    s.column(0, 1, "railgun | vigilante | muse")
    s.column(1, 1, "reactor | sniper | looter")
    s.column(1, 2, "cannon | punk | -")
    s.use("vigilante")
    assert s.slots() == [(1, 1, 2), (1, 2, 1)]
    s.hit("looter")
    assert s.show(1, 1) == "reactor | sniper | looter(d)"
    s.assert_nothing_pending()


@rule("RAD-EFF-INJURE-01")
@pytest.mark.parametrize(
    ("before", "after"),
    [("scout", "reactor | scout(d) | -"), ("scout(d)", "reactor"), ("punk", "reactor")],
)
def test_injure_damages_like_damage(s: Scenario, before: str, after: str) -> None:
    s.column(0, 1, "railgun | vigilante | -")
    s.column(1, 1, f"reactor | {before} | -")
    s.use("vigilante")
    assert s.show(1, 1) == after
    assert (s.show(1, 2), s.show(1, 3)) == ("cannon", "victory_totem")
    s.assert_nothing_pending()


@rule("RAD-EFF-INJURE-01")
def test_injure_never_hits_a_camp(s: Scenario) -> None:
    s.column(0, 1, "railgun | vigilante | -")
    s.hand(0, "muse")
    assert not s.can(("use", "vigilante"))
    s.junk("muse")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.assert_nothing_pending()


# RESTORE


@rule("RAD-EFF-RESTORE-01")
@pytest.mark.parametrize(
    ("card", "shows"),
    [
        ("railgun", ["railgun", "garage | muse(d) | scout"]),
        ("muse", ["railgun(d)", "garage | muse(n) | scout"]),
    ],
)
def test_restore_turns_one_own_damaged_card_to_undamaged(s: Scenario, card: str, shows: list[str]) -> None:
    s.column(0, 1, "railgun(d)")
    s.column(0, 2, "garage | muse(d) | scout")
    s.hand(0, "sniper")
    s.junk("sniper")
    assert s.targets() == ["railgun", "muse"]
    s.hit(card)
    assert [s.show(0, 1), s.show(0, 2)] == shows
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-02")
def test_a_restored_person_is_not_ready_this_turn(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse(d) | -")
    s.hand(0, "sniper")
    s.junk("sniper")
    s.hit("muse")
    assert not s.ready(0, 1, 1)
    assert not s.can(("use", "muse"))
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "muse"))


@rule("RAD-EFF-RESTORE-03")
@pytest.mark.parametrize("source", ["junk", "ability", "trait"])
def test_restore_may_be_declined(s: Scenario, source: str) -> None:
    s.column(0, 1, "railgun(d)")
    s.column(0, 2, "garage | scout | -")
    s.column(0, 3, "outpost")
    s.hand(0, "sniper", "repair_bot")
    if source == "junk":
        s.junk("sniper")
    elif source == "ability":
        s.use("outpost", 2)
    else:
        s.play("repair_bot", 2)
    assert s.offered(0) == [("restore", 0, 1, 0), ("pass",)]
    s.decline()
    assert s.show(0, 1) == "railgun(d)"
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-04")
def test_ua_a_card_cannot_restore_itself(ua: Scenario) -> None:
    ua.column(0, 1, "outpost(d)")
    ua.column(0, 2, "garage(d)")
    ua.use("outpost", 2)
    assert ua.targets() == ["garage"]
    ua.hit("garage")
    assert (ua.show(0, 1), ua.show(0, 2)) == ("outpost(d)", "garage")
    ua.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-04")
def test_ua_a_person_cannot_restore_itself(ua: Scenario) -> None:
    ua.column(0, 1, "adrenaline_lab | repair_bot(d) | -")
    ua.column(0, 2, "garage(d)")
    ua.use("adrenaline_lab")
    assert ua.asked == (0, "restore")
    assert ua.targets() == ["garage"]


@rule("RAD-EFF-RESTORE-04")
def test_ua_a_card_may_be_restored_by_another(ua: Scenario) -> None:
    ua.column(0, 1, "outpost(d)")
    ua.hand(0, "sniper")
    ua.junk("sniper")
    ua.hit("outpost")
    assert ua.show(0, 1) == "outpost"


@rule("RAD-EFF-RESTORE-05")
def test_pl_a_card_may_restore_itself(pl: Scenario) -> None:
    pl.column(0, 1, "outpost(d)")
    pl.column(0, 2, "garage(d)")
    pl.use("outpost", 2)
    assert pl.targets() == ["outpost", "garage"]
    pl.hit("outpost")
    assert pl.show(0, 1) == "outpost(n)"
    assert pl.show(0, 2) == "garage(d)"
    pl.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-05")
def test_pl_a_card_may_restore_itself_when_nothing_else_is_damaged(pl: Scenario) -> None:
    pl.column(0, 1, "outpost(d)")
    assert pl.can(("use", "outpost", 1, 0, 2))
    pl.use("outpost", 2)
    pl.hit("outpost")
    assert pl.show(0, 1) == "outpost(n)"


@rule("RAD-EFF-RESTORE-06")
def test_a_destroyed_card_cannot_be_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun(x)")
    s.column(0, 2, "garage(d)")
    s.hand(0, "sniper")
    s.discard("muse")
    s.junk("sniper")
    assert s.offered(0) == [("restore", 0, 2, 0), ("pass",)]


@rule("RAD-EFF-RESTORE-06")
def test_with_only_a_destroyed_card_there_is_nothing_to_restore(s: Scenario) -> None:
    s.column(0, 1, "railgun(x)")
    s.column(0, 3, "outpost")
    s.hand(0, "sniper")
    assert not s.can(("use", "outpost", 3, 0, 2))
    s.junk("sniper")
    assert s.show(0, 1) == "railgun(x)"
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-07")
def test_cards_of_the_opponent_cannot_be_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    s.column(1, 1, "reactor(d) | scout(d) | -")
    s.hand(0, "sniper")
    s.junk("sniper")
    assert s.offered(0) == [("restore", 0, 1, 0), ("pass",)]
    s.hit("railgun")
    assert s.show(1, 1) == "reactor(d) | scout(d) | -"


@rule("RAD-EFF-RESTORE-07")
def test_with_only_cards_of_the_opponent_damaged_there_is_nothing_to_restore(s: Scenario) -> None:
    s.column(0, 1, "outpost")
    s.column(1, 1, "reactor(d) | scout(d) | -")
    s.hand(0, "sniper")
    assert not s.can(("use", "outpost", 1, 0, 2))
    s.junk("sniper")
    assert s.show(1, 1) == "reactor(d) | scout(d) | -"
    s.assert_nothing_pending()


# DRAW


@rule("RAD-EFF-DRAW-01")
def test_draw_takes_the_top_card_of_the_draw_deck_into_the_hand(s: Scenario) -> None:
    s.deck_top("muse", "scout")
    s.hand(0, "cult_leader")
    s.junk("cult_leader")
    assert s.hand_of(0) == ["muse"]
    assert s.hand_of(1) == []
    assert s.deck_ids()[0] == "scout"
    assert s.deck_size() == 29
    s.assert_nothing_pending()


# PUNK


@rule("RAD-EFF-PUNK-01")
def test_the_top_card_of_the_deck_becomes_a_punk_at_no_cost(s: Scenario) -> None:
    s.deck_top("interrogate", "muse")
    s.hand(0, "magnus_karv")
    s.water(0, 0)
    s.junk("magnus_karv")
    s.answer(0, ("punk", 3, "front"))
    assert s.show(0, 3) == "supply_depot | punk(n) | -"
    assert s.face(0, 3, 1) == "interrogate"
    assert s.deck_ids()[0] == "muse"
    assert s.water_of(0) == 0
    for reader in (0, 1, None):
        assert "interrogate" not in as_text([s.match.view(reader), s.match.lines(reader)])
    s.assert_nothing_pending()


@rule("RAD-EFF-PUNK-02")
@pytest.mark.parametrize(
    ("column", "where", "after"),
    [
        (1, "front", "railgun(x) | punk(n) | -"),
        (2, "front", "garage | muse(d) | punk(n)"),
        (2, "behind", "garage | punk(n) | muse(d)"),
    ],
)
def test_a_punk_is_placed_like_any_person(s: Scenario, column: int, where: str, after: str) -> None:
    s.column(0, 1, "railgun(x)")
    s.column(0, 2, "garage | muse(d) | -")
    s.column(0, 3, "supply_depot | scout | looter")
    s.hand(0, "magnus_karv")
    s.junk("magnus_karv")
    assert s.offered(0) == [("punk", 1, "front"), ("punk", 2, "front"), ("punk", 2, "behind"), ("pass",)]
    s.answer(0, ("punk", column, where))
    assert s.show(0, column) == after
    s.assert_nothing_pending()


@rule("RAD-EFF-PUNK-03")
def test_gaining_a_punk_may_be_declined(s: Scenario) -> None:
    s.hand(0, "magnus_karv")
    s.junk("magnus_karv")
    assert s.can(("pass",))
    s.decline()
    assert s.deck_size() == 30
    assert [s.show(0, column) for column in (1, 2, 3)] == ["railgun", "garage", "supply_depot"]
    s.assert_nothing_pending()


@rule("RAD-EFF-PUNK-04")
def test_gaining_a_punk_counts_as_putting_a_person_into_play(s: Scenario) -> None:
    s.column(0, 1, "nest_of_spies")
    s.hand(0, "magnus_karv", "vera_vosh")
    for name, can_use in (("magnus_karv", False), ("vera_vosh", True)):
        s.junk(name)
        s.answer(0, ("punk", 2, "front"))
        assert s.can(("use", "nest_of_spies")) == can_use


@rule("RAD-EFF-PUNK-04")
def test_a_declined_punk_is_not_put_into_play(s: Scenario) -> None:
    s.column(0, 1, "nest_of_spies")
    s.hand(0, "magnus_karv", "vera_vosh")
    s.junk("magnus_karv")
    s.answer(0, ("punk", 2, "front"))
    s.junk("vera_vosh")
    s.decline()
    assert not s.can(("use", "nest_of_spies"))


# WATER


@rule("RAD-EFF-WATER-01")
def test_extra_water_is_one_water_that_is_spent_like_normal_water(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.hand(0, "magnus_karv")
    s.water(0, 2)
    assert not s.can(("play", "magnus_karv"))
    s.use("muse")
    assert s.water_of(0) == 3
    s.play("magnus_karv", 2)
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-EFF-WATER-02")
def test_extra_water_is_lost_at_the_end_of_the_turn(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.use("muse")
    assert s.water_of(0) == 4
    s.end_turn()
    assert (s.water_of(0), s.water_of(1)) == (0, 3)
    s.end_turn()
    assert s.water_of(0) == 3


# RAID


@rule("RAD-EFF-RAID-01")
def test_raid_plays_the_own_raiders_and_then_advances_them(s: Scenario) -> None:
    s.hand(0, "vigilante", "vanguard", "banish")
    s.queue(1, None, "raiders")
    s.junk("vigilante")
    assert s.queue_of(0) == (None, "raiders", None)
    s.junk("vanguard")
    assert s.queue_of(0) == ("raiders", None, None)
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.junk("banish")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.queue_of(0) == (None, None, None)
    assert s.queue_of(1) == (None, "raiders", None)
    s.assert_nothing_pending()
