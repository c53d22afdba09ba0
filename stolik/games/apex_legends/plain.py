"""Apex Legends on the plain board: the map with levels, walls, figures and loot; then every legend with all it has."""

from typing import Final

from stolik.games.apex_legends.geometry.grid import SIZE, node_i, node_j, node_level, place
from stolik.games.apex_legends.geometry.layout import BEACON, BIN, HEAT_SHIELD, NOTHING, OBJECTS, ROCK, TREE
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.games.apex_legends.kinds import LEGENDS, USED, WEAPON
from stolik.games.apex_legends.lands import LAND_NAMES, LANDS
from stolik.games.apex_legends.terminal import LETTER
from stolik.kernel.plain import board, cell, chart, counter, figure, ground, key, piece, said, zone
from stolik.kernel.plain import place as empty
from stolik.kernel.state import Json

Target = dict[str, list[int | str]]
At = tuple[int, int]

WHOLE_MAP: Final[list[Json]] = [0, 0, SIZE - 1, SIZE - 1]
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
"""Chances of a hit in words: up to so many percent."""


def plain(table: dict[str, Json], seat: int | None) -> dict[str, Json]:
    """The plain board of what a seat (None: a spectator) sees; the own team comes last."""
    zones: list[Json] = [_map(table)]
    counters: list[Json] = []
    _offers(table, zones)
    _shots(table, zones)
    teams = [_dict(team) for team in _list(table["teams"])]
    if table["team"] == "red":
        teams.reverse()
    for team in teams:
        colour = str(team["colour"])
        counters.append(counter(f"points-{colour}", said(f"zone-points-{colour}"), team["points"]))
        for legend in _list(team["legends"]):
            _legend(_dict(legend), colour, table["active"] == _dict(legend)["legend"], zones)
    for name in ("round", "ap", "ring_damage"):
        if table[name] is not None:
            counters.append(counter(name, said(f"zone-{name.replace('_', '-')}"), table[name]))
    return board(zones, counters)


# The map


def _map(table: dict[str, Json]) -> Json:
    land = _land(table)
    x0, y0, x1, y1 = [_number(part) for part in _list(table["ring"] or WHOLE_MAP)]
    pieces = _pieces(table)
    signs, lying = _lying(table)
    cells: list[Json] = []
    for space in range(SIZE * SIZE):
        at = x, y = space % SIZE, space // SIZE
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
            made = cell(str(here[0]), None, None, marks, target, False, at)
        elif marks:
            made = cell("", said("plain-space", {"x": x, "y": y}), None, marks, target, False, at)
        else:
            made = empty(target, at)
            made["name"] = said("plain-space", {"x": x, "y": y})
        standing = [_piece(table, name) for name in here]
        cells.append(ground(made, level, north, west, sign + signs.get(at, ""), is_outside, standing))
    made_zone = zone("map", said("zone-map"), cells, "grid", None, SIZE)
    return chart(
        made_zone, _key(table, land), _at_corners(table, land), ("node", "option-node"), ("bin", "option-open")
    )


def _land(table: dict[str, Json]) -> Terrain:
    return LANDS[LAND_NAMES.index(str(table["map"]))]


BINS: Final = ("bin-closed", "bin-open")


def _edge(table: dict[str, Json], land: Terrain, is_vertical: bool, x: int, y: int) -> str:
    """What is on the edge north or west of a space: an object, the rim of a roof, or nothing."""
    layout = land.layout
    here = place(x, y)
    kind = (layout.vertical if is_vertical else layout.horizontal)[here]
    if kind == BIN:
        return BINS[(is_vertical, x, y) in [land.bins[_number(each)] for each in _list(table["open_bins"])]]
    if kind != NOTHING:
        return OBJECTS[kind]
    there = place(x - 1, y) if is_vertical else place(x, y - 1)
    return "rise" if layout.level[here] != layout.level[there] else ""


def _pieces(table: dict[str, Json]) -> dict[At, list[str]]:
    """The legends on the map, by the space they stand on."""
    found: dict[At, list[str]] = {}
    for team in _list(table["teams"]):
        for each in _list(_dict(team)["legends"]):
            legend = _dict(each)
            if legend["x"] is not None:
                found.setdefault((_number(legend["x"]), _number(legend["y"])), []).append(str(legend["legend"]))
    return found


def _piece(table: dict[str, Json], name: str) -> Json:
    for team in _list(table["teams"]):
        for each in _list(_dict(team)["legends"]):
            legend = _dict(each)
            if legend["legend"] == name:
                return piece(LETTER[name], _number(legend["seat"]), said(f"card-{name}"), {"legend": [name]})
    raise LookupError(name)


def _lying(table: dict[str, Json]) -> tuple[dict[At, str], dict[At, list[dict[str, Json]]]]:
    """The signs and the words of loot and figures, by space."""
    signs: dict[At, str] = {}
    words: dict[At, list[dict[str, Json]]] = {}
    for each in _list(table["loot"]):
        lying = _dict(each)
        at = (_number(lying["x"]), _number(lying["y"]))
        signs[at] = LOOT
        words.setdefault(at, []).append(_on_it(str(lying["loot"])))
    for each in _list(table["figures"]):
        put = _dict(each)
        if "node" not in put:
            at = (_number(put["x"]), _number(put["y"]))
            signs[at] = signs.get(at, "") + FIGURES[str(put["figure"])]
            words.setdefault(at, []).append(_on_it(str(put["figure"])))
    return signs, words


def _at_corners(table: dict[str, Json], land: Terrain) -> list[Json]:
    """What stands on intersections: zip-line anchors, zones and Pathfinder's anchors."""
    found: list[Json] = []
    for number, (first, second, _) in enumerate(land.zips):
        for node in (first, second):
            words = _at_node("zip_line_anchor", node_i(node), node_j(node), node_level(node))
            found.append(figure(ZIPS[number], words, node_i(node), node_j(node)))
    for each in _list(table["figures"]):
        put = _dict(each)
        if "node" in put:
            name = str(put["figure"])
            i, j, level = [_number(part) for part in _list(put["node"])]
            found.append(figure(FIGURES[name], _at_node(name, i, j, level), i, j))
    return found


def _at_node(name: str, i: int, j: int, level: int) -> dict[str, Json]:
    return said("mark-at-node", {"card": _card_word(name), "i": i, "j": j, "level": level})


def _key(table: dict[str, Json], land: Terrain) -> list[Json]:
    """What is on this map, explained once."""
    spaces = range(SIZE * SIZE)
    keys: list[Json] = [
        key(said("key-level", {"level": level}), level=level) for level in (1, 2, 3) if level in land.level
    ]
    edges = [_edge(table, land, is_vertical, s % SIZE, s // SIZE) for s in spaces for is_vertical in (False, True)]
    for edge in ("rise", "wall", "edge_wall", "low_wall", "low_edge_wall", *BINS):
        if edge in edges:
            keys.append(key(said(f"key-{edge}" if edge == "rise" or edge in BINS else _word(edge)), edge=edge))
    for kind, sign in STANDS.items():
        if kind in land.layout.on_space:
            keys.append(key(said(_word(OBJECTS[kind])), sign))
    if land.canyons:
        keys.append(key(said("card-canyon"), CANYON))
    if table["loot"]:
        keys.append(key(said("key-loot"), LOOT))
    if land.zips:
        keys.append(key(said("card-zip-line-anchor"), ZIPS[: len(land.zips)]))
    names = [str(_dict(each)["figure"]) for each in _list(table["figures"])]
    keys += [key(said(_word(name)), sign) for name, sign in FIGURES.items() if name in names]
    if (table["ring"] or WHOLE_MAP) != WHOLE_MAP:
        keys.append(key(said("key-outside-ring"), edge="outside"))
    return keys


def _on_it(name: str) -> dict[str, Json]:
    return said("mark-on-it", {"card": _card_word(name)})


# What is offered


def _offers(table: dict[str, Json], zones: list[Json]) -> None:
    """Legends to be drafted, tile, pool, what was gained, revealed aim cards."""
    if table["phase"] in ("colour", "draft"):
        drafted = [_dict(each)["legend"] for team in _list(table["teams"]) for each in _list(_dict(team)["legends"])]
        left: list[Json] = [_card(name, {"legend": [name]}) for name in LEGENDS if name not in drafted]
        zones.append(zone("draft", said("zone-draft"), left, "row", None, 0, "offer"))
    tile = table["tile"]
    if isinstance(tile, list) and table["phase"] in ("tile", "entering"):
        cells: list[Json] = []
        for each in tile:
            side = _dict(each)
            marks = [_on_it(str(side["loot"]))] if side["loot"] is not None else []
            name = said("plain-side", {"side": f"@side-{side['side']}", "card": _card_word(str(side["bonus"]))})
            cells.append(cell(str(side["bonus"]), name, None, marks, {"side": [str(side["side"])]}))
        zones.append(zone("tile", said("zone-tile"), cells, "row", None, 4, "offer"))
    pool = table["pool"]
    if isinstance(pool, list):
        items = [_dict(each) for each in pool]
        shown = [item for item in items if item["place"] is None] + [
            item for item in items if item["place"] is not None
        ]
        zones.append(zone("pool", said("zone-pool"), [_pool_item(item) for item in shown], "row", None, 8, "offer"))
    gained = [str(name) for name in [*_list(table["gained"]), *_list(table["falling"])]]
    weapons = [str(name) for name in _list(table["gained_weapons"])]
    if gained or weapons:
        cells = [_card(name, {"loot": [name]}) for name in gained]
        cells += [_card(name, {"card": [name]}) for name in weapons]
        zones.append(zone("gained", said("zone-gained"), cells, "row", None, 0, "offer"))
    revealed = _list(table["revealed"])
    seen = table["peeked"]
    turned = [str(name) for name in [*revealed, *(seen if isinstance(seen, list) else [])]]
    if turned:
        cells = [_card(name, {"aim": [name]}) for name in turned]
        zones.append(zone("aim", said("zone-aim"), cells, "row", None, 0, "offer"))


def _pool_item(item: dict[str, Json]) -> Json:
    """An item of the starting pool; it can be pointed at while it is to be dealt out."""
    name = str(item["item"])
    place = item["place"]
    marks = [] if place is None else [said("mark-left-over")]
    if isinstance(place, list):
        marks = [said("mark-for", {"card": _card_word(str(place[0]))})]
    return _card(name, {"card" if name in WEAPON else "loot": [name]} if item["open"] else None, marks)


# Shots


def _shots(table: dict[str, Json], zones: list[Json]) -> None:
    """The shoot action under way, or what the active legend's shots would come to, in words."""
    lines: list[Json] = []
    shot, chances = table["shot"], table["odds"]
    if isinstance(shot, dict):
        lines.append(cell("", _shot_words(table, shot)))
    elif isinstance(chances, list):
        for each in chances:
            row = _dict(each)
            hits, mean = _number(row["hits"]), _number(row["mean_tenths"])
            args: dict[str, int | str] = {
                "enemy": _card_word(str(row["target"])),
                "weapon": _weapon_word(table, str(table["active"]), _number(row["slot"])),
                "word": f"@odds-{_odds_word(hits)}",
                "hits": hits,
                "damage": mean // 10,
                "tenths": mean % 10,
                "eliminates": _number(row["eliminates"]),
                "threshold": _number(row["threshold"]),
            }
            lines.append(cell("", said("plain-odds", args)))
    if lines:
        zones.append(zone("shot", said("zone-shot"), lines, "text", None, 1, "offer"))


def _shot_words(table: dict[str, Json], shot: dict[str, Json]) -> dict[str, Json]:
    shooter = str(shot["shooter"])
    args: dict[str, int | str] = {
        "legend": _card_word(shooter),
        "enemy": _card_word(str(shot["target"])),
        "weapon": _weapon_word(table, shooter, _number(shot["slot"])),
    }
    if "threshold" not in shot:
        return said("plain-shot", args)
    for name in ("threshold", "shots", "cards", "damage"):
        args[name] = _number(shot[name])
    if "damages" not in shot:
        return said("plain-shot-values", args)
    ways = _number(shot["ways"])
    rows = [[_number(part) for part in _list(row)] for row in _list(shot["damages"])]
    tenths = sum(damage * each for damage, each in rows) * 10 // ways
    hits = sum(each for damage, each in rows if damage) * 100 // ways
    args["word"] = f"@odds-{_odds_word(hits)}"
    args["hits"] = hits
    args["mean"] = tenths // 10
    args["tenths"] = tenths % 10
    return said("plain-shot-odds", args)


def _odds_word(hits: int) -> str:
    for most, word in ODDS:
        if hits <= most:
            return word
    return "always"


def _weapon_word(table: dict[str, Json], name: str, slot: int) -> str:
    for team in _list(table["teams"]):
        for each in _list(_dict(team)["legends"]):
            legend = _dict(each)
            if legend["legend"] == name:
                return _card_word(str(_dict(_list(legend["weapons"])[slot - 1])["weapon"]))
    raise LookupError(name)


# Legends


def _legend(legend: dict[str, Json], colour: str, is_active: bool, zones: list[Json]) -> None:
    name = str(legend["legend"])
    owner = _number(legend["seat"])
    marks = [said("mark-raven")] if legend["raven"] else []
    if legend["beast"]:
        marks.append(said("mark-beast"))
    if legend["activated"]:
        marks.append(said("mark-activated"))
    if legend["x"] is None:
        marks.append(said("mark-off-map"))
    cells: list[Json] = [cell(name, None, None, marks, {"legend": [name]})]
    for slot, each in enumerate(_list(legend["weapons"]), 1):
        weapon = _dict(each)
        on_it = [said("mark-ammo", {"ammo": _number(weapon["ammo"])})]
        on_it += [_on_it(str(token)) for token in _list(weapon["attached"])]
        cells.append(_card(str(weapon["weapon"]), {"weapon": [name, slot]}, on_it))
    cells += [_card(str(token), None) for token in _list(legend["gear"])]
    for each in _list(legend["abilities"]):
        ability = _dict(each)
        at = [said(f"token-{str(place).replace('_', '-')}") for place in _list(ability["tokens"])]
        cells.append(_card(str(ability["ability"]), {"ability": [str(ability["ability"])]}, at))
    pack = legend["pack"]
    if isinstance(pack, list):
        cells += [_card(str(token), {"loot": [str(token)]}) for token in pack]
    args: dict[str, int | str] = {
        "card": _card_word(name),
        "letter": LETTER[name],
        "team": f"@team-{colour}",
        "shield": _number(legend["shield"]),
        "limit": _number(legend["shield_limit"]),
        "health": _number(legend["health"]),
        "deathboxes": _number(legend["deathboxes"]),
        "pack": _number(legend["pack_count"]),
        "cards": _number(legend["hand_count"]),
    }
    title = said("zone-legend-active" if is_active else "zone-legend", args)
    zones.append(zone(f"legend-{name}", title, cells, "row", owner))
    hand = legend["hand"]
    if isinstance(hand, list):
        whose = [said(f"card-{name}")]
        held: list[Json] = [_card(str(feat), {"feat": [str(feat)]}, whose) for feat in hand]
        zones.append(zone(f"hand-{name}", said("zone-hand", {"card": f"@card-{name}"}), held, "row", owner, 0, "hand"))


def _card(name: str, target: Target | None, marks: list[dict[str, Json]] | None = None) -> Json:
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


def _dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
