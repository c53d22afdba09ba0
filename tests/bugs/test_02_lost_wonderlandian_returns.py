"""Wonderland's War: at the tea party a lost Wonderlandian may come back wherever an ability places a supporter.

Double Speed, and Rose D forged with a tea card, offered supporters of the reserve only. With none left they moved a
unit of the board, or did nothing at all without a word, although a Wonderlandian waited in the reserve.
"""

import pytest

from stolik.games.wonderlands_war import GAME
from stolik.games.wonderlands_war.action_priors import promise
from stolik.games.wonderlands_war.catalogue import REGION
from stolik.games.wonderlands_war.game import HISTORY, RULES
from stolik.kernel.question import PASS
from stolik.kernel.words import LANGUAGES
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario
from stolik.testkit.words import Voices

EVERYWHERE = [("region", region) for region in REGION]


def double_speed(*, reserve: int | None = None, pawn: str = "reserve") -> Scenario:
    """The Queen has passed Alice and taken a card without units; her Walrus is lost."""
    s = Scenario("queen", "alice", "hatter")
    s.unlocked("queen", "double_speed")
    s.pawn("queen", "walrus", pawn)
    if reserve is not None:
        s.reserve("queen", reserve)
    s.tea("queen", {6: "t1_22", 3: "t1_05", 13: "t1_02"}, {"queen": 2, "alice": 4})
    s.do("queen", ("chair", 6), ("castle", "na_muniu"))
    return s


def rose_d(*, reserve: int | None = None) -> Scenario:
    """Alice has forged a Rose of set D with a tea card; her Walrus is lost."""
    s = Scenario("alice", "queen", "hatter", ally_set="d", round=2)
    s.add("alice", "rose_weak")
    s.pawn("alice", "walrus", "reserve")
    if reserve is not None:
        s.reserve("alice", reserve)
    s.tea("alice", {13: "t2_12", 2: "t2_01"})
    s.do("alice", ("chair", 13), ("resolve", "smith"), ("forge", "rose_weak", 4))
    assert (s.asks, s.question.source) == (("alice", "place_supporter"), "rose_d")
    return s


@rule("WW-FAQ-03", "WW-MAD-07", "WW-FAC-16")
def test_double_speed_lets_a_lost_wonderlandian_come_back() -> None:
    s = double_speed()
    assert s.asks == ("queen", "place_supporter")
    assert s.can_choose("queen") == [*EVERYWHERE, PASS]
    s.do("queen", ("region", "red_keep"))
    assert s.asks == ("queen", "place_unit")
    assert s.can_choose("queen") == [("supporter",), ("pawn", "walrus")]
    s.do("queen", ("pawn", "walrus"))
    assert s.units("queen", "red_keep") == ["walrus"]
    assert s.count("queen", "reserve") == 10
    s.assert_nothing_pending()


@rule("WW-FAQ-03", "WW-FAC-16")
def test_a_supporter_may_still_be_placed() -> None:
    s = double_speed()
    s.do("queen", ("region", "red_keep"), ("supporter",))
    assert s.units("queen", "red_keep") == ["supporter"]
    assert s.units("queen", "reserve") == ["supporter"] * 9 + ["walrus"]
    s.assert_nothing_pending()


@rule("WW-FAQ-03", "WW-FAC-16")
def test_double_speed_is_offered_for_a_wonderlandian_alone() -> None:
    """It was passed over in silence."""
    s = double_speed(reserve=0)
    assert s.asks == ("queen", "place_supporter")
    assert s.can_choose("queen") == [*EVERYWHERE, PASS]
    s.do("queen", ("region", "tumtum_trees"))
    assert s.can_choose("queen") == [("pawn", "walrus"), PASS]
    s.do("queen", ("pawn", "walrus"))
    assert s.units("queen", "tumtum_trees") == ["walrus"]
    s.assert_nothing_pending()


@rule("WW-FAQ-03", "WW-FAQ-04")
def test_without_supporters_in_reserve_a_wonderlandian_comes_back_or_a_unit_moves() -> None:
    s = Scenario("queen", "alice", "hatter")
    s.unlocked("queen", "double_speed")
    s.pawn("queen", "walrus", "reserve")
    s.pawn("queen", "gryphon", "na_muniu")
    s.supporters("queen", "live_garden", 10)
    s.tea("queen", {6: "t1_22", 3: "t1_05", 13: "t1_02"}, {"queen": 2, "alice": 4})
    s.do("queen", ("chair", 6), ("castle", "na_muniu"), ("region", "red_keep"))
    assert s.can_choose("queen") == [
        ("pawn", "walrus"),
        *sorted(
            [("relocate", "gryphon", "na_muniu"), ("relocate", "supporter", "live_garden")],
            key=lambda option: REGION.index(option[2]),
        ),
        PASS,
    ]
    s.do("queen", ("relocate", "gryphon", "na_muniu"))
    assert s.units("queen", "red_keep") == ["gryphon"]
    assert s.units("queen", "reserve") == ["walrus"]


@rule("WW-FAC-16")
def test_nothing_more_is_asked_when_no_wonderlandian_is_lost() -> None:
    s = double_speed(pawn="live_garden")
    s.do("queen", ("region", "red_keep"))
    assert s.units("queen", "red_keep") == ["supporter"]
    s.assert_nothing_pending()


@rule("WW-FAQ-03", "WW-ALLY-18", "WW-RULING-76")
def test_rose_d_forged_at_the_tea_party_lets_a_lost_wonderlandian_come_back() -> None:
    s = rose_d()
    assert s.can_choose("alice") == EVERYWHERE  # it must be placed
    s.do("alice", ("region", "red_keep"))
    assert s.can_choose("alice") == [("supporter",), ("pawn", "walrus")]
    s.do("alice", ("pawn", "walrus"))
    assert s.units("alice", "red_keep") == ["walrus"]
    assert s.count("alice", "reserve") == 10


@rule("WW-FAQ-03", "WW-ALLY-18")
def test_rose_d_forged_at_the_tea_party_works_without_supporters_too() -> None:
    s = rose_d(reserve=0)
    assert s.can_choose("alice") == [*EVERYWHERE, PASS]
    s.do("alice", ("region", "red_keep"))
    assert s.can_choose("alice") == [("pawn", "walrus"), PASS]


@rule("WW-MAD-07", "WW-ALLY-18")
def test_in_the_war_rose_d_brings_no_wonderlandian_back() -> None:
    s = Scenario("hatter", "alice", "queen", ally_set="d")
    s.pawn("hatter", "walrus", "reserve")
    s.result("red_keep", hatter=7, alice=12)
    s.active("hatter", "rose_weak")
    s.do("hatter", ("forge", "rose_weak", 4))
    assert s.asks == ("hatter", "place_supporter")
    s.do("hatter", ("region", "na_muniu"))
    assert s.units("hatter", "na_muniu") == ["supporter"]
    assert "walrus" in s.units("hatter", "reserve")


@rule("WW-MAD-07", "WW-ALLY-10")
def test_in_the_war_creature_b_brings_no_wonderlandian_back() -> None:
    s = Scenario("alice", "queen", "hatter", ally_set="b")
    s.pawn("alice", "walrus", "reserve")
    s.result("red_keep", alice=6, queen=8)
    s.active("alice", "creature_weak")
    s.do("alice", ("region", "na_muniu"))
    assert s.units("alice", "na_muniu") == ["supporter"]
    assert "walrus" in s.units("alice", "reserve")


@rule("WW-MAD-07", "WW-FAQ-04")
def test_in_the_war_a_lost_wonderlandian_is_refused_with_a_reason() -> None:
    s = Scenario("hatter", "alice", "queen", ally_set="d")
    s.pawn("hatter", "walrus", "reserve")
    s.pawn("hatter", "gryphon", "live_garden")
    s.supporters("hatter", "live_garden", 1)
    s.reserve("hatter", 0)
    s.result("red_keep", hatter=7, alice=12)
    s.active("hatter", "rose_weak")
    s.do("hatter", ("forge", "rose_weak", 4), ("region", "na_muniu"))
    assert s.asks == ("hatter", "relocate")
    assert ("pawn", "walrus") not in s.can_choose("hatter")
    assert ("pawn", "walrus") in [attempt for _, attempt in s.match.every_attempt()]
    reason = s.match.why_not(s.seat("hatter"), ("pawn", "walrus"))
    assert reason is not None
    assert (reason.clause, reason.said.message) == ("WW-MAD-07", "why-pawn-waits")
    assert len(Voices(GAME).say(reason.said)) == len(LANGUAGES)
    reason = s.match.why_not(s.seat("hatter"), ("pawn", "gryphon"))
    assert reason is not None
    assert reason.said.message == "why-pawn-not-in-reserve"


def test_options_are_offered_exactly_when_nothing_forbids_them() -> None:
    for s in (double_speed(), double_speed(reserve=0), rose_d(), rose_d(reserve=0)):
        for _ in range(2):
            seat = s.question.seat
            for attempt in GAME.attempts(s.match.state, s.question, seat):
                assert (attempt in s.question.options) == (s.match.why_not(seat, attempt) is None), attempt
            s.answer(seat, s.question.options[0])


def test_the_question_names_the_ability_and_every_option_has_words_of_its_own() -> None:
    s = double_speed(reserve=0)
    s.do("queen", ("region", "red_keep"))
    voices = Voices(GAME)
    assert voices.say(GAME.say_question(s.question))[0] == (
        "Double Speed: choose the unit that goes to this region: Red Keep."
    )
    said = [voices.say(GAME.say_option(s.match.state, s.question, option))[0] for option in s.question.options]
    assert said[0] == "Walrus"
    assert len(set(said)) == len(said)


def test_the_rules_carry_a_new_version() -> None:
    assert RULES in HISTORY
    assert int(RULES.split("/")[1]) >= 2


@pytest.mark.parametrize("other", [("supporter",), PASS])
def test_bots_look_at_the_wonderlandian_first(other: tuple[str, ...]) -> None:
    """It adds its strength to every battle there, and the supporter stays for another time."""
    s = double_speed()
    s.do("queen", ("region", "red_keep"))
    assert promise(s.board, s.question, ("pawn", "walrus")) > promise(s.board, s.question, other)
