"""What people read of a story, as it leaves the server: only what has been reached, in every language at once.

The words files pick the language: `story-text = { $text_en }` in English, `{ $text_pl }` in Polish.
"""

from typing import Final

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.language import amount
from stolik.games.waste_knights.rules.tests import before_test, chance_to_pass
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.model import CONTEST, PLAIN, TEST, Adventure, Choice
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.vocabulary import GEAR, HARMS, PAY, PAY_GEAR, RECEIVE, RESOURCES, SKILLS
from stolik.kernel.game import Said
from stolik.kernel.question import Option, Question, number

Prose = dict[str, int | str]
TONGUES: Final = ("en", "pl", "uk")
CHOICE_WORDS: Final = (
    "story-choice", "story-choice-test", "story-choice-combat", "story-choice-contest", "story-choice-duel",
)  # fmt: skip
"""By how the choice is resolved."""


def prose_of(adventure: Adventure, message: str, name: str) -> Prose:
    """The words of a message in each language: title_en, title_pl, title_uk."""
    words = adventure.words[message]
    prose: Prose = {}
    for at, tongue in enumerate(TONGUES):
        prose[f"{name}_{tongue}"] = words[at]
    return prose


def said(adventure: Adventure, message: str) -> Said:
    """The words of a message."""
    return Said("story-text", prose_of(adventure, message, "text"))


def say_choice(t: Board, question: Question, option: Option) -> Said:
    """The label of a choice with its price and its odds; only the entry that is being read has any."""
    adventure = adventure_of(t)
    entry = adventure.entries[question.note]
    at = number(option[1])
    choice = entry.choices[at - 1]
    args = prose_of(adventure, f"entry-{entry.id}-{at}", "text")
    price = _price(choice, args, len(t.seat))
    if choice.kind == PLAIN and price == "price-none":
        return Said("story-text", args)
    args["price"] = f"@{price}"
    if choice.kind == TEST:
        then = before_test(t, question.about[0], choice.skill, choice.difficulty)
        args["difficulty"] = max(1, then.difficulty)
        args["chance"] = (chance_to_pass(then) + 5) // 10
    if choice.kind in (TEST, CONTEST):
        args["skill"] = f"@skill-{SKILLS[choice.skill]}"
    return Said(CHOICE_WORDS[choice.kind], args)


def _price(choice: Choice, args: Prose, knights: int) -> str:
    """The message for what the choice costs, with its numbers in the arguments."""
    pays: dict[str, int] = {}
    gear: dict[str, int] = {}
    damage = 0
    for call in choice.cost:
        count = amount(call, 0, knights)
        if call.verb == PAY:
            pays[RESOURCES[call.what]] = pays.get(RESOURCES[call.what], 0) + count
        elif call.verb == PAY_GEAR:
            gear[GEAR[call.what]] = gear.get(GEAR[call.what], 0) + count
        elif call.verb == RECEIVE and HARMS[call.what] == "damage":
            damage += count
    if len(pays) + len(gear) + (damage > 0) > 1:
        args["damage"] = damage
        for name in RESOURCES:
            args[name] = pays.get(name, 0)
        for name in GEAR:
            args[f"{name}-cards"] = gear.get(name, 0)
        return "price-many"
    if damage:
        args["damage"] = damage
        return "price-damage"
    for name, count in pays.items():
        args["resource"] = name
        args["count"] = count
        return "price-pay"
    for name, count in gear.items():
        args["gear"] = name
        args["cards"] = count
        return "price-gear"
    return "price-none"


def say_action(t: Board, option: Option) -> Said | None:
    """The name of an action of the current thread; None for other actions."""
    if t.thread != NOTHING:
        for action in thread_of(t).actions:
            if action.option == option:
                return said(adventure_of(t), f"action-{dashed(action.id)}")
    return None


def dashed(name: str) -> str:
    """An id as the words files spell it."""
    return name.replace("_", "-")
