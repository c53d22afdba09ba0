"""The lesson of Apex Legends: from the last item of the pool to the second round, on the real engine.

Crossroads, two against two, the teams of the first game: the learner is red, Bangalore and Wraith. Decks and hands are
laid out beforehand. The words are in `words/lesson.*.ftl`. After the last step the match goes on freely.
"""

from collections.abc import Sequence
from typing import Final

from stolik.games.apex_legends.catalogue import AIM, AIM_CARD, FEAT, FEATS_OF, LEGEND
from stolik.games.apex_legends.game import GAME
from stolik.kernel.lesson import Lesson, Step
from stolik.kernel.question import PASS, Option

ME: Final = 0
FOE: Final = 1


def silently(seat: int, *answers: Option) -> list[Step]:
    """Answers that the script gives without a pause."""
    return [Step(seat, "", answer, quick=True) for answer in answers]


STEPS: Final = (
    # The pools; one item is left to the learner.
    *silently(FOE, ("deal_rest",)),
    *silently(ME, ("deal", "flatline_2", "bangalore"), ("deal", "peacekeeper_1", "wraith")),
    Step(ME, "arena"),
    Step(ME, "equip", ("deal", "heavy_magazine", "bangalore", 1), wrong="equip-wrong"),
    Step(ME, "rest", ("deal_rest",), wrong="rest-wrong"),
    # Everyone walks in.
    *silently(FOE, ("place", "bloodhound", "left"), ("keep", "phoenix_kit")),
    *silently(ME, ("place", "bangalore", "bottom"), ("attach", "hcog_ranger", 1)),
    *silently(FOE, ("place", "gibraltar", "top"), ("keep", "variable_sniper")),
    *silently(ME, ("place", "wraith", "right"), ("wear", "knockdown_shield_epic")),
    Step(ME, "enter", ("enter", "bangalore", 6, 11), wrong="enter-wrong"),
    Step(ME, "walk-in", ("step", 6, 11), wrong="walk-in-wrong"),
    Step(ME, "walk-in", ("step", 6, 10), wrong="walk-in-wrong"),
    Step(ME, "stop-here", ("done",), wrong="stop-here-wrong"),
    *silently(ME, ("keep", "thermite_grenade")),
    *[
        Step(FOE, "", answer)
        for answer in (
            ("enter", "bloodhound", 0, 11),
            ("step", 0, 11),
            ("step", 1, 11),
            ("step", 2, 11),
            ("step", 3, 10),
        )
    ],
    *silently(ME, ("enter", "wraith", 11, 8), ("step", 11, 8), ("step", 11, 7), ("keep", "med_kit")),
    *silently(FOE, ("enter", "gibraltar", 5, 0), ("step", 5, 0), ("step", 5, 1), ("done",), ("load", 1)),
    # Round 1: Bangalore takes cover and shoots.
    Step(ME, "activate", ("activate", "bangalore"), wrong="activate-wrong"),
    Step(ME, "move", ("move",), wrong="move-wrong"),
    Step(ME, "behind", ("step", 6, 9), wrong="behind-wrong"),
    Step(ME, "stand", ("done",), wrong="stand-wrong"),
    Step(ME, "cover"),
    Step(ME, "shoot", ("shoot", "bloodhound", 1), wrong="shoot-wrong"),
    *silently(ME, PASS),  # a boost could be played here
    Step(FOE, "", ("react", "ravens_warning")),
    Step(FOE, "", ("redraw", "a14")),
    Step(FOE, "", PASS),
    Step(ME, "hits"),
    Step(ME, "resupply", ("play", "resupply"), wrong="resupply-wrong"),
    Step(ME, "load", ("load", 1), wrong="load-wrong"),
    Step(ME, "load", ("load", 1), wrong="load-wrong"),
    Step(ME, "end", ("end",), wrong="end-wrong"),
    # Wraith opens a bin and walks through the void.
    Step(ME, "interact", ("interact",), wrong="interact-wrong"),
    Step(ME, "bin", ("open", "h", 11, 7), wrong="bin-wrong"),
    Step(ME, "weapon", ("weapon", "car_2"), wrong="weapon-wrong"),
    Step(ME, "attach", ("attach", "standard_stock_epic", 1), wrong="attach-wrong"),
    *silently(ME, ("pack",), ("drop", "knockdown_shield_epic"), ("on", 11, 7), ("discard_weapon",), ("done",)),
    Step(ME, "void", ("initiate", "into_the_void"), wrong="void-wrong"),
    Step(ME, "through", ("move",), wrong="through-wrong"),
    Step(ME, "through", ("step", 10, 7), wrong="through-wrong"),
    Step(ME, "through", ("step", 9, 7), wrong="through-wrong"),
    Step(ME, "through", ("step", 8, 7), wrong="through-wrong"),
    *silently(ME, ("done",)),
    Step(ME, "cooldown", ("end",), wrong="end-wrong"),
    # Blue strikes back.
    Step(FOE, "", ("activate", "bloodhound")),
    Step(FOE, "", ("shoot", "bangalore", 1)),
    *silently(FOE, PASS, PASS),
    Step(ME, "react", ("react", "lost_in_the_smoke"), wrong="react-wrong"),
    Step(ME, "smoke", ("initiate", "smoke_launcher"), wrong="react-wrong"),
    Step(ME, "smoke-where", ("node", 5, 10, 0), wrong="smoke-where-wrong"),
    Step(ME, "saved", PASS, wrong="saved-wrong"),
    Step(FOE, "", ("end",)),
    Step(FOE, "", ("end",)),
    Step(ME, "finish"),
)


def deck(cards: Sequence[int], *top: int) -> list[int]:
    """A deck with these cards on its top, the first named first; the list begins with its bottom."""
    return [*(card for card in cards if card not in top), *reversed(top)]


def aim(*top: str) -> list[int]:
    """An aim deck."""
    return deck(range(len(AIM)), *(AIM_CARD[card] for card in top))


def feats(legend: str, *hand: str) -> list[int]:
    """The feats of a legend, of whom this is the hand."""
    return deck(FEATS_OF[LEGEND[legend]], *(FEAT[card] for card in hand))


CHANCE: Final = {
    "bonus": [[3, 1, 2, 0]],
    "aim": [
        aim("a13", "a5", "a1", "a12", "a9", "a7"),  # blue's
        aim("a14", "a3", "a11", "a13"),  # mine
    ],
    "feats": [
        feats("bangalore", "resupply", "lost_in_the_smoke", "always_ready"),
        feats("wraith", "this_way", "from_nowhere", "come_and_find_me"),
        feats("gibraltar", "safe_haven", "quick_deploy", "bring_me_down"),
        feats("bloodhound", "ravens_warning", "slip_the_snare", "trophy"),
    ],
}
"""Entry bonuses, aim decks and hands; everything else comes from the seed."""

LESSON: Final = Lesson(GAME, 2, ME, {"draft": "first_game", "map": "crossroads"}, "apex_legends/lesson", CHANCE, STEPS)
