"""Apex Legends on the plain board: a whole match by clicking, and shots that somebody else may react to."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest
from playwright.sync_api import expect

from stolik.bots import make_bot
from stolik.games.apex_legends.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Option, Question
from stolik.table.store import Entry, MatchRow, SeatRow, SqliteStore
from stolik.testkit.browser import LAID_OUT, Server, Visitor

Sit = Callable[..., Visitor]

NEVER: Option = ("never",)
SEED = "b"
"""Any will do: sooner or later a team shoots twice in a turn. Here it is soon."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not stand back: three of them have much to think about on a busy machine."""
    server = Server(tmp_path_factory.mktemp("apex"), STOLIK_BOT_WORKERS="0")
    server.start()
    yield server
    server.stop()


# A whole match


def test_one_person_and_three_bots_from_the_draft_to_the_end(sit: Sit, served: Server) -> None:
    """At random until the fight has begun, then without lingering: otherwise it would be as long as a real match."""
    ola = sit(served)
    ola.lobby()
    ola.page.locator('[data-game="apex_legends"]').click()
    expect(ola.page.locator("h1")).to_have_text("Apex Legends")
    ola.page.locator('input[value="easy"]').check(force=True)
    ola.press("custom")
    ola.press("more")
    ola.press("more")
    expect(ola.page.locator(".custom .seat")).to_have_count(4)
    ola.press("create")
    ola.at_table()
    expect(ola.page.locator('[data-target^="space:"]')).to_have_count(144)
    assert ola.play(400, prefer=("end", "never", "pass", "done", "leave", "deal_rest"), after=30) > 40
    expect(ola.page.locator("dialog.end h1")).to_have_text(re.compile("Victory|Defeat|draw"))
    expect(ola.page.locator("dialog.end")).to_contain_text("Bot (Easy)")


REACHED = """() => {
  const plain = document.querySelector('.play .plain');
  const top = plain.getBoundingClientRect().top - plain.scrollTop;
  const cut = [...plain.children].filter((part) => part.getBoundingClientRect().top < top - 1);
  return [cut.length, document.querySelector('.play').scrollLeft, document.scrollingElement.scrollLeft];
}"""


@pytest.mark.parametrize(("size", "by"), [((390, 844), "touch"), ((768, 1024), "mouse")])
def test_all_of_the_map_can_be_reached_on_small_screens(
    sit: Sit, served: Server, size: tuple[int, int], by: str
) -> None:
    ola = sit(served, size=size, by=by)
    ola.lobby()
    ola.page.locator('[data-game="apex_legends"]').click()
    ola.page.locator('input[value="easy"]').check(force=True)
    ola.press("play")
    ola.at_table()
    for _ in range(36):
        assert ola.step()
        assert ola.page.evaluate(REACHED) == [0, 0, 0]


# A shot and its reactions


def test_who_is_shot_at_is_asked_for_a_reaction_and_the_shooter_sees_no_card_of_it(sit: Sit, served: Server) -> None:
    pair = Pair(sit, served)
    shooter, reactor = pair.shooter, pair.reactor
    before = log(shooter)
    pair.take()
    pair.pass_boosts()
    assert (pair.question.kind, pair.question.seat) == ("react_before", pair.reacts)
    expect(reactor.page.locator(".bar .what")).to_contain_text("You: React before fire?")
    expect(shooter.page.locator(".bar .what")).to_contain_text(f"Waiting for Player {pair.reacts + 1}")
    expect(shooter.page.locator(".bar .what")).not_to_contain_text("React before fire?")  # an order to somebody else
    for person in pair.people:
        new = log(person)[len(before) :]
        assert [line for line in new if "shoots at" in line]
        assert not [line for line in new if "aims:" in line], "no aim card before everybody has reacted"
        expect(person.page.locator(".plain")).to_contain_text(re.compile(r"shoots at .* with .*: .*Hit Threshold \d+"))
    held: list[str] = reactor.page.locator(".dock [data-card]").evaluate_all("all => all.map(it => it.dataset.card)")
    assert held
    assert shooter.page.locator(", ".join(f'[data-card="{card}"]' for card in held)).count() == 0
    assert shooter.page.locator(".bar [data-option]").count() == 0

    pair.take(PASS)
    for person in pair.people:
        new = log(person)[len(before) :]
        after = next(place for place, line in enumerate(new) if "shoots at" in line) + 1
        assert "aims: Hit Threshold" in new[after], "who passes leaves no trace"
        assert [line for line in new[after:] if "is hit: hits" in line]
    pair.take_until_the_next_shot()
    assert (pair.question.kind, pair.question.seat) == ("react_before", pair.reacts), "to pass is for one shot"
    expect(reactor.page.locator(".bar .what")).to_contain_text("You: React before fire?")


def test_who_wants_not_to_be_asked_again_this_turn_is_not(sit: Sit, served: Server) -> None:
    pair = Pair(sit, served)
    pair.take()
    pair.pass_boosts()
    assert pair.question.kind == "react_before"
    never = pair.reactor.page.locator('.bar [data-option="never"]')
    expect(never).to_have_text(re.compile("Do not ask again this turn"))
    pair.take(NEVER)
    before = log(pair.reactor)
    pair.take_until_the_next_shot()
    assert pair.question.kind != "react_before"
    for person in pair.people:
        expect(person.page.locator(".bar .what")).not_to_contain_text("React before fire?")
        new = log(person)[len(before) :]
        after = next(place for place, line in enumerate(new) if "shoots at" in line) + 1
        assert "aims: Hit Threshold" in new[after], "it is fired at once"


class Pair:
    """Two people who go on with a match of others: one of them shoots next, and will shoot twice in this turn.

    The rules run along, so that it is known who is asked what when both pages show the same moment.
    """

    def __init__(self, sit: Sit, served: Server) -> None:
        answers, first, self.reacts = two_shots(SEED)
        self.match = Match.start("apex_legends", 2, SEED, {})
        for seat, option in answers[:first]:
            self.match.answer(seat, option)
        self.plan = [option for _, option in answers[first:]]
        code = put_on_the_table(served, self.match)
        self.people = [sit(served), sit(served, size=(1280, 900))]
        for person in self.people:
            person.lobby()
            person.page.locator('[data-field="code"]').fill(code)
            person.press("join")
            person.page.wait_for_url("**/table/**")
        for person in self.people:
            person.at_table()
        self._settle()

    @property
    def shooter(self) -> Visitor:
        """Who shoots."""
        return self.people[1 - self.reacts]

    @property
    def reactor(self) -> Visitor:
        """Whose legends are shot at."""
        return self.people[self.reacts]

    @property
    def question(self) -> Question:
        """What the rules ask now."""
        return self.match.questions[0]

    def take(self, option: Option | None = None) -> Option:
        """Whoever is asked clicks an option; without one, what the plan says."""
        planned = self.plan.pop(0) if self.plan else PASS
        chosen = planned if option is None else option
        question = self.question
        assert chosen in question.options
        click(self.people[question.seat], self.match, question, chosen)
        self.match.answer(question.seat, chosen)
        self._settle()
        return chosen

    def pass_boosts(self) -> None:
        """Until something else is asked."""
        while self.question.kind in ("boost", "instant_boost"):
            self.take(PASS)

    def take_until_the_next_shot(self) -> None:
        """Follow the plan up to the reactions to the next shot."""
        while self.take()[0] != "shoot":
            pass
        self.pass_boosts()

    def _settle(self) -> None:
        """Both pages show the moment that the rules are at, and whoever is asked can answer."""
        asked = [question.seat for question in self.match.questions]
        for seat, person in enumerate(self.people):
            now = f'[data-moment="{len(self.match.answers)}"][data-yours="{str(seat in asked).lower()}"]'
            person.page.wait_for_selector(f'.play{now}[data-busy="false"]')


def click(person: Visitor, match: Match, question: Question, option: Option) -> None:
    """Point at what the option is about, one thing after another; the rest is a button."""
    person.wait()
    target = match.game.target(match.state, question, option)
    button = person.page.locator(f'.bar [data-option="{" ".join(str(part) for part in option)}"]')
    for kind, values in target.items():
        if kind in ("button", "ability") or button.count():
            continue
        step = f"{kind}:{','.join(str(value) for value in values)}"
        person.page.locator(f'.play [data-target="{step}"][data-state="open"]').first.click()
        person.page.evaluate(LAID_OUT)
    sent = person.page.locator(f'.play[data-busy="true"], .play:not([data-moment="{len(match.answers)}"])')
    sent.or_(button).first.wait_for()
    if not sent.count():
        button.click()


def log(person: Visitor) -> list[str]:
    """What the log says."""
    return person.page.locator(".side ol li button").all_inner_texts()


# Getting there


@cache
def two_shots(seed: str) -> tuple[list[tuple[int, Option]], int, int]:
    """The answers of a match until a team has shot for the second time in a turn and nobody reacted to the first shot;
    the number of that shot's answer; the seat that is asked for reactions both times."""
    match = Match.start("apex_legends", 2, seed, {})
    bots = [make_bot("greedy", seat) for seat in range(2)]
    shot = first = 0
    asked = (0, 0, 0)
    while not match.over:
        question = match.questions[0]
        choice = PASS
        if question.kind == "react_before":
            assert isinstance(match.state, Board)
            now = (match.state.round, match.state.marker, question.seat)
            if now == asked:
                break
            asked, first = now, shot
        elif not question.kind.startswith(("react", "instant", "boost")):
            shots = [option for option in question.options if option[0] == "shoot" and question.kind == "act"]
            choice = shots[0] if shots else bots[question.seat].choose(match, question)
            shot = len(match.answers) if shots else shot
        match.answer(question.seat, choice)
    assert not match.over
    return match.answers, first, match.questions[0].seat


def put_on_the_table(served: Server, match: Match) -> str:
    """Put a match into the server's database with both seats open; gives its code."""
    now = time.time()
    code = "".join(secrets.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(6))
    row = MatchRow(
        id=f"m_{secrets.token_urlsafe(12)}",
        game=match.game.id,
        rules=match.game.rules,
        options=match.setup,
        seats=match.seats,
        seed=SEED,
        commitment=Dice(SEED).commitment(),
        public=False,
        code=code,
        invite=secrets.token_hex(32),
        state="waiting",
        asked=[question.seat for question in match.questions],
        result=None,
        lesson=False,
        rematch=None,
        parent=None,
        creator="p_arranged",
        created=now,
        changed=now,
    )
    seats = [SeatRow(seat, "open", None, "", None) for seat in range(match.seats)]
    entries = [Entry(seq, seat, "answer", list(option), now) for seq, (seat, option) in enumerate(match.answers)]

    async def put() -> None:
        store = SqliteStore(str(served.database))
        await store.open()
        await store.add_match(row, seats, entries)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # the browser has an event loop running in this thread
        beside.submit(asyncio.run, put()).result()
    return code
