"""What docs/rulings.md says about Apex Legends: seats and teams, what is public, who is asked, and what ends."""

from __future__ import annotations

import pytest

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.games.apex_legends.view import Legend, view
from stolik.testkit.scenarios.apex_legends import Opening, Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")


def legends(s: Opening | Scenario, seat: int) -> dict[str, Legend]:
    """The boards of the legends as a seat sees them, by name."""
    return {legend.legend: legend for team in view(s.board, seat).teams for legend in team.legends}


# Seats and teams


@pytest.mark.parametrize(
    ("seats", "size", "red", "blue"),
    [
        (2, 2, [0, 0], [1, 1]),
        (3, 2, [0, 1], [2, 2]),
        (4, 2, [0, 1], [2, 3]),
        (2, 3, [0, 0, 0], [1, 1, 1]),
        (3, 3, [0, 1, 0], [2, 2, 2]),
        (4, 3, [0, 1, 0], [2, 3, 2]),
        (5, 3, [0, 1, 2], [3, 4, 3]),
        (6, 3, [0, 1, 2], [3, 4, 5]),
    ],
)
def test_the_seats_of_a_team_play_its_legends_in_turn(seats: int, size: int, red: list[int], blue: list[int]) -> None:
    s = Opening(seats, draft="first_game", team_size=str(size))
    s.script("aim", [*range(12), 12, 13])  # the first group draws the higher card and is red
    s.match.questions  # noqa: B018 - starts the match
    t = s.board
    assert [t.seat_of[who] for who in t.members[0]] == red
    assert [t.seat_of[who] for who in t.members[1]] == blue


@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_people_play_in_teams_of_three_whatever_the_setting(seats: int) -> None:
    s = Opening(seats, draft="first_game", team_size="2")
    s.match.questions  # noqa: B018 - starts the match
    assert [len(team) for team in s.board.members] == [3, 3]


@pytest.mark.parametrize("seats", [3, 5])
def test_with_an_odd_number_the_first_team_has_one_more_also_when_it_is_blue(seats: int) -> None:
    s = Opening(seats, team_size="3")
    s.script("aim", [*range(12), 12, 13])
    assert s.asked == (0, "colour")
    s.choose(("blue",))
    seats_of_blue = set()
    while len(s.match.questions) == 1 and s.question.kind == "draft":
        t = s.board
        if len(t.members[0]) == len(t.members[1]):
            seats_of_blue.add(s.question.seat)
        s.choose(s.options[0])
    assert seats_of_blue == set(range((seats + 1) // 2))


@pytest.mark.parametrize("seats", [3, 5])
def test_an_odd_table_plays_through_the_opening_and_a_turn(seats: int) -> None:
    s = Opening(seats, draft="first_game", team_size="3")
    s.arm()
    s.answer_all("tile", "gain", "enter", "move", "put_where", "load", "old_attachment")
    first = s.question.seat
    assert s.question.kind == "activate"
    turns = set()
    while s.board.round == 1:
        if s.question.kind == "act":
            assert s.question.seat == s.board.seat_of[s.board.active]
            turns.add(s.board.active)
        s.choose(("end",) if s.question.kind == "act" else s.options[0])
    assert len(turns) == 6
    assert s.question.seat == first


# Who answers for a team


def test_the_first_seat_answers_for_its_team_a_legend_for_itself() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=6)
    s.team_chooses("blue")
    assert s.asked == (3, "activate")
    s.choose(("activate", "pathfinder"))
    assert s.asked == (5, "act")


def test_the_first_seat_places_and_enters_for_its_team() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=6)
    s.entering("top", "wraith", "lifeline", "gibraltar", "bloodhound", bonus="bt1")
    assert s.asked == (0, "enter")
    s.choose(("enter", "lifeline", 5, 0))
    assert s.asked == (2, "move")


# What enemies see


def test_enemies_see_how_much_there_is_but_not_what() -> None:
    s = Scenario()
    s.legend("wraith", pack=["syringe", "frag_grenade"], hand=["kunai"])
    s.acts("bangalore")
    wraith = legends(s, 1)["wraith"]
    assert (wraith.pack_count, wraith.hand_count) == (2, 1)
    assert (wraith.pack, wraith.hand) == (None, None)


# Equipping


@pytest.mark.parametrize("size", [2, 3])
def test_both_teams_are_asked_equally_often_while_they_equip(size: int) -> None:
    s = Opening(2, draft="first_game", team_size=str(size))
    asked = [0, 0]
    while any(question.kind == "equip" for question in s.match.questions):
        for question in list(s.match.questions):
            asked[question.seat] += 1
            s.answer(question.seat, question.options[1])
            assert legends(s, 1 - question.seat)["wraith"].weapons == [] or s.question.kind == "tile"
    assert asked == [12 * size, 12 * size]


# Reactions


def test_whoever_wants_to_react_later_passes_first() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=6)
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (8, 5), hand=["bring_me_down"])
    s.legend("bloodhound", (9, 5), hand=["ravens_warning"])
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert s.asked == (3, "react_before")
    s.decline()
    assert s.asked == (4, "react_before")
    s.choose(("react", "ravens_warning"))
    assert s.asked == (3, "react_before")  # asked again after the other's reaction
    s.choose(("react", "bring_me_down"))
    assert s.question.kind == "redraw"


def test_never_answers_for_the_rest_of_the_turn_and_no_longer() -> None:
    s = Scenario(red=("bangalore", "wraith"), blue=("gibraltar", "bloodhound"))
    s.legend("gibraltar", (8, 5), hand=["bring_me_down", "living_shield"])
    s.legend("bangalore", (5, 8))
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("never",))
    s.skip("react_after")
    s.choose(("end",), ("shoot", "gibraltar", 1))
    s.skip("boost", "react_after")
    assert s.question.kind == "act"
    # Through blue's turn and the transition phase to the next red turn.
    while not (s.question.kind == "activate" and s.question.seat == 0):
        s.choose(("end",) if s.question.kind == "act" else s.options[0])
    s.choose(("activate", "wraith"), ("shoot", "gibraltar", 1))
    s.skip("boost")
    assert s.asked == (1, "react_before")


# Canyons


def test_who_enters_the_map_into_a_canyon_gets_no_more_of_the_bonus() -> None:
    for land, asked in (("canyon (5,0)", "enter"), ("canyon (5,11)", "gain")):
        s = Scenario(land, red=RED3, blue=BLUE3)
        s.entering("top", "wraith", "bangalore", "gibraltar", "bloodhound", bonus="bt3")
        s.choose(("enter", "wraith", 5, 0), ("step", 5, 0))
        if s.question.kind == "move":
            s.choose(("done",))
        assert s.question.kind == asked


@pytest.mark.parametrize(("shift", "dial"), [("e", (0, 40)), ("w", (20, 40))])
def test_a_grenade_may_be_returned_out_of_a_canyon_and_into_one(shift: str, dial: tuple[int, int]) -> None:
    """It lies in the canyon (6,5); one space east it would hurt Bangalore, one space west lies another canyon."""
    s = Scenario("canyon (6,5); canyon (5,5)", red=("wraith", "bangalore"), blue=("pathfinder", "gibraltar"))
    s.legend("wraith", (2, 5), pack=["frag_grenade"])
    s.legend("bangalore", (7, 5))
    s.legend("pathfinder", (6, 3), hand=["return_to_sender"])
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert s.asked == (1, "instant_grenade")
    s.choose(("play", "return_to_sender"), ("shift", shift), ("done",))
    assert s.dial("bangalore") == dial


# The dome


def test_a_grenade_may_be_returned_out_of_the_dome() -> None:
    s = Scenario(red=("wraith", "bangalore"), blue=("pathfinder", "gibraltar"))
    s.dome((5, 5, 0))
    s.legend("pathfinder", (5, 5), hand=["return_to_sender"])
    s.legend("wraith", (2, 4), pack=["frag_grenade"])
    s.legend("bangalore", (2, 5))
    s.aim("a10", "a9")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 4, 4), ("play", "return_to_sender"))
    s.choose(("shift", "w"), ("done",))
    assert (s.dial("wraith"), s.dial("bangalore"), s.dial("pathfinder")) == ((10, 40), (10, 40), (20, 40))


# Combined actions


def test_an_attachment_goes_to_the_same_weapon_once_in_an_action() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["hcog_classic", "hcog_bruiser"], weapons=["car_2", "volt_1"])
    s.acts("wraith")
    s.choose(("interact",), ("attach", "hcog_classic", 1), ("attach", "hcog_bruiser", 1), ("pack",))
    assert ("attach", "hcog_classic", 1) not in s.options
    assert ("attach", "hcog_classic", 2) in s.options
    found = s.match.why_not(0, ("attach", "hcog_classic", 1))
    assert found is not None
    assert found.clause == "AP-INT-01"


def test_all_basic_actions_are_offered_whatever_is_in_the_backpack() -> None:
    basic = {("move",), ("interact",), ("use",), ("melee",), ("destroy",)}
    for pack in ([], ["syringe"]):
        s = Scenario()
        s.legend("wraith", (5, 5), pack=pack)
        s.acts("wraith")
        assert basic <= set(s.options)
        s.choose(("use",), ("done",))
        assert (s.ap, s.board.active) == (1, LEGEND["wraith"])
