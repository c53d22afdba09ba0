"""Previews, recomputed by playing on: what they promise happens, and they tell no more than the seat may know."""

from itertools import permutations
from typing import TypeVar

import msgspec
import pytest

from stolik.games.apex_legends.catalogue import AIM, AIM_ARROW, BLUE, LEGENDS, NOTHING, RED
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.rules.shooting import targets
from stolik.games.apex_legends.state import Board
from stolik.games.apex_legends.view import Aiming, Areas, Exposed, Reach, Sight, Thrown, plan_of, shot_of, view
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.scenarios.apex_legends import Scenario

At = tuple[int, int]


Kind = TypeVar("Kind")


def previewed(kind: type[Kind], s: Scenario, *about: int | str) -> Kind:
    found = s.match.preview(s.question.seat, about)
    assert isinstance(found, kind)
    return found


# Ways


def walked(match: Match, name: str) -> tuple[dict[At, int], set[At]]:
    """Every space that playing on can reach, with the most points left there, and those on which the move may end."""
    most: dict[At, int] = {}
    ends: set[At] = set()
    waiting = [match.copy()]
    while waiting:
        here = waiting.pop()
        question = here.question
        state = here.state
        assert isinstance(state, Board)
        if question is None or question.kind not in ("move", "portal"):
            continue
        if question.kind == "move" and ("done",) in question.options:
            legend = next(each for team in view(state, 0).teams for each in team.legends if each.legend == name)
            assert legend.x is not None
            assert legend.y is not None
            ends.add((legend.x, legend.y))
        for option in question.options:
            if option[0] in ("step", "go"):
                after = here.copy()
                after.answer(question.seat, option)
                assert isinstance(after.state, Board)
                at = (int(option[1]), int(option[2]))
                # Without points the move is over; whoever stands there has ended on it.
                if after.state.moving == NOTHING:
                    ends.add(at)
                if most.get(at, -1) < after.state.mp:
                    most[at] = after.state.mp
                    waiting.append(after)
    return most, ends


@pytest.mark.parametrize("portals", [False, True])
@pytest.mark.parametrize(("land", "x", "y"), [("crossroads", 5, 5), ("gorge", 6, 4), ("timber", 5, 5)])
def test_every_space_that_can_be_reached_is_told_with_its_cost(land: str, x: int, y: int, portals: bool) -> None:
    s = Scenario(land, red=("wraith", "bangalore"), blue=("gibraltar", "bloodhound"))
    s.legend("wraith", (x, y), hand=["kunai"])
    s.legend("bangalore", (x + 1, y))
    s.legend("gibraltar", (x, y - 1))
    if portals:
        s.portals((x - 1, y), (7, 9), ends=3)
    s.acts("wraith", is_in_void=True)
    promised = previewed(Reach, s, "move")
    s.choose(("move",))
    told = previewed(Reach, s, "reach")
    assert told == promised
    assert told.mp == s.question.note == 3
    most, ends = walked(s.match, "wraith")
    most.pop((x, y), None)
    assert {(each.x, each.y) for each in told.spaces} == set(most)
    assert {(each.x, each.y) for each in told.spaces if each.ends} == ends - {(x, y)}
    for each in told.spaces:
        twin = s.match.copy()
        for column, row in each.way:
            assert twin.question is not None
            twin.answer(0, ("step" if twin.question.kind == "move" else "go", column, row))
        assert isinstance(twin.state, Board)
        assert each.way[-1] == (each.x, each.y)
        if twin.state.moving != NOTHING:
            assert twin.state.mp == told.mp - each.cost


def test_the_reach_of_anybody_can_be_asked_for() -> None:
    s = Scenario()
    s.legend("gibraltar", (9, 9))
    s.acts("wraith")
    found = s.match.preview(0, ("reach", "gibraltar"))
    assert isinstance(found, Reach)
    assert (found.legend, found.mp) == ("gibraltar", 2)
    longer = s.match.preview(0, ("reach", "gibraltar", 3))
    assert isinstance(longer, Reach)
    assert len(longer.spaces) > len(found.spaces)
    for odd in (("reach", "nobody"), ("reach", "gibraltar", 0), ("reach", 1), ("reach", "gibraltar", 99), ("reach",)):
        assert s.match.preview(0, odd) is None


# Sight


@pytest.mark.parametrize("at", [(0, 2), (1, 1), (3, 9), (6, 11), (7, 5), (8, 6), (11, 0)])
def test_sight_says_what_why_not_says(at: At) -> None:
    s = Scenario("timber")
    s.legend("wraith", at)
    s.legend("gibraltar", (8, 5))
    s.acts("wraith")
    sight = previewed(Sight, s, "sight", *at, 8, 5)
    reason = s.match.why_not(0, ("shoot", "gibraltar", 1))
    assert (reason is None) == sight.sees
    if sight.blocked is not None:
        assert reason is not None
        what = {"what": f"@veil-{sight.blocked.what.lower()}", "x": sight.blocked.x, "y": sight.blocked.y}
        assert (reason.clause, reason.said.args) == (sight.blocked.clause, what)


def test_who_would_see_a_legend_on_a_space_is_told_by_sight() -> None:
    s = Scenario("timber")
    s.legend("wraith", (1, 1))
    s.legend("gibraltar", (8, 5))
    s.legend("bloodhound", (10, 10))
    s.acts("wraith")
    seen = set()
    for x in range(12):
        for y in range(12):
            exposed = previewed(Exposed, s, "exposed", "wraith", x, y)
            assert (exposed.legend, exposed.x, exposed.y) == ("wraith", x, y)
            for by in exposed.by:
                enemy = {"gibraltar": (8, 5), "bloodhound": (10, 10)}[by.legend]
                sight = previewed(Sight, s, "sight", *enemy, x, y)
                assert (by.away, by.sees, by.hides) == (sight.away, sight.sees, sight.hides)
                seen.add((by.sees, by.hides))
    assert {(True, False), (True, True), (False, False)} <= seen
    for odd in (
        ("exposed", "wraith", 1),
        ("exposed", "nobody", 1, 1),
        ("exposed", "wraith", 99, 1),
        ("exposed", 1, 1, 1),
    ):
        assert s.match.preview(0, odd) is None


def test_sight_is_the_same_in_both_directions() -> None:
    s = Scenario("timber")
    s.legend("wraith", (1, 1))
    s.legend("gibraltar", (8, 5))
    s.acts("wraith")
    blocked = 0
    for x in range(12):
        for y in range(12):
            sight = s.match.preview(0, ("sight", x, y, 8, 5))
            assert isinstance(sight, Sight)
            assert sight.away == max(abs(x - 8), abs(y - 5))
            assert sight.sees == (sight.blocked is None)
            blocked += not sight.sees
            back = s.match.preview(0, ("sight", 8, 5, x, y))
            assert isinstance(back, Sight)
            assert back.sees == sight.sees
    assert 0 < blocked < 143
    assert s.match.preview(0, ("sight", 0, 0, 12, 0)) is None
    assert s.match.preview(0, ("sight", 0, 0)) is None


# Areas and throws


def test_the_landings_of_a_grenade_are_those_of_every_pair_of_cards() -> None:
    s = Scenario()
    s.legend("gibraltar", (3, 5), pack=["frag_grenade"])
    s.legend("wraith", (6, 5))
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"))
    thrown = previewed(Thrown, s, "throw", 6, 5)
    (scatter,) = thrown.scatters
    assert thrown.ways == 14 * 13 == sum(ways for _, _, ways in scatter.landings)
    pairs = list(permutations(range(len(AIM)), 2))
    assert len(pairs) == thrown.ways
    still = sum(AIM_ARROW[a] == AIM_ARROW[b] == NOTHING for a, b in pairs)
    arrows = [(AIM_ARROW[a], AIM_ARROW[b]) for a, b in pairs]
    opposite = sum(NOTHING not in (a, b) and (a - b) % 8 == 4 for a, b in arrows)
    assert (6, 5, still + opposite) in scatter.landings
    dealt: dict[int, int] = {}
    for first, second in pairs:
        twin = Scenario()
        twin.legend("gibraltar", (3, 5), pack=["frag_grenade"])
        twin.legend("wraith", (6, 5))
        twin.aim(AIM[first], AIM[second])
        twin.acts("gibraltar")
        twin.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
        while twin.question.kind not in ("act", "use"):
            twin.decline()
        hurt = sum(int(str(line["damage"])) for line in twin.events("damaged") if line["legend"] == "wraith")
        dealt[hurt] = dealt.get(hurt, 0) + 1
    struck = next(each for each in scatter.struck if each.legend == "wraith")
    assert sorted(dealt.items()) == struck.damages


def test_a_line_may_lie_either_way() -> None:
    s = Scenario()
    s.legend("gibraltar", (3, 5), pack=["thermite_grenade"])
    s.acts("gibraltar")
    s.choose(("use",), ("use", "thermite_grenade"), ("axis", "ns"))
    thrown = previewed(Thrown, s, "throw", 6, 5)
    assert [scatter.axis for scatter in thrown.scatters] == ["ew", "ns"]
    assert thrown.scatters[0].landings == thrown.scatters[1].landings
    along, across = (scatter.area for scatter in thrown.scatters)
    assert sorted(along) == [(x, 5) for x in range(4, 9)]
    assert sorted(across) == [(6, y) for y in range(3, 8)]


def test_the_blast_of_a_throw_that_goes_where_it_should() -> None:
    s = Scenario()
    s.legend("gibraltar", (3, 5), pack=["frag_grenade"])
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"))
    (scatter,) = previewed(Thrown, s, "throw", 6, 5).scatters
    assert sorted(scatter.area) == [(x, y) for x in (5, 6, 7) for y in (4, 5, 6)]
    (edge,) = previewed(Thrown, s, "throw", 1, 5).scatters
    assert sorted(edge.area) == [(x, y) for x in (0, 1, 2) for y in (4, 5, 6)]


def test_an_area_that_is_placed_is_the_one_that_was_previewed() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5))
    s.legend("wraith", (7, 5))
    s.acts("gibraltar")
    s.choose(("initiate", "defensive_bombardment"))
    (promised,) = previewed(Areas, s, "on", 6, 5).areas
    s.choose(("on", 6, 5))
    (figure,) = view(s.board, 0).figures
    assert (getattr(figure, "area", None), getattr(figure, "inside", None)) == (promised.area, promised.inside)
    assert promised.inside == ["wraith", "gibraltar"]
    s.choose(("initiate", "dome_of_protection"))
    (zone,) = previewed(Areas, s, "node", 5, 5, 0).areas
    assert zone.inside == ["gibraltar"]


def shots(t: Board) -> dict[tuple[str, str], int]:
    """Who may shoot whom, and the threshold of the weapon on the left."""
    found: dict[tuple[str, str], int] = {}
    for who in t.members[RED] + t.members[BLUE]:
        for target in targets(t, who):
            found[(LEGENDS[who], LEGENDS[target])] = plan_of(t, who, target, 0, False).fire.threshold
    return found


@pytest.mark.parametrize(
    ("ability", "figure", "effect"),
    [
        ("smoke_launcher", "", (False, 10)),
        ("smoke_launcher", "smoke", (False, 10)),
        ("smoke_launcher", "dome", (False, 10)),
        ("dome_of_protection", "smoke", (True, 0)),
    ],
)
def test_a_zone_hampers_exactly_the_shots_that_were_previewed(
    ability: str, figure: str, effect: tuple[bool, int]
) -> None:
    """Every place is tried: what can no longer be fired, and how much harder the rest is, for both teams."""
    s = Scenario("crossroads", ("bangalore", "gibraltar"), ("wraith", "pathfinder"))
    for name, at in (("bangalore", (6, 4)), ("gibraltar", (8, 6)), ("wraith", (10, 6)), ("pathfinder", (5, 2))):
        s.legend(name, at)
    if figure == "smoke":
        s.smoke((8, 5, 0), 1, ends=3)
    if figure == "dome":
        s.dome((9, 6, 0), ends=3)
    s.acts("bangalore" if ability == "smoke_launcher" else "gibraltar")
    s.choose(("initiate", ability))
    before = shots(s.board)
    told = []
    for option in s.options:
        promised = previewed(Areas, s, *option).hampers
        twin = s.match.copy()
        twin.answer(s.question.seat, option)
        assert isinstance(twin.state, Board)
        after = shots(twin.state)
        assert {(each.shooter, each.target, each.forbidden, each.worse) for each in promised} == {
            (*pair, pair not in after, after.get(pair, threshold) - threshold)
            for pair, threshold in before.items()
            if after.get(pair) != threshold
        }, option
        told.append({(each.forbidden, each.worse) for each in promised})
    assert {effect} in told
    assert set() in told, "there are places that hamper nothing"
    assert set().union(*told) == {effect}


def test_a_care_package_will_stand_in_the_way() -> None:
    s = Scenario(red=("lifeline", "wraith"))
    s.legend("lifeline", (3, 5))
    s.legend("wraith", (0, 11))
    s.legend("gibraltar", (7, 5))
    s.legend("bloodhound", (3, 11))
    s.acts("lifeline")
    s.choose(("initiate", "care_package"))
    between = previewed(Areas, s, "on", 5, 5).hampers
    assert [(each.shooter, each.target, each.forbidden) for each in between] == [
        ("lifeline", "gibraltar", True),
        ("gibraltar", "lifeline", True),
    ]
    assert previewed(Areas, s, "on", 5, 3).hampers == []


def test_all_four_ways_of_a_thunder_are_shown() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "rolling_thunder"))
    areas = previewed(Areas, s, "on", 5, 5).areas
    assert [area.facing for area in areas] == ["n", "e", "s", "w"]
    s.choose(("on", 5, 5))
    assert previewed(Areas, s, "facing", "e").areas == [areas[1]]


def test_a_shifted_grenade_hurts_where_it_was_previewed() -> None:
    s = Scenario(red=("wraith", "pathfinder"))
    s.legend("pathfinder", (6, 6), hand=["return_to_sender"])
    s.legend("gibraltar", (3, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5), ("play", "return_to_sender"))
    assert s.question.kind == "shift"
    (promised,) = previewed(Areas, s, "shift", "w").areas
    s.choose(("shift", "w"))
    grenade = view(s.board, 0).grenade
    assert grenade is not None
    assert grenade.area == promised.area
    assert [each.legend for each in grenade.inside] == promised.inside


# Shots


def shooting(hand: list[str], target: list[str]) -> Scenario:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=["r301_1", "p2020_1"])
    s.legend("bangalore", (5, 6), weapons=["spitfire_1", "re45_1"], hand=hand)
    s.legend("gibraltar", (8, 5), hand=target)
    s.acts("bangalore")
    return s


def test_a_planned_shot_is_the_one_that_is_fired() -> None:
    s = shooting(["armour_piercers"], [])
    promised = previewed(Aiming, s, "shoot", "gibraltar", 1)
    s.choose(("shoot", "gibraltar", 1))
    assert shot_of(s.board) == promised.shot


@pytest.mark.parametrize("feat", ["armour_piercers", "trigger_discipline"])
def test_a_boost_has_the_effect_that_was_previewed(feat: str) -> None:
    s = shooting([feat], ["bring_me_down"])
    s.choose(("shoot", "gibraltar", 1))
    before = shot_of(s.board)
    promised = previewed(Aiming, s, "boost", feat)
    assert promised.shot != before
    s.choose(("boost", feat))
    assert shot_of(s.board) == promised.shot
    assert promised.shot.boost == feat


def test_a_reaction_has_the_effect_that_was_previewed() -> None:
    s = shooting([], ["bring_me_down", "dug_in"])
    s.choose(("shoot", "gibraltar", 1))
    assert s.asked == (1, "react_before")
    promised = previewed(Aiming, s, "react", "bring_me_down")
    assert promised.shot.fire is not None
    assert promised.shot.fire.ignored == 10
    assert s.match.preview(0, ("react", "bring_me_down")) is None, "only who is asked"
    assert s.match.preview(1, ("react", "living_shield")) is None, "not in the hand"
    aimed = promised.shot.fire.threshold
    s.choose(("react", "bring_me_down"))
    assert s.events("aimed")[0]["threshold"] == aimed


def test_replaced_cards_are_told_apart_from_exact_chances() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["ravens_warning"])
    s.legend("wraith", (8, 5), weapons=["r301_1", "p2020_1"])
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    assert previewed(Aiming, s, "react", "ravens_warning").redraws == 1


# Nothing changes, nothing leaks


def abouts(match: Match, seat: int) -> list[Option]:
    """Everything a person might point at."""
    found: list[Option] = [("reach",), ("sight", 2, 3, 9, 8), ("sight", 5, 5, 6, 9)]
    state = match.state
    assert isinstance(state, Board)
    found += [("reach", each.legend) for team in view(state, seat).teams for each in team.legends]
    found += [("exposed", each.legend, 4, 7) for team in view(state, seat).teams for each in team.legends]
    for question in match.questions:
        found += question.options[::5] if len(question.options) > 20 else question.options
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_preview_changes_nothing_and_is_the_same_in_an_imagined_world(seed: int) -> None:
    options = {"team_size": "3", "draft": "first_game", "map": ("crossroads", "gorge", "timber")[seed]}
    match = Match.start(GAME, 4, f"previews {seed}", options)
    dice = Dice(seed)
    kinds = set()
    for step in range(420):
        if match.over:
            break
        question = match.questions[0]
        offered = question.options
        if question.kind == "equip":
            offered = [("deal_rest",)]
        elif step % 3 == 0:
            before = match.state.to_json()
            for seat in range(4):
                world = match.imagine(seat, Dice(step))
                for about in abouts(match, seat):
                    found = match.preview(seat, about)
                    assert msgspec.json.encode(found) == msgspec.json.encode(world.preview(seat, about)), about
                    kinds.add(type(found).__name__)
            assert match.state.to_json() == before
        liked = [each for each in offered if each[0] in ("shoot", "boost", "react", "initiate", "use", "throw")]
        if liked and dice.below(3, "taste"):
            offered = liked
        match.answer(question.seat, offered[dice.below(len(offered), "option")])
    assert {"Reach", "Sight", "Areas", "Aiming"} <= kinds


@pytest.mark.parametrize("about", [(), ("move", 1), ("sight",), (3,), ("shoot",), ("throw", 1, 1), ("react", "x")])
def test_whatever_a_person_sends_is_no_trouble(about: Option) -> None:
    s = Scenario()
    s.acts("wraith")
    assert s.match.preview(0, about) is None
    assert s.match.preview(1, ("move",)) is None, "it is not that seat's question"
