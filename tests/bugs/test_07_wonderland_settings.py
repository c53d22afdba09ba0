"""Wonderland's War: settings for the first player, for the ally set of each kind, and for one's own odds in the war.

The first player was always drawn, one setting decided over the cards of all ally kinds, and the odds of the next draw
could not be hidden.
"""

from typing import Any

import msgspec
import pytest

from stolik.games.wonderlands_war import GAME
from stolik.games.wonderlands_war.catalogue import ALLIES, ALLY
from stolik.games.wonderlands_war.game import KIND_SETTINGS
from stolik.games.wonderlands_war.terminal import draw
from stolik.games.wonderlands_war.view import Odds
from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.record import load, save
from stolik.kernel.setups import every_setup
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.conformance import conformance
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario, seen
from stolik.testkit.words import Voices

SPEECH = Speech(GAME, "en")


def started(seats: int, seed: int | str = 1, **options: str) -> Match:
    return Match.start("wonderlands_war", seats=seats, seed=seed, options=options)


def ally_cards(match: Match) -> list[str | None]:
    return list(seen(match).ally_cards.values())


# The first player


@rule("WW-PLAYER-13", "WW-SHARD-01")
@pytest.mark.parametrize(("seats", "number"), [(2, 1), (2, 2), (3, 3), (4, 2), (5, 5)])
def test_the_table_may_name_the_first_player(seats: int, number: int) -> None:
    for seed in range(4):
        match = started(seats, seed, first_player=str(number))
        assert seen(match).first == number - 1
        assert "first" not in [stream for _, stream, _ in match.chance]
        shards = [side.shards for side in seen(match).seats]
        assert shards[number - 1] == max(shards)
        assert [line["seat"] for line in match.lines(None) if line["event"] == "starts"] == [number - 1]
        for question in list(match.questions):
            match.answer(question.seat, question.options[0])
        turns = [question.seat for question in match.questions if question.kind == "tea_turn"]
        assert turns in ([number - 1], [])  # the Jabberwock may be asked for his poison before


@rule("WW-PLAYER-13", "WW-RULING-05")
def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    assert {seen(started(4, seed)).first for seed in range(30)} == {0, 1, 2, 3}
    assert seen(started(4, 3)).first == seen(started(4, 3, first_player="drawn")).first


@rule("WW-PLAYER-13")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 4), (4, 5)])
def test_a_first_player_who_is_not_there_is_refused(seats: int, number: int) -> None:
    with pytest.raises(BadSetup, match=rf"first_player .* 1 to {seats} .* {seats} players, not '{number}'"):
        started(seats, first_player=str(number))
    with pytest.raises(BadSetup):
        started(seats, first_player="0")


@rule("WW-PLAYER-13")
def test_while_factions_are_chosen_a_drawn_first_player_is_not_known_yet() -> None:
    assert seen(started(3, factions="chosen")).first is None
    assert seen(started(3, factions="chosen", first_player="2")).first == 1


# The ally set of each kind


@rule("WW-SETUP-03")
@pytest.mark.parametrize("kind", range(ALLIES))
def test_each_kind_may_have_a_set_of_its_own(kind: int) -> None:
    options = {"ally_set": "b", f"{ALLY[kind]}_set": "d"}
    expected = ["b"] * ALLIES
    expected[kind] = "d"
    match = started(3, **options)
    assert ally_cards(match) == expected
    assert "ally_cards" not in [stream for _, stream, _ in match.chance]


@rule("WW-SETUP-02", "WW-SETUP-03")
def test_all_kinds_may_be_named() -> None:
    names = ["d", "c", "b", "a", "c"]
    match = started(3, ally_set="mixed", **{f"{ALLY[kind]}_set": name for kind, name in enumerate(names)})
    assert ally_cards(match) == names
    assert not [line for line in match.lines(None) if line["event"] == "drew_ally_cards"]


@rule("WW-SETUP-03")
def test_only_what_is_not_named_is_drawn() -> None:
    dice = Dice(1)
    dice.script = {"ally_cards": [[1], [2]]}
    match = Match.start(
        "wonderlands_war",
        seats=3,
        dice=dice,
        options={"ally_set": "mixed", "card_soldier_set": "d", "rose_set": "a", "creature_set": "d"},
    )
    assert ally_cards(match) == ["d", "b", "a", "c", "d"]
    drew: Any = [line for line in match.lines(None) if line["event"] == "drew_ally_cards"]
    assert drew[0]["cards"] == ("card_soldier_d", "flamingo_b", "rose_a", "red_rook_c", "creature_d")


@rule("WW-SETUP-03")
def test_one_kind_may_be_drawn_alone() -> None:
    letters = set()
    for seed in range(30):
        cards = ally_cards(started(3, seed, ally_set="c", rose_set="drawn"))
        assert cards[:2] + cards[3:] == ["c"] * 4
        letters.add(cards[2])
    assert letters == {"a", "b", "c", "d"}


# One's own odds


def fighting(odds: str) -> Scenario:
    s = Scenario("alice", "queen", "hatter", odds=odds)
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 3)
    s.bag("alice", "faction_1", "faction_2", "madness", "madness", "double_madness")
    s.will_draw("alice", "faction_1")
    s.will_draw("queen", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    return s


def words(match: Match, viewer: int | None) -> str:
    """Everything the plain board says."""
    voices: list[str] = []
    _collect(msgspec.to_builtins(GAME.plain(seen(match, viewer), viewer)), voices)
    return "\n".join(voices)


def _collect(value: Any, voices: list[str]) -> None:
    if isinstance(value, dict):
        if set(value) == {"message", "args"}:
            voices.append(SPEECH.say(Said(value["message"], value["args"])))
        for inner in value.values():
            _collect(inner, voices)
    elif isinstance(value, list):
        for inner in value:
            _collect(inner, voices)


def shown_in_terminal(match: Match, viewer: int) -> str:
    return "\n".join(draw(match.view(viewer), lambda message: SPEECH.say(Said(message)), 200))


@rule("WW-INFO-10", "WW-RULING-100")
def test_the_own_odds_are_shown_in_the_war_by_default() -> None:
    assert started(3).setup["odds"] == "shown"
    s = fighting("shown")
    assert seen(s.match, 0).seats[0].odds == Odds(chips=4, madness=2, double_madness=1, poison=0)
    assert [side.odds is None for side in seen(s.match, 1).seats] == [True, False, True]
    assert [side.odds for side in seen(s.match, None).seats] == [None] * 3
    assert "madness in the next draw: 3 of 4" in words(s.match, 0)
    lines = shown_in_terminal(s.match, 0)
    assert "Madness in the next draw: 2 / 4" in lines
    assert "Double madness in the next draw: 1 / 4" in lines
    assert "Poison in the next draw" not in lines  # there is none in the bag


@rule("WW-INFO-10")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_hidden_odds_are_nowhere(viewer: int) -> None:
    s = fighting("hidden")
    assert [side.odds for side in seen(s.match, viewer).seats] == [None] * 3
    assert "in the next draw" not in words(s.match, viewer)
    assert "in the next draw" not in shown_in_terminal(s.match, viewer)
    assert seen(s.match, viewer).seats[0].bag_count == 4  # this stays public


@rule("WW-INFO-10", "WW-INFO-02")
def test_hidden_odds_leave_the_look_into_the_own_bag_at_the_tea_party() -> None:
    match = started(3, odds="hidden")
    side = seen(match, 1).seats[1]
    assert side.bag is not None
    assert len(side.bag) == side.bag_count
    assert side.odds is None
    assert "in the next draw" not in words(match, 1)


# All of them


def test_every_setting_and_every_value_has_words() -> None:
    voices = Voices(GAME)
    for setting in GAME.settings:
        names = [setting.name, *(f"{setting.name}-{value}" for value in setting.values)]
        said = [voices.say(Said(f"setting-{name}".replace("_", "-"))) for name in names]
        for language in range(len(LANGUAGES)):
            assert len({texts[language] for texts in said[1:]}) == len(setting.values), setting.name
    labels = [voices.say(Said(f"setting-{setting.name}".replace("_", "-"))) for setting in GAME.settings]
    for language in range(len(LANGUAGES)):
        assert len({texts[language] for texts in labels}) == len(GAME.settings)


def test_the_settings_are_as_documented() -> None:
    assert [setting.name for setting in GAME.settings] == [
        "ally_set",
        "card_soldier_set",
        "flamingo_set",
        "rose_set",
        "red_rook_set",
        "creature_set",
        "factions",
        "first_player",
        "odds",
    ]
    assert [f"{name}_set" for name in ALLY[:ALLIES]] == list(KIND_SETTINGS)


def test_a_match_with_them_is_saved_and_conforms() -> None:
    options = {"ally_set": "mixed", "flamingo_set": "c", "first_player": "3", "odds": "hidden"}
    match = started(3, **options)
    assert load(save(match)).state.to_json() == match.state.to_json()
    assert conformance("wonderlands_war", 3, options, one_in=40) > 0


def test_every_number_of_seats_is_still_tried_with_every_first_player_there_is() -> None:
    setups = every_setup(GAME)
    for seats in range(2, 6):
        firsts = {options.get("first_player", "drawn") for count, options in setups if count == seats}
        assert firsts == {"drawn", *(str(number) for number in range(1, seats + 1))}
