"""Sheets, roads, camp, exploration, city and market, worked out a second time from the clauses in played matches.

Nothing here asks the engine's rules. What cards change is written down here from their words; at every question of a
match the sheets, and of the questions named below every option, are worked out again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import ceil
from typing import Final

import pytest

from stolik.games.waste_knights import content
from stolik.games.waste_knights.active_rules import in_effect
from stolik.games.waste_knights.catalogue import (
    COPIES,
    FACE_ID,
    FAULT_ID,
    FIRST_UNIQUE,
    GEAR_ID,
    INJURY_ID,
    KNIGHT_ID,
    NOTHING,
    SIDE_ID,
    VEHICLE_ID,
)
from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.state import (
    CAMPED,
    EXPLORED,
    MOVED,
    OVERHAULED,
    REGAINED,
    ROUTE,
    VISITED_CITY,
    Board,
)
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import SKILLS, STATS
from stolik.kernel.dice import Dice
from stolik.kernel.question import PASS, Option, Question
from stolik.kernel.state import MatchOver
from stolik.testkit.playouts import players
from stolik.testkit.rule import rule

QUESTIONS: Final = 700
"""So many of a match are read."""
MATCHES: Final = 12
"""For each number of knights."""
STORIES: Final = ("the_last_reservoir", "the_drybay_sweepstake", "ghost_signal", "provisional_licence")

KNIGHTS: Final = {knight.id: knight for knight in content.knights()}
VEHICLES: Final = {vehicle.id: vehicle for vehicle in content.vehicles()}
GEAR: Final[dict[str, content.Equipment | content.Unique]] = {
    **{card.id: card for card in content.equipment()},
    **{card.id: card for card in content.uniques()},
}
SPACES: Final = content.spaces()
COLOURS: Final = {"W": 0, "G": 1, "B": 2, "R": 3}
ENTRY: Final = {"highway": 0, "desert": 1, "mountains": 2, "bush": 2}
SHOPS: Final = ("sawbones", "mechanic", "workshop", "market")

GAINS: Final[dict[str, tuple[str, int]]] = {
    "lead_foot": ("speed", 1),
    "barrel_chest": ("health", 2),
    "overloaded": ("load", 2),
    "backyard_welder": ("repair", 2),
    "pathfinder": ("explore", 1),
    "tuned_injectors": ("bonus", 1),
    "welded_frame": ("durability", 2),
    "iron_body": ("resistance", 1),
    "tough": ("health", 1),
    "weathered": ("resistance", 1),
    "scavenger": ("explore", 1),
    "handy": ("repair", 1),
    "toolbox": ("repair", 2),
    "broken_toolbox": ("repair", 1),
    "binoculars": ("explore", 1),
    "spare_tank": ("tank", 2),
    "broken_spare_tank": ("tank", 1),
    "plough_bumper": ("durability", 2),
    "broken_plough_bumper": ("durability", 1),
    "special_4": ("bonus", 1),
}
LOSSES: Final[dict[str, tuple[str, int, int]]] = {
    "cracked_ribs": ("health", 1, 3),
    "smashed_knee": ("explore", 1, 1),
    "shaking_hands": ("repair", 1, 0),
    "poisoned_blood": ("resistance", 1, 1),
    "rickety": ("durability", 1, 2),
    "leaking_tank": ("tank", 2, 1),
    "bent_axle": ("speed", 1, 1),
    "torn_cargo_bed": ("load", 1, 1),
    "thirsty_engine": ("bonus", 1, 1),
    "special_8": ("resistance", 1, 1),
    "logan_harris_2": ("explore", 1, 1),
    "logan_harris_3": ("health", 2, 1),
    "zoey_shaw_3": ("health", 1, 1),
    "nelly_thompson_2": ("repair", 1, 0),
    "nelly_thompson_4": ("health", 2, 1),
}
"""What, how much, and not below what."""
DICE: Final[dict[str, tuple[str, str]]] = {
    "dead_eye": ("guns", "G"),
    "bruiser": ("blades", "G"),
    "bush_medicine": ("firstaid", "G"),
    "silver_tongue": ("negotiation", "G"),
    "tinkerer": ("tech", "G"),
    "blade_dance": ("blades", "G"),
    "brawler": ("blades", "W"),
    "marksman": ("guns", "W"),
    "survivor": ("survival", "W"),
    "haggler": ("negotiation", "W"),
    "bonesetter": ("firstaid", "W"),
    "wirehead": ("tech", "W"),
    "dundees_hat": ("survival", "G"),
    "broken_dundees_hat": ("survival", "W"),
    "medic_bag": ("firstaid", "G"),
    "broken_medic_bag": ("firstaid", "W"),
    "radio_set": ("negotiation", "G"),
    "broken_radio_set": ("negotiation", "W"),
    "diagnostic_slate": ("tech", "G"),
    "broken_diagnostic_slate": ("tech", "W"),
    "special_2": ("tech", "G"),
    "special_5": ("negotiation", "G"),
    "special_7": ("tech", "W"),
    "special_8": ("guns", "W"),
}
VEHICLE_VALUES: Final = ("load", "speed", "tank", "bonus", "durability")


def card_of(face: str) -> str:
    return face.removeprefix("broken_")


def side_of(face: str) -> content.Side:
    card = GEAR[card_of(face)]
    return card.broken if face.startswith("broken_") else card.working


class Sheet:
    """A knight as the clauses see it."""

    def __init__(self, t: Board, me: int) -> None:
        self.t = t
        self.me = me
        self.knight = KNIGHTS[KNIGHT_ID[t.knight[me]]]
        self.vehicle = VEHICLES[VEHICLE_ID[t.vehicle[me]]] if t.vehicle[me] != NOTHING else None
        self.fuel, self.ammo, self.meds = t.res[3 * me : 3 * me + 3]
        self.hands = [FACE_ID[face] for face in t.hands[me]]
        self.armour = FACE_ID[t.armour[me]] if t.armour[me] != NOTHING else ""
        self.cargo = [FACE_ID[face] for face in t.cargo[me]]
        self.cards = [*self.hands, *([self.armour] if self.armour else []), *self.cargo]
        self.injuries = [INJURY_ID[card] for card in t.injuries[me]]
        self.faults = [FAULT_ID[card] for card in t.faults[me]]
        self.advances = [SIDE_ID[side] for side in t.advances[me]]
        self.is_wreck = t.wreck[me] != NOTHING
        self.space = SPACES[t.space[me]]
        works = [face for face in self.cargo if not self.is_cut_off(face)]
        track = [f"{self.knight.id}_{number}" for number in range(1, t.rad[me] + 1)]
        specials = [f"special_{number}" for number, holder in enumerate(t.special_at, 1) if holder == me]
        self.names = [*self.advances, *self.injuries, *self.faults, *works, *track, *specials]

    def is_cut_off(self, face: str) -> bool:
        """Burnt Wiring: parts give nothing."""
        card = GEAR[card_of(face)]
        return isinstance(card, content.Equipment) and "part" in card.tags and "burnt_wiring" in self.faults

    def drives(self, vehicle: str) -> bool:
        """Whether this is the vehicle and its ability works."""
        has = self.vehicle is not None and self.vehicle.id == vehicle
        return has and not self.is_wreck and "burnt_wiring" not in self.faults

    def value(self, what: str) -> int:
        """Gains first, then losses to their floors; without a vehicle nothing of it (WK-VEH-04)."""
        if what in VEHICLE_VALUES:
            if self.vehicle is None:
                return 0
            found = int(getattr(self.vehicle, what))
        else:
            found = int(getattr(self.knight, what))
        found += sum(GAINS[name][1] for name in self.names if GAINS.get(name, ("",))[0] == what)
        for name in self.names:
            if LOSSES.get(name, ("",))[0] == what:
                _, loss, least = LOSSES[name]
                found = max(found - loss, min(found, least))
        return found

    def dice(self, skill: str) -> Counter[int]:
        """WK-DICE-06."""
        found = Counter(COLOURS[letter] for letter in getattr(self.knight, skill))
        return found + Counter(COLOURS[DICE[name][1]] for name in self.names if DICE.get(name, ("",))[0] == skill)

    def hands_used(self) -> int:
        return sum(GEAR[card_of(face)].hands for face in self.hands)

    def others_here(self) -> list[int]:
        return [
            other
            for other in range(len(self.t.seat))
            if other != self.me and not self.t.gone[other] and self.t.space[other] == self.t.space[self.me]
        ]


def near(space: int) -> list[int]:
    """The spaces next to one, craters left out (WK-MOVE-08)."""
    here = SPACES[space]
    steps = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    return [
        number
        for number, other in enumerate(SPACES)
        if (other.q - here.q, other.r - here.r) in steps and other.terrain != "crater"
    ]


NEAR: Final = [near(space) for space in range(len(SPACES))]


class Road:
    """What a route costs and what can be paid (WK-MOVE-03 to WK-MOVE-15)."""

    def __init__(self, sheet: Sheet, more: int = 0) -> None:
        self.sheet = sheet
        self.more = more

    def missing(self, route: list[int]) -> int:
        """The MP that Fuel must bring."""
        sheet = self.sheet
        terrains = [SPACES[space].terrain for space in route[1:]]
        cost = sum(ENTRY[terrain] for terrain in terrains)
        rough = sum(terrain in ("mountains", "bush") for terrain in terrains)
        cost += rough if "dead_suspension" in sheet.faults else 0
        cost -= 1 if rough and sheet.drives("gaz_jeep") else 0
        points = sheet.value("speed") + self.more + ("tireless" in sheet.advances)
        points += 1 if sheet.drives("dune_buggy") and not rough else 0
        return max(0, cost - points)

    def fuel(self, route: list[int]) -> int:
        """The Fuel that a route takes; more than anybody has if no amount will do."""
        missing, bonus = self.missing(route), self.sheet.value("bonus")
        return 0 if not missing else ceil(missing / bonus) if bonus else 999

    def can_go(self, route: list[int]) -> bool:
        if self.fuel(route) > self.sheet.fuel:
            return False
        return route[-1] != route[0] or any(
            self.fuel([*route, other]) <= self.sheet.fuel for other in NEAR[route[0]] if other != route[0]
        )

    def steps(self, route: list[int]) -> set[Option]:
        return {("go", SPACES[space].id) for space in NEAR[route[-1]] if self.can_go([*route, space])}


# What is compared


def check_sheets(t: Board) -> None:
    """Values and limits of all knights, at rest."""
    for me in range(len(t.seat)):
        if t.gone[me]:
            continue
        sheet = Sheet(t, me)
        now = in_effect(t, me)
        for number, name in enumerate(STATS):
            assert now.stat(number) == sheet.value(name), name
        for number, skill in enumerate(SKILLS):
            assert Counter(now.dice_of(number)) == sheet.dice(skill), skill
        has_one_arm = "broken_arm" in sheet.injuries
        assert sheet.hands_used() <= (1 if has_one_arm else 2)
        assert len(sheet.cargo) <= sheet.value("load")
        assert sheet.fuel <= sheet.value("tank")
        assert t.rad[me] <= sheet.value("resistance")
        if t.unconscious[me] == NOTHING:
            assert t.wounds[me] + t.tainted[me] < sheet.value("health")
        if sheet.vehicle is not None:
            assert sheet.is_wreck or t.damage[me] < sheet.value("durability")
        assert max(len(sheet.injuries), len(sheet.faults)) <= 2
        assert len(sheet.advances) + sum(card_of(face) in UNIQUES for face in sheet.cards) <= 6
    for resource in range(3):
        assert sum(t.res[resource::3]) <= 12


UNIQUES: Final = {card.id for card in content.uniques()}


def act(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-ACT: the actions with a place of their own, and those of them that are open."""
    known: set[Option] = {
        ("move",),
        ("camp",),
        ("explore",),
        ("city",),
        ("special", "overhaul"),
        ("special", "regain_consciousness"),
    }
    if t.unconscious[sheet.me] != NOTHING:
        return known, set() if REGAINED in t.taken else {("special", "regain_consciousness")}
    if len(t.taken) >= 2:
        return known, set()
    found: set[Option] = set()
    road = Road(sheet)
    nitro = [3 for face in sheet.cargo if face == "nitro_kit"] + [2 for f in sheet.cargo if f == "broken_nitro_kit"]
    lifted = Road(sheet, sum(nitro[:1]) if "burnt_wiring" not in sheet.faults else 0)
    here = t.space[sheet.me]
    can_drive = sheet.vehicle is not None and not sheet.is_wreck and MOVED not in t.taken
    if can_drive and (road.steps([here]) or lifted.steps([here])):
        found.add(("move",))
    found |= {("camp",)} if CAMPED not in t.taken else set()
    found |= {("explore",)} if EXPLORED not in t.taken else set()
    found |= {("city",)} if sheet.space.city and VISITED_CITY not in t.taken else set()
    found |= {("special", "overhaul")} if sheet.is_wreck and OVERHAULED not in t.taken else set()
    return known, found


def camp(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-CAMP-02, WK-CAMP-07 to WK-CAMP-12, WK-SHARE-07, WK-SHARE-09."""
    me = sheet.me
    points = max(0, sheet.value("repair") - t.repair_spent)
    found: set[Option] = set()
    if sheet.meds and t.wounds[me] + t.tainted[me]:
        found.add(("heal",))
    if sheet.meds and t.rad[me]:
        found.add(("cleanse",))
    known: set[Option] = {("heal",), ("cleanse",), ("fix",)}
    for owner in [me, *sheet.others_here()]:
        its = sheet if owner == me else Sheet(t, owner)
        name = () if owner == me else (its.knight.id,)
        known.add(("fix", *name))
        if points and t.damage[owner] and not its.is_wreck:
            found.add(("fix", *name))
        for face in its.cards:
            cost = side_of(face).repair
            known.add(("repair", face, *name))
            if face.startswith("broken_") and 0 <= cost <= points and points:
                found.add(("repair", face, *name))
        if owner != me and sheet.knight.id == "sarlow_lee" and sheet.meds and t.unconscious[owner] == NOTHING:
            if t.wounds[owner] + t.tainted[owner]:
                found.add(("heal", *name))
            if t.rad[owner]:
                found.add(("cleanse", *name))
        known |= {("heal", *name), ("cleanse", *name)}
        if owner != me:
            known.add(("exchange", *name))
            found |= {("exchange", *name)} if t.unconscious[owner] == NOTHING else set()
    return known, found


def explore(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-EXPL-02 to WK-EXPL-08."""
    found: set[Option] = {("accept",)}
    if len(t.drawn) < sheet.value("explore") + t.explore_bonus and (t.finds or t.finds_gone):
        found.add(("decline",))
    if not t.fuelled and sheet.fuel and not sheet.is_wreck:
        found.add(("fuel",))
    return {("accept",), ("decline",), ("fuel",)}, found


def city(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-CITY-02."""
    known: set[Option] = {("visit", shop) for shop in SHOPS}
    return known, {("visit", shop) for number, shop in enumerate(SHOPS) if number not in t.visited}


def sawbones(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-CITY-04."""
    found: set[Option] = {("treat",), *(("cure", name) for name in sheet.injuries)}
    return found, found


def mechanic(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-CITY-06, WK-CITY-08."""
    found: set[Option] = {("mend", name) for name in sheet.faults}
    found.add(PASS if sheet.is_wreck else ("fix",))
    return found, found


def workshop(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-CITY-09."""
    found: set[Option] = {("repair", face) for face in sheet.cards if face.startswith("broken_")}
    return found | {PASS}, found | {PASS}


def pay(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-CITY-12, WK-CITY-18."""
    has = {"fuel": sheet.fuel, "ammo": sheet.ammo, "meds": sheet.meds}
    found: set[Option] = {("pay", name) for name in has if has[name]}
    found |= {("pay", face) for face in sheet.cards if card_of(face) not in UNIQUES}
    return found | {("done",)}, found | {("done",)}


def buy(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-CITY-13, WK-CITY-14: what was paid, less what was taken, is enough."""
    offer = [FACE_ID[face] for face in t.offer]
    assert all(face.startswith("broken_") for face in offer)
    found: set[Option] = {("take", face) for face in offer if side_of(face).value <= t.credit}
    for number, name in enumerate(("fuel", "ammo", "meds")):
        if t.credit and sum(t.res[number::3]) < 12:
            found.add(("take", name))
    return found | {("done",)}, found | {("done",)}


def advance(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-XP-08, WK-XP-11, WK-XP-12, WK-XP-16."""
    taken = {SIDE_ID[side] for sides in t.advances for side in sides}
    found: set[Option] = {PASS}
    for card in content.advances():
        names = [side.id for side in card.sides]
        if card.knight in (None, "", sheet.knight.id) and not taken & set(names) and t.xp[sheet.me] >= card.xp:
            found |= {("advance", name) for name in names}
    held = {card_of(face) for me in range(len(t.seat)) for face in Sheet(t, me).cards} | {
        GEAR_ID[kind] for kind in t.box
    }
    for unique in content.uniques():
        if unique.knight in (None, "", sheet.knight.id) and unique.id not in held and t.xp[sheet.me] >= unique.xp:
            found.add(("advance", unique.id))
    return found, found


def is_held(face: str) -> bool:
    """Whether it is used from the hands."""
    return GEAR[card_of(face)].kind == "weapon" and GEAR[card_of(face)].hands > 0


def hold_weapons(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-EQ-09, WK-EQ-10, WK-INJ-01: every set of weapons that leaves no more behind than there is room for."""
    limit = 1 if "broken_arm" in sheet.injuries else 2
    weapons = [face for face in sheet.cards if is_held(face)]
    worn = any(GEAR[card_of(face)].kind == "armour" for face in sheet.cards)
    found: set[Option] = set()
    for count in range(3):
        for chosen in combinations(weapons, count):
            fits = sum(GEAR[card_of(face)].hands for face in chosen) <= limit
            if fits and len(sheet.cards) - count - worn <= sheet.value("load"):
                found.add(("hold", *sorted(chosen, key=FACE_ID.index)))
    return found, found


def wear_armour(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-EQ-05, WK-EQ-10."""
    armours = {face for face in sheet.cards if GEAR[card_of(face)].kind == "armour"}
    found: set[Option] = {("wear", face) for face in armours}
    if not armours or len(sheet.cards) - len(sheet.hands) <= sheet.value("load"):
        found.add(("wear",))
    return found, found


def exchange(t: Board, sheet: Sheet) -> tuple[set[Option], set[Option]]:
    """WK-SHARE-03, WK-SHARE-05, WK-XP-13: what is not on the table yet."""
    found: set[Option] = {("cancel",)}
    names = [*FACE_ID, "fuel", "ammo", "meds"]
    for verb, owner, shown in (("give", sheet, t.giving), ("ask", Sheet(t, t.partner), t.asking)):
        has = Counter(face for face in owner.cards if card_of(face) not in UNIQUES)
        has += Counter({"fuel": owner.fuel, "ammo": owner.ammo, "meds": owner.meds})
        found |= {(verb, name) for name in has - Counter(names[number] for number in shown)}
    if t.giving or t.asking:
        found.add(("propose",))
    return found, found


def can_wake(wounds: int, tainted: int, health: int, points: int) -> bool:
    """Whether so many healing points can bring the wounds below Health (WK-UNC-07)."""
    if wounds + tainted < health:
        return True
    if not points:
        return False
    by_wound = wounds > 0 and can_wake(wounds - 1, tainted, health, points - 1)
    return by_wound or (tainted > 0 and can_wake(wounds + 1, tainted - 1, health, points - 1))


def heal(t: Board, question: Question) -> set[Option]:
    """WK-CAMP-03, WK-CAMP-04, WK-UNC-07."""
    me = next(me for me in range(len(t.seat)) if KNIGHT_ID[t.knight[me]] == question.source)
    wounds, tainted, health = t.wounds[me], t.tainted[me], Sheet(t, me).value("health")
    points = question.note - 1
    wakes = question.about[1] == 1
    found: set[Option] = set()
    if wounds and (not wakes or can_wake(wounds - 1, tainted, health, points)):
        found.add(("heal", "wound"))
    if tainted and (not wakes or can_wake(wounds + 1, tainted - 1, health, points)):
        found.add(("heal", "tainted"))
    if not wakes or wounds + tainted < health:
        found.add(("done",))
    return found


def place_card(t: Board, question: Question) -> set[Option]:
    """WK-EQ-16, WK-EQ-09: where a new card can go."""
    face, sheet = question.source, Sheet(t, question.about[0])
    found: set[Option] = set()
    has_room = len(sheet.cargo) < sheet.value("load")
    if is_held(face):
        hands, need = 1 if "broken_arm" in sheet.injuries else 2, GEAR[card_of(face)].hands
        if need <= hands:
            found.add(("hold", face))
            has_room = has_room or need <= hands - sum(GEAR[card_of(one)].hands for one in sheet.hands)
    elif GEAR[card_of(face)].kind == "armour":
        found.add(("wear", face))
        has_room = has_room or not sheet.armour
    if sheet.value("load"):
        found.add(("stow", face))
    return found if has_room else {*found, ("discard", face)}


READ: Final[dict[str, Callable[[Board, Sheet], tuple[set[Option], set[Option]]]]] = {
    "act": act,
    "camp": camp,
    "explore": explore,
    "city": city,
    "sawbones": sawbones,
    "mechanic": mechanic,
    "workshop": workshop,
    "pay": pay,
    "buy": buy,
    "advance": advance,
    "hold_weapons": hold_weapons,
    "wear_armour": wear_armour,
    "exchange": exchange,
}
OF_A_KNIGHT: Final[dict[str, Callable[[Board, Question], set[Option]]]] = {"heal": heal, "place_card": place_card}


WHOLE: Final = (
    *("sawbones", "mechanic", "workshop", "pay", "buy", "advance", "hold_weapons", "wear_armour", "exchange"),
)
"""Nothing else is offered there."""


def check(t: Board, question: Question) -> None:
    """Foretell the options of a question; of some only those that this page speaks of."""
    kind = question.kind
    if kind == "act":
        check_sheets(t)
    me = question.about[0] if kind == "advance" else t.active
    sheet = Sheet(t, me)
    offered = set(question.options)
    if kind == "route":
        road = Road(sheet, t.mp)
        assert {option for option in offered if option[0] == "go"} == road.steps(t.route), t.route
        assert (("stop",) in offered) == (len(t.route) > 1 and t.route[-1] != t.route[0])
    elif kind in OF_A_KNIGHT:
        assert offered == OF_A_KNIGHT[kind](t, question), (kind, offered)
    elif kind in READ:
        known, found = READ[kind](t, sheet)
        assert offered & known == found, (kind, offered & known, found)
        if kind in WHOLE:
            assert offered == found, (kind, offered, found)


# A match


def enrich(t: Board, dice: Dice) -> None:
    """Cards, injuries, faults and radiation as late in a match."""
    loose = [kind for kind in range(FIRST_UNIQUE) if COPIES[kind] and kind in t.gear]
    for me in range(len(t.seat)):
        t.xp[me] = dice.below(9, "xp")
        t.due = tuple(1 for _ in t.seat)
        own = [
            2 * number + dice.below(2, "side")
            for number, card in enumerate(content.advances())
            if card.knight in (None, "", KNIGHT_ID[t.knight[me]]) and dice.below(2, "has")
        ]
        t.advances[me] = tuple([side for side in own if all(side // 2 != s // 2 for them in t.advances for s in them)])[
            :3
        ]
        for deck, attached in ((t.injury_deck, t.injuries), (t.fault_deck, t.faults)):
            for _ in range(dice.below(3, "attached")):
                attached[me] += (deck.pop(dice.below(len(deck), "card")),)
        sheet = Sheet(t, me)
        if "broken_arm" in sheet.injuries:
            t.gear_gone += [face >> 1 for face in t.hands[me]]
            t.hands[me] = ()
        while len(t.cargo[me]) < Sheet(t, me).value("load") and dice.below(4, "more"):
            kind = loose[dice.below(len(loose), "gear")]
            if kind in t.gear:
                t.gear.remove(kind)
                t.cargo[me] += (2 * kind + dice.below(2, "face"),)
        sheet = Sheet(t, me)
        t.res[3 * me] = min(t.res[3 * me], sheet.value("tank"))
        t.rad[me] = dice.below(sheet.value("resistance") + 1, "rad")
        sheet = Sheet(t, me)
        t.wounds[me] = dice.below(sheet.value("health"), "wounds")
        t.damage[me] = dice.below(sheet.value("durability"), "damage")


def questions(seed: str, knights: int, story: str) -> Iterator[tuple[Board, Question, Option]]:
    """The questions of a match at random, the first action being taken by knights with many cards."""
    setup = GAME.check_setup(knights, {"adventure": story, "setup": "quick"})
    t = GAME.start(knights, setup, Dice(seed))
    assert isinstance(t, Board)
    choice = players(seed)
    is_fresh = True
    try:
        while True:
            fuel = t.res.copy()
            last: Question | None = None
            answer: Option | None = None
            is_route = t.phase == ROUTE
            route = t.route.copy()
            road = Road(Sheet(t, t.active), t.mp) if is_route else None
            steps = GAME.beat(t)
            while True:
                try:
                    now = next(steps) if answer is None else steps.send(answer)
                except StopIteration:
                    break
                if not isinstance(now, Question):
                    for number, question in enumerate(now.questions):
                        options = GAME.options(t, question) if question.is_later else question.options
                        now.answers[number] = options[choice.below(len(options), "option")]
                    answer = PASS
                    continue
                if is_fresh and now.kind == "act":
                    enrich(t, choice)
                    is_fresh = False
                    now.options = []
                if now.is_later or not now.options:
                    now.options = GAME.options(t, now)
                last = now
                answer = now.options[choice.below(len(now.options), "option")]
                yield t, now, answer
            if is_route and last is not None and answer == ("stop",):
                assert road is not None
                assert fuel[3 * t.active] - t.res[3 * t.active] == road.fuel(route)
    except MatchOver:
        return


@rule("WK-MOVE-03", "WK-MOVE-04", "WK-MOVE-12", "WK-MOVE-13", "WK-MOVE-14", "WK-ACT-02", "WK-CAMP-07", "WK-EXPL-03")
@rule("WK-CITY-04", "WK-CITY-06", "WK-CITY-12", "WK-CITY-14", "WK-XP-08", "WK-EQ-10", "WK-RAD-03", "WK-OVR-08")
@pytest.mark.parametrize("knights", range(1, 5))
def test_sheets_and_choices_are_as_the_clauses_say(knights: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(MATCHES):
        stories = [story for story in STORIES if can_have(story, knights)]
        story = stories[number % len(stories)]
        for count, (t, question, _) in enumerate(questions(f"sheets/{knights}/{number}", knights, story)):
            seen[question.kind] += 1
            check(t, question)
            if count == QUESTIONS:
                break
    for kind in ("act", "route", "camp", "explore", "city", "pay", "buy"):
        assert seen[kind] > 3, kind


def can_have(story: str, knights: int) -> bool:
    adventure = next(one for one in ADVENTURES if one.key == story)
    return adventure.least <= knights <= adventure.most
