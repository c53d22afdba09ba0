"""Where a story can lead: from threads and entries to entries, threads and endings, and by what."""

from typing import Final

from stolik.games.waste_knights.language import Call, Cond, Rule
from stolik.games.waste_knights.story.model import COMBAT, CONTEST, DUEL, NONE, TEST, Adventure, Entry, Thread
from stolik.games.waste_knights.vocabulary import ENTRY, LOSE_GAME, THREAD, TRIGGERS, WIN_GAME

START: Final = "start"
IN_THREAD: Final = "thread"
IN_ENTRY: Final = "entry"
WON: Final = "won"
LOST: Final = "lost"

Node = tuple[str, int]
"""("thread", 0), ("entry", 12), or an ending: ("won", the number of the entry that says so)."""

ENDS_LIST: Final = frozenset({ENTRY, THREAD, WIN_GAME, LOSE_GAME})
"""After these nothing more of their list is resolved."""


class Road:
    """A step the story can take. `by` says how: an action's id, "choice 2: pass", "goal", "expiry" …"""

    __slots__ = ("by", "cond", "end", "start", "when")

    def __init__(self, start: Node, end: Node, by: str, cond: Cond | None = None, when: str = "") -> None:
        self.start: Node = start
        self.end: Node = end
        self.by: str = by
        self.cond: Cond | None = cond
        self.when: str = when or ("" if cond is None else f"if {cond.text}")
        """On what it depends, in the words of the story."""


def roads(adventure: Adventure) -> list[Road]:
    """Every step of the whole story, in the order of the file."""
    found: list[Road] = []
    start: Node = (START, 0)
    if adventure.intro != NONE:
        found.append(Road(start, (IN_ENTRY, adventure.intro), "intro"))
    found.append(Road(start, (IN_THREAD, adventure.first_thread), "first thread"))
    found += _of_rules(start, adventure.on_eliminated, "elimination")
    for number, thread in enumerate(adventure.threads):
        found += _of_thread((IN_THREAD, number), thread)
    for number, entry in enumerate(adventure.entries):
        found += _of_entry((IN_ENTRY, number), entry)
    return found


def _of_thread(start: Node, thread: Thread) -> list[Road]:
    found: list[Road] = []
    if thread.intro != NONE:
        found.append(Road(start, (IN_ENTRY, thread.intro), "intro"))
    found += _of_rules(start, thread.setup, "setup")
    for action in thread.actions:
        for entry in [action.entry, *action.entry_of]:
            if entry != NONE:
                found.append(Road(start, (IN_ENTRY, entry), action.id, action.requires))
        found += _of_rules(start, action.fx, action.id)
    for letter, entry in zip("ABCDEF", thread.encounters, strict=True):
        if entry != NONE:
            found.append(Road(start, (IN_ENTRY, entry), f"encounter {letter}"))
    for rule in thread.rules:
        found += _of_rules(start, [rule], next(name for name, trigger in TRIGGERS.items() if trigger == rule.trigger))
    for goal in thread.goals:
        for road in _of_rules(start, goal.fx, "goal"):
            found.append(Road(start, road.end, "goal", goal.cond))
    found += _of_rules(start, thread.expire, "expiry")
    return found


def _of_entry(start: Node, entry: Entry) -> list[Road]:
    found = [Road(start, (IN_ENTRY, other.entry), "instead", other.cond) for other in entry.instead]
    found += _of_rules(start, entry.fx, "")
    for number, choice in enumerate(entry.choices, 1):
        first, second = "", ""
        if choice.kind == TEST:
            first, second = ": pass", ": fail"
        elif choice.kind in (COMBAT, CONTEST, DUEL):
            first, second = ": win", ": lose"
        found += _of_rules(start, choice.first, f"choice {number}{first}")
        found += _of_rules(start, choice.second, f"choice {number}{second}")
    found += _of_rules(start, entry.default, "default")
    found += _of_rules(start, entry.then, "then")
    return found


def _of_rules(start: Node, rules: list[Rule], by: str) -> list[Road]:
    found: list[Road] = []
    for rule in rules:
        for call in rule.calls:
            end = _end(start, call)
            if end is not None:
                found.append(Road(start, end, by, rule.cond))
        for call in rule.otherwise:
            end = _end(start, call)
            if end is not None:
                found.append(Road(start, end, by, rule.cond, "else"))
    return found


def _end(start: Node, call: Call) -> Node | None:
    if call.verb == ENTRY:
        return (IN_ENTRY, call.what)
    if call.verb == THREAD:
        return (IN_THREAD, call.what)
    if call.verb == WIN_GAME:
        return (WON, start[1])
    if call.verb == LOSE_GAME:
        return (LOST, start[1])
    if call.call is not None:
        return _end(start, call.call)
    return None


def reached(found: list[Road], start: Node) -> set[Node]:
    """All that can be reached from there, itself included."""
    ways: dict[Node, list[Node]] = {}
    for road in found:
        ways.setdefault(road.start, []).append(road.end)
    seen = {start}
    open_ends = [start]
    while open_ends:
        for end in ways.get(open_ends.pop(), []):
            if end not in seen:
                seen.add(end)
                open_ends.append(end)
    return seen
