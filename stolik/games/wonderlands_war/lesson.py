"""The lesson of Wonderland's War, "A cup too many": the tea party of round I and its first battle, on the real engine.

The learner is the Mad Hatter; the Queen of Hearts and the Cheshire Cat play along. The words are in
`words/lesson.*.ftl`. After the last step the match goes on freely.
"""

from typing import Final

from stolik.games.wonderlands_war.catalogue import REGION_OF
from stolik.games.wonderlands_war.game import GAME
from stolik.games.wonderlands_war.rules.chips import BAG_STREAM
from stolik.games.wonderlands_war.scenario import Scenario
from stolik.kernel.lesson import Lesson, Step
from stolik.kernel.question import PASS, Option
from stolik.kernel.state import State

QUEEN: Final = 0
CAT: Final = 1
ME: Final = 2

TABLE: Final = {
    1: "t1_05",
    2: "t1_10",  # mine: two units, two more, a Forge chip
    3: "t1_06",
    5: "t1_22",  # mine: a castle and a weak Flamingo
    6: "t1_09",
    7: "t1_11",
    8: "t1_28",  # mine: two units, then an ability or leader and shield
    9: "t1_07",
    11: "t1_12",
    12: "t1_08",
    13: "t1_20",
}
REFILLED: Final = ("t1_26", "t1_03")
"""The tea deck from its top: one unit, a madness less, a weak Rose; then anything."""


def position() -> State:
    """The table is laid, and the Queen of Hearts begins."""
    s = Scenario("queen", "cheshire", "hatter")
    s.shards(queen=3, cheshire=2, hatter=1)
    s.quest("queen", "caucus_race")
    s.quest("cheshire", "off_the_wall")
    s.quest("hatter", "uffish_thought")
    s.token("tumtum_trees", "rs1")  # 2 VP in round I
    s.token("red_keep", "rs4")  # 4 VP
    s.tea("queen", TABLE)
    s.tea_top(*REFILLED)
    board = s.tweak()
    board.marker = REGION_OF["tumtum_trees"]
    return s.position()


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

LESSON: Final = Lesson(GAME, 3, ME, {"ally_set": "a"}, "wonderlands_war/lesson", CHANCE, STEPS, position)
