"""What is said to people about a match: questions, options, events and results, as messages of `words/`."""

from collections.abc import Mapping
from typing import Final

from stolik.games.apex_legends.kinds import (
    ABILITY,
    AIM_CARD,
    AIM_VALUE,
    ATTACHMENT,
    GEAR,
    LEGEND,
    LEGENDS,
    LOOT_KIND,
    NOTHING,
    SORT,
    WEAPON,
    WEAPONS,
)
from stolik.games.apex_legends.rules.pool import Loadout
from stolik.games.apex_legends.rules.teams import team_of_seat
from stolik.games.apex_legends.state import Board
from stolik.kernel.game import Said
from stolik.kernel.question import Option, Question, number
from stolik.kernel.state import Result

Words = dict[str, int | str]


def card_word(name: str) -> str:
    """The name of anything printed, for the arguments of a message."""
    return f"@card-{dashed(name)}"


def seat_word(seat: int) -> str:
    """The name of a seat, for the arguments of a message."""
    return f"@seat-{seat}"


def dashed(name: str) -> str:
    """An id as the words files spell it."""
    return name.replace("_", "-")


# Questions


def say_question(question: Question) -> Said:
    """The question as one sentence, with the card that asks it."""
    if question.kind == "move":
        return Said("ask-move", {"mp": question.note})
    if question.kind == "equip":
        return Said("ask-equip", {"left": question.note})
    if question.source == "":
        return Said(f"ask-{dashed(question.kind)}")
    return Said("ask-from", {"ask": f"@ask-{dashed(question.kind)}", "source": card_word(question.source)})


# Options

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "pick": ("card",),
    "activate": ("card",),
    "place": ("card", "side"),
    "enter": ("card", "x", "y"),
    "shoot": ("card", "slot"),
    "shoot_special": ("card", "slot"),
    "boost": ("card",),
    "react": ("card",),
    "initiate": ("card",),
    "discard": ("card",),
    "drop": ("card",),
    "take": ("card", "x", "y"),
    "step": ("x", "y"),
    "go": ("x", "y"),
    "on": ("x", "y"),
    "climb": ("x", "y"),
    "throw": ("x", "y"),
    "open_drop": ("x", "y"),
    "node": ("i", "j", "level"),
    "zip": ("i", "j", "level"),
    "attach": ("card", "slot"),
    "detach": ("card", "slot"),
    "use": ("card",),
    "attack": ("card",),
    "with": ("slot",),
    "keep": ("card",),
    "swap": ("card",),
    "wear": ("card",),
    "exchange": ("slot",),
    "weapon": ("card",),
    "load": ("slot",),
    "legend": ("card",),
    "choose": ("choice",),
    "accelerate": ("card",),
    "under": ("card",),
    "top": ("card",),
    "redraw": ("card",),
    "facing": ("facing",),
    "shift": ("direction",),
    "axis": ("axis",),
    "respawn": ("x", "y"),
}
"""What follows the verb of an option."""
ALONE: Final = {"use": "option-use-and-move", "destroy": "option-destroy-and-move", "respawn": "option-respawn-now"}
"""Verbs that mean something else when nothing follows them."""


def say_option(t: Board, question: Question, option: Option) -> Said:
    """An option as a button would show it to the seat that is asked."""
    verb = str(option[0])
    if len(option) == 1:
        if verb == "move" and question.kind == "act":
            return Said("option-move-2")
        return Said(ALONE.get(verb, f"option-{dashed(verb)}"))
    if question.kind == "equip":
        return _say_dealt(t, question.seat, option)
    if verb == "open":
        return Said(f"option-open-{option[1]}", {"x": number(option[2]), "y": number(option[3])})
    if verb == "destroy":
        args: Words = {"legend": card_word(str(option[2]))} if len(option) > 2 else {}
        return Said(f"option-destroy-{dashed(str(option[1]))}", args)
    if verb == "play":
        args = {"card": card_word(str(option[1]))}
        if len(option) > 2:
            args["legend"] = card_word(str(option[2]))
        return Said("option-play-for" if len(option) > 2 else "option-play", args)
    args = {}
    for name, part in zip(PARTS[verb], option[1:], strict=True):
        if name == "card":
            args[name] = card_word(str(part))
        elif name == "slot":
            args["weapon"] = card_word(WEAPONS[t.weapon[_owner(t, question) * 2 + number(part) - 1]])
        elif isinstance(part, str):
            args[name] = f"@{name}-{dashed(part)}"
        else:
            args[name] = part
    return Said(f"option-{dashed(verb)}", args)


def _say_dealt(t: Board, seat: int, option: Option) -> Said:
    """What becomes of an item of the starting pool (AP-EQUIP-02)."""
    name = str(option[1])
    args: Words = {"item": card_word(name)}
    if option[0] == "leave":
        return Said("option-deal-leave", args)
    args["card"] = card_word(str(option[2]))
    if len(option) > 3:
        at = LEGEND[str(option[2])] * 2 + number(option[3]) - 1
        args["weapon"] = card_word(WEAPONS[Loadout(t, team_of_seat(t, seat)).weapons[at]])
        return Said("option-deal-attach", args)
    if name in WEAPON:
        return Said("option-deal-weapon", args)
    return Said("option-deal-wear" if SORT[LOOT_KIND[name]] == GEAR else "option-deal-pack", args)


def _owner(t: Board, question: Question) -> int:
    """The legend whose weapon an option means: that of the activation, in stage 2 the one the question is about."""
    return question.note if t.active == NOTHING else t.active


# What an option is about

POINTED: Final[dict[str, str]] = {
    "pick": "legend",
    "activate": "legend",
    "place": "legend",
    "enter": "legend",
    "shoot": "legend",
    "shoot_special": "legend",
    "attack": "legend",
    "legend": "legend",
    "boost": "feat",
    "play": "feat",
    "discard": "feat",
    "initiate": "ability",
    "accelerate": "ability",
    "drop": "loot",
    "take": "loot",
    "attach": "loot",
    "detach": "loot",
    "use": "loot",
    "keep": "loot",
    "swap": "loot",
    "wear": "loot",
    "weapon": "card",
    "under": "aim",
    "top": "aim",
    "redraw": "aim",
}
"""What the word after a verb points at."""
PILED: Final = (
    *("under", "top", "keep", "swap", "wear", "drop", "attach", "discard", "play", "initiate", "shoot_special"),
)
"""Verbs that need a button of their own, since the same thing can be done something else with."""


def target(t: Board, question: Question, option: Option) -> dict[str, list[int | str]]:
    """What on the table an option is about, in the order in which a person would point at it.

    `space` is x and y, `node` i, j and level; `legend`, `feat`, `ability`, `loot`, `aim`, `card` are ids; `weapon` is
    whose and which slot, `side` an edge of the entry tile, `button` the verb where pointing at things would not tell
    options apart.
    """
    verb = str(option[0])
    if len(option) == 1:
        return {"button": [verb]}
    if question.kind == "equip":
        return _dealt(option)
    if verb == "open":
        return {"bin": list(option[1:])}
    if verb == "destroy":
        return {"figure": [option[1]]} if len(option) == 2 else {"figure": [option[1]], "legend": [option[2]]}
    if verb == "react":
        name = str(option[1])
        return {"ability" if name in ABILITY else "feat": [name]}
    if verb in ("node", "zip"):
        return {"node": list(option[1:])}
    if verb in ("facing", "shift", "axis", "choose"):
        return {"button": list(option)}
    found: dict[str, list[int | str]] = {}
    rest = list(option[1:])
    if verb in POINTED:
        found[POINTED[verb]] = [rest.pop(0)]
        if verb in PILED:
            found["button"] = [verb]
    if verb == "place":
        found["side"] = rest
    elif verb == "play" and rest:
        found["legend"] = rest
    elif len(rest) == 2:
        found["space"] = rest
    elif rest:
        found["weapon"] = [LEGENDS[_owner(t, question)], *rest]
    return found


def _dealt(option: Option) -> dict[str, list[int | str]]:
    """An item of the pool, then the legend it is for; an attachment has several places there."""
    name = str(option[1])
    found: dict[str, list[int | str]] = {"card" if name in WEAPON else "loot": [name]}
    if option[0] == "leave":
        found["button"] = ["leave"]
        return found
    found["legend"] = [option[2]]
    if len(option) > 3:
        found["button"] = ["attach", option[3]]
    elif name not in WEAPON and SORT[LOOT_KIND[name]] == ATTACHMENT:
        found["button"] = ["pack"]
    return found


# Events and results


NAMES: Final = (
    *("legend", "enemy", "ally", "loot", "feat", "ability", "weapon", "old", "card", "figure", "item"),
    *("first", "second"),
)
"""The details of events that name something printed."""
WORDED: Final = ("team", "side", "action")
"""The details of events that are words of their own."""
IN_ORDER: Final = ("first", "second", "third")


def say_event(line: Mapping[str, object]) -> Said:
    """A line of the log as a sentence; what its reader may not know is not in it."""
    kind = str(line["event"])
    if kind == "ended":
        places = line["places"]
        assert isinstance(places, list | tuple)
        return _say_end([number(place) for place in places], str(line["reason"]))
    args: Words = {}
    for key, value in line.items():
        if key in NAMES and isinstance(value, str):
            args[key] = card_word(value)
        elif key in WORDED and isinstance(value, str):
            args[key] = f"@{key}-{dashed(value)}"
        elif key == "seat" and isinstance(value, int):
            args[key] = seat_word(value)
        elif key == "cards" and isinstance(value, list | tuple):
            args[key] = ", ".join(str(AIM_VALUE[AIM_CARD[str(card)]]) for card in value)
        elif key == "feats" and isinstance(value, list | tuple):
            for name, feat in zip(IN_ORDER, value, strict=False):
                args[name] = card_word(str(feat))
        elif key not in ("event", "after") and isinstance(value, int):
            args[key] = value
    return Said(f"event-{_sentence(kind, args)}", args)


def _sentence(kind: str, args: Words) -> str:
    """Which sentence an event is told with: some have another for those who see more, or for another outcome."""
    if kind == "drew_feats" and "first" in args:
        return f"drew-feats-{sum(1 for name in IN_ORDER if name in args)}"
    if (kind == "sorted_item" and "item" in args) or (kind == "peeked" and "cards" in args):
        return f"{dashed(kind)}-shown"
    if kind == "destroyed":  # each figure is named in the case that its language needs
        return f"destroyed-{str(args['figure']).removeprefix('@card-')}"
    if kind == "revealed_aim" and args["cards"] == "":
        return "revealed-no-aim"
    if kind == "sorted_item" and "count" in args:
        return "sorted-item-rest"
    if kind == "attacked" and args["success"] == 0:
        return "missed"
    if kind == "accelerated" and args["position"] == 0:
        return "available"
    return dashed(kind)


def say_result(result: Result) -> Said:
    """Who won, and why."""
    return _say_end(list(result.places), result.reason)


def _say_end(places: list[int], reason: str) -> Said:
    """A team is named by its first seat."""
    if 2 not in places:
        return Said(f"over-{dashed(reason)}")
    message = "over-gave-up" if reason == "conceded" else f"over-{dashed(reason)}"
    return Said(message, {"winner": seat_word(places.index(1)), "loser": seat_word(places.index(2))})
