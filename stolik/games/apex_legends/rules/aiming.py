"""The aim deck (AP-AIM): drawing from it, replacing what was drawn, and shuffling everything back."""

from collections.abc import Sequence

from stolik.games.apex_legends.catalogue import AIM, AIM_CARD, NOTHING
from stolik.games.apex_legends.events import PutUnder, RevealedAim
from stolik.games.apex_legends.options import DONE, REDRAW
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import Option, Question, Steps


def draw_aim(t: Board, count: int) -> list[int]:
    """Reveal this many aim cards, or as many as there are (AP-SHOOT-21)."""
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


# Revealed cards put under the deck (BH-F-4, BH-F-5)


def redraw(t: Board) -> Steps:
    """Replace revealed aim cards: first by the boost, then by the reaction, in the order they were played."""
    if t.shot.redraws:
        yield from replace(t, t.shot.shooter, t.shot.redraws, True, "foregone_conclusion")
    if t.shot.warned:
        yield from replace(t, t.shot.warned - 1, 1, False, "ravens_warning")


def redraw_options(t: Board, chosen: Sequence[int], may_stop: bool) -> list[Option]:
    """The revealed cards that are not chosen yet."""
    options = [REDRAW[card] for card in t.drawn if card not in chosen]
    if may_stop:
        options.append(DONE)
    return options


def replace(t: Board, who: int, most: int, may_stop: bool, source: str) -> Steps:
    """Choose revealed cards; then they go under the deck, and new ones are revealed in their place."""
    chosen: list[int] = []
    while len(chosen) < min(most, len(t.drawn)):
        options = redraw_options(t, chosen, may_stop)
        option = yield Question(t.seat_of[who], "redraw", options, source, about=tuple(chosen))
        if option == DONE:
            break
        chosen.append(AIM_CARD[str(option[1])])
    places = [t.drawn.index(card) for card in chosen]
    for card in chosen:
        put_under(t, card)
        if t.log is not None:
            t.log.add(PutUnder(AIM[card]))
    kept = t.drawn
    t.drawn = []
    new = draw_aim(t, len(chosen))
    for place, card in sorted(zip(places, new, strict=True)):
        kept.insert(place, card)
    t.drawn = kept
