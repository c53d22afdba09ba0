"""The printed facts that a board draws cards from: those of the content files, of the printing that is played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.games.radlands.catalogue import DRAW_DECK, KIND
from stolik.games.radlands.facts import Ability, Facts, facts
from stolik.games.radlands.game import GAME
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.scenarios.radlands import Scenario

ROOT = Path(__file__).parents[3]
CONTENT = ROOT / "stolik" / "games" / "radlands" / "content"
SETUPS = [(edition, camp_set) for edition in ("ua", "pl") for camp_set in ("v1", "v2")]


def of(edition: str, camp_set: str) -> Facts:
    return facts(GAME.check_setup(2, {"edition": edition, "camp_set": camp_set}))


def file(name: str) -> list[dict[str, Any]]:
    """The entries of a content file, read without the game's own loader."""
    found: list[dict[str, Any]] = next(iter(tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8")).values()))
    return found


@pytest.mark.parametrize(("edition", "camp_set"), SETUPS)
def test_every_card_is_as_the_content_files_have_it(edition: str, camp_set: str) -> None:
    cards = of(edition, camp_set).cards
    camps = {entry["id"]: entry for entry in file("camps")}
    if camp_set == "v2":
        camps |= {entry["id"]: entry for entry in file("camps_v2")}
    people, events = file("people"), file("events")
    assert list(cards) == [*camps, *(e["id"] for e in (*people, *events)), "water_silo", "raiders", "punk"]
    for type, entries in (("camp", camps.values()), ("person", people), ("event", events)):
        for entry in entries:
            card = cards[entry["id"]]
            assert card.type == type
            assert card.copies == entry.get("copies", 1)
            assert card.unique == entry.get("unique", False)
            for key in ("cost", "junk", "bomb", "start"):
                assert getattr(card, key) == entry.get(key), (entry["id"], key)
            boxes = [Ability(box["water"], box["does"], box["icons"]) for box in entry.get("abilities", [])]
            assert card.abilities == boxes
            assert card.icons == entry.get("icons", [])
            assert card.traits == entry.get("traits", [])
    assert (cards["water_silo"].type, cards["water_silo"].junk, cards["raiders"].bomb) == ("silo", "water", 2)


def test_the_copies_make_up_the_deck() -> None:
    cards = of("ua", "v1").cards
    in_deck = {name: card.copies for name, card in cards.items() if card.type in ("person", "event")}
    assert in_deck == {name: DRAW_DECK.count(KIND[name]) for name in in_deck}
    assert sum(in_deck.values()) == len(DRAW_DECK)


@pytest.mark.parametrize(("edition", "camp_set"), SETUPS)
def test_every_text_has_words(edition: str, camp_set: str) -> None:
    found = of(edition, camp_set)
    for language in LANGUAGES:
        has = Speech(GAME, language).has
        missing = [card.text for card in found.cards.values() if not has(card.text)]
        assert missing == []
        assert [message for message in found.effects.values() if not has(message)] == []


def test_editions_and_printings_differ_where_they_do() -> None:
    assert of("ua", "v1").effects["restore"] != of("pl", "v1").effects["restore"]
    old, new = of("ua", "v1").cards, of("ua", "v2").cards
    changed = {name for name in old if old[name] != new[name]}
    assert changed == {entry["id"] for entry in file("camps_v2")}
    assert old["command_post"].text == new["command_post"].text
    assert old["cannon"].text != new["cannon"].text


def test_what_actions_cost_is_what_the_engine_takes() -> None:
    found = of("ua", "v1")
    for option, cost in ((("draw",), found.draw_cost), (("take_silo",), found.silo_cost)):
        s = Scenario()
        s.water(0, 3)
        s.answer(0, option)
        assert s.board.water[0] == 3 - cost


def test_nobody_can_change_the_facts_of_another_match() -> None:
    of("ua", "v1").cards["muse"].abilities.clear()
    assert of("ua", "v1").cards["muse"].abilities == [Ability(0, "water", ["water"])]


@pytest.mark.parametrize(("edition", "camp_set"), SETUPS)
def test_the_facts_survive_json_and_come_from_the_game(edition: str, camp_set: str) -> None:
    found = GAME.facts(GAME.check_setup(2, {"edition": edition, "camp_set": camp_set}))
    assert (found.edition, found.camp_set) == (edition, camp_set)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Facts) == found
