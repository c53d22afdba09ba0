"""People and their columns (RAD-ACT-PLAY-PERSON, RAD-COL): who may be put, moved or left where."""

from stolik.games.radlands.options import BACK, COLUMN_AT, FRONT, column_of, owner_of, row_of
from stolik.games.radlands.rules.columns import people_in
from stolik.games.radlands.rules.effect_icons import has_room, play_cost
from stolik.games.radlands.state import Board
from stolik.games.radlands.why.basics import SIDES, not_in_hand, why_not_pay
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, Subject, number


def six() -> Reason:
    """All columns are full, and nobody may be destroyed to make room."""
    return no("RAD-ACT-PLAY-PERSON-06", "six-people")


def why_not_person(t: Board, seat: int, kind: int, attempt: Option, extra: int) -> Reason | None:
    """Judge putting a person from hand into a column; `extra` is water that must be left (Parachute Base)."""
    if kind not in t.hands[seat]:
        return not_in_hand("RAD-ACT-PLAY-PERSON-01")
    column = number(attempt[2]) - 1
    reason = _why_not_pay(t, seat, _least_cost(t, seat, kind), extra)
    if reason is None:
        reason = why_not_place(t, seat, column, str(attempt[3]))
    return _why_not_pay(t, seat, play_cost(t, seat, kind, column), extra) if reason is None else reason


def why_not_announce(t: Board, seat: int, kind: int, extra: int) -> Reason | None:
    """Judge playing a person by destroying one of your own first; `extra` as in `why_not_person`."""
    if kind not in t.hands[seat]:
        return not_in_hand("RAD-ACT-PLAY-PERSON-01")
    reason = _why_not_pay(t, seat, _least_cost(t, seat, kind), extra)
    if reason is not None:
        return reason
    if has_room(t, seat):
        return no("RAD-ACT-PLAY-PERSON-09" if t.is_ua else "RAD-ACT-PLAY-PERSON-01", "columns-have-room")
    return None if t.is_ua else six()


def _least_cost(t: Board, seat: int, kind: int) -> int:
    """What a person costs where it is cheapest: in a column with room, if there is one.

    Who cannot pay even that hears of the water, whatever place was tried.
    """
    columns = [column for column in range(3) if len(people_in(t, seat * 3 + column)) < 2]
    return min(play_cost(t, seat, kind, column) for column in (columns or range(3)))


def _why_not_pay(t: Board, seat: int, cost: int, extra: int) -> Reason | None:
    return why_not_pay("RAD-FAQ-PARACHUTE-BASE-01" if extra else "RAD-ACT-PLAY-PERSON-02", t, seat, cost + extra)


def why_not_place(t: Board, seat: int, column: int, side: str) -> Reason | None:
    """Whether a new person may be put into a column (0 to 2), in front or behind."""
    if has_room(t, seat):
        return _why_not_enter(t, seat, column, side)
    return no("RAD-ACT-PLAY-PERSON-07", "make-room-first") if t.is_ua else six()


def _why_not_enter(t: Board, seat: int, column: int, side: str) -> Reason | None:
    """Whether there is no such place in a column (0 to 2) for one who stands elsewhere."""
    here = len(people_in(t, seat * 3 + column))
    if here >= 2:
        return no("RAD-ACT-PLAY-PERSON-05", "column-full", {"column": column + 1})
    if side == "behind" and here == 0 and t.camp_row[seat * 3 + column] != 1:
        return no("RAD-ACT-PLAY-PERSON-04", "nobody-to-stand-behind", {"column": column + 1})
    return None


def why_not_shift(t: Board, slot: int, column: int, side: str) -> Reason | None:
    """Judge moving the person on a slot into a column (0 to 2) of its owner."""
    owner = owner_of(slot)
    if owner * 3 + column != COLUMN_AT[slot]:
        return _why_not_enter(t, owner, column, side)
    row = t.camp_row[COLUMN_AT[slot]]
    if row != 1 and len(people_in(t, COLUMN_AT[slot])) == 1:
        return no("RAD-RULING-79", "stands-alone")
    is_front = row_of(slot) == FRONT[row]
    return no("RAD-RULING-79", "stands-there") if is_front == (side == "front") else None


def can_shift(t: Board, slot: int) -> bool:
    """Whether the person on a slot can be moved anywhere."""
    return any(why_not_shift(t, slot, column, side) is None for column in range(3) for side in SIDES)


def why_not_stay(subject: Subject) -> Reason | None:
    """High Ground: everybody can be left in place only before anybody is put anywhere."""
    is_first = column_of(subject.note) == 0 and not subject.about[0]
    return None if is_first else no("RAD-RULING-57", "stay-late")


def why_not_leave_empty(t: Board, subject: Subject) -> Reason | None:
    """High Ground: a place may stay empty only if the places behind are enough for all who wait."""
    place = subject.note
    waiting = len(subject.about) - 1
    column = COLUMN_AT[place]
    row = t.camp_row[column]
    places = (2 - column % 3) * 2
    if row == 1 and place == column * 3 + BACK[row]:
        places += 1
    if waiting > places:
        return no("RAD-RULING-57", "too-few-places", {"count": waiting})
    return None
