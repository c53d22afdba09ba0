"""What can be tried: everything a person might want to do now, allowed or not."""

from itertools import permutations

from stolik.games.radlands.catalogue import ID, NOTHING, PUNK, WATER_SILO
from stolik.games.radlands.options import (
    ANNOUNCE,
    DISCARD,
    DONE,
    DRAW,
    END_TURN,
    JUNK_SILO,
    SIDE,
    TAKE_SILO,
    column_of,
    owner_of,
    row_of,
)
from stolik.games.radlands.state import DRAFT, SETUP, Board
from stolik.games.radlands.why.abilities import numbers, numbers_of_people
from stolik.games.radlands.why.actions import PLAY_SILO
from stolik.games.radlands.why.answers import ABILITY_VERBS, ANSWERS, MAY_END
from stolik.games.radlands.why.basics import SIDES
from stolik.kernel.question import PASS, Option, Question


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


def _placings(verb: str, name: str) -> list[Option]:
    """Every column for a card of the hand, in front and behind."""
    return [(verb, name, column, side) for column in (1, 2, 3) for side in SIDES]


def _answers(t: Board, question: Question, seat: int) -> list[Option]:
    """What a person might answer to a question that is not about the next action."""
    kind = question.kind
    hand = sorted(set(t.hands[seat]))
    if kind in ("discard", "discard_more"):
        tries = [DISCARD[card] for card in hand]
        if t.silo_in_hand[seat]:
            tries.append(DISCARD[WATER_SILO])
    elif kind == "use_junk":
        tries = [("use_junk", ID[card]) for card in sorted({*question.about, *hand})]
    elif kind in ABILITY_VERBS:
        whose = (seat, 1 - seat) if kind == "copy" else (seat,)
        tries = [
            (kind, owner_of(slot), column_of(slot) + 1, row_of(slot), number)
            for slot, number in numbers_of_people(t, whose)
        ]
    elif kind == "drop":
        tries = []
        for card in hand:
            if card <= PUNK:
                tries += [*_placings("drop", ID[card]), ANNOUNCE[card]]
    else:
        tries = ANSWERS[kind]
    leave = DONE if kind in MAY_END else PASS
    return tries if leave in tries else [*tries, leave]
