"""A match of another version, in a process of its own: step by step the same as ours, with bots of that version.

The process runs this very file with the other version's package, so it asks no more of it than it has.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stolik.bots import Bot
    from stolik.kernel.match import Match

Seated = Sequence[tuple[int, str, int]]
"""Bots: the seat of each, its name with settings, and its seed."""


def standing(match: Match) -> list[Any]:
    """Where a match stands, as plain data, equal in both versions as long as they play the same match.

    While it goes on: who is asked, what, and the options. When it is over: everybody's share, and all that chance said.
    """
    if match.result is not None:
        chance = [[after, list(result)] for after, _, result in match.chance]
        return [[match.share(seat) for seat in range(match.seats)], chance]
    question = match.questions[0]
    return [question.seat, question.kind, [list(option) for option in question.options]]


def narrow(match: Match, options: Sequence[Sequence[int | str]]) -> None:
    """Leave only these options of the question that is asked first."""
    question = match.questions[0]
    if len(question.options) > len(options):
        known = {tuple(option) for option in options}
        question.options = [option for option in question.options if option in known]


class Replica:
    """The match under way and the bots that sit here."""

    match: Match
    bots: dict[int, Bot]

    def begin(self, game: str, seats: int, seed: str, options: Mapping[str, str], bots: Seated) -> list[Any]:
        """Start a match with bots of this version on some seats; tells where it stands."""
        from stolik.bots import make_bot
        from stolik.kernel.match import Match

        self.bots = {seat: make_bot(spec, seed) for seat, spec, seed in bots}
        self.match = Match.start(game, seats, seed, options)
        return standing(self.match)

    def answer(self, seat: int, option: Sequence[int | str]) -> list[Any]:
        """Take an answer that both versions know; tells where the match stands then."""
        self.match.advance(seat, tuple(option))
        return standing(self.match)

    def choose(self, options: Sequence[Sequence[int | str]]) -> list[int | str]:
        """What the bot answers of these options of the question that is asked first."""
        narrow(self.match, options)
        question = self.match.questions[0]
        return list(self.bots[question.seat].choose(self.match, question))

    def serve(self) -> None:
        """Tell which package this is; then a line for every line: what to do by name, and what comes of it."""
        from stolik.kernel import match
        from stolik.kernel.errors import StolikError

        print(json.dumps(match.__file__), flush=True)
        orders: dict[str, Callable[..., object]] = {"begin": self.begin, "answer": self.answer, "choose": self.choose}
        for line in sys.stdin:
            order, *what = json.loads(line)
            try:
                told = orders[order](*what)
            except StolikError as error:
                told = {"refused": str(error)}
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    try:
        Replica().serve()
    except KeyboardInterrupt:
        sys.exit(130)  # Whoever has started it says so.
