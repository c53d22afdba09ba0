"""Wonderland's War on the plain board: the tea table as a row of chairs, the regions, every player's board."""

from typing import Final

from stolik.games.wonderlands_war.kinds import FACTION_OF, SYMBOLS, WONDERLANDIAN_OF
from stolik.games.wonderlands_war.say import (
    dashed,
    own_chip_word,
    piece_word,
    region_word,
    tea_word,
    wonderlandian_word,
)
from stolik.kernel.plain import board, cell, counter, place, said, zone
from stolik.kernel.state import Json

Table = dict[str, Json]
Target = dict[str, list[int | str]]

COUNTERS: Final = ("vp", "shards", "leader_strength", "reserve", "bag_count", "castle_value", "quest_count")
"""What is counted for every seat, besides battle strength."""


def plain(table: Table, seat: int | None) -> dict[str, Json]:
    """The plain board of what a seat (None: a spectator) sees; the own board comes last."""
    zones: list[Json] = []
    counters: list[Json] = []
    battle = table["battle"]
    if isinstance(battle, dict):
        _battle(table, str(battle["region"]), zones)
    else:
        _tea(_table(table["tea"]), zones, counters)
    _regions(table, zones)
    cards: list[Json] = [_wonderlandian(str(name), {"market": [str(name)]}) for name in _list(table["market"])]
    zones.append(zone("market", said("zone-market"), cards, "row", kind="offer"))
    seats = _list(table["seats"])
    order = [owner for owner in range(len(seats)) if owner != seat]
    if seat is not None:
        order.append(seat)
    for owner in order:
        _seat(table, _table(seats[owner]), owner, zones, counters)
    _allies(table, zones)
    for name in ("round", "poison_pool", "wonderlandian_deck", "quest_deck"):
        counters.append(counter(name, said(f"zone-{dashed(name)}"), table[name]))
    supply = _table(table["supply"])
    counters.append(counter("madness_supply", said("zone-madness-supply"), supply["madness"]))
    if isinstance(battle, dict):
        _tea(_table(table["tea"]), zones, counters)
        counters.append(counter("battle_value", said("zone-battle-value"), battle["value"]))
        counters.append(counter("draw", said("zone-draw"), battle["draw"]))
        if battle["resistance"] is not None:
            counters.append(counter("resistance", said("zone-resistance"), battle["resistance"]))
    return board(zones, counters)


def _tea(tea: Table, zones: list[Json], counters: list[Json]) -> None:
    """The Head of the Table, then the chairs clockwise."""
    marks = [said(f"seat-{owner}") for owner in _list(tea["head"])]
    cells: list[Json] = [cell("head", said("zone-head"), said("zone-head-text"), marks, {"head": []})]
    for raw in _list(tea["chairs"]):
        chair = _table(raw)
        where: Target = {"chair": [_int(chair["chair"])]}
        number = said("mark-chair", {"chair": _int(chair["chair"])})
        leader = chair["leader"]
        if leader is not None:
            cells.append(cell("leader", said(f"seat-{leader}"), None, [number], where))
        elif chair["card"] is None:
            cells.append(place(where))
        else:
            name = str(chair["card"])
            marks = [number, said("mark-poison")] if chair["poison"] else [number]
            cells.append(cell(name, _word(tea_word(name)), None, marks, where))
    zones.append(zone("tea", said("zone-tea"), cells, "text", kind="offer"))
    counters.append(counter("tea_deck", said("zone-tea-deck"), tea["deck"]))


def _battle(table: Table, region: str, zones: list[Json]) -> None:
    """What everybody looks at in a battle: who fights, how strong, with how many units, and the own odds."""
    here = next(_table(raw) for raw in _list(table["regions"]) if _table(raw)["region"] == region)
    cells: list[Json] = []
    for owner, raw in enumerate(_list(table["seats"])):
        side = _table(raw)
        if side["status"] == "absent":
            continue
        units = _table(_list(here["units"])[owner])
        count = _int(units["supporters"]) + len(_list(units["pawns"])) + (1 if units["leader"] else 0)
        marks = [
            said("mark-strength", {"strength": _int(side["strength"])}),
            said("mark-units", {"count": count}),
            said(f"mark-{side['status']}"),
        ]
        odds = side["odds"]
        if isinstance(odds, dict):
            mad = _int(odds["madness"]) + _int(odds["double_madness"])
            marks.append(said("mark-mad-odds", {"mad": mad, "chips": _int(odds["chips"])}))
        cells.append(cell(f"battle{owner}", said(f"seat-{owner}"), None, marks))
    zones.append(zone("battle", said("zone-battle", {"region": region_word(region)}), cells, "text"))


def _regions(table: Table, zones: list[Json]) -> None:
    """A zone for each region: what it is worth, then everybody's units and castles there."""
    battle = table["battle"]
    fought = battle["region"] if isinstance(battle, dict) else None
    for raw in _list(table["regions"]):
        region = _table(raw)
        name = str(region["region"])
        if not region["used"]:
            continue
        vp = _list(region["vp"])
        marks: list[dict[str, Json]] = []
        if vp:
            marks.append(said("mark-region-vp", {"first": _int(vp[0]), "second": _int(vp[1]), "third": _int(vp[2])}))
        if region["marker"]:
            marks.append(said("mark-first-battle"))
        if name == fought:
            marks.append(said("mark-battle"))
        cells: list[Json] = [cell(name, _word(region_word(name)), None, marks, {"region": [name]})]
        for owner, units in enumerate(_list(region["units"])):
            cells += _units(_table(units), owner, name)
        zones.append(zone(f"region_{name}", _word(region_word(name)), cells, "row"))


def _units(units: Table, owner: int, region: str) -> list[Json]:
    cells: list[Json] = []
    whose = said(f"seat-{owner}")
    count = _int(units["supporters"])
    if count:
        many = said("mark-count", {"count": count})
        where: Target = {"piece": [owner, "supporter", region]}
        cells.append(cell("supporter", _word(piece_word("supporter")), None, [whose, many], where))
    for pawn in _list(units["pawns"]):
        name = str(pawn)
        text = said(f"pawn-{dashed(name)}-text") if name in WONDERLANDIAN_OF else said("pawn-tweedles-text")
        cells.append(cell(name, _word(piece_word(name)), text, [whose], {"piece": [owner, name, region]}))
    if units["leader"]:
        cells.append(cell("leader", _word(piece_word("leader")), None, [whose], {"piece": [owner, "leader", region]}))
    if units["castle"] != "none":
        cells.append(cell("castle", said(f"castle-{units['castle']}"), None, [whose]))
    return cells


def _seat(table: Table, side: Table, owner: int, zones: list[Json], counters: list[Json]) -> None:
    """One player's board."""
    faction = side["faction"]
    if faction is None:
        return
    for name in COUNTERS:
        counters.append(counter(f"{name}{owner}", said(f"zone-{dashed(name)}"), side[name], owner))
    if table["battle"] is not None and side["status"] != "absent":
        counters.append(counter(f"strength{owner}", said("zone-strength"), side["strength"], owner))
    odds = side["odds"]
    if isinstance(odds, dict):
        for name in ("madness", "double_madness", "poison"):
            shown = f"{odds[name]}/{odds['chips']}"
            counters.append(counter(f"odds_{name}{owner}", said(f"zone-odds-{dashed(name)}"), shown, owner))
    is_two = len(_list(table["seats"])) == 2
    cells: list[Json] = [cell(str(faction), said(f"faction-{faction}"), None, _marks(side), {"seat": [owner]})]
    for raw in _list(side["abilities"]):
        ability = _table(raw)
        name = str(ability["ability"])
        text = f"ability-{dashed(name)}-text"
        if is_two and name in ("royal_temper", "nightmare_grin"):
            text = f"ability-{dashed(name)}-two-text"
        marks = [said("mark-unlocked" if ability["unlocked"] else "mark-locked")]
        cells.append(cell(name, said(f"ability-{dashed(name)}"), said(text), marks, {"ability": [owner, name]}))
    zones.append(zone(f"board{owner}", said(f"seat-{owner}"), cells, "row", owner))
    _forge(side, owner, zones)
    _chips(side, owner, zones)
    quests: list[Json] = []
    for key, mark in (("offer", None), ("quests", None), ("feats", "mark-feat-done")):
        for quest in _list(side[key]) if isinstance(side[key], list) else []:
            message = f"quest-{dashed(str(quest))}"
            done = [said(mark)] if mark is not None else []
            quests.append(cell(str(quest), said(message), said(f"{message}-text"), done, {"quest": [str(quest)]}))
    zones.append(zone(f"quests{owner}", said("zone-quests"), quests, "row", owner, kind="hand"))
    owned: list[Json] = [_wonderlandian(str(name), None) for name in _list(side["wonderlandians"])]
    if owned:
        zones.append(zone(f"wonderlandians{owner}", said("zone-wonderlandians"), owned, "row", owner))


def _marks(side: Table) -> list[dict[str, Json]]:
    """What is to be seen at a glance: shield, cards taken, what the player is in the battle."""
    marks = [said("mark-shield-working" if side["shield"] else "mark-shield-broken")]
    marks.append(said("mark-cards", {"count": _int(side["cards_now"])}))
    if side["status"] != "absent":
        marks.append(said(f"mark-{side['status']}"))
        if _int(side["strength"]) in SYMBOLS:
            marks.append(said("mark-symbol"))
    if side["has_wagered"]:
        marks.append(said("mark-wagered"))
    if side["wager"] is not None:
        marks.append(said("mark-wager-on", {"seat": f"@seat-{side['wager']}"}))
    if side["leader"] == "reserve":
        marks.append(said("mark-leader-lost"))
    return marks


def _forge(side: Table, owner: int, zones: list[Json]) -> None:
    cells: list[Json] = []
    for track, row in enumerate(_list(side["forge"]), 1):
        where: Target = {"track": [owner, track]}
        for chip in _list(row):
            cells.append(place(where) if chip is None else cell(str(chip), _chip(side, str(chip)), None, (), where))
    zones.append(zone(f"forge{owner}", said("zone-forge"), cells, "grid", owner, 3))


def _chips(side: Table, owner: int, zones: list[Json]) -> None:
    """Active, exhausted and madness chips, and what only the owner sees."""
    for key in ("drawn", "active", "madness", "exhausted", "bag"):
        chips = side[key]
        if not isinstance(chips, list) or (key in ("drawn", "bag") and not chips):
            continue
        cells: list[Json] = [
            cell(str(chip), _chip(side, str(chip)), None, (), {"chip": [owner, str(chip)]}) for chip in chips
        ]
        zones.append(zone(f"{key}{owner}", said(f"zone-{key}"), cells, "row", owner))


def _allies(table: Table, zones: list[Json]) -> None:
    """The ability cards of this game."""
    cells: list[Json] = []
    for kind, letter in _table(table["ally_cards"]).items():
        card = f"{kind}_{letter}"
        message = f"ally-card-{dashed(card)}"
        cells.append(cell(card, said(message), said(f"{message}-text")))
    zones.append(zone("ally_cards", said("zone-ally-cards"), cells, "row"))


def _chip(side: Table, name: str) -> dict[str, Json]:
    return _word(own_chip_word(FACTION_OF[str(side["faction"])], name))


def _wonderlandian(name: str, target: Target | None) -> dict[str, Json]:
    word = wonderlandian_word(name)
    return cell(name, _word(word), said(f"{word[1:]}-text"), (), target)


def _word(name: str) -> dict[str, Json]:
    """A word of `say` as a message of its own."""
    return said(name[1:])


def _table(value: Json) -> Table:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value
