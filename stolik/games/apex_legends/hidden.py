"""Hidden information (AP-LEG-03): what a seat may see, worlds that look the same to it, and what must always hold."""

from stolik.games.apex_legends.geometry.grid import SIZE, SPACES, node_i, node_j, node_level
from stolik.games.apex_legends.kinds import (
    ABILITIES,
    ABILITIES_OF,
    ABILITY_TOKENS,
    AIM,
    BAG,
    BASIC_WEAPONS,
    BIN_CARDS,
    BLUE,
    BONUS,
    CARE_PACKAGE,
    COLOURS,
    EVERY_AIM_CARD,
    EVERY_LEGEND,
    FEATS,
    FEATS_OF,
    GEAR,
    LEGENDS,
    LOOT,
    LOOT_KINDS,
    MOST_AMMO,
    NOTHING,
    PLACES,
    RED,
    RING_CARDS,
    RING_DAMAGE,
    SORT,
    STARTING_GEAR,
    TOKEN_ABILITY,
    TOKEN_ID,
    TURN_OF,
    WEAPONS,
)
from stolik.games.apex_legends.lands import LAND_NAMES, LANDS
from stolik.games.apex_legends.legends.bangalore import place_x, place_y
from stolik.games.apex_legends.legends.wraith import peeked
from stolik.games.apex_legends.odds import odds
from stolik.games.apex_legends.places import SIDES
from stolik.games.apex_legends.rules.dealing import deal_rest
from stolik.games.apex_legends.rules.life import damage_to_fall, shield_limit
from stolik.games.apex_legends.rules.loot import FACE, PER_SPACE
from stolik.games.apex_legends.rules.move import can_go_on
from stolik.games.apex_legends.rules.pool import (
    DEED,
    LEFT,
    PLACES_OF,
    Loadout,
    deed_of,
    item_name,
    item_options,
    items_of,
    undecided_of,
    weapons_in_pool,
)
from stolik.games.apex_legends.rules.shoot import PLANNED, targets, values, values_of
from stolik.games.apex_legends.rules.teams import seats_of_team, team_of_seat
from stolik.games.apex_legends.rules.tokens import PER_SPACE as PER_TRACK
from stolik.games.apex_legends.rules.winning import victory_points
from stolik.games.apex_legends.state import (
    ACTING,
    ANCHOR_NODE,
    AVAILABLE,
    BACKPACK,
    BEAST_ON,
    COLOUR,
    DOME_NODE,
    DRONE_SPACE,
    DROP_IS_OPEN,
    DROP_SPACE,
    EQUIPPING,
    FULL_HEALTH,
    INITIATIVE,
    ON_TRACK,
    PHASES,
    PORTAL_SPACE,
    SHOOTER,
    SITE_SPACE,
    SLOT,
    SMOKE_NODE,
    STRIKE_SPACE,
    TARGET,
    THROW_KIND,
    THROW_X,
    THROW_Y,
    THUNDER_FACING,
    THUNDER_PLACE,
    Board,
)
from stolik.kernel.dice import Dice
from stolik.kernel.state import Json

COMMON_KINDS = frozenset(BAG[0])
WAYS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def view(t: Board, seat: int | None) -> dict[str, Json]:
    """What a seat (None: a spectator) may see, built up from nothing."""
    mine = NOTHING if seat is None else team_of_seat(t, seat)
    teams: list[Json] = []
    for team in (RED, BLUE):
        legends: list[Json] = [_legend(t, who, team == mine) for who in t.members[team]]
        points = victory_points(t, team)
        teams.append({"colour": COLOURS[team], "points": points, "legends": legends})
    turn = TURN_OF[t.marker]
    below: list[Json] = [
        {"ability": ABILITIES[TOKEN_ABILITY[entry % PER_TRACK]], "space": entry // PER_TRACK} for entry in t.track
    ]
    loot: list[Json] = []
    for entry in t.ground:
        space = entry // PER_SPACE
        loot.append({"loot": TOKEN_ID[entry % PER_SPACE], "x": space % SIZE, "y": space // SIZE})
    gained: list[Json] = [TOKEN_ID[token & FACE] for token in t.gained]
    falling: list[Json] = [TOKEN_ID[token] for token in t.falling]
    weapons: list[Json] = [WEAPONS[weapon] for weapon in t.gained_weapons]
    return {
        "map": LAND_NAMES[t.land],
        "team_size": t.team_size,
        "phase": PHASES[t.phase],
        "round": t.round,
        "turn": None if turn == NOTHING else COLOURS[turn],
        "marker": t.marker,
        "track": below,
        "active": None if t.active == NOTHING or t.phase == COLOUR else LEGENDS[t.active],
        "ap": t.ap,
        "ring": list(t.ring) if t.has_ring else None,
        "ring_card": None if t.ring_card == NOTHING else RING_CARDS[t.ring_card],
        "ring_damage": RING_DAMAGE[t.round] if t.has_ring else None,
        "team": None if mine == NOTHING else COLOURS[mine],
        "teams": teams,
        "tile": _tile(t),
        "pool": _pool(t, mine, seat) if seat is not None and mine != NOTHING and t.phase == EQUIPPING else None,
        "loot": loot,
        "open_bins": [n for n in range(len(LANDS[t.land].bins)) if t.open_bins >> n & 1],
        "figures": _figures(t),
        "gained": gained,
        "gained_weapons": weapons,
        "falling": falling,
        "revealed": [AIM[card] for card in t.drawn],
        "peeked": [AIM[card] for card in peeked(t)] if t.peek_team != NOTHING and t.peek_team == mine else None,
        "shot": _shot(t),
        "odds": _odds(t),
        "grenade": _grenade(t),
        "decks": {
            "weapons": len(t.weapon_deck),
            "bins": len(t.bin_deck),
            "common": len(t.bags[0]),
            "rare": len(t.bags[1]),
            "epic": len(t.bags[2]),
        },
    }


def _legend(t: Board, who: int, is_mine: bool) -> dict[str, Json]:
    """A legend's board; the backpack and the hand only for its team."""
    space = t.space[who]
    is_placed = 0 <= space < SPACES
    is_hidden = t.phase <= EQUIPPING
    weapons: list[Json] = []
    for slot in (0, 1):
        at = who * 2 + slot
        weapon = t.weapon[at]
        if weapon != NOTHING:
            tokens: list[Json] = [LOOT[kind] for kind in t.attached[at * PLACES : (at + 1) * PLACES] if kind != NOTHING]
            weapons.append({"weapon": WEAPONS[weapon], "ammo": t.ammo[at], "attached": tokens})
    abilities: list[Json] = []
    for ability in ABILITIES_OF[who]:
        at_each: list[Json] = [_token_place(t.token_at[token]) for token in ABILITY_TOKENS[ability]]
        abilities.append({"ability": ABILITIES[ability], "tokens": at_each})
    pack: list[Json] | None = [LOOT[kind] for kind in sorted(t.packs[who])] if is_mine else None
    hand: list[Json] | None = [FEATS[feat] for feat in sorted(t.hands[who])] if is_mine else None
    return {
        "legend": LEGENDS[who],
        "seat": t.seat_of[who],
        "x": space % SIZE if is_placed else None,
        "y": space // SIZE if is_placed else None,
        "level": LANDS[t.land].level[space] if is_placed else None,
        "at_tile": None if t.at_tile[who] == NOTHING else SIDES[t.at_tile[who]],
        "shield": t.shield[who],
        "shield_limit": shield_limit(t, who),
        "health": t.health[who],
        "deathboxes": t.deathboxes[who],
        "activated": bool(t.activated[who]),
        "gear": [TOKEN_ID[token] for token in t.gear[who * 3 : who * 3 + 3]],
        "weapons": [] if is_hidden else weapons,
        "abilities": abilities,
        "pack_count": len(t.packs[who]),
        "pack": pack,
        "hand_count": len(t.hands[who]),
        "hand": hand,
        "deck": len(t.decks[who]),
        "discard": [FEATS[feat] for feat in t.discards[who]],
        "raven": who in t.ravens,
        "beast": t.figures[BEAST_ON] == who,
    }


def _token_place(at: int) -> str:
    if at == AVAILABLE:
        return "available"
    return "track" if at == ON_TRACK else f"cooldown_{at}"


def _tile(t: Board) -> Json:
    if NOTHING in t.tile_bonus:
        return None
    sides: list[Json] = []
    for side, name in enumerate(SIDES):
        epic = t.tile_epic[side]
        sides.append(
            {"side": name, "bonus": BONUS[t.tile_bonus[side]], "loot": None if epic == NOTHING else LOOT[epic]}
        )
    return sides


def _pool(t: Board, team: int, seat: int) -> Json:
    """The own team's pool: every item, where it goes, and whether the seat has still to deal it out."""
    open_items = undecided_of(t, team, seat)
    items: list[Json] = []
    for at, item in enumerate(t.pools[team]):
        deed = t.placed[team][at]
        place: Json = None
        if deed != NOTHING:
            place = "left" if deed == LEFT else [LEGENDS[deed // DEED], PLACES_OF[deed % DEED]]
        items.append({"item": item_name(t, at, item), "place": place, "open": at in open_items})
    return items


def _figures(t: Board) -> list[Json]:
    """What abilities have put on the map."""
    figures = t.figures
    found: list[Json] = []
    for name, figure in (
        ("dome", DOME_NODE),
        ("smoke", SMOKE_NODE),
        ("smoke", SMOKE_NODE + 1),
        ("zip_anchor", ANCHOR_NODE),
        ("zip_anchor", ANCHOR_NODE + 1),
    ):
        node = figures[figure]
        if node != NOTHING:
            found.append({"figure": name, "node": [node_i(node), node_j(node), node_level(node)]})
    for name, figure in (
        ("bombardment", STRIKE_SPACE),
        ("portal", PORTAL_SPACE),
        ("portal", PORTAL_SPACE + 1),
        ("drone", DRONE_SPACE),
        ("drop_site", SITE_SPACE),
    ):
        space = figures[figure]
        if space != NOTHING:
            found.append({"figure": name, "x": space % SIZE, "y": space // SIZE})
    if figures[DROP_SPACE] != NOTHING:
        space = figures[DROP_SPACE]
        found.append({"figure": "drop", "x": space % SIZE, "y": space // SIZE, "open": figures[DROP_IS_OPEN] == 1})
    if figures[THUNDER_PLACE] != NOTHING:
        place = figures[THUNDER_PLACE]
        way = WAYS[figures[THUNDER_FACING] % 8]
        found.append({"figure": "thunder", "x": place_x(place), "y": place_y(place), "facing": way})
    return found


def _shot(t: Board) -> Json:
    """The shoot action under way, with its values as they stand."""
    if not t.shot:
        return None
    who, target = t.shot[SHOOTER], t.shot[TARGET]
    shown: dict[str, Json] = {"shooter": LEGENDS[who], "target": LEGENDS[target], "slot": t.shot[SLOT] + 1}
    if t.space[who] != NOTHING and t.space[target] != NOTHING:
        fire = values(t)
        shown["threshold"] = fire.ht
        shown["shots"] = fire.shots
        shown["cards"] = fire.cards
        shown["damage"] = fire.damage
        shown["headshot"] = fire.headshot
        if not t.drawn:
            chances = odds(fire)
            shown["damages"] = [[damage, ways] for damage, ways in chances.damages]
            shown["ways"] = chances.total
    return shown


def _odds(t: Board) -> Json:
    """What the active legend's shots would come to: chances in percent, the mean damage in tenths."""
    who = t.active
    if t.phase != ACTING or t.shot or t.has_shot or not t.ap or not can_go_on(t, who) or t.moving != NOTHING:
        return None
    rows: list[Json] = []
    for enemy in targets(t, who):
        for slot in (0, 1):
            if t.ammo[who * 2 + slot]:
                fire = values_of(t, who, enemy, slot, PLANNED)
                chances = odds(fire)
                mean = sum(damage * ways for damage, ways in chances.damages) * 10 // chances.total
                shown: dict[str, Json] = {"target": LEGENDS[enemy], "slot": slot + 1, "threshold": fire.ht}
                shown["mean_tenths"] = mean
                shown["hits"] = chances.ways_to_deal(1) * 100 // chances.total
                shown["eliminates"] = chances.ways_to_deal(damage_to_fall(t, enemy)) * 100 // chances.total
                rows.append(shown)
    return rows


def _grenade(t: Board) -> Json:
    if not t.throw:
        return None
    return {"loot": LOOT[t.throw[THROW_KIND]], "x": t.throw[THROW_X], "y": t.throw[THROW_Y]}


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
        options = item_options(t, team, loadout, at)
        deed = deed_of(t, team, loadout, at, options[dice.below(len(options), "redeal")])
        t.placed[team][at] = deed
        loadout.put(t, at, t.pools[team][at], deed)


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
