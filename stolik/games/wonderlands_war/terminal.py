"""Wonderland's War in the terminal: the tea table, the regions with everybody's units, the players' boards."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from stolik.games.wonderlands_war.kinds import CHIP_OF, FACTION_OF, STRENGTH, SYMBOLS, TRACK_END
from stolik.games.wonderlands_war.say import dashed, own_chip_word, piece_word, wonderlandian_word
from stolik.kernel.state import Json

Word = Callable[[str], str]
Table = dict[str, Json]

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


def draw(view: Table, word: Word, width: int) -> list[str]:
    """The table as the seat of this view sees it."""
    table = _table(view["table"])
    seat = view["seat"]
    lines = [_head(table, word), ""]
    if table["phase"] in WAR:
        lines += _battle(table, word)
    else:
        lines += _tea(_table(table["tea"]), word, width)
    lines.append("")
    lines += _regions(table, word)
    lines.append("")
    seats = _list(table["seats"])
    for owner, side in enumerate(seats):
        lines += _board(_table(side), owner, owner == seat, word, width)
    market = ", ".join(_said(wonderlandian_word(str(name)), word) for name in _list(table["market"]))
    lines.append(f"{word('zone-market')}: {market or '–'}")
    return lines


def info(view: Table, name: str, word: Word) -> list[str]:
    """What the things of that name do: ability cards, abilities, Wonderlandians, quests that the view names."""
    table = _table(view["table"])
    wanted = name.casefold()
    lines: list[str] = []
    for message in _messages(table):
        if wanted in word(message).casefold():
            lines.append(word(message))
            lines += wrap(word(f"{message}-text"), TEXT, initial_indent="  ", subsequent_indent="  ")
    return lines


def _messages(table: Table) -> list[str]:
    """Every message with a text that the view is about."""
    found = [f"ally-card-{dashed(kind)}-{letter}" for kind, letter in _table(table["ally_cards"]).items()]
    found += [wonderlandian_word(str(name))[1:] for name in _list(table["market"])]
    for raw in _list(table["seats"]):
        side = _table(raw)
        found += [f"ability-{dashed(str(_table(ability)['ability']))}" for ability in _list(side["abilities"])]
        found += [wonderlandian_word(str(name))[1:] for name in _list(side["wonderlandians"])]
        for key in ("offer", "quests", "feats"):
            names = side[key]
            if isinstance(names, list):
                found += [f"quest-{dashed(str(name))}" for name in names]
    return list(dict.fromkeys(found))


def _head(table: Table, word: Word) -> str:
    supply = _table(table["supply"])
    return " · ".join(
        (
            f"{word('zone-round')} {table['round']}",
            f"{word('zone-madness-supply')} {supply['madness']}",
            f"{word('zone-poison-pool')} {table['poison_pool']}",
            f"{word('zone-wonderlandian-deck')} {table['wonderlandian_deck']}",
            f"{word('zone-quest-deck')} {table['quest_deck']}",
        )
    )


def _tea(tea: Table, word: Word, width: int) -> list[str]:
    """One line a chair, from the Head of the Table on."""
    at_head = ", ".join(word(f"seat-{owner}") for owner in _list(tea["head"]))
    lines = [f"{word('zone-tea')} ({word('zone-tea-deck')} {tea['deck']})", f"   {word('zone-head')}: {at_head or '–'}"]
    for raw in _list(tea["chairs"]):
        chair = _table(raw)
        if chair["leader"] is not None:
            leader = word(f"seat-{chair['leader']}")
            what = f"[{leader}]"
        elif chair["card"] is None:
            what = "–"
        else:
            what = word(f"tea-{dashed(str(chair['card']))}")
            if chair["poison"]:
                what += f" ☠ {word('mark-poison')}"
        lines.append(f"{chair['chair']:>3} {what}"[:width])
    return lines


def _battle(table: Table, word: Word) -> list[str]:
    """The battle track of the region that is fought for."""
    battle = table["battle"]
    if not isinstance(battle, dict):
        return []
    name = word(f"region-{dashed(str(battle['region']))}")
    value = f"{word('zone-battle-value')} {battle['value']}"
    lines = [f"{word('mark-battle')}: {name} · {value} · {word('zone-draw')} {battle['draw']}"]
    if battle["resistance"] is not None:
        lines[0] += f" · {word('zone-resistance')} {battle['resistance']}"
    for owner, raw in enumerate(_list(table["seats"])):
        side = _table(raw)
        if side["status"] == "absent":
            continue
        strength = side["strength"]
        assert isinstance(strength, int)
        bar = "".join("●" if n == strength else "†" if n in SYMBOLS else "·" for n in range(TRACK_END + 1))
        lines.append(f"  {bar} {strength:>2} {word(f'seat-{owner}')} ({word('mark-' + str(side['status']))})")
    return lines


def _regions(table: Table, word: Word) -> list[str]:
    lines: list[str] = []
    for raw in _list(table["regions"]):
        region = _table(raw)
        if not region["used"]:
            continue
        name = word(f"region-{dashed(str(region['region']))}")
        vp = "/".join(str(value) for value in _list(region["vp"]))
        sides: list[str] = []
        for owner, units in enumerate(_list(region["units"])):
            there = _units(_table(units), word)
            if there:
                sides.append(f"{word(f'seat-{owner}')}: {there}")
        marker = " ◂" if region["marker"] else ""
        lines.append(f"{name} ({vp}){marker}: {'; '.join(sides) or '–'}")
    return lines


def _units(units: Table, word: Word) -> str:
    parts: list[str] = []
    if units["supporters"]:
        parts.append(f"{units['supporters']} × {_said(piece_word('supporter'), word)}")
    parts += [_said(piece_word(str(pawn)), word) for pawn in _list(units["pawns"])]
    if units["leader"]:
        parts.append(_said(piece_word("leader"), word))
    if units["castle"] != "none":
        parts.append(word(f"castle-{units['castle']}"))
    return ", ".join(parts)


def _board(side: Table, owner: int, is_mine: bool, word: Word, width: int) -> list[str]:
    """A player's board in a few lines."""
    faction = side["faction"]
    if faction is None:
        return [word(f"seat-{owner}")]
    parts = [f"{word(f'seat-{owner}')}: {word(f'faction-{faction}')}"]
    for name in ("vp", "shards", "leader_strength", "reserve", "bag_count", "castle_value", "quest_count"):
        parts.append(f"{word(f'zone-{dashed(name)}')} {side[name]}")
    parts.append(word("mark-shield-working" if side["shield"] else "mark-shield-broken"))
    lines = wrap(" · ".join(parts), width, subsequent_indent="    ")
    unlocked = [str(_table(raw)["ability"]) for raw in _list(side["abilities"]) if _table(raw)["unlocked"]]
    shown = [("zone-active", _chips(side, "active", word)), ("zone-madness", _chips(side, "madness", word))]
    if unlocked:
        shown.append(("zone-unlocked", ", ".join(word(f"ability-{dashed(name)}") for name in unlocked)))
    forged = ["".join("■" if chip is not None else "□" for chip in _list(row)) for row in _list(side["forge"])]
    shown.append(("zone-forge", " ".join(forged)))
    if is_mine:
        shown.append(("zone-bag", _chips(side, "bag", word)))
        shown.append(("zone-drawn", _chips(side, "drawn", word)))
        odds = side["odds"]
        if isinstance(odds, dict):
            for name in ("madness", "double_madness", "poison"):
                if odds[name]:
                    shown.append((f"zone-odds-{dashed(name)}", f"{odds[name]} / {odds['chips']}"))
        quests = [str(name) for key in ("offer", "quests") for name in _list(side[key])]
        shown.append(("zone-quests", "; ".join(word(f"quest-{dashed(name)}") for name in quests)))
    for message, text in shown:
        if text:
            lines += wrap(f"    {word(message)}: {text}", width, subsequent_indent="      ")
    return lines


def _chips(side: Table, key: str, word: Word) -> str:
    chips = side[key]
    if not isinstance(chips, list):
        return ""
    names: list[str] = []
    faction = FACTION_OF[str(side["faction"])]
    for chip in dict.fromkeys(str(chip) for chip in chips):
        count = chips.count(chip)
        strength = STRENGTH[CHIP_OF[chip]]
        name = _said(own_chip_word(faction, chip), word) + (f" ({strength})" if strength else "")
        names.append(f"{count} × {name}" if count > 1 else name)
    return ", ".join(names)


def _said(name: str, word: Word) -> str:
    return word(name[1:])


def _table(value: Json) -> Table:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
