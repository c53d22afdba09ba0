"""What abilities demand (RAD-RULING-13 and the cards' own clauses), but for those that use another card's ability."""

from collections.abc import Callable
from typing import Final

from stolik.games.radlands.catalogue import FIRST_CAMP, NOTHING, PUNK, RAIDERS
from stolik.games.radlands.options import SIDE
from stolik.games.radlands.rules.columns import count_people, people
from stolik.games.radlands.state import DAMAGED, DESTROYED, Board
from stolik.games.radlands.why.basics import no, people_in
from stolik.games.radlands.why.events import has_space
from stolik.games.radlands.why.people import can_shift, has_room, six
from stolik.games.radlands.why.targets import is_open, why_not_restore
from stolik.kernel.game import Reason

Requirement = Callable[[Board, int, int], Reason | None]
"""What an ability demands of a seat; the last argument is the slot of the acting card."""


def _needs_open_enemy(t: Board, seat: int, me: int) -> Reason | None:
    if any(is_open(t, slot) and t.card[slot] <= PUNK for slot in SIDE[1 - seat]):
        return None
    return no("RAD-RULING-13", "no-open-enemy")


def _needs_open_camp(t: Board, seat: int, me: int) -> Reason | None:
    if any(is_open(t, slot) and t.card[slot] >= FIRST_CAMP for slot in SIDE[1 - seat]):
        return None
    return no("RAD-RULING-13", "no-open-camp")


def _needs_open_damaged(t: Board, seat: int, me: int) -> Reason | None:
    if any(is_open(t, slot) and t.harm[slot] == DAMAGED for slot in SIDE[1 - seat]):
        return None
    return no("RAD-RULING-13", "no-open-damaged")


def _needs_damaged_enemy(t: Board, seat: int, me: int) -> Reason | None:
    if any(t.harm[slot] == DAMAGED for slot in people(t, 1 - seat)):
        return None
    return no("RAD-RULING-13", "no-damaged-enemy")


def _needs_raid(t: Board, seat: int, me: int) -> Reason | None:
    if t.raiders_home[seat]:
        return None if has_space(t, seat, RAIDERS) else no("RAD-RULING-13", "raid-no-space")
    queue = t.queue[seat * 3 : seat * 3 + 3]
    if RAIDERS in queue[1:] and queue[queue.index(RAIDERS) - 1] != NOTHING:
        return no("RAD-RULING-13", "raid-blocked")
    if RAIDERS not in queue:
        return no("RAD-RULING-80", "raid-resolving")
    return None


def _needs_restore(t: Board, seat: int, me: int) -> Reason | None:
    hurt = [slot for slot in SIDE[seat] if t.harm[slot] == DAMAGED]
    if not hurt:
        return no("RAD-RULING-13", "nothing-damaged")
    reason: Reason | None = None
    for slot in hurt:
        reason = why_not_restore(t, slot, me)
        if reason is None:
            return None
    return reason


def _needs_room_for_punk(t: Board, seat: int, me: int) -> Reason | None:
    return None if t.is_ua or has_room(t, seat) else six()


def _needs_opposing_event(t: Board, seat: int, me: int) -> Reason | None:
    first = 3 * (1 - seat)
    return no("RAD-RULING-13", "no-opposing-event") if t.queue[first : first + 3] == [NOTHING] * 3 else None


def _needs_event(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-13", "no-event") if t.queue == [NOTHING] * 6 else None


def _needs_punk(clause: str, t: Board, seat: int) -> Reason | None:
    return None if any(t.card[slot] == PUNK for slot in SIDE[seat]) else no(clause, "no-punk")


def _rabble_rouser(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_punk("RAD-RULING-63", t, seat)


def _training_camp(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_punk("RAD-RULING-13", t, seat)


def _needs_few_people(t: Board, seat: int, me: int) -> Reason | None:
    count = count_people(t, seat)
    return no("RAD-FAQ-ARCADE-01", "too-many-people", {"count": count}) if count > 1 else None


def _needs_damaged_person(t: Board, seat: int, me: int) -> Reason | None:
    if any(t.harm[slot] == DAMAGED for slot in people(t, seat)):
        return None
    return no("RAD-RULING-13", "no-damaged-person")


def _needs_person(clause: str, t: Board, seat: int) -> Reason | None:
    return None if people(t, seat) else no(clause, "no-person")


def _blood_bank(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-BLOOD-BANK-01", t, seat)


def _catapult(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-CATAPULT-01", t, seat)


def _labor_camp(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-LABOR-CAMP-01", t, seat)


def _mulcher(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-MULCHER-01", t, seat)


def _the_octagon(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-RULING-47", t, seat)


def _undamaged(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-13", "only-undamaged") if t.harm[me] == DAMAGED else None


def _construction_yard(t: Board, seat: int, me: int) -> Reason | None:
    reason = _undamaged(t, seat, me)
    if reason is None and not any(t.harm[slot] == DESTROYED for slot in SIDE[seat]):
        reason = no("RAD-RULING-42", "no-destroyed-camp")
    return reason


def _needs_two_put_in_play(t: Board, seat: int, me: int) -> Reason | None:
    count = t.put_in_play[seat]
    return no("RAD-RULING-62", "too-few-put-in-play", {"count": count}) if count < 2 else None


def _transplant_lab(t: Board, seat: int, me: int) -> Reason | None:
    reason = _needs_two_put_in_play(t, seat, me)
    return _needs_restore(t, seat, me) if reason is None else reason


def _scavenger_camp(t: Board, seat: int, me: int) -> Reason | None:
    if not t.raiders_resolved[seat]:
        return no("RAD-RULING-13", "raiders-not-resolved")
    return _needs_restore(t, seat, me)


def _watchtower(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-61", "no-event-resolved") if not t.events_resolved else None


def _needs_hand(clause: str, t: Board, seat: int) -> Reason | None:
    return None if t.hands[seat] else no(clause, "nothing-to-discard")


def _warehouse(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_hand("RAD-RULING-49", t, seat)


def _cache_v2(t: Board, seat: int, me: int) -> Reason | None:
    reason = _needs_room_for_punk(t, seat, me)
    return _needs_raid(t, seat, me) if reason is not None else None


def _construction_yard_v2(t: Board, seat: int, me: int) -> Reason | None:
    if any(can_shift(t, slot) for slot in (*people(t, 0), *people(t, 1))):
        return None
    return no("RAD-RULING-79", "nobody-to-shift")


def _mercenary_camp_v2(t: Board, seat: int, me: int) -> Reason | None:
    count = count_people(t, seat)
    return no("RAD-RULING-13", "too-few-people", {"count": count}) if count < 4 else None


def _resonator_v2(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-78", "other-ability-used") if t.uses_this_turn else None


def _scavenger_camp_v2(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_hand("RAD-RULING-13", t, seat)


def _training_camp_v2(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-13", "column-not-full") if len(people_in(t, me // 3)) < 2 else None


def _warehouse_v2(t: Board, seat: int, me: int) -> Reason | None:
    reason = _needs_open_camp(t, seat, me)
    return _needs_restore(t, seat, me) if reason is None else reason


SIMPLE: Final[dict[str, Requirement | None]] = {
    "damage": None,
    "injure": _needs_open_enemy,
    "raid": _needs_raid,
    "restore": _needs_restore,
    "punk": _needs_room_for_punk,
    "water": None,
    "argo": None,
    "assassin": _needs_open_enemy,
    "cult_leader": None,
    "doomsayer": _needs_opposing_event,
    "exterminator": _needs_damaged_enemy,
    "gunner": _needs_open_enemy,
    "looter": None,
    "magnus_karv": None,
    "molgur_stang": None,
    "mutant": None,
    "pyromaniac": _needs_open_camp,
    "rabble_rouser": _rabble_rouser,
    "rescue_team": None,
    "scientist": None,
    "sniper": None,
    "vanguard": None,
    "zeto_khan": None,
    "arcade": _needs_few_people,
    "atomic_garden": _needs_damaged_person,
    "blood_bank": _blood_bank,
    "bonfire": None,
    "cache": None,
    "cannon": None,
    "catapult": _catapult,
    "command_post": None,
    "construction_yard": _construction_yard,
    "juggernaut": None,
    "labor_camp": _labor_camp,
    "mercenary_camp": None,
    "mulcher": _mulcher,
    "nest_of_spies": _needs_two_put_in_play,
    "omen_clock": _needs_event,
    "pillbox": None,
    "reactor": None,
    "resonator": _needs_open_damaged,
    "scavenger_camp": _scavenger_camp,
    "scud_launcher": None,
    "supply_depot": None,
    "the_octagon": _the_octagon,
    "training_camp": _training_camp,
    "transplant_lab": _transplant_lab,
    "warehouse": _warehouse,
    "watchtower": _watchtower,
    "cache_v2": _cache_v2,
    "cannon_v2": _undamaged,
    "construction_yard_v2": _construction_yard_v2,
    "mercenary_camp_v2": _mercenary_camp_v2,
    "resonator_v2": _resonator_v2,
    "scavenger_camp_v2": _scavenger_camp_v2,
    "training_camp_v2": _training_camp_v2,
    "warehouse_v2": _warehouse_v2,
}
"""What an ability demands besides readiness and water, by the name of what it does; None: nothing."""
