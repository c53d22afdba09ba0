"""Verbs that several cards share."""

from stolik.games.apex_legends.kinds import LEGEND, NOTHING
from stolik.games.apex_legends.places import LEGEND_OPTION
from stolik.games.apex_legends.rules.abilities import Chooses
from stolik.games.apex_legends.rules.melee import adjacent_enemies
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import PASS, Option, Question


def choose_legend(t: Board, who: int, legends: list[int], source: str, may_decline: bool) -> Chooses:
    """The player of a card chooses one of these legends; NOTHING when there is none or none is wanted."""
    if not legends:
        return NOTHING
    options: list[Option] = [LEGEND_OPTION[each] for each in legends]
    if may_decline:
        options.append(PASS)
    option = yield Question(t.seat_of[who], "choose_legend", options, source, who)
    return NOTHING if option == PASS else LEGEND[str(option[1])]


def choose_adjacent_enemy(t: Board, who: int, source: str, may_decline: bool) -> Chooses:
    """Choose an enemy on an adjacent space."""
    enemy = yield from choose_legend(t, who, adjacent_enemies(t, who), source, may_decline)
    return enemy
