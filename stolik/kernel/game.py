"""What a game gives the kernel. A fifth game is a subclass of `Game`, a subclass of `State`, and nothing else."""

from collections.abc import Callable, Mapping

from mypy_extensions import mypyc_attr

from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup, short
from stolik.kernel.event import Event
from stolik.kernel.plain import Plain, plain_of
from stolik.kernel.question import Option, Question, Steps, Subject
from stolik.kernel.state import Json, Result, State
from stolik.kernel.view import View

Args = Mapping[str, int | str]
Position = tuple[object, ...]
"""What positions are compared by: numbers, texts and tuples of them."""
ROLES: tuple[Option, ...] = (("pass",), ("done",))


class Setting:
    """A setting: its name, its values (the first is the default).

    `retired` values are offered to nobody, but matches and records that name them go on. `names` has the names of
    values that no words file can know, since they come from people's own files. `first` is what people begin with who
    have chosen nothing; without it they begin with the default.
    """

    __slots__ = ("first", "name", "names", "retired", "values")

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        retired: tuple[str, ...] = (),
        names: Mapping[str, str] | None = None,
        first: str = "",
    ) -> None:
        self.first: str = first or values[0]
        self.name: str = name
        self.values: tuple[str, ...] = values
        self.retired: tuple[str, ...] = retired
        self.names: Mapping[str, str] = names or {}


class Said:
    """Something to be said to a person: a message of the words files and its arguments.

    An argument that starts with "@" names another message (`"@card-sniper"`), so that readers get it in their own
    language.
    """

    __slots__ = ("args", "message")

    def __init__(self, message: str, args: Args | None = None) -> None:
        self.message: str = message
        self.args: Args = args or {}

    def to_json(self) -> dict[str, Json]:
        """Plain data for the browser."""
        return {"message": self.message, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"Said({self.message!r}, {dict(self.args)!r})"


class Reason:
    """Why something cannot be done: the clause that forbids it, and the words."""

    __slots__ = ("clause", "said")

    def __init__(self, clause: str, said: Said) -> None:
        self.clause: str = clause
        self.said: Said = said

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.said!r})"


def no(clause: str, message: str, args: Args | None = None) -> Reason:
    """A requirement that is not met: the clause, and the words `why-<message>`."""
    return Reason(clause, Said(f"why-{message}", args))


def strange() -> Reason:
    """Something that nobody would try who goes by what is shown: it is not possible, and no clause need say so."""
    return Reason("", Said("why-not-offered"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. It holds nothing of a running match; that is all in the `State`."""

    def __init__(
        self,
        id: str,
        rules: str,
        seats: tuple[int, int],
        settings: tuple[Setting, ...] = (),
        words: str = "",
        luck: int = 0,
        spent: tuple[str, ...] = (),
        setup: tuple[str, ...] = (),
        tries: int = 3,
        foresight: float = 1.0,
    ) -> None:
        self.id: str = id
        self.rules: str = rules
        """The version of the rules, "tic_tac_toe/1": bumped when saved matches would replay differently."""
        self.min_seats: int = seats[0]
        self.max_seats: int = seats[1]
        self.settings: tuple[Setting, ...] = settings
        self.words: str = words
        """The package whose folder `words/` holds the Fluent files."""
        self.luck: int = luck
        """How much luck lies between a decision and what comes of it: to a search, the position right after an answer
        is worth this many walks to the end of its horizon."""
        self.spent: tuple[str, ...] = spent
        """What `view` shows under these names only says how much is left to spend in a turn, such as action points: a
        bot that comes back to a position with less of it has gone in a circle."""
        self.setup: tuple[str, ...] = setup
        """The kinds of questions that are asked before the match proper begins: nobody's chances turn on them."""
        self.tries: int = tries
        """How far `promise` is to be trusted: a search that plays on draws so many options and takes the best one."""
        self.foresight: float = foresight
        """How far walks are to be trusted, however many there are: to a search, what they come to beyond the position
        right after an answer counts for this part of the whole at most."""

    def check_setup(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The complete options, or BadSetup that says what is possible."""
        if not _is_between(seats, self.min_seats, self.max_seats):
            span = str(self.min_seats) if self.min_seats == self.max_seats else f"{self.min_seats} to {self.max_seats}"
            raise BadSetup(f"{self.id} is for {span} players, not {short(seats)}")
        if not isinstance(options, Mapping):
            raise BadSetup(f"options are values by name, not {short(options)}")
        chosen = {setting.name: setting.values[0] for setting in self.settings}
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(chosen) or "none"
                raise BadSetup(f"{self.id} has no option {short(name)}; its options: {known}")
            setting = next(setting for setting in self.settings if setting.name == name)
            if value not in setting.values and value not in setting.retired:
                raise BadSetup(f"option {name} of {self.id} can be {', '.join(setting.values)}, not {short(value)}")
            chosen[name] = value
        return chosen

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        """The side of every seat; those of one side win and lose together. By default everyone is on their own."""
        return tuple(range(seats))

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        """The state before the first beat."""
        raise TypeError(f"{self.id} has no start()")

    def blank(self) -> State:
        """Any state of this game, to be filled by `read_json`."""
        return self.start(self.min_seats, self.check_setup(self.min_seats, {}), Dice(0))

    def beat(self, state: State) -> Steps:
        """The next beat, judged from the state alone."""
        raise TypeError(f"{self.id} has no beat()")

    def options(self, state: State, question: Question) -> list[Option]:
        """The options of a question that was asked with LATER.

        Every question whose options depend on what another seat may not know is asked that way, so that an imagined
        match can list them anew.
        """
        return question.options

    def view(self, state: State, seat: int | None) -> View:
        """What the seat (None: a spectator) may see, built up from nothing: the game's own tree of structs."""
        raise TypeError(f"{self.id} has no view()")

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        """Deal anew, in place, all that the seat (None: a spectator) cannot know. Open games do nothing."""

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        """Everything the person on this seat might try in the interface now, legal or not."""
        return question.options if question is not None else []

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        """The requirement the attempt fails, or None. `subject` is what the seat is asked now, if anything.

        What is offered is not told: the game judges by its own requirements, and conformance compares the two.
        """
        return None

    def evaluate(self, state: State, seat: int) -> float:
        """How good the position is for the seat, from 0 (lost) to 1 (won). Used by bots on imagined states."""
        return 0.5

    def evaluate_all(self, state: State, seats: int) -> list[float]:
        """`evaluate` for every seat. A game that can do it at once, rather than seat by seat, makes search faster."""
        return [self.evaluate(state, seat) for seat in range(seats)]

    def position(self, state: State) -> Position | None:
        """All that `evaluate` goes by, as far as it can change within a match; None: the game does not say.

        A search judges positions that agree in it once.
        """
        return None

    def promise(self, state: State, question: Question, option: Option) -> float:
        """A first guess how good an option is, from 0 to 1, for the order in which search tries them."""
        return 0.5

    def promises(self, state: State, question: Question, options: list[Option]) -> list[float]:
        """`promise` of several options. A game that can do it at once, rather than one by one, makes search faster."""
        return [self.promise(state, question, option) for option in options]

    def turn(self, state: State) -> int:
        """A number for the turn under way, another one as soon as it has ended. Used by bots on imagined states.

        0: the game does not say; then a turn lasts until another seat has answered.
        """
        return 0

    def next_seat(self, state: State) -> int:
        """Where a beat has ended: the seat that answers next, if the state tells for sure; -1 if it does not.

        A bot that looks ahead need not judge a position in which the same seat goes on.
        """
        return -1

    def undoes(self, earlier: Option, option: Option) -> bool:
        """Whether an option takes back an earlier answer of the same turn, so that both had better been left out.

        Only for what is idle whatever happened in between. Bots find out by themselves what leads straight back.
        """
        return False

    def traits(self, state: State, seat: int) -> list[str]:
        """What sets a seat apart from the others, such as its faction: who looks for balance counts wins by it."""
        return []

    def concede(self, state: State, seat: int) -> Result:
        """The result when this seat gives up."""
        seats = self.max_seats if self.min_seats == self.max_seats else len(self.view_seats(state))
        places = [2 if other == seat else 1 for other in range(seats)]
        return Result(places, [2 - place for place in places], "conceded")

    def view_seats(self, state: State) -> range:
        """The seats of this match; games with a variable number of players override it."""
        return range(self.max_seats)

    def problems(self, state: State) -> list[str]:
        """What is wrong with a state that the rules should never reach; empty when all is well."""
        return []

    def tally(self, state: State, result: Result) -> list[tuple[str, str]]:
        """What simulations count of a finished match besides who won: kinds and values, ("ending", "flood")."""
        return []

    def pieces(self) -> dict[str, Callable[[], object]]:
        """Pieces of work whose time the bench tells by these names, each done anew by every call."""
        return {}

    def say_question(self, question: Question) -> Said:
        """The question as one sentence."""
        return Said(f"ask-{question.kind.replace('_', '-')}")

    def say_option(self, state: State, question: Question, option: Option) -> Said:
        """An option as a button would show it to the seat that is asked; what follows the verb is part1, part2 …"""
        args = {f"part{n}": part for n, part in enumerate(option[1:], 1)}
        return Said(f"option-{str(option[0]).replace('_', '-')}", args)

    def target(self, state: State, question: Question, option: Option) -> dict[str, list[int | str]]:
        """What on the table the option is about: {"slot": [seat, column, row]}, {"hand": ["sniper"]} …

        With several entries a person points at one after the other. Without anything to point at it is a button.
        """
        return {"button": list(option)}

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> View | None:
        """What would come of an option, or what is to be known of the thing it names: ways, odds, who is touched.

        Asked for when a person points at it, so it may be costly. Like a view it says no more than the seat may know,
        and it changes nothing. `about` may be anything a person sends; None where there is nothing to say.
        """
        return None

    def facts(self, options: Mapping[str, str]) -> View | None:
        """What is printed and stays the same all match: cards, tracks, maps, for the boards that draw them."""
        return None

    def role(self, question: Question, option: Option) -> str:
        """What an option is at every table, whatever the game: "pass", "done", "end" (of a turn), "go" or nothing."""
        return str(option[0]) if option in ROLES else ""

    def plain(self, view: View, seat: int | None) -> Plain:
        """The plain board: zones, cells and counters from which any table can draw the game.

        `view` is what `view` gave the seat, so there is nothing more to be seen in it. See `stolik.kernel.plain`.
        """
        return plain_of(view)

    def say_event(self, event: Event) -> Said:
        """An event as a sentence."""
        args = {name: value for name in event.__struct_fields__ if isinstance(value := getattr(event, name), int | str)}
        return Said(f"event-{event.kind.replace('_', '-')}", args)

    def say_result(self, result: Result) -> Said:
        """Why the match ended."""
        return Said(f"over-{result.reason.replace('_', '-')}")


def _is_between(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
