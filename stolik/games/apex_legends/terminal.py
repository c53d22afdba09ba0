"""Apex Legends in the terminal: the map in characters with the legends on it, then every legend in a few lines."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from stolik.games.apex_legends.geometry.grid import SIZE
from stolik.games.apex_legends.kinds import (
    AMMO,
    AMMO_OF,
    CARDS,
    DAMAGE,
    HEADSHOT,
    RANGE_HIGH,
    RANGE_LOW,
    SHOTS,
    THRESHOLD,
    USED,
    WEAPON,
)
from stolik.games.apex_legends.lands import LAND_NAMES, LANDS
from stolik.games.apex_legends.maps import text_picture
from stolik.kernel.state import Json

Word = Callable[[str], str]
Table = dict[str, Json]

TEXT: Final = 100
LETTER: Final[dict[str, str]] = {
    "gibraltar": "G", "bangalore": "A", "wraith": "W", "bloodhound": "H", "pathfinder": "P", "lifeline": "L",
}  # fmt: skip
"""How a legend is drawn on the map."""
FIGURE: Final[dict[str, str]] = {
    "bombardment": "x", "thunder": "t", "portal": "O", "drone": "d", "drop_site": "v", "drop": "D",
    "dome": "Ω", "smoke": "%", "zip_anchor": "&",
}  # fmt: skip
"""How a figure is drawn: on a space, or in the place of the + of its intersection."""
BEFORE_THE_FIGHT: Final = ("initiative", "colour", "draft", "equipping", "tile", "entering")
"""The phases in which legends are still to enter the map; later one that is off it has been eliminated."""
CELL: Final = 4
"""Characters of a space in the picture of the map."""


def draw(view: Table, word: Word, width: int) -> list[str]:
    """The table as the seat of this view sees it."""
    table = _table(view["table"])
    lines = [_status(table, word), ""]
    pool = table["pool"]
    if isinstance(pool, list):
        return lines + _pool(pool, word, width)
    lines += _map(table)
    lines += _legend_of_the_map(table, word)
    tile = table["tile"]
    if isinstance(tile, list) and table["phase"] in ("tile", "entering"):
        for each in tile:
            side = _table(each)
            loot = "–" if side["loot"] is None else _name(str(side["loot"]), word)
            edge = _cap(word(f"side-{side['side']}"))
            lines.append(f"{edge}: {_name(str(side['bonus']), word)}, {loot}")
    away = word("mark-off-map" if table["phase"] in BEFORE_THE_FIGHT else "term-eliminated")
    for team in _list(table["teams"]):
        lines += ["", *_team(_table(team), away, word, width)]
    return lines


def info(view: Table, name: str, word: Word) -> list[str]:
    """What the cards and tokens of that name do: those on the table, in the own hands and backpacks."""
    wanted = name.casefold()
    lines: list[str] = []
    for card in _ids(_table(view["table"])):
        if wanted in _name(card, word).casefold():
            lines.append(f"{_name(card, word)}{_printed(card, word)}")
            text = word(f"card-{card.removesuffix(USED).replace('_', '-')}-text")
            lines += wrap(text, TEXT, initial_indent="  ", subsequent_indent="    ")
    return lines


def _status(table: Table, word: Word) -> str:
    parts = [f"{_cap(word('term-round'))} {table['round']}/8"]
    if table["turn"] is not None:
        parts.append(word(f"team-{table['turn']}"))
    if table["active"] is not None:
        parts.append(f"{_name(str(table['active']), word)}: {table['ap']} {word('term-ap')}")
    ring = table["ring"]
    if isinstance(ring, list):
        parts.append(f"{word('term-ring')} {', '.join(str(part) for part in ring)}")
    if table["ring_card"] is not None:
        parts.append(f"→ {_name(str(table['ring_card']), word)}")
    return " · ".join(parts)


def _map(table: Table) -> list[str]:
    """The picture of the map: legends by their letter, loot as *, figures, and ° outside the ring."""
    rows = [list(line) for line in text_picture(LANDS[LAND_NAMES.index(str(table["map"]))]).splitlines()]
    ring = table["ring"]
    if isinstance(ring, list):
        x0, y0, x1, y1 = [_number(part) for part in ring]
        for y in range(SIZE):
            for x in range(SIZE):
                if not (x0 <= x <= x1 and y0 <= y <= y1):
                    _put(rows, x, y, 2, "°")
    for each in _list(table["loot"]):
        lying = _table(each)
        _put(rows, _number(lying["x"]), _number(lying["y"]), 2, "*")
    for each in _list(table["figures"]):
        figure = _table(each)
        if "node" in figure:
            i, j, _ = [_number(part) for part in _list(figure["node"])]
            if j < SIZE:  # the southern border is not drawn
                rows[2 * j][CELL * i] = FIGURE[str(figure["figure"])]
        else:
            _put(rows, _number(figure["x"]), _number(figure["y"]), 2, FIGURE[str(figure["figure"])])
    for team in _list(table["teams"]):
        for each in _list(_table(team)["legends"]):
            legend = _table(each)
            if legend["x"] is not None:
                _put(rows, _number(legend["x"]), _number(legend["y"]), 1, LETTER[str(legend["legend"])])
    header = "    " + "".join(f" {x:<3}" for x in range(SIZE))
    lines = [header]
    for number, row in enumerate(rows):
        label = f"{number // 2:>3} " if number % 2 else "    "
        lines.append(label + "".join(row).rstrip())
    return lines


def _put(rows: list[list[str]], x: int, y: int, place: int, mark: str) -> None:
    """Write one character into a space; what is off the map is not drawn."""
    if 0 <= x < SIZE and 0 <= y < SIZE:
        rows[2 * y + 1][CELL * x + place] = mark


def _legend_of_the_map(table: Table, word: Word) -> list[str]:
    names = [str(_table(each)["legend"]) for team in _list(table["teams"]) for each in _list(_table(team)["legends"])]
    return ["    " + "  ".join(f"{LETTER[name]} {_name(name, word)}" for name in names)] if names else []


def _team(team: Table, away: str, word: Word, width: int) -> list[str]:
    """A team in lines; `away` says of a legend that it is not on the map."""
    name = _cap(word(f"team-{team['colour']}"))
    lines = [f"{name} · {word('term-vp')} {team['points']}"]
    for each in _list(team["legends"]):
        legend = _table(each)
        where = away if legend["x"] is None else f"({legend['x']},{legend['y']})@{legend['level']}"
        parts = [
            f"{_name(str(legend['legend']), word)} {where}",
            f"{word('term-shield')} {legend['shield']}/{legend['shield_limit']}",
            f"{word('term-health')} {legend['health']}",
            f"{word('term-deathbox')} {legend['deathboxes']}",
            f"{word('term-hand')} {legend['hand_count']}",
            f"{word('term-backpack')} {legend['pack_count']}",
        ]
        lines.append("  " + " · ".join(parts))
        kit = [_weapon(_table(weapon), word) for weapon in _list(legend["weapons"])]
        kit += [_name(str(token), word) for token in _list(legend["gear"])]
        lines += wrap(", ".join(kit), width, initial_indent="    ", subsequent_indent="      ")
        for mine in ("pack", "hand"):
            cards = legend[mine]
            if isinstance(cards, list) and cards:
                label = word("term-backpack" if mine == "pack" else "term-hand")
                text = f"{label}: {', '.join(_name(str(card), word) for card in cards)}"
                lines += wrap(text, width, initial_indent="    ", subsequent_indent="      ")
    return lines


def _weapon(weapon: Table, word: Word) -> str:
    tokens = [_name(str(token), word) for token in _list(weapon["attached"])]
    on_it = f" [{', '.join(tokens)}]" if tokens else ""
    return f"{_name(str(weapon['weapon']), word)} ({weapon['ammo']}){on_it}"


def _pool(pool: list[Json], word: Word, width: int) -> list[str]:
    lines: list[str] = []
    for each in pool:
        item = _table(each)
        place = item["place"]
        mark = "→" if item["open"] else " "
        where = ""
        if isinstance(place, list):
            where = f"  {_name(str(place[0]), word)}"
        elif place is not None:
            where = "  –"
        lines.append(f"{mark} {_name(str(item['item']), word)}{_printed(str(item['item']), word)}{where}"[:width])
    return lines


def _printed(name: str, word: Word) -> str:
    """The numbers of a weapon."""
    if name not in WEAPON:
        return ""
    weapon = WEAPON[name]
    high = (
        "+"
        if RANGE_HIGH[weapon] > SIZE
        else ""
        if RANGE_HIGH[weapon] == RANGE_LOW[weapon]
        else f"–{RANGE_HIGH[weapon]}"
    )
    rate = f"{SHOTS[weapon]}" if CARDS[weapon] == 1 else f"{SHOTS[weapon]}×{CARDS[weapon]}"
    parts = [
        f"{word('term-best-range')} {RANGE_LOW[weapon]}{high}",
        f"{word('term-threshold')} {THRESHOLD[weapon]}",
        f"{word('term-rate')} {rate}",
        f"{word('term-damage')} {DAMAGE[weapon]}/{HEADSHOT[weapon]}",
        f"{word('term-ammo')}: {word(f'ammo-{AMMO[AMMO_OF[weapon]]}')}",
    ]
    return " · " + " · ".join(parts)


def _ids(table: Table) -> list[str]:
    """Every card and token that the view names, once, in the order of the view."""
    found: list[str] = []
    for team in _list(table["teams"]):
        for each in _list(_table(team)["legends"]):
            legend = _table(each)
            found += [str(_table(ability)["ability"]) for ability in _list(legend["abilities"])]
            for weapon in _list(legend["weapons"]):
                found.append(str(_table(weapon)["weapon"]))
                found += [str(token) for token in _list(_table(weapon)["attached"])]
            found += [str(token) for token in _list(legend["gear"])]
            for cards in (legend["pack"], legend["hand"], legend["discard"]):
                if isinstance(cards, list):
                    found += [str(card) for card in cards]
    pool = table["pool"]
    if isinstance(pool, list):
        found += [str(_table(item)["item"]) for item in pool]
    found += [str(_table(each)["loot"]) for each in _list(table["loot"])]
    found += [str(card) for card in [*_list(table["gained"]), *_list(table["gained_weapons"])]]
    return list(dict.fromkeys([card.removesuffix(USED) for card in found]))


def _name(name: str, word: Word) -> str:
    bare = name.removesuffix(USED)
    text = word(f"card-{bare.replace('_', '-')}")
    return text if bare == name else f"{text} ({word('term-exhausted')})"


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def _table(value: Json) -> Table:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
