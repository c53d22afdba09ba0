"""What on the table an option is about."""

from stolik.games.radlands.catalogue import KIND, NOTHING, WATER_SILO
from stolik.games.radlands.options import BACK, FRONT, owner_of
from stolik.games.radlands.rules.columns import ways_into
from stolik.games.radlands.rules.event_queue import bomb_number, free_space
from stolik.games.radlands.state import Board
from stolik.games.radlands.wording import ABILITY_VERBS, PLACED
from stolik.kernel.question import Option, Question, number


def target(t: Board, question: Question, option: Option) -> dict[str, list[int | str]]:
    """What on the table an option is about, in the order in which a person would point at it.

    `slot` is seat, column and row; `column` seat and column; `queue` seat and space; `hand` and `discard` a card id;
    `silo` a seat; `camp1` to `camp3` the camps of the offer; `ability` its number; `button` the verb where pointing at
    things would not tell options apart.
    """
    verb = str(option[0])
    seat = question.seat
    if len(option) == 1:
        if verb == "draw":
            return {"deck": []}
        return {"silo": [seat]} if verb == "take_silo" else {"button": [verb]}
    name = option[1]
    if verb in ("play", "drop") and len(option) == 4:
        return {"hand": [name], "slot": _place(t, seat, number(option[2]), str(option[3]))}
    if verb == "play":
        kind = KIND[str(name)]
        bomb = bomb_number(t, seat, kind)
        space = NOTHING if kind == WATER_SILO or not bomb else free_space(t, seat, bomb)
        return {"hand": [name], "button": [verb]} if space == NOTHING else {"hand": [name], "queue": [seat, space]}
    if verb == "use":
        return {"slot": [seat, option[2], option[3]], "ability": [option[4]]}
    if verb in ABILITY_VERBS:
        return {"slot": list(option[1:4]), "ability": [option[4]]}
    if verb in PLACED:
        owner = owner_of(question.note) if question.kind == "shift_to" else seat
        return {"slot": _place(t, owner, number(name), str(option[2]))}
    if verb == "column":
        return {"column": [1 - seat, name]}
    if verb == "advance":
        return {"queue": list(option[1:])}
    if verb == "keep":
        return {"camp1": [name], "camp2": [option[2]], "camp3": [option[3]]}
    if verb == "use_junk":
        return {"discard": [name]}
    if isinstance(name, str):
        return {"hand": [name]} if verb == "discard" else {"hand": [name], "button": [verb]}
    return {"slot": list(option[1:4])}


def _place(t: Board, owner: int, column: int, side: str) -> list[int | str]:
    """The slot a person would be put on."""
    base = owner * 3 + column - 1
    row = t.camp_row[base]
    if side == "behind":
        # Where nobody is to stand behind, the place in front is the other one.
        return [owner, column, FRONT[row] if ways_into(t, base) == 1 else BACK[row]]
    return [owner, column, BACK[row] if ways_into(t, base) == 1 else FRONT[row]]
