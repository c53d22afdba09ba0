"""The lesson of Wonderland's War, "A cup too many": the tea party of round I and its first battle, on the real engine.

The learner is the Mad Hatter; the Queen of Hearts and the Cheshire Cat play along. The words are in
`words/lesson.*.ftl`. After the last step the match goes on freely.
"""

from typing import Final

from stolik.games.wonderlands_war.game import GAME
from stolik.games.wonderlands_war.rules.chips import BAG_STREAM
from stolik.kernel.lesson import Lesson, Step, read_position
from stolik.kernel.question import PASS, Option

QUEEN: Final = 0
CAT: Final = 1
ME: Final = 2

POSITION: Final = read_position("stolik.games.wonderlands_war")
"""The table is laid, and the Queen of Hearts begins; `stolik.testkit.scenarios.lessons` arranges it."""


def walk(seat: int, chair: int, *regions: str) -> list[Step]:
    """Another player takes a card and places its units."""
    answers: list[Option] = [("chair", chair), *(("region", region) for region in regions)]
    return [Step(seat, "", answer) for answer in answers]


STEPS: Final = (
    *walk(QUEEN, 1, "red_keep", "pool_of_tears", "tumtum_trees"),
    *walk(CAT, 7, "live_garden"),
    # The first card.
    Step(ME, "table", None, {"chair": [5]}, look=True),
    Step(ME, "card", ("chair", 2), wrong="card-wrong"),
    Step(ME, "units", ("resolve", "units"), wrong="units-wrong"),
    Step(ME, "units", ("region", "tumtum_trees"), wrong="units-wrong"),
    Step(ME, "more-units", ("region", "red_keep"), wrong="more-units-wrong"),
    *walk(QUEEN, 3, "tumtum_trees", "pool_of_tears"),
    *walk(CAT, 11, "na_muniu"),
    Step(ME, "others"),
    # The second: a castle.
    Step(ME, "castle", ("chair", 5), wrong="castle-wrong"),
    Step(ME, "castle-where", ("castle", "red_keep"), wrong="castle-where-wrong"),
    *walk(QUEEN, 6, "pool_of_tears"),
    *walk(CAT, 12, "na_muniu"),
    # The third: a choice.
    Step(ME, "split", ("chair", 8), wrong="split-wrong"),
    Step(ME, "split-units", ("resolve", "units"), wrong="split-units-wrong"),
    Step(ME, "split-units", ("region", "tumtum_trees"), wrong="split-units-wrong"),
    Step(ME, "side", ("side", "top"), wrong="side-wrong"),
    Step(ME, "unlock", ("unlock", "scalding_cup"), wrong="unlock-wrong"),
    *walk(QUEEN, 9, "red_keep", "red_keep"),
    *walk(CAT, 13, "live_garden"),
    # The fourth, past the Head of the Table.
    Step(ME, "head", ("head",), wrong="head-wrong"),
    Step(ME, "refilled", ("chair", 1), wrong="refilled-wrong"),
    Step(ME, "last-unit", ("region", "tumtum_trees"), wrong="last-unit-wrong"),
    Step(QUEEN, "", ("region", "tumtum_trees")),
    Step(CAT, "", ("region", "live_garden")),
    Step(ME, "leader", ("region", "tumtum_trees"), wrong="leader-wrong"),
    # The battle of the Tumtum Trees.
    Step(ME, "bag"),
    Step(CAT, "", PASS),
    Step(ME, "first-draw", None, {"bag": []}),
    Step(QUEEN, "", ("draw",), quick=True),
    Step(ME, "madness", ("draw",), wrong="madness-wrong"),
    Step(ME, "let-it", PASS, wrong="let-it-wrong"),
    Step(QUEEN, "", PASS),
    Step(QUEEN, "", ("draw",), quick=True),
    Step(ME, "again", ("draw",), wrong="again-wrong"),
    Step(ME, "block", ("block",), wrong="block-wrong"),
    Step(QUEEN, "", PASS),
    Step(QUEEN, "", ("draw",), quick=True),
    Step(ME, "once-more", ("draw",), wrong="again-wrong"),
    Step(QUEEN, "", ("draw",), quick=True),
    Step(ME, "retreat", ("retreat",), wrong="retreat-wrong"),
    Step(QUEEN, "", PASS),
    # What it brings.
    Step(ME, "feat", ("feat", "uffish_thought"), wrong="feat-wrong"),
    Step(ME, "forge", ("forge", "faction_1", 4), wrong="forge-wrong"),
    Step(ME, "finish"),
)

CHANCE: Final = {
    "die": [[0]],  # 1 shard at the Head of the Table
    BAG_STREAM[QUEEN]: [[12], [14], [14], [8], [15]],  # faction 2, madness, madness, Forge, double madness
    BAG_STREAM[ME]: [[8], [9], [10], [4]],  # the Teapot, madness, double madness, faction 1
}
"""The die, and every chip that is drawn: its place in the bag, sorted."""

LESSON: Final = Lesson(GAME, 3, ME, {"ally_set": "a"}, "wonderlands_war/lesson", CHANCE, STEPS, POSITION)
