"""Starting pools (AP-EQUIP): what a team drew, where each item of it goes, and where it still may go.

A pool is a list of items: first the weapons of every legend, then the tokens of every legend. What is decided about
them is a list of the same length. Whoever plays the legend that drew an item decides about it.
"""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ATTACHES_AT,
    ATTACHMENT,
    FITS,
    GEAR,
    LEGENDS,
    LOOT,
    LOOT_KIND,
    NOTHING,
    SORT,
    WEAPON,
    WEAPONS,
    WORN_AT,
)
from stolik.games.apex_legends.options import DEAL_LOOT, DEAL_REST, DEAL_TO_SLOT, DEAL_WEAPON, LEAVE_LOOT, LEAVE_WEAPON
from stolik.games.apex_legends.rules.division import LARGEST
from stolik.games.apex_legends.rules.teams import seats_of_team, team_of_seat
from stolik.games.apex_legends.state import BACKPACK, Board
from stolik.kernel.question import Option, number

POOL_WEAPONS: Final = 4
POOL_COMMON: Final = 4
POOL_RARE: Final = 4
WEAPONS_EACH: Final = 2

# A decision as a number: what is done with the item, and the legend (and weapon slot) it is for; NOTHING: undecided
LEFT: Final = 0
PACKS: Final = 1
WEARS: Final = 2
ARMS: Final = 3
"""In slot 1; slot 2 is one more."""
ATTACHES: Final = 5
"""To the weapon in slot 1; slot 2 is one more."""
DEED: Final = 8
PLACES_OF: Final = ("", "pack", "wear", "weapon", "weapon", "attach1", "attach2")
"""What a decision comes to, for the view."""


def weapons_in_pool(t: Board) -> int:
    """How many items of a pool are weapons."""
    return POOL_WEAPONS * t.team_size


def item_name(t: Board, at: int, item: int) -> str:
    """The id of an item of a pool."""
    return WEAPONS[item] if at < weapons_in_pool(t) else LOOT[item]


def items_of(t: Board, team: int, seat: int) -> list[int]:
    """The numbers of all items that a seat decides about: those that its legends drew. Not to be changed."""
    members = t.members[team]
    own = 0
    for at, who in enumerate(members):
        if t.seat_of[who] == seat:
            own |= 1 << at
    return DRAWN_BY[len(members)][own]


def _drawn_by(count: int, own: int) -> list[int]:
    """Of this many legends these ones, as bits: the numbers of what they drew."""
    found: list[int] = []
    first = 0
    for each in (POOL_WEAPONS, POOL_COMMON + POOL_RARE):
        for at in range(count):
            if own >> at & 1:
                found += range(first, first + each)
            first += each
    return found


DRAWN_BY: Final[list[list[list[int]]]] = [
    [_drawn_by(count, own) for own in range(1 << count)] for count in range(LARGEST + 1)
]
"""By the number of legends in a team, and which of them as bits."""


def undecided_of(t: Board, team: int, seat: int) -> list[int]:
    """The numbers of the items that a seat has still to deal out."""
    placed = t.placed[team]
    return [at for at in items_of(t, team, seat) if placed[at] == NOTHING]


def next_seat(t: Board, team: int) -> int:
    """Who of a team deals out something next: of those who have something left, whoever has decided least."""
    found = NOTHING
    least = 0
    placed = t.placed[team]
    for seat in seats_of_team(t, team):
        items = items_of(t, team, seat)
        left = 0
        for at in items:
            left += placed[at] == NOTHING
        decided = len(items) - left
        if left and (found == NOTHING or decided < least):
            found = seat
            least = decided
    return found


NONE: Final[list[int]] = []


class Loadout:
    """Where the items of a team go as far as it is decided. Lists that are empty are all the same one."""

    __slots__ = ("_attached_at", "_weapons", "_worn_at", "attached", "left", "packs", "unarmed", "weapons",
                 "weapons_left", "worn")  # fmt: skip

    def __init__(self, t: Board, team: int) -> None:
        self.weapons: list[int] = [NOTHING] * (len(LEGENDS) * 2)
        """By legend * 2 + slot."""
        self.packs: list[list[int]] = [NONE] * len(LEGENDS)
        self.worn: list[list[int]] = [NONE] * len(LEGENDS)
        self.attached: list[list[int]] = [NONE] * (len(LEGENDS) * 2)
        """By legend * 2 + slot."""
        self._worn_at: list[int] = [0] * len(LEGENDS)
        """A bit for every gear slot that has a new token."""
        self._attached_at: list[int] = [0] * (len(LEGENDS) * 2)
        """A bit for every place of a weapon that is taken, by legend * 2 + slot."""
        self.left: list[int] = []
        """Tokens that nobody takes."""
        self.unarmed: int = WEAPONS_EACH * t.team_size
        """Weapon slots that are empty yet."""
        self.weapons_left: int = weapons_in_pool(t)
        """Weapons about which nothing is decided."""
        self._weapons: int = self.weapons_left
        """So many items of the pool are weapons."""
        pool = t.pools[team]
        for at, deed in enumerate(t.placed[team]):
            if deed != NOTHING:
                self.put(at, pool[at], deed)

    def put(self, at: int, item: int, deed: int) -> None:
        """One more item has its place."""
        done = deed % DEED
        if at < self._weapons:
            self.weapons_left -= 1
            if done >= ARMS:
                self.weapons[deed // DEED * 2 + done - ARMS] = item
                self.unarmed -= 1
        elif done == PACKS:
            _append(self.packs, deed // DEED, item)
        elif done == WEARS:
            _append(self.worn, deed // DEED, item)
            self._worn_at[deed // DEED] |= 1 << WORN_AT[item]
        elif done >= ATTACHES:
            slot = deed // DEED * 2 + done - ATTACHES
            _append(self.attached, slot, item)
            self._attached_at[slot] |= 1 << ATTACHES_AT[item]
        else:
            self.left.append(item)

    def armed(self, who: int) -> int:
        """How many weapons a legend has."""
        return (self.weapons[who * 2] != NOTHING) + (self.weapons[who * 2 + 1] != NOTHING)

    def can_attach(self, who: int, slot: int, token: int) -> bool:
        """Whether an attachment fits a legend's weapon and its place there is free."""
        at = who * 2 + slot
        weapon = self.weapons[at]
        return weapon != NOTHING and FITS[weapon][token] and not self._attached_at[at] >> ATTACHES_AT[token] & 1

    def wears(self, who: int, place: int) -> bool:
        """Whether a legend has a new token for a gear slot."""
        return (self._worn_at[who] >> place & 1) == 1

    def can_spare_weapon(self) -> bool:
        """Whether a weapon may be left: enough others are there to arm everybody (AP-EQUIP-03)."""
        return self.unarmed < self.weapons_left


def _append(lists: list[list[int]], at: int, item: int) -> None:
    if lists[at]:
        lists[at].append(item)
    else:
        lists[at] = [item]


def equip_options(t: Board, seat: int) -> list[Option]:
    """What a seat may do with what its legends drew (AP-EQUIP-02, -03, -05, -07, -08)."""
    team = team_of_seat(t, seat)
    loadout = Loadout(t, team)
    options: list[Option] = [DEAL_REST]
    for at in different(t, team, seat):
        add_options(options, t, team, loadout, at)
    return options


def add_options(options: list[Option], t: Board, team: int, loadout: Loadout, at: int) -> None:
    """Add where an item may go."""
    item = t.pools[team][at]
    if at < weapons_in_pool(t):
        row = DEAL_WEAPON[item]
        for who in t.members[team]:
            if loadout.armed(who) < WEAPONS_EACH:
                options.append(row[who])
        if loadout.can_spare_weapon():
            options.append(LEAVE_WEAPON[item])
        return
    sort = SORT[item]
    row = DEAL_LOOT[item]
    for who in t.members[team]:
        if sort == GEAR:
            if not loadout.wears(who, WORN_AT[item]):
                options.append(row[who])
            continue
        if len(loadout.packs[who]) < BACKPACK:
            options.append(row[who])
        if sort == ATTACHMENT:
            for slot in (0, 1):
                if loadout.can_attach(who, slot, item):
                    options.append(DEAL_TO_SLOT[item][who][slot])
    options.append(LEAVE_LOOT[item])


def different(t: Board, team: int, seat: int) -> list[int]:
    """The undecided items of a seat; of those that are alike the first."""
    pool = t.pools[team]
    weapons = weapons_in_pool(t)
    found: list[int] = []
    tokens = 0
    for at in undecided_of(t, team, seat):
        if at >= weapons:
            token = 1 << pool[at]
            if tokens & token:
                continue
            tokens |= token
        found.append(at)
    return found


def item_of(t: Board, seat: int, name: str) -> int:
    """The number of an undecided item of a seat by its id; NOTHING if it has none such."""
    team = team_of_seat(t, seat)
    pool, placed = t.pools[team], t.placed[team]
    weapons = weapons_in_pool(t)
    is_weapon = name in WEAPON
    item = WEAPON[name] if is_weapon else LOOT_KIND.get(name, NOTHING)
    for at in items_of(t, team, seat):
        if pool[at] == item and placed[at] == NOTHING and (at < weapons) == is_weapon:
            return at
    return NOTHING


def deed_of(t: Board, team: int, at: int, option: Option) -> int:
    """A decision about an item as a number."""
    if option[0] == "leave":
        return LEFT
    who = LEGENDS.index(str(option[2]))
    if len(option) > 3:
        return ATTACHES + number(option[3]) - 1 + who * DEED
    if at < weapons_in_pool(t):
        first = ARMS + who * DEED
        return first + (first in t.placed[team])
    return (WEARS if SORT[t.pools[team][at]] == GEAR else PACKS) + who * DEED
