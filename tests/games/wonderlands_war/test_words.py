"""The words of the game: three languages, and nothing is ever said without words in all of them."""

import os
import re
from collections.abc import Iterator
from importlib import resources

import pytest

from stolik.games.wonderlands_war import GAME, content
from stolik.games.wonderlands_war.catalogue import CHIP, PAWN, REWARD, WONDERLANDIAN
from stolik.games.wonderlands_war.events import DealtQuests, DrewQuests, Unlocked
from stolik.games.wonderlands_war.rules.ledger import SOURCE
from stolik.games.wonderlands_war.state import PLACES
from stolik.games.wonderlands_war.terminal import draw
from stolik.games.wonderlands_war.wording import source_word
from stolik.kernel.dice import Dice
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.plain import Words
from stolik.kernel.state import Result
from stolik.kernel.view import Seen, View
from stolik.kernel.words import LANGUAGES
from stolik.testkit.scenarios.wonderlands_war import Scenario
from stolik.testkit.words import Voices, check_languages, messages

PACKAGE = "stolik.games.wonderlands_war"
MATCHES = int(os.environ.get("STOLIK_SOAK", "4"))
VOICES = Voices(GAME)
SPEECH = VOICES.speech
FILES = ["cards", "table"]
SETUPS = [(2, "a"), (3, "b"), (4, "c"), (5, "d"), (3, "mixed")]


@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    check_languages(PACKAGE, name)


def test_no_message_is_in_two_files() -> None:
    names = [message for name in FILES for message in messages(PACKAGE, f"{name}.en.ftl")]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(language: str) -> None:
    same = [
        name
        for file in FILES
        for name in messages(PACKAGE, f"{file}.en.ftl")
        if name.endswith("-text")
        and SPEECH["en"].has(name)
        and SPEECH[language].say(Said(name)) == SPEECH["en"].say(Said(name))
    ]
    assert same == []


def content_messages() -> Iterator[str]:
    for region in content.regions():
        yield f"region-{region.id}"
        yield f"region-short-{region.id}"
    for faction in content.factions():
        yield f"faction-{faction.id}"
        yield f"faction-short-{faction.id}"
        yield f"artefact-{faction.artefact}"
    for ability in content.abilities():
        yield f"ability-{ability.id}"
        yield f"ability-{ability.id}-text"
        if ability.other_for_two:
            yield f"ability-{ability.id}-two-text"
    for ally in content.allies():
        yield f"ally-{ally.id}"
    for card in content.ally_cards():
        yield f"ally-card-{card.id}-text"
        if card.set is not None:
            yield f"ally-card-{card.id}"
    for chip in CHIP:
        yield f"chip-{chip}"
    for pawn in PAWN:
        yield f"pawn-{pawn}"
    for pawn_card in content.pawns():
        yield f"pawn-{pawn_card.id}"
        yield f"pawn-{pawn_card.id}-text"
    for item in content.items():
        yield f"item-{item.id}"
        yield f"item-{item.id}-text"
    for quest in content.quests():
        yield f"quest-{quest.id}"
        yield f"quest-{quest.id}-text"
    for number in (1, 2, 3):
        for tea in content.tea(number):
            yield f"tea-{tea.id}"
    for reward in REWARD:
        yield f"reward-{reward}"
    yield from ("unit-supporter", "unit-leader")


def test_everything_printed_has_words_and_nothing_else_has() -> None:
    needed = {name.replace("_", "-") for name in content_messages()}
    for name in needed:
        VOICES.say(Said(name))
    assert set(messages(PACKAGE, "cards.en.ftl")) - needed == set()


def test_names_are_told_apart() -> None:
    for language in range(3):
        cards = [VOICES.say(Said(f"quest-{quest.id}".replace("_", "-")))[language] for quest in content.quests()]
        assert len(set(cards)) == 30
        wonderlandians = [
            VOICES.say(Said(f"{'pawn' if n < 12 else 'item'}-{name}".replace("_", "-")))[language]
            for n, name in enumerate(WONDERLANDIAN)
        ]
        assert len(set(wonderlandians)) == 24


def test_a_tea_card_is_called_by_what_it_gives() -> None:
    assert VOICES.say(Said("tea-t1-06")) == [
        "2 units · weak Flamingo · weak Card Soldier",
        "2 jednostki · słaby Flaming · słaby Karciany żołnierz",
        "2 фігурки · слабкий Фламінго · слабкий Картковий солдат",
    ]
    assert VOICES.say(Said("tea-t3-28"))[0] == (
        "3 units · roll the die · top: castle, shield · bottom: unlock an ability, strong Card Soldier"
    )
    assert VOICES.say(Said("tea-t2-27"))[1:] == [
        "2 jednostki · góra: dowolny silny sprzymierzeniec, tarcza · dół: usuń 1 szaleństwo, odrzuć 1 odłamek",
        "2 фігурки · верх: будь-який сильний союзник, щит · низ: −1 божевілля, −1 уламок",
    ]
    assert VOICES.say(Said("tea-t1-29"))[0] == "2 units · weak Flamingo · for a roll: strong Red Rook"


def test_a_quest_says_its_feat_and_its_objective() -> None:
    assert VOICES.say(Said("quest-paint-the-roses-text"))[0] == (
        "Feat: end a battle in the Garden of Live Flowers with strength 3, 4, 9 or 10.\n"
        "Objective: own 7 or more Roses and/or Card Soldiers."
    )


def test_every_reason_has_words_and_every_wording_a_reason() -> None:
    named = {name for name in messages(PACKAGE, "table.en.ftl") if name.startswith("why-")}
    folder = resources.files(PACKAGE) / "why"
    source = "\n".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py"))
    used = {f"why-{name}" for name in re.findall(r'no\(\s*[^()]*?(?:\([^()]*\))?[^()]*?, "([a-z-]+)"', source)}
    assert len(used) > 60
    assert used == named


def messages_in(value: object) -> Iterator[Said]:
    """Every message of a plain board."""
    if isinstance(value, Words):
        yield Said(value.message, value.args)
    elif isinstance(value, View):
        for name in value.__struct_fields__:
            yield from messages_in(getattr(value, name))
    elif isinstance(value, list):
        for inner in value:
            yield from messages_in(inner)


@pytest.mark.parametrize("number", range(MATCHES))
def test_everything_said_in_a_match_has_words(number: int) -> None:
    seats, ally_set = SETUPS[number % len(SETUPS)]
    options = {"ally_set": ally_set, "factions": ("drawn", "chosen")[number % 2]}
    match = Match.start("wonderlands_war", seats=seats, seed=f"words {number}", options=options)
    dice = Dice(number)
    said: set[str] = set()
    step = 0
    while not match.over:
        for question in match.questions:
            VOICES.say(GAME.say_question(question))
            texts = [VOICES.say(GAME.say_option(match.state, question, option)) for option in question.options]
            for language in range(3):
                assert len({text[language] for text in texts}) == len(texts), f"options sound alike: {question!r}"
                for text in texts:
                    assert not text[language][0].islower(), f"a button begins with a small letter: {text[language]}"
        step += 1
        if step % 9 == 0:
            for seat, attempt in match.every_attempt():
                reason = match.why_not(seat, attempt)
                if reason is not None and repr(reason) not in said:
                    said.add(repr(reason))
                    VOICES.say(reason.said)
        if step % 25 == 0:
            for viewer in (*range(seats), None):
                for message in messages_in(GAME.plain(match.view(viewer).table, viewer)):
                    VOICES.say(message)
        question = match.questions[dice.below(len(match.questions), "seat")]
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    for reader in (*range(seats), None):
        for event in match.events(reader):
            VOICES.say(GAME.say_event(event))
    assert match.result is not None
    VOICES.say(GAME.say_result(match.result))


def test_the_result_names_the_winner_or_says_that_it_is_shared() -> None:
    assert VOICES.say(GAME.say_result(Result((2, 1, 3), (5, 9, 1), "scored")))[0] == "Player 2 wins."
    assert VOICES.say(GAME.say_result(Result((1, 1, 3), (9, 9, 1), "scored")))[0] == "The victory is shared."


# Examples of what people read


def test_a_question_names_what_asks() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
    s.will_draw("alice", "double_madness")
    s.will_draw("queen", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    assert VOICES.say(GAME.say_question(s.question)) == [
        "You drew double madness. Block it with your shield?",
        "Dobrano: podwójne szaleństwo. Zablokować tarczą?",
        "Ви дібрали жетон «подвійне божевілля». Заблокувати його щитом?",
    ]
    assert [VOICES.say(GAME.say_option(s.match.state, s.question, o))[0] for o in s.question.options] == [
        "Block",
        "Do not block",
    ]


def test_a_drawn_quest_is_named_to_its_owner_only() -> None:
    s = Scenario()
    s.quest_top("caucus_race")
    s.tea("alice", {13: "t1_03", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "quest"), ("draw",))
    events = [
        [event for event in s.match.events(reader) if isinstance(event, DrewQuests)][-1] for reader in (0, 1, None)
    ]
    own, other, spectator = (VOICES.say(GAME.say_event(event)) for event in events)
    assert own[0] == "Player 1 draws the quest: Caucus Race."
    assert other == spectator == ["Player 1 draws 1 quest.", "Gracz 1 dobiera 1 zadanie.", "Гравець 1 бере 1 завдання."]


@pytest.mark.parametrize(
    ("count", "pl", "uk"),
    [
        (1, "1 odłamek", "1 уламок"),
        (2, "2 odłamki", "2 уламки"),
        (5, "5 odłamków", "5 уламків"),
        (12, "12 odłamków", "12 уламків"),
        (22, "22 odłamki", "22 уламки"),
    ],
)
def test_plural_forms(count: int, pl: str, uk: str) -> None:
    _, polish, ukrainian = VOICES.say(Said("event-gained-shards", {"seat": "@seat-0", "count": count, "has": 30}))
    assert pl in polish
    assert uk in ukrainian


@pytest.mark.parametrize(
    ("count", "pl", "uk"),
    [
        (0, "wraca 0 żetonów trucizny", "повертається 0 жетонів отрути"),
        (1, "wraca 1 żeton trucizny", "повертається 1 жетон отрути"),
        (2, "wracają 2 żetony trucizny", "повертаються 2 жетони отрути"),
        (5, "wraca 5 żetonów trucizny", "повертається 5 жетонів отрути"),
        (12, "wraca 12 żetonów trucizny", "повертається 12 жетонів отрути"),
        (22, "wracają 22 żetony trucizny", "повертаються 22 жетони отрути"),
    ],
)
def test_the_verb_agrees_with_the_number(count: int, pl: str, uk: str) -> None:
    _, polish, ukrainian = VOICES.say(Said("event-poison-returned", {"seat": "@seat-0", "count": count}))
    assert pl in polish
    assert uk in ukrainian


def test_a_name_is_quoted_in_a_sentence_and_keeps_its_form() -> None:
    unlocked = Unlocked(0, "off_with_their_heads")
    assert VOICES.say(GAME.say_event(unlocked)) == [
        "Player 1 unlocks the ability “Off With Their Heads!”.",
        "Gracz 1 odblokowuje zdolność „Uciąć im głowę!”.",
        "Гравець 1 розблоковує здатність «Відтяти їм голови!».",
    ]
    dealt = DealtQuests(0, ("two_and_five_and_seven", "words_mean_what_i_choose"))
    assert VOICES.say(GAME.say_event(dealt))[1:] == [
        "Gracz 1 otrzymuje dwa zadania: Dwójka, Piątka i Siódemka; Słowa znaczą, co zechcę.",
        "Гравець 1 отримує два завдання: «Двійка, П’ятірка й Сімка», «Слова значать, що захочу».",
    ]


def drawn(view: Seen, language: str) -> str:
    """The table as the terminal shows it."""
    speech = SPEECH[language]

    def word(name: str) -> str:
        return speech.say(Said(name))

    return "\n".join(draw(view, word, 100))


def test_the_terminal_has_a_title_for_the_list_of_unlocked_abilities() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.unlocked("alice", "mended_mirror", "love_of_learning")
    s.tea("alice", {13: "t1_03"})
    view = s.match.view(0)
    english, polish, ukrainian = (drawn(view, language) for language in LANGUAGES)
    assert "Unlocked abilities: Mended Mirror, Love of Learning" in english
    assert "Odblokowane zdolności: Naprawione lustro, Miłość do nauki" in polish
    assert "Розблоковані здатності: Склеєне дзеркало, Любов до науки" in ukrainian


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short_and_no_two_are_the_same(language: str) -> None:
    ids = [f"region-short-{region.id}" for region in content.regions()]
    ids += [f"faction-short-{faction.id}" for faction in content.factions()]
    names = [SPEECH[language].say(Said(name.replace("_", "-"))) for name in ids]
    assert max(len(name) for name in names) <= 11
    assert len(set(names)) == len(names)


def test_everything_that_moves_a_marker_or_scores_in_a_battle_has_a_name() -> None:
    for source in SOURCE:
        if source in ("leader", "pawns", "castle"):
            VOICES.say(Said(f"outlook-opening-{source}"))
        elif source == "bust":
            VOICES.say(Said("mark-bust"))
        elif source != "award_castle":
            VOICES.say(Said(source_word(source)[1:]))


def test_every_outcome_of_a_battle_has_words() -> None:
    for place in PLACES:
        VOICES.say(Said(f"outlook-{place}"))
    for name in ("forgings", "feats", "filled", "passes"):
        assert "3" in VOICES.say(Said(f"outlook-{name}", {"count": 3}))[0]
