"""The lesson of Radlands: four turns on the real engine, with a stacked deck and an opponent who plays along.

The words are in `words/lesson.*.ftl`. After the last step the match goes on freely.
"""

from typing import Final

from stolik.games.radlands.catalogue import DRAW_DECK, KIND
from stolik.games.radlands.game import GAME
from stolik.kernel.dice import Dice
from stolik.kernel.lesson import Lesson, Step

ME: Final = 0
FOE: Final = 1
SEED: Final = "radlands/lesson"

DRAWN: Final = (
    *("vigilante", "gunner"),  # my opening hand
    *("muse", "scout", "doomsayer"),  # the opponent's
    "napalm",  # turn 1, mine
    "exterminator",
    "looter",  # turn 3, mine
    "repair_bot",
    "sniper",  # turn 5, mine
    *("scientist", "banish"),
    "pyromaniac",  # turn 7, mine
    "assassin",
)
"""The deck from its top, as the script needs it; the rest is shuffled."""


def deck() -> list[int]:
    """The stacked deck; the top card is the last."""
    rest = DRAW_DECK.copy()
    top = [KIND[name] for name in DRAWN]
    for kind in top:
        rest.remove(kind)
    Dice(SEED).shuffle(rest, "rest")
    return rest + top[::-1]


def _wrong(step: str) -> dict[str, str]:
    """Why another choice will not do: of ending the turn, and of all others."""
    return {"end_turn": "not-yet", "": f"{step}-wrong"}


STEPS: Final = (
    # Turn 1: 1 water.
    Step(ME, "camps", None, {"camps": [ME]}),
    Step(ME, "water", None, {"water": [ME]}),
    Step(ME, "person", ("play", "vigilante", 2, "front"), {"hand": ["vigilante"]}, wrong=_wrong("person")),
    Step(ME, "protection", None, {"slot": [ME, 2, 0]}),
    Step(ME, "end-turn", ("end_turn",), {"button": ["end_turn"]}, wrong="end-turn-wrong"),
    Step(FOE, "", ("play", "muse", 1, "front")),
    Step(FOE, "", ("use", "cannon", 2, 0, 1)),
    Step(FOE, "", ("damage", ME, 1, 0)),
    Step(FOE, "", ("end_turn",)),
    # Turn 3: 3 water.
    Step(ME, "damage", None, {"slot": [ME, 1, 0]}),
    Step(ME, "junk", ("junk", "gunner"), {"hand": ["gunner"]}, wrong=_wrong("junk")),
    Step(ME, "restore", ("restore", ME, 1, 0), {"slot": [ME, 1, 0]}, wrong="restore-wrong"),
    Step(ME, "ability", ("use", "vigilante", 2, 1, 1), {"slot": [ME, 2, 1]}, wrong=_wrong("ability")),
    Step(ME, "railgun", ("use", "railgun", 2, 0, 1), {"slot": [ME, 2, 0]}, wrong=_wrong("railgun")),
    Step(ME, "target", ("damage", FOE, 2, 0), {"slot": [FOE, 2, 0]}, wrong="target-wrong"),
    Step(ME, "end-turn-again", ("end_turn",), {"button": ["end_turn"]}, wrong="end-turn-wrong"),
    Step(FOE, "", ("play", "scout", 3, "front")),
    Step(FOE, "", ("use", "victory_totem", 3, 0, 1)),
    Step(FOE, "", ("end_turn",)),
    # Turn 5: 3 water.
    Step(ME, "raid", ("use", "garage", 1, 0, 1), {"slot": [ME, 1, 0]}, wrong=_wrong("raid")),
    Step(ME, "event", ("play", "napalm"), {"hand": ["napalm"]}, wrong=_wrong("event")),
    Step(ME, "junk-water", ("junk", "looter"), {"hand": ["looter"]}, wrong="junk-water-wrong"),
    Step(ME, "silo", ("take_silo",), {"silo": [ME]}, wrong=_wrong("silo")),
    Step(ME, "end-turn-events", ("end_turn",), {"button": ["end_turn"]}, wrong="end-turn-events-wrong"),
    Step(FOE, "", ("draw",)),
    Step(FOE, "", ("end_turn",)),
    # Turn 7: the event resolves, then 3 water.
    Step(ME, "napalm", ("column", 3), {"column": [FOE, 3]}, wrong="napalm-wrong"),
    Step(ME, "junk-silo", ("junk", "water_silo"), {"hand": ["water_silo"]}, wrong=_wrong("junk-silo")),
    Step(ME, "railgun-again", ("use", "railgun", 2, 0, 1), {"slot": [ME, 2, 0]}, wrong=_wrong("railgun-again")),
    Step(ME, "target-again", ("damage", FOE, 3, 0), {"slot": [FOE, 3, 0]}, wrong="target-again-wrong"),
    Step(ME, "draw", ("draw",), {"deck": []}, wrong=_wrong("draw")),
    Step(ME, "finish", None, {"queue": [ME, 1]}),
)

LESSON: Final = Lesson(GAME, 2, ME, {"first_game": "on"}, SEED, {"deck": [deck()], "start": [[ME]]}, STEPS)
