"""Deck, discard pile and running out (RAD-DECK, RAD-RULING-02 to -06)."""

from stolik.games.radlands.catalogue import FACE, FIRST_CAMP, ID, NEW_DECK, NOTHING, PUNK
from stolik.games.radlands.events import Discarded, DiscardedFromDeck, Drew, Reshuffled, Returned
from stolik.games.radlands.options import column_of, owner_of, row_of
from stolik.games.radlands.rules.winning import check_last_card
from stolik.games.radlands.state import Board
from stolik.kernel.state import without


def draw(t: Board, seat: int) -> None:
    """DRAW: the top card of the deck goes to the seat's hand."""
    kind = t.deck.pop() & FACE
    t.hands[seat].append(kind)
    if t.log is not None:
        t.log.reveal(Drew(seat, ID[kind]), (seat,))
    if not t.deck:
        run_out(t)


def discard_card(t: Board, kind: int) -> None:
    """Put a card on the discard pile."""
    t.discard.append(kind)
    t.fresh += 1


def take_from_hand(t: Board, seat: int, kind: int) -> None:
    """Take a card out of a hand. Of two alike the newer one goes, so that older cards stay what they were."""
    hand = t.hands[seat]
    for place in range(len(hand) - 1, -1, -1):
        if hand[place] == kind:
            del hand[place]
            break
    else:
        raise ValueError(f"{ID[kind]} is not in hand {seat}")
    if kind in t.known[seat]:
        t.known[seat] = without(t.known[seat], kind)


def discard_from_hand(t: Board, seat: int, kind: int) -> None:
    """A hand card goes to the discard pile, seen by both (RAD-RULING-76)."""
    take_from_hand(t, seat, kind)
    discard_card(t, kind)
    if t.log is not None:
        t.log.reveal(Discarded(seat, ID[kind]))


def discard_from_deck(t: Board, seat: int) -> int:
    """The top card of the deck goes to the discard pile, seen by both; returns its kind.

    It lies there before the pile becomes the new deck (RAD-RULING-02, -05).
    """
    kind = t.deck.pop() & FACE
    discard_card(t, kind)
    if t.log is not None:
        t.log.reveal(DiscardedFromDeck(seat, ID[kind]))
    if not t.deck:
        run_out(t)
    return kind


def run_out(t: Board) -> None:
    """The last card has been taken and lies where it went: a hand, a column or the discard pile."""
    check_last_card(t)
    t.ran_out = True
    punks = [face & FACE for face in t.under if face != NOTHING]
    hands = [_unknown(t, 0), _unknown(t, 1)]
    t.old_hidden = [(*hands[1], *punks), (*hands[0], *punks), (*hands[0], *hands[1], *punks)]
    t.new_deck = tuple(sorted(t.discard))
    cards = t.discard
    t.discard = []
    t.fresh = 0
    t.shuffle(cards, "deck")
    t.deck = [kind + NEW_DECK for kind in cards]
    if t.log is not None:
        t.log.add(Reshuffled(len(cards)))


def _unknown(t: Board, seat: int) -> list[int]:
    """A seat's hand without the cards that everybody saw going there."""
    hand = t.hands[seat].copy()
    for kind in t.known[seat]:
        hand.remove(kind)
    return hand


def return_to_hand(t: Board, slot: int) -> None:
    """A person goes back to its owner's hand as an ordinary card; a punk's face is for that owner alone."""
    seat = owner_of(slot)
    kind = t.card[slot]
    assert kind < FIRST_CAMP
    column, row = column_of(slot) + 1, row_of(slot)
    if kind == PUNK:
        kind = t.under[slot] & FACE
        t.hands[seat].append(kind)
        if t.log is not None:
            t.log.reveal(Returned("punk", seat, column, row, ID[kind]), (seat,))
    else:
        t.hands[seat].append(kind)
        t.known[seat] += (kind,)
        if t.log is not None:
            t.log.add(Returned(ID[kind], seat, column, row))
