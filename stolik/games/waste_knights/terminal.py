"""Waste Knights in the terminal: the map as rows of hexes, the knights below it, the story on top."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from stolik.games.waste_knights.map import SPACES
from stolik.games.waste_knights.view import BoardView, Knight, Prose
from stolik.games.waste_knights.wording import FACE_WORDS
from stolik.kernel.view import Seen

Word = Callable[[str], str]

TEXT: Final = 100
CELL: Final = 5
SIGNS: Final = {"highway": "═", "desert": "·", "mountains": "^", "bush": "♣", "crater": "O"}
HAZARDS: Final = {"R": "☢", "C": "☣", "T": "!"}
FIGURES: Final = "1234"


def draw(view: Seen, word: Word, width: int) -> list[str]:
    """The table as the seat of this view sees it."""
    table = _table(view)
    lines = _story(table, word, width)
    if table.phase not in ("setup", "knight_choice", "vehicle_choice", "draft"):
        lines += ["", *_map(table), ""]
    for number, knight in enumerate(table.knights):
        lines += _knight(knight, number, word, width)
    lines += _now(table, word, width)
    return lines


def info(view: Seen, name: str, word: Word) -> list[str]:
    """What the cards of that name do: those that lie on the table."""
    wanted = name.casefold()
    lines: list[str] = []
    for card in _cards(_table(view)):
        message = f"card-{_dashed(card)}"
        if wanted in word(message).casefold():
            lines.append(word(message))
            lines += wrap(word(f"{message}-text"), TEXT, initial_indent="  ", subsequent_indent="  ")
    return lines


def _story(table: BoardView, word: Word, width: int) -> list[str]:
    story = table.story
    parts = [f"{_cap(word('zone-round'))} {table.round}"]
    tongue = word("zone-tongue")
    if story.thread is not None:
        parts.append(_in(story.thread.title, tongue))
    if table.time is not None:
        parts.append(f"{word('zone-time')} {table.time}")
    lines = [" · ".join(parts)]
    if story.entry is not None:
        lines += ["", _in(story.entry.title, tongue)]
        lines += wrap(_in(story.entry.text, tongue), min(width, TEXT), initial_indent="  ", subsequent_indent="  ")
    return lines


def _in(words: Prose, tongue: str) -> str:
    """The words in a language; in English where there is none such."""
    return {"pl": words.pl, "uk": words.uk}.get(tongue, words.en)


def _map(table: BoardView) -> list[str]:
    """Rows of spaces; odd rows are shifted by half a space, as the board is."""
    left = min(space.q + space.r // 2 for space in SPACES)
    rows: dict[int, list[str]] = {}
    for space in SPACES:
        row = rows.setdefault(space.r, [])
        at = space.q + space.r // 2 - left
        row += [" " * CELL] * (at + 1 - len(row))
        row[at] = _space(table, space.id, SIGNS[space.terrain], bool(space.city), space.site, space.hazards)
    return [f"{'  ' if number % 2 else ''}{''.join(row).rstrip()}" for number, row in sorted(rows.items())]


def _space(table: BoardView, space: str, sign: str, is_city: bool, site: int, hazards: str) -> str:
    """Up to four letters: a figure or the terrain, city or site, a token, hazards."""
    figures = [
        FIGURES[number] for number, knight in enumerate(table.knights) if knight.space == space and not knight.gone
    ]
    token = "*" if any(token.space == space for token in table.tokens) else ""
    where = "@" if is_city else f"{site:x}" if site else ""
    shown = "".join(figures) or sign
    marks = "".join(HAZARDS[letter] for letter in hazards)
    return f"{shown}{where}{token}{marks}"[: CELL - 1].ljust(CELL)


def _knight(knight: Knight, number: int, word: Word, width: int) -> list[str]:
    if knight.knight is None:
        return []
    values, resources = knight.values, knight.resources
    name = f"{FIGURES[number]} {word('knight-' + _dashed(knight.knight))}"
    if knight.gone:
        return [f"{name}: –"]
    parts = [
        f"{word('zone-wounds')} {knight.wounds}+{knight.tainted}/{values.health}",
        f"{word('zone-rad')} {knight.rad}/{values.resistance}",
        f"{word('zone-damage')} {knight.damage}/{values.durability}",
        f"{word('resource-fuel')} {resources.fuel}",
        f"{word('resource-ammo')} {resources.ammo}",
        f"{word('resource-meds')} {resources.meds}",
        f"{word('zone-xp')} {knight.xp}",
    ]
    if knight.space is not None:
        parts.insert(0, knight.space)
    if knight.unconscious is not None:
        parts.append(word("card-unconscious"))
    if knight.wreck is not None:
        parts.append(word("card-wreck"))
    lines = [f"{name} · {' · '.join(parts)}"]
    cards = [*knight.hands, *([knight.armour] if knight.armour is not None else [])]
    for pile, faces in (("hands", cards), ("cargo", knight.cargo)):
        if faces:
            names = ", ".join(word(f"card-{_dashed(face)}") for face in faces)
            lines += wrap(
                f"{_cap(word('zone-' + pile))}: {names}", width, initial_indent="    ", subsequent_indent="      "
            )
    return lines


def _now(table: BoardView, word: Word, width: int) -> list[str]:
    """What is being resolved."""
    lines: list[str] = []
    if table.card is not None:
        message = f"card-{_dashed(table.card)}"
        lines += wrap(f"→ {word(message)}: {word(message + '-text')}", width, subsequent_indent="  ")
    if table.combat is not None and table.combat.foe is not None:
        lines.append(f"⚔ {table.combat.wounds}/{table.combat.health}")
    if table.threats:
        lines.append("⚑ " + ", ".join(word(f"token-{token}") for token in table.threats))
    if table.roll is not None:
        roll = table.roll
        dice = [word(f"colour-{colour}") for colour in roll.dice]
        if roll.faces:
            dice = [f"{die}: {word('face-' + FACE_WORDS[roll.faces[at]])}" for at, die in enumerate(dice)]
        odds = f" · {(roll.odds + 5) // 10}%" if roll.odds is not None else ""
        lines.append(f"⚄ {', '.join(dice)}{odds}")
    return lines


def _cards(table: BoardView) -> list[str]:
    """Every card that the view names, once."""
    found: list[str] = []
    for knight in table.knights:
        found += [*knight.hands, *knight.cargo, *knight.advances, *knight.injuries, *knight.faults, *knight.specials]
        if knight.armour is not None:
            found.append(knight.armour)
    found += [*table.starting, *table.incoming, *table.exploring, *table.offer]
    if table.card is not None:
        found.append(table.card)
    return list(dict.fromkeys(found))


def _dashed(name: str) -> str:
    return name.replace("_", "-").lower()


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def _table(view: Seen) -> BoardView:
    assert isinstance(view.table, BoardView)
    return view.table
