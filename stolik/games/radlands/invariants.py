"""Every card is in exactly one place: what must always hold of a position."""

from stolik.games.radlands.catalogue import COPIES, FACE, FIRST_CAMP, ID, KINDS, NOTHING, PUNK, RAIDERS, camp_deck
from stolik.games.radlands.rules.columns import people_in
from stolik.games.radlands.state import DRAFT, SLOTS, Board


def problems(t: Board) -> list[str]:
    """What is wrong with a position that the rules should never reach."""
    found: list[str] = []
    if t.phase == 0:
        return found
    counts = [0] * KINDS
    for face in t.deck:
        counts[face & FACE] += 1
    faces = [*t.discard, *t.hands[0], *t.hands[1], *t.queue, t.resolving, t.announced, *t.camp_deck, *t.box]
    faces += [*t.offers[0], *t.offers[1], *(kind for kind in t.card if kind != PUNK)]
    faces += [face if face == NOTHING else face & FACE for face in t.under]
    for face in faces:
        if face != NOTHING:
            counts[face] += 1
    for owner in (0, 1):
        counts[RAIDERS] += t.raiders_home[owner]
    copies = COPIES.copy()
    copies[RAIDERS] = 2
    for kind in camp_deck(t.camp_set):
        copies[kind] = 1
    for kind in range(KINDS):
        if counts[kind] != copies[kind]:
            found.append(f"{counts[kind]} of {ID[kind]}, not {copies[kind]}")
    if not t.deck:
        found.append("the deck is empty")
    for column in range(6):
        found += _column_problems(t, column)
    for slot in range(SLOTS):
        if (t.card[slot] == PUNK) != (t.under[slot] != NOTHING):
            found.append(f"slot {slot}: a face without a punk or a punk without a face")
        if t.card[slot] == PUNK and t.harm[slot]:
            found.append(f"slot {slot}: a damaged punk")
    for owner in (0, 1):
        if t.water[owner] < 0:
            found.append(f"seat {owner} has {t.water[owner]} water")
        if any(t.known[owner].count(kind) > t.hands[owner].count(kind) for kind in t.known[owner]):
            found.append(f"seat {owner} is known to hold cards it does not hold")
    return found


def _column_problems(t: Board, column: int) -> list[str]:
    if t.phase == DRAFT:
        return []
    found: list[str] = []
    row = t.camp_row[column]
    if t.card[column * 3 + row] < FIRST_CAMP:
        found.append(f"column {column}: no camp on row {row}")
    if sum(1 for slot in range(column * 3, column * 3 + 3) if t.card[slot] >= FIRST_CAMP) > 1:
        found.append(f"column {column}: two camps")
    folk = people_in(t, column)
    if row != 1 and len(folk) == 1 and folk[0] % 3 != (1 if row == 0 else 0):
        found.append(f"column {column}: nobody closed up")
    return found
