"""Apex Legends in the terminal: the map in characters with the legends on it, then every legend in a few lines."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from stolik.games.apex_legends.catalogue import (
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
from stolik.games.apex_legends.geometry.grid import SIZE
from stolik.games.apex_legends.map import LAND_NAMES, LANDS
from stolik.games.apex_legends.map_files import text_picture
from stolik.games.apex_legends.view import BoardView, OnNode, PoolItem, Team, Weapon
from stolik.kernel.view import Seen

Word = Callable[[str], str]

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


def draw(view: Seen, word: Word, width: int) -> list[str]:
    """The table as the seat of this view sees it."""
    table = _table(view)
    lines = [_status(table, word), ""]
    if table.pool is not None:
        return lines + _pool(table.pool, word, width)
    lines += _map(table)
    lines += _legend_of_the_map(table, word)
    if table.tile is not None and table.phase in ("tile", "entering"):
        for side in table.tile:
            loot = "–" if side.loot is None else _name(side.loot, word)
            lines.append(f"{_cap(word(f'side-{side.side}'))}: {_name(side.bonus, word)}, {loot}")
    away = word("mark-off-map" if table.phase in BEFORE_THE_FIGHT else "term-eliminated")
    for team in table.teams:
        lines += ["", *_team(team, away, word, width)]
    return lines


def info(view: Seen, name: str, word: Word) -> list[str]:
    """What the cards and tokens of that name do: those on the table, in the reader's own hands and backpacks."""
    wanted = name.casefold()
    lines: list[str] = []
    for card in _ids(_table(view)):
        if wanted in _name(card, word).casefold():
            lines.append(f"{_name(card, word)}{_printed(card, word)}")
            text = word(f"card-{card.removesuffix(USED).replace('_', '-')}-text")
            lines += wrap(text, TEXT, initial_indent="  ", subsequent_indent="    ")
    return lines


def _table(view: Seen) -> BoardView:
    assert isinstance(view.table, BoardView)
    return view.table


def _status(table: BoardView, word: Word) -> str:
    parts = [f"{_cap(word('term-round'))} {table.round}/8"]
    if table.turn is not None:
        parts.append(word(f"team-{table.turn}"))
    if table.active is not None:
        parts.append(f"{_name(table.active, word)}: {table.ap} {word('term-ap')}")
    if table.ring is not None:
        parts.append(f"{word('term-ring')} {', '.join(str(part) for part in table.ring)}")
    if table.ring_card is not None:
        parts.append(f"→ {_name(table.ring_card, word)}")
    return " · ".join(parts)


def _map(table: BoardView) -> list[str]:
    """The picture of the map: legends by their letter, loot as *, figures, and ° outside the ring."""
    rows = [list(line) for line in text_picture(LANDS[LAND_NAMES.index(table.map)]).splitlines()]
    if table.ring is not None:
        x0, y0, x1, y1 = table.ring
        for y in range(SIZE):
            for x in range(SIZE):
                if not (x0 <= x <= x1 and y0 <= y <= y1):
                    _put(rows, x, y, 2, "°")
    for lying in table.loot:
        _put(rows, lying.x, lying.y, 2, "*")
    for figure in table.figures:
        if isinstance(figure, OnNode):
            i, j, _ = figure.node
            if j < SIZE:  # the southern border is not drawn
                rows[2 * j][CELL * i] = FIGURE[figure.figure]
        else:
            _put(rows, figure.x, figure.y, 2, FIGURE[figure.figure])
    for team in table.teams:
        for legend in team.legends:
            if legend.x is not None and legend.y is not None:
                _put(rows, legend.x, legend.y, 1, LETTER[legend.legend])
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


def _legend_of_the_map(table: BoardView, word: Word) -> list[str]:
    names = [legend.legend for team in table.teams for legend in team.legends]
    return ["    " + "  ".join(f"{LETTER[name]} {_name(name, word)}" for name in names)] if names else []


def _team(team: Team, away: str, word: Word, width: int) -> list[str]:
    """A team in lines; `away` says of a legend that it is not on the map."""
    lines = [f"{_cap(word(f'team-{team.colour}'))} · {word('term-vp')} {team.points}"]
    for legend in team.legends:
        where = away if legend.x is None else f"({legend.x},{legend.y})@{legend.level}"
        parts = [
            f"{_name(legend.legend, word)} {where}",
            f"{word('term-shield')} {legend.shield}/{legend.shield_limit}",
            f"{word('term-health')} {legend.health}",
            f"{word('term-deathbox')} {legend.deathboxes}",
            f"{word('term-hand')} {legend.hand_count}",
            f"{word('term-backpack')} {legend.pack_count}",
        ]
        lines.append("  " + " · ".join(parts))
        kit = [_weapon(weapon, word) for weapon in legend.weapons]
        kit += [_name(token, word) for token in legend.gear]
        lines += wrap(", ".join(kit), width, initial_indent="    ", subsequent_indent="      ")
        for label, cards in (("term-backpack", legend.pack), ("term-hand", legend.hand)):
            if cards:
                text = f"{word(label)}: {', '.join(_name(card, word) for card in cards)}"
                lines += wrap(text, width, initial_indent="    ", subsequent_indent="      ")
    return lines


def _weapon(weapon: Weapon, word: Word) -> str:
    tokens = [_name(token, word) for token in weapon.attached]
    on_it = f" [{', '.join(tokens)}]" if tokens else ""
    return f"{_name(weapon.weapon, word)} ({weapon.ammo}){on_it}"


def _pool(pool: list[PoolItem], word: Word, width: int) -> list[str]:
    lines: list[str] = []
    for item in pool:
        mark = "→" if item.open else " "
        where = ""
        if item.place == "left":
            where = "  –"
        elif item.place is not None:
            where = f"  {_name(item.place[0], word)}"
        lines.append(f"{mark} {_name(item.item, word)}{_printed(item.item, word)}{where}"[:width])
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


def _ids(table: BoardView) -> list[str]:
    """Every card and token that the view names, once, in the order of the view."""
    found: list[str] = []
    for team in table.teams:
        for legend in team.legends:
            found += [ability.ability for ability in legend.abilities]
            for weapon in legend.weapons:
                found += [weapon.weapon, *weapon.attached]
            found += [*legend.gear, *(legend.pack or ()), *(legend.hand or ()), *legend.discard]
    found += [item.item for item in table.pool or ()]
    found += [lying.loot for lying in table.loot]
    found += [*table.gained, *table.gained_weapons]
    return list(dict.fromkeys([card.removesuffix(USED) for card in found]))


def _name(name: str, word: Word) -> str:
    bare = name.removesuffix(USED)
    text = word(f"card-{bare.replace('_', '-')}")
    return text if bare == name else f"{text} ({word('term-exhausted')})"


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]
