"""What is printed on the cards of Radlands, as the content files give it. What a card does is code elsewhere."""

from functools import cache
from importlib import resources
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.kernel.content import load_table

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]
Junk = Literal["injure", "raid", "draw", "restore", "water", "punk"]
Source = Literal["public", "rulebook", "original"]
CampSet = Literal["v1", "v2"]
PersonTrait = Literal[
    "argo",
    "enters_doomsayer",
    "enters_punk",
    "enters_restore",
    "enters_wounded_soldier",
    "holdout",
    "karli",
    "ready_at_once",
    "vera",
    "zeto",
]
Icon = Literal[
    "all",
    "any",
    "camp",
    "cards",
    "column",
    "damage",
    "destroy",
    "discard",
    "draw",
    "flip",
    "hurt",
    "injure",
    "junk",
    "move",
    "person",
    "punk",
    "queue",
    "raid",
    "ready",
    "restore",
    "sacrifice",
    "shield",
    "theirs",
    "water",
]
"""The signs of an effect, as a board draws them."""
CampTrait = Literal["bonfire", "oasis", "obelisk", "obelisk_v2", "starts_damaged"]

Cost = Annotated[int, Meta(ge=0)]
Copies = Annotated[int, Meta(ge=1)]
Bomb = Annotated[int, Meta(ge=0, le=3)]
Sources = Annotated[tuple[Source, ...], Meta(min_length=1)]

Icons = Annotated[tuple[Icon, ...], Meta(min_length=1)]

ANY_COST = -1
"""Printed as a question mark: the cost is that of the ability that is used."""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One black box: the water it costs (or ANY_COST) and the id of the function that performs it."""

    water: Annotated[int, Meta(ge=ANY_COST)]
    does: Id
    icons: Icons


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of person of the draw deck."""

    id: Id
    cost: Cost
    copies: Copies
    junk: Junk
    abilities: tuple[Ability, ...] = ()
    traits: tuple[PersonTrait, ...] = ()
    unique: bool = False
    source: Sources
    notes: str = ""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of event of the draw deck; ``bomb`` is the number on its bomb icon."""

    id: Id
    cost: Cost
    copies: Copies
    junk: Junk
    bomb: Bomb
    icons: Icons
    source: Sources
    notes: str = ""


class Camp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A camp; ``start`` is its number of starting cards, ``certainty`` is set for the revised printing only."""

    id: Id
    start: Annotated[int, Meta(ge=0)]
    abilities: tuple[Ability, ...] = ()
    traits: tuple[CampTrait, ...] = ()
    source: Sources
    notes: str = ""
    certainty: Literal["A", "B"] | None = None


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Water Silo (``take``, ``junk``) or Raiders (``bomb``)."""

    id: Id
    take: Cost | None = None
    junk: Junk | None = None
    bomb: Bomb | None = None
    icons: tuple[Icon, ...] = ()
    source: Sources
    notes: str = ""


_CONTENT = resources.files("stolik.games.radlands") / "content"


@cache
def people() -> tuple[Person, ...]:
    """The 26 kinds of people, in file order."""
    return tuple(load_table(_CONTENT / "people.toml", "people", Person))


@cache
def events() -> tuple[Event, ...]:
    """The 10 kinds of events, in file order."""
    return tuple(load_table(_CONTENT / "events.toml", "events", Event))


@cache
def camps(camp_set: CampSet = "v1") -> tuple[Camp, ...]:
    """The 34 camps of a printing; both printings have the same order."""
    first = load_table(_CONTENT / "camps.toml", "camps", Camp)
    if camp_set == "v1":
        return tuple(first)
    revised = {camp.id: camp for camp in load_table(_CONTENT / "camps_v2.toml", "camps", Camp)}
    return tuple(revised.get(camp.id, camp) for camp in first)


@cache
def special() -> tuple[Special, ...]:
    """Water Silo and Raiders."""
    return tuple(load_table(_CONTENT / "special.toml", "special", Special))
