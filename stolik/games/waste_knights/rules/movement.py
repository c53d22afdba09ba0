"""The move action: the route, its cost, hazards on the way (WK-MOVE, WK-HAZ)."""

from typing import Final

from stolik.games.waste_knights.active_rules import SOURCE_ID, Use, in_effect, stat
from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.events import Declared, Ignored, Moved
from stolik.games.waste_knights.language import Rule
from stolik.games.waste_knights.map import CHEAPEST_WAY, COST, COUNT, HAZARDS, SPACE_ID, TERRAIN, WAYS
from stolik.games.waste_knights.options import GO, NUMBER_OF, RETURN, STOP, name_of
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.perform import (
    anytime,
    apply,
    choices,
    is_out,
    note_use,
    offered,
    picked,
    rules_on,
    still_open,
)
from stolik.games.waste_knights.rules.resources import lose_resource
from stolik.games.waste_knights.rules.threats import draw_token, return_token, return_tokens
from stolik.games.waste_knights.rules.wasteland import wasteland_card
from stolik.games.waste_knights.rules.wounds import lies_here, pick_up, receive_radiation, receive_wounds
from stolik.games.waste_knights.state import AFTER_ACTION, MOVED, ROUTE, WALK, Board
from stolik.games.waste_knights.vocabulary import (
    BONUS,
    CHEAPER,
    FUEL,
    HAZARD,
    HAZARD_ANY,
    HAZARD_CONTAMINATION,
    HAZARD_IDS,
    HAZARD_RAD,
    IGNORE_HAZARD,
    MOVE,
    MP,
    RAD_MARKER,
    RETURN_TOKEN,
    SPEED,
)
from stolik.kernel.question import LATER, PASS, Option, Question, Steps


def has_verb(rule: Rule, verb: int) -> bool:
    """Whether a rule does something of this kind."""
    return any(call.verb == verb for call in rule.calls)


class Budget:
    """What a knight can pay in this move, gathered once: MP, Fuel, and what changes the costs."""

    __slots__ = ("bonus", "cheaper", "extra", "fuel", "gains", "me", "mp")

    def __init__(self, t: Board, me: int) -> None:
        now = in_effect(t, me)
        self.me: int = me
        self.mp: int = now.stat(SPEED) + t.mp
        self.bonus: int = now.stat(BONUS)
        self.fuel: int = t.res[3 * me + FUEL]
        self.extra: list[int] = now.cost_more()
        self.cheaper: list[Rule] = []
        self.gains: list[Rule] = []
        for use in still_open(t, me, now.uses[MOVE]):
            if not use.rule.may:
                if CHEAPER in use.verbs:
                    self.cheaper.append(use.rule)
                elif MP in use.verbs:
                    self.gains.append(use.rule)

    def cost(self, t: Board) -> int:
        """The cost of the route; the starting space is ignored (WK-MOVE-06)."""
        extra = self.extra
        start = t.route[0]
        total = -COST[start] - extra[TERRAIN[start]]
        for space in t.route:
            total += COST[space] + extra[TERRAIN[space]]
        for rule in self.cheaper:
            for call in rule.calls:
                for space in t.route[1:]:
                    if call.verb == CHEAPER and call.what >> TERRAIN[space] & 1:
                        total -= min(call.n, COST[space])
                        break
        return total

    def points(self, t: Board) -> int:
        """The MP without Fuel; some depend on the route."""
        points = self.mp
        for rule in self.gains:
            if holds(t, self.me, rule.cond):
                for call in rule.calls:
                    if call.verb == MP:
                        points += call.n
        return points

    def fuel_needed(self, t: Board) -> int:
        """The Fuel that covers the route, or -1 when no amount does (WK-MOVE-12, WK-MOVE-14)."""
        missing = self.cost(t) - self.points(t)
        if missing <= 0:
            return 0
        if self.bonus <= 0:
            return NOTHING
        need = -(-missing // self.bonus)
        return need if need <= self.fuel else NOTHING

    def next_spaces(self, t: Board) -> list[int]:
        """Where the route can go on."""
        here, start = t.route[-1], t.route[0]
        # Cards only make a route cheaper: where it can be paid without what they say of the whole of it, ask no more.
        left = self.mp + max(0, self.bonus) * self.fuel - self.cost(t)
        has_cards = bool(self.cheaper or self.gains)
        extra = self.extra
        found: list[int] = []
        for space in WAYS[here]:
            if COST[space] + extra[TERRAIN[space]] > left:
                if has_cards and self.covers(t, space):
                    found.append(space)
            elif space != start or self.covers(t, space):
                found.append(space)
        return found

    def covers(self, t: Board, space: int) -> bool:
        """Whether the route with one more space can be paid; back to its start only if it can go on from there."""
        t.route.append(space)
        is_paid = self.cost(t) <= self.points(t) + max(0, self.bonus) * self.fuel
        if is_paid and space == t.route[0]:
            is_paid = any(self.covers(t, other) for other in WAYS[space] if other != space)
        t.route.pop()
        return is_paid


def can_start_move(t: Board, me: int) -> bool:
    """Whether there is a vehicle, it runs, and at least one step can be paid (WK-MOVE-16, WK-VEH-04)."""
    if t.wreck[me] != NOTHING or t.vehicle[me] == NOTHING:
        return False
    if CHEAPEST_WAY[t.space[me]] + len(t.faults[me]) <= stat(t, me, SPEED):
        return True  # the usual case; no fault makes a space dearer by more than 1
    t.route = [t.space[me]]
    t.mp = 0
    budget = Budget(t, me)
    for use in boosts(t, me):
        for call in use.rule.calls:
            if call.verb == MP:
                budget.mp += call.n
    can = any(budget.covers(t, space) for space in WAYS[t.space[me]])
    t.route = []
    return can


def boosts(t: Board, me: int) -> list[Use]:
    """Optional effects that give MP; they are declared before the route (WK-MOVE-13)."""
    return [use for use in choices(t, me, rules_on(t, me, MOVE), []) if MP in use.verbs]


def begin_move(t: Board, me: int) -> None:
    """The move action starts; nothing is rearranged until it is over (WK-MOVE-02)."""
    t.route = [t.space[me]]
    t.mp = 0
    t.phase = ROUTE


def ways(t: Board, me: int) -> list[Option]:
    """The next steps of the route, effects to declare first, and the end of the route where it may end."""
    budget = Budget(t, me)
    options = [GO[space] for space in budget.next_spaces(t)]
    if len(t.route) == 1:
        options += offered(boosts(t, me))
    elif t.route[-1] != t.route[0]:
        options.append(STOP)
    return options


def choose_route(t: Board) -> Steps:
    """One step of the route; at its end the Fuel is paid (WK-MOVE-03, WK-MOVE-13)."""
    me = t.active
    option = yield Question(t.seat[me], "route", LATER)
    if option == STOP:
        fuel = Budget(t, me).fuel_needed(t)
        lose_resource(t, me, FUEL, fuel)
        if t.log is not None:
            spaces = [SPACE_ID[space] for space in t.route]
            t.log.add(Declared(name_of(t, me), spaces, fuel))
        t.phase = WALK
    elif option[0] == "go":
        t.route.append(NUMBER_OF[option])
    else:
        yield from apply(t, me, picked(boosts(t, me), option))


def walk(t: Board) -> Steps:
    """Go along the route, resolve what lies on it, then the wasteland card (WK-MOVE-17 to WK-MOVE-19)."""
    me = t.active
    t.tokens_used = 0
    for space in t.route[1:]:
        t.space[me] = space
        if t.log is not None:
            t.log.add(Moved(name_of(t, me), SPACE_ID[space]))
        for symbol in symbols(t, space):
            yield from _hazard(t, me, symbol)
            if is_out(t, me):
                break
        if is_out(t, me) or t.wreck[me] != NOTHING or t.vehicle[me] == NOTHING:
            break
    if not is_out(t, me) and lies_here(t, me):
        yield from pick_up(t, me)
    if is_out(t, me):
        return_tokens(t)  # no card after a collapse (WK-HAZ-07)
    else:
        if t.tokens:
            yield from _maybe_return_tokens(t, me)
        yield from wasteland_card(t, me)
    t.route = []
    t.taken.append(MOVED)
    t.phase = AFTER_ACTION


def symbols(t: Board, space: int) -> list[int]:
    """The hazard symbols of a space, printed and by markers: radiation, contamination, threat (WK-HAZ-05)."""
    found = HAZARDS[space]
    if not t.placed or t.placed[-1] < RAD_MARKER * COUNT:
        return found
    for kind in (HAZARD_RAD, HAZARD_CONTAMINATION, 2):
        more = t.placed.count((RAD_MARKER + kind) * COUNT + space)
        if more:
            found = sorted(found + [kind] * more)
    return found


def _hazard(t: Board, me: int, symbol: int) -> Steps:
    """Resolve a symbol, unless an effect ignores it."""
    is_threat = symbol not in (HAZARD_RAD, HAZARD_CONTAMINATION)
    if is_threat and not t.bag:
        return
    if symbol == HAZARD_RAD and t.rad[me]:
        yield from _maybe_use_first(t, me, symbol)
    shields = ignorers(t, me, symbol)
    if shields:
        option = yield Question(t.seat[me], "hazard", [*offered(shields), PASS], HAZARD_IDS[symbol], about=(me, 0))
        if option != PASS:
            yield from apply(t, me, picked(shields, option))
            if t.log is not None:
                t.log.add(Ignored(name_of(t, me), HAZARD_IDS[symbol]))
            return
    if symbol == HAZARD_RAD:
        yield from receive_radiation(t, me, 1)
    elif symbol == HAZARD_CONTAMINATION:
        yield from receive_wounds(t, me, 0, 1)
    else:
        draw_token(t, me)


FIRST: Final = 1
"""A `hazard` question is about what may be used at any time, before the symbol is resolved."""


def _maybe_use_first(t: Board, me: int, symbol: int) -> Steps:
    """What may be used at any time, used to make room on the resistance track."""
    while True:
        uses = anytime(t, me)
        if not uses:
            return
        option = yield Question(t.seat[me], "hazard", [*offered(uses), PASS], HAZARD_IDS[symbol], about=(me, FIRST))
        if option == PASS:
            return
        yield from apply(t, me, picked(uses, option))


def ignorers(t: Board, me: int, symbol: int) -> list[Use]:
    """Effects by which the knight may ignore a symbol of this kind."""
    found = choices(t, me, rules_on(t, me, HAZARD, 1 << symbol), [])
    for use in choices(t, me, rules_on(t, me, MOVE), []):
        for call in use.rule.calls:
            if call.verb == IGNORE_HAZARD and call.what in (symbol, HAZARD_ANY):
                found.append(use)
    return found


def tokens_to_return(t: Board) -> list[Option]:
    """One of the tokens drawn, or none."""
    return [*(RETURN[token] for token in t.tokens), PASS]


def _maybe_return_tokens(t: Board, me: int) -> Steps:
    """Before the wasteland card some may return tokens drawn in this move (Slip Through)."""
    for use in choices(t, me, rules_on(t, me, MOVE), []):
        if RETURN_TOKEN not in use.verbs or not t.tokens:
            continue
        t.returning = 0
        option = yield Question(t.seat[me], "return_token", tokens_to_return(t), SOURCE_ID[use.source])
        if option != PASS:
            note_use(t, me, use.rule)
            return_token(t, NUMBER_OF[option])
