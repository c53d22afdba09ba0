"""`ask-replace-weapon` and `ask-replace-armour` named `$what`, which the question never gives.

A quick setup whose weapon was gone asked "{$what} is taken: choose another weapon", in every language.
"""

from collections import Counter
from itertools import product

import pytest

from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.dice import Dice
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.kernel.words import LANGUAGES, NoWords, Speech
from stolik.testkit.words import Voices, messages, variables

PACKAGE = "stolik.games.waste_knights"


class Listener:
    """Says all there is to say of matches that are played at random, in every language."""

    def __init__(self) -> None:
        self.voices = Voices(GAME)
        self.heard: set[str] = set()
        self.chosen: Counter[str] = Counter()

    def hear(self, said: Said) -> None:
        """The words in every language; NoWords where an argument is missing."""
        self.voices.say(said)
        self.heard.add(said.message)
        self.heard |= {value[1:] for value in said.args.values() if isinstance(value, str) and value[:1] == "@"}

    def play(self, match: Match, dice: Dice, most: int) -> None:
        """At random, but rather what has been chosen the least, so that much comes up soon."""
        while not match.over and len(match.answers) < most:
            question = match.questions[dice.below(len(match.questions), "seat")]
            self.hear(GAME.say_question(question))
            for option in question.options:
                self.hear(GAME.say_option(match.state, question, option))
            if not dice.below(12, "why"):
                for seat, attempt in match.every_attempt():
                    reason = match.why_not(seat, attempt)
                    if reason is not None:
                        self.hear(reason.said)
            match.answer(question.seat, question.options[self._choose(question, dice)])
        for reader in (0, None):
            for event in match.events(reader):
                self.hear(GAME.say_event(event))

    def _choose(self, question: Question, dice: Dice) -> int:
        verbs = [f"{question.kind} {option[0]}" for option in question.options]
        least = min(verbs, key=lambda verb: self.chosen[verb])
        at = dice.below(len(verbs), "option")
        if dice.below(2, "rare"):
            at = verbs.index(least)
        self.chosen[verbs[at]] += 1
        return at


@pytest.fixture(scope="module")
def listener() -> Listener:
    """Who heard matches of every adventure with one to four knights, quick and drafted."""
    listener = Listener()
    dice = Dice(5)
    for number, (adventure, seats, setup) in enumerate(
        product([*ADVENTURES, *ADVENTURES], (1, 2, 3, 4), ("quick", "draft"))
    ):
        if seats > adventure.most:
            continue
        solo = "two" if seats < adventure.least else "one"
        options = {"adventure": adventure.key, "setup": setup, "solo": solo}
        listener.play(Match.start(GAME, seats, number, options), dice, 400)
    return listener


def test_nothing_said_in_matches_lacks_an_argument(listener: Listener) -> None:
    # The listener raises at the first that does; here only that it heard enough to judge.
    assert "ask-replace-weapon" in listener.heard
    known = {*messages(PACKAGE, "table.en.ftl"), *messages(PACKAGE, "story.en.ftl")}
    for prefix, share in (("ask-", 0.65), ("option-", 0.85), ("event-", 0.9), ("why-", 0.7)):
        kind = {message for message in known if message.startswith(prefix)}
        unheard = kind - listener.heard
        assert len(unheard) < (1 - share) * len(kind), sorted(unheard)


@pytest.mark.parametrize("message", ["ask-replace-weapon", "ask-replace-armour"])
def test_a_replacement_is_asked_for_without_naming_what_is_gone(message: str) -> None:
    # Several cards of a set may be gone at once, and any others may replace them.
    assert variables(messages(PACKAGE, "table.en.ftl")[message]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_an_error_in_strict_speech(language: str) -> None:
    speech = Speech(GAME, language, strict=True)
    with pytest.raises(NoWords, match="event-turn-began"):
        speech.say(Said("event-turn-began"))  # in the open
    with pytest.raises(NoWords, match="event-duel-ended"):
        speech.say(Said("event-duel-ended", {"knight": "@knight-alinta"}))  # what a choice depends on
    with pytest.raises(NoWords, match="price-damage"):
        speech.say(Said("story-choice", {f"text_{language}": "?", "price": "@price-damage"}))  # of a part
