"""Stage 1, equipping (AP-EQUIP): each team finds a place for what it drew, item by item, both teams at the same time.

A pool is a list of items: first the weapons of every legend, then the tokens. Both pools have the same length, so the
teams go through them in step and nobody learns anything from how often the others are asked. Until the last item has
its place the decisions are kept as numbers; then everything is put on the boards at once.
"""

from typing import Final

from stolik.games.apex_legends.kinds import (
    ATTACHES_AT,
    ATTACHMENT,
    BLUE,
    COLOURS,
    FITS,
    GEAR,
    LEGENDS,
    LOOT,
    NOTHING,
    PLACES,
    RED,
    SORT,
    START_AMMO,
    TOKEN_ID,
    WEAPONS,
    WORN_AT,
)
from stolik.games.apex_legends.places import LEAVE, TO_ARM, TO_ATTACH, TO_PACK_OF, TO_WEAR
from stolik.games.apex_legends.rules.loot import wear
from stolik.games.apex_legends.rules.teams import seats_of_team
from stolik.games.apex_legends.state import BACKPACK, TILE, Board
from stolik.kernel.log import Event
from stolik.kernel.question import LATER, Option, Question, Steps, Together

POOL_WEAPONS: Final = 4
POOL_COMMON: Final = 4
POOL_RARE: Final = 4
WEAPONS_EACH: Final = 2

# A decision as a number: what is done with the item, and the legend (and weapon slot) it is for
LEFT: Final = 0
ARMS: Final = 1
PACKS: Final = 2
WEARS: Final = 3
ATTACHES: Final = 4
"""With slot 1; slot 2 is one more."""
DEED: Final = 8


def deal_pools(t: Board) -> None:
    """Each legend draws 4 weapon cards, 4 common and 4 rare tokens (AP-EQUIP-01)."""
    for team in (RED, BLUE):
        pool = t.pools[team]
        for _ in t.members[team]:
            pool += sorted(t.weapon_deck.pop() for _ in range(POOL_WEAPONS))
        for _ in t.members[team]:
            tokens = [t.bags[0].pop() for _ in range(POOL_COMMON)] + [t.bags[1].pop() for _ in range(POOL_RARE)]
            pool += sorted(tokens)
        if t.log is not None:
            seats = tuple(seats_of_team(t, team))
            names = [item_name(t, number, item) for number, item in enumerate(pool)]
            t.log.reveal(Event("drew_pool", {"team": COLOURS[team]}, {"items": names}, seats))


def weapons_in_pool(t: Board) -> int:
    """How many items of a pool are weapons."""
    return POOL_WEAPONS * t.team_size


def item_name(t: Board, number: int, item: int) -> str:
    """The id of an item of a pool."""
    return WEAPONS[item] if number < weapons_in_pool(t) else LOOT[item]


def drawer(t: Board, team: int, number: int) -> int:
    """The legend that drew an item."""
    weapons = weapons_in_pool(t)
    if number < weapons:
        return t.members[team][number // POOL_WEAPONS]
    return t.members[team][(number - weapons) // (POOL_COMMON + POOL_RARE)]


def equip(t: Board) -> Steps:
    """Both teams decide about their next item; after the last one all goes to the boards."""
    number = len(t.placed[RED])
    questions = [Question(t.seat_of[drawer(t, team, number)], "equip", LATER, "", team) for team in (RED, BLUE)]
    together = Together(questions)
    yield together
    for team in (RED, BLUE):
        option = together.answer_of(questions[team].seat)
        t.placed[team].append(deed_of(option))
        if t.log is not None:
            seats = tuple(seats_of_team(t, team))
            name = item_name(t, number, t.pools[team][number])
            # To team mates who decide at other times this is news.
            secret = {"item": name, "to": "_".join(str(part) for part in option)}
            t.log.reveal(Event("sorted_item", {"team": COLOURS[team], "number": number + 1}, secret, seats))
    if number + 1 == len(t.pools[RED]):
        put_on_boards(t)


def deed_of(option: Option) -> int:
    """A decision as a number."""
    verb = option[0]
    if verb == "leave":
        return LEFT
    who = LEGENDS.index(str(option[1]))
    if verb == "weapon":
        return ARMS + who * DEED
    if verb == "pack":
        return PACKS + who * DEED
    if verb == "wear":
        return WEARS + who * DEED
    slot = option[2]
    assert isinstance(slot, int)
    return ATTACHES + slot - 1 + who * DEED


class Loadout:
    """Where the items of a team have gone so far."""

    __slots__ = ("attached", "left", "packs", "weapons", "worn")

    def __init__(self, t: Board, team: int) -> None:
        self.weapons: list[list[int]] = [[] for _ in LEGENDS]
        self.packs: list[list[int]] = [[] for _ in LEGENDS]
        self.worn: list[list[int]] = [[] for _ in LEGENDS]
        self.attached: list[list[int]] = [[], []]
        """By weapon slot: legend * 64 + attachment."""
        self.left: list[int] = []
        pool = t.pools[team]
        for number, deed in enumerate(t.placed[team]):
            item = pool[number]
            who = deed // DEED
            done = deed % DEED
            if done == ARMS:
                self.weapons[who].append(item)
            elif done == PACKS:
                self.packs[who].append(item)
            elif done == WEARS:
                self.worn[who].append(item)
            elif done >= ATTACHES:
                self.attached[done - ATTACHES].append(who * 64 + item)
            elif number >= weapons_in_pool(t):
                self.left.append(item)

    def has_attached(self, who: int, slot: int, place: int) -> bool:
        """Whether a place of a legend's weapon is taken."""
        return any(entry // 64 == who and ATTACHES_AT[entry % 64] == place for entry in self.attached[slot])


def equip_options(t: Board, team: int) -> list[Option]:
    """Where the next item of a team may go (AP-EQUIP-02, -03, -05)."""
    number = len(t.placed[team])
    item = t.pools[team][number]
    loadout = Loadout(t, team)
    members = t.members[team]
    options: list[Option] = []
    if number < weapons_in_pool(t):
        lacking = 0
        for who in members:
            missing = WEAPONS_EACH - len(loadout.weapons[who])
            lacking += missing
            if missing:
                options.append(TO_ARM[who])
        if lacking < weapons_in_pool(t) - number:
            options.append(LEAVE)
        return options
    sort = SORT[item]
    for who in members:
        if sort == GEAR:
            if not any(WORN_AT[worn] == WORN_AT[item] for worn in loadout.worn[who]):
                options.append(TO_WEAR[who])
            continue
        if len(loadout.packs[who]) < BACKPACK:
            options.append(TO_PACK_OF[who])
        if sort == ATTACHMENT:
            for slot in (0, 1):
                if FITS[loadout.weapons[who][slot]][item] and not loadout.has_attached(who, slot, ATTACHES_AT[item]):
                    options.append(TO_ATTACH[who][slot])
    options.append(LEAVE)
    return options


def put_on_boards(t: Board) -> None:
    """All that was decided becomes known, except the backpacks; the rest leaves the game (AP-EQUIP-04…06)."""
    for team in (RED, BLUE):
        loadout = Loadout(t, team)
        for who in t.members[team]:
            for slot in (0, 1):
                weapon = loadout.weapons[who][slot]
                t.weapon[who * 2 + slot] = weapon
                t.ammo[who * 2 + slot] = START_AMMO[weapon]
                for entry in loadout.attached[slot]:
                    if entry // 64 == who:
                        t.attached[(who * 2 + slot) * PLACES + ATTACHES_AT[entry % 64]] = entry % 64
            t.packs[who] = sorted(loadout.packs[who])
        used = [weapon for who in t.members[team] for weapon in loadout.weapons[who]]
        t.left_weapons[team] = [weapon for weapon in t.pools[team][: weapons_in_pool(t)] if weapon not in used]
        t.left_loot[team] = sorted(loadout.left)
        for who in t.members[team]:
            tell_loadout(t, who, loadout.worn[who])
            for kind in loadout.worn[who]:
                t.box.append(wear(t, who, kind * 2) >> 1)
    t.pools = [[], []]
    t.placed = [[], []]
    t.phase = TILE


def tell_loadout(t: Board, who: int, worn: list[int]) -> None:
    """Everybody sees weapons, attachments and gear now."""
    if t.log is None:
        return
    at = who * 2
    names = [LOOT[kind] for kind in t.attached[at * PLACES : (at + 2) * PLACES] if kind != NOTHING]
    names += [TOKEN_ID[kind * 2] for kind in worn]
    first, second = WEAPONS[t.weapon[at]], WEAPONS[t.weapon[at + 1]]
    details: dict[str, int | str | list[str]] = {"legend": LEGENDS[who], "first": first, "second": second}
    details["loot"] = names
    t.log.reveal(Event("equipped", details))
