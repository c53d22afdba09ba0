"""The words of cards, sheets, tokens and places: the same messages in three languages, none missing or left over."""

from functools import cache
from importlib import resources
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from stolik.games.waste_knights import content

LANGUAGES = ["en", "pl", "uk"]
EQUIPMENT = [card.id for card in content.equipment()] + [card.id for card in content.uniques()]
CARDS = [
    *EQUIPMENT,
    *(f"broken_{card}" for card in EQUIPMENT),
    *(knight.ability for knight in content.knights()),
    *(vehicle.ability for vehicle in content.vehicles()),
    *(side.id for card in content.advances() for side in card.sides),
    *(card.id for card in content.enemies()),
    *(card.id for card in content.events()),
    *(card.id for card in content.encounters()),
    *(card.id for card in content.explorations()),
    *(card.id for card in content.injuries()),
    *(card.id for card in content.faults()),
    *(card.id for card in content.specials()),
    "unconscious",
    "wreck",
]


def expected() -> set[str]:
    """Every message that the files must have."""
    found = {message for card in CARDS for message in (f"card-{card}", f"card-{card}-text")}
    for card in content.explorations():
        found |= {f"card-{card.id}-{terrain}" for terrain in ("highway", "desert", "mountains", "bush")}
    for knight in content.knights():
        found |= {f"knight-{knight.id}{part}" for part in ("", "-profession", "-text", "-flavour")}
    for vehicle in content.vehicles():
        found |= {f"vehicle-{vehicle.id}{part}" for part in ("", "-text", "-flavour")}
    for space in content.spaces():
        if space.city:
            found |= {f"city-{space.city.lower()}", f"city-{space.city.lower()}-flavour"}
        if space.site:
            found |= {f"site-{space.site_id}", f"site-{space.site_id}-flavour"}
    for token in content.threats():
        found |= {f"token-{token.id}", f"token-{token.id}-yellow", f"token-{token.id}-red"}
    return {message.replace("_", "-") for message in found}


@cache
def source(language: str) -> str:
    return (resources.files("stolik.games.waste_knights") / "words" / f"cards.{language}.ftl").read_text("utf-8")


@cache
def body(language: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source(language)).body


def ids(language: str) -> list[str]:
    return [entry.id.name for entry in body(language) if isinstance(entry, ast.Message)]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language])
    made.add_resource(FluentResource(source(language)))
    return made


def words(language: str, message: str) -> str:
    pattern = bundle(language).get_message(message.replace("_", "-")).value
    assert pattern is not None, message
    text, errors = bundle(language).format_pattern(pattern)
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    assert [entry.content for entry in body(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    assert len(set(ids(language))) == len(ids(language))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert ids(language) == ids("en")


def test_everything_printed_has_words_and_nothing_is_left_over() -> None:
    assert set(ids("en")) == expected()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_distinct(language: str) -> None:
    names = [words(language, f"card-{card}") for card in CARDS]
    assert [name for name in names if names.count(name) > 1] == []


COLOURS: Final = {
    "en": [("white", "white"), ("green", "green"), ("blue", "blue"), ("red", "red")],
    "pl": [("biała", "białe"), ("zielona", "zielone"), ("niebieska", "niebieskie"), ("czerwona", "czerwone")],
    "uk": [("білий", "білі"), ("зелений", "зелені"), ("синій", "сині"), ("червоний", "червоні")],
}


def in_words(language: str, dice: str) -> str:
    """One die of a colour and two to four of it; a letter alone says nothing (and a Cyrillic Ze is read as a three)."""
    counts = [(dice.count(letter), names) for letter, names in zip("WGBR", COLOURS[language], strict=True)]
    return " + ".join(one if count == 1 else f"{count} {more}" for count, (one, more) in counts if count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weapon_text_names_the_colours_of_its_dice(language: str) -> None:
    for card in content.equipment():
        for side, id in ((card.working, card.id), (card.broken, f"broken-{card.id}")):
            if side.dice:
                first = words(language, f"card-{id}-text").splitlines()[0]
                assert first.endswith(f": {in_words(language, side.dice)}."), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enemy_text_gives_its_health_and_its_number_of_dice(language: str) -> None:
    for enemy in content.enemies():
        first = words(language, f"card-{enemy.id}-text").splitlines()[0]
        assert f"({in_words(language, enemy.dice)}), " in first, enemy.id
        assert first.endswith(f" {enemy.health}."), enemy.id


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_texts_are_translated(language: str) -> None:
    same = [message for message in ids("en") if words(language, message) == words("en", message)]
    untranslated = {message for message in same if not message.startswith("knight-")} - {
        "card-katana",
    }
    assert untranslated <= {f"card-{card.id}".replace("_", "-") for card in content.equipment()}
