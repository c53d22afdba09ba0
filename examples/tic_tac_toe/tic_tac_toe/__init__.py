"""Tic-tac-toe on Stolik's kernel: a whole game in one page (docs/adding-a-game.md builds it step by step)."""

from typing import Final

from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.game import Game, Reason, Said
from stolik.kernel.question import Option, Question, Steps, Subject
from stolik.kernel.state import State
from stolik.kernel.view import View

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(9)]
MARK: Final[list[Option]] = [("mark", cell // 3 + 1, cell % 3 + 1) for cell in range(9)]
EMPTY: Final = -1
SIGN: Final = ("X", "O", None)  # of seat 0, of seat 1, of an empty cell


class Grid(State):
    """Nine cells, each empty or marked by a seat, and whose turn it is."""

    __slots__ = ("cells", "turn")

    cells: list[int]
    turn: int

    def __init__(self, dice: Dice, cells: list[int], turn: int) -> None:
        super().__init__(dice)
        self.cells, self.turn = cells, turn

    def copy(self) -> "Grid":
        return Grid(self.dice.copy(), self.cells.copy(), self.turn)


class Seen(View):
    """Three rows of X, O or nothing, and whose turn it is."""

    rows: list[list[str | None]]
    turn: int


class Ahead(View):
    """The lines that a mark would complete, each as the row and column of its first and of its last cell."""

    lines: list[list[int]]


class Marked(Event, frozen=True):
    """A cell was marked."""

    sound = "chalk"

    seat: int
    row: int
    column: int


class TicTacToe(Game):
    """Two players, nine cells, no secrets."""

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return Grid(dice, [EMPTY] * 9, 0)

    def beat(self, t: State) -> Steps:
        assert isinstance(t, Grid)
        seat, cells = t.turn, t.cells
        option = yield Question(seat, "mark", [MARK[cell] for cell in range(9) if cells[cell] == EMPTY])
        cell = MARK.index(option)
        cells[cell] = seat
        if t.log is not None:
            t.log.add(Marked(seat, cell // 3 + 1, cell % 3 + 1))
        for a, b, c in THROUGH[cell]:
            if cells[a] == cells[b] == cells[c]:
                t.finish((1, 2) if seat == 0 else (2, 1), (1, 0) if seat == 0 else (0, 1), "three_in_a_row")
        if EMPTY not in cells:
            t.finish((1, 1), (0, 0), "full")
        t.turn = 1 - seat

    def view(self, state: State, seat: int | None) -> Seen:
        assert isinstance(state, Grid)
        return Seen([[SIGN[cell] for cell in state.cells[n : n + 3]] for n in (0, 3, 6)], state.turn)

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        return MARK

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        assert isinstance(state, Grid)
        if seat != state.turn:
            return Reason("TTT-TURN-01", Said("why-not-your-turn"))
        if attempt not in MARK or state.cells[MARK.index(attempt)] != EMPTY:
            return Reason("TTT-MARK-01", Said("why-taken"))
        return None

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> Ahead | None:
        assert isinstance(state, Grid)
        if question is None or about not in question.options:
            return None
        cell = MARK.index(about)
        full = [line for line in THROUGH[cell] if all(state.cells[each] == seat for each in line if each != cell)]
        return Ahead([[a // 3 + 1, a % 3 + 1, c // 3 + 1, c % 3 + 1] for a, _, c in full])

    def target(self, state: State, question: Question, option: Option) -> dict[str, list[int | str]]:
        return {"rows": list(option[1:])}

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Grid)
        rows = [[state.cells[cell] for cell in line] for line in LINES]
        mine, theirs = (sum(row.count(who) ** 2 for row in rows if 1 - who not in row) for who in (seat, 1 - seat))
        return (mine + 1) / (mine + theirs + 2)


GAME = TicTacToe("tic_tac_toe", "tic_tac_toe/1", (2, 2), words="tic_tac_toe")
