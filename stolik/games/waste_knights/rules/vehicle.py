"""Damage, wrecks, faults and other vehicles (WK-DMG, WK-WRECK, WK-FAULT, WK-VEH)."""

from typing import Final

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import FAULT_ID, NOTHING, VEHICLE_ID, WEIGHT
from stolik.games.waste_knights.events import (
    Damaged,
    Faulted,
    Fixed,
    LostVehicle,
    Mended,
    Overhauled,
    ReplacedVehicle,
    Wrecked,
)
from stolik.games.waste_knights.options import CHOOSE_VEHICLE, NUMBER_OF, name_of
from stolik.games.waste_knights.rules.attached import MOST_ATTACHED, attach_top, put_back
from stolik.games.waste_knights.rules.elimination import eliminate
from stolik.games.waste_knights.rules.perform import has_rules, is_out, offer
from stolik.games.waste_knights.rules.wounds import settle
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import ANY_VEHICLE, DAMAGE, DURABILITY, FIRST_VEHICLE, RECEIVING
from stolik.kernel.question import Question, Steps
from stolik.kernel.state import put

OVERHAUL_POINTS: Final = 3


def receive_damage(t: Board, me: int, count: int) -> Steps:
    """Damage up to the Durability; then the vehicle is a wreck (WK-DMG-02, WK-WRECK-01). A wreck takes none."""
    if is_out(t, me) or count <= 0 or t.wreck[me] != NOTHING or t.vehicle[me] == NOTHING:
        return
    t.arriving[DAMAGE] = count
    if has_rules(t, me, RECEIVING):
        yield from offer(t, me, RECEIVING, 1 << DAMAGE, "receive_damage")
    count = t.arriving[DAMAGE]
    t.arriving[DAMAGE] = 0
    placed = min(count, stat(t, me, DURABILITY) - t.damage[me])
    if placed <= 0:
        return
    t.damage[me] += placed
    if t.log is not None:
        t.log.add(Damaged(name_of(t, me), placed))
    yield from maybe_wreck(t, me)


def maybe_wreck(t: Board, me: int) -> Steps:
    """A vehicle whose damage equals its Durability becomes a wreck; with two faults that eliminates (WK-FAULT-03)."""
    if t.gone[me] or t.wreck[me] != NOTHING or t.vehicle[me] == NOTHING:
        return
    durability = stat(t, me, DURABILITY)
    if t.damage[me] < durability:
        return
    t.damage[me] = durability
    if len(t.faults[me]) >= MOST_ATTACHED:
        yield from eliminate(t, me)
        return
    card = t.draw_card(t.fault_deck, "faults")
    t.wreck = put(t.wreck, me, card)
    if t.log is not None:
        t.log.reveal(Wrecked(name_of(t, me), FAULT_ID[card]))


def repair_damage(t: Board, me: int, count: int) -> None:
    """Remove damage, though never from a wreck (WK-WRECK-04)."""
    if t.wreck[me] != NOTHING:
        return
    gone = min(count, t.damage[me])
    t.damage[me] -= gone
    if gone and t.log is not None:
        t.log.add(Fixed(name_of(t, me), gone))


def overhaul(t: Board, me: int) -> Steps:
    """Special action (Overhaul): remove 3 damage, then the fault is attached (WK-WRECK-03, WK-WRECK-09)."""
    t.damage[me] = max(0, t.damage[me] - OVERHAUL_POINTS)
    card = t.wreck[me]
    t.wreck = put(t.wreck, me, NOTHING)
    t.faults[me] += (card,)
    if t.log is not None:
        t.log.add(Overhauled(name_of(t, me), FAULT_ID[card]))
    yield from settle_vehicle(t, me)


def attach_fault(t: Board, me: int) -> Steps:
    """Attach the top fault; none to a wreck or without a vehicle, a third one eliminates (WK-ATTACH, WK-WRECK-05)."""
    if t.wreck[me] != NOTHING or t.vehicle[me] == NOTHING:
        return
    card = yield from attach_top(t, me, t.faults, t.fault_deck, "faults")
    if card != NOTHING:
        if t.log is not None:
            t.log.reveal(Faulted(name_of(t, me), FAULT_ID[card]))
        yield from settle_vehicle(t, me)


def discard_fault(t: Board, me: int, card: int) -> None:
    """Shuffle an attached fault back into its deck (WK-CITY-07)."""
    put_back(t, me, t.faults, t.fault_deck, card, "faults")
    if t.log is not None:
        t.log.add(Mended(name_of(t, me), FAULT_ID[card]))


# Other vehicles (WK-VEH)


def unused_vehicles(t: Board, which: int) -> list[int]:
    """The vehicles of a type, or the one named, that no remaining knight drives; in printed order."""
    driven = [t.vehicle[who] for who in range(len(t.seat)) if not t.gone[who]]
    found: list[int] = []
    for vehicle in range(len(VEHICLE_ID)):
        if vehicle not in driven and which in (ANY_VEHICLE, WEIGHT[vehicle], FIRST_VEHICLE + vehicle):
            found.append(vehicle)
    return found


def replace_vehicle(t: Board, me: int, which: int) -> Steps:
    """Drive another vehicle, of several the one chosen; nothing happens if there is none (WK-VEH-01 to WK-VEH-03)."""
    t.garage = tuple(unused_vehicles(t, which))
    if not t.garage:
        return
    options = [CHOOSE_VEHICLE[vehicle] for vehicle in t.garage]
    option = yield Question(t.seat[me], "replace_vehicle", options, name_of(t, me))
    t.garage = ()
    _leave_vehicle(t, me)
    t.vehicle = put(t.vehicle, me, NUMBER_OF[option])
    if t.log is not None:
        t.log.add(ReplacedVehicle(name_of(t, me), VEHICLE_ID[t.vehicle[me]]))
    yield from settle_vehicle(t, me)


def lose_vehicle(t: Board, me: int) -> Steps:
    """The vehicle is gone, and with it what finds no place in hands or armour slot, and the Fuel (WK-VEH-04)."""
    if t.vehicle[me] == NOTHING:
        return
    vehicle = VEHICLE_ID[t.vehicle[me]]
    _leave_vehicle(t, me)
    if t.log is not None:
        t.log.add(LostVehicle(name_of(t, me), vehicle))
    yield from settle_vehicle(t, me)


def _leave_vehicle(t: Board, me: int) -> None:
    """The sheet goes to the box; its damage is gone, its fault cards are shuffled back into their deck."""
    t.vehicle = put(t.vehicle, me, NOTHING)
    t.damage[me] = 0
    cards = t.faults[me]
    if t.wreck[me] != NOTHING:
        cards += (t.wreck[me],)
        t.wreck = put(t.wreck, me, NOTHING)
    if cards:
        t.fault_deck += cards
        t.faults[me] = ()
        t.fault_deck.sort()
        t.shuffle(t.fault_deck, "faults")


def settle_vehicle(t: Board, me: int) -> Steps:
    """After values may have changed: all that `settle` does, and a vehicle with too much damage is a wreck."""
    yield from settle(t, me)
    yield from maybe_wreck(t, me)
