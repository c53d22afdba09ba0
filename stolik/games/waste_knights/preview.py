"""What would come of an option, computed when a person points at it. Nothing here changes the table.

("reach",)          Reach: where the route may end, at `act` and `route`
("way", space, …)   Reach: that very way from the starting space on, if it can be paid, at `act` and `route`
("arm", card)       Weapon: what a weapon would do, at `weapon`; ("arm", "unarmed") too
("choose", number)  Attempt: what a choice means for the knight who is asked, at `entry` and `vote`
("lose_die", name)  Pool: the dice without one of that colour, at `lose_die`
("use", source)     Pool: the dice with what that gives, at `before_roll`
("armour", card)    Shielded: the wounds that it stops, at `dealt`
("question",)       Asked: how much is left of the seat's own question
("entry", id)       Entry of the view: one that has been read
("advances", n)     Advances: of knight n
"""

from fractions import Fraction
from heapq import heappop, heappush
from typing import Final, Literal

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import (
    ATTACK_OF,
    FATES_ON,
    IS_BLANK,
    IS_IMMEDIATE,
    NOTHING,
    RED,
    SHOT,
    SUCCESSES_ON,
    WEAPON_DICE,
)
from stolik.games.waste_knights.combat_odds import foresee
from stolik.games.waste_knights.language import Call, Rule
from stolik.games.waste_knights.map import COST, SPACE, SPACE_ID, TERRAIN, WAYS
from stolik.games.waste_knights.options import ARM, LOSE_DIE, UNARMED_OPTION, name_of
from stolik.games.waste_knights.rules.attack import hurt_foe
from stolik.games.waste_knights.rules.combat import weapons
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.dealing import protection
from stolik.games.waste_knights.rules.experience import open_advances
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.movement import Budget, can_start_move
from stolik.games.waste_knights.rules.opponent import foe_of, has_trait, is_duel, knight_on, side_of
from stolik.games.waste_knights.rules.perform import DEEDS, cause_of, choices, count_of, picked, rules_on
from stolik.games.waste_knights.rules.rolls import gather, skill_dice, without_weakest
from stolik.games.waste_knights.rules.tests import ANY, before_test, chance_to_pass
from stolik.games.waste_knights.state import NO_WEAPON, UNARMED, Board
from stolik.games.waste_knights.story.model import CONTEST, TEST
from stolik.games.waste_knights.story.run import CHOOSE, lacks
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.view import (
    Advances,
    Asked,
    Attempt,
    Blow,
    Entry,
    Pool,
    Reach,
    Shielded,
    Way,
    Weapon,
    colours,
    entry_of,
    trip,
)
from stolik.games.waste_knights.vocabulary import (
    AMBUSH,
    ASSAULT,
    ATTACKS,
    BEFORE_ROLL,
    BLADES,
    COMBAT_START,
    DEAL,
    FATE,
    GUNS,
    HEALTH,
    HIT,
    MELEE,
    MORE_TAINTED,
    OPENING,
    RANGED,
    RESOURCE_IDS,
    ROLL_ANY,
    ROLL_ATTACK,
    ROLL_MELEE,
    ROLL_RANGED,
    ROLL_TEST,
    WOUNDS,
)
from stolik.kernel.question import Option, Question
from stolik.kernel.state import put

Preview = Reach | Weapon | Attempt | Pool | Shielded | Asked | Entry | Advances

OTHER_NOTES: Final = ("entry", "vote")
"""Questions whose note counts nothing."""
AMBUSH_STEP: Final = 1
STEP_OF: Final = (2, 4)
"""When ranged and melee attacks are made."""


def preview(t: Board, question: Question | None, seat: int, about: Option) -> Preview | None:
    """What is to be known of `about`; None where there is nothing to say."""
    if not about:
        return None
    verb = about[0]
    if verb == "advances" and len(about) == 2:
        return _advances(t, about[1])
    if verb == "entry" and len(about) == 2:
        return _read(t, about[1])
    if question is None or question.seat != seat:
        return None
    if verb == "question" and len(about) == 1:
        return Asked(0 if question.kind in OTHER_NOTES else question.note)
    if verb == "reach" and len(about) == 1 and question.kind in ("act", "route"):
        return Reach(reach(t, t.active, question.kind == "act"))
    if verb == "way" and question.kind in ("act", "route"):
        return Reach(drawn(t, t.active, question.kind == "act", [str(space) for space in about[1:]]))
    if verb == "arm" and question.kind == "weapon":
        return _weapon(t, about)
    if verb == "choose" and question.kind in OTHER_NOTES:
        return _attempt(t, question, about)
    if verb == "lose_die" and question.kind == "lose_die":
        return _fewer(t, about)
    if verb == "use" and question.kind == "before_roll" and about in question.options:
        return _more(t, about)
    if verb == "armour" and question.kind == "dealt" and about in question.options:
        me, _, is_attack = question.about[:3]
        return Shielded(min(protection(t, me, bool(is_attack)), question.note), t.armour[me] & 1 == 0)
    return None


def _advances(t: Board, me: int | str) -> Advances | None:
    if not isinstance(me, int) or not 0 <= me < len(t.seat) or t.knight[me] == NOTHING:
        return None
    return Advances([str(option[1]) for option in open_advances(t, me)])


def _read(t: Board, name: int | str) -> Entry | None:
    for number in t.read:
        if adventure_of(t).entries[number].source == name:
            return entry_of(t, number)
    return None


# The move


class Label:
    """A way to a space. All ways that enter the terrains in the same order pay alike for their spaces' costs."""

    __slots__ = ("order", "raw", "route")

    def __init__(self, raw: int, route: list[int], order: tuple[int, ...]) -> None:
        self.raw: int = raw
        self.route: list[int] = route
        self.order: tuple[int, ...] = order


def reach(t: Board, me: int, is_new: bool) -> list[Way]:
    """The cheapest way to every space where a route may end; what has been chosen of the route stays."""
    twin = _setting_out(t, me, is_new)
    if twin is None:
        return []
    budget = Budget(twin, me)
    prefix = twin.route
    start = Label(_raw(budget, prefix), prefix, _order(prefix))
    known: set[tuple[int, tuple[int, ...]]] = set()
    waiting: list[tuple[int, int, int]] = [(start.raw, len(prefix), 0)]
    labels = [start]
    best: dict[int, tuple[int, int, int, list[int]]] = {}
    while waiting:
        _, _, number = heappop(waiting)
        label = labels[number]
        here = label.route[-1]
        if (here, label.order) in known:
            continue
        known.add((here, label.order))
        twin.route = label.route.copy()
        if here != prefix[0] and len(label.route) > 1:
            fuel = budget.fuel_needed(twin)
            rank = (fuel, budget.cost(twin), len(label.route), label.route)
            if here not in best or rank < best[here]:
                best[here] = rank
        for space in WAYS[here]:
            if budget.covers(twin, space):
                route = [*label.route, space]
                order = label.order if TERRAIN[space] in label.order else (*label.order, TERRAIN[space])
                labels.append(Label(label.raw + COST[space] + budget.extra[TERRAIN[space]], route, order))
                heappush(waiting, (labels[-1].raw, len(route), len(labels) - 1))
    ways: list[Way] = []
    for space in sorted(best):
        twin.route = best[space][3]
        ways.append(_way(twin, me))
    return ways


def drawn(t: Board, me: int, is_new: bool, spaces: list[str]) -> list[Way]:
    """The way over these spaces, the starting one first; none if it cannot be gone and paid like this."""
    twin = _setting_out(t, me, is_new)
    if twin is None:
        return []
    budget = Budget(twin, me)
    gone = [SPACE_ID[space] for space in twin.route]
    if spaces[: len(gone)] != gone or len(spaces) < 2:
        return []
    for name in spaces[len(gone) :]:
        space = SPACE.get(name, NOTHING)
        if space not in WAYS[twin.route[-1]] or not budget.covers(twin, space):
            return []
        twin.route.append(space)
    return [_way(twin, me)] if twin.route[-1] != twin.route[0] else []


def _setting_out(t: Board, me: int, is_new: bool) -> Board | None:
    """A copy of the table with what has been chosen of the route; None: there is no driving."""
    twin = t.copy()
    if is_new:
        if not can_start_move(twin, me):
            return None
        twin.route = [t.space[me]]
        twin.mp = 0
    return twin


def _way(twin: Board, me: int) -> Way:
    """The route of that table, with all that it costs."""
    paid = trip(twin, me)
    route = [SPACE_ID[space] for space in twin.route]
    return Way(route[-1], route, paid.cost, paid.points, paid.fuel, paid.hazards)


def _raw(budget: Budget, route: list[int]) -> int:
    return sum(COST[space] + budget.extra[TERRAIN[space]] for space in route[1:])


def _order(route: list[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(TERRAIN[space] for space in route[1:]))


# The combat


def _weapon(t: Board, about: Option) -> Weapon | None:
    if t.foe == NOTHING:
        return None
    side = 1 if is_duel(t) and t.weapon[1] == NO_WEAPON else 0
    me = knight_on(t, side)
    if about not in weapons(t, me):
        return None
    face = _arm(about)
    twin = t.copy()
    _take(twin, side, face)
    ahead = foresee(twin, side, False) if side == 0 else None
    for answer in weapons(twin, twin.fighter) if side == 1 else []:
        tried = twin.copy()
        _take(tried, 0, _arm(answer))
        found = foresee(tried, 1, False)
        if ahead is None or (found.wins, -found.falls) < (ahead.wins, -ahead.falls):
            ahead, twin = found, tried
    assert ahead is not None
    helped = foresee(twin, side, True) if ahead.can_help else None
    for number in (1, 0) if is_duel(twin) else (0,):
        for use in rules_on(twin, knight_on(twin, number), COMBAT_START, 0, twin.weapon[number]):
            _do(twin, knight_on(twin, number), use.rule, cause_of(use.source))
    for token in twin.tokens[twin.tokens_used :]:
        if IS_IMMEDIATE[token]:
            for rule in RED[token]:
                _do(twin, me, rule, Cause(is_foe=True))
    then = _until(twin, _step(twin, side))
    mine = _blow_of(then, side)
    foe = _blow_of(_until(twin, _step(twin, 1 - side)), 1 - side)
    is_shot = twin.attack[side] == RANGED and SHOT[face] >= 0
    return Weapon(
        mine=mine,
        foe=foe,
        need=_stamina(then, 1 - side),
        defeats=_thousandths(ahead.wins),
        helped=_thousandths(helped.wins) if helped is not None else None,
        breaks=_thousandths(ahead.breaks),
        costs=RESOURCE_IDS[SHOT[face]] if is_shot else None,
        order=_compared(mine.step, foe.step),
        falls=_thousandths(ahead.falls),
    )


def _arm(option: Option) -> int:
    return UNARMED if option == UNARMED_OPTION else ARM.index(option)


def _take(t: Board, side: int, face: int) -> None:
    t.weapon = put(t.weapon, side, face)
    t.attack = put(t.attack, side, MELEE if face == UNARMED else ATTACK_OF[face >> 1])


def _stamina(t: Board, side: int) -> int:
    """The wounds that fell a side."""
    me = knight_on(t, side)
    if me == NOTHING:
        return t.foe_health - t.foe_wounds
    return stat(t, me, HEALTH) - t.wounds[me] - t.tainted[me]


def _thousandths(share: Fraction) -> int:
    """Rounded to the nearest, half up."""
    return int(2000 * share + 1) // 2


def _compared(mine: int, foes: int) -> Literal["before", "together", "after"]:
    """Who attacks first; an enemy in Ambush is always before the knight (WK-TRAIT-03)."""
    if mine > foes or foes == AMBUSH_STEP:
        return "after"
    return "before" if mine < foes else "together"


def _step(t: Board, side: int) -> int:
    """When a side attacks."""
    return AMBUSH_STEP if has_trait(t, side, AMBUSH) else STEP_OF[t.attack[side]]


def _until(t: Board, step: int) -> Board:
    """The table at that step: what Opening and Assault bring of their own comes before it."""
    twin = t.copy()
    for trigger, before in ((OPENING, STEP_OF[RANGED]), (ASSAULT, STEP_OF[MELEE])):
        for side in (1, 0) if step >= before else ():
            me = knight_on(twin, side)
            if me == NOTHING:
                for rule in foe_of(twin).on[trigger]:
                    _do(twin, twin.fighter, rule, Cause(is_foe=True))
            else:
                for use in rules_on(twin, me, trigger, 0, twin.weapon[side]):
                    _do(twin, me, use.rule, cause_of(use.source))
    return twin


def _do(t: Board, me: int, rule: Rule, cause: Cause) -> None:
    """What a rule brings of its own, without a question, a card or a roll."""
    if rule.may or rule.cost:
        return
    for call in rule.calls if holds(t, me, rule.cond) else rule.otherwise:
        deed = DEEDS.get(call.verb)
        if deed is not None:
            deed(t, me, call, cause)
        elif call.verb == HIT and cause.is_foe and t.striker == 1:
            t.hit_wounds += count_of(t, call, cause)
        elif call.verb == DEAL and not cause.is_foe and not is_duel(t):
            hurt_foe(t, count_of(t, call, cause))


def _blow_of(t: Board, side: int) -> Blow:
    me = knight_on(t, side)
    t.striker = side
    t.hit_wounds = t.hit_tainted = 0
    return _foe_blow(t) if me == NOTHING else _knights_blow(t, me, side)


def _knights_blow(t: Board, me: int, side: int) -> Blow:
    face = t.weapon[side]
    is_ranged = t.attack[side] == RANGED
    skill = GUNS if is_ranged else BLADES
    dice = skill_dice(t, me, skill)
    if face >= 0:
        dice += WEAPON_DICE[face]
    dice += t.gained[side]
    gather(t, me, dice, t.lost[side])
    t.skill = skill
    kind = ROLL_RANGED if is_ranged else ROLL_MELEE
    rolling = 1 << skill | 1 << ROLL_ATTACK | 1 << kind | 1 << ROLL_ANY
    for use in rules_on(t, me, BEFORE_ROLL, rolling, face):
        _do(t, me, use.rule, cause_of(use.source))
    worth = 0
    for use in rules_on(t, me, FATE, 0, face):
        calls = use.rule.calls if holds(t, me, use.rule.cond) else use.rule.otherwise
        worth = max(worth, _wounds(t, calls, cause_of(use.source)))
    t.added += t.first_test
    return _blow(t, side, worth)


def _foe_blow(t: Board) -> Blow:
    foe = foe_of(t)
    me = t.fighter
    gather(t, NOTHING, [*foe.dice, *t.gained[1]], t.lost[1])
    cause = Cause(is_foe=True)
    for rule in foe.on[BEFORE_ROLL]:
        _do(t, me, rule, cause)
    for token in t.tokens[t.tokens_used :]:
        if not IS_IMMEDIATE[token]:
            for rule in RED[token]:
                _do(t, me, rule, cause)
    effects = [rule.calls if holds(t, me, rule.cond) else rule.otherwise for rule in foe.on[FATE]]
    return _blow(t, 1, max((_wounds(t, calls, cause) for calls in effects), default=0))


def _wounds(t: Board, calls: list[Call], cause: Cause) -> int:
    """The wounds that effects add to an attack."""
    return sum(count_of(t, call, cause) for call in calls if call.verb in (WOUNDS, MORE_TAINTED))


def _blow(t: Board, side: int, worth: int) -> Blow:
    pool = without_weakest(t.pool, t.lost_dice)
    more = t.auto_fates * worth + t.hit_wounds + t.hit_tainted
    hits = _spread(pool, worth, t.added, more, t.blank_rerolls)
    return Blow(colours(pool), len(t.pool) - len(pool), ATTACKS[t.attack[side]], _step(t, side), hits, sum(hits))


def _spread(pool: list[int], worth: int, added: int, more: int, rerolls: int) -> list[int]:
    """The ways to deal 0, 1, 2 … wounds. Successes that are added never take them below 0; `more` comes on top.

    Dice that show nothing are rolled again `rerolls` times: each die has 6 ways for every roll that it could make.
    """
    found: dict[tuple[int, int], int] = {(0, 0): 1}
    for colour in pool:
        faces = _faces(colour, rerolls)
        made: dict[tuple[int, int], int] = {}
        for (good, fate), count in found.items():
            for (successes, fates), ways in faces.items():
                key = (good + successes, fate + fates)
                made[key] = made.get(key, 0) + count * ways
        found = made
    spread: dict[int, int] = {}
    for (good, fate), count in found.items():
        wounds = max(0, good + added) + fate * worth + more
        spread[wounds] = spread.get(wounds, 0) + count
    return [spread.get(wounds, 0) for wounds in range(max(spread) + 1)]


def _faces(colour: int, rerolls: int) -> dict[tuple[int, int], int]:
    """In how many ways a die ends up with so many successes and Fate symbols."""
    shown: dict[tuple[int, int], int] = {}
    again = 0
    for face in range(6):
        if rerolls and IS_BLANK[colour][face]:
            again += 1
            continue
        key = (SUCCESSES_ON[colour][face], FATES_ON[colour][face])
        shown[key] = shown.get(key, 0) + 6**rerolls
    if again:
        for key, ways in _faces(colour, rerolls - 1).items():
            shown[key] = shown.get(key, 0) + again * ways
    return shown


# The story and tests


def _attempt(t: Board, question: Question, about: Option) -> Attempt | None:
    entry = adventure_of(t).entries[question.note]
    me = question.about[0]
    if about not in CHOOSE[: len(entry.choices)]:
        return None
    choice = entry.choices[CHOOSE.index(about)]
    dice: list[int] = []
    odds = None
    if choice.kind in (TEST, CONTEST):
        then = before_test(t, me, choice.skill, choice.difficulty if choice.kind == TEST else ANY)
        dice = without_weakest(then.pool, then.lost_dice)
        odds = chance_to_pass(then) if choice.kind == TEST else None
    missing = lacks(t, me, choice)
    return Attempt(name_of(t, me), missing is None, colours(dice), odds, missing)


def _more(t: Board, about: Option) -> Pool:
    """The pool after something was used before the roll; what it costs is not paid."""
    twin = t.copy()
    me = twin.roller
    rolling = 1 << twin.skill | 1 << ROLL_ANY
    weapon = NOTHING
    if twin.foe == NOTHING:
        rolling |= 1 << ROLL_TEST
    else:
        side = side_of(twin, me)
        weapon = twin.weapon[side]
        rolling |= 1 << ROLL_ATTACK | 1 << (ROLL_RANGED if twin.attack[side] == RANGED else ROLL_MELEE)
    use = picked(choices(twin, me, rules_on(twin, me, BEFORE_ROLL, rolling, weapon), []), about)
    for call in use.rule.calls:
        deed = DEEDS.get(call.verb)
        if deed is not None:
            deed(twin, me, call, cause_of(use.source))
    return Pool(colours(twin.pool), chance_to_pass(twin) if twin.foe == NOTHING else None)


def _fewer(t: Board, about: Option) -> Pool | None:
    if about not in LOSE_DIE or LOSE_DIE.index(about) not in t.pool:
        return None
    twin = t.copy()
    twin.pool.remove(LOSE_DIE.index(about))
    twin.lost_dice -= 1
    return Pool(colours(twin.pool), chance_to_pass(twin) if twin.foe == NOTHING else None)
