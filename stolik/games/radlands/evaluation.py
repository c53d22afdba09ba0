"""What bots make of a position: how good it is for a seat. First guesses of options are in `action_priors`.

The worths are in log-odds of winning. They were fitted to the outcomes of 1,800 matches of the greedy bot against
itself (with random camps and now and then a random choice, so that everything occurs) and then rounded.
`python -m stolik.arena.fit radlands` tells what is won from positions of about the same worth.
"""

from math import exp
from typing import Final

from stolik.games.radlands.catalogue import COST, FIRST_CAMP, ID, KINDS, NOTHING, RAIDERS
from stolik.games.radlands.rules.abilities import CHEAPEST
from stolik.games.radlands.state import DAMAGED, DESTROYED, UNHARMED, Board

COLUMN: Final = ((-0.2, 0.6, 1.4), (-0.9, -0.15, 0.6), (-1.0, -0.35, 0.05))
"""A column by the harm of its camp and the number of its people."""
LOST: Final = (0.6, 0.15, -0.75, -3.0)
"""By the number of destroyed camps."""
HURT: Final = -0.5
"""A damaged person, whoever it is."""
FRONT: Final = 0.15
"""The part of its worth that a good person loses by standing in front of another."""
HAND_CARD: Final = 0.33
SILO: Final = 0.13
WATER: Final = 0.22
"""Water that there is something to spend on; water for nothing is lost at the end of the turn."""
SPARE_WATER: Final = 0.12
"""Water that is good for nothing but to take the Water Silo: a little less than the Silo."""
RAIDERS_AT: Final = (0.6, 0.5, 0.2)
EVENT_AT: Final = (0.45, 0.3, 0.2)
"""Raiders and other events, by the space they have reached."""

BETTER: Final[dict[str, float]] = {
    "argo_yesky": 0.5,
    "assassin": 0.15,
    "cult_leader": -0.3,
    "doomsayer": -0.2,
    "exterminator": -0.2,
    "gunner": 0.35,
    "karli_blaze": 0.2,
    "looter": -0.1,
    "magnus_karv": 0.5,
    "mimic": 0.05,
    "molgur_stang": 0.6,
    "mutant": 0.2,
    "repair_bot": -0.2,
    "rescue_team": -0.2,
    "scout": -0.1,
    "sniper": 0.5,
    "vanguard": -0.3,
    "vera_vosh": 0.1,
    "zeto_khan": 0.15,
    "punk": -0.4,
    "banish": 0.1,
    "bombardment": 0.4,
    "famine": -0.1,
    "high_ground": -0.2,
    "napalm": 0.3,
    "radiation": 0.15,
    "uprising": 0.2,
    "adrenaline_lab": 0.15,
    "arcade": 0.15,
    "blood_bank": -0.4,
    "bonfire": -0.4,
    "cache": -0.3,
    "command_post": -0.4,
    "construction_yard": -0.25,
    "garage": 0.35,
    "juggernaut": -0.25,
    "labor_camp": -0.3,
    "mercenary_camp": 0.9,
    "mulcher": 0.2,
    "nest_of_spies": 0.2,
    "omen_clock": -0.3,
    "outpost": 0.2,
    "pillbox": 0.2,
    "reactor": -0.3,
    "resonator": 0.15,
    "scavenger_camp": 0.2,
    "scud_launcher": 0.7,
    "supply_depot": -0.1,
    "training_camp": -0.25,
    "victory_totem": -0.1,
    "watchtower": 0.15,
}
"""How much better than the average card of its type a card in play or in the queue is."""

WORTH: Final[list[float]] = [BETTER.get(ID[kind], 0.0) for kind in range(KINDS)]


def evaluate(t: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    lead = worth(t, seat) - worth(t, 1 - seat)
    return 1.0 / (1.0 + exp(-lead))


def worth(t: Board, seat: int) -> float:
    """What a side is worth: camps and who stands before them, then cards, water, Raiders and events on their way."""
    card = t.card
    harm = t.harm
    total = 0.0
    lost = 0
    for base in (seat * 9, seat * 9 + 3, seat * 9 + 6):
        folk = 0
        harmed = UNHARMED
        outermost = 0.0
        for slot in (base, base + 1, base + 2):
            kind = card[slot]
            if kind == NOTHING:
                continue
            if kind >= FIRST_CAMP:
                harmed = harm[slot]
                if harmed == DESTROYED:
                    lost += 1
                else:
                    total += WORTH[kind]
            else:
                folk += 1
                outermost = HURT if harm[slot] == DAMAGED else WORTH[kind]
                total += outermost
        total += COLUMN[harmed][folk]
        if folk == 2:
            total -= FRONT * outermost
    total += LOST[lost] + HAND_CARD * len(t.hands[seat]) + SILO * t.silo_in_hand[seat]
    if t.water[seat]:
        total += _water_worth(t, seat)
    queue = t.queue
    for place in range(3):
        kind = queue[seat * 3 + place]
        if kind == RAIDERS:
            total += RAIDERS_AT[place]
        elif kind != NOTHING:
            total += EVENT_AT[place] + WORTH[kind]
    return total


def _water_worth(t: Board, seat: int) -> float:
    """What the water is worth: as much of it as can be spent on cards, abilities and drawing, and the rest."""
    water = t.water[seat]
    sums = DRAWING
    for kind in t.hands[seat]:
        sums |= sums << COST[kind]
    card = t.card
    ready = t.ready
    harm = t.harm
    for slot in range(seat * 9, seat * 9 + 9):
        kind = card[slot]
        if kind == NOTHING or not ready[slot] or CHEAPEST[kind] > water:
            continue
        if harm[slot] == UNHARMED or (kind >= FIRST_CAMP and harm[slot] == DAMAGED):
            sums |= sums << CHEAPEST[kind]
    useful = (sums & ((2 << water) - 1)).bit_length() - 1
    worth = WATER * useful
    if useful < water and not t.silo_in_hand[seat]:
        worth += SPARE_WATER
    return worth


DRAWING: Final = 0b10101010101
"""A bit for every sum that can be spent on drawing cards."""
