"""The plain board of a game that gives nothing of its own: made from the structs of its view."""

from __future__ import annotations

from stolik.kernel.dice import Dice
from stolik.kernel.game import Game
from stolik.kernel.plain import Cell, Counter, Plain, Words, Zone, plain_of, said
from stolik.kernel.state import State
from stolik.kernel.view import View


class Thing(View):
    card: str
    worth: int


class Purse(View):
    coins: int
    hand: list[str]


class Table(View):
    turn: int
    night: bool
    leader: str | None
    rows: list[list[str | None]]
    draw_pile: list[Thing | None]
    purses: list[Purse]
    top: Thing


SEEN = Table(
    turn=3,
    night=False,
    leader=None,
    rows=[["X", None], ["O"]],
    draw_pile=[Thing("muse", 2), None],
    purses=[Purse(4, ["scout"]), Purse(0, [])],
    top=Thing("gunner", 1),
)


def zone(board: Plain, id: str) -> Zone:
    return next(each for each in board.zones if each.id == id)


def test_lists_become_zones_and_single_values_counters() -> None:
    board = plain_of(SEEN)
    assert [(each.id, each.layout, each.owner) for each in board.zones] == [
        ("rows", "grid", None),
        ("draw_pile", "row", None),
        ("purses-0-hand", "row", 0),
        ("purses-1-hand", "row", 1),
    ]
    assert board.counters == [
        Counter("turn", None, said("zone-turn"), 3),
        Counter("night", None, said("zone-night"), False),
        Counter("purses-0-coins", 0, said("zone-purses-coins"), 4),
        Counter("purses-1-coins", 1, said("zone-purses-coins"), 0),
        Counter("top-card", None, said("zone-top-card"), "gunner"),
        Counter("top-worth", None, said("zone-top-worth"), 1),
    ]


def test_a_grid_has_a_target_for_every_cell_and_gaps_where_a_row_is_short() -> None:
    rows = zone(plain_of(SEEN), "rows")
    assert (rows.columns, rows.name) == (2, said("zone-rows"))
    first, empty, second, gap = rows.cells
    assert first == Cell("X", Words("plain-text", {"text": "X"}), target={"rows": [1, 1]})
    assert empty == Cell(None, said("plain-empty"), target={"rows": [1, 2]})
    assert second == Cell("O", Words("plain-text", {"text": "O"}), target={"rows": [2, 1]})
    assert gap is None


def test_structs_in_a_list_with_gaps_are_cells_called_by_their_card() -> None:
    pile = zone(plain_of(SEEN), "draw_pile")
    assert pile.name == said("zone-draw-pile")
    assert pile.cells == [
        Cell("muse", Words("plain-text", {"text": "muse"}), target={"draw_pile": [1]}),
        Cell(None, said("plain-empty"), target={"draw_pile": [2]}),
    ]


def test_two_boards_share_nothing() -> None:
    one, other = plain_of(SEEN), plain_of(SEEN)
    one.zones[0].cells.clear()
    assert len(other.zones[0].cells) == 4
    assert len(plain_of(SEEN).zones[0].cells) == 4


class Seen(Game):
    """Gives a view and nothing else."""

    def view(self, state: State, seat: int | None) -> Table:
        return SEEN


def test_a_game_that_gives_no_board_has_that_of_its_view() -> None:
    game = Seen("seen", "seen/1", (1, 1))
    assert game.plain(game.view(State(Dice(0)), 0), 0) == plain_of(SEEN)
