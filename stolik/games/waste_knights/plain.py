"""Waste Knights on the plain board: the story as text, the hex map, every knight with cards and counters."""

from typing import Final

from stolik.games.waste_knights.kinds import KNIGHT_ID, VEHICLE_ID
from stolik.games.waste_knights.places import SPACES
from stolik.games.waste_knights.say import FACE_WORDS
from stolik.games.waste_knights.story.prose import variable_word
from stolik.games.waste_knights.vocabulary import COLOURS
from stolik.kernel.plain import board, cell, counter, said, zone
from stolik.kernel.state import Json

TONES: Final = {"highway": "road", "desert": "sand", "mountains": "rock", "bush": "wood", "crater": "void"}
HAZARDS: Final = {"R": "rad", "C": "contamination", "T": "threat"}
RESOURCES: Final = ("fuel", "ammo", "meds")
CHOSEN: Final = {"knight_choice": ("knight", KNIGHT_ID), "vehicle_choice": ("vehicle", VEHICLE_ID)}
"""What is chosen in these phases of the setup."""


def plain(table: dict[str, Json], seat: int | None) -> dict[str, Json]:
    """The plain board of what a seat (None: a spectator) sees; the own knights come first."""
    zones: list[Json] = [*_story(_dict(table["story"])), *_on_the_table(table), _map(table)]
    counters: list[Json] = [counter("round", said("zone-round"), table["round"])]
    if table["time"] is not None:
        counters.append(counter("time", said("zone-time"), table["time"]))
    if table["phase"] == "camping":
        counters.append(counter("repair_left", said("zone-repair-left"), table["repair_left"]))
    knights = [_dict(knight) for knight in _list(table["knights"])]
    counters += _progress(_dict(table["story"]), knights)
    for number, knight in enumerate(knights):
        if knight["knight"] is not None and knight["seat"] == seat:
            _sheet(knights, number, zones, counters)
    for number, knight in enumerate(knights):
        if knight["knight"] is not None and knight["seat"] != seat:
            _sheet(knights, number, zones, counters)
    return board(zones, counters)


def _story(story: dict[str, Json]) -> list[Json]:
    """While it is read, the entry."""
    if story["entry"] is None:
        return []
    entry = _dict(story["entry"])
    cells: list[Json] = [cell("entry", _prose(entry["title"]), _prose(entry["text"]))]
    return [zone("story", said("zone-story"), cells, "text")]


def _progress(story: dict[str, Json], knights: list[dict[str, Json]]) -> list[Json]:
    """How far the story has come: its variables that are not 0, and those of each knight as far as they may be seen."""
    shown: list[Json] = []
    for name, value in _dict(story["shared"]).items():
        if value:
            shown.append(counter(f"story_{name}", _variable(name), value))
    for number, own in enumerate(_list(story["own"])):
        knight = knights[number]
        owner = knight["seat"]
        assert isinstance(owner, int)
        for name, value in _dict(own).items():
            if value and knight["knight"] is not None:
                shown.append(counter(f"story_{name}{number}", _variable(name), value, owner))
    return shown


def _variable(name: str) -> dict[str, Json]:
    word = variable_word(name)
    return said(word[1:]) if word.startswith("@") else said("plain-text", {"text": word})


def _prose(words: Json, message: str = "story-text") -> dict[str, Json]:
    """Story prose, of which each reader gets the own language."""
    args: dict[str, int | str] = {}
    for tongue, text in _dict(words).items():
        args[f"text_{tongue}"] = str(text)
    return said(message, args)


def _map(table: dict[str, Json]) -> dict[str, Json]:
    cells: list[Json] = []
    route = _list(table["route"])
    for space in SPACES:
        marks: list[dict[str, Json]] = []
        seats: list[int] = []
        for knight in _list(table["knights"]):
            shown = _dict(knight)
            if shown["knight"] is not None and shown["space"] == space.id and not shown["gone"]:
                owner = shown["seat"]
                assert isinstance(owner, int)
                seats.append(owner)
                marks.append(said(f"knight-{_dashed(shown['knight'])}"))
        for token in _list(table["tokens"]):
            laid = _dict(token)
            if laid["space"] == space.id:
                marks.append(_token(str(laid["token"])))
        marks += [said(f"hazard-{HAZARDS[letter]}") for letter in space.hazards]
        marks += [said("zone-step", {"step": step}) for step, name in enumerate(route) if step and name == space.id]
        name = _place(space.city, space.site_id, space.terrain)
        ground = said(f"terrain-{space.terrain}")
        target: dict[str, list[int | str]] = {"space": [space.id]}
        at = [space.q, space.r]
        cells.append(cell(space.id, name, ground, marks, target, False, at, TONES[space.terrain], seats))
    thread = _dict(table["story"])["thread"]
    title = said("zone-map") if thread is None else _prose(_dict(thread)["title"], "zone-map-of")
    return zone("map", title, cells, "hex")


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
    """What is being resolved: the wasteland card, the combat, dice, threats, cards on offer, an exchange."""
    zones: list[Json] = []
    card = table["card"]
    combat = {} if table["combat"] is None else _dict(table["combat"])
    foe = combat.get("foe")
    if card is not None and card != foe:
        zones.append(zone("card", said("zone-card"), [_card(card)], "text"))
    if foe is not None:
        zones.append(_foe(combat))
    threats: list[Json] = [
        cell(str(token), said(f"token-{token}"), said(f"token-{token}-red")) for token in _list(table["threats"])
    ]
    if threats:
        zones.append(zone("threats", said("zone-threats"), threats, "text"))
    if table["roll"] is not None:
        zones.append(_dice(_dict(table["roll"])))
    for name in ("incoming", "exploring"):
        cards: list[Json] = [_card(one) for one in reversed(_list(table[name]))]
        if cards:
            zones.append(zone(name, said(f"zone-{name}"), cards, "text"))
    if table["exchange"] is not None:
        zones.append(_exchange(table, _dict(table["exchange"])))
    zones += _to_choose(table)
    for name in ("offer", "starting"):
        offered = [str(one) for one in _list(table[name])]
        if offered:
            zones.append(zone(name, said(f"zone-{name}"), _offered(offered), "text", kind="offer"))
    return zones


def _offered(cards: list[str]) -> list[Json]:
    """Cards to take, each kind once with how many there are."""
    cells: list[Json] = []
    for one in dict.fromkeys(cards):
        count = cards.count(one)
        marks = [said("plain-text", {"text": f"× {count}"})] if count > 1 else []
        cells.append(cell(one, None, said(f"card-{_dashed(one)}-text"), marks, {"offer": [one]}))
    return cells


def _to_choose(table: dict[str, Json]) -> list[Json]:
    """The knights or vehicles that nobody has, while they are chosen."""
    phase = str(table["phase"])
    if table["garage"]:
        return [_vehicles([str(name) for name in _list(table["garage"])])]
    if phase not in CHOSEN:
        return []
    kind, names = CHOSEN[phase]
    taken = [_dict(knight).get(kind) for knight in _list(table["knights"])]
    cells: list[Json] = []
    for name in names:
        if name not in taken:
            message = f"{kind}-{_dashed(name)}"
            cells.append(cell(name, said(message), said(f"{message}-text"), (), {"offer": [name]}))
    return [zone(f"{kind}s", said(f"zone-{kind}s"), cells, "text", kind="offer")]


def _vehicles(names: list[str]) -> dict[str, Json]:
    """The vehicles that a knight may take for the old one."""
    cells: list[Json] = []
    for name in names:
        message = f"vehicle-{_dashed(name)}"
        cells.append(cell(name, said(message), said(f"{message}-text"), (), {"offer": [name]}))
    return zone("vehicles", said("zone-vehicles"), cells, "text", kind="offer")


def _foe(combat: dict[str, Json]) -> dict[str, Json]:
    foe = str(combat["foe"])
    attack: dict[str, int | str] = {"attack": f"@attack-{combat['attack']}"}
    for colour in COLOURS:
        attack[colour] = _list(combat["dice"]).count(colour)
    marks = [
        said("zone-foe-health", {"wounds": str(combat["wounds"]), "health": str(combat["health"])}),
        said("zone-foe-attack", attack),
    ]
    marks += [said(f"trait-{_dashed(trait)}") for trait in _list(combat["traits"])]
    prose = combat["name"]
    name = _prose(prose) if prose is not None else said(f"card-{_dashed(foe)}")
    text = None if prose is not None else said(f"card-{_dashed(foe)}-text")
    return zone("foe", said("zone-foe"), [cell(foe, name, text, marks)], "text")


def _dice(roll: dict[str, Json]) -> dict[str, Json]:
    """The dice by colour and face, and the odds in words as long as nothing is rolled."""
    faces = _list(roll["faces"])
    cells: list[Json] = []
    for at, colour in enumerate(_list(roll["dice"])):
        marks = [said(f"face-{FACE_WORDS[str(faces[at])]}")] if faces else []
        cells.append(cell(f"die_{colour}", said(f"colour-{colour}"), None, marks))
    chance = roll["odds"]
    if isinstance(chance, int):
        need = roll["difficulty"]
        assert isinstance(need, int)
        cells.append(cell("chance", said("zone-chance", {"need": max(1, need), "chance": (chance + 5) // 10})))
    return zone("roll", said("zone-roll"), cells, "text")


def _exchange(table: dict[str, Json], exchange: dict[str, Json]) -> dict[str, Json]:
    """What both sides would hand over."""
    active = table["active"]
    assert isinstance(active, int)
    proposer = _dict(_list(table["knights"])[active])["knight"]
    cells: list[Json] = []
    for knight, goods in ((proposer, exchange["give"]), (exchange["with"], exchange["ask"])):
        marks = [said(f"{'resource' if one in RESOURCES else 'card'}-{_dashed(one)}") for one in _list(goods)]
        cells.append(cell(str(knight), said("zone-gives", {"knight": f"@knight-{_dashed(knight)}"}), None, marks))
    return zone("exchange", said("zone-exchange"), cells, "text")


def _sheet(knights: list[dict[str, Json]], number: int, zones: list[Json], counters: list[Json]) -> None:
    """A knight: what it holds and wears, carries and has beside the sheet; counters for all tokens."""
    knight = knights[number]
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
    for pile, cards in (("hands", [*_list(knight["hands"]), *worn]), ("cargo", _list(knight["cargo"]))):
        cells: list[Json] = [_card(one, {"gear": [number, str(one)]}) for one in cards]
        if cells:
            zones.append(zone(f"{pile}{number}", said(f"zone-{pile}"), cells, "text", owner))
    zones.append(zone(f"knight{number}", said(f"knight-{_dashed(name)}"), own, "text", owner))
    values = _dict(knight["values"])
    resources = _dict(knight["resources"])
    shown: list[tuple[str, str, Json]] = [
        ("wounds", "zone-wounds", f"{knight['wounds']} + {knight['tainted']} / {values['health']}"),
        ("rad", "zone-rad", f"{knight['rad']} / {values['resistance']}"),
        ("damage", "zone-damage", f"{knight['damage']} / {values['durability']}"),
        ("fuel", "resource-fuel", f"{resources['fuel']} / {values['tank']}"),
        ("ammo", "resource-ammo", resources["ammo"]),
        ("meds", "resource-meds", resources["meds"]),
        ("xp", "zone-xp", knight["xp"]),
    ]
    is_alone = sum(other["seat"] == owner for other in knights) == 1
    for key, message, value in shown:
        named = said(message) if is_alone else _of_knight(name, f"@{message}")
        counters.append(counter(f"{key}{number}", named, value, owner))


def _of_knight(name: str, what: str) -> dict[str, Json]:
    """A counter of one of several knights of the same player."""
    return said("zone-of-knight", {"knight": f"@knight-{_dashed(name)}", "what": what})


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
