"""A phone on its side, and a large zoom: over whole matches of every game all that glows is as large as a finger."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from stolik.kernel.match import Match
from stolik.testkit.arranged import show
from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]
SIZES = ((844, 390), (683, 384))
SEED = "11"
LONG = 2500
SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "radlands": (2, {}),
    "wonderlands_war": (3, {"factions": "chosen"}),
    "apex_legends": (2, {"draft": "first_game"}),
    "waste_knights": (2, {}),
}
LOST = """() => {
  const lost = [];
  const isSeen = (thing, {left, top, width, height}) => [[0.5, 0.5], [0.14, 0.5], [0.5, 0.14], [0.86, 0.5], [0.5, 0.86]]
    .some(([x, y]) => { const seen = document.elementFromPoint(left + width * x, top + height * y);
      return seen !== null && thing.contains(seen); });
  const isCut = (thing, x, y) => {
    for (let pane = thing.parentElement; pane; pane = pane.parentElement) {
      const {left, top, right, bottom} = pane.getBoundingClientRect();
      const cuts = getComputedStyle(pane).overflow !== 'visible';
      if (cuts && (x < left || x > right || y < top || y > bottom)) return true;
    }
    return false;
  };
  const look = (thing, name) => {
    thing.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = thing.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 39.5) lost.push(`${name} small`);
    const isOnMap = thing.closest('svg, [data-pans]') !== null;
    const isBeyond = isOnMap && isCut(thing, box.left + box.width / 2, box.top + box.height / 2);
    if (!isBeyond && !isSeen(thing, box)) lost.push(`${name} covered`);
  };
  const seen = new Set();
  for (const spot of document.querySelectorAll('.play [data-state="open"]')) {
    const kind = spot.dataset.target.split(/[:,]/, 1)[0];
    if (spot.checkVisibility() && !(seen.has(spot.dataset.target))) look(spot, kind);
    if (spot.checkVisibility()) seen.add(spot.dataset.target);
  }
  for (const spot of document.querySelectorAll('.play [data-state="open"]')) {
    if (!seen.has(spot.dataset.target)) lost.push(`${spot.dataset.target.split(/[:,]/, 1)[0]} not shown`);
  }
  for (const button of document.querySelectorAll('.play .bar button')) {
    if (button.checkVisibility()) look(button, 'button');
  }
  return [...new Set(lost)];
}"""
"""What can be chosen and is too small for a finger, lies under something else or is not there.

What a map shows only when it is moved is not under anything.
"""


@cache
def every_kind(game: str) -> list[tuple[Match, int]]:
    """A whole match at its first question of each kind, and who is asked."""
    seats, options = SETUPS[game]
    match, chance = Match.start(game, seats, SEED, options), random.Random(SEED)
    found: dict[str, tuple[Match, int]] = {}
    while not match.over and len(match.answers) < LONG:
        question = match.questions[0]
        if len(question.options) > 1 and question.kind not in found:
            found[question.kind] = (match.copy(), question.seat)
        match.answer(question.seat, chance.choice(question.options))
    return list(found.values())


@pytest.mark.parametrize("game", list(SETUPS))
def test_all_that_glows_is_as_large_as_a_finger(sit: Sit, served: Server, game: str) -> None:
    ola = sit(by="touch", size=SIZES[0])
    wrong: set[str] = set()
    for number, (match, seat) in enumerate(every_kind(game)):
        kind = next(question.kind for question in match.questions if question.seat == seat)
        show(ola, served, match, SEED, seat)
        for size in SIZES if number % 2 == 0 else reversed(SIZES):  # the window stays as it is for the next one
            ola.resize(size)
            wrong |= {f"{each} ({kind}, {size[0]})" for each in ola.page.evaluate(LOST)}
            assert not ola.scrolls(), kind
    assert not wrong
