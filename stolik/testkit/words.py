"""What every game asks of its words: the same messages in all languages, something to say for everything, said well.

    assert Shelf("stolik.games.radlands", Harvest(find("radlands"))).faults() == []

A `Harvest` is what a game says in random matches. A `Shelf` has the words of a package and what was heard of them, and
finds in them what an editor would strike out (`stolik.testkit.editing`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TypeVar

import msgspec
from fluent.syntax import FluentParser, ast

from stolik.kernel.dice import Dice
from stolik.kernel.game import Game, Said
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE
from stolik.kernel.setups import every_setup
from stolik.kernel.state import Json
from stolik.kernel.words import FALLBACK, LANGUAGES, NoWords, Speech
from stolik.terminal.drawing import Drawing
from stolik.testkit.conformance import viewers
from stolik.testkit.editing import (
    NUMBERS,
    bad_choices,
    bad_counts,
    bad_forms,
    bare_names,
    number_choices,
    slips,
    variables_of,
)
from stolik.testkit.playouts import players, random_choice

T = TypeVar("T")
Value = int | str
Args = tuple[tuple[str, Value], ...]
Messages = dict[str, ast.Message]


def words_file(package: str, name: str) -> str:
    """The text of one of a package's words files."""
    return (resources.files(package) / "words" / name).read_text("utf-8")


def read_messages(text: str) -> Messages:
    """The messages of a Fluent text by id, in its order. No line of it is unclear, and no message comes twice."""
    body = FluentParser(with_spans=False).parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "no message is defined twice"
    return {entry.id.name: entry for entry in found}


@cache
def messages(package: str, name: str) -> Messages:
    """The messages of a words file by id, in file order."""
    return read_messages(words_file(package, name))


def all_messages(package: str, language: str) -> Messages:
    """The messages of all words files of a package in one language."""
    files = sorted(file.name for file in (resources.files(package) / "words").iterdir())
    endings = (f".{language}.ftl", f"{language}.ftl")
    found: Messages = {}
    for file in files:
        if file.endswith(endings[0]) or file == endings[1]:
            found.update(messages(package, file))
    return found


def variables(message: ast.Message) -> set[str]:
    """The names of everything that is filled into a message."""
    return variables_of(message)


def check_languages(package: str, name: str) -> None:
    """A words file (`"table"`, `""` for one without a name) has the same messages, in the same order, everywhere."""
    english, *others = (messages(package, f"{name}.{each}.ftl".lstrip(".")) for each in LANGUAGES)
    for other in others:
        assert list(other) == list(english)
        for message, entry in english.items():
            assert variables(other[message]) == variables(entry), message


class Voices:
    """All languages of a game at once."""

    def __init__(self, game: Game) -> None:
        self.speech = {language: Speech(game, language, strict=True) for language in LANGUAGES}
        self._said: dict[tuple[str, Args], list[str]] = {}

    def say(self, said: Said) -> list[str]:
        """The words in every language, with nothing of the inside in them; NoWords where one has none."""
        key = said.message, tuple(said.args.items())
        if key not in self._said:
            self._said[key] = [self._say(language, said) for language in LANGUAGES]
        return self._said[key]

    def _say(self, language: str, said: Said) -> str:
        text = self.speech[language].say(said)
        assert text.strip() == text != "", f"{said!r} in {language}: {text!r}"
        assert not re.search(r"[{}@$]|\d_|[a-z]_[a-z]", text), f"{said!r} in {language}: {text}"
        return text


# What is really said

QUESTIONS = 14_000
"""So many questions of a game are answered to hear what it says."""
OPTIONS = 40
ATTEMPTS = 60
"""So many options and attempts of one question are listened to at most."""
WHY_NOT = 15
BOARD = 45
"""How rare the costly parts are: one question in this many."""


class Harvest:
    """What a game said in random matches: its messages, each with the different arguments that it really had."""

    def __init__(self, game: Game, questions: int = QUESTIONS) -> None:
        self.game = game
        self.said: dict[str, dict[Args, None]] = {}
        self._speech = Speech(game, FALLBACK, strict=True)
        self._drawing = Drawing(game)
        setups = every_setup(game)
        asked = number = 0
        while asked < questions:
            seats, options = setups[number % len(setups)]
            asked += self._listen(seats, options, f"words/{number}")
            number += 1

    def _listen(self, seats: int, options: Mapping[str, str], seed: str) -> int:
        """Play a match to its end, and give its twin up at once; tells how many questions there were."""
        match = Match.start(self.game, seats, seed, options)
        twin = match.copy()
        dice = players(seed)
        asked = 0
        while not match.over:
            self._ask(match, dice)
            match.advance(*random_choice(match, dice))
            asked += 1
        twin.answer(dice.below(seats, "who"), CONCEDE)
        for each in (match, twin):
            for seat in viewers(each):
                for event in each.events(seat):
                    self.add(self.game.say_event(event))
            assert each.result is not None
            self.add(self.game.say_result(each.result))
        return asked

    def _ask(self, match: Match, dice: Dice) -> None:
        """What is said at a question: itself and its options; at times why not, the plain board, the terminal."""
        for question in match.questions:
            self.add(self.game.say_question(question))
            for option in thinned(question.options, OPTIONS):
                self.add(self.game.say_option(match.state, question, option))
        if dice.below(WHY_NOT, "why") == 0:
            for seat, attempt in thinned(match.every_attempt(), ATTEMPTS):
                reason = match.why_not(seat, attempt)
                if reason is not None:
                    self.add(reason.said)
        if dice.below(BOARD, "board") == 0:
            seat = dice.below(match.seats, "who")
            view = match.view(seat)
            for said in said_in(msgspec.to_builtins(self.game.plain(view.table, seat))):
                self.add(said)
            self._drawing.draw(view, self._word, 100)

    def _word(self, message: str) -> str:
        self.add(Said(message))
        return self._speech.say(Said(message))

    def add(self, said: Said) -> None:
        """Hear a message, and those that its arguments name."""
        self.said.setdefault(said.message, {})[tuple(said.args.items())] = None
        plain = tuple((name, value) for name, value in said.args.items() if not named(value))
        for value in said.args.values():
            if message := named(value):
                self.said.setdefault(message, {})[plain] = None


def named(value: Value) -> str:
    """The message that an argument names, or nothing."""
    return value[1:] if isinstance(value, str) and value.startswith("@") else ""


def said_in(board: Json) -> Iterator[Said]:
    """Everything that is said on a plain board."""
    if isinstance(board, dict):
        args = board.get("args")
        if board.keys() == {"message", "args"} and isinstance(args, dict):
            yield Said(str(board["message"]), {name: v for name, v in args.items() if isinstance(v, int | str)})
        else:
            yield from said_in(list(board.values()))
    elif isinstance(board, list):
        for part in board:
            yield from said_in(part)


def thinned(items: Sequence[T], most: int) -> Sequence[T]:
    """At most this many of the items, from all over."""
    return items[:: -(-len(items) // most)] if items else items


# All together

SAMPLE = 30
"""So many of a message's sets of arguments are tried."""
NUMBERED = 3
"""In this many of them other numbers are put in the place of the real ones."""


class Shelf:
    """The words of a package in every language, the kernel's with them, and what was heard of them.

    `given` are arguments of messages that no match says.
    """

    def __init__(self, package: str, heard: Harvest | None = None, given: Mapping[str, Value] | None = None) -> None:
        game = Game(package, f"{package}/1", (1, 1), words=package)
        self.speech = {language: Speech(game, language, strict=True) for language in LANGUAGES}
        self.words = {
            language: all_messages("stolik.kernel", language) | all_messages(package, language)
            for language in LANGUAGES
        }
        self.names = {message: self._names(message) for message in self.words[FALLBACK]}
        said = {} if heard is None else heard.said
        self.heard = {message: self._used(message, sets) for message, sets in said.items()}
        self.counted = {
            name for words in self.words.values() for entry in words.values() for name, _ in number_choices(entry)
        }
        self.known: dict[str, dict[Value, None]] = {name: {value: None} for name, value in (given or {}).items()}
        """What was heard of every variable, whatever the message."""
        for sets in self.heard.values():
            for args in sets:
                for name, value in args:
                    self.known.setdefault(name, {})[value] = None

    def faults(self, exempt: Mapping[str, Collection[str]] | None = None) -> list[str]:
        """Everything that is wrong, in all languages. `exempt` are the slips that a message may have."""
        faults: dict[str, None] = {}
        for language in LANGUAGES:
            for message, entry in self.words[language].items():
                found = self._in_the_text(language, message, entry)
                faults |= dict.fromkeys(f"{language} {message}: {fault}" for fault in found)
            for message in {**self.words[language], **self.heard}:
                found = self._in_what_is_said(language, message, (exempt or {}).get(message, ()))
                faults |= dict.fromkeys(f"{language} {message}: {fault}" for fault in found)
        return list(faults)

    def _in_the_text(self, language: str, message: str, entry: ast.Message) -> Iterator[str]:
        """What is wrong with a message, whether it was heard or not."""
        used = variables(entry)
        names = {name for name in used if self._is_name(message, name)}
        yield from bare_names(entry, language, names.__contains__)
        yield from bad_counts(entry, language, (used - names).__contains__)
        yield from bad_choices(entry, language)
        for name, forms in number_choices(entry):
            for value in self._heard_as(message, name):
                if isinstance(value, str):
                    yield f"${name} chooses by number and is {value!r}"
            if "one" in forms:
                yield from self._bad_forms(language, message, name)

    def _bad_forms(self, language: str, message: str, name: str) -> list[str]:
        """What is wrong with the forms wherever they are said: a choice may stand in a part that is not always said."""
        faults: list[str] = []
        for args in self._sample(message):
            texts = {number: self._say(language, message, {**args, name: number}) for number in NUMBERS}
            faults = bad_forms(texts, language)
            if not faults:
                break
        return faults

    def _in_what_is_said(self, language: str, message: str, exempt: Collection[str]) -> Iterator[str]:
        """What is wrong with a message when it is said with real arguments, and with other numbers in their place."""
        if message not in self.words[language]:
            yield "no words"
            return
        sample = self._sample(message)
        texts: list[str] = []
        for args in sample:
            try:
                texts.append(self.speech[language].say(Said(message, args)))
            except NoWords as error:
                yield str(error)
        for args in thinned(sample, NUMBERED):
            numbers = [name for name in sorted(self.names[message]) if isinstance(args.get(name), int)]
            texts += [self._say(language, message, {**args, name: n}) for name in numbers for n in NUMBERS]
        faults: dict[str, str] = {}
        for text in texts:
            faults |= dict.fromkeys(slips(text, language), text)
            if message.startswith("option-") and text[:1].islower():
                faults["a button that begins with a small letter"] = text
        yield from (f"{fault}: {text!r}" for fault, text in faults.items() if fault not in exempt)

    def _say(self, language: str, message: str, args: Mapping[str, Value]) -> str:
        """A message with these arguments and, where others are needed, any that were heard."""
        return self.speech[language].say(Said(message, self._completed(message, args)))

    def _sample(self, message: str) -> list[dict[str, Value]]:
        """Sets of arguments that were heard, the longest among them; one that is made up if none was."""
        sets = [dict(args) for args in self.heard.get(message, ())]
        if not sets:
            return [self._completed(message, {})]
        return [*thinned(sets, SAMPLE - 1), max(sets, key=lambda args: len(str(args)))]

    def _completed(self, message: str, args: Mapping[str, Value]) -> dict[str, Value]:
        complete = dict(args)
        wanted = sorted(self.names.get(message, ()))
        for name in wanted:
            if name not in complete:
                complete[name] = self._stand_in(message, name)
            wanted += sorted(self.names.get(named(complete[name]), ()))
        return complete

    def _stand_in(self, message: str, name: str) -> Value:
        """Something that was heard in this place, or by this name, or a number, or a player."""
        return next(iter(self._values(message, name)), 3 if name in self.counted else "@seat-0")

    def _values(self, message: str, name: str) -> Collection[Value]:
        """What was heard of a variable: in this message or, if it was not heard, in any."""
        return self._heard_as(message, name) or self.known.get(name, {})

    def _heard_as(self, message: str, name: str) -> Collection[Value]:
        """What was heard of a variable in this message."""
        return {value: None for args in self.heard.get(message, ()) for other, value in args if other == name}

    def _is_name(self, message: str, name: str) -> bool:
        """Whether a name stands there: something with letters, or nobody knows what."""
        values = self._values(message, name)
        return any(re.search(r"[^\W\d_]", str(value)) for value in values) if values else name not in self.counted

    def _names(self, message: str) -> set[str]:
        """The variables of a message in all languages."""
        entries = [words[message] for words in self.words.values() if message in words]
        return set().union(*(variables(entry) for entry in entries))

    def _used(self, message: str, sets: Iterable[Args]) -> dict[Args, None]:
        """The different sets of arguments without what the message has no use for."""
        found: dict[Args, None] = {}
        for args in sets:
            own = self.names.get(message, set())
            parts = [self.names.get(named(value), set()) for name, value in args if name in own]
            wanted = own.union(*parts)
            found[tuple(sorted((name, value) for name, value in args if name in wanted))] = None
        return found
