"""Hidden information (RAD-HIDE): worlds that look the same to a seat; what it sees is in `view.py`."""

from stolik.games.radlands.catalogue import FACE, NEW_DECK, NOTHING
from stolik.games.radlands.state import DRAFT, SLOTS, SPECTATOR, Board
from stolik.kernel.dice import Dice


def redeal(t: Board, seat: int | None, dice: Dice) -> None:
    """Deal anew what a seat (None: a spectator) cannot know: other hands, punks' faces, the deck, the camp offers.

    Cards that everybody saw going to a hand stay there. Once the deck has run out, the seat knows which cards the
    second deck was made of, so the two are not mixed. The outcome depends on what the seat knows and on the dice alone.
    """
    if t.phase == DRAFT:
        _redeal_camps(t, seat, dice)
    owners = [owner for owner in (0, 1) if owner != seat]
    hidden = [face & FACE for face in t.deck]
    counts: list[int] = []
    for owner in owners:
        hand = t.hands[owner].copy()
        for kind in t.known[owner]:
            hand.remove(kind)
        counts.append(len(hand))
        hidden += hand
    punks = [slot for slot in range(SLOTS) if t.under[slot] != NOTHING]
    hidden += [t.under[slot] & FACE for slot in punks]
    hidden.sort()
    if t.ran_out:
        rest = _fill_by_age(t, seat, dice, hidden, punks)
    else:
        dice.scatter(hidden, "redeal")
        size = len(t.deck)
        t.deck = hidden[:size]
        for place, slot in enumerate(punks, size):
            t.under[slot] = hidden[place]
        rest = hidden[size + len(punks) :]
    for owner, count in zip(owners, counts, strict=True):
        t.hands[owner] = [*t.known[owner], *rest[:count]]
        del rest[:count]


def _fill_by_age(t: Board, seat: int | None, dice: Dice, hidden: list[int], punks: list[int]) -> list[int]:
    """After the deck ran out: deal old and new cards to the deck's and the punks' places of their age.

    Returns the rest, shuffled, for the hands. A card is surely old if no copy of its kind was shuffled into the second
    deck, surely new if no copy was hidden from the seat before, else it may be either.
    """
    before = t.old_hidden[SPECTATOR if seat is None else seat]
    old: list[int] = []
    new: list[int] = []
    either: list[int] = []
    for kind in sorted(set(hidden)):
        count = hidden.count(kind)
        was_old = before.count(kind)
        was_new = t.new_deck.count(kind)
        if not was_new:
            old += [kind] * count
        elif not was_old:
            new += [kind] * count
        elif count == was_old + was_new:
            old += [kind] * was_old
            new += [kind] * was_new
        else:
            either += [kind] * count
    dice.scatter(either, "redeal")
    half = len(either) // 2
    old += either[:half]
    new += either[half:]
    faces = t.deck + [t.under[slot] for slot in punks]
    need_old = sum(1 for face in faces if face < NEW_DECK)
    dice.scatter(old, "redeal")
    dice.scatter(new, "redeal")
    while len(old) < need_old:
        old.append(new.pop())
    while len(new) < len(faces) - need_old:
        new.append(old.pop(0))
    for place in range(len(t.deck)):
        t.deck[place] = old.pop() if t.deck[place] < NEW_DECK else new.pop() + NEW_DECK
    for slot in punks:
        t.under[slot] = old.pop() if t.under[slot] < NEW_DECK else new.pop() + NEW_DECK
    rest = old + new
    dice.scatter(rest, "redeal")
    t.old_hidden = [before] * 3  # What the others could not see, this seat cannot know.
    return rest


def _redeal_camps(t: Board, seat: int | None, dice: Dice) -> None:
    hidden = t.camp_deck.copy()
    for owner in (0, 1):
        if owner != seat:
            hidden += t.offers[owner]
    hidden.sort()
    dice.scatter(hidden, "redeal")
    for owner in (0, 1):
        if owner != seat:
            count = len(t.offers[owner])
            t.offers[owner] = sorted(hidden[:count])
            del hidden[:count]
    t.camp_deck = hidden
