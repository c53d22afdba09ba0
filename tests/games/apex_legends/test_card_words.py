"""The words of everything printed: three languages, the same messages in each, a name and a text for all of it."""

import re
from functools import cache
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from stolik.games.apex_legends import content

LANGUAGES = ["en", "pl", "uk"]
USED = [f"{row.id}_used" for row in content.gear() if row.two_sided]
CARDS = [
    *(legend.id for legend in content.legends()),
    *(ability.id for ability in content.abilities()),
    *(feat.id for feat in content.feats()),
    *(accessory.id for accessory in content.accessories()),
    *(grenade.id for grenade in content.grenades()),
    *(attachment.id for attachment in content.attachments()),
    *(row.id for row in content.gear()),
    *USED,
    *(weapon.id for weapon in content.weapons()),
    *(card.id for card in content.aim_cards()),
    *(card.id for card in content.ring_cards()),
    *(card.id for card in content.supply_bins()),
    *(card.id for card in content.supply_drops()),
    *(token.id for token in content.bonus_tokens()),
    *(figure.id for figure in content.figures()),
    *(row.id for row in content.objects()),
]


@cache
def source(language: str) -> str:
    return (resources.files("stolik.games.apex_legends") / "words" / f"cards.{language}.ftl").read_text("utf-8")


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


def name(language: str, card: str) -> str:
    return words(language, f"card-{card}".replace("_", "-"))


def text(language: str, card: str) -> str:
    return words(language, f"card-{card}-text".replace("_", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    assert [entry.content for entry in body(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    assert len(set(ids(language))) == len(ids(language))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name_and_a_text(language: str) -> None:
    for card in CARDS:
        assert name(language, card).strip(), card
        assert text(language, card).strip().endswith("."), card


def test_no_card_words_are_left_over() -> None:
    expected = {f"card-{card}" for card in CARDS} | {f"card-{card}-text" for card in CARDS}
    found = {message for message in ids("en") if message.startswith("card-")}
    assert found == {message.replace("_", "-") for message in expected}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_distinct(language: str) -> None:
    names = [name(language, card) for card in CARDS]
    assert sorted(one for one in set(names) if names.count(one) > 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weapon_text_gives_the_printed_numbers(language: str) -> None:
    for weapon in content.weapons():
        values = text(language, weapon.id).splitlines()[1]
        low, high = weapon.range
        best = f"{low}+" if high == content.NO_END else f"{low}–{high}" if low < high else str(low)
        shots, cards = weapon.rate
        rate = f"{shots}×{cards}" if cards > 1 else str(shots)
        found = re.findall(r"[\d+–×]+", values)
        assert found == [best, str(weapon.threshold), rate, str(weapon.damage), f"+{weapon.headshot}"], weapon.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_feat_text_begins_with_its_label(language: str) -> None:
    for feat in content.feats():
        label = words(language, f"label-{feat.label}")
        team = words(language, "label-team")
        assert text(language, feat.id).startswith(f"{label} ({team}):" if feat.team else f"{label}:"), feat.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_text_ends_with_its_cooldown(language: str) -> None:
    for ability in content.abilities():
        assert text(language, ability.id).endswith(f" {ability.cooldown}."), ability.id


def test_the_languages_give_the_same_numbers() -> None:
    """A translation that lost or changed a number would be a different card."""
    for card in CARDS:
        if card in ("bt2", "bt3", "bt4"):
            continue
        english = re.findall(r"\d+", text("en", card))
        for language in LANGUAGES[1:]:
            assert sorted(re.findall(r"\d+", text(language, card))) == sorted(english), (language, card)
