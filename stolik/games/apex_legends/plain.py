"""Apex Legends on the plain board: the map with levels, walls, figures and loot; then every legend with all it has."""

from typing import Final

from stolik.games.apex_legends.catalogue import LEGENDS, USED, WEAPON
from stolik.games.apex_legends.geometry.grid import SIZE, X, Y, node_i, node_j, node_level, place
from stolik.games.apex_legends.geometry.layout import BEACON, BIN, HEAT_SHIELD, NOTHING, OBJECTS, ROCK, TREE
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.games.apex_legends.map import LAND_NAMES, LANDS
from stolik.games.apex_legends.terminal import LETTER
from stolik.games.apex_legends.view import BoardView, Legend, OnNode, OnSpace, PoolItem, Shot
from stolik.kernel.plain import (
    Cell,
    Chart,
    Counter,
    Figure,
    Ground,
    Key,
    Piece,
    Plain,
    Words,
    Zone,
    cell,
    counter,
    piece,
    said,
    zone,
)
from stolik.kernel.plain import place as empty

Target = dict[str, list[int | str]]
At = tuple[int, int]

WHOLE_MAP: Final[list[int]] = [0, 0, SIZE - 1, SIZE - 1]
"""What is inside the ring before it shrinks, and when there is none."""
STANDS: Final[dict[int, str]] = {BEACON: "⊕", ROCK: "▲", TREE: "♣", HEAT_SHIELD: "∩"}
CANYON: Final = "≋"
LOOT: Final = "✦"
FIGURES: Final[dict[str, str]] = {
    "bombardment": "✹", "thunder": "ϟ", "portal": "◎", "drone": "✚", "drop_site": "▽", "drop": "▼",
    "dome": "◠", "smoke": "☁", "zip_anchor": "⇅",
}  # fmt: skip
ZIPS: Final = "①②③④⑤⑥"
"""The two anchors of a zip line have the same number."""
ODDS: Final = ((0, "never"), (25, "rarely"), (50, "seldom"), (85, "often"), (99, "mostly"))
"""Chances of a hit in words: up to this many percent."""


def plain(table: BoardView) -> Plain:
    """The plain board of what a seat (None: a spectator) sees; the reader's own team comes last."""
    zones = [_map(table)]
    counters: list[Counter] = []
    _offers(table, zones)
    _shots(table, zones)
    for team in reversed(table.teams) if table.team == "red" else table.teams:
        counters.append(counter(f"points-{team.colour}", said(f"zone-points-{team.colour}"), team.points))
        for legend in team.legends:
            _legend(legend, team.colour, table.active == legend.legend, zones)
    counters.append(counter("round", said("zone-round"), table.round))
    counters.append(counter("ap", said("zone-ap"), table.ap))
    if table.ring_damage is not None:
        counters.append(counter("ring_damage", said("zone-ring-damage"), table.ring_damage))
    return Plain(zones, counters)


# The map


def _map(table: BoardView) -> Zone:
    land = _land(table)
    x0, y0, x1, y1 = table.ring or WHOLE_MAP
    pieces = _pieces(table)
    signs, lying = _lying(table)
    cells: list[Cell | None] = []
    for space in range(SIZE * SIZE):
        at = x, y = X[space], Y[space]
        is_outside = not (x0 <= x <= x1 and y0 <= y <= y1)
        level = land.level[space]
        stands = land.layout.on_space[space]
        north, west = _edge(table, land, False, x, y), _edge(table, land, True, x, y)
        sign = STANDS.get(stands, CANYON if land.canyons >> space & 1 else "")
        marks = [said("mark-level", {"level": level})] if level else []
        if stands != NOTHING:
            marks.append(_on_it(OBJECTS[stands]))
        if land.canyons >> space & 1:
            marks.append(_on_it("canyon"))
        for word, edge in (("north", north), ("west", west)):
            if edge and edge != "rise":
                marks.append(said(f"mark-{word}", {"card": f"@key-{edge}" if edge in BINS else _card_word(edge)}))
        marks += lying.get(at, [])
        if is_outside:
            marks.append(said("mark-outside-ring"))
        here = pieces.get(at, [])
        target: Target = {"space": [x, y]}
        if here:
            made = cell(here[0].legend, None, None, marks, target, False, at)
        elif marks:
            made = cell("", said("plain-space", {"x": x, "y": y}), None, marks, target, False, at)
        else:
            made = empty(target, at)
            made.name = said("plain-space", {"x": x, "y": y})
        standing = [_piece(legend) for legend in here]
        made.ground = Ground(level, north, west, sign + signs.get(at, ""), is_outside, standing)
        cells.append(made)
    made_zone = zone("map", said("zone-map"), cells, "grid", None, SIZE)
    made_zone.chart = Chart(
        _key(table, land), _at_corners(table, land), ("node", "option-node"), ("bin", "option-open")
    )
    return made_zone


def _land(table: BoardView) -> Terrain:
    return LANDS[LAND_NAMES.index(table.map)]


BINS: Final = ("bin-closed", "bin-open")


def _edge(table: BoardView, land: Terrain, is_vertical: bool, x: int, y: int) -> str:
    """What is on the edge north or west of a space: an object, the rim of a roof, or nothing."""
    layout = land.layout
    here = place(x, y)
    kind = (layout.vertical if is_vertical else layout.horizontal)[here]
    if kind == BIN:
        return BINS[(is_vertical, x, y) in [land.bins[each] for each in table.open_bins]]
    if kind != NOTHING:
        return OBJECTS[kind]
    there = place(x - 1, y) if is_vertical else place(x, y - 1)
    return "rise" if layout.level[here] != layout.level[there] else ""


def _pieces(table: BoardView) -> dict[At, list[Legend]]:
    """The legends on the map, by the space they stand on."""
    found: dict[At, list[Legend]] = {}
    for team in table.teams:
        for legend in team.legends:
            if legend.x is not None and legend.y is not None:
                found.setdefault((legend.x, legend.y), []).append(legend)
    return found


def _piece(legend: Legend) -> Piece:
    name = legend.legend
    return piece(LETTER[name], legend.seat, said(f"card-{name}"), {"legend": [name]})


def _lying(table: BoardView) -> tuple[dict[At, str], dict[At, list[Words]]]:
    """The signs and the words of loot and figures, by space."""
    signs: dict[At, str] = {}
    words: dict[At, list[Words]] = {}
    for lying in table.loot:
        at = (lying.x, lying.y)
        signs[at] = LOOT
        words.setdefault(at, []).append(_on_it(lying.loot))
    for put in table.figures:
        if isinstance(put, OnSpace):
            at = (put.x, put.y)
            signs[at] = signs.get(at, "") + FIGURES[put.figure]
            words.setdefault(at, []).append(_on_it(put.figure))
    return signs, words


def _at_corners(table: BoardView, land: Terrain) -> list[Figure]:
    """What stands on intersections: zip-line anchors, zones and Pathfinder's anchors."""
    found: list[Figure] = []
    for number, (first, second, _) in enumerate(land.zips):
        for node in (first, second):
            words = _at_node("zip_line_anchor", node_i(node), node_j(node), node_level(node))
            found.append(Figure(ZIPS[number], words, (node_i(node), node_j(node))))
    for put in table.figures:
        if isinstance(put, OnNode):
            i, j, level = put.node
            found.append(Figure(FIGURES[put.figure], _at_node(put.figure, i, j, level), (i, j)))
    return found


def _at_node(name: str, i: int, j: int, level: int) -> Words:
    return said("mark-at-node", {"card": _card_word(name), "i": i, "j": j, "level": level})


def _key(table: BoardView, land: Terrain) -> list[Key]:
    """What is on this map, explained once."""
    spaces = range(SIZE * SIZE)
    keys = [Key(said("key-level", {"level": level}), level=level) for level in (1, 2, 3) if level in land.level]
    edges = [_edge(table, land, is_vertical, X[s], Y[s]) for s in spaces for is_vertical in (False, True)]
    for edge in ("rise", "wall", "edge_wall", "low_wall", "low_edge_wall", *BINS):
        if edge in edges:
            keys.append(Key(said(f"key-{edge}" if edge == "rise" or edge in BINS else _word(edge)), edge=edge))
    for kind, sign in STANDS.items():
        if kind in land.layout.on_space:
            keys.append(Key(said(_word(OBJECTS[kind])), sign))
    if land.canyons:
        keys.append(Key(said("card-canyon"), CANYON))
    if table.loot:
        keys.append(Key(said("key-loot"), LOOT))
    if land.zips:
        keys.append(Key(said("card-zip-line-anchor"), ZIPS[: len(land.zips)]))
    names = [put.figure for put in table.figures]
    keys += [Key(said(_word(name)), sign) for name, sign in FIGURES.items() if name in names]
    if (table.ring or WHOLE_MAP) != WHOLE_MAP:
        keys.append(Key(said("key-outside-ring"), edge="outside"))
    return keys


def _on_it(name: str) -> Words:
    return said("mark-on-it", {"card": _card_word(name)})


# What is offered


def _offers(table: BoardView, zones: list[Zone]) -> None:
    """Legends to be drafted, tile, pool, what was gained, revealed aim cards."""
    if table.phase in ("colour", "draft"):
        drafted = [legend.legend for team in table.teams for legend in team.legends]
        left = [_card(name, {"legend": [name]}) for name in LEGENDS if name not in drafted]
        zones.append(zone("draft", said("zone-draft"), left, "row", None, 0, "offer"))
    if table.tile is not None and table.phase in ("tile", "entering"):
        cells: list[Cell] = []
        for side in table.tile:
            marks = [_on_it(side.loot)] if side.loot is not None else []
            name = said("plain-side", {"side": f"@side-{side.side}", "card": _card_word(side.bonus)})
            cells.append(cell(side.bonus, name, None, marks, {"side": [side.side]}))
        zones.append(zone("tile", said("zone-tile"), cells, "row", None, 4, "offer"))
    if table.pool is not None:
        shown = [item for item in table.pool if item.place is None]
        shown += [item for item in table.pool if item.place is not None]
        zones.append(zone("pool", said("zone-pool"), [_pool_item(item) for item in shown], "row", None, 8, "offer"))
    if table.gained or table.falling or table.gained_weapons:
        cells = [_card(name, {"loot": [name]}) for name in (*table.gained, *table.falling)]
        cells += [_card(name, {"card": [name]}) for name in table.gained_weapons]
        zones.append(zone("gained", said("zone-gained"), cells, "row", None, 0, "offer"))
    turned = [*table.revealed, *(table.peeked or ())]
    if turned:
        cells = [_card(name, {"aim": [name]}) for name in turned]
        zones.append(zone("aim", said("zone-aim"), cells, "row", None, 0, "offer"))


def _pool_item(item: PoolItem) -> Cell:
    """An item of the starting pool; it can be pointed at while it is to be dealt out."""
    marks: list[Words] = []
    if item.place == "left":
        marks = [said("mark-left-over")]
    elif item.place is not None:
        marks = [said("mark-for", {"card": _card_word(item.place[0])})]
    target: Target = {"card" if item.item in WEAPON else "loot": [item.item]}
    return _card(item.item, target if item.open else None, marks)


# Shots


def _shots(table: BoardView, zones: list[Zone]) -> None:
    """The shoot action under way, or what the active legend's shots would come to, in words."""
    lines: list[Cell] = []
    if table.shot is not None:
        lines.append(cell("", _shot_words(table, table.shot)))
    else:
        for plan in table.odds or ():
            chances = plan.chances
            args: dict[str, int | str] = {
                "enemy": _card_word(plan.target),
                "weapon": _weapon_word(table, str(table.active), plan.slot),
                "word": f"@odds-{_odds_word(chances.hits)}",
                "hits": chances.hits,
                "damage": chances.mean_tenths // 10,
                "tenths": chances.mean_tenths % 10,
                "eliminates": chances.eliminates,
                "threshold": plan.fire.threshold,
            }
            lines.append(cell("", said("plain-odds", args)))
    if lines:
        zones.append(zone("shot", said("zone-shot"), lines, "text", None, 1, "offer"))


def _shot_words(table: BoardView, shot: Shot) -> Words:
    args: dict[str, int | str] = {
        "legend": _card_word(shot.shooter),
        "enemy": _card_word(shot.target),
        "weapon": _weapon_word(table, shot.shooter, shot.slot),
    }
    fire = shot.fire
    if fire is None:
        return said("plain-shot", args)
    args |= {"threshold": fire.threshold, "shots": fire.shots, "cards": fire.cards, "damage": fire.damage}
    chances = shot.chances
    if chances is None:
        return said("plain-shot-values", args)
    args["word"] = f"@odds-{_odds_word(chances.hits)}"
    args["hits"] = chances.hits
    args["mean"] = chances.mean_tenths // 10
    args["tenths"] = chances.mean_tenths % 10
    return said("plain-shot-odds", args)


def _odds_word(hits: int) -> str:
    for most, word in ODDS:
        if hits <= most:
            return word
    return "always"


def _weapon_word(table: BoardView, name: str, slot: int) -> str:
    legends = [legend for team in table.teams for legend in team.legends]
    return next(_card_word(legend.weapons[slot - 1].weapon) for legend in legends if legend.legend == name)


# Legends


def _legend(legend: Legend, colour: str, is_active: bool, zones: list[Zone]) -> None:
    name = legend.legend
    marks = [said("mark-raven")] if legend.raven else []
    if legend.beast:
        marks.append(said("mark-beast"))
    if legend.activated:
        marks.append(said("mark-activated"))
    if legend.x is None:
        marks.append(said("mark-off-map"))
    cells = [cell(name, None, None, marks, {"legend": [name]})]
    for slot, weapon in enumerate(legend.weapons, 1):
        on_it = [said("mark-ammo", {"ammo": weapon.ammo})]
        on_it += [_on_it(token) for token in weapon.attached]
        cells.append(_card(weapon.weapon, {"weapon": [name, slot]}, on_it))
    cells += [_card(token, None) for token in legend.gear]
    for ability in legend.abilities:
        at = [said(f"token-{place.replace('_', '-')}") for place in ability.tokens]
        cells.append(_card(ability.ability, {"power": [ability.ability]}, at))
    cells += [_card(token, {"loot": [token]}) for token in legend.pack or ()]
    args: dict[str, int | str] = {
        "card": _card_word(name),
        "letter": LETTER[name],
        "team": f"@team-{colour}",
        "shield": legend.shield,
        "limit": legend.shield_limit,
        "health": legend.health,
        "deathboxes": legend.deathboxes,
        "pack": legend.pack_count,
        "cards": legend.hand_count,
    }
    title = said("zone-legend-active" if is_active else "zone-legend", args)
    zones.append(zone(f"legend-{name}", title, cells, "row", legend.seat))
    if legend.hand is not None:
        held = [_card(feat, {"feat": [feat]}, [said(f"card-{name}")]) for feat in legend.hand]
        title = said("zone-hand", {"card": f"@card-{name}"})
        zones.append(zone(f"hand-{name}", title, held, "row", legend.seat, 0, "hand"))


def _card(name: str, target: Target | None, marks: list[Words] | None = None) -> Cell:
    """A card or token; the exhausted side of a token is marked."""
    bare = name.removesuffix(USED)
    shown = marks or []
    if bare != name:
        shown = [*shown, said("mark-used")]
    return cell(bare, said(_word(bare)), said(f"{_word(bare)}-text"), shown, target)


def _card_word(name: str) -> str:
    """The name of anything printed, for the arguments of a message."""
    return f"@{_word(name)}"


def _word(name: str) -> str:
    return f"card-{name.removesuffix(USED).replace('_', '-')}"
