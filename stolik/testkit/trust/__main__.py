"""Run proofs and write their figures down: `make trust`."""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from stolik.testkit import services
from stolik.testkit.trust.crashes import full_disk, killed_workers, kills, torn_log
from stolik.testkit.trust.hostile import hostile, hostile_frames, schema
from stolik.testkit.trust.script import Figures
from stolik.testkit.trust.servers import behind_a_proxy, races, restarts, vanished
from stolik.testkit.trust.twins import twins
from stolik.testkit.trust.under_load import cores, loaded

WANTED: dict[str, dict[str, tuple[float, float]]] = {
    "kills": {"lost": (0, 0), "doubled": (0, 0)},
    "redis": {"up to date after, longest s": (0, 3)},
    "postgres": {"up to date after, longest s": (0, 3)},
    "radlands": {"processor ms per answer, median": (0, 0.8)},
    "mixed": {"processor ms per answer, median": (0, 1.6)},
    "thousand": {"p99 ms": (0, 250)},
    "cores": {"times as many": (1.7, math.inf), "answers per second, two cores and two workers": (1000, math.inf)},
}
"""What a proof at its full length has to show: from, to."""


def measured(work: Callable[[], Figures]) -> tuple[Figures, float]:
    """The figures of a proof, and how many seconds it took."""
    begun = time.monotonic()
    return work(), time.monotonic() - begun


def run(name: str, scale: float, folder: Path) -> Figures:
    """One proof at its full length, times `scale`."""

    def times(number: int) -> int:
        return max(1, round(number * scale))

    shared = {"STOLIK_DATABASE": str(folder / f"{name}.db")}
    if name == "kills":
        return kills(folder, times(300))
    if name == "torn":
        return torn_log(folder, times(200))
    if name == "races":
        return races(shared, times(100))
    if name == "vanished":
        return vanished(shared, folder)
    if name == "disk":
        return full_disk(folder)
    if name == "redis":
        with services.redis_service() as service:
            return restarts(service, {**shared, "STOLIK_CHANNELS": service.url}, times(10), signal.SIGKILL)
    if name == "postgres":
        with services.postgres_service() as service:
            settings = {"STOLIK_DATABASE": service.url, "STOLIK_CHANNELS": service.url}
            return restarts(service, settings, times(10), signal.SIGINT)
    if name == "frames":
        return hostile_frames(folder, times(100_000))
    if name == "schema":
        return schema(folder, times(50))
    if name == "hostile":
        return hostile(folder, scale)
    if name == "twins":
        return twins(times(10_000))
    if name == "proxy":
        return behind_a_proxy(times(10))
    if name == "workers":
        return killed_workers(folder, times(20))
    if name == "radlands":
        return loaded("radlands", times(200), 100, max(5, 60 * scale))
    if name == "mixed":
        return loaded("mixed", times(100), 50, max(5, 60 * scale))
    if name == "thousand":
        return loaded("mixed", times(1000), 100 * min(1, 5 * scale), max(5, 600 * scale), is_idling=True)
    assert name == "cores", f"there is no proof {name}; there are: {', '.join(TITLES)}"
    return cores(times(300), max(5, 30 * scale))


TITLES = {
    "kills": "A server killed with -9 at random moments of matches of all games, with undo and bots",
    "torn": "The write-ahead log cut off or damaged at random places",
    "races": "Two servers get an answer to the same question at once",
    "vanished": "A server stands still in the middle of an answer",
    "disk": "The disk fills up under play",
    "redis": "Redis killed and started again under play, two servers",
    "postgres": "PostgreSQL restarted under play, two servers, database and channel",
    "frames": "Hostile frames from somebody without a seat and from somebody with one",
    "hostile": "Names in odd scripts, compressed bombs, heads of requests that are none",
    "schema": "Schemathesis on every operation of the API",
    "twins": "Twin worlds: what a reader cannot know dealt anew, every frame compared",
    "proxy": "Two servers with two workers each behind nginx, PostgreSQL, Redis; one killed, the other goes on",
    "workers": "A worker killed with -9 under play, the others go on",
    "radlands": "Load: Radlands, `stolik load --game radlands --matches 200 --rate 100 --seconds 60`",
    "mixed": "Load: all games, `stolik load --matches 100 --rate 50 --seconds 60`",
    "thousand": "Load: `stolik load --matches 1000 --rate 100 --seconds 600 --idle`",
    "cores": "As fast as it goes, server and players together: on one core, then on two with `--workers 2`",
}
FIGURES = "<!-- figures -->"


def missed(name: str, figures: Figures) -> list[str]:
    """What was wanted of a proof and did not come out."""
    return [
        f"{key}: {figures[key]}, wanted {f'at most {most:g}' if math.isfinite(most) else f'at least {least:g}'}"
        for key, (least, most) in WANTED.get(name, {}).items()
        if not least <= float(figures[key]) <= most
    ]


def page(results: dict[str, tuple[Figures, float]], old: str, told: str) -> str:
    """The page with all its figures replaced by those of one run; `told` says where and when."""
    table = ["", told, "", "| proof | figures | wanted | took | again |", "|---|---|---|---|---|"]
    for name, (figures, seconds) in results.items():
        found = ", ".join(
            f"{key}: {value:,}" if isinstance(value, int) else f"{key}: {value}" for key, value in figures.items()
        )
        wrong = missed(name, figures)
        wanted = "" if name not in WANTED else "**missed**: " + "; ".join(wrong) if wrong else "met"
        command = f"`python -m stolik.testkit.trust {name}`"
        table.append(f"| {TITLES[name]} | {found} | {wanted} | {seconds:,.0f} s | {command} |")
    return old.partition(FIGURES)[0] + FIGURES + "\n".join(table) + "\n"


def where(scale: float) -> str:
    """The machine and the moment, for the page."""
    version = platform.python_version()
    day = time.strftime("%Y-%m-%d", time.gmtime())
    busy = os.getloadavg()[0]
    length = (
        "full length" if scale == 1 else f"{scale:g} of the full length, what is wanted is not to be expected of it"
    )
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {version}, load average before {busy:.1f}"
    return f"One run on {day}: {machine}; {length}."


def main(arguments: list[str] | None = None) -> int:
    """Run proofs and write their figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("proofs", nargs="*", metavar="proof", help=f"which ({', '.join(TITLES)}; all of them)")
    parser.add_argument("--scale", type=float, default=1.0, help="how long, as a part of the full length")
    parser.add_argument("--page", type=Path, help="the page whose figures are to be replaced, docs/trust.md")
    chosen = parser.parse_args(arguments)
    results: dict[str, tuple[Figures, float]] = {}
    told = where(chosen.scale)
    print(told)
    wrong = False
    for name in chosen.proofs or TITLES:
        with tempfile.TemporaryDirectory() as folder:
            results[name] = measured(lambda name=name, folder=folder: run(name, chosen.scale, Path(folder)))  # type: ignore[misc]
        print(name, json.dumps(results[name][0]), f"{results[name][1]:.1f} s", flush=True)
        for each in missed(name, results[name][0]):
            print(f"  missed: {each}", flush=True)
            wrong = True
        if chosen.page is not None:
            chosen.page.write_text(page(results, chosen.page.read_text("utf-8"), told), "utf-8")
    return 1 if wrong and chosen.scale >= 1 else 0


if __name__ == "__main__":
    sys.exit(main())
