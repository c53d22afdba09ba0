"""The worked examples EX-01 to EX-07: setup and turn."""

import pytest

from stolik.games.radlands.catalogue import DRAW_DECK, ID, KIND, camp_deck
from stolik.games.radlands.game import GAME
from stolik.games.radlands.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.radlands import Scenario, camp_row, seen


def set_up(**options: str) -> Board:
    """The state right after setup, before the first turn."""
    state = GAME.start(2, GAME.check_setup(2, options), Dice("a new game"))
    assert list(GAME.beat(state)) == []  # The recommended first game asks nobody anything.
    assert isinstance(state, Board)
    return state


def camps_of(t: Board, seat: int) -> list[str]:
    return [ID[t.card[seat * 9 + column * 3]] for column in range(3)]


def board_of(match: Match) -> Board:
    assert isinstance(match.state, Board)
    return match.state


def unprotected(s: Scenario, seat: int) -> list[str]:
    table = seen(s.match, None)
    return [card.card for column in table.sides[seat].columns for card in column if card and card.unprotected]


def named_last(kinds: list[int], *names: str) -> list[int]:
    """These cards with the named ones at the end, the first named last: the top of a deck."""
    rest = kinds.copy()
    for name in names:
        rest.remove(KIND[name])
    return rest + [KIND[name] for name in reversed(names)]


@rule("RAD-SETUP-07", "RAD-SETUP-08", "RAD-SETUP-09", "RAD-SETUP-11", "RAD-COMP-02", "RAD-RULING-83")
def test_ex_01_the_recommended_first_game_gives_fixed_camps_and_hands_of_two_and_three() -> None:
    t = set_up(first_game="on")
    assert camps_of(t, 0) == ["garage", "railgun", "supply_depot"]
    assert camps_of(t, 1) == ["reactor", "cannon", "victory_totem"]
    assert [len(t.hands[0]), len(t.hands[1])] == [2, 3]
    assert len(t.deck) == 61
    assert t.discard == []
    assert t.silo_in_hand == [0, 0]
    assert t.raiders_home == [1, 1]
    assert (t.camp_deck, t.offers) == ([], [[], []])
    assert len(t.box) == 28


@rule("RAD-SETUP-07", "RAD-SETUP-08", "RAD-SETUP-11")
@pytest.mark.parametrize("starter", [0, 1])
def test_ex_01_both_water_silos_and_raiders_lie_in_the_play_areas_when_play_begins(starter: int) -> None:
    dice = script_dice(Dice("a new game"), "start", [starter])
    match = Match.start(GAME, dice=dice, options={"first_game": "on"})
    assert [question.seat for question in match.questions] == [starter]
    for seat in (0, 1):
        table = seen(match, seat)
        assert [side.silo for side in table.sides] == ["play_area", "play_area"]
        assert [side.raiders for side in table.sides] == ["play_area", "play_area"]
        assert [side.offer for side in table.sides] == [None, None]


@rule("RAD-SETUP-09", "RAD-SETUP-13", "RAD-ACT-PLAY-PERSON-01", "RAD-RULING-27")
def test_ex_02_the_obelisk_is_destroyed_before_the_first_turn_and_still_counts_for_the_opening_hand() -> None:
    dice = Dice("obelisk")
    offers = ["obelisk", "railgun", "garage", "oasis", "cache", "bonfire"]
    offers += ["reactor", "cannon", "victory_totem", "arcade", "mulcher", "pillbox"]
    script_dice(dice, "camps", named_last(camp_deck("v1"), *offers))
    deck = ["muse", "holdout", "scout", "gunner", "sniper", "looter", "strafe"]
    script_dice(dice, "deck", named_last(DRAW_DECK, *deck))
    script_dice(dice, "start", [0])
    match = Match.start(GAME, dice=dice)
    match.answer(0, ("keep", "obelisk", "railgun", "garage"))
    match.answer(1, ("keep", "reactor", "cannon", "victory_totem"))

    t = board_of(match)
    assert [event.line(None)["seat"] for event in match.log if event.kind == "drew"] == [0, 0, 0, 1, 1, 1, 0]
    assert [ID[kind] for kind in t.hands[0]] == ["muse", "holdout", "scout", "strafe"]
    assert [camp.state for camp in camp_row(seen(match, 0).sides[0])] == ["destroyed", "undamaged", "undamaged"]
    assert t.water[0] == 1
    plays = [option for option in match.options(0) if option[:2] == ("play", "holdout")]
    assert plays == [("play", "holdout", 1, "front")]

    match.answer(0, ("play", "holdout", 1, "front"))
    assert t.water[0] == 1
    assert ID[t.card[1]] == "holdout"


@rule("RAD-TURN-08", "RAD-TURN-09", "RAD-TURN-12")
@pytest.mark.parametrize("starter", [0, 1])
def test_ex_03_the_first_turn_of_the_game_has_1_water_and_every_later_one_3(starter: int) -> None:
    dice = script_dice(Dice("water"), "start", [starter])
    match = Match.start(GAME, dice=dice, options={"first_game": "on"})
    water = []
    for active in (starter, 1 - starter, starter):
        assert [question.seat for question in match.questions] == [active]
        water.append(board_of(match).water[active])
        assert board_of(match).water[1 - active] == 0
        match.answer(active, ("end_turn",))
    assert water == [1, 3, 3]


@rule("RAD-TURN-02", "RAD-TURN-03", "RAD-TURN-04", "RAD-EVENT-04")
def test_ex_04_the_event_on_space_1_resolves_and_only_then_the_next_one_advances() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "banish", "radiation", None)
    s.column(1, 1, "reactor | vigilante | -")
    s.column(1, 2, "cannon | muse | -")  # Somebody else to choose, who would also show that Radiation waits.
    assert s.asked == (0, "destroy_any_enemy")
    s.hit("vigilante")
    assert s.discard_pile() == ["vigilante", "banish"]
    assert s.queue_of(0) == ("radiation", None, None)
    assert s.show(1, 2) == "cannon | muse | -"
    assert s.board.events_resolved == 1
    assert s.asked == (0, "act")
    s.assert_nothing_pending()


@rule("RAD-TURN-02", "RAD-TURN-03", "RAD-TURN-04", "RAD-EVENT-04")
def test_ex_04_a_single_enemy_is_banished_without_a_question() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "banish", "radiation", None)
    s.column(1, 1, "reactor | vigilante | -")
    assert s.discard_pile() == ["vigilante", "banish"]
    assert s.queue_of(0) == ("radiation", None, None)
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-01", "RAD-TURN-05", "RAD-TURN-06", "RAD-EVENT-02")
def test_ex_05_an_event_on_space_3_resolves_in_its_owners_third_events_phase() -> None:
    s = Scenario()
    s.water(0, 4)
    s.hand(0, "bombardment")
    s.play("bombardment")
    assert s.water_of(0) == 0
    assert s.queue_of(0) == (None, None, "bombardment")
    s.end_turn()
    for queue in [(None, None, "bombardment"), (None, "bombardment", None), ("bombardment", None, None)]:
        assert s.asked == (1, "act")
        assert s.queue_of(0) == queue
        assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
        s.end_turn()
        if queue[0] is None:
            assert s.asked == (0, "act")
            s.end_turn()
    assert s.asked == (0, "act")
    assert s.queue_of(0) == (None, None, None)
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(d)", "cannon(d)", "victory_totem(d)"]
    assert s.discard_pile() == ["bombardment"]
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-02", "RAD-ACT-PLAY-PERSON-03", "RAD-ACT-PLAY-PERSON-04", "RAD-PROT-01")
def test_ex_06_a_person_played_behind_pushes_the_other_to_the_front() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | muse | -")
    s.hand(0, "vigilante")
    assert s.can(("play", "vigilante", 1, "front"))
    s.play("vigilante", 1, "behind")
    assert s.show(0, 1) == "railgun | vigilante(n) | muse"
    assert s.water_of(0) == 2
    assert unprotected(s, 0) == ["muse", "garage", "supply_depot"]
    assert s.ready(0, 1, 2)
    assert s.can(("use", "muse"))
    assert not s.can(("use", "vigilante"))
    s.assert_nothing_pending()


@rule("RAD-COL-03", "RAD-EFF-DAMAGE-02", "RAD-PROT-05")
def test_ex_07_a_column_closes_up_when_its_back_person_is_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor | scout(d) | vigilante")
    s.use("sniper")
    s.hit("scout")
    assert s.discard_pile() == ["scout"]
    assert s.show(1, 1) == "reactor | vigilante | -"
    assert unprotected(s, 1) == ["vigilante", "cannon", "victory_totem"]
    assert not s.ready(0, 1, 1)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()
