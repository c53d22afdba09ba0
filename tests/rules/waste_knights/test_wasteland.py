"""Section 7: wasteland cards, events, encounters."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-WASTE-01", "WK-ROLE-01")
@pytest.mark.parametrize(
    ("start", "goal", "deck"),
    [("M48", "M49", "HD"), ("M48", "M37", "HD"), ("M37", "M24", "MB"), ("M59", "M71", "MB")],
)
def test_the_terrain_of_the_space_names_the_deck(start: str, goal: str, deck: str) -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.given(0, space=start)
    wk.wasteland("mirage", "rockfall")
    wk.move(goal)
    wk.settle()
    drawn = {"HD": "mirage", "MB": "rockfall"}[deck]
    (line,) = wk.events("revealed")
    assert line["card"] == drawn
    # The reader is the player on the right of seat 0.
    assert line["reader"] == 2


@rule("WK-WASTE-02")
@pytest.mark.parametrize("goal", ["M48", "M36"])
def test_a_card_is_drawn_on_cities_and_special_sites_too(goal: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M37")
    wk.wasteland("mirage")
    wk.move(goal)
    assert wk.pile("HD") == ["mirage"]


@rule("WK-WASTE-03", "WK-COMBAT-01")
def test_an_enemy_must_be_fought() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("dingo_pack")
    wk.move("M37")
    assert wk.question.kind == "weapon"
    assert not wk.can(("pass",))


@rule("WK-WASTE-04", "WK-EVENT-01")
@pytest.mark.parametrize(("roll", "xp", "fuel"), [("W=S G=-", 1, 2), ("W=- G=-", 0, 0)])
def test_an_event_is_a_test_with_a_success_and_a_failure(roll: str, xp: int, fuel: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("mirage")
    wk.rolls(roll)
    wk.move("M37")
    johnny = wk.knight(0)
    assert (johnny.xp, johnny.fuel) == (xp, fuel)
    assert [(line["skill"], line["difficulty"]) for line in wk.events("tested")] == [("survival", 1)]


@rule("WK-WASTE-05", "WK-ENC-01", "WK-ENC-02", "WK-ENTRY-02")
def test_an_encounter_reads_the_entry_of_its_letter() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("figure_on_the_verge")
    wk.move("M37")
    assert wk.asked == (0, "entry")
    assert [line["entry"] for line in wk.events("read")] == ["A1-110"]


@rule("WK-WASTE-06", "WK-WASTE-07", "WK-THREAT-02")
def test_yellow_sides_resolve_before_the_test_of_an_event() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt04")
    wk.wasteland("mirage")
    wk.move("M62")
    order = [line["event"] for line in wk.match.lines(None)]
    assert order.index("revealed") < order.index("irradiated") < order.index("tested")


@rule("WK-WASTE-07")
def test_yellow_sides_resolve_before_the_entry_of_an_encounter() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt04")
    wk.wasteland("figure_on_the_verge")
    wk.move("M62")
    order = [line["event"] for line in wk.match.lines(None)]
    assert order.index("revealed") < order.index("irradiated") < order.index("read")


@rule("WK-WASTE-06")
def test_red_sides_are_used_against_an_enemy() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt04")
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=- W=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    assert wk.knight(0).rad == 0
    assert wk.events("rolled")[0]["dice"] == ["white:-"] * 4


@rule("WK-WASTE-08", "WK-RULING-28")
def test_yellow_sides_resolve_in_the_order_in_which_they_were_drawn() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.bag("tt06", "tt01")
    wk.wasteland("mirage")
    wk.move("M49", "M50", "M51")
    assert [line["token"] for line in wk.events("threatened")] == ["tt06", "tt01"]


@rule("WK-WASTE-09", "WK-RULING-29")
def test_an_encounter_is_discarded_when_yellow_sides_knock_the_knight_out() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=5)
    wk.bag("tt02")
    wk.wasteland("figure_on_the_verge")
    wk.move("M62")
    assert wk.knight(0).unconscious
    assert wk.events("read") == []
    assert wk.pile("HD") == ["figure_on_the_verge"]
    assert wk.asked == (1, "act")


@rule("WK-WASTE-10", "WK-WASTE-11")
def test_card_and_tokens_go_back_after_the_card() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt04")
    wk.wasteland("mirage")
    wk.move("M62")
    assert wk.card() == ""
    assert wk.pile("HD") == ["mirage"]
    assert wk.tokens() == []
    assert wk.table.bag == list(range(10))


@rule("WK-WASTE-12", "WK-RULING-30")
def test_a_combat_in_an_entry_does_not_use_the_tokens_again() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T2B", time=7)
    wk.bag("tt05")
    wk.wasteland("voices_on_the_radio")
    wk.rolls("W=- G=- G=-")
    wk.move("M62")
    assert wk.knight(0).tainted == 1
    assert [line["entry"] for line in wk.events("read")] == ["A1-136"]
    wk.do(("choose", 1), ("arm", "unarmed"))
    assert wk.events("rolled")[0]["dice"] == ["white:-", "green:-", "green:-"]


@rule("WK-WASTE-13", "WK-THREAT-12")
def test_the_threat_trait_draws_red_tokens_in_a_combat_of_an_entry_too() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T2A", time=7)
    wk.given(0, space="M74")
    wk.bag("tt09")
    wk.rolls("G=S G=- B=BL")
    wk.do(("thread", "storm_the_plant"), ("choose", 1))
    assert wk.tokens() == ["tt09"]
    assert wk.table.foe_health == 4
    wk.do(("arm", "unarmed"))
    assert [(line["token"], line["side"]) for line in wk.events("threatened")] == [("tt09", "red")]
    assert (wk.question.kind, wk.table.foe_health) == ("dealt", 5)


@rule("WK-EVENT-02")
@pytest.mark.parametrize(("fuel", "passed"), [(1, 1), (0, 0)])
def test_the_condition_bar_is_checked_before_the_roll(fuel: int, passed: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, fuel=fuel)
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M37")
    assert len(wk.events("passed")) == passed


@rule("WK-EVENT-03", "WK-RULING-31")
@pytest.mark.parametrize(("answer", "meds", "xp"), [(("accept",), 2, 1), (("pass",), 2, 0)])
def test_a_bar_without_a_condition_is_an_option(answer: tuple[str], meds: int, xp: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("wrecked_convoy")
    wk.rolls("W=-")
    wk.move("M37")
    wk.do(answer)
    johnny = wk.knight(0)
    # With the Meds discarded the success gives 1 Meds back.
    assert (johnny.meds, johnny.xp) == (meds, xp)


@rule("WK-ENC-03", "WK-ENC-04")
def test_a_card_without_an_entry_is_replaced_and_tokens_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor")
    monkeypatch.setattr(wk.story.threads[0], "encounters", [-1] * 6)
    wk.bag("tt04")
    wk.wasteland("figure_on_the_verge", "hitcher", "mirage")
    wk.move("M62")
    assert wk.pile("HD") == ["figure_on_the_verge", "hitcher", "mirage"]
    assert len(wk.events("threatened")) == 1
    assert wk.knight(0).rad == 1


@rule("WK-ENC-05", "WK-DECK-04", "WK-RULING-32", "WK-RULING-98")
def test_without_any_card_nothing_happens_and_tokens_return() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt04")
    wk.also(lambda t: t.wild[0].clear())
    wk.loose()
    wk.move("M62")
    assert wk.events("revealed") == []
    assert (wk.knight(0).rad, len(wk.table.bag)) == (0, 10)
    wk.assert_nothing_pending()
