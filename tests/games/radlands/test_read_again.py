"""What the active player may do, worked out a second time from the clauses and the printed cards, in played matches.

Nothing here asks the engine's rules: the board is read place by place, and what each ability needs stands in a table
(RAD-RULING-13). Costs, copies and abilities come from the printed content.
"""

import random
from collections.abc import Callable
from typing import Final

import pytest

from stolik.games.radlands import content
from stolik.games.radlands.catalogue import ID, NOTHING
from stolik.games.radlands.content import ANY_COST
from stolik.games.radlands.state import DAMAGED, DESTROYED, UNHARMED, Board
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.rule import rule

CAMPS: Final = {camp.id for camp in content.camps("v1")}
COST: Final = {person.id: person.cost for person in content.people()}
EVENTS: Final = {event.id: event for event in content.events()}
PRINTED: Final = {person.id: person.abilities for person in content.people()}
ROUNDS: Final = range(8)
MATCHES: Final = 20
"""In each round."""

Ability = tuple[int, int, str]
"""Number, printed water, what it does."""
Slot = int
"""Nine for each seat, three for each column; row 0 is the camp row."""


class Reading:
    """The table as its clauses see it, for the active player."""

    def __init__(self, t: Board) -> None:
        self.t = t
        self.me = t.active
        self.water = t.water[self.me]
        self.camps = {camp.id: camp.abilities for camp in content.camps("v2" if t.camp_set == "v2" else "v1")}

    # What lies there

    def name(self, slot: Slot) -> str:
        return "" if self.t.card[slot] == NOTHING else ID[self.t.card[slot]]

    def column(self, seat: int, column: int) -> list[Slot]:
        start = seat * 9 + column * 3
        return [slot for slot in range(start, start + 3) if self.name(slot)]

    def camp(self, seat: int, column: int) -> Slot:
        return next(slot for slot in self.column(seat, column) if self.name(slot) in CAMPS)

    def standing(self, seat: int, column: int) -> list[Slot]:
        return [slot for slot in self.column(seat, column) if self.name(slot) not in CAMPS]

    def people(self, seat: int) -> list[Slot]:
        return [slot for column in range(3) for slot in self.standing(seat, column)]

    def ruins(self, seat: int) -> int:
        return sum(self.t.harm[self.camp(seat, column)] == DESTROYED for column in range(3))

    def unprotected(self, seat: int) -> list[Slot]:
        """RAD-PROT-01, RAD-RULING-58."""
        found: list[Slot] = []
        for column in range(3):
            alive = [slot for slot in self.column(seat, column) if self.t.harm[slot] != DESTROYED]
            found += alive if self.t.exposed[seat] else alive[-1:]
        return found

    def has(self, seat: int, person: str) -> bool:
        """A trait that works (RAD-CARD-TRAIT-01)."""
        return any(self.name(slot) == person and self.t.harm[slot] == UNHARMED for slot in self.people(seat))

    def count(self, person: str) -> int:
        return sum(self.name(slot) == person for slot in self.people(self.me))

    def restorable(self, source: Slot) -> bool:
        """RAD-EFF-RESTORE-04, -05, content bonfire."""
        mine = [slot for column in range(3) for slot in self.column(self.me, column)]
        hurt = [slot for slot in mine if self.t.harm[slot] == DAMAGED and self.name(slot) != "bonfire"]
        return any(slot != source or not self.t.is_ua for slot in hurt)

    def ways(self, column: int) -> list[str]:
        """RAD-ACT-PLAY-PERSON-04, -05, RAD-RULING-68."""
        number = len(self.standing(self.me, column))
        if number == 2:
            return []
        return ["front", "behind"] if number == 1 or self.camp(self.me, column) % 3 == 1 else ["front"]

    def has_room(self) -> bool:
        return any(self.ways(column) for column in range(3))

    def can_raid(self) -> bool:
        """RAD-RAID-01 to -05, RAD-RULING-37."""
        queue = [NOTHING if kind == NOTHING else ID[kind] for kind in self.t.queue[self.me * 3 : self.me * 3 + 3]]
        if "raiders" in queue:
            space = queue.index("raiders")
            return space == 0 or queue[space - 1] == NOTHING
        return self.has_first_event() or NOTHING in queue[1:]

    def has_first_event(self) -> bool:
        return self.t.events_played == 0 and self.has(self.me, "zeto_khan")

    # Abilities

    def abilities(self, slot: Slot) -> list[Ability]:
        name = self.name(slot)
        if self.t.harm[slot] == DESTROYED:
            return []
        printed = self.camps[name] if name in CAMPS else PRINTED.get(name, ())
        found = [(number, ability.water, ability.does) for number, ability in enumerate(printed, 1)]
        if name not in CAMPS and name != "argo_yesky" and self.has(slot // 9, "argo_yesky"):
            found.append((3, 1, "damage"))
        return found

    def is_ready(self, slot: Slot) -> bool:
        is_whole = self.t.harm[slot] == UNHARMED or (self.name(slot) in CAMPS and self.t.harm[slot] == DAMAGED)
        return bool(self.t.ready[slot]) and is_whole

    def price(self, water: int, does: str) -> int:
        if does == "command_post":
            return max(0, water - self.count("punk"))
        return water - self.ruins(self.me) if does == "pillbox" else max(0, water)

    def can_use(self, slot: Slot, ability: Ability) -> bool:
        """RAD-RULING-13, readiness apart."""
        _, water, does = ability
        return self.price(water, does) <= self.water and NEEDS.get(does, needs_nothing)(self, slot)

    def copied(self, mimic: Slot) -> list[Ability]:
        """RAD-RULING-31."""
        found: list[Ability] = []
        for slot in self.people(0) + self.people(1):
            is_model = self.is_ready(slot) if slot // 9 == self.me else self.t.harm[slot] == UNHARMED
            if slot != mimic and is_model:
                found += [ability for ability in self.abilities(slot) if ability[2] != "mimic"]
        return found

    def can_rouse(self) -> bool:
        """RAD-RULING-29."""
        hurt = [slot for slot in self.people(self.me) if self.t.harm[slot] == DAMAGED]
        return any(self.can_use(slot, ability) for slot in hurt for ability in self.abilities(slot))

    def can_drop(self) -> bool:
        """RAD-RULING-30."""
        for name in {ID[kind] for kind in self.t.hands[self.me]} & set(COST):
            waters = [ability.water for ability in PRINTED[name] if ability.water != ANY_COST]
            if name == "mimic":
                copied = self.copied(NOTHING)
                waters = [water for _, water, does in copied if NEEDS.get(does, needs_nothing)(self, NOTHING)]
            if self.has(self.me, "argo_yesky"):
                waters.append(1)
            if waters and self.places(name, min(waters)):
                return True
        return False

    def can_shift(self) -> bool:
        """RAD-RULING-79."""
        for slot in self.people(0) + self.people(1):
            for column in range(3):
                number = len(self.standing(slot // 9, column))
                if column == slot % 9 // 3:
                    if number == 2 or self.camp(slot // 9, column) % 3 == 1:
                        return True
                elif number < 2:
                    return True
        return False

    # Everything

    def cost(self, name: str, column: int) -> int:
        """RAD-RULING-27."""
        camp = self.camp(self.me, column)
        if self.t.harm[camp] == DESTROYED:
            return 0 if name == "holdout" else COST[name]
        is_oasis = self.name(camp) == "oasis" and not self.standing(self.me, column)
        return max(0, COST[name] - is_oasis)

    def places(self, name: str, extra: int) -> list[Option]:
        """Where a person can be played if so much water must be left."""
        columns = [column for column in range(3) if self.cost(name, column) + extra <= self.water]
        if self.has_room():
            return [("play", name, column + 1, way) for column in columns for way in self.ways(column)]
        return [("announce", name)] if self.t.is_ua and columns else []

    def options(self) -> set[Option]:
        found: set[Option] = {("end_turn",)}
        queue = self.t.queue[self.me * 3 : self.me * 3 + 3]
        for name in {ID[kind] for kind in self.t.hands[self.me]}:
            found.add(("junk", name))
            if name in COST:
                found.update(self.places(name, 0))
                continue
            event = EVENTS[name]
            has_space = event.bomb == 0 or self.has_first_event() or NOTHING in queue[event.bomb - 1 :]
            if has_space and event.cost <= self.water:
                found.add(("play", name))
        if self.t.silo_in_hand[self.me]:
            found.add(("junk", "water_silo"))
        elif self.water >= 1:
            found.add(("take_silo",))
        if self.water >= 2:
            found.add(("draw",))
        for column in range(3):
            for slot in self.column(self.me, column):
                for ability in self.abilities(slot):
                    if self.is_ready(slot) and self.can_use(slot, ability) and not self.t.only_ability:
                        found.add(("use", self.name(slot), column + 1, slot % 3, ability[0]))
        return found


def needs_nothing(r: Reading, me: Slot) -> bool:
    return True


def needs_enemy(r: Reading, me: Slot) -> bool:
    return any(r.name(slot) not in CAMPS for slot in r.unprotected(1 - r.me))


def needs_open_camp(r: Reading, me: Slot) -> bool:
    return any(r.name(slot) in CAMPS for slot in r.unprotected(1 - r.me))


def needs_person(r: Reading, me: Slot) -> bool:
    return len(r.people(r.me)) > 0


def needs_punk(r: Reading, me: Slot) -> bool:
    return r.count("punk") > 0


def needs_card(r: Reading, me: Slot) -> bool:
    return len(r.t.hands[r.me]) > 0


NEEDS: Final[dict[str, Callable[[Reading, Slot], bool]]] = {
    "adrenaline_lab": lambda r, me: r.can_rouse(),
    "arcade": lambda r, me: len(r.people(r.me)) <= 1,
    "assassin": needs_enemy,
    "atomic_garden": lambda r, me: any(r.t.harm[slot] == DAMAGED for slot in r.people(r.me)),
    "blood_bank": needs_person,
    "cache_v2": lambda r, me: r.can_raid() or r.t.is_ua or r.has_room(),
    "cannon_v2": lambda r, me: r.t.harm[me] == UNHARMED,
    "catapult": needs_person,
    "construction_yard": lambda r, me: r.t.harm[me] == UNHARMED and r.ruins(r.me) > 0,
    "construction_yard_v2": lambda r, me: r.can_shift(),
    "doomsayer": lambda r, me: any(kind != NOTHING for kind in r.t.queue[3 - r.me * 3 : 6 - r.me * 3]),
    "exterminator": lambda r, me: any(r.t.harm[slot] == DAMAGED for slot in r.people(1 - r.me)),
    "gunner": needs_enemy,
    "injure": needs_enemy,
    "labor_camp": needs_person,
    "mercenary_camp_v2": lambda r, me: len(r.people(r.me)) >= 4,
    "mimic": lambda r, me: any(r.can_use(me, ability) for ability in r.copied(me)),
    "mulcher": needs_person,
    "nest_of_spies": lambda r, me: r.t.put_in_play[r.me] >= 2,
    "omen_clock": lambda r, me: any(kind != NOTHING for kind in r.t.queue),
    "parachute_base": lambda r, me: r.can_drop(),
    "punk": lambda r, me: r.t.is_ua or r.has_room(),
    "pyromaniac": needs_open_camp,
    "rabble_rouser": needs_punk,
    "raid": lambda r, me: r.can_raid(),
    "resonator": lambda r, me: any(r.t.harm[slot] == DAMAGED for slot in r.unprotected(1 - r.me)),
    "resonator_v2": lambda r, me: r.t.uses_this_turn == 0,
    "restore": lambda r, me: r.restorable(me),
    "scavenger_camp": lambda r, me: r.t.raiders_resolved[r.me] > 0 and r.restorable(me),
    "scavenger_camp_v2": needs_card,
    "the_octagon": needs_person,
    "training_camp": needs_punk,
    "training_camp_v2": lambda r, me: len(r.standing(r.me, me % 9 // 3)) == 2,
    "transplant_lab": lambda r, me: r.t.put_in_play[r.me] >= 2 and r.restorable(me),
    "warehouse": needs_card,
    "warehouse_v2": lambda r, me: needs_open_camp(r, me) and r.restorable(me),
    "watchtower": lambda r, me: r.t.events_resolved > 0,
}
"""What an ability needs besides its water, by what it does; nothing where it is not named."""


@rule("RAD-ACT-ABILITY-01", "RAD-ACT-PLAY-PERSON-01", "RAD-ACT-PLAY-EVENT-06", "RAD-RULING-13", "RAD-TURN-10")
@pytest.mark.parametrize("number", ROUNDS)
def test_what_may_be_done_is_what_the_clauses_say(number: int) -> None:
    options = {"edition": ("ua", "pl")[number % 2], "camp_set": ("v1", "v2")[number // 2 % 2]}
    for seed in range(number * MATCHES, (number + 1) * MATCHES):
        chance = random.Random(seed)
        match = Match.start("radlands", seed=seed, options=options, keep=False)
        for _ in range(1_000):
            if match.over:
                break
            question = match.questions[0]
            offered = question.options
            if question.kind == "act":
                assert isinstance(match.state, Board)
                assert set(offered) == Reading(match.state).options()
                busy = [option for option in offered if option[0] in ("use", "play", "announce")]
                if busy and chance.random() < 0.6:
                    offered = busy
            match.answer(question.seat, chance.choice(offered))
