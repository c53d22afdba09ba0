"""Hidden information (WW-INFO): worlds that look the same to a seat."""

from stolik.games.wonderlands_war.catalogue import NOTHING
from stolik.games.wonderlands_war.state import ABSENT, SCORING, Board
from stolik.kernel.dice import Dice


def redeal(t: Board, seat: int | None, dice: Dice) -> None:
    """Deal anew what a seat (None: a spectator) cannot know: decks, foreign quests and wagers, chips just looked at.

    What a bag holds follows from what everybody saw going in and out, so bags stay as they are.
    """
    t.tea_deck.sort()
    dice.scatter(t.tea_deck, "redeal")
    t.wonderlandian_deck.sort()
    dice.scatter(t.wonderlandian_deck, "redeal")
    _redeal_quests(t, seat, dice)
    for other in range(t.seats):
        if other == seat:
            continue
        if t.wagers[other] != NOTHING:
            fighting = [rival for rival in range(t.seats) if t.status[rival] != ABSENT]
            t.wagers[other] = fighting[dice.below(len(fighting), "redeal")]
        if t.drawn[other]:
            chips = sorted([*t.bag[other], *t.drawn[other]])
            dice.scatter(chips, "redeal")
            count = len(t.drawn[other])
            t.drawn[other] = tuple(sorted(chips[:count]))
            t.bag[other] = sorted(chips[count:])


def _redeal_quests(t: Board, seat: int | None, dice: Dice) -> None:
    """Foreign hands and offers, the deck, and what others discarded; in the final scoring all hands are open."""
    if t.phase == SCORING:
        return
    others = [other for other in range(t.seats) if other != seat]
    thrown = [place for place, owner in enumerate(t.discarded_by) if owner != seat]
    hidden = t.quest_deck + [t.quest_discard[place] for place in thrown]
    for other in others:
        hidden += t.quests[other]
        hidden += t.offers[other]
    hidden.sort()
    dice.scatter(hidden, "redeal")
    mine = NOTHING if seat is None else t.returned[seat]
    for other in others:
        count = len(t.offers[other])
        t.offers[other] = tuple(sorted(hidden[:count]))
        del hidden[:count]
        count = len(t.quests[other])
        if mine in hidden[:count] and not t.draws[other]:
            # What the seat put back at the start cannot be what another kept from the start.
            hidden.remove(mine)
            hidden.append(mine)
        t.quests[other] = tuple(hidden[:count])
        del hidden[:count]
    for place in thrown:
        t.quest_discard[place] = hidden.pop(0)
    t.quest_deck = hidden
    # What others put back at the start, the seat does not know.
    t.returned = tuple([mine if other == seat else NOTHING for other in range(t.seats)])
