"""The command line: games, serve, play, sim, rules, verify, bench, and what games add. Each imports what it needs."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from stolik.arena.against import Contest
    from stolik.arena.simulate import Report, Score

LANGUAGES = ("en", "pl", "uk")
MOST_WORKERS = 64


class Mistake(Exception):
    """What the person at the keyboard can put right; shown in one line, exit code 2."""


class Parser(argparse.ArgumentParser):
    """Argparse whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave."""
        raise Mistake(f"{message} (see {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; tells the exit code: 0 done, 1 the answer is no, 2 a mistake of the caller, 130 interrupted."""
    from stolik.kernel.errors import StolikError

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        chosen = parser().parse_args(arguments)
        code = int(chosen.run(chosen))
        if sys.stdout is not None:
            sys.stdout.flush()
    except (Mistake, StolikError) as error:
        print(f"stolik: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        named = f"{error.filename}: " if error.filename else ""
        print(f"stolik: {named}{error.strerror or error}", file=sys.stderr)
        return 1
    return code


def _drop_output() -> None:
    """Nobody reads on, or nothing more can be written: let Python not try again when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def parser() -> Parser:
    """All commands and their options."""
    from stolik.commands import add_all

    root = Parser(prog="stolik", description="A table for modern board games, with every rule enforced.")
    root.add_argument("--version", action="version", version=f"stolik {_version()}")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)

    games = commands.add_parser("games", help="list the games, their players and options")
    games.set_defaults(run=run_games)

    serve = commands.add_parser("serve", help="serve the table to browsers")
    serve.add_argument("--port", type=_whole, metavar="N", help="port (default: STOLIK_PORT or 8000; 0: any free one)")
    serve.add_argument("--host", metavar="H", help="address to listen on (default: STOLIK_HOST or 127.0.0.1)")
    serve.add_argument(
        "--workers", type=_whole, metavar="N", help="processes that serve together (default: STOLIK_WORKERS or 1)"
    )
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.set_defaults(run=run_serve)

    play = commands.add_parser("play", help="play in the terminal, against a bot or hot-seat")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--seat", type=_whole, default=1, metavar="N", help="your seat, from 1 (default: 1)")
    play.add_argument("--seats", type=_whole, metavar="N", help="how many players (default: as few as possible)")
    play.add_argument("--bots", default="greedy", metavar="A,B", help="who plays the other seats (default: greedy)")
    play.add_argument("--hotseat", action="store_true", help="people on all seats, with a curtain between them")
    play.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--seed", type=_seed, metavar="S", help="play the match of this seed")
    play.add_argument("--save", metavar="FILE", help="keep the match in this file, written after every answer")
    play.add_argument("--load", metavar="FILE", help="go on with a saved match (--save with the same file keeps it)")
    play.set_defaults(run=run_play)

    sim = commands.add_parser("sim", help="let bots play many matches")
    sim.add_argument("game", metavar="GAME")
    sim.add_argument("--games", type=_whole, default=100, metavar="N", help="how many matches (default: 100)")
    sim.add_argument("--bots", default="greedy,random", metavar="A,B", help="one bot per seat (default: greedy,random)")
    sim.add_argument("--seed", type=_seed, default="0", metavar="S", help="same seed, same matches (default: 0)")
    sim.add_argument("--jobs", type=_whole, default=1, metavar="J", help="processes; 0: one per core (default: 1)")
    sim.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    sim.add_argument(
        "--against", metavar="FOLDER", help="the side named first against another version, until a test has decided"
    )
    sim.add_argument("--margin", type=_number, metavar="M", help="what share less counts as weaker (default: 0.1)")
    sim.add_argument("--error", type=_number, metavar="E", help="how often that test may be wrong (default: 0.05)")
    sim.add_argument("--json", action="store_true", help="one line of JSON instead of a table")
    sim.set_defaults(run=run_sim)

    rules = commands.add_parser("rules", help="the clauses of the rulebooks, their tests and the gaps")
    rules.add_argument("game", metavar="GAME", nargs="?")
    rules.add_argument("--summary", action="store_true", help="one line per game")
    rules.add_argument("--json", action="store_true", help="the numbers as JSON")
    rules.set_defaults(run=run_rules)

    verify = commands.add_parser("verify", help="replay a saved match and check every roll, draw and shuffle")
    verify.add_argument("file", metavar="FILE")
    verify.set_defaults(run=run_verify)

    bench = commands.add_parser("bench", help="measure the speed, on request beside other engines")
    bench.add_argument("--game", metavar="G", help="this game only")
    bench.add_argument("--seconds", type=_number, default=2.0, metavar="T", help="time for each figure (default: 2)")
    bench.add_argument("--peers", action="store_true", help="measure other engines that are installed, too")
    bench.add_argument("--json", action="store_true", help="the figures as JSON")
    bench.add_argument("--profile", action="store_true", help="which functions take how much of the work, instead")
    bench.set_defaults(run=run_bench)

    load = commands.add_parser("load", help="measure how many matches a server carries, over real WebSockets")
    load.add_argument("url", metavar="URL", nargs="?", help="the server (default: one of its own, measured too)")
    load.add_argument("--game", default="mixed", metavar="G", help="a game, or mixed: all in turn (default)")
    load.add_argument("--matches", type=_whole, default=50, metavar="N", help="live matches (default: 50)")
    load.add_argument(
        "--rate",
        type=_number,
        default=50.0,
        metavar="R",
        help="answers per second; 0: as many as possible (default: 50)",
    )
    load.add_argument("--seconds", type=_number, default=10.0, metavar="T", help="how long (default: 10)")
    load.add_argument("--workers", type=_whole, default=1, metavar="N", help="workers of its own server (default: 1)")
    load.add_argument("--idle", action="store_true", help="also measure what matches cost that nobody looks at")
    load.add_argument("--json", action="store_true", help="the figures as JSON")
    load.set_defaults(run=run_load)

    add_all(commands)
    return root


def _version() -> str:
    from stolik import __version__

    return __version__


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None


def _seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a text in UTF-8") from None
    return text


def _options(given: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(f"--option takes NAME=VALUE, not {text!r}")
        options[name] = value
    return options


# The commands


def run_games(chosen: argparse.Namespace) -> int:
    """List the games."""
    from stolik.kernel.errors import UnknownGame
    from stolik.kernel.registry import find, names

    for name in names():
        try:
            game = find(name)
        except UnknownGame as error:
            print(f"stolik: {error}", file=sys.stderr)
            continue
        span = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats} to {game.max_seats}"
        print(f"{name}: {span} players, rules {game.rules}")
        for setting in game.settings:
            print(f"  --option {setting.name}={' | '.join(setting.values)}")
    return 0


def run_serve(chosen: argparse.Namespace) -> int:
    """Serve the table."""
    from stolik.table.serve import serve

    if chosen.port is not None and not 0 <= chosen.port <= 65535:
        raise Mistake(f"--port can be 0 to 65535, not {chosen.port}")
    if chosen.host == "":
        raise Mistake("--host is an address, such as 127.0.0.1, or 0.0.0.0 for the whole network")
    if chosen.workers is not None and not 1 <= chosen.workers <= MOST_WORKERS:
        raise Mistake(f"--workers can be 1 to {MOST_WORKERS}, not {chosen.workers}")
    return serve(chosen.port, chosen.host, chosen.open, chosen.workers)


def run_load(chosen: argparse.Namespace) -> int:
    """Measure a server."""
    from stolik.table.load import load

    if chosen.url is not None and (chosen.workers != 1 or chosen.idle):
        raise Mistake("--workers and --idle are for a server of its own, not for one that runs already")
    if chosen.matches < 1:
        raise Mistake(f"the number of matches must be 1 or more, not {chosen.matches}")
    if not chosen.seconds > 0:
        raise Mistake(f"--seconds must be above 0, not {chosen.seconds:g}")
    if not chosen.rate >= 0:
        raise Mistake(f"--rate must be 0 or more, not {chosen.rate:g}")
    if not 1 <= chosen.workers <= MOST_WORKERS:
        raise Mistake(f"--workers can be 1 to {MOST_WORKERS}, not {chosen.workers}")
    return load(
        chosen.url, chosen.game, chosen.matches, chosen.rate, chosen.seconds, chosen.json, chosen.workers, chosen.idle
    )


def run_play(chosen: argparse.Namespace) -> int:
    """Play in the terminal."""
    from stolik.kernel.errors import BadRecord
    from stolik.kernel.match import Match
    from stolik.kernel.record import load, read_file, save, write_file
    from stolik.kernel.registry import find
    from stolik.terminal.play import Table, is_foreign

    if chosen.load is not None:
        if chosen.seats is not None or chosen.option:
            raise Mistake("--load takes --seats and --option from the file")
        try:
            match = load(read_file(chosen.load), forgive_torn_tail=True, seed=chosen.seed)
        except BadRecord as error:
            raise Mistake(f"{chosen.load}: {error}") from error
        if match.game.id != chosen.game:
            raise Mistake(f"{chosen.load} is a match of {match.game.id}, not of {chosen.game}")
    else:
        game = find(chosen.game)
        options = {setting.name: setting.first for setting in game.settings} | _options(chosen.option)
        match = Match.start(game, chosen.seats, chosen.seed, options)
    if not 1 <= chosen.seat <= match.seats:
        raise Mistake(f"--seat can be 1 to {match.seats}, not {chosen.seat}")
    bots = [] if chosen.hotseat else chosen.bots.split(",")
    if bots and len(bots) not in (1, match.seats - 1):
        raise Mistake(f"--bots takes one bot, or {match.seats - 1} of them, not {len(bots)}")
    seat = None if chosen.hotseat else chosen.seat - 1
    table = Table(match, chosen.lang, seat, bots, chosen.save, loaded=chosen.load)
    if chosen.save is not None:
        # Only the match that was loaded from it is written over what a file holds.
        if is_foreign(chosen.save, [] if chosen.load is None else [chosen.load]):
            raise Mistake(
                f"there is something in {chosen.save} already; go on with it by --load {chosen.save},"
                " or save to another file"
            )
        write_file(chosen.save, save(match))
    return table.run()


def run_sim(chosen: argparse.Namespace) -> int:
    """Let bots play many matches."""
    from stolik.arena.simulate import simulate

    bots = chosen.bots.split(",")
    options = _options(chosen.option)
    if chosen.against is not None:
        return _run_against(chosen, bots, options)
    if chosen.margin is not None or chosen.error is not None:
        raise Mistake("--margin and --error are for the test of --against")
    with _bar(chosen.game, chosen.games) as progress:
        report = simulate(chosen.game, bots, chosen.games, chosen.seed, options, chosen.jobs, progress=progress)
    print(json.dumps(report.to_json()) if chosen.json else sim_text(report))
    return 0


@contextmanager
def _bar(name: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """Where somebody looks on: a bar that is told how many matches have been played."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


def _run_against(chosen: argparse.Namespace, bots: list[str], options: dict[str, str]) -> int:
    """Let them play those of another version."""
    from stolik.arena.against import ERROR, MARGIN, contest

    if chosen.jobs != 1:
        raise Mistake("--against plays match after match: --jobs is not for it")
    margin = MARGIN if chosen.margin is None else chosen.margin
    error = ERROR if chosen.error is None else chosen.error
    folder = Path(chosen.against)
    with _bar(chosen.game, chosen.games) as progress:
        found = contest(chosen.game, bots, folder, chosen.games, chosen.seed, options, margin, error, progress=progress)
    print(json.dumps(found.to_json()) if chosen.json else against_text(found))
    return 0


def against_text(found: Contest) -> str:
    """What came of it, line by line."""
    test, score = found.test, found.score
    shares = f"{test.fair:.0%} against {test.fair - test.margin:.0%}"
    lines = [
        f"{test.verdict}: {test.won:g} of {test.matches} won, {score.share:.1%} ({score.low:.1%} to {score.high:.1%})",
        f"evidence {test.evidence:+.2f}, decided at {test.border:.2f}: {shares}, error {test.error:.0%}",
    ]
    for name, rate in zip(("this version", "the other"), found.rates, strict=False):
        lines.append(f"{name} by itself: {rate.parts:g} won, {rate.share:.1%} ({rate.low:.1%} to {rate.high:.1%})")
    lines += [
        f"{found.games} matches played, {found.parted} parted, {found.unfinished} unfinished",
        f"{found.narrowed} in which one version knew more answers",
        f"{found.decisions:,} decisions, {found.seconds:.1f} s",
    ]
    return "\n".join(lines)


def sim_text(report: Report) -> str:
    """A simulation as a table."""
    rows = [("bot", "wins", "share", "95 % interval")]
    rows += [_score(name, score) for name, score in report.by_bot().items()]
    rows += [_score(f"seat {number}", score) for number, score in enumerate(report.by_seat(), 1)]
    widths = [max(len(row[n]) for row in rows) for n in range(4)]
    lines = [f"{a:{widths[0]}}  {b:>{widths[1]}}  {c:>{widths[2]}}  {d:>{widths[3]}}" for a, b, c, d in rows]
    lines.insert(1 + len(report.bots), "")
    mean = report.decisions / report.games
    lines += [
        "",
        f"{report.finished} of {report.games} matches finished",
        f"{report.decisions:,} decisions, {mean:.0f} per match ({report.shortest} to {report.longest})",
        f"{report.seconds:.1f} s, {1000 * report.seconds / report.games:.1f} ms per match",
    ]
    for kind, values in report.tally.items():
        lines += ["", *_counted(kind, values)]
    return "\n".join(lines)


def _counted(kind: str, values: dict[str, int]) -> list[str]:
    """How often each value came up; of numbers their span and median."""
    if all(value.isdecimal() for value in values):
        numbers = sorted(int(value) for value, count in values.items() for _ in range(count))
        return [f"{kind}: {numbers[0]} to {numbers[-1]}, median {numbers[len(numbers) // 2]}"]
    width = max(len(value) for value in values)
    return [f"{kind}:", *(f"  {value:{width}}  {count:>4}" for value, count in sorted(values.items()))]


def _score(name: str, score: Score) -> tuple[str, str, str, str]:
    return name, str(score.wins), f"{score.share:.1%}", f"{score.low:.1%} to {score.high:.1%}"


def run_rules(chosen: argparse.Namespace) -> int:
    """Report on clauses and tests."""
    from stolik.rulebook.report import main as report

    return report(chosen.game, chosen.summary, chosen.json)


def run_verify(chosen: argparse.Namespace) -> int:
    """Check a saved match: 1 where it does not replay, 2 where it cannot be read, 3 where the rules have changed."""
    from stolik.kernel.errors import BadRecord, OtherRules, ReplayDiffers
    from stolik.kernel.record import verify_file

    try:
        print(verify_file(chosen.file))
    except ReplayDiffers as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    except BadRecord as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 2
    except OtherRules as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 3
    return 0


def run_bench(chosen: argparse.Namespace) -> int:
    """Measure, or tell where the time goes."""
    from stolik.arena.bench import bench, example_games

    if chosen.profile:
        from stolik.arena.instructions import profile
        from stolik.kernel.registry import names

        games = [chosen.game] if chosen.game else names()
        example_games()
        print(profile(games))
        return 0
    return bench(chosen.game, chosen.seconds, chosen.peers, chosen.json)


if __name__ == "__main__":
    sys.exit(main())
