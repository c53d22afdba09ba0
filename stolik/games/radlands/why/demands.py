"""What abilities demand (RAD-RULING-13 and the cards' own clauses): clause and words for whoever does not meet it.

Whether a demand is met says the ability itself, by the function that also decides what is offered.
"""

from collections.abc import Callable
from typing import Final

from stolik.games.radlands.cards import camps, people
from stolik.games.radlands.catalogue import NOTHING
from stolik.games.radlands.options import SIDE
from stolik.games.radlands.rules.abilities import Ability, Can
from stolik.games.radlands.rules.columns import count_people
from stolik.games.radlands.rules.raiders import raiders_space
from stolik.games.radlands.state import DAMAGED, Board
from stolik.games.radlands.why.people import six
from stolik.games.radlands.why.targets import why_not_restore
from stolik.kernel.game import Reason, no

Lack = Callable[[Board, int, int], Reason]
"""What a seat lacks for an ability that it cannot use; the last argument is the slot of the acting card."""
Count = Callable[[Board, int], int]

MUST_WORK: Final = "RAD-RULING-13"
"""An ability that could do nothing cannot be used."""


def why_not_demand(t: Board, seat: int, me: int, ability: Ability) -> Reason | None:
    """Whether the seat lacks what an ability demands, readiness and water apart; `me` is the slot of the card."""
    if ability.can is None or ability.can(t, seat, me):
        return None
    return LACKS[ability.name](t, seat, me)


def lacks(clause: str, words: str, count: Count | None = None) -> Lack:
    """The same words whatever the position, but for a number."""
    return lambda t, seat, me: no(clause, words, None if count is None else {"count": count(t, seat)})


def both(can: Can, first: Lack, second: Lack) -> Lack:
    """Two demands; the first that is not met counts."""
    return lambda t, seat, me: (second if can(t, seat, me) else first)(t, seat, me)


def _raid(t: Board, seat: int, me: int) -> Reason:
    if t.raiders_home[seat]:
        return no(MUST_WORK, "raid-no-space")
    if raiders_space(t, seat) == NOTHING:
        return no("RAD-RULING-80", "raid-resolving")
    return no(MUST_WORK, "raid-blocked")


def _restore(t: Board, seat: int, me: int) -> Reason:
    hurt = [slot for slot in SIDE[seat] if t.harm[slot] == DAMAGED]
    return (why_not_restore(t, hurt[-1], me) if hurt else None) or no(MUST_WORK, "nothing-damaged")


OPEN_ENEMY: Final = lacks(MUST_WORK, "no-open-enemy")
OPEN_CAMP: Final = lacks(MUST_WORK, "no-open-camp")
UNDAMAGED: Final = lacks(MUST_WORK, "only-undamaged")
TWO_PUT_IN_PLAY: Final = lacks("RAD-RULING-62", "too-few-put-in-play", lambda t, seat: t.put_in_play[seat])
RAIDERS_RESOLVED: Final = lacks(MUST_WORK, "raiders-not-resolved")

LACKS: Final[dict[str, Lack]] = {
    "injure": OPEN_ENEMY,
    "raid": _raid,
    "restore": _restore,
    "punk": lambda t, seat, me: six(),
    "assassin": OPEN_ENEMY,
    "mimic": lacks("RAD-RULING-31", "nothing-to-copy"),
    "adrenaline_lab": lacks("RAD-RULING-29", "nobody-to-rouse"),
    "parachute_base": lacks("RAD-RULING-30", "nobody-to-drop"),
    "doomsayer": lacks(MUST_WORK, "no-opposing-event"),
    "exterminator": lacks(MUST_WORK, "no-damaged-enemy"),
    "gunner": OPEN_ENEMY,
    "pyromaniac": OPEN_CAMP,
    "rabble_rouser": lacks("RAD-RULING-63", "no-punk"),
    "arcade": lacks("RAD-FAQ-ARCADE-01", "too-many-people", count_people),
    "atomic_garden": lacks(MUST_WORK, "no-damaged-person"),
    "blood_bank": lacks("RAD-FAQ-BLOOD-BANK-01", "no-person"),
    "catapult": lacks("RAD-FAQ-CATAPULT-01", "no-person"),
    "construction_yard": both(camps.is_undamaged, UNDAMAGED, lacks("RAD-RULING-42", "no-destroyed-camp")),
    "labor_camp": lacks("RAD-FAQ-LABOR-CAMP-01", "no-person"),
    "mulcher": lacks("RAD-FAQ-MULCHER-01", "no-person"),
    "nest_of_spies": TWO_PUT_IN_PLAY,
    "omen_clock": lacks(MUST_WORK, "no-event"),
    "resonator": lacks(MUST_WORK, "no-open-damaged"),
    "scavenger_camp": both(lambda t, seat, me: t.raiders_resolved[seat] > 0, RAIDERS_RESOLVED, _restore),
    "the_octagon": lacks("RAD-RULING-47", "no-person"),
    "training_camp": lacks(MUST_WORK, "no-punk"),
    "transplant_lab": both(camps.has_put_two_into_play, TWO_PUT_IN_PLAY, _restore),
    "warehouse": lacks("RAD-RULING-49", "nothing-to-discard"),
    "watchtower": lacks("RAD-RULING-61", "no-event-resolved"),
    "cache_v2": _raid,
    "cannon_v2": UNDAMAGED,
    "construction_yard_v2": lacks("RAD-RULING-79", "nobody-to-shift"),
    "mercenary_camp_v2": lacks(MUST_WORK, "too-few-people", count_people),
    "resonator_v2": lacks("RAD-RULING-78", "other-ability-used"),
    "scavenger_camp_v2": lacks(MUST_WORK, "nothing-to-discard"),
    "training_camp_v2": lacks(MUST_WORK, "column-not-full"),
    "warehouse_v2": both(people.can_pyromaniac, OPEN_CAMP, _restore),
}
"""By the name of what the ability does."""
