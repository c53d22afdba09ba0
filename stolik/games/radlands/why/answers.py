"""Answers to the questions that are not about the next action: targets, places, cards, abilities."""

from itertools import chain
from typing import Final

from stolik.games.radlands.catalogue import PUNK, WATER_SILO
from stolik.games.radlands.options import (
    ANNOUNCE,
    DISCARD,
    DONE,
    DROP,
    PLACE,
    PUNK_INTO,
    ability_options,
    card_options,
    slot_of,
    slot_options,
)
from stolik.games.radlands.state import Board
from stolik.games.radlands.why.abilities import why_not_choose_ability, why_not_drop
from stolik.games.radlands.why.basics import named_kind, not_in_hand
from stolik.games.radlands.why.events import why_not_advance
from stolik.games.radlands.why.people import why_not_leave_empty, why_not_place, why_not_shift, why_not_stay
from stolik.games.radlands.why.targets import TARGETS, why_not_column, why_not_target
from stolik.kernel.game import Reason, no
from stolik.kernel.question import PASS, Option, Subject, number

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

ANSWERS: Final[dict[str, list[Option]]] = {
    **FIXED,
    **{kind: slot_options(target.verb) for kind, target in TARGETS.items()},
    "rearrange": [*slot_options("stand"), LEAVE_EMPTY, STAY],
    **{key: [("column", column) for column in (1, 2, 3)] for key in ("damage_column", "destroy_column")},
    "advance": [("advance", owner, space) for owner in (0, 1) for space in (1, 2, 3)],
    "gain_punk": [*chain(*PUNK_INTO)],
    **{key: [*chain(*PLACE)] for key in ("place", "shift_to")},
    **dict.fromkeys(("discard", "discard_more"), DISCARD),
    "use_junk": card_options("use_junk"),
    **{verb: [*chain(*ability_options(verb))] for verb in ABILITY_VERBS},
    "drop": [*chain(*(ways[-1] for ways in DROP)), *ANNOUNCE[:PUNK]],
}
"""All that an answer can be, by the kind of the subject, apart from passing."""

MAY_PASS: Final = ("restore", "restore_person", "gain_punk", "make_room_for_punk", "use_junk", "move_back")
MAY_END: Final = ("restore_any", "discard_more")


def is_answer(kind: str, attempt: Option) -> bool:
    """Whether the attempt is meant for a question of this kind."""
    return attempt in (PASS, DONE) or attempt in ANSWERS[kind]


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
        return why_not_target(t, subject, seat, slot_of(attempt))
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
        return why_not_drop(t, seat, card, attempt)
    if kind == "use_junk":
        return None if card in subject.about else no("RAD-RULING-39", "not-discarded-now")
    return _why_not_discard(t, subject, seat, card)


def _why_not_stand(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Judge a place for a punk, for a person for whom room was made, or for one that is moved."""
    column, side = number(attempt[1]) - 1, str(attempt[2])
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
