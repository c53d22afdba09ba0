"""What players usually do: how much every action promises before anybody has looked at the table.

Fitted to 25,784 choices of the greedy bot in 250 matches against itself, as log-odds of being chosen among what was
offered, and brought to a scale from 0 to 1. What is missing here never occurred.
`python -m stolik.arena.fit radlands --by use=1,4` counts afresh what is chosen today, beside these numbers.
"""

from typing import Final

from stolik.games.radlands.catalogue import FIRST_CAMP, NOTHING, PUNK
from stolik.games.radlands.options import ARGO, owner_of, slot_of
from stolik.games.radlands.state import DAMAGED, Board
from stolik.kernel.question import Option, Question, number

PLAY: Final[dict[str, float]] = {
    "argo_yesky": 0.87,
    "assassin": 0.83,
    "banish": 0.39,
    "bombardment": 0.36,
    "cult_leader": 0.37,
    "doomsayer": 0.72,
    "exterminator": 0.64,
    "famine": 0.24,
    "gunner": 0.88,
    "high_ground": 0.36,
    "holdout": 0.73,
    "interrogate": 0.1,
    "karli_blaze": 0.27,
    "looter": 0.65,
    "magnus_karv": 0.81,
    "mimic": 0.78,
    "molgur_stang": 0.68,
    "muse": 0.75,
    "mutant": 0.84,
    "napalm": 0.45,
    "pyromaniac": 0.75,
    "rabble_rouser": 0.74,
    "radiation": 0.15,
    "repair_bot": 0.75,
    "rescue_team": 0.53,
    "scientist": 0.72,
    "scout": 0.62,
    "sniper": 0.92,
    "strafe": 0.58,
    "truce": 0.48,
    "uprising": 0.39,
    "vanguard": 0.78,
    "vera_vosh": 0.29,
    "vigilante": 0.75,
    "wounded_soldier": 0.61,
    "zeto_khan": 0.33,
}
"""To play a person or an event, by the card."""

JUNK: Final[dict[str, float]] = {
    "argo_yesky": 0.47,
    "assassin": 0.6,
    "banish": 0.55,
    "bombardment": 0.48,
    "cult_leader": 0.59,
    "doomsayer": 0.56,
    "exterminator": 0.54,
    "famine": 0.55,
    "gunner": 0.59,
    "high_ground": 0.24,
    "holdout": 0.61,
    "interrogate": 0.33,
    "karli_blaze": 0.56,
    "looter": 0.19,
    "magnus_karv": 0.54,
    "mimic": 0.54,
    "molgur_stang": 0.55,
    "muse": 0.51,
    "mutant": 0.54,
    "napalm": 0.49,
    "pyromaniac": 0.5,
    "rabble_rouser": 0.53,
    "radiation": 0.46,
    "repair_bot": 0.52,
    "rescue_team": 0.53,
    "scientist": 0.54,
    "scout": 0.22,
    "sniper": 0.55,
    "strafe": 0.59,
    "truce": 0.49,
    "uprising": 0.55,
    "vanguard": 0.54,
    "vera_vosh": 0.56,
    "vigilante": 0.52,
    "water_silo": 0.69,
    "wounded_soldier": 0.54,
    "zeto_khan": 0.52,
}
"""To junk a card."""

USE: Final[dict[str, tuple[float, ...]]] = {
    "adrenaline_lab": (0.5,),
    "arcade": (0.7,),
    "argo_yesky": (0.78,),
    "assassin": (0.73,),
    "atomic_garden": (0.61,),
    "blood_bank": (0.25,),
    "bonfire": (0.3,),
    "cache": (0.26,),
    "cannon": (0.24,),
    "catapult": (0.53,),
    "command_post": (0.53,),
    "construction_yard": (0.28,),
    "cult_leader": (0.58,),
    "doomsayer": (0.78,),
    "exterminator": (0.71,),
    "garage": (0.61,),
    "gunner": (0.74,),
    "holdout": (0.79,),
    "juggernaut": (0.37,),
    "karli_blaze": (0.76,),
    "labor_camp": (0.34,),
    "looter": (0.67,),
    "magnus_karv": (0.95,),
    "mercenary_camp": (0.58,),
    "mimic": (0.82,),
    "mulcher": (0.36,),
    "muse": (0.75,),
    "mutant": (0.7,),
    "nest_of_spies": (0.81,),
    "omen_clock": (0.33,),
    "outpost": (0.42, 0.72),
    "parachute_base": (0.64,),
    "pillbox": (0.62,),
    "pyromaniac": (0.83,),
    "rabble_rouser": (0.63, 0.8),
    "railgun": (0.64,),
    "reactor": (0.35,),
    "repair_bot": (0.71,),
    "rescue_team": (0.35,),
    "resonator": (0.46,),
    "scavenger_camp": (0.46, 0.8),
    "scientist": (0.78,),
    "scout": (0.63,),
    "scud_launcher": (0.65,),
    "sniper": (0.86,),
    "supply_depot": (0.15,),
    "the_octagon": (0.37,),
    "training_camp": (0.72,),
    "transplant_lab": (0.85,),
    "vanguard": (0.38,),
    "vera_vosh": (0.55,),
    "victory_totem": (0.49, 0.45),
    "vigilante": (0.76,),
    "warehouse": (0.12,),
    "watchtower": (0.8,),
    "wounded_soldier": (0.81,),
    "zeto_khan": (0.28,),
}
"""To use an ability, by the card and the ability's number less one."""


USE_AGAIN: Final = 0.67
"""An ability that Argo Yesky grants."""

PROMISE: Final[dict[str, float]] = {
    "restore": 0.7,
    "punk": 0.7,
    "take_silo": 0.44,
    "announce": 0.42,
    "draw": 0.41,
    "end_turn": 0.38,
    "pass": 0.15,
}
"""By the option's verb; actions with a card are judged by the card, and so are those that choose a card in play."""


def promise(t: Board, question: Question, option: Option) -> float:
    """A first guess, from 0 to 1."""
    return promises(t, question, [option])[0]


def promises(t: Board, question: Question, options: list[Option]) -> list[float]:
    """The same for several options of a question."""
    found: list[float] = []
    for option in options:
        guess = _KNOWN.get(option)
        if guess is None:
            guess = _KNOWN[option] = _of_itself(option)
        if guess == OF_THE_TABLE:
            slot = slot_of(option)
            harm = _harm(t, slot)
            guess = harm if owner_of(slot) != question.seat else 1.0 - harm
        found.append(guess)
    return found


OF_THE_TABLE: Final = -1.0
_KNOWN: Final[dict[Option, float]] = {}
"""What options promise of themselves, as far as somebody has asked; OF_THE_TABLE: it depends on what is hit."""


def _of_itself(option: Option) -> float:
    verb = str(option[0])
    if verb == "play":
        return PLAY.get(str(option[1]), 0.5)
    if verb == "junk":
        return JUNK.get(str(option[1]), 0.5)
    if verb == "use":
        return _use(str(option[1]), number(option[4]))
    guess = PROMISE.get(verb)
    if guess is not None:
        return guess
    return OF_THE_TABLE if len(option) == 4 and verb in HITS else 0.5


def _use(card: str, ability: int) -> float:
    if ability == ARGO:
        return USE_AGAIN
    known = USE.get(card)
    return 0.5 if known is None or ability > len(known) else known[ability - 1]


HITS: Final = ("damage", "injure", "destroy", "make_room")


def _harm(t: Board, slot: int) -> float:
    """How much it hurts to lose this card."""
    kind = t.card[slot]
    if kind >= FIRST_CAMP:
        return 0.95 if t.harm[slot] == DAMAGED else 0.8
    if kind == NOTHING:
        return 0.5
    if t.harm[slot] == DAMAGED:
        return 0.5
    return 0.4 if kind == PUNK else 0.6
