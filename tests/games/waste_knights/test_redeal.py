"""What a seat can see: nothing of decks, bag, secret variables and entries that were not read."""

import json

import msgspec
import pytest

from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.playouts import players, random_choice
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def ghosts() -> Scenario:
    """Three knights of Ghost Signal who have chosen their sides in secret."""
    wk = Scenario("zoey_shaw", "johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T2A")
    wk.given(0, vehicle="dune_buggy")
    for knight, side in enumerate((1, 2, 1)):
        wk.own(knight, faction=side)
    return wk


def everything_said_to(match: Match, seat: int | None) -> str:
    """View, questions and log of a seat as one text."""
    return msgspec.json.encode([match.view(seat), match.lines(seat)]).decode()


@rule("WK-OVR-10")
def test_a_secret_variable_is_shown_to_its_owner_only() -> None:
    wk = ghosts()
    for seat in (0, 1, 2, None):
        for knight, shown in enumerate(wk.seen(seat).story.own):
            assert ("faction" in shown) == (knight == seat)
            assert "data" in shown


@rule("WK-OVR-10")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_worlds_that_differ_in_secrets_look_the_same(seat: int | None) -> None:
    wk = ghosts()
    before = everything_said_to(wk.match, seat)
    state = wk.table.copy()
    for number in range(5):
        twin = state.copy()
        GAME.redeal(twin, seat, Dice(f"redeal {number}"))
        match = Match.at(GAME, twin, 3, wk.setup)
        assert isinstance(match.state, Board)
        assert match.view(seat) == Match.at(GAME, state.copy(), 3, wk.setup).view(seat)
    assert everything_said_to(wk.match, seat) == before


@rule("WK-OVR-10")
def test_decks_are_dealt_anew_and_piles_stay() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.wasteland("mirage")
    wk.move("M37")
    state = wk.table
    twin = state.copy()
    GAME.redeal(twin, 0, Dice("another"))
    for name in ("finds", "gear", "injury_deck", "fault_deck"):
        assert getattr(twin, name) != getattr(state, name), name
        assert sorted(getattr(twin, name)) == sorted(getattr(state, name)), name
    assert [sorted(deck) for deck in twin.wild] == [sorted(deck) for deck in state.wild]
    assert twin.wild != state.wild
    assert (twin.wild_gone, twin.gear_gone, twin.hands, twin.cargo) == (
        *(state.wild_gone, state.gear_gone, state.hands, state.cargo),
    )


@rule("WK-OVR-10", "WK-SETUP-03")
def test_a_view_names_no_card_of_a_deck() -> None:
    wk = Scenario("johnny_taylor")
    text = everything_said_to(wk.match, 0)
    for name in ("gun_tower", "mirage", "hitcher", "x07", "katana", "concussion", "rickety", "turbine_key"):
        assert f'"{name}"' not in text, name


@rule("WK-ENTRY-04", "WK-OVR-10")
@pytest.mark.parametrize("adventure", [adventure.key for adventure in ADVENTURES])
def test_entries_that_were_not_read_never_leave(adventure: str) -> None:
    story = next(one for one in ADVENTURES if one.key == adventure)
    seats = min(2, story.most)
    match = Match.start("waste_knights", seats, "unread", {"adventure": adventure, "setup": "quick"})
    dice = Dice("unread")
    while not match.over and len(match.answers) < 60:
        for question in match.questions[:1]:
            match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    assert isinstance(match.state, Board)
    read = {story.entries[entry].id for entry in match.state.read}
    assert read
    said = "".join(everything_said_to(match, seat) for seat in (*range(seats), None))
    for entry in story.entries:
        text = json.dumps(story.words[f"entry-{entry.id}"][0], ensure_ascii=False).strip('"')[:60]
        if entry.id not in read:
            assert text not in said, entry.id


def test_an_imagined_world_looks_the_same_to_who_imagines_it() -> None:
    wk = ghosts()
    for seat in (0, 1, 2):
        imagined = wk.match.imagine(seat, Dice("imagine"))
        assert imagined.view(seat) == wk.match.view(seat)


def decks(board: Board) -> list[list[int]]:
    """All decks whose order nobody knows."""
    return [*board.wild, board.finds, board.gear, board.injury_deck, board.fault_deck]


def test_looking_ahead_does_not_depend_on_how_the_decks_really_lie() -> None:
    ends: list[object] = []
    for is_reversed in (False, True):
        match = Match.start(GAME, 2, "lie", {"adventure": "the_last_reservoir", "setup": "quick"})
        dice = players("lie")
        for _ in range(30):
            match.answer(*random_choice(match, dice))
        again = Match.at(GAME, match.state.copy(), 2, match.setup)
        board = again.state
        assert isinstance(board, Board)
        for deck in decks(board):
            if is_reversed:
                deck.reverse()
        world = again.imagine(0, Dice("ahead"), scratch=True)
        assert isinstance(world.state, Board)
        assert all(deck == sorted(deck) for deck in decks(world.state))
        before = [len(deck) for deck in decks(world.state)]
        choices = players("ahead")
        for _ in range(150):
            if not world.over:
                world.answer(*random_choice(world, choices))
        after = [len(deck) for deck in decks(world.state)]
        assert sum(was != now for was, now in zip(before, after, strict=True)) >= 4
        ends.append(world.state.to_json())
    assert ends[0] == ends[1]


def test_a_world_to_be_kept_has_decks_in_an_order() -> None:
    match = Match.start(GAME, 2, "kept", {"adventure": "the_last_reservoir", "setup": "quick"})
    board = match.imagine(0, Dice("kept")).state
    assert isinstance(board, Board)
    assert not any(deck == sorted(deck) for deck in decks(board))
