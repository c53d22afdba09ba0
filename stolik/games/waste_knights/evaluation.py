"""What bot knights make of a position: how far the adventure has come, and how fit each knight is to bring it on."""

from typing import Final

from stolik.games.waste_knights.active_rules import InEffect, in_effect, repair_left, stat
from stolik.games.waste_knights.catalogue import (
    ATTACK_OF,
    GEAR_TYPE,
    MARKERS,
    NOTHING,
    PROTECTION_OF,
    SECTIONS,
    SHOT,
    WEAPON,
    WEAPON_DICE,
    WORTH,
)
from stolik.games.waste_knights.language import Atom
from stolik.games.waste_knights.map import CITIES, CITY, COUNT, TERRAIN
from stolik.games.waste_knights.odds import Pool, counted, mean_of, share_of, together
from stolik.games.waste_knights.planning import (
    BURDENS,
    FAR,
    LONGEST,
    OUTLOOKS,
    Aim,
    Outcome,
    Outlook,
    Plan,
    distances,
    gain_of,
    spaces_of,
)
from stolik.games.waste_knights.rules.attached import MOST_ATTACHED
from stolik.games.waste_knights.rules.camp import repairable
from stolik.games.waste_knights.rules.city import MOST_SHOPS
from stolik.games.waste_knights.rules.conditions import holds, total, value
from stolik.games.waste_knights.rules.equipment import cards_of
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.perform import can_afford
from stolik.games.waste_knights.state import (
    ACTION,
    CAMPING,
    DRAFT,
    EXPLORATION,
    FIRST_NAMED,
    IN_CITY,
    MOVED,
    ROUTE,
    STORY,
    THREAD_ACTION,
    VISITED_CITY,
    WALK,
    Board,
)
from stolik.games.waste_knights.story.model import COMBAT, COOPERATIVE, LAST, PLAIN, SEMI_COOPERATIVE, TEST, UP, Choice
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.story.threads import is_spent_at
from stolik.games.waste_knights.vocabulary import (
    AT_LEAST,
    BLADES,
    BONUS,
    DAMAGE,
    DURABILITY,
    FUEL,
    GAIN,
    GUNS,
    HEALTH,
    L_OWN,
    LOSE,
    MEDS,
    RANGED,
    RECEIVE,
    SPEED,
    WIN_FACTION,
)
from stolik.kernel.game import Position

TURN: Final = 0.86
"""What a useful deed is worth when it has to wait for one turn more."""
DEED: Final = 1.4
"""What it is worth to be at it, or to have done it."""
LEAST_CHANCE: Final = 0.16
"""What is less likely than this is not told apart."""
BURDEN: Final = 0.03
"""What a lasting burden of the story costs."""
NO_CAUSE: Final = Cause()
UNDER_WAY: Final = (ACTION, ROUTE, WALK, CAMPING, EXPLORATION, IN_CITY, THREAD_ACTION)
STANDING: Final = (0.0, 0.34, 0.55, 0.69, 0.79, 0.87, 0.93, 0.97, 1.0)
"""How well a knight stands with so many Health points left."""
WEAPON_POOL: Final[list[Pool]] = [counted(dice) for dice in WEAPON_DICE]
"""The dice of a weapon, by face."""
LEFT: Final = (0.0, 0.25, 0.45, 0.6, 0.7, 0.78, 0.85, 0.9, 0.95, 1.0)
"""How good it is to have so many rounds left after this one."""
OWNING: Final = [worth + (0 if face & 1 else 2) for face, worth in enumerate(WORTH)]
"""How good it is to have a piece of equipment: a working one above its worth."""
HAVING: Final = (0.0, 0.45, 0.72, 0.88) + (1.0,) * MARKERS
"""How good it is to have so many of a resource."""


def evaluate(t: Board, seat: int) -> float:
    """How good the position is for the seat, from 0 to 1."""
    return _judged(t, [seat])[0]


def evaluate_all(t: Board, seats: int) -> list[float]:
    """The same for every seat; what they share is found out once."""
    return _judged(t, list(range(seats)))


def position(t: Board) -> Position | None:
    """All that the value of a position depends on; None in a combat, of which conditions may ask anything."""
    if t.foe != NOTHING:
        return None
    return (
        t.phase, t.active, t.round, t.thread, t.time, t.first, t.chosen, t.arranged, t.repair_spent,
        tuple(t.space), tuple(t.wounds), tuple(t.tainted), tuple(t.rad), tuple(t.damage), tuple(t.res), tuple(t.xp),
        t.vehicle, t.armour, tuple(t.hands), tuple(t.cargo), tuple(t.advances), t.due,
        tuple(t.injuries), tuple(t.faults), t.unconscious, t.wreck, t.gone,
        tuple(t.own), tuple(t.shared), tuple(t.placed), tuple(t.scars), t.special_at,
        t.done_actions, t.done_in_game, t.read, tuple(t.taken), tuple(t.route), t.drawn, t.visited,
    )  # fmt: skip


def _judged(t: Board, seats: list[int]) -> list[float]:
    if t.phase <= STORY or t.thread == NOTHING:
        return [_setting_out(t, seat) for seat in seats]
    outlook = OUTLOOKS[t.adventure][t.thread]
    means = [Means(t, me) for me in range(len(t.seat))]
    if adventure_of(t).mode == COOPERATIVE:
        return _together(t, seats, outlook, means)
    return [max([_alone(t, one, outlook) for one in means if t.seat[one.me] == seat]) for seat in seats]


def _together(t: Board, seats: list[int], outlook: Outlook, means: list["Means"]) -> list[float]:
    """Where all win or lose: the story, how fit everybody is, and what the seat's own knights can do for it."""
    fitness = sum([_knight(t, one) for one in means]) / len(means)
    of_all = 0.62 * _progress(t, outlook, NOTHING) + 0.16 * fitness
    time = 0.08 * _time(t)
    burden = BURDEN * _burdens(t)
    found: list[float] = []
    for seat in seats:
        mine = [one for one in means if t.seat[one.me] == seat]
        good = sum([_prospect(t, one, outlook) for one in mine]) / len(mine)
        score = of_all + 0.1 * min(DEED, good) + time
        score -= burden
        score -= 0.4 * sum([_danger(t, one) for one in mine if not t.gone[one.me]]) / len(mine)
        found.append(0.95 * max(0.0, score))
    return found


def _setting_out(t: Board, seat: int) -> float:
    """Before the first round: knights with weapons and armour."""
    good = 0.0
    for me in range(len(t.seat)):
        if t.seat[me] == seat and t.knight[me] != NOTHING:
            good += Means(t, me).strength(t) + (0.2 if t.armour[me] != NOTHING else 0.0)
            good += 0.05 * stat(t, me, SPEED) if t.vehicle[me] != NOTHING else 0.0
    return min(0.2, 0.04 * good) if t.phase <= DRAFT else 0.1


def _alone(t: Board, means: "Means", outlook: Outlook) -> float:
    """Where one knight wins: the lead, the side that is winning, the way there."""
    me = means.me
    if t.gone[me]:
        return 0.0
    lead = 0.5
    if outlook.measure != NOTHING:
        width = len(adventure_of(t).own_names)
        mine = t.own[me * width + outlook.measure]
        best = max(
            (t.own[who * width + outlook.measure] for who in range(len(t.seat)) if who != me and not t.gone[who]),
            default=0,
        )
        lead = 0.5 + (mine - best) / (2.0 * (abs(mine - best) + 3.0))
    good = min(DEED, _prospect(t, means, outlook))
    if adventure_of(t).mode == SEMI_COOPERATIVE:
        # Nobody wins a story that is lost: the lead counts for less than the way to the end.
        score = 0.5 * _progress(t, outlook, me) + 0.12 * lead + 0.09 * _knight(t, means) + 0.1 * good + 0.1 * _time(t)
        score += 0.08 * _ending(t, means, outlook) - 0.2 * _time(t) * _danger(t, means) - BURDEN * _burdens(t)
    else:
        score = 0.47 * lead + 0.22 * _knight(t, means) - _danger(t, means) + 0.17 * min(1.0, good)
        score += 0.1 * _progress(t, outlook, me)
    return 0.95 * max(0.0, score)


def _danger(t: Board, means: "Means") -> float:
    """Two injuries or faults make the next collapse or wreck the last: keep clear of it, and see a city about it.

    Who is unconscious will wake with one injury more, so that lying there is no safer than standing up.
    """
    me = means.me
    danger = 0.0
    if len(t.injuries[me]) + int(t.unconscious[me] != NOTHING) >= MOST_ATTACHED:
        left = means.now.stat(HEALTH) - t.wounds[me] - t.tainted[me] - int(me == t.active and t.phase in (ROUTE, WALK))
        danger += 0.06 + 0.24 * (1.0 - STANDING[min(8, max(0, left))])
    if len(t.faults[me]) >= MOST_ATTACHED:
        danger += 0.05 + 0.2 * t.damage[me] / means.now.stat(DURABILITY)
    if danger:
        near = min([means.turns(t, city, VISITED_CITY) for city in CITIES.values()])
        danger -= 0.05 * TURN**near
        if me == t.active and t.phase == IN_CITY and len(t.visited) < MOST_SHOPS:
            danger -= 0.04
    return danger


# The adventure


def _progress(t: Board, outlook: Outlook, me: int) -> float:
    """How much of the adventure is done: threads behind us, and the nearest way out of this one."""
    longest = LONGEST[t.adventure]
    best = 0.0
    worst = 0.0
    for aim in outlook.aims:
        done = _done(t, aim)
        if me != NOTHING and _is_against(t, aim.outcome, me):
            worst = max(worst, done)
        else:
            best = max(best, done)
    near = max(0.0, best - worst)
    return (longest - outlook.steps + 0.9 * near) / longest


def _burdens(t: Board) -> int:
    """How many rules of the story turn against the knights for what they have done."""
    return sum(1 for cond in BURDENS[t.adventure] if holds(t, t.first, cond))


def _is_against(t: Board, outcome: Outcome, me: int) -> bool:
    """Whether this way ends with the victory of the other side."""
    for call in outcome.wins:
        if call.what == WIN_FACTION:
            width = len(adventure_of(t).own_names)
            if t.own[me * width + call.extra] not in (0, call.n):
                return True
    return False


def _done(t: Board, aim: Aim) -> float:
    """How far the condition of an aim is met, and how battered the enemy in its way is."""
    share = 1.0
    if aim.cond is not None:
        ways = [sum(_met(t, atom) for atom in way) / len(way) for way in aim.cond.ways]
        share = max(ways)
    elif aim.outcome.enemies:
        enemy = aim.outcome.enemies[0]
        foe = adventure_of(t).enemies[enemy]
        health = max(foe.least, total(t, t.first, foe.sum)) if foe.sum is not None else foe.health
        hurt = t.scars[enemy] + 0.5 * max(0, 2 * len(t.seat) + 2 - health)
        share = 0.15 + 0.8 * min(1.0, hurt / max(1, health))
    return min(1.0, share)


def _met(t: Board, atom: Atom, me: int = NOTHING) -> float:
    """How far a comparison is met, from 0 to 1: by the knight, or by that knight who is nearest to it."""
    left = atom.left
    if atom.right is None:
        return 0.5
    need = total(t, t.first, atom.right)
    if me != NOTHING:
        has = value(t, me, left)
    else:
        whose = range(len(t.seat)) if left.left == L_OWN else range(t.first, t.first + 1)
        has = max(value(t, who, left) for who in whose)
    if atom.op == AT_LEAST:
        return 1.0 if has >= need else has / need
    if has == need:
        return 1.0
    return 1.0 / (1.0 + abs(has - need))


def _ending(t: Board, means: "Means", outlook: Outlook) -> float:
    """How soon the knight could bring about the victory of its side, once it comes to that."""
    me = means.me
    best = 0.0
    width = len(adventure_of(t).own_names)
    for end in outlook.ends:
        if t.own[me * width + end.variable] != end.side:
            continue
        atom = end.atom
        rate = 0.0
        for choices in end.plan.tries.values():
            for choice in choices:
                if holds(t, me, choice.requires) and can_afford(t, me, choice.cost, NO_CAUSE):
                    rate = max(rate, means.chance(t, choice) * (1 if atom is None else gain_of(choice, atom)))
        need = 1
        if atom is not None and atom.right is not None:
            need = max(0, total(t, me, atom.right) - value(t, me, atom.left))
        best = max(best, TURN ** (need / max(LEAST_CHANCE, rate)))
    return best


def _is_done(t: Board, me: int, plan: Plan) -> bool:
    """Whether the knight has nothing more to gain by an action: all it works towards is reached."""
    for atom in plan.atoms:
        if _met(t, atom, me) < 1.0:
            return False
    return bool(plan.atoms)


def _time(t: Board) -> float:
    """How much of the time track is left; without a track all of it."""
    thread = thread_of(t)
    if not thread.has_time:
        return 1.0
    return LEFT[LAST - t.time if thread.direction == UP else t.time - 1]


class Means:
    """What a knight can bring to bear and when, looked up once for a position."""

    __slots__ = (
        "_arms",
        "ahead",
        "can_move",
        "fuel",
        "here",
        "is_moving",
        "is_now",
        "left",
        "me",
        "now",
        "speed",
        "wait",
    )

    def __init__(self, t: Board, me: int) -> None:
        now = in_effect(t, me)
        self.me: int = me
        self.now: InEffect = now
        """The values of the knight and its vehicle."""
        self._arms: Pool | None = None
        """The dice of the best attack, if asked for."""
        self.speed: int = now.stat(SPEED)
        self.is_now: bool = me == t.active and t.phase in UNDER_WAY
        """Whether the knight can still act in the turn under way."""
        self.is_moving: bool = self.is_now and t.phase in (ROUTE, WALK)
        self.left: int = 2 - len(t.taken)
        """The actions left in the turn in which the knight acts next."""
        if self.is_now and t.phase not in (ACTION, THREAD_ACTION):
            self.left -= 1
        self.wait: float = 0.0
        """Turns until it can act at all."""
        if t.unconscious[me] != NOTHING:
            self.wait += 1.0
        if t.wreck[me] != NOTHING:
            self.wait += 0.5
        if not self.is_now or (self.left <= 0 and not self.is_moving):
            self.wait += 1.0
            self.left = 2
            self.is_now = False
        self.here: int = t.space[me]
        """Where it will be when it can act."""
        self.ahead: float = float(self.speed)
        """How far it can go from there without Fuel, and with how much Fuel."""
        self.fuel: float = float(t.res[3 * me + FUEL] * now.stat(BONUS))
        self.can_move: bool = not self.is_now or MOVED not in t.taken
        if self.is_moving and t.route:
            self._go_along(t)

    def _go_along(self, t: Board) -> None:
        """Of the move under way is left what the route has not spent."""
        self.here = t.route[-1]
        self.can_move = t.phase == ROUTE
        if self.can_move:
            spent = float(sum([_entry(step) for step in t.route[1:]]))
            self.ahead = max(0.0, self.speed - spent)
            self.fuel = max(0.0, self.fuel - max(0.0, spent - self.speed))
        else:
            self.ahead = 0.0
            self.fuel = 0.0

    def turns(self, t: Board, space: int, action: int) -> float:
        """Turns until the knight can act on a space; 0 is still in this one."""
        far = distances(space)[self.here]
        if far >= FAR:
            return 20.0
        if self.here == space:
            is_ready = self.left >= 1 and (not self.is_now or action not in t.taken)
            return self.wait if is_ready else self.wait + 1.0
        if t.vehicle[self.me] == NOTHING:
            return 20.0
        if self.can_move:
            beyond = far - self.ahead
            if int(far) <= self.ahead + self.fuel:
                is_ready = self.left >= (1 if self.is_moving else 2)
                turns = self.wait + (0.1 if is_ready else 1.0) + 0.02 * far
                return turns + 0.06 * beyond if beyond > 0.0 else turns
            far = beyond
        return self.wait + 1.0 + far / max(1.0, self.speed + 0.3 * self.fuel)

    def arms(self, t: Board) -> Pool:
        """The dice of the best attack."""
        if self._arms is None:
            self._arms = _arms(t, self.me, self.now)
        return self._arms

    def strength(self, t: Board) -> float:
        """The mean wounds of the best attack."""
        return mean_of(self.arms(t), 0)

    def chance(self, t: Board, choice: Choice) -> float:
        """How likely a choice turns out well; of an enemy that keeps its wounds, how much of it one combat is."""
        if choice.kind == PLAIN:
            return 1.0
        if choice.kind == TEST:
            return share_of(self.now.pool_of(choice.skill), choice.difficulty)
        if choice.kind != COMBAT:
            return 0.5
        foe = adventure_of(t).enemies[choice.enemy]
        health = max(foe.least, total(t, self.me, foe.sum)) if foe.sum is not None else foe.health
        if foe.persists:
            return min(1.0, self.strength(t) / max(1, health - t.scars[choice.enemy]))
        return share_of(self.arms(t), health)


def _prospect(t: Board, means: Means, outlook: Outlook) -> float:
    """The best deed within the knight's reach, discounted by the turns it takes."""
    me = means.me
    if t.gone[me]:
        return 0.0
    if is_reached(t, me, outlook):
        return DEED
    best = next_deed(t, means, outlook)[0]
    if me == t.active and t.phase == THREAD_ACTION:
        best = max(best, _deed(t, means, outlook))
    if me == t.active and t.phase == ROUTE:
        # A detour wins nothing, and going round in circles never ends.
        best -= 0.002 * len(t.route) + 0.3 * (len(t.route) - len(set(t.route)))
    return best


def next_deed(t: Board, means: Means, outlook: Outlook) -> tuple[float, int]:
    """What the best of the deeds that wait for the knight is worth, and the space of it; NOTHING: there is none."""
    me = means.me
    best = 0.0
    goal = NOTHING
    is_shared = adventure_of(t).mode == COOPERATIVE and len(t.seat) > 1
    within: list[tuple[float, int, int]] = []
    known: dict[tuple[int, int], float] = {}
    for at, plan in enumerate(outlook.plans):
        action = plan.action
        if (action.requires is not None and not holds(t, me, action.requires)) or is_vain(t, me, plan):
            continue
        for space in spaces_of(t, plan):
            turns = means.turns(t, space, FIRST_NAMED + action.number)
            within.append((plan.worth * TURN**turns, at, space))
    within.sort(reverse=True)
    for good, at, space in within:
        if good <= best:
            break  # what comes later is worth less even if it succeeds at once
        plan = outlook.plans[at]
        if is_spent_at(t, me, plan.action, space):
            continue
        entry = plan.entries.get(space, plan.action.entry)
        later = known.get((at, entry))
        if later is None:
            later = known[at, entry] = TURN ** _delay(t, means, plan, entry)
        good *= later
        if good > best and is_shared and _is_left_to_others(t, me, space):
            good *= 0.7
        if good > best:
            best = good
            goal = space
    return best, goal


def is_vain(t: Board, me: int, plan: Plan) -> bool:
    """Whether an action brings the knight nothing: it has all it works towards, or it serves the other side."""
    return _is_done(t, me, plan) or (bool(plan.outcome.wins) and _is_against(t, plan.outcome, me))


def is_reached(t: Board, me: int, outlook: Outlook) -> bool:
    """Whether a goal holds that does not serve the other side: nothing is left to do for this thread."""
    return any(aim.is_goal and holds(t, me, aim.cond) and not _is_against(t, aim.outcome, me) for aim in outlook.aims)


def _delay(t: Board, means: Means, plan: Plan, entry: int) -> float:
    """How many more turns the action that reads this entry is likely to take because it fails."""
    choices = plan.tries.get(entry)
    if choices is None:
        return 0.0
    best = LEAST_CHANCE
    me = means.me
    for choice in choices:
        chance = means.chance(t, choice)
        if (
            chance > best
            and (choice.requires is None or holds(t, me, choice.requires))
            and (not choice.cost or can_afford(t, me, choice.cost, NO_CAUSE))
        ):
            best = chance
    return 1.0 / best - 1.0


def _is_left_to_others(t: Board, me: int, space: int) -> bool:
    """Whether so many other knights are nearer to a space with tokens that none is left for this one."""
    far = distances(space)
    mine = far[t.route[-1] if me == t.active and t.route else t.space[me]]
    nearer = 0
    for other, where in enumerate(t.space):
        theirs = far[where]
        if theirs < mine or (theirs == mine and other < me):
            nearer += int(other != me and not t.gone[other] and t.unconscious[other] == NOTHING)
    if not nearer:
        return False
    tokens = 0
    for code in t.placed:
        tokens += int(code % COUNT == space)
    return 0 < tokens <= nearer


def _deed(t: Board, means: Means, outlook: Outlook) -> float:
    """What the action of the thread that is about to be resolved promises: more than any that has to wait."""
    me = means.me
    action = thread_of(t).actions[t.chosen]
    for plan in outlook.plans:
        if plan.action is action:
            if is_vain(t, me, plan):
                return 0.0
            worth = DEED if plan.atoms or plan.outcome.threads or plan.outcome.wins else 1.05
            return float(worth * TURN ** _delay(t, means, plan, plan.entries.get(t.space[me], action.entry)))
    return 0.0


def _entry(space: int) -> int:
    return (0, 1, 2, 2, 9)[TERRAIN[space]]


# The knight


def _knight(t: Board, means: Means) -> float:
    """How fit a knight is, from 0 to 1."""
    me = means.me
    if t.gone[me]:
        return 0.0
    health = means.now.stat(HEALTH)
    left = health - t.wounds[me] - t.tainted[me]
    if t.unconscious[me] != NOTHING:
        body = -0.5
    else:
        if me == t.active:
            is_leaving = t.phase in (ROUTE, WALK) or (t.phase == ACTION and t.arranged)
            left += _soon_healed(t, me, left) - int(is_leaving)
        body = STANDING[min(8, max(0, int(left * 8 / max(health, 1) + 0.5)))] if health < 8 else STANDING[min(8, left)]
    body -= 0.28 * len(t.injuries[me]) + 0.035 * t.rad[me] + 0.015 * t.tainted[me]
    car = -1.0
    if t.vehicle[me] != NOTHING:
        car = 1.0 - 0.8 * t.damage[me] / means.now.stat(DURABILITY) - 0.25 * len(t.faults[me])
        if t.wreck[me] != NOTHING:
            car -= 0.7
    fuel, ammo, meds = t.res[3 * me : 3 * me + 3]
    goods = (HAVING[fuel] + HAVING[ammo] + HAVING[meds]) / 3
    gear = 0.06 * sum([OWNING[face] for face in cards_of(t, me)])
    arms = min(1.0, means.strength(t) / 4.0)
    armour = 0.25 * PROTECTION_OF[t.armour[me]] if t.armour[me] != NOTHING else 0.0
    skill = 0.03 * t.xp[me] + 0.14 * len(t.advances[me]) + 0.08 * t.due[me]
    score = 0.4 * body + 0.13 * car + 0.14 * goods + 0.14 * arms + 0.06 * min(1.0, armour) + 0.05 * min(1.0, gear)
    score += 0.12 * min(1.2, skill) + _pending(t, me)
    return min(1.0, max(0.0, score))


def _soon_healed(t: Board, me: int, left: int) -> int:
    """Health points that the action under way may still give back."""
    hurt = t.wounds[me] + t.tainted[me]
    if t.phase == CAMPING:
        return max(0, min(hurt, 3 * t.res[3 * me + MEDS]) - 1) if left <= 4 else 0
    if t.phase == IN_CITY and 0 not in t.visited and len(t.visited) < 2:
        return min(hurt, 4)
    return 0


def _pending(t: Board, me: int) -> float:
    """What the action under way may still bring."""
    if me != t.active:
        return 0.0
    if t.phase == EXPLORATION and t.drawn:
        return find_of(t, me)
    if t.phase == CAMPING:
        # Staying costs a little, so that a camp comes to its end.
        broken = t.damage[me] if t.wreck[me] == NOTHING else 0
        points = repair_left(t, me)
        return 0.008 * min(points, broken + len(repairable(t, me, points))) - 0.004
    if t.phase == IN_CITY and len(t.visited) < 2:
        return 0.02 if CITY[t.space[me]] else 0.0
    return 0.0


def find_of(t: Board, me: int) -> float:
    """What the section of the exploration card on the table is worth."""
    section = SECTIONS[t.drawn[-1]][TERRAIN[t.space[me]]]
    good = 0.0
    for rule in section.finds:
        for call in rule.calls:
            good += 0.022 * call.n if call.verb == GAIN else 0.03
    for rule in section.harms:
        for call in rule.calls:
            if call.verb == RECEIVE:
                good -= (0.012 if call.what == DAMAGE else 0.03) * call.n
            elif call.verb == LOSE:
                good -= 0.015
    return good


def _arms(t: Board, me: int, now: InEffect) -> Pool:
    """The dice of the best attack."""
    best = now.pool_of(BLADES)
    most = mean_of(best, 0)
    for face in t.hands[me]:
        if GEAR_TYPE[face >> 1] != WEAPON:
            continue
        is_ranged = ATTACK_OF[face >> 1] == RANGED
        if is_ranged and SHOT[face] >= 0 and not t.res[3 * me + SHOT[face]] and t.phase > STORY:
            continue
        dice = together(now.pool_of(GUNS if is_ranged else BLADES), WEAPON_POOL[face])
        hits = mean_of(dice, 0)
        if hits > most:
            best = dice
            most = hits
    return best
