"""What a bot knight knows of an adventure beforehand: which actions bring a thread on, and where they are taken.

Everything is read off the adventure itself, so that it serves packs of other authors as well.
"""

from typing import Final

from stolik.games.waste_knights.language import Atom, Call, Cond, Rule
from stolik.games.waste_knights.map import CITIES, COST, COUNT, TERRAIN, WAYS
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.model import COMBAT, COMPETITIVE, NONE, Action, Adventure, Choice, Thread
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import (
    ADD,
    AT_SPACE,
    AT_TOKEN,
    ATTACH,
    CLAIM,
    CRATER,
    ELIMINATE,
    ENTRY,
    IN_ANY_CITY,
    L_ANY_OWN,
    L_BOARD,
    L_OWN,
    L_SHARED,
    LOSE,
    LOSE_VEHICLE,
    RECEIVE,
    REMOVE,
    SET,
    THREAD,
    WIN_FACTION,
    WIN_GAME,
    WIN_LEADER,
)

FAR: Final = 99.0
EARLIER: Final = 0.6
"""What a deed is worth that only makes another one possible."""
STEP: Final = 0.02
"""What a step counts for even on a road that costs nothing."""


class Outcome:
    """All that effects may bring about, entries they lead to included."""

    __slots__ = ("enemies", "own", "shared", "threads", "tokens", "wins")

    def __init__(self) -> None:
        self.shared: list[int] = []
        """Shared variables that may grow."""
        self.own: list[int] = []
        self.tokens: list[int] = []
        """Kinds of tokens that may leave the board."""
        self.threads: list[int] = []
        self.wins: list[Call] = []
        self.enemies: list[int] = []


class Plan:
    """An action that helps: when, and towards what."""

    __slots__ = ("action", "atoms", "depth", "entries", "outcome", "softens", "spaces", "tries", "worth")

    def __init__(self, action: Action, outcome: Outcome) -> None:
        self.action: Action = action
        self.outcome: Outcome = outcome
        self.atoms: list[Atom] = []
        """What it works towards; empty: it brings the thread on by itself."""
        self.softens: list[int] = []
        """Shared variables that take Health from an enemy in the way."""
        self.depth: int = 0
        """How many other actions lie between it and what the thread asks for."""
        self.worth: float = 1.0
        """What it is worth beside what the thread asks for."""
        self.spaces: list[int] = []
        """Where it can be taken, unless that depends on tokens; then empty."""
        self.entries: dict[int, int] = {}
        """The entry read on a space, where that is not the same everywhere."""
        self.tries: dict[int, list[Choice]] = {}
        """By entry the choices that help. An entry that helps whatever is chosen is not there."""


class Aim:
    """A way to bring the thread on: a condition, and where it leads."""

    __slots__ = ("cond", "is_goal", "outcome")

    def __init__(self, cond: Cond | None, outcome: Outcome, is_goal: bool) -> None:
        self.cond: Cond | None = cond
        self.outcome: Outcome = outcome
        self.is_goal: bool = is_goal
        """Whether it comes about by itself once the condition holds; else an action has to be taken."""


class End:
    """A deed by which one side wins in the end."""

    __slots__ = ("atom", "plan", "side", "variable")

    def __init__(self, variable: int, side: int, plan: Plan, atom: Atom | None) -> None:
        self.variable: int = variable
        self.side: int = side
        """What that variable says of the knights who win."""
        self.plan: Plan = plan
        self.atom: Atom | None = atom
        """What has to be reached by it; None: doing it once is enough."""


class Outlook:
    """What a thread is about."""

    __slots__ = ("aims", "ends", "measure", "plans", "steps")

    def __init__(self) -> None:
        self.aims: list[Aim] = []
        self.plans: list[Plan] = []
        self.measure: int = NONE
        """The knight variable by which the winner is found, if there is one."""
        self.steps: int = 1
        """Threads from here to the nearest victory, this one included."""
        self.ends: list[End] = []
        """Where sides win: what they do for it, in this thread or in one that may follow."""


def _gather(adventure: Adventure, rules: list[Rule], found: Outcome, seen: list[int]) -> None:
    for rule in rules:
        for call in (*rule.calls, *rule.otherwise):
            _note(adventure, call, found, seen)


def _note(adventure: Adventure, call: Call, found: Outcome, seen: list[int]) -> None:
    if call.call is not None:
        _note(adventure, call.call, found, seen)
    if call.verb in (ADD, SET) and call.n > 0:
        (found.own if call.extra else found.shared).append(call.what)
    elif call.verb in (CLAIM, REMOVE):
        found.tokens.append(call.what)
    elif call.verb == THREAD:
        found.threads.append(call.what)
    elif call.verb == WIN_GAME:
        found.wins.append(call)
    elif call.verb == ENTRY and call.what not in seen:
        _entry(adventure, call.what, found, [*seen, call.what])


def _entry(adventure: Adventure, number: int, found: Outcome, seen: list[int]) -> None:
    entry = adventure.entries[number]
    for other in entry.instead:
        if other.entry not in seen:
            _entry(adventure, other.entry, found, [*seen, other.entry])
    _gather(adventure, entry.fx, found, seen)
    for choice in entry.choices:
        if choice.kind == COMBAT:
            found.enemies.append(choice.enemy)
        _gather(adventure, choice.first, found, seen)
    _gather(adventure, entry.default, found, seen)
    _gather(adventure, entry.then, found, seen)


def _outcome(adventure: Adventure, action: Action) -> Outcome:
    found = Outcome()
    _gather(adventure, action.fx, found, [])
    for entry in (action.entry, *action.entry_of):
        if entry != NONE:
            _entry(adventure, entry, found, [entry])
    return found


def _atoms(cond: Cond | None) -> list[Atom]:
    return [] if cond is None else [atom for way in cond.ways for atom in way]


def _serves(outcome: Outcome, atom: Atom) -> bool:
    """Whether effects may bring what a comparison asks for."""
    left = atom.left.left
    if left == L_SHARED:
        return atom.left.arg in outcome.shared
    if left in (L_OWN, L_ANY_OWN):
        return atom.left.arg in outcome.own
    return left == L_BOARD and atom.left.arg in outcome.tokens


def _look(adventure: Adventure, thread: Thread) -> Outlook:
    outlook = Outlook()
    plans = [Plan(action, _outcome(adventure, action)) for action in thread.actions]
    wanted: list[Atom] = []
    for goal in thread.goals:
        found = Outcome()
        _gather(adventure, goal.fx, found, [])
        if found.threads or found.wins:
            outlook.aims.append(Aim(goal.cond, found, True))
            wanted += _atoms(goal.cond)
    for plan in plans:
        if plan.outcome.threads or plan.outcome.wins:
            outlook.aims.append(Aim(plan.action.requires, plan.outcome, False))
            outlook.plans.append(plan)
            wanted += _atoms(plan.action.requires)
    # What serves a wanted comparison is useful, and what its own requirements ask for is wanted in turn.
    depth = -1
    while True:
        depth += 1
        news: list[Plan] = []
        for plan in plans:
            if plan not in outlook.plans:
                plan.atoms = [atom for atom in wanted if _serves(plan.outcome, atom)]
                if plan.atoms:
                    plan.depth = depth
                    news.append(plan)
        if not news:
            break
        outlook.plans += news
        for plan in news:
            wanted += _atoms(plan.action.requires)
    soft = [
        variable for plan in outlook.plans for enemy in plan.outcome.enemies for variable in _less(adventure, enemy)
    ]
    for plan in plans:
        if plan in outlook.plans:
            continue
        plan.softens = [variable for variable in soft if variable in plan.outcome.shared]
        if plan.softens:
            plan.depth = 1
        if plan.softens or (plan.outcome.own and adventure.mode == COMPETITIVE):
            outlook.plans.append(plan)
    for plan in outlook.plans:
        _note_tries(adventure, plan)
        plan.worth = float(EARLIER**plan.depth)
        if not plan.atoms and not plan.outcome.threads and not plan.outcome.wins:
            plan.worth *= 0.8
        if not any(place.kind == AT_TOKEN for place in plan.action.at):
            plan.spaces = _spaces_now([], plan.action)
    return outlook


def _less(adventure: Adventure, enemy: int) -> list[int]:
    """The shared variables that take Health from an enemy."""
    health = adventure.enemies[enemy].sum
    return [] if health is None else [term.arg for term in health.terms if term.left == L_SHARED and term.sign < 0]


def _note_tries(adventure: Adventure, plan: Plan) -> None:
    """Which choices of the entries that an action reads bring what it is taken for."""
    action = plan.action
    for number, place in enumerate(action.entry_at):
        if place.kind == AT_SPACE:
            plan.entries[place.at] = action.entry_of[number]
    for number in (action.entry, *action.entry_of):
        if number == NONE:
            continue
        entry = adventure.entries[number]
        always = Outcome()
        _gather(adventure, entry.fx, always, [number])
        _gather(adventure, entry.then, always, [number])
        good: list[Choice] = []
        for choice in entry.choices:
            found = Outcome()
            _gather(adventure, choice.first, found, [number])
            if _helps(plan, found):
                good.append(choice)
        if good and not _helps(plan, always):
            plan.tries[number] = good


def _helps(plan: Plan, found: Outcome) -> bool:
    """Whether effects bring what the action is taken for."""
    if plan.atoms:
        return any(_serves(found, atom) for atom in plan.atoms)
    if plan.softens:
        return any(variable in found.shared for variable in plan.softens)
    if plan.outcome.threads or plan.outcome.wins:
        return bool(found.threads or found.wins)
    return bool(found.own)


def _measure(adventure: Adventure) -> int:
    """The knight variable that decides who wins alone."""
    for entry in range(len(adventure.entries)):
        found = Outcome()
        _entry(adventure, entry, found, [entry])
        for call in found.wins:
            if call.what == WIN_LEADER:
                return call.extra
            if call.what == WIN_FACTION:
                return adventure.own_names.index("data") if "data" in adventure.own_names else NONE
    return NONE


def _outlooks(adventure: Adventure) -> list[Outlook]:
    measure = _measure(adventure)
    found = [_look(adventure, thread) for thread in adventure.threads]
    for outlook in found:
        outlook.measure = measure
        outlook.steps = len(found)
    for _ in found:
        for outlook in found:
            for aim in outlook.aims:
                steps = 1 if aim.outcome.wins else 1 + min(found[thread].steps for thread in aim.outcome.threads)
                outlook.steps = min(outlook.steps, steps)
    for outlook in found:
        _find_ends(found, outlook, outlook, [])
    return found


def _find_ends(found: list[Outlook], outlook: Outlook, here: Outlook, seen: list[Outlook]) -> None:
    """Note for an outlook all deeds by which sides win in the thread `here` or after it."""
    if here in seen:
        return
    seen.append(here)
    for aim in here.aims:
        for call in aim.outcome.wins:
            if call.what != WIN_FACTION:
                continue
            for plan in here.plans:
                if plan.outcome is aim.outcome:
                    outlook.ends.append(End(call.extra, call.n, plan, None))
                for atom in plan.atoms:
                    if atom in _atoms(aim.cond):
                        outlook.ends.append(End(call.extra, call.n, plan, atom))
        for thread in aim.outcome.threads:
            _find_ends(found, outlook, found[thread], seen)


def _burdens(adventure: Adventure, outlooks: list[Outlook]) -> list[Cond]:
    """When the rules of some thread hurt knights for what was done; what the story asks for is no burden."""
    wanted = [atom.left.arg for outlook in outlooks for plan in outlook.plans for atom in plan.atoms]
    found: list[Cond] = []
    for thread in adventure.threads:
        for rule in thread.rules:
            atoms = _atoms(rule.cond)
            if rule.cond is not None and all(a.left.left == L_SHARED and a.left.arg not in wanted for a in atoms):
                for call in rule.calls:
                    done = call if call.call is None else call.call
                    if done.verb in (RECEIVE, LOSE, ATTACH, ELIMINATE, LOSE_VEHICLE):
                        found.append(rule.cond)
    return found


def gain_of(choice: Choice, atom: Atom) -> int:
    """How much a choice that turns out well adds to what a comparison of a shared variable asks for."""
    gain = 0
    for rule in choice.first:
        for call in rule.calls:
            if call.verb == ADD and not call.extra and call.what == atom.left.arg:
                gain += call.n
    return gain


# Where, and how far


def spaces_of(t: Board, plan: Plan) -> list[int]:
    """The spaces on which an action can be taken now. Not to be changed."""
    return plan.spaces or _spaces_now(t.placed, plan.action)


def _spaces_now(placed: list[int], action: Action) -> list[int]:
    """The spaces on which an action can be taken with these tokens on the board."""
    found: list[int] = []
    for place in action.at:
        if place.kind == AT_SPACE:
            found.append(place.at)
        elif place.kind == AT_TOKEN:
            found += [code % COUNT for code in placed if code // COUNT == place.at]
        elif place.kind == IN_ANY_CITY:
            found += CITIES.values()
    return found


_DISTANCES: Final[list[list[float]]] = [[] for _ in range(COUNT)]


def distances(target: int) -> list[float]:
    """From every space the cheapest cost of a route to this one, without effects; made once for each target.

    A step costs a little even where it is free, so that of equal routes the shortest counts.
    """
    known = _DISTANCES[target]
    if known:
        return known
    cost = [FAR] * COUNT
    cost[target] = 0.0
    waiting = [target]
    while waiting:
        here = waiting.pop(0)
        for other in WAYS[here]:
            # Coming from the other space, entering this one is what costs.
            through = cost[here] + COST[here] + STEP
            if TERRAIN[other] != CRATER and through < cost[other]:
                cost[other] = through
                waiting.append(other)
    _DISTANCES[target] = cost
    return cost


OUTLOOKS: Final[list[list[Outlook]]] = [_outlooks(adventure) for adventure in ADVENTURES]
BURDENS: Final[list[list[Cond]]] = [_burdens(adventure, OUTLOOKS[at]) for at, adventure in enumerate(ADVENTURES)]
LONGEST: Final[list[int]] = [max(outlook.steps for outlook in outlooks) for outlooks in OUTLOOKS]
