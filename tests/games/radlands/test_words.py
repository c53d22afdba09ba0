"""The words of the table: three languages, and nothing is ever said without words in all of them."""

import os
import re
from importlib import resources

import pytest
from fluent.syntax import ast

from stolik.games.radlands import GAME
from stolik.games.radlands.cards.register import PERFORMS
from stolik.games.radlands.catalogue import JUNK
from stolik.kernel.dice import Dice
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.kernel.state import Result
from stolik.kernel.words import LANGUAGES
from stolik.testkit.scenarios.radlands import Scenario
from stolik.testkit.words import Voices, check_languages, messages, words_file

MATCHES = int(os.environ.get("STOLIK_SOAK", "16"))
VOICES = Voices(GAME)
SPEECH = VOICES.speech
PACKAGE = "stolik.games.radlands"
FILES = [("stolik.kernel", ""), (PACKAGE, "table"), (PACKAGE, "cards")]
COUNTS = [0, 1, 2, 5, 12, 21, 22, 25, 112]


@pytest.mark.parametrize(("package", "name"), FILES)
def test_the_languages_have_the_same_messages_in_the_same_order(package: str, name: str) -> None:
    check_languages(package, name)


def test_no_message_is_in_two_files() -> None:
    names = [message for package, name in FILES for message in messages(package, f"{name}.en.ftl".lstrip("."))]
    assert len(set(names)) == len(names)


def test_card_names_stand_in_the_quotes_of_the_language() -> None:
    """So that they need no inflection."""
    for language, opening in (("pl", "„"), ("uk", "«")):
        text = words_file(PACKAGE, f"table.{language}.ftl")
        for place in re.finditer(r"\{ (\$card|\$face|\$source|\$(?:first|second|third)|card-[a-z-]+) \}", text):
            assert text[place.start() - 1] == opening, text[place.start() - 40 : place.end()]


def test_every_ability_and_junk_icon_has_a_word() -> None:
    for name in [*PERFORMS, "argo"]:
        VOICES.say(Said(f"does-{name.replace('_', '-')}"))
    for icon in set(JUNK) - {""}:
        VOICES.say(Said(f"junk-{icon}"))


def test_every_reason_has_words() -> None:
    named = set(messages(PACKAGE, "table.en.ftl"))
    folder = resources.files(PACKAGE) / "why"
    source = "\n".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py"))
    said = re.findall(r'(?:no|lacks)\(\s*[^,]+?,\s*"([a-z-]+)"', source)
    used = {f"why-{name}" for name in said}
    assert len(used) > 70
    assert used == {name for name in named if name.startswith("why-")}


@pytest.mark.parametrize("seed", range(MATCHES))
def test_everything_said_in_a_match_has_words(seed: int) -> None:
    options = {"edition": ("ua", "pl")[seed % 2], "camp_set": ("v1", "v2")[seed // 2 % 2]}
    match = Match.start("radlands", seed=f"words {seed}", options=options)
    dice = Dice(seed)
    said: set[str] = set()
    while not match.over:
        for question in match.questions:
            VOICES.say(GAME.say_question(question))
            texts = [VOICES.say(GAME.say_option(match.state, question, option)) for option in question.options]
            if question.kind != "choose_camps":
                for language in range(3):
                    assert len({text[language] for text in texts}) == len(texts), "no two options sound alike"
        for seat, attempt in match.every_attempt():
            reason = match.why_not(seat, attempt)
            if reason is not None and repr(reason) not in said:
                said.add(repr(reason))
                VOICES.say(reason.said)
        question = match.questions[dice.below(len(match.questions), "seat")]
        options_now = question.options
        if dice.below(10, "taste") < 7:
            options_now = [o for o in options_now if o[0] not in ("junk", "end_turn", "take_silo")] or options_now
        match.answer(question.seat, options_now[dice.below(len(options_now), "option")])
    for reader in (0, 1, None):
        for event in match.events(reader):
            VOICES.say(GAME.say_event(event))
    assert match.result is not None
    VOICES.say(GAME.say_result(match.result))


def test_a_conceded_match_names_both() -> None:
    match = Match.start("radlands", seed=1)
    match.answer(1, ("concede",))
    assert match.result is not None
    assert VOICES.say(GAME.say_result(match.result))[0] == "Player 2 concedes. Player 1 wins."
    assert VOICES.say(GAME.say_event(match.events(None)[-1]))[0] == "Player 2 concedes. Player 1 wins."


@pytest.mark.parametrize("reason", ["camps_destroyed", "obelisk"])
def test_a_won_match_names_the_winner(reason: str) -> None:
    assert VOICES.say(GAME.say_result(Result((2, 1), (0, 1), reason)))[0].startswith("Player 2 wins")


def test_a_draw_has_no_winner() -> None:
    assert "draw" in VOICES.say(GAME.say_result(Result((1, 1), (0, 0), "deck_ran_out")))[0]


# Examples of what people read


def test_a_question_names_the_card_that_asks() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor | scout(d) | punk")
    s.use("sniper")
    assert VOICES.say(GAME.say_question(s.question)) == [
        "Sniper: choose any card of the opponent to damage.",
        "„Snajper” – wybierz dowolną kartę przeciwnika do uszkodzenia.",
        "«Снайпер» — виберіть будь-яку карту суперника, яку пошкодите.",
    ]
    said = [VOICES.say(GAME.say_option(s.match.state, s.question, option)) for option in s.question.options[:3]]
    assert [words[0] for words in said] == [
        "Reactor (Player 2, column 1, camp)",
        "Scout, damaged (Player 2, column 1, behind)",
        "Punk (Player 2, column 1, in front)",
    ]
    scout = SPEECH["pl"].say(Said("card-scout"))
    assert said[1][1] == f"„{scout}”, karta uszkodzona (Gracz 2, kol. 1, z tyłu)"


def test_a_junk_effect_is_a_source_too() -> None:
    s = Scenario()
    s.hand(0, "mimic")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon | muse | -")
    s.junk("mimic")
    assert VOICES.say(GAME.say_question(s.question)) == [
        "Junk effect: choose an unprotected enemy to injure.",
        "Efekt złomowania – wybierz niechronionego wroga do zranienia.",
        "Ефект утилізації — виберіть незахищеного ворога, якого травмуєте.",
    ]
    assert VOICES.say(GAME.say_question(Question(0, "restore", [], "")))[0].startswith("Junk effect: ")


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    s = Scenario()
    s.deck_top("sniper")
    s.draw()
    own, other, spectator = (GAME.say_event(s.match.events(reader)[-1]) for reader in (0, 1, None))
    assert VOICES.say(own) == [
        "Player 1 draws Sniper.",
        "Gracz 1 dobiera: „Snajper”.",
        "Гравець 1 бере карту «Снайпер».",
    ]
    assert VOICES.say(other) == ["Player 1 draws a card.", "Gracz 1 dobiera kartę.", "Гравець 1 бере карту."]
    assert VOICES.say(spectator) == VOICES.say(other)


def test_a_reason_with_numbers() -> None:
    s = Scenario()
    s.water(0, 1)
    reason = s.match.why_not(0, ("draw",))
    assert reason is not None
    assert VOICES.say(reason.said) == [
        "Not enough water: this needs 2, you have 1.",
        "Za mało wody: potrzeba 2, a masz 1.",
        "Замало води: потрібно 2, а у вас 1.",
    ]


def test_options_have_targets() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.queue(0, "raiders", None, None)

    def target(*option: int | str, kind: str = "act", note: int = 0) -> dict[str, list[int | str]]:
        return GAME.target(s.match.state, Question(0, kind, [], "", note), option)

    assert target("damage", 1, 2, 0) == {"slot": [1, 2, 0]}
    assert target("copy", 1, 2, 0, 1) == {"slot": [1, 2, 0], "ability": [1]}
    assert target("use", "railgun", 1, 0, 1) == {"slot": [0, 1, 0], "ability": [1]}
    assert target("play", "scout", 1, "front") == {"hand": ["scout"], "slot": [0, 1, 2]}
    assert target("play", "scout", 1, "behind") == {"hand": ["scout"], "slot": [0, 1, 1]}
    assert target("play", "scout", 2, "front") == {"hand": ["scout"], "slot": [0, 2, 1]}
    assert target("play", "scout", 2, "behind") == {"hand": ["scout"], "slot": [0, 2, 2]}
    assert target("play", "napalm") == {"hand": ["napalm"], "queue": [0, 2]}
    assert target("play", "strafe") == {"hand": ["strafe"], "button": ["play"]}
    assert target("play", "water_silo") == {"hand": ["water_silo"], "button": ["play"]}
    assert target("announce", "scout") == {"hand": ["scout"], "button": ["announce"]}
    assert target("junk", "sniper") == {"hand": ["sniper"], "button": ["junk"]}
    assert target("junk", "water_silo") == {"hand": ["water_silo"], "button": ["junk"]}
    assert target("discard", "sniper", kind="discard") == {"hand": ["sniper"]}
    assert target("draw") == {"deck": []}
    assert target("take_silo") == {"silo": [0]}
    assert target("column", 2, kind="damage_column") == {"column": [1, 2]}
    assert target("punk", 2, "front", kind="gain_punk") == {"slot": [0, 2, 1]}
    assert target("place", 3, "front", kind="shift_to", note=9) == {"slot": [1, 3, 1]}
    assert target("advance", 1, 2, kind="advance") == {"queue": [1, 2]}
    assert target("use_junk", "scout", kind="use_junk") == {"discard": ["scout"]}
    assert target("keep", "a", "b", "c") == {"camp1": ["a"], "camp2": ["b"], "camp3": ["c"]}
    assert target("end_turn") == {"button": ["end_turn"]}


# Plural forms

CATEGORIES = {
    "en": ["other", "one", "other", "other", "other", "other", "other", "other", "other"],
    "pl": ["many", "one", "few", "many", "many", "many", "few", "many", "many"],
    "uk": ["many", "one", "few", "many", "many", "one", "few", "many", "many"],
}
PEOPLE = {
    "en": {"one": "# person ", "other": "# people "},
    "pl": {"one": "# postać;", "few": "# postacie;", "many": "# postaci;"},
    "uk": {"one": "# особа;", "few": "# особи;", "many": "# осіб;"},
}
PLURALS = {
    "event-replenished": {
        "en": {"one": "# water.", "other": "# water."},
        "pl": {"one": "wodę: #.", "few": "wodę: #.", "many": "wodę: #."},
        "uk": {"one": "# жетон води.", "few": "# жетони води.", "many": "# жетонів води."},
    },
    "event-reshuffled": {
        "en": {"one": "# card of the discard pile becomes", "other": "# cards of the discard pile become"},
        "pl": {
            "one": "tworzy # karta odrzucona.",
            "few": "tworzą # karty odrzucone.",
            "many": "tworzy # kart odrzuconych.",
        },
        "uk": {"one": " # карта.", "few": " # карти.", "many": " # карт."},
    },
    "why-too-many-people": PEOPLE,
    "why-too-few-people": PEOPLE,
    "why-too-few-put-in-play": {
        "en": {"one": "# person into", "other": "# people into"},
        "pl": {
            "one": "weszła do gry # twoja postać;",
            "few": "weszły do gry # twoje postacie;",
            "many": "weszło do gry # twoich postaci;",
        },
        "uk": {"one": "людей: #.", "few": "людей: #.", "many": "людей: #."},
    },
    "why-too-few-places": {
        "en": {"one": "# person is still", "other": "# people are still"},
        "pl": {
            "one": "czeka jeszcze # postać.",
            "few": "czekają jeszcze # postacie.",
            "many": "czeka jeszcze # postaci.",
        },
        "uk": {"one": "# особа чекає", "few": "# особи чекають", "many": "# осіб чекають"},
    },
}


@pytest.mark.parametrize("message", PLURALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(message: str, language: str) -> None:
    for count, category in zip(COUNTS, CATEGORIES[language], strict=True):
        args: dict[str, int | str] = {"count": count, "water": count, "cards": count, "seat": "@seat-0"}
        text = SPEECH[language].say(Said(message, args))
        assert PLURALS[message][language][category].replace("#", str(count)) in text


def test_every_message_with_a_selector_is_among_these() -> None:
    for language in LANGUAGES:
        found = [
            name
            for name, message in messages(PACKAGE, f"table.{language}.ftl").items()
            if isinstance(message.value, ast.Pattern)
            for element in message.value.elements
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
        ]
        assert set(found) <= set(PLURALS)
