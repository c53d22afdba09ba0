"""Waste Knights in the terminal: the map as rows of hexes, the knights below it, the story on top."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from stolik.games.waste_knights.places import SPACES
from stolik.games.waste_knights.say import FACE_WORDS
from stolik.kernel.state import Json

Word = Callable[[str], str]
Table = dict[str, Json]

TEXT: Final = 100
CELL: Final = 5
SIGNS: Final = {"highway": "═", "desert": "·", "mountains": "^", "bush": "♣", "crater": "O"}
HAZARDS: Final = {"R": "☢", "C": "☣", "T": "!"}
FIGURES: Final = "1234"
TONGUES: Final = ("en", "pl", "uk")


def draw(view: Table, word: Word, width: int) -> list[str]:
    """The table as the seat of this view sees it."""
    table = _table(view["table"])
    lines = _story(table, word, width)
    if table["phase"] not in ("setup", "knight_choice", "vehicle_choice", "draft"):
        lines += ["", *_map(table), ""]
    for number, knight in enumerate(_list(table["knights"])):
        lines += _knight(_table(knight), number, word, width)
    lines += _now(table, word, width)
    return lines


def info(view: Table, name: str, word: Word) -> list[str]:
    """What the cards of that name do: those that lie on the table."""
    wanted = name.casefold()
    lines: list[str] = []
    for card in _cards(_table(view["table"])):
        message = f"card-{_dashed(card)}"
        if wanted in word(message).casefold():
            lines.append(word(message))
            lines += wrap(word(f"{message}-text"), TEXT, initial_indent="  ", subsequent_indent="  ")
    return lines


def _story(table: Table, word: Word, width: int) -> list[str]:
    story = _table(table["story"])
    parts = [f"{_cap(word('zone-round'))} {table['round']}"]
    tongue = _tongue(word)
    if story["thread"] is not None:
        parts.append(str(_table(_table(story["thread"])["title"])[tongue]))
    if table["time"] is not None:
        parts.append(f"{word('zone-time')} {table['time']}")
    lines = [" · ".join(parts)]
    if story["entry"] is not None:
        entry = _table(story["entry"])
        lines += ["", str(_table(entry["title"])[tongue])]
        lines += wrap(str(_table(entry["text"])[tongue]), min(width, TEXT), initial_indent="  ", subsequent_indent="  ")
    return lines


def _tongue(word: Word) -> str:
    """The language of the words."""
    spoken = word("zone-tongue")
    return spoken if spoken in TONGUES else TONGUES[0]


def _map(table: Table) -> list[str]:
    """Rows of spaces; odd rows are shifted by half a space, as the board is."""
    left = min(space.q + space.r // 2 for space in SPACES)
    rows: dict[int, list[str]] = {}
    for space in SPACES:
        row = rows.setdefault(space.r, [])
        at = space.q + space.r // 2 - left
        row += [" " * CELL] * (at + 1 - len(row))
        row[at] = _space(table, space.id, SIGNS[space.terrain], bool(space.city), space.site, space.hazards)
    return [f"{'  ' if number % 2 else ''}{''.join(row).rstrip()}" for number, row in sorted(rows.items())]


def _space(table: Table, space: str, sign: str, is_city: bool, site: int, hazards: str) -> str:
    """Up to four letters: a figure or the terrain, city or site, a token, hazards."""
    figures = [
        FIGURES[number]
        for number, knight in enumerate(_list(table["knights"]))
        if _table(knight).get("space") == space and not _table(knight)["gone"]
    ]
    token = "*" if any(_table(one)["space"] == space for one in _list(table["tokens"])) else ""
    where = "@" if is_city else f"{site:x}" if site else ""
    shown = "".join(figures) or sign
    marks = "".join(HAZARDS[letter] for letter in hazards)
    return f"{shown}{where}{token}{marks}"[: CELL - 1].ljust(CELL)


def _knight(knight: Table, number: int, word: Word, width: int) -> list[str]:
    if knight["knight"] is None:
        return []
    values, resources = _table(knight["values"]), _table(knight["resources"])
    name = f"{FIGURES[number]} {word('knight-' + _dashed(knight['knight']))}"
    if knight["gone"]:
        return [f"{name}: –"]
    parts = [
        f"{word('zone-wounds')} {knight['wounds']}+{knight['tainted']}/{values['health']}",
        f"{word('zone-rad')} {knight['rad']}/{values['resistance']}",
        f"{word('zone-damage')} {knight['damage']}/{values['durability']}",
        *(f"{word('resource-' + one)} {resources[one]}" for one in ("fuel", "ammo", "meds")),
        f"{word('zone-xp')} {knight['xp']}",
    ]
    if knight["space"] is not None:
        parts.insert(0, str(knight["space"]))
    for state, message in (("unconscious", "card-unconscious"), ("wreck", "card-wreck")):
        if knight[state] is not None:
            parts.append(word(message))
    lines = [f"{name} · {' · '.join(parts)}"]
    cards = [*_list(knight["hands"]), *([knight["armour"]] if knight["armour"] is not None else [])]
    for pile, faces in (("hands", cards), ("cargo", _list(knight["cargo"]))):
        if faces:
            names = ", ".join(word(f"card-{_dashed(face)}") for face in faces)
            lines += wrap(
                f"{_cap(word('zone-' + pile))}: {names}", width, initial_indent="    ", subsequent_indent="      "
            )
    return lines


def _now(table: Table, word: Word, width: int) -> list[str]:
    """What is being resolved."""
    lines: list[str] = []
    if table["card"] is not None:
        message = f"card-{_dashed(table['card'])}"
        lines += wrap(f"→ {word(message)}: {word(message + '-text')}", width, subsequent_indent="  ")
    if table["combat"] is not None:
        combat = _table(table["combat"])
        if "foe" in combat:
            lines.append(f"⚔ {combat['wounds']}/{combat['health']}")
    if _list(table["threats"]):
        lines.append("⚑ " + ", ".join(word(f"token-{token}") for token in _list(table["threats"])))
    if table["roll"] is not None:
        roll = _table(table["roll"])
        faces = _list(roll["faces"])
        dice = [word(f"colour-{colour}") for colour in _list(roll["dice"])]
        if faces:
            dice = [f"{die}: {word('face-' + FACE_WORDS[str(faces[at])])}" for at, die in enumerate(dice)]
        odds = f" · {(roll['odds'] + 5) // 10}%" if isinstance(roll["odds"], int) else ""
        lines.append(f"⚄ {', '.join(dice)}{odds}")
    return lines


def _cards(table: Table) -> list[str]:
    """Every card that the view names, once."""
    found: list[str] = []
    for raw in _list(table["knights"]):
        knight = _table(raw)
        if knight["knight"] is not None:
            for pile in ("hands", "cargo", "advances", "injuries", "faults", "specials"):
                found += [str(card) for card in _list(knight[pile])]
            if knight["armour"] is not None:
                found.append(str(knight["armour"]))
    for pile in ("starting", "incoming", "exploring", "offer"):
        found += [str(card) for card in _list(table[pile])]
    if table["card"] is not None:
        found.append(str(table["card"]))
    return list(dict.fromkeys(found))


def _dashed(name: Json) -> str:
    return str(name).replace("_", "-").lower()


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def _table(value: Json) -> Table:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
