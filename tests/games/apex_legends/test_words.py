"""The words of the table: three languages, and nothing is ever said without words in all of them."""

import os
import re
from collections.abc import Iterator
from importlib import resources

import pytest

from stolik.games.apex_legends.catalogue import ABILITIES, LEGENDS
from stolik.games.apex_legends.events import Accelerated, Destroyed, DrewFeats, PutBelowTrack, RevealedAim
from stolik.games.apex_legends.game import GAME
from stolik.kernel.dice import Dice
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.plain import Words
from stolik.kernel.question import PASS, Option, Question
from stolik.kernel.state import Result
from stolik.kernel.view import View
from stolik.testkit.scenarios.apex_legends import Scenario
from stolik.testkit.words import Voices, check_languages, messages, words_file

MATCHES = int(os.environ.get("STOLIK_SOAK", "6"))
VOICES = Voices(GAME)
PACKAGE = "stolik.games.apex_legends"
FOLDER = resources.files(PACKAGE) / "words"
FILES = sorted(file.name.removesuffix(".en.ftl") for file in FOLDER.iterdir() if file.name.endswith(".en.ftl"))


@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    check_languages(PACKAGE, name)


def test_no_message_is_in_two_files() -> None:
    names = [name for file in FILES for name in messages(PACKAGE, f"{file}.en.ftl")]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


def test_names_of_loot_and_cards_stand_in_the_quotes_of_the_language() -> None:
    """So that they need no inflection. Polish writes none after a colon, where nothing asks for a case."""
    for language, opening in (("pl", "„"), ("uk", "«")):
        text = words_file(PACKAGE, f"table.{language}.ftl")
        for line in text.splitlines():
            if line.startswith("event-"):
                for place in re.finditer(r"\{ \$(loot|feat|weapon|old|ability|figure) \}", line):
                    is_listed = language == "pl" and ": " in line[: place.start()]
                    assert is_listed or line[place.start() - 1] == opening, line


def said_in(part: object) -> Iterator[Said]:
    """Everything that is said on the plain board."""
    if isinstance(part, Words):
        yield Said(part.message, part.args)
    elif isinstance(part, View):
        for name in part.__struct_fields__:
            yield from said_in(getattr(part, name))
    elif isinstance(part, list):
        for each in part:
            yield from said_in(each)


def play(match: Match, dice: Dice, said: set[str]) -> None:
    """Play to the end, saying everything on the way."""
    while not match.over:
        for question in match.questions:
            VOICES.say(GAME.say_question(question))
            texts = [VOICES.say(GAME.say_option(match.state, question, option)) for option in question.options]
            for language in range(3):
                assert len({text[language] for text in texts}) == len(texts), "no two options sound alike"
            targets = [repr(GAME.target(match.state, question, option)) for option in question.options]
            assert len(set(targets)) == len(targets), "no two options have the same target"
        if dice.below(12, "whether") == 0:
            for part in said_in(GAME.plain(GAME.view(match.state, 0), 0)):
                VOICES.say(part)
            for seat, attempt in match.every_attempt():
                reason = match.why_not(seat, attempt)
                if reason is not None and repr(reason) not in said:
                    said.add(repr(reason))
                    VOICES.say(reason.said)
        question = match.questions[dice.below(len(match.questions), "seat")]
        options = question.options
        if question.kind == "act" and dice.below(10, "taste") < 8:
            options = [option for option in options if option[0] not in ("drop", "end")] or options
        match.answer(question.seat, options[dice.below(len(options), "option")])


@pytest.mark.parametrize("seed", range(MATCHES))
def test_everything_said_in_a_match_has_words(seed: int) -> None:
    seats = (2, 4, 6)[seed % 3]
    options = {"map": ("crossroads", "gorge", "timber")[seed // 2 % 3], "team_size": "23"[seed % 2]}
    match = Match.start("apex_legends", seats=seats, seed=f"words {seed}", options=options)
    play(match, Dice(seed), set())
    for reader in (*range(seats), None):
        for event in match.events(reader):
            VOICES.say(GAME.say_event(event))
    assert match.result is not None
    VOICES.say(GAME.say_result(match.result))


def test_a_conceded_match_names_both_sides() -> None:
    match = Match.start("apex_legends", seed=1)
    match.answer(1, ("concede",))
    assert match.result is not None
    assert VOICES.say(GAME.say_result(match.result))[0] == "Player 2 concedes. The team of Player 1 wins."


@pytest.mark.parametrize("reason", ["elimination", "points", "victory_points", "health"])
def test_a_won_match_names_the_winner(reason: str) -> None:
    assert "Player 3" in VOICES.say(GAME.say_result(Result((2, 2, 1, 1), (0, 0, 1, 1), reason)))[0]


def test_a_draw_has_no_winner() -> None:
    assert "draw" in VOICES.say(GAME.say_result(Result((1, 1), (0, 0), "draw")))[0]


# Examples of what people read


def test_a_shot_names_target_and_weapon() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=["car_2", "p2020_1"])
    s.acts("wraith")
    said = VOICES.say(GAME.say_option(s.match.state, s.question, ("shoot", "gibraltar", 1)))
    assert said == [
        "Shoot Gibraltar with C.A.R. (W-16)",
        "Strzelaj: Gibraltar, broń: PM CAR (W-16)",
        "Стріляти: Гібралтар, зброя: «C.A.R. (W-16)»",
    ]


def test_a_move_says_how_many_points_are_left() -> None:
    assert VOICES.say(GAME.say_question(Question(0, "move", [], "", 2))) == [
        "Choose the next space, or stop. MP left: 2.",
        "Wybierz następne pole albo zakończ ruch. Pozostało PR: 2.",
        "Виберіть наступну клітинку або зупиніться. Лишилося ОР: 2.",
    ]


def test_a_question_names_the_card_that_asks() -> None:
    said = VOICES.say(GAME.say_question(Question(0, "instant_grenade", [], "forewarned", 0)))
    assert said[0] == "Forewarned. Play this instant now that the grenade has landed?"


def test_a_name_that_ends_with_a_stop_gets_no_second_one() -> None:
    said = VOICES.say(GAME.say_question(Question(0, "place_space", [], "heal_drone", 0)))
    assert said == [
        "D.O.C. Heal Drone. Choose a space.",
        "Dron leczący D.O.C. – Wybierz pole.",
        "«Дрон-лікар D.O.C.» — Виберіть клітинку.",
    ]


@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_of_any_gender_and_number_is_available_again(ability: str) -> None:
    english, polish, ukrainian = VOICES.say(GAME.say_event(Accelerated(ability, 0)))
    assert english.endswith(" is available again.")
    assert re.fullmatch("Zdolność „[^„”]+” jest znów dostępna\\.", polish)
    assert re.fullmatch("Знову доступна здатність «[^«»]+»\\.", ukrainian)


def test_a_list_of_aim_cards_is_never_empty() -> None:
    """The aim deck can run out."""
    assert VOICES.say(GAME.say_event(RevealedAim(("a1", "a12"))))[0] == "Aim cards: 20, 70."
    assert VOICES.say(GAME.say_event(RevealedAim(()))) == [
        "No aim card is revealed.",
        "Nie odkryto żadnej karty celowania.",
        "Жодної карти прицілювання не відкрито.",
    ]


def test_a_destroyed_figure_stands_in_its_case() -> None:
    said = [VOICES.say(GAME.say_event(Destroyed("wraith", figure))) for figure in ("raven", "drone", "zip_anchor")]
    assert said == [
        ["Wraith destroys a raven.", "Wraith niszczy kruka.", "Рейф знищує крука."],
        ["Wraith destroys the D.O.C. drone.", "Wraith niszczy drona leczącego D.O.C.", "Рейф знищує дрон D.O.C."],
        [
            "Wraith destroys Pathfinder’s zip-line anchors.",
            "Wraith niszczy punkty zaczepu linki Pathfindera.",
            "Рейф знищує кріплення троса Патфайндера.",
        ],
    ]


@pytest.mark.parametrize(
    ("turns", "english", "ukrainian"),
    [
        (1, "1 turn ahead", "1 хід уперед"),
        (2, "2 turns ahead", "2 ходи вперед"),
        (5, "5 turns ahead", "5 ходів уперед"),
        (12, "12 turns ahead", "12 ходів уперед"),
        (21, "21 turns ahead", "21 хід уперед"),
        (22, "22 turns ahead", "22 ходи вперед"),
    ],
)
def test_turns_of_an_ability_are_counted(turns: int, english: str, ukrainian: str) -> None:
    said = VOICES.say(GAME.say_event(PutBelowTrack("dome_of_protection", turns)))
    assert said == [
        f"Dome of Protection: its token goes {english}.",
        f"Żeton zdolności „Kopuła ochronna” trafia poniżej toru inicjatywy (tury: {turns}).",
        f"«Захисний купол»: жетон іде на {ukrainian}.",
    ]


def test_an_average_is_written_with_the_decimal_sign_of_the_language() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=["car_2", "p2020_1"])
    s.legend("gibraltar", (5, 7))
    s.acts("wraith")
    board = said_in(GAME.plain(GAME.view(s.match.state, s.question.seat), s.question.seat))
    odds = [VOICES.say(part) for part in board if part.message == "plain-odds"]
    assert odds
    for english, polish, ukrainian in odds:
        assert re.search(r", \d+\.\d damage on average", english)
        assert re.search(r"średnie obrażenia: \d+,\d, ", polish)
        assert re.search(r"у середньому \d+,\d шкоди", ukrainian)


def test_an_edge_of_the_entry_tile_is_named_as_an_edge() -> None:
    s = Scenario()
    said = VOICES.say(GAME.say_option(s.match.state, Question(0, "tile", [], "", 0), ("place", "wraith", "right")))
    assert said == ["Wraith: right edge", "Wraith: prawa krawędź", "Рейф: правий край"]


def test_to_do_without_a_boost_is_to_fire() -> None:
    s = Scenario()
    said = [
        VOICES.say(GAME.say_option(s.match.state, Question(0, kind, [], "", 0), PASS))
        for kind in ("boost", "react_before")
    ]
    assert said[0] == ["Fire without a boost", "Strzel bez wzmocnienia", "Стріляти без підсилення"]
    assert said[1][0] == "Pass"


def test_drawn_feats_are_named_to_the_own_team_only() -> None:
    s = Scenario(seats=4)
    s.legend("wraith", deck=["kunai"])
    s.transition()
    s.match.questions  # noqa: B018 - everybody draws a feat
    texts = []
    for reader in (0, 1, 2, None):
        drawn = [each for each in s.match.events(reader) if isinstance(each, DrewFeats) and each.legend == "wraith"]
        texts.append(VOICES.say(GAME.say_event(drawn[0]))[0])
    assert texts == ["Wraith draws Kunai."] * 2 + ["Wraith draws feat cards: 1."] * 2


def test_options_have_targets() -> None:
    s = Scenario()

    def target(*option: int | str, kind: str = "act") -> dict[str, list[int | str]]:
        return GAME.target(s.match.state, Question(0, kind, [], "", 0), option)

    assert target("move") == {"act": ["move"]}
    assert target("end") == {"button": ["end"]}
    assert target("red", kind="colour") == {"team": ["red"]}
    assert target("step", 3, 4, kind="move") == {"space": [3, 4]}
    shoot = {"legend": ["gibraltar"], "weapon": ["bangalore", 2], "button": ["shoot"]}
    assert target("shoot", "gibraltar", 2) == shoot
    special = {"legend": ["gibraltar"], "special": ["bangalore", 2], "button": ["shoot_special"]}
    assert target("shoot_special", "gibraltar", 2) == special
    assert target("initiate", "smoke_launcher") == {"power": ["smoke_launcher"]}
    assert target("play", "kunai") == {"feat": ["kunai"]}
    assert target("play", "safe_haven", "wraith") == {"feat": ["safe_haven"], "legend": ["wraith"]}
    assert target("take", "syringe", 3, 4) == {"lying": ["syringe", 3, 4]}
    assert target("node", 3, 4, 1, kind="place_node") == {"node": [3, 4, 1]}
    assert target("react", "into_the_void", kind="react_before") == {"power": ["into_the_void"]}
    assert target("react", "whispers", kind="react_before") == {"feat": ["whispers"]}
    assert target("open", "v", 3, 4, kind="interact") == {"bin": ["v", 3, 4]}
    assert target("detach", "hcog_classic", 2, kind="interact") == {"fitted": ["bangalore", 2, "hcog_classic"]}
    assert target("destroy", "drone", kind="destroy_what") == {"figure": ["drone"]}
    assert target("destroy", "raven", "wraith", kind="destroy_what") == {"raven": ["wraith"]}
    assert target("keep", "syringe", kind="gain") == {"loot": ["syringe"], "pack": ["bangalore"]}
    assert target("wear", "helmet_epic", kind="gain") == {"loot": ["helmet_epic"], "gear": ["bangalore"]}
    assert target("drop", "syringe", kind="gain") == {"loot": ["syringe"], "ground": ["bangalore"]}
    assert target("drop", "syringe", kind="make_room") == {"loot": ["syringe"]}
    assert target("pack", kind="old_attachment") == {"pack": ["bangalore"]}
    assert target("drop", "hcog_classic", kind="old_attachment") == {"ground": ["bangalore"]}
    assert target("exchange", 2, kind="gain") == {"weapon": ["bangalore", 2]}
    assert target("under", "a5", kind="peek") == {"aim": ["a5"], "deck": ["under"]}
    assert target("shift", "ne", kind="shift") == {"shift": ["ne"]}
    assert target("deal", "car_2", "wraith", kind="equip") == {"card": ["car_2"], "legend": ["wraith"]}
    assert target("deal", "syringe", "wraith", kind="equip") == {"loot": ["syringe"], "pack": ["wraith"]}
    assert target("deal", "helmet_rare", "wraith", kind="equip") == {"loot": ["helmet_rare"], "gear": ["wraith"]}
    attach = {"loot": ["hcog_classic"], "weapon": ["wraith", 1]}
    assert target("deal", "hcog_classic", "wraith", 1, kind="equip") == attach
    assert target("leave", "car_2", kind="equip") == {"card": ["car_2"], "button": ["leave"]}
    assert target("deal_rest", kind="equip") == {"button": ["deal_rest"]}


def test_where_legends_stand_before_the_fight() -> None:
    """Nobody points at a legend where only one can be meant."""
    t = Scenario().match.state
    corner: list[Option] = [("enter", "wraith", 0, 0), ("enter", "lifeline", 0, 0), ("enter", "wraith", 1, 0)]
    found = [GAME.target(t, Question(0, "enter", corner, "", 0), option) for option in corner]
    assert found[0] == {"space": [0, 0], "legend": ["wraith"]}
    assert found[2] == {"space": [1, 0]}
    two: list[Option] = [("place", "wraith", "top"), ("place", "lifeline", "top")]
    assert GAME.target(t, Question(0, "tile", two, "", 0), two[0]) == {"legend": ["wraith"], "side": ["top"]}
    assert GAME.target(t, Question(0, "tile", two[:1], "", 0), two[0]) == {"side": ["top"]}


def test_the_lesson_names_legends_as_their_cards_do() -> None:
    for language in ("pl", "uk"):
        lesson, cards = words_file(PACKAGE, f"lesson.{language}.ftl"), words_file(PACKAGE, f"cards.{language}.ftl")
        for legend in LEGENDS:
            assert legend.title() not in lesson or f"card-{legend} = {legend.title()}\n" in cards, (language, legend)
