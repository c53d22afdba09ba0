"""Rewards (WW-CARD-09 to 24, WW-FORGE): chips, Wonderlandians, abilities, castles, forging."""

from stolik.games.wonderlands_war.allies.red_rook import is_rook, stands_alone
from stolik.games.wonderlands_war.catalogue import (
    ABILITY,
    CHIP_OF,
    FORGE,
    IS_STRONG,
    MADNESS,
    REGIONS,
    WONDERLANDIAN_OF,
)
from stolik.games.wonderlands_war.factions.unlocked import locked
from stolik.games.wonderlands_war.rules.spaces import is_complete
from stolik.games.wonderlands_war.rules.war_phase import is_uncontested
from stolik.games.wonderlands_war.state import LYING, NO_CASTLE, UPRIGHT, Board
from stolik.games.wonderlands_war.why.basics import chip_in, region_in, why_not_region
from stolik.kernel.game import Reason, no, strange
from stolik.kernel.question import PASS, Option, Subject, number


def why_not_gain(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """An ally chip of a level, from the supply."""
    is_instead = subject.source in CHIP_OF
    if attempt == PASS:
        return None if is_instead else no("WW-CARD-10", "must-choose")
    chip = chip_in(attempt)
    is_strong = IS_STRONG[CHIP_OF[subject.source]] if is_instead else subject.source == "any_strong"
    if bool(IS_STRONG[chip]) != bool(is_strong):
        return no("WW-CARD-31" if is_instead else "WW-CARD-10", "other-level")
    return None if t.supply[chip] else no("WW-COMP-07", "not-in-supply")


def why_not_take(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A card of the market."""
    return None if WONDERLANDIAN_OF[str(attempt[1])] in t.market else no("WW-CARD-13", "not-in-market")


def why_not_unlock(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """One of the player's abilities that is still locked."""
    names = ABILITY[t.faction[seat]]
    if attempt[1] not in names:
        return strange()
    return None if names.index(str(attempt[1])) in locked(t, seat) else no("WW-CARD-17", "unlocked-already")


def why_not_castle(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A castle where there is none; with two players a lying one may be set upright."""
    region = region_in(attempt)
    reason = why_not_region(t, region)
    if reason is not None:
        return reason
    castle = t.castles[seat * REGIONS + region]
    verb = attempt[0]
    if t.seats > 2:
        if verb != "castle":
            return strange()
        return None if castle == NO_CASTLE else no("WW-CARD-19", "castle-there")
    if verb == "lay":
        return None if castle == NO_CASTLE else no("WW-2P-21", "castle-there")
    if verb != "raise":
        return strange()
    if castle == UPRIGHT:
        return no("WW-2P-21", "castle-upright")
    return None if castle == LYING else no("WW-2P-21", "no-castle-to-raise")


def why_not_walrus_castle(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """With the Walrus the castle may stay away only if this region cannot take it and no VP were given up for it."""
    if attempt == PASS:
        if is_uncontested(t):
            return no("WW-RESULT-12", "must-choose")
        can_build = t.castles[seat * REGIONS + t.region] in (NO_CASTLE, LYING)
        return no("WW-RESULT-05", "must-choose") if can_build else None
    return why_not_castle(t, subject, seat, attempt)


def why_not_smith(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A chip of the bag on a track that is not complete."""
    chip = chip_in(attempt)
    if chip >= MADNESS:
        return no("WW-CARD-24", "madness-not-forged")
    if chip not in t.bag[seat]:
        return no("WW-CARD-24", "not-in-bag")
    return _why_not_track(t, seat, attempt)


def _why_not_track(t: Board, seat: int, attempt: Option) -> Reason | None:
    track = number(attempt[2])
    return no("WW-FORGE-05", "track-complete", {"track": track}) if is_complete(t, seat, track - 1) else None


def why_not_forge(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """An active chip; a Red Rook of set A only with the symbol."""
    chip = chip_in(attempt)
    if chip not in t.active[seat]:
        return no("WW-FORGE-04", "not-active")
    if is_rook(chip) and stands_alone(t) and not t.symbol:
        return no("WW-ALLY-04", "rook-needs-symbol")
    return _why_not_track(t, seat, attempt)


def why_not_learn(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Love of Learning: an active ally chip, or none."""
    chip = chip_in(attempt)
    if chip > FORGE:
        return no("WW-FAC-06", "only-allies")
    return None if chip in t.active[seat] else no("WW-FAC-06", "not-active")


def why_not_remove(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Red Rook C: an active chip must go."""
    return None if chip_in(attempt) in t.active[seat] else no("WW-ALLY-14", "not-active")
