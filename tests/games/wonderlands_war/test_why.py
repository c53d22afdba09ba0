"""Why not? Tea moves, placing units, forging, quests: the clause that forbids it and the words that say so."""

import pytest

from stolik.games.wonderlands_war import GAME
from stolik.kernel.question import PASS, Option
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.scenarios.wonderlands_war import Scenario

SPEECH = [Speech(GAME, language, strict=True) for language in LANGUAGES]


def why(s: Scenario, who: str, *attempt: int | str) -> tuple[str, str]:
    """The clause and the message; the words must exist in all languages."""
    reason = s.match.why_not(s.seat(who), attempt)
    assert reason is not None, f"{attempt} is allowed"
    assert all(speech.say(reason.said) for speech in SPEECH)
    return reason.clause, reason.said.message


def allowed(s: Scenario, who: str, *attempt: int | str) -> bool:
    return s.match.why_not(s.seat(who), attempt) is None


def tea(who: str = "jabberwock") -> Scenario:
    s = Scenario()
    s.tea(who, {5: "t1_06", 6: "t1_07", 9: "t1_01"}, {"jabberwock": 6, "alice": 5, "hatter": 7, "queen": 8})
    return s


def test_tea_moves() -> None:
    s = tea()
    assert allowed(s, "jabberwock", "chair", 9)
    assert allowed(s, "jabberwock", "head")
    assert why(s, "jabberwock", "chair", 5)[0] == "WW-TEA-10"
    assert why(s, "jabberwock", "chair", 11) == ("WW-TEA-10", "why-chair-empty")
    assert why(s, "jabberwock", "chair", 10) == ("WW-TEA-02", "why-chair-unused")
    assert why(s, "jabberwock", "host") == ("WW-LEAD-03", "why-not-the-hatter")
    assert why(s, "jabberwock", "region", "red_keep") == ("WW-TEA-08", "why-take-cards-first")
    assert why(s, "alice", "chair", 9) == ("WW-TEA-06", "why-not-your-turn")


def test_a_chair_beyond_the_head() -> None:
    s = Scenario()
    s.tea("hatter", {1: "t1_06", 12: "t1_07"}, {"hatter": 11})
    assert why(s, "hatter", "chair", 1) == ("WW-TEA-26", "why-beyond-head")
    s.do("hatter", ("head",))
    assert allowed(s, "hatter", "chair", 1)
    assert why(s, "hatter", "head") == ("WW-TEA-15", "why-head-once")


def test_enough_cards() -> None:
    s = Scenario()
    s.tea("hatter")
    s.tweak().cards_now[1] = 4
    assert why(s, "hatter", "chair", 3) == ("WW-TEA-19", "why-enough-cards")
    assert allowed(s, "hatter", "region", "red_keep")


def test_host_twice() -> None:
    s = Scenario()
    s.tea("hatter")
    s.tweak().hosted = 1
    assert why(s, "hatter", "host") == ("WW-LEAD-03", "why-hosted")


def test_placing_units() -> None:
    s = Scenario()
    s.pawn("alice", "gryphon", "na_muniu")
    s.pawn("alice", "walrus", "reserve")
    s.tea("alice", {13: "t1_07", 2: "t1_01"})
    s.do("alice", ("chair", 13))
    assert why(s, "alice", *PASS) == ("WW-CARD-08", "why-must-place")
    s.do("alice", ("region", "red_keep"))
    assert s.asks == ("alice", "place_unit")
    assert why(s, "alice", "pawn", "gryphon") == ("WW-CARD-04", "why-pawn-not-in-reserve")
    assert why(s, "alice", "relocate", "gryphon", "na_muniu") == ("WW-CARD-05", "why-supporters-left")
    assert allowed(s, "alice", "pawn", "walrus")


def test_forging() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.forged("alice", 2, "flamingo_weak", "flamingo_weak", "flamingo_weak")
    s.result("red_keep", alice=3, queen=20)
    s.active("alice", "forge", "red_rook_weak", "rose_weak")
    while s.asks[1] != "forge":
        s.do(s.asks[0], s.can_choose(s.asks[0])[0])
    assert allowed(s, "alice", "forge", "rose_weak", 1)
    assert why(s, "alice", "forge", "rose_weak", 2) == ("WW-FORGE-05", "why-track-complete")
    assert why(s, "alice", "forge", "artefact", 1) == ("WW-FORGE-04", "why-not-active")
    assert why(s, "alice", "forge", "red_rook_weak", 1) == ("WW-ALLY-04", "why-rook-needs-symbol")


def test_forging_from_the_bag() -> None:
    s = Scenario("alice", "queen", "hatter", round=2)
    s.tea("alice", {13: "t2_12", 2: "t2_01"})
    s.do("alice", ("chair", 13), ("resolve", "smith"))
    assert why(s, "alice", "forge", "madness", 1) == ("WW-CARD-24", "why-madness-not-forged")
    assert why(s, "alice", "forge", "rose_weak", 1) == ("WW-CARD-24", "why-not-in-bag")


def test_quests() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", "curious_oysters", "uffish_thought", "caucus_race")
    s.result("tumtum_trees", alice=3, queen=9)
    s.active("alice", "faction_1", "faction_2")
    assert allowed(s, "alice", "feat", "curious_oysters")
    assert why(s, "alice", "feat", "uffish_thought") == ("WW-QUEST-03", "why-feat-not-done")
    assert why(s, "alice", "feat", "caucus_race") == ("WW-QUEST-03", "why-other-region")
    assert why(s, "alice", "feat", "off_the_wall") == ("WW-QUEST-03", "why-not-in-hand")
    assert why(s, "alice", "rose_feat", "caucus_race") == ("WW-ALLY-13", "why-too-few-roses")


def test_rewards() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.castle("alice", "red_keep")
    s.unlocked("alice", "mended_mirror")
    s.market("walrus", "gryphon", "dormouse")
    s.tea("alice", {13: "t1_22", 2: "t1_01"})
    s.do("alice", ("chair", 13))
    assert why(s, "alice", "castle", "red_keep") == ("WW-CARD-19", "why-castle-there")
    s = Scenario("alice", "queen", "hatter")
    s.unlocked("alice", "mended_mirror")
    s.tea("alice", {13: "t1_16", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "unlock"))
    assert why(s, "alice", "unlock", "mended_mirror") == ("WW-CARD-17", "why-unlocked-already")


@pytest.mark.parametrize("attempt", [("dance",), ("chair",), ("chair", "x"), ("region", 3), (), ("forge", "rose_weak")])
def test_nonsense_gets_a_reason_and_no_crash(attempt: Option) -> None:
    s = tea()
    assert s.match.why_not(3, attempt) is not None
    assert s.match.why_not(0, attempt) is not None


@pytest.mark.parametrize("attempt", [("chair", 9), ("head",)])
def test_more_than_an_answer_is_no_answer(attempt: Option) -> None:
    s = tea()
    assert allowed(s, "jabberwock", *attempt)
    assert why(s, "jabberwock", *attempt, 0) == ("", "why-not-offered")
