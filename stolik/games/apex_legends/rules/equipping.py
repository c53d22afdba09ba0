"""Stage 1, equipping (AP-EQUIP): each team deals out what it drew, in any order, both teams at the same time.

Each time both teams deal out one item, or one of their people has all the rest dealt out. Until the last item has its
place the decisions are kept as numbers (see `pool`); then everything is put on the boards at once.
"""

from stolik.games.apex_legends.catalogue import (
    ATTACHES_AT,
    BLUE,
    COLOURS,
    LEGENDS,
    LOOT,
    NOTHING,
    PLACES,
    RED,
    START_AMMO,
    TOKEN_ID,
    WEAPONS,
)
from stolik.games.apex_legends.events import DealtOut, DrewPool, Equipped, SortedItem
from stolik.games.apex_legends.options import DEAL_REST
from stolik.games.apex_legends.rules.dealing import deal_rest
from stolik.games.apex_legends.rules.loot import wear
from stolik.games.apex_legends.rules.pool import (
    POOL_COMMON,
    POOL_RARE,
    POOL_WEAPONS,
    Loadout,
    deed_of,
    item_name,
    item_of,
    next_seat,
    undecided_of,
    weapons_in_pool,
)
from stolik.games.apex_legends.rules.teams import seats_of_team
from stolik.games.apex_legends.state import TILE, Board
from stolik.kernel.question import LATER, Option, Question, Steps, Together


def deal_pools(t: Board) -> None:
    """Each legend draws 4 weapon cards, 4 common and 4 rare tokens (AP-EQUIP-01)."""
    for team in (RED, BLUE):
        pool = t.pools[team]
        for _ in t.members[team]:
            pool += sorted(t.weapon_deck.pop() for _ in range(POOL_WEAPONS))
        for _ in t.members[team]:
            tokens = [t.bags[0].pop() for _ in range(POOL_COMMON)] + [t.bags[1].pop() for _ in range(POOL_RARE)]
            pool += sorted(tokens)
        t.placed[team] = [NOTHING] * len(pool)
        if t.log is not None:
            seats = tuple(seats_of_team(t, team))
            names = [item_name(t, at, item) for at, item in enumerate(pool)]
            t.log.reveal(DrewPool(COLOURS[team], tuple(names)), seats)


def equip(t: Board) -> Steps:
    """Somebody of each team that has something left deals out an item or the rest (AP-EQUIP-02, -07, -08)."""
    teams: list[int] = []
    questions: list[Question] = []
    for team in (RED, BLUE):
        seat = next_seat(t, team)
        if seat != NOTHING:
            teams.append(team)
            questions.append(Question(seat, "equip", LATER, "", len(undecided_of(t, team, seat))))
    together = Together(questions)
    yield together
    for team, question in zip(teams, questions, strict=True):
        deal_out(t, team, question.seat, together.answer_of(question.seat))
    if NOTHING not in t.placed[RED] and NOTHING not in t.placed[BLUE]:
        put_on_boards(t)


def deal_out(t: Board, team: int, seat: int, option: Option) -> None:
    """Do what a seat has decided. How much is left everybody learns, what has become of it only the seat's own team."""
    before = t.placed[team].count(NOTHING)
    if option == DEAL_REST:
        deal_rest(t, team, seat)
    else:
        at = item_of(t, seat, str(option[1]))
        t.placed[team][at] = deed_of(t, team, at, option)
    if t.log is None:
        return
    left = t.placed[team].count(NOTHING)
    t.log.reveal(DealtOut(COLOURS[team], left))
    mates = tuple(seats_of_team(t, team))
    if len(mates) > 1:  # To those who decide at other times this is news.
        if option == DEAL_REST:
            t.log.reveal(SortedItem(COLOURS[team], before - left), mates)
        else:
            to = "_".join(str(part) for part in option)
            t.log.reveal(SortedItem(COLOURS[team], None, str(option[1]), to), mates)


def put_on_boards(t: Board) -> None:
    """All that was decided becomes known, except the backpacks; the rest leaves the game (AP-EQUIP-04…06)."""
    for team in (RED, BLUE):
        loadout = Loadout(t, team)
        for who in t.members[team]:
            for at in (who * 2, who * 2 + 1):
                weapon = loadout.weapons[at]
                t.weapon[at] = weapon
                t.ammo[at] = START_AMMO[weapon]
                for token in loadout.attached[at]:
                    t.attached[at * PLACES + ATTACHES_AT[token]] = token
            t.packs[who] = sorted(loadout.packs[who])
        weapons = t.pools[team][: weapons_in_pool(t)]
        t.left_weapons[team] = [weapon for weapon in weapons if weapon not in loadout.weapons]
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
    t.log.reveal(Equipped(LEGENDS[who], first, second, tuple(names)))
