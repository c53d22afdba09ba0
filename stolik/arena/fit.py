"""What bots choose and how well they judge: fresh numbers beside those of `action_priors.py` and `evaluation.py`.

    python -m stolik.arena.fit GAME --games 100 --by use=1,4

Equal bots play, and two tables come of it. **Choices**: how often each kind of option was offered and how often it was
chosen, what that makes of it on the scale of `Game.promise`, and what the game promises today. **Judgement**: what was
won from positions that `Game.evaluate` takes for equally good; a game that judges well wins what it says.

Unless `--seats` says otherwise, as few play as can, but at least two. The first table has the form of a dict, ready
to be put into `action_priors.py`. Whether bots play better by the new numbers is another question, which `stolik sim`
answers.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log

from stolik.arena.balance import pair, parser_of
from stolik.arena.processes import processes
from stolik.bots import check_bot, make_bot
from stolik.bots.play import LIMIT
from stolik.kernel.dice import derived
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.kernel.registry import find

Kind = tuple[int | str, ...]
"""What options are counted by: the verb, and the parts that were asked for."""
Parts = Mapping[str, tuple[int, ...]]

ROUNDS = 200
SAME = 1e-6
BINS = 10


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision: how many options of each kind there were, of which kind the chosen one is, and what the game had
    promised of each kind, on average."""

    chosen: Kind
    offered: dict[Kind, int]
    promised: dict[Kind, float]


@dataclass(slots=True)
class Seen:
    """One match, or several together: its decisions, and what positions were said to be worth and were."""

    choices: list[Choice] = field(default_factory=list)
    judged: list[tuple[float, float]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of option. `fitted` and `now` go from 0 to 1."""

    kind: Kind
    offered: int
    chosen: int
    fitted: float
    now: float

    def to_json(self) -> dict[str, object]:
        """The public shape."""
        return {
            "kind": list(self.kind),
            "offered": self.offered,
            "chosen": self.chosen,
            "fitted": round(self.fitted, 2),
            "now": round(self.now, 2),
        }


@dataclass(frozen=True, slots=True)
class Bin:
    """Positions of about the same worth: what it was on average, and what was won from them."""

    positions: int
    said: float
    won: float

    def to_json(self) -> dict[str, float]:
        """The public shape."""
        return {"positions": self.positions, "said": round(self.said, 3), "won": round(self.won, 3)}


def kind_of(option: Option, by: Parts) -> Kind:
    """What an option is counted by: its verb and the parts named for that verb, or else the second if it is a text."""
    verb = str(option[0])
    if verb in by:
        return (verb, *(option[part] for part in by[verb] if part < len(option)))
    return option[:2] if len(option) > 1 and isinstance(option[1], str) else option[:1]


def fitted(choices: Sequence[Choice]) -> dict[Kind, float]:
    """The strength of each kind, from 0 to 1, by which the choices are likeliest (a Plackett-Luce model).

    Of the options of a question each is taken in proportion to its kind's strength. Every kind is also thought to have
    won once and lost once against an average option, so that what was always or never taken stays within bounds.
    """
    wins: dict[Kind, float] = {}
    alike: dict[frozenset[tuple[Kind, int]], int] = {}
    for choice in choices:
        offer = frozenset(choice.offered.items())
        alike[offer] = alike.get(offer, 0) + 1
        for kind in choice.offered:
            wins.setdefault(kind, 0.0)
        wins[choice.chosen] += 1.0
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        # Hunter's steps (2004): each makes the choices likelier.
        below = {kind: 2.0 / (strength[kind] + 1.0) for kind in strength}
        for offer, times in alike.items():
            share = times / sum(strength[kind] * count for kind, count in offer)
            for kind, count in offer:
                below[kind] += share * count
        after = {kind: (wins[kind] + 1.0) / below[kind] for kind in strength}
        moved = max((abs(log(after[kind] / strength[kind])) for kind in strength), default=0.0)
        strength = after
        if moved < SAME:
            break
    return {kind: each / (1.0 + each) for kind, each in strength.items()}


def rows_of(choices: Sequence[Choice]) -> list[Row]:
    """What was chosen, by kind. A decision counts once for each kind that it offers."""
    offered: dict[Kind, int] = {}
    chosen: dict[Kind, int] = {}
    promised: dict[Kind, float] = {}
    for choice in choices:
        chosen[choice.chosen] = chosen.get(choice.chosen, 0) + 1
        for kind in choice.offered:
            offered[kind] = offered.get(kind, 0) + 1
            promised[kind] = promised.get(kind, 0.0) + choice.promised[kind]
    found = fitted(choices)
    return [
        Row(kind, offered[kind], chosen.get(kind, 0), found[kind], promised[kind] / offered[kind])
        for kind in sorted(offered, key=_place)
    ]


def _place(kind: Kind) -> list[tuple[int, str]]:
    return [(part, "") if isinstance(part, int) else (0, part) for part in kind]


def bins_of(judged: Iterable[tuple[float, float]]) -> list[Bin]:
    """What was said and what was won, by tenths of what was said; tenths without a position are left out."""
    parts: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, won in judged:
        parts[min(BINS - 1, int(said * BINS))].append((said, won))
    return [
        Bin(len(part), sum(said for said, _ in part) / len(part), sum(won for _, won in part) / len(part))
        for part in parts
        if part
    ]


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a process needs to play a match by its number."""

    game: str
    bot: str
    seed: str
    seats: int
    options: tuple[tuple[str, str], ...]
    by: tuple[tuple[str, tuple[int, ...]], ...]
    stray: float

    def play(self, number: int) -> Seen:
        """Play one match between equal bots; empty where it was given up."""
        bots = [make_bot(self.bot, derived(self.seed, number, "bot", seat)) for seat in range(self.seats)]
        match = Match.start(self.game, self.seats, f"{self.seed}/{number}", dict(self.options))
        luck = random.Random(f"{self.seed}/{number}/stray")
        by = dict(self.by)
        seen = Seen()
        valued: list[list[float]] = []
        for _ in range(LIMIT):
            if match.over:
                break
            if match.is_beat_new:
                valued.append([match.game.evaluate(match.state, seat) for seat in range(self.seats)])
            question = match.first_question()
            option = bots[question.seat].choose(match, question)
            if len(question.options) > 1:
                offered: dict[Kind, int] = {}
                promised: dict[Kind, float] = {}
                for each in question.options:
                    kind = kind_of(each, by)
                    offered[kind] = offered.get(kind, 0) + 1
                    promise = match.game.promise(match.state, question, each)
                    promised[kind] = promised.get(kind, 0.0) + promise
                means = {kind: total / offered[kind] for kind, total in promised.items()}
                seen.choices.append(Choice(kind_of(option, by), offered, means))
                if luck.random() < self.stray:
                    option = luck.choice(question.options)
            match.advance(question.seat, option)
        if match.result is None:
            return Seen()
        shares = [match.share(seat) for seat in range(self.seats)]
        seen.judged = [pair for values in valued for pair in zip(values, shares, strict=True)]
        return seen


def watch(
    game: str,
    bot: str = "greedy",
    games: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    by: Parts | None = None,
    stray: float = 0.05,
) -> Seen:
    """Let equal bots play so many matches and look on. Raises UnknownGame, UnknownBot or BadSetup before the first one.

    `stray` is the chance that something else happens than the bot chose, so that everything occurs now and then.
    """
    rules = find(game)
    check_bot(bot)
    if games < 1 or jobs < 0:
        raise StolikError("the number of games must be 1 or more, that of jobs 1 or more (0: one per core)")
    count = max(2, rules.min_seats) if seats is None else seats
    setup = rules.check_setup(count, options or {})
    plan = Plan(game, bot, str(seed), count, tuple(setup.items()), tuple((by or {}).items()), stray)
    whole = Seen()
    for seen in _all(plan, games, min(jobs or os.cpu_count() or 1, games)):
        whole.choices += seen.choices
        whole.judged += seen.judged
    return whole


def _all(plan: Plan, games: int, jobs: int) -> Iterator[Seen]:
    if jobs == 1:
        yield from map(plan.play, range(games))
        return
    with processes(jobs) as pool:
        yield from pool.imap(plan.play, range(games))


def text(rows: Sequence[Row], bins: Sequence[Bin]) -> str:
    """Both tables: the first as dicts of Python, one for each verb that has several kinds, the second in columns."""
    verbs: dict[str, list[Row]] = {}
    for row in rows:
        verbs.setdefault(str(row.kind[0]), []).append(row)
    plain = {verb: of for verb, of in verbs.items() if len(of[0].kind) == 1 and len(of) == 1}
    lines = _dict("promise", [(verb, of[0]) for verb, of in plain.items()])
    for verb, of in verbs.items():
        if verb not in plain:
            lines += _dict(verb, [(" ".join(map(str, row.kind[1:])), row) for row in of])
    lines += ["", "positions  said   won"]
    lines += [f"{each.positions:9,}  {each.said:.2f}  {each.won:.2f}" for each in bins]
    return "\n".join(lines)


def _dict(name: str, rows: Sequence[tuple[str, Row]]) -> list[str]:
    lines = [f"{name.upper()}: Final[dict[str, float]] = {{"]
    for label, row in rows:
        told = f"chosen {row.chosen:,} of {row.offered:,} times"
        lines.append(f'    "{label}": {row.fitted:.2f},  # now {row.now:.2f}; {told}')
    return [*lines, "}"] if rows else []


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = parser_of("fit", __doc__ or "", 100)
    parser.add_argument(
        "--by", action="append", default=[], metavar="VERB=PARTS", help="parts of an option to count it by: use=1,4"
    )
    parser.add_argument(
        "--stray", type=float, default=0.05, metavar="P", help="chance of a random move (default: 0.05)"
    )
    chosen = parser.parse_args(arguments)
    try:
        options = dict(map(pair, chosen.option))
        by = dict(map(_parts, chosen.by))
        seen = watch(
            chosen.game, chosen.bot, chosen.games, chosen.seed, chosen.jobs, chosen.seats, options, by, chosen.stray
        )
    except StolikError as problem:
        print(f"stolik: {problem}", file=sys.stderr)
        return 2
    rows, bins = rows_of(seen.choices), bins_of(seen.judged)
    if chosen.json:
        print(json.dumps({"choices": [row.to_json() for row in rows], "judged": [each.to_json() for each in bins]}))
    else:
        print(text(rows, bins))
    return 0


def _parts(text: str) -> tuple[str, tuple[int, ...]]:
    verb, _, parts = text.partition("=")
    numbers = parts.split(",")
    if not all(number.isdigit() and int(number) > 0 for number in numbers):
        raise StolikError(f"--by takes a verb and the numbers of parts behind it, as in use=1,4, not {text!r}")
    return verb, tuple(map(int, numbers))


if __name__ == "__main__":
    sys.exit(main())
