"""Verbs that several cards share."""

from collections.abc import Callable
from typing import Final

from stolik.games.apex_legends.catalogue import LEGEND, NOTHING
from stolik.games.apex_legends.options import LEGEND_OPTION
from stolik.games.apex_legends.rules.abilities import Chooses
from stolik.games.apex_legends.rules.melee import adjacent_enemies
from stolik.games.apex_legends.rules.movement import can_go_on
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import PASS, Option, Question

Legends = Callable[[Board, int], list[int]]

WHOM: Final[dict[str, Legends]] = {}
"""By card: the legends that may be chosen. The modules of the legends say whom."""
NOBODY: Final[dict[str, Option]] = {}
"""By card: how nobody, or nobody more, is chosen, where that is allowed."""


def may_choose(source: str, whom: Legends, nobody: Option | None = None) -> None:
    """Say whom a card lets its player choose."""
    WHOM[source] = whom
    if nobody is not None:
        NOBODY[source] = nobody


def legend_options(t: Board, who: int, source: str) -> list[Option]:
    """The legends that a card lets its player choose now, and nobody where that is allowed."""
    options = [LEGEND_OPTION[each] for each in WHOM[source](t, who)]
    if options and source in NOBODY:
        options.append(NOBODY[source])
    return options


def choose_legend(t: Board, who: int, source: str) -> Chooses:
    """The player of a card chooses a legend; NOTHING when there is none or none is wanted."""
    options = legend_options(t, who, source)
    if not options:
        return NOTHING
    option = yield Question(t.seat_of[who], "choose_legend", options, source, who)
    return NOTHING if len(option) == 1 else LEGEND[str(option[1])]


def team_on_map(t: Board, who: int) -> list[int]:
    """The legends of the team that can act, the legend itself included."""
    return [mate for mate in t.members[t.team[who]] if can_go_on(t, mate)]


may_choose("cold_steel", adjacent_enemies, PASS)
may_choose("quick_swing", adjacent_enemies, PASS)
may_choose("shock_sticks", adjacent_enemies)
may_choose("shoulder_charge", adjacent_enemies)
may_choose("uppercut", adjacent_enemies)
may_choose("all_aboard", team_on_map, PASS)
may_choose("this_way", team_on_map, PASS)
