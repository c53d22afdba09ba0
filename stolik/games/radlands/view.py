"""What a seat may see of a match (RAD-HIDE), built up from nothing."""

from __future__ import annotations

from typing import Final, Literal

from stolik.games.radlands.catalogue import FIRST_CAMP, ID, NOTHING
from stolik.games.radlands.content import CampSet
from stolik.games.radlands.rules.abilities import is_ready
from stolik.games.radlands.rules.protection import unprotected
from stolik.games.radlands.rules.raiders import raiders_space
from stolik.games.radlands.state import DESTROYED, DRAFT, Board
from stolik.kernel.view import View

Edition = Literal["ua", "pl"]
Phase = Literal["setup", "draft", "events", "actions"]
Harm = Literal["undamaged", "damaged", "destroyed"]

PHASES: Final[tuple[Phase, ...]] = ("setup", "draft", "events", "actions")
HARM: Final[tuple[Harm, ...]] = ("undamaged", "damaged", "destroyed")


class InPlay(View):
    """A camp or a person on a slot. A punk is just a punk: nobody sees its face here."""

    card: str
    type: Literal["camp", "person"]
    state: Harm
    ready: bool
    unprotected: bool
    handle: int
    """The same as long as it is the same card in play, wherever it moves."""


class Side(View):
    """What lies before one seat, and how much it holds."""

    water: int
    hand_count: int
    """Without a Water Silo."""
    hand: list[str] | None
    """For its owner alone, in the order of the printed list."""
    silo: Literal["hand", "play_area"]
    raiders: Literal["play_area", "queue", "resolving"]
    columns: list[list[InPlay | None]]
    """Three columns of three rows; row 0 is the camp row, row 2 the front."""
    queue: list[str | None]
    """The events on the spaces 1, 2 and 3."""
    offer: list[str] | None
    """The camps to choose from, for the one who chooses."""
    people_put_into_play: int
    """This turn."""
    all_unprotected: bool
    """This turn everything here counts as unprotected (High Ground)."""


class Discard(View):
    """The discard pile: how many cards, the top one, and those of this turn, which everybody saw."""

    count: int
    top: str | None
    this_turn: list[str]


class BoardView(View):
    """The whole table."""

    edition: Edition
    camp_set: CampSet
    phase: Phase
    turn: int
    active: int
    """The seat whose turn it is."""
    deck: int
    """How many cards it has."""
    deck_ran_out: bool
    """It is the second deck; when that runs out, the match is over."""
    discard: Discard
    resolving: str | None
    """The event that is being resolved."""
    announced: str | None
    """The person for whom room is being made."""
    events_resolved: int
    """This turn."""
    sides: list[Side]


def view(t: Board, seat: int | None) -> BoardView:
    """What a seat (None: a spectator) may see."""
    return BoardView(
        edition="ua" if t.is_ua else "pl",
        camp_set="v2" if t.camp_set == "v2" else "v1",
        phase=PHASES[t.phase],
        turn=t.turn,
        active=t.active,
        deck=len(t.deck),
        deck_ran_out=t.ran_out,
        discard=Discard(
            count=len(t.discard),
            top=ID[t.discard[-1]] if t.discard else None,
            this_turn=[ID[kind] for kind in t.discard[len(t.discard) - t.fresh :]],
        ),
        resolving=ID[t.resolving] if t.resolving != NOTHING else None,
        announced=ID[t.announced] if t.announced != NOTHING else None,
        events_resolved=t.events_resolved,
        sides=[_side(t, owner, owner == seat) for owner in (0, 1)],
    )


def _side(t: Board, owner: int, is_mine: bool) -> Side:
    open_slots = unprotected(t, owner)
    columns: list[list[InPlay | None]] = []
    for column in range(owner * 3, owner * 3 + 3):
        columns.append([_card(t, slot, slot in open_slots) for slot in range(column * 3, column * 3 + 3)])
    return Side(
        water=t.water[owner],
        hand_count=len(t.hands[owner]),
        hand=[ID[kind] for kind in sorted(t.hands[owner])] if is_mine else None,
        silo="hand" if t.silo_in_hand[owner] else "play_area",
        raiders=_raiders(t, owner),
        columns=columns,
        queue=[None if kind == NOTHING else ID[kind] for kind in t.queue[owner * 3 : owner * 3 + 3]],
        offer=[ID[kind] for kind in t.offers[owner]] if is_mine and t.phase == DRAFT else None,
        people_put_into_play=t.put_in_play[owner],
        all_unprotected=bool(t.exposed[owner]),
    )


def _card(t: Board, slot: int, is_unprotected: bool) -> InPlay | None:
    """One slot. A punk's face is not even looked at."""
    kind = t.card[slot]
    if kind == NOTHING:
        return None
    return InPlay(
        card=ID[kind],
        type="camp" if kind >= FIRST_CAMP else "person",
        state=HARM[t.harm[slot]],
        ready=t.harm[slot] != DESTROYED and is_ready(t, slot),
        unprotected=is_unprotected,
        handle=t.stamp[slot],
    )


def _raiders(t: Board, owner: int) -> Literal["play_area", "queue", "resolving"]:
    if t.raiders_home[owner]:
        return "play_area"
    return "queue" if raiders_space(t, owner) != NOTHING else "resolving"
