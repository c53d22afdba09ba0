"""The effect language: what cards and adventures say they do, read into plain records.

    after_roll(ranged): [1/combat] may pay(ammo,1) -> reroll(all)

The grammar is content.md section 1.1. An unknown word, a wrong argument or a name that the scope does not have is an
`FxError` that says what was expected and where in the text it stands.
"""

from typing import Final, NoReturn

from stolik.games.waste_knights.vocabulary import (
    ALL,
    ANY_VEHICLE,
    ANYWHERE,
    AT_HERE,
    AT_ONCE,
    AT_SPACE,
    AT_TOKEN,
    COUNTED_TOKENS,
    EQUAL,
    FIRST_VEHICLE,
    IN_ANY_CITY,
    KNIGHTS,
    L_ANY_OWN,
    L_COUNT_OWN,
    L_DECK_SPECIAL,
    L_FOE_ID,
    L_KNIGHTS,
    L_OWN,
    L_READ,
    L_SHARED,
    L_TAKEN,
    L_THREAD,
    L_YOUR_SPECIAL,
    LEAST,
    LIMITS,
    NAMED,
    NUMBER,
    NUMBERS,
    ONE_OF,
    OPERATORS,
    SIGNATURES,
    SOME_OF,
    SPECIAL,
    SUCCESSES,
    TAKEN,
    TOKENS,
    TRIGGER_WORDS,
    TRIGGERS,
    UNEQUAL,
    VEHICLES,
    WIN_ALL,
    WIN_FACTION,
    WIN_LEADER,
    WITH_KNIGHT,
)
from stolik.kernel.errors import StolikError

LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
DIGITS: Final = frozenset("0123456789")
INNER: Final = LETTERS | DIGITS | frozenset(".-")
DEEPEST: Final = 4
"""So many calls may stand around another: each_knight(each_here(…)) is odd already."""
LONGEST_SHOWN: Final = 160
LOCATIONS: Final = "city:Name, site:N, space:Id, token:kind, any_city, here, with_knight or anywhere"


class FxError(StolikError, ValueError):
    """An effect that cannot be read: the text, where in it the trouble is, and what was expected."""

    def __init__(self, text: str, at: int, problem: str) -> None:
        super().__init__(text, at, problem)
        self.text = text
        self.at = at
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.problem}, at column {self.at + 1} of {_excerpt(self.text, self.at)!r}"


def _excerpt(text: str, at: int) -> str:
    """What surrounds a place in a long text; a short one as it is."""
    if len(text) <= LONGEST_SHOWN:
        return text
    start = max(0, at - LONGEST_SHOWN // 2)
    shown = text[start : start + LONGEST_SHOWN]
    return ("…" if start else "") + shown + ("…" if start + LONGEST_SHOWN < len(text) else "")


# Records


class Place:
    """Where: a space of the map, or what must hold for one."""

    __slots__ = ("at", "kind")

    def __init__(self, kind: int, at: int) -> None:
        self.kind: int = kind
        self.at: int = at
        """The space, or the kind of token."""


class Call:
    """One verb with its arguments: `skill_dice(tech,green,1)` is what=TECH, extra=GREEN, n=1."""

    __slots__ = ("call", "cap", "cond", "extra", "n", "of", "place", "verb", "what")

    def __init__(self, verb: int) -> None:
        self.verb: int = verb
        self.what: int = 0
        self.extra: int = 0
        self.n: int = 0
        self.of: int = NUMBER
        """What the amount is counted in: NUMBER (`n`), SUCCESSES of the test just made, or KNIGHTS."""
        self.cap: int = ALL
        """The amount is at most this, from `min(S,3)`."""
        self.call: Call | None = None
        self.cond: Cond | None = None
        """Of a call inside another one, `each_knight(if(my.word>=1) xp(1))`: asked of each knight it is for."""
        self.place: Place | None = None


class Term:
    """A number of the game: a variable, a count, a value of the knight."""

    __slots__ = ("arg", "arg2", "left", "sign")

    def __init__(self, left: int, arg: int = 0, arg2: int = 0, sign: int = 1) -> None:
        self.left: int = left
        self.arg: int = arg
        self.arg2: int = arg2
        self.sign: int = sign


class Sum:
    """A constant plus terms: `7-K`, `count.my.faction.2+3`."""

    __slots__ = ("constant", "terms")

    def __init__(self, constant: int, terms: list[Term]) -> None:
        self.constant: int = constant
        self.terms: list[Term] = terms


class Atom:
    """One comparison. With words, `mask` holds the alternatives; with numbers, `right` is the other side."""

    __slots__ = ("left", "mask", "negated", "op", "right")

    def __init__(self, left: Term, op: int, mask: int, right: Sum | None, negated: bool) -> None:
        self.left: Term = left
        self.op: int = op
        self.mask: int = mask
        self.right: Sum | None = right
        self.negated: bool = negated


class Cond:
    """Alternatives of which one must hold; in each, all comparisons."""

    __slots__ = ("text", "ways")

    def __init__(self, ways: list[list[Atom]], text: str = "") -> None:
        self.ways: list[list[Atom]] = ways
        self.text: str = text
        """As it is written."""


class Rule:
    """One rule of a card, a thread or a list of effects."""

    __slots__ = ("calls", "cond", "cost", "limit", "may", "name", "number", "on", "otherwise", "per", "trigger")

    def __init__(self) -> None:
        self.trigger: int = AT_ONCE
        self.on: int = 0
        """A mask of what the trigger is about: `before_roll(guns)`, `hazard(rad+contamination)`."""
        self.name: str = ""
        """Of the special action that `special(Name)` grants."""
        self.limit: int = 0
        self.per: int = 0
        self.cond: Cond | None = None
        self.may: bool = False
        self.cost: list[Call] = []
        self.calls: list[Call] = []
        self.otherwise: list[Call] = []
        self.number: int = -1
        """Among all rules in the game, given by whoever counts the uses of its limit."""


class Scope:
    """The names that effects may use: those of the map, and those of one adventure."""

    __slots__ = (
        "cities",
        "craters",
        "enemies",
        "entries",
        "own",
        "shared",
        "sites",
        "spaces",
        "specials",
        "threads",
        "vehicles",
    )

    def __init__(self) -> None:
        self.cities: dict[str, int] = {}
        self.craters: frozenset[int] = frozenset()
        """The spaces on which nobody can be."""
        self.sites: dict[str, int] = {}
        self.spaces: dict[str, int] = {}
        self.shared: dict[str, int] = {}
        self.own: dict[str, int] = {}
        self.threads: dict[str, int] = {}
        self.entries: dict[str, int] = {}
        self.enemies: dict[str, int] = {}
        self.specials: dict[str, int] = {}
        self.vehicles: dict[str, int] = {}


CARDS: Final = Scope()
"""The scope of printed cards: they know neither the map nor an adventure."""


# Reading


def parse(text: str, scope: Scope = CARDS) -> list[Rule]:
    """The rules of a text; an empty text has none."""
    return _Reader(text, scope).rules() if text.strip() else []


def parse_effects(text: str, scope: Scope = CARDS) -> list[Rule]:
    """Rules that are resolved at once, without a trigger or a limit: a line of an adventure's lists."""
    rules = parse(text, scope)
    for rule in rules:
        if rule.trigger != AT_ONCE or rule.limit:
            raise FxError(text, 0, "a list of effects is resolved at once: no trigger and no limit here")
    return rules


def parse_condition(text: str, scope: Scope = CARDS) -> Cond:
    """A condition, such as `var.parts>=K+1 and not you.unconscious`."""
    reader = _Reader(text, scope)
    cond = reader.condition()
    reader.end()
    return cond


def parse_sum(text: str, scope: Scope = CARDS) -> Sum:
    """A number field of an adventure, such as `7-K`."""
    reader = _Reader(text, scope)
    found = reader.sum()
    reader.end()
    return found


def parse_place(text: str, scope: Scope = CARDS) -> Place:
    """A location, such as `city:Pumps`."""
    reader = _Reader(text, scope)
    found = reader.place()
    reader.end()
    return found


def parse_leader(text: str, scope: Scope = CARDS) -> int:
    """`leader(my.x)`: the number of the variable."""
    reader = _Reader(text, scope)
    found = reader.leader()
    reader.end()
    return found


def amount(call: Call, successes: int, knights: int) -> int:
    """The number of a call: as written, or counted in successes or knights."""
    if call.of == NUMBER:
        return call.n
    counted = successes if call.of == SUCCESSES else knights
    cap = knights if call.cap == -KNIGHTS else call.cap
    return min(counted, cap)


class _Reader:
    """Reads one text from left to right."""

    __slots__ = ("at", "depth", "scope", "text")

    def __init__(self, text: str, scope: Scope) -> None:
        self.text: str = text
        self.at: int = 0
        self.depth: int = 0
        """How many calls the one that is read stands in."""
        self.scope: Scope = scope

    # Letters

    def skip(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \n\t":
            self.at += 1

    def sees(self, token: str) -> bool:
        self.skip()
        return self.text.startswith(token, self.at)

    def takes(self, token: str) -> bool:
        """Pass the token if it comes next."""
        if not self.sees(token):
            return False
        self.at += len(token)
        return True

    def takes_word(self, word: str) -> bool:
        """Pass the word if it comes next, as a whole word."""
        self.skip()
        after = self.at + len(word)
        if not self.text.startswith(word, self.at) or (after < len(self.text) and self.text[after] in INNER):
            return False
        self.at = after
        return True

    def expect(self, token: str) -> None:
        if not self.takes(token):
            self.fail(f"expected {token!r}, found {self.rest()}")

    def end(self) -> None:
        self.skip()
        if self.at < len(self.text):
            self.fail(f"nothing more expected, found {self.rest()}")

    def rest(self) -> str:
        """What comes next, for a message."""
        self.skip()
        return repr(self.text[self.at : self.at + 12]) if self.at < len(self.text) else "the end"

    def fail(self, problem: str, at: int = -1) -> NoReturn:
        raise FxError(self.text, self.at if at < 0 else at, problem)

    def name(self, stops_at_minus: bool = False) -> str:
        self.skip()
        start = self.at
        text = self.text
        if start >= len(text) or text[start] not in LETTERS:
            self.fail(f"expected a name, found {self.rest()}")
        at = start
        while at < len(text):
            letter = text[at]
            if letter == "-" and stops_at_minus:
                break
            if letter == ":" and not (at + 1 < len(text) and text[at + 1] in (LETTERS | DIGITS)):
                break
            if letter != ":" and letter not in INNER:
                break
            at += 1
        self.at = at
        return text[start:at]

    def has_integer(self) -> bool:
        self.skip()
        at = self.at + 1 if self.text.startswith("-", self.at) else self.at
        return at < len(self.text) and self.text[at] in DIGITS

    def integer(self) -> int:
        if not self.has_integer():
            self.fail(f"expected a whole number, found {self.rest()}")
        start = self.at
        self.at += 1
        while self.at < len(self.text) and self.text[self.at] in DIGITS:
            self.at += 1
        if self.at - start > 4:
            self.fail("this number is too large", start)
        return int(self.text[start : self.at])

    # Rules

    def rules(self) -> list[Rule]:
        rules = [self.rule()]
        while self.takes("//"):
            rules.append(self.rule())
        self.end()
        return rules

    def rule(self) -> Rule:
        rule = Rule()
        self.trigger(rule)
        if self.takes("["):
            self.limit(rule)
        if self.takes_word("if"):
            self.expect("(")
            rule.cond = self.condition()
            self.expect(")")
        rule.may = self.takes_word("may")
        rule.calls = self.calls()
        if self.takes("->"):
            rule.cost = rule.calls
            rule.calls = self.calls()
        if self.takes_word("else"):
            if rule.cond is None:
                self.fail("there is no condition for this 'else'")
            rule.otherwise = self.calls()
        return rule

    def trigger(self, rule: Rule) -> None:
        """Read `name:` or `name(words):` if the rule starts with one; else stay where we are."""
        self.skip()
        start = self.at
        if start >= len(self.text) or self.text[start] not in LETTERS:
            return
        name = self.name()
        words: list[str] = []
        words_at = self.at
        if self.takes("("):
            words_at = self.at
            colon = self.text.find(")", self.at)
            if colon < 0 or not self.text.startswith(":", colon + 1):
                self.at = start
                return
            words = self.names()
            self.expect(")")
        if not self.takes(":"):
            self.at = start
            return
        if name not in TRIGGERS:
            self.fail(f"unknown trigger {name!r}, expected one of {', '.join(TRIGGERS)}", start)
        rule.trigger = TRIGGERS[name]
        if rule.trigger == SPECIAL:
            if len(words) != 1:
                self.fail("special needs the name of one action, special(Name)", start)
            rule.name = words[0]
        elif rule.trigger in TRIGGER_WORDS:
            if not words:
                self.fail(f"{name} must say what it is about: {', '.join(TRIGGER_WORDS[rule.trigger])}", start)
            rule.on = self.mask(words, TRIGGER_WORDS[rule.trigger], words_at)
        elif words:
            self.fail(f"{name} takes no argument", words_at)

    def limit(self, rule: Rule) -> None:
        at = self.at
        rule.limit = self.integer()
        self.expect("/")
        per = self.name()
        self.expect("]")
        if rule.limit < 1:
            self.fail("a limit is at least 1", at)
        if per not in LIMITS:
            self.fail(f"unknown limit {per!r}, expected one of {', '.join(LIMITS)}", at)
        rule.per = LIMITS.index(per)

    def calls(self) -> list[Call]:
        calls = [self.call()]
        while self.takes(";"):
            calls.append(self.call())
        return calls

    def names(self) -> list[str]:
        names = [self.name()]
        while self.takes("+"):
            names.append(self.name())
        return names

    def mask(self, words: list[str], table: tuple[str, ...], at: int) -> int:
        mask = 0
        for word in words:
            if word not in table:
                self.fail(f"unknown word {word!r}, expected {', '.join(table)}", at)
            mask |= 1 << table.index(word)
        return mask

    # Calls

    def call(self) -> Call:
        self.skip()
        start = self.at
        name = self.name()
        if name not in SIGNATURES:
            self.fail(f"unknown verb {name!r}", start)
        verb, wanted = SIGNATURES[name]
        call = Call(verb)
        self.expect("(")
        for number, what in enumerate(wanted):
            if what == "minimum":
                call.extra = self.minimum(call) if self.takes(",") else LEAST[call.what]
                continue
            if number and not self.takes(","):
                self.fail(f"{name} needs {len(wanted)} arguments, found {number}")
            if self.sees(")"):
                self.fail(f"{name} needs {len(wanted)} argument{'s' * (len(wanted) > 1)}, found {number}")
            self.argument(call, what)
        if not self.takes(")"):
            self.fail(f"{name} takes no more arguments, found {self.rest()}")
        return call

    def inner(self) -> Call:
        """A call for other knights, which may depend on what holds for each of them."""
        cond: Cond | None = None
        if self.depth == DEEPEST:
            self.fail("calls inside calls are nested too deeply")
        self.depth += 1
        if self.takes_word("if"):
            self.expect("(")
            cond = self.condition()
            self.expect(")")
        call = self.call()
        call.cond = cond
        self.depth -= 1
        return call

    def minimum(self, call: Call) -> int:
        at = self.at
        least = self.integer()
        if least < LEAST[call.what]:
            self.fail(f"this value never falls below {LEAST[call.what]}", at)
        return least

    def argument(self, call: Call, what: str) -> None:
        """Read one argument into its place in the call."""
        self.skip()
        at = self.at
        if what in ONE_OF:
            call.what = self.word(ONE_OF[what])
        elif what in SOME_OF:
            call.what = self.mask(self.names(), SOME_OF[what], at)
        elif what == "second_colour":
            call.extra = self.word(ONE_OF["colour"])
        elif what == "amount":
            self.amount(call)
        elif what == "amount_or_all":
            if self.takes_word("all"):
                call.n = ALL
            else:
                self.amount(call)
        elif what == "change":
            call.n = self.integer()
        elif what == "call":
            call.call = self.inner()
        elif what == "place":
            call.place = self.place()
        elif what == "here":
            self.word(("here",))
        elif what == "all":
            self.word(("all",))
        elif what == "variable":
            self.variable(call)
        elif what == "leader":
            call.extra = self.leader()
        elif what == "winners":
            self.winners(call)
        elif what == "vehicle":
            self.vehicle(call)
        elif what == "special":
            call.what = self.known(self.id(), self.scope.specials, "special card", at)
        elif what == "entry":
            call.what = self.known(self.id(), self.scope.entries, "entry", at)
        else:
            call.what = self.known(self.id(), self.scope.threads, "thread", at)

    def word(self, table: tuple[str, ...]) -> int:
        at = self.at
        word = self.name()
        if word not in table:
            self.fail(f"unknown word {word!r}, expected {', '.join(table)}", at)
        return table.index(word)

    def id(self) -> str:
        return str(self.integer()) if self.has_integer() else self.name()

    def known(self, name: str, table: dict[str, int], what: str, at: int) -> int:
        if name not in table:
            self.fail(f"there is no {what} {name}", at)
        return table[name]

    def amount(self, call: Call) -> None:
        """A number that is not negative, `S`, `K`, or the smaller of two of these."""
        if self.takes_word("min"):
            self.expect("(")
            first, n = self.counted()
            self.expect(",")
            second, m = self.counted()
            self.expect(")")
            if second == SUCCESSES or (first == NUMBER and second != NUMBER):
                first, n, second, m = second, m, first, n
            call.of = first
            call.n = min(n, m) if first == NUMBER else n
            call.cap = m if second == NUMBER else -second
        else:
            call.of, call.n = self.counted()

    def counted(self) -> tuple[int, int]:
        if self.takes_word("S"):
            return SUCCESSES, 0
        if self.takes_word("K"):
            return KNIGHTS, 0
        at = self.at
        n = self.integer()
        if n < 0:
            self.fail("an amount is not negative", at)
        return NUMBER, n

    def variable(self, call: Call) -> None:
        """`var.x` is what=number; `my.x` is the same with extra=1."""
        at = self.at
        name = self.name()
        if name.startswith("var."):
            call.what = self.known(name[4:], self.scope.shared, "shared variable", at)
        elif name.startswith("my."):
            call.what = self.known(name[3:], self.scope.own, "knight variable", at)
            call.extra = 1
        else:
            self.fail(f"expected a variable, var.name or my.name, found {name!r}", at)

    def leader(self) -> int:
        at = self.at
        if not self.takes_word("leader"):
            self.fail(f"expected leader(my.x), found {self.rest()}")
        self.expect("(")
        name = self.name()
        self.expect(")")
        if not name.startswith("my."):
            self.fail(f"expected leader(my.x), found leader({name})", at)
        return self.known(name[3:], self.scope.own, "knight variable", at)

    def winners(self, call: Call) -> None:
        if self.takes_word("all"):
            call.what = WIN_ALL
        elif self.takes_word("faction"):
            call.what = WIN_FACTION
            self.expect(",")
            at = self.at
            call.extra = self.known(self.name(), self.scope.own, "knight variable", at)
            self.expect(",")
            call.n = self.integer()
        else:
            call.what = WIN_LEADER
            call.extra = self.leader()

    def vehicle(self, call: Call) -> None:
        """`any`, a type, or a vehicle by name."""
        at = self.at
        name = self.name()
        if name in VEHICLES:
            call.what = VEHICLES.index(name)
        elif name == "any":
            call.what = ANY_VEHICLE
        elif name in self.scope.vehicles:
            call.what = FIRST_VEHICLE + self.scope.vehicles[name]
        else:
            known = ", ".join(("any", *VEHICLES, *self.scope.vehicles))
            self.fail(f"unknown vehicle {name!r}, expected {known}", at)

    # Places

    def place(self) -> Place:
        self.skip()
        at = self.at
        name = self.name()
        kind, colon, which = name.partition(":")
        if not colon:
            plain = {"any_city": IN_ANY_CITY, "here": AT_HERE, "with_knight": WITH_KNIGHT, "anywhere": ANYWHERE}
            if name not in plain:
                self.fail(f"unknown location {name!r}, expected {LOCATIONS}", at)
            return Place(plain[name], 0)
        if kind == "token":
            if which not in TOKENS[:2]:
                self.fail(f"unknown token {which!r}, expected challenge or thread", at)
            return Place(AT_TOKEN, TOKENS.index(which))
        if kind == "city":
            return Place(AT_SPACE, self.known(which, self.scope.cities, "city", at))
        if kind == "site":
            return Place(AT_SPACE, self.known(which, self.scope.sites, "special site", at))
        if kind != "space":
            self.fail(f"unknown location {name!r}, expected {LOCATIONS}", at)
        space = self.known(which, self.scope.spaces, "space", at)
        if space in self.scope.craters:
            self.fail(f"{which} is a crater: nobody can be there", at)
        return Place(AT_SPACE, space)

    # Conditions

    def condition(self) -> Cond:
        start = self.at
        ways = [[self.atom()]]
        while True:
            if self.takes_word("and"):
                ways[-1].append(self.atom())
            elif self.takes_word("or"):
                ways.append([self.atom()])
            else:
                return Cond(ways, self.text[start : self.at].strip())

    def atom(self) -> Atom:
        negated = self.takes_word("not")
        self.skip()
        at = self.at
        name = self.name()
        op = self.operator()
        named, table = self.named(name)
        if named >= 0:
            if op not in (EQUAL, UNEQUAL):
                self.fail(f"{name} is a name: compare it by = or !=", at)
            return Atom(Term(named), op, self.alternatives(table), None, negated)
        left = self.left(name, at)
        if op < 0:
            return Atom(left, UNEQUAL, 0, Sum(0, []), negated)
        return Atom(left, op, 0, self.right(), negated)

    def operator(self) -> int:
        """The number of the operator that comes next, -1 without one."""
        for sign in (">=", "<=", "!=", "="):
            if self.takes(sign):
                return OPERATORS[sign]
        if self.sees("<") or self.sees(">"):
            self.fail("expected =, !=, >= or <=")
        return -1

    def named(self, name: str) -> tuple[int, dict[str, int]]:
        """A left side that is compared with names: its number and those names; -1 for a number."""
        if name == "thread":
            return L_THREAD, self.scope.threads
        if name == "foe.id":
            return L_FOE_ID, self.scope.enemies
        if name in NAMED:
            left, words = NAMED[name]
            return left, {word: number for number, word in enumerate(words)}
        return -1, {}

    def alternatives(self, table: dict[str, int]) -> int:
        mask = 0
        while True:
            self.skip()
            at = self.at
            word = self.name()
            if word not in table:
                self.fail(f"unknown word {word!r}, expected {', '.join(table) or 'nothing: there is none here'}", at)
            mask |= 1 << table[word]
            if not self.takes("+"):
                return mask

    def left(self, name: str, at: int) -> Term:
        """A number of the game by its name."""
        if name in NUMBERS:
            return Term(NUMBERS[name])
        if name in COUNTED_TOKENS:
            left, kind = COUNTED_TOKENS[name]
            return Term(left, kind)
        if name in TAKEN:
            return Term(L_TAKEN, TAKEN[name])
        scope = self.scope
        if name.startswith("var."):
            return Term(L_SHARED, self.known(name[4:], scope.shared, "shared variable", at))
        if name.startswith("my."):
            return Term(L_OWN, self.known(name[3:], scope.own, "knight variable", at))
        if name.startswith("any.my."):
            return Term(L_ANY_OWN, self.known(name[7:], scope.own, "knight variable", at))
        if name.startswith("count.my."):
            variable, dot, value = name[9:].rpartition(".")
            if not dot or not value.isdecimal():
                self.fail("expected count.my.x.N, with a number at the end", at)
            return Term(L_COUNT_OWN, self.known(variable, scope.own, "knight variable", at), int(value))
        if name.startswith("you.special."):
            return Term(L_YOUR_SPECIAL, self.known(name[12:], scope.specials, "special card", at))
        if name.startswith("read."):
            return Term(L_READ, self.known(name[5:], scope.entries, "entry", at))
        if name.startswith("deck.special."):
            return Term(L_DECK_SPECIAL, self.known(name[13:], scope.specials, "special card", at))
        self.fail(f"unknown name {name!r} in a condition", at)

    def right(self) -> Sum:
        found = Sum(0, [])
        while True:
            if self.has_integer():
                found.constant += self.integer()
            else:
                self.skip()
                at = self.at
                found.terms.append(self.left(self.name(), at))
            if not self.takes("+"):
                return found

    def sum(self) -> Sum:
        """Integers, `K` and shared variables, added and subtracted."""
        found = Sum(0, [])
        sign = 1
        while True:
            if self.has_integer():
                found.constant += sign * self.integer()
            else:
                self.skip()
                at = self.at
                term = self.left(self.name(stops_at_minus=True), at)
                if term.left not in (L_KNIGHTS, L_SHARED):
                    self.fail("a sum has whole numbers, K and shared variables only", at)
                term.sign = sign
                found.terms.append(term)
            if self.takes("+"):
                sign = 1
            elif self.takes("-"):
                sign = -1
            else:
                return found
