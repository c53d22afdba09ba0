"""The lesson of Waste Knights, "Question Two": three turns of Johnny Taylor in Provisional Licence.

It is played on the real engine; cards and dice are laid out beforehand. The words are in `words/lesson.*.ftl`. After
the last step the match goes on freely.
"""

from typing import Final

from stolik.games.waste_knights.game import GAME
from stolik.kernel.lesson import Lesson, Step, read_position
from stolik.kernel.question import PASS

ME: Final = 0
LASTBRIDGE: Final = "M52"
SPIRE: Final = "M40"


POSITION: Final = read_position("stolik.games.waste_knights")
"""Johnny Taylor in Lastbridge, before his first action, as `stolik.testkit.scenarios.lessons` says."""

CHANCE: Final = {
    "dice": [
        *([0], [4], [0]),  # the drone hits once
        *([3], [2], [0], [0]),  # the pistol hits twice
        *([4], [0]),  # Survival: one success
        [4],  # Negotiation with the trader: one success
    ]
}

STEPS: Final = (
    Step(ME, "map", None, {"space": [LASTBRIDGE]}),
    Step(ME, "goal"),
    Step(ME, "dashboard"),
    # Round 1: drive, fight, take a test.
    Step(ME, "move", ("move",), wrong="move-wrong"),
    Step(ME, "route", ("go", SPIRE), wrong="route-wrong"),
    Step(ME, "drive", ("stop",), wrong="drive-wrong"),
    Step(ME, "radiation"),
    Step(ME, "weapon", ("arm", "pistol"), wrong="weapon-wrong"),
    Step(ME, "armour", ("armour", "junk_armour"), wrong="armour-wrong"),
    Step(ME, "dice", PASS, wrong="dice-wrong"),
    Step(ME, "thread", ("thread", "turn_at_the_spire"), wrong="thread-wrong"),
    Step(ME, "entry", ("choose", 2), wrong="entry-wrong"),
    Step(ME, "end-turn", PASS, wrong="end-turn-wrong"),
    # Round 2: camp and explore.
    Step(ME, "camp", ("camp",), wrong="camp-wrong"),
    Step(ME, "repair", ("repair", "broken_junk_armour"), wrong="repair-wrong"),
    Step(ME, "cleanse", ("cleanse",), wrong="cleanse-wrong"),
    Step(ME, "explore", ("explore",), wrong="explore-wrong"),
    Step(ME, "look-further", ("decline",), wrong="look-further-wrong"),
    Step(ME, "keep", ("accept",), wrong="keep-wrong"),
    Step(ME, "end-turn-again", PASS, wrong="end-turn-again-wrong"),
    # Round 3: to the city.
    Step(ME, "home", ("move",), wrong="home-wrong"),
    Step(ME, "home", ("go", LASTBRIDGE), wrong="home-wrong"),
    Step(ME, "home", ("stop",), wrong="home-wrong"),
    Step(ME, "trader", [("gain", "fuel"), ("gain", "ammo"), ("gain", "meds")]),
    Step(ME, "city", ("city",), wrong="city-wrong"),
    Step(ME, "finish"),
)

LESSON: Final = Lesson(
    GAME,
    1,
    ME,
    {"adventure": "provisional_licence", "setup": "quick"},
    "waste_knights/lesson",
    CHANCE,
    STEPS,
    POSITION,
)
