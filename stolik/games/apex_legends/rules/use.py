"""Use (AP-USE, AP-GREN, AP-ACC): accessories, and grenades from the throw to the damage."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ACCELERATES,
    ACCESSORY,
    AIM_ARROW,
    BLAST,
    BLAST_CENTRE,
    GIBRALTAR,
    GRENADE,
    HEALS,
    IS_LINE,
    LEGENDS,
    LOOT,
    LOOT_KIND,
    NOTHING,
    PATHFINDER,
    RANK,
    SCATTER,
    SHIELDS,
    SORT,
    THROW_HIGH,
    THROW_LOW,
    TOKENS_OF,
    WRAITH,
)
from stolik.games.apex_legends.events import Exploded, Landed, Shifted, Threw, Used
from stolik.games.apex_legends.geometry.areas import landing_level, line, reached, square
from stolik.games.apex_legends.geometry.grid import DX, DY, EAST, NORTH, X, Y, is_on_map, space, within
from stolik.games.apex_legends.map import LANDS, drops
from stolik.games.apex_legends.options import AXES, DONE, NEVER, PLAY_FOR, SHIFT, THROW, USE_ITEM, space_of, spaces_in
from stolik.games.apex_legends.rules.aiming import draw_aim, shuffle_aim
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.feats import play_feat
from stolik.games.apex_legends.rules.instants import (
    FOREWARNED,
    NOT_ON_MY_WATCH,
    RETURN_TO_SENDER,
    instant,
    is_asked,
    is_in_a_position,
    is_played,
    mute,
)
from stolik.games.apex_legends.rules.life import heal, hurt, recharge
from stolik.games.apex_legends.rules.loot import take_from_pack
from stolik.games.apex_legends.rules.movement import move
from stolik.games.apex_legends.rules.teams import in_play
from stolik.games.apex_legends.rules.tokens import accelerate
from stolik.games.apex_legends.rules.zones import aimable, dome_zone
from stolik.games.apex_legends.state import THROW_AXIS, THROW_KIND, THROW_X, THROW_Y, Board
from stolik.kernel.question import PASS, Option, Question, Steps

FRAG_AREA: Final = 3
WATCH: Final = 10
"""GB-F-6: the damage that Gibraltar's legend ignores."""
SENDER_SHIFTS: Final = 2
SENDER_RANGE: Final = 2
FOREWARNED_MOVE: Final = 2

# Items


def items(t: Board, who: int, sort: int = NOTHING, rank: int = NOTHING) -> list[Option]:
    """The items in a backpack that can be used, each kind once; of one sort or rank if it is given."""
    return [USE_ITEM[kind] for kind in sorted(set(t.packs[who])) if can_use(t, who, kind, sort, rank)]


def can_use(t: Board, who: int, kind: int, sort: int = NOTHING, rank: int = NOTHING) -> bool:
    """Whether an item of this kind may be used: a grenade needs a space to be aimed at."""
    if sort != NOTHING and SORT[kind] != sort:
        return False
    if rank != NOTHING and RANK[kind] != rank:
        return False
    return SORT[kind] == ACCESSORY or (SORT[kind] == GRENADE and throw_spaces(t, who, kind) != 0)


def use_item(t: Board, who: int, option: Option) -> Steps:
    """Use an item from the backpack (AP-USE-01)."""
    kind = LOOT_KIND[str(option[1])]
    take_from_pack(t, who, kind)
    t.box.append(kind)
    if t.log is not None:
        t.log.add(Used(LEGENDS[who], LOOT[kind]))
    if SORT[kind] == GRENADE:
        yield from throw(t, who, kind)
        return
    if HEALS[kind]:
        heal(t, who, HEALS[kind])
    if SHIELDS[kind]:
        recharge(t, who, SHIELDS[kind])
    if ACCELERATES[kind]:
        for token in TOKENS_OF[who]:
            accelerate(t, token, ACCELERATES[kind])


# Throwing


def throw_spaces(t: Board, who: int, kind: int) -> int:
    """The spaces at which a grenade may be aimed (AP-GREN-01)."""
    return within(t.space[who], THROW_LOW[kind], THROW_HIGH[kind]) & aimable(t, who)


def throw(t: Board, who: int, kind: int) -> Steps:
    """AP-GREN-01 to -07."""
    seat = t.seat_of[who]
    axis = NORTH
    if IS_LINE[kind]:
        option = yield Question(seat, "axis", AXES, LOOT[kind], who)
        axis = EAST if option == AXES[0] else NORTH
    option = yield Question(seat, "throw", spaces_in(THROW, throw_spaces(t, who, kind)), LOOT[kind], who)
    planned = space_of(option)
    t.throw = [X[planned], Y[planned], kind, axis, who]
    if t.log is not None:
        t.log.add(Threw(LEGENDS[who], LOOT[kind], X[planned], Y[planned]))
    for card in draw_aim(t, SCATTER[kind]):
        if AIM_ARROW[card] != NOTHING:
            shift_grenade(t, AIM_ARROW[card])
    if t.log is not None:
        t.log.add(Landed(LOOT[kind], t.throw[THROW_X], t.throw[THROW_Y]))
    yield from ask_about_landing(t)
    yield from explode(t, who)
    t.throw = []
    shuffle_aim(t)


def shift_grenade(t: Board, way: int) -> None:
    """Move the grenade one space; off the map it goes on over virtual spaces (AP-GREN-03, -04)."""
    t.throw[THROW_X] += DX[way]
    t.throw[THROW_Y] += DY[way]


def blast(t: Board) -> int:
    """The spaces that the grenade affects where it lies (AP-AOE-03, AP-OBJ-12)."""
    x, y, kind = t.throw[THROW_X], t.throw[THROW_Y], t.throw[THROW_KIND]
    land = LANDS[t.land]
    if is_on_map(x, y) and land.canyons >> space(x, y) & 1:
        return 0
    level = landing_level(land, x, y, drops(t))
    pattern = line(x, y, t.throw[THROW_AXIS]) if IS_LINE[kind] else square(x, y, FRAG_AREA)
    return reached(land, x, y, level, pattern, drops(t))


def blast_area(t: Board) -> int:
    """The spaces on which the grenade hurts: those it affects without the zone of the dome."""
    return blast(t) & ~dome_zone(t)


def blast_damage(t: Board, where: int) -> int:
    """The damage of the grenade on an affected space."""
    kind = t.throw[THROW_KIND]
    is_centre = where == space(t.throw[THROW_X], t.throw[THROW_Y]) and is_on_map(t.throw[THROW_X], t.throw[THROW_Y])
    return BLAST_CENTRE[kind] if is_centre else BLAST[kind]


# Instants that answer the landing: Pathfinder's, Wraith's


def ask_about_landing(t: Board) -> Steps:
    """Whoever may hold an instant is asked, the active team first, again after each that is played."""
    asked = [who for who in in_play(t) if who in (PATHFINDER, WRAITH)]
    is_answered = True
    while is_answered:
        is_answered = False
        for who in asked:
            feat = RETURN_TO_SENDER if who == PATHFINDER else FOREWARNED
            is_possible = can_return(t) if who == PATHFINDER else is_in_blast(t, WRAITH)
            if is_possible and is_in_a_position(t, who) and is_asked(t, feat):
                option = yield instant(t, feat)
                if is_played(t, feat, option):
                    is_answered = True
                    if who == PATHFINDER:
                        yield from return_to_sender(t)
                    else:
                        yield from move(t, WRAITH, FOREWARNED_MOVE)


def can_return(t: Board) -> bool:
    """PF-F-4: the grenade lies in 1–2 of Pathfinder and not on a higher level."""
    if t.space[PATHFINDER] == NOTHING:
        return False
    x, y, here = t.throw[THROW_X], t.throw[THROW_Y], t.space[PATHFINDER]
    away = max(abs(X[here] - x), abs(Y[here] - y))
    land = LANDS[t.land]
    return 1 <= away <= SENDER_RANGE and landing_level(land, x, y, drops(t)) <= land.level[here]


def return_to_sender(t: Board) -> Steps:
    """PF-F-4: shift the grenade up to 2 spaces, each in any direction."""
    for _ in range(SENDER_SHIFTS):
        option = yield Question(t.seat_of[PATHFINDER], "shift", [*SHIFT, DONE], "return_to_sender", PATHFINDER)
        if option == DONE:
            break
        shift_grenade(t, SHIFT.index(option))
        if t.log is not None:
            t.log.add(Shifted(LOOT[t.throw[THROW_KIND]], t.throw[THROW_X], t.throw[THROW_Y]))


def is_in_blast(t: Board, who: int) -> bool:
    """Whether a legend stands in the area of the grenade."""
    return t.space[who] != NOTHING and (blast(t) >> t.space[who] & 1) == 1


# Damage


def explode(t: Board, by: int) -> Steps:
    """Damage to every legend in the area at once, friend or foe (AP-GREN-06, AP-DMG-07)."""
    area = blast_area(t)
    damage = [0] * len(LEGENDS)
    for who in in_play(t):
        where = t.space[who]
        if where != NOTHING and area >> where & 1:
            damage[who] = blast_damage(t, where)
    if max(damage):
        yield from ask_to_watch(t, damage)
    if t.log is not None:
        t.log.add(Exploded(LOOT[t.throw[THROW_KIND]]))
    for who in in_play(t):
        hurt(t, who, damage[who], LOOT[t.throw[THROW_KIND]])
    yield from bury(t, by)


def ask_to_watch(t: Board, damage: list[int]) -> Steps:
    """GB-F-6: Gibraltar, or an ally on an adjacent space, ignores 10 of the <thrown> damage."""
    who = GIBRALTAR
    if t.team[who] == NOTHING or not is_in_a_position(t, who) or not is_asked(t, NOT_ON_MY_WATCH):
        return
    guarded = watched(t, damage)
    if not guarded:
        return
    question = instant(t, NOT_ON_MY_WATCH)
    question.about = tuple(guarded)
    option = yield question
    if option == NEVER:
        mute(t, t.seat_of[who], "instant_thrown")
    elif option != PASS:
        play_feat(t, NOT_ON_MY_WATCH)
        mate = LEGENDS.index(str(option[2]))
        damage[mate] = max(0, damage[mate] - WATCH)


def watched(t: Board, damage: list[int]) -> list[int]:
    """The legends whose damage Gibraltar could lower."""
    here = t.space[GIBRALTAR]
    near = LANDS[t.land].adjacent[here] | 1 << here
    return [who for who in t.members[t.team[GIBRALTAR]] if damage[who] and near >> t.space[who] & 1]


def watch_options(t: Board, guarded: tuple[int, ...]) -> list[Option]:
    """Play it for one of these legends, if it is there, or not."""
    options: list[Option] = []
    if NOT_ON_MY_WATCH in t.hands[GIBRALTAR]:
        options = [PLAY_FOR[NOT_ON_MY_WATCH][who] for who in sorted(guarded)]
    options.append(PASS)
    options.append(NEVER)
    return options
