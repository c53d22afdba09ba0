"""Interact (AP-INT): supply bins, zip lines, Lifeline's drop, and putting attachments on weapons and off them."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ATTACHMENT,
    BIN_CARDS,
    BIN_LOOT,
    LEGENDS,
    LOOT,
    LOOT_KIND,
    NOTHING,
    PLACES,
    SORT,
    WEAPONS,
)
from stolik.games.apex_legends.events import ChoseWeapon, Detached, DrewLoot, OpenedBin
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import (
    ATTACH,
    DETACH,
    GO,
    KEEP_WEAPON,
    OPEN_DROP,
    ZIP,
    node_of,
    space_of,
    spaces_in,
)
from stolik.games.apex_legends.rules.loot import attach, draw_loot, draw_weapon, fits, gain, keep, take_from_pack
from stolik.games.apex_legends.rules.movement import free_spaces, transfer
from stolik.games.apex_legends.state import ANCHOR_NODE, BACKPACK, DROP_IS_OPEN, DROP_SPACE, Board
from stolik.kernel.question import Option, Question, Steps, number

OBJECT: Final = 1
ATTACHING: Final = 2
DETACHING: Final = 4
"""The three things one interact action allows, each once (AP-INT-01)."""
CARE_TOKENS: Final = 3
EDGE: Final = ("h", "v")


def open_option(is_vertical: bool, x: int, y: int) -> Option:
    """To open the supply bin on an edge."""
    return ("open", EDGE[is_vertical], x, y)


def objects(t: Board, who: int) -> list[Option]:
    """The adjacent interactive objects: closed bins, anchors that lead to a free space, a closed drop."""
    land = LANDS[t.land]
    here = t.space[who]
    options: list[Option] = []
    for bin_number in land.bins_by[here]:
        if not t.open_bins >> bin_number & 1:
            is_vertical, x, y = land.bins[bin_number]
            options.append(open_option(is_vertical, x, y))
    options += anchors(t, who)
    drop = t.figures[DROP_SPACE]
    if drop != NOTHING and not t.figures[DROP_IS_OPEN] and land.adjacent[here] >> drop & 1:
        options.append(OPEN_DROP[drop])
    return options


def zip_lines(t: Board) -> list[tuple[int, int]]:
    """The linked anchors of the map, and Pathfinder's."""
    lines = [(a, b) for a, b, _ in LANDS[t.land].zips]
    if t.figures[ANCHOR_NODE] != NOTHING:
        lines.append((t.figures[ANCHOR_NODE], t.figures[ANCHOR_NODE + 1]))
    return lines


def anchors(t: Board, who: int) -> list[Option]:
    """The adjacent anchors that can be used (AP-OBJ-06, -07)."""
    land = LANDS[t.land]
    here = t.space[who]
    free = free_spaces(t)
    options: list[Option] = []
    for a, b in zip_lines(t):
        for near, far in ((a, b), (b, a)):
            if land.node_adjacent[near] >> here & 1 and land.node_neighbours[far] & free:
                options.append(ZIP[near])
    return options


def arrivals(t: Board, anchor: int) -> int:
    """The free spaces neighbouring the anchor that is linked with this one."""
    far = NOTHING
    for a, b in zip_lines(t):
        if anchor in (a, b):
            far = b if anchor == a else a
    return LANDS[t.land].node_neighbours[far] & free_spaces(t)


def ride(t: Board, who: int, anchor: int) -> Steps:
    """Transfer to a free space neighbouring the linked anchor (AP-OBJ-06)."""
    option = yield Question(t.seat_of[who], "ride", spaces_in(GO, arrivals(t, anchor)), "", anchor)
    transfer(t, who, space_of(option))


def attaching(t: Board, who: int) -> list[Option]:
    """Attachments in the backpack and the weapons they fit; none goes twice to the same weapon in one action."""
    options: list[Option] = []
    for kind in sorted(set(t.packs[who])):
        if SORT[kind] == ATTACHMENT:
            for slot in (0, 1):
                if fits(t, who, slot, kind) and kind * 2 + slot not in t.put_on:
                    options.append(ATTACH[kind][slot])
    return options


def detaching(t: Board, who: int) -> list[Option]:
    """Attachment tokens on weapons, if there is room in the backpack (AP-INT-02)."""
    options: list[Option] = []
    if len(t.packs[who]) < BACKPACK:
        for slot in (0, 1):
            at = (who * 2 + slot) * PLACES
            for place in range(at, at + PLACES):
                if t.attached[place] != NOTHING:
                    options.append(DETACH[t.attached[place]][slot])
    return options


def interact_options(t: Board, who: int, finished: int) -> list[Option]:
    """What the interact action still allows; `finished` are the things that have been done."""
    options: list[Option] = []
    if not finished & OBJECT:
        options += objects(t, who)
    if not finished & ATTACHING:
        options += attaching(t, who)
    if not finished & DETACHING:
        options += detaching(t, who)
    return options


def thing_of(option: Option) -> int:
    """Which of the three things an option belongs to."""
    if option[0] == "attach":
        return ATTACHING
    return DETACHING if option[0] == "detach" else OBJECT


def interact_with(t: Board, who: int, option: Option) -> Steps:
    """Carry out one option of the interact action."""
    verb = option[0]
    if verb == "open":
        yield from open_bin(t, who, option)
    elif verb == "zip":
        yield from ride(t, who, node_of(option))
    elif verb == "open_drop":
        yield from open_drop(t, who)
    else:
        kind = LOOT_KIND[str(option[1])]
        slot = number(option[2]) - 1
        if verb == "attach":
            take_from_pack(t, who, kind)
            t.put_on.append(kind * 2 + slot)
            yield from attach(t, who, kind, slot)
        else:
            detach(t, who, kind, slot)


def detach(t: Board, who: int, kind: int, slot: int) -> None:
    """Put an attachment from a weapon into the backpack; what is printed there is active again (AP-ATT-03)."""
    at = (who * 2 + slot) * PLACES
    for place in range(at, at + PLACES):
        if t.attached[place] == kind:
            t.attached[place] = NOTHING
            break
    keep(t, who, kind)
    if t.log is not None:
        weapon = WEAPONS[t.weapon[who * 2 + slot]]
        t.log.add(Detached(LEGENDS[who], LOOT[kind], weapon))


def open_bin(t: Board, who: int, option: Option) -> Steps:
    """AP-INT-03 to -06."""
    land = LANDS[t.land]
    is_vertical, x, y = option[1] == "v", number(option[2]), number(option[3])
    t.open_bins |= 1 << land.bins.index((is_vertical, x, y))
    if t.bin_deck:
        card = t.bin_deck.pop()
        t.bin_box.append(card)
        if t.log is not None:
            t.log.reveal(OpenedBin(LEGENDS[who], BIN_CARDS[card], x, y))
        for rank in BIN_LOOT[card]:
            draw_loot(t, who, rank)
    draw_weapon(t, who)
    draw_weapon(t, who)
    yield from keep_one_weapon(t, who)
    yield from gain(t, who)


def keep_one_weapon(t: Board, who: int) -> Steps:
    """Of two drawn weapon cards one is kept, the other is removed from the game."""
    if len(t.gained_weapons) < 2:
        return
    option = yield Question(
        t.seat_of[who], "choose_weapon", [KEEP_WEAPON[weapon] for weapon in sorted(t.gained_weapons)], "", who
    )
    chosen = KEEP_WEAPON.index(option)
    t.gained_weapons.remove(chosen)
    t.weapon_box += t.gained_weapons
    t.gained_weapons = [chosen]
    if t.log is not None:
        t.log.add(ChoseWeapon(LEGENDS[who], WEAPONS[chosen]))


def open_drop(t: Board, who: int) -> Steps:
    """LL-A-2: three tokens from Lifeline's bag; then the drop is open."""
    t.figures[DROP_IS_OPEN] = 1
    for _ in range(CARE_TOKENS):
        if t.care_bag:
            kind = t.care_bag.pop()
            t.gained.append(kind * 2)
            if t.log is not None:
                t.log.reveal(DrewLoot(LEGENDS[who], LOOT[kind]))
    yield from gain(t, who)
