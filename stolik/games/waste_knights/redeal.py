"""Worlds that look the same to a seat."""

from typing import Final

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.state import ACTION, DRAFT, KNIGHT_CHOICE, SETUP, STORY, VEHICLE_CHOICE, Board
from stolik.games.waste_knights.story.run import available
from stolik.games.waste_knights.story.secrets import actual, own_part, put, worlds
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.story.threads import can_take
from stolik.kernel.dice import Dice

BEFORE_ROUNDS: Final = (SETUP, KNIGHT_CHOICE, VEHICLE_CHOICE, DRAFT, STORY)


def redeal(t: Board, seat: int | None, dice: Dice) -> None:
    """Deal anew the order of all decks, and secret variables as far as the seat cannot know them."""
    for deck in (t.wild[0], t.wild[1], t.finds, t.gear, t.injury_deck, t.fault_deck):
        t.deal_anew(deck, dice)
    if t.worlds:
        put(t, _likely(t, seat, dice))


def _likely(t: Board, seat: int | None, dice: Dice) -> list[int]:
    """One of the ways the secrets may be, true to what the seat itself knows and is offered."""
    true = actual(t)
    mine = own_part(t, true, seat)
    known = _offers(t, seat)
    fitting: list[list[int]] = []
    for world in worlds(t):
        if own_part(t, world, seat) == mine:
            put(t, world)
            if _offers(t, seat) == known:
                fitting.append(world)
    put(t, true)
    return fitting[dice.below(len(fitting), "redeal")] if fitting else true


def _offers(t: Board, seat: int | None) -> list[bool | int]:
    """What of the seat's own options depends on secrets of others."""
    found: list[bool | int] = []
    for me in range(len(t.seat)):
        if t.seat[me] != seat:
            continue
        if t.entry != NOTHING and adventure_of(t).entries[t.entry].has_secrets:
            found += [int(str(option[1])) for option in available(t, me, adventure_of(t).entries[t.entry])]
        if t.phase == ACTION and t.active == me and thread_of(t).has_secrets:
            found += [can_take(t, me, action) for action in thread_of(t).actions if action.is_secret]
    return found
