"""Bots by name: `random`, `easy`, `greedy`, `search`, and their settings (`search:seconds=0.5`); and those of others.

A package offers a bot by an entry point of the group `stolik.bots`; `module:Class` names any other one.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from stolik.bots.base import Bot
from stolik.bots.easy import EasyBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.random import RandomBot
from stolik.bots.search import ITERATIONS, SearchBot
from stolik.kernel.errors import StolikError

BOTS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    "easy": (),
    "greedy": ("worlds",),
    "search": ("iterations", "seconds"),
}
"""Every bot's name and the settings it has."""
GROUP: Final = "stolik.bots"


class UnknownBot(StolikError):
    """No bot of that name, or no such setting; the message says what is possible."""


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that a text like "greedy" or "search:iterations=200" stands for; settings are separated by colons.

    A bot from elsewhere is made with its seed and, by name, its settings as texts. It comes from code that runs with
    all rights: such a text is for the command line and for operators, never from a player.
    """
    if spec.partition(":")[0] not in BOTS:
        return _from_elsewhere(spec, seed)
    name, settings = _parse(spec)
    if name == "random":
        return RandomBot(seed)
    if name == "easy":
        return EasyBot(seed)
    if name == "greedy":
        return GreedyBot(seed, _whole(spec, settings, "worlds", 1))
    seconds = _seconds(spec, settings)
    return SearchBot(seed, _whole(spec, settings, "iterations", 0 if seconds > 0 else ITERATIONS), seconds)


def check_bot(spec: str) -> None:
    """Raise UnknownBot if there is no such bot."""
    make_bot(spec, 0)


def _from_elsewhere(spec: str, seed: int) -> Bot:
    name, *given = spec.split(":")
    points = list(entry_points(group=GROUP))
    found: Callable[[], object] | None = next((point.load for point in points if point.name == name), None)
    if found is None and given and "=" not in given[0]:
        place = given.pop(0)
        found = lambda: getattr(_module(name), place)  # noqa: E731
    if found is None:
        known = ", ".join([*BOTS, *sorted(point.name for point in points)])
        raise UnknownBot(f"there is no bot {name!r}; bots: {known}; or a bot of your own, as module:Class")
    settings: dict[str, str] = {}
    for setting in given:
        key, equals, settings[key] = setting.partition("=")
        if not equals:
            raise UnknownBot(f"a setting is written as name=value, not {setting!r}, in {spec!r}")
    try:
        make: object = found()
        bot = make(seed, **settings) if callable(make) else None
    except Exception as error:  # whatever the code of somebody else raises
        raise UnknownBot(f"the bot {spec!r} cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{spec!r} is not a Bot")
    return bot


def _module(name: str) -> object:
    """A module by its name, also one in the folder where the command was given."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        here = os.getcwd()
        if error.name != name.partition(".")[0] or here in sys.path:
            raise
        sys.path.append(here)
        return import_module(name)


def _parse(spec: str) -> tuple[str, dict[str, str]]:
    name, *given = spec.split(":")
    settings: dict[str, str] = {}
    for setting in given:
        key, equals, value = setting.partition("=")
        if not equals or key not in BOTS[name]:
            known = ", ".join(f"{name}:{key}=…" for key in BOTS[name])
            raise UnknownBot(
                f"the bot {name} has no setting {setting!r}; " + (f"it has {known}" if known else "it has none")
            )
        settings[key] = value
    return name, settings


def _whole(spec: str, settings: dict[str, str], key: str, default: int) -> int:
    value = settings.get(key)
    if value is None:
        return default
    if not value.isdecimal() or not 1 <= int(value) <= 1_000_000:
        raise UnknownBot(f"{key} in {spec!r} must be a whole number from 1 to 1000000")
    return int(value)


def _seconds(spec: str, settings: dict[str, str]) -> float:
    value = settings.get("seconds")
    if value is None:
        return 0.0
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 3600.0:
        raise UnknownBot(f"seconds in {spec!r} must be a number above 0 and at most 3600")
    return seconds
