"""Abilities (RAD-ACT-ABILITY, RAD-READY): which a card has, whether it is ready, and who may use whose."""

from stolik.games.radlands.cards.camps import cheapest_ability
from stolik.games.radlands.catalogue import ARGO_YESKY, FIRST_CAMP, ID, NOTHING, PUNK
from stolik.games.radlands.options import ARGO, SIDE, owner_of, slot_of
from stolik.games.radlands.rules.abilities import ABILITIES, Ability, abilities_of, cost_of
from stolik.games.radlands.rules.columns import people
from stolik.games.radlands.state import DAMAGED, DESTROYED, Board
from stolik.games.radlands.why.basics import why_not_pay
from stolik.games.radlands.why.demands import why_not_demand
from stolik.games.radlands.why.people import why_not_announce, why_not_person
from stolik.games.radlands.wording import card_word
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, Subject, number

# Which abilities there are


def numbers(t: Board, slot: int) -> list[int]:
    """The numbers of the abilities one might look for on the card of a slot, were it only the first of none."""
    kind = t.card[slot]
    found = [ability.number for ability in ABILITIES[kind]] or [1]
    if kind <= PUNK and kind != ARGO_YESKY and any(t.card[other] == ARGO_YESKY for other in SIDE[owner_of(slot)]):
        found.append(ARGO)
    return found


def numbers_of_people(t: Board, seats: tuple[int, ...]) -> list[tuple[int, int]]:
    """The slots of all people of these seats, each with each of its `numbers`."""
    return [(slot, number) for seat in seats for slot in people(t, seat) for number in numbers(t, slot)]


def _ability(t: Board, slot: int, number: int) -> Ability | None:
    """The ability of that number that the card on a slot has now."""
    return next((ability for ability in abilities_of(t, slot) if ability.number == number), None)


def _why_no_ability(t: Board, slot: int, number: int) -> Reason:
    kind = t.card[slot]
    if t.harm[slot] == DESTROYED:
        return no("RAD-CARD-CAMP-03", "camp-destroyed", {"card": card_word(ID[kind])})
    if number == ARGO:
        return no("RAD-FAQ-ARGO-01", "no-argo")
    if kind == PUNK:
        return no("RAD-CARD-PUNK-01", "punk-no-ability")
    return no("RAD-CARD-CAMP-01" if kind >= FIRST_CAMP else "RAD-CARD-PERSON-01", "no-ability")


# Using them


def why_not_use(t: Board, seat: int, attempt: Option) -> Reason | None:
    """Judge the action: ("use", card, column, row, number)."""
    slot = slot_of((*attempt[:1], seat, *attempt[2:]))
    if t.card[slot] == NOTHING or ID[t.card[slot]] != attempt[1]:
        return no("RAD-ACT-ABILITY-01", "no-such-card")
    ability = _ability(t, slot, number(attempt[4]))
    if ability is None:
        return _why_no_ability(t, slot, number(attempt[4]))
    reason = _why_not_ready(t, slot)
    if reason is not None:
        return reason
    if t.only_ability:
        return no("RAD-RULING-78", "only-resonator")
    return _why_not_ability(t, seat, slot, ability, "RAD-ACT-ABILITY-02")


def _why_not_ready(t: Board, slot: int) -> Reason | None:
    """Why the card on a slot is not ready."""
    is_camp = t.card[slot] >= FIRST_CAMP
    if t.harm[slot] == DAMAGED and not is_camp:
        return no("RAD-READY-03", "damaged-person")
    if t.ready[slot]:
        return None
    if t.uses[slot]:
        return no("RAD-READY-01" if is_camp else "RAD-ACT-ABILITY-03", "used-this-turn")
    return no("RAD-READY-03", "played-or-restored")


def _why_not_ability(t: Board, seat: int, me: int, ability: Ability, clause: str) -> Reason | None:
    """Whether the seat lacks what an ability demands, readiness apart; `me` is the slot of the acting card."""
    reason = why_not_pay(clause, t, seat, cost_of(t, seat, ability))
    return why_not_demand(t, seat, me, ability) if reason is None else reason


# Abilities that use another card's ability


def why_not_choose_ability(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Judge choosing a person's ability: (verb, seat, column, row, number)."""
    slot, wanted = slot_of(attempt), number(attempt[4])
    if not NOTHING < t.card[slot] <= PUNK:
        return no("RAD-RULING-15", "only-people")
    if subject.kind == "copy":
        return _why_not_copy(t, seat, subject.note, slot, wanted)
    if subject.kind == "rouse":
        return _why_not_rouse(t, seat, slot, wanted)
    if slot != subject.note:
        return no("RAD-RULING-30", "other-person")
    return _why_not_its_ability(t, seat, slot, wanted, "RAD-FAQ-PARACHUTE-BASE-01")


def _why_not_its_ability(t: Board, seat: int, slot: int, number: int, clause: str) -> Reason | None:
    """Judge the ability of that number, readiness apart, with the card on the slot as the acting one."""
    ability = _ability(t, slot, number)
    if ability is None:
        return _why_no_ability(t, slot, number)
    return _why_not_ability(t, seat, slot, ability, clause)


def _why_not_copy(t: Board, seat: int, me: int, slot: int, number: int) -> Reason | None:
    """Judge copying an ability of the person on a slot with the Mimic on `me`."""
    if slot == me:
        return no("RAD-RULING-31", "copies-itself")
    reason = _why_not_copy_of(t, seat, slot)
    if reason is not None:
        return reason
    ability = _ability(t, slot, number)
    if ability is None:
        return _why_no_ability(t, slot, number)
    if ability.name == "mimic":
        return no("RAD-RULING-31", "copies-copying")
    return _why_not_ability(t, seat, me, ability, "RAD-FAQ-MIMIC-01")


def _why_not_copy_of(t: Board, seat: int, slot: int) -> Reason | None:
    """Whether nothing of the person on a slot can be copied now: one's own must be ready, an enemy undamaged."""
    if owner_of(slot) == seat:
        return _why_not_ready(t, slot)
    return no("RAD-RULING-31", "copy-damaged") if t.harm[slot] == DAMAGED else None


def _why_not_rouse(t: Board, seat: int, slot: int, number: int) -> Reason | None:
    """Judge using an ability of the person on a slot by the Adrenaline Lab."""
    if owner_of(slot) != seat:
        return no("RAD-RULING-29", "not-your-card")
    if t.harm[slot] != DAMAGED:
        return no("RAD-RULING-29", "not-damaged")
    return _why_not_its_ability(t, seat, slot, number, "RAD-FAQ-ADRENALINE-LAB-02")


def why_not_drop(t: Board, seat: int, kind: int, attempt: Option) -> Reason | None:
    """Judge playing a person by the Parachute Base, into a column or announced: water for an ability must be left."""
    extra = cheapest_ability(t, seat, kind)
    if extra == NOTHING:
        return no("RAD-RULING-30", "nothing-to-copy")
    if attempt[0] == "announce":
        return why_not_announce(t, seat, kind, extra)
    return why_not_person(t, seat, kind, attempt, extra)
