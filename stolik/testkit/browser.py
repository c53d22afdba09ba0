"""A real browser at a real server: start one, sit down, and play by mouse, keyboard or touch."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Locator, Position, sync_playwright
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as BrowserTimeout

from stolik.kernel.errors import StolikError
from stolik.testkit.served import HEADER, STARTS

By = Literal["mouse", "keyboard", "touch"]

BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""Best first: Chromium without a window of its own draws the same pages and takes a fifth less of the processor."""
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
OPEN: Final = '.play [data-state="open"]'
BUTTON: Final = ".play .bar [data-option]"
TURN: Final = '.play .bar [data-option="turn"]'
CHOSEN: Final = '.play [data-state="chosen"]'
READY: Final = f"""() => document.querySelector('dialog.end[open]') !== null
  || document.querySelector('.play .curtain') !== null
  || (document.querySelector('.play[data-yours="true"][data-busy="false"]') !== null
      && document.querySelector('{OPEN}, {BUTTON}') !== null)"""
NOW: Final = """() => [document.querySelector('.play')?.dataset.frame,
  ...[...document.querySelectorAll('.play [data-state="chosen"]')].map(({dataset}) => dataset.target)].join('|')"""
SETTLED: Final = f"""(before) => document.querySelector('dialog.end[open]') !== null
  || document.querySelector('.play .curtain') !== null
  || document.querySelector('.play[data-yours="false"]') !== null
  || (({NOW})() !== before && ({READY})())"""


UNCOVERED: Final = """spots => spots.flatMap((spot, place) => {
  const {left, top, width, height} = spot.getBoundingClientRect();
  for (const [x, y] of [[0.5, 0.5], [0.14, 0.5], [0.5, 0.14]]) {
    const seen = document.elementFromPoint(left + width * x, top + height * y);
    if (seen && spot.contains(seen)) return [[place, width * x, height * y]];
  }
  return [];
})"""
"""Things that are not hidden under others, and where to press them (cards of a fan overlap)."""
CHOICES: Final = f"""() => {{
  const spots = [...document.querySelectorAll('{OPEN}')];
  const free = ({UNCOVERED})(spots).map(([place, x, y]) => {{
    const {{left, top}} = spots[place].getBoundingClientRect();
    return [place, x, y, left + x, top + y];
  }});
  const options = [...document.querySelectorAll('{BUTTON}')].map(({{dataset}}) => dataset.option);
  return [free, options, document.querySelector('{CHOSEN}') !== null];
}}"""
"""What can be pressed: things (which, where on them, where on the screen) and buttons; whether a choice is begun."""


LESSON_NOW: Final = """() => [document.querySelector('.play').dataset.frame,
  document.querySelector('.lesson')?.dataset.step, document.querySelectorAll('[data-state="chosen"]').length,
  document.querySelector('dialog.end[open]') !== null].join('|')"""
LESSON_ASKS: Final = """() => document.querySelector('dialog.end[open]') !== null
  || (document.querySelector('.play')?.dataset.busy === 'false'
      && (document.querySelector('.lesson') !== null || document.querySelector('.play[data-yours="true"]') !== null))"""
"""No answer is on its way: what the lesson shows is what it waits for, or it is over."""
LESSON_WENT_ON: Final = f"(before) => ({LESSON_NOW})() !== before"
SHEET: Final = '.play [data-action="take"]:visible'
"""With a finger a board can show a thing large first; this button takes it."""
LESSON_COVERS: Final = """() => {
  const box = document.querySelector('.lesson').getBoundingClientRect();
  const lost = [box.left < 0, box.top < 0, box.right > innerWidth, box.bottom > innerHeight].some(Boolean);
  const things = [...document.querySelectorAll('[data-ring], .play [data-action="take"]')];
  const rings = things.map((thing) => thing.getBoundingClientRect());
  const under = rings.filter((ring) =>
    Math.min(box.right, ring.right) > Math.max(box.left, ring.left) + 1
      && Math.min(box.bottom, ring.bottom) > Math.max(box.top, ring.top) + 1);
  return [...(lost ? ['the box leaves the screen'] : []), ...under.map((ring) => JSON.stringify([ring, box]))];
}"""
"""What of the things that a lesson rings, and of the button for what was tapped, lies under its box."""
LAID_OUT: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AT_REST: Final = """([width, height]) => innerWidth === width && innerHeight === height
  && document.getAnimations().every((each) => each.effect?.getComputedTiming().iterations === Infinity)"""
"""The window has this size, and nothing is on its way (what breathes for ever does not count)."""
UNPAINTED: Final = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
"""
"""Everything is where it is, can be pressed and counts as visible; only its pixels are not made. They take a third of a
browser's time, and hardly a test looks at them."""
PAINT: Final = "is => { document.documentElement.style.opacity = is ? '1' : ''; }"
PATIENCE: Final = 5_000
LOOKS: Final = 4
POLLING: Final = 25
"""Milliseconds between two looks at the page; a look at every frame would make it draw all the time."""


def _running_test() -> str:
    """The test that runs, without its phase; nothing outside pytest."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0].encode("ascii", "replace").decode()


class NoBrowser(StolikError):
    """There is no browser to test with."""


@contextmanager
def launched() -> Iterator[Browser]:
    """The system's Chromium, or the one that Playwright keeps."""
    with sync_playwright() as playwright:
        system = next((path for name in BROWSERS if (path := shutil.which(name))), None)
        try:
            browser = playwright.chromium.launch(executable_path=system, args=list(ARGUMENTS))
        except BrowserError as problem:
            raise NoBrowser(f"no Chromium to test with; try: playwright install chromium\n{problem}") from problem
        yield browser
        browser.close()


class Server:
    """A server in a process of its own, which can be killed and started again on the same port."""

    def __init__(self, folder: Path, packages: tuple[Path, ...] = (), **environ: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "browser.db"
        paths = [*(str(path) for path in packages), os.environ.get("PYTHONPATH", "")]
        self._env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            "STOLIK_DATABASE": str(self.database),
            "STOLIK_SECRET": "a secret of the browser tests",
            "STOLIK_PORT": str(self.port),
            "STOLIK_PACE": "0",
            "STOLIK_RATE": "0",
            "STOLIK_LOG": "WARNING",
            **environ,
        }
        self._process: subprocess.Popen[str] | None = None
        self._starts = 0

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "stolik.testkit.served"]
        self._starts += 1
        env = {**self._env, STARTS: str(self._starts)}
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        self._process = process
        assert process.stdout is not None
        for line in process.stdout:
            if re.match(r"Stolik is at ", line):
                return
        raise StolikError(f"the server did not start: exit code {process.wait()}")

    def kill(self) -> None:
        """Without warning, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """In order."""
        self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(by)
        self._process.wait(timeout=15)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


class Visitor:
    """A person in front of a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = (1366, 768),
        lang: str = "en",
        by: By = "mouse",
        motion: str = "off",
        is_installed: bool = False,
        is_painted: bool = True,
    ) -> None:
        self.by = by
        self.is_still = motion == "off"
        self.server = server
        self.troubles: list[str] = []
        self.foreign: list[str] = []
        is_touch = by == "touch"
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=is_touch,
            is_mobile=is_touch,
            service_workers="allow" if is_installed else "block",
            extra_http_headers={HEADER: running} if (running := _running_test()) else {},
        )
        self.context.set_default_timeout(20_000)
        kept = f'{{"lang": "{lang}", "motion": "{motion}", "mute": true, "passes": false}}'
        self.context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('stolik'))"
            f" localStorage.setItem('stolik', '{kept}')"
        )
        if not is_painted:
            self.context.add_init_script(UNPAINTED)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda problem: self.troubles.append(str(problem)))
        self.page.on("request", lambda request: self._notice(request.url))
        self.moods = random.Random(7)

    def close(self) -> None:
        """Leave, having seen no error in the page and no request to another host."""
        self.context.close()
        assert not self.troubles, self.troubles
        assert not self.foreign, self.foreign

    def _notice(self, url: str) -> None:
        if not url.startswith((self.server.url, self.server.url.replace("http", "ws"), "data:", "blob:")):
            self.foreign.append(url)

    # Going somewhere

    def lobby(self) -> None:
        """Go to the lobby and wait until one can play."""
        self.page.goto(self.server.url)
        self.page.wait_for_selector('[data-action="play"]:not([disabled])')

    def world(self, game: str) -> None:
        """Open the world of a game on the first page."""
        if not self.page.locator(f'.world.on[data-game="{game}"]').count():
            self._push(self.page.locator(f'[data-poster="{game}"]'))
        self.page.wait_for_selector(f'.world.on[data-game="{game}"] [data-action="play"]')

    def opposite(self, level: str) -> None:
        """Choose who sits opposite, on the first page."""
        face = self.page.locator(f'label:has(input[name="level"][value="{level}"])')
        face.click()
        self.page.wait_for_function("face => face.control.checked", arg=face.element_handle())

    def match_with_bots(self, game: str, players: int, options: dict[str, str] | None = None) -> None:
        """Sit down at a new match without the first page: this person, and bots on the other seats."""
        bots = [{"who": "bot", "level": "novice"} for _ in range(players - 1)]
        body = {"game": game, "options": options or {}, "seats": [{"who": "me"}, *bots], "public": False}
        self.go_to(self.ask("/api/matches", body)["match"])

    def ask(self, path: str, body: object = None, method: str = "POST") -> Any:
        """What the page itself would ask the server, without a page."""
        if not self.context.cookies():
            self.context.request.get(f"{self.server.url}/api/me")
        reply = self.context.request.fetch(f"{self.server.url}{path}", method=method, data=body)
        return reply.json()

    def go_to(self, match: str) -> None:
        """Open the table of a match and wait until it is drawn."""
        self.page.goto(f"{self.server.url}/table/{match}")
        self.at_table()

    def press(self, action: str) -> None:
        """Press a button by its action."""
        self._push(self.page.locator(f'[data-action="{action}"]').first)

    def at_table(self) -> None:
        """Wait until the table is drawn."""
        self.page.wait_for_selector('.play[data-ready="true"], .play .curtain')

    def wonder(self) -> bool:
        """Point at something that cannot be chosen, so that the page asks why not; whether anything says why."""
        quiet = self.page.locator('.play .board [data-target][data-state="quiet"]')
        if quiet.count():
            quiet.first.hover(force=True)
        with suppress(BrowserTimeout):
            self.page.wait_for_selector('.play .board [data-state="closed"]', timeout=1_000)
        self.page.mouse.move(2, 2)
        return self.page.locator('.play .board [data-state="closed"]').count() > 0

    # Playing

    def wait(self, seconds: float = 30) -> bool:
        """Wait until this person is asked (True) or the match is over (False)."""
        self.page.wait_for_function(READY, timeout=seconds * 1000, polling=POLLING)
        self._read_on()
        return not self.is_over

    def _read_on(self) -> None:
        """Turn the pages that a story has opened."""
        while (turn := self.page.locator(TURN)).count() and not self.is_over:
            self._push(turn.first)

    @property
    def is_over(self) -> bool:
        """Whether the end screen is shown."""
        return self.page.locator("dialog.end[open]").count() > 0

    @property
    def is_asked(self) -> bool:
        """Whether this person must do something."""
        return self.page.locator('.play[data-yours="true"]').count() > 0

    @property
    def moment(self) -> int:
        """How many answers have been given."""
        return int(self.page.locator(".play").get_attribute("data-moment") or 0)

    def step(self, prefer: Collection[str] = ()) -> bool:
        """Choose something, if possible a button of a preferred verb; False when the match is over."""
        if not self.wait():
            return False
        if self.page.locator(".play .curtain").count():
            self.press("lift")
            self.page.wait_for_selector('.play[data-ready="true"]:not(:has(.curtain))')
            return self.step(prefer)
        before = self._now()
        if wanted := self._wanted(prefer):
            self._push(self.page.locator(f'.play .bar [data-option="{wanted}"]').first)
        elif self.by == "keyboard":
            self._by_key()
        else:
            self._by_pointer()
        self.page.wait_for_function(SETTLED, arg=before, polling=POLLING)
        return True

    def play(self, steps: int = 1500, prefer: Collection[str] = (), after: int = 0) -> int:
        """Play until the match is over; gives the number of steps. After this many steps choose these verbs first."""
        for done in range(steps):
            if not self.step(prefer if done >= after else ()):
                return done
        raise AssertionError(f"the match is not over after {steps} steps")

    def choose(self, thing: str) -> None:
        """Choose one thing: an option by its button, `camp`, or what lies on the table by its target, `space:M12`."""
        self.wait()
        before = self._now()
        self._push(self.page.locator(f'.play .bar [data-option="{thing}"], {OPEN}[data-target="{thing}"]').first)
        self.page.wait_for_function(SETTLED, arg=before, polling=POLLING)
        self._read_on()

    def _wanted(self, prefer: Collection[str]) -> str | None:
        """The first button whose option begins with one of these words."""
        if not prefer:
            return None
        offered: list[str] = self.page.locator(BUTTON).evaluate_all("found => found.map(each => each.dataset.option)")
        return next((option for option in offered if option.split()[0] in prefer), None)

    def _now(self) -> str:
        return str(self.page.evaluate(NOW))

    def _by_pointer(self) -> None:
        """Press something; look again if it was covered meanwhile (a hand makes room once it is laid out)."""
        for _ in range(LOOKS):
            self.page.evaluate(LAID_OUT)
            with suppress(BrowserTimeout):
                self._press_something()
                return
        raise AssertionError(f"what could be pressed was covered {LOOKS} times")

    def _press_something(self) -> None:
        free: list[tuple[int, float, float, float, float]]
        options: list[str]
        free, options, is_begun = self.page.evaluate(CHOICES)
        others = [place for place, option in enumerate(options) if option != "end_turn"]
        buttons = self.page.locator(BUTTON)
        if free and (not options or self.moods.random() > (0.8 if is_begun else 0.2)):
            place, x, y, *point = self.moods.choice(free)
            if self.is_still:  # nothing moves between the look and the finger
                self._touch(*point)
            else:
                self._push(self.page.locator(OPEN).nth(place), (x, y))
        elif others:
            self._push(buttons.nth(self.moods.choice(others)))
        else:
            self._push(buttons.first)

    def _touch(self, x: float, y: float) -> None:
        """Press what is at this point of the screen."""
        if self.by == "touch":
            self.page.touchscreen.tap(x, y)
            self._take_shown()
        else:
            self.page.mouse.click(x, y)

    def _by_key(self) -> None:
        """Press a key of something; what has none is reached by Tab."""
        keys: list[str] = []
        for _ in range(LOOKS):
            keys = self._keys()
            if keys:
                break
            self.page.evaluate(LAID_OUT)
        others = [key for key in keys if key != "e"]
        if not keys:
            self._push(self.page.locator(f"{OPEN}, {BUTTON}").first)
        elif others and self.moods.random() < 0.85:
            self.page.keyboard.press(self.moods.choice(others))
        elif "e" in keys:
            self.page.keyboard.press("e")
        else:
            self.page.keyboard.press(self.moods.choice(keys))

    def _keys(self) -> list[str]:
        """The keys that are shown now."""
        keys: list[str] = self.page.locator(f"{OPEN}[aria-keyshortcuts]").evaluate_all(
            "spots => [...new Set(spots.map(spot => spot.getAttribute('aria-keyshortcuts')))]"
        )
        return keys + self.page.locator(f"{BUTTON} kbd").all_inner_texts()

    def _push(self, thing: Locator, at: tuple[float, float] | None = None) -> None:
        position: Position | None = {"x": at[0], "y": at[1]} if at else None
        if self.by == "touch":
            thing.tap(position=position, timeout=PATIENCE)
            self._take_shown()
        elif self.by == "keyboard":
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            thing.click(position=position, timeout=PATIENCE)

    def _take_shown(self) -> None:
        """Take what a finger has only shown large."""
        sheet = self.page.locator(SHEET)
        if sheet.count():
            sheet.first.tap(timeout=PATIENCE)

    # Lessons

    def take_lesson(self, steps: int = 200) -> list[int]:
        """Do what the lesson at this table points at, to its end or the match's; the numbers of its steps.

        No step may be covered by the box that speaks of it.
        """
        page = self.page
        seen: list[int] = []
        for _ in range(steps):
            page.wait_for_function(LESSON_ASKS)
            lesson = page.locator(".lesson")
            with suppress(BrowserTimeout):  # the script may be playing for the learner
                lesson.wait_for(timeout=PATIENCE)
            if self.is_over or not lesson.count():
                return seen
            step = int(lesson.get_attribute("data-step") or 0)
            if not seen or seen[-1] != step:
                seen.append(step)
            self.follow_lesson()
        raise AssertionError(f"the lesson is not over after {steps} steps")

    def follow_lesson(self) -> None:
        """Do what the lesson points at."""
        page = self.page
        before = page.evaluate(LESSON_NOW)
        page.mouse.move(2, 300)
        is_next = page.locator('[data-action="lesson-next"]').count() > 0
        is_look = page.locator(".lesson[data-look]").count() > 0
        for _ in range(LOOKS):  # as a person would: look again if the board still moved under the finger
            if not is_next or page.locator(".lesson[data-goal]").count():
                page.wait_for_selector("[data-ring]", timeout=10_000)
            page.evaluate(LAID_OUT)
            page.wait_for_timeout(60)
            covered: list[str] = page.evaluate(LESSON_COVERS)
            step = page.locator(".lesson").get_attribute("data-step")
            assert not covered, f"step {step} covers what it speaks of: {covered}"
            if is_next and not is_look:
                self.press("lesson-next")
            else:
                box = page.locator("[data-ring]").first.bounding_box()
                if box is not None:
                    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
                    if is_look and self.by == "mouse":
                        page.mouse.move(x, y, steps=3)
                    elif self.by == "touch":
                        page.touchscreen.tap(x, y)
                    else:
                        page.mouse.click(x, y)
                    page.evaluate(LAID_OUT)
                    if page.locator(SHEET).count():  # on a phone a thing may first be shown, with a button to take it
                        page.evaluate(LAID_OUT)
                        covered = page.evaluate(LESSON_COVERS)
                        assert not covered, f"step {step} covers the button for what was tapped: {covered}"
                        page.locator(SHEET).first.click()
            with suppress(BrowserTimeout):
                page.wait_for_function(LESSON_WENT_ON, arg=before, timeout=5_000)
                return
        raise AssertionError(f"what the lesson rings did nothing {LOOKS} times")

    # Looking

    def resize(self, size: tuple[int, int]) -> None:
        """Look through a window of another size, once the page has come to rest in it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function(AT_REST, arg=size, polling=POLLING)
        self.page.evaluate(LAID_OUT)

    def speak(self, lang: str) -> None:
        """Switch the language, wherever the button is, unless it is spoken already."""
        if self.page.evaluate("document.documentElement.lang") == lang:
            return
        self.page.evaluate("lang => document.querySelector(`[data-lang=${lang}]`).click()", lang)
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang, polling=POLLING)

    def scrolls(self) -> bool:
        """Whether the page is larger than the window."""
        return bool(
            self.page.evaluate(
                "() => document.documentElement.scrollHeight > innerHeight"
                " || document.documentElement.scrollWidth > innerWidth"
            )
        )

    def axe(self, script: Path) -> list[str]:
        """Serious findings of axe-core on what is shown now; behind an open dialog nothing can be reached."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(script.read_text("utf-8"))
        self.page.evaluate(PAINT, True)  # contrast is that of what can be seen
        found: list[str] = self.page.evaluate(
            """async () => (await axe.run(document.querySelector('dialog:modal') ?? document,
              {resultTypes: ['violations']})).violations
              .filter(({impact}) => impact === 'serious' || impact === 'critical')
              .map(({id, nodes}) => `${id}: ${nodes.slice(0, 3).map(({html, failureSummary}) =>
                html.slice(0, 160) + ' ' + failureSummary).join(' // ')}`)"""
        )
        self.page.evaluate(PAINT, False)
        return found
