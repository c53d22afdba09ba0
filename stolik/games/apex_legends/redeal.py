"""Hidden information (AP-LEG-03): worlds that look the same to a seat, and what must always hold."""

from stolik.games.apex_legends.catalogue import (
    BAG,
    BASIC_WEAPONS,
    BIN_CARDS,
    BLUE,
    CARE_PACKAGE,
    EVERY_AIM_CARD,
    EVERY_LEGEND,
    FEATS_OF,
    GEAR,
    LEGENDS,
    LOOT,
    LOOT_KINDS,
    MOST_AMMO,
    NOTHING,
    RED,
    RING_CARDS,
    SORT,
    STARTING_GEAR,
)
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.rules.dealing import deal_rest
from stolik.games.apex_legends.rules.life import shield_limit
from stolik.games.apex_legends.rules.loot import FACE, PER_SPACE
from stolik.games.apex_legends.rules.pool import (
    Loadout,
    add_options,
    deed_of,
    items_of,
    undecided_of,
    weapons_in_pool,
)
from stolik.games.apex_legends.rules.teams import seats_of_team, team_of_seat
from stolik.games.apex_legends.rules.tokens import PER_SPACE as PER_TRACK
from stolik.games.apex_legends.state import (
    BACKPACK,
    DRONE_SPACE,
    DROP_SPACE,
    EQUIPPING,
    FULL_HEALTH,
    INITIATIVE,
    ON_TRACK,
    PORTAL_SPACE,
    Board,
)
from stolik.kernel.dice import Dice
from stolik.kernel.question import Option

COMMON_KINDS = frozenset(BAG[0])


# Worlds that look the same


def redeal(t: Board, seat: int | None, dice: Dice) -> None:
    """Deal anew what a seat (None: a spectator) cannot know: decks, bags, foreign hands, pools and backpacks."""
    if t.phase == INITIATIVE:
        return
    mine = NOTHING if seat is None else team_of_seat(t, seat)
    foreign = [team for team in (RED, BLUE) if team != mine]
    _redeal_aim(t, mine, dice)
    for cards in (t.ring_deck, t.bin_deck, t.care_bag, t.bags[2]):
        cards.sort()
        dice.scatter(cards, "redeal")
    _redeal_feats(t, mine, dice)
    if t.phase == EQUIPPING:
        _redeal_pools(t, foreign, dice)
    else:
        _redeal_weapons(t, foreign, dice)
        _redeal_packs(t, foreign, dice)


def _redeal_aim(t: Board, mine: int, dice: Dice) -> None:
    """The order of the aim deck, except the cards that the seat saw."""
    low = t.under
    high = len(t.aim)
    if t.peek_team != NOTHING and t.peek_team == mine:
        low += t.peek_under
        high -= t.peek_top
    middle = sorted(t.aim[low:high])
    dice.scatter(middle, "redeal")
    t.aim = t.aim[:low] + middle + t.aim[high:]


def _redeal_feats(t: Board, mine: int, dice: Dice) -> None:
    for who in range(EVERY_LEGEND):
        if t.team[who] == NOTHING:
            continue
        if t.team[who] == mine:
            deck = sorted(t.decks[who])
            dice.scatter(deck, "redeal")
            t.decks[who] = deck
        else:
            hidden = sorted(t.hands[who] + t.decks[who])
            dice.scatter(hidden, "redeal")
            count = len(t.hands[who])
            t.hands[who] = hidden[:count]
            t.decks[who] = hidden[count:]


def _redeal_pools(t: Board, foreign: list[int], dice: Dice) -> None:
    """Foreign pools, and what might have been decided about them so far."""
    weapons = t.weapon_deck.copy()
    common, rare = t.bags[0].copy(), t.bags[1].copy()
    first = weapons_in_pool(t)
    for team in foreign:
        weapons += t.pools[team][:first]
        for kind in t.pools[team][first:]:
            (common if kind in COMMON_KINDS else rare).append(kind)
    for items in (weapons, common, rare):
        items.sort()
        dice.scatter(items, "redeal")
    for team in foreign:
        decided = [len(items_of(t, team, mate)) - len(undecided_of(t, team, mate)) for mate in seats_of_team(t, team)]
        pool: list[int] = []
        for _ in t.members[team]:
            pool += sorted(weapons.pop() for _ in range(4))
        for _ in t.members[team]:
            pool += sorted([common.pop() for _ in range(4)] + [rare.pop() for _ in range(4)])
        t.pools[team] = pool
        t.placed[team] = [NOTHING] * len(pool)
        for count, mate in zip(decided, seats_of_team(t, team), strict=True):
            _redeal_decided(t, team, mate, count, dice)
    t.weapon_deck = weapons
    t.bags[0] = common
    t.bags[1] = rare


def _redeal_decided(t: Board, team: int, seat: int, count: int, dice: Dice) -> None:
    """Any decisions about so many items of a seat: how many they are is known, which they are is not."""
    items = items_of(t, team, seat)
    if count == len(items):
        deal_rest(t, team, seat)
        return
    dice.scatter(items, "redeal")
    loadout = Loadout(t, team)
    for at in items[:count]:
        options: list[Option] = []
        add_options(options, t, team, loadout, at)
        deed = deed_of(t, team, at, options[dice.below(len(options), "redeal")])
        t.placed[team][at] = deed
        loadout.put(at, t.pools[team][at], deed)


def _redeal_weapons(t: Board, foreign: list[int], dice: Dice) -> None:
    hidden = t.weapon_deck.copy()
    for team in foreign:
        hidden += t.left_weapons[team]
    hidden.sort()
    dice.scatter(hidden, "redeal")
    for team in foreign:
        count = len(t.left_weapons[team])
        t.left_weapons[team] = sorted(hidden[:count])
        del hidden[:count]
    t.weapon_deck = hidden


def _unknown(t: Board, who: int) -> list[int]:
    """What lies in a backpack and the other team has not seen going there."""
    rest = t.packs[who].copy()
    for kind in t.known[who]:
        rest.remove(kind)
    return rest


def _redeal_packs(t: Board, foreign: list[int], dice: Dice) -> None:
    """What a foreign team kept of its starting pool, and what it left over, came from the common and the rare bag."""
    common, rare = t.bags[0].copy(), t.bags[1].copy()
    needs: list[tuple[int, int, int]] = []
    for team in foreign:
        stage_one = t.left_loot[team].copy()
        for who in t.members[team]:
            stage_one += _unknown(t, who)
        commons = [kind for kind in stage_one if kind in COMMON_KINDS]
        rares = [kind for kind in stage_one if kind not in COMMON_KINDS]
        common += commons
        rare += rares
        needs.append((team, len(commons), len(rares)))
    common.sort()
    rare.sort()
    dice.scatter(common, "redeal")
    dice.scatter(rare, "redeal")
    for team, commons_needed, rares_needed in needs:
        kept = sum(len(_unknown(t, who)) for who in t.members[team])
        tokens = [common.pop() for _ in range(commons_needed)] + [rare.pop() for _ in range(rares_needed)]
        _swap_gear(tokens, rare, kept)
        dice.scatter(tokens, "redeal")
        packable = [kind for kind in tokens if SORT[kind] != GEAR]
        left = [kind for kind in tokens if SORT[kind] == GEAR]
        for who in t.members[team]:
            count = len(_unknown(t, who))
            t.packs[who] = t.known[who] + packable[:count]
            del packable[:count]
        t.left_loot[team] = sorted(left + packable)
    t.bags[0] = common
    t.bags[1] = rare


def _swap_gear(tokens: list[int], rare: list[int], kept: int) -> None:
    """Gear cannot be in a backpack: exchange as much of it as needed for other rare tokens from the bag."""
    for number, kind in enumerate(tokens):
        if sum(1 for each in tokens if SORT[each] != GEAR) >= kept:
            return
        if SORT[kind] == GEAR:
            for other, token in enumerate(rare):
                if SORT[token] != GEAR:
                    tokens[number], rare[other] = token, kind
                    break


# What must always hold


def problems(t: Board) -> list[str]:
    """What is wrong with a position that the rules should never reach."""
    if t.phase == INITIATIVE:
        return []
    found: list[str] = []
    _check_tokens(t, found)
    _check_cards(t, found)
    _check_legends(t, found)
    _check_map(t, found)
    return found


def _check_tokens(t: Board, found: list[str]) -> None:
    """Every loot token is somewhere exactly once."""
    counts = [0] * LOOT_KINDS
    places = [*t.bags, t.care_bag, t.box, *t.packs, *t.left_loot, [kind for kind in t.tile_epic if kind != NOTHING]]
    places += [
        [(token & FACE) >> 1 for token in t.gained],
        [token >> 1 for token in t.falling],
        [entry % PER_SPACE >> 1 for entry in t.ground],
    ]
    places += [[kind for kind in t.attached if kind != NOTHING]]
    first = weapons_in_pool(t)
    places += [pool[first:] for pool in t.pools]
    members = t.members[RED] + t.members[BLUE]
    places += [[token >> 1 for token in t.gear[who * 3 : who * 3 + 3]] for who in members]
    for kinds in places:
        for kind in kinds:
            counts[kind] += 1
    expected = [0] * LOOT_KINDS
    for kind in [*BAG[0], *BAG[1], *BAG[2], *CARE_PACKAGE]:
        expected[kind] += 1
    for token in STARTING_GEAR:
        expected[token >> 1] += len(members)
    for kind in range(LOOT_KINDS):
        if counts[kind] != expected[kind]:
            found.append(f"{counts[kind]} of {LOOT[kind]}, not {expected[kind]}")


def _check_cards(t: Board, found: list[str]) -> None:
    """Every card is somewhere exactly once."""
    if sorted(t.aim + t.drawn) != list(range(EVERY_AIM_CARD)):
        found.append("the aim deck is not complete")
    first = weapons_in_pool(t)
    weapons = [*t.weapon_deck, *t.weapon_box, *t.gained_weapons, *t.left_weapons[RED], *t.left_weapons[BLUE]]
    weapons += [weapon for weapon in t.weapon if weapon != NOTHING]
    weapons += t.pools[RED][:first] + t.pools[BLUE][:first]
    if sorted(weapons) != list(range(BASIC_WEAPONS)):
        found.append("the weapon cards are not complete")
    if sorted(t.bin_deck + t.bin_box) != list(range(len(BIN_CARDS))):
        found.append("the supply-bin cards are not complete")
    if sorted([*t.ring_deck, t.ring_card]) != (list(range(len(RING_CARDS))) if t.has_ring else [NOTHING]):
        found.append("the ring cards are not complete")
    for who in range(EVERY_LEGEND):
        feats = t.hands[who] + t.decks[who] + t.discards[who]
        if feats and sorted(feats) != FEATS_OF[who]:
            found.append(f"the feats of {LEGENDS[who]} are not complete")


def _check_legends(t: Board, found: list[str]) -> None:
    for who in range(EVERY_LEGEND):
        name = LEGENDS[who]
        if not 0 <= t.shield[who] <= shield_limit(t, who) or not 0 <= t.health[who] <= FULL_HEALTH:
            found.append(f"{name}: {t.shield[who]} shield, {t.health[who]} health")
        if len(t.packs[who]) > BACKPACK:
            found.append(f"{name} carries {len(t.packs[who])} tokens")
        if any(SORT[kind] == GEAR for kind in t.packs[who]):
            found.append(f"{name} carries gear in the backpack")
        if any(t.known[who].count(kind) > t.packs[who].count(kind) for kind in t.known[who]):
            found.append(f"{name} is known to carry what it does not carry")
        if not all(0 <= ammo <= MOST_AMMO for ammo in t.ammo[who * 2 : who * 2 + 2]):
            found.append(f"{name} has {t.ammo[who * 2 : who * 2 + 2]} ammo")
    if not 0 <= t.ap <= 2:
        found.append(f"{t.ap} AP")


def _check_map(t: Board, found: list[str]) -> None:
    """Nobody shares a space, and the set of occupied spaces is right."""
    taken: list[int] = []
    for who in range(EVERY_LEGEND):
        if t.space[who] != NOTHING and t.moving != who:
            taken.append(t.space[who])
    for figure in (PORTAL_SPACE, PORTAL_SPACE + 1, DRONE_SPACE, DROP_SPACE):
        if t.figures[figure] != NOTHING:
            taken.append(t.figures[figure])
    if len(set(taken)) != len(taken):
        found.append(f"two figures on one space: {sorted(taken)}")
    occupied = 0
    for space in taken:
        occupied |= 1 << space
    if occupied != t.occupied:
        found.append("the occupied spaces are not those with figures on them")
    if occupied & LANDS[t.land].standing:
        found.append("a figure stands on an object of the map")
    on_track = sorted(entry % PER_TRACK for entry in t.track)
    if on_track != [token for token, at in enumerate(t.token_at) if at == ON_TRACK]:
        found.append(f"below the track lie {on_track}")
