"""Waste Knights on the plain board: the story as text, the hex map, every knight with cards and counters."""

from typing import Final

from stolik.games.waste_knights.places import SPACES
from stolik.kernel.plain import board, cell, counter, said, zone
from stolik.kernel.state import Json

TOLD: Final = ("title", "text")
HAZARDS: Final = {"R": "rad", "C": "contamination", "T": "threat"}
RESOURCES: Final = ("fuel", "ammo", "meds")


def plain(table: dict[str, Json], seat: int | None) -> dict[str, Json]:
    """The plain board of what a seat (None: a spectator) sees; the own knights come first."""
    zones: list[Json] = [_story(_dict(table["story"])), _map(table)]
    counters: list[Json] = [counter("round", said("zone-round"), table["round"])]
    if table["time"] is not None:
        counters.append(counter("time", said("zone-time"), table["time"]))
    zones += _on_the_table(table)
    knights = [_dict(knight) for knight in _list(table["knights"])]
    for number, knight in enumerate(knights):
        if knight["knight"] is not None and knight["seat"] == seat:
            _sheet(knight, number, zones, counters)
    for number, knight in enumerate(knights):
        if knight["knight"] is not None and knight["seat"] != seat:
            _sheet(knight, number, zones, counters)
    return board(zones, counters)


def _story(story: dict[str, Json]) -> dict[str, Json]:
    """The current thread and, while it is read, the entry."""
    cells: list[Json] = []
    thread = story["thread"]
    if thread is not None:
        cells.append(cell("thread", _prose(_dict(thread)["title"])))
    entry = story["entry"]
    if entry is not None:
        shown = _dict(entry)
        cells.append(cell("entry", _prose(shown["title"]), _prose(shown["text"])))
    return zone("story", said("zone-story"), cells, "text")


def _prose(words: Json) -> dict[str, Json]:
    """Story prose, of which each reader gets the own language."""
    args: dict[str, int | str] = {}
    for tongue, text in _dict(words).items():
        args[f"text_{tongue}"] = str(text)
    return said("story-text", args)


def _map(table: dict[str, Json]) -> dict[str, Json]:
    cells: list[Json] = []
    for space in SPACES:
        marks: list[dict[str, Json]] = []
        for knight in _list(table["knights"]):
            shown = _dict(knight)
            if shown["knight"] is not None and shown["space"] == space.id and not shown["gone"]:
                marks.append(said(f"knight-{_dashed(shown['knight'])}"))
        for token in _list(table["tokens"]):
            laid = _dict(token)
            if laid["space"] == space.id:
                marks.append(_token(str(laid["token"])))
        marks += [said(f"hazard-{HAZARDS[letter]}") for letter in space.hazards]
        if space.id in _list(table["route"])[1:]:
            marks.append(said("zone-route"))
        cells.append(cell(space.id, _place(space.city, space.site_id, space.terrain), None, marks,
                          {"space": [space.id]}, at=[space.q, space.r]))  # fmt: skip
    return zone("map", said("zone-map"), cells, "hex")


def _place(city: str, site: str, terrain: str) -> dict[str, Json]:
    if city:
        return said(f"city-{_dashed(city)}")
    return said(f"site-{_dashed(site)}") if site else said(f"terrain-{terrain}")


def _token(name: str) -> dict[str, Json]:
    """A token of the story, or a special card that lies there."""
    known = ("challenge", "thread", "general", "entry", "special_marker", "fortification")
    is_token = name in known or name.endswith("_marker")
    return said(f"story-token-{_dashed(name)}" if is_token else f"card-{_dashed(name)}")


def _on_the_table(table: dict[str, Json]) -> list[Json]:
    """What is being resolved: the wasteland card, the combat, dice, threats, cards on offer."""
    zones: list[Json] = []
    card = table["card"]
    if card is not None:
        zones.append(zone("card", said("zone-card"), [_card(card)], "row"))
    combat = table["combat"]
    if combat is not None and "foe" in _dict(combat):
        zones.append(_foe(_dict(combat)))
    threats: list[Json] = [
        cell(str(token), said(f"token-{token}"), said(f"token-{token}-red")) for token in _list(table["threats"])
    ]
    if threats:
        zones.append(zone("threats", said("zone-threats"), threats, "row"))
    roll = table["roll"]
    if roll is not None:
        zones.append(_dice(_dict(roll)))
    for name in ("exploring", "incoming"):
        cards: list[Json] = [_card(one) for one in _list(table[name])]
        if cards:
            zones.append(zone(name, said(f"zone-{name}"), cards, "row"))
    for name in ("offer", "starting"):
        offered: list[Json] = [_card(one, {"offer": [str(one)]}) for one in _list(table[name])]
        if offered:
            zones.append(zone(name, said(f"zone-{name}"), offered, "row", kind="offer"))
    return zones


def _foe(combat: dict[str, Json]) -> dict[str, Json]:
    foe = str(combat["foe"])
    marks = [said("zone-foe-health", {"wounds": str(combat["wounds"]), "health": str(combat["health"])})]
    marks += [said(f"trait-{_dashed(trait)}") for trait in _list(combat["traits"])]
    prose = combat["name"]
    name = _prose(prose) if prose is not None else said(f"card-{_dashed(foe)}")
    text = None if prose is not None else said(f"card-{_dashed(foe)}-text")
    return zone("foe", said("zone-foe"), [cell(foe, name, text, marks)], "row")


def _dice(roll: dict[str, Json]) -> dict[str, Json]:
    faces = _list(roll["faces"])
    cells: list[Json] = []
    for at, colour in enumerate(_list(roll["dice"])):
        marks = [said("plain-text", {"text": str(faces[at])})] if faces else []
        cells.append(cell(f"die_{colour}", said(f"colour-{colour}"), None, marks))
    return zone("roll", said("zone-roll"), cells, "row")


def _sheet(knight: dict[str, Json], number: int, zones: list[Json], counters: list[Json]) -> None:
    """A knight: what it holds and wears, carries and has beside the sheet; counters for all tokens."""
    name = str(knight["knight"])
    owner = knight["seat"]
    assert isinstance(owner, int)
    worn = [] if knight["armour"] is None else [knight["armour"]]
    own: list[Json] = [cell(name, said(f"knight-{_dashed(name)}"), said(f"knight-{_dashed(name)}-text"))]
    if knight["vehicle"] is not None:
        vehicle = str(knight["vehicle"])
        own.append(cell(vehicle, said(f"vehicle-{_dashed(vehicle)}"), said(f"vehicle-{_dashed(vehicle)}-text")))
    for state, message in (("unconscious", "card-unconscious"), ("wreck", "card-wreck")):
        if knight[state] is not None:
            own.append(cell(state, said(message), said(f"{message}-text")))
    for pile in ("advances", "injuries", "faults", "specials"):
        own += [_card(one) for one in _list(knight[pile])]
    zones.append(zone(f"knight{number}", said(f"knight-{_dashed(name)}"), own, "row", owner))
    for pile, cards in (("hands", [*_list(knight["hands"]), *worn]), ("cargo", _list(knight["cargo"]))):
        cells: list[Json] = [_card(one, {"gear": [name, str(one)]}) for one in cards]
        zones.append(zone(f"{pile}{number}", said(f"zone-{pile}"), cells, "row", owner))
    values = _dict(knight["values"])
    hurt = f"{knight['wounds']} + {knight['tainted']} / {values['health']}"
    counters.append(counter(f"wounds{number}", said("zone-wounds"), hurt, owner))
    counters.append(counter(f"rad{number}", said("zone-rad"), f"{knight['rad']} / {values['resistance']}", owner))
    counters.append(
        counter(f"damage{number}", said("zone-damage"), f"{knight['damage']} / {values['durability']}", owner)
    )
    resources = _dict(knight["resources"])
    for one in RESOURCES:
        counters.append(counter(f"{one}{number}", said(f"resource-{one}"), resources[one], owner))
    counters.append(counter(f"xp{number}", said("zone-xp"), knight["xp"], owner))


def _card(name: Json, target: dict[str, list[int | str]] | None = None) -> dict[str, Json]:
    return cell(str(name), None, said(f"card-{_dashed(name)}-text"), (), target)


def _dashed(name: Json) -> str:
    return str(name).replace("_", "-").lower()


def _dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
