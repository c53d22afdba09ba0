"""What an adventure must satisfy as a whole (adventures.md 1.8), beyond being readable.

Every thread and entry can be reached, every thread leads to an end, every list of choices can be answered, every
condition can come true, nothing gives a secret away.
"""

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Final

from stolik.games.waste_knights.language import Atom, Call, Cond, Rule, Sum, Term
from stolik.games.waste_knights.story.load import Pack, read_pack
from stolik.games.waste_knights.story.model import (
    COMBAT,
    CONTEST,
    DUEL,
    EACH_SECRET,
    LAST,
    LEADER,
    NONE,
    PLAIN,
    Action,
    Adventure,
    Entry,
)
from stolik.games.waste_knights.story.roads import (
    ENDS_LIST,
    IN_ENTRY,
    IN_THREAD,
    LOST,
    START,
    WON,
    Node,
    reached,
    roads,
)
from stolik.games.waste_knights.vocabulary import (
    ADD,
    ALL,
    AT_LEAST,
    AT_MOST,
    AT_SPACE,
    AT_TOKEN,
    ELIMINATE,
    ENTRY,
    EQUAL,
    GIVE_SPECIAL,
    KNIGHTS,
    L_ANY_OWN,
    L_ARMOUR,
    L_BOARD,
    L_CONSCIOUS,
    L_COUNT_OWN,
    L_DECK_SPECIAL,
    L_HERE,
    L_KNIGHTS,
    L_OWN,
    L_SHARED,
    L_TAKEN,
    L_TIME,
    L_UNCONSCIOUS,
    L_VEHICLE,
    L_XP,
    L_YOUR_SPECIAL,
    NUMBER,
    OF_NOBODY,
    PASS_SPECIAL,
    PLACE,
    SET,
    STEAL_SPECIAL,
    SUCCESSES,
    SUPPLY,
    TAKE_SPECIAL,
    TARGET,
    THREAD,
    TIME,
    TOKENS,
    UNEQUAL,
    WIN_FACTION,
    WIN_GAME,
    WIN_LEADER,
)
from stolik.kernel.content import ContentError, Where

Range = tuple[int, int]
"""The least and the largest value that a number can have."""
MANY: Final = 10**6
MOST_XP: Final = 19


def read_checked(folder: Traversable) -> Adventure:
    """The adventure in a folder; ContentError for the first thing that is wrong."""
    pack, problems = check_pack(folder)
    if problems:
        raise problems[0]
    return pack.adventure


def check_pack(folder: Traversable) -> tuple[Pack, list[ContentError]]:
    """The adventure in a folder and all that is wrong with it, in the order of the file."""
    pack = read_pack(folder)
    problems = pack.problems.copy()
    if not problems:  # a story with holes would be blamed for more than is wrong
        problems = _Check(pack).problems
    return pack, sorted(problems, key=_place)


def _place(problem: ContentError) -> tuple[str, int]:
    return problem.file, problem.line


class Effects:
    """One list of effects, where it stands, and what it may refer to.

    `goes_on`: it is resolved to its end even if the knight who resolves it falls or is eliminated.
    """

    def __init__(
        self,
        where: Where,
        rules: list[Rule],
        has_opponent: bool = False,
        has_test: bool = False,
        goes_on: bool = False,
    ) -> None:
        self.where = where
        self.rules = rules
        self.has_opponent = has_opponent
        self.has_test = has_test
        self.goes_on = goes_on


def effects_of(adventure: Adventure) -> Iterator[Effects]:
    """All lists of effects of a story."""
    yield Effects(("adventure", "on_eliminated"), adventure.on_eliminated)
    for number, thread in enumerate(adventure.threads):
        at: Where = ("threads", number)
        yield Effects((*at, "setup"), thread.setup, goes_on=True)
        yield Effects((*at, "time", "expire"), thread.expire, goes_on=True)
        for index, rule in enumerate(thread.rules):
            yield Effects((*at, "rules", index), [rule], goes_on=True)
        for index, action in enumerate(thread.actions):
            yield Effects((*at, "actions", index, "fx"), action.fx)
        for index, goal in enumerate(thread.goals):
            yield Effects((*at, "goals", index, "fx"), goal.fx, goes_on=True)
    for number, entry in enumerate(adventure.entries):
        yield from _of_entry(("entries", number), entry)


def _of_entry(at: Where, entry: Entry) -> Iterator[Effects]:
    yield Effects((*at, "fx"), entry.fx)
    yield Effects((*at, "default"), entry.default)
    yield Effects((*at, "then"), entry.then)
    for index, choice in enumerate(entry.choices):
        fights = choice.kind in (CONTEST, DUEL)
        tests = choice.kind not in (PLAIN, DUEL) and not fights
        yield Effects((*at, "choices", index), choice.first, fights, tests, choice.kind == COMBAT)
        yield Effects((*at, "choices", index), choice.second, fights, tests)


def calls_of(rules: list[Rule]) -> Iterator[Call]:
    """All calls of a list, those inside other calls included."""
    for rule in rules:
        for call in (*rule.cost, *rule.calls, *rule.otherwise):
            inner: Call | None = call
            while inner is not None:
                yield inner
                inner = inner.call


class _Check:
    """Gathers what is wrong with one adventure."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.adventure = pack.adventure
        self.lists = list(effects_of(pack.adventure))
        self.problems: list[ContentError] = []
        self.ways()
        self.answers()
        self.endless()
        self.in_place()
        self.effects()
        self.secrets()
        self.tokens()
        self.times()
        self.conditions()

    def wrong(self, where: Where, problem: str) -> None:
        self.problems.append(self.pack.lines.error(where, problem))

    def ways(self) -> None:
        """Everything can be reached, and every thread leads to an end."""
        found = roads(self.adventure)
        seen = reached(found, (START, 0))
        for number, thread in enumerate(self.adventure.threads):
            if (IN_THREAD, number) not in seen:
                self.wrong(("threads", number), f"thread {thread.id} cannot be reached")
            elif not any(kind in (WON, LOST) for kind, _ in reached(found, (IN_THREAD, number))):
                self.wrong(("threads", number), f"thread {thread.id} is a dead end: no way leads to win or lose_game")
        for number, entry in enumerate(self.adventure.entries):
            if (IN_ENTRY, number) not in seen:
                self.wrong(("entries", number), f"entry {entry.id} cannot be reached")
        if not any(kind == WON for kind, _ in seen):
            self.wrong(("adventure",), "nobody can win: no way leads to win")

    def answers(self) -> None:
        """Every list of choices has one that is always possible, or the entry has a default."""
        for number, entry in enumerate(self.adventure.entries):
            if not entry.choices or entry.default:
                continue
            if not any(
                choice.requires is None and not choice.cost and choice.kind not in (CONTEST, DUEL)
                for choice in entry.choices
            ):
                problem = "every choice has a requirement, a cost or an opponent: add a free choice or a default"
                self.wrong(("entries", number, "choices"), problem)

    def endless(self) -> None:
        """No entry and no thread leads back to itself without anybody choosing, and no expiry to another one."""
        ahead: dict[Node, Node] = {}
        for number, thread in enumerate(self.adventure.threads):
            end = _surely_ends([thread.setup])
            if end is None and thread.intro != NONE:
                end = (IN_ENTRY, thread.intro)
            if end is not None:
                ahead[IN_THREAD, number] = end
            steps = [call.n for call in calls_of(thread.expire) if call.verb == TIME]
            if steps and steps[0] > 0:
                self.wrong(("threads", number, "time", "expire"), "the time would expire again in its own expiry")
        for number, entry in enumerate(self.adventure.entries):
            lists = [entry.fx, entry.then] if entry.choices else [entry.fx, entry.default, entry.then]
            end = _surely_ends(lists)
            if end is not None:
                ahead[IN_ENTRY, number] = end
        for node in ahead:
            seen: set[Node] = set()
            at: Node | None = ahead[node]
            while at is not None and at not in seen and at != node:
                seen.add(at)
                at = ahead.get(at)
            if at != node:
                continue
            kind, number = node
            if kind == IN_ENTRY:
                name = f"entry {self.adventure.entries[number].id}"
                self.wrong(("entries", number), f"{name} leads back to itself for ever")
            else:
                name = f"thread {self.adventure.threads[number].id}"
                self.wrong(("threads", number), f"{name} leads back to itself for ever")

    def in_place(self) -> None:
        """What is read in place of an entry never leads back to it, and is no secret vote; nor is a vote replaced."""
        entries = self.adventure.entries
        for number, entry in enumerate(entries):
            seen = {other.entry for other in entry.instead}
            waiting = list(seen)
            while waiting:
                for other in entries[waiting.pop()].instead:
                    if other.entry not in seen:
                        seen.add(other.entry)
                        waiting.append(other.entry)
            if number in seen:
                self.wrong(("entries", number, "instead"), f"entry {entry.id} stands in place of itself")
            votes = [entries[other.entry] for other in entry.instead if entries[other.entry].who == EACH_SECRET]
            if entry.instead and (votes or entry.who == EACH_SECRET):
                self.wrong(("entries", number, "instead"), "a secret vote has no part in this")

    def effects(self) -> None:
        """Effects that come too late, refer to nobody, or need what the adventure lacks."""
        for effects in self.lists:
            self.eliminated(effects)
            is_over = False
            for rule in effects.rules:
                if is_over:
                    self.wrong(effects.where, "the list has ended before its last effects: they are never resolved")
                    break
                for number, call in enumerate(rule.calls):
                    if call.verb in ENDS_LIST:
                        is_over = is_over or (rule.cond is None and not rule.may)
                        if number + 1 < len(rule.calls):
                            self.wrong(effects.where, "the list ends in the middle of this line")
            for call in calls_of(effects.rules):
                if call.verb in (TARGET, STEAL_SPECIAL) and not effects.has_opponent:
                    self.wrong(effects.where, "target and steal_special need a contest or a duel")
                if call.of == SUCCESSES and not effects.has_test:
                    self.wrong(effects.where, "S needs a test")
                if call.verb == WIN_GAME and call.what == WIN_FACTION and "data" not in self.adventure.own_names:
                    self.wrong(effects.where, "win(faction,…) needs the knight variable data")

    def eliminated(self, effects: Effects) -> None:
        """Once the knight is eliminated nothing of the list is left to resolve, unless it goes on with others."""
        calls = [(rule.cond is None and not rule.may, call) for rule in effects.rules for call in rule.calls]
        for number, (is_sure, call) in enumerate(calls):
            late = [other for _, other in calls[number + 1 :] if not effects.goes_on or other.verb not in OF_NOBODY]
            if call.verb == ELIMINATE and is_sure and late:
                self.wrong(effects.where, "the knight is eliminated before the last effects: they are never resolved")
                return

    def secrets(self) -> None:
        """Hidden variables are set by secret votes alone, and nothing shows them by the way."""
        hidden = self.adventure.hidden
        votes: set[Where] = set()
        for number, entry in enumerate(self.adventure.entries):
            at: Where = ("entries", number)
            if entry.who == LEADER and entry.leader in hidden:
                self.wrong((*at, "who"), "a hidden variable cannot make a leader")
            if entry.who != EACH_SECRET:
                continue
            for index, choice in enumerate(entry.choices):
                votes.add((*at, "choices", index))
                is_hidden = all(
                    call.verb in (ADD, SET) and call.extra and call.what in hidden for call in calls_of(choice.first)
                )
                if choice.kind != PLAIN or choice.cost or choice.requires is not None or not is_hidden:
                    problem = "a choice of a secret vote sets hidden variables and does nothing else"
                    self.wrong((*at, "choices", index), problem)
        for effects in self.lists:
            conds = [rule.cond for rule in effects.rules] + [call.cond for call in calls_of(effects.rules)]
            for cond in conds:
                if cond is not None and any(term.arg in hidden for term in _terms(cond) if term.left == L_OWN):
                    self.wrong(effects.where, "an effect cannot depend on a hidden variable: everybody would see it")
            for call in calls_of(effects.rules):
                if call.verb in (ADD, SET) and call.extra and call.what in hidden and effects.where not in votes:
                    self.wrong(effects.where, "a hidden variable is changed by a secret vote only")
                names_leader = call.verb in (GIVE_SPECIAL, PASS_SPECIAL) or (
                    call.verb == WIN_GAME and call.what == WIN_LEADER
                )
                if names_leader and call.extra in hidden:
                    self.wrong(effects.where, "a hidden variable cannot make a leader")

    def tokens(self) -> None:
        """There are as many tokens as a setup wants, and every action finds its place and its entry."""
        elsewhere = {
            call.what
            for effects in self.lists
            if effects.where[-1] != "setup"
            for call in calls_of(effects.rules)
            if call.verb == PLACE
        }
        everywhere = elsewhere | {
            call.what for thread in self.adventure.threads for call in calls_of(thread.setup) if call.verb == PLACE
        }
        for number, thread in enumerate(self.adventure.threads):
            at: Where = ("threads", number)
            placed = [call for call in calls_of(thread.setup) if call.verb == PLACE]
            for kind, supply in enumerate(SUPPLY):
                count = sum(_amounts(call, self.adventure)[1] for call in placed if call.what == kind)
                if supply and count > supply:
                    self.wrong((*at, "setup"), f"{count} {TOKENS[kind]} tokens are placed, and there are {supply}")
            known = everywhere if thread.keeps_tokens else elsewhere | {call.what for call in placed}
            for index, action in enumerate(thread.actions):
                self.places((*at, "actions", index), action, placed, known)

    def places(self, where: Where, action: Action, placed: list[Call], known: set[int]) -> None:
        """An action's tokens can be there, and wherever they are put by the setup there is an entry for it."""
        spaces = {place.at for place in action.at if place.kind == AT_SPACE}
        for place in action.at:
            if place.kind != AT_TOKEN:
                continue
            if place.at not in known:
                self.wrong((*where, "at"), f"no {TOKENS[place.at]} token is placed in this thread")
            for call in placed:
                if call.what == place.at and call.place is not None and call.place.kind == AT_SPACE:
                    spaces.add(call.place.at)
        if not action.entry_at:
            return
        entries = {place.at for place in action.entry_at if place.kind == AT_SPACE}
        if any(place.kind != AT_SPACE for place in action.entry_at):
            self.wrong((*where, "entry_at"), "entry_at names spaces: city:Name, site:N or space:Id")
        elif spaces - entries:
            self.wrong((*where, "entry_at"), "the action is possible on a space for which there is no entry")
        elif entries - spaces and not any(place.kind not in (AT_SPACE, AT_TOKEN) for place in action.at):
            self.wrong((*where, "entry_at"), "there is an entry for a space where the action is never possible")

    def times(self) -> None:
        """Time markers start on the track."""
        for number, thread in enumerate(self.adventure.threads):
            where: Where = ("threads", number, "time", "start")
            if thread.keeps_time and number == self.adventure.first_thread:
                self.wrong(where, "the first thread has no marker to keep")
            if thread.start is None or any(term.left != L_KNIGHTS for term in thread.start.terms):
                continue
            for knights in range(self.adventure.least, self.adventure.most + 1):
                start = thread.start.constant + sum(term.sign * knights for term in thread.start.terms)
                if not 1 <= start <= LAST:
                    self.wrong(where, f"with {knights} knights the marker would start on {start}, not on 1 to {LAST}")
                    break

    def conditions(self) -> None:
        """Every alternative of every condition can come true."""
        ranges = Ranges(self.adventure, self.lists)
        for where, cond in _conditions(self.adventure, self.lists):
            for way in cond.ways:
                if not ranges.is_possible(way):
                    self.wrong(
                        where,
                        "this condition can never come true"
                        if len(cond.ways) == 1
                        else "one of these alternatives can never come true",
                    )


def _surely_ends(lists: list[list[Rule]]) -> Node | None:
    """The entry or thread that lists lead to without anybody choosing anything, if they do."""
    for rules in lists:
        for rule in rules:
            if rule.cond is None and not rule.may:
                for call in rule.calls:
                    if call.verb in (ENTRY, THREAD):
                        return IN_ENTRY if call.verb == ENTRY else IN_THREAD, call.what
    return None


def _conditions(adventure: Adventure, lists: list[Effects]) -> Iterator[tuple[Where, Cond]]:
    for number, thread in enumerate(adventure.threads):
        for index, action in enumerate(thread.actions):
            if action.requires is not None:
                yield ("threads", number, "actions", index, "requires"), action.requires
        for index, goal in enumerate(thread.goals):
            yield ("threads", number, "goals", index, "if"), goal.cond
    for number, entry in enumerate(adventure.entries):
        for index, other in enumerate(entry.instead):
            yield ("entries", number, "instead", index, "if"), other.cond
        for index, choice in enumerate(entry.choices):
            if choice.requires is not None:
                yield ("entries", number, "choices", index, "requires"), choice.requires
    for effects in lists:
        for rule in effects.rules:
            if rule.cond is not None:
                yield effects.where, rule.cond
        for call in calls_of(effects.rules):
            if call.cond is not None:
                yield effects.where, call.cond


def _amounts(call: Call, adventure: Adventure) -> Range:
    """The least and the largest number of a call; how many successes there are, nobody knows before."""
    if call.of == NUMBER:
        return call.n, call.n
    least, most = (0, MANY) if call.of == SUCCESSES else (adventure.least, adventure.most)
    if call.cap == -KNIGHTS:
        return min(least, adventure.least), min(most, adventure.most)
    return (least, most) if call.cap == ALL else (min(least, call.cap), min(most, call.cap))


def _terms(cond: Cond) -> list[Term]:
    found: list[Term] = []
    for way in cond.ways:
        for atom in way:
            found.append(atom.left)
            if atom.right is not None:
                found += atom.right.terms
    return found


class Ranges:
    """What numbers of a story can be, judged from all that changes them."""

    def __init__(self, adventure: Adventure, lists: list[Effects]) -> None:
        self.adventure = adventure
        self.calls = [call for effects in lists for call in calls_of(effects.rules)]
        for rules in adventure.special_rules.values():
            self.calls += calls_of(rules)

    def of(self, term: Term) -> Range:
        """The least and the largest value of a number."""
        left = term.left
        if left == L_SHARED:
            return self._variable(term.arg, 0, self.adventure.shared_start[term.arg])
        if left in (L_OWN, L_ANY_OWN):
            return self._variable(term.arg, 1, self.adventure.own_start[term.arg])
        if left == L_COUNT_OWN:
            low, high = self._variable(term.arg, 1, self.adventure.own_start[term.arg])
            return 0, self.adventure.most if low <= term.arg2 <= high else 0
        if left == L_KNIGHTS:
            return self.adventure.least, self.adventure.most
        if left == L_YOUR_SPECIAL:
            return 0, int(
                any(call.verb in (TAKE_SPECIAL, GIVE_SPECIAL) and call.what == term.arg for call in self.calls)
            )
        if left in (L_BOARD, L_HERE):
            return 0, MANY if any(call.verb == PLACE and call.what == term.arg for call in self.calls) else 0
        if left == L_CONSCIOUS:
            return 0, self.adventure.most
        if left == L_XP:
            return 0, MOST_XP
        if left == L_TIME:
            return 0, LAST
        return 0, 1 if left in (L_UNCONSCIOUS, L_ARMOUR, L_VEHICLE, L_DECK_SPECIAL, L_TAKEN) else MANY

    def _variable(self, number: int, own: int, start: int) -> Range:
        low = high = start
        for call in self.calls:
            if call.verb in (ADD, SET) and call.what == number and call.extra == own:
                if call.verb == SET:
                    least, most = _amounts(call, self.adventure)
                    low, high = min(low, least), max(high, most)
                elif call.n > 0:
                    high = MANY
                else:
                    low = 0
        return low, high

    def is_possible(self, way: list[Atom]) -> bool:
        """Whether all comparisons can hold together."""
        ranges: dict[tuple[int, int, int], Range] = {}
        for atom in way:
            if atom.right is None:
                continue
            key = (atom.left.left, atom.left.arg, atom.left.arg2)
            low, high = ranges.get(key) or self.of(atom.left)
            least, most = self.of_sum(atom.right)
            op = atom.op
            if atom.negated:
                op = {EQUAL: UNEQUAL, UNEQUAL: EQUAL, AT_LEAST: AT_MOST, AT_MOST: AT_LEAST}[op]
                if op == AT_MOST:
                    most -= 1
                elif op == AT_LEAST:
                    least += 1
            if op in (EQUAL, AT_LEAST):
                low = max(low, least)
            if op in (EQUAL, AT_MOST):
                high = min(high, most)
            if op == UNEQUAL and least == most:
                low += low == least
                high -= high == least
            if low > high:
                return False
            ranges[key] = (low, high)
        return True

    def of_sum(self, amount: Sum) -> Range:
        """The least and the largest value of a sum."""
        least = most = amount.constant
        for term in amount.terms:
            low, high = self.of(term)
            least += low if term.sign > 0 else -high
            most += high if term.sign > 0 else -low
        return least, most


def notes(pack: Pack) -> list[str]:
    """What is not wrong but may be a slip: enemies that nobody fights, variables that nothing asks for or changes."""
    adventure = pack.adventure
    found: list[str] = []
    fought = {choice.enemy for entry in adventure.entries for choice in entry.choices}
    for number, enemy in enumerate(adventure.enemies):
        if number not in fought:
            found.append(f"enemy {enemy.id} is never fought")
    lists = list(effects_of(adventure))
    changed = {
        (call.extra, call.what) for effects in lists for call in calls_of(effects.rules) if call.verb in (ADD, SET)
    }
    for own, names in enumerate((adventure.shared_names, adventure.own_names)):
        for number, name in enumerate(names):
            if (own, number) not in changed:
                found.append(f"the variable {'my' if own else 'var'}.{name} never changes")
    return found
