"""Reads an adventure pack: `story.yaml` in the format of adventures.md, and its translations beside it.

Everything the story says is read here once, so that an unknown word, a wrong argument or a name that does not exist is
told with file and line. What the finished adventure must satisfy as a whole is in `check`.
"""

import re
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.games.waste_knights import content
from stolik.games.waste_knights.catalogue import VEHICLE, Foe, dice_of, traits_of
from stolik.games.waste_knights.language import (
    Call,
    Cond,
    FxError,
    Place,
    Rule,
    Scope,
    Sum,
    Term,
    parse,
    parse_condition,
    parse_effects,
    parse_leader,
    parse_place,
    parse_sum,
)
from stolik.games.waste_knights.map import CITIES, CRATERS, SITES, SPACE
from stolik.games.waste_knights.story import model
from stolik.games.waste_knights.story.words import read_translations
from stolik.games.waste_knights.vocabulary import (
    AFTER_ROLL,
    ANY,
    ASSAULT,
    AT_HERE,
    AT_SPACE,
    ATTACKS,
    BEFORE_ROLL,
    COMBAT_ONLY,
    FOE_EFFECTS,
    FOE_TRIGGERS,
    FOE_TYPES,
    GEAR_ANY,
    HEALTH,
    L_ANY_OWN,
    L_COUNT_OWN,
    L_OWN,
    L_ROUTE,
    MELEE,
    MOVE_TO,
    OPENING,
    PAY,
    PAY_GEAR,
    PLACE,
    REMOVE,
    RESOLUTION,
    RESOURCES,
    ROLL_ANY,
    ROLL_ATTACK,
    ROLL_MELEE,
    ROLL_RANGED,
    ROUND_END,
    ROUND_START,
    SIGNATURES,
    SKILLS,
    STAT,
    STORY_COSTS,
    STORY_EFFECTS,
    TRIGGERS,
    WIN,
)
from stolik.kernel.content import ContentError, Lines, Where, load_yaml
from stolik.kernel.words import LANGUAGES

STORY = "story.yaml"

Id = Annotated[int, Meta(ge=0)] | Annotated[str, Meta(pattern=r"^[A-Za-z_][A-Za-z0-9_-]*$")]
Name = Annotated[str, Meta(pattern=r"^[A-Za-z_][A-Za-z0-9_-]*$")]
Variable = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Text = Annotated[str, Meta(min_length=1)]
Start = Annotated[int, Meta(ge=0, le=99)]
Skill = Literal["blades", "guns", "survival", "negotiation", "firstaid", "tech"]
Effects = list[str]
MOST_CHOICES = 20
"""Of one entry; `run.CHOOSE` has so many."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map of the file; what it does not know is refused."""


class Header(Record, frozen=True, kw_only=True):
    """Section 1.2."""

    id: Name
    title: Text
    version: Annotated[int, Meta(ge=1)] = 1
    source: content.Sources = ("original",)
    mode: Literal["cooperative", "competitive", "semi_cooperative"]
    knights: tuple[Annotated[int, Meta(ge=1, le=4)], Annotated[int, Meta(ge=1, le=4)]]
    start: str
    vars: dict[Variable, Start] = {}
    knight_vars: dict[Variable, Start] = {}
    hidden_vars: list[str] = []
    names: dict[Variable, Text] | None = None
    specials: list[int] = []
    intro: Id
    first_thread: Name
    on_eliminated: str = ""


class Enemy(Record, frozen=True, kw_only=True):
    """Section 1.3."""

    id: Name
    name: Text
    type: Literal["machine", "beast", "mutant", "gang", "cult"]
    attack: Literal["ranged", "melee"]
    dice: Annotated[str, Meta(pattern=r"^[WGBR]+$", max_length=20)]
    health: Annotated[int, Meta(ge=1)] | str
    min_health: Annotated[int, Meta(ge=1)] = 1
    traits: list[Annotated[str, Meta(pattern=r"^(ambush|armour_piercing|unstoppable|threat\([1-9]\))$")]] = []
    rewards: Annotated[str, Meta(pattern=r"^((xp|fuel|ammo|meds|gear)[1-9]( |$))*$")] = ""
    text: str = "-"
    fx: str = ""
    persist: bool = False


class Time(Record, frozen=True, kw_only=True):
    """A time limit."""

    start: Annotated[int, Meta(ge=1, le=10)] | str
    dir: Literal["up", "down"]
    expire: str


class Action(Record, frozen=True, kw_only=True):
    """An action that a thread offers."""

    name: Text
    kind: Literal["thread", "special"] = "thread"
    at: Annotated[list[str], Meta(min_length=1)]
    requires: str = ""
    limit: Literal["", "1/turn", "1/round", "1/knight", "1/knight_place", "1/game"] = ""
    entry: Id | None = None
    entry_at: dict[str, Id] = {}
    fx: Effects | str = ""


class Goal(Record, frozen=True, kw_only=True):
    """What ends a thread."""

    cond: Text = msgspec.field(name="if")
    fx: Text


class Thread(Record, frozen=True, kw_only=True):
    """Section 1.4."""

    id: Name
    title: Text
    intro: Id | None = None
    time: Time | None = None
    setup: Effects = []
    keep_tokens: bool = False
    rules: Effects = []
    actions: list[Action] = []
    encounters: dict[Literal["A", "B", "C", "D", "E", "F"], Id] = {}
    goals: list[Goal] = []


class Test(Record, frozen=True, kw_only=True):
    """A test of a choice."""

    skill: Skill
    diff: Annotated[int, Meta(ge=1)] | Literal["X"]


class Choice(Record, frozen=True, kw_only=True):
    """A choice of an entry, with one way to resolve it."""

    label: Text
    requires: str = ""
    cost: Effects = []
    fx: Effects | None = None
    test: Test | None = None
    passed: Effects | None = msgspec.field(name="pass", default=None)
    fail: Effects | None = None
    combat: str | None = None
    contest: Skill | None = None
    duel: bool = False
    win: Effects | None = None
    lose: Effects | None = None
    after: dict[Literal["fx", "pass", "fail", "win", "lose"], Text] = {}


class Instead(Record, frozen=True, kw_only=True):
    """An entry that is read in place of another one."""

    cond: str = msgspec.field(name="if")
    entry: Id


class Entry(Record, frozen=True, kw_only=True):
    """Section 1.5."""

    id: Id
    title: Text
    text: Text
    who: str = "you"
    instead: list[Instead] = []
    fx: Effects = []
    choices: Annotated[list[Choice], Meta(max_length=MOST_CHOICES)] = []
    default: Effects = []
    then: Effects = []


class Story(Record, frozen=True, kw_only=True):
    """The whole file."""

    adventure: Header
    enemies: list[Enemy] = []
    threads: Annotated[list[Thread], Meta(min_length=1)]
    entries: Annotated[list[Entry], Meta(min_length=1)]


class Pack:
    """An adventure as it was read: what it became, where everything stands, what is wrong with it or outdated."""

    def __init__(
        self,
        adventure: model.Adventure,
        story: Story,
        lines: Lines,
        problems: list[ContentError],
        outdated: list[ContentError],
    ) -> None:
        self.adventure = adventure
        self.story = story
        self.lines = lines
        self.problems = problems
        self.outdated = outdated


def read_pack(folder: Traversable) -> Pack:
    """The adventure in a folder, with all that is wrong in it; ContentError if it cannot be read at all."""
    story, lines = load_yaml(folder / STORY, Story)
    return _Reader(folder, story, lines).pack()


def slug(name: str) -> str:
    """A name as options spell it: "Ask the Council" is ask_the_council."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


class _Reader:
    """Turns the records of the file into an adventure, and gathers what is wrong."""

    def __init__(self, folder: Traversable, story: Story, lines: Lines) -> None:
        self.folder = folder
        self.story = story
        self.lines = lines
        self.problems: list[ContentError] = []
        self.scope = self._scope()
        self.actions: list[tuple[bool, str]] = []
        self.action_names: dict[str, str] = {}

    def pack(self) -> Pack:
        adventure = self._header()
        adventure.enemies = [self._enemy(number, enemy) for number, enemy in enumerate(self.story.enemies)]
        adventure.threads = [self._thread(number, thread) for number, thread in enumerate(self.story.threads)]
        adventure.entries = [self._entry(number, entry) for number, entry in enumerate(self.story.entries)]
        self._specials(adventure)
        self._messages()
        adventure.words, problems, outdated = read_translations(self.folder, words_of(self.story))
        self.problems += problems
        if self.story.adventure.names is None:
            for name in (*adventure.shared_names, *adventure.own_names):
                adventure.words[model.variable_message(name)] = [name.replace("_", " ")] * len(LANGUAGES)
        return Pack(adventure, self.story, self.lines, self.problems, outdated)

    def wrong(self, where: Where, problem: str) -> None:
        self.problems.append(self.lines.error(where, problem))

    # Names

    def _scope(self) -> Scope:
        """All names of the story; each may stand for one thing only."""
        scope = Scope()
        scope.cities = dict(CITIES)
        scope.sites = {str(site): space for site, space in SITES.items()}
        scope.spaces = dict(SPACE)
        scope.craters = CRATERS
        scope.vehicles = dict(VEHICLE)
        header = self.story.adventure
        scope.shared = {name: number for number, name in enumerate(header.vars)}
        scope.own = {name: number for number, name in enumerate(header.knight_vars)}
        scope.threads = self._ids("threads", [thread.id for thread in self.story.threads])
        scope.entries = self._ids("entries", [str(entry.id) for entry in self.story.entries])
        scope.enemies = self._ids("enemies", [enemy.id for enemy in self.story.enemies])
        known = {card.number for card in content.specials()}
        for number, special in enumerate(header.specials):
            if special not in known:
                self.wrong(("adventure", "specials", number), f"there is no special card {special}")
            elif str(special) in scope.specials:
                self.wrong(("adventure", "specials", number), f"special card {special} is given twice")
            scope.specials[str(special)] = special
        return scope

    def _ids(self, key: str, names: list[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for number, name in enumerate(names):
            if name in found:
                first = self.lines.of((key, found[name], "id"))
                self.wrong((key, number, "id"), f"duplicate id {name}, first at line {first}")
            found.setdefault(name, number)
        return found

    def _entry_number(self, where: Where, id: int | str) -> int:
        if str(id) not in self.scope.entries:
            self.wrong(where, f"there is no entry {id}")
            return model.NONE
        return self.scope.entries[str(id)]

    # Effects

    def _effects(self, where: Where, lines: list[str]) -> list[Rule]:
        """A list of effects, each line of which is resolved at once."""
        rules: list[Rule] = []
        for number, text in enumerate(lines):
            if not text.strip():
                self.wrong((*where, number), "this line says nothing")
            rules += self._line((*where, number), text)
        return rules

    def _line(self, where: Where, text: str) -> list[Rule]:
        try:
            rules = parse_effects(text, self.scope)
        except FxError as error:
            self.wrong(where, str(error))
            return []
        for rule in rules:
            self._check_rule(where, rule, STORY_EFFECTS)
        return rules

    def _check_rule(self, where: Where, rule: Rule, allowed: frozenset[int]) -> None:
        """The rule says only what can be done outside a roll, and costs only what a knight can pay."""
        for call in rule.cost:
            self._check_call(where, call, STORY_COSTS)
        rule.cost.sort(key=_paying_order)
        for call in (*rule.calls, *rule.otherwise):
            self._check_call(where, call, allowed)
        if rule.cond is not None:
            self._check_cond(where, rule.cond, is_in_combat=rule.trigger == WIN)

    def _check_call(self, where: Where, call: Call, allowed: frozenset[int]) -> None:
        if call.verb not in allowed:
            name = next(word for word, (verb, _) in SIGNATURES.items() if verb == call.verb)
            self.wrong(where, f"{name} cannot be used here")
        place = call.place if call.verb in (PLACE, REMOVE, MOVE_TO) else None
        if place is not None and place.kind not in (AT_SPACE, AT_HERE):
            self.wrong(where, "this needs one space: city:Name, site:N, space:Id or here")
        if call.cond is not None:
            self._check_cond(where, call.cond)
        if call.call is not None:
            self._check_call(where, call.call, allowed)

    def _check_cond(self, where: Where, cond: Cond, is_in_combat: bool = False) -> None:
        for way in cond.ways:
            for atom in way:
                if atom.left.left in COMBAT_ONLY and not is_in_combat:
                    self.wrong(where, "foe, defeated and you.attack mean something in a combat only")
                if atom.left.left == L_ROUTE:
                    self.wrong(where, "route means something on cards only: a story does not know the way")

    def _costs(self, where: Where, lines: list[str]) -> list[Call]:
        """What a choice costs: plain calls."""
        calls: list[Call] = []
        for number, text in enumerate(lines):
            try:
                rules = parse_effects(text, self.scope)
            except FxError as error:
                self.wrong((*where, number), str(error))
                continue
            for rule in rules:
                if rule.cond is not None or rule.may or rule.cost:
                    self.wrong((*where, number), "a cost is paid as it stands: no condition and no choice")
                for call in rule.calls:
                    self._check_call((*where, number), call, STORY_COSTS)
                calls += rule.calls
        return sorted(calls, key=_paying_order)

    def _cond(self, where: Where, text: str) -> Cond | None:
        if not text:
            return None
        try:
            cond = parse_condition(text, self.scope)
        except FxError as error:
            self.wrong(where, str(error))
            return None
        self._check_cond(where, cond)
        return cond

    def _sum(self, where: Where, text: int | str) -> Sum:
        try:
            return parse_sum(str(text), self.scope)
        except FxError as error:
            self.wrong(where, str(error))
            return Sum(1, [])

    def _place(self, where: Where, text: str) -> Place:
        try:
            return parse_place(text, self.scope)
        except FxError as error:
            self.wrong(where, str(error))
            return Place(0, 0)

    def _is_secret(self, cond: Cond | None) -> bool:
        """Whether a condition asks for a variable that only its owner may see."""
        if cond is None:
            return False
        terms: list[Term] = []
        for way in cond.ways:
            for atom in way:
                terms.append(atom.left)
                if atom.right is not None:
                    terms += atom.right.terms
        hidden = {self.scope.own.get(name, model.NONE) for name in self.story.adventure.hidden_vars}
        return any(term.left in (L_OWN, L_ANY_OWN, L_COUNT_OWN) and term.arg in hidden for term in terms)

    # Parts

    def _header(self) -> model.Adventure:
        header = self.story.adventure
        if not slug(header.title):
            self.wrong(("adventure", "title"), "a title has letters from a to z or digits: options spell it by them")
        made = model.Adventure(header.id, slug(header.title), header.version)
        made.mode = model.MODES.index(header.mode)
        made.least, made.most = header.knights
        if made.least > made.most:
            self.wrong(("adventure", "knights"), "the least number of knights comes first")
        made.start = self._place(("adventure", "start"), header.start)
        if made.start.kind != 0:
            self.wrong(("adventure", "start"), "the knights start on one space: city:Name, site:N or space:Id")
        made.shared_names, made.shared_start = list(header.vars), list(header.vars.values())
        made.own_names, made.own_start = list(header.knight_vars), list(header.knight_vars.values())
        for number, name in enumerate(header.hidden_vars):
            if name not in self.scope.own:
                self.wrong(("adventure", "hidden_vars", number), f"there is no knight variable {name}")
            else:
                made.hidden.append(self.scope.own[name])
        if header.names is not None:
            made.quiet_shared = [at for at, name in enumerate(made.shared_names) if name not in header.names]
            made.quiet_own = [at for at, name in enumerate(made.own_names) if name not in header.names]
            for name in header.names:
                if name not in self.scope.shared and name not in self.scope.own:
                    self.wrong(("adventure", "names", name), f"there is no variable {name}")
        made.specials = list(header.specials)
        made.intro = self._entry_number(("adventure", "intro"), header.intro)
        if header.first_thread not in self.scope.threads:
            self.wrong(("adventure", "first_thread"), f"there is no thread {header.first_thread}")
        made.first_thread = self.scope.threads.get(header.first_thread, 0)
        made.on_eliminated = self._line(("adventure", "on_eliminated"), header.on_eliminated)
        return made

    def _specials(self, adventure: model.Adventure) -> None:
        """The special cards that the adventure uses, read with its names."""
        for card in content.specials():
            if card.number not in adventure.specials:
                continue
            try:
                adventure.special_rules[card.number] = parse(card.fx, self.scope)
            except FxError as error:
                at = adventure.specials.index(card.number)
                self.wrong(("adventure", "specials", at), f"special card {card.number} does not fit in: {error}")

    def _messages(self) -> None:
        """No two entries have the same message: the first choice of `gate` and an entry `gate-1` would."""
        owner: dict[str, str] = {}
        for number, entry in enumerate(self.story.entries):
            for message in words_of_entry(entry):
                other = owner.setdefault(message, str(entry.id))
                if other != str(entry.id):
                    self.wrong(("entries", number, "id"), f"the message {message} is one of entry {other}, too")

    def _enemy(self, number: int, enemy: Enemy) -> Foe:
        where: Where = ("enemies", number)
        rewards = dict.fromkeys(("xp", *RESOURCES[:3], "gear"), 0)
        for word in enemy.rewards.split():
            rewards[word[:-1]] += int(word[-1])
        threat = sum(int(trait[7]) for trait in enemy.traits if trait.startswith("threat"))
        plain = [trait for trait in enemy.traits if not trait.startswith("threat")]
        rules: list[Rule] = []
        try:
            rules = parse(enemy.fx)
        except FxError as error:
            self.wrong((*where, "fx"), str(error))
        for rule in rules:
            self._check_foe_rule((*where, "fx"), rule, enemy.attack)
        health = self._sum((*where, "health"), enemy.health)
        if not health.terms and health.constant < 1:
            self.wrong((*where, "health"), "an enemy has at least 1 Health")
        foe = Foe(
            enemy.id,
            FOE_TYPES.index(enemy.type),
            ATTACKS.index(enemy.attack),
            dice_of(enemy.dice),
            health.constant,
            traits_of(plain),
            threat,
            list(rewards.values()),
            rules,
        )
        foe.is_story = True
        foe.sum = health if health.terms else None
        foe.least = enemy.min_health
        foe.persists = enemy.persist
        return foe

    def _check_foe_rule(self, where: Where, rule: Rule, attack: str) -> None:
        """What an enemy does by itself comes at its moments of a combat, and without being counted."""
        if rule.trigger not in FOE_TRIGGERS:
            moments = ", ".join(f"{name}:" for name, trigger in TRIGGERS.items() if trigger in FOE_TRIGGERS)
            self.wrong(where, f"a rule of an enemy starts with one of {moments}")
            return
        rolls = {ROLL_ATTACK, ROLL_ANY, ROLL_MELEE if attack == ATTACKS[MELEE] else ROLL_RANGED}
        if rule.trigger in (BEFORE_ROLL, AFTER_ROLL) and not any(rule.on >> roll & 1 for roll in rolls):
            self.wrong(where, f"an enemy rolls for its own attack only: attack, {attack} or any")
        if rule.limit:
            self.wrong(where, "a rule of an enemy has no limit")
        if rule.cost and not rule.may:
            self.wrong(where, "only an option of the knight has a cost: write may before it")
        if rule.may and rule.trigger not in (OPENING, ASSAULT, RESOLUTION):
            self.wrong(where, "the knight has an option in opening:, assault: and resolution: only")
        for call in rule.cost:
            self._check_call(where, call, STORY_COSTS)
        for call in (*rule.calls, *rule.otherwise):
            self._check_call(where, call, FOE_EFFECTS)
            if call.verb == STAT and call.what != HEALTH:
                self.wrong(where, "of an enemy only the health can be changed: stat(health,n)")

    def _thread(self, number: int, thread: Thread) -> model.Thread:
        where: Where = ("threads", number)
        made = model.Thread(thread.id)
        if thread.intro is not None:
            made.intro = self._entry_number((*where, "intro"), thread.intro)
        if thread.time is not None:
            made.has_time = True
            made.keeps_time = thread.time.start == "keep"
            if not made.keeps_time:
                made.start = self._sum((*where, "time", "start"), thread.time.start)
            made.direction = model.UP if thread.time.dir == "up" else model.DOWN
            made.expire = self._line((*where, "time", "expire"), thread.time.expire)
        made.setup = self._effects((*where, "setup"), thread.setup)
        made.keeps_tokens = thread.keep_tokens
        for at, text in enumerate(thread.rules):
            made.rules += self._thread_rule((*where, "rules", at), text)
        for rule in made.rules:
            made.on[rule.trigger].append(rule)
        made.actions = [self._action((*where, "actions", at), action) for at, action in enumerate(thread.actions)]
        made.has_secrets = any(action.is_secret for action in made.actions)
        for letter, entry in thread.encounters.items():
            made.encounters[model.LETTERS.index(letter)] = self._entry_number((*where, "encounters", letter), entry)
        for at, goal in enumerate(thread.goals):
            cond = self._cond((*where, "goals", at, "if"), goal.cond)
            fx = self._line((*where, "goals", at, "fx"), goal.fx)
            if cond is not None:
                made.goals.append(model.Goal(cond, fx, self._is_secret(cond)))
        return made

    def _thread_rule(self, where: Where, text: str) -> list[Rule]:
        try:
            rules = parse(text, self.scope)
        except FxError as error:
            self.wrong(where, str(error))
            return []
        for rule in rules:
            if rule.trigger not in (ROUND_START, ROUND_END, WIN):
                self.wrong(where, "a rule of a thread starts with round_start:, round_end: or win:")
            self._check_rule(where, rule, STORY_EFFECTS)
        return rules

    def _action(self, where: Where, action: Action) -> model.Action:
        is_special = action.kind == "special"
        id = slug(action.name)
        if not id:
            self.wrong((*where, "name"), "a name has letters from a to z or digits: options spell the action by them")
        elif self.action_names.setdefault(id, action.name) != action.name:
            other = self.action_names[id]
            self.wrong((*where, "name"), f"{action.name!r} is spelt like {other!r}: they would be one action")
        if (is_special, id) not in self.actions:
            self.actions.append((is_special, id))
        made = model.Action(id, self.actions.index((is_special, id)), is_special)
        made.at = [self._place((*where, "at", number), place) for number, place in enumerate(action.at)]
        made.requires = self._cond((*where, "requires"), action.requires)
        made.is_secret = self._is_secret(made.requires)
        made.limit = model.ACTION_LIMITS.index(action.limit)
        if (action.entry is not None) + bool(action.entry_at) + bool(action.fx) != 1:
            self.wrong(where, "an action has exactly one of entry, entry_at and fx")
        if action.entry is not None:
            made.entry = self._entry_number((*where, "entry"), action.entry)
        for place, entry in action.entry_at.items():
            made.entry_at.append(self._place((*where, "entry_at", place), place))
            made.entry_of.append(self._entry_number((*where, "entry_at", place), entry))
        if isinstance(action.fx, str):
            made.fx = self._line((*where, "fx"), action.fx)
        else:
            made.fx = self._effects((*where, "fx"), action.fx)
        return made

    def _entry(self, number: int, entry: Entry) -> model.Entry:
        where: Where = ("entries", number)
        made = model.Entry(str(entry.id), f"{self.story.adventure.id}-{entry.id}")
        if entry.who.startswith("leader"):
            made.who = model.LEADER
            try:
                made.leader = parse_leader(entry.who, self.scope)
            except FxError as error:
                self.wrong((*where, "who"), str(error))
        elif entry.who in model.WHO:
            made.who = model.WHO.index(entry.who)
        else:
            self.wrong((*where, "who"), f"expected you, first, leader(my.x), each or each_secret, got {entry.who!r}")
        for at, other in enumerate(entry.instead):
            cond = self._cond((*where, "instead", at, "if"), other.cond)
            if cond is None:
                self.wrong((*where, "instead", at, "if"), "say when this is read instead")
                continue
            if self._is_secret(cond):
                self.wrong((*where, "instead", at, "if"), "what is read cannot depend on a hidden variable")
            to = self._entry_number((*where, "instead", at, "entry"), other.entry)
            made.instead.append(model.Instead(cond, to))
        made.fx = self._effects((*where, "fx"), entry.fx)
        made.choices = [self._choice((*where, "choices", at), choice) for at, choice in enumerate(entry.choices)]
        for at, choice in enumerate(entry.choices):
            made.choices[at].after = {outcome: f"entry-{entry.id}-{at + 1}-{outcome}" for outcome in choice.after}
        made.has_secrets = any(choice.is_secret for choice in made.choices)
        made.default = self._effects((*where, "default"), entry.default)
        made.then = self._effects((*where, "then"), entry.then)
        if made.who == model.EACH_SECRET and (made.fx or not made.choices):
            self.wrong((*where, "who"), "a secret vote has choices and no fx of its own")
        for at, choice in enumerate(entry.choices):
            if choice.after and (made.who == model.EACH_SECRET or made.choices[at].is_secret):
                self.wrong((*where, "choices", at, "after"), "what is told afterwards would give a secret away")
        return made

    def _choice(self, where: Where, choice: Choice) -> model.Choice:
        made = model.Choice()
        made.requires = self._cond((*where, "requires"), choice.requires)
        made.is_secret = self._is_secret(made.requires)
        made.cost = self._costs((*where, "cost"), choice.cost)
        ways = [choice.fx is not None, choice.test is not None, choice.combat is not None, choice.contest is not None]
        if sum(ways) + choice.duel != 1:
            self.wrong(where, "a choice has exactly one of fx, test, combat, contest and duel")
            return made
        first, second = ("fx", "") if ways[0] else ("pass", "fail") if ways[1] else ("win", "lose")
        given = {"fx": choice.fx, "pass": choice.passed, "fail": choice.fail, "win": choice.win, "lose": choice.lose}
        for key, lines in given.items():
            if lines is None and key in (first, second):
                self.wrong(where, f"{key} is missing")
            elif lines is not None and key not in (first, second):
                self.wrong((*where, key), f"{key} does not belong to this kind of choice")
        for key in choice.after:
            if key not in (first, second):
                self.wrong((*where, "after", key), f"{key} does not belong to this kind of choice")
        made.first = self._effects((*where, first), given[first] or [])
        made.second = self._effects((*where, second), given.get(second) or [])
        if choice.test is not None:
            made.kind = model.TEST
            made.skill = SKILLS.index(choice.test.skill)
            made.difficulty = 0 if choice.test.diff == "X" else choice.test.diff
        elif choice.combat is not None:
            made.kind = model.COMBAT
            made.enemy = self.scope.enemies.get(choice.combat, model.NONE)
            if made.enemy == model.NONE:
                self.wrong((*where, "combat"), f"there is no enemy {choice.combat}")
        elif choice.contest is not None:
            made.kind = model.CONTEST
            made.skill = SKILLS.index(choice.contest)
        elif choice.duel:
            made.kind = model.DUEL
        return made


def _paying_order(call: Call) -> int:
    """What is left to choice is paid last, so that it cannot use up what the rest names; cards after what they hold."""
    if call.verb == PAY:
        return int(call.what == ANY)
    if call.verb == PAY_GEAR:
        return 2 + int(call.what == GEAR_ANY)
    return 4


def paragraphs(text: str) -> str:
    """The text with one line for each paragraph, and no other space than between words."""
    return "\n".join(" ".join(line.split()) for line in text.split("\n") if line.strip())


def words_of(story: Story) -> dict[str, str]:
    """Everything in the story that a person reads, by the message that translations give it."""
    words = {"adventure": story.adventure.title}
    for name, said in (story.adventure.names or {}).items():
        words[model.variable_message(name)] = said
    for enemy in story.enemies:
        words[f"enemy-{enemy.id}"] = enemy.name
        if enemy.text != "-":
            words[f"enemy-{enemy.id}-text"] = enemy.text
    for thread in story.threads:
        words[f"thread-{thread.id}"] = thread.title
        for action in thread.actions:
            words[f"action-{slug(action.name).replace('_', '-')}"] = action.name
    for entry in story.entries:
        words |= words_of_entry(entry)
    return words


def words_of_entry(entry: Entry) -> dict[str, str]:
    """What a person reads of one entry, by message."""
    words = {f"entry-{entry.id}": paragraphs(entry.text), f"entry-{entry.id}-title": entry.title}
    for number, choice in enumerate(entry.choices, 1):
        words[f"entry-{entry.id}-{number}"] = choice.label
        for outcome, told in choice.after.items():
            words[f"entry-{entry.id}-{number}-{outcome}"] = told
    return words
