"""Wonderland's War in the terminal: the tea table, the regions with everybody's units, the players' boards."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from stolik.games.wonderlands_war.catalogue import CHIP_OF, FACTION_OF, STRENGTH, SYMBOLS, TRACK_END
from stolik.games.wonderlands_war.plain import counts, harms
from stolik.games.wonderlands_war.view import BoardView, Side, Tea, Units
from stolik.games.wonderlands_war.wording import dashed, own_chip_word, piece_word, wonderlandian_word
from stolik.kernel.view import Seen

Word = Callable[[str], str]

TEXT: Final = 100
WAR: Final = (
    "battle",
    "wager",
    "decide",
    "draw",
    "choose_chip",
    "play",
    "award",
    "feats",
    "end_effects",
    "forge",
    "settle",
)


def draw(view: Seen, word: Word, width: int) -> list[str]:
    """The table as the seat of this view sees it."""
    table = _table(view)
    lines = [_head(table, word), ""]
    if table.phase in WAR:
        lines += _battle(table, word)
    else:
        lines += _tea(table.tea, word, width)
    lines.append("")
    lines += _regions(table, word)
    lines.append("")
    for owner, side in enumerate(table.seats):
        lines += _board(side, owner, owner == view.seat, word, width)
    market = ", ".join(_said(wonderlandian_word(name), word) for name in table.market)
    lines.append(f"{word('zone-market')}: {market or '–'}")
    return lines


def info(view: Seen, name: str, word: Word) -> list[str]:
    """What the things of that name do: ability cards, abilities, Wonderlandians, quests that the view names."""
    wanted = name.casefold()
    lines: list[str] = []
    for message in _messages(_table(view)):
        if wanted in word(message).casefold():
            lines.append(word(message))
            lines += wrap(word(f"{message}-text"), TEXT, initial_indent="  ", subsequent_indent="  ")
    return lines


def _table(view: Seen) -> BoardView:
    assert isinstance(view.table, BoardView)
    return view.table


def _messages(table: BoardView) -> list[str]:
    """Every message with a text that the view is about."""
    found = [f"ally-card-{dashed(kind)}-{letter}" for kind, letter in table.ally_cards.items()]
    found += [wonderlandian_word(name)[1:] for name in table.market]
    for side in table.seats:
        found += [f"ability-{dashed(disc.ability)}" for disc in side.abilities]
        found += [wonderlandian_word(name)[1:] for name in side.wonderlandians]
        quests = (side.offer or []) + (side.quests or []) + side.feats
        found += [f"quest-{dashed(name)}" for name in quests]
    return list(dict.fromkeys(found))


def _head(table: BoardView, word: Word) -> str:
    return " · ".join(
        (
            f"{word('zone-round')} {table.round}",
            f"{word('zone-madness-supply')} {table.supply['madness']}",
            f"{word('zone-poison-pool')} {table.poison_pool}",
            f"{word('zone-wonderlandian-deck')} {table.wonderlandian_deck}",
            f"{word('zone-quest-deck')} {table.quest_deck}",
        )
    )


def _tea(tea: Tea, word: Word, width: int) -> list[str]:
    """One line a chair, from the Head of the Table on."""
    at_head = ", ".join(word(f"seat-{owner}") for owner in tea.head)
    lines = [f"{word('zone-tea')} ({word('zone-tea-deck')} {tea.deck})", f"   {word('zone-head')}: {at_head or '–'}"]
    for chair in tea.chairs:
        if chair.leader is not None:
            leader = word(f"seat-{chair.leader}")
            what = f"[{leader}]"
        elif chair.card is None:
            what = "–"
        else:
            what = word(f"tea-{dashed(chair.card)}")
            if chair.poison:
                what += f" ☠ {word('mark-poison')}"
        lines.append(f"{chair.chair:>3} {what}"[:width])
    return lines


def _battle(table: BoardView, word: Word) -> list[str]:
    """The battle track of the region that is fought for."""
    battle = table.battle
    if battle is None:
        return []
    name = word(f"region-{dashed(battle.region)}")
    value = f"{word('zone-battle-value')} {battle.value}"
    lines = [f"{word('mark-battle')}: {name} · {value} · {word('zone-draw')} {battle.draw}"]
    if battle.resistance is not None:
        lines[0] += f" · {word('zone-resistance')} {battle.resistance}"
    for owner, side in enumerate(table.seats):
        if side.status == "absent":
            continue
        bar = "".join("●" if n == side.strength else "†" if n in SYMBOLS else "·" for n in range(TRACK_END + 1))
        lines.append(f"  {bar} {side.strength:>2} {word(f'seat-{owner}')} ({word('mark-' + side.status)})")
    return lines


def _regions(table: BoardView, word: Word) -> list[str]:
    lines: list[str] = []
    for region in table.regions:
        if not region.used:
            continue
        name = word(f"region-{dashed(region.region)}")
        vp = "/".join(str(value) for value in region.vp)
        sides: list[str] = []
        for owner, units in enumerate(region.units):
            there = _units(units, word)
            if there:
                sides.append(f"{word(f'seat-{owner}')}: {there}")
        marker = " ◂" if region.marker else ""
        lines.append(f"{name} ({vp}){marker}: {'; '.join(sides) or '–'}")
    return lines


def _units(units: Units, word: Word) -> str:
    parts: list[str] = []
    if units.supporters:
        parts.append(f"{units.supporters} × {_said(piece_word('supporter'), word)}")
    parts += [_said(piece_word(pawn), word) for pawn in units.pawns]
    if units.leader:
        parts.append(_said(piece_word("leader"), word))
    if units.castle != "none":
        parts.append(word(f"castle-{units.castle}"))
    return ", ".join(parts)


def _board(side: Side, owner: int, is_mine: bool, word: Word, width: int) -> list[str]:
    """A player's board in a few lines."""
    faction = side.faction
    if faction is None:
        return [word(f"seat-{owner}")]
    parts = [f"{word(f'seat-{owner}')}: {word(f'faction-{faction}')}"]
    for name, count in counts(side):
        parts.append(f"{word(f'zone-{dashed(name)}')} {count}")
    parts.append(word("mark-shield-working" if side.shield else "mark-shield-broken"))
    lines = wrap(" · ".join(parts), width, subsequent_indent="    ")
    unlocked = [disc.ability for disc in side.abilities if disc.unlocked]
    shown = [("zone-active", _chips(faction, side.active, word)), ("zone-madness", _chips(faction, side.madness, word))]
    if unlocked:
        shown.append(("zone-unlocked", ", ".join(word(f"ability-{dashed(name)}") for name in unlocked)))
    forged = ["".join("■" if chip is not None else "□" for chip in row) for row in side.forge]
    shown.append(("zone-forge", " ".join(forged)))
    if is_mine:
        shown.append(("zone-bag", _chips(faction, side.bag or [], word)))
        shown.append(("zone-drawn", _chips(faction, side.drawn or [], word)))
        if side.odds is not None:
            for name, count in harms(side.odds):
                if count:
                    shown.append((f"zone-odds-{dashed(name)}", f"{count} / {side.odds.chips}"))
        quests = (side.offer or []) + (side.quests or [])
        shown.append(("zone-quests", "; ".join(word(f"quest-{dashed(name)}") for name in quests)))
    for message, text in shown:
        if text:
            lines += wrap(f"    {word(message)}: {text}", width, subsequent_indent="      ")
    return lines


def _chips(faction: str, chips: list[str], word: Word) -> str:
    names: list[str] = []
    for chip in dict.fromkeys(chips):
        count = chips.count(chip)
        strength = STRENGTH[CHIP_OF[chip]]
        name = _said(own_chip_word(FACTION_OF[faction], chip), word) + (f" ({strength})" if strength else "")
        names.append(f"{count} × {name}" if count > 1 else name)
    return ", ".join(names)


def _said(name: str, word: Word) -> str:
    return word(name[1:])
