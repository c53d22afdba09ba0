"""Worked examples EX-25 to EX-36: those of the rulebook itself, number for number."""

import pytest

from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def battle_1(draws: int = 0, alice_wagers: str | None = None) -> Scenario:
    """Battle example 1 up to a draw (0: opening strength is set)."""
    s = Scenario("queen", "hatter", "jabberwock", "alice", round=2)
    s.token("na_muniu", "st1")
    s.leader("queen", "na_muniu", strength=2)
    s.supporters("queen", "na_muniu", 2)
    s.supporters("hatter", "na_muniu", 2)
    s.castle("jabberwock", "na_muniu")
    s.pawn("jabberwock", "walrus", "na_muniu")
    s.supporters("jabberwock", "na_muniu", 2)
    s.quest("hatter", "a_fortress_called_a_castle")
    s.quest_top("off_the_wall")
    s.will_draw("queen", "red_rook_weak")
    s.will_draw("hatter", "forge", "faction_1")
    s.will_draw("jabberwock", "madness", "artefact", "flamingo_weak")
    s.battle("na_muniu")
    s.more_war()
    if draws == 0:
        return s
    s.wager(alice=alice_wagers)
    assert s.asks == ("jabberwock", "shield")
    s.do("jabberwock", PASS, ("lose", "supporter"))
    if draws > 1:
        s.decide(queen="retreat", hatter="draw", jabberwock="draw")
    if draws > 2:
        s.decide(hatter="retreat", jabberwock="draw")
    return s


@rule("WW-OPEN-01", "WW-OPEN-02", "WW-WAGER-01")
def test_ex_25_battle_example_1_opening() -> None:
    s = battle_1()
    assert s.strengths("queen", "hatter", "jabberwock") == [2, 0, 4]
    assert s.asked_at_once() == ["alice"]
    assert s.match.questions[0].kind == "wager"


@rule("WW-DRAW-01", "WW-DRAW-02", "WW-MAD-02", "WW-RETREAT-02", "WW-ENDB-03")
def test_ex_26_battle_example_1_draws() -> None:
    s = battle_1(1)
    assert s.strengths("queen", "hatter", "jabberwock") == [5, 1, 4]
    s = battle_1(2)
    assert s.strengths("queen", "hatter", "jabberwock") == [5, 2, 7]
    assert s.asked_at_once() == ["hatter", "jabberwock"]  # the Queen draws no more
    s = battle_1(3)
    assert s.strengths("queen", "hatter", "jabberwock") == [5, 2, 8]
    assert [s.status(who) for who in ("queen", "hatter", "jabberwock")] == ["retreated"] * 3
    assert s.units("jabberwock", "na_muniu") == ["supporter", "walrus"]
    assert s.asks == ("jabberwock", "walrus_castle")  # the battle is over


@rule("WW-RESULT-04", "WW-RESULT-06", "WW-RESULT-07", "WW-WL-05")
def test_ex_27_battle_example_1_award_and_walrus() -> None:
    s = battle_1(3)
    assert ("castle", "na_muniu") not in s.offered(2)
    s.do("jabberwock", ("castle", "red_keep"))
    assert s.vp_of("jabberwock", "queen", "hatter") == [6, 3, 0]
    assert s.castles("jabberwock") == {"na_muniu": "upright", "red_keep": "upright"}
    s.do("hatter", PASS)  # no feat
    s.do("jabberwock", ("use", "walrus"))
    assert s.vp_of("jabberwock", "queen", "hatter") == [9, 3, 0]


@rule("WW-QUEST-03", "WW-QUEST-05")
def test_ex_28_battle_example_1_feat() -> None:
    s = battle_1(3)
    s.do("jabberwock", ("castle", "red_keep"))
    assert s.chips("active", "hatter") == ["forge", "faction_1"]
    assert s.asks == ("hatter", "feats")
    s.do("hatter", ("feat", "a_fortress_called_a_castle"))
    assert s.shown("hatter") == ["a_fortress_called_a_castle"]
    assert s.hand("hatter") == []


@rule(
    "WW-FORGE-01", "WW-FORGE-02", "WW-FORGE-03", "WW-FORGE-04", "WW-FORGE-05", "WW-FORGE-06", "WW-FORGE-07",
    "WW-FORGE-10",
)  # fmt: skip
def test_ex_29_battle_example_1_forging() -> None:
    s = battle_1(3)
    s.do("jabberwock", ("castle", "red_keep"))
    s.do("hatter", PASS)
    s.do("jabberwock", ("use", "walrus"))
    reserve = s.count("hatter", "reserve")
    # Fewest VP first: the Hatter (0), then the Queen (3).
    assert s.asks == ("hatter", "forge")
    s.do("hatter", ("forge", "forge", 2))
    assert s.leader_strength("hatter") == 2
    s.do("hatter", ("forge", "faction_1", 3))
    assert s.count("hatter", "reserve") == reserve + 1
    assert s.asks == ("hatter", "draw_quests")
    s.do("hatter", ("draw",))
    assert s.hand("hatter") == ["a_fortress_called_a_castle", "off_the_wall"]
    assert s.chips("active", "hatter") == []
    assert s.asks == ("queen", "forge")
    s.do("queen", PASS)
    assert s.chips("exhausted", "queen") == ["red_rook_weak"]
    assert s.chips("exhausted", "hatter") == []
    assert s.on_track("hatter", 2) == ["forge"]
    assert s.on_track("hatter", 3) == ["faction_1"]


def battle_2(draws: int) -> Scenario:
    """Battle example 2 up to a draw."""
    s = Scenario("alice", "queen", "hatter")
    s.token("red_keep", "st1")
    s.leader("alice", "red_keep", strength=3)
    s.supporters("alice", "red_keep", 2)
    s.pawn("queen", "gryphon", "red_keep")
    s.supporters("queen", "red_keep", 1)
    s.mad("queen", "madness", "madness", "madness")
    s.exhausted("queen", "rose_weak", "rose_weak", "flamingo_weak", "creature_weak")
    s.forged("alice", 2, "flamingo_weak", "flamingo_weak")
    s.will_draw("alice", "faction_2", "forge", "rose_weak")
    s.will_draw("queen", "forge", "madness", "madness", "madness")
    s.battle("red_keep")
    s.more_war()
    s.no_wagers()
    if draws > 1:
        s.decide(alice="draw", queen="draw")
        assert s.asks == ("queen", "shield")
        s.do("queen", PASS, ("lose", "gryphon"))
    if draws > 2:
        s.decide(alice="draw", queen="draw")
        s.do("queen", ("block",))
    if draws > 3:
        s.decide(alice="retreat", queen="draw")
    return s


@rule("WW-MAD-08", "WW-MAD-10", "WW-MAD-15", "WW-MAD-19", "WW-MAD-20")
def test_ex_30_battle_example_2_draws() -> None:
    s = battle_2(1)
    assert s.strengths("alice", "queen") == [5, 3]
    bag = len(s.chips("bag", "queen"))
    s = battle_2(2)
    assert s.strengths("alice", "queen") == [6, 3]
    assert s.units("queen", "red_keep") == ["supporter"]
    assert (s.chips("mad", "queen"), s.chips("exhausted", "queen")) == ([], [])
    assert len(s.chips("bag", "queen")) == bag - 1 + 8
    assert s.chips("active", "queen") == ["forge"]
    s = battle_2(3)
    assert s.strengths("alice", "queen") == [8, 3]
    assert not s.shield_works("queen")
    assert len(s.chips("bag", "queen")) == bag - 1 + 8
    assert s.chips("mad", "queen") == []
    s = battle_2(4)
    assert s.status("queen") == "bust"
    assert s.strengths("alice", "queen") == [8, 0]
    assert s.chips("mad", "queen") == ["madness"]
    assert s.units("queen", "red_keep") == []
    assert s.chips("exhausted", "queen") == ["forge"]
    assert s.chips("active", "queen") == []
    assert s.shield_works("queen")


@rule("WW-RESULT-04", "WW-RESULT-05", "WW-MAD-16", "WW-ALLY-03")
def test_ex_31_battle_example_2_result() -> None:
    s = battle_2(4)
    assert s.vp_of("alice", "queen") == [2 + 1, 0]
    assert s.castles("alice") == {"red_keep": "upright"}
    assert s.castles("queen") == {}
    assert s.asks == ("alice", "forge")
    s.do("alice", PASS)
    assert s.region_now() == "pool_of_tears"  # the next battle: the Queen was never asked


@rule("WW-FORGE-02", "WW-FORGE-06", "WW-FORGE-08", "WW-ALLY-03")
def test_ex_32_battle_example_2_forging() -> None:
    s = battle_2(4)
    swords = s.chips("bag", "alice").count("artefact")
    s.do("alice", ("forge", "rose_weak", 2))
    assert s.vp_of("alice") == [5]
    assert s.leader_strength("alice") == 4
    assert s.chips("bag", "alice").count("artefact") == swords + 1
    assert s.region_now() == "pool_of_tears"  # no reward between the tracks, no second forging
    assert s.hand("alice") == []


@rule("WW-CHIP-01", "WW-ALLY-01", "WW-ALLY-02")
def test_ex_33_drawing_example() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 3)
    s.exhausted("alice", "rose_weak")
    s.will_draw("alice", "faction_2", "flamingo_weak", "card_soldier_weak")
    s.will_draw("queen", "faction_1", "faction_1", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    assert s.strength("alice") == 2
    s.decide(alice="draw", queen="draw")
    assert s.strength("alice") == 3
    s.decide(alice="draw", queen="draw")
    assert s.asks == ("alice", "card_soldier")
    assert s.offered(0) == [("double",), ("return", "rose_weak")]
    s.do("alice", ("double",))
    assert s.strength("alice") == 7


@rule("WW-QUEST-03", "WW-QUEST-11")
@pytest.mark.parametrize("chips", [1, 2, 3])
def test_ex_34_quest_example_feat(chips: int) -> None:
    s = Scenario("queen", "alice", "hatter", round=3)
    s.result("tumtum_trees", queen=3, alice=9)
    s.active("queen", *["faction_1"] * chips)
    s.quest("queen", "curious_oysters")
    assert s.asks == ("queen", "feats")
    if chips != 2:
        assert s.offered(0) == [PASS]
        return
    s.do("queen", ("feat", "curious_oysters"))
    assert s.shown("queen") == ["curious_oysters"]
    assert s.match.over
    assert s.match.result is not None
    award = s.vp_of("queen")[0]
    assert s.match.result.points[0] == award + 3


@rule("WW-QUEST-08", "WW-QUEST-11")
def test_ex_35_quest_example_objective() -> None:
    s = Scenario("queen", "alice", "hatter", round=3)
    s.feat("queen", "curious_oysters")
    s.forged("queen", 1, "rose_weak", "flamingo_weak", "creature_weak")
    s.forged("queen", 2, "red_rook_weak", "card_soldier_weak")
    s.war_ends()
    assert s.match.over
    assert s.match.result is not None
    assert s.match.result.points[0] == 9


@rule("WW-FORGE-07", "WW-FORGE-08", "WW-FORGE-09", "WW-FORGE-16")
def test_ex_36_forging_example() -> None:
    s = Scenario("queen", "alice", "hatter")
    s.leader("queen", strength=3)
    s.forged("queen", 1, "rose_weak", "rose_weak", "rose_weak")
    s.forged("queen", 2, "rose_weak", "rose_weak")
    s.bag("queen", "madness", "madness", "madness")
    s.result("red_keep", queen=3, alice=9)
    s.active("queen", "forge")
    assert s.asks == ("queen", "forge")
    supply = s.in_supply("madness")
    s.do("queen", ("forge", "forge", 2))
    assert s.leader_strength("queen") == 4
    assert sorted(s.chips("bag", "queen")) == ["artefact", "madness", "madness"]
    assert s.in_supply("madness") == supply + 1
    told = [event.kind for event in s.match.log]
    at = told.index("forged")
    assert told[at : at + 4] == ["forged", "leader_grew", "calmed", "gained_artefact"]
