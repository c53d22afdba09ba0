"""Targets and protection (RAD-PROT, RAD-EFF): which card on the table may be the answer to a subject."""

from typing import Final

from stolik.games.radlands.catalogue import BONFIRE, FIRST_CAMP, ID, NOTHING, PUNK
from stolik.games.radlands.options import COLUMN_AT, column_of, owner_of
from stolik.games.radlands.rules.columns import people_in
from stolik.games.radlands.rules.effect_icons import play_cost
from stolik.games.radlands.state import DAMAGED, DESTROYED, Board
from stolik.games.radlands.why.basics import why_not_pay
from stolik.games.radlands.why.people import can_shift
from stolik.games.radlands.wording import card_word
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, Subject, number

OWN: Final = 0
FOE: Final = 1
BOTH: Final = 2

ANYTHING: Final = 0
PEOPLE: Final = 1
CAMPS: Final = 2


class Target:
    """What a question about a card on the table asks for."""

    __slots__ = ("is_guarded", "verb", "what", "what_clause", "whose", "whose_clause")

    def __init__(
        self, verb: str, whose: int, what: int, is_guarded: bool, whose_clause: str, what_clause: str = ""
    ) -> None:
        self.verb: str = verb
        self.whose: int = whose
        self.what: int = what
        self.is_guarded: bool = is_guarded
        self.whose_clause: str = whose_clause
        self.what_clause: str = what_clause or whose_clause


TARGETS: Final[dict[str, Target]] = {
    "damage": Target("damage", FOE, ANYTHING, True, "RAD-PROT-07"),
    "damage_any": Target("damage", FOE, ANYTHING, False, "RAD-PROT-08"),
    "damage_camp": Target("damage", FOE, CAMPS, True, "RAD-PROT-07", "RAD-RULING-15"),
    "damage_any_camp": Target("damage", FOE, CAMPS, False, "RAD-PROT-08", "RAD-RULING-15"),
    "injure": Target("injure", FOE, PEOPLE, True, "RAD-PROT-07", "RAD-EFF-INJURE-01"),
    "destroy_enemy": Target("destroy", FOE, PEOPLE, True, "RAD-PROT-07", "RAD-PROT-06"),
    "destroy_any_enemy": Target("destroy", FOE, PEOPLE, False, "RAD-PROT-07", "RAD-PROT-06"),
    "destroy_damaged": Target("destroy", FOE, ANYTHING, True, "RAD-PROT-07"),
    "destroy_camp": Target("destroy", FOE, CAMPS, False, "RAD-PROT-08", "RAD-FAQ-MOLGUR-01"),
    "destroy_own": Target("destroy", OWN, PEOPLE, False, "RAD-RULING-15"),
    "raided": Target("damage", OWN, CAMPS, False, "RAD-RAID-06"),
    "lose_camp": Target("destroy", OWN, CAMPS, False, "RAD-RULING-67"),
    "lose_card": Target("destroy", OWN, ANYTHING, False, "RAD-RULING-45"),
    "suffer": Target("damage", OWN, ANYTHING, False, "RAD-RULING-46"),
    "spare": Target("spare", OWN, PEOPLE, False, "RAD-RULING-56"),
    "flip": Target("flip", OWN, PEOPLE, False, "RAD-RULING-44"),
    "turn_back": Target("turn_back", OWN, CAMPS, False, "RAD-RULING-42"),
    "shift": Target("shift", BOTH, PEOPLE, False, "RAD-RULING-79"),
    "return_own": Target("return", OWN, PEOPLE, False, "RAD-FAQ-RESCUE-TEAM-01"),
    "make_room": Target("make_room", OWN, PEOPLE, False, "RAD-ACT-PLAY-PERSON-07"),
    "make_room_for_punk": Target("make_room", OWN, PEOPLE, False, "RAD-ACT-PLAY-PERSON-07"),
    "restore": Target("restore", OWN, ANYTHING, False, "RAD-EFF-RESTORE-07"),
    "restore_any": Target("restore", OWN, ANYTHING, False, "RAD-EFF-RESTORE-07"),
    "restore_person": Target("restore", OWN, PEOPLE, False, "RAD-EFF-RESTORE-07", "RAD-RULING-15"),
    "rearrange": Target("stand", OWN, PEOPLE, False, "RAD-RULING-57"),
}
"""By the kind of the subject."""


def guard_of(t: Board, slot: int) -> int:
    """The slot of the nearest card in front in the same column, or NOTHING."""
    for front in range(slot + 1, COLUMN_AT[slot] * 3 + 3):
        if t.card[front] != NOTHING:
            return front
    return NOTHING


def why_not_target(t: Board, subject: Subject, seat: int, slot: int) -> Reason | None:
    """Judge choosing the card on a slot."""
    kind = subject.kind
    target = TARGETS[kind]
    card = t.card[slot]
    if card == NOTHING:
        return no("RAD-RULING-15", "empty-place")
    if target.whose == FOE and owner_of(slot) == seat:
        return no(target.whose_clause, "own-card")
    if target.whose == OWN and owner_of(slot) != seat:
        return no(target.whose_clause, "not-your-card")
    if target.what == PEOPLE and card >= FIRST_CAMP:
        return no(target.what_clause, "only-people")
    if target.what == CAMPS and card <= PUNK:
        return no(target.what_clause, "only-camps")
    if kind == "turn_back":
        return None if t.harm[slot] == DESTROYED else no("RAD-RULING-42", "not-destroyed")
    if target.verb == "restore":
        return why_not_restore(t, slot, subject.note if kind == "restore" else NOTHING)
    if t.harm[slot] == DESTROYED:
        return no("RAD-CARD-CAMP-03", "camp-destroyed", {"card": card_word(ID[card])})
    if target.is_guarded and not t.exposed[owner_of(slot)]:
        guard = guard_of(t, slot)
        if guard != NOTHING:
            return no("RAD-PROT-04", "protected", {"card": card_word(ID[t.card[guard]])})
    if kind == "destroy_damaged" and t.harm[slot] != DAMAGED:
        return no("RAD-RULING-15", "not-damaged")
    if kind == "flip" and card != PUNK:
        return no("RAD-RULING-44", "not-a-punk")
    if kind == "shift" and not can_shift(t, slot):
        return no("RAD-RULING-79", "nowhere-to-go")
    if kind == "make_room":
        cost = play_cost(t, seat, t.announced, column_of(slot)) + subject.note
        return why_not_pay("RAD-RULING-07", t, seat, cost)
    if kind == "rearrange" and slot not in subject.about[1:]:
        return no("RAD-RULING-57", "already-placed")
    return None


def why_not_restore(t: Board, slot: int, source: int) -> Reason | None:
    """Judge restoring one's own card; `source` is the slot of the card that does it."""
    if t.harm[slot] == DESTROYED:
        return no("RAD-EFF-RESTORE-06", "destroyed-not-restored")
    if t.harm[slot] != DAMAGED:
        return no("RAD-EFF-RESTORE-01", "undamaged")
    if t.card[slot] == BONFIRE:
        return no("RAD-RULING-51", "bonfire")
    if t.is_ua and slot == source:
        return no("RAD-EFF-RESTORE-04", "restore-itself")
    return None


def why_not_column(t: Board, kind: str, seat: int, attempt: Option) -> Reason | None:
    """Judge choosing a column of the opponent."""
    column = number(attempt[1]) - 1
    theirs = 3 * (1 - seat) + column
    if kind == "destroy_column":
        return None if people_in(t, theirs) else no("RAD-RULING-55", "no-enemy-in-column", {"column": column + 1})
    slots = range(theirs * 3, theirs * 3 + 3)
    if any(t.card[slot] != NOTHING and t.harm[slot] != DESTROYED for slot in slots):
        return None
    return no("RAD-RULING-54", "no-card-in-column", {"column": column + 1})
