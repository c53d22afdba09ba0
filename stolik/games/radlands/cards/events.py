"""The events: what they do for their owner, whoever's turn it is (RAD-EVENT-07)."""

from typing import Final

from stolik.games.radlands.catalogue import NOTHING
from stolik.games.radlands.events import Rearranged
from stolik.games.radlands.options import BACK, DESTROY_AT, FRONT, column_of, slot_of, slot_options
from stolik.games.radlands.rules import deck
from stolik.games.radlands.rules.columns import camps, clear, people, rearrange
from stolik.games.radlands.rules.discards import discard
from stolik.games.radlands.rules.effect_icons import TABLE_ORDER, choose, destroy_card, gain_punk, hit_all
from stolik.games.radlands.rules.protection import unprotected_people
from stolik.games.radlands.state import Board
from stolik.kernel.question import Option, Question, Steps

SPARE_AT: Final = slot_options("spare")
STAND_AT: Final = slot_options("stand")
EMPTY: Final[Option] = ("leave_empty",)
STAY: Final[Option] = ("stay",)
COLUMN: Final[list[Option]] = [("column", number) for number in (1, 2, 3)]


def banish(t: Board, owner: int) -> Steps:
    """Destroy any enemy, protected or not."""
    slot = yield from choose(owner, "destroy_any_enemy", DESTROY_AT, people(t, 1 - owner), "banish")
    if slot != NOTHING:
        destroy_card(t, slot)


def bombardment(t: Board, owner: int) -> Steps:
    """Damage all camps of the opponent; then draw a card for each destroyed camp they have."""
    hit_all(t, camps(t, 1 - owner), is_destroying=False)
    for _ in range(3 - len(camps(t, 1 - owner))):
        deck.draw(t, owner)
    return
    yield


def famine(t: Board, owner: int) -> Steps:
    """Each player, the owner first, destroys all but one of their own people."""
    for seat in (owner, 1 - owner):
        folk = people(t, seat)
        if len(folk) > 1:
            spared = yield from choose(seat, "spare", SPARE_AT, folk, "famine")
            hit_all(t, [slot for slot in folk if slot != spared], is_destroying=True)


def high_ground(t: Board, owner: int) -> Steps:
    """Place your people anew as you like; this turn every card of the opponent counts as unprotected.

    The places are filled one after the other, each column from the back (RAD-RULING-57); who wants everybody to stay
    says so at the first of them.
    """
    waiting = people(t, owner)
    plan: list[tuple[int, int]] = []
    for column in range(owner * 3, owner * 3 + 3):
        row = t.camp_row[column]
        back = column * 3 + BACK[row]
        front = column * 3 + FRONT[row]
        after = (owner * 3 + 2 - column) * 2
        stands_behind = False
        for place in (back, front):
            if place == front and not stands_behind and row != 1:
                continue  # Nobody stands in front of an empty place, except beside a Juggernaut.
            left = after + (1 if place == back else 0)
            if not waiting:
                continue
            options = [STAND_AT[slot] for slot in waiting]
            # An empty back place closes the whole column, unless a Juggernaut stands in between.
            if len(waiting) <= (left if place == front or row == 1 else after):
                options.append(EMPTY)
            if column == owner * 3 and place == back:
                options.append(STAY)
            about = (int(place == front), *waiting)
            choice = yield Question(owner, "rearrange", options, "high_ground", place, about=about)
            if choice == STAY:
                waiting.clear()
            elif choice != EMPTY:
                waiting.remove(slot_of(choice))
                plan.append((slot_of(choice), place))
                if place == back:
                    stands_behind = True
    rearrange(t, plan)
    t.exposed[1 - owner] = 1
    if t.log is not None:
        t.log.add(Rearranged(owner))


def interrogate(t: Board, owner: int) -> Steps:
    """Draw four cards, then discard three of these four."""
    for _ in range(4):
        deck.draw(t, owner)
    for newest in (4, 3, 2):
        yield from discard(t, owner, newest, "interrogate")


def napalm(t: Board, owner: int) -> Steps:
    """Destroy all enemies in one column."""
    folk = people(t, 1 - owner)
    columns = sorted({column_of(slot) for slot in folk})
    if columns:
        choice = yield Question(owner, "destroy_column", [COLUMN[column] for column in columns], "napalm")
        hit_all(t, [slot for slot in folk if column_of(slot) + 1 == choice[1]], is_destroying=True)


def radiation(t: Board, owner: int) -> Steps:
    """Injure all people of both players."""
    hit_all(t, people(t, 0) + people(t, 1), is_destroying=False)
    return
    yield


def strafe(t: Board, owner: int) -> Steps:
    """Injure all unprotected enemies."""
    hit_all(t, unprotected_people(t, 1 - owner), is_destroying=False)
    return
    yield


def truce(t: Board, owner: int) -> Steps:
    """All people return to their owners' hands."""
    folk = people(t, 0) + people(t, 1)
    for slot in TABLE_ORDER[t.active]:
        if slot in folk:
            deck.return_to_hand(t, slot)
            clear(t, slot)
    return
    yield


def uprising(t: Board, owner: int) -> Steps:
    """You may gain a punk, three times."""
    for _ in range(3):
        yield from gain_punk(t, owner, "uprising")
