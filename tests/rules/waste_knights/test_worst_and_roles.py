"""Sections 1, 30 and 31: overview, the worst option, who rolls and decides."""

import pytest

from stolik.games.waste_knights import GAME, content
from stolik.games.waste_knights.catalogue import FOES
from stolik.games.waste_knights.language import parse
from stolik.games.waste_knights.rules.rolls import gather, reroll_of_foe
from stolik.games.waste_knights.rules.worst import worst_of, worst_target
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import FATE, RESOURCES, SKILLS
from stolik.kernel.errors import BadSetup
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def worst(wk: Scenario, *options: str) -> str:
    """The option that WK-WORST-02 picks for the first knight."""
    rules = [parse(option)[0].calls for option in options]
    return options[worst_of(wk.table, 0, rules)]


# Overview


@rule("WK-OVR-01")
def test_one_to_four_players_with_a_knight_each() -> None:
    for seats in (1, 2, 3, 4):
        match = Match.start(GAME, seats, "count", {"adventure": "the_last_reservoir"})
        assert isinstance(match.state, Board)
        assert match.state.seat == tuple(range(seats))
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            GAME.check_setup(seats, {"adventure": "the_last_reservoir"})


@rule("WK-OVR-02")
def test_a_match_plays_one_adventure() -> None:
    with pytest.raises(BadSetup):
        GAME.check_setup(2, {"adventure": "another_one"})
    wk = Scenario("johnny_taylor")
    assert wk.seen().story.adventure == "A1"


@rule("WK-OVR-03", "WK-ROUND-02")
def test_rounds_go_on_until_something_ends_the_game() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T3", time=2)
    wk.do(("pass",))
    assert (wk.table.round, wk.match.over) == (2, False)
    wk.do(("pass",))
    assert wk.match.over
    result = wk.match.result
    assert result is not None
    assert result.reason == "adventure_lost"


@rule("WK-OVR-04")
def test_the_active_knight_is_the_one_whose_turn_it_is() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    assert wk.seen().active == 0
    wk.do(("pass",))
    assert wk.seen().active == 1


@rule("WK-OVR-05", "WK-OVR-06", "WK-RULING-01")
def test_three_resources_and_six_skills() -> None:
    assert RESOURCES[:3] == ("fuel", "ammo", "meds")
    assert SKILLS == ("blades", "guns", "survival", "negotiation", "firstaid", "tech")
    wk = Scenario("johnny_taylor")
    johnny = wk.seen().knights[0]
    shown = (johnny.resources.__struct_fields__, johnny.skills.__struct_fields__)
    assert shown == (RESOURCES[:3], SKILLS)


@rule("WK-OVR-09", "WK-RULING-02")
def test_cannot_beats_may() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, injuries=["broken_arm"], hands=[], cargo=["wire_bat", "knife", "pistol"])
    # Two hands may be used, an injury says they cannot.
    wk.do(("arrange",), ("done",))
    assert wk.offered(0) == [("hold",), ("hold", "knife"), ("hold", "pistol")]


@rule("WK-OVR-10", "WK-RULING-101")
def test_everything_but_decks_bag_and_entries_is_public() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=2, cargo=["katana"], advances=["dead_eye"], xp=3)
    mine, theirs, spectators = wk.seen(0), wk.seen(1), wk.seen(None)
    assert mine == theirs == spectators
    assert (mine.decks.highway_desert, mine.decks.equipment, mine.decks.bag) == (40, 51, 10)


@rule("WK-RULING-03", "WK-COMP-11")
def test_there_is_one_time_marker() -> None:
    assert {part.id: part.count for part in content.components()}["time_marker"] == 1
    assert isinstance(Scenario("johnny_taylor").seen().time, int)


@rule("WK-ROUND-01")
def test_a_round_has_a_turn_for_each_knight_clockwise_from_the_first_player() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.round(1, active=1, first=1)
    turns = []
    for _ in range(5):
        turns.append((wk.table.round, wk.table.active))
        wk.do(("pass",))
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2)]


@rule("WK-ROUND-10", "WK-RULING-15")
def test_once_per_round_is_renewed_with_the_round() -> None:
    wk = Scenario("logan_harris")
    wk.wasteland("dingo_pack", "hulking_reject", "feral_boars")
    wk.rolls("W=S W=- W=-", "G=- G=-", "G=S G=- B=BL", "G=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("use", "thick_hide"))
    assert wk.knight(0).wounds == 0
    wk.do(("pass",))
    wk.move("M48")
    wk.do(("arm", "unarmed"))
    assert wk.can(("use", "thick_hide"))


# The worst option


@rule("WK-SOLO-05", "WK-WORST-01", "WK-WORST-02")
def test_ex_62_solo_worst_option() -> None:
    wk = Scenario("johnny_taylor")
    assert worst(wk, "receive(wound,2)", "receive(tainted,1)") == "receive(tainted,1)"


@rule("WK-WORST-02", "WK-RULING-99")
@pytest.mark.parametrize(
    ("numbers", "worse", "better"),
    [
        ({"wounds": 6}, "receive(wound,1)", "receive(damage,4)"),
        ({"damage": 3}, "receive(damage,1)", "receive(tainted,2)"),
        ({}, "receive(tainted,1)", "receive(wound,3)"),
        ({}, "receive(wound,1)", "receive(rad,3)"),
        ({}, "receive(rad,1)", "receive(damage,3)"),
        ({}, "receive(damage,1)", "break_gear(any,2)"),
        ({}, "break_gear(any,1)", "lose(any,3)"),
        ({}, "receive(wound,2)", "receive(wound,1)"),
        ({"rad": 3}, "receive(rad,1)", "receive(wound,2)"),
    ],
)
def test_the_order_of_the_worst(numbers: dict[str, int], worse: str, better: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.numbers(0, numbers)
    assert worst(wk, worse, better) == worse
    assert worst(wk, better, worse) == worse


@rule("WK-WORST-02")
def test_elimination_ranks_first_and_equals_go_to_the_printed_order() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=6, damage=3, faults=["bent_axle", "leaking_tank"])
    assert worst(wk, "receive(wound,1)", "receive(damage,1)") == "receive(damage,1)"
    wk = Scenario("johnny_taylor")
    assert worst(wk, "lose(fuel,1)", "lose(ammo,1)") == "lose(fuel,1)"


@rule("WK-WORST-03", "WK-RULING-99")
def test_an_enemy_gives_each_fate_to_its_worst_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor")
    reject = next(foe for foe in FOES if foe.id == "hulking_reject")
    rules = reject.on.copy()
    rules[FATE] = parse("fate: wounds(2) // fate: tainted(1)")
    monkeypatch.setattr(reject, "on", rules)
    wk.wasteland("hulking_reject")
    wk.rolls("G=F G=- B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.tainted) == (0, 1)


@rule("WK-WORST-04")
def test_an_enemy_rerolls_exactly_the_dice_without_a_success() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("hulking_reject")
    wk.rolls("G=S G=F", "G=S")
    wk.move("M37")
    t = wk.table
    gather(t, -1, [1, 1], 0)
    t.faces = [3, 2]
    reroll_of_foe(t, 99)
    assert t.faces[0] == 3


@rule("WK-WORST-06")
@pytest.mark.parametrize(
    ("first", "second", "target"),
    [
        ({"wounds": 2}, {"wounds": 4}, 1),
        ({"wounds": 2, "rad": 1}, {"wounds": 3, "rad": 0}, 0),
        ({"wounds": 2, "fuel": 0}, {"wounds": 3, "fuel": 1}, 0),
        ({"wounds": 2}, {"wounds": 3}, 0),
    ],
)
def test_the_target_of_a_negative_effect(first: dict[str, int], second: dict[str, int], target: int) -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.numbers(0, first)
    wk.numbers(1, second)
    wk.given(2, wounds=6, unconscious="concussion")
    # Johnny has Health 7, Logan 8; the unconscious Alinta is no target.
    assert worst_target(wk.table) == target


# Who does what


@rule("WK-ROLE-01", "WK-ROLE-02", "WK-RULING-100")
def test_the_reader_is_named_and_the_program_draws_and_rolls() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.wasteland("hitcher")
    wk.move("M37")
    assert [line["reader"] for line in wk.events("revealed")] == [2]
    assert [line["reader"] for line in wk.events("read")] == [2]


@rule("WK-ROLE-03")
def test_decisions_of_the_reader_are_never_asked() -> None:
    names = {setting.name for setting in GAME.settings}
    assert names == {"adventure", "setup", "solo", "first_die"}
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.wasteland("screwjack")
    wk.rolls("G=- B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    # Which card the Screwjack breaks was decided without a question.
    assert [line["card"] for line in wk.events("broke")] == ["knife"]
    assert wk.asked == (0, "act")


@rule("WK-ROLE-04")
def test_the_active_knight_decides_what_is_its_own() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.bag("tt03")
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-")
    asked = [wk.asked]
    for answer in (("move",), ("go", "M62"), ("stop",), ("arm", "unarmed"), ("lose", "fuel")):
        wk.do(answer)
        asked.append(wk.asked)
    assert asked == [
        (0, "act"),
        (0, "route"),
        (0, "route"),
        (0, "weapon"),
        (0, "lose_resource"),
        (0, "dealt"),
    ]


@rule("WK-ROLE-05")
@pytest.mark.parametrize("is_eliminated", [False, True])
def test_the_duties_of_the_reader_stay_with_the_player(is_eliminated: bool) -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    if is_eliminated:
        wk.given(2, eliminated=True)
        wk.loose()
    else:
        wk.given(2, wounds=6, unconscious="concussion")
    wk.wasteland("mirage")
    wk.move("M37")
    assert [line["reader"] for line in wk.events("revealed")] == [2]
