"""The words of the table: three languages, and nothing is ever said without words in all of them."""

import os
import re
from importlib import resources
from pathlib import Path

import pytest

from stolik.games.waste_knights import GAME, events
from stolik.games.waste_knights.options import HEAL_TAINTED
from stolik.games.waste_knights.story.shelf import ADVENTURES as SHELF
from stolik.games.waste_knights.vocabulary import (
    ATTACKS,
    COLOURS,
    FOE_TYPES,
    HARMS,
    HAZARDS,
    RESOURCES,
    SHOPS,
    SKILLS,
    STATS,
    TERRAINS,
    TRAITS,
)
from stolik.games.waste_knights.wording import FACE_WORDS, word_of
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.state import Result
from stolik.testkit.words import Voices, check_languages, messages

MATCHES = int(os.environ.get("STOLIK_SOAK", "2"))
PACKAGE = "stolik.games.waste_knights"
VOICES = Voices(GAME)
FILES = [("stolik.kernel", "{}.ftl"), (PACKAGE, "table.{}.ftl"), (PACKAGE, "story.{}.ftl"), (PACKAGE, "cards.{}.ftl")]
ROAD = Path("web/src/games/waste_knights/sounds.ts").read_text("utf-8")
SOUNDS = (
    *("", "draw", "shuffle", "play", "place", "hit", "destroy", "heal", "gain", "lose", "roll", "move", "turn"),
    *("flip", "coin", "win"),
    *re.findall(r"^  (\w+): \[", ROAD, re.MULTILINE),
    *re.findall(r"^  (\w+): ticks", ROAD, re.MULTILINE),
)
"""What the table and the board of the game can play."""
ADVENTURES = next(setting.values for setting in GAME.settings if setting.name == "adventure")


def test_the_languages_have_the_same_messages_in_the_same_order() -> None:
    check_languages(PACKAGE, "table")


def test_no_message_is_in_two_files() -> None:
    names = [name for package, pattern in FILES for name in messages(package, pattern.format("en"))]
    assert [name for name in set(names) if names.count(name) > 1] == []


@pytest.mark.parametrize(
    ("prefix", "table"),
    [
        ("skill", SKILLS),
        ("terrain", TERRAINS),
        ("space", TERRAINS),
        ("colour", COLOURS),
        ("stat", STATS),
        ("trait", TRAITS),
        ("enemy-type", FOE_TYPES),
        ("attack", ATTACKS),
        ("hazard", HAZARDS[:3]),
        ("harm", HARMS),
        ("shop", SHOPS),
        ("resource", RESOURCES[:3]),
        ("face", tuple(FACE_WORDS.values())),
    ],
)
def test_every_term_has_a_word(prefix: str, table: tuple[str, ...]) -> None:
    for name in table:
        VOICES.say(Said(f"{prefix}-{name.replace('_', '-')}"))


def test_every_reason_has_words() -> None:
    named = set(messages(PACKAGE, "table.en.ftl"))
    folder = resources.files(PACKAGE) / "why"
    source = "\n".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py"))
    found = re.findall(r'(?:"WK-[A-Z0-9-]+"|clause),\s*"([a-z-]+)"(?: if [^"]*? else "([a-z-]+)")?', source)
    used = {f"why-{name}" for pair in found for name in pair if name}
    used |= {f"why-choice-{lack}" for lack in ("cost", "requirement", "rival")}  # what `story.run.lacks` tells
    assert len(used) > 50
    assert used == {name for name in named if name.startswith("why-")}


def test_things_are_called_by_their_kind() -> None:
    assert word_of("johnny_taylor") == "@knight-johnny-taylor"
    assert word_of("gaz_jeep") == "@vehicle-gaz-jeep"
    assert word_of("fuel") == "@resource-fuel"
    assert word_of("market") == "@shop-market"
    assert word_of("tt01") == "@token-tt01"
    assert word_of("broken_frag_grenade") == "@card-broken-frag-grenade"
    assert HEAL_TAINTED == ("heal", "tainted")


def test_a_plain_space_is_told_by_its_terrain_and_not_by_its_number() -> None:
    def told(space: str) -> tuple[str, ...]:
        return tuple(VOICES.say(GAME.say_event(events.Moved("johnny_taylor", space))))

    assert told("M22") == (
        "Johnny Taylor enters a desert space.",
        "Johnny Taylor wjeżdża na pole: pustynia.",
        "Джонні Тейлор в’їжджає на поле: пустеля.",
    )
    assert told("M40")[0] == "Johnny Taylor enters Cerbero Spire."


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("seed", range(MATCHES))
def test_everything_said_in_a_match_has_words(adventure: str, seed: int) -> None:
    options = {"adventure": adventure, "setup": ("draft", "quick")[seed % 2]}
    most = next(one.most for one in SHELF if one.key == adventure)
    seats = min(most, 2 + seed % 3)
    match = Match.start("waste_knights", seats, f"words {seed}", options)
    dice = Dice(seed)
    said: set[str] = set()
    while not match.over and len(match.answers) < 400:
        question = match.questions[dice.below(len(match.questions), "seat")]
        VOICES.say(GAME.say_question(question))
        texts = [VOICES.say(GAME.say_option(match.state, question, option)) for option in question.options]
        for language in range(3):
            assert len({text[language] for text in texts}) == len(texts), f"two options sound alike: {texts}"
        if not dice.below(8, "why"):
            for seat, attempt in match.every_attempt():
                reason = match.why_not(seat, attempt)
                if reason is not None and repr(reason) not in said:
                    said.add(repr(reason))
                    VOICES.say(reason.said)
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    for reader in (0, None):
        for event in match.events(reader):
            VOICES.say(GAME.say_event(event))


@pytest.mark.parametrize("reason", ["adventure_won", "adventure_lost", "all_eliminated", "conceded"])
def test_every_result_has_words(reason: str) -> None:
    VOICES.say(GAME.say_result(Result((1, 2), (1, 0), reason)))


def test_every_event_has_words_and_a_sound_that_boards_know() -> None:
    named = set(messages(PACKAGE, "table.en.ftl")) | set(messages(PACKAGE, "story.en.ftl"))
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    own = [kind for kind in kinds if kind is not Event]
    assert len(own) > 70
    for kind in own:
        name = str(kind.__struct_config__.tag).replace("_", "-")
        assert f"event-{name}" in named or f"event-{name}-named" in named, name
        assert kind.sound in SOUNDS, name
        assert set(kind.hides) <= set(kind.__struct_fields__)
