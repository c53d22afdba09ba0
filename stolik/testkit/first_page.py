"""How soon the first page can be used, from Chromium's tracing: `python -m stolik.testkit.first_page`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
from playwright.sync_api import Browser

from stolik.testkit.browser import Server, Visitor, launched

CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing")
PLAYABLE: Final = """() => new Promise((done) => {
  const look = () => document.querySelector('[data-action="play"]:not([disabled])')
    ? (performance.mark('playable'), requestAnimationFrame(() => setTimeout(done))) : requestAnimationFrame(look);
  look();
})"""
"""The button can be pressed: the page is drawn and listens."""
TASK: Final = "RunTask"


class Opening(msgspec.Struct, frozen=True):
    """Milliseconds from the start of the navigation until one can play, and how many of them the page computed."""

    wall: float
    busy: float


def opening(browser: Browser, server: Server, folder: Path) -> Opening:
    """Open the first page as a stranger does, with nothing kept from before."""
    person = Visitor(browser, server)
    trace = folder / "trace.json"
    browser.start_tracing(page=person.page, path=trace, categories=list(CATEGORIES))
    person.page.goto(server.url, wait_until="commit")
    person.page.evaluate(PLAYABLE)
    browser.stop_tracing()
    person.close()
    events = json.loads(trace.read_text("utf-8"))["traceEvents"]
    end = next(event for event in events if event["name"] == "playable")
    here = [event for event in events if event["pid"] == end["pid"] and 0 < event["ts"] <= end["ts"]]
    starts = [event["ts"] for event in here if event["name"] == "navigationStart"]
    start = max(starts or [min(event["ts"] for event in here)])  # a page in a new process may miss its own start
    tasks = [
        event.get("tdur", event.get("dur", 0))
        for event in events
        if event["name"].endswith(TASK)
        and (event["pid"], event["tid"]) == (end["pid"], end["tid"])
        and start <= event["ts"] <= end["ts"]
    ]
    return Opening((end["ts"] - start) / 1000, sum(tasks) / 1000)


def main() -> int:
    """Measure it some times and say the middle."""
    with tempfile.TemporaryDirectory() as kept, launched() as browser:
        server = Server(Path(kept))
        server.start()
        try:
            found = [opening(browser, server, Path(kept)) for _ in range(7)]
        finally:
            server.stop()
    print(f"first page: playable after {median(each.wall for each in found):.0f} ms,", end=" ")
    print(f"of which the page computed {median(each.busy for each in found):.0f} ms (median of {len(found)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
