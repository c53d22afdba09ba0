"""Situations in which two or three clauses meet; what must come of them follows from the clauses alone."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")

# The ring and life


@rule("AP-GEAR-10", "AP-DMG-08", "AP-RING-07", "AP-TRANS-02")
@pytest.mark.parametrize(
    ("health", "left", "knockdown"),
    [(9, 1, "knockdown_shield_legendary"), (8, 8, "knockdown_shield_legendary_used")],
)
def test_ring_damage_is_capped_before_the_knockdown_shield_is_asked(health: int, left: int, knockdown: str) -> None:
    """18 are lowered to 8: nine health survive that alone, eight only with the shield, which absorbs all of it."""
    s = Scenario()
    s.round(7)
    s.ring(2, 2, 9, 9)
    s.legend("wraith", (0, 3), shield=40, health=health, gear=["knockdown_shield_legendary", "body_shield_epic_used"])
    s.transition()
    assert s.dial("wraith") == (40, left)
    assert s.gear_of("wraith", "knockdown") == knockdown


@rule("AP-GOAL-08", "AP-DMG-07", "AP-GOAL-12", "AP-TRANS-02")
def test_a_ring_that_beats_both_teams_at_once_ends_in_a_draw() -> None:
    s = Scenario()
    s.round(5)
    s.ring(4, 4, 7, 7)
    s.legend("wraith", (0, 3), health=12)
    s.legend("bangalore", (5, 5), deathboxes=1)
    s.legend("gibraltar", (11, 8), health=10)
    s.legend("bloodhound", (6, 6), deathboxes=1)
    s.transition()
    assert s.match.over
    assert s.match.result is not None
    assert (list(s.match.result.places), s.match.result.reason) == ([1, 1], "draw")


@rule("AP-RESP-02", "AP-ELIM-08", "AP-CARD-03")
def test_guardian_angel_answers_a_respawn_in_the_middle_of_an_activation() -> None:
    """Her own grenade costs Wraith her life and her move, but with the angel no AP: one is left."""
    s = Scenario("beacon (9,9)", red=RED3, blue=BLUE3)
    s.legend("wraith", (5, 5), shield=0, health=10, pack=["frag_grenade"])
    s.legend("lifeline", (1, 1), hand=["guardian_angel"])
    s.legend("bangalore", (11, 0))
    s.aim("a6", "a4")  # (7,5) → (6,5) → (5,6)
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    s.skip("instant_grenade", "instant_thrown", "instant_trophy")
    s.choose(("respawn",), ("play", "guardian_angel"))
    assert {("respawn", 2, 2), ("respawn", 8, 8)} <= set(s.options)
    s.choose(("respawn", 2, 2))
    assert (s.ap, s.at("wraith"), s.dial("wraith"), s.points("blue")) == (1, (2, 2), (20, 40), 1)


# Shots and those who answer them


@rule("AP-SHOOT-15", "AP-SHOOT-27", "AP-SHOOT-30")
def test_who_takes_the_shot_is_not_the_one_with_the_raven() -> None:
    """All four cards show COVER. Three hit Gibraltar by their values; A-7 misses, for he carries no raven."""
    s = Scenario(red=("bloodhound", "wraith"), blue=("gibraltar", "lifeline"))
    s.legend("wraith", (2, 5), weapons=[("volt_1", 2), "p2020_1"])
    s.legend("lifeline", (5, 5))
    s.legend("gibraltar", (5, 6), hand=["living_shield"])
    s.ravens("lifeline")
    s.aim("a9", "a10", "a13", "a7")
    s.acts("wraith")
    s.choose(("shoot", "lifeline", 1), ("react", "living_shield"))
    s.skip()
    assert (s.at("gibraltar"), s.at("lifeline")) == ((5, 5), (5, 6))
    assert s.events("hit")[0]["hits"] == 3
    assert s.dial("gibraltar") == (10, 40)  # 3 × 5 + 3 − 8


@rule("AP-SHOOT-15", "AP-OBJ-14", "AP-ADJ-02")
@pytest.mark.parametrize(
    ("land", "may"), [("", True), ("low wall H(5,6)", False), ("canyon (5,6)", False), ("canyon (5,5)", True)]
)
def test_a_living_shield_stands_adjacent_and_on_firm_ground(land: str, may: bool) -> None:
    """From a canyon no card is played; into one Gibraltar may step, for the target only is there."""
    s = Scenario(land)
    s.legend("wraith", (2, 5))
    s.legend("bloodhound", (5, 5))
    s.legend("gibraltar", (5, 6), hand=["living_shield"])
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    assert s.can(("react", "living_shield")) == may


@rule("AP-SHOOT-12", "AP-PREC-01", "AP-SHOOT-16")
@pytest.mark.parametrize(("is_late", "shots"), [(False, 2), (True, 1)])
def test_a_boost_after_the_reactions_works_on_what_they_left(is_late: bool, shots: int) -> None:
    """Rate 3: less one is 2, which the void leaves alone; or the void makes it 2, and less one is 1."""
    s = Scenario(red=("wraith", "lifeline"), blue=("bangalore", "gibraltar"))
    s.legend("bangalore", (5, 5), weapons=[("hemlok_2", 2), "p2020_1"], hand=["trigger_discipline"])
    s.legend("wraith", (9, 5))
    s.acts("bangalore")
    s.choose(("shoot", "wraith", 1), ("pass",) if is_late else ("boost", "trigger_discipline"))
    s.choose(("react", "into_the_void"))
    if is_late:
        s.choose(("boost", "trigger_discipline"))
    assert s.events("aimed")[0]["shots"] == shots


@rule("AP-SHOOT-10", "AP-TIME-03", "AP-ZONE-05")
@pytest.mark.parametrize(("node", "threshold"), [((7, 5, 0), 65), ((11, 9, 0), 65 - 10)])
def test_smoke_fixes_the_threshold_only_where_the_shot_meets_it(node: tuple[int, int, int], threshold: int) -> None:
    """Spitfire at 3: 55 as printed. Placed in blue's turn, the smoke lies until the second red turn after it."""
    s = Scenario()
    s.legend("gibraltar", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("bangalore", (8, 5), hand=["bad_day_shooter"])
    s.marker(1)
    s.acts("gibraltar")
    s.choose(("shoot", "bangalore", 1), ("react", "bad_day_shooter"), ("initiate", "smoke_launcher"), ("node", *node))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == threshold
    assert s.token("smoke_launcher") == "below 0"


@rule("AP-SHOOT-25", "AP-SHOOT-27", "AP-ZONE-03")
def test_smoke_outdoes_a_raven() -> None:
    """COVER is a hit by the raven and a miss by the card: a miss beats a hit."""
    s = Scenario(red=("bloodhound", "wraith"), blue=("bangalore", "gibraltar"))
    s.ravens("bangalore")
    s.smoke((7, 5, 0))
    s.legend("wraith", (5, 5), weapons=["p2020_1", "volt_1"])
    s.legend("bangalore", (8, 5), hand=["lost_in_the_smoke"])
    s.aim("a9", "a10", "a7")
    s.acts("wraith")
    s.choose(("shoot", "bangalore", 1), ("react", "lost_in_the_smoke"))
    s.skip("initiate_or_not", "react_before", "react_after")
    assert s.events("hit")[0]["hits"] == 0


@rule("AP-SHOOT-32", "AP-SHOOT-33", "AP-CONV-11")
def test_the_shooters_boost_moves_an_ally_before_the_reaction_moves_the_target() -> None:
    s = Scenario(red=("wraith", "bangalore"), blue=("lifeline", "gibraltar"))
    s.legend("lifeline", (5, 5), hand=["covering_fire"])
    s.legend("gibraltar", (6, 6))
    s.legend("wraith", (7, 5))
    s.acts("lifeline")
    s.choose(("shoot", "wraith", 1), ("boost", "covering_fire"), ("react", "into_the_void"))
    assert s.asked == (s.seat("lifeline"), "choose_legend")
    s.choose(("pass",))
    assert s.asked == (s.seat("wraith"), "move")


# Pushes, portals, drops and grenades


@rule("AP-PUSH-03", "AP-PUSH-04", "AP-PUSH-05", "AP-PUSH-06")
def test_a_portal_is_in_the_way_of_a_push() -> None:
    """On its level the pushed legend stays; from a roof it is put beside the portal, and does not go through it."""
    s = Scenario(red=RED3, blue=BLUE3)
    s.portals((7, 5), (2, 2))
    s.legend("pathfinder", (5, 5), hand=["uppercut"])
    s.legend("lifeline", (6, 5))
    s.acts("pathfinder")
    s.choose(("play", "uppercut"))
    assert (s.at("lifeline"), s.dial("lifeline")) == ((6, 5), (8, 40))
    s = Scenario("building (4,4)-(6,6)", red=RED3, blue=BLUE3)
    s.portals((7, 5), (2, 2))
    s.legend("pathfinder", (5, 5), hand=["uppercut"])
    s.legend("lifeline", (6, 5))
    s.acts("pathfinder")
    s.choose(("play", "uppercut"))
    assert s.asked == (s.seat("lifeline"), "land")
    assert set(s.options) == {("go", x, y) for x, y in ((7, 4), (8, 4), (8, 5), (7, 6), (8, 6))}
    s.choose(("go", 8, 6))
    assert s.dial("lifeline") == (8, 40)


@rule("AP-OBJ-13", "AP-OBJ-15", "AP-OBJ-16", "AP-MOVE-18")
def test_a_portal_that_leads_into_a_canyon_ends_the_move() -> None:
    s = Scenario("canyon (9,5)")
    s.legend("wraith", (2, 5))
    s.portals((3, 5), (8, 5))
    s.acts("wraith")
    s.choose(("move",))
    s.step((3, 5))
    s.choose(("go", 9, 5))
    assert (s.question.kind, s.ap) == ("canyon", 1)


@rule("AP-OBJ-09", "AP-GREN-05", "AP-AOE-03")
def test_a_grenade_on_a_drop_hurts_on_roofs_and_not_on_the_ground() -> None:
    s = Scenario("building (7,4)-(7,6)")
    s.landed_drop((6, 5))
    s.legend("wraith", (3, 5), pack=["frag_grenade"])
    s.legend("gibraltar", (5, 5))
    s.legend("bloodhound", (7, 5))
    s.aim("a9", "a10")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    s.skip()
    assert (s.dial("gibraltar"), s.dial("bloodhound")) == ((20, 40), (10, 40))


@rule("AP-ELIM-06", "AP-PREC-04", "AP-GREN-06")
def test_a_grenade_sent_back_kills_its_thrower() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("wraith", (2, 5), shield=0, health=10, pack=["frag_grenade"])
    s.legend("pathfinder", (4, 5), hand=["return_to_sender"])
    s.aim("a9", "a10")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 4, 7))
    s.choose(("play", "return_to_sender"), ("shift", "nw"), ("shift", "n"))  # to (3,5)
    s.skip("instant_grenade", "instant_thrown", "instant_trophy")
    assert (s.deathboxes("wraith"), s.points("blue"), s.dial("pathfinder")) == (1, 1, (10, 40))


@rule("AP-CARD-03", "AP-ADJ-02", "AP-DMG-06")
def test_gibraltar_watches_over_those_beside_him_only() -> None:
    """Across a low wall Bloodhound is not adjacent: of two who are hit he can help himself alone."""
    s = Scenario("low wall V(6,5)", red=RED3, blue=BLUE3)
    s.legend("wraith", (1, 5), pack=["frag_grenade"])
    s.legend("gibraltar", (6, 5), hand=["not_on_my_watch"])
    s.legend("bloodhound", (5, 5))
    s.aim("a9", "a10")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 5, 5))
    s.skip("instant_grenade")
    assert s.of("play") == [("not_on_my_watch", "gibraltar")]
    s.choose(("play", "not_on_my_watch", "gibraltar"))
    assert (s.dial("gibraltar"), s.dial("bloodhound")) == ((20, 40), (0, 40))


FENCED = (
    "building (6,4)-(7,5); edge wall V(6,4) length 2; edge wall V(8,4) length 2; "
    "edge wall H(6,4) length 2; edge wall H(6,6) length 2"
)


@rule("AP-BLDG-04", "AP-MOVE-18", "AP-OBJ-05", "AP-PLACE-03")
@pytest.mark.parametrize(("land", "may"), [(FENCED, False), (FENCED.replace("; edge wall V(6,4) length 2", ""), True)])
def test_nobody_is_transferred_onto_a_roof_with_edge_walls_all_around(land: str, may: bool) -> None:
    """Wraith from a roof of the same level, by Phase Step; then by a portal on that roof, which is no way there."""
    s = Scenario("building (4,4)-(4,5); " + land)
    s.legend("wraith", (4, 4), hand=["phase_step"])
    s.acts("wraith")
    s.choose(("play", "phase_step"))
    assert s.can(("go", 6, 4)) == may
    if not may:
        found = s.match.why_not(0, ("go", 6, 4))
        assert found is not None
        assert found.clause == "AP-MOVE-07"
    s = Scenario(land)
    s.legend("wraith", (1, 5), hand=["come_and_find_me"])
    s.portals((2, 5), (7, 5))
    s.acts("wraith")
    assert s.can(("play", "come_and_find_me")) == may
