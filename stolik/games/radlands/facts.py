"""What is printed on the cards of Radlands, for the boards that draw them: codes and numbers, the same all match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from stolik.games.radlands import content
from stolik.games.radlands.content import CampSet, CampTrait, Icon, Junk, PersonTrait
from stolik.games.radlands.plain import REVISED
from stolik.games.radlands.rules.actions import DRAW_COST
from stolik.games.radlands.rules.water_silo import SILO_COST
from stolik.games.radlands.terminal import EFFECTS, effect_text
from stolik.games.radlands.view import Edition
from stolik.kernel.view import View

CardType = Literal["camp", "person", "event", "silo", "raiders", "punk"]

FOR_EACH_PLAYER: Final = 2
"""Water Silo and Raiders: one for each."""


class Ability(View):
    """One black box."""

    water: int
    """-1 where a question mark is printed: as much as the ability that is used."""
    does: str
    icons: list[Icon]
    """What it does, in signs."""


class Printed(View):
    """The face of a card; what a kind of card does not have is None."""

    type: CardType
    copies: int
    """How many there are; of punks as many as there are cards in the deck, and 0 here."""
    cost: int | None
    """The water it costs to play."""
    junk: Junk | None
    bomb: int | None
    start: int | None
    """A camp's number of starting cards."""
    unique: bool
    abilities: list[Ability]
    traits: list[PersonTrait | CampTrait]
    icons: list[Icon]
    """What an event does when it resolves, in signs."""
    text: str
    """The message with its text in this printing."""


class Facts(View):
    """All cards of a match, and what two actions cost."""

    edition: Edition
    camp_set: CampSet
    cards: dict[str, Printed]
    """By id, in printed order: camps of this printing, people, events, Water Silo, Raiders, the punk."""
    effects: dict[str, str]
    """The effect icons, each with the message that explains it in this edition."""
    draw_cost: int
    silo_cost: int


def facts(options: Mapping[str, str]) -> Facts:
    """The printed facts of a match with these options."""
    edition: Edition = "pl" if options["edition"] == "pl" else "ua"
    camp_set: CampSet = "v2" if options["camp_set"] == "v2" else "v1"
    cards: dict[str, Printed] = {}
    for camp in content.camps(camp_set):
        card = _printed("camp", camp.id, camp_set, 1)
        card.start = camp.start
        card.abilities = _abilities(camp.abilities)
        card.traits = list(camp.traits)
        cards[camp.id] = card
    for person in content.people():
        card = _printed("person", person.id, camp_set, person.copies)
        card.cost, card.junk, card.unique = person.cost, person.junk, person.unique
        card.abilities = _abilities(person.abilities)
        card.traits = list(person.traits)
        cards[person.id] = card
    for event in content.events():
        card = _printed("event", event.id, camp_set, event.copies)
        card.cost, card.junk, card.bomb = event.cost, event.junk, event.bomb
        card.icons = list(event.icons)
        cards[event.id] = card
    for special in content.special():
        card = _printed("silo" if special.id == "water_silo" else "raiders", special.id, camp_set, FOR_EACH_PLAYER)
        card.junk, card.bomb, card.icons = special.junk, special.bomb, list(special.icons)
        cards[special.id] = card
    cards["punk"] = _printed("punk", "punk", camp_set, 0)
    effects = {effect: effect_text(effect, edition) for effect in EFFECTS}
    return Facts(edition, camp_set, cards, effects, DRAW_COST, SILO_COST)


def _printed(type: CardType, id: str, camp_set: CampSet, copies: int) -> Printed:
    message = f"card-{id.replace('_', '-')}"
    text = f"{message}-v2-text" if camp_set == "v2" and id in REVISED else f"{message}-text"
    return Printed(type, copies, None, None, None, None, False, [], [], [], text)


def _abilities(boxes: tuple[content.Ability, ...]) -> list[Ability]:
    return [Ability(box.water, box.does, list(box.icons)) for box in boxes]
