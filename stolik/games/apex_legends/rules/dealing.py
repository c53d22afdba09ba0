"""Dealing out the rest of a starting pool for somebody (AP-EQUIP-08): never the best that could be thought of, but
everybody has two weapons that complement each other, and little is wasted.

The seat's own legends come first. What they cannot use goes to allies who can.
"""

from typing import Final

from stolik.games.apex_legends.catalogue import ATTACHMENT, GEAR, NOTHING, RANGE_LOW, RANK, SORT, WORN_AT
from stolik.games.apex_legends.firepower import MEAN_DAMAGE
from stolik.games.apex_legends.rules.pool import (
    ARMS,
    ATTACHES,
    DEED,
    LEFT,
    PACKS,
    WEAPONS_EACH,
    WEARS,
    Loadout,
    undecided_of,
    weapons_in_pool,
)
from stolik.games.apex_legends.state import BACKPACK, Board

APART: Final = 3.0
"""What it is worth, in points of damage, that a second weapon is for a distance one space farther from the first's."""
FAR_APART: Final = 3
ROOM: Final = 2
"""So many backpack slots are kept free of attachments that fit nothing yet."""


def deal_rest(t: Board, team: int, seat: int) -> None:
    """Decide about everything that the seat has not dealt out."""
    Dealer(t, team, seat).deal()


class Dealer:
    """One seat's part of a pool while it is dealt out."""

    __slots__ = ("allies", "left", "loadout", "own", "t", "team")

    def __init__(self, t: Board, team: int, seat: int) -> None:
        self.t: Board = t
        self.team: int = team
        self.loadout: Loadout = Loadout(t, team)
        self.left: list[int] = undecided_of(t, team, seat)
        """The numbers of the items."""
        self.own: list[int] = [who for who in t.members[team] if t.seat_of[who] == seat]
        self.allies: list[int] = [who for who in t.members[team] if t.seat_of[who] != seat]

    def deal(self) -> None:
        """Weapons first, then what goes on them, gear, and the backpacks."""
        self._weapons()
        by_rank = sorted(self._of_sort(ATTACHMENT), key=self._rank)
        spare = [at for at in by_rank if not self._attach(at)]
        for at in sorted(self._of_sort(GEAR), key=self._rank):
            self._wear(at)
        for at in self.left.copy():
            if at not in spare:
                self._pack(at, BACKPACK)
        for at in spare:
            self._pack(at, BACKPACK - ROOM)

    def _item(self, at: int) -> int:
        return self.t.pools[self.team][at]

    def _rank(self, at: int) -> int:
        """The best first."""
        return -RANK[self._item(at)]

    def _of_sort(self, sort: int) -> list[int]:
        first = weapons_in_pool(self.t)
        return [at for at in self.left if at >= first and SORT[self._item(at)] == sort]

    def _put(self, at: int, deed: int) -> None:
        self.t.placed[self.team][at] = deed
        self.loadout.put(at, self._item(at), deed)
        self.left.remove(at)

    def _arm(self, at: int, who: int) -> None:
        slot = 0 if self.loadout.weapons[who * 2] == NOTHING else 1
        self._put(at, ARMS + slot + who * DEED)

    def _weapons(self) -> None:
        """Everybody gets a weapon before anybody gets two; who chose last then chooses first."""
        weapons = [at for at in self.left if at < weapons_in_pool(self.t)]
        for had in range(WEAPONS_EACH):
            for who in self.own if had == 0 else self.own[::-1]:
                if self.loadout.armed(who) == had and weapons:
                    best = self._best_for(who, weapons)
                    weapons.remove(best)
                    self._arm(best, who)
        for at in weapons:
            if self.loadout.can_spare_weapon():
                self._put(at, LEFT)
            else:
                self._arm(at, self._unarmed_ally())

    def _unarmed_ally(self) -> int:
        for who in self.allies:
            if self.loadout.armed(who) < WEAPONS_EACH:
                return who
        raise LookupError("everybody has two weapons")

    def _best_for(self, who: int, weapons: list[int]) -> int:
        best = weapons[0]
        for at in weapons[1:]:
            if self._power(at, who) > self._power(best, who):
                best = at
        return best

    def _power(self, at: int, who: int) -> float:
        """What a weapon is worth to a legend beside the one it has."""
        weapon = self._item(at)
        power = MEAN_DAMAGE[weapon]
        for other in self.loadout.weapons[who * 2 : who * 2 + 2]:
            if other != NOTHING:
                power += APART * min(FAR_APART, abs(RANGE_LOW[weapon] - RANGE_LOW[other]))
        return power

    def _attach(self, at: int) -> bool:
        """Put an attachment on the best weapon that takes it, if any does."""
        token = self._item(at)
        for legends in (self.own, self.allies):
            best = NOTHING
            most = -1.0
            for who in legends:
                for slot in (0, 1):
                    if self.loadout.can_attach(who, slot, token):
                        damage = MEAN_DAMAGE[self.loadout.weapons[who * 2 + slot]]
                        if damage > most:
                            best = who * 2 + slot
                            most = damage
            if best != NOTHING:
                self._put(at, ATTACHES + best % 2 + best // 2 * DEED)
                return True
        return False

    def _wear(self, at: int) -> None:
        """Give gear to whoever has least of it and an old token in that slot."""
        place = WORN_AT[self._item(at)]
        for legends in (self.own, self.allies):
            bare = [who for who in legends if not self.loadout.wears(who, place)]
            if bare:
                self._put(at, WEARS + _with_least(bare, self.loadout.worn) * DEED)
                return
        self._put(at, LEFT)

    def _pack(self, at: int, limit: int) -> None:
        """Put a token into the emptiest backpack that holds fewer than this many."""
        for legends in (self.own, self.allies):
            roomy = [who for who in legends if len(self.loadout.packs[who]) < limit]
            if roomy:
                self._put(at, PACKS + _with_least(roomy, self.loadout.packs) * DEED)
                return
        self._put(at, LEFT)


def _with_least(legends: list[int], kept: list[list[int]]) -> int:
    """Who of them has fewest tokens."""
    least = legends[0]
    for who in legends[1:]:
        if len(kept[who]) < len(kept[least]):
            least = who
    return least
