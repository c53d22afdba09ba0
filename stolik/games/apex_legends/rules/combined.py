"""Combined actions (AP-ACT-06): the parts in any order, any of them skipped, one finished before the other."""

from collections.abc import Callable, Generator
from typing import Final

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.games.apex_legends.options import ATTACK, DONE, MOVE, node_of
from stolik.games.apex_legends.rules.destroy import destroy, ways_to_destroy
from stolik.games.apex_legends.rules.interact import OBJECT, anchors, interact_options, interact_with, ride, thing_of
from stolik.games.apex_legends.rules.melee import adjacent_enemies, attack, strike
from stolik.games.apex_legends.rules.movement import can_go_on, move
from stolik.games.apex_legends.rules.use import items, use_item
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import LATER, PASS, Asked, Option, Question, Steps

EVERYTHING: Final = 7
"""All three things of an interact action are done."""


Others = Callable[[Board, int], list[Option]]
Does = Callable[[Board, int, Option], Steps]
Doing = Generator[Asked, Option, int]


class Parts:
    """What is done of a combined action, as its questions say it: the move, the other part, things of an interact."""

    __slots__ = ("finished", "is_done", "is_moved")

    def __init__(self, about: tuple[int, ...]) -> None:
        self.is_moved: bool = about[0] != 0
        self.is_done: bool = about[1] != 0
        self.finished: int = about[2]


def part(
    t: Board,
    kind: str,
    options: list[Option],
    who: int,
    is_moved: bool,
    is_done: bool,
    source: str = "",
    finished: int = 0,
) -> Question:
    """The question for the next part of a combined action."""
    return Question(t.seat_of[who], kind, options, source, who, about=(int(is_moved), int(is_done), finished))


def one_thing(t: Board, who: int, option: Option, doing: int, finished: int) -> Doing:
    """Go on interacting. What was being done with another thing is finished, and so is an object at once."""
    thing = thing_of(option)
    if doing != thing:
        finished |= doing
    yield from interact_with(t, who, option)
    return finished | thing if thing == OBJECT else finished


def interact_and_move(t: Board, who: int, value: int = 1) -> Steps:
    """Interact and move 1."""
    t.put_on = []
    finished = 0
    doing = 0
    is_moved = False
    while True:
        option = yield part(t, "interact", LATER, who, is_moved, False, finished=finished)
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            if doing:
                finished = EVERYTHING
            yield from move(t, who, value)
        else:
            finished = yield from one_thing(t, who, option, doing, finished)
            doing = thing_of(option)
        if not can_go_on(t, who) or (is_moved and finished == EVERYTHING):
            return


def interact_part(t: Board, who: int, done: Parts) -> list[Option]:
    """What is left of an interact action."""
    options = interact_options(t, who, done.finished)
    if not done.is_moved:
        options.append(MOVE)
    options.append(DONE)
    return options


def use_and_move(t: Board, who: int) -> Steps:
    """Use and move 1."""
    is_moved = False
    is_used = False
    while not (is_moved and is_used) and can_go_on(t, who):
        option = yield part(t, "use", LATER, who, is_moved, is_used)
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            yield from move(t, who, 1)
        else:
            is_used = True
            yield from use_item(t, who, option)


def use_part(t: Board, who: int, done: Parts) -> list[Option]:
    """What is left of a use action."""
    options: list[Option] = [] if done.is_done else items(t, who)
    if not done.is_moved:
        options.append(MOVE)
    options.append(DONE)
    return options


def interact_and_use(t: Board, who: int) -> Steps:
    """The special action of the legendary helmet: interact and use, in any order (AP-GEAR-08)."""
    t.put_on = []
    finished = 0
    doing = 0
    is_used = False
    while can_go_on(t, who) and not (is_used and finished == EVERYTHING):
        option = yield part(t, "interact_use", LATER, who, False, is_used, finished=finished)
        if option == DONE:
            return
        if option[0] == "use":
            is_used = True
            if doing:
                finished = EVERYTHING
            yield from use_item(t, who, option)
        else:
            finished = yield from one_thing(t, who, option, doing, finished)
            doing = thing_of(option)


def interact_use_part(t: Board, who: int, done: Parts) -> list[Option]:
    """What is left of the helmet's action."""
    options = interact_options(t, who, done.finished)
    if not done.is_done:
        options += items(t, who)
    options.append(DONE)
    return options


def with_a_move(t: Board, who: int, value: int, kind: str, source: str, others: Others, does: Does) -> Steps:
    """A move and one other thing, in any order, either of them skipped."""
    is_moved = False
    is_done = False
    while can_go_on(t, who) and not (is_moved and is_done):
        options: list[Option] = [] if is_done else others(t, who)
        if not is_moved:
            options.append(MOVE)
        options.append(DONE)
        option = yield part(t, kind, options, who, is_moved, is_done, source)
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            yield from move(t, who, value)
        else:
            is_done = True
            yield from does(t, who, option)


def attacks(t: Board, who: int) -> list[Option]:
    """Whom a legend can attack in melee."""
    return [ATTACK[enemy] for enemy in adjacent_enemies(t, who)]


def melee_and_move(t: Board, who: int) -> Steps:
    """Melee and move 1."""
    return with_a_move(t, who, 1, "melee", "", attacks, lambda t, who, option: attack(t, who, LEGEND[str(option[1])]))


def destroy_and_move(t: Board, who: int) -> Steps:
    """Destroy 2 and move 1."""
    return with_a_move(t, who, 1, "destroy", "", ways_to_destroy, destroy)


def kunai_and_move(t: Board, who: int, value: int, damage: int, spaces: int, collision: int) -> Steps:
    """WR-F-6: move 2 and attack in melee; the attack succeeds without an aim card."""

    def throw(t: Board, who: int, option: Option) -> Steps:
        return strike(t, who, LEGEND[str(option[1])], damage, spaces, collision, "kunai")

    return with_a_move(t, who, value, "melee", "kunai", attacks, throw)


def move_and_ride(t: Board, who: int, value: int) -> Steps:
    """PF-F-1: move 1 and interact with an adjacent zip-line anchor."""
    return with_a_move(
        t, who, value, "board_zip", "all_aboard", anchors, lambda t, who, option: ride(t, who, node_of(option))
    )


# One item, because a card says so


def use_one(t: Board, who: int, sort: int, rank: int, source: str) -> Steps:
    """A legend may use one item of a sort (and rank) from its backpack; asked whatever is in it."""
    option = yield Question(t.seat_of[who], "use_one", LATER, source, who, about=(sort, rank))
    if option != PASS:
        yield from use_item(t, who, option)


def use_one_options(t: Board, who: int, sort: int, rank: int) -> list[Option]:
    """The fitting items, or none of them."""
    options = items(t, who, sort, rank)
    options.append(PASS)
    return options
