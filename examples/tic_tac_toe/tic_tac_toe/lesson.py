"""The lesson of tic-tac-toe: it begins in the middle of a match, a threat is answered, and a double one wins."""

from typing import Final

from stolik.kernel.dice import Dice
from stolik.kernel.lesson import Lesson, Step
from tic_tac_toe import EMPTY, GAME, MARK, Grid

ME: Final = 0
FOE: Final = 1


def position() -> Grid:
    """Each has marked two cells, and it is X's turn."""
    cells = [EMPTY] * 9
    cells[0] = cells[8] = ME
    cells[2] = cells[4] = FOE
    return Grid(Dice(0), cells, ME)


STEPS: Final = (
    Step(ME, "marks", None, {"rows": [1, 1]}),
    Step(ME, "threat", None, {"rows": [2, 2]}, look=True),
    Step(ME, "block", MARK[6], wrong="block-wrong"),
    Step(FOE, "", MARK[1]),
    Step(ME, "win", [MARK[3], MARK[7]], wrong={"mark 2 3": "win-middle", "mark": "win-wrong"}),
)

LESSON: Final = Lesson(GAME, 2, ME, {}, "tic_tac_toe/lesson", {}, STEPS, position)
