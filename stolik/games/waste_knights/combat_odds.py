"""How a combat would end: the rules themselves run on copies of the table, with every way the dice can fall.

What a knight chooses on the way follows a plan. Armour is used as soon as wounds are dealt, the weakest dice are lost,
Fate goes where it wounds most; what else may be used is left alone, or all of it is used ("helped"). Ways of a roll
that show the same are taken together, and so are equal tables after each part of the combat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final

from stolik.games.waste_knights.active_rules import ON
from stolik.games.waste_knights.catalogue import (
    BADS_ON,
    FACES,
    FATES_ON,
    NOTHING,
    RED,
    SUCCESSES_ON,
)
from stolik.games.waste_knights.options import DONE, PICK, USE
from stolik.games.waste_knights.rules.combat import PARTS, begin_fighting, is_decided, part, start_effects
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.opponent import foe_of, is_down, is_duel, knight_on
from stolik.games.waste_knights.rules.perform import cause_of, count_of, rules_on
from stolik.games.waste_knights.rules.rolls import successes
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import (
    AFTER_ROLL,
    COLOURS,
    END_COMBAT,
    FATE,
    MORE_TAINTED,
    REROLL_BLANK,
    WOUNDS,
)
from stolik.kernel.question import PASS, Option, Question, Steps
from stolik.kernel.state import MatchOver

SIDES: Final = 6
STREAM: Final = "dice"
SPARE: Final = 40
"""More dice than a part of a combat ever rolls: what a trial run rolls does not matter, only how often."""
ZEROS: Final = [[0]] * SPARE
ONE: Final = Fraction(1)


class Outlook:
    """How a combat ends for one side: all chances are shares of 1."""

    __slots__ = ("breaks", "can_help", "falls", "wins")

    def __init__(self) -> None:
        self.wins = Fraction(0)
        """An enemy is defeated; a duel is won."""
        self.falls = Fraction(0)
        """The knight's wounds equal the Health."""
        self.breaks = Fraction(0)
        """The chosen weapon breaks."""
        self.can_help = False
        """Something may be used that the plan leaves alone."""


class Plan:
    """How the knight of a side chooses."""

    __slots__ = ("has_left", "is_helped", "me")

    def __init__(self, me: int, is_helped: bool) -> None:
        self.me = me
        """The knight for whom one looks ahead; the other one of a duel uses only armour."""
        self.is_helped = is_helped
        self.has_left = False
        """Something that may be used was left alone."""


def foresee(t: Board, side: int, is_helped: bool) -> Outlook:
    """The rest of the combat, from the moment at which all weapons are chosen, as the knight of a side sees it."""
    me = knight_on(t, side)
    plan = Plan(me, is_helped)
    weapon = t.weapon[side]
    held = t.hands[me].count(weapon)
    start = t.copy()
    start.injury_deck.sort()  # nobody knows the order: what is drawn must not tell
    start.fault_deck.sort()
    for idle in (start.finds, start.finds_gone, start.gear_gone, start.bag, *start.wild, *start.wild_gone):
        idle.clear()  # no combat needs them, and every copy would carry them
    tables = [(start, ONE)]
    roller = Roller(plan)
    for run in _parts(start):
        found: dict[object, tuple[Board, Fraction]] = {}
        for table, share in tables:
            is_over = is_decided(table) and not table.is_holding
            for then, ways in [(table, ONE)] if is_over else roller.every_way(table, run):
                key = _key(then)
                known = found.get(key)
                found[key] = (then, share * ways + (known[1] if known else 0))
        tables = list(found.values())
    outlook = Outlook()
    for table, share in tables:
        if _is_won(table, side):
            outlook.wins += share
        if is_down(table, side):
            outlook.falls += share
        if weapon >= 0 and table.hands[me].count(weapon) < held:
            outlook.breaks += share
    outlook.can_help = plan.has_left
    return outlook


def _parts(t: Board) -> list[Callable[[Board], Steps]]:
    """All that follows, in pieces that roll one pool at most."""
    steps = [partial(part, number=number) for number in range(PARTS)]
    if is_duel(t):
        return [partial(start_effects, side=1), partial(start_effects, side=0), *steps]
    return [partial(begin_fighting, first_token=t.tokens_used), *steps]


def _is_won(t: Board, side: int) -> bool:
    """As `fight` and `duel` judge it; of an enemy before step 5, whose effects change nothing of it."""
    if t.combat_over:
        return is_duel(t) and side == 1
    if not is_duel(t):
        return is_down(t, 1)
    has_won = is_down(t, 1) or t.assigned[1] > t.assigned[0]
    return has_won == (side == 0)


def _key(t: Board) -> object:
    """What of a table can differ between two ways of a combat."""
    return (
        tuple(t.wounds), tuple(t.tainted), tuple(t.rad), tuple(t.damage), tuple(t.res), t.armour,
        tuple(t.hands), tuple(t.cargo), tuple(t.used), tuple(t.faults),
        t.unconscious, t.wreck, t.gone, t.foe_wounds, t.foe_health, t.combat_over, t.is_holding,
        t.weapon, t.attack, t.attacked, t.traits, t.lost_traits, tuple(t.gained), t.lost, t.assigned,
        t.step, t.first_test, t.tokens_used, t.vehicle, tuple(t.injury_deck), tuple(t.fault_deck),
    )  # fmt: skip


# The dice


class Roller:
    """Runs a part of a combat in every way its dice can fall; remembers the ways of the knight's roll."""

    __slots__ = ("known", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.known: dict[object, list[tuple[list[int], Fraction]]] = {}

    def every_way(self, t: Board, run: Callable[[Board], Steps]) -> list[tuple[Board, Fraction]]:
        """The tables that the part can end with, and the share of each."""
        first, has_more = self._run(t, run, [])
        if not has_more:
            return [(_swept(first), ONE)]
        side = 0 if first.rolls[0] else 1
        pool = [code // SIDES for code in first.rolls[side]]
        key = None
        if side == 0 and not is_duel(t):
            # What the knight rolls against an enemy depends on these alone, however badly the knight was hit before.
            held = (tuple(t.hands[t.fighter]), tuple(t.cargo[t.fighter]), tuple(map(tuple, t.used)))
            key = (t.step, tuple(pool), t.foe_wounds, t.foe_health, tuple(t.res), held, t.weapon[0], t.first_test)
            found = self._again(t, run, pool, self.known.get(key, []))
            if found:
                return found
        return self._first_time(t, run, side, pool, key)

    def _again(
        self, t: Board, run: Callable[[Board], Steps], pool: list[int], ways: list[tuple[list[int], Fraction]]
    ) -> list[tuple[Board, Fraction]]:
        """The ways of a roll that was made before; none if this one takes another course."""
        found: list[tuple[Board, Fraction]] = []
        for faces, share in ways:
            table, has_more = self._run(t, run, faces)
            if has_more or [code // SIDES for code in table.rolls[0]] != pool:
                return []
            found.append((_swept(table), share))
        return found

    def _first_time(
        self, t: Board, run: Callable[[Board], Steps], side: int, pool: list[int], key: object
    ) -> list[tuple[Board, Fraction]]:
        every = SIDES ** len(pool)
        waiting = [(faces, Fraction(ways, every)) for faces, ways in _falls(pool, _may_reroll(t, side, self.plan))]
        merged: dict[object, tuple[list[int], Board, Fraction]] = {}
        while waiting:
            faces, share = waiting.pop()
            table, has_more = self._run(t, run, faces)
            if has_more:  # a die is rolled again
                waiting += [([*faces, face], share / SIDES) for face in range(SIDES)]
                continue
            shown = _totals(table.rolls[side])
            _swept(table)
            alike = (len(faces), shown, _key(table))
            before = merged.get(alike)
            merged[alike] = (faces, table, share + (before[2] if before else 0))
        if key is not None:
            self.known[key] = [(faces, share) for faces, _, share in merged.values()]
        return [(table, share) for _, table, share in merged.values()]

    def _run(self, t: Board, run: Callable[[Board], Steps], faces: list[int]) -> tuple[Board, bool]:
        """Run a part with these faces; and whether it asked for more of them."""
        table = t.copy()
        rolls = [[face] for face in faces] + ZEROS
        table.dice.script = {STREAM: rolls}
        table.rolls = [(), ()]
        _play(table, run(table), self.plan)
        return table, len(rolls) < SPARE


def _swept(t: Board) -> Board:
    """Without the dice, which only show how a table came about."""
    t.dice.script = None
    t.rolls = [(), ()]
    return t


def _totals(rolled: Sequence[int]) -> tuple[int, int, bool]:
    """Successes, Fate symbols, and whether there is Bad luck."""
    good, fate, is_bad = 0, 0, False
    for code in rolled:
        colour, face = divmod(code, SIDES)
        good += SUCCESSES_ON[colour][face]
        fate += FATES_ON[colour][face]
        is_bad = is_bad or BADS_ON[colour][face] > 0
    return good, fate, is_bad


def _may_reroll(t: Board, side: int, plan: Plan) -> bool:
    """Whether it matters which dice show what, and not only what they show together."""
    if any(call.verb == REROLL_BLANK for token in t.tokens for rule in RED[token] for call in rule.calls):
        return True
    me = knight_on(t, side)
    if me == NOTHING:
        return bool(foe_of(t).on[AFTER_ROLL])
    uses = rules_on(t, me, AFTER_ROLL, 0, t.weapon[side])
    return any((plan.is_helped and me == plan.me) or not use.rule.may for use in uses)


def _falls(pool: list[int], is_exact: bool) -> Iterator[tuple[list[int], int]]:
    """The ways a pool can fall, equal ones together: faces for each die, and how many ways they stand for."""
    sets = [_of_colour(colour, pool.count(colour)) for colour in range(len(COLOURS))]
    together: dict[tuple[int, int, bool], tuple[list[int], int]] = {}
    order = sorted(range(len(pool)), key=pool.__getitem__)
    for chosen in product(*sets):
        ways = 1
        faces: list[int] = []
        for shown, count in chosen:
            faces += shown
            ways *= count
        placed = [0] * len(pool)
        for at, face in zip(order, faces, strict=True):
            placed[at] = face
        if is_exact:
            yield placed, ways
            continue
        key = _totals([SIDES * colour + face for colour, face in zip(pool, placed, strict=True)])
        together[key] = (placed, ways + (together[key][1] if key in together else 0))
    yield from together.values()


def _of_colour(colour: int, dice: int) -> list[tuple[list[int], int]]:
    """What this many dice of one colour can show, whichever of them shows it."""
    first = {FACES[colour][face]: face for face in reversed(range(SIDES))}
    sides = {face: FACES[colour].count(symbols) for symbols, face in first.items()}
    found: list[tuple[list[int], int]] = []
    for shown in combinations_with_replacement(sorted(sides), dice):
        ways = factorial(dice)
        for face in sides:
            ways = ways // factorial(shown.count(face)) * sides[face] ** shown.count(face)
        found.append((list(shown), ways))
    return found


# The choices


def _play(t: Board, steps: Steps, plan: Plan) -> None:
    try:
        asked = next(steps)
        while True:
            assert isinstance(asked, Question)  # in a combat one knight at a time is asked
            asked = steps.send(_choice(t, asked, plan))
    except StopIteration:
        pass
    except MatchOver:
        t.combat_over = True


def _choice(t: Board, question: Question, plan: Plan) -> Option:
    """What the plan answers. Options come weakest die first, so that the first one is lost."""
    kind, options = question.kind, question.options
    if kind == "fate":
        return max(options, key=lambda option: _worth(t, option))
    if kind == "dealt":
        armour = [option for option in options if option[0] == "armour"]
        used = _helping(t, question, plan)
        return used or (armour[0] if armour else PASS)
    if kind == "reroll":
        idle = [option for option in options if option != DONE and _is_idle(option)]
        return idle[0] if idle else DONE
    if PASS in options:
        return _helping(t, question, plan) or PASS
    return options[0]


def _helping(t: Board, question: Question, plan: Plan) -> Option | None:
    """The first thing that helps, if this knight uses all that may be used."""
    if question.seat != t.seat[plan.me] or question.kind == "foe_offer":
        return None
    if question.kind == "after_roll" and (successes(t) >= _left(t) or not _has_idle(t)):
        return None
    for option in question.options:
        if option[0] == "use" and not _ends(USE.index(option)):
            plan.has_left = plan.has_left or not plan.is_helped
            return option if plan.is_helped else None
    return None


def _ends(source: int) -> bool:
    """Whether using it ends the combat."""
    return any(call.verb == END_COMBAT for row in ON for rule in row[source] for call in rule.calls)


def _left(t: Board) -> int:
    """Wounds that the enemy can still take."""
    return t.foe_health - t.foe_wounds if not is_duel(t) else SPARE


def _has_idle(t: Board) -> bool:
    return any(not SUCCESSES_ON[colour][face] for colour, face in zip(t.pool, t.faces, strict=True))


def _is_idle(option: Option) -> bool:
    """Whether a die shows no success."""
    for colour, row in enumerate(PICK):
        if option in row:
            return not SUCCESSES_ON[colour][row.index(option)]
    return False


def _worth(t: Board, option: Option) -> int:
    """The wounds that a Fate symbol adds there."""
    side = t.striker
    me = knight_on(t, side)
    for use in rules_on(t, me, FATE, 0, t.weapon[side]):
        if USE[use.source] == option:
            calls = use.rule.calls if holds(t, me, use.rule.cond) else use.rule.otherwise
            cause = cause_of(use.source)
            return sum(count_of(t, call, cause) for call in calls if call.verb in (WOUNDS, MORE_TAINTED))
    return 0
