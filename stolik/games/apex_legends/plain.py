"""Apex Legends on the plain board: the grid with levels, figures and loot; then every legend with all it has."""

from stolik.games.apex_legends.geometry.grid import SIZE
from stolik.games.apex_legends.kinds import USED
from stolik.games.apex_legends.lands import LAND_NAMES, LANDS
from stolik.games.apex_legends.rules.interact import EDGE
from stolik.kernel.plain import board, cell, counter, place, said, zone
from stolik.kernel.state import Json

Target = dict[str, list[int | str]]


def plain(table: dict[str, Json], seat: int | None) -> dict[str, Json]:
    """The plain board of what a seat (None: a spectator) sees; the own team comes last."""
    zones: list[Json] = [_map(table)]
    counters: list[Json] = []
    _offers(table, zones)
    teams = [_dict(team) for team in _list(table["teams"])]
    if table["team"] == "red":
        teams.reverse()
    for team in teams:
        colour = str(team["colour"])
        counters.append(counter(f"points-{colour}", said(f"zone-points-{colour}"), team["points"]))
        for legend in _list(team["legends"]):
            _legend(_dict(legend), zones, counters)
    for name in ("round", "ap", "ring_damage"):
        counters.append(counter(name, said(f"zone-{name.replace('_', '-')}"), table[name]))
    return board(zones, counters)


# The map


def _map(table: dict[str, Json]) -> Json:
    land = LANDS[LAND_NAMES.index(str(table["map"]))]
    x0, y0, x1, y1 = [_number(part) for part in _list(table["ring"])]
    things: dict[tuple[int, int], list[dict[str, Json]]] = {}
    standing: dict[tuple[int, int], str] = {}
    for team in _list(table["teams"]):
        for each in _list(_dict(team)["legends"]):
            legend = _dict(each)
            if legend["x"] is not None:
                standing[_number(legend["x"]), _number(legend["y"])] = str(legend["legend"])
    for each in _list(table["loot"]):
        lying = _dict(each)
        _mark(things, lying, said("mark-loot", {"card": _card_word(str(lying["loot"]))}))
    for each in _list(table["figures"]):
        figure = _dict(each)
        name = f"@card-{str(figure['figure']).replace('_', '-')}"
        if "node" in figure:
            i, j, level = [_number(part) for part in _list(figure["node"])]
            corner: dict[str, int | str] = {"card": name, "i": i, "j": j, "level": level}
            things.setdefault((min(i, SIZE - 1), min(j, SIZE - 1)), []).append(said("mark-at-node", corner))
        else:
            _mark(things, figure, said("mark-figure", {"card": name}))
    cells: list[Json] = []
    for space in range(SIZE * SIZE):
        x, y = space % SIZE, space // SIZE
        marks = [said("mark-level", {"level": land.level[space]})] if land.level[space] else []
        marks += [said(f"mark-{word}") for word, mask in _ground(table, space) if mask]
        marks += things.get((x, y), [])
        if not (x0 <= x <= x1 and y0 <= y <= y1):
            marks.append(said("mark-outside-ring"))
        target: Target = {"space": [x, y]}
        legend_here = standing.get((x, y))
        if legend_here is not None:
            cells.append(cell(legend_here, None, None, marks, target, False, (x, y)))
        elif marks:
            cells.append(cell("", said("plain-space", {"x": x, "y": y}), None, marks, target, False, (x, y)))
        else:
            cells.append(place(target, (x, y)))
    return zone("map", said("zone-map"), cells, "grid", None, SIZE)


def _mark(things: dict[tuple[int, int], list[dict[str, Json]]], at: dict[str, Json], mark: dict[str, Json]) -> None:
    things.setdefault((_number(at["x"]), _number(at["y"])), []).append(mark)


def _ground(table: dict[str, Json], space: int) -> list[tuple[str, int]]:
    """What stands on a space of the map itself, and the supply bins at its sides."""
    land = LANDS[LAND_NAMES.index(str(table["map"]))]
    opened = _list(table["open_bins"])
    bins = land.bins_by[space]
    return [
        ("beacon", int(space in land.beacons)),
        ("solid", int(land.rocks_and_trees >> space & 1)),
        ("canyon", int(land.canyons >> space & 1)),
        ("bin-closed", int(any(number not in opened for number in bins))),
        ("bin-open", int(any(number in opened for number in bins))),
    ]


# What is offered


def _offers(table: dict[str, Json], zones: list[Json]) -> None:
    """Tile, pool, what was gained, revealed aim cards, supply bins."""
    tile = table["tile"]
    if isinstance(tile, list) and table["phase"] in ("tile", "entering"):
        cells: list[Json] = []
        for each in tile:
            side = _dict(each)
            marks = [said("mark-loot", {"card": _card_word(str(side["loot"]))})] if side["loot"] is not None else []
            name = said("plain-side", {"side": f"@side-{side['side']}", "card": _card_word(str(side["bonus"]))})
            cells.append(cell(str(side["bonus"]), name, None, marks, {"side": [str(side["side"])]}))
        zones.append(zone("tile", said("zone-tile"), cells, "row", None, 4, "offer"))
    pool = table["pool"]
    if isinstance(pool, dict):
        items = _list(pool["items"])
        cells = []
        for number, each in enumerate(items):
            item = _dict(each)
            marks = [said("mark-next")] if number == pool["next"] else []
            if item["place"] is not None:
                marks.append(said("mark-decided"))
            cells.append(_card(str(item["item"]), None, marks))
        zones.append(zone("pool", said("zone-pool"), cells, "row", None, 8, "offer"))
    gained = [str(name) for name in [*_list(table["gained"]), *_list(table["falling"])]]
    weapons = [str(name) for name in _list(table["gained_weapons"])]
    if gained or weapons:
        cells = [_card(name, {"loot": [name]}) for name in gained]
        cells += [_card(name, {"card": [name]}) for name in weapons]
        zones.append(zone("gained", said("zone-gained"), cells, "row", None, 0, "offer"))
    revealed = _list(table["revealed"])
    seen = table["peeked"]
    shown = [str(name) for name in [*revealed, *(seen if isinstance(seen, list) else [])]]
    if shown:
        cells = [_card(name, {"aim": [name]}) for name in shown]
        zones.append(zone("aim", said("zone-aim"), cells, "row", None, 0, "offer"))
    land = LANDS[LAND_NAMES.index(str(table["map"]))]
    opened = _list(table["open_bins"])
    cells = []
    for number, (is_vertical, x, y) in enumerate(land.bins):
        marks = [said("mark-open" if number in opened else "mark-closed")]
        name = said("plain-bin", {"edge": EDGE[is_vertical].upper(), "x": x, "y": y})
        cells.append(cell("supply_bin", name, None, marks, {"bin": [EDGE[is_vertical], x, y]}))
    zones.append(zone("bins", said("zone-bins"), cells, "row", None, 10))


# Legends


def _legend(legend: dict[str, Json], zones: list[Json], counters: list[Json]) -> None:
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
        on_it += [said("mark-loot", {"card": _card_word(str(token))}) for token in _list(weapon["attached"])]
        cells.append(_card(str(weapon["weapon"]), {"weapon": [slot]}, on_it))
    cells += [_card(str(token), None) for token in _list(legend["gear"])]
    for each in _list(legend["abilities"]):
        ability = _dict(each)
        at = [said(f"token-{str(place).replace('_', '-')}") for place in _list(ability["tokens"])]
        cells.append(_card(str(ability["ability"]), {"ability": [str(ability["ability"])]}, at))
    pack = legend["pack"]
    if isinstance(pack, list):
        cells += [_card(str(token), {"loot": [str(token)]}) for token in pack]
    zones.append(zone(f"legend-{name}", said(f"card-{name}"), cells, "row", owner))
    hand = legend["hand"]
    if isinstance(hand, list):
        held: list[Json] = [_card(str(feat), {"feat": [str(feat)]}) for feat in hand]
        zones.append(zone(f"hand-{name}", said("zone-hand", {"card": f"@card-{name}"}), held, "row", owner, 0, "hand"))
    for word in ("health", "shield", "deathboxes", "pack_count", "hand_count"):
        label = said(f"zone-{word.replace('_', '-')}", {"card": f"@card-{name}"})
        counters.append(counter(f"{word}-{name}", label, legend[word], owner))


def _card(name: str, target: Target | None, marks: list[dict[str, Json]] | None = None) -> Json:
    """A card or token; the exhausted side of a token is marked."""
    bare = name.removesuffix(USED)
    shown = marks or []
    if bare != name:
        shown = [*shown, said("mark-used")]
    word = f"card-{bare.replace('_', '-')}"
    return cell(bare, said(word), said(f"{word}-text"), shown, target)


def _card_word(name: str) -> str:
    return f"@card-{name.removesuffix(USED).replace('_', '-')}"


def _dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
