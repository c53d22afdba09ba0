"""Ability tokens (AP-ABIL, AP-TIME): available, below the initiative track, on the cooldown track."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABILITIES,
    BEAST,
    BOMBARDMENT,
    COOLDOWN,
    DOME,
    DRONE,
    NOTHING,
    PACKAGE,
    RAVENS,
    RIFT,
    SMOKE,
    THUNDER,
    TOKEN_ABILITY,
    TRACK,
    TURN_OF,
)
from stolik.games.apex_legends.events import Accelerated, CooledDown, PutBelowTrack
from stolik.games.apex_legends.state import (
    AVAILABLE,
    BEAST_ON,
    DOME_NODE,
    DRONE_SPACE,
    ON_TRACK,
    PORTAL_SPACE,
    SITE_SPACE,
    SMOKE_NODE,
    STRIKE_SPACE,
    THUNDER_FACING,
    THUNDER_PLACE,
    TURN,
    Board,
)

PER_SPACE: Final = 16
"""An entry of `track` is the space of the initiative track times this, plus the token."""


def turns_ahead(marker: int, turns: int) -> int:
    """The turn space this many turns after the marker's; transition spaces are not counted (AP-TIME-03)."""
    space = marker
    while turns:
        space = (space + 1) % TRACK
        if TURN_OF[space] != NOTHING:
            turns -= 1
    return space


def turns_until(t: Board, space: int) -> int:
    """How many turns ahead a token below this space is resolved: 0 while the marker's own are, later a whole round."""
    if space == t.marker and t.phase == TURN:
        return 0
    turns = 1
    while turns_ahead(t.marker, turns) != space:
        turns += 1
    return turns


def put_below(t: Board, token: int, turns: int) -> None:
    """Put a token below the track, under those already there (AP-TIME-01, -02, -04)."""
    lift_from_track(t, token)
    space = turns_ahead(t.marker, turns)
    t.track.append(space * PER_SPACE + token)
    t.token_at[token] = ON_TRACK
    if t.log is not None:
        t.log.add(PutBelowTrack(ABILITIES[TOKEN_ABILITY[token]], turns))


def lift_from_track(t: Board, token: int) -> None:
    """Take a token from below the track, if it is there."""
    t.track = [entry for entry in t.track if entry % PER_SPACE != token]


def tokens_below(t: Board) -> list[int]:
    """The tokens below the initiative marker, from top to bottom (AP-TURN-02)."""
    return [entry % PER_SPACE for entry in t.track if entry // PER_SPACE == t.marker]


def start_cooldown(t: Board, token: int) -> None:
    """The token goes to its printed cooldown position; its figures that are not permanent leave (AP-ABIL-04, -05)."""
    lift_from_track(t, token)
    t.token_at[token] = COOLDOWN[token]
    take_back_figures(t, token)
    if t.log is not None:
        t.log.add(CooledDown(ABILITIES[TOKEN_ABILITY[token]], COOLDOWN[token]))


def take_back_figures(t: Board, token: int) -> None:
    """Return the figures of a token's ability to the resources; anchors and Lifeline's drop are permanent."""
    figures = t.figures
    if token == DOME:
        figures[DOME_NODE] = NOTHING
    elif token == BOMBARDMENT:
        figures[STRIKE_SPACE] = NOTHING
    elif SMOKE <= token <= SMOKE + 1:
        figures[SMOKE_NODE + token - SMOKE] = NOTHING
    elif token == THUNDER:
        figures[THUNDER_PLACE] = NOTHING
        figures[THUNDER_FACING] = NOTHING
    elif token == RIFT:
        clear_space(t, PORTAL_SPACE)
        clear_space(t, PORTAL_SPACE + 1)
    elif token == RAVENS:
        t.ravens = []
    elif token == BEAST:
        figures[BEAST_ON] = NOTHING
    elif token == DRONE:
        clear_space(t, DRONE_SPACE)
    elif token == PACKAGE:
        figures[SITE_SPACE] = NOTHING


def clear_space(t: Board, figure: int) -> None:
    """Take a figure that occupies a space from the map."""
    space = t.figures[figure]
    if space != NOTHING:
        t.occupied &= ~(1 << space)
        t.figures[figure] = NOTHING


def occupy_space(t: Board, figure: int, space: int) -> None:
    """Put a figure that occupies its space on the map."""
    t.figures[figure] = space
    t.occupied |= 1 << space


def accelerate(t: Board, token: int, spaces: int) -> None:
    """Move a token on the cooldown track to the left; leaving the track it is available (AP-ABIL-07)."""
    at = t.token_at[token]
    if AVAILABLE < at < ON_TRACK:
        t.token_at[token] = max(AVAILABLE, at - spaces)
        if t.log is not None:
            ability = ABILITIES[TOKEN_ABILITY[token]]
            t.log.add(Accelerated(ability, t.token_at[token]))


def is_cooling(t: Board, token: int) -> bool:
    """Whether a token is on the cooldown track."""
    return AVAILABLE < t.token_at[token] < ON_TRACK
