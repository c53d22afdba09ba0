"""Using abilities (RAD-ACT-ABILITY, RAD-READY): what a card can do, when, and at which price."""

from collections.abc import Callable
from typing import Final

from stolik.games.radlands.catalogue import ARGO_YESKY, ID, KINDS, NOTHING, PUNK, VERA_VOSH
from stolik.games.radlands.events import Used
from stolik.games.radlands.options import ARGO, column_of, owner_of, row_of
from stolik.games.radlands.rules.columns import has_active
from stolik.games.radlands.rules.effect_icons import pay
from stolik.games.radlands.state import DAMAGED, DESTROYED, UNHARMED, Board
from stolik.kernel.question import Option, Steps

Does = Callable[[Board, int, int], Steps]
"""Carries out an ability for a seat; the last argument is the slot of the acting card ("this card")."""
Can = Callable[[Board, int, int], bool]
Price = Callable[[Board, int], int]


class Ability:
    """One printed ability.

    `can` tells whether it could change anything and has what it demands (RAD-RULING-13); None: always.
    `price` computes a cost that varies; None: `cost` as printed.
    `at` has the option to use it, by the slot of its card; filled by `cards`.
    """

    __slots__ = ("at", "can", "cost", "does", "name", "number", "price")

    def __init__(
        self, number: int, cost: int, name: str, does: Does, can: Can | None = None, price: Price | None = None
    ) -> None:
        self.number: int = number
        self.cost: int = cost
        self.name: str = name
        self.does: Does = does
        self.can: Can | None = can
        self.price: Price | None = price
        self.at: list[Option] = []


ABILITIES: Final[list[list[Ability]]] = [[] for _ in range(KINDS)]
"""The printed abilities by kind; filled by `cards`."""

CHEAPEST: Final[list[int]] = [0] * KINDS
"""The least water an ability of this kind can cost; more than anybody has where there is none. Filled by `cards`."""

GRANTED: Final[list[Ability]] = []
"""Argo Yesky's ability as the one more that all people of a seat have; filled by `cards`."""


def cost_of(t: Board, seat: int, ability: Ability) -> int:
    """The water the ability costs this seat now."""
    return ability.cost if ability.price is None else ability.price(t, seat)


def is_ready(t: Board, slot: int) -> bool:
    """Whether the card on a slot is ready (RAD-READY-01 to -05)."""
    if not t.ready[slot]:
        return False
    harm = t.harm[slot]
    return harm == UNHARMED or (harm == DAMAGED and t.card[slot] > PUNK)


def abilities_of(t: Board, slot: int) -> list[Ability]:
    """All abilities the card on a slot has now, granted ones last; none for a destroyed camp or an empty slot."""
    kind = t.card[slot]
    if kind == NOTHING or t.harm[slot] == DESTROYED:
        return []
    if kind <= PUNK and kind != ARGO_YESKY and has_active(t, owner_of(slot), ARGO_YESKY):
        return ABILITIES[kind] + GRANTED
    return ABILITIES[kind]


def ability_number(t: Board, slot: int, number: int) -> Ability:
    """The ability of that number on a slot."""
    return GRANTED[0] if number == ARGO else ABILITIES[t.card[slot]][number - 1]


def can_afford_and_use(t: Board, seat: int, slot: int, ability: Ability) -> bool:
    """Whether the seat could use the ability with the card on `slot` as the acting one, readiness apart."""
    return cost_of(t, seat, ability) <= t.water[seat] and (ability.can is None or ability.can(t, seat, slot))


def note_use(t: Board, seat: int, slot: int) -> None:
    """The cost is paid: the card is not ready any more, unless Vera Vosh lets its first use go (RAD-RULING-33)."""
    if t.uses[slot] or not has_active(t, seat, VERA_VOSH):
        t.ready[slot] = 0
    t.uses[slot] += 1
    t.uses_this_turn += 1


def use(t: Board, seat: int, slot: int, ability: Ability) -> Steps:
    """Use an ability."""
    begin_use(t, seat, slot, ability)
    yield from ability.does(t, seat, slot)


def begin_use(t: Board, seat: int, slot: int, ability: Ability) -> None:
    """Pay and mark the card as used (RAD-ACT-ABILITY-02); then the ability is carried out by its `does`."""
    pay(t, seat, cost_of(t, seat, ability))
    note_use(t, seat, slot)
    if t.log is not None:
        owner, column = owner_of(slot), column_of(slot) + 1
        t.log.add(Used(ID[t.card[slot]], owner, column, row_of(slot), ability.number, ability.name))
