"""The worked examples EX-53 to EX-57: events."""

from stolik.games.radlands.view import BoardView
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text, seen


def table(s: Scenario, seat: int) -> BoardView:
    return seen(s.match, seat)


def unprotected(s: Scenario, seat: int) -> list[str]:
    columns = table(s, 0).sides[seat].columns
    return [card.card for column in columns for card in column if card and card.unprotected]


@rule("RAD-FAQ-RADIATION-01", "RAD-RULING-10", "RAD-RULING-12")
def test_ex_53_radiation_injures_all_people_of_both_players_at_once() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "radiation", None, None)
    s.column(0, 1, "railgun | muse | punk[scout]")
    s.column(0, 2, "garage | scout(d) | -")
    s.column(1, 1, "reactor | vigilante | -")
    s.column(1, 2, "cannon | punk[famine] | -")
    assert s.show(0, 1) == "railgun | muse(d) | -"
    assert s.show(0, 2) == "garage"
    assert s.show(1, 1) == "reactor | vigilante(d) | -"
    assert s.show(1, 2) == "cannon"
    assert s.discard_pile() == ["scout", "radiation"]
    # Of the 32 cards then in the deck, Famine on top of Scout, the first has been drawn in Replenish.
    assert s.hand_of(0) == ["famine"]
    assert s.deck_size() == 31
    assert s.deck_ids()[0] == "scout"
    s.assert_nothing_pending()


@rule("RAD-FAQ-TRUCE-01", "RAD-HIDE-08", "RAD-RULING-60")
def test_ex_54_truce_returns_all_people_to_their_owners_hands() -> None:
    s = Scenario()
    s.hand(0, "truce")
    s.column(0, 1, "railgun | muse(d) | punk[napalm]")
    s.column(1, 1, "reactor | vigilante | -")
    s.play("truce")
    assert s.hand_of(0) == ["muse", "napalm"]
    assert s.hand_of(1) == ["vigilante"]
    assert [s.show(0, column) for column in (1, 2, 3)] == ["railgun", "garage", "supply_depot"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    for seat in (1, None):
        side = seen(s.match, seat)
        assert "napalm" not in as_text(side)
        assert "napalm" not in as_text(s.match.lines(seat))
    assert table(s, 1).sides[0].hand_count == 2
    assert table(s, 0).sides[0].hand == ["muse", "napalm"]
    assert s.discard_pile() == ["truce"]
    assert s.deck_size() == 30
    assert s.water_of(0) == 1
    s.play("muse", 1)
    assert s.show(0, 1) == "railgun | muse(n) | -"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-FAQ-HIGH-GROUND-01", "RAD-RULING-57", "RAD-RULING-58")
def test_ex_55_high_ground_rearranges_the_own_people_and_bares_the_opponent_for_the_turn() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground", None, None)
    s.column(0, 1, "railgun | muse(d) | -")
    s.column(0, 2, "garage | scout | -")
    s.column(1, 1, "reactor | vigilante | scout")
    assert s.asked == (0, "rearrange")
    s.answer(0, ("leave_empty",), ("stand", 0, 2, 1), ("stand", 0, 1, 1))
    assert s.show(0, 1) == "railgun"
    assert s.show(0, 2) == "garage | scout | muse(d)"
    assert s.can(("use", "scout"))
    assert unprotected(s, 0) == ["railgun", "muse", "supply_depot"]
    assert s.board.put_in_play == [0, 0]
    s.use("scout")  # Another action first: it holds all turn long.
    s.use("railgun")
    assert s.targets() == ["reactor", "vigilante", "scout", "cannon", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | vigilante | scout"
    s.assert_nothing_pending()
    s.end_turn()
    assert unprotected(s, 1) == ["scout", "cannon", "victory_totem"]


@rule("RAD-FAQ-HIGH-GROUND-01", "RAD-RULING-57")
def test_ex_55_high_ground_may_leave_everybody_in_place() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground", None, None)
    s.column(0, 1, "railgun | muse(d) | -")
    s.column(0, 2, "garage | scout | -")
    s.column(1, 1, "reactor | vigilante | scout")
    s.answer(0, ("stand", 0, 1, 1), ("leave_empty",), ("stand", 0, 2, 1))
    assert s.show(0, 1) == "railgun | muse(d) | -"
    assert s.show(0, 2) == "garage | scout | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-56")
def test_ex_56_famine_leaves_each_player_one_person() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "famine", None, None)
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | -")
    s.column(1, 1, "reactor | punk[muse] | -")
    assert s.asked == (0, "spare")
    assert s.targets() == ["muse", "scout", "sniper"]
    assert len(s.offered(0)) == 3
    s.hit("sniper")
    assert s.show(0, 1) == "railgun"
    assert s.show(0, 2) == "garage | sniper | -"
    assert s.show(1, 1) == "reactor | punk | -"
    assert s.discard_pile() == ["muse", "scout", "famine"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-BOMBARDMENT-01", "RAD-RULING-59")
def test_ex_57_bombardment_damages_all_camps_and_draws_for_every_destroyed_one() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "bombardment", None, None)
    s.column(1, 1, "reactor(d) | scout | -")
    s.column(1, 2, "cannon")
    s.column(1, 3, "victory_totem(x)")
    assert s.show(1, 1) == "reactor(x) | scout | -"
    assert s.show(1, 2) == "cannon(d)"
    assert s.show(1, 3) == "victory_totem(x)"
    assert len(s.hand_of(0)) == 2 + 1
    assert s.deck_size() == 27
    kinds = [event.kind for event in s.match.log if event.kind in ("drew", "replenished")]
    assert kinds == ["drew", "drew", "drew", "replenished"]
    assert s.discard_pile() == ["bombardment"]
    s.assert_nothing_pending()
