"""Radlands in the terminal: both sides face each other, the opponent's camps above, your own below."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from stolik.games.radlands.catalogue import (
    BOMB,
    CAMPS_V2,
    COST,
    FIRST_CAMP,
    FIRST_EVENT,
    JUNK,
    KIND,
    PUNK,
    RAIDERS,
    START,
    camp_kind,
)
from stolik.games.radlands.view import BoardView, InPlay, Side
from stolik.kernel.view import Seen

Word = Callable[[str], str]

TEXT: Final = 100
NARROW: Final = 20
WIDE: Final = 32
READY: Final = "●"
NOT_READY: Final = "○"
REVISED: Final = [camp.id for camp in CAMPS_V2 if camp.id != "command_post"]
"""The camps whose text differs in the revised printing."""
PLACE: Final = {
    "hand": "term-hand",
    "play_area": "term-play-area",
    "queue": "term-event-queue",
    "resolving": "term-resolve",
}
JUNK_TERM: Final = {"punk": "term-gain-punk"}
EFFECTS: Final = {
    "damage": "term-damage",
    "injure": "term-injure",
    "destroy": "term-destroy",
    "restore": "term-restore",
    "draw": "term-draw",
    "punk": "term-gain-punk",
    "water": "term-extra-water",
    "raid": "term-raid",
}
"""The effect icons and their names."""


def draw(view: Seen, word: Word, width: int) -> list[str]:
    """The table as the seat of this view sees it."""
    table = _table(view)
    own = view.seat if view.seat is not None else 0
    mine = table.sides[own]
    theirs = table.sides[1 - own]
    if mine.offer is not None:
        lines: list[str] = []
        for kind in mine.offer:
            lines += [*_described(kind, table.camp_set, word, width), ""]
        return lines[:-1]
    room = min(WIDE, max(NARROW, (width - 4) // 3 - 2))
    lines = [_turn(table, word), ""]
    lines += _status(theirs, 1 - own, word)
    lines.append(_rule("┌", "┬", "┐", room))
    lines += [_row(theirs, row, room, word) for row in (0, 1, 2)]
    lines.append(_rule("├", "┼", "┤", room))
    lines += [_row(mine, row, room, word) for row in (2, 1, 0)]
    lines.append(_rule("└", "┴", "┘", room))
    lines += _status(mine, own, word)
    if mine.hand is not None:
        cards = [f"{_name(kind, word)} ({COST[KIND[kind]]})" for kind in mine.hand]
        if mine.silo == "hand":
            cards.append(word("card-water-silo"))
        lines += wrap(f"{_cap(word('term-hand'))}: {', '.join(cards) or '–'}", width, subsequent_indent="  ")
    return lines


def info(view: Seen, name: str, word: Word) -> list[str]:
    """What the effects and the cards of that name do: cards on the table, in your own hand and in your own offer."""
    table = _table(view)
    wanted = name.casefold()
    lines: list[str] = []
    for effect, term in EFFECTS.items():
        if word(term).casefold() == wanted:
            text = word(effect_text(effect, table.edition))
            lines += [_cap(word(term)), *wrap(text, TEXT, initial_indent="  ", subsequent_indent="    ")]
    for kind in _ids(table):
        if wanted in _name(kind, word).casefold():
            lines += _described(kind, table.camp_set, word, TEXT)
    return lines


def effect_text(effect: str, edition: str) -> str:
    """The message that explains an effect icon: RESTORE differs by edition (RAD-EFF-RESTORE-04)."""
    return "effect-restore-ua-text" if effect == "restore" and edition == "ua" else f"effect-{effect}-text"


def _turn(table: BoardView, word: Word) -> str:
    discard = table.discard
    top = f" ({_name(discard.top, word)})" if discard.top is not None else ""
    parts = [
        f"{_cap(word('term-turn'))} {table.turn}",
        f"{word('term-draw-deck')} {table.deck}",
        f"{word('term-discard-pile')} {discard.count}{top}",
    ]
    for now in (table.resolving, table.announced):
        if now is not None:
            parts.append(f"→ {_name(now, word)}")
    return " · ".join(parts)


def _status(side: Side, seat: int, word: Word) -> list[str]:
    queue: list[str] = []
    for space, kind in enumerate(side.queue, 1):
        queue.append(f"{space} {'–' if kind is None else _name(kind, word)}")
    first = [
        word(f"seat-{seat}"),
        f"{word('term-water')} {side.water}",
        f"{word('term-hand')} {side.hand_count}",
        f"{word('card-water-silo')}: {word(PLACE[side.silo])}",
        f"{word('card-raiders')}: {word(PLACE[side.raiders])}",
    ]
    return [" · ".join(first), f"{_cap(word('term-event-queue'))}: {'   '.join(queue)}"]


def _row(side: Side, row: int, room: int, word: Word) -> str:
    cells = [_cell(column[row], room, word) for column in side.columns]
    return f"│ {' │ '.join(cells)} │"


def _cell(card: InPlay | None, room: int, word: Word) -> str:
    if card is None:
        return " " * room
    name = _name(card.card, word)
    if card.type == "camp":
        name = f"[{name}]"
    mark = f"{'✗' if card.state == 'destroyed' else READY if card.ready else NOT_READY} "
    note = "" if card.state == "undamaged" else f" {word(f'term-{card.state}')}"
    left = room - len(mark) - len(note)
    if len(name) > left:
        name = name[: max(1, left - 1)] + "…"
    return (mark + name + note)[:room].ljust(room)


def _rule(left: str, middle: str, right: str, room: int) -> str:
    return left + middle.join(["─" * (room + 2)] * 3) + right


def _described(name: str, camp_set: str, word: Word, width: int) -> list[str]:
    message = f"card-{name.replace('_', '-')}"
    text = word(f"{message}-v2-text" if camp_set == "v2" and name in REVISED else f"{message}-text")
    lines = [f"{_name(name, word)}{_printed(name, camp_set, word)}"]
    for line in text.splitlines():
        lines += wrap(line, min(width, TEXT), initial_indent="  ", subsequent_indent="    ")
    return lines


def _printed(name: str, camp_set: str, word: Word) -> str:
    """The numbers of a card."""
    kind = KIND[name]
    if kind >= FIRST_CAMP:
        return f" · {word('term-starting-cards')} {START[camp_kind(name, camp_set)]}"
    if kind >= RAIDERS or kind == PUNK:
        return ""
    junk = word(JUNK_TERM.get(JUNK[kind], f"term-{JUNK[kind]}"))
    bomb = f" · {word('term-bomb-icon')} {BOMB[kind]}" if kind >= FIRST_EVENT else ""
    return f" · {word('term-cost')} {COST[kind]}{bomb} · {word('term-junk')}: {junk}"


def _ids(table: BoardView) -> list[str]:
    """Every card that the view names, once, in the order of the view."""
    found: list[str] = []
    for side in table.sides:
        found += [card.card for column in side.columns for card in column if card is not None]
        found += [kind for kind in (*(side.hand or ()), *(side.offer or ()), *side.queue) if kind is not None]
    found += [kind for kind in (table.discard.top, table.resolving, table.announced) if kind is not None]
    found += ["water_silo", "raiders", "punk"]
    return list(dict.fromkeys(found))


def _name(kind: str, word: Word) -> str:
    return word(f"card-{kind.replace('_', '-')}")


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def _table(view: Seen) -> BoardView:
    assert isinstance(view.table, BoardView)
    return view.table
