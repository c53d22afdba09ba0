"""Waste Knights on the plain board: the story as text, the hex map, every knight with cards and counters."""

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.games.waste_knights.catalogue import KNIGHT_ID, VEHICLE_ID
from stolik.games.waste_knights.map import SPACES
from stolik.games.waste_knights.view import BoardView, Combat, Exchange, Knight, Prose, Roll, Story
from stolik.games.waste_knights.vocabulary import COLOURS, RESOURCES
from stolik.games.waste_knights.wording import FACE_WORDS
from stolik.kernel.plain import Cell, Counter, Plain, Target, Words, Zone, cell, counter, said, zone

TONES: Final = {"highway": "road", "desert": "sand", "mountains": "rock", "bush": "wood", "crater": "void"}
COLOURS_OF: Final = {"road": "#45434f", "sand": "#66502f", "rock": "#57475f", "wood": "#274a35", "void": "#120b1a"}
HAZARDS: Final = {"R": "rad", "C": "contamination", "T": "threat"}


def plain(table: BoardView, seat: int | None) -> Plain:
    """The plain board of what a seat (None: a spectator) sees; the reader's own knights come first."""
    zones = [*_story(table.story), *_on_the_table(table), _map(table)]
    counters = [counter("round", said("zone-round"), table.round)]
    if table.time is not None:
        counters.append(counter("time", said("zone-time"), table.time))
    if table.phase == "camping":
        counters.append(counter("repair_left", said("zone-repair-left"), table.repair_left))
    counters += _progress(table.story, table.knights)
    for is_own in (True, False):
        for number, knight in enumerate(table.knights):
            if (knight.seat == seat) == is_own and knight.knight is not None:
                _sheet(table.knights, number, knight.knight, zones, counters)
    return Plain(zones, counters)


def _story(story: Story) -> list[Zone]:
    """While it is read, the entry."""
    if story.entry is None:
        return []
    entry = story.entry
    return [zone("story", said("zone-story"), [cell("entry", _prose(entry.title), _prose(entry.text))], "text")]


def _progress(story: Story, knights: list[Knight]) -> list[Counter]:
    """How far the story has come: its variables that are not 0, and those of each knight as far as they may be seen."""
    names = story.names
    shown = [counter(f"story_{name}", _prose(names[name]), value) for name, value in story.shared.items() if value]
    for number, own in enumerate(story.own):
        knight = knights[number]
        for name, value in own.items():
            if value and knight.knight is not None:
                shown.append(counter(f"story_{name}{number}", _prose(names[name]), value, knight.seat))
    return shown


def _prose(words: Prose, message: str = "story-text") -> Words:
    """Story prose, which each reader gets in their own language."""
    return said(message, {"text_en": words.en, "text_pl": words.pl, "text_uk": words.uk})


def _map(table: BoardView) -> Zone:
    cells: list[Cell] = []
    for space in SPACES:
        marks: list[Words] = []
        seats: list[int] = []
        for knight in table.knights:
            if knight.knight is not None and knight.space == space.id and not knight.gone:
                seats.append(knight.seat)
                marks.append(said(f"knight-{_dashed(knight.knight)}"))
        marks += [_token(token.token) for token in table.tokens if token.space == space.id]
        marks += [said(f"hazard-{HAZARDS[letter]}") for letter in space.hazards]
        marks += [
            said("zone-step", {"step": step}) for step, name in enumerate(table.route) if step and name == space.id
        ]
        name = _place(space.city, space.site_id, space.terrain)
        ground = said(f"terrain-{space.terrain}")
        target: Target = {"space": [space.id]}
        at = (space.q, space.r)
        cells.append(cell(space.id, name, ground, marks, target, False, at, TONES[space.terrain], seats))
    thread = table.story.thread
    title = said("zone-map") if thread is None else _prose(thread.title, "zone-map-of")
    shown = zone("map", title, cells, "hex")
    shown.tones = dict(COLOURS_OF)
    return shown


def _place(city: str, site: str, terrain: str) -> Words:
    if city:
        return said(f"city-{_dashed(city)}")
    return said(f"site-{_dashed(site)}") if site else said(f"terrain-{terrain}")


def _token(name: str) -> Words:
    """A token of the story, or a special card that lies there."""
    known = ("challenge", "thread", "general", "entry", "special_marker", "fortification")
    is_token = name in known or name.endswith("_marker")
    return said(f"story-token-{_dashed(name)}" if is_token else f"card-{_dashed(name)}")


def _on_the_table(table: BoardView) -> list[Zone]:
    """What is being resolved: the wasteland card, the combat, dice, threats, cards on offer, an exchange."""
    zones: list[Zone] = []
    foe = table.combat.foe if table.combat is not None else None
    if table.card is not None and table.card != foe:
        zones.append(zone("card", said("zone-card"), [_card(table.card)], "text"))
    if table.combat is not None and foe is not None:
        zones.append(_foe(table.combat, foe))
    threats = [cell(token, said(f"token-{token}"), said(f"token-{token}-red")) for token in table.threats]
    if threats:
        zones.append(zone("threats", said("zone-threats"), threats, "text"))
    if table.roll is not None:
        zones.append(_dice(table.roll))
    for name, cards in (("incoming", table.incoming), ("exploring", table.exploring)):
        if cards:
            zones.append(zone(name, said(f"zone-{name}"), [_card(one) for one in reversed(cards)], "text"))
    if table.exchange is not None:
        zones.append(_exchange(table.knights[table.active], table.exchange))
    zones += _to_choose(table)
    for name, offered in (("offer", table.offer), ("starting", table.starting)):
        if offered:
            zones.append(zone(name, said(f"zone-{name}"), _offered(offered), "text", kind="offer"))
    return zones


def _offered(cards: list[str]) -> list[Cell]:
    """Cards to take, each kind once with how many there are."""
    cells: list[Cell] = []
    for one in dict.fromkeys(cards):
        count = cards.count(one)
        marks = [said("plain-text", {"text": f"× {count}"})] if count > 1 else []
        cells.append(cell(one, None, said(f"card-{_dashed(one)}-text"), marks, {"offer": [one]}))
    return cells


def _to_choose(table: BoardView) -> list[Zone]:
    """The knights or vehicles that nobody has, while they are chosen."""
    if table.garage:
        return [_choice("vehicle", table.garage)]
    if table.phase == "knight_choice":
        taken = [knight.knight for knight in table.knights]
        return [_choice("knight", [name for name in KNIGHT_ID if name not in taken])]
    if table.phase == "vehicle_choice":
        taken = [knight.vehicle for knight in table.knights]
        return [_choice("vehicle", [name for name in VEHICLE_ID if name not in taken])]
    return []


def _choice(kind: str, names: Sequence[str]) -> Zone:
    """Knights or vehicles to take."""
    cells: list[Cell] = []
    for name in names:
        message = f"{kind}-{_dashed(name)}"
        cells.append(cell(name, said(message), said(f"{message}-text"), (), {"offer": [name]}))
    return zone(f"{kind}s", said(f"zone-{kind}s"), cells, "text", kind="offer")


def _foe(combat: Combat, foe: str) -> Zone:
    attack: dict[str, int | str] = {"attack": f"@attack-{combat.attack}"}
    for colour in COLOURS:
        attack[colour] = combat.dice.count(colour)
    marks = [
        said("zone-foe-health", {"wounds": str(combat.wounds), "health": str(combat.health)}),
        said("zone-foe-attack", attack),
    ]
    marks += [said(f"trait-{_dashed(trait)}") for trait in combat.traits]
    name = _prose(combat.name) if combat.name is not None else said(f"card-{_dashed(foe)}")
    text = None if combat.name is not None else said(f"card-{_dashed(foe)}-text")
    return zone("foe", said("zone-foe"), [cell(foe, name, text, marks)], "text")


def _dice(roll: Roll) -> Zone:
    """The dice by colour and face, and the odds in words as long as nothing is rolled."""
    cells: list[Cell] = []
    for at, colour in enumerate(roll.dice):
        marks = [said(f"face-{FACE_WORDS[roll.faces[at]]}")] if roll.faces else []
        cells.append(cell(f"die_{colour}", said(f"colour-{colour}"), None, marks))
    if roll.odds is not None:
        need = max(1, roll.difficulty)
        cells.append(cell("chance", said("zone-chance", {"need": need, "chance": (roll.odds + 5) // 10})))
    return zone("roll", said("zone-roll"), cells, "text")


def _exchange(proposer: Knight, exchange: Exchange) -> Zone:
    """What both sides would hand over."""
    cells: list[Cell] = []
    for knight, goods in ((str(proposer.knight), exchange.give), (exchange.partner, exchange.ask)):
        marks = [said(f"{'resource' if one in RESOURCES else 'card'}-{_dashed(one)}") for one in goods]
        cells.append(cell(knight, said("zone-gives", {"knight": f"@knight-{_dashed(knight)}"}), None, marks))
    return zone("exchange", said("zone-exchange"), cells, "text")


def _sheet(knights: list[Knight], number: int, name: str, zones: list[Zone], counters: list[Counter]) -> None:
    """A knight: what it holds and wears, carries and has beside the sheet; counters for all tokens."""
    knight = knights[number]
    own = [cell(name, said(f"knight-{_dashed(name)}"), said(f"knight-{_dashed(name)}-text"))]
    if knight.vehicle is not None:
        vehicle = f"vehicle-{_dashed(knight.vehicle)}"
        own.append(cell(knight.vehicle, said(vehicle), said(f"{vehicle}-text")))
    if knight.unconscious is not None:
        own.append(cell("unconscious", said("card-unconscious"), said("card-unconscious-text")))
    if knight.wreck is not None:
        own.append(cell("wreck", said("card-wreck"), said("card-wreck-text")))
    own += [_card(one) for one in (*knight.advances, *knight.injuries, *knight.faults, *knight.specials)]
    worn = [] if knight.armour is None else [knight.armour]
    for pile, cards in (("hands", [*knight.hands, *worn]), ("cargo", knight.cargo)):
        cells = [_card(one, {"gear": [number, one]}) for one in cards]
        if cells:
            zones.append(zone(f"{pile}{number}", said(f"zone-{pile}"), cells, "text", knight.seat))
    zones.append(zone(f"knight{number}", said(f"knight-{_dashed(name)}"), own, "text", knight.seat))
    values = knight.values
    resources = knight.resources
    shown: list[tuple[str, str, int | str]] = [
        ("wounds", "zone-wounds", f"{knight.wounds} + {knight.tainted} / {values.health}"),
        ("rad", "zone-rad", f"{knight.rad} / {values.resistance}"),
        ("damage", "zone-damage", f"{knight.damage} / {values.durability}"),
        ("fuel", "resource-fuel", f"{resources.fuel} / {values.tank}"),
        ("ammo", "resource-ammo", resources.ammo),
        ("meds", "resource-meds", resources.meds),
        ("xp", "zone-xp", knight.xp),
    ]
    is_alone = sum(other.seat == knight.seat for other in knights) == 1
    for key, message, value in shown:
        named = said(message) if is_alone else _of_knight(name, f"@{message}")
        counters.append(counter(f"{key}{number}", named, value, knight.seat))


def _of_knight(name: str, what: str) -> Words:
    """A counter of one of several knights of the same player."""
    return said("zone-of-knight", {"knight": f"@knight-{_dashed(name)}", "what": what})


def _card(name: str, target: Mapping[str, Sequence[int | str]] | None = None) -> Cell:
    return cell(name, None, said(f"card-{_dashed(name)}-text"), (), target)


def _dashed(name: str) -> str:
    return name.replace("_", "-").lower()
