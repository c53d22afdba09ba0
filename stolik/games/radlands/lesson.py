"""The lesson of Radlands: four turns on the real engine, with a stacked deck and an opponent who plays along.

The words are in `words/lesson.*.ftl`. After the last step the match goes on freely.
"""

from typing import Final

from stolik.games.radlands.game import GAME
from stolik.games.radlands.kinds import DRAW_DECK, KIND
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


STEPS: Final = (
    # Turn 1: 1 water.
    Step(ME, "camps", None, {"slot": [ME, 2, 0]}),
    Step(ME, "water", None, {"water": [ME]}),
    Step(ME, "person", ("play", "vigilante", 2, "front"), {"hand": ["vigilante"]}),
    Step(ME, "protection", None, {"slot": [ME, 2, 0]}),
    Step(ME, "end-turn", ("end_turn",), {"button": ["end_turn"]}),
    Step(FOE, "", ("play", "muse", 1, "front")),
    Step(FOE, "", ("use", "cannon", 2, 0, 1)),
    Step(FOE, "", ("damage", ME, 1, 0)),
    Step(FOE, "", ("end_turn",)),
    # Turn 3: 3 water.
    Step(ME, "damage", None, {"slot": [ME, 1, 0]}),
    Step(ME, "junk", ("junk", "gunner"), {"hand": ["gunner"]}),
    Step(ME, "restore", ("restore", ME, 1, 0), {"slot": [ME, 1, 0]}),
    Step(ME, "ability", ("use", "vigilante", 2, 1, 1), {"slot": [ME, 2, 1]}),
    Step(ME, "railgun", ("use", "railgun", 2, 0, 1), {"slot": [ME, 2, 0]}),
    Step(ME, "target", ("damage", FOE, 2, 0), {"slot": [FOE, 2, 0]}),
    Step(ME, "end-turn-again", ("end_turn",), {"button": ["end_turn"]}),
    Step(FOE, "", ("play", "scout", 3, "front")),
    Step(FOE, "", ("use", "victory_totem", 3, 0, 1)),
    Step(FOE, "", ("end_turn",)),
    # Turn 5: 3 water.
    Step(ME, "raid", ("use", "garage", 1, 0, 1), {"slot": [ME, 1, 0]}),
    Step(ME, "event", ("play", "napalm"), {"hand": ["napalm"]}),
    Step(ME, "junk-water", ("junk", "looter"), {"hand": ["looter"]}),
    Step(ME, "silo", ("take_silo",), {"silo": [ME]}),
    Step(ME, "end-turn-events", ("end_turn",), {"button": ["end_turn"]}),
    Step(FOE, "", ("draw",)),
    Step(FOE, "", ("end_turn",)),
    # Turn 7: the event resolves, then 3 water.
    Step(ME, "napalm", ("column", 3), {"column": [FOE, 3]}),
    Step(ME, "junk-silo", ("junk", "water_silo"), {"hand": ["water_silo"]}),
    Step(ME, "railgun-again", ("use", "railgun", 2, 0, 1), {"slot": [ME, 2, 0]}),
    Step(ME, "target-again", ("damage", FOE, 3, 0), {"slot": [FOE, 3, 0]}),
    Step(ME, "draw", ("draw",), {"deck": []}),
    Step(ME, "finish", None, {"queue": [ME, 1]}),
)

LESSON: Final = Lesson(GAME, 2, ME, {"first_game": "on"}, SEED, {"deck": [deck()], "start": [[ME]]}, STEPS)
