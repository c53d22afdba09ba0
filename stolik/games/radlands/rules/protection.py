"""Protection and targeting (RAD-PROT): which of a player's cards an effect may hit."""

from stolik.games.radlands.catalogue import FIRST_CAMP, NOTHING, PUNK
from stolik.games.radlands.options import SIDE
from stolik.games.radlands.state import DAMAGED, DESTROYED, Board


def everything(t: Board, seat: int) -> list[int]:
    """All of a seat's people and undestroyed camps."""
    card = t.card
    harm = t.harm
    return [slot for slot in SIDE[seat] if card[slot] != NOTHING and harm[slot] != DESTROYED]


def unprotected(t: Board, seat: int) -> list[int]:
    """A seat's cards with none of its owner's cards in front of them; after High Ground all of them."""
    if t.exposed[seat]:
        return everything(t, seat)
    card = t.card
    slots: list[int] = []
    for base in (seat * 9, seat * 9 + 3, seat * 9 + 6):
        if card[base + 2] != NOTHING:
            slots.append(base + 2)
        elif card[base + 1] != NOTHING:
            slots.append(base + 1)
        elif t.harm[base] != DESTROYED and card[base] != NOTHING:
            slots.append(base)
    return slots


def unprotected_people(t: Board, seat: int) -> list[int]:
    """The people among the unprotected cards."""
    return [slot for slot in unprotected(t, seat) if t.card[slot] <= PUNK]


def unprotected_camps(t: Board, seat: int) -> list[int]:
    """The camps among the unprotected cards."""
    return [slot for slot in unprotected(t, seat) if t.card[slot] >= FIRST_CAMP]


def unprotected_damaged(t: Board, seat: int) -> list[int]:
    """The damaged ones among the unprotected cards."""
    return [slot for slot in unprotected(t, seat) if t.harm[slot] == DAMAGED]


def has_unprotected_person(t: Board, seat: int) -> bool:
    """Whether there is somebody among the unprotected cards; asked often, so no list is made."""
    card = t.card
    base = seat * 9
    if t.exposed[seat] or t.camp_row[seat * 3] or t.camp_row[seat * 3 + 1] or t.camp_row[seat * 3 + 2]:
        return len(unprotected_people(t, seat)) > 0
    return card[base + 1] >= 0 or card[base + 4] >= 0 or card[base + 7] >= 0
