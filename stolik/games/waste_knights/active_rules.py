"""Where rules come from: every side of every card and sheet is a *source* with a number and its rules by trigger."""

from typing import Final

from stolik.games.waste_knights import content
from stolik.games.waste_knights.catalogue import (
    ABILITY_ID,
    FACE_ID,
    FACE_RULES,
    FAULT_ID,
    FIRST_VEHICLE_STAT,
    GEAR_CARD,
    GEAR_TYPE,
    HANDS_OF,
    INJURY_ID,
    IS_PART,
    KNIGHT_ID,
    KNIGHT_STATS,
    NOTHING,
    SIDE_ID,
    SKILL_DICE_OF,
    SPECIAL_ID,
    SPECIALS,
    TRACK_SPACES,
    VEHICLE_ABILITY_ID,
    VEHICLE_STATS,
    WEAPON,
)
from stolik.games.waste_knights.language import Rule, parse
from stolik.games.waste_knights.odds import Pool, counted
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import (
    FINAL_SCORE,
    HANDS,
    HEAL_RATE_MOD,
    LEAST,
    NO_PARTS,
    NO_TWO_HANDED,
    NO_VEHICLE_ABILITY,
    PASSIVE,
    REPAIR,
    SKILL_DICE,
    SKILLS,
    STAT,
    STATS,
    TERRAIN_COST,
    TERRAINS,
)
from stolik.kernel.state import Fixed

TRIGGERS: Final = FINAL_SCORE + 1

ABILITY_SOURCE: Final = len(FACE_ID)
"""Below are the faces of equipment cards, each its own source."""
TRACK_SOURCE: Final = ABILITY_SOURCE + len(KNIGHT_ID)
VEHICLE_SOURCE: Final = TRACK_SOURCE + len(KNIGHT_ID) * TRACK_SPACES
ADVANCE_SOURCE: Final = VEHICLE_SOURCE + len(VEHICLE_ABILITY_ID)
INJURY_SOURCE: Final = ADVANCE_SOURCE + len(SIDE_ID)
FAULT_SOURCE: Final = INJURY_SOURCE + len(INJURY_ID)
SPECIAL_SOURCE: Final = FAULT_SOURCE + len(FAULT_ID)
SOURCES: Final = SPECIAL_SOURCE + SPECIALS * len(ADVENTURES)

SOURCE_ID: Final[list[str]] = [
    *FACE_ID,
    *ABILITY_ID,
    *(f"{knight}_track_{space + 1}" for knight in KNIGHT_ID for space in range(TRACK_SPACES)),
    *VEHICLE_ABILITY_ID,
    *SIDE_ID,
    *INJURY_ID,
    *FAULT_ID,
    *(name for _ in ADVENTURES for name in SPECIAL_ID),
]


def _all_rules() -> list[list[Rule]]:
    rules = list(FACE_RULES)
    rules += [parse(knight.fx) for knight in content.knights()]
    for knight in content.knights():
        track = [parse(fx) for fx in knight.track]
        rules += track + [[] for _ in range(TRACK_SPACES - len(track))]
    rules += [parse(vehicle.fx) for vehicle in content.vehicles()]
    rules += [parse(side.fx) for card in content.advances() for side in card.sides]
    rules += [parse(card.fx) for card in content.injuries()]
    rules += [parse(card.fx) for card in content.faults()]
    for adventure in ADVENTURES:
        rules += [adventure.special_rules.get(number, []) for number in range(1, SPECIALS + 1)]
    return rules


RULES: Final[list[list[Rule]]] = _all_rules()
ON: Final[list[list[list[Rule]]]] = [
    [[rule for rule in rules if rule.trigger == trigger] for rules in RULES] for trigger in range(TRIGGERS)
]
"""By trigger and source."""


def number_rules(first: int, rules: list[Rule]) -> int:
    """Number rules for their limits; returns the next free number."""
    for rule in rules:
        rule.number = first
        first += 1
    return first


_next = 0
for _rules in RULES:
    _next = number_rules(_next, _rules)
for _adventure in ADVENTURES:
    for _thread in _adventure.threads:
        _next = number_rules(_next, _thread.rules)

WORKS_STOWED: Final[list[bool]] = [
    card_type >= GEAR_CARD or (card_type == WEAPON and HANDS_OF[kind] == 0) for kind, card_type in enumerate(GEAR_TYPE)
]
"""Drugs, gear and thrown weapons work from the vehicle (WK-EQ-07, WK-EQ-08)."""

# What sources change all the time

GAINS: Final[list[list[int]]] = [[0] * SOURCES for _ in STATS]
LOSSES: Final[list[list[int]]] = [[0] * SOURCES for _ in STATS]
FLOORS: Final[list[list[int]]] = [[0] * SOURCES for _ in STATS]
"""By stat and source: how much higher, how much lower, and not below what."""
BONUS_DICE: Final[list[list[list[int]]]] = [[] for _ in range(SOURCES)]
"""Of each source: skill, colour and number of dice."""
HAND_LIMIT: Final[list[int]] = [NOTHING] * SOURCES
BARS_TWO_HANDED: Final[list[bool]] = [False] * SOURCES
BARS_ABILITY: Final[list[bool]] = [False] * SOURCES
BARS_PARTS: Final[list[bool]] = [False] * SOURCES
HEAL_MOD: Final[list[int]] = [0] * SOURCES
EXTRA_COST: Final[list[list[int]]] = [[0] * len(TERRAINS) for _ in range(SOURCES)]

for _source, _rules in enumerate(ON[PASSIVE]):
    for _rule in _rules:
        for _call in _rule.calls:
            if _call.verb == STAT:
                if _call.n > 0:
                    GAINS[_call.what][_source] = _call.n
                else:
                    LOSSES[_call.what][_source] = -_call.n
                    FLOORS[_call.what][_source] = _call.extra
            elif _call.verb == SKILL_DICE:
                BONUS_DICE[_source].append([_call.what, _call.extra, _call.n])
            elif _call.verb == HANDS:
                HAND_LIMIT[_source] = _call.n
            elif _call.verb == NO_TWO_HANDED:
                BARS_TWO_HANDED[_source] = True
            elif _call.verb == NO_VEHICLE_ABILITY:
                BARS_ABILITY[_source] = True
            elif _call.verb == NO_PARTS:
                BARS_PARTS[_source] = True
            elif _call.verb == HEAL_RATE_MOD:
                HEAL_MOD[_source] = _call.n
            elif _call.verb == TERRAIN_COST:
                for _terrain in range(len(TERRAINS)):
                    if _call.what >> _terrain & 1:
                        EXTRA_COST[_source][_terrain] = _call.n


UNKNOWN: Final = -1000


class Use:
    """A rule that a knight can use now, and where it stands."""

    __slots__ = ("rule", "source", "verbs")

    def __init__(self, source: int, rule: Rule) -> None:
        self.source: int = source
        self.rule: Rule = rule
        self.verbs: tuple[int, ...] = tuple([call.verb for call in rule.calls])
        """What it does."""


NO_USES: Final[list[Use]] = []
USES: Final[list[list[list[Use]]]] = [
    [[Use(source, rule) for rule in rules] if rules else NO_USES for source, rules in enumerate(row)] for row in ON
]
"""The same by trigger and source, each rule with its source."""
TRIGGERS_OF: Final[list[list[int]]] = [
    [trigger for trigger in range(TRIGGERS) if ON[trigger][source]] for source in range(SOURCES)
]
"""By source: the triggers of its rules."""


class InEffect:
    """What was in effect for a knight when it was last asked for, and what it was gathered from.

    It is kept beside the state, not in it, and used only while the knight still has all of the same: so it holds good
    for every copy and every imagined world.
    """

    __slots__ = (
        "advances",
        "armours",
        "cargo",
        "dice",
        "extra_cost",
        "faults",
        "found",
        "injuries",
        "knight",
        "me",
        "passive",
        "pools",
        "rad",
        "special_at",
        "stats",
        "uses",
        "vehicle",
        "vehicles",
    )

    def __init__(self, t: Board, me: int, found: list[int]) -> None:
        self.knight: int = t.knight[me]
        self.me: int = me
        self.rad: int = t.rad[me]
        self.vehicle: int = t.vehicle[me]
        self.recall(t, me)
        self.found: list[int] = found
        self.stats: list[int] = [UNKNOWN] * len(STATS)
        """Values with all that changes them, as far as they have been asked for."""
        self.uses: list[list[Use]] = [NO_USES] * TRIGGERS
        """By trigger: the rules of these sources, used up or not. The lists are not to be changed."""
        for source in found:
            for trigger in TRIGGERS_OF[source]:
                others = self.uses[trigger]
                uses = USES[trigger][source]
                self.uses[trigger] = others + uses if others else uses
        self.passive: list[int] = [source for source in found if ON[PASSIVE][source]]
        """Those of the sources that change something all the time."""
        self.dice: list[list[int] | None] = [None] * len(SKILLS)
        """By skill: its dice with all that adds to them, as far as they have been asked for."""
        self.pools: list[Pool | None] = [None] * len(SKILLS)
        """The same dice counted by colour."""
        self.extra_cost: list[int] = []
        """By terrain: how much dearer it is; empty as long as nobody has asked."""

    def recall(self, t: Board, me: int) -> None:
        """Note from which cards it was gathered, or from which it would be gathered just so."""
        self.cargo: Fixed = t.cargo[me]
        self.advances: Fixed = t.advances[me]
        self.injuries: Fixed = t.injuries[me]
        self.faults: Fixed = t.faults[me]
        self.special_at: Fixed = t.special_at
        self.vehicles: Fixed = t.vehicle
        self.armours: Fixed = t.armour

    def stat(self, which: int) -> int:
        """A value of the knight or the vehicle with all that changes it."""
        value = self.stats[which]
        if value == UNKNOWN:
            value = self.stats[which] = self._value(which)
        return value

    def _value(self, which: int) -> int:
        """Gains first, then losses to their floors."""
        if which >= FIRST_VEHICLE_STAT:
            if self.vehicle == NOTHING:
                return 0  # nothing that changes a vehicle makes one (WK-VEH-04)
            value = VEHICLE_STATS[self.vehicle][which - FIRST_VEHICLE_STAT]
        else:
            value = KNIGHT_STATS[self.knight][which]
        changing = self.passive
        row = GAINS[which]
        for source in changing:
            value += row[source]
        row = LOSSES[which]
        for source in changing:
            loss = row[source]
            if loss:
                floor = FLOORS[which][source]
                value = max(value - loss, min(value, floor))
        least = LEAST[which]
        return value if value > least else least

    def dice_of(self, skill: int) -> list[int]:
        """The dice of a skill with all that cards add to it (WK-DICE-06); whoever changes the list copies it first."""
        found = self.dice[skill]
        if found is None:
            found = SKILL_DICE_OF[self.knight][skill].copy()
            for source in self.passive:
                for bonus in BONUS_DICE[source]:
                    if bonus[0] == skill:
                        found += [bonus[1]] * bonus[2]
            self.dice[skill] = found
        return found

    def pool_of(self, skill: int) -> Pool:
        """The same dice counted by colour."""
        pool = self.pools[skill]
        if pool is None:
            pool = self.pools[skill] = counted(self.dice_of(skill))
        return pool

    def cost_more(self) -> list[int]:
        """By terrain: how much dearer it is to enter it."""
        if not self.extra_cost:
            self.extra_cost = [0] * len(TERRAINS)
            for source in self.passive:
                row = EXTRA_COST[source]
                for terrain in range(len(TERRAINS)):
                    self.extra_cost[terrain] += row[terrain]
        return self.extra_cost


_LAST: Final[list[InEffect | None]] = [None] * len(KNIGHT_ID)
"""By knight."""
Origin = tuple[int, int, int, int, int, Fixed, Fixed, Fixed, Fixed, Fixed]
_KNOWN: Final[list[dict[Origin, InEffect]]] = [{} for _ in KNIGHT_ID]
"""By knight, and by all that it was gathered from: a search comes back to where it started."""
MOST_KNOWN: Final = 200


def in_effect(t: Board, me: int) -> InEffect:
    """Everything that is in effect for a knight now, gathered anew only when something has changed."""
    knight = t.knight[me]
    last = _LAST[knight]
    # Nothing that it was gathered from has changed; what is `Fixed` is the very same, and so is the adventure whose
    # special cards the knights have.
    if (
        last is not None
        and last.cargo is t.cargo[me]
        and last.rad == t.rad[me]
        and last.armours is t.armour
        and last.vehicles is t.vehicle
        and last.advances is t.advances[me]
        and last.injuries is t.injuries[me]
        and last.faults is t.faults[me]
        and last.special_at is t.special_at
        and last.me == me
    ):
        return last
    origin = (
        me, t.adventure, t.rad[me], t.vehicle[me], t.armour[me],
        t.cargo[me], t.advances[me], t.injuries[me], t.faults[me], t.special_at,
    )  # fmt: skip
    known = _KNOWN[knight].get(origin)
    if known is None:
        if len(_KNOWN[knight]) == MOST_KNOWN:
            _KNOWN[knight].clear()
        known = _KNOWN[knight][origin] = InEffect(t, me, _gathered(t, me))
    else:
        known.recall(t, me)
    _LAST[knight] = known
    return known


def replace_rules(source: int, trigger: int, rules: list[Rule]) -> None:
    """Let a source have other rules on a trigger from now on: for tests."""
    ON[trigger][source] = rules
    USES[trigger][source] = [Use(source, rule) for rule in rules]
    TRIGGERS_OF[source] = [other for other in range(TRIGGERS) if ON[other][source]]
    for knight, known in enumerate(_KNOWN):
        known.clear()
        _LAST[knight] = None


def special_source(t: Board, number: int) -> int:
    """A special card of the adventure, counted from 0, as a source."""
    return SPECIAL_SOURCE + SPECIALS * t.adventure + number


def specials_of(t: Board, me: int) -> list[int]:
    """The special cards that a knight holds, by number."""
    if me not in t.special_at:
        return []
    return [number for number, holder in enumerate(t.special_at) if holder == me]


def sources(t: Board, me: int) -> list[int]:
    """Everything that is in effect for a knight, weapons in hand apart; parts and ability of a wreck included."""
    return in_effect(t, me).found


def passive(t: Board, me: int) -> list[int]:
    """What of that changes something all the time."""
    return in_effect(t, me).passive


def _gathered(t: Board, me: int) -> list[int]:
    knight = t.knight[me]
    found = [ABILITY_SOURCE + knight]
    for side in t.advances[me]:
        found.append(ADVANCE_SOURCE + side)
    rad = t.rad[me]
    if rad:
        first = TRACK_SOURCE + knight * TRACK_SPACES
        found += range(first, first + min(rad, TRACK_SPACES))
    for card in t.injuries[me]:
        found.append(INJURY_SOURCE + card)
    has_ability = t.vehicle[me] != NOTHING
    has_parts = True
    for card in t.faults[me]:
        source = FAULT_SOURCE + card
        found.append(source)
        if BARS_ABILITY[source]:
            has_ability = False
        if BARS_PARTS[source]:
            has_parts = False
    if has_ability:
        found.append(VEHICLE_SOURCE + t.vehicle[me])
    if t.armour[me] != NOTHING:
        found.append(t.armour[me])
    for face in t.cargo[me]:
        if WORKS_STOWED[face >> 1] and (has_parts or not IS_PART[face >> 1]):
            found.append(face)
    for number in specials_of(t, me):
        found.append(special_source(t, number))
    return found


def is_switched_off(t: Board, me: int, source: int) -> bool:
    """A wreck's ability and parts cannot be used; lasting changes of values stay (WK-WRECK-02, WK-WRECK-08)."""
    if t.wreck[me] == NOTHING:
        return False
    if source < ABILITY_SOURCE:
        return IS_PART[source >> 1]
    return VEHICLE_SOURCE <= source < ADVANCE_SOURCE


def stat(t: Board, me: int, which: int) -> int:
    """A value of the knight or the vehicle with all that changes it."""
    return in_effect(t, me).stat(which)


def repair_left(t: Board, me: int) -> int:
    """The Repair points of the camp that are not used yet; they follow the value at once (WK-CAMP-07)."""
    left = stat(t, me, REPAIR) - t.repair_spent
    return left if left > 0 else 0
