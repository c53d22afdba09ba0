"""What everybody can know about secret variables: all the ways they may be, narrowed by what happens in the open.

`t.worlds` has these ways one after the other, each as the secret values of all knights; it is empty as long as there is
nothing to hide. An imagined world takes one of them that agrees with what the seat itself knows.
"""

from itertools import product
from typing import Final

from stolik.games.waste_knights.language import Call, Cond, amount
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.model import Choice
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.vocabulary import ADD, SET

MOST_WORLDS: Final = 2000
"""More are not kept apart: then only the true one is left."""


def actual(t: Board) -> list[int]:
    """The secret values as they are."""
    adventure = adventure_of(t)
    width = len(adventure.own_names)
    return [t.own[me * width + one] for me in range(len(t.seat)) for one in adventure.hidden]


def put(t: Board, world: list[int]) -> None:
    """Set the secret values."""
    adventure = adventure_of(t)
    width = len(adventure.own_names)
    at = 0
    for me in range(len(t.seat)):
        for one in adventure.hidden:
            t.own[me * width + one] = world[at]
            at += 1


def worlds(t: Board) -> list[list[int]]:
    """All the ways the secret values may be, as far as everybody knows."""
    size = len(t.seat) * len(adventure_of(t).hidden)
    return [list(t.worlds[at : at + size]) for at in range(0, len(t.worlds), size)] if size else []


def _keep(t: Board, left: list[list[int]]) -> None:
    t.worlds = tuple([value for world in left for value in world])


def own_part(t: Board, world: list[int], seat: int | None) -> list[int]:
    """The values of a world that the seat knows for certain."""
    per = len(adventure_of(t).hidden)
    return [value for at, value in enumerate(world) if t.seat[at // per] == seat]


def votes_cast(t: Board, ballots: list[tuple[int, list[Choice]]]) -> None:
    """Knights chose in secret; each may have taken any of the choices that were open to it."""
    adventure = adventure_of(t)
    if not adventure.hidden:
        return
    per = len(adventure.hidden)
    before = worlds(t) or [actual(t)]
    after: list[list[int]] = []
    for world in before:
        ways: list[list[list[int]]] = []
        for me, choices in ballots:
            mine = world[me * per : me * per + per]
            ways.append([_after(mine, choice, adventure.hidden, len(t.seat)) for choice in choices])
        for way in product(*ways):
            made = world.copy()
            for (me, _), values in zip(ballots, way, strict=True):
                made[me * per : me * per + per] = values
            if made not in after:
                after.append(made)
        if len(after) > MOST_WORLDS:
            after = []
            break
    after.sort()
    _keep(t, after)


def _after(values: list[int], choice: Choice, hidden: list[int], knights: int) -> list[int]:
    """A knight's secret values after a choice."""
    result = values.copy()
    for rule in choice.first:
        for call in rule.calls:
            _change(result, call, hidden, knights)
    return result


def _change(values: list[int], call: Call, hidden: list[int], knights: int) -> None:
    if call.verb in (ADD, SET) and call.extra and call.what in hidden:
        at = hidden.index(call.what)
        values[at] = max(0, amount(call, 0, knights) if call.verb == SET else values[at] + call.n)


def changed_openly(t: Board, me: int, call: Call) -> None:
    """A secret value changed by something that everybody saw."""
    hidden = adventure_of(t).hidden
    per = len(hidden)
    left = worlds(t)
    for world in left:
        mine = world[me * per : me * per + per]
        _change(mine, call, hidden, len(t.seat))
        world[me * per : me * per + per] = mine
    _keep(t, left)


def observed(t: Board, me: int, cond: Cond | None, outcome: bool) -> None:
    """Everybody saw whether a condition holds: ways in which it would not have been so are out."""
    if not t.worlds:
        return
    true = actual(t)
    left: list[list[int]] = []
    for world in worlds(t):
        put(t, world)
        if holds(t, me, cond) == outcome:
            left.append(world)
    put(t, true)
    _keep(t, left)
