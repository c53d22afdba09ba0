"""Chapter 2: components and counts."""

from collections import Counter

import pytest

from stolik.games.radlands.catalogue import FIRST_CAMP, ID
from stolik.games.radlands.state import Board
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

CAMPS = [
    "adrenaline_lab", "arcade", "atomic_garden", "blood_bank", "bonfire", "cache", "cannon", "catapult", "command_post",
    "construction_yard", "garage", "juggernaut", "labor_camp", "mercenary_camp", "mulcher", "nest_of_spies", "oasis",
    "obelisk", "omen_clock", "outpost", "parachute_base", "pillbox", "railgun", "reactor", "resonator",
    "scavenger_camp", "scud_launcher", "supply_depot", "the_octagon", "training_camp", "transplant_lab",
    "victory_totem", "warehouse", "watchtower",
]  # fmt: skip
ORDINARY = [
    "assassin", "cult_leader", "doomsayer", "exterminator", "gunner", "holdout", "looter", "mimic", "muse", "mutant",
    "pyromaniac", "rabble_rouser", "repair_bot", "rescue_team", "scientist", "scout", "sniper", "vanguard", "vigilante",
    "wounded_soldier",
]  # fmt: skip
UNIQUE = ["argo_yesky", "karli_blaze", "magnus_karv", "molgur_stang", "vera_vosh", "zeto_khan"]
EVENTS = [
    "banish", "bombardment", "famine", "high_ground", "interrogate", "napalm", "radiation", "strafe", "truce",
    "uprising",
]  # fmt: skip
VARIANTS = ["ua-v1", "pl-v1", "ua-v2", "pl-v2"]


@pytest.fixture(params=VARIANTS)
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


@pytest.fixture(params=VARIANTS)
def dealt(request: pytest.FixtureRequest) -> Board:
    """A new game in which the camps have been dealt and nothing chosen."""
    edition, camp_set = request.param.split("-")
    board = Match.start("radlands", seed=5, options={"edition": edition, "camp_set": camp_set}).state
    assert isinstance(board, Board)
    return board


# RAD-COMP-01 to -03


@rule("RAD-COMP-01")
def test_the_camp_deck_holds_34_different_camps(dealt: Board) -> None:
    camps = [*dealt.camp_deck, *dealt.offers[0], *dealt.offers[1]]
    assert len(camps) == 34
    assert sorted(ID[kind] for kind in camps) == CAMPS


@rule("RAD-COMP-02")
def test_the_draw_deck_holds_46_people_and_20_events(dealt: Board) -> None:
    names = [ID[kind] for kind in dealt.deck]
    assert len(names) == 66
    assert sum(name in ORDINARY + UNIQUE for name in names) == 46
    assert sum(name in EVENTS for name in names) == 20


@rule("RAD-COMP-03")
def test_ordinary_people_and_events_come_twice_and_named_people_once(dealt: Board) -> None:
    expected = {**dict.fromkeys(ORDINARY, 2), **dict.fromkeys(UNIQUE, 1), **dict.fromkeys(EVENTS, 2)}
    assert (len(ORDINARY), len(UNIQUE), len(EVENTS)) == (20, 6, 10)
    assert Counter(ID[kind] for kind in dealt.deck) == expected


# RAD-COMP-04, -05


@rule("RAD-COMP-04")
def test_each_player_owns_a_water_silo(s: Scenario) -> None:
    s.take_silo()
    assert (s.hand_of(0), s.hand_of(1)) == (["water_silo"], [])
    s.end_turn()
    s.take_silo()
    assert s.hand_of(0) == ["water_silo"]
    assert "water_silo" in s.hand_of(1)


@rule("RAD-COMP-04")
def test_each_player_owns_raiders(s: Scenario) -> None:
    s.hand(0, "vigilante")
    s.hand(1, "vanguard")
    s.junk("vigilante")
    assert (s.queue_of(0), s.queue_of(1)) == ((None, "raiders", None), (None, None, None))
    s.end_turn()
    s.junk("vanguard")
    assert s.queue_of(0) == s.queue_of(1) == (None, "raiders", None)


@rule("RAD-COMP-05")
def test_water_silo_and_raiders_are_not_in_the_draw_deck(dealt: Board) -> None:
    names = [ID[kind] for kind in dealt.deck]
    assert "water_silo" not in names
    assert "raiders" not in names


@rule("RAD-COMP-05")
def test_a_junked_water_silo_does_not_enter_the_discard_pile(s: Scenario) -> None:
    s.hand(0, "water_silo")
    s.discard("muse")
    s.junk("water_silo")
    assert s.discard_pile() == ["muse"]


@rule("RAD-COMP-05")
def test_resolved_raiders_do_not_enter_the_discard_pile(s: Scenario) -> None:
    s.queue(0, "raiders")
    s.discard("muse")
    s.hand(0, "vigilante")
    s.junk("vigilante")
    s.hit("reactor")
    assert s.discard_pile() == ["muse", "vigilante"]
    s.assert_nothing_pending()


@rule("RAD-COMP-05")
def test_water_silo_and_raiders_are_not_shuffled_into_a_new_deck(s: Scenario) -> None:
    s.deck(1)
    s.hand(0, "water_silo")
    s.queue(0, None, "raiders")
    s.discard("scout", "muse", "famine")
    s.draw()
    assert sorted(s.deck_ids()) == ["famine", "muse", "scout"]


# RAD-COMP-06, -07


@rule("RAD-COMP-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_white_discs_give_each_player_three_water_a_turn(s: Scenario, seat: int) -> None:
    s.turn_begins(seat)
    assert s.water_of(seat) == 3
    assert s.water_of(1 - seat) == 0


@rule("RAD-COMP-06")
def test_a_card_can_carry_a_not_ready_marker_that_both_players_see(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    assert s.show(0, 1) == "railgun | muse | -"
    s.use("muse")
    assert s.show(0, 1) == "railgun | muse(n) | -"
    for seat in (0, 1):
        camp, muse, _ = seen(s.match, seat).sides[0].columns[0]
        assert camp is not None
        assert muse is not None
        assert (muse.card, muse.ready) == ("muse", False)
        assert (camp.card, camp.ready) == ("railgun", True)


@rule("RAD-COMP-07")
def test_extra_water_is_not_limited_by_the_discs(s: Scenario) -> None:
    cards = ["looter", "looter", "scout", "scout", "high_ground", "high_ground", "interrogate", "interrogate"]
    s.hand(0, *cards)
    for junked, card in enumerate(cards, start=1):
        s.junk(card)
        assert s.water_of(0) == 3 + junked
    assert s.water_of(0) > 3 + 6
    s.assert_nothing_pending()


# RAD-COMP-09


@rule("RAD-COMP-09")
def test_drawing_a_card_takes_the_top_of_the_draw_deck_and_no_camp(s: Scenario) -> None:
    s.water(0, 60)
    for _ in range(29):
        s.draw()
    assert len(s.board.hands[0]) == 29
    assert all(kind < FIRST_CAMP for kind in s.board.hands[0])
    assert s.deck_size() == 1


@rule("RAD-COMP-09")
def test_cards_discarded_from_the_deck_are_those_of_the_draw_deck(s: Scenario) -> None:
    s.column(0, 1, "railgun | scientist | -")
    s.deck_top("famine", "muse", "strafe")
    s.use("scientist")
    s.decline()
    assert s.discard_pile() == ["famine", "muse", "strafe"]


@rule("RAD-COMP-09")
def test_a_destroyed_camp_is_not_in_the_discard_pile_nor_in_the_new_deck(s: Scenario) -> None:
    s.column(1, 1, "reactor(d)")
    s.deck(1)
    s.discard("scout", "muse")
    s.water(0, 4)
    s.use("railgun")
    s.hit("reactor")
    assert s.discard_pile() == ["scout", "muse"]
    s.draw()
    assert sorted(s.deck_ids()) == ["muse", "scout"]
