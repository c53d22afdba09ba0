"""What abilities demand (RAD-RULING-13 and the cards' own clauses), but for those that use another card's ability.

Whether a demand is met says the card, by the function that also decides what is offered; here stand clause and words.
"""

from collections.abc import Callable
from typing import Final

from stolik.games.radlands.cards import camps, people, verbs
from stolik.games.radlands.catalogue import NOTHING
from stolik.games.radlands.options import SIDE
from stolik.games.radlands.rules.abilities import Can
from stolik.games.radlands.rules.columns import count_people
from stolik.games.radlands.rules.raiders import raiders_space
from stolik.games.radlands.state import DAMAGED, Board
from stolik.games.radlands.why.basics import no
from stolik.games.radlands.why.people import six
from stolik.games.radlands.why.targets import why_not_restore
from stolik.kernel.game import Reason

Requirement = Callable[[Board, int, int], Reason | None]
"""What an ability demands of a seat; the last argument is the slot of the acting card."""
Count = Callable[[Board, int], int]

MUST_WORK: Final = "RAD-RULING-13"
"""An ability that could do nothing cannot be used."""


def needs(can: Can, clause: str, words: str, count: Count | None = None) -> Requirement:
    """A demand of a card, with its clause and the words for whoever does not meet it."""

    def judge(t: Board, seat: int, me: int) -> Reason | None:
        if can(t, seat, me):
            return None
        return no(clause, words, None if count is None else {"count": count(t, seat)})

    return judge


def both(first: Requirement, second: Requirement) -> Requirement:
    """Two demands; the first that is not met counts."""
    return lambda t, seat, me: first(t, seat, me) or second(t, seat, me)


def _raid(t: Board, seat: int, me: int) -> Reason | None:
    if verbs.can_raid(t, seat, me):
        return None
    if t.raiders_home[seat]:
        return no(MUST_WORK, "raid-no-space")
    if raiders_space(t, seat) == NOTHING:
        return no("RAD-RULING-80", "raid-resolving")
    return no(MUST_WORK, "raid-blocked")


def _restore(t: Board, seat: int, me: int) -> Reason | None:
    if verbs.can_restore(t, seat, me):
        return None
    hurt = [slot for slot in SIDE[seat] if t.harm[slot] == DAMAGED]
    return why_not_restore(t, hurt[-1], me) if hurt else no(MUST_WORK, "nothing-damaged")


def _punk(t: Board, seat: int, me: int) -> Reason | None:
    return None if verbs.can_punk(t, seat, me) else six()


def _cache_v2(t: Board, seat: int, me: int) -> Reason | None:
    return None if camps.can_cache_v2(t, seat, me) else _raid(t, seat, me)


OPEN_ENEMY: Final = needs(verbs.can_injure, MUST_WORK, "no-open-enemy")
OPEN_CAMP: Final = needs(people.can_pyromaniac, MUST_WORK, "no-open-camp")
UNDAMAGED: Final = needs(camps.is_undamaged, MUST_WORK, "only-undamaged")
TWO_PUT_IN_PLAY: Final = needs(
    camps.has_put_two_into_play, "RAD-RULING-62", "too-few-put-in-play", lambda t, seat: t.put_in_play[seat]
)
RAIDERS_RESOLVED: Final = needs(lambda t, seat, me: t.raiders_resolved[seat] > 0, MUST_WORK, "raiders-not-resolved")

SIMPLE: Final[dict[str, Requirement | None]] = {
    "damage": None,
    "injure": OPEN_ENEMY,
    "raid": _raid,
    "restore": _restore,
    "punk": _punk,
    "water": None,
    "argo": None,
    "assassin": OPEN_ENEMY,
    "cult_leader": None,
    "doomsayer": needs(people.can_doomsayer, MUST_WORK, "no-opposing-event"),
    "exterminator": needs(people.can_exterminator, MUST_WORK, "no-damaged-enemy"),
    "gunner": OPEN_ENEMY,
    "looter": None,
    "magnus_karv": None,
    "molgur_stang": None,
    "mutant": None,
    "pyromaniac": OPEN_CAMP,
    "rabble_rouser": needs(people.can_rabble_rouser, "RAD-RULING-63", "no-punk"),
    "rescue_team": None,
    "scientist": None,
    "sniper": None,
    "vanguard": None,
    "zeto_khan": None,
    "arcade": needs(camps.can_arcade, "RAD-FAQ-ARCADE-01", "too-many-people", count_people),
    "atomic_garden": needs(camps.can_atomic_garden, MUST_WORK, "no-damaged-person"),
    "blood_bank": needs(camps.needs_people, "RAD-FAQ-BLOOD-BANK-01", "no-person"),
    "bonfire": None,
    "cache": None,
    "cannon": None,
    "catapult": needs(camps.needs_people, "RAD-FAQ-CATAPULT-01", "no-person"),
    "command_post": None,
    "construction_yard": both(UNDAMAGED, needs(camps.can_construction_yard, "RAD-RULING-42", "no-destroyed-camp")),
    "juggernaut": None,
    "labor_camp": needs(camps.needs_people, "RAD-FAQ-LABOR-CAMP-01", "no-person"),
    "mercenary_camp": None,
    "mulcher": needs(camps.needs_people, "RAD-FAQ-MULCHER-01", "no-person"),
    "nest_of_spies": TWO_PUT_IN_PLAY,
    "omen_clock": needs(camps.can_omen_clock, MUST_WORK, "no-event"),
    "pillbox": None,
    "reactor": None,
    "resonator": needs(camps.can_resonator, MUST_WORK, "no-open-damaged"),
    "scavenger_camp": both(RAIDERS_RESOLVED, _restore),
    "scud_launcher": None,
    "supply_depot": None,
    "the_octagon": needs(camps.needs_people, "RAD-RULING-47", "no-person"),
    "training_camp": needs(camps.can_training_camp, MUST_WORK, "no-punk"),
    "transplant_lab": both(TWO_PUT_IN_PLAY, _restore),
    "warehouse": needs(camps.has_hand, "RAD-RULING-49", "nothing-to-discard"),
    "watchtower": needs(camps.can_watchtower, "RAD-RULING-61", "no-event-resolved"),
    "cache_v2": _cache_v2,
    "cannon_v2": UNDAMAGED,
    "construction_yard_v2": needs(camps.can_construction_yard_v2, "RAD-RULING-79", "nobody-to-shift"),
    "mercenary_camp_v2": needs(camps.can_mercenary_camp_v2, MUST_WORK, "too-few-people", count_people),
    "resonator_v2": needs(camps.can_resonator_v2, "RAD-RULING-78", "other-ability-used"),
    "scavenger_camp_v2": needs(camps.has_hand, MUST_WORK, "nothing-to-discard"),
    "training_camp_v2": needs(camps.can_training_camp_v2, MUST_WORK, "column-not-full"),
    "warehouse_v2": both(OPEN_CAMP, _restore),
}
"""What an ability demands besides readiness and water, by the name of what it does; None: nothing."""
