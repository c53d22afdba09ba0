"""Every message of every words file is said as a careful editor would want it, with what matches really put into it.

A new kind of fault goes to `stolik.testkit.editing`, with a test here that shows that it is found.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from tic_tac_toe import GAME as TIC_TAC_TOE

from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.game import Said
from stolik.kernel.registry import find, names
from stolik.kernel.words import LANGUAGES
from stolik.testkit.editing import (
    NUMBERS,
    bad_choices,
    bad_counts,
    bad_forms,
    bare_names,
    leans,
    slips,
)
from stolik.testkit.words import Harvest, Shelf, Value, all_messages, read_messages, variables

GAMES = [name for name in names() if name != TIC_TAC_TOE.id]

GIVEN: dict[str, Value] = {
    "bot": "normal",
    "command": "quit",
    "commitment": "5feceb66ffc86f38",
    "count": 3,
    "days": 1,
    "file": "match.jsonl",
    "game": "Radlands",
    "given": "snajper",
    "hours": 6,
    "last": 12,
    "least": 2,
    "letter": "B",
    "level": "@level-veteran",
    "licence": "MIT",
    "loser": "@seat-0",
    "minutes": 20,
    "moment": 14,
    "most": 4,
    "name": "Олена",
    "names": "Ola, Jan",
    "now": "radlands/3",
    "number": 2,
    "of": 30,
    "phrase": "@phrase-hello",
    "place": 1,
    "reason": "no such folder",
    "seat": "@seat-1",
    "seats": "2–4",
    "seconds": 20,
    "seed": 2026,
    "step": 4,
    "text": "X",
    "time": "4:10",
    "version": "1.0",
    "was": "radlands/2",
    "what": "@option-pass",
    "won": 2,
    "who": "@seat-1",
    "winner": "@seat-1",
}
"""What the browser and the terminal put into their own messages, which no match says."""

EXEMPT = {
    # Parts that follow other words bring the space with them, or nothing at all.
    "price-none": {"an empty text"},
    **{f"price-{what}": {"a space at an end"} for what in ("pay", "damage", "gear", "many")},
    "dice-rolled": {"a space at an end", "an empty text"},  # empty without dice, and nobody rolls none
    # Commands and what they do, in two columns.
    "terminal-help": {"two spaces", "a space before a stop"},
}


def assert_none(faults: list[str]) -> None:
    assert not faults, "\n".join(["what an editor would strike out:", *faults])


@pytest.mark.parametrize("name", GAMES)
def test_every_message_of_a_game_is_well_said(name: str) -> None:
    game = find(name)
    heard = Harvest(game)
    assert_none(Shelf(game.words, heard).faults(exempt=EXEMPT))
    words = all_messages(game.words, "en")
    # What only a drawn board says, the browser fills.
    filled = [message for message, entry in words.items() if variables(entry) and not message.startswith("board-")]
    unheard = [message for message in filled if message not in heard.said]
    assert len(unheard) < len(filled) / 8, f"random matches no longer say much: {unheard}"


def test_every_message_of_the_example_is_well_said() -> None:
    assert_none(Shelf(TIC_TAC_TOE.words, Harvest(TIC_TAC_TOE, questions=100)).faults())


@pytest.mark.parametrize("package", ["stolik.table", "stolik.terminal"])
def test_every_message_of_the_table_is_well_said(package: str) -> None:
    shelf = Shelf(package, given=GIVEN)
    assert_none(shelf.faults(exempt=EXEMPT))
    assert set().union(*shelf.names.values()) <= set(GIVEN)


@pytest.mark.parametrize("number", range(len(ADVENTURES)), ids=[adventure.key for adventure in ADVENTURES])
def test_every_text_of_an_adventure_looks_well(number: int) -> None:
    faults = [
        f"{language} {message}: {slip}: {text}"
        for message, texts in ADVENTURES[number].words.items()
        for language, text in zip(LANGUAGES, texts, strict=True)
        for slip in slips(text, language)
    ]
    assert_none(faults)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_its_settings_and_their_values_have_names(name: str, language: str) -> None:
    game = find(name)
    words = all_messages("stolik.table", language) | all_messages(game.words, language)
    wanted = [f"game-{name}", f"tagline-{name}"]
    for setting in game.settings:
        wanted += [f"setting-{setting.name}", f"setting-{setting.name}-why"]
        wanted += [f"setting-{setting.name}-{value}" for value in setting.values]
    assert [message for message in wanted if message.replace("_", "-") not in words] == []


# Every check can fail


def entry(name: str, text: str) -> str:
    """A message of a words file, where every form of a choice has a line of its own."""
    made = f"{name} ="
    is_choice: list[bool] = []
    for part in re.split(r"(\{ \$\w+ ->|\{|\}| \*?\[)", text):
        if part.startswith("{"):
            is_choice.append(part.endswith("->"))
        made += "\n   " if part.endswith("[") or (part == "}" and is_choice.pop()) else ""
        made += part
    return made + "\n"


def message(text: str) -> ast.Message:
    """A message with these words."""
    return read_messages(entry("made-up", text))["made-up"]


@pytest.mark.parametrize(
    ("language", "before", "word"),
    [
        ("pl", "Jedź do ", "do"),
        ("pl", "Do ", "Do"),
        ("pl", "Poproś o: ", "o"),
        ("pl", "bez „", "bez"),
        ("pl", "Wybór. Od: ", "Od"),
        ("pl", "Gracz 1 jedzie (z ", "z"),
        ("uk", "Їхати до ", "до"),
        ("uk", "замість «", "замість"),
        ("uk", "З ", "З"),
        ("pl", "Jedź na pole: ", ""),
        ("pl", "Karta ", ""),
        ("pl", "Strzał z PO ", ""),
        ("pl", "Liczba O ", ""),
        ("uk", "Гравець + ПО ", ""),
        ("uk", "скидає карту «", ""),
        ("uk", "від’", ""),
        ("en", "do ", ""),
        ("pl", "", ""),
    ],
)
def test_a_preposition_before_a_name_is_found(language: str, before: str, word: str) -> None:
    assert leans(before, language) == word


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("Jedź do { $card }.", ["do { $card }"]),
        ("Jedź do { card-sniper }.", ["do { card-sniper }"]),
        ("Jedź do { $count } pól.", []),
        ("{ $count -> [one] Jedź *[many] Wróć do } { $card }", ["do { $card }"]),
        ("Wróć do { $count -> [one] { $card } *[many] kart: { $card } }", ["do { $card }"]),
        ("Wróć do { $kind -> [fuel] paliwa *[any] karty } { $card }", []),
        ('Wróć{ " do " }{ $card }', ["do { $card }"]),
        ("Wróć do { NUMBER($card) }", ["do { $card }"]),
        ("Karta { $count } z { $card } na { $card }", ["z { $card }", "na { $card }"]),
    ],
)
def test_a_name_that_leans_on_a_preposition_is_found(text: str, faults: list[str]) -> None:
    assert bare_names(message(text), "pl", {"card"}.__contains__) == faults


@pytest.mark.parametrize(
    ("language", "text", "faults"),
    [
        ("en", "{ $n -> [one] a card *[other] { $n } cards }", []),
        ("en", "{ $n -> [few] a card *[other] { $n } cards }", ["$n has no form for one"]),
        ("pl", "{ $n -> [one] karta [few] karty *[many] kart }", []),
        ("pl", "{ $n -> [one] karta [few] karty *[other] kart }", []),
        ("pl", "{ $n -> [0] nic [one] karta [few] karty *[many] kart }", []),
        ("pl", "{ $n -> [0] nic *[other] karty: { $n } }", []),
        ("pl", "{ $n -> [0] nic *[1] coś }", []),
        ("pl", "{ $kind -> [fuel] paliwo *[any] zasoby }", []),
        ("pl", "{ $n -> [one] karta *[other] kart }", ["$n has no form for few"]),
        ("uk", "{ $n -> [few] карти *[many] карт }", ["$n has no form for one"]),
        ("uk", "{ $n -> *[many] карт }", ["$n has no form for few, one"]),
        ("uk", "{ $n -> *[one] карта [few] карти [many] карт }", ["$n is not by default many or other"]),
        ("pl", "{ $m -> [0] nic *[other] { $n -> [one] karta *[other] kart } }", ["$n has no form for few"]),
    ],
)
def test_a_plural_without_a_form_is_found(language: str, text: str, faults: list[str]) -> None:
    assert bad_choices(message(text), language) == faults


def forms(language: str, **by: str) -> dict[int, str]:
    """A text for every number, by the form that the number takes in English, Polish or Ukrainian."""
    few = (2, 22) if language != "en" else ()
    one = (1, 21) if language == "uk" else (1,)
    return {n: f"{n} {by['one' if n in one else 'few' if n in few else 'many']}" for n in NUMBERS}


def test_forms_that_do_not_follow_the_number_are_found() -> None:
    assert bad_forms(forms("en", one="card", many="cards"), "en") == []
    assert bad_forms(forms("pl", one="karta", few="karty", many="kart"), "pl") == []
    assert bad_forms(forms("uk", one="карта", few="карти", many="карт"), "uk") == []
    assert bad_forms(forms("pl", one="leki", few="leki", many="leki"), "pl") == ["the same words for 1 and 5: 5 leki"]
    assert bad_forms(forms("pl", one="karta", few="karty", many="kart"), "uk") == ["21 kart is not like 1 karta"]
    assert bad_forms(forms("uk", one="карта", few="карти", many="карт"), "pl") == ["21 карта is not like 5 карт"]
    assert bad_forms(forms("uk", one="card", few="cards", many="many"), "en")[0] == "5 many is not like 2 cards"


@pytest.mark.parametrize(
    ("language", "text", "faults"),
    [
        ("pl", "dobiera { $count } kart", ["{ $count } kart"]),
        ("pl", "{ $count -> [0] nic *[other] { $count } kart }", ["{ $count } kart"]),
        ("pl", "{ $count -> [one] { $count } karta [few] { $count } karty *[many] { $count } kart }", []),
        ("pl", "karty: { $count }.", []),
        ("pl", "{ $count } PR", []),
        ("pl", "kolumna { $column } jest pełna", []),
        ("pl", "{ $seat } dobiera kartę", []),
        ("uk", "бере { $count } карт", ["{ $count } карт"]),
        ("uk", "зазнає { $count } шкоди", []),
        ("en", "{ $count } hands", ["{ $count } hands"]),
        ("en", "{ $count } water", []),
    ],
)
def test_a_number_before_a_word_that_does_not_follow_it_is_found(language: str, text: str, faults: list[str]) -> None:
    assert bad_counts(message(text), language, {"count", "column"}.__contains__) == faults


@pytest.mark.parametrize(
    ("language", "text", "faults"),
    [
        ("en", "Player 1 draws “Sniper” (2) … and more.", []),
        ("pl", "Gracz 1 dobiera „Snajper”, kol. 1: D.O.C., −0,5 [+1]?!", []),
        ("uk", "Гравець 1 бере «Пускова установка „Скад“».", []),
        ("en", "Player 1  draws", ["two spaces"]),
        ("pl", "Gracz 1 dobiera .", ["a space before a stop"]),
        ("pl", "Gracz 1 : 2", ["a space before a stop"]),
        ("uk", " Гравець", ["a space at an end"]),
        ("uk", "Гравець\n", ["a space at an end"]),
        ("en", "{$card} draws", ["something of the inside"]),
        ("en", "@card-sniper", ["something of the inside"]),
        ("en", "water_silo", ["something of the inside"]),
        ("en", "wk_1", ["something of the inside"]),
        ("pl", "Koniec..", ["two stops"]),
        ("pl", "Rzut:.", ["two stops"]),
        ("pl", "Rzut: , koniec", ["a space before a stop", "two stops"]),
        ("pl", "Rzut:: koniec", ["two stops"]),
        ("pl", "Uciąć im głowę!.", ["two stops"]),
        ("pl", "Wybierz.: koniec", ["two stops"]),
        ("pl", "Karta „”", ["nothing in quotes or brackets"]),
        ("uk", "Карта «»", ["nothing in quotes or brackets"]),
        ("en", "Card ( )", ["nothing in quotes or brackets"]),
        ("en", 'Card "Sniper"', ["straight quotes"]),
        ("en", "", ["an empty text"]),
        ("pl", "Karta „Snajper", ["unbalanced „”"]),
        ("pl", "Karta ”Snajper„", ["unbalanced „”"]),
        ("uk", "Карта «Снайпер", ["unbalanced «»"]),
        ("en", "Sniper (2", ["unbalanced ()"]),
        ("en", "«Sniper»", ["« of another language", "» of another language"]),
        ("pl", "Poproś o: Snajper", ["a colon after a preposition"]),
        ("uk", "Їхати до: Брама", ["a colon after a preposition"]),
    ],
)
def test_a_slip_is_found(language: str, text: str, faults: list[str]) -> None:
    assert slips(text, language) == faults


# A whole shelf

PLURAL = "{ $count -> [one] { $count } %s [few] { $count } %s *[many] { $count } %s }"
MADE_UP = {
    "en": {
        "card-sniper": "Sniper",
        "option-draw": "Draw { $card }",
        "event-drew": "{ $seat } draws { $count -> [one] { $count } card *[other] { $count } cards }.",
        "why-empty": "There is nothing left of { $card }.",
    },
    "pl": {
        "card-sniper": "Snajper",
        "option-draw": "Dobierz: { $card }",
        "event-drew": "{ $seat } dobiera " + PLURAL % ("kartę", "karty", "kart") + ".",
        "why-empty": "Nie ma już karty „{ $card }”.",
    },
    "uk": {
        "card-sniper": "Снайпер",
        "option-draw": "Узяти карту «{ $card }»",
        "event-drew": "{ $seat } бере " + PLURAL % ("карту", "карти", "карт") + ".",
        "why-empty": "Карти «{ $card }» більше немає.",
    },
}
HEARD = [Said("option-draw", {"card": "@card-sniper"}), Said("event-drew", {"seat": "@seat-0", "count": 2})]
FAULTS = [
    ("pl", "card-sniper", "Snajper!", HEARD, ""),
    ("pl", "option-draw", "Dobierz do { $card }", HEARD, "pl option-draw: do { $card }"),
    ("uk", "why-empty", "Немає без { $card }", HEARD, "uk why-empty: без { $card }"),  # never heard
    ("pl", "event-drew", "{ $seat }: { $count } kart", HEARD, "pl event-drew: { $count } kart"),
    (
        "uk", "event-drew", "{ $seat }: { $count -> [one] карта *[other] карт }", HEARD,
        "uk event-drew: $count has no form for few",
    ),
    (
        "uk", "event-drew", "{ $seat }: " + PLURAL % ("ліки", "ліки", "ліки"), HEARD,
        "uk event-drew: the same words for 1 and 5: Гравець 1: 5 ліки",
    ),
    (
        "en", "event-drew", "{ $seat } draws { $count } { $what }", HEARD,
        "en event-drew: event-drew in en: Unknown external: what",
    ),
    (
        "en", "option-draw", "draw { $card }", HEARD,
        "en option-draw: a button that begins with a small letter: 'draw Sniper'",
    ),
    (
        "pl", "why-empty", "Nie ma: { $card }.", [Said("why-empty", {"card": "A."})],
        "pl why-empty: two stops: 'Nie ma: A..'",
    ),
    (
        "en", "event-drew", MADE_UP["en"]["event-drew"], [Said("event-drew", {"seat": "@seat-0", "count": "2"})],
        "en event-drew: $count chooses by number and is '2'",
    ),
    (
        "en", "event-drew", "{ $seat } has { $count -> [0] none. *[other] { $count } }.", HEARD,
        "en event-drew: two stops: 'Player 1 has none..'",  # by a number that was not heard
    ),
    ("en", "card-sniper", "Sniper", [Said("card-scout")], "uk card-scout: no words"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "name", "text", "said", "fault"), FAULTS)
def test_a_fault_on_a_shelf_is_found(
    language: str,
    name: str,
    text: str,
    said: list[Said],
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = f"made_up_{tmp_path.name}"
    (tmp_path / package / "words").mkdir(parents=True)
    for each, words in MADE_UP.items():
        lines = [entry(key, text if (each, key) == (language, name) else old) for key, old in words.items()]
        (tmp_path / package / "words" / f"table.{each}.ftl").write_text("".join(lines), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    heard = Harvest(TIC_TAC_TOE, questions=0)
    for one in said:
        heard.add(one)
    faults = Shelf(package, heard, {"seat": "@seat-0", "card": "@card-sniper"}).faults()
    assert fault in faults if fault else faults == []


def test_everything_that_is_said_in_a_match_is_heard() -> None:
    heard = Harvest(TIC_TAC_TOE, questions=100).said
    assert {"ask-mark", "option-mark", "event-marked", "why-taken", "over-three-in-a-row", "over-conceded"} <= set(
        heard
    )
    assert {"zone-rows", "plain-text", "plain-empty"} <= set(heard), "the board too"
    assert len(heard["option-mark"]) == 9
