"""Bots by name: `random`, `easy`, `greedy`, `search`, and their settings (`search:seconds=0.5`)."""

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


class UnknownBot(StolikError):
    """No bot of that name, or no such setting; the message says what is possible."""


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that a text like "greedy" or "search:iterations=200" stands for; settings are parted by colons."""
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


def _parse(spec: str) -> tuple[str, dict[str, str]]:
    name, *given = spec.split(":")
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; bots: {', '.join(BOTS)}")
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
