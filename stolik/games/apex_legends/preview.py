"""What would come of an option, for a person who points at it: ways, sight, areas, landings, shots.

Everything is worked out by the functions of the rules, on a copy of the table where they change it. Nothing here looks
at a deck, a bag, or another player's hand or backpack.
"""

from collections.abc import Sequence
from typing import Final, Literal

from stolik.games.apex_legends.catalogue import (
    AIM_ARROW,
    BANGALORE,
    BLAST,
    BLUE,
    EVERY_AIM_CARD,
    FEAT,
    IS_LINE,
    LEGEND,
    LEGENDS,
    LOOT_KIND,
    NOTHING,
    RED,
    SCATTER,
    SMOKE,
)
from stolik.games.apex_legends.geometry.grid import (
    DX,
    DY,
    EAST,
    NORTH,
    SPACES,
    X,
    Y,
    distance,
    is_on_map,
    node,
    space,
    spaces_of,
)
from stolik.games.apex_legends.geometry.zones import zone_spaces
from stolik.games.apex_legends.legends.bangalore import SMOKE_LAUNCHER, THUNDER_DAMAGE, THUNDER_ROLLS, thunder_area
from stolik.games.apex_legends.legends.gibraltar import STRIKE_DAMAGE, strike_area
from stolik.games.apex_legends.legends.lifeline import DRONE_HEALS, DROP_DAMAGE
from stolik.games.apex_legends.map import LANDS, drops, sees
from stolik.games.apex_legends.options import AXES, FACING, SHIFT, space_of
from stolik.games.apex_legends.rules.abilities import available_token
from stolik.games.apex_legends.rules.actions import BASIC_MOVE
from stolik.games.apex_legends.rules.boosts import play_boost
from stolik.games.apex_legends.rules.instants import FOREGONE_CONCLUSION
from stolik.games.apex_legends.rules.life import damage_to_fall
from stolik.games.apex_legends.rules.map_drop import mp_at, outside_of
from stolik.games.apex_legends.rules.movement import (
    RUSH_MOVE,
    can_go_on,
    fitting_exits,
    may_end_on,
    mp_of,
    portal_exits,
    steps,
)
from stolik.games.apex_legends.rules.reactions import carry_out
from stolik.games.apex_legends.rules.shooting import targets
from stolik.games.apex_legends.rules.teams import enemies
from stolik.games.apex_legends.rules.use import blast_area, blast_damage, shift_grenade
from stolik.games.apex_legends.rules.zones import SMOKE_HT, dome_forbids, smokes_on
from stolik.games.apex_legends.state import DOME_NODE, DROP_SPACE, SMOKE_NODE, THROW_KIND, Board, ShootAction
from stolik.games.apex_legends.view import (
    WAYS,
    Aiming,
    Area,
    Areas,
    Blocked,
    Exposed,
    Hampered,
    Reach,
    Reached,
    Scatter,
    Seen,
    Sight,
    Struck,
    Thrown,
    at,
    inside,
    is_on,
    shot_of,
)
from stolik.kernel.question import PASS, Option, Question, Steps, number

HALF_MOVES: Final = ("interact", "use", "melee", "destroy")
"""Actions with a move of 1."""


Previewed = Reach | Sight | Exposed | Areas | Thrown | Aiming


def preview(t: Board, question: Question | None, seat: int, about: Option) -> Previewed | None:
    """What would come of an option of the open question.

    Whoever looks may also ask for `("reach", legend)` and `("reach", legend, value)`: where a legend could go with a
    move of that value (2); `("reach",)`: how the move under way can go on; `("sight", x, y, x, y)`: what lies between
    two spaces; `("exposed", legend, x, y)`: which enemies would see a legend on a space.
    """
    verb = about[0] if about else ""
    if verb == "sight":
        return _sight(t, about)
    if verb == "reach":
        return _reach_asked(t, about)
    if verb == "exposed":
        return _exposed(t, about)
    if question is None or about not in question.options:
        return None
    if question.kind == "act":
        return _act(t, about)
    if question.kind == "enter":
        return _enter(t, about)
    if question.kind == "throw":
        return _throw(t, question, about)
    if question.kind == "shift" and verb == "shift":
        return _shifted(t, SHIFT.index(about))
    if question.kind == "place_space":
        return _place(t, question.source, space_of(about))
    if question.kind == "facing":
        return Areas(THUNDER_DAMAGE, 0, [_thunder(t, question.note, FACING.index(about) * 2)], [])
    if question.kind == "place_node":
        return _zone(t, question.source, about)
    if question.kind == "shoot" and verb == "shoot":
        return _shoot(t, t.active, about)
    if question.kind in ("boost", "react_before", "instant_boost") and len(about) > 1:
        return _what_if(t, about)
    return None


def _act(t: Board, about: Option) -> Previewed | None:
    verb = about[0]
    if verb == "move":
        return reach(t, t.active, mp_of(t, t.active, BASIC_MOVE))
    if verb == "rush":
        return reach(t, t.active, mp_of(t, t.active, RUSH_MOVE))
    if verb in HALF_MOVES:
        return reach(t, t.active, mp_of(t, t.active, 1))
    if verb in ("shoot", "shoot_special"):
        return _shoot(t, t.active, about)
    return None


# Where a move can go


MOST_ASKED: Final = 12
"""No card moves farther."""


def _reach_asked(t: Board, about: Option) -> Reach | None:
    if len(about) == 1:
        return None if t.moving == NOTHING else reach(t, t.moving, t.mp)
    name, value = about[1], about[2] if len(about) > 2 else BASIC_MOVE
    if not isinstance(name, str) or name not in LEGEND or not isinstance(value, int) or not 0 < value <= MOST_ASKED:
        return None
    who = LEGEND[name]
    if t.team[who] == NOTHING or not is_on(t, who) or not can_go_on(t, who) or t.moving == who:
        return None
    return reach(t, who, mp_of(t, who, value))


def _enter(t: Board, about: Option) -> Reach:
    who = LEGEND[str(about[1])]
    side = t.at_tile[who]
    twin = t.copy()
    twin.space[who] = outside_of(side, number(about[2]), number(about[3]))
    twin.moving = who
    return reach(twin, who, mp_at(t, side))


def reach(t: Board, who: int, mp: int) -> Reach:
    """Every space that a move with this many points can reach, in the cheapest way (AP-MOVE)."""
    twin = t.copy()
    start = twin.space[who]
    if twin.moving != who:
        twin.occupied &= ~(1 << start)
    twin.moving = who
    land = LANDS[t.land]
    left: dict[int, int] = {start: mp}
    ways: dict[int, list[int]] = {start: []}
    waiting = [start]
    passed: dict[int, tuple[int, list[int]]] = {}
    while waiting:
        here = waiting[0]
        for other in waiting:
            if left[other] > left[here]:
                here = other
        waiting.remove(here)
        if here < SPACES and land.canyons >> here & 1 and here != start:
            continue
        twin.space[who] = here
        for option in steps(twin, who, left[here]):
            goal = space_of(option)
            rest = left[here] - land.step_cost(here, goal)
            way = [*ways[here], goal]
            exits = portal_exits(twin, goal)
            if not exits:
                _note(left, ways, waiting, goal, rest, way)
                continue
            if goal not in passed or passed[goal][0] < rest:
                passed[goal] = (rest, way)
            for out in spaces_of(fitting_exits(twin, exits, rest)):
                _note(left, ways, waiting, out, rest, [*way, out])
    found = [_reached(mp - left[goal], ways[goal], may_end_on(twin, goal)) for goal in left if goal != start]
    found += [_reached(mp - rest, way, False) for rest, way in passed.values()]
    rows = sorted([(each.cost, each.y, each.x, number) for number, each in enumerate(found)])
    return Reach(LEGENDS[who], mp, [found[row[3]] for row in rows])


def _note(
    left: dict[int, int], ways: dict[int, list[int]], waiting: list[int], goal: int, rest: int, way: list[int]
) -> None:
    """Remember a better way to a space."""
    if left.get(goal, NOTHING) < rest:
        left[goal] = rest
        ways[goal] = way
        if goal not in waiting:
            waiting.append(goal)


def _reached(cost: int, way: list[int], ends: bool) -> Reached:
    goal = way[-1]
    return Reached(X[goal], Y[goal], cost, [(X[each], Y[each]) for each in way], ends)


# Between two spaces


def _sight(t: Board, about: Option) -> Sight | None:
    if len(about) != 5:
        return None
    parts = [part for part in about[1:] if isinstance(part, int)]
    if len(parts) != 4 or not is_on_map(parts[0], parts[1]) or not is_on_map(parts[2], parts[3]):
        return None
    here, there = space(parts[0], parts[1]), space(parts[2], parts[3])
    land = LANDS[t.land]
    veil = land.why_blocked(here, there, drops(t))
    what: Literal["V", "H", "I"] = "I"
    if veil is not None and veil.what != "I":
        what = "V" if veil.what == "V" else "H"
    return Sight(
        distance(here, there),
        sees(t, here, there),
        None if veil is None else Blocked(veil.clause, what, veil.x, veil.y),
        (land.hides_from[here] >> there & 1) == 1,
        dome_forbids(t, here, there),
        smokes_on(t, here, there),
    )


def _exposed(t: Board, about: Option) -> Exposed | None:
    if len(about) != 4:
        return None
    _, name, x, y = about
    if not isinstance(name, str) or name not in LEGEND or not isinstance(x, int) or not isinstance(y, int):
        return None
    who = LEGEND[name]
    if t.team[who] == NOTHING or not is_on_map(x, y):
        return None
    there = space(x, y)
    land = LANDS[t.land]
    by: list[Seen] = []
    for enemy in enemies(t, who):
        if is_on(t, enemy):
            here = t.space[enemy]
            hides = (land.hides_from[here] >> there & 1) == 1
            by.append(Seen(LEGENDS[enemy], distance(here, there), sees(t, here, there), hides))
    return Exposed(name, x, y, by)


# Areas


def _place(t: Board, source: str, goal: int) -> Areas | None:
    if source == "defensive_bombardment":
        return _touched(t, strike_area(t, goal), damage=STRIKE_DAMAGE)
    if source == "rolling_thunder":
        return Areas(THUNDER_DAMAGE, 0, [_thunder(t, goal, way) for way in range(0, 8, 2)], [])
    if source == "heal_drone":
        return _touched(t, LANDS[t.land].adjacent[goal], heals=DRONE_HEALS)
    if source == "care_package":
        twin = t.copy()
        twin.figures[DROP_SPACE] = goal
        return _touched(t, 1 << goal, damage=DROP_DAMAGE, hampers=_hampered(t, twin, 1 << goal))
    return None


def _touched(t: Board, area: int, damage: int = 0, heals: int = 0, hampers: Sequence[Hampered] = ()) -> Areas:
    return Areas(damage, heals, [Area(None, at(area), inside(t, area), None)], list(hampers))


def _thunder(t: Board, goal: int, way: int) -> Area:
    x, y = X[goal], Y[goal]
    area = thunder_area(t, x, y, way)
    then = thunder_area(t, x + DX[way] * THUNDER_ROLLS, y + DY[way] * THUNDER_ROLLS, way)
    return Area(WAYS[way], at(area), inside(t, area, enemies(t, BANGALORE)), at(then))


def _zone(t: Board, source: str, about: Option) -> Areas | None:
    twin = t.copy()
    place = node(number(about[1]), number(about[2]), number(about[3]))
    if source == "dome_of_protection":
        twin.figures[DOME_NODE] = place
    elif source == "smoke_launcher":
        twin.figures[SMOKE_NODE + available_token(t, SMOKE_LAUNCHER) - SMOKE] = place
    else:
        return None
    return _touched(t, zone_spaces(LANDS[t.land], place), hampers=_hampered(t, twin))


def _hampered(t: Board, after: Board, but: int = 0) -> list[Hampered]:
    """The shots that are possible now and hampered afterwards; whoever stands on the spaces `but` has to leave them."""
    found: list[Hampered] = []
    standing = [who for who in t.members[RED] + t.members[BLUE] if is_on(t, who) and not but >> t.space[who] & 1]
    for shooter in standing:
        here = t.space[shooter]
        for target in enemies(t, shooter):
            if target not in standing or target not in targets(t, shooter):
                continue
            there = t.space[target]
            forbidden = not sees(after, here, there) or dome_forbids(after, here, there)
            worse = SMOKE_HT * (smokes_on(after, here, there) - smokes_on(t, here, there))
            if forbidden or worse:
                found.append(Hampered(LEGENDS[shooter], LEGENDS[target], forbidden, worse))
    return found


# Throws


def _shifted(t: Board, way: int) -> Areas:
    """Where the grenade would hurt after one more shift."""
    twin = t.copy()
    shift_grenade(twin, way)
    area = blast_area(twin)
    return Areas(BLAST[t.throw[THROW_KIND]], 0, [Area(WAYS[way], at(area), inside(t, area), None)], [])


def _throw(t: Board, question: Question, about: Option) -> Thrown:
    kind = LOOT_KIND[question.source]
    goal = space_of(about)
    shifts: dict[tuple[int, int], int] = {}
    _shift(0, 0, SCATTER[kind], 0, shifts)
    ways = 1
    for drawn in range(SCATTER[kind]):
        ways *= EVERY_AIM_CARD - drawn
    twin = t.copy()
    scatters: list[Scatter] = []
    for axis in (EAST, NORTH) if IS_LINE[kind] else (NORTH,):
        landings: list[tuple[int, int, int]] = []
        damages: list[dict[int, int]] = [{} for _ in LEGENDS]
        for dx, dy in sorted(shifts):
            count = shifts[(dx, dy)]
            twin.throw = [X[goal] + dx, Y[goal] + dy, kind, axis, question.note]
            landings.append((X[goal] + dx, Y[goal] + dy, count))
            area = blast_area(twin)
            for who in t.members[RED] + t.members[BLUE]:
                hurt = blast_damage(twin, t.space[who]) if is_on(t, who) and area >> t.space[who] & 1 else 0
                damages[who][hurt] = damages[who].get(hurt, 0) + count
        struck: list[Struck] = []
        for who in t.members[RED] + t.members[BLUE]:
            rows = sorted(damages[who].items())
            if rows[-1][0]:
                falls = sum([count for hurt, count in rows if hurt >= damage_to_fall(t, who)])
                struck.append(Struck(LEGENDS[who], rows, falls))
        name = str(AXES[0 if axis == EAST else 1][1]) if IS_LINE[kind] else ""
        twin.throw = [X[goal], Y[goal], kind, axis, question.note]
        scatters.append(Scatter(name, landings, at(blast_area(twin)), struck))
    return Thrown(question.source, ways, scatters)


def _shift(x: int, y: int, cards: int, drawn: int, found: dict[tuple[int, int], int]) -> None:
    """Go through every way to draw this many more cards; `drawn` are those that are out."""
    if not cards:
        found[(x, y)] = found.get((x, y), 0) + 1
        return
    for card in range(EVERY_AIM_CARD):
        if not drawn >> card & 1:
            way = AIM_ARROW[card]
            dx, dy = (0, 0) if way == NOTHING else (DX[way], DY[way])
            _shift(x + dx, y + dy, cards - 1, drawn | 1 << card, found)


# Shots


def _shoot(t: Board, who: int, about: Option) -> Aiming | None:
    twin = t.copy()
    twin.shot = ShootAction(who, LEGEND[str(about[1])], number(about[2]) - 1, about[0] == "shoot_special")
    return _aiming(twin, False)


def _what_if(t: Board, about: Option) -> Aiming | None:
    """The shot after a boost or a reaction."""
    twin = t.copy()
    name = str(about[1])
    if about[0] == "boost":
        return _aiming(twin, _carry_out(play_boost(twin, FEAT[name])))
    if about[0] == "react":
        return _aiming(twin, _carry_out(carry_out(twin, name)))
    if name == "foregone_conclusion":
        return _aiming(twin, _carry_out(play_boost(twin, FOREGONE_CONCLUSION)))
    return None


def _carry_out(card: Steps) -> bool:
    """Perform a card and decline what it offers; whether it has asked anything."""
    has_asked = False
    try:
        asked = next(card)
        while True:
            has_asked = True
            if not isinstance(asked, Question) or PASS not in asked.options:
                card.close()
                return True
            asked = card.send(PASS)
    except StopIteration:
        return has_asked


def _aiming(t: Board, asks: bool) -> Aiming | None:
    shot = shot_of(t)
    return None if shot is None else Aiming(shot, asks, t.shot.redraws + int(t.shot.warned > 0))
