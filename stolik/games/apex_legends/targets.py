"""What on the table an option is about."""

from typing import Final

from stolik.games.apex_legends.catalogue import ABILITY, GEAR, LEGENDS, LOOT_KIND, SORT, WEAPON
from stolik.games.apex_legends.state import Board
from stolik.games.apex_legends.wording import owner_of_question
from stolik.kernel.question import Option, Question

KEYS: Final = ("move", "interact", "use", "melee", "destroy", "helmet", "rush", "drop_loot")
"""Verbs without more that are keys of a legend's board."""
ALONE_AT: Final[dict[str, str]] = {
    "pick": "legend",
    "activate": "legend",
    "attack": "legend",
    "legend": "legend",
    "boost": "feat",
    "play": "feat",
    "discard": "feat",
    "initiate": "power",
    "accelerate": "power",
    "drop": "loot",
    "use": "loot",
    "weapon": "card",
    "redraw": "aim",
    "facing": "facing",
    "shift": "shift",
    "axis": "axis",
    "choose": "choice",
}
"""By verb: the kind of thing that the word after it names."""
SPACES: Final = ("step", "go", "on", "climb", "respawn", "throw", "open_drop")
OWN: Final[dict[str, str]] = {"keep": "pack", "swap": "pack", "wear": "gear", "drop": "ground"}
"""By verb: where something that was gained goes."""


def target(t: Board, question: Question, option: Option) -> dict[str, list[int | str]]:
    """What on the table an option is about, in the order in which a person would point at it.

    `space` is x and y, `node` i, j and level, `bin` and `lying` a thing and where it is; `legend`, `feat`, `power` (an
    ability), `loot`, `aim`, `card` (a weapon), `team`, `figure` are ids; `weapon` is whose and which slot, `special`
    that weapon's own action, `fitted` what is attached there; `pack`, `gear` and `ground` are places of a legend,
    `side` an edge of the entry tile; `act` is a key of the legend's board, `button` the verb where nothing on the table
    stands for an option.
    """
    verb = str(option[0])
    if len(option) == 1:
        return _alone(t, question, verb)
    if question.kind == "equip":
        return _dealt(option)
    rest = list(option[1:])
    if verb in SPACES:
        return {"space": rest}
    if verb in ("node", "zip"):
        return {"node": rest}
    if verb == "react":
        return {"power" if str(option[1]) in ABILITY else "feat": rest}
    if verb in ("shoot", "shoot_special"):
        way = "weapon" if verb == "shoot" else "special"
        return {"legend": [rest[0]], way: [LEGENDS[t.active], rest[1]], "button": [verb]}
    if verb == "place":
        # The last legend needs not be pointed at.
        is_last = all(other[1] == rest[0] for other in question.options)
        return {"side": rest[1:]} if is_last else {"legend": rest[:1], "side": rest[1:]}
    if verb == "enter":
        is_only = sum(1 for other in question.options if other[2:] == option[2:]) < 2
        return {"space": rest[1:]} if is_only else {"space": rest[1:], "legend": rest[:1]}
    return _about_thing(t, question, verb, rest)


def _alone(t: Board, question: Question, verb: str) -> dict[str, list[int | str]]:
    """What an option without more is about."""
    if question.kind == "colour":
        return {"team": [verb]}
    if verb == "pack":
        return {"pack": [LEGENDS[owner_of_question(t, question)]]}
    return {"act" if verb in KEYS else "button": [verb]}


def _about_thing(t: Board, question: Question, verb: str, rest: list[int | str]) -> dict[str, list[int | str]]:
    """What an option is about that names a token, a card, a weapon or a figure."""
    if verb in ("under", "top"):
        return {"aim": rest, "deck": [verb]}
    if verb == "open":
        return {"bin": rest}
    if verb == "take":
        return {"lying": rest}
    if verb == "destroy":
        return {"figure": rest} if len(rest) == 1 else {"raven": rest[1:]}
    who = LEGENDS[owner_of_question(t, question)]
    if verb == "attach":
        return {"loot": rest[:1], "weapon": [who, rest[1]]}
    if verb == "detach":
        return {"fitted": [who, rest[1], rest[0]]}
    if question.kind == "old_attachment":
        return {"ground": [who]}
    if question.kind == "gain" and verb in OWN:
        return {"loot": rest, OWN[verb]: [who]}
    if verb == "play" and len(rest) > 1:
        return {"feat": rest[:1], "legend": rest[1:]}
    return {ALONE_AT[verb]: rest} if verb in ALONE_AT else {"weapon": [who, *rest]}


def _dealt(option: Option) -> dict[str, list[int | str]]:
    """An item of the pool, then its place at a legend."""
    name = str(option[1])
    found: dict[str, list[int | str]] = {"card" if name in WEAPON else "loot": [name]}
    if option[0] == "leave":
        found["button"] = ["leave"]
    elif len(option) > 3:
        found["weapon"] = [option[2], option[3]]
    elif name in WEAPON:
        found["legend"] = [option[2]]
    else:
        found["gear" if SORT[LOOT_KIND[name]] == GEAR else "pack"] = [option[2]]
    return found
