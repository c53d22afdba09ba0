"""First guesses: how much an option promises before anybody has looked further."""

from typing import Final

from stolik.games.apex_legends.catalogue import ACCESSORY, LEGEND, LOOT_KIND, RANK, SORT, TOKEN, WORN_AT
from stolik.games.apex_legends.evaluation import WEAPON_WORTH, place_worth, threat_to
from stolik.games.apex_legends.geometry.grid import SPACES
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import space_of
from stolik.games.apex_legends.rules.melee import adjacent_enemies
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import Option, Question, number

PROMISE: Final[dict[str, float]] = {
    "attack": 0.85,
    "open": 0.9,
    "open_drop": 0.85,
    "react": 0.8,
    "boost": 0.75,
    "initiate": 0.6,
    "play": 0.55,
    "take": 0.4,
    "move": 0.6,
    "interact": 0.08,
    "use": 0.1,
    "melee": 0.03,
    "destroy": 0.02,
    "helmet": 0.1,
    "rush": 0.25,
    "drop": 0.02,
    "drop_loot": 0.01,
    "detach": 0.02,
    "zip": 0.2,
    "swap": 0.3,
    "keep": 0.75,
    "attach": 0.7,
    "ammo": 0.5,
    "discard_weapon": 0.2,
    "pass": 0.4,
    "never": 0.01,
    "fall": 0.01,
    "leave": 0.1,
    "weapon": 0.6,
    "pack": 0.5,
    "deal": 0.6,
    "deal_rest": 0.98,
    "climb": 0.6,
}
"""By the option's verb, where nothing more is known."""


def promise(t: Board, question: Question, option: Option) -> float:
    """A first guess, from 0 to 1."""
    kind = question.kind
    if kind == "move":
        return _step_promise(t, question.note, option)
    verb = str(option[0])
    if verb in ("shoot", "shoot_special"):
        return 0.6 + min(
            0.4, threat_to(t, t.active, LEGEND[str(option[1])], number(option[2]) - 1, t.space[t.active]) / 30
        )
    if kind == "act":
        return _act_promise(t, t.active, verb)
    if kind == "gain":
        return _gain_promise(t, question.note, verb, option)
    if verb == "done":
        return 0.3
    if verb == "use":
        heals = LOOT_KIND[str(option[1])]
        return 0.8 if SORT[heals] == ACCESSORY and is_hurt(t, question.note) else 0.15
    if verb == "wear":
        return 0.9
    return PROMISE.get(verb, 0.5)


def is_hurt(t: Board, who: int) -> bool:
    """Whether a legend should restore something."""
    return t.health[who] < HURT_HEALTH or t.shield[who] < HURT_SHIELD


HURT_HEALTH: Final = 28
HURT_SHIELD: Final = 8


def _step_promise(t: Board, mp: int, option: Option) -> float:
    if option[0] == "done":
        return 0.3 if mp else 0.9
    if option[0] == "rush":
        return 0.1
    who = t.moving
    here = t.space[who]
    if here >= SPACES:
        return 0.5
    gain = place_worth(t, who, space_of(option)) - place_worth(t, who, here)
    return min(1.0, max(0.0, 0.5 + gain))


def _act_promise(t: Board, who: int, verb: str) -> float:
    if verb == "end":
        return 0.9 if t.ap else 0.97
    if verb == "interact":
        for at in LANDS[t.land].bins_by[t.space[who]]:
            if not t.open_bins >> at & 1:
                return 0.75
        return 0.03
    if verb == "melee":
        return 0.8 if adjacent_enemies(t, who) else 0.03
    if verb == "use":
        return 0.7 if is_hurt(t, who) and any(SORT[kind] == ACCESSORY for kind in t.packs[who]) else 0.02
    return PROMISE.get(verb, 0.5)


def _gain_promise(t: Board, who: int, verb: str, option: Option) -> float:
    if verb == "wear":
        token = TOKEN[str(option[1])]
        worn = t.gear[who * 3 + WORN_AT[token >> 1]]
        return 0.9 if RANK[token >> 1] > RANK[worn >> 1] else 0.05
    if verb == "exchange":
        old = t.weapon[who * 2 + number(option[1]) - 1]
        return 0.8 if WEAPON_WORTH[t.gained_weapons[-1]] > WEAPON_WORTH[old] + 0.1 else 0.1
    return PROMISE.get(verb, 0.5)
