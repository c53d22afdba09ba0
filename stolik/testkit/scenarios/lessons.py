"""The positions in which lessons begin, shipped as data: `python -m stolik.testkit.scenarios.lessons` writes them."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Final

from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.wonderlands_war.catalogue import REGION_OF
from stolik.kernel.state import State
from stolik.testkit.scenarios import waste_knights, wonderlands_war

FILE: Final = "lesson.json"

TEA_TABLE: Final = {
    1: "t1_05",
    2: "t1_10",  # the learner's: two units, two more, a Forge chip
    3: "t1_06",
    5: "t1_22",  # the learner's: a castle and a weak Flamingo
    6: "t1_09",
    7: "t1_11",
    8: "t1_28",  # the learner's: two units, then an ability or leader and shield
    9: "t1_07",
    11: "t1_12",
    12: "t1_08",
    13: "t1_20",
}
REFILLED: Final = ("t1_26", "t1_03")
"""The tea deck from its top: one unit, a madness less, a weak Rose; then anything."""


def a_cup_too_many() -> State:
    """Wonderland's War: the table is laid, and the Queen of Hearts begins."""
    s = wonderlands_war.Scenario("queen", "cheshire", "hatter")
    s.shards(queen=3, cheshire=2, hatter=1)
    s.quest("queen", "caucus_race")
    s.quest("cheshire", "off_the_wall")
    s.quest("hatter", "uffish_thought")
    s.token("tumtum_trees", "rs1")  # 2 VP in round I
    s.token("red_keep", "rs4")  # 4 VP
    s.tea("queen", TEA_TABLE)
    s.tea_top(*REFILLED)
    board = s.tweak()
    board.marker = REGION_OF["tumtum_trees"]
    return s.position()


def question_two() -> State:
    """Waste Knights: Johnny Taylor in Lastbridge, with his quick set, the first pages read, before his first action."""
    wk = waste_knights.Scenario("johnny_taylor", adventure="provisional_licence")
    wk.given(0, fuel=3)  # one of them from the first page
    wk.wasteland("patrol_drone", "wandering_trader")
    wk.explorations("x19", "x03")
    wk.also(read_the_first_pages)
    return wk.position()


def read_the_first_pages(board: Board) -> None:
    """The intro of the adventure and that of its first thread."""
    story = adventure_of(board)
    board.read = (story.intro, story.threads[story.first_thread].intro)


POSITIONS: Final = {"stolik.games.wonderlands_war": a_cup_too_many, "stolik.games.waste_knights": question_two}
"""By the game's package."""


def as_text(state: State) -> str:
    """A field a line."""
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in state.to_json().items())
    return f"{{\n{rows}\n}}\n"


def main() -> None:
    """Write every position to its game."""
    for package, position in POSITIONS.items():
        Path(str(files(package).joinpath(FILE))).write_text(as_text(position()), "utf-8")


if __name__ == "__main__":
    main()
