"""Why not? What forbids a move, a shot, a placement or a piece of loot is named with its clause, in words."""

import re
from pathlib import Path

import pytest

from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.legends.register import FEAT_TABLE
from stolik.games.apex_legends.rules.cards import always
from stolik.games.apex_legends.why.demands import LACKS
from stolik.kernel.dice import Dice
from stolik.kernel.game import Reason
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.scenarios.apex_legends import Scenario

ROOT = Path(__file__).parents[3]
CLAUSES = set(re.findall(r"\*\*(AP-[A-Z]+-\d+)\*\*", (ROOT / "docs/rules/apex_legends.md").read_text("utf-8")))
SPEECH = {language: Speech(GAME, language, strict=True) for language in LANGUAGES}
WHY = ROOT / "stolik/games/apex_legends/why"


def reason(s: Scenario, *attempt: int | str) -> Reason:
    """Why the seat that is asked may not do this."""
    option: Option = attempt
    assert option not in s.options
    found = s.match.why_not(s.question.seat, option)
    assert found is not None
    return found


def words(found: Reason) -> str:
    for language in LANGUAGES:
        assert SPEECH[language].say(found.said)
    return SPEECH["en"].say(found.said)


# Moves


@pytest.mark.parametrize(
    ("land", "goal", "clause", "says"),
    [
        ("low wall V(6,5)", (6, 5), "AP-MOVE-03", "costs 2 MP; you have 1"),
        ("building (6,5)-(7,6); building (6,5)-(7,6)", (6, 5), "AP-MOVE-08", "at most one level"),
        ("beacon (6,5)", (6, 5), "AP-MOVE-07", "impassable"),
        ("", (7, 5), "AP-MOVE-02", "distance 1"),
        ("building (6,4)-(7,5); edge wall V(6,4) length 2", (6, 5), "AP-MOVE-12", "cannot be crossed"),
    ],
)
def test_why_not_this_step(land: str, goal: tuple[int, int], clause: str, says: str) -> None:
    s = Scenario(land)
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("interact",), ("move",))
    found = reason(s, "step", *goal)
    assert found.clause == clause
    assert says in words(found)


def test_why_not_end_on_an_occupied_space() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (6, 5))
    s.acts("wraith")
    s.choose(("move",), ("step", 6, 5))
    assert reason(s, "done").clause == "AP-MOVE-06"


def test_why_not_enter_an_occupied_space_with_the_last_point() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (6, 5))
    s.acts("wraith")
    s.choose(("interact",), ("move",))
    assert reason(s, "step", 6, 5).clause == "AP-MOVE-06"


# Shots


def test_why_not_shoot_through_a_wall_names_the_veil_and_the_rule() -> None:
    s = Scenario("wall V(7,5)")
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (9, 5))
    s.acts("wraith")
    found = reason(s, "shoot", "gibraltar", 1)
    assert found.clause == "AP-LOS-16"
    assert "V(7,5)" in words(found)


def test_why_not_shoot_over_the_edge_of_a_roof() -> None:
    s = Scenario("building (2,4)-(4,6)")
    s.legend("wraith", (3, 5))
    s.legend("gibraltar", (5, 5))
    s.acts("wraith")
    assert reason(s, "shoot", "gibraltar", 1).clause == "AP-LOS-20"


@pytest.mark.parametrize(
    ("shooter", "target", "says"),
    [((2, 5), (5, 5), "into"), ((5, 5), (9, 5), "outside"), ((2, 5), (8, 5), "through")],
)
def test_why_not_shoot_at_the_dome(shooter: tuple[int, int], target: tuple[int, int], says: str) -> None:
    s = Scenario()
    s.legend("wraith", shooter)
    s.legend("gibraltar", target)
    s.dome((5, 5, 0))
    s.acts("wraith")
    found = reason(s, "shoot", "gibraltar", 1)
    assert found.clause == "AP-SHOOT-05"
    assert says in words(found)


def test_why_not_shoot_again_or_without_ammo_or_an_eliminated_enemy() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=[("car_2", 0), "p2020_1"])
    s.legend("bloodhound", None)
    s.acts("wraith")
    assert reason(s, "shoot", "gibraltar", 1).clause == "AP-AMMO-03"
    assert reason(s, "shoot", "bloodhound", 2).clause == "AP-SHOOT-01"
    s = Scenario()
    s.acts("wraith", has_shot=True)
    assert reason(s, "shoot", "gibraltar", 1).clause == "AP-SHOOT-02"


# Placements


def test_why_not_place_a_dome_here() -> None:
    s = Scenario("wall V(7,4) length 3")
    s.legend("gibraltar", (5, 5))
    s.smoke((5, 5, 0))
    s.acts("gibraltar")
    s.choose(("initiate", "dome_of_protection"))
    assert reason(s, "node", 5, 5, 0).clause == "AP-PLACE-04"
    assert reason(s, "node", 7, 5, 0).clause == "AP-PLACE-05"
    assert reason(s, "node", 1, 1, 0).clause == "AP-PLACE-08"
    assert reason(s, "node", 8, 5, 0).clause.startswith("AP-LOS-")


def test_why_not_place_a_drone_here() -> None:
    s = Scenario("building (6,5)-(7,6)", red=("bangalore", "lifeline"))
    s.legend("lifeline", (5, 5))
    s.legend("bangalore", (4, 5))
    s.acts("lifeline")
    s.choose(("initiate", "heal_drone"))
    assert reason(s, "on", 4, 5).clause == "AP-PLACE-03"
    assert reason(s, "on", 1, 1).clause == "AP-PLACE-08"
    assert reason(s, "on", 6, 5).clause == "AP-LEVEL-01"


def test_why_not_throw_there() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["frag_grenade"])
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"))
    found = reason(s, "throw", 6, 5)
    assert found.clause == "AP-GREN-01"
    assert "The distance is 1, and must be 2 to 5." in words(found)


# Loot


def test_why_not_pick_that_up() -> None:
    s = Scenario("building (4,4)-(5,5); low wall V(5,4)")
    s.legend("wraith", (4, 4))
    s.lies("med_kit", 3, 4)
    s.lies("shield_cell", 5, 4)
    s.acts("wraith")
    assert reason(s, "take", "med_kit", 3, 4).clause == "AP-ACT-08"
    assert reason(s, "take", "shield_cell", 5, 4).clause == "AP-ACT-08"


def test_why_not_drop_it_there() -> None:
    s = Scenario("low wall V(6,5)")
    s.legend("wraith", (5, 5), pack=["syringe"])
    s.acts("wraith")
    s.choose(("drop_loot",), ("drop", "syringe"))
    assert reason(s, "on", 6, 5).clause == "AP-LOOT-03"


def test_why_not_keep_it_or_attach_it() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"] * 8, weapons=["car_2", "p2020_1"])
    s.lies("sniper_6x", 5, 5)
    s.acts("wraith")
    s.choose(("take", "sniper_6x", 5, 5))
    assert reason(s, "keep", "sniper_6x").clause == "AP-PACK-01"
    assert reason(s, "attach", "sniper_6x", 1).clause == "AP-ATT-02"


# Cards, points, turns


def test_why_not_play_or_initiate_this() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["quick_deploy", "dug_in", "bring_me_down", "not_on_my_watch"])
    s.acts("gibraltar")
    assert reason(s, "play", "quick_deploy").clause == "AP-CARD-07"
    assert reason(s, "play", "dug_in").clause == "AP-SHOOT-11"
    assert reason(s, "play", "bring_me_down").clause == "AP-CARD-02"
    assert reason(s, "play", "not_on_my_watch").clause == "AP-CARD-03"
    s = Scenario()
    s.cooling("dome_of_protection", 2)
    s.acts("gibraltar")
    assert reason(s, "initiate", "dome_of_protection").clause == "AP-ABIL-01"


@pytest.mark.parametrize(
    ("who", "feat", "says"),
    [
        ("gibraltar", "safe_haven", "has an accessory"),
        ("gibraltar", "quick_deploy", "not cooling down: Dome of Protection"),
        ("bangalore", "resupply", "fully loaded"),
        ("wraith", "come_and_find_me", "next to a portal"),
        ("bloodhound", "read_the_tracks", "No enemy is in 1–5"),
        ("bloodhound", "pursuit", "nearer to an enemy"),
        ("pathfinder", "uppercut", "No enemy is on an adjacent space"),
        ("pathfinder", "recalibrate", "not cooling down: Grappling Hook"),
        ("lifeline", "fresh_supplies", "not adjacent to a supply bin"),
        ("lifeline", "scavenge", "not adjacent to a supply bin"),
    ],
)
def test_why_a_feat_would_have_no_effect(who: str, feat: str, says: str) -> None:
    s = Scenario(red=("bangalore", "wraith", "lifeline"), blue=("gibraltar", "bloodhound", "pathfinder"))
    s.legend(who, (5, 5), hand=[feat], weapons=[("p2020_1", 5), ("volt_1", 5)])
    for enemy in ("bangalore", "wraith", "lifeline") if who == "bloodhound" else ():
        s.legend(enemy, None)
    s.acts(who)
    found = reason(s, "play", feat)
    assert found.clause == "AP-CARD-07"
    assert says in words(found)


def test_why_a_feat_at_a_bin_would_have_no_effect() -> None:
    s = Scenario("bin V(6,5)", red=("bangalore", "lifeline"))
    s.legend("lifeline", (5, 5), hand=["fresh_supplies", "scavenge"])
    s.empty_bags("rare")
    s.acts("lifeline")
    assert "lacks shield or health" in words(reason(s, "play", "fresh_supplies"))
    assert words(reason(s, "play", "scavenge")) == "The bag of rare loot is empty."


def test_why_not_track_an_enemy_without_a_shot_to_come() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["read_the_tracks"])
    s.legend("wraith", (6, 5))
    s.acts("bloodhound", has_shot=True)
    assert "No shoot action is left" in words(reason(s, "play", "read_the_tracks"))


def test_why_not_send_ravens_so_far() -> None:
    """There is room enough; it is the enemies who are too far away."""
    s = Scenario()
    s.legend("bloodhound", (5, 5))
    s.legend("wraith", (9, 5))
    s.acts("bloodhound")
    found = reason(s, "initiate", "eye_of_the_allfather")
    assert (found.clause, words(found)) == ("AP-ABIL-02", "No enemy is in 1–3.")


def test_why_not_boost_with_this() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["from_nowhere", "seen_it_before"], weapons=["p2020_1", "volt_1"])
    s.legend("gibraltar", (8, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    found = reason(s, "boost", "from_nowhere")
    assert (found.clause, words(found)) == ("AP-CARD-07", "The distance is 3, and must be 1 to 2.")


def test_why_not_react_with_this() -> None:
    s = Scenario(red=("bangalore", "wraith"), blue=("lifeline", "bloodhound"))
    s.legend("wraith", (5, 5), weapons=[("p2020_1", 2), "volt_1"])
    s.legend("bloodhound", (9, 5), shield=0, hand=["ravens_warning", "slip_the_snare"])
    s.legend("lifeline", (5, 9), hand=["combat_shield", "triage"])
    s.aim("a1", "a6", "a5", "a9")
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    assert "The distance is 4, and must be 0 to 3." in words(reason(s, "react", "combat_shield"))
    s.choose(("pass",))
    assert s.question.kind == "react_after"
    assert s.dial("bloodhound") == (0, 40)
    assert "lacks nothing that this card restores" in words(reason(s, "react", "triage"))


def test_why_not_attack_an_enemy_at_distance_one() -> None:
    """That it is not adjacent is plain only when it stands farther away."""
    s = Scenario(
        "building (6,5)-(7,6); low wall V(5,5)",
        red=("wraith", "bangalore", "lifeline"),
        blue=("gibraltar", "bloodhound", "pathfinder"),
    )
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.legend("bloodhound", (4, 5))
    s.legend("pathfinder", (5, 8))
    s.acts("wraith")
    s.choose(("melee",))
    for enemy, says in (
        ("gibraltar", "another level"),
        ("bloodhound", "An obstacle"),
        ("pathfinder", "to your legend"),
    ):
        found = reason(s, "attack", enemy)
        assert found.clause == "AP-MELEE-01"
        assert says in words(found)


def test_why_not_without_points() -> None:
    s = Scenario()
    s.acts("wraith", ap=0)
    found = reason(s, "move")
    assert found.clause == "AP-ACT-03"
    assert "costs 1 AP; you have 0" in words(found)


def test_why_not_a_second_rush() -> None:
    s = Scenario()
    s.legend("wraith", hand=["kunai"])
    s.acts("wraith", has_rushed=True)
    assert reason(s, "rush").clause == "AP-RUSH-01"


def test_why_not_out_of_turn() -> None:
    s = Scenario()
    s.acts("wraith")
    found = s.match.why_not(1, ("move",))
    assert found is not None
    assert found.clause in CLAUSES
    assert words(found)


def test_nobody_is_active_while_a_team_chooses_its_colour() -> None:
    match = Match.start(GAME, 4, 1, {"draft": "standard"})
    assert match.questions[0].kind == "colour"
    for seat in range(4):
        found = match.why_not(seat, ("red",))
        assert found is None or found.clause == "AP-INIT-02"


def test_before_the_first_round_nobody_is_told_to_react() -> None:
    match = Match.start(GAME, 2, 1, {"draft": "standard"})
    kinds = {"draft": "AP-INIT-05", "tile": "AP-DROP-04", "enter": "AP-DROP-06"}
    seen: set[str] = set()
    while len(match.questions) > 1 or match.questions[0].kind != "activate":
        question = match.questions[0]
        if len(match.questions) == 1 and question.kind in kinds:
            found = match.why_not(1 - question.seat, question.options[0])
            assert found is not None
            assert (found.clause, words(found)) == (kinds[question.kind], "Others must decide first.")
            seen.add(question.kind)
        match.answer(question.seat, question.options[0])
    assert seen == set(kinds)


def test_what_cannot_even_be_pointed_at_gets_the_general_words() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["quick_deploy"])
    s.acts("gibraltar")
    for attempt in (("play", "safe_haven"), ("take", "syringe", 5, 5), ("fly",)):
        assert words(reason(s, *attempt)) == "That is not possible now."


# Everything


def test_every_reason_has_words_and_a_clause() -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted(WHY.glob("*.py")))
    assert set(re.findall(r'"(AP-[A-Z]+-\d+)"', source)) <= CLAUSES
    used = {f"why-{name}" for name in re.findall(r'"(?:AP-[A-Z]+-\d+)",\s*"([a-z0-9-]+)"', source)}
    assert len(used) > 50
    for message in used:
        assert all(SPEECH[language].has(message) for language in LANGUAGES), message


@pytest.mark.parametrize("seed", range(4))
def test_an_option_is_offered_exactly_when_nothing_forbids_it(seed: int) -> None:
    options = {"map": ("crossroads", "gorge", "timber")[seed % 3], "team_size": "23"[seed % 2], "draft": "random"}
    match = Match.start("apex_legends", seats=2, seed=f"why {seed}", options=options)
    dice = Dice(seed)
    while not match.over:
        if dice.below(25, "whether") == 0:
            for seat, attempt in match.every_attempt():
                found = match.why_not(seat, attempt)
                assert (attempt in match.options(seat)) == (found is None), (attempt, found)
                assert found is None or found.clause in CLAUSES
        question = match.questions[dice.below(len(match.questions), "seat")]
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])


def test_every_feat_that_may_have_no_effect_says_what_it_lacks() -> None:
    assert set(LACKS) == {feat for feat, (can, _) in FEAT_TABLE.items() if can is not always}


def test_why_not_this_legend_for_a_card() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["cold_steel"])
    s.legend("gibraltar", (6, 5))
    s.legend("bloodhound", (8, 5))
    s.acts("bangalore")
    s.choose(("play", "cold_steel"))
    found = reason(s, "legend", "bloodhound")
    assert (found.clause, words(found)) == ("AP-CARD-07", "The card does not allow this legend.")


def test_why_not_step_onto_a_tower_at_the_border() -> None:
    """It lies next to where the legend stands outside; it is too high."""
    s = Scenario("building (5,0)-(6,1); building (5,0)-(6,1)")
    s.entering("top", "wraith", "bangalore", bonus="bt1")
    s.choose(("enter", "wraith", 4, 0))
    assert reason(s, "step", 5, 0).clause == "AP-MOVE-08"
    assert reason(s, "step", 2, 0).clause == "AP-DROP-08"


def test_why_not_land_there() -> None:
    """Pushed off a roof onto an occupied space a legend lands beside that space, not beside its own."""
    s = Scenario("building (4,4)-(5,5); beacon (6,4)")
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (5, 4))
    s.aim("a12")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    for space in ((5, 5), (4, 3)):
        found = reason(s, "go", *space)
        assert found.clause == "AP-PUSH-05"
        assert "onto which the legend is pushed" in words(found)


def test_why_not_make_way_there() -> None:
    s = Scenario(red=("wraith", "lifeline"))
    s.legend("gibraltar", (5, 5))
    s.site((5, 5), ends=0)
    s.turn_begins("red")
    found = reason(s, "go", 9, 9)
    assert found.clause == "AP-ADJ-03"
    assert "free neighbouring space" in words(found)


def test_why_not_respawn_there() -> None:
    for ally, feat, clause, says in (
        ((1, 1), False, "AP-RESP-03", "nearest to an ally."),
        (None, False, "AP-RESP-04", "next to a respawn beacon."),
        ((1, 1), True, "AP-RESP-03", "or next to Lifeline."),
    ):
        s = Scenario("beacon (2,2); beacon (9,9)", red=("wraith", "lifeline"))
        s.legend("wraith", None)
        s.legend("lifeline", ally, hand=["guardian_angel"] if feat else [])
        s.team_chooses("red")
        s.choose(("activate", "wraith"))
        if s.question.kind == "instant_respawn":
            s.choose(("play", "guardian_angel") if feat else ("pass",))
        found = reason(s, "respawn", 6, 6)
        assert found.clause == clause
        assert says in words(found)


def test_why_not_begin_another_action_in_the_middle_of_one() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["kunai"])
    s.legend("gibraltar", (6, 5))
    s.acts("wraith")
    s.choose(("move",))
    for attempt in (("shoot", "gibraltar", 1), ("melee",), ("end",), ("initiate", "into_the_void")):
        found = reason(s, *attempt)
        assert found.clause == "AP-ACT-02"
        assert "before the next one" in words(found)
    assert reason(s, "step", 11, 0).clause == "AP-MOVE-02"
    s.choose(("rush",))
    assert reason(s, "shoot", "gibraltar", 1).clause == "AP-ACT-02"


def test_why_not_act_while_the_enemy_shoots() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5), hand=["bring_me_down"])
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert s.asked == (1, "react_before")
    assert reason(s, "shoot", "wraith", 1).clause == "AP-ACT-09"


def test_why_not_attack_a_friend() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (6, 5))
    s.acts("wraith")
    for mate in ("bangalore", "wraith"):
        assert reason(s, "shoot", mate, 1).clause == "AP-SHOOT-01"
    s.choose(("melee",))
    assert reason(s, "attack", "bangalore").clause == "AP-MELEE-01"


@pytest.mark.parametrize(
    "attempt", [(), ("step",), ("step", 1), ("step", "a", "b"), ("step", 99, 0), ("shoot",), ("attack", 7)]
)
def test_nonsense_gets_the_general_words(attempt: tuple[int | str, ...]) -> None:
    for begin in ((), (("move",),), (("melee",),)):
        s = Scenario()
        s.legend("wraith", (5, 5), hand=["kunai"])
        s.acts("wraith")
        s.choose(*begin)
        found = reason(s, *attempt)
        assert found.clause in CLAUSES | {""}
        assert words(found)


def test_why_not_handle_loot_between_the_parts_of_an_action() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"], hand=["phase_step"])
    s.lies("med_kit", 6, 5)
    s.acts("wraith")
    assert s.can(("take", "med_kit", 6, 5))
    s.choose(("interact",))
    for attempt in (("take", "med_kit", 6, 5), ("drop_loot",)):
        assert reason(s, *attempt).clause == "AP-ACT-08"
    assert reason(s, "play", "phase_step").clause == "AP-ACT-02"


def test_why_not_act_before_anybody_is_activated() -> None:
    s = Scenario()
    s.team_chooses("red")
    found = reason(s, "move")
    assert (found.clause, words(found)) == ("AP-TURN-03", "Choose first which legend is activated.")


def test_why_not_act_in_a_canyon_or_off_the_map() -> None:
    s = Scenario("canyon (5,5); beacon (8,8)")
    s.legend("wraith", (5, 5), hand=["phase_step"], pack=["syringe"])
    s.lies("med_kit", 5, 6)
    s.acts("wraith")
    assert s.question.kind == "canyon"
    for attempt in (("move",), ("play", "phase_step"), ("take", "med_kit", 5, 6), ("drop_loot",), ("end",)):
        assert reason(s, *attempt).clause == "AP-OBJ-14"
    s.choose(("fall",))
    assert s.question.kind == "respawn_or_not"
    assert reason(s, "play", "phase_step").clause == "AP-ACT-10"
