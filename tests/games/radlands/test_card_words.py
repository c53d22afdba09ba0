"""The words of the cards: three languages, the same messages in each, a name and a text for every card."""

from functools import cache
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from stolik.games.radlands import content

LANGUAGES = ["en", "pl", "uk"]
CARDS = [
    *(person.id for person in content.people()),
    *(event.id for event in content.events()),
    *(camp.id for camp in content.camps()),
    *(card.id for card in content.special()),
    "punk",
]
# The camps whose text the revised printing changes; of the Command Post it changes the starting cards only.
REVISED = [camp.id for camp in content.camps("v2") if camp.certainty is not None and camp.id != "command_post"]
JUNK = ["injure", "raid", "draw", "restore", "water", "punk"]


@cache
def source(language: str) -> str:
    return (resources.files("stolik.games.radlands") / "words" / f"cards.{language}.ftl").read_text("utf-8")


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
    pattern = bundle(language).get_message(message).value
    assert pattern is not None, message
    text, errors = bundle(language).format_pattern(pattern)
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    junk = [entry.content for entry in body(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    assert len(set(ids(language))) == len(ids(language))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    for card in CARDS:
        for message in [f"card-{card}", f"card-{card}-text"]:
            assert words(language, message.replace("_", "-")).strip(), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_revised_camp_has_a_text_of_its_own(language: str) -> None:
    for camp in REVISED:
        old = words(language, f"card-{camp}-text".replace("_", "-"))
        new = words(language, f"card-{camp}-v2-text".replace("_", "-"))
        assert old != new, camp


def test_no_card_words_are_left_over() -> None:
    expected = {f"card-{card}" for card in CARDS} | {f"card-{card}-text" for card in CARDS}
    expected |= {f"card-{camp}-v2-text" for camp in REVISED}
    found = {message for message in ids("en") if message.startswith("card-")}
    assert found == {message.replace("_", "-") for message in expected}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_distinct(language: str) -> None:
    names = [words(language, f"card-{card}".replace("_", "-")) for card in CARDS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_gives_the_water_of_each_printed_ability(language: str) -> None:
    for camp_set in ("v1", "v2"):
        cards: list[tuple[str, tuple[content.Ability, ...]]] = []
        cards += [(person.id, person.abilities) for person in content.people()]
        cards += [(camp.id, camp.abilities) for camp in content.camps(camp_set)]
        for card, abilities in cards:
            suffix = "v2-text" if camp_set == "v2" and card in REVISED else "text"
            lines = words(language, f"card-{card}-{suffix}".replace("_", "-")).splitlines()
            costs = [line[0] for line in lines if line[0] in "?0123456789"]
            assert costs == ["?" if a.water == content.ANY_COST else str(a.water) for a in abilities], card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_icon_is_explained(language: str) -> None:
    for effect in ["destroy", "damage", *JUNK]:
        assert words(language, f"effect-{effect}-text")
