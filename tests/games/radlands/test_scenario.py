"""The Scenario builder sets up what it says, with the defaults of the worked examples."""

import pytest

from stolik.kernel.errors import NotAnOption, NotAsked
from stolik.testkit.scenarios.radlands import BadPosition, Scenario


@pytest.fixture
def s() -> Scenario:
    return Scenario()


def test_defaults_are_those_of_the_worked_examples(s: Scenario) -> None:
    assert s.asked == (0, "act")
    assert [s.show(0, column) for column in (1, 2, 3)] == ["railgun", "garage", "supply_depot"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert (s.water_of(0), s.water_of(1)) == (3, 0)
    assert (s.hand_of(0), s.hand_of(1)) == ([], [])
    assert s.queue_of(0) == s.queue_of(1) == (None, None, None)
    assert s.discard_pile() == []
    assert s.deck_size() == 30
    assert s.board.is_ua
    assert s.board.camp_set == "v1"
    assert not s.board.ran_out
    assert s.board.turn > 1
    assert s.board.raiders_home == [1, 1]
    assert s.can(("take_silo",))
    s.assert_nothing_pending()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("arcade", "arcade"),
        ("arcade | - | –", "arcade"),
        ("arcade(x) | scout(d)", "arcade(x) | scout(d) | -"),
        ("arcade(d) | punk[famine](n) | muse(n)", "arcade(d) | punk(n) | muse(n)"),
    ],
)
def test_a_column_shows_as_it_was_written(s: Scenario, text: str, shown: str) -> None:
    s.column(0, 1, text)
    assert s.show(0, 1) == shown


@pytest.mark.parametrize(
    ("moves", "text"),
    [(0, "juggernaut | muse | scout"), (1, "- | juggernaut | scout(d)"), (2, "muse | scout | juggernaut")],
)
def test_a_moved_juggernaut_is_written_from_the_back(s: Scenario, moves: int, text: str) -> None:
    s.column(0, 2, text, moves=moves)
    assert s.show(0, 2) == text
    assert s.board.camp_row[1] == moves


def test_every_card_is_somewhere_exactly_once(s: Scenario) -> None:
    s.column(0, 1, "railgun | punk | punk[famine]")
    s.hand(0, "vigilante", "water_silo", 2)
    s.discard(12, "scout", "muse", fresh=2)
    s.queue(1, "famine", None, "raiders")
    assert s.game.problems(s.board) == []
    assert s.face(0, 1, 2) == "famine"
    assert s.queue_of(1) == ("famine", None, "raiders")
    assert s.board.raiders_home == [1, 0]
    assert len(s.discard_pile()) == 14
    assert s.discard_pile()[-2:] == ["scout", "muse"]
    assert len(s.hand_of(0)) == 4
    assert "water_silo" in s.hand_of(0)


def test_unknown_cards_are_the_same_every_time() -> None:
    assert Scenario().deck_ids() == Scenario().deck_ids()


def test_named_cards_lie_on_top_of_the_deck(s: Scenario) -> None:
    s.deck_top("muse", "strafe")
    s.draw()
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids()[0] == "strafe"
    assert s.deck_size() == 29


def test_the_last_card_of_the_first_deck_makes_a_second(s: Scenario) -> None:
    s.deck(1)
    s.discard("scout", "muse")
    s.reshuffle("scout", "muse")
    s.draw()
    assert s.board.ran_out
    assert s.deck_ids() == ["scout", "muse"]
    assert s.discard_pile() == []


def test_the_second_deck_is_the_last(s: Scenario) -> None:
    s.deck(1)
    s.ran_out()
    s.discard("scout")
    s.draw()
    assert s.match.result is not None
    assert s.match.result.reason == "deck_ran_out"
    s.assert_nothing_pending()


def test_a_turn_can_begin_with_its_events(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "banish", "radiation")
    s.column(1, 1, "reactor | vigilante | -")
    s.column(1, 2, "cannon | muse | -")
    assert s.targets() == ["vigilante", "muse"]
    s.hit("vigilante")
    assert s.discard_pile() == ["vigilante", "banish"]
    assert s.queue_of(0) == ("radiation", None, None)
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


def test_the_other_seat_can_begin_its_turn(s: Scenario) -> None:
    s.turn_begins(seat=1)
    assert s.asked == (1, "act")
    assert (s.water_of(0), s.water_of(1)) == (0, 3)
    assert len(s.hand_of(1)) == 1


def test_answers_go_to_the_seat_that_is_asked(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard | -")
    s.answer(0, ("use", "vanguard", 1, 1, 1), ("damage", 1, 1, 0))
    assert s.offered(0) == []
    assert s.slots() == [(0, 1, 1), (0, 2, 0), (0, 3, 0)]
    with pytest.raises(NotAsked):
        s.answer(0, ("damage", 0, 1, 1))
    with pytest.raises(AssertionError, match="still pending"):
        s.assert_nothing_pending()
    s.answer(1, ("damage", 0, 1, 1))
    assert s.show(0, 1) == "railgun | vanguard(d) | -"
    s.assert_nothing_pending()


def test_an_illegal_answer_names_what_is_offered(s: Scenario) -> None:
    with pytest.raises(NotAnOption, match="end_turn"):
        s.answer(0, ("junk", "muse"))


def test_cards_are_played_used_junked_and_hit_by_name(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.column(1, 1, "reactor | scout | -")
    s.hand(0, "vigilante", "gunner")
    assert s.can(("play", "vigilante", 1, "behind"))
    assert s.can(("use", "railgun"))
    assert not s.can(("use", "vigilante"))
    s.play("vigilante", 1, "behind")
    assert s.show(0, 1) == "railgun | vigilante(n) | muse"
    s.use("railgun")
    s.hit("scout")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert not s.ready(0, 1)
    s.junk("gunner")
    s.use("muse")
    s.take_silo()
    s.end_turn()
    assert s.asked == (1, "act")


def test_a_choice_that_may_be_declined_is_declined(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    s.hand(0, "gunner")
    s.junk("gunner")
    s.decline()
    assert s.show(0, 1) == "railgun(d)"
    s.assert_nothing_pending()


def test_hit_needs_one_card_that_is_offered(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon | scout | -")
    s.use("railgun")
    with pytest.raises(AssertionError, match="not offered"):
        s.hit("reactor")
    with pytest.raises(AssertionError, match="ambiguous"):
        s.hit("scout")
    s.hit("scout", column=2)
    assert s.show(1, 2) == "cannon | scout(d) | -"


def test_what_happened_earlier_this_turn_can_be_said(s: Scenario) -> None:
    s.column(0, 1, "nest_of_spies")
    s.earlier(put_in_play=(2, 0))
    assert s.can(("use", "nest_of_spies"))


def test_nothing_can_be_set_after_the_start(s: Scenario) -> None:
    assert s.asked
    with pytest.raises(RuntimeError, match="has started"):
        s.water(0, 5)


def test_more_copies_than_the_game_has_are_refused(s: Scenario) -> None:
    s.hand(0, "argo_yesky", "argo_yesky")
    with pytest.raises(BadPosition, match="more than 1 of argo_yesky"):
        s.offered(0)
    s.loose()
    assert s.hand_of(0) == ["argo_yesky", "argo_yesky"]


@pytest.mark.parametrize(
    ("column", "message"),
    [
        ("reactor", "only one reactor"),
        ("railgun | – | scout", "nobody can stand in front"),
        ("scout | railgun", "cannot stand on row 0"),
        ("railgun | scout(x)", "impossible mark"),
        ("railgun | punk[scout](d)", "impossible mark"),
        ("railgun | nobody", "no card 'nobody'"),
        ("railgun | scout | muse | punk", "3 places"),
        ("–", "no camp on row 0"),
        ("railgun | scout[muse]", "only a punk"),
        ("railgun | scout!", "not a card"),
    ],
)
def test_a_column_that_cannot_be_is_refused(s: Scenario, column: str, message: str) -> None:
    s.column(0, 1, column)
    with pytest.raises(BadPosition, match=message):
        s.offered(0)


def test_decks_and_queues_that_cannot_be_are_refused(s: Scenario) -> None:
    with pytest.raises(BadPosition, match="3 spaces"):
        s.queue(0, "famine", "famine", "banish", "banish")
    s.deck(1)
    s.deck_top("muse", "scout")
    with pytest.raises(BadPosition, match="cannot have 2 on top"):
        s.offered(0)
