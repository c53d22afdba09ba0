"""Columns and placement (RAD-COL, RAD-ACT-PLAY-PERSON) and the Juggernaut's layout (RAD-RULING-66 to -69)."""

from typing import Final

from stolik.games.radlands.catalogue import ID, NOTHING, PUNK
from stolik.games.radlands.events import OnSlot
from stolik.games.radlands.options import BACK, FRONT, SIDE, column_of, owner_of, row_of
from stolik.games.radlands.state import DAMAGED, DESTROYED, UNHARMED, Board

UNMOVED: Final = [0] * 6
"""The camp rows while no Juggernaut has moved."""


def people(t: Board, seat: int) -> list[int]:
    """The slots of a seat's people, punks among them, column by column from the back."""
    card = t.card
    return [slot for slot in SIDE[seat] if NOTHING < card[slot] <= PUNK]


def count_people(t: Board, seat: int) -> int:
    """How many people a seat has in play; camps are none, wherever they stand (RAD-RULING-28)."""
    return len(people(t, seat))


def has_person(t: Board, seat: int) -> bool:
    """Whether a seat has anybody in play; asked often, so no list is made."""
    card = t.card
    if t.camp_row != UNMOVED:
        return count_people(t, seat) > 0
    base = seat * 9
    return card[base + 1] >= 0 or card[base + 4] >= 0 or card[base + 7] >= 0


def camp_slot(t: Board, column: int) -> int:
    """The slot of the camp of a column (0 to 5)."""
    return column * 3 + t.camp_row[column]


def camps(t: Board, seat: int) -> list[int]:
    """The slots of a seat's undestroyed camps."""
    slots = [column * 3 + t.camp_row[column] for column in range(seat * 3, seat * 3 + 3)]
    return [slot for slot in slots if t.card[slot] != NOTHING and t.harm[slot] != DESTROYED]


def has_camp(t: Board, seat: int, kind: int) -> bool:
    """Whether this is one of a seat's camps, destroyed or not."""
    card = t.card
    row = t.camp_row
    column = seat * 3
    slot = seat * 9
    return kind in (card[slot + row[column]], card[slot + 3 + row[column + 1]], card[slot + 6 + row[column + 2]])


def is_destroyed(t: Board, column: int) -> bool:
    """Whether the camp of a column (0 to 5) is destroyed."""
    return t.harm[column * 3 + t.camp_row[column]] == DESTROYED


def people_in(t: Board, column: int) -> list[int]:
    """The slots of the people of a column (0 to 5), from the back."""
    base = column * 3
    row = t.camp_row[column]
    return [slot for slot in (base + BACK[row], base + FRONT[row]) if t.card[slot] != NOTHING]


def ways_into(t: Board, column: int) -> int:
    """In how many ways a person can be placed in a column: 0 full, 1 in front, 2 in front or behind."""
    row = t.camp_row[column]
    base = column * 3
    if t.card[base + BACK[row]] == NOTHING:
        if row != 1:
            return 1
        return 2  # Both sides of a Juggernaut that has moved once.
    return 2 if t.card[base + FRONT[row]] == NOTHING else 0


def layout(t: Board, seat: int) -> int:
    """The three columns' ways in one number, column 1 the lowest digit of base three; 0 when all are full."""
    card = t.card
    base = seat * 9
    if t.camp_row != UNMOVED:
        first = seat * 3
        return ways_into(t, first) + 3 * ways_into(t, first + 1) + 9 * ways_into(t, first + 2)
    code = 1 if card[base + 1] < 0 else 2 if card[base + 2] < 0 else 0
    code += 3 if card[base + 4] < 0 else 6 if card[base + 5] < 0 else 0
    return code + (9 if card[base + 7] < 0 else 18 if card[base + 8] < 0 else 0)


def move(t: Board, origin: int, goal: int) -> None:
    """Move whatever lies on a slot, with all its marks, to an empty one."""
    t.card[goal] = t.card[origin]
    t.under[goal] = t.under[origin]
    t.harm[goal] = t.harm[origin]
    t.ready[goal] = t.ready[origin]
    t.uses[goal] = t.uses[origin]
    t.stamp[goal] = t.stamp[origin]
    clear(t, origin)


def clear(t: Board, slot: int) -> None:
    """Empty a slot."""
    t.card[slot] = NOTHING
    t.under[slot] = NOTHING
    t.harm[slot] = UNHARMED
    t.ready[slot] = 1
    t.uses[slot] = 0
    t.stamp[slot] = 0


def open_place(t: Board, column: int, in_front: bool) -> int:
    """The slot for a new person in a column (0 to 5) with room; who stands there is pushed to the other place."""
    row = t.camp_row[column]
    back = column * 3 + BACK[row]
    front = column * 3 + FRONT[row]
    if row == 1:
        wanted, other = (front, back) if in_front else (back, front)
        if t.card[wanted] != NOTHING:
            move(t, wanted, other)
        return wanted
    if t.card[back] == NOTHING:
        return back
    if in_front:
        return front
    move(t, back, front)
    return back


def close_up(t: Board, column: int) -> None:
    """The front person of a column moves back when the place behind is empty (RAD-COL-03).

    Beside a Juggernaut that has moved once, people stay on their side (RAD-RULING-68).
    """
    row = t.camp_row[column]
    if row == 1:
        return
    back = column * 3 + BACK[row]
    front = column * 3 + FRONT[row]
    if t.card[back] == NOTHING and t.card[front] != NOTHING:
        move(t, front, back)


def put(t: Board, slot: int, kind: int, under: int = NOTHING) -> None:
    """Lay a card on an empty slot as a new object."""
    t.card[slot] = kind
    t.under[slot] = under
    t.harm[slot] = UNHARMED
    t.ready[slot] = 1
    t.uses[slot] = 0
    t.stamp[slot] = t.next_stamp
    t.next_stamp += 1


def find(t: Board, stamp: int) -> int:
    """The slot of the card with this stamp, or NOTHING if it has left play."""
    return t.stamp.index(stamp) if stamp in t.stamp else NOTHING


def move_juggernaut(t: Board, column: int) -> bool:
    """Move the Juggernaut of a column one place forward; True when it returned to the camp row (RAD-RULING-67)."""
    base = column * 3
    row = t.camp_row[column]
    if row == 2:
        lay_in_camp_row(t, column)
        return True
    passed = [base + row + 1] if t.card[base + row + 1] != NOTHING else []
    spare = _lift(t, base + row)
    for slot in passed:
        move(t, slot, slot - 1)
    _lay(t, base + row + 1, spare)
    t.camp_row[column] = row + 1
    close_up(t, column)
    return False


def lay_in_camp_row(t: Board, column: int) -> None:
    """Put the Juggernaut of a column on row 0; all people stand in front of it in unchanged order."""
    base = column * 3
    row = t.camp_row[column]
    if row == 0:
        return
    order = people_in(t, column)
    spare = _lift(t, base + row)
    lifted = [_lift(t, slot) for slot in order]
    t.camp_row[column] = 0
    _lay(t, base, spare)
    for place, marks in enumerate(lifted):
        _lay(t, base + 1 + place, marks)


Marks = tuple[int, int, int, int, int, int]


def _lift(t: Board, slot: int) -> Marks:
    marks = (t.card[slot], t.under[slot], t.harm[slot], t.ready[slot], t.uses[slot], t.stamp[slot])
    clear(t, slot)
    return marks


def _lay(t: Board, slot: int, marks: Marks) -> None:
    t.card[slot], t.under[slot], t.harm[slot], t.ready[slot], t.uses[slot], t.stamp[slot] = marks


def rearrange(t: Board, arrangement: list[tuple[int, int]]) -> None:
    """Move people to new slots all at once: pairs of old and new slot."""
    lifted = [(_lift(t, old), new) for old, new in arrangement]
    for marks, new in lifted:
        _lay(t, new, marks)


def has_active(t: Board, seat: int, kind: int) -> bool:
    """Whether a seat has this unique person in play and undamaged, so that its trait works (RAD-CARD-TRAIT-01)."""
    first = seat * 9
    if kind not in t.card[first : first + 9]:
        return False
    return t.harm[t.card.index(kind, first)] != DAMAGED


def tell_at(t: Board, happened: type[OnSlot], slot: int) -> None:
    """Log that something happened to the card on a slot. A punk is just a punk."""
    if t.log is not None:
        t.log.add(happened(ID[t.card[slot]], owner_of(slot), column_of(slot) + 1, row_of(slot)))
