"""What a seat may see of Apex Legends (AP-LEG-03), built up from nothing.

Legends, weapons, loot, feats, abilities and cards are named by their ids; `Game.facts` has what is printed on them.
x and y name a space, a node is i, j and level of an intersection.
"""

from __future__ import annotations

from typing import Final, Literal

from stolik.games.apex_legends.catalogue import (
    ABILITIES,
    ABILITIES_OF,
    ABILITY_LEGEND,
    ABILITY_TOKENS,
    AIM,
    BANGALORE,
    BLUE,
    BOMBARDMENT,
    BONUS,
    COLOURS,
    DOME,
    DRONE,
    EVERY_AIM_CARD,
    FEATS,
    LEGENDS,
    LOOT,
    NOTHING,
    PACKAGE,
    PLACES,
    RED,
    RIFT,
    RING_CARDS,
    RING_DAMAGE,
    SMOKE,
    THUNDER,
    TOKEN_ABILITY,
    TOKEN_ID,
    TURN_OF,
    WEAPONS,
    Colour,
)
from stolik.games.apex_legends.content import Arrow
from stolik.games.apex_legends.geometry.grid import (
    DX,
    DY,
    SPACES,
    X,
    Y,
    distance,
    node_i,
    node_j,
    node_level,
    spaces_of,
)
from stolik.games.apex_legends.geometry.zones import zone_spaces
from stolik.games.apex_legends.legends.bangalore import THUNDER_DAMAGE, THUNDER_ROLLS, place_x, place_y, thunder_area
from stolik.games.apex_legends.legends.gibraltar import STRIKE_DAMAGE, strike_area
from stolik.games.apex_legends.legends.lifeline import DRONE_HEALS, DROP_DAMAGE
from stolik.games.apex_legends.legends.wraith import peeked
from stolik.games.apex_legends.map import LAND_NAMES, LANDS
from stolik.games.apex_legends.odds import MODIFIERS, Decides, Outcome, count, odds, outcomes, track
from stolik.games.apex_legends.odds import Shot as Values
from stolik.games.apex_legends.options import SIDES, Side
from stolik.games.apex_legends.rules.life import damage_to_fall, shield_limit
from stolik.games.apex_legends.rules.loot import FACE, PER_SPACE
from stolik.games.apex_legends.rules.movement import can_go_on
from stolik.games.apex_legends.rules.parts import PartName, boost_name, threshold_parts
from stolik.games.apex_legends.rules.pool import DEED, LEFT, PLACES_OF, item_name, undecided_of
from stolik.games.apex_legends.rules.shooting import targets
from stolik.games.apex_legends.rules.shot_values import values, values_of
from stolik.games.apex_legends.rules.teams import enemies, seats_of_team, team_of_seat
from stolik.games.apex_legends.rules.tokens import PER_SPACE as PER_TRACK
from stolik.games.apex_legends.rules.tokens import turns_until
from stolik.games.apex_legends.rules.use import blast_area, blast_damage
from stolik.games.apex_legends.rules.winning import victory_points
from stolik.games.apex_legends.state import (
    ACTING,
    ANCHOR_NODE,
    BEAST_ON,
    COLOUR,
    DOME_NODE,
    DRONE_SPACE,
    DROP_IS_OPEN,
    DROP_SPACE,
    EQUIPPING,
    NO_SHOT,
    PHASES,
    PORTAL_SPACE,
    SITE_SPACE,
    SMOKE_NODE,
    STRIKE_SPACE,
    THROW_KIND,
    THROW_X,
    THROW_Y,
    THUNDER_FACING,
    THUNDER_PLACE,
    Board,
    Phase,
    ShootAction,
)
from stolik.kernel.view import View

TokenPlace = Literal["available", "cooldown_1", "cooldown_2", "cooldown_3", "track"]
TOKEN_PLACES: Final[tuple[TokenPlace, ...]] = ("available", "cooldown_1", "cooldown_2", "cooldown_3", "track")
Space = tuple[int, int]
"""x and y."""
WAYS: Final[tuple[Arrow, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


# Legends


class Weapon(View):
    """An equipped weapon."""

    weapon: str
    ammo: int
    attached: list[str]


class Ability(View):
    """An ability and where its tokens are: available, on a cooldown space, or below the initiative track."""

    ability: str
    tokens: list[TokenPlace]


class Legend(View):
    """A legend's board. Only its team sees the backpack and the hand."""

    legend: str
    seat: int
    x: int | None
    y: int | None
    """None while the legend is off the map."""
    level: int | None
    at_tile: Side | None
    """The side of the entry tile at which it waits."""
    shield: int
    shield_limit: int
    health: int
    deathboxes: int
    activated: bool
    gear: list[str]
    """Helmet, body shield, knockdown shield; the exhausted side of a token ends in `_used`."""
    weapons: list[Weapon]
    """Nothing before the starting pools are dealt out."""
    abilities: list[Ability]
    pack_count: int
    pack: list[str] | None
    hand_count: int
    hand: list[str] | None
    deck: int
    discard: list[str]
    raven: bool
    beast: bool


class Team(View):
    """A team, with its victory points."""

    colour: Colour
    seats: list[int]
    """Who plays for it; nobody before the colours are chosen."""
    points: int
    legends: list[Legend]


# The map


class OnNode(View, tag_field="figure"):
    """A figure on an intersection.

    `turns`: how many turns ahead its token is resolved, 0 in the turn that does it now, None if it stays.
    """

    node: tuple[int, int, int]
    legend: str
    turns: int | None

    @property
    def figure(self) -> str:
        """Which figure it is."""
        return str(self.__struct_config__.tag)


class OnSpace(View, tag_field="figure"):
    """A figure on a space; `turns` as of those on intersections."""

    x: int
    y: int
    legend: str
    turns: int | None

    @property
    def figure(self) -> str:
        """Which figure it is."""
        return str(self.__struct_config__.tag)


class Dome(OnNode, tag="dome"):
    """Gibraltar's dome; its zone, and who is in it."""

    area: list[Space]
    inside: list[str]


class Smoke(OnNode, tag="smoke"):
    """A smoke of Bangalore's; which of her two tokens (1 or 2), its zone, and who is in it."""

    token: int
    area: list[Space]
    inside: list[str]


class ZipAnchor(OnNode, tag="zip_anchor"):
    """An end of Pathfinder's zip line."""


class Bombardment(OnSpace, tag="bombardment"):
    """Where Gibraltar's bombardment will come down; as things stand, where and whom it hurts."""

    area: list[Space]
    inside: list[str]
    damage: int


class Portal(OnSpace, tag="portal"):
    """An end of Wraith's rift."""


class Drone(OnSpace, tag="drone"):
    """Lifeline's drone; the spaces on which it heals, who stands there, and by how much."""

    area: list[Space]
    inside: list[str]
    heals: int


class DropSite(OnSpace, tag="drop_site"):
    """Where Lifeline's care package will land, and whom it hurts."""

    inside: list[str]
    damage: int


class Drop(OnSpace, tag="drop"):
    """Lifeline's care package."""

    open: bool


class Thunder(OnSpace, tag="thunder"):
    """Where Bangalore's rolling thunder will strike next, and which way it rolls; it may lie off the map.

    `area` and `inside`: where and whom it hurts, as things stand; `then`: the area of the strike after that, if any.
    """

    facing: Arrow
    area: list[Space]
    inside: list[str]
    then: list[Space] | None
    damage: int


Figure = Dome | Smoke | ZipAnchor | Bombardment | Portal | Drone | DropSite | Drop | Thunder


class Lying(View):
    """A token on a space."""

    loot: str
    x: int
    y: int


class Waiting(View):
    """An ability token below a space of the initiative track; `token` tells those of one ability apart, from 1."""

    ability: str
    space: int
    legend: str
    token: int
    turns: int
    """How many turns ahead it is resolved; 0: in this turn, now."""


# Stages 1 and 2


class TileSide(View):
    """A side of the entry tile: its bonus token, and the epic loot while it lies there."""

    side: Side
    bonus: str
    loot: str | None


class PoolItem(View):
    """An item of the reader's own team's starting pool."""

    item: str
    place: tuple[str, str] | Literal["left"] | None
    """Whose it is and where there; "left": nobody's; None: to be dealt out."""
    open: bool
    """Whether the seat that looks has still to deal it out."""


# Shots and throws


class Part(View):
    """A part of a Hit Threshold."""

    part: PartName
    """`still`: the weapon's passive for a shooter that has not moved; `fixed`: what a feat that sets it takes away."""
    amount: int


class Fire(View):
    """The values of a shot as they stand."""

    threshold: int
    parts: list[Part]
    """What the threshold is the sum of."""
    start: int
    """The space of the aim track for the first shot, from 0."""
    track: list[int]
    """The modifier of every card, in the order in which they are revealed."""
    away: int
    """The distance."""
    relative: int
    """The level of the target less that of the shooter."""
    hides: bool
    """The target hides behind cover."""
    cover: Literal["printed", "ignored", "hits", "misses"]
    low: Literal["printed", "ignored", "hits", "misses"]
    """What cards with COVER do, and those with LOW."""
    shots: int
    cards: int
    """Aim cards for each shot."""
    damage: int
    """Of a hit, with all that is added to it."""
    headshot: int
    """What a headshot adds."""
    first: int
    """What the first hit adds."""
    ignored: int
    """The damage that the target ignores."""
    headshots: int
    headshots_up_to: int
    """The helmet cancels this many headshots on cards up to this value."""
    deck: list[Outcome]
    """By aim card in printed order: what it would come to as the first one."""


class Chances(View):
    """What a shot would come to, exactly."""

    ways: int
    """In how many equally likely ways the cards can be drawn."""
    counts: list[tuple[int, int, int]]
    """Hits, headshots, and in how many of the ways they come out."""
    damages: list[tuple[int, int]]
    """Damage, and in how many of the ways the shot deals it."""
    mean_tenths: int
    """The mean damage in tenths, rounded down."""
    hits: int
    """The chance of any damage in percent, rounded down."""
    eliminates: int
    """The chance that the target falls, likewise."""
    to_fall: int
    """The damage that it takes."""


class Shot(View):
    """The shoot action under way."""

    shooter: str
    target: str
    slot: int
    special: bool
    """The weapon's own action."""
    boost: str | None
    """The boost that was played."""
    fire: Fire | None
    """None while one of the two is off the map."""
    chances: Chances | None
    """None when the cards are revealed."""
    outcomes: list[Outcome]
    """What the revealed cards came to, one by one; nothing where it can no longer be told from how things stand."""
    reasons: list[Decides]
    hits: int
    headshots: int
    dealt: int
    """Hits, headshots and damage, once the cards count."""


class Plan(View):
    """A shot that the active legend could fire."""

    target: str
    slot: int
    special: bool
    """The weapon's own action."""
    fire: Fire
    chances: Chances


class Grenade(View):
    """The grenade that was thrown, where it lies now; it may lie off the map."""

    loot: str
    x: int
    y: int
    area: list[Space]
    """Where it would hurt: what levels, veils and the dome leave of its pattern."""
    inside: list[Hurt]


class Hurt(View):
    """A legend in the area of a grenade, and its damage."""

    legend: str
    damage: int


class Decks(View):
    """How many cards and tokens are left to draw."""

    weapons: int
    bins: int
    common: int
    rare: int
    epic: int


class BoardView(View):
    """All that a seat may see."""

    map: str
    team_size: int
    phase: Phase
    round: int
    turn: Colour | None
    marker: int
    """The space of the initiative track, from 0."""
    track: list[Waiting]
    active: str | None
    ap: int
    mp: int | None
    """The movement points left in the move under way."""
    moving: str | None
    """Who is moving."""
    has_rushed: bool
    has_shot: bool
    has_moved: bool
    """What the active legend has done in this activation."""
    in_void: bool
    """Into the Void adds 1 to its moves."""
    tracked: str | None
    """Whose cover Bloodhound ignores in this activation."""
    ring: list[int] | None
    """x0, y0, x1, y1, both ends inside; None without the ring."""
    ring_card: str | None
    """How it will shrink next."""
    ring_damage: int | None
    team: Colour | None
    """That of the seat that looks."""
    teams: list[Team]
    tile: list[TileSide] | None
    pool: list[PoolItem] | None
    loot: list[Lying]
    open_bins: list[int]
    """Numbers of bins, as the map has them."""
    figures: list[Figure]
    gained: list[str]
    gained_weapons: list[str]
    """What the legend that is asked has gained and not yet put anywhere."""
    falling: list[str]
    """What it is putting down."""
    revealed: list[str]
    """The aim cards that lie open."""
    peeked: list[str] | None
    """The top aim cards, for the team that looked at them."""
    shot: Shot | None
    odds: list[Plan] | None
    grenade: Grenade | None
    decks: Decks


def view(t: Board, seat: int | None) -> BoardView:
    """What a seat (None: a spectator) may see, built up from nothing."""
    mine = NOTHING if seat is None else team_of_seat(t, seat)
    turn = TURN_OF[t.marker]
    lying: list[Lying] = []
    for entry in t.ground:
        space = entry // PER_SPACE
        lying.append(Lying(TOKEN_ID[entry % PER_SPACE], X[space], Y[space]))
    return BoardView(
        map=LAND_NAMES[t.land],
        team_size=t.team_size,
        phase=PHASES[t.phase],
        round=t.round,
        turn=None if turn == NOTHING else COLOURS[turn],
        marker=t.marker,
        track=[_waiting(t, entry) for entry in t.track],
        active=None if t.active == NOTHING or t.phase == COLOUR else LEGENDS[t.active],
        ap=t.ap,
        mp=None if t.moving == NOTHING else t.mp,
        moving=None if t.moving == NOTHING else LEGENDS[t.moving],
        has_rushed=t.has_rushed,
        has_shot=t.has_shot,
        has_moved=t.has_moved,
        in_void=t.is_in_void,
        tracked=None if t.tracked == NOTHING else LEGENDS[t.tracked],
        ring=t.ring.copy() if t.has_ring else None,
        ring_card=None if t.ring_card == NOTHING else RING_CARDS[t.ring_card],
        ring_damage=RING_DAMAGE[t.round] if t.has_ring else None,
        team=None if mine == NOTHING else COLOURS[mine],
        teams=[_team(t, team, team == mine) for team in (RED, BLUE)],
        tile=_tile(t),
        pool=_pool(t, mine, seat) if seat is not None and mine != NOTHING and t.phase == EQUIPPING else None,
        loot=lying,
        open_bins=[number for number in range(len(LANDS[t.land].bins)) if t.open_bins >> number & 1],
        figures=_figures(t),
        gained=[TOKEN_ID[token & FACE] for token in t.gained],
        gained_weapons=[WEAPONS[weapon] for weapon in t.gained_weapons],
        falling=[TOKEN_ID[token] for token in t.falling],
        revealed=[AIM[card] for card in t.drawn],
        peeked=[AIM[card] for card in peeked(t)] if t.peek_team != NOTHING and t.peek_team == mine else None,
        shot=shot_of(t),
        odds=_odds(t),
        grenade=_grenade(t) if t.throw else None,
        decks=Decks(len(t.weapon_deck), len(t.bin_deck), len(t.bags[0]), len(t.bags[1]), len(t.bags[2])),
    )


def _team(t: Board, team: int, is_mine: bool) -> Team:
    seats = [] if t.red_group == NOTHING else seats_of_team(t, team)
    return Team(COLOURS[team], seats, victory_points(t, team), [_legend(t, who, is_mine) for who in t.members[team]])


def _legend(t: Board, who: int, is_mine: bool) -> Legend:
    """A legend's board; the backpack and the hand only for its team."""
    space = t.space[who]
    is_placed = 0 <= space < SPACES
    weapons: list[Weapon] = []
    if t.phase > EQUIPPING:
        for at in (who * 2, who * 2 + 1):
            if t.weapon[at] != NOTHING:
                tokens = t.attached[at * PLACES : (at + 1) * PLACES]
                attached = [LOOT[kind] for kind in tokens if kind != NOTHING]
                weapons.append(Weapon(WEAPONS[t.weapon[at]], t.ammo[at], attached))
    return Legend(
        legend=LEGENDS[who],
        seat=t.seat_of[who],
        x=X[space] if is_placed else None,
        y=Y[space] if is_placed else None,
        level=LANDS[t.land].level[space] if is_placed else None,
        at_tile=None if t.at_tile[who] == NOTHING else SIDES[t.at_tile[who]],
        shield=t.shield[who],
        shield_limit=shield_limit(t, who),
        health=t.health[who],
        deathboxes=t.deathboxes[who],
        activated=bool(t.activated[who]),
        gear=[TOKEN_ID[token] for token in t.gear[who * 3 : who * 3 + 3]],
        weapons=weapons,
        abilities=[
            Ability(ABILITIES[ability], [TOKEN_PLACES[t.token_at[token]] for token in ABILITY_TOKENS[ability]])
            for ability in ABILITIES_OF[who]
        ],
        pack_count=len(t.packs[who]),
        pack=[LOOT[kind] for kind in sorted(t.packs[who])] if is_mine else None,
        hand_count=len(t.hands[who]),
        hand=[FEATS[feat] for feat in sorted(t.hands[who])] if is_mine else None,
        deck=len(t.decks[who]),
        discard=[FEATS[feat] for feat in t.discards[who]],
        raven=who in t.ravens,
        beast=t.figures[BEAST_ON] == who,
    )


def _tile(t: Board) -> list[TileSide] | None:
    if NOTHING in t.tile_bonus:
        return None
    sides: list[TileSide] = []
    for side, name in enumerate(SIDES):
        epic = t.tile_epic[side]
        sides.append(TileSide(name, BONUS[t.tile_bonus[side]], None if epic == NOTHING else LOOT[epic]))
    return sides


def _pool(t: Board, team: int, seat: int) -> list[PoolItem]:
    """The pool of the reader's team: every item, where it goes, and whether the seat has still to deal it out."""
    open_items = undecided_of(t, team, seat)
    items: list[PoolItem] = []
    for at, item in enumerate(t.pools[team]):
        deed = t.placed[team][at]
        place: tuple[str, str] | Literal["left"] | None = None
        if deed != NOTHING:
            place = "left" if deed == LEFT else (LEGENDS[deed // DEED], PLACES_OF[deed % DEED])
        items.append(PoolItem(item_name(t, at, item), place, at in open_items))
    return items


def _waiting(t: Board, entry: int) -> Waiting:
    token, space = entry % PER_TRACK, entry // PER_TRACK
    ability = TOKEN_ABILITY[token]
    number = ABILITY_TOKENS[ability].index(token) + 1
    return Waiting(ABILITIES[ability], space, LEGENDS[ABILITY_LEGEND[ability]], number, turns_until(t, space))


def _turns(t: Board, token: int) -> int | None:
    """How many turns ahead a token is resolved; None if it is not below the track."""
    return next((turns_until(t, entry // PER_TRACK) for entry in t.track if entry % PER_TRACK == token), None)


def _figures(t: Board) -> list[Figure]:
    """What abilities have put on the map."""
    figures = t.figures
    land = LANDS[t.land]
    found: list[Figure] = []
    if figures[DOME_NODE] != NOTHING:
        zone = zone_spaces(land, figures[DOME_NODE])
        found.append(Dome(_node(figures[DOME_NODE]), "gibraltar", _turns(t, DOME), at(zone), inside(t, zone)))
    for number in (0, 1):
        node = figures[SMOKE_NODE + number]
        if node != NOTHING:
            zone = zone_spaces(land, node)
            turns = _turns(t, SMOKE + number)
            found.append(Smoke(_node(node), "bangalore", turns, number + 1, at(zone), inside(t, zone)))
    for node in figures[ANCHOR_NODE : ANCHOR_NODE + 2]:
        if node != NOTHING:
            found.append(ZipAnchor(_node(node), "pathfinder", None))
    found += _on_spaces(t)
    if figures[THUNDER_PLACE] != NOTHING:
        found.append(_thunder(t))
    return found


def _on_spaces(t: Board) -> list[Figure]:
    figures = t.figures
    found: list[Figure] = []
    space = figures[STRIKE_SPACE]
    if space != NOTHING:
        area = strike_area(t, space)
        x, y, turns = X[space], Y[space], _turns(t, BOMBARDMENT)
        found.append(Bombardment(x, y, "gibraltar", turns, at(area), inside(t, area), STRIKE_DAMAGE))
    for space in figures[PORTAL_SPACE : PORTAL_SPACE + 2]:
        if space != NOTHING:
            found.append(Portal(X[space], Y[space], "wraith", _turns(t, RIFT)))
    space = figures[DRONE_SPACE]
    if space != NOTHING:
        area = LANDS[t.land].adjacent[space]
        x, y, turns = X[space], Y[space], _turns(t, DRONE)
        found.append(Drone(x, y, "lifeline", turns, at(area), inside(t, area), DRONE_HEALS))
    space = figures[SITE_SPACE]
    if space != NOTHING:
        x, y, turns = X[space], Y[space], _turns(t, PACKAGE)
        found.append(DropSite(x, y, "lifeline", turns, inside(t, 1 << space), DROP_DAMAGE))
    space = figures[DROP_SPACE]
    if space != NOTHING:
        found.append(Drop(X[space], Y[space], "lifeline", None, figures[DROP_IS_OPEN] == 1))
    return found


def _thunder(t: Board) -> Thunder:
    place, facing = t.figures[THUNDER_PLACE], t.figures[THUNDER_FACING]
    x, y, way = place_x(place), place_y(place), facing % 8
    area = thunder_area(t, x, y, way)
    then: list[Space] | None = None
    if facing < 8:
        then = at(thunder_area(t, x + DX[way] * THUNDER_ROLLS, y + DY[way] * THUNDER_ROLLS, way))
    hurt = inside(t, area, enemies(t, BANGALORE))
    return Thunder(x, y, "bangalore", _turns(t, THUNDER), WAYS[way], at(area), hurt, then, THUNDER_DAMAGE)


def at(mask: int) -> list[Space]:
    """A set of spaces, row by row."""
    return [(X[space], Y[space]) for space in spaces_of(mask)]


def inside(t: Board, mask: int, legends: list[int] | None = None) -> list[str]:
    """Those of the legends (None: of all) that stand on these spaces."""
    asked = t.members[RED] + t.members[BLUE] if legends is None else legends
    return [LEGENDS[who] for who in asked if is_on(t, who) and mask >> t.space[who] & 1]


def is_on(t: Board, who: int) -> bool:
    """Whether a legend is on the map."""
    return 0 <= t.space[who] < SPACES


def _grenade(t: Board) -> Grenade:
    area = blast_area(t)
    hurt = [who for who in t.members[RED] + t.members[BLUE] if is_on(t, who) and area >> t.space[who] & 1]
    return Grenade(
        LOOT[t.throw[THROW_KIND]],
        t.throw[THROW_X],
        t.throw[THROW_Y],
        at(area),
        [Hurt(LEGENDS[who], blast_damage(t, t.space[who])) for who in hurt],
    )


def _node(node: int) -> tuple[int, int, int]:
    return node_i(node), node_j(node), node_level(node)


def shot_of(t: Board) -> Shot | None:
    """The shoot action under way, with its values as they stand."""
    if t.shot is NO_SHOT:
        return None
    s = t.shot
    who, target = s.shooter, s.target
    shown = Shot(LEGENDS[who], LEGENDS[target], s.slot + 1, s.is_action, boost_name(s), None, None, [], [], 0, 0, 0)
    if t.space[who] != NOTHING and t.space[target] != NOTHING:
        shown.fire = fire_of(t, s)
        if not t.drawn:
            shown.chances = chances_of(t, target, values(t))
        shown.hits, shown.headshots, shown.dealt = s.hits, s.heads, s.dealt
        if t.drawn and count(values(t), t.drawn) == (s.hits, s.heads):
            found = outcomes(values(t), t.drawn)
            shown.outcomes = [outcome for outcome, _ in found]
            shown.reasons = [reason for _, reason in found]
    return shown


def _odds(t: Board) -> list[Plan] | None:
    """What the active legend's shots would come to, where it may shoot."""
    who = t.active
    is_at_rest = t.phase == ACTING and t.shot is NO_SHOT and t.moving == NOTHING
    if not is_at_rest or t.has_shot or not t.ap or not can_go_on(t, who):
        return None
    rows: list[Plan] = []
    for enemy in targets(t, who):
        for slot in (0, 1):
            if t.ammo[who * 2 + slot]:
                rows.append(plan_of(t, who, enemy, slot, False))
    return rows


def plan_of(t: Board, who: int, enemy: int, slot: int, is_special: bool) -> Plan:
    """What a shot would come to."""
    s = ShootAction(who, enemy, slot, is_special)
    return Plan(LEGENDS[enemy], slot + 1, is_special, fire_of(t, s), chances_of(t, enemy, values_of(t, s)))


Treated = Literal["printed", "ignored", "hits", "misses"]
TREATED: Final[tuple[Treated, ...]] = ("printed", "ignored", "hits", "misses")


def fire_of(t: Board, s: ShootAction) -> Fire:
    """The values of a shot, and what they are made up of."""
    fire = values_of(t, s)
    return Fire(
        threshold=fire.ht,
        parts=[Part(part, amount) for part, amount in threshold_parts(t, s)],
        start=fire.start,
        track=[MODIFIERS[space] for space in track(fire)],
        away=distance(t.space[s.shooter], t.space[s.target]),
        relative=fire.relative,
        hides=fire.hides,
        cover=TREATED[fire.cover_rule],
        low=TREATED[fire.low_rule],
        shots=fire.shots,
        cards=fire.cards,
        damage=fire.damage,
        headshot=fire.headshot,
        first=fire.first,
        ignored=fire.ignored,
        headshots=fire.headshots,
        headshots_up_to=fire.headshots_up_to,
        deck=[outcomes(fire, [card])[0][0] for card in range(EVERY_AIM_CARD)],
    )


def chances_of(t: Board, target: int, fire: Values) -> Chances:
    """The exact chances of a shot with a full deck."""
    found = odds(fire)
    to_fall = damage_to_fall(t, target)
    return Chances(
        ways=found.total,
        counts=found.counts,
        damages=found.damages,
        mean_tenths=sum(damage * ways for damage, ways in found.damages) * 10 // found.total,
        hits=found.ways_to_deal(1) * 100 // found.total,
        eliminates=found.ways_to_deal(to_fall) * 100 // found.total,
        to_fall=to_fall,
    )


# Previews: what a person gets who points at something; `preview.py` makes them


class Preview(View, tag_field="preview"):
    """What would come of something."""


class Reached(View):
    """A space that a move can reach."""

    x: int
    y: int
    cost: int
    way: list[Space]
    """The steps, the last one onto this space; what follows a portal is one of its exits."""
    ends: bool
    """Whether the move may end here; else the space is only passed."""


class Reach(Preview, tag="reach"):
    """Everything that a move can reach, the nearest first."""

    legend: str
    mp: int
    spaces: list[Reached]


class Blocked(View):
    """What blocks a line of sight: the clause, and the edge V(x,y) or H(x,y) or the intersection I(x,y)."""

    clause: str
    what: Literal["V", "H", "I"]
    x: int
    y: int


class Sight(Preview, tag="sight"):
    """What lies between two spaces."""

    away: int
    sees: bool
    blocked: Blocked | None
    hides: bool
    """Who stands on the second space hides from a shooter on the first."""
    dome: bool
    """The dome forbids to shoot from one to the other."""
    smokes: int


class Seen(View):
    """An enemy on the map: how far away it is, whether it sees the space, whether one hides from it there."""

    legend: str
    away: int
    sees: bool
    hides: bool


class Exposed(Preview, tag="exposed"):
    """Who would see a legend on a space."""

    legend: str
    x: int
    y: int
    by: list[Seen]


class Area(View):
    """The spaces that something would touch, and who of those it is meant for stands there."""

    facing: Arrow | None
    area: list[Space]
    inside: list[str]
    then: list[Space] | None
    """The second strike of a rolling thunder."""


class Hampered(View):
    """A shot that could be fired now and would be harder afterwards, as the legends stand."""

    shooter: str
    target: str
    forbidden: bool
    """It could not be fired any more: the line is blocked, or the dome forbids it."""
    worse: int
    """What is added to the Hit Threshold."""


class Areas(Preview, tag="areas"):
    """What would be touched; one area, or one for each way to face."""

    damage: int
    heals: int
    areas: list[Area]
    hampers: list[Hampered]
    """The shots that what is placed would hamper."""


class Struck(View):
    """What a thrown grenade may do to a legend: damage, and in how many ways; the ways in which the legend falls."""

    legend: str
    damages: list[tuple[int, int]]
    falls: int


class Scatter(View):
    """Where a grenade may come to lie, by x, y and ways, and whom it would hurt."""

    axis: str
    """How a line lies; empty for a square."""
    landings: list[tuple[int, int, int]]
    area: list[Space]
    """The spaces it hurts where it was meant to lie."""
    struck: list[Struck]


class Thrown(Preview, tag="thrown"):
    """A throw, before anybody answers it: one scatter, or one for each way in which a line may lie."""

    loot: str
    ways: int
    """In how many equally likely ways the aim cards can be drawn."""
    scatters: list[Scatter]


class Aiming(Preview, tag="aiming"):
    """A shot as it would be after this answer."""

    shot: Shot
    asks: bool
    """The card asks something more first; the values are as if that were declined."""
    redraws: int
    """So many revealed cards may or must be replaced; the chances are those before that."""
