"""Rulings on setup, players and the end of the game (RAD-RULING-70 to -76, -82, -83; opening hands of -03)."""

from typing import Any

import pytest

from stolik.games.radlands.catalogue import DRAW_DECK, KIND, camp_deck, camp_kind
from stolik.games.radlands.view import BoardView, Discard
from stolik.kernel.dice import Dice
from stolik.kernel.errors import MatchIsOver
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.radlands import Scenario, seen

CAMP_SETS = pytest.mark.parametrize("camp_set", ["v1", "v2"])

OFFERS = {
    0: ["railgun", "garage", "supply_depot", "juggernaut", "arcade", "mulcher"],
    1: ["reactor", "watchtower", "victory_totem", "outpost", "oasis", "pillbox"],
}


def new_match(camp_set: str = "v1", offers: dict[int, list[str]] = OFFERS, start: int = 0) -> Match:
    """A match whose camps are dealt as written: the first six to seat 0, the next six to seat 1."""
    dealt = [camp_kind(name, camp_set) for seat in (0, 1) for name in offers[seat]]
    rest = [kind for kind in camp_deck(camp_set) if kind not in dealt]
    dice = script_dice(Dice(1), "camps", [*rest, *reversed(dealt)])
    script_dice(dice, "start", [start])
    return Match.start("radlands", options={"camp_set": camp_set}, dice=dice)


def table(match: Match, seat: int | None) -> BoardView:
    """The table as a seat sees it."""
    return seen(match, seat)


def camps(match: Match, owner: int, seat: int | None = None) -> list[str]:
    """The camps of a player in the order of the columns, as a seat sees them."""
    return [column[0].card for column in table(match, seat).sides[owner].columns if column[0]]


@rule("RAD-RULING-70")
@pytest.mark.parametrize(
    "chosen", [("garage", "railgun", "mulcher"), ("mulcher", "railgun", "garage"), ("railgun", "mulcher", "garage")]
)
def test_each_player_chooses_the_column_of_each_camp(chosen: tuple[str, ...]) -> None:
    match = new_match()
    assert len(match.options(0)) == 6 * 5 * 4
    match.answer(0, ("keep", *chosen))
    match.answer(1, ("keep", "pillbox", "reactor", "oasis"))
    assert camps(match, 0) == list(chosen)
    assert camps(match, 1) == ["pillbox", "reactor", "oasis"]


@rule("RAD-RULING-71")
@pytest.mark.parametrize("seat", [1, None])
def test_camps_not_chosen_are_shown_to_nobody_else(seat: int | None) -> None:
    match = new_match()
    assert "mulcher" not in repr(match.view(seat))
    match.answer(0, ("keep", "garage", "railgun", "arcade"))
    match.answer(1, ("keep", "pillbox", "reactor", "oasis"))
    for name in ("mulcher", "juggernaut", "supply_depot"):
        assert name not in repr(match.view(seat))
        assert name not in repr(match.lines(seat))


@rule("RAD-RULING-71")
def test_a_player_sees_the_own_offer() -> None:
    match = new_match()
    assert sorted(table(match, 0).sides[0].offer or ()) == sorted(OFFERS[0])


@rule("RAD-RULING-72")
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_is_determined_after_the_hands_are_drawn(start: int) -> None:
    match = new_match(start=start)
    match.answer(1, ("keep", "pillbox", "reactor", "oasis"))
    match.answer(0, ("keep", "garage", "railgun", "supply_depot"))
    lines: Any = match.lines(None)
    kinds = [line["event"] for line in lines]
    assert kinds.count("laid_camps") == 2
    begin = kinds.index("starts")
    assert lines[begin]["seat"] == start
    assert kinds[:begin].count("drew") == 3 + 2  # Pillbox, Reactor, Oasis: 1 each; Supply Depot: 2.
    assert max(n for n, kind in enumerate(kinds) if kind == "laid_camps") < kinds.index("drew")
    assert match.questions[0].seat == start


@rule("RAD-RULING-72")
def test_camps_are_chosen_without_knowing_the_start_player() -> None:
    first, second = new_match(start=0), new_match(start=1)
    assert first.chance == second.chance  # Nothing has been decided yet.
    assert "start" not in [stream for _, stream, _ in first.chance]
    for seat in (0, 1, None):
        assert first.view(seat) == second.view(seat)


@rule("RAD-RULING-03")
@CAMP_SETS
def test_the_largest_opening_hands_leave_most_of_the_deck(camp_set: str) -> None:
    best = ["supply_depot", "obelisk", "transplant_lab", "command_post", "construction_yard", "arcade"]
    if camp_set == "v2":
        best = ["supply_depot", "transplant_lab", "cannon", "training_camp", "arcade", "oasis"]
    offers = {0: [*best[:3], "railgun", "garage", "mulcher"], 1: [*best[3:], "juggernaut", "catapult", "watchtower"]}
    match = new_match(camp_set, offers)
    match.answer(0, ("keep", *best[:3]))
    match.answer(1, ("keep", *best[3:]))
    taken = sum(side.hand_count for side in table(match, None).sides)
    # One of them was drawn in the first turn.
    assert taken == (13 if camp_set == "v1" else 11)
    assert table(match, None).deck == 66 - taken
    assert not table(match, None).deck_ran_out


# The end


@rule("RAD-RULING-73")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_player_may_concede_at_any_time(loser: int) -> None:
    s = Scenario()  # Seat 0 is active.
    s.answer(loser, ("concede",))
    assert s.match.result is not None
    assert s.match.result.places == ((2, 1) if loser == 0 else (1, 2))
    with pytest.raises(MatchIsOver):
        s.answer(0, ("end_turn",))


@rule("RAD-RULING-73")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_player_may_concede_while_somebody_chooses(loser: int) -> None:
    s = Scenario()
    s.column(0, 1, "scud_launcher")
    s.use("scud_launcher")
    s.answer(loser, ("concede",))
    assert s.match.result is not None
    assert s.match.result.places == ((2, 1) if loser == 0 else (1, 2))


@rule("RAD-RULING-73")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_player_may_concede_during_setup(loser: int) -> None:
    match = new_match()
    match.answer(loser, ("concede",))
    assert match.result is not None
    assert match.result.places == ((2, 1) if loser == 0 else (1, 2))


@rule("RAD-RULING-74")
def test_neither_many_actions_nor_repeated_positions_end_the_game() -> None:
    s = Scenario()
    for _ in range(200):
        s.take_silo()
        s.answer(0, ("junk", "water_silo"))
    assert not s.match.over
    assert s.water_of(0) == 3
    assert s.can(("take_silo",))
    s.assert_nothing_pending()


@rule("RAD-RULING-75")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_place_of_the_water_silo_is_public_and_no_part_of_the_hand_size(seat: int | None) -> None:
    s = Scenario()
    s.hand(0, "muse", "scout")
    side = table(s.match, seat).sides[0]
    assert (side.silo, side.hand_count) == ("play_area", 2)
    s.take_silo()
    side = table(s.match, seat).sides[0]
    assert (side.silo, side.hand_count) == ("hand", 2)
    lines: Any = s.match.lines(seat)
    assert "took_silo" in [line["event"] for line in lines]


def told(s: Scenario, seat: int | None, kind: str) -> list[str]:
    """The cards that the log names in events of a kind."""
    lines: Any = s.match.lines(seat)
    return [line["card"] for line in lines if line["event"] == kind]


@rule("RAD-RULING-76")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_discarded_from_hand_are_shown_to_everybody(seat: int | None) -> None:
    s = Scenario()
    s.deck_top("muse", "scout")
    s.use("supply_depot")
    s.hit("scout")
    assert table(s.match, seat).discard.this_turn == ["scout"]
    assert told(s, seat, "discarded") == ["scout"]


@rule("RAD-RULING-76")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_discarded_from_the_deck_are_shown_to_everybody(seat: int | None) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck_top("muse", "scout", "famine")
    s.use("scientist")
    assert table(s.match, seat).discard.this_turn == ["muse", "scout", "famine"]
    assert told(s, seat, "discarded_from_deck") == ["muse", "scout", "famine"]


@rule("RAD-RULING-76")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_junked_cards_and_resolved_events_are_shown_to_everybody(seat: int | None) -> None:
    s = Scenario()
    s.hand(0, "looter", "strafe")
    s.junk("looter")
    s.play("strafe")
    assert table(s.match, seat).discard.this_turn == ["looter", "strafe"]
    assert told(s, seat, "junked") == ["looter"]
    assert told(s, seat, "resolved") == ["strafe"]


@rule("RAD-RULING-82")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_log_still_names_cards_that_the_pile_no_longer_shows(seat: int | None) -> None:
    s = Scenario()
    s.hand(0, "looter", "scout")
    s.junk("looter")
    s.junk("scout")
    s.end_turn()
    assert table(s.match, seat).discard == Discard(2, "scout", [])
    assert told(s, seat, "junked") == ["looter", "scout"]


@rule("RAD-RULING-82")
def test_the_log_names_no_card_that_was_hidden_from_the_reader() -> None:
    s = Scenario()
    s.deck_top("muse")
    s.draw()
    own: Any = s.match.lines(0)
    assert [line["card"] for line in own if line["event"] == "drew"] == ["muse"]
    for seat in (1, None):
        lines: Any = s.match.lines(seat)
        assert ["card" in line for line in lines if line["event"] == "drew"] == [False]


# The recommended first game

FIRST = {
    "v1": (["garage", "railgun", "supply_depot"], ["reactor", "cannon", "victory_totem"], (2, 3)),
    "v2": (["garage", "railgun", "supply_depot"], ["arcade", "victory_totem", "mercenary_camp"], (2, 2)),
}


@rule("RAD-RULING-83")
@CAMP_SETS
@pytest.mark.parametrize("start", [0, 1])
def test_the_first_game_gives_the_first_seat_the_first_set(camp_set: str, start: int) -> None:
    dice = script_dice(Dice(1), "start", [start])
    match = Match.start("radlands", options={"camp_set": camp_set, "first_game": "on"}, dice=dice)
    first, second, sizes = FIRST[camp_set]
    assert camps(match, 0) == first
    assert camps(match, 1) == second
    hands = [side.hand_count for side in table(match, None).sides]
    hands[start] -= 1  # Drawn in the first turn.
    assert tuple(hands) == sizes


@rule("RAD-RULING-83")
@CAMP_SETS
def test_the_first_seat_draws_its_opening_hand_first(camp_set: str) -> None:
    order = DRAW_DECK.copy()
    top = [KIND[name] for name in ("muse", "scout", "sniper", "gunner", "looter")]
    for kind in top:
        order.remove(kind)
    dice = script_dice(Dice(1), "deck", [*order, *reversed(top)])
    script_dice(dice, "start", [1])
    match = Match.start("radlands", options={"camp_set": camp_set, "first_game": "on"}, dice=dice)
    assert table(match, 0).sides[0].hand == ["muse", "scout"]
    assert set(table(match, 1).sides[1].hand or ()) >= {"sniper", "gunner", "looter"}
