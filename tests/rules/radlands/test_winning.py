"""Chapter 1: overview and winning."""

import pytest

from stolik.games.radlands.state import Board
from stolik.kernel.errors import BadSetup, MatchIsOver
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

PEOPLE = [
    "assassin", "cult_leader", "doomsayer", "exterminator", "gunner", "holdout", "looter", "mimic", "muse", "mutant",
    "pyromaniac", "rabble_rouser", "repair_bot", "rescue_team", "scientist", "scout", "sniper", "vanguard", "vigilante",
    "wounded_soldier", "argo_yesky", "karli_blaze", "magnus_karv", "molgur_stang", "vera_vosh", "zeto_khan",
]  # fmt: skip
EVENTS = [
    "banish", "bombardment", "famine", "high_ground", "interrogate", "napalm", "radiation", "strafe", "truce",
    "uprising",
]  # fmt: skip


@pytest.fixture(params=["ua-v1", "pl-v1", "ua-v2", "pl-v2"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


def winner(s: Scenario) -> int | None:
    """The seat that has won; None while the game goes on."""
    return None if s.match.result is None else s.match.result.places.index(1)


# RAD-WIN-01


@rule("RAD-WIN-01")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_any_other_number_of_players_than_two_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match.start("radlands", seats=seats, seed=1)


@rule("RAD-WIN-01")
def test_two_players_are_accepted() -> None:
    match = Match.start("radlands", seats=2, seed=1)
    assert [question.seat for question in match.questions] == [0, 1]


@rule("RAD-WIN-01")
@pytest.mark.parametrize("camp_set", ["v1", "v2"])
def test_each_player_defends_three_different_camps(camp_set: str) -> None:
    match = Match.start("radlands", seed=1, options={"camp_set": camp_set})
    for seat in (0, 1):
        for _, *camps in match.options(seat):
            assert len(set(camps)) == 3
        match.answer(seat, match.options(seat)[0])
    board = match.state
    assert isinstance(board, Board)
    assert len({board.card[slot] for slot in range(0, 18, 3)}) == 6


# RAD-WIN-02


@rule("RAD-WIN-02")
def test_a_player_wins_when_the_third_camp_of_the_opponent_is_destroyed(s: Scenario) -> None:
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(d)")
    assert winner(s) is None
    s.use("railgun")
    assert s.show(1, 3) == "victory_totem(x)"
    assert winner(s) == 0
    assert s.match.over


@rule("RAD-WIN-02")
def test_two_destroyed_camps_are_no_win(s: Scenario) -> None:
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(d)")
    s.use("railgun")
    s.hit("cannon")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(x)", "cannon(x)", "victory_totem"]
    assert winner(s) is None
    s.assert_nothing_pending()


@rule("RAD-WIN-02")
def test_three_damaged_camps_are_no_win(s: Scenario) -> None:
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "cannon(d)")
    s.use("railgun")
    s.hit("victory_totem")
    assert s.show(1, 3) == "victory_totem(d)"
    assert winner(s) is None
    s.assert_nothing_pending()


@rule("RAD-WIN-02")
def test_people_left_in_play_do_not_save_a_player_without_camps(s: Scenario) -> None:
    s.column(0, 1, "railgun | molgur_stang | -")
    s.column(1, 1, "reactor(x) | scout | muse")
    s.column(1, 2, "cannon(x) | vigilante | -")
    s.column(1, 3, "victory_totem | sniper | punk")
    s.use("molgur_stang")
    assert winner(s) == 0


@rule("RAD-WIN-02")
def test_the_second_seat_wins_in_the_same_way(s: Scenario) -> None:
    s.active(1)
    s.column(1, 1, "reactor | looter | -")
    s.column(0, 1, "railgun(x)")
    s.column(0, 2, "garage(d)")
    s.column(0, 3, "supply_depot(x)")
    s.use("looter")
    assert winner(s) == 1


# RAD-WIN-03


@rule("RAD-WIN-03")
def test_a_player_whose_own_effect_destroys_the_own_last_camp_loses(s: Scenario) -> None:
    s.column(0, 1, "reactor")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "arcade")
    s.use("reactor")
    assert s.show(0, 1) == "reactor(x)"
    assert winner(s) == 1


@rule("RAD-WIN-03")
def test_a_player_who_destroys_an_own_camp_goes_on_while_another_stands(s: Scenario) -> None:
    s.column(0, 1, "reactor")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(d)")
    s.column(1, 1, "arcade")
    s.use("reactor")
    assert s.show(0, 1) == "reactor(x)"
    assert winner(s) is None
    s.assert_nothing_pending()


@rule("RAD-WIN-03")
def test_a_player_loses_when_the_choice_of_the_last_camp_is_the_own(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "raiders")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(d)")
    s.column(1, 3, "victory_totem(x)")
    assert winner(s) == 0


# RAD-WIN-04


@rule("RAD-WIN-04")
def test_the_rest_of_an_ability_is_not_carried_out_after_the_win(s: Scenario) -> None:
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(d)")
    s.use("looter")
    assert winner(s) == 0
    assert s.hand_of(0) == []
    assert s.deck_size() == 30


@rule("RAD-WIN-04")
def test_looter_draws_after_a_camp_that_was_not_the_last(s: Scenario) -> None:
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 1, "reactor(x)")
    s.column(1, 3, "victory_totem(d)")
    s.use("looter")
    s.hit("victory_totem")
    assert winner(s) is None
    assert len(s.hand_of(0)) == 1
    s.assert_nothing_pending()


@rule("RAD-WIN-04")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_the_rest_of_an_ability_is_not_carried_out_after_the_loss(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "cannon(d)")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "arcade(x)")
    s.column(1, 3, "victory_totem(d)")
    s.use("cannon")
    assert winner(s) == 1
    assert s.show(1, 3) == "victory_totem(d)"


@rule("RAD-WIN-04")
def test_the_rest_of_an_event_and_of_its_phase_is_not_carried_out_after_the_win(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "bombardment", "famine", "uprising")
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "cannon(d)")
    s.column(1, 3, "victory_totem(d)")
    assert winner(s) == 0
    assert s.hand_of(0) == []
    assert s.deck_size() == 30
    assert s.queue_of(0) == (None, "famine", "uprising")


@rule("RAD-WIN-04")
def test_the_rest_of_the_turn_is_not_carried_out_after_the_win(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "raiders")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(d)")
    assert winner(s) == 0
    assert s.hand_of(0) == []
    assert s.water_of(0) == 0
    assert s.match.questions == []
    with pytest.raises(MatchIsOver):
        s.match.answer(0, ("end_turn",))


# RAD-WIN-05


@rule("RAD-WIN-05")
def test_both_players_draw_from_one_deck(s: Scenario) -> None:
    s.deck_top("muse", "scout", "strafe")
    s.draw()
    s.end_turn()
    s.end_turn()
    assert s.hand_of(1) == ["scout"]
    assert s.hand_of(0) == ["muse", "strafe"]
    assert s.deck_size() == 27


@rule("RAD-WIN-05")
def test_both_players_share_one_discard_pile(s: Scenario) -> None:
    s.hand(0, "scout")
    s.hand(1, "looter")
    s.junk("scout")
    s.end_turn()
    s.junk("looter")
    assert s.discard_pile() == ["scout", "looter"]


# RAD-WIN-06


PAID: list[tuple[tuple[int | str, ...], int]] = [
    (("play", "sniper", 1, "front"), 1),
    (("play", "radiation"), 2),
    (("use", "railgun", 1, 0, 1), 2),
    (("draw",), 2),
    (("take_silo",), 1),
]


@rule("RAD-WIN-06")
@pytest.mark.parametrize(("option", "cost"), PAID)
def test_water_pays_for_what_costs_something(s: Scenario, option: tuple[int | str, ...], cost: int) -> None:
    s.hand(0, "sniper", "radiation")
    s.water(0, cost)
    assert s.can(option)
    s.answer(0, option)
    assert s.water_of(0) == 0


@rule("RAD-WIN-06")
@pytest.mark.parametrize(("option", "cost"), PAID)
def test_nothing_else_than_water_pays(s: Scenario, option: tuple[int | str, ...], cost: int) -> None:
    s.column(0, 3, "supply_depot | scout | muse(n)")
    s.hand(0, "sniper", "radiation", "water_silo" if option != ("take_silo",) else "scout", 6)
    s.water(0, cost - 1)
    s.water(1, 3)
    assert not s.can(option)
    s.assert_nothing_pending()


# RAD-WIN-07


@rule("RAD-WIN-07")
@pytest.mark.parametrize("card", PEOPLE + EVENTS)
def test_every_hand_card_can_be_played_or_junked(s: Scenario, card: str) -> None:
    s.hand(0, card)
    s.water(0, 4)
    assert s.can(("play", card))
    assert s.can(("junk", card))
