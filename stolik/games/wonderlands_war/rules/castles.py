"""Castles (WW-CARD-19, WW-RESULT-05, WW-2P-20 to 24)."""

from stolik.games.wonderlands_war.catalogue import REGION, REGION_OF, REGIONS
from stolik.games.wonderlands_war.events import BuiltCastle, LaidCastle, RaisedCastle
from stolik.games.wonderlands_war.options import CASTLE_IN, LAY, RAISE
from stolik.games.wonderlands_war.rules.units import regions_in_use
from stolik.games.wonderlands_war.state import LYING, NO_CASTLE, UPRIGHT, Board
from stolik.kernel.question import Option, Question, Steps


def can_build(t: Board, seat: int, region: int) -> bool:
    """Whether a castle of the player can go to a region; with two players a lying one can be set upright."""
    castle = t.castles[seat * REGIONS + region]
    return castle in (NO_CASTLE, LYING)


def build_option(t: Board, seat: int, region: int) -> Option:
    """The option that builds in a region."""
    if t.seats > 2:
        return CASTLE_IN[region]
    return LAY[region] if t.castles[seat * REGIONS + region] == NO_CASTLE else RAISE[region]


def build_options(t: Board, seat: int) -> list[Option]:
    """Every way to place a castle."""
    return [build_option(t, seat, region) for region in regions_in_use(t) if can_build(t, seat, region)]


def build(t: Board, seat: int, region: int) -> None:
    """Place a castle, or with two players: lay it, then set it upright."""
    place = seat * REGIONS + region
    if t.seats > 2:
        t.castles[place] = UPRIGHT
        if t.log is not None:
            t.log.add(BuiltCastle(seat, REGION[region]))
    elif t.castles[place] == NO_CASTLE:
        t.castles[place] = LYING
        if t.log is not None:
            t.log.add(LaidCastle(seat, REGION[region]))
    else:
        t.castles[place] = UPRIGHT
        if t.log is not None:
            t.log.add(RaisedCastle(seat, REGION[region]))


def place_castle(t: Board, seat: int) -> Steps:
    """CASTLE: build wherever there is room."""
    options = build_options(t, seat)
    if options:
        option = yield Question(seat, "place_castle", options)
        build(t, seat, REGION_OF[str(option[1])])


def castles_on_board(t: Board, seat: int) -> int:
    """All castles of a player, lying ones included."""
    return REGIONS - t.castles[seat * REGIONS : seat * REGIONS + REGIONS].count(NO_CASTLE)


def upright_castles(t: Board, seat: int) -> int:
    """The castles that count at the end of the game."""
    return t.castles[seat * REGIONS : seat * REGIONS + REGIONS].count(UPRIGHT)
