"""Why not? For routes, actions, equipment, camp, barter and setup: the clause, and words in every language."""

import pytest

from stolik.games.waste_knights import GAME
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.scenarios.waste_knights import Scenario

SPEECH = [Speech(GAME, language, strict=True) for language in LANGUAGES]


def refusal(wk: Scenario, attempt: Option, seat: int = 0) -> str:
    """The clause that forbids an attempt; it has words in every language."""
    assert attempt not in wk.offered(seat)
    reason = wk.match.why_not(seat, attempt)
    assert reason is not None
    for speech in SPEECH:
        assert speech.say(reason.said)
    return reason.clause


def test_what_is_offered_has_no_reason() -> None:
    wk = Scenario("johnny_taylor")
    for option in wk.offered(0):
        assert wk.match.why_not(0, option) is None


@pytest.mark.parametrize(
    ("attempt", "clause"),
    [
        (("special", "overhaul"), "WK-WRECK-03"),
        (("special", "regain_consciousness"), "WK-UNC-05"),
        (("thread", "deliver_the_parts"), "WK-THR-01"),
        (("thread", "salvage_the_pump_part"), "WK-THR-01"),
    ],
)
def test_actions(attempt: Option, clause: str) -> None:
    assert refusal(Scenario("johnny_taylor"), attempt) == clause


def test_actions_of_a_knight_who_is_not_at_turn() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    assert refusal(wk, ("move",), 1) == "WK-ROUND-01"


def test_an_action_that_was_taken() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("camp",))
    assert refusal(wk, ("camp",)) == "WK-ACT-02"


def test_a_route() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, fuel=0)
    wk.do(("move",))
    assert refusal(wk, ("stop",)) == "WK-MOVE-04"
    assert refusal(wk, ("go", "M81")) == "WK-MOVE-03"
    wk.do(("go", "M37"), ("go", "M38"))
    assert refusal(wk, ("go", "M26")) == "WK-MOVE-08"
    assert refusal(wk, ("go", "M39")) == "WK-MOVE-14"
    reason = wk.match.why_not(0, ("go", "M39"))
    assert reason is not None
    assert reason.said.args == {"count": 4, "other": 2}
    assert SPEECH[0].say(reason.said) == "The route would cost 4 MP; you have 2 at most."


def test_equipment() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["wire_bat"], cargo=["knife", "toolbox"])
    wk.do(("arrange",), ("done",))
    assert refusal(wk, ("hold", "knife", "wire_bat")) == "WK-EQ-09"


def test_a_weapon_without_ammo_and_one_in_the_vehicle() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, ammo=0, hands=["pistol", "machete"], cargo=["knife"])
    wk.wasteland("dingo_pack")
    wk.move("M37")
    assert refusal(wk, ("arm", "pistol")) == "WK-COMBAT-05"
    assert refusal(wk, ("arm", "knife")) == "WK-EQ-03"


def test_the_camp() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=1, meds=0, wounds=2, armour="broken_junk_armour", hands=["broken_knife"])
    wk.given(1, space="M37")
    wk.do(("camp",))
    assert refusal(wk, ("heal",)) == "WK-CAMP-02"
    assert refusal(wk, ("exchange", "logan_harris")) == "WK-SHARE-03"
    wk.do(("fix",))
    assert refusal(wk, ("fix",)) == "WK-CAMP-09"
    assert refusal(wk, ("repair", "broken_junk_armour")) == "WK-CAMP-08"


@pytest.mark.parametrize("attempt", [("arm", "pistol"), ("armour", "nonsense"), ("go", "M99"), ("nonsense",), (3, 4)])
def test_whatever_is_tried_gets_an_answer(attempt: Option) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-")
    assert refusal(wk, attempt)
    wk.do(("move",))
    assert refusal(wk, attempt)
    wk.do(("go", "M37"), ("stop",), ("arm", "knife"))
    assert wk.question.kind == "dealt"
    assert refusal(wk, attempt)


def test_the_market() -> None:
    wk = Scenario("johnny_taylor")
    wk.equipment("assault_rifle", "riot_gear", "stim_shot")
    wk.given(0, meds=0)
    wk.do(("city",), ("visit", "market"))
    assert refusal(wk, ("pay", "meds")) == "WK-CITY-12"
    wk.do(("pay", "ammo"), ("done",))
    assert refusal(wk, ("take", "broken_assault_rifle")) == "WK-CITY-14"


def test_shops() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("city",), ("visit", "sawbones"))
    assert refusal(wk, ("visit", "sawbones")) == "WK-CITY-02"


def test_exploring() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, fuel=0)
    wk.do(("explore",), ("decline",))
    assert refusal(wk, ("decline",)) == "WK-EXPL-05"
    assert refusal(wk, ("fuel",)) == "WK-EXPL-06"


def test_the_draft() -> None:
    match = Match.start("waste_knights", 1, "draft", {"adventure": "the_last_reservoir"})
    match.answer(0, ("choose_knight", "alinta"))
    match.answer(0, ("choose_vehicle", "truck"))
    reason = match.why_not(0, ("done",))
    assert reason is not None
    assert reason.clause == "WK-PSET-09"
    match.answer(0, ("take", "vest"))
    reason = match.why_not(0, ("take", "junk_armour"))
    assert reason is not None
    assert reason.clause == "WK-PSET-08"


def said(wk: Scenario, attempt: Option) -> str:
    """The refusal in English."""
    refusal(wk, attempt)
    reason = wk.match.why_not(0, attempt)
    assert reason is not None
    return SPEECH[0].say(reason.said)


def test_a_space_that_only_an_effect_brings_within_reach() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, space="M37", fuel=0, faults=["bent_axle"], cargo=["nitro_kit"])
    wk.do(("move",))
    assert refusal(wk, ("go", "M24")) == "WK-MOVE-13"
    wk.do(("use", "nitro_kit"))
    assert ("go", "M24") in wk.offered(0)


def test_a_thrown_weapon_makes_no_attack() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["frag_grenade", "machete"])
    wk.wasteland("gun_tower")
    wk.move("M37")
    assert refusal(wk, ("arm", "frag_grenade")) == "WK-COMBAT-35"
    assert refusal(wk, ("arm", "machete")) == "WK-EQ-03"


def test_hands_that_cannot_be_emptied() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["katana"], cargo=["knife", "toolbox", "binoculars", "radio_set"])
    wk.do(("arrange",), ("done",))
    assert said(wk, ("hold",)) == "The vehicle has no room for all that would be left."


def test_a_seventh_advance() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=1, xp=9, due=1, advances=["tough", "handy", "brawler", "survivor", "bonesetter", "dead_eye"])
    wk.do(("camp",))
    assert refusal(wk, ("advance",)) == "WK-XP-12"
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=1)
    wk.do(("camp",))
    assert refusal(wk, ("advance",)) == "WK-XP-02"


def test_a_condition_and_a_cost_are_different_things() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, vehicle="gun_pickup", ammo=0, hands=["knife"], cargo=["frag_grenade", "emp_charge"], damage=1)
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert wk.question.kind == "assault"
    assert said(wk, ("use", "emp_charge")) == "The condition of this effect is not met."
    wk = Scenario("nelly_thompson")
    wk.given(0, rad=2, damage=1, cargo=["broken_lucky_bullet"])
    wk.do(("camp",))  # Repair 3 with 2 radiation
    assert said(wk, ("use", "nothing_is_scrap")) == "The cost of this effect cannot be paid."


def test_an_action_while_something_is_asked() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.do(("camp",), ("exchange", "logan_harris"))
    assert refusal(wk, ("move",)) == "WK-ACT-06"
    assert said(wk, ("move",)) == "Finish what is under way first."
    wk.do(("give", "fuel"), ("propose",))
    assert wk.asked == (1, "consent")
    assert refusal(wk, ("move",), 1) == "WK-ROUND-01"
    assert refusal(wk, ("arrange",), 1) == "WK-EQ-14"
