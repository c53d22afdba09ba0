"""An adventure, read and checked: threads, entries, choices and story enemies as plain records (adventures.md).

Entries, threads and enemies are named by their number in the adventure's lists; -1 is none.
"""

from typing import Final

from stolik.games.waste_knights.catalogue import Foe
from stolik.games.waste_knights.language import Call, Cond, Place, Rule, Sum
from stolik.games.waste_knights.vocabulary import FINAL_SCORE
from stolik.kernel.question import Option

NONE: Final = -1

MODES: Final = ("cooperative", "competitive", "semi_cooperative")
COOPERATIVE: Final = 0
COMPETITIVE: Final = 1
SEMI_COOPERATIVE: Final = 2

WHO: Final = ("you", "first", "leader", "each", "each_secret")
YOU: Final = 0
FIRST: Final = 1
LEADER: Final = 2
EACH: Final = 3
EACH_SECRET: Final = 4

PLAIN: Final = 0
TEST: Final = 1
COMBAT: Final = 2
CONTEST: Final = 3
DUEL: Final = 4
"""How a choice is resolved."""

ACTION_LIMITS: Final = ("", "1/turn", "1/round", "1/knight", "1/knight_place", "1/game")
NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_ROUND: Final = 2
ONCE_A_KNIGHT: Final = 3
ONCE_A_KNIGHT_AND_PLACE: Final = 4
ONCE_A_GAME: Final = 5

UP: Final = 1
DOWN: Final = -1

LAST: Final = 10
"""The track of the time marker is numbered from 1 to this."""

LETTERS: Final = ("A", "B", "C", "D", "E", "F")


def variable_message(name: str) -> str:
    """The message of a pack that names a variable."""
    return f"variable-{name.replace('_', '-')}"


class Choice:
    """One way out of an entry. `first` is what follows it, or passing, or winning; `second` failing or losing."""

    __slots__ = ("after", "cost", "difficulty", "enemy", "first", "is_secret", "kind", "requires", "second", "skill")

    def __init__(self) -> None:
        self.after: dict[str, str] = {}
        """By outcome (fx, pass, fail, win, lose) the message that tells what came of it."""
        self.requires: Cond | None = None
        self.is_secret: bool = False
        """Whether the requirement asks for a variable that only its owner may see."""
        self.cost: list[Call] = []
        self.kind: int = PLAIN
        self.skill: int = 0
        self.difficulty: int = 0
        """0 is X."""
        self.enemy: int = NONE
        self.first: list[Rule] = []
        self.second: list[Rule] = []


class Instead:
    """Another entry that is read in place of one, if the condition holds."""

    __slots__ = ("cond", "entry")

    def __init__(self, cond: Cond, entry: int) -> None:
        self.cond: Cond = cond
        self.entry: int = entry


class Entry:
    """A scene: effects, choices, and what comes after."""

    __slots__ = ("choices", "default", "fx", "has_secrets", "id", "instead", "leader", "source", "then", "who")

    def __init__(self, id: str, source: str) -> None:
        self.id: str = id
        self.source: str = source
        """The id with the adventure's in front, for questions."""
        self.who: int = YOU
        self.leader: int = NONE
        self.instead: list[Instead] = []
        """What is read in its place; the first whose condition holds."""
        self.fx: list[Rule] = []
        self.choices: list[Choice] = []
        self.has_secrets: bool = False
        """Whether what can be chosen depends on a variable that only its owner may see."""
        self.default: list[Rule] = []
        self.then: list[Rule] = []


class Action:
    """A thread action or a special action that a thread offers."""

    __slots__ = (
        "at",
        "entry",
        "entry_at",
        "entry_of",
        "fx",
        "id",
        "is_secret",
        "is_special",
        "limit",
        "number",
        "option",
        "requires",
    )

    def __init__(self, id: str, number: int, is_special: bool) -> None:
        self.id: str = id
        self.number: int = number
        """Among all actions of the adventure; those of the same name and kind share it (WK-ACT-03)."""
        self.is_special: bool = is_special
        self.option: Option = ("special" if is_special else "thread", id)
        self.at: list[Place] = []
        self.requires: Cond | None = None
        self.is_secret: bool = False
        self.limit: int = NO_LIMIT
        self.entry: int = NONE
        self.entry_at: list[Place] = []
        self.entry_of: list[int] = []
        """The entry read at each place of `entry_at`."""
        self.fx: list[Rule] = []


class Goal:
    """What ends the thread."""

    __slots__ = ("cond", "fx", "is_secret")

    def __init__(self, cond: Cond, fx: list[Rule], is_secret: bool) -> None:
        self.cond: Cond = cond
        self.fx: list[Rule] = fx
        self.is_secret: bool = is_secret


class Thread:
    """A chapter: its setup, time, rules, actions, encounters and goals."""

    __slots__ = (
        "actions",
        "direction",
        "encounters",
        "expire",
        "goals",
        "has_secrets",
        "has_time",
        "id",
        "intro",
        "keeps_time",
        "keeps_tokens",
        "on",
        "rules",
        "setup",
        "start",
    )

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.intro: int = NONE
        self.has_time: bool = False
        self.start: Sum | None = None
        self.keeps_time: bool = False
        self.direction: int = DOWN
        self.expire: list[Rule] = []
        self.setup: list[Rule] = []
        self.keeps_tokens: bool = False
        self.rules: list[Rule] = []
        self.on: list[list[Rule]] = [[] for _ in range(FINAL_SCORE + 1)]
        """The rules by trigger."""
        self.actions: list[Action] = []
        self.has_secrets: bool = False
        """Whether what a knight may do depends on what only its player knows."""
        self.encounters: list[int] = [NONE] * len(LETTERS)
        self.goals: list[Goal] = []


class Adventure:
    """A whole adventure."""

    __slots__ = (
        "enemies",
        "entries",
        "first_thread",
        "hidden",
        "id",
        "intro",
        "key",
        "least",
        "mode",
        "most",
        "on_eliminated",
        "own_names",
        "own_start",
        "quiet_own",
        "quiet_shared",
        "shared_names",
        "shared_start",
        "special_rules",
        "specials",
        "start",
        "threads",
        "title",
        "version",
        "words",
    )

    def __init__(self, id: str, title: str, version: int = 1) -> None:
        self.id: str = id
        self.title: str = title
        """With underscores; the same in every version."""
        self.version: int = version
        self.key: str = title if version == 1 else f"{title}_{version}"
        """Its name in the settings and records: the title, with the version from the second on."""
        self.mode: int = COOPERATIVE
        self.least: int = 1
        self.most: int = 4
        self.start: Place = Place(0, 0)
        self.shared_names: list[str] = []
        self.shared_start: list[int] = []
        self.own_names: list[str] = []
        self.own_start: list[int] = []
        self.hidden: list[int] = []
        """The knight variables that only their owner may see."""
        self.quiet_shared: list[int] = []
        """The variables without a name, which the table neither shows nor tells."""
        self.quiet_own: list[int] = []
        self.specials: list[int] = []
        self.special_rules: dict[int, list[Rule]] = {}
        self.intro: int = NONE
        self.first_thread: int = 0
        self.on_eliminated: list[Rule] = []
        self.enemies: list[Foe] = []
        self.threads: list[Thread] = []
        self.entries: list[Entry] = []
        self.words: dict[str, list[str]] = {}
        """What people read, by message, in English, Polish and Ukrainian."""
