"""Stories could neither attach an injury or a fault nor eliminate a knight: the language had no words for it."""

import pytest

from stolik.games.waste_knights.language import parse_effects
from stolik.games.waste_knights.rules.worst import worst_of
from stolik.games.waste_knights.story.model import Entry
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def entry(wk: Scenario, number: str) -> Entry:
    return next(entry for entry in wk.story.entries if entry.id == number)


def encounter(monkeypatch: pytest.MonkeyPatch, fx: str, *knights: str, then: str = "") -> Scenario:
    """The first knight is about to meet entry 110, which does this and then asks for a choice."""
    wk = Scenario(*(knights or ("johnny_taylor", "logan_harris")))
    wk.wasteland("figure_on_the_verge")
    monkeypatch.setattr(entry(wk, "110"), "fx", parse_effects(fx))
    monkeypatch.setattr(entry(wk, "110"), "then", parse_effects(then) if then else [])
    return wk


# Attaching


@rule("WK-ATTACH-01", "WK-ATTACH-02")
def test_an_injury_is_attached_without_wounds_and_without_ending_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "attach(injury)")
    wk.injury_deck("smashed_knee")
    wk.move("M37")
    johnny = wk.knight(0)
    assert (johnny.injuries, johnny.unconscious, johnny.wounds, wk.stat(0, "explore")) == (["smashed_knee"], "", 0, 1)
    assert wk.asked == (0, "entry")
    wk.do(("choose", 1))
    assert wk.can(("camp",))
    assert [line["injury"] for line in wk.events("injured")] == ["smashed_knee"]


@rule("WK-ATTACH-01", "WK-ATTACH-02")
def test_a_fault_is_attached_without_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "attach(fault)")
    wk.fault_deck("bent_axle")
    wk.move("M37")
    johnny = wk.knight(0)
    assert (johnny.faults, johnny.wreck, johnny.damage, wk.stat(0, "speed")) == (["bent_axle"], "", 0, 2)
    assert wk.asked == (0, "entry")


@rule("WK-ATTACH-03", "WK-TURN-06", "WK-ENTRY-05")
@pytest.mark.parametrize(
    ("kind", "cards"), [("injury", ["concussion", "smashed_knee"]), ("fault", ["rickety", "bent_axle"])]
)
@pytest.mark.parametrize("has", [1, 2])
def test_the_third_card_eliminates_the_knight(
    monkeypatch: pytest.MonkeyPatch, kind: str, cards: list[str], has: int
) -> None:
    wk = encounter(monkeypatch, f"attach({kind})")
    if kind == "injury":
        wk.given(0, injuries=cards[:has])
        wk.injury_deck("poisoned_blood")
    else:
        wk.given(0, faults=cards[:has])
        wk.fault_deck("thirsty_engine")
    wk.move("M37")
    assert wk.knight(0).is_eliminated == (has == 2)
    assert wk.asked == ((1, "act") if has == 2 else (0, "entry"))
    assert wk.game.problems(wk.table) == []


@rule("WK-WRECK-05", "WK-ATTACH-01")
def test_no_fault_is_attached_to_a_wreck() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", faults=["bent_axle", "thirsty_engine"])
    wk.effect(0, "attach(fault)")
    johnny = wk.knight(0)
    assert (johnny.faults, johnny.is_eliminated) == (["bent_axle", "thirsty_engine"], False)


@rule("WK-ATTACH-04", "WK-UNC-04")
@pytest.mark.parametrize("kind", ["injury", "fault"])
def test_nothing_is_attached_to_an_unconscious_knight(kind: str) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, wounds=8, unconscious="concussion")
    wk.effect(1, f"attach({kind})")
    wk.effect(0, f"each_knight(attach({kind}))")
    logan, johnny = wk.knight(1), wk.knight(0)
    assert (logan.injuries, logan.faults, len(johnny.injuries) + len(johnny.faults)) == ([], [], 1)


@rule("WK-ATTACH-01", "WK-WOUND-07", "WK-INJ-04")
@pytest.mark.parametrize(("wounds", "falls"), [(6, True), (5, False)])
def test_an_attached_injury_may_take_the_last_health(wounds: int, falls: bool) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")  # Health 7, with Cracked Ribs 6
    wk.given(0, wounds=wounds)
    wk.injury_deck("cracked_ribs", "concussion")
    wk.effect(0, "attach(injury)")
    johnny = wk.knight(0)
    assert (johnny.injuries, johnny.unconscious) == (["cracked_ribs"], "concussion" if falls else "")


@rule("WK-ATTACH-01", "WK-EQ-18")
def test_an_attached_broken_arm_sends_a_weapon_into_the_vehicle(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "attach(injury)")
    wk.injury_deck("broken_arm")
    wk.move("M37")
    assert wk.asked == (0, "shift")
    wk.do(("stow", "pistol"))
    assert (wk.knight(0).hands, wk.knight(0).cargo) == (["knife"], ["pistol"])
    assert wk.asked == (0, "entry")


# Eliminating


@rule("WK-ELIM-01", "WK-ELIM-02", "WK-ELIM-10", "WK-TURN-06", "WK-ENTRY-05")
def test_an_effect_eliminates_the_knight_and_ends_turn_and_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "eliminate()", then="xp(5)")
    wk.given(0, cargo=["toolbox"], xp=3, due=1)
    wk.move("M37")
    johnny = wk.knight(0)
    assert (johnny.is_eliminated, johnny.cargo, johnny.hands, johnny.fuel, johnny.xp) == (True, [], [], 0, 3)
    assert "toolbox" in wk.pile("equipment")
    assert [line["knight"] for line in wk.events("eliminated")] == ["johnny_taylor"]
    # No choice, no second action, no advance: the next knight's turn.
    assert wk.asked == (1, "act")
    assert wk.game.problems(wk.table) == []


@rule("WK-ELIM-08", "WK-ELIM-10")
def test_a_lone_knight_who_is_eliminated_loses_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "eliminate()", "johnny_taylor")
    wk.move("M37")
    assert wk.match.result is not None
    assert (wk.match.result.reason, wk.match.result.places) == ("all_eliminated", (2,))


@rule("WK-ELIM-08", "WK-ELIM-10")
def test_eliminating_each_knight_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "each_knight(eliminate())")
    wk.move("M37")
    assert wk.match.result is not None
    assert wk.match.result.reason == "all_eliminated"


@rule("WK-ELIM-07", "WK-ELIM-10")
def test_others_can_be_eliminated_in_the_turn_of_a_knight(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "other_knights(eliminate())", "johnny_taylor", "logan_harris", "zoey_shaw")
    wk.round(1, active=1, first=0)
    wk.move("M37")
    assert [wk.knight(who).is_eliminated for who in range(3)] == [True, False, True]
    assert (wk.table.first, wk.asked) == (1, (1, "entry"))
    wk.do(("choose", 3))
    wk.settle()
    wk.do(("pass",))
    wk.settle()
    assert (wk.table.round, wk.asked) == (2, (1, "act"))


@rule("WK-ELIM-10")
def test_an_unconscious_knight_can_be_eliminated() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, wounds=8, unconscious="concussion")
    wk.effect(1, "eliminate()")
    assert wk.knight(1).is_eliminated
    wk.do(("pass",))
    wk.settle()
    assert (wk.table.round, wk.asked) == (2, (0, "act"))


@rule("WK-ELIM-10", "WK-RULING-107")
def test_a_list_of_a_thread_goes_on_with_the_story_and_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    thread = wk.story.threads[0]
    lines = ["eliminate()", "gain(ammo,3)", "xp(3)", "each_knight(gain(meds,1))", "move_to(here)"]
    monkeypatch.setattr(thread, "expire", [rule for line in lines for rule in parse_effects(line)])
    wk.thread("A1-T1", time=1)
    wk.round_begins(9)
    wk.settle()
    johnny, logan = wk.knight(0), wk.knight(1)
    assert (johnny.is_eliminated, johnny.ammo, johnny.meds, johnny.xp) == (True, 0, 0, 0)
    assert (logan.meds, logan.ammo) == (3, 2)
    assert wk.asked == (1, "act")
    assert wk.game.problems(wk.table) == []


@rule("WK-ELIM-06", "WK-ELIM-10")
def test_the_adventure_answers_an_elimination_by_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "eliminate()")
    monkeypatch.setattr(wk.story, "on_eliminated", parse_effects("lose_game(all)"))
    wk.move("M37")
    assert wk.match.result is not None
    assert wk.match.result.reason == "adventure_lost"


@rule("WK-ELIM-04", "WK-ELIM-10")
def test_story_items_stay_on_the_space(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "eliminate()")
    wk.given(0, specials=[1], claimed=["challenge"])
    wk.move("M37")
    dropped = [token for token in wk.seen().tokens if token.dropped]
    assert len(dropped) == 2


# Enemies


@rule("WK-WORST-02", "WK-ATTACH-03")
@pytest.mark.parametrize(
    ("injuries", "worst"),
    [(["concussion"], "receive(tainted,6)"), (["concussion", "smashed_knee"], "attach(injury)")],
)
def test_an_enemy_ranks_the_third_card_as_elimination(injuries: list[str], worst: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, injuries=injuries)
    options = ["attach(fault)", "receive(tainted,6)", "attach(injury)"]
    assert options[worst_of(wk.table, 0, [parse_effects(option)[0].calls for option in options])] == worst


@rule("WK-WORST-02", "WK-ELIM-10")
def test_nothing_is_worse_than_elimination() -> None:
    wk = Scenario("johnny_taylor")
    options = ["receive(wound,9)", "eliminate()"]
    assert worst_of(wk.table, 0, [parse_effects(option)[0].calls for option in options]) == 1
