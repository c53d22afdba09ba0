"""Chapter 4: the turn and its phases."""

from itertools import permutations

import pytest

from stolik.games.radlands.state import Board
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

VARIANTS = ["ua-v1", "pl-v1", "ua-v2", "pl-v2"]


@pytest.fixture(params=VARIANTS)
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


# RAD-TURN-01


@rule("RAD-TURN-01")
def test_the_phases_are_events_then_replenish_then_actions(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "banish")
    s.column(1, 1, "reactor | scout | muse")
    assert s.asked == (0, "destroy_any_enemy")
    assert (s.hand_of(0), s.water_of(0)) == ([], 0)
    s.hit("scout")
    assert s.asked == (0, "act")
    assert (len(s.hand_of(0)), s.water_of(0)) == (1, 3)
    kinds = [event.kind for event in s.match.log]
    assert kinds.index("resolved") < kinds.index("drew") < kinds.index("replenished")
    s.assert_nothing_pending()


# RAD-TURN-02 to -06


@rule("RAD-TURN-02")
def test_the_event_on_space_1_is_resolved_and_then_discarded(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "radiation")
    s.column(1, 1, "reactor | scout(d) | -")
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["scout", "radiation"]
    assert s.queue_of(0) == (None, None, None)
    s.assert_nothing_pending()


@rule("RAD-TURN-02")
def test_raiders_on_space_1_are_resolved_and_return_to_the_play_area(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "raiders")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.queue_of(0) == (None, None, None)
    assert s.board.raiders_home == [1, 1]
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-TURN-03")
def test_after_the_resolved_event_every_other_event_moves_one_space_forward(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "banish", "radiation", "uprising")
    s.column(1, 1, "reactor | scout | muse")
    assert s.queue_of(0) == (None, "radiation", "uprising")
    s.hit("scout")
    assert s.queue_of(0) == ("radiation", "uprising", None)
    s.assert_nothing_pending()


@rule("RAD-TURN-03")
def test_raiders_move_forward_too(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, None, "raiders", "uprising")
    assert s.queue_of(0) == ("raiders", "uprising", None)
    s.assert_nothing_pending()


@rule("RAD-TURN-04")
def test_an_event_that_arrives_on_space_1_is_not_resolved_in_the_same_phase(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "high_ground", "radiation")
    s.column(1, 1, "reactor | scout | -")
    assert s.asked == (0, "act")
    assert s.queue_of(0) == ("radiation", None, None)
    assert s.show(1, 1) == "reactor | scout | -"
    s.end_turn()
    assert s.show(1, 1) == "reactor | scout | -"
    s.end_turn()
    assert s.show(1, 1) == "reactor | scout(d) | -"


@rule("RAD-TURN-05")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((None, "radiation", "uprising"), ("radiation", "uprising", None)),
        ((None, "radiation", None), ("radiation", None, None)),
        ((None, None, "uprising"), (None, "uprising", None)),
    ],
)
def test_events_move_forward_also_when_space_1_was_empty(
    s: Scenario, before: tuple[str | None, ...], after: tuple[str | None, ...]
) -> None:
    s.turn_begins()
    s.queue(0, *before)
    assert s.asked == (0, "act")
    assert s.queue_of(0) == after
    assert s.discard_pile() == []


@rule("RAD-TURN-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_queue_of_the_opponent_is_not_processed(s: Scenario, seat: int) -> None:
    s.turn_begins(seat)
    s.queue(1 - seat, "radiation", None, "uprising")
    s.column(0, 1, "railgun | scout | -")
    assert s.asked == (seat, "act")
    assert s.queue_of(1 - seat) == ("radiation", None, "uprising")
    assert s.show(0, 1) == "railgun | scout | -"
    assert s.discard_pile() == []


# RAD-TURN-07 to -09


@rule("RAD-TURN-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_draws_one_card(s: Scenario, seat: int) -> None:
    s.turn_begins(seat)
    s.deck_top("muse", "scout")
    assert s.hand_of(seat) == ["muse"]
    assert s.hand_of(1 - seat) == []
    assert s.deck_size() == 29
    assert s.deck_ids()[0] == "scout"


@rule("RAD-TURN-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_water_of_the_active_player_becomes_three(s: Scenario, seat: int) -> None:
    s.turn_begins(seat)
    assert s.water_of(seat) == 3
    assert s.water_of(1 - seat) == 0


@rule("RAD-TURN-08")
def test_the_three_water_are_not_added_to_what_there_was(s: Scenario) -> None:
    s.turn_begins()
    s.water(0, 2)
    assert s.asked == (0, "act")
    assert s.water_of(0) == 3


@rule("RAD-TURN-08")
def test_water_becomes_three_after_the_card_is_drawn(s: Scenario) -> None:
    s.turn_begins()
    assert s.asked == (0, "act")
    kinds = [event.kind for event in s.match.log]
    assert kinds.index("drew") < kinds.index("replenished")


@rule("RAD-TURN-09")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("first_game", ["off", "on"])
def test_only_the_very_first_turn_gives_one_water(variant: str, first_game: str) -> None:
    edition, camp_set = variant.split("-")
    options = {"edition": edition, "camp_set": camp_set, "first_game": first_game}
    match = Match.start("radlands", seed=5, options=options)
    if first_game == "off":
        for seat in (0, 1):
            match.answer(seat, match.options(seat)[0])
    board = match.state
    assert isinstance(board, Board)
    water = []
    for _ in range(5):
        water.append((board.water[board.active], board.water[1 - board.active]))
        match.answer(board.active, ("end_turn",))
    assert water == [(1, 0), (3, 0), (3, 0), (3, 0), (3, 0)]


# RAD-TURN-10, -11


ACTIONS: dict[str, tuple[int | str, ...]] = {
    "play": ("play", "muse", 1, "front"),
    "draw": ("draw",),
    "junk": ("junk", "scout"),
    "take_silo": ("take_silo",),
    "use": ("use", "railgun", 1, 0, 1),
}


@rule("RAD-TURN-10")
@pytest.mark.parametrize("order", list(permutations(ACTIONS)), ids="-".join)
def test_the_five_actions_are_performed_in_any_order(order: tuple[str, ...]) -> None:
    s = Scenario()
    s.hand(0, "muse", "scout")
    s.deck_top("sniper")
    s.water(0, 6)
    for name in order:
        s.answer(0, ACTIONS[name])
        if name == "use":
            s.hit("reactor")
        assert s.asked == (0, "act")
    assert s.show(0, 1) == "railgun(n) | muse(n) | -"
    assert s.show(1, 1) == "reactor(d)"
    assert s.hand_of(0) == ["sniper", "water_silo"]
    assert s.water_of(0) == 6 - 1 - 2 + 1 - 1 - 2


@rule("RAD-TURN-10")
def test_each_action_is_performed_any_number_of_times(s: Scenario) -> None:
    s.hand(0, "muse", "vigilante", "sniper", "looter", "scout", "interrogate")
    s.water(0, 20)
    for _ in range(3):
        s.take_silo()
        s.junk("water_silo")
        s.draw()
    for card in ("looter", "scout", "interrogate"):
        s.junk(card)
    for card in ("muse", "vigilante", "sniper"):
        s.play(card, 1 if card != "sniper" else 2)
    s.use("railgun")
    s.hit("reactor")
    s.use("garage")
    assert s.water_of(0) == 20 - 3 * 2 + 3 - 3 - 2 - 1
    s.assert_nothing_pending()


@rule("RAD-TURN-10")
def test_the_active_player_may_perform_no_action_at_all(s: Scenario) -> None:
    s.hand(0, "muse")
    assert s.can(("end_turn",))
    s.end_turn()
    assert s.asked == (1, "act")
    assert s.hand_of(0) == ["muse"]


@rule("RAD-TURN-11")
def test_the_actions_phase_ends_only_when_the_active_player_says_so(s: Scenario) -> None:
    s.water(0, 0)
    assert s.offered(0) == [("end_turn",)]
    assert s.asked == (0, "act")
    s.end_turn()
    assert s.asked == (1, "act")


@rule("RAD-TURN-11")
def test_spending_the_last_water_and_card_does_not_end_the_turn(s: Scenario) -> None:
    s.hand(0, "muse")
    s.water(0, 1)
    s.play("muse", 1)
    assert (s.water_of(0), s.hand_of(0)) == (0, [])
    assert s.asked == (0, "act")
    assert s.offered(0) == [("end_turn",)]


# RAD-TURN-12 to -14


@rule("RAD-TURN-12")
def test_unspent_normal_and_extra_water_is_lost_at_the_end_of_the_turn(s: Scenario) -> None:
    s.hand(0, "scout", "looter")
    s.junk("scout")
    s.junk("looter")
    assert s.water_of(0) == 5
    s.end_turn()
    assert s.water_of(0) == 0
    assert s.water_of(1) == 3
    s.end_turn()
    assert s.water_of(0) == 3
    assert s.water_of(1) == 0


@rule("RAD-TURN-13")
def test_cleanup_makes_used_cards_ready_again(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.use("muse")
    s.use("railgun")
    s.hit("reactor")
    assert s.show(0, 1) == "railgun(n) | muse(n) | -"
    s.end_turn()
    assert s.show(0, 1) == "railgun | muse | -"
    s.end_turn()
    assert s.can(("use", "railgun"))
    assert s.can(("use", "muse"))


@rule("RAD-TURN-13")
def test_cleanup_makes_played_and_restored_people_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse(d) | -")
    s.hand(0, "sniper", "gunner")
    s.play("sniper", 2)
    s.junk("gunner")
    s.hit("muse")
    assert (s.show(0, 1), s.show(0, 2)) == ("railgun | muse(n) | -", "garage | sniper(n) | -")
    s.end_turn()
    assert (s.show(0, 1), s.show(0, 2)) == ("railgun | muse | -", "garage | sniper | -")


@rule("RAD-TURN-13")
def test_cleanup_does_not_make_a_damaged_person_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse(d) | -")
    s.end_turn()
    s.end_turn()
    assert s.show(0, 1) == "railgun | muse(d) | -"
    assert not s.can(("use", "muse"))


@rule("RAD-TURN-14")
def test_no_cards_are_discarded_at_the_end_of_a_turn_however_many_there_are(s: Scenario) -> None:
    s.hand(0, 15)
    s.hand(1, 12)
    s.deck(20)
    before = s.hand_of(0), s.hand_of(1)
    s.end_turn()
    assert s.asked == (1, "act")
    assert s.hand_of(0) == before[0]
    s.end_turn()
    assert s.asked == (0, "act")
    assert (len(s.hand_of(0)), len(s.hand_of(1))) == (16, 13)
    assert s.discard_pile() == []
