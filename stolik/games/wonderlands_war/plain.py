"""Wonderland's War on the plain board: the tea table as a row of chairs, the regions, every player's board."""

from collections.abc import Sequence

from stolik.games.wonderlands_war.catalogue import FACTION_OF, SYMBOLS, WONDERLANDIAN_OF
from stolik.games.wonderlands_war.view import Battle, BoardView, Odds, Region, Side, Tea, Units
from stolik.games.wonderlands_war.wording import (
    dashed,
    own_chip_word,
    piece_word,
    region_word,
    tea_word,
    wonderlandian_word,
)
from stolik.kernel.plain import Cell, Counter, Plain, Words, Zone, cell, counter, place, said, zone

Target = dict[str, list[int | str]]


def plain(table: BoardView, seat: int | None) -> Plain:
    """The plain board of what a seat (None: a spectator) sees; the reader's own board comes last."""
    zones: list[Zone] = []
    counters: list[Counter] = []
    battle = table.battle
    if battle is not None:
        _battle(table, battle, zones)
    else:
        _tea(table.tea, zones, counters)
    _regions(table, zones)
    cards = [_wonderlandian(name, {"market": [name]}) for name in table.market]
    zones.append(zone("market", said("zone-market"), cards, "row", kind="offer"))
    order = [owner for owner in range(len(table.seats)) if owner != seat]
    if seat is not None:
        order.append(seat)
    for owner in order:
        _seat(table, table.seats[owner], owner, zones, counters)
    _allies(table, zones)
    counters.append(counter("round", said("zone-round"), table.round))
    counters.append(counter("poison_pool", said("zone-poison-pool"), table.poison_pool))
    counters.append(counter("wonderlandian_deck", said("zone-wonderlandian-deck"), table.wonderlandian_deck))
    counters.append(counter("quest_deck", said("zone-quest-deck"), table.quest_deck))
    counters.append(counter("madness_supply", said("zone-madness-supply"), table.supply["madness"]))
    if battle is not None:
        _tea(table.tea, zones, counters)
        counters.append(counter("battle_value", said("zone-battle-value"), battle.value))
        counters.append(counter("draw", said("zone-draw"), battle.draw))
        if battle.resistance is not None:
            counters.append(counter("resistance", said("zone-resistance"), battle.resistance))
    return Plain(zones, counters)


def counts(side: Side) -> list[tuple[str, int]]:
    """What is counted for every seat, besides battle strength."""
    return [
        ("vp", side.vp),
        ("shards", side.shards),
        ("leader_strength", side.leader_strength),
        ("reserve", side.reserve),
        ("bag_count", side.bag_count),
        ("castle_value", side.castle_value),
        ("quest_count", side.quest_count),
    ]


def harms(odds: Odds) -> list[tuple[str, int]]:
    """The chips of the bag that do harm."""
    return [("madness", odds.madness), ("double_madness", odds.double_madness), ("poison", odds.poison)]


def _tea(tea: Tea, zones: list[Zone], counters: list[Counter]) -> None:
    """The Head of the Table, then the chairs clockwise."""
    marks = [said(f"seat-{owner}") for owner in tea.head]
    cells: list[Cell | None] = [cell("head", said("zone-head"), said("zone-head-text"), marks, {"head": []})]
    for chair in tea.chairs:
        where: Target = {"chair": [chair.chair]}
        number = said("mark-chair", {"chair": chair.chair})
        if chair.leader is not None:
            cells.append(cell("leader", said(f"seat-{chair.leader}"), None, [number], where))
        elif chair.card is None:
            cells.append(place(where))
        else:
            marks = [number, said("mark-poison")] if chair.poison else [number]
            cells.append(cell(chair.card, _word(tea_word(chair.card)), None, marks, where))
    zones.append(zone("tea", said("zone-tea"), cells, "text", kind="offer"))
    counters.append(counter("tea_deck", said("zone-tea-deck"), tea.deck))


def _battle(table: BoardView, battle: Battle, zones: list[Zone]) -> None:
    """What everybody looks at in a battle: who fights, how strong, with how many units, and the reader's own odds."""
    here = next(region for region in table.regions if region.region == battle.region)
    cells: list[Cell] = []
    for owner, side in enumerate(table.seats):
        if side.status == "absent":
            continue
        units = here.units[owner]
        count = units.supporters + len(units.pawns) + (1 if units.leader else 0)
        marks = [
            said("mark-strength", {"strength": side.strength}),
            said("mark-units", {"count": count}),
            said(f"mark-{side.status}"),
        ]
        odds = side.odds
        if odds is not None:
            mad = odds.madness + odds.double_madness
            marks.append(said("mark-mad-odds", {"mad": mad, "chips": odds.chips}))
        cells.append(cell(f"battle{owner}", said(f"seat-{owner}"), None, marks))
    zones.append(zone("battle", said("zone-battle", {"region": region_word(battle.region)}), cells, "text"))


def _regions(table: BoardView, zones: list[Zone]) -> None:
    """A zone for each region: what it is worth, then everybody's units and castles there."""
    for region in table.regions:
        if region.used:
            is_fought = table.battle is not None and table.battle.region == region.region
            zones.append(_region(region, is_fought))


def _region(region: Region, is_fought: bool) -> Zone:
    name = region.region
    marks: list[Words] = []
    if region.vp:
        first, second, third = region.vp
        marks.append(said("mark-region-vp", {"first": first, "second": second, "third": third}))
    if region.marker:
        marks.append(said("mark-first-battle"))
    if is_fought:
        marks.append(said("mark-battle"))
    cells = [cell(name, _word(region_word(name)), None, marks, {"region": [name]})]
    for owner, units in enumerate(region.units):
        cells += _units(units, owner, name)
    return zone(f"region_{name}", _word(region_word(name)), cells, "row")


def _units(units: Units, owner: int, region: str) -> list[Cell]:
    cells: list[Cell] = []
    whose = said(f"seat-{owner}")
    if units.supporters:
        many = said("mark-count", {"count": units.supporters})
        where: Target = {"piece": [owner, "supporter", region]}
        cells.append(cell("supporter", _word(piece_word("supporter")), None, [whose, many], where))
    for name in units.pawns:
        text = said(f"pawn-{dashed(name)}-text") if name in WONDERLANDIAN_OF else said("pawn-tweedles-text")
        cells.append(cell(name, _word(piece_word(name)), text, [whose], {"piece": [owner, name, region]}))
    if units.leader:
        cells.append(cell("leader", _word(piece_word("leader")), None, [whose], {"piece": [owner, "leader", region]}))
    if units.castle != "none":
        cells.append(cell("castle", said(f"castle-{units.castle}"), None, [whose]))
    return cells


def _seat(table: BoardView, side: Side, owner: int, zones: list[Zone], counters: list[Counter]) -> None:
    """One player's board."""
    faction = side.faction
    if faction is None:
        return
    for name, count in counts(side):
        counters.append(counter(f"{name}{owner}", said(f"zone-{dashed(name)}"), count, owner))
    if table.battle is not None and side.status != "absent":
        counters.append(counter(f"strength{owner}", said("zone-strength"), side.strength, owner))
    if side.odds is not None:
        for name, count in harms(side.odds):
            shown = f"{count}/{side.odds.chips}"
            counters.append(counter(f"odds_{name}{owner}", said(f"zone-odds-{dashed(name)}"), shown, owner))
    is_two = len(table.seats) == 2
    cells = [cell(faction, said(f"faction-{faction}"), None, _marks(side), {"seat": [owner]})]
    for disc in side.abilities:
        name = disc.ability
        text = f"ability-{dashed(name)}-text"
        if is_two and name in ("royal_temper", "nightmare_grin"):
            text = f"ability-{dashed(name)}-two-text"
        marks = [said("mark-unlocked" if disc.unlocked else "mark-locked")]
        cells.append(cell(name, said(f"ability-{dashed(name)}"), said(text), marks, {"ability": [owner, name]}))
    zones.append(zone(f"board{owner}", said(f"seat-{owner}"), cells, "row", owner))
    _forge(side, faction, owner, zones)
    _chips(side, faction, owner, zones)
    quests = [_quest(name, ()) for name in (side.offer or []) + (side.quests or [])]
    quests += [_quest(name, [said("mark-feat-done")]) for name in side.feats]
    zones.append(zone(f"quests{owner}", said("zone-quests"), quests, "row", owner, kind="hand"))
    owned = [_wonderlandian(name, None) for name in side.wonderlandians]
    if owned:
        zones.append(zone(f"wonderlandians{owner}", said("zone-wonderlandians"), owned, "row", owner))


def _quest(name: str, marks: Sequence[Words]) -> Cell:
    message = f"quest-{dashed(name)}"
    return cell(name, said(message), said(f"{message}-text"), marks, {"quest": [name]})


def _marks(side: Side) -> list[Words]:
    """What is to be seen at a glance: shield, cards taken, what the player is in the battle."""
    marks = [said("mark-shield-working" if side.shield else "mark-shield-broken")]
    marks.append(said("mark-cards", {"count": side.cards_now}))
    if side.status != "absent":
        marks.append(said(f"mark-{side.status}"))
        if side.strength in SYMBOLS:
            marks.append(said("mark-symbol"))
    if side.has_wagered:
        marks.append(said("mark-wagered"))
    if side.wager is not None:
        marks.append(said("mark-wager-on", {"seat": f"@seat-{side.wager}"}))
    if side.leader == "reserve":
        marks.append(said("mark-leader-lost"))
    return marks


def _forge(side: Side, faction: str, owner: int, zones: list[Zone]) -> None:
    cells: list[Cell] = []
    for track, row in enumerate(side.forge, 1):
        where: Target = {"track": [owner, track]}
        for chip in row:
            cells.append(place(where) if chip is None else cell(chip, _chip(faction, chip), None, (), where))
    zones.append(zone(f"forge{owner}", said("zone-forge"), cells, "grid", owner, 3))


def _chips(side: Side, faction: str, owner: int, zones: list[Zone]) -> None:
    """Active, exhausted and madness chips, and what only the owner sees."""
    rows: list[tuple[str, list[str] | None]] = [
        ("drawn", side.drawn or None),
        ("active", side.active),
        ("madness", side.madness),
        ("exhausted", side.exhausted),
        ("bag", side.bag or None),
    ]
    for key, chips in rows:
        if chips is not None:
            cells = [cell(chip, _chip(faction, chip), None, (), {"chip": [owner, chip]}) for chip in chips]
            zones.append(zone(f"{key}{owner}", said(f"zone-{key}"), cells, "row", owner))


def _allies(table: BoardView, zones: list[Zone]) -> None:
    """The ability cards of this game."""
    cells: list[Cell] = []
    for kind, letter in table.ally_cards.items():
        card = f"{kind}_{letter}"
        message = f"ally-card-{dashed(card)}"
        cells.append(cell(card, said(message), said(f"{message}-text")))
    zones.append(zone("ally_cards", said("zone-ally-cards"), cells, "row"))


def _chip(faction: str, name: str) -> Words:
    return _word(own_chip_word(FACTION_OF[faction], name))


def _wonderlandian(name: str, target: Target | None) -> Cell:
    word = wonderlandian_word(name)
    return cell(name, _word(word), said(f"{word[1:]}-text"), (), target)


def _word(name: str) -> Words:
    """A word of `wording` as a message of its own."""
    return said(name[1:])
