"""What would come of an option, for people who point at it: ways, outlooks of battles, rewards of the forge.

All of it follows from what the seat may see. Nothing here changes the board; what has to be tried is tried on a copy.
"""

from stolik.games.wonderlands_war.catalogue import (
    ALICE,
    CHAIRS,
    COLUMNS,
    FORGE,
    GAP_REWARD,
    HUMPTY,
    NOTHING,
    PAWN_OF,
    QUEEN,
    QUEST,
    REGION_OF,
    REGIONS,
    REWARD,
    SHARD_DIE,
    SPACE_REWARD,
    SPACES,
    TRACKS,
    USED_CHAIRS,
)
from stolik.games.wonderlands_war.factions import queen
from stolik.games.wonderlands_war.rules.battle_result import has_walrus_victory, region_vp, set_places
from stolik.games.wonderlands_war.rules.castles import build, build_options, can_build, upright_castles
from stolik.games.wonderlands_war.rules.ring import clockwise
from stolik.games.wonderlands_war.rules.spaces import castle_value, next_column
from stolik.games.wonderlands_war.rules.tea_party import passes
from stolik.games.wonderlands_war.rules.units import has_pawn, pawns_in, units_in
from stolik.games.wonderlands_war.rules.war_phase import contenders, opening_parts
from stolik.games.wonderlands_war.state import HEAD, NO_PLACE, PLACES, RESERVE, SECOND, TIED, WINNER, Board
from stolik.games.wonderlands_war.view import (
    DrawOutlook,
    ForgeOutlook,
    Opening,
    RegionOutlook,
    RetreatOutlook,
    Way,
    forgings_left,
    holds_now,
    odds,
)
from stolik.kernel.question import PASS, Option, Question, number

Preview = Way | RegionOutlook | DrawOutlook | RetreatOutlook | ForgeOutlook


def preview(t: Board, question: Question | None, seat: int, about: Option) -> Preview | None:
    """What an option of the seat's question would bring, or (`("region", name)`) how the battle of a region stands."""
    is_offered = question is not None and about in question.options
    if len(about) == 2 and about[0] in ("region", "castle", "lay", "raise"):
        region = REGION_OF.get(str(about[1]), NOTHING)
        if region in (NOTHING, t.unused):
            return None
        return outlook(t, seat, region, question if is_offered else None)
    if question is None or not is_offered:
        return None
    kind, verb = question.kind, about[0]
    if kind == "tea_turn" and verb in ("head", "host"):
        return to_head(t, seat) if verb == "head" else Way([], [], False, False, to_fill(t, NOTHING), [])
    if kind in ("tea_turn", "choose_chair", "host_card") and verb == "chair":
        return to_chair(t, seat, number(about[1]), kind == "host_card")
    if kind == "draw_or_retreat":
        return drawing(t, seat) if verb == "draw" else retreating(t, seat)
    if kind == "shield" and about == PASS:
        return drawing(t, seat)
    if kind in ("forge", "smith") and verb == "forge":
        return forging(t, seat, number(about[2]) - 1)
    return None


# The tea table


def way(t: Board, seat: int, end: int) -> list[int]:
    """The chairs from the leader's place to another, in the direction in which the leader goes, with the last one."""
    start = t.chair[seat]
    used = USED_CHAIRS[t.seats]
    if t.faction[seat] == ALICE:
        chairs = list(range((start or CHAIRS + 1) - 1, end, -1))
    else:
        chairs = list(range(start + 1, end or CHAIRS + 1))
    return [*(chair for chair in chairs if chair in used), end]


def passed(t: Board, seat: int, chairs: list[int]) -> list[int]:
    """The seats whose leaders sit along a way, in its order."""
    return [t.chair.index(chair) for chair in chairs[:-1] if chair in t.chair]


def to_chair(t: Board, seat: int, chair: int, is_hosted: bool) -> Way:
    """To a chair with a card; with Host the leader stays."""
    poison = t.poison_on[chair] == 1
    if is_hosted:
        return Way([], [], poison, False, 0, [])
    chairs = way(t, seat, chair)
    is_passing = t.has_passed == 1 or passes(t, seat, t.chair[seat], chair)
    return Way(chairs, passed(t, seat, chairs), poison, _is_fast(t, seat, is_passing), 0, [])


def to_head(t: Board, seat: int) -> Way:
    """On to the Head of the Table, where the Queen also passes those who are there."""
    start = t.chair[seat]
    chairs = way(t, seat, HEAD)
    is_there = start != HEAD and t.chair.count(HEAD) > 0
    is_fast = _is_fast(t, seat, is_there or passes(t, seat, start, CHAIRS + 1))
    return Way(chairs, passed(t, seat, chairs), False, is_fast, to_fill(t, seat), list(SHARD_DIE))


def _is_fast(t: Board, seat: int, is_passing: bool) -> bool:
    """Whether Double Speed is unlocked and the way passes a leader."""
    if t.faction[seat] != QUEEN or not is_passing:
        return False
    later = t.copy()
    later.has_passed = 1
    return queen.has_double_speed(later, seat)


def to_fill(t: Board, leaving: int) -> int:
    """How many chairs a refill fills; the seat `leaving` has left its chair."""
    taken = [chair for seat, chair in enumerate(t.chair) if seat != leaving]
    empty = [chair for chair in USED_CHAIRS[t.seats] if t.table[chair] == NOTHING and chair not in taken]
    return min(len(empty), len(t.tea_deck))


# Battles


def outlook(t: Board, seat: int, region: int, question: Question | None) -> RegionOutlook:
    """How a region stands, and what the question's leader, units or castle placed there would make of it."""
    tried = t.copy()
    tried.region = region
    openings = [_opening(tried, owner) for owner in range(t.seats)]
    order = [clockwise(t, t.marker, steps) for steps in range(REGIONS)].index(region) + 1
    if question is None:
        return RegionOutlook(order, openings, None, None)
    kind = question.kind
    are_sure = True
    if kind == "place_leader":
        tried.leader_at[seat] = region
    elif kind in ("place_castle", "walrus_castle"):
        build(tried, seat, region)
    elif kind == "place_pawn":
        tried.pawn_at[PAWN_OF[question.source]] = region
    elif kind in ("place_units", "place_supporter"):
        count = question.note if kind == "place_units" and t.faction[seat] != QUEEN else 1
        are_sure = t.reserve[seat] >= count and not pawns_in(t, seat, RESERVE)
        tried.supporters[seat * REGIONS + region] += count if are_sure else 1
    else:
        are_sure = False
    return RegionOutlook(order, openings, _opening(tried, seat), units_in(tried, seat, region) if are_sure else None)


def _opening(t: Board, seat: int) -> Opening | None:
    if not units_in(t, seat, t.region):
        return None
    leader, pawns, castle = opening_parts(t, seat)
    return Opening(leader, pawns, castle)


def drawing(t: Board, seat: int) -> DrawOutlook:
    """The next draw; and of a bad chip that is drawn, what is left without the shield."""
    units = units_in(t, seat, t.region)
    double = 1 if has_pawn(t, seat, HUMPTY) else 2
    return DrawOutlook(
        odds=odds(t, seat) if t.shows_odds else None,
        chips=t.more[seat] + 1,
        refreshes=not t.bag[seat],
        units=units,
        after_madness=units if t.shells[seat] else units - 1,
        after_double_madness=max(0, units - double),
        after_poison=units - 1,
        can_block=t.shield[seat] == 1,
    )


def retreating(t: Board, seat: int) -> RetreatOutlook:
    """The battle, if it ended now."""
    ended = t.copy()
    ended.place = [NO_PLACE] * t.seats
    set_places(ended, contenders(ended))
    place = ended.place[seat]
    vp = 0
    castle = False
    if place in (WINNER, TIED):
        vp = region_vp(ended)
        castle = can_build(ended, seat, t.region) or (
            has_walrus_victory(ended, seat) and bool(build_options(ended, seat))
        )
    elif place == SECOND:
        vp = -(-((region_vp(ended) + 1) // 2) // ended.place.count(SECOND))
    feats = [QUEST[quest] for quest in sorted(t.quests[seat]) if holds_now(t, seat, quest)]
    return RetreatOutlook(PLACES[place], vp, castle, forgings_left(t, seat), feats)


# The forge


def forging(t: Board, seat: int, track: int) -> ForgeOutlook:
    """The next space of a track with all that it completes."""
    column = next_column(t, seat, track)
    gaps: list[str] = []
    for upper in (track - 1, track):
        if 0 <= upper < TRACKS - 1:
            reward = GAP_REWARD[t.seats][upper * COLUMNS + column]
            other = upper if upper != track else track + 1
            if reward != NOTHING and t.forged[seat * SPACES + other * COLUMNS + column] != NOTHING:
                gaps.append(REWARD[reward])
    reward = SPACE_REWARD[t.seats][track * COLUMNS + column]
    twin = t.copy()
    twin.forged[seat * SPACES + track * COLUMNS + column] = FORGE  # any chip
    more = (castle_value(twin, seat) - castle_value(t, seat)) * upright_castles(t, seat)
    return ForgeOutlook(column + 1, REWARD[reward], gaps, column == COLUMNS - 1, more)
