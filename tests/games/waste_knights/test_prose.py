"""Nobody can read ahead: no word of an entry, thread or enemy leaves the server before it is reached."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.model import Adventure, variable_message
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import L_ANY_OWN, L_OWN, L_SHARED
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES, Speech
from stolik.table.frames import frame
from stolik.table.words import words

MARK = re.compile(r"⟦(.*?)⟧")


@pytest.fixture(params=ADVENTURES, ids=lambda adventure: adventure.key)
def marked(request: pytest.FixtureRequest) -> Iterator[Adventure]:
    """An adventure in which every word is a mark that names where it stands."""
    adventure = request.param
    assert isinstance(adventure, Adventure)
    true = adventure.words
    adventure.words = {message: [f"⟦{message}⟧{lang}" for lang in LANGUAGES] for message in true}
    yield adventure
    adventure.words = true


def sent(match: Match, since: int) -> set[str]:
    """The marks in all that the server sends to anybody now; `since` is the length of the log they have."""
    found: set[str] = set()
    for seat in (None, *range(match.seats)):
        found |= set(MARK.findall(msgspec.json.encode(frame(match, seat, 1, since, "q", None)).decode()))
    return found


def reached(match: Match, adventure: Adventure) -> set[str]:
    """The marks that people may know: what was read, the threads that were current, the enemies that were fought."""
    table = match.state
    assert isinstance(table, Board)
    known = {"adventure"}
    for number in table.read:
        entry = adventure.entries[number]
        known |= {f"entry-{entry.id}", f"entry-{entry.id}-title"}
        known |= {f"entry-{entry.id}-{choice}" for choice in range(1, len(entry.choices) + 1)}
    threads = [str(line["thread"]) for line in match.lines(None) if line["event"] == "thread_began"]
    for thread in adventure.threads:
        if thread.id in threads:
            known.add(f"thread-{thread.id}")
            known |= {f"action-{action.id.replace('_', '-')}" for action in thread.actions}
            atoms = [atom for goal in thread.goals for way in goal.cond.ways for atom in way]
            atoms += [
                atom
                for action in thread.actions
                if action.requires is not None
                for way in action.requires.ways
                for atom in way
            ]
            own = adventure.own_names
            for left, names in ((L_SHARED, adventure.shared_names), (L_OWN, own), (L_ANY_OWN, own)):
                asked = [names[atom.left.arg] for atom in atoms if atom.left.left == left]
                known |= {variable_message(name) for name in asked}
    changed = {str(line["variable"]) for line in match.lines(None) if str(line["event"]).endswith("variable_set")}
    changed |= {name for at, name in enumerate(adventure.shared_names) if table.shared[at]}
    width = len(adventure.own_names)
    changed |= {name for at, name in enumerate(adventure.own_names) if any(table.own[at::width])}
    known |= {variable_message(name) for name in changed}
    fought = {str(line["enemy"]) for line in match.lines(None) if line["event"] == "fought"}
    return known | {f"enemy-{id}{part}" for id in fought for part in ("", "-text")}


@pytest.mark.parametrize("seed", range(2))
def test_what_has_not_been_reached_never_leaves_the_server(marked: Adventure, seed: int) -> None:
    seats = min(marked.most, max(marked.least, 2 if seed else marked.least))
    match = Match.start(GAME, seats, seed=seed, options={"adventure": marked.key, "setup": "quick"})
    choices = Dice(seed)
    seen: set[str] = set()
    number = told = 0
    while not match.over and number < 1500:
        question = match.questions[0]
        options = [option for option in question.options if option[0] in ("thread", "choose")] or question.options
        match.answer(question.seat, options[choices.below(len(options), "option")])
        number += 1
        if number % 8 == 0 or match.over:
            now = sent(match, told)
            assert now <= reached(match, marked), now - reached(match, marked)
            seen |= now
            told = len(match.log)
    assert len(seen) >= 8  # the marks do arrive where they should
    assert any(mark.startswith("entry-") for mark in seen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_prose_is_among_the_words_that_every_browser_gets(lang: str) -> None:
    everything = words(lang, "waste_knights")
    for adventure in ADVENTURES:
        for message, (english, *others) in adventure.words.items():
            if message.startswith("entry-") and not message.endswith("-title"):  # some are names of places
                for text in (english, *others):
                    assert len(text) < 16 or text not in everything, message


@pytest.mark.parametrize(("lang", "title"), [("en", "Thirst"), ("pl", "Pragnienie"), ("uk", "Спрага")])
def test_every_reader_gets_the_story_in_the_own_language(lang: str, title: str) -> None:
    match = Match.start(GAME, 1, seed=1, options={"setup": "quick"})
    while match.questions[0].kind != "act":
        match.answer(0, match.questions[0].options[0])
    speech = Speech(GAME, lang, strict=True)
    told = [speech.say(GAME.say_event(event)) for event in match.events(0)]
    assert any(title in sentence for sentence in told)


def test_after_reading_nothing_can_be_taken_back() -> None:
    match = Match.start(GAME, 1, seed=1, options={"setup": "quick"})
    while match.questions[0].kind != "act":
        match.answer(0, match.questions[0].options[0])
    table = match.state
    assert isinstance(table, Board)
    table.space[0] = 47
    match = Match.at(GAME, table, 1, match.setup)
    match.answer(0, ("thread", "ask_the_council"))
    assert match.can_undo(0) is None
