"""Every adventure is walked to every ending, and every choice of every entry is taken, with good and with bad luck."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pytest

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.map import CITIES, SITES, SPACE
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.endings import endings
from stolik.games.waste_knights.story.model import Adventure
from stolik.games.waste_knights.story.run import read_entry
from stolik.games.waste_knights.story.shelf import ADVENTURES, OFFERED, adventure_of, thread_of
from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Option, Question
from stolik.kernel.state import MatchOver

GOOD, BAD = 5, 0
"""The face that every die shows: a success on all colours, or a blank (on blue and red Bad luck)."""
MANY: Final = 60
PARTY: Final = ("nelly_thompson", "johnny_taylor", "zoey_shaw", "logan_harris")


class Walk:
    """A match whose knights are taken where the story wants them, in good health; all else is played by the rules."""

    def __init__(self, adventure: str, knights: int, party: Sequence[str] = PARTY) -> None:
        self.party = party
        self.setup = {"adventure": adventure, "setup": "quick"}
        self.knights = knights
        self.match = Match.start(GAME, knights, seed=1, options=self.setup)
        self.setup = self.match.setup
        self.settle()

    @property
    def table(self) -> Board:
        table = self.match.state
        assert isinstance(table, Board)
        return table

    @property
    def thread(self) -> str:
        return thread_of(self.table).id

    @property
    def read(self) -> list[str]:
        """The ids of the entries read so far."""
        return [adventure_of(self.table).entries[number].id for number in self.table.read]

    def question(self) -> Question:
        return self.match.questions[0]

    def settle(self) -> None:
        """Answer all that is not about the story by what comes first, until a knight may act or choose."""
        while not self.match.over and self.question().kind not in ("act", "entry", "vote"):
            question = self.question()
            liked: list[Option] = [("choose_knight", self.party[question.seat]), ("arm", "pistol")]
            self.match.answer(
                question.seat, next((one for one in liked if one in question.options), question.options[0])
            )

    def answer(self, option: Option) -> None:
        question = self.question()
        self.match.answer(question.seat, option)
        self.settle()

    def arrive(self, where: str, luck: int = GOOD) -> None:
        """The active knight stands there, fresh and rich, and the dice are what they are."""
        table = self.table
        me = table.active
        kind, _, name = where.partition(":")
        table.space[me] = CITIES[name] if kind == "city" else SITES[int(name)] if kind == "site" else SPACE[name]
        refresh(table, luck)
        self.match = Match.at(GAME, table, self.knights, self.setup)

    def act(self, where: str, action: str, *choices: int, me: int = 0, luck: int = GOOD) -> None:
        """In a fresh turn of a knight go there, take the action and make these choices."""
        while self.table.active != me or self.table.taken:
            self.answer(PASS)
        self.arrive(where, luck)
        verb = "special" if ("special", action) in self.question().options else "thread"
        self.answer((verb, action))
        for number in choices:
            assert self.question().kind == "entry"
            self.answer(("choose", number))

    def wait(self, is_over: Callable[[], bool]) -> None:
        """Pass turns until something has happened."""
        for _ in range(200):
            if self.match.over or is_over():
                return
            if self.question().kind == "act":
                refresh(self.table, GOOD)
                self.match = Match.at(GAME, self.table, self.knights, self.setup)
            self.answer(PASS if self.question().kind == "act" else self.question().options[0])
        raise AssertionError(f"nothing happened in {self.thread}")

    def vote(self, *choices: int) -> None:
        """All knights choose in secret."""
        for seat, number in enumerate(choices):
            self.match.answer(seat, ("choose", number))
        self.settle()

    def ended(self, entry: str, reason: str, *winners: int) -> None:
        """The match ended with this entry, and these seats won."""
        assert self.match.result is not None
        assert self.read[-1] == entry
        assert self.match.result.reason == reason
        assert [seat for seat, place in enumerate(self.match.result.places) if place == 1] == list(winners)


def refresh(table: Board, luck: int) -> None:
    """All knights in good health and with all they need; all dice show one face."""
    n = len(table.seat)
    for me in range(n):
        table.injury_deck += [card for card in [table.unconscious[me], *table.injuries[me]] if card != NOTHING]
        table.fault_deck += [card for card in [table.wreck[me], *table.faults[me]] if card != NOTHING]
        table.injuries[me], table.faults[me] = (), ()
        table.wounds[me] = table.tainted[me] = table.rad[me] = table.damage[me] = 0
        table.res[3 * me : 3 * me + 3] = [2, 2, 2]
    table.unconscious = table.wreck = (NOTHING,) * n
    table.dice.script = {"dice": [[luck] for _ in range(MANY)]}


# The Last Reservoir


def reservoir(knights: int = 1) -> Walk:
    return Walk("the_last_reservoir", knights)


def deliver_parts(walk: Walk, road: int) -> None:
    walk.act("site:1", "salvage_the_pump_part", 3)
    walk.act("site:12", "salvage_the_pump_part", 2)
    walk.act("city:Pumps", "deliver_the_parts", road)


def open_gates(walk: Walk, count: int) -> None:
    for number in range(count):
        walk.act(("site:3", "site:7")[number % 2], "open_the_gate", 2)


def test_the_war_on_the_plant_brings_the_sea_home() -> None:
    walk = reservoir()
    deliver_parts(walk, 1)
    assert (walk.thread, walk.table.time) == ("A1-T2A", 7)
    walk.act("site:2", "cut_the_power", 3)
    walk.act("site:3", "storm_the_plant", 1)
    assert walk.thread == "A1-T3"
    assert walk.table.special_at[0] == 0
    open_gates(walk, 3)
    walk.ended("148", "adventure_won", 0)
    assert {"100", "101", "102", "106", "108", "120", "121", "122", "123", "140"} <= set(walk.read)


def test_the_pilgrims_road_brings_the_sea_home_to_all_who_remain() -> None:
    walk = reservoir(2)
    for site, choice in (("site:1", 3), ("site:12", 2), ("site:2", 1)):
        walk.act(site, "salvage_the_pump_part", choice)
    walk.act("city:Pumps", "deliver_the_parts", 2)
    assert walk.thread == "A1-T2B"
    walk.table.shared[adventure_of(walk.table).shared_names.index("faith")] = 2
    walk.act("city:Saltgate", "fill_the_barrel", 2)
    walk.act("site:5", "pour_the_offering", 2)
    assert walk.question().kind == "entry"
    walk.answer(("choose", 1))
    assert walk.thread == "A1-T3"
    assert (walk.table.special_at[1], walk.table.special_at[2]) == (0, 0)
    open_gates(walk, 4)
    walk.ended("148", "adventure_won", 0, 1)


def test_waiting_leads_through_the_war_to_sand_in_the_cup() -> None:
    walk = reservoir()
    walk.wait(lambda: walk.thread == "A1-T2A")
    assert walk.read[-2:] == ["109", "120"]
    walk.wait(lambda: walk.thread == "A1-T3")
    assert walk.read[-2:] == ["124", "140"]
    walk.wait(lambda: False)
    walk.ended("149", "adventure_lost")


def test_a_broken_procession_still_reaches_the_gates() -> None:
    walk = reservoir()
    deliver_parts(walk, 2)
    walk.wait(lambda: walk.thread == "A1-T3")
    assert walk.read[-2:] == ["135", "140"]
    assert walk.table.special_at[2] == 0


# The Drybay Sweepstake


def sweepstake(knights: int = 2) -> Walk:
    return Walk("the_drybay_sweepstake", knights)


def qualify(walk: Walk, race: int) -> None:
    walk.act("city:Drybay", "sign_a_sponsor", 3)
    walk.wait(lambda: walk.question().kind == "entry")
    assert walk.read[-1] == "207"
    walk.answer(("choose", race))


def final_run(walk: Walk) -> None:
    assert walk.thread == "A2-T3"
    walk.act("site:7", "round_the_pylon", 1, me=1)
    walk.act("city:Drybay", "cross_the_line", 1, me=1)


def test_the_long_lap_ends_on_the_podium() -> None:
    walk = sweepstake()
    qualify(walk, 1)
    assert walk.thread == "A2-T2A"
    for city, choice in (("Lastbridge", 1), ("Pumps", 3), ("Saltgate", 1), ("Port_Ember", 2)):
        walk.act(f"city:{city}", "stamp_the_card", choice, me=1)
    final_run(walk)
    walk.wait(lambda: False)
    walk.ended("236", "adventure_won", 1)
    result = walk.match.result
    assert result is not None
    assert result.points[1] > result.points[0]


def test_the_blood_rally_ends_on_the_podium() -> None:
    walk = sweepstake()
    qualify(walk, 2)
    assert walk.thread == "A2-T2B"
    for site in (5, 9, 10):
        walk.act(f"site:{site}", "claim_the_bounty", 1, me=1)
    assert walk.read[-2:] == ["226", "230"]
    final_run(walk)
    walk.wait(lambda: False)
    walk.ended("236", "adventure_won", 1)


def test_a_race_that_nobody_finishes_is_won_by_fame() -> None:
    walk = sweepstake(3)
    qualify(walk, 1)
    walk.wait(lambda: walk.thread == "A2-T3")
    walk.wait(lambda: False)
    winner = walk.match.result.places.index(1) if walk.match.result else -1
    walk.ended("236", "adventure_won", winner)
    assert walk.table.special_at[5] == winner  # the golden gearstick, worth 2 fame


# Ghost Signal


def signal(*votes: int) -> Walk:
    """Play until the secret vote and cast the votes."""
    walk = Walk("ghost_signal", len(votes))
    for site, choice in ((4, 2), (6, 2), (12, 2), (7, 2), (8, 2))[: len(votes)]:
        walk.act(f"site:{site}", "trace_the_signal", choice)
    assert walk.question().kind == "vote"
    walk.vote(*votes)
    assert walk.question().kind == "entry"
    assert walk.read[-1] == "311"
    walk.answer(walk.question().options[0])
    return walk


def smash_relays(walk: Walk) -> None:
    assert walk.thread == "A3-T2A"
    for site, choice in ((2, 2), (11, 1), (10, 1)):
        walk.act(f"site:{site}", "smash_the_relay", choice)
    assert walk.thread == "A3-T3A"


def tune_choir(walk: Walk) -> None:
    assert walk.thread == "A3-T2B"
    for city in ("Pumps", "Drybay", "Tin_Lantern"):
        walk.act(f"city:{city}", "tune_the_choir", 1)
    assert walk.thread == "A3-T3B"


def upload(walk: Walk, me: int, site: int) -> None:
    for _ in range(12):
        if walk.match.over:
            return
        walk.act(f"site:{site}", "open_your_mind", 1, me=me)
        walk.table.time = 2


def test_the_voice_is_silenced() -> None:
    walk = signal(1, 1)
    smash_relays(walk)
    walk.act("site:4", "find_the_null_key", 1)
    walk.table.scars[2] = 4
    walk.act("site:7", "face_the_voice", 1)
    walk.ended("397", "adventure_won", 0)


def test_the_hunters_win_for_the_echo_if_enough_minds_are_opened() -> None:
    walk = signal(1, 2)
    smash_relays(walk)
    upload(walk, 1, 7)
    walk.ended("398", "adventure_won", 1)


def test_the_choir_ascends() -> None:
    walk = signal(2, 2)
    tune_choir(walk)
    upload(walk, 1, 6)
    walk.ended("398", "adventure_won", 0)  # seat 0 has recorded more


def test_the_array_is_cut() -> None:
    walk = signal(2, 2, 1)
    tune_choir(walk)
    for _ in range(3):
        walk.act("site:8", "cut_the_array", 1, me=2)
    walk.ended("397", "adventure_won", 2)


def test_if_nobody_wanted_the_silence_all_lose_by_it() -> None:
    walk = signal(1, 1)
    smash_relays(walk)
    width = len(adventure_of(walk.table).own_names)
    walk.table.own[1] = walk.table.own[width + 1] = 2
    walk.table.scars[2] = 4
    walk.act("site:7", "face_the_voice", 1)
    walk.ended("397", "adventure_lost")


def test_the_signal_reaches_full_strength() -> None:
    walk = Walk("ghost_signal", 2)
    walk.wait(lambda: False)
    walk.ended("399", "adventure_lost")


# The Glass Mile


@pytest.mark.parametrize("knights", [1, 3])
def test_the_ship_makes_landfall(knights: int) -> None:
    walk = Walk("the_glass_mile", knights)
    for site, choice in ((2, 2), (12, 2)):
        walk.act(f"site:{site}", "lift_the_mirror", choice)
    walk.act("city:Pumps", "mount_the_mirrors")
    assert walk.thread == "A4-T2"
    while not walk.match.over:
        walk.table.time = 2
        walk.act("city:Pumps", "turn_the_mirrors", 1)
    walk.ended("421", "adventure_won", *range(knights))


def test_without_a_light_the_ship_turns_away() -> None:
    walk = Walk("the_glass_mile", 1)
    walk.wait(lambda: False)
    walk.ended("420", "adventure_lost")


# Every ending


WALKS = json.loads((Path(__file__).parent / "walks.json").read_text("utf-8"))
"""By adventure and ending: how many knights (and who, where it matters), what they do, and what comes of it.

A step is a place, an action and the luck of the dice (+ or -), or `pass`; then the numbers of the choices that follow.
"""


def follow(walk: Walk, step: str) -> None:
    """Carry out a step by the knight whose turn it is; `choose` before the first turn has no place."""
    where, *rest = step.split()
    if where == "choose":
        choices = rest
    elif where == "pass":
        refresh(walk.table, GOOD)
        walk.match = Match.at(GAME, walk.table, walk.knights, walk.setup)
        walk.answer(PASS)
        choices = rest
    else:
        action, luck, *choices = rest
        walk.arrive(where, GOOD if luck == "+" else BAD)
        walk.answer(("special" if ("special", action) in walk.question().options else "thread", action))
    for number in choices:
        assert walk.question().kind in ("entry", "vote")
        walk.answer(("choose", int(number)))


@pytest.mark.parametrize("adventure", OFFERED, ids=lambda adventure: adventure.key)
def test_every_ending_is_walked(adventure: Adventure) -> None:
    if adventure.key not in WALKS:  # walked by hand above
        assert adventure.version == 1
        return
    assert set(WALKS[adventure.key]) == {adventure.entries[number].id for number in endings(adventure)}


@pytest.mark.parametrize(("adventure", "ending"), [(key, ending) for key, found in WALKS.items() for ending in found])
def test_the_ending_is_reached(adventure: str, ending: str) -> None:
    told = WALKS[adventure][ending]
    walk = Walk(adventure, told["knights"], told.get("party", PARTY))
    for step in told["steps"]:
        assert not walk.match.over
        follow(walk, step)
    walk.ended(ending, told["reason"], *told["winners"])


# Every choice


def every_choice() -> list[tuple[str, str, int]]:
    return [
        (adventure.key, entry.id, number)
        for adventure in ADVENTURES
        for entry in adventure.entries
        for number in range(1, len(entry.choices) + 1 or 2)
    ]


@pytest.fixture(scope="module")
def tables() -> dict[str, Board]:
    """The first turn of every adventure with two knights on one space, or with one where there is only one."""
    found: dict[str, Board] = {}
    for adventure in ADVENTURES:
        table = Walk(adventure.key, min(2, adventure.most)).table
        table.log = None
        found[adventure.key] = table
    return found


@pytest.mark.parametrize("luck", [GOOD, BAD])
def test_every_choice_can_be_taken(tables: dict[str, Board], luck: int) -> None:
    taken = 0
    for key, id, number in every_choice():
        table = tables[key].copy()
        refresh(table, luck)
        adventure = adventure_of(table)
        table.shared = [1] * len(table.shared)
        entry = next(at for at, entry in enumerate(adventure.entries) if entry.id == id)
        wanted: Option = ("choose", number)
        steps = read_entry(table, table.active, entry)
        try:
            asked = next(steps)
            while True:
                assert isinstance(asked, Question)
                if asked.options == []:
                    asked.options = GAME.options(table, asked)
                assert asked.options, (key, id, asked)
                is_ours = asked.kind in ("entry", "vote") and wanted in asked.options
                taken += is_ours and adventure.entries[asked.note].id == id
                asked = steps.send(wanted if is_ours else asked.options[0])
        except (StopIteration, MatchOver):
            pass
        assert GAME.problems(table) == [], (key, id, number)
    assert taken > 200
