"""All the ways to set a game up: every number of seats with its settings."""

from itertools import product
from math import prod

from stolik.kernel.errors import BadSetup
from stolik.kernel.game import Game

SETUPS = 32
"""More combinations than this are not all played."""


def every_setup(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of settings that the game allows for it.

    Where these are too many: every number of seats with every value of every setting, side by side; what does not go
    together goes without its last settings. A value that has found no place so far gets a setup of its own.
    """
    names = [setting.name for setting in game.settings]
    combinations = prod(len(setting.values) for setting in game.settings)
    found: list[tuple[int, dict[str, str]]] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        if combinations * (game.max_seats + 1 - game.min_seats) > SETUPS:
            rows = range(max(len(setting.values) for setting in game.settings))
            chosen = [tuple(each.values[(row + seats) % len(each.values)] for each in game.settings) for row in rows]
            found += [(seats, _first_settings(game, seats, dict(zip(names, row, strict=True)))) for row in chosen]
        else:
            every = product(*(setting.values for setting in game.settings))
            found += [(seats, dict(zip(names, values, strict=True))) for values in every]
    found = [(seats, options) for seats, options in found if is_allowed(game, seats, options)]
    for setting in game.settings:
        for value in setting.values:
            if not any(game.check_setup(*setup)[setting.name] == value for setup in found):
                found += _setup_for(game, setting.name, value)
    return found


def _setup_for(game: Game, name: str, value: str) -> list[tuple[int, dict[str, str]]]:
    """The first setup in which a setting can have a value, if need be with one other setting."""
    others = [(other.name, each) for other in game.settings for each in other.values if other.name != name]
    tries: list[dict[str, str]] = [{name: value}, *({name: value, other: each} for other, each in others)]
    for options in tries:
        for seats in range(game.min_seats, game.max_seats + 1):
            if is_allowed(game, seats, options):
                return [(seats, options)]
    return []


def _first_settings(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The first of these that the game allows together, at least one."""
    while len(options) > 1 and not is_allowed(game, seats, options):
        options = dict(list(options.items())[:-1])
    return options


def is_allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether this many people can play the game with these settings."""
    try:
        game.check_setup(seats, options)
    except BadSetup:
        return False
    return True
