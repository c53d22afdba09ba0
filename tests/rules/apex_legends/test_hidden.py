"""What a seat may see (AP-LEG-03), and that neither a pause nor a silence tells anything."""

from collections.abc import Sequence

import pytest

from stolik.games.apex_legends.catalogue import FEATS_OF, LEGEND, LOOT_KIND
from stolik.games.apex_legends.state import Board
from stolik.games.apex_legends.view import BoardView, Legend, Weapon, view
from stolik.kernel.dice import Dice
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Opening, Scenario


def board_of(table: BoardView, name: str) -> Legend:
    """The board of a legend in a view."""
    return next(legend for team in table.teams for legend in team.legends if legend.legend == name)


def wraith_with_things(seats: int = 4) -> Scenario:
    s = Scenario(seats=seats)
    s.legend("wraith", (5, 5), pack=["syringe", "hcog_classic"], hand=["kunai", "this_way"], discard=["whispers"])
    s.legend("wraith", gear=["helmet_rare"], weapons=[("car_2", 2, ["light_magazine"]), ("p2020_1", 1)])
    s.acts("bangalore")
    return s


@rule("AP-LEG-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_own_team_sees_hand_and_backpack(seat: int) -> None:
    """Seats 0 and 1 play Bangalore and Wraith: team mates share all information."""
    wraith = board_of(view(wraith_with_things().board, seat), "wraith")
    assert (wraith.hand, wraith.pack) == (["kunai", "this_way"], ["syringe", "hcog_classic"])


@rule("AP-LEG-03")
@pytest.mark.parametrize("seat", [2, 3, None])
def test_enemies_and_spectators_see_neither_but_everything_else(seat: int | None) -> None:
    wraith = board_of(view(wraith_with_things().board, seat), "wraith")
    assert (wraith.hand, wraith.pack) == (None, None)
    assert (wraith.hand_count, wraith.pack_count) == (2, 2)
    assert wraith.gear == ["helmet_rare", "body_shield_starting", "knockdown_shield_starting"]
    assert wraith.weapons == [Weapon("car_2", 2, ["light_magazine"]), Weapon("p2020_1", 1, [])]
    assert (wraith.discard, wraith.shield, wraith.health) == (["whispers"], 20, 40)
    assert "kunai" not in str(wraith_with_things().match.view(seat))
    assert "hcog_classic" not in str(wraith_with_things().match.view(seat))


@rule("AP-LEG-03")
def test_starting_pools_are_seen_by_the_own_team_only_until_stage_one_is_over() -> None:
    s = Opening(2, draft="first_game")
    pools = [view(s.board, seat).pool for seat in (0, 1)]
    assert pools[0] != pools[1]
    assert None not in pools
    assert view(s.board, None).pool is None
    red = s.board.seat_of[LEGEND["wraith"]]
    question = next(question for question in s.match.questions if question.seat == red)
    s.answer(red, next(option for option in question.options if option[0] == "deal"))
    assert view(s.board, 1 - red).pool == pools[1 - red]  # what the others decide stays hidden


@rule("AP-LEG-03", "AP-LOOT-09")
def test_an_imagined_world_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"], hand=["kunai", "this_way"])
    s.legend("gibraltar", (8, 8), pack=["shield_cell"], hand=["dug_in"])
    s.lies("med_kit", 5, 5)
    s.acts("wraith")
    s.choose(("take", "med_kit", 5, 5), ("keep", "med_kit"))
    hands, packs = set(), set()
    for seed in range(30):
        world = s.match.imagine(1, Dice(seed)).state
        assert isinstance(world, Board)
        wraith, gibraltar = LEGEND["wraith"], LEGEND["gibraltar"]
        assert (world.hands[gibraltar], world.packs[gibraltar]) == (s.board.hands[gibraltar], s.board.packs[gibraltar])
        assert LOOT_KIND["med_kit"] in world.packs[wraith]  # everybody saw it going there
        assert (len(world.hands[wraith]), len(world.packs[wraith])) == (2, 2)
        assert sorted(world.hands[wraith] + world.decks[wraith] + world.discards[wraith]) == FEATS_OF[wraith]
        hands.add(tuple(sorted(world.hands[wraith])))
        packs.add(tuple(sorted(world.packs[wraith])))
    assert len(hands) > 5
    assert len(packs) > 3


@rule("AP-LEG-03")
def test_only_the_team_that_looked_at_aim_cards_knows_them() -> None:
    s = Scenario(seats=4)
    s.legend("wraith", (5, 5), hand=["seen_it_before"], weapons=["volt_1", "p2020_1"])
    s.legend("gibraltar", (8, 5))
    s.aim("a1", "a14", "a5", "a12")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("boost", "seen_it_before"))
    seen = [view(s.board, seat).peeked for seat in (0, 1, 2, 3, None)]
    assert seen == [["a1", "a14", "a5", "a12"]] * 2 + [None] * 3


# A pause betrays nothing


def course(hand: Sequence[str], seats: int = 4) -> list[tuple[int, str]]:
    """Who is asked what while Wraith shoots Gibraltar, who holds these cards and plays none of them."""
    s = Scenario(seats=seats)
    s.legend("gibraltar", (8, 5), hand=hand, shield=10)
    s.legend("bloodhound", (10, 9))
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a13", "a5", "a6", "a7")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    asked = [s.asked]
    while s.question.kind != "act":
        s.decline()
        asked.append(s.asked)
    return asked


@rule("AP-CARD-02", "AP-LEG-03")
def test_a_target_is_asked_whether_or_not_it_holds_a_reaction() -> None:
    with_reactions = course(["bring_me_down", "behind_me"])
    without = course(["quick_deploy", "dug_in"])
    assert with_reactions == without
    assert (2, "react_before") in without
    assert (2, "react_after") in without


@rule("AP-CARD-02")
def test_nobody_is_asked_who_cannot_hold_a_reaction_as_everybody_knows() -> None:
    assert course([]) == [(1, "act")]
    s = Scenario()
    s.legend("gibraltar", (8, 5), hand=["dug_in"], discard=["bring_me_down", "living_shield", "behind_me"])
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert s.question.kind == "act"


@rule("AP-SHOOT-11", "AP-LEG-03")
@pytest.mark.parametrize("hand", [["armour_piercers"], ["resupply"]])
def test_a_shooter_is_asked_for_a_boost_whether_or_not_there_is_one(hand: list[str]) -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=hand)
    s.legend("gibraltar", (8, 5))
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1))
    assert s.asked == (0, "boost")


@rule("AP-CARD-03", "AP-LEG-03")
@pytest.mark.parametrize("hand", [["forewarned"], ["kunai"]])
def test_instants_are_asked_for_whether_or_not_they_are_there(hand: list[str]) -> None:
    s = Scenario()
    s.legend("wraith", (6, 5), hand=hand)
    s.legend("gibraltar", (3, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert s.asked == (0, "instant_grenade")
    assert (("play", "forewarned") in s.options) is (hand == ["forewarned"])


@rule("AP-RESP-01", "AP-LEG-03")
@pytest.mark.parametrize("hand", [["guardian_angel"], ["triage"]])
def test_a_respawn_waits_for_lifeline_whatever_she_holds(hand: list[str]) -> None:
    s = Scenario("crossroads", red=("lifeline", "wraith"), seats=4)
    s.legend("lifeline", (5, 4), hand=hand)
    s.legend("wraith", None)
    s.team_chooses("red")
    s.choose(("activate", "wraith"))
    assert s.asked == (0, "instant_respawn")


@rule("AP-CARD-02")
def test_a_person_may_ask_not_to_be_asked_again_this_turn() -> None:
    s = Scenario(seats=2)
    s.legend("gibraltar", (8, 5), hand=["bring_me_down"])
    s.legend("wraith", (5, 5), weapons=["p2020_1", "volt_1"])
    s.legend("bangalore", (5, 8), weapons=["spitfire_1", "re45_1"])
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("never",))
    s.skip("react_after")
    s.choose(("end",))
    s.choose(("shoot", "gibraltar", 1))
    assert s.question.kind != "react_before"
    s.skip("react_after", "boost")
    s.choose(("end",))
    # In the next turn everything is asked again.
    assert s.board.muted == [0, 0]


@rule("AP-CARD-02")
def test_reactions_are_not_muted_by_muting_another_kind() -> None:
    s = Scenario(seats=2)
    s.legend("gibraltar", (8, 5), hand=["bring_me_down", "behind_me"], shield=5)
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "volt_1"])
    s.aim("a1", "a5", "a6", "a7", "a8")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("never",))
    assert s.asked == (1, "react_after")
