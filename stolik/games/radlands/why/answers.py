"""Answers to the questions that are not about the next action: targets, places, cards, abilities."""

from typing import Final

from stolik.games.radlands.catalogue import NOTHING, PUNK, WATER_SILO
from stolik.games.radlands.options import DONE
from stolik.games.radlands.state import Board
from stolik.games.radlands.why.abilities import why_not_choose_ability, why_not_drop
from stolik.games.radlands.why.basics import SIDES, named_column, named_kind, named_slot, no, not_in_hand, strange
from stolik.games.radlands.why.events import why_not_advance
from stolik.games.radlands.why.people import why_not_leave_empty, why_not_place, why_not_shift, why_not_stay
from stolik.games.radlands.why.targets import TARGETS, why_not_column, why_not_target
from stolik.kernel.game import Reason
from stolik.kernel.question import PASS, Option, Subject

LEAVE_EMPTY: Final[Option] = ("leave_empty",)
STAY: Final[Option] = ("stay",)

FIXED: Final[dict[str, list[Option]]] = {
    "cache": [("draw",), ("restore",), ("punk",)],
    "mutant": [("damage",), ("restore",), ("both",)],
    "scavenge": [("punk",), ("water",)],
    "mercenaries": [("discard_two",), ("lose_card",)],
    "move_back": [("move_back",), PASS],
}
"""Questions whose answers are always all possible."""

ABILITY_VERBS: Final = ("copy", "rouse", "choose_ability")

OTHER_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "damage_column": ("column",),
    "destroy_column": ("column",),
    "advance": ("advance",),
    "gain_punk": ("punk",),
    "place": ("place",),
    "shift_to": ("place",),
    "discard": ("discard",),
    "discard_more": ("discard",),
    "use_junk": ("use_junk",),
    "copy": ("copy",),
    "rouse": ("rouse",),
    "choose_ability": ("choose_ability",),
    "drop": ("drop", "announce"),
}

MAY_PASS: Final = ("restore", "restore_person", "gain_punk", "make_room_for_punk", "use_junk", "move_back")
MAY_END: Final = ("restore_any", "discard_more")


def is_answer(kind: str, attempt: Option) -> bool:
    """Whether the attempt is meant for a question of this kind."""
    if not attempt:
        return False
    if attempt in (PASS, DONE):
        return True
    if kind in FIXED:
        return attempt in FIXED[kind]
    verb = attempt[0]
    if kind in TARGETS:
        return verb == TARGETS[kind].verb or (kind == "rearrange" and attempt in (LEAVE_EMPTY, STAY))
    return verb in OTHER_VERBS[kind]


def why_not_answer(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Judge an answer to a question that is not about the next action."""
    kind = subject.kind
    if attempt in (PASS, DONE):
        return None if kind in (MAY_PASS if attempt == PASS else MAY_END) else no("RAD-RULING-15", "must-choose")
    if kind in FIXED:
        return None
    if kind == "rearrange" and attempt == LEAVE_EMPTY:
        return why_not_leave_empty(t, subject)
    if kind == "rearrange" and attempt == STAY:
        return why_not_stay(subject)
    if kind in TARGETS:
        slot = named_slot(attempt[1], attempt[2], attempt[3]) if len(attempt) == 4 else NOTHING
        return strange() if slot == NOTHING else why_not_target(t, subject, seat, slot)
    if kind in ABILITY_VERBS:
        return why_not_choose_ability(t, subject, seat, attempt)
    if kind in ("damage_column", "destroy_column"):
        return why_not_column(t, kind, seat, attempt)
    if kind == "advance":
        return why_not_advance(t, attempt)
    if kind in ("gain_punk", "place", "shift_to"):
        return _why_not_stand(t, subject, seat, attempt)
    card = named_kind(attempt)
    if kind == "drop":
        if card >= PUNK or card == NOTHING or len(attempt) != (2 if attempt[0] == "announce" else 4):
            return strange()
        return why_not_drop(t, seat, card, attempt)
    if len(attempt) != 2 or card == NOTHING:
        return strange()
    if kind == "use_junk":
        return None if card in subject.about else no("RAD-RULING-39", "not-discarded-now")
    return _why_not_discard(t, subject, seat, card)


def _why_not_stand(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Judge a place for a punk, for a person for whom room was made, or for one that is moved."""
    column = named_column(attempt[1]) if len(attempt) == 3 else NOTHING
    if column == NOTHING or attempt[2] not in SIDES:
        return strange()
    side = str(attempt[2])
    if subject.kind == "shift_to":
        return why_not_shift(t, subject.note, column, side)
    return why_not_place(t, seat, column, side)


def _why_not_discard(t: Board, subject: Subject, seat: int, card: int) -> Reason | None:
    if card == WATER_SILO:
        return no("RAD-SILO-04", "silo-not-discarded")
    hand = t.hands[seat]
    if card not in hand:
        return not_in_hand("RAD-RULING-53")
    if subject.note and card not in hand[len(hand) - subject.note :]:
        return no("RAD-RULING-53", "not-just-drawn")
    return None
