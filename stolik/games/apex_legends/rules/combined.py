"""Combined actions (AP-ACT-06): the parts in any order, any of them skipped, one finished before the other."""

from typing import Final

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.games.apex_legends.options import ATTACK, DONE, MOVE, node_of
from stolik.games.apex_legends.rules.destroy import destroy, ways_to_destroy
from stolik.games.apex_legends.rules.interact import OBJECT, anchors, interact_options, interact_with, ride, thing_of
from stolik.games.apex_legends.rules.melee import adjacent_enemies, attack, strike
from stolik.games.apex_legends.rules.movement import can_go_on, move
from stolik.games.apex_legends.rules.use import items, use_item
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import LATER, PASS, Option, Question, Steps

EVERYTHING: Final = 7
"""All three things of an interact action are done."""
MOVED: Final = 1 << 8
USED_UP: Final = 1 << 9
"""Parts of the note of a question: the move, the use are done; below them the finished things, then the legend."""
WHO: Final = 16


def part_note(who: int, is_moved: bool, is_done: bool) -> int:
    """The note of a question about the parts of a combined action."""
    return (MOVED if is_moved else 0) | (USED_UP if is_done else 0) | who << WHO


def interact_and_move(t: Board, who: int, value: int = 1) -> Steps:
    """Interact and move 1."""
    t.put_on = []
    finished = 0
    doing = 0
    is_moved = False
    while True:
        note = finished | (MOVED if is_moved else 0) | who << WHO
        option = yield Question(t.seat_of[who], "interact", LATER, "", note)
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            if doing:
                finished = EVERYTHING
            yield from move(t, who, value)
        else:
            thing = thing_of(option)
            if doing != thing:
                finished |= doing
            doing = thing
            yield from interact_with(t, who, option)
            if thing == OBJECT:
                finished |= thing
        if not can_go_on(t, who) or (is_moved and finished == EVERYTHING):
            return


def interact_part(t: Board, note: int) -> list[Option]:
    """What is left of an interact action."""
    options = interact_options(t, note >> WHO, note & EVERYTHING)
    if not note & MOVED:
        options.append(MOVE)
    options.append(DONE)
    return options


def use_and_move(t: Board, who: int) -> Steps:
    """Use and move 1."""
    is_moved = False
    is_used = False
    while not (is_moved and is_used) and can_go_on(t, who):
        option = yield Question(t.seat_of[who], "use", LATER, "", part_note(who, is_moved, is_used))
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            yield from move(t, who, 1)
        else:
            is_used = True
            yield from use_item(t, who, option)


def use_part(t: Board, note: int) -> list[Option]:
    """What is left of a use action."""
    options: list[Option] = [] if note & USED_UP else items(t, note >> WHO)
    if not note & MOVED:
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
        note = finished | (USED_UP if is_used else 0) | who << WHO
        option = yield Question(t.seat_of[who], "interact_use", LATER, "", note)
        if option == DONE:
            return
        if option[0] == "use":
            is_used = True
            if doing:
                finished = EVERYTHING
            yield from use_item(t, who, option)
        else:
            thing = thing_of(option)
            if doing != thing:
                finished |= doing
            doing = thing
            yield from interact_with(t, who, option)
            if thing == OBJECT:
                finished |= thing


def interact_use_part(t: Board, note: int) -> list[Option]:
    """What is left of the helmet's action."""
    who = note >> WHO
    options = interact_options(t, who, note & EVERYTHING)
    if not note & USED_UP:
        options += items(t, who)
    options.append(DONE)
    return options


def melee_and_move(t: Board, who: int) -> Steps:
    """Melee and move 1."""
    is_moved = False
    is_done = False
    while can_go_on(t, who) and not (is_moved and is_done):
        options: list[Option] = [] if is_done else [ATTACK[enemy] for enemy in adjacent_enemies(t, who)]
        if not is_moved:
            options.append(MOVE)
        options.append(DONE)
        option = yield Question(t.seat_of[who], "melee", options, "", part_note(who, is_moved, is_done))
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            yield from move(t, who, 1)
        else:
            is_done = True
            yield from attack(t, who, LEGEND[str(option[1])])


def destroy_and_move(t: Board, who: int) -> Steps:
    """Destroy 2 and move 1."""
    is_moved = False
    is_done = False
    while can_go_on(t, who) and not (is_moved and is_done):
        options: list[Option] = [] if is_done else ways_to_destroy(t, who)
        if not is_moved:
            options.append(MOVE)
        options.append(DONE)
        option = yield Question(t.seat_of[who], "destroy", options, "", part_note(who, is_moved, is_done))
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            yield from move(t, who, 1)
        else:
            is_done = True
            yield from destroy(t, who, option)


def kunai_and_move(t: Board, who: int, value: int, damage: int, spaces: int, collision: int) -> Steps:
    """WR-F-6: move 2 and attack in melee; the attack succeeds without an aim card."""
    is_moved = False
    is_done = False
    while can_go_on(t, who) and not (is_moved and is_done):
        options: list[Option] = [] if is_done else [ATTACK[enemy] for enemy in adjacent_enemies(t, who)]
        if not is_moved:
            options.append(MOVE)
        options.append(DONE)
        option = yield Question(t.seat_of[who], "melee", options, "kunai", part_note(who, is_moved, is_done))
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            yield from move(t, who, value)
        else:
            is_done = True
            yield from strike(t, who, LEGEND[str(option[1])], damage, spaces, collision, "kunai")


def move_and_ride(t: Board, who: int, value: int) -> Steps:
    """PF-F-1: move 1 and interact with an adjacent zip-line anchor."""
    is_moved = False
    is_done = False
    while can_go_on(t, who) and not (is_moved and is_done):
        options: list[Option] = [] if is_done else anchors(t, who)
        if not is_moved:
            options.append(MOVE)
        options.append(DONE)
        option = yield Question(t.seat_of[who], "board_zip", options, "all_aboard", part_note(who, is_moved, is_done))
        if option == DONE:
            return
        if option == MOVE:
            is_moved = True
            yield from move(t, who, value)
        else:
            is_done = True
            yield from ride(t, who, node_of(option))


# One item, because a card says so


def use_one(t: Board, who: int, sort: int, rank: int, source: str) -> Steps:
    """A legend may use one item of a sort (and rank) from its backpack; asked whatever is in it."""
    note = who << WHO | (sort + 1) << 4 | (rank + 1)
    option = yield Question(t.seat_of[who], "use_one", LATER, source, note)
    if option != PASS:
        yield from use_item(t, who, option)


def use_one_options(t: Board, note: int) -> list[Option]:
    """The fitting items, or none of them."""
    options = items(t, note >> WHO, (note >> 4 & 15) - 1, (note & 15) - 1)
    options.append(PASS)
    return options
