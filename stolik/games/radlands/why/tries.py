"""What can be tried: everything a person might want to do now, allowed or not."""

from itertools import permutations
from typing import Final

from stolik.games.radlands.catalogue import ID, NOTHING, PUNK
from stolik.games.radlands.options import (
    DONE,
    DRAW,
    END_TURN,
    JUNK_SILO,
    SIDE,
    TAKE_SILO,
    column_of,
    owner_of,
    row_of,
    slot_options,
)
from stolik.games.radlands.state import DRAFT, SETUP, Board
from stolik.games.radlands.why.abilities import numbers, numbers_of_people
from stolik.games.radlands.why.answers import ABILITY_VERBS, FIXED, LEAVE_EMPTY, MAY_END, STAY
from stolik.games.radlands.why.basics import SIDES
from stolik.games.radlands.why.targets import TARGETS
from stolik.kernel.question import PASS, Option, Question

PLAY_SILO: Final[Option] = ("play", "water_silo")


def attempts(t: Board, question: Question | None, seat: int) -> list[Option]:
    """Everything the person on this seat might try now."""
    if t.phase == SETUP:
        return []
    if t.phase == DRAFT:
        names = [ID[kind] for kind in t.offers[seat]]
        return [("keep", first, second, third) for first, second, third in permutations(names, 3)]
    acts = _acts(t, seat)
    if question is None or question.kind == "act":
        return acts
    tries = _answers(t, question, seat)
    return tries + [attempt for attempt in acts if attempt not in tries]


def _acts(t: Board, seat: int) -> list[Option]:
    """What a person might do in the Actions phase."""
    tries: list[Option] = []
    for kind in sorted(set(t.hands[seat])):
        name = ID[kind]
        if kind > PUNK:
            tries.append(("play", name))
        else:
            tries += _placings("play", name)
            tries.append(("announce", name))
        tries.append(("junk", name))
    if t.silo_in_hand[seat]:
        tries.append(PLAY_SILO)
    tries += [JUNK_SILO, TAKE_SILO, DRAW]
    for slot in SIDE[seat]:
        if t.card[slot] != NOTHING:
            place = (ID[t.card[slot]], column_of(slot) + 1, row_of(slot))
            tries += [("use", *place, number) for number in numbers(t, slot)]
    tries.append(END_TURN)
    return tries


def _placings(*start: str) -> list[Option]:
    """An attempt that begins like this, for every column, in front and behind."""
    return [(*start, column, side) for column in (1, 2, 3) for side in SIDES]


def _answers(t: Board, question: Question, seat: int) -> list[Option]:
    """What a person might answer to a question that is not about the next action."""
    kind = question.kind
    tries: list[Option] = []
    if kind in TARGETS:
        tries += slot_options(TARGETS[kind].verb)
    elif kind in FIXED:
        tries += FIXED[kind]
    elif kind in ("damage_column", "destroy_column"):
        tries += [("column", column) for column in (1, 2, 3)]
    elif kind == "advance":
        tries += [("advance", owner, space) for owner in (0, 1) for space in (1, 2, 3)]
    elif kind == "gain_punk":
        tries += _placings("punk")
    elif kind in ("place", "shift_to"):
        tries += _placings("place")
    elif kind in ("discard", "discard_more"):
        tries += [("discard", ID[card]) for card in sorted(set(t.hands[seat]))]
        if t.silo_in_hand[seat]:
            tries.append(("discard", "water_silo"))
    elif kind == "use_junk":
        shown = question.about
        tries += [("use_junk", ID[card]) for card in sorted({*shown, *t.hands[seat]})]
    elif kind in ABILITY_VERBS:
        for slot, number in numbers_of_people(t, (seat, 1 - seat) if kind == "copy" else (seat,)):
            tries.append((kind, owner_of(slot), column_of(slot) + 1, row_of(slot), number))
    elif kind == "drop":
        for card in sorted(set(t.hands[seat])):
            if card <= PUNK:
                tries += _placings("drop", ID[card])
                tries.append(("announce", ID[card]))
    if kind == "rearrange":
        tries += [LEAVE_EMPTY, STAY]
    if kind in MAY_END:
        tries.append(DONE)
    elif PASS not in tries:
        tries.append(PASS)
    return tries
