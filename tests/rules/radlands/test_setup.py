"""Chapter 3: setup."""

import pytest

from stolik.games.radlands import view
from stolik.games.radlands.catalogue import DRAW_DECK, ID, camp_deck, camp_kind
from stolik.games.radlands.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.radlands import Scenario, camp_row, seen

NONE = ["catapult", "garage", "juggernaut", "mulcher", "railgun", "scud_launcher", "the_octagon", "watchtower"]
STARTING_CARDS = {
    "v1": {**dict.fromkeys(NONE, 0), "mercenary_camp": 0, "command_post": 2, "construction_yard": 2, "supply_depot": 2,
           "transplant_lab": 2, "obelisk": 3},
    "v2": {**dict.fromkeys(NONE, 0), "mercenary_camp": 0, "cannon": 2, "supply_depot": 2, "training_camp": 2,
           "transplant_lab": 2},
}  # fmt: skip
"""The starting-card numbers of the camps; every camp not listed has 1."""
OTHERS = ("arcade", "oasis", "pillbox", "reactor", "resonator", "watchtower")
VARIANTS = ["ua-v1", "pl-v1", "ua-v2", "pl-v2"]


class BoardView:
    """A match from its first moment."""

    def __init__(self, variant: str = "ua-v1", first_game: str = "off", dice: Dice | None = None) -> None:
        edition, self.camp_set = variant.split("-")
        options = {"edition": edition, "camp_set": self.camp_set, "first_game": first_game}
        self.match = Match.start("radlands", options=options, dice=dice or Dice(5))

    @property
    def board(self) -> Board:
        assert isinstance(self.match.state, Board)
        return self.match.state

    def keep(self, seat: int, *camps: str) -> None:
        """Choose these camps, or simply the first choice there is."""
        self.match.answer(seat, ("keep", *camps) if camps else self.match.options(seat)[0])

    def camps(self, seat: int) -> list[str]:
        return [ID[kind] for kind in self.board.card[seat * 9 : seat * 9 + 9 : 3] if kind >= 0]

    def starting_cards(self, seat: int) -> int:
        return sum(STARTING_CARDS[self.camp_set].get(camp, 1) for camp in self.camps(seat))

    def seen_by(self, seat: int | None) -> view.BoardView:
        """The table as a seat may see it."""
        return seen(self.match, seat)


def dealing(camp_set: str, first: tuple[str, ...], second: tuple[str, ...] = OTHERS, start: int = 0) -> Dice:
    """Dice by which each seat is dealt the named camps and `start` begins."""
    named = [camp_kind(name, camp_set) for name in (*reversed(second), *reversed(first))]
    rest = [kind for kind in camp_deck(camp_set) if kind not in named]
    dice = script_dice(Dice(5), "camps", [*rest, *named])
    return script_dice(dice, "start", [start])


# RAD-SETUP-01


@rule("RAD-SETUP-01")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_camp_deck_and_the_draw_deck_are_shuffled(variant: str) -> None:
    table = BoardView(variant)
    shuffles = {stream: result for _, stream, result in table.match.chance}
    assert sorted(shuffles["deck"]) == sorted(DRAW_DECK)
    assert sorted(shuffles["camps"]) == sorted(camp_deck(table.camp_set))
    assert table.board.deck == shuffles["deck"]


@rule("RAD-SETUP-01")
def test_other_shuffles_give_other_decks() -> None:
    decks = {tuple(BoardView(dice=Dice(seed)).board.deck) for seed in range(10)}
    camp_decks = {tuple(BoardView(dice=Dice(seed)).board.camp_deck) for seed in range(10)}
    assert (len(decks), len(camp_decks)) == (10, 10)


@rule("RAD-SETUP-01")
def test_the_two_decks_are_shuffled_separately() -> None:
    free = BoardView()
    camps_fixed = BoardView(dice=script_dice(Dice(5), "camps", camp_deck("v1")))
    deck_fixed = BoardView(dice=script_dice(Dice(5), "deck", DRAW_DECK))
    assert camps_fixed.board.deck == free.board.deck
    assert camps_fixed.board.camp_deck != free.board.camp_deck
    assert deck_fixed.board.camp_deck == free.board.camp_deck
    assert deck_fixed.board.deck == DRAW_DECK != free.board.deck


@rule("RAD-SETUP-01")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_discard_pile_starts_empty(variant: str) -> None:
    table = BoardView(variant)
    assert table.board.discard == []
    table.keep(0)
    table.keep(1)
    assert table.board.discard == []


# RAD-SETUP-02 to -05


@rule("RAD-SETUP-02")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_player_is_dealt_six_camps_from_the_camp_deck(variant: str) -> None:
    table = BoardView(variant)
    deck = next(result for _, stream, result in table.match.chance if stream == "camps")
    first, second = table.board.offers
    assert (len(first), len(second)) == (6, 6)
    assert sorted([*first, *second, *table.board.camp_deck]) == sorted(deck)
    assert len(table.board.camp_deck) == 22
    for seat in (0, 1):
        assert len(table.seen_by(seat).sides[seat].offer or ()) == 6


@rule("RAD-SETUP-03")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_player_keeps_any_three_of_the_six_camps_one_per_column(variant: str) -> None:
    table = BoardView(variant)
    for seat in (0, 1):
        dealt = {ID[kind] for kind in table.board.offers[seat]}
        options = table.match.options(seat)
        assert len(set(options)) == len(options) == 6 * 5 * 4
        assert all(verb == "keep" and len({*camps}) == 3 and dealt >= {*camps} for verb, *camps in options)
    choice = table.match.options(0)[77]
    table.match.answer(0, choice)
    table.keep(1)
    assert table.camps(0) == list(choice[1:])


@rule("RAD-SETUP-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_choice_of_camps_is_secret(first: int) -> None:
    table = BoardView()
    other = 1 - first
    readers = (other, None)
    before = [(table.seen_by(reader), table.match.lines(reader)) for reader in readers]
    options = table.match.options(other)
    table.match.answer(first, table.match.options(first)[50])
    assert [(table.seen_by(reader), table.match.lines(reader)) for reader in readers] == before
    assert table.match.options(other) == options


@rule("RAD-SETUP-03")
def test_the_dealt_camps_are_seen_by_their_player_alone() -> None:
    table = BoardView()
    assert table.seen_by(0).sides[1].offer is None
    assert table.seen_by(1).sides[0].offer is None
    assert [side.offer for side in table.seen_by(None).sides] == [None, None]


@rule("RAD-SETUP-04")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_no_camp_is_turned_up_before_both_have_chosen_and_then_all_six_are(order: tuple[int, int]) -> None:
    table = BoardView()
    table.keep(order[0])
    assert table.camps(0) == table.camps(1) == []
    table.keep(order[1])
    assert len(table.camps(0)) == len(table.camps(1)) == 3
    for reader in (0, 1, None):
        for seat, side in enumerate(table.seen_by(reader).sides):
            assert [camp.card for camp in camp_row(side)] == table.camps(seat)


@rule("RAD-SETUP-05")
@pytest.mark.parametrize("variant", VARIANTS)
def test_unchosen_camps_and_the_rest_of_the_camp_deck_leave_the_game(variant: str) -> None:
    table = BoardView(variant)
    table.keep(0)
    table.keep(1)
    board = table.board
    gone = {ID[kind] for kind in camp_deck(table.camp_set)} - {*table.camps(0), *table.camps(1)}
    assert len(gone) == 28
    assert {ID[kind] for kind in board.box} == gone
    assert (board.camp_deck, board.offers) == ([], [[], []])
    for zone in (board.deck, board.discard, *board.hands, board.card):
        assert not gone & {ID[kind] for kind in zone if kind >= 0}


# RAD-SETUP-06 to -08


@rule("RAD-SETUP-06")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("column", [1, 2, 3])
def test_in_front_of_each_camp_there_is_room_for_two_people(variant: str, column: int) -> None:
    s = Scenario(*variant.split("-"))
    s.hand(0, "muse", "scout", "sniper")
    s.play("muse", column)
    assert s.can(("play", "scout", column))
    s.play("scout", column)
    assert not s.can(("play", "sniper", column))
    assert s.can(("play", "sniper"))
    s.assert_nothing_pending()


@rule("RAD-SETUP-06")
def test_there_are_no_people_in_play_at_the_start() -> None:
    table = BoardView()
    table.keep(0)
    table.keep(1)
    assert [slot for slot in range(18) if table.board.card[slot] >= 0] == [0, 3, 6, 9, 12, 15]


@rule("RAD-SETUP-07")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("first_game", ["off", "on"])
def test_water_silo_and_raiders_start_open_in_the_play_areas(variant: str, first_game: str) -> None:
    table = BoardView(variant, first_game)
    if first_game == "off":
        table.keep(0)
        table.keep(1)
    for reader in (0, 1, None):
        for side in table.seen_by(reader).sides:
            assert (side.silo, side.raiders) == ("play_area", "play_area")
            assert side.queue == [None, None, None]


@rule("RAD-SETUP-08")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_player_has_three_water_in_a_turn_after_the_first(variant: str) -> None:
    table = BoardView(variant, "on")
    starter = table.board.active
    for seat in (1 - starter, starter):
        table.match.answer(1 - seat, ("end_turn",))
        assert table.board.active == seat
        assert table.board.water[seat] == 3
        assert table.board.water[1 - seat] == 0


# RAD-SETUP-09, -10


@rule("RAD-SETUP-09")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(8))
def test_the_opening_hand_is_the_sum_of_the_starting_cards_of_the_own_camps(variant: str, seed: int) -> None:
    table = BoardView(variant, dice=Dice(seed))
    table.keep(0)
    table.keep(1)
    # The start player has also drawn the card of the first Replenish phase.
    hands = [len(hand) - (seat == table.board.active) for seat, hand in enumerate(table.board.hands)]
    assert hands == [table.starting_cards(0), table.starting_cards(1)]
    assert len(table.board.deck) == 66 - sum(hands) - 1


@rule("RAD-SETUP-09")
def test_every_camp_counts_by_its_own_number() -> None:
    camps = ("supply_depot", "construction_yard", "transplant_lab", "garage", "cache", "mulcher")
    table = BoardView(dice=dealing("v1", camps, start=1))
    table.keep(0, "supply_depot", "cache", "garage")
    table.keep(1, "arcade", "oasis", "watchtower")
    assert len(table.board.hands[0]) == 2 + 1 + 0
    assert len(table.board.hands[1]) == 1 + 1 + 0 + 1


@rule("RAD-SETUP-10")
@pytest.mark.parametrize("variant", VARIANTS)
def test_three_camps_with_number_zero_give_an_empty_opening_hand(variant: str) -> None:
    camps = ("garage", "railgun", "catapult", "mulcher", "juggernaut", "the_octagon")
    table = BoardView(variant, dice=dealing(variant[3:], camps, start=1))
    table.keep(0, "garage", "railgun", "catapult")
    table.keep(1)
    assert table.board.active == 1
    assert table.board.hands[0] == []
    table.match.answer(1, ("end_turn",))
    assert len(table.board.hands[0]) == 1


# RAD-SETUP-11, -15


@rule("RAD-SETUP-11")
@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize("start", [0, 1])
def test_the_recommended_first_game_of_the_first_printing(edition: str, start: int) -> None:
    table = BoardView(f"{edition}-v1", "on", script_dice(Dice(5), "start", [start]))
    assert table.camps(0) == ["garage", "railgun", "supply_depot"]
    assert table.camps(1) == ["reactor", "cannon", "victory_totem"]
    assert len(table.board.hands[0]) == 2 + (start == 0)
    assert len(table.board.hands[1]) == 3 + (start == 1)
    assert len(table.board.deck) == 66 - 5 - 1


@rule("RAD-SETUP-15")
@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize("start", [0, 1])
def test_the_recommended_first_game_of_the_revised_printing(edition: str, start: int) -> None:
    table = BoardView(f"{edition}-v2", "on", script_dice(Dice(5), "start", [start]))
    assert table.camps(0) == ["garage", "railgun", "supply_depot"]
    assert table.camps(1) == ["arcade", "victory_totem", "mercenary_camp"]
    assert len(table.board.hands[0]) == 2 + (start == 0)
    assert len(table.board.hands[1]) == 2 + (start == 1)
    assert len(table.board.deck) == 66 - 4 - 1


@rule("RAD-SETUP-11", "RAD-SETUP-15")
@pytest.mark.parametrize("variant", VARIANTS)
def test_in_the_recommended_first_game_no_camps_are_dealt_or_chosen(variant: str) -> None:
    table = BoardView(variant, "on")
    assert [question.kind for question in table.match.questions] == ["act"]
    assert table.match.answers == []
    assert table.board.offers == [[], []]
    assert table.board.camp_deck == []
    assert "camps" not in [stream for _, stream, _ in table.match.chance]


# RAD-SETUP-12, -14


@rule("RAD-SETUP-12")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("start", [0, 1])
def test_the_disc_flip_decides_the_start_player(variant: str, start: int) -> None:
    table = BoardView(variant, "on", script_dice(Dice(5), "start", [start]))
    assert table.board.active == start
    assert [question.seat for question in table.match.questions] == [start]


@rule("RAD-SETUP-12")
@pytest.mark.parametrize("first_game", ["off", "on"])
def test_the_start_player_is_a_fair_roll_of_two_with_both_outcomes(first_game: str) -> None:
    starters = []
    for seed in range(20):
        table = BoardView(first_game=first_game, dice=Dice(seed))
        if first_game == "off":
            table.keep(0)
            table.keep(1)
        flips = [result for _, stream, result in table.match.chance if stream == "start"]
        assert flips == [[Dice(seed).below(2, "start")]]
        assert table.board.active == flips[0][0]
        starters.append(table.board.active)
    assert {*starters} == {0, 1}


@rule("RAD-SETUP-12")
def test_the_start_player_does_not_depend_on_the_choice_of_camps() -> None:
    starters = set()
    for choice in range(0, 120, 10):
        table = BoardView()
        table.match.answer(0, table.match.options(0)[choice])
        table.match.answer(1, table.match.options(1)[119 - choice])
        starters.add(table.board.active)
    assert len(starters) == 1


@rule("RAD-SETUP-12")
def test_the_start_player_is_decided_after_camps_and_hands() -> None:
    table = BoardView()
    assert "start" not in [stream for _, stream, _ in table.match.chance]
    table.keep(0)
    table.keep(1)
    assert [stream for _, stream, _ in table.match.chance][-1] == "start"
    kinds = [event.kind for event in table.match.log]
    flip = kinds.index("starts")
    assert kinds[:flip].count("laid_camps") == 2
    assert kinds[:flip].count("drew") == table.starting_cards(0) + table.starting_cards(1)


@rule("RAD-SETUP-14")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_begins_and_turns_alternate(variant: str, start: int) -> None:
    table = BoardView(variant, "on", script_dice(Dice(5), "start", [start]))
    seats = []
    for _ in range(6):
        (question,) = table.match.questions
        seats.append(question.seat)
        table.match.answer(question.seat, ("end_turn",))
    assert seats == [start, 1 - start] * 3


# RAD-SETUP-13, -16


@rule("RAD-SETUP-13")
@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize("start", [0, 1])
def test_the_obelisk_of_the_first_printing_starts_destroyed_and_its_number_counts(edition: str, start: int) -> None:
    camps = ("obelisk", "railgun", "garage", "cache", "mulcher", "outpost")
    table = BoardView(f"{edition}-v1", dice=dealing("v1", camps, start=start))
    table.keep(0, "obelisk", "railgun", "garage")
    table.keep(1)
    states = [camp.state for camp in camp_row(table.seen_by(1).sides[0])]
    assert states == ["destroyed", "undamaged", "undamaged"]
    assert table.board.turn == 1
    assert not table.match.over
    assert len(table.board.hands[0]) == 3 + (start == 0)


@rule("RAD-SETUP-13")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_the_obelisk_of_the_revised_printing_does_not_start_destroyed(edition: str) -> None:
    camps = ("obelisk", "railgun", "garage", "cache", "mulcher", "outpost")
    table = BoardView(f"{edition}-v2", dice=dealing("v2", camps, start=1))
    table.keep(0, "obelisk", "railgun", "garage")
    table.keep(1)
    states = [camp.state for camp in camp_row(table.seen_by(1).sides[0])]
    assert states == ["undamaged"] * 3
    assert len(table.board.hands[0]) == 1


@rule("RAD-SETUP-16")
@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize(("camp_set", "state"), [("v1", "undamaged"), ("v2", "damaged")])
def test_only_the_cannon_of_the_revised_printing_begins_damaged(edition: str, camp_set: str, state: str) -> None:
    camps = ("cannon", "railgun", "garage", "cache", "mulcher", "outpost")
    table = BoardView(f"{edition}-{camp_set}", dice=dealing(camp_set, camps))
    table.keep(0, "railgun", "cannon", "garage")
    table.keep(1)
    states = [camp.state for camp in camp_row(table.seen_by(1).sides[0])]
    assert states == ["undamaged", state, "undamaged"]
