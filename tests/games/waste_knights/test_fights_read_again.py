"""Combats worked out a second time from the clauses and the words of the cards, which are drawn at random.

Nothing here asks the engine's rules. A knight with random cards, wounds and tokens meets an enemy; what was answered
and what the dice showed are given. Every pool of dice, every choice that is offered, and all that lies on the knight's
sheet afterwards are worked out from sections 16 to 22.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, TypeVar

import pytest

from stolik.games.waste_knights import content
from stolik.games.waste_knights.catalogue import CARD, FACE, FACE_ID, INJURY_ID, KNIGHT_ID, NOTHING, SIDE_ID, TOKEN_ID
from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.map import SPACE
from stolik.games.waste_knights.state import WALK, Board
from stolik.kernel.dice import Dice
from stolik.kernel.log import Log
from stolik.kernel.question import PASS, Option, Question
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

Thing = TypeVar("Thing")

FIGHTS: Final = 250
"""In each part."""
PARTS: Final = 4

# What is printed

ENEMIES: Final = {enemy.id: enemy for enemy in content.enemies()}
KNIGHTS: Final = {knight.id: knight for knight in content.knights()}
VEHICLES: Final = {vehicle.id: vehicle for vehicle in content.vehicles()}
GEAR: Final[dict[str, content.Equipment | content.Unique]] = {
    **{card.id: card for card in content.equipment()},
    **{card.id: card for card in content.uniques()},
}
WEAPONS: Final = [name for name, card in GEAR.items() if card.kind == "weapon" and card.hands]
ARMOURS: Final = [name for name, card in GEAR.items() if card.kind == "armour"]
UNIQUE: Final = {card.id for card in content.uniques()}
COLOUR: Final = {"W": "white", "G": "green", "B": "blue", "R": "red"}
WEAKEST: Final = ("white", "green", "blue", "red")
KINDS: Final = ("weapon", "armour", "gear", "drug")
THINGS: Final = (
    *("frag_grenade", "molotov", "emp_charge", "lucky_bullet", "stim_shot", "painless", "focus_tabs", "coagulant"),
    *("rad_purge", "toolbox", "dundees_hat", "army_rations", "medic_bag"),
)
FREE: Final = {"crossbow", "nail_gun", "sawblade_launcher"}
"""Shots that cost nothing."""
BURST: Final = {"machine_pistol", "assault_rifle"}
ADVANCES: Final = {
    "johnny_taylor": ("dead_eye", "fan_the_hammer", "no_surprises", "patrol_legend"),
    "logan_harris": ("bruiser", "barrel_chest", "will_not_fall"),
    "alinta": ("sun_proof", "ghost_of_the_dunes"),
    "zoey_shaw": ("point_blank", "known_face", "big_game", "cornered"),
    "nelly_thompson": ("welded_frame", "crumple_zone"),
    "sarlow_lee": ("blade_dance", "iron_body", "riposte", "death_touch"),
}
COMMON: Final = ("tough", "weathered", "brawler", "marksman")
INJURIES: Final = ("cracked_ribs", "concussion", "blurred_sight", "poisoned_blood")
SKILL_DICE: Final = {
    "dead_eye": ("guns", "green"),
    "marksman": ("guns", "white"),
    "bruiser": ("blades", "green"),
    "blade_dance": ("blades", "green"),
    "brawler": ("blades", "white"),
}
PROTECTION: Final = {
    "junk_armour": (2, 1),
    "vest": (1, 1),
    "leather_jacket": (2, 1),
    "riot_gear": (3, 2),
    "kevlar_weave": (2, 1),
    "hazmat_suit": (1, 1),
    "spiked_plates": (2, 1),
    "cerbero_exo_plate": (4, 2),
    "patched_duster": (3, 2),
}
"""Working and broken."""


def health_of(knight: str, advances: Collection[str], injuries: Collection[str], rad: int) -> int:
    """Health with all that changes it: gains first, then what takes it away."""
    value = KNIGHTS[knight].health + 2 * ("barrel_chest" in advances) + ("tough" in advances)
    value -= 2 * (knight == "logan_harris" and rad >= 3) + (knight == "zoey_shaw" and rad >= 3)
    value -= 2 * (knight == "nelly_thompson" and rad >= 4)
    return max(value - 1, min(value, 3)) if "cracked_ribs" in injuries else value


def resistance_of(knight: str, advances: Collection[str], injuries: Collection[str]) -> int:
    value = KNIGHTS[knight].resistance + ("iron_body" in advances) + ("weathered" in advances)
    return max(1, value - 1) if "poisoned_blood" in injuries else value


def card_of(face: str) -> str:
    return face.removeprefix("broken_")


def is_broken(face: str) -> bool:
    return face.startswith("broken_")


def dice_of(face: str) -> list[str]:
    card = GEAR[card_of(face)]
    side = card.broken if is_broken(face) else card.working
    return [COLOUR[letter] for letter in side.dice]


# A fight in the engine


class Course:
    """A fight as it went: what was asked and answered, what was rolled, and the sheet before and after."""

    def __init__(self, seed: str) -> None:
        dice = Dice(seed)
        self.dice = dice
        self.knight = self.pick(KNIGHT_ID)
        self.enemy = self.pick(list(ENEMIES))
        self.asked: list[tuple[Question, Option]] = []
        self.table = t = self.arrange()
        t.dice = Dice(f"{seed}/match")
        t.log = Log()
        self.play()
        self.events = [happening.line(None) for happening in t.log.events]
        self.rolls = [
            (str(line["event"]), str(line["who"]), [str(die) for die in line["dice"]])  # type: ignore[union-attr]
            for line in self.events
            if line["event"] in ("rolled", "rerolled")
        ]
        self.drawn = [str(line["token"]) for line in self.events if line["event"] == "drew_token"]

    def play(self) -> None:
        """One beat: along the route and through the fight."""
        self.beat()

    def beat(self, *answers: Option) -> None:
        """A beat; the first answers are given, all others are random and noted."""
        t, given = self.table, list(answers)
        steps = GAME.beat(t)
        try:
            now = next(steps)
            while True:
                assert isinstance(now, Question)
                if now.is_later:
                    now.options = GAME.options(t, now)
                if given and given[0] in now.options:
                    now = steps.send(given.pop(0))
                    continue
                answer = self.pick(now.options)
                self.asked.append((now, answer))
                now = steps.send(answer)
        except StopIteration:
            pass

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self.dice.below(len(things), "pick")]

    def chance(self, of: int) -> bool:
        return self.dice.below(of, "pick") == 0

    def faced(self, card: str) -> str:
        return f"broken_{card}" if self.chance(3) else card

    def arrange(self) -> Board:
        wk = Scenario(self.knight, "johnny_taylor" if self.knight != "johnny_taylor" else "alinta")
        wk.loose()
        wk.given(1, vehicle="motorbike", hands=[], armour="", fuel=0, ammo=0, meds=0)
        self.spaces = ("M48", "M37") if self.enemy in IN_THE_PLAIN else ("M05", "M06")
        self.equip(wk, 0, self.knight, [name for name in VEHICLES if name != "motorbike"])
        wk.given(0, space=self.spaces[0])
        wk.wasteland(self.enemy)
        t = wk.position()
        assert isinstance(t, Board)
        t.phase = WALK
        t.route = [SPACE[space] for space in self.spaces]
        t.gear, t.gear_gone = [], []
        for _ in range(self.dice.below(4, "pick")):
            t.tokens.append(t.bag.pop(self.dice.below(len(t.bag), "pick")))
        self.tokens = [TOKEN_ID[token] for token in t.tokens]
        self.start = Sheet(t, 0)
        return t

    def equip(self, wk: Scenario, me: int, knight: str, vehicles: Sequence[str]) -> None:
        """Random cards and wounds of a knight."""
        first = self.faced(self.pick(WEAPONS))
        hands = [] if self.chance(8) else [first]
        if hands and GEAR[card_of(first)].hands == 1:
            second = self.faced(self.pick(WEAPONS))
            hands += [second] if GEAR[card_of(second)].hands == 1 else []
        cargo = [self.faced(self.pick(THINGS)) for _ in range(self.dice.below(4, "pick"))]
        advances = [name for name in (*ADVANCES[knight], *COMMON) if self.chance(3)]
        one_side = [name for n, name in enumerate(advances) if all(sheet_of(name) != sheet_of(o) for o in advances[:n])]
        injuries = [name for name in INJURIES if self.chance(5)][:2]
        rad = min(self.pick((0, 0, 1, 2, 3, 4)), resistance_of(knight, one_side, injuries))
        room = health_of(knight, one_side, injuries, rad) - 1
        tainted = self.dice.below(2, "pick")
        wounds = max(0, room - tainted - self.dice.below(4, "pick")) if self.chance(2) else 0
        wk.given(
            me,
            vehicle=self.pick(vehicles),
            hands=hands,
            armour="" if self.chance(4) else self.faced(self.pick(ARMOURS)),
            cargo=cargo,
            advances=one_side,
            injuries=injuries,
            faults=["loose_plating"] if self.chance(4) else [],
            wounds=wounds,
            tainted=tainted,
            rad=rad,
            damage=self.dice.below(3, "pick"),
            fuel=self.dice.below(3, "pick"),
            ammo=self.dice.below(3, "pick"),
            meds=self.dice.below(2, "pick"),
            xp=self.pick((0, 2, 6)),
        )


def sheet_of(side: str) -> int:
    """The advance card of a side."""
    return SIDE_ID.index(side) // 2


IN_THE_PLAIN: Final = [name for name, enemy in ENEMIES.items() if enemy.number.startswith("HD")]


class Sheet:
    """A knight by names."""

    def __init__(self, t: Board, me: int) -> None:
        self.wounds, self.tainted, self.rad, self.damage = t.wounds[me], t.tainted[me], t.rad[me], t.damage[me]
        self.fuel, self.ammo, self.meds = t.res[3 * me : 3 * me + 3]
        self.xp = t.xp[me]
        self.hands = [FACE_ID[face] for face in t.hands[me]]
        self.armour = FACE_ID[t.armour[me]] if t.armour[me] != NOTHING else ""
        self.cargo = [FACE_ID[face] for face in t.cargo[me]]
        self.injuries = [INJURY_ID[card] for card in t.injuries[me]]
        self.is_out = t.unconscious[me] != NOTHING
        self.is_gone = bool(t.gone[me])
        self.is_wreck = t.wreck[me] != NOTHING


# The fight read again


class Fight:
    """The same fight by the clauses."""

    def __init__(self, course: Course, seat: int = 0) -> None:
        self.course = course
        self.seat = seat
        self.asked = list(course.asked)
        self.rolls = list(course.rolls)
        t = course.table
        self.me = course.start
        self.knight = KNIGHTS[KNIGHT_ID[t.knight[seat]]]
        self.vehicle = content.vehicles()[t.vehicle[seat]] if t.vehicle[seat] != NOTHING else None
        self.advances = {SIDE_ID[side] for side in t.advances[seat]}
        self.is_plated = len(t.faults[seat]) > 0
        self.foe = ENEMIES[course.enemy]
        self.health = self.foe.health
        self.hurt = 0
        self.traits = {trait for trait in self.foe.traits if trait in ("ambush", "armour_piercing", "unstoppable")}
        self.mine: set[str] = set()
        self.of_weapon: set[str] = set()
        self.tokens = [*course.tokens, *course.drawn]
        self.weapon = ""
        self.attack = "melee"
        self.attacked = {"me": False, "foe": False}
        self.more: list[str] = []
        self.fewer = 0
        self.step = 0
        self.is_holding = False
        self.is_over = False
        self.used: set[str] = set()
        self.assigned = 0
        self.has_drawn = False
        self.is_beaten = False
        self.due = 0

    @property
    def foe_type(self) -> str:
        return self.foe.type

    @property
    def foe_attack(self) -> str:
        return self.foe.attack

    # Asking

    def ask(self, kind: str, options: Sequence[Option]) -> Option:
        question, answer = self.asked.pop(0)
        assert (question.seat, question.kind) == (self.seat, kind)
        assert set(question.options) == set(options), (kind, question.options, options)
        return answer

    def roll(self, who: str, pool: Sequence[str], event: str = "rolled") -> list[str]:
        """The dice that were rolled must be just these."""
        told, by, dice = self.rolls.pop(0)
        assert (told, by) == (event, who)
        assert Counter(die.split(":")[0] for die in dice) == Counter(pool), (who, dice, pool)
        return dice

    # Values

    @property
    def max_health(self) -> int:
        return health_of(self.knight.id, self.advances, self.me.injuries, self.me.rad)

    @property
    def resistance(self) -> int:
        return resistance_of(self.knight.id, self.advances, self.me.injuries)

    @property
    def durability(self) -> int:
        assert self.vehicle is not None
        return self.vehicle.durability + 2 * ("welded_frame" in self.advances)

    def space(self, number: int) -> bool:
        """Whether a space of the resistance track is covered."""
        return self.me.rad >= number

    def lost_dice(self, skill: str) -> int:
        """WK-RAD-02, WK-INJ-01: dice that a roll with this skill loses."""
        name = self.knight.id
        lost = 0
        lost += (name, self.space(3)) in (("johnny_taylor", True), ("sarlow_lee", True))
        lost += name == "alinta" and self.space(4)
        lost += name == "zoey_shaw" and self.space(3) and skill == "guns"
        lost += name == "sarlow_lee" and self.space(2) and skill == "blades"
        lost += "blurred_sight" in self.me.injuries and skill == "guns"
        return lost

    # What arrives

    def is_standing(self) -> bool:
        return not self.me.is_out and not self.me.is_gone

    def receives(self, wounds: int, tainted: int) -> None:
        if not self.is_standing() or wounds + tainted <= 0:
            return
        while faces := {face for face in self.me.cargo if card_of(face) == "painless"}:
            used = self.ask("hurt", [*(("use", face) for face in faces), PASS])
            if used == PASS:
                break
            self.me.cargo.remove(str(used[1]))
            for _ in range(1 if is_broken(str(used[1])) else 2):
                options: list[Option] = [("prevent", "wound")] if wounds else []
                options += [("prevent", "tainted")] if tainted else []
                if not options:
                    break
                if self.ask("prevent", options) == ("prevent", "wound"):
                    wounds -= 1
                else:
                    tainted -= 1
        if wounds + tainted and self.me.wounds + self.me.tainted + wounds + tainted >= self.max_health:
            while faces := {face for face in self.me.cargo if card_of(face) == "coagulant"}:
                used = self.ask("collapse", [*(("use", face) for face in faces), PASS])
                if used == PASS:
                    break
                self.me.cargo.remove(str(used[1]))
                self.heals(1 if is_broken(str(used[1])) else 2)
        room = self.max_health - self.me.wounds - self.me.tainted
        placed = min(tainted, room)
        self.me.tainted += placed
        self.me.wounds += min(wounds, room - placed)
        self.assigned += placed + min(wounds, room - placed)
        self.maybe_falls()

    def heals(self, points: int) -> None:
        for _ in range(points):
            options: list[Option] = [("heal", "wound")] if self.me.wounds else []
            options += [("heal", "tainted")] if self.me.tainted else []
            if not options:
                return
            used = self.ask("heal", [*options, ("done",)])
            if used == ("done",):
                return
            self.me.wounds += 1 if used == ("heal", "tainted") else -1
            self.me.tainted -= used == ("heal", "tainted")

    def maybe_falls(self) -> None:
        """WK-UNC-01, WK-COMBAT-19, WK-TRAIT-07, WK-INJ-04."""
        if not self.is_standing() or self.me.wounds + self.me.tainted < self.max_health:
            return
        if self.is_holding or (self.step < 5 and "unstoppable" in self.mine):
            return
        if len(self.me.injuries) == 2:
            self.eliminated()
        else:
            self.me.is_out = True

    def eliminated(self) -> None:
        self.me.is_gone = True
        self.me.hands, self.me.armour, self.me.cargo = [], "", []
        self.me.fuel = self.me.ammo = self.me.meds = 0

    def irradiated(self, count: int) -> None:
        """WK-RAD-01 to WK-RAD-03, WK-WOUND-07."""
        if not self.is_standing():
            return
        can_ignore = "sun_proof" in self.advances and "sun_proof" not in self.used
        if can_ignore and self.ask("receive_radiation", [("use", "sun_proof"), PASS]) != PASS:
            self.used.add("sun_proof")
            count = max(0, count - 1)
        fits = max(0, min(count, self.resistance - self.me.rad))
        self.me.rad += fits
        if fits:
            surplus = self.me.wounds + self.me.tainted - self.max_health
            if surplus > 0:
                normal = min(surplus, self.me.wounds)
                self.me.wounds -= normal
                self.me.tainted -= surplus - normal
            self.maybe_falls()
        self.receives(0, count - fits)

    def damaged(self, count: int) -> None:
        """WK-DMG, WK-WRECK-01, WK-FAULT-03."""
        if not self.is_standing() or self.me.is_wreck:
            return
        if self.is_plated and "loose_plating" not in self.used:
            self.used.add("loose_plating")
            count += 1
        can_ignore = "crumple_zone" in self.advances and "crumple_zone" not in self.used
        if can_ignore and self.ask("receive_damage", [("use", "crumple_zone"), PASS]) != PASS:
            self.used.add("crumple_zone")
            count -= 1
        self.me.damage = min(self.durability, self.me.damage + count)
        self.me.is_wreck = self.me.damage == self.durability

    def loses_any(self, kind: str = "lose_resource", verb: str = "lose") -> None:
        options: list[Option] = [(verb, name) for name in ("fuel", "ammo", "meds") if getattr(self.me, name)]
        if options:
            lost = str(self.ask(kind, options)[1])
            setattr(self.me, lost, getattr(self.me, lost) - 1)

    def breaks(self, face: str) -> None:
        """WK-EQ-12, WK-COMBAT-52."""
        other = "" if is_broken(face) else f"broken_{face}"
        if face in self.me.hands:
            place = self.me.hands.index(face)
            self.me.hands[place : place + 1] = [other] if other else []
            if face == self.weapon and face not in self.me.hands:
                self.mine -= self.of_weapon
                self.weapon = other
                if not other and not self.attacked["me"]:
                    self.attack = "melee"
        elif face == self.me.armour:
            self.me.armour = other
        else:
            place = self.me.cargo.index(face)
            self.me.cargo[place : place + 1] = [other] if other else []

    def worst(self) -> str:
        """WK-WORST-05."""
        faces = [*self.me.hands, *([self.me.armour] if self.me.armour else []), *self.me.cargo]

        def rank(face: str) -> tuple[int, int, int, int]:
            card = GEAR[card_of(face)]
            side = card.broken if is_broken(face) else card.working
            value = 6 if card.id in UNIQUE else side.value
            return (is_broken(face), -value, KINDS.index(card.kind), list(GEAR).index(card.id))

        return min(faces, key=rank, default="")

    # The course of a fight

    def run(self) -> None:
        self.purges()
        self.chooses()
        self.begins()
        for part in (self.ambush_of_foe, self.ambush_of_mine, self.opening, self.shots, self.assault, self.blows):
            if not self.is_decided():
                part()
        self.step = 5
        self.maybe_falls()
        if not self.is_over:
            self.resolution()
        self.rewards()

    def purges(self) -> None:
        """Rad Purge works outside combats: for the last time when the card is revealed."""
        while self.me.rad and (drugs := {face for face in self.me.cargo if card_of(face) == "rad_purge"}):
            answer = self.ask("beforehand", [*(("use", face) for face in drugs), PASS])
            if answer == PASS:
                break
            self.me.cargo.remove(str(answer[1]))
            self.me.rad = max(0, self.me.rad - (1 if str(answer[1]).startswith("broken_") else 2))

    def chooses(self) -> None:
        weapons = [face for face in self.me.hands if self.can_use(face)]
        chosen = str(self.ask("weapon", [*(("arm", face) for face in sorted(set(weapons))), ("arm", "unarmed")])[1])
        if chosen != "unarmed":
            self.weapon = chosen
            self.attack = str(GEAR[card_of(chosen)].attack)

    def has_fallen(self) -> bool:
        """Whether the knight counts as defeated now."""
        is_down = self.me.wounds + self.me.tainted >= self.max_health and "unstoppable" not in self.mine
        return is_down or not self.is_standing()

    def is_decided(self) -> bool:
        return self.is_over or self.has_fallen() or (self.hurt >= self.health and "unstoppable" not in self.traits)

    def can_use(self, face: str) -> bool:
        """WK-COMBAT-04, WK-COMBAT-05."""
        return GEAR[card_of(face)].attack == "melee" or self.can_shoot(face)

    def cost(self, face: str) -> str:
        if card_of(face) in FREE:
            return ""
        return "fuel" if card_of(face) == "flamethrower" else "ammo"

    def can_shoot(self, face: str) -> bool:
        cost = self.cost(face)
        return not cost or getattr(self.me, cost) > 0

    def begins(self) -> None:
        """WK-COMBAT-06: what the start gives, then the immediate tokens."""
        if "will_not_fall" in self.advances:
            self.mine.add("unstoppable")
        if "ghost_of_the_dunes" in self.advances and self.attack == "melee":
            self.mine.add("ambush")
        if "ambush" not in self.mine and (
            self.weapon == "sniper_rifle" or (self.weapon == "katana" and self.foe_attack == "melee")
        ):
            self.mine.add("ambush")
            self.of_weapon.add("ambush")
        for token in self.tokens:
            if token == "tt03":
                self.loses_any()
            elif token == "tt08":
                self.traits.add("ambush")
            elif token == "tt09":
                self.health += 1
        if "no_surprises" in self.advances:
            self.traits.discard("ambush")

    def lowers_gun(self) -> None:
        """WK-COMBAT-15."""
        if self.weapon and self.attack == "ranged" and not self.attacked["me"] and not self.can_shoot(self.weapon):
            self.weapon, self.attack = "", "melee"
            self.mine -= self.of_weapon

    def ambush_of_foe(self) -> None:
        self.step = 1
        if "ambush" in self.traits:
            self.foe_strikes()

    def ambush_of_mine(self) -> None:
        self.lowers_gun()
        if "ambush" in self.mine:
            self.strike()

    def opening(self) -> None:
        name = self.foe.id
        terrain = self.terrain()
        can_pay = name == "toll_crew" and self.me.fuel + self.me.ammo + self.me.meds >= 2
        if can_pay and self.ask("foe_offer", [("accept",), PASS]) != PASS:
            self.loses_any("pay_resource", "pay")
            self.loses_any("pay_resource", "pay")
            self.is_over = True
        heavy = self.vehicle is not None and self.vehicle.type == "heavy"
        grows = {"patrol_drone": terrain == "highway", "cave_kin": terrain == "mountains", "sentry_nest": heavy}
        if grows.get(name, False) and not self.attacked["foe"]:
            self.more.append("white")
        if name == "rockslide_gang" and terrain == "mountains":
            self.damaged(1)
        if not self.is_decided():
            self.opening_of_mine()

    def opening_of_mine(self) -> None:
        done: set[str] = set()
        while not self.is_decided():
            must = []
            if self.runs("truck") and self.foe_type == "gang" and self.foe_attack == "melee":
                must.append("battering_ram")
            if "known_face" in self.advances and self.foe_type == "gang":
                must.append("known_face")
            may = ["mounted_gun"] if self.runs("gun_pickup") and self.me.ammo else []
            must, may = [one for one in must if one not in done], [one for one in may if one not in done]
            if not must + may:
                return
            used = self.ask("opening", [*(("use", one) for one in must + may), *([] if must else [PASS])])
            if used == PASS:
                return
            done.add(str(used[1]))
            if used[1] == "known_face":
                self.fewer += not self.attacked["foe"]
            else:
                self.me.ammo -= used[1] == "mounted_gun"
                self.deals(1)

    def terrain(self) -> str:
        number = SPACE[self.course.spaces[1]]
        return str(next(space.terrain for at, space in enumerate(content.spaces()) if at == number))

    def runs(self, vehicle: str) -> bool:
        """Whether this is the vehicle and its ability works (WK-WRECK-02)."""
        return self.vehicle is not None and self.vehicle.id == vehicle and not self.me.is_wreck

    def deals(self, count: int) -> None:
        """By an effect that is not an attack."""
        self.hurt = min(self.health, self.hurt + count)

    def hits(self, count: int) -> None:
        """By the attack."""
        self.deals(count)

    def shots(self) -> None:
        self.step = 2
        self.exchange("ranged")

    def blows(self) -> None:
        self.step = 4
        self.exchange("melee")

    def exchange(self, kind: str) -> None:
        """WK-COMBAT-13, WK-COMBAT-18, WK-COMBAT-37."""
        self.lowers_gun()
        strikes_first = self.foe.attack == kind and not self.attacked["foe"]
        strikes_too = self.attack == kind and not self.attacked["me"]
        self.is_holding = strikes_first and strikes_too
        if strikes_first:
            self.foe_strikes()
        if strikes_too:
            self.lowers_gun()
            if self.attack == kind and not self.me.is_gone:
                self.strike()
        self.is_holding = False
        self.maybe_falls()

    def assault(self) -> None:
        self.step = 3
        done: set[str] = set()
        while not self.is_decided():
            options: list[str] = []
            for face in sorted(set(self.me.cargo), key=FACE.__getitem__):
                if self.grenade(face):
                    options.append(face)
            spear = self.weapon == "hunting_spear" and self.foe_attack == "melee"
            must = [self.weapon] if spear or card_of(self.weapon) == "grandmothers_spear" else []
            must = [face for face in must if face not in done]
            if not options + must:
                return
            used = self.ask("assault", [*(("use", face) for face in options + must), *([] if must else [PASS])])
            if used == PASS:
                return
            face = str(used[1])
            if face in must:
                done.add(face)
                self.deals(1)
            else:
                wounds = self.grenade(face)
                self.me.cargo.remove(face)
                self.deals(wounds)

    def grenade(self, face: str) -> int:
        name = card_of(face)
        if name == "frag_grenade":
            return 1 if is_broken(face) else 2
        if name == "molotov":
            return 1 if is_broken(face) or self.foe_type not in ("beast", "mutant", "gang") else 2
        if name == "emp_charge" and self.foe_type == "machine":
            return 2 if is_broken(face) else 4
        return 0

    # Attacks

    def strike(self) -> None:
        self.attacked["me"] = True
        is_ranged = self.attack == "ranged"
        skill = "guns" if is_ranged else "blades"
        if is_ranged and self.cost(self.weapon):
            cost = self.cost(self.weapon)
            setattr(self.me, cost, getattr(self.me, cost) - 1)
        pool = [COLOUR[letter] for letter in getattr(self.knight, skill)]
        pool += [colour for name, (of, colour) in SKILL_DICE.items() if of == skill and name in self.advances]
        pool += dice_of(self.weapon) if self.weapon else []
        lost = self.lost_dice(skill)
        if "point_blank" in self.advances and self.foe_attack == "melee":
            pool.append("green")
        if "cornered" in self.advances and self.me.wounds + self.me.tainted >= 4:
            pool.append("red")
        pool += self.before_roll()
        if not self.is_standing():
            return
        while lost and len(pool) > 1:
            gone = self.ask("lose_die", [("lose_die", colour) for colour in WEAKEST if colour in pool])
            pool.remove(str(gone[1]))
            lost -= 1
        dice = self.after_roll(self.roll(self.knight.id, pool), pool, is_ranged)
        shown = [symbol for die in dice for symbol in die.split(":")[1].split("+")]
        wounds = shown.count("S")
        for _ in range(shown.count("F")):
            effects = self.fates()
            if not effects:
                break
            wounds += effects[str(self.ask("fate", [("use", name) for name in effects])[1])]
        self.hits(wounds)
        if "BL" in shown and self.weapon and not self.me.is_gone:
            self.breaks(self.weapon)

    def before_roll(self) -> list[str]:
        gained: list[str] = []
        has_sawn = False
        while True:
            ways = [face for face in self.me.cargo if card_of(face) == "stim_shot"]
            if self.weapon == "chainsaw" and self.me.fuel and not has_sawn:
                ways.append("chainsaw")
            if not ways:
                return gained
            used = self.ask("before_roll", [*(("use", face) for face in set(ways)), PASS])
            if used == PASS:
                return gained
            gained.append("red")
            if used[1] == "chainsaw":
                has_sawn = True
                self.me.fuel -= 1
            else:
                self.me.cargo.remove(str(used[1]))
                if is_broken(str(used[1])):
                    self.receives(0, 1)

    def after_roll(self, dice: list[str], pool: Sequence[str], is_ranged: bool) -> list[str]:
        done: set[str] = set()
        while True:
            ways = {face: 1 if is_broken(face) else 99 for face in self.me.cargo if card_of(face) == "lucky_bullet"}
            if is_ranged and self.knight.id == "johnny_taylor" and "quick_draw" not in self.used | done:
                ways["quick_draw"] = 1
            if self.weapon in BURST and self.me.ammo and self.weapon not in done:
                ways[self.weapon] = 99
            if is_ranged and "fan_the_hammer" in self.advances and self.me.ammo and "fan_the_hammer" not in done:
                ways["fan_the_hammer"] = 99
            if not ways:
                return dice
            used = self.ask("after_roll", [*(("use", name) for name in ways), PASS])
            if used == PASS:
                return dice
            name = str(used[1])
            if card_of(name) == "lucky_bullet":
                self.breaks(name)
            else:
                done.add(name)
                self.me.ammo -= name != "quick_draw"
            picked = 0
            while picked < min(ways[name], len(pool)):
                question, answer = self.asked.pop(0)
                assert question.kind == "reroll"
                if answer == ("done",):
                    break
                picked += 1
            if picked:
                dice = self.roll(self.knight.id, pool, "rerolled")

    def fates(self) -> dict[str, int]:
        """What a Fate of an own attack may be used for, and the wounds it adds."""
        name, face = card_of(self.weapon), self.weapon
        is_machine, is_near = self.foe_type == "machine", self.foe_attack == "melee"
        found: dict[str, int] = {}
        plain = ("knife", "machete", "sledgehammer", "revolver", "flamethrower")
        if face in plain or name in ("fire_axe", "old_justice", "widowmaker", "sawblade_launcher", "moonlit_blade"):
            found[face] = 1
        if name == "crowbar" and is_machine:
            found[face] = 1 if is_broken(face) else 2
        if face == "shock_baton" or name == "big_wrench":
            found[face] = 2 if is_machine else 1
        if (face == "sawed_off" or name == "pump_shotgun") and is_near:
            found[face] = 1
        if face == "hunting_rifle" and self.foe_type == "beast":
            found[face] = 1
        if "death_touch" in self.advances and self.attack == "melee":
            found["death_touch"] = 2
        return found

    def foe_strikes(self) -> None:
        self.attacked["foe"] = True
        wounds = tainted = 0
        pool = [COLOUR[letter] for letter in self.foe.dice] + self.more
        waiting = [token for token in self.tokens if token not in ("tt03", "tt08", "tt09")]
        for token in waiting:
            wounds += {"tt01": 1, "tt02": 2}.get(token, 0)
            pool += {"tt04": ["white"], "tt05": ["blue"]}.get(token, [])
            if token == "tt07":
                self.traits.add("armour_piercing")
        for _ in range(self.fewer):
            if len(pool) > 1:
                pool.remove(min(pool, key=WEAKEST.index))
        dice = self.roll(self.foe.id, pool)
        if "tt10" in waiting and any(die.endswith(":-") for die in dice):
            kept = Counter(die for die in dice if not die.endswith(":-"))
            dice = self.roll(self.foe.id, pool, "rerolled")
            assert kept <= Counter(dice)
        shown = [symbol for die in dice for symbol in die.split(":")[1].split("+")]
        wounds += shown.count("S")
        for _ in range(shown.count("F") + ("tt06" in waiting)):
            wounds += self.foe.id in ("gun_tower", "dingo_pack", "drop_bear")
            tainted += self.foe.id in ("salt_crawler", "bile_spitter", "spore_mother", "leech_swarm")
            if self.foe.id in ("pyre_wagon", "juggernaut_rig", "mine_crawler", "the_old_bull"):
                self.damaged(1)
            if self.foe.id == "slave_drivers":
                self.loses_any()
            if self.foe.id == "ash_monks":
                self.irradiated(1)
        self.dealt(wounds, tainted)

    def dealt(self, wounds: int, tainted: int, is_attack: bool = True) -> None:
        """WK-COMBAT-25 to WK-COMBAT-28, WK-DEAL-05."""
        if not self.is_standing() or wounds + tainted <= 0:
            return
        has_armour = True
        while wounds and "armour_piercing" not in self.traits:
            ways: list[Option] = []
            if is_attack and self.knight.id == "logan_harris" and "thick_hide" not in self.used:
                ways.append(("use", "thick_hide"))
            if has_armour and self.me.armour:
                ways.append(("armour", self.me.armour))
            if not ways:
                break
            used = self.ask("dealt", [*ways, PASS])
            if used == PASS:
                break
            if used[0] == "use":
                self.used.add("thick_hide")
                wounds -= 1
                continue
            has_armour = False
            face = self.me.armour
            stops = PROTECTION[card_of(face)][is_broken(face)]
            is_shot = is_attack and self.foe_attack == "ranged"
            stops += is_shot and (face == "vest" or card_of(face) == "kevlar_weave")
            wounds = max(0, wounds - stops)
            self.breaks(face)
            if face == "spiked_plates" and is_attack and self.foe_attack == "melee":
                self.deals(1)
        self.receives(wounds, tainted)
        if "riposte" in self.advances and is_attack and self.foe_attack == "melee" and self.is_standing():
            self.deals(1)

    # The end

    def resolution(self) -> None:
        """WK-COMBAT-39: those of the enemy; of what a knight may hold here none has any."""
        name, is_beaten = self.foe.id, self.hurt >= self.health
        if self.me.is_gone:
            return
        if name == "screwjack" and not is_beaten and self.worst():
            self.breaks(self.worst())
        if name == "cannibal_clan" and self.me.is_out and self.worst():
            face = self.worst()
            self.breaks(face)
            if not is_broken(face):
                self.breaks(f"broken_{face}")
        if name == "glow_walkers" or (name == "sun_prophets" and not is_beaten):
            self.irradiated(1)
        if name == "skin_stitcher" and not is_beaten:
            self.receives(0, 1)
        if name == "fuel_thieves" and not is_beaten:
            self.me.fuel = max(0, self.me.fuel - 2)

    def rewards(self) -> None:
        """WK-COMBAT-40 to WK-COMBAT-47."""
        self.is_beaten = self.hurt >= self.health and not self.is_over
        if not self.is_beaten or self.me.is_gone:
            return
        foe = self.foe
        self.gains_xp(foe.xp)
        for name in ("fuel", "ammo", "meds"):
            self.gains(name, getattr(foe, name))
        self.has_drawn = any(line["event"] == "drew_gear" for line in self.course.events)
        while foe.gear and self.asked and self.asked[0][0].kind in ("place_card", "shed"):
            self.asked.pop(0)
        if self.knight.id == "zoey_shaw" and foe.type in ("gang", "cult"):
            self.gains(str(self.ask("gain_resource", [("gain", one) for one in ("fuel", "ammo", "meds")])[1]), 1)
        if "patrol_legend" in self.advances and foe.health >= 3:
            self.gains("ammo", 1)
        if "big_game" in self.advances and foe.health >= 4:
            self.gains_xp(1)

    def gains_xp(self, count: int) -> None:
        faces = [*self.me.hands, self.me.armour, *self.me.cargo]
        if len(self.advances) + sum(card_of(face) in UNIQUE for face in faces) < 6:
            self.due += sum(self.me.xp < mark <= self.me.xp + count for mark in (3, 6, 9, 13, 16, 19))
        self.me.xp += count

    def gains(self, name: str, count: int) -> None:
        most = self.vehicle.tank if name == "fuel" and self.vehicle is not None else 12
        setattr(self.me, name, min(most, getattr(self.me, name) + count))


# Duels


class DuelCourse(Course):
    """Two knights with random cards settle accounts; a third one is elsewhere."""

    def arrange(self) -> Board:
        others = [name for name in KNIGHT_ID if name != self.knight]
        self.rival = self.pick(others)
        wk = Scenario(
            self.knight,
            self.rival,
            self.pick([name for name in others if name != self.rival]),
            adventure="ghost_signal",
        )
        wk.loose()
        wk.thread("A3-T3A")
        vehicles = [name for name in VEHICLES if name != "motorbike"]
        self.equip(wk, 0, self.knight, vehicles[::2])
        self.equip(wk, 1, self.rival, vehicles[1::2])
        wk.given(2, space="M53", vehicle="motorbike")
        t = wk.position()
        assert isinstance(t, Board)
        self.tokens = []
        self.start = Sheet(t, 0)
        self.start_of_rival = Sheet(t, 1)
        return t

    def play(self) -> None:
        self.beat(("thread", "settle_accounts"))
        self.beat(("choose", 1))


class Duellist(Fight):
    """One side of a duel."""

    rival: Duellist

    def __init__(self, course: DuelCourse, seat: int, asked: list[tuple[Question, Option]]) -> None:
        super().__init__(course, seat)
        self.me = course.start_of_rival if seat else course.start
        self.asked = asked
        self.traits = set()

    @property
    def foe_type(self) -> str:
        """None (WK-DUEL-06)."""
        return ""

    @property
    def foe_attack(self) -> str:
        return self.rival.attack

    def deals(self, count: int) -> None:
        self.rival.dealt(count, 0, False)

    def hits(self, count: int) -> None:
        self.rival.dealt(count, 0)

    def is_decided(self) -> bool:
        return self.has_fallen() or self.rival.has_fallen()

    def may_ambush(self) -> None:
        if "no_surprises" in self.rival.advances:
            self.mine.discard("ambush")


class Duel:
    """WK-DUEL-02 to WK-DUEL-05: the defender comes first in everything."""

    def __init__(self, course: DuelCourse) -> None:
        self.asked = list(course.asked)
        self.attacker = Duellist(course, 0, self.asked)
        self.defender = Duellist(course, 1, self.asked)
        self.attacker.rival, self.defender.rival = self.defender, self.attacker
        self.defender.rolls = self.attacker.rolls
        self.both = (self.defender, self.attacker)

    def run(self) -> None:
        self.attacker.ask("opponent", [("against", self.defender.knight.id)])
        for one in self.both:
            one.chooses()
        for one in self.both:
            one.begins()
        for one in self.both:
            one.may_ambush()
        self.step(1)
        for one in self.both:
            if not one.is_decided():
                one.ambush_of_mine()
        for one in self.both:
            if not one.is_decided():
                one.opening_of_mine()
        if not self.attacker.is_decided():
            self.step(2)
            self.exchange("ranged")
        self.step(3)
        for one in self.both:
            if not one.is_decided():
                one.assault()
        if not self.attacker.is_decided():
            self.step(4)
            self.exchange("melee")
        self.step(5)
        for one in self.both:
            one.maybe_falls()

    def step(self, number: int) -> None:
        for one in self.both:
            one.step = number

    def hold(self, is_holding: bool) -> None:
        for one in self.both:
            one.is_holding = is_holding

    def exchange(self, kind: str) -> None:
        for one in self.both:
            one.lowers_gun()
        strikers = [one for one in self.both if one.attack == kind and not one.attacked["me"]]
        self.hold(len(strikers) == 2)
        for one in strikers:
            one.lowers_gun()
            if one.attack == kind and not one.me.is_gone:
                one.strike()
        self.hold(False)
        for one in self.both:
            one.maybe_falls()

    def has_won(self) -> bool:
        return not self.defender.is_standing() or self.defender.assigned > self.attacker.assigned


def check_duel(seed: str) -> Duel:
    course = DuelCourse(seed)
    duel = Duel(course)
    duel.run()
    has_lost_one = duel.attacker.me.is_gone or duel.defender.me.is_gone
    assert has_lost_one or not duel.asked, duel.asked[0][0]
    assert not duel.attacker.rolls
    for one in duel.both:
        mine, theirs = vars(one.me), vars(Sheet(course.table, one.seat))
        for name in mine:
            assert name == "injuries" or mine[name] == theirs[name], (one.seat, name)
    ended = [line for line in course.events if line["event"] == "duel_ended"]
    assert ended[0]["won"] == duel.has_won()
    return duel


@rule("WK-COMBAT-16", "WK-COMBAT-17", "WK-COMBAT-18", "WK-COMBAT-21", "WK-COMBAT-25", "WK-COMBAT-32", "WK-COMBAT-50")
@rule("WK-TRAIT-02", "WK-TRAIT-07", "WK-THREAT-04", "WK-DICE-13", "WK-RAD-03", "WK-WORST-05")
@pytest.mark.parametrize("part", range(PARTS))
def test_fights_go_as_the_clauses_say(part: int) -> None:
    for number in range(FIGHTS):
        check_fight(f"{part}/{number}")


def check_fight(seed: str) -> Fight:
    course = Course(seed)
    fight = Fight(course)
    fight.run()
    assert not fight.asked, fight.asked[0][0]
    assert not fight.rolls
    after = Sheet(course.table, 0)
    mine, theirs = vars(fight.me), vars(after)
    for name in mine:
        if name != "injuries" and not (fight.has_drawn and name in ("hands", "armour", "cargo")):
            assert mine[name] == theirs[name], name
    ended = [line for line in course.events if line["event"] == "fight_ended"]
    assert ended[0]["defeated"] == fight.is_beaten
    assert course.table.due[0] == fight.due
    assert course.table.card == NOTHING
    assert CARD[course.enemy] in course.table.wild_gone[0 if course.enemy in IN_THE_PLAIN else 1]
    return fight


@rule("WK-DUEL-02", "WK-DUEL-03", "WK-DUEL-04", "WK-DUEL-05", "WK-DUEL-06", "WK-DEAL-05")
@pytest.mark.parametrize("part", range(PARTS))
def test_duels_go_as_the_clauses_say(part: int) -> None:
    for number in range(FIGHTS):
        check_duel(f"{part}/{number}")
