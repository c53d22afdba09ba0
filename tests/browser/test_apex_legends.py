"""Apex Legends on its drawn board: whole matches, every kind of question, shots that somebody else may react to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from stolik.bots import make_bot
from stolik.games.apex_legends.state import Board
from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Option, Question
from stolik.testkit.arranged import put, reached, show
from stolik.testkit.browser import LAID_OUT, UNCOVERED, By, Server, Visitor
from tests.browser.apex_matches import BUTTONS, WRONG, every_kind, seed_of, walked

Sit = Callable[..., Visitor]

NEVER: Option = ("never",)
SEED = "b"
"""Any will do: sooner or later a team shoots twice in a turn. Here it is soon."""
DESK = (1366, 768)
SIZES = ((390, 844), (844, 390), (768, 1024), (1920, 1080))
LANGUAGES = ("pl", "uk")
FREE = (*range(3), *range(6, 18))
"""The steps of a whole match at which anything is done: some items dealt out, then the entry and the first fights."""
BRIEF = ("deal_rest", "end", "never", "pass", "done", "leave", "stay")
CROWDED = ("act", "gain", "react_before", "equip", "move", "interact")
PARTS = 3
STACKED = (218, 2, "gorge", "3", 196)
"""A match, and how far it is walked through: see `walked`."""
PILED = (21, 2, "crossroads", "3", 64)
"""Smoke in reaction to a shot: on the edges of roofs intersections lie one above the other."""
MET = """() => {
  const piles = Map.groupBy(document.querySelectorAll('.spots [data-target^="node:"]'),
    ({dataset}) => dataset.target.split(',').slice(0, 2).join());
  const met = [];
  for (const spot of [...piles.values()].filter(({length}) => length > 1).flat()) {
    const pane = spot.closest('.pane').getBoundingClientRect();
    const {left, top, width, height} = spot.getBoundingClientRect();
    const points = [[left + 1, top + height / 2], [left + width - 1, top + height / 2],
      [left + width / 2, top + height / 2 - 19], [left + width / 2, top + height / 2 + 19]];
    const isSeen = points.every(([x, y]) => x > pane.left && x < pane.right && y > pane.top && y < pane.bottom
      && !document.elementFromPoint(x, y)?.closest('.tools'));
    const isMet = points.every(([x, y]) => spot.contains(document.elementFromPoint(x, y)));
    if (isSeen) met.push([spot.dataset.target, width, isMet]);
  }
  return met;
}"""
"""Intersections that lie one above the other and are wholly in view: how wide each is, and whether it is met up to its
borders."""
LAND = """async () => {
  const match = location.pathname.split('/').at(-1);
  return (await (await fetch(`/api/matches/${match}/facts`)).json()).map;
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not stand back: three of them have much to think about on a busy machine."""
    server = Server(tmp_path_factory.mktemp("apex"), STOLIK_BOT_WORKERS="0")
    server.start()
    yield server
    server.stop()


# Every kind of question


def look(person: Visitor, size: tuple[int, int], language: str, *ready: str) -> list[str]:
    """What is wrong with the page at this size, in this language; buttons carry out these verbs, which are prepared."""
    person.resize(size)
    person.speak(language)
    person.page.evaluate(LAID_OUT)
    wrong: list[str] = person.page.evaluate(WRONG, sorted({*BUTTONS, *ready}))
    return [f"{size} {language}: {each}" for each in wrong]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_of_question_is_answered_on_the_board(sit: Sit, served: Server, part: int) -> None:
    """No thing of the board is a button instead, nothing that glows is covered or outside, every word fits."""
    ola = sit(served, size=DESK)
    found: dict[str, list[str]] = {}
    for number, (kind, (match, seat)) in enumerate([*every_kind().items()][part::PARTS]):
        show(ola, served, match, seed_of(match), seat)
        ways = [(DESK, "en"), (SIZES[number // 2 % 4], LANGUAGES[number // 2 % 2])]
        if kind in CROWDED:
            ways[1:] = [(size, LANGUAGES[(number + place) % 2]) for place, size in enumerate(SIZES)]
        # The next question begins where this one ends.
        wrong = [each for way in (ways if number % 2 == 0 else reversed(ways)) for each in look(ola, *way)]
        if wrong:
            found[f"{kind} ({match.seats} people)"] = wrong
    assert found == {}
    assert len({name.split()[0] for name in every_kind()}) >= 50, "and these are all there are"
    assert {match.seats for match, _ in every_kind().values()} == {2, 3, 4, 5, 6}


def test_nothing_serious_is_found_by_axe(sit: Sit, served: Server, axe: Path) -> None:
    ola = sit(served, size=DESK)
    for kind in ("draft", "equip", "act", "react_before"):
        match, seat = every_kind()[kind]
        show(ola, served, match, seed_of(match), seat)
        assert ola.axe(axe) == [], kind


# By hand


@pytest.mark.parametrize(("by", "size"), [("keyboard", DESK), ("touch", (390, 844))])
def test_a_whole_match_by_keyboard_and_by_touch(sit: Sit, served: Server, by: By, size: tuple[int, int]) -> None:
    """From the starting pool to the end screen; after some fighting without lingering, so that the ring ends it."""
    ola = sit(served, size=size, by=by)
    ola.match_with_bots("apex_legends", 2, {"map": "crossroads", "team_size": "2", "draft": "first_game"})
    steps = 0
    while ola.step(() if steps in FREE else BRIEF):
        steps += 1
        assert steps < 250
        assert not ola.scrolls()
    assert steps > max(FREE)
    expect(ola.page.locator("dialog.end h1")).to_have_text(re.compile("Victory|Defeat|draw"))


def test_a_goal_is_walked_to_step_by_step(sit: Sit, served: Server) -> None:
    ola = sit(served, size=DESK)
    match, seat = every_kind()["move"]
    show(ola, served, match, seed_of(match), seat)
    before = ola.moment
    ola.page.keyboard.press("ArrowUp")
    expect(ola.page.locator(".apex .cursor.on")).to_be_attached()
    goal = ola.page.locator(".goal").last
    goal.wait_for()
    goal.hover(force=True)
    expect(ola.page.locator(".apex .tip .by")).to_be_visible()  # who would see it there
    goal.click(force=True)
    ola.page.wait_for_function(f"() => +document.querySelector('.play').dataset.moment >= {before + 2}")


def uncovered(person: Visitor, target: str) -> list[tuple[Locator, float, float]]:
    """Where something can be chosen whose target begins so: what shows it, and the point to press."""
    spots = person.page.locator(f'.play [data-target^="{target}"][data-state="open"]')
    return [(spots.nth(place), x, y) for place, x, y in spots.evaluate_all(UNCOVERED)]


def test_who_stands_behind_a_higher_roof_is_seen_and_chosen(sit: Sit, served: Server) -> None:
    """Bloodhound stands north of a roof with Bangalore on it."""
    match = walked(*STACKED)
    question = match.questions[0]
    assert question.kind == "activate"
    sizes: tuple[tuple[tuple[int, int], By], ...] = ((DESK, "mouse"), ((390, 844), "touch"))
    for size, by in sizes:
        ola = sit(served, size=size, by=by)
        show(ola, served, match, str(STACKED[0]), question.seat)
        boxes = [ola.page.locator(f'[data-figure="{name}"]').bounding_box() for name in ("bloodhound", "bangalore")]
        assert boxes[0] is not None
        assert boxes[1] is not None
        assert abs(boxes[0]["x"] - boxes[1]["x"]) >= boxes[0]["width"] / 4, "one beside the other"
        assert uncovered(ola, "legend:bangalore")
        thing, x, y = uncovered(ola, "legend:bloodhound")[0]
        press = thing.tap if by == "touch" else thing.click
        press(position={"x": x, "y": y})
        expect(ola.page.locator(".dash h3")).to_contain_text("Bloodhound")


def test_intersections_one_above_the_other_are_met_by_a_finger(sit: Sit, served: Server) -> None:
    match = walked(*PILED)
    assert match.questions[0].kind == "place_node"
    for size in ((844, 390), (390, 844)):
        ola = sit(served, size=size, by="touch")
        show(ola, served, match, str(PILED[0]), match.questions[0].seat)
        met: list[tuple[str, float, bool]] = ola.page.evaluate(MET)
        assert len(met) >= 2, size
        assert [each for each in met if each[1] < 40 or not each[2]] == [], size
        before = ola.moment
        spot, x, y = uncovered(ola, "node:")[0]
        spot.tap(position={"x": x, "y": y})
        expect(ola.page.locator('[data-action="take"]')).to_be_visible()
        assert ola.moment == before, "the first tap only shows what would come of it"
        spot.tap(position={"x": x, "y": y})
        expect(ola.page.locator(".play")).not_to_have_attribute("data-moment", str(before))


def test_the_outcome_of_a_shot_stays_in_sight_when_the_board_has_gone_on(sit: Sit, served: Server) -> None:
    """Who cannot react has seen nothing of the cards otherwise; a person who comes later is not told."""
    answers, first, _ = two_shots(SEED)
    match = Match.start("apex_legends", 2, SEED, {})
    for seat, option in answers[:first]:
        match.answer(seat, option)
    shooter = match.questions[0].seat
    ola = sit(served, size=DESK)
    show(ola, served, match, SEED, shooter)
    click(ola, match, match.questions[0], answers[first][1])
    for _ in range(8):
        ola.wait()
        if not ola.page.locator('.bar [data-option="pass"]').count():
            break
        ola.choose("pass")
    told = ola.page.locator(".apex .fell")
    expect(told).to_contain_text(re.compile(r": hits \d+, damage \d+"))
    cards = told.locator("i").count()
    assert f"{cards}" in (ola.page.locator(".side ol li", has_text="aims:").last.inner_text())
    assert told.evaluate("each => getComputedStyle(each).pointerEvents") == "none"
    ola.page.reload()
    ola.at_table()
    expect(ola.page.locator(".apex [data-figure]").first).to_be_visible()
    expect(told).to_have_count(0)


def test_a_key_says_what_it_brings(sit: Sit, served: Server) -> None:
    ola = sit(served, size=DESK)
    match, seat = every_kind()["act"]
    show(ola, served, match, seed_of(match), seat)
    ola.page.locator('.apex [data-target^="act:"][data-state="open"]').first.hover()
    expect(ola.page.locator(".apex .acts p")).to_be_visible()


def test_no_tint_lies_on_a_figure(sit: Sit, served: Server) -> None:
    """What can be chosen glows under whoever stands there."""
    ola = sit(served, size=DESK)
    match, seat = every_kind()["put_where"]
    show(ola, served, match, seed_of(match), seat)
    offered = ola.page.locator('.spots .cell[data-state="open"]')
    assert offered.count()
    ola.page.mouse.move(2, 2)
    tints: list[str] = offered.evaluate_all("all => all.map(it => getComputedStyle(it, '::after').backgroundColor)")
    assert set(tints) == {"rgba(0, 0, 0, 0)"}
    assert ola.page.locator('.world > svg rect[fill="#35e6dc"][fill-opacity=".26"]').count() == offered.count()


def test_on_a_phone_the_hand_begins_with_what_can_be_played(sit: Sit, served: Server) -> None:
    """The third of a team gives up a feat: its hand would begin beyond the screen."""
    match, seat = reached("apex_legends", 2, "1", {"map": "timber", "team_size": "3"}, "act", "rush", 84)
    match.answer(seat, ("rush",))
    assert match.questions[0].kind == "discard_feat"
    ola = sit(served, size=(390, 844), by="touch")
    show(ola, served, match, "1", seat)
    groups = ola.page.locator(".hand .group")
    assert groups.count() == 3
    assert groups.first.get_attribute("aria-label") == "Lifeline, Player 1"
    assert ola.page.locator('.hand .group [data-state="open"]').evaluate_all(UNCOVERED)


def test_hands_of_team_mates_say_whose_they_are(sit: Sit, served: Server) -> None:
    ola = sit(served, size=DESK)
    match, seat = every_kind()["activate of 6"]
    show(ola, served, match, seed_of(match), seat)
    hands = ola.page.locator(".hand .group")
    names: list[str] = hands.evaluate_all("all => all.map(it => it.querySelector('.whose')?.dataset.text ?? '')")
    assert sorted(names)[0] == "", "one's own needs no name"
    assert all(sorted(names)[1:])
    assert len(names) > 1


@pytest.fixture(scope="module")
def quarry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a map file of its operator: everything that a map can have."""
    server = Server(tmp_path_factory.mktemp("quarry"), STOLIK_MAPS=str(Path(__file__).with_name("quarry.toml")))
    server.start()
    yield server
    server.stop()


def test_a_map_file_of_ones_own_is_chosen_drawn_and_played(sit: Sit, quarry: Server) -> None:
    ola = sit(quarry, size=DESK)
    ola.lobby()
    ola.world("apex_legends")
    ola.press("custom")
    page = ola.page
    page.locator("label", has_text="The Old Quarry").click()
    page.locator("label", has_text="Those of the first game").click()
    expect(page.locator(".setup")).to_contain_text("Map: The Old Quarry")
    ola.press("create")
    ola.at_table()
    while page.locator(".apex").get_attribute("data-asks") != "act":
        assert ola.step(BRIEF)
        ola.wait()
    for size, language in ((DESK, "en"), ((390, 844), "pl"), ((844, 390), "uk")):
        assert look(ola, size, language) == []
    ola.resize(DESK)
    land = page.evaluate(LAND)
    drawn: list[str] = page.locator(".world > svg [data-drawn]").evaluate_all("all => all.map(it => it.dataset.drawn)")
    printed = [each["object"] for each in (*land["edges"], *land["things"])]
    assert land["id"] == "quarry"
    assert sorted(drawn) == sorted(
        [*printed, *("canyon" for _ in land["canyons"]), *("zip_line" for _ in land["zip_lines"])]
    )
    assert len(set(drawn)) == 11


def test_an_enemy_is_aimed_at_and_shot_with_either_gun(sit: Sit, served: Server) -> None:
    answers, first, _ = two_shots(SEED)
    match = Match.start("apex_legends", 2, SEED, {})
    for seat, option in answers[:first]:
        match.answer(seat, option)
    ola = sit(served, size=DESK)
    show(ola, served, match, SEED, match.questions[0].seat)
    enemy = str(answers[first][1][1])
    ola.page.locator(f'.spots [data-target="legend:{enemy}"]').click(force=True)
    expect(ola.page.locator(".aim .versus")).to_be_visible()
    expect(ola.page.locator(".aim [data-dial]")).to_be_visible()
    assert look(ola, (844, 390), "pl", "shoot") == []
    expect(ola.page.locator(".aim .facts b").first).to_have_text(re.compile(r"^\d+,\d$"))
    assert look(ola, (768, 1024), "pl", "shoot") == []
    panel = ola.page.locator(".column .panel")
    assert panel.evaluate("pane => pane.scrollHeight <= pane.clientHeight"), "all of it, down to the deck"
    assert look(ola, DESK, "en", "shoot") == []
    ola.page.locator(".bar .go").click()
    ola.page.wait_for_function("() => document.querySelector('.apex .all, .apex .dash')")


def test_one_person_and_three_bots_from_the_draft_to_the_end(sit: Sit, served: Server) -> None:
    """At random until the fight has begun, then without lingering: otherwise it would be as long as a real match."""
    ola = sit(served)
    ola.lobby()
    ola.world("apex_legends")
    ola.page.locator('input[value="novice"]').evaluate("face => face.click()")
    ola.press("custom")
    ola.press("more")
    ola.press("more")
    expect(ola.page.locator("[data-chair]")).to_have_count(4)
    ola.press("create")
    ola.at_table()
    expect(ola.page.locator(".apex .draft")).to_be_visible()
    assert ola.play(400, prefer=("end", "never", "pass", "done", "leave", "deal_rest"), after=12) >= 12
    expect(ola.page.locator("dialog.end h1")).to_have_text(re.compile("Victory|Defeat|draw"))
    expect(ola.page.locator("dialog.end")).to_contain_text("Pip")


# A shot and its reactions


def test_who_is_shot_at_is_asked_for_a_reaction_and_the_shooter_sees_no_card_of_it(sit: Sit, served: Server) -> None:
    pair = Pair(sit, served)
    shooter, reactor = pair.shooter, pair.reactor
    before = log(shooter)
    pair.take()
    pair.pass_boosts()
    assert (pair.question.kind, pair.question.seat) == ("react_before", pair.reacts)
    expect(reactor.page.locator(".bar .what")).to_contain_text("You: React before fire?")
    expect(shooter.page.locator(".bar .what")).to_contain_text(f"Player {pair.reacts + 1} is to decide")
    expect(shooter.page.locator(".bar .what")).not_to_contain_text("React before fire?")  # an order to somebody else
    for person in pair.people:
        new = log(person)[len(before) :]
        assert [line for line in new if "shoots at" in line]
        assert not [line for line in new if "aims:" in line], "no aim card before everybody has reacted"
        expect(person.page.locator(".apex [data-dial]").first).to_be_visible()
    held: list[str] = reactor.page.locator(".dock [data-card]").evaluate_all("all => all.map(it => it.dataset.card)")
    assert held
    assert shooter.page.locator(", ".join(f'[data-card="{card}"]' for card in held)).count() == 0
    assert shooter.page.locator(".bar [data-option]").count() == 0

    watcher = sit(served, size=(390, 844))
    watcher.page.goto(shooter.page.url)
    watcher.at_table()
    expect(watcher.page.locator(".apex [data-figure]")).to_have_count(shooter.page.locator("[data-figure]").count())
    assert watcher.page.locator('.dock [data-card], .bar [data-option], [data-state="open"]').count() == 0

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
        code = put(served, self.match, SEED, None)
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
        step = f"{kind}:{','.join(str(value) for value in values)}"
        spot = person.page.locator(f'.play [data-target="{step}"][data-state="open"]')
        person.page.evaluate(LAID_OUT)
        if kind == "button" or button.count() or (kind == "weapon" and not spot.count()):
            continue
        spot.first.click(force=True)
        person.page.evaluate(LAID_OUT)
    sent = person.page.locator(f'.play[data-busy="true"], .play:not([data-moment="{len(match.answers)}"])')
    sent.or_(button).first.wait_for()
    if not sent.count():
        button.click()


def log(person: Visitor) -> list[str]:
    """What the log says."""
    return person.page.locator(".side ol li[data-line]").all_inner_texts()


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


def test_on_a_tablet_held_upright_gained_loot_and_its_places_are_seen_together(sit: Sit, served: Server) -> None:
    match, seat = reached("apex_legends", 2, "1", {"map": "timber", "team_size": "3"}, "gain", "", 60)
    ola = sit(served, size=(768, 1024), by="touch", lang="pl")
    show(ola, served, match, "1", seat)
    offered = ola.page.locator('.apex .scroll [data-state="open"]')
    assert {"weapon", "loot"} <= {
        target.split(":")[0] for target in offered.evaluate_all("all => all.map(it => it.dataset.target)")
    }
    lost: list[str] = offered.evaluate_all(
        """all => all.filter((each) => each.getBoundingClientRect().bottom >
          each.closest('.scroll').getBoundingClientRect().bottom + 2).map((each) => each.dataset.target)"""
    )
    assert lost == []


BIG: Final = """() => {
  const zoom = document.querySelector('[data-zoom]');
  const {top, bottom} = zoom.firstElementChild.getBoundingClientRect();
  const broken = [...zoom.querySelectorAll('.feats > span')].map((feat) => feat.lastChild).filter((node) =>
    [...node.textContent.matchAll(/\\S+/g)].some((word) => {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return range.getClientRects().length > 1;
    }));
  return [top < 0 || bottom > innerHeight, ...broken.map((node) => node.textContent)];
}"""
"""Whether the big card leaves the screen, and the names of feats in it that are broken inside a word."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_big_card_of_a_legend_is_seen_whole_in_the_draft(sit: Sit, served: Server, lang: str) -> None:
    ola = sit(served, size=DESK, lang=lang)
    match, seat = every_kind()["draft"]
    show(ola, served, match, seed_of(match), seat)
    free = ola.page.locator('.draft [data-target^="legend:"][data-state="open"]')
    for number in range(free.count()):
        free.nth(number).hover()
        legend = (free.nth(number).get_attribute("data-target") or "").removeprefix("legend:")
        expect(ola.page.locator(f'[data-zoom="{legend}"]')).to_be_visible()
        ola.page.wait_for_function("() => document.getAnimations().length === 0")
        assert ola.page.evaluate(BIG) == [False], legend
