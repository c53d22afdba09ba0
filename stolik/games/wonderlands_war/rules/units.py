"""Units (WW-CARD-03 to 08, WW-MAD-04 to 07): where they stand, how they are placed, moved and lost."""

from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    NOTHING,
    PAWN,
    PAWNS_OF_CARD,
    QUEEN,
    REGION,
    REGION_OF,
    REGIONS,
    WHITE_KNIGHT,
)
from stolik.games.wonderlands_war.events import LostUnit, MovedUnit, Placed, PlacedPawn
from stolik.games.wonderlands_war.options import (
    FROM_RESERVE,
    LEADER_PIECE,
    LOSE,
    PAWN_OPTION,
    PIECE,
    PIECE_OF,
    RELOCATE,
    SUPPORTER,
    TO_REGION,
)
from stolik.games.wonderlands_war.state import BATTLE, RESERVE, Board
from stolik.kernel.question import PASS, Option, Question, Steps

# Where units stand


IN_USE: Final = [[region for region in range(REGIONS) if region != unused] for unused in (*range(REGIONS), NOTHING)]
"""By the unused region; last, where NOTHING (-1) finds them, all."""
TO_REGIONS: Final = [[TO_REGION[region] for region in regions] for regions in IN_USE]
"""The same as options."""


def regions_in_use(t: Board) -> list[int]:
    """The regions of this game, clockwise from Na-Muniu."""
    return IN_USE[t.unused]


def pawns_of(t: Board, seat: int) -> list[int]:
    """The pawns of a player, wherever they are."""
    return [pawn for card in t.owned[seat] for pawn in PAWNS_OF_CARD[card]]


def pawns_in(t: Board, seat: int, region: int) -> list[int]:
    """The pawns that a player has in a region (or in the reserve)."""
    if not t.owned[seat]:
        return []
    at = t.pawn_at
    found: list[int] = []
    for card in t.owned[seat]:
        for pawn in PAWNS_OF_CARD[card]:
            if at[pawn] == region:
                found.append(pawn)
    return found


def has_pawn(t: Board, seat: int, pawn: int) -> bool:
    """Whether this pawn of the player stands in the region of the battle (WW-WL-00)."""
    return t.pawn_owner[pawn] == seat and t.pawn_at[pawn] == t.region


def units_in(t: Board, seat: int, region: int) -> int:
    """The number of a player's units in a region."""
    count = t.supporters[seat * REGIONS + region]
    if t.leader_at[seat] == region:
        count += 1
    if t.owned[seat]:
        count += len(pawns_in(t, seat, region))
    return count


def units_on_board(t: Board, seat: int) -> int:
    """The number of a player's units in all regions."""
    count = sum(t.supporters[seat * REGIONS : seat * REGIONS + REGIONS])
    if t.leader_at[seat] >= 0:
        count += 1
    return count + sum(1 for pawn in pawns_of(t, seat) if t.pawn_at[pawn] >= 0)


def movable(t: Board, seat: int, region: int) -> list[tuple[int, int]]:
    """The supporters and pawns that a player has in other regions: piece and region, region by region."""
    found: list[tuple[int, int]] = []
    supporters = t.supporters
    at = t.pawn_at
    pawns = pawns_of(t, seat) if t.owned[seat] else []
    start = seat * REGIONS
    for other in range(REGIONS):
        if supporters[start + other] and other != region:
            found.append((SUPPORTER, other))
        if pawns and other != region:
            for pawn in pawns:
                if at[pawn] == other:
                    found.append((pawn, other))
    return found


def left_by_moving(t: Board, seat: int) -> list[int]:
    """The regions from which a player may move a supporter or a pawn."""
    supporters = t.supporters
    start = seat * REGIONS
    found = [region for region in range(REGIONS) if supporters[start + region]]
    for pawn in pawns_of(t, seat) if t.owned[seat] else []:
        region = t.pawn_at[pawn]
        if region >= 0 and region not in found:
            found.append(region)
    return found


def reached_by_moving(t: Board, seat: int) -> list[int]:
    """The regions to which a player may move a supporter or a pawn from another one."""
    starts = left_by_moving(t, seat)
    if len(starts) == 1:
        return [region for region in regions_in_use(t) if region != starts[0]]
    return regions_in_use(t) if starts else []


# Placing


def put_supporters(t: Board, seat: int, region: int, count: int) -> None:
    """Supporters go from the reserve to a region."""
    t.reserve[seat] -= count
    t.supporters[seat * REGIONS + region] += count
    if t.log is not None:
        t.log.add(Placed(seat, REGION[region], count))


def put_pawn(t: Board, seat: int, pawn: int, region: int) -> None:
    """A pawn goes to a region."""
    t.pawn_at[pawn] = region
    if t.log is not None:
        t.log.add(PlacedPawn(seat, PAWN[pawn], REGION[region]))


def move_piece(t: Board, seat: int, piece: int, start: int, end: int) -> None:
    """A supporter or a pawn moves from region to region; that is no loss (WW-FAQ-05)."""
    if piece == SUPPORTER:
        t.supporters[seat * REGIONS + start] -= 1
        t.supporters[seat * REGIONS + end] += 1
    else:
        t.pawn_at[piece] = end
    if t.log is not None:
        t.log.add(MovedUnit(seat, PIECE[piece], REGION[start], REGION[end]))


def can_return(t: Board, seat: int) -> bool:
    """Whether a lost Wonderlandian may be placed in place of a supporter: at the tea party only (WW-MAD-07)."""
    return t.phase < BATTLE and len(pawns_in(t, seat, RESERVE)) > 0


def can_place_units(t: Board, seat: int) -> bool:
    """Whether a unit icon can do anything."""
    return bool(t.reserve[seat] or pawns_in(t, seat, RESERVE) or left_by_moving(t, seat))


def placing_regions(t: Board, seat: int) -> list[Option]:
    """Where units may be placed; declining is possible when no supporter is left (WW-CARD-08).

    Nothing but declining where there is no unit to place.
    """
    if t.reserve[seat]:
        return TO_REGIONS[t.unused]
    regions = regions_in_use(t) if pawns_in(t, seat, RESERVE) else reached_by_moving(t, seat)
    options = [TO_REGION[region] for region in regions]
    options.append(PASS)
    return options


def place_units(t: Board, seat: int, count: int) -> Steps:
    """A unit icon: all units go to one region, the Queen's wherever she likes (WW-LEAD-05)."""
    if t.faction[seat] == QUEEN:
        for left in range(count, 0, -1):
            options = placing_regions(t, seat)
            if len(options) == 1:
                return
            option = yield Question(seat, "place_units", options, "red_army", left)
            if option == PASS:
                return
            region = REGION_OF[str(option[1])]
            place_unit(t, seat, region, (yield which_unit(t, seat, region)))
        return
    options = placing_regions(t, seat)
    if len(options) == 1:
        return
    option = yield Question(seat, "place_units", options, "", count)
    if option == PASS:
        return
    region = REGION_OF[str(option[1])]
    if t.reserve[seat] >= count and not pawns_in(t, seat, RESERVE):
        put_supporters(t, seat, region, count)
        return
    for _ in range(count):
        if not place_unit(t, seat, region, (yield which_unit(t, seat, region))):
            return


def unit_choices(t: Board, seat: int, region: int) -> list[Option]:
    """What can be placed as the next unit (WW-CARD-04, WW-CARD-05, WW-CARD-08)."""
    has_reserve = t.reserve[seat] > 0
    options = [FROM_RESERVE] if has_reserve else []
    for pawn in pawns_in(t, seat, RESERVE):
        options.append(PAWN_OPTION[pawn])
    if not has_reserve:
        for piece, start in movable(t, seat, region):
            options.append(RELOCATE[piece][start])
        options.append(PASS)
    return options


def which_unit(t: Board, seat: int, region: int, source: str = "") -> Question:
    """Which unit is the next one of an icon."""
    return Question(seat, "place_unit", unit_choices(t, seat, region), source, region)


def place_unit(t: Board, seat: int, region: int, option: Option) -> bool:
    """Place it; whether it was placed. Who places nothing places nothing more of this icon."""
    verb = option[0]
    if verb == "supporter":
        put_supporters(t, seat, region, 1)
    elif verb == "pawn":
        put_pawn(t, seat, PIECE_OF[str(option[1])], region)
    elif verb == "relocate":
        move_piece(t, seat, PIECE_OF[str(option[1])], REGION_OF[str(option[2])], region)
    return verb != "pass"


def place_supporter(t: Board, seat: int, source: str, may_decline: bool) -> Steps:
    """An ability lets a player place 1 supporter in any region.

    At the tea party a lost Wonderlandian may come back instead (WW-FAQ-03, WW-MAD-07), in the war it may not. With no
    supporter in reserve a unit of the board may be moved (WW-FAQ-04).
    """
    may_return = can_return(t, seat)
    if t.reserve[seat]:
        options = [TO_REGION[region] for region in regions_in_use(t)]
        if may_decline:
            options.append(PASS)
    else:
        options = [TO_REGION[region] for region in (regions_in_use(t) if may_return else reached_by_moving(t, seat))]
        if not options:
            return
        options.append(PASS)
    option = yield Question(seat, "place_supporter", options, source)
    if option == PASS:
        return
    region = REGION_OF[str(option[1])]
    if may_return:
        place_unit(t, seat, region, (yield which_unit(t, seat, region, source)))
        return
    if t.reserve[seat]:
        put_supporters(t, seat, region, 1)
        return
    choices = [RELOCATE[piece][start] for piece, start in movable(t, seat, region)]
    option = yield Question(seat, "relocate", choices, source, region)
    move_piece(t, seat, PIECE_OF[str(option[1])], REGION_OF[str(option[2])], region)


# Losing


def losable(t: Board, seat: int, region: int) -> list[int]:
    """The pieces that may be the next one lost: the White Knight first, the leader last (WW-MAD-04, WW-WL-11)."""
    pawns = pawns_in(t, seat, region) if t.owned[seat] else []
    if WHITE_KNIGHT in pawns:
        return [WHITE_KNIGHT]
    if t.supporters[seat * REGIONS + region]:
        return [SUPPORTER, *pawns]
    if pawns:
        return pawns
    return [LEADER_PIECE] if t.leader_at[seat] == region else []


def lose_piece(t: Board, seat: int, piece: int, region: int) -> None:
    """A unit goes back to its owner's reserve."""
    if piece == SUPPORTER:
        t.supporters[seat * REGIONS + region] -= 1
        t.reserve[seat] += 1
    elif piece == LEADER_PIECE:
        t.leader_at[seat] = RESERVE
    else:
        t.pawn_at[piece] = RESERVE
    if region == t.region:
        t.lost[seat] += 1
    if t.log is not None:
        t.log.add(LostUnit(seat, PIECE[piece], REGION[region]))


def choose_loss(seat: int, pieces: list[int], source: str) -> Question:
    """Which unit is lost in the region of the battle."""
    return Question(seat, "lose_unit", [LOSE[piece] for piece in pieces], source)
