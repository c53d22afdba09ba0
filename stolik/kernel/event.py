"""What can happen in a match: one struct per event, with the fields that only some seats may read named in it."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

import msgspec


def _kind(name: str) -> str:
    """`TookSilo` is the event `took_silo`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag=_kind):
    """Something that happened, in the past tense: a subclass `TookSilo` is the event `took_silo`.

    Fields named in `hides` are for those who may see them; for everybody else they are None. They come last and have
    None as their default. `sound` is what a table may play; a game's board knows the name. An event that does not
    always sound the same says it in `heard`.
    """

    hides: ClassVar[tuple[str, ...]] = ()
    sound: ClassVar[str] = ""

    def __post_init__(self) -> None:
        if self.hides:
            _check_hides(type(self))

    @property
    def kind(self) -> str:
        """Its name in logs, words and boards."""
        return str(self.__struct_config__.tag)

    @property
    def heard(self) -> str:
        """What a table may play for this one."""
        return self.sound

    def veiled(self) -> Event:
        """As those read it who may not see what it hides."""
        return msgspec.structs.replace(self, **dict.fromkeys(self.hides)) if self.hides else self


@cache
def _check_hides(kind: type[Event]) -> None:
    """What an event hides must be a field that can be left out, or it could not be read by those it is hidden from."""
    defaults = dict(zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False))
    for name in kind.hides:
        if defaults.get(name, msgspec.NODEFAULT) is not None:
            raise TypeError(f"{kind.__name__} hides {name!r}, so that must be one of its fields, with the default None")


class Ended(Event, frozen=True):
    """The match is over."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
