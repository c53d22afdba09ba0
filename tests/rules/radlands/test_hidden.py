"""Hidden information (RAD-HIDE): the whole text of view and log is searched for what must not be in it."""

import pytest

from stolik.games.radlands.view import BoardView, Discard, Side
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text, camp_row, seen

EVERYBODY = (0, 1, None)


@pytest.fixture(params=["ua", "pl"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(edition=request.param)


def shown(match: Match, seat: int | None) -> str:
    return as_text([match.view(seat), match.lines(seat)])


def sees(s: Scenario, seat: int | None, name: str) -> bool:
    return f'"{name}"' in shown(s.match, seat)


def table(s: Scenario, seat: int | None) -> BoardView:
    return seen(s.match, seat)


def side(s: Scenario, viewer: int | None, owner: int) -> Side:
    return table(s, viewer).sides[owner]


# Hands


@rule("RAD-HIDE-01")
def test_only_its_owner_sees_a_hand(s: Scenario) -> None:
    s.hand(0, "molgur_stang", "napalm")
    s.hand(1, "zeto_khan", "truce", "looter")
    for name in ("molgur_stang", "napalm"):
        assert [sees(s, seat, name) for seat in EVERYBODY] == [True, False, False]
    for name in ("zeto_khan", "truce", "looter"):
        assert [sees(s, seat, name) for seat in EVERYBODY] == [False, True, False]


@rule("RAD-HIDE-01")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_number_of_cards_in_a_hand_is_public(s: Scenario, viewer: int | None) -> None:
    s.hand(0, "molgur_stang", "napalm")
    s.hand(1, 5)
    assert side(s, viewer, 0).hand_count == 2
    assert side(s, viewer, 1).hand_count == 5


@rule("RAD-HIDE-01")
def test_only_who_draws_a_card_sees_it(s: Scenario) -> None:
    s.deck_top("molgur_stang")
    s.draw()
    assert [sees(s, seat, "molgur_stang") for seat in EVERYBODY] == [True, False, False]
    assert [side(s, seat, 0).hand_count for seat in EVERYBODY] == [1, 1, 1]


@rule("RAD-HIDE-01")
def test_only_its_owner_sees_the_cards_among_which_one_is_discarded(s: Scenario) -> None:
    s.deck_top("molgur_stang", "napalm")
    s.use("supply_depot")
    assert s.asked == (0, "discard")
    for name in ("molgur_stang", "napalm"):
        assert [sees(s, seat, name) for seat in EVERYBODY] == [True, False, False]
    s.hit("napalm")
    assert [sees(s, seat, "napalm") for seat in EVERYBODY] == [True, True, True]
    assert [sees(s, seat, "molgur_stang") for seat in EVERYBODY] == [True, False, False]


# Punks and the deck


@rule("RAD-HIDE-02")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_face_of_a_punk_in_play(s: Scenario, viewer: int | None) -> None:
    s.column(0, 1, "railgun | punk[molgur_stang]")
    s.column(1, 2, "cannon | muse | punk[napalm]")
    for card in (side(s, viewer, 0).columns[0][1], side(s, viewer, 1).columns[1][2]):
        assert card is not None
        assert card.card == "punk"
    assert not sees(s, viewer, "molgur_stang")
    assert not sees(s, viewer, "napalm")


@rule("RAD-HIDE-02")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_which_card_becomes_a_punk(s: Scenario, viewer: int | None) -> None:
    s.hand(0, "karli_blaze")
    s.deck_top("molgur_stang")
    s.junk("karli_blaze")
    assert not sees(s, viewer, "molgur_stang")
    s.answer(0, ("punk", 1, "front"))
    assert s.face(0, 1, 1) == "molgur_stang"
    assert not sees(s, viewer, "molgur_stang")


@rule("RAD-HIDE-03")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_a_card_of_the_deck(s: Scenario, viewer: int | None) -> None:
    s.deck(66)
    assert table(s, viewer).deck == 66
    assert [name for name in set(s.deck_ids()) if sees(s, viewer, name)] == []


@rule("RAD-HIDE-03")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_a_punk_returned_to_the_top_of_the_deck(s: Scenario, viewer: int | None) -> None:
    s.column(1, 1, "reactor | punk[molgur_stang]")
    s.use("railgun")
    s.hit("punk")
    assert s.deck_ids()[0] == "molgur_stang"
    assert table(s, viewer).deck == 31
    assert not sees(s, viewer, "molgur_stang")
    s.assert_nothing_pending()


@rule("RAD-HIDE-03")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_order_of_a_new_deck(s: Scenario, viewer: int | None) -> None:
    s.deck_top("muse")
    s.deck(1)
    s.discard("molgur_stang", "napalm", "scout")
    s.reshuffle("scout", "molgur_stang", "napalm")
    s.draw()
    for name in s.deck_ids():
        assert not sees(s, viewer, name)


# The discard pile


@rule("RAD-HIDE-04")
def test_a_player_sees_all_cards_the_opponent_discarded_this_turn(s: Scenario) -> None:
    s.hand(0, "muse", "strafe", "scout")
    s.junk("muse")
    s.junk("strafe")
    s.junk("scout")
    discard = table(s, 1).discard
    assert discard.this_turn == ["muse", "strafe", "scout"]
    assert discard.count == 3


@rule("RAD-HIDE-04")
def test_a_player_sees_the_cards_the_opponent_discards_from_the_deck(s: Scenario) -> None:
    s.column(0, 1, "railgun | scientist")
    s.deck_top("muse", "strafe", "gunner")
    s.use("scientist")
    assert table(s, 1).discard.this_turn == ["muse", "strafe", "gunner"]


@rule("RAD-HIDE-04")
def test_the_active_player_sees_what_the_opponent_discards_in_this_turn() -> None:
    s = Scenario(camp_set="v1")
    s.column(0, 1, "mercenary_camp")
    s.hand(1, "muse", "famine", "sniper")
    s.use("mercenary_camp")
    s.answer(1, ("discard_two",), ("discard", "muse"), ("discard", "famine"))
    assert table(s, 0).discard.this_turn == ["muse", "famine"]
    assert not sees(s, 0, "sniper")


@rule("RAD-HIDE-05")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_cards_discarded_in_earlier_turns_are_not_shown(s: Scenario, viewer: int | None) -> None:
    old = ["molgur_stang", "napalm", "looter", "gunner", "truce"]
    s.discard(*old, "scout", "strafe", fresh=2)
    assert table(s, viewer).discard == Discard(7, "strafe", ["scout", "strafe"])
    assert [name for name in old if sees(s, viewer, name)] == []


@rule("RAD-HIDE-05")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_of_a_pile_of_earlier_turns_only_the_top_card_lies_open(s: Scenario, viewer: int | None) -> None:
    s.discard("molgur_stang", "napalm", "looter")
    assert table(s, viewer).discard == Discard(3, "looter", [])
    assert not sees(s, viewer, "molgur_stang")
    assert not sees(s, viewer, "napalm")


@rule("RAD-HIDE-05")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_was_discarded_this_turn_is_covered_when_the_turn_ends(s: Scenario, viewer: int | None) -> None:
    s.hand(0, "muse", "strafe")
    s.junk("muse")
    s.junk("strafe")
    assert table(s, viewer).discard.this_turn == ["muse", "strafe"]
    s.end_turn()
    assert table(s, viewer).discard == Discard(2, "strafe", [])


# Camps before they are revealed


@rule("RAD-HIDE-06")
@pytest.mark.parametrize("camp_set", ["v1", "v2"])
def test_chosen_camps_are_hidden_until_both_players_have_chosen(camp_set: str) -> None:
    match = Match.start("radlands", seed=11, options={"camp_set": camp_set})
    offers: list[set[str]] = [{str(name) for option in match.options(seat) for name in option[1:]} for seat in (0, 1)]
    kept = [match.options(seat)[0][1:] for seat in (0, 1)]
    assert [len(offer) for offer in offers] == [6, 6]
    match.answer(0, ("keep", *kept[0]))
    for viewer, hidden in ((1, offers[0]), (0, offers[1]), (None, offers[0] | offers[1])):
        assert [name for name in hidden if f'"{name}"' in shown(match, viewer)] == []
    assert [asked.done for asked in match.view(1).asked] == [True, False]
    match.answer(1, ("keep", *kept[1]))
    for viewer in EVERYBODY:
        for owner, shown_side in enumerate(seen(match, viewer).sides):
            assert tuple(camp.card for camp in camp_row(shown_side)) == kept[owner]


# What lies open


@pytest.fixture
def busy(s: Scenario) -> Scenario:
    s.column(0, 1, "muse | juggernaut(d) | scout(d)", moves=1)
    s.column(0, 2, "garage | punk[famine] | sniper(n)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor(d) | punk(n)")
    s.hand(0, 3, "water_silo")
    s.hand(1, 2)
    s.water(0, 2)
    s.queue(0, "banish", None, "uprising")
    s.queue(1, None, "raiders")
    s.discard(4, "strafe", fresh=1)
    s.deck(20)
    s.ran_out()
    return s


@rule("RAD-HIDE-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_cards_in_play_with_damage_readiness_and_places_are_public(busy: Scenario, viewer: int | None) -> None:
    def row(owner: int, column: int) -> list[tuple[str, str, bool] | None]:
        cards = side(busy, viewer, owner).columns[column - 1]
        return [None if card is None else (card.card, card.state, card.ready) for card in cards]

    assert row(0, 1) == [
        ("muse", "undamaged", True),
        ("juggernaut", "damaged", True),
        ("scout", "damaged", False),
    ]
    assert row(0, 2) == [
        ("garage", "undamaged", True),
        ("punk", "undamaged", True),
        ("sniper", "undamaged", False),
    ]
    assert row(0, 3) == [("supply_depot", "destroyed", False), None, None]
    assert row(1, 1) == [("reactor", "damaged", True), ("punk", "undamaged", False), None]
    assert row(1, 2) == [("cannon", "undamaged", True), None, None]


@rule("RAD-HIDE-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_the_moves_of_a_juggernaut_are_public(s: Scenario, viewer: int | None, moves: int) -> None:
    cells = ["-", "-", "-"]
    cells[moves] = "juggernaut"
    s.column(0, 1, " | ".join(cells), moves=moves)
    column = side(s, viewer, 0).columns[0]
    assert [card is not None and card.card == "juggernaut" for card in column].index(True) == moves


@rule("RAD-HIDE-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_queues_and_the_places_of_raiders_and_water_silo_are_public(busy: Scenario, viewer: int | None) -> None:
    mine, theirs = side(busy, viewer, 0), side(busy, viewer, 1)
    assert mine.queue == ["banish", None, "uprising"]
    assert theirs.queue == [None, "raiders", None]
    assert (mine.raiders, theirs.raiders) == ("play_area", "queue")
    assert (mine.silo, theirs.silo) == ("hand", "play_area")


@rule("RAD-HIDE-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_water_and_the_sizes_of_deck_and_discard_pile_are_public(busy: Scenario, viewer: int | None) -> None:
    assert (side(busy, viewer, 0).water, side(busy, viewer, 1).water) == (2, 0)
    assert table(busy, viewer).deck == 20
    assert table(busy, viewer).discard.count == 5


@rule("RAD-HIDE-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("has_run_out", [False, True])
def test_whether_the_deck_has_run_out_is_public(s: Scenario, viewer: int | None, has_run_out: bool) -> None:
    if has_run_out:
        s.ran_out()
    assert table(s, viewer).deck_ran_out is has_run_out


# Punks that come to a hand


@rule("RAD-HIDE-08")
@pytest.mark.parametrize("owner", [0, 1])
def test_only_its_owner_sees_a_punk_that_truce_returned_to_the_hand(s: Scenario, owner: int) -> None:
    s.hand(0, "truce")
    s.column(owner, 1, "arcade | punk[molgur_stang]")
    s.play("truce")
    assert s.hand_of(owner) == ["molgur_stang"]
    for viewer in EVERYBODY:
        assert sees(s, viewer, "molgur_stang") is (viewer == owner)
        assert side(s, viewer, owner).hand_count == 1
    s.assert_nothing_pending()


@rule("RAD-HIDE-08")
def test_only_its_owner_sees_a_punk_that_a_rescue_team_returned_to_the_hand(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | punk[napalm]")
    s.use("rescue_team")
    assert [sees(s, viewer, "napalm") for viewer in EVERYBODY] == [False, False, False]
    s.hit("punk")
    assert [sees(s, viewer, "napalm") for viewer in EVERYBODY] == [True, False, False]
    assert s.can(("play", "napalm"))
    s.assert_nothing_pending()
