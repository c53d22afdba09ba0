"""The aim deck (AP-AIM): drawing from it, and shuffling everything back."""

from stolik.games.apex_legends.catalogue import AIM, NOTHING
from stolik.games.apex_legends.events import RevealedAim
from stolik.games.apex_legends.state import Board


def draw_aim(t: Board, count: int) -> list[int]:
    """Reveal so many aim cards, or as many as there are (AP-SHOOT-21)."""
    drawn: list[int] = []
    while count and t.aim:
        drawn.append(t.aim.pop())
        count -= 1
    t.drawn += drawn
    if t.peek_top:
        t.peek_top = max(0, t.peek_top - len(drawn))
    if t.log is not None:
        t.log.reveal(RevealedAim(tuple([AIM[card] for card in drawn])))
    return drawn


def put_under(t: Board, card: int) -> None:
    """Put a revealed aim card under the deck, for all to see."""
    t.drawn.remove(card)
    t.aim.insert(0, card)
    t.under += 1


def shuffle_aim(t: Board) -> None:
    """All used aim cards go back into the deck (AP-SHOOT-35, AP-GREN-07, AP-MELEE-04)."""
    t.aim += t.drawn
    t.drawn = []
    t.aim.sort()
    t.peek_team = NOTHING
    t.peek_top = 0
    t.peek_under = 0
    t.under = 0
    t.shuffle(t.aim, "aim")
