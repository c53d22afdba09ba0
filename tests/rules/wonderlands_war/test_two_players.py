"""Two players (WW-2P): local resistance, castles on their sides, neighbours across the unused region."""

import pytest

from stolik.kernel.errors import NotAnOption
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def fought(alice: int | str, queen: int | str, round: int = 1) -> Scenario:
    s = Scenario("alice", "queen", round=round)
    s.token("red_keep", "st3")  # 6 in every round
    s.result("red_keep", alice=alice, queen=queen)
    s.more_war()
    return s


@rule("WW-2P-01")
def test_nothing_can_be_placed_in_the_unused_region() -> None:
    s = Scenario("alice", "queen", unused="live_garden")
    s.tea("alice", {13: "t1_05", 2: "t1_01"})
    s.do("alice", ("chair", 13))
    assert ("region", "live_garden") not in s.can_choose("alice")
    with pytest.raises(NotAnOption):
        s.match.answer(0, ("region", "live_garden"))
    reason = s.match.why_not(0, ("region", "live_garden"))
    assert reason is not None
    assert reason.clause == "WW-2P-01"
    s = Scenario("alice", "queen", unused="live_garden")
    s.tea("alice", {13: "t1_22", 2: "t1_01"})
    s.do("alice", ("chair", 13))
    assert {option[1] for option in s.can_choose("alice")} == {"na_muniu", "tumtum_trees", "red_keep", "pool_of_tears"}


@rule("WW-2P-08", "WW-RULING-67")
def test_regions_are_adjacent_across_the_unused_one() -> None:
    s = Scenario("queen", "alice", ally_set="b", unused="live_garden")
    for region in ("na_muniu", "tumtum_trees", "pool_of_tears"):
        s.supporters("queen", region, 1)
    for who in s.factions:
        s.supporters(who, "red_keep", 1)
    s.will_draw("queen", "card_soldier_weak")
    s.will_draw("alice", "faction_1")
    s.battle("red_keep")
    s.do("queen", ("call",))
    assert s.can_choose("queen") == [("call", "tumtum_trees", 1), ("call", "pool_of_tears", 1), PASS]


@rule("WW-2P-10")
@pytest.mark.parametrize(("number", "strength"), [(1, 3), (2, 5), (3, 7)])
def test_the_resistance_grows_from_round_to_round(number: int, strength: int) -> None:
    s = Scenario("alice", "queen", round=number)
    s.supporters("alice", "red_keep", 2)
    s.will_draw("alice", "faction_1")
    s.battle("red_keep")
    battle = s.seen(None).battle
    assert battle is not None
    assert battle.resistance == strength
    for own, wins in ((strength, False), (strength + 1, True)):
        s = fought(own, "bust", number)
        assert bool(s.events("won")) == wins
        assert bool(s.events("tied")) == (not wins)


@rule("WW-2P-11")
def test_a_player_alone_fights_with_draws() -> None:
    s = Scenario("alice", "queen")
    s.supporters("alice", "red_keep", 2)
    s.will_draw("alice", "faction_1")
    s.battle("red_keep")
    assert len(s.events("drew")) == 1
    assert s.asks == ("alice", "draw_or_retreat")


PLACES = [
    (7, 4, "won", [6, 3]),
    (7, 3, "won", [6, 3]),  # equal to the resistance is enough for second place
    (7, 2, "won", [6, 0]),
    (4, 4, "tied", None),
    (3, 2, "tied", None),
    (3, 3, "tied", None),
    (3, "bust", "tied", None),
    (2, 1, "nothing", [0, 0]),
    ("bust", "bust", "nothing", [0, 0]),
]


@rule("WW-2P-12", "WW-2P-13", "WW-2P-14", "WW-2P-16", "WW-2P-19", "WW-RULING-68", "WW-RULING-96")
@pytest.mark.parametrize(("alice", "queen", "how", "vp"), PLACES)
def test_places_against_the_resistance(alice: int | str, queen: int | str, how: str, vp: list[int] | None) -> None:
    s = fought(alice, queen)
    if vp is not None:
        assert s.vp_of("alice", "queen") == vp
        assert s.castles("alice") == ({"red_keep": "lying"} if how == "won" else {})
    else:
        assert s.can_choose("alice") == [("points",), ("castle",)]
        s.do("alice", ("points",))
        assert s.vp_of("alice") == [6]
        assert (s.match.questions[0].kind == "award") == (alice == queen)  # the Queen ties only as strong as Alice


@rule("WW-2P-15")
def test_below_the_resistance_a_feat_may_be_completed_and_chips_forged() -> None:
    s = Scenario("alice", "queen", round=3)
    s.quest("queen", "hammer_and_anvil")
    s.result("red_keep", alice=12, queen=2)
    s.active("queen", "faction_1", "faction_1", "faction_1")
    s.do("queen", ("feat", "hammer_and_anvil"), ("forge", "faction_1", 4))
    assert s.vp_of("queen") == [0]
    assert s.on_track("queen", 4) == ["faction_1"]


@rule("WW-2P-17", "WW-RULING-97")
@pytest.mark.parametrize(("hatter", "alice", "is_over"), [(4, 2, True), (3, 2, False), (4, 4, False), (4, 6, False)])
def test_the_last_active_player_must_pass_the_resistance_and_the_opponent(
    hatter: int, alice: int, is_over: bool
) -> None:
    s = Scenario("hatter", "alice")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "faction_1")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    s.more_war()
    s.board.strength[:] = [hatter - 1, alice]
    s.decide(hatter="draw", alice="retreat")
    assert (s.events("battle_ended") != []) == is_over


@rule("WW-2P-18", "WW-RULING-69")
def test_abilities_that_compare_strengths_ignore_the_resistance() -> None:
    s = Scenario("jabberwock", "alice", round=3)
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "faction_1", "artefact" if who == "jabberwock" else "faction_1")
    s.unlocked("jabberwock", "manxome_foe")
    s.battle("red_keep")
    s.all_draw()
    assert s.strength("jabberwock") == 1 + 3  # 7 is ahead of 1, but it is nobody


@rule("WW-2P-20", "WW-2P-22", "WW-2P-23")
@pytest.mark.parametrize(("castle", "after"), [(None, "lying"), ("lying", "upright"), ("upright", "upright")])
def test_a_castle_is_built_in_two_victories(castle: str | None, after: str) -> None:
    s = Scenario("alice", "queen", round=3)
    if castle is not None:
        s.castle("alice", "red_keep", lying=castle == "lying")
    s.result("red_keep", alice=9, queen=1)
    assert s.castles("alice") == {"red_keep": after}
    assert s.match.result is not None
    assert s.match.result.points[0] == s.vp_of("alice")[0] + (3 if after == "upright" else 0)


@rule("WW-2P-21")
def test_every_castle_effect_lays_or_raises() -> None:
    s = Scenario("alice", "queen", unused="live_garden")
    s.castle("alice", "na_muniu", lying=True)
    s.castle("alice", "red_keep")
    s.tea("alice", {13: "t1_22", 2: "t1_01"})
    s.do("alice", ("chair", 13))
    assert s.can_choose("alice") == [("raise", "na_muniu"), ("lay", "tumtum_trees"), ("lay", "pool_of_tears")]
    s.do("alice", ("raise", "na_muniu"))
    assert s.castles("alice") == {"na_muniu": "upright", "red_keep": "upright"}


@rule("WW-2P-24", "WW-RULING-70")
def test_ties_and_the_walrus_build_in_two_steps_too() -> None:
    s = Scenario("alice", "queen")
    s.castle("alice", "red_keep", lying=True)
    s.result("red_keep", alice=5, queen=5)
    s.do("alice", ("castle",))
    assert s.castles("alice") == {"red_keep": "upright"}
    s = Scenario("alice", "queen", unused="live_garden")
    s.castle("alice", "na_muniu", lying=True)
    s.pawn("alice", "walrus", "red_keep")
    s.result("red_keep", alice=9, queen=1)
    assert set(s.can_choose("alice")) == {
        ("lay", "red_keep"),
        ("raise", "na_muniu"),
        ("lay", "tumtum_trees"),
        ("lay", "pool_of_tears"),
    }
    s.do("alice", ("raise", "na_muniu"))
    assert s.castles("alice") == {"na_muniu": "upright"}
