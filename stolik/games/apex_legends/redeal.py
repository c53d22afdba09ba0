"""Hidden information (AP-LEG-03): worlds that look the same to a seat."""

from stolik.games.apex_legends.catalogue import BAG, BLUE, EVERY_LEGEND, GEAR, NOTHING, RED, SORT
from stolik.games.apex_legends.rules.dealing import deal_rest
from stolik.games.apex_legends.rules.pool import Loadout, add_options, deed_of, items_of, undecided_of, weapons_in_pool
from stolik.games.apex_legends.rules.teams import seats_of_team, team_of_seat
from stolik.games.apex_legends.state import EQUIPPING, INITIATIVE, Board
from stolik.kernel.dice import Dice
from stolik.kernel.question import Option

COMMON_KINDS = frozenset(BAG[0])


def redeal(t: Board, seat: int | None, dice: Dice) -> None:
    """Deal anew what a seat (None: a spectator) cannot know: decks, bags, other hands, pools and backpacks."""
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
    """Any decisions about this many items of a seat: how many they are is known, which they are is not."""
    items = items_of(t, team, seat).copy()
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
        kept = sum([len(t.packs[who]) - len(t.known[who]) for who in t.members[team]])
        tokens = [common.pop() for _ in range(commons_needed)] + [rare.pop() for _ in range(rares_needed)]
        _swap_gear(tokens, rare, kept)
        dice.scatter(tokens, "redeal")
        packable = [kind for kind in tokens if SORT[kind] != GEAR]
        left = [kind for kind in tokens if SORT[kind] == GEAR]
        for who in t.members[team]:
            count = len(t.packs[who]) - len(t.known[who])
            t.packs[who] = t.known[who] + packable[:count]
            del packable[:count]
        t.left_loot[team] = sorted(left + packable)
    t.bags[0] = common
    t.bags[1] = rare


def _swap_gear(tokens: list[int], rare: list[int], kept: int) -> None:
    """Gear cannot be in a backpack: exchange as much of it as needed for other rare tokens from the bag."""
    missing = kept - sum([SORT[kind] != GEAR for kind in tokens])
    for number, kind in enumerate(tokens):
        if missing <= 0:
            return
        if SORT[kind] == GEAR:
            for other, token in enumerate(rare):
                if SORT[token] != GEAR:
                    tokens[number], rare[other] = token, kind
                    missing -= 1
                    break
