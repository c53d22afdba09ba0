"""Why not? An attempt is offered exactly when nothing forbids it, and what forbids it is named with its clause."""

import os
import re
from pathlib import Path

import pytest

from stolik.games.radlands.cards.register import PERFORMS
from stolik.games.radlands.why.demands import LACKS
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE, Option
from stolik.testkit.scenarios.radlands import Scenario

MATCHES = int(os.environ.get("STOLIK_SOAK", "48"))
CLAUSES = set(
    re.findall(r"\*\*(RAD-[A-Z0-9-]+)\*\*", (Path(__file__).parents[3] / "docs/rules/radlands.md").read_text())
)


def begin(seed: int) -> Match:
    options = {"edition": ("ua", "pl")[seed % 2], "camp_set": ("v1", "v2")[seed // 2 % 2]}
    return Match.start("radlands", seed=f"why {seed}", options=options)


def step(match: Match, dice: Dice) -> None:
    """A random answer; actions that do something are preferred."""
    question = match.questions[dice.below(len(match.questions), "seat")]
    options = question.options
    if dice.below(10, "taste") < 7:
        options = [o for o in options if o[0] not in ("junk", "end_turn", "take_silo")] or options
    match.answer(question.seat, options[dice.below(len(options), "option")])


@pytest.mark.parametrize("seed", range(MATCHES))
def test_an_option_is_offered_exactly_when_nothing_forbids_it(seed: int) -> None:
    match = begin(seed)
    dice = Dice(seed)
    while not match.over:
        tried: dict[int, set[Option]] = {0: set(), 1: set()}
        for seat, attempt in match.every_attempt():
            reason = match.why_not(seat, attempt)
            offered = attempt in match.options(seat)
            assert offered == (reason is None), (seat, attempt, reason, match.questions)
            assert reason is None or reason.clause in CLAUSES, reason
            assert attempt not in tried[seat], "an attempt is listed once"
            tried[seat].add(attempt)
        for question in match.questions:
            assert not set(question.options) - tried[question.seat], "every option is among the attempts"
        step(match, dice)


@pytest.mark.parametrize("seed", range(8))
def test_attempts_and_reasons_tell_nothing_hidden(seed: int) -> None:
    """Whatever a seat cannot know is dealt anew: the seat may try the same and hears the same."""
    match = begin(100 + seed)
    dice = Dice(seed)
    turn = 0
    while not match.over and turn < 150:
        turn += 1
        if turn % 3 == 0:
            for seat in (0, 1):
                twin = match.imagine(seat, Dice(f"{seed}/{turn}"))
                mine = [attempt for who, attempt in match.every_attempt() if who == seat]
                assert [attempt for who, attempt in twin.every_attempt() if who == seat] == mine
                for attempt in mine:
                    assert repr(match.why_not(seat, attempt)) == repr(twin.why_not(seat, attempt))
        step(match, dice)


def test_every_ability_that_demands_something_says_what() -> None:
    assert set(LACKS) == {name for name, (_, can) in PERFORMS.items() if can is not None}


@pytest.mark.parametrize(
    "attempt",
    [
        (),
        ("fly",),
        ("play",),
        ("play", "dragon", 1, "front"),
        ("play", "sniper", 4, "front"),
        ("play", "sniper", 1, "aside"),
        ("play", "sniper", "1", "front"),
        ("play", "raiders"),
        ("play", "railgun", 1, "front"),
        ("play", 7, 1, "front"),
        ("junk",),
        ("junk", "railgun"),
        ("junk", -1),
        ("announce", "punk"),
        ("use", "railgun", 1, 0, 9),
        ("use", "railgun", 1, 5, 1),
        ("use", "railgun", 0, 0, 1),
        ("use", "garage", 1, 0, 1),
        ("damage", 1, 1, 0),
        ("damage", 5, 1, 0),
        ("pass",),
        ("done",),
        ("keep", "railgun", "garage", "cannon"),
    ],
)
@pytest.mark.parametrize("kind", ["act", "damage", "discard", "not_asked"])
def test_nonsense_is_refused_with_a_reason(kind: str, attempt: Option) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.hand(0, "scout", "muse", "vigilante")
    s.column(1, 1, "reactor | scout | -")
    if kind == "damage":
        s.use("railgun")
        if attempt == ("damage", 1, 1, 0):
            attempt = ("damage", 1, 1, 9)
    elif kind == "discard":
        s.use("supply_depot")
    seat = 1 if kind == "not_asked" else 0
    assert attempt not in s.match.options(seat)
    assert s.match.why_not(seat, attempt) is not None


def test_conceding_is_always_possible() -> None:
    s = Scenario()
    assert s.match.why_not(0, CONCEDE) is None
    assert s.match.why_not(1, CONCEDE) is None
    s.match.answer(0, CONCEDE)
    reason = s.match.why_not(1, ("draw",))
    assert reason is not None
    assert reason.said.message == "why-match-over"


def because(s: Scenario, attempt: Option, seat: int = 0) -> tuple[str, str]:
    reason = s.match.why_not(seat, attempt)
    assert reason is not None, f"{attempt} is possible"
    assert attempt in [tried for who, tried in s.match.every_attempt() if who == seat]
    return reason.clause, reason.said.message


# Actions


def test_water_is_counted() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.hand(0, "karli_blaze", "napalm")
    s.water(0, 0)
    reason = s.match.why_not(0, ("play", "karli_blaze", 2, "front"))
    assert reason is not None
    assert reason.clause == "RAD-ACT-PLAY-PERSON-02"
    assert dict(reason.said.args) == {"needs": 3, "has": 0}
    assert because(s, ("play", "napalm")) == ("RAD-ACT-PLAY-EVENT-01", "why-water")
    assert because(s, ("draw",)) == ("RAD-ACT-DRAW-01", "why-water")
    assert because(s, ("take_silo",)) == ("RAD-ACT-SILO-01", "why-water")
    assert because(s, ("use", "sniper", 1, 1, 1)) == ("RAD-ACT-ABILITY-02", "why-water")


def test_water_silo() -> None:
    s = Scenario()
    assert because(s, ("junk", "water_silo")) == ("RAD-SILO-02", "why-silo-not-in-hand")
    s.take_silo()
    assert because(s, ("take_silo",)) == ("RAD-ACT-SILO-02", "why-silo-in-hand")
    assert because(s, ("play", "water_silo")) == ("RAD-ACT-PLAY-EVENT-08", "why-silo-only-junk")


@pytest.mark.parametrize(
    ("edition", "full", "announce"),
    [
        ("ua", ("RAD-ACT-PLAY-PERSON-07", "why-make-room-first"), None),
        ("pl", ("RAD-ACT-PLAY-PERSON-06", "why-six-people"), ("RAD-ACT-PLAY-PERSON-06", "why-six-people")),
    ],
)
def test_full_columns(edition: str, full: tuple[str, str], announce: tuple[str, str] | None) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun | punk | punk")
    s.column(0, 2, "garage | punk | punk")
    s.column(0, 3, "supply_depot | punk | punk")
    s.hand(0, "scout")
    assert because(s, ("play", "scout", 1, "front")) == full
    reason = s.match.why_not(0, ("announce", "scout"))
    assert (None if reason is None else (reason.clause, reason.said.message)) == announce


def test_room_and_places() -> None:
    for edition, clause in (("ua", "RAD-ACT-PLAY-PERSON-09"), ("pl", "RAD-ACT-PLAY-PERSON-01")):
        s = Scenario(edition)
        s.column(0, 1, "railgun | punk | punk")
        s.hand(0, "scout")
        assert because(s, ("play", "scout", 1, "behind")) == ("RAD-ACT-PLAY-PERSON-05", "why-column-full")
        assert because(s, ("play", "scout", 2, "behind")) == ("RAD-ACT-PLAY-PERSON-04", "why-nobody-to-stand-behind")
        assert because(s, ("announce", "scout")) == (clause, "why-columns-have-room")


def test_full_queue() -> None:
    s = Scenario()
    s.hand(0, "napalm")
    s.queue(0, "truce", "famine", "strafe")
    assert because(s, ("play", "napalm")) == ("RAD-ACT-PLAY-EVENT-06", "why-queue-full")


def test_readiness() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper(d) | muse(n)")
    s.column(0, 2, "garage(x) | punk | scout")
    s.column(1, 1, "reactor")
    s.water(0, 9)
    assert because(s, ("use", "sniper", 1, 1, 1)) == ("RAD-READY-03", "why-damaged-person")
    assert because(s, ("use", "muse", 1, 2, 1)) == ("RAD-READY-03", "why-played-or-restored")
    assert because(s, ("use", "garage", 2, 0, 1)) == ("RAD-CARD-CAMP-03", "why-camp-destroyed")
    assert because(s, ("use", "punk", 2, 1, 1)) == ("RAD-CARD-PUNK-01", "why-punk-no-ability")
    s.use("scout")
    assert because(s, ("use", "scout", 2, 2, 1)) == ("RAD-ACT-ABILITY-03", "why-used-this-turn")
    s.use("railgun")
    s.hit("reactor")
    assert because(s, ("use", "railgun", 1, 0, 1)) == ("RAD-READY-01", "why-used-this-turn")


def test_argo_grants_his_ability_only_while_undamaged() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | argo_yesky(d) | punk")
    assert because(s, ("use", "punk", 1, 2, 3)) == ("RAD-FAQ-ARGO-01", "why-no-argo")


CONDITIONS = [
    ("arcade", "railgun | punk | punk", ("RAD-FAQ-ARCADE-01", "why-too-many-people")),
    ("atomic_garden", "", ("RAD-RULING-13", "why-no-damaged-person")),
    ("blood_bank", "", ("RAD-FAQ-BLOOD-BANK-01", "why-no-person")),
    ("catapult", "", ("RAD-FAQ-CATAPULT-01", "why-no-person")),
    ("labor_camp", "", ("RAD-FAQ-LABOR-CAMP-01", "why-no-person")),
    ("mulcher", "", ("RAD-FAQ-MULCHER-01", "why-no-person")),
    ("the_octagon", "", ("RAD-RULING-47", "why-no-person")),
    ("construction_yard", "", ("RAD-RULING-42", "why-no-destroyed-camp")),
    ("construction_yard(d)", "railgun(x)", ("RAD-RULING-13", "why-only-undamaged")),
    ("nest_of_spies", "", ("RAD-RULING-62", "why-too-few-put-in-play")),
    ("omen_clock", "", ("RAD-RULING-13", "why-no-event")),
    ("parachute_base", "", ("RAD-RULING-30", "why-nobody-to-drop")),
    ("resonator", "", ("RAD-RULING-13", "why-no-open-damaged")),
    ("training_camp", "railgun | scout | -", ("RAD-RULING-13", "why-no-punk")),
    ("transplant_lab", "", ("RAD-RULING-62", "why-too-few-put-in-play")),
    ("warehouse", "", ("RAD-RULING-49", "why-nothing-to-discard")),
    ("watchtower", "", ("RAD-RULING-61", "why-no-event-resolved")),
    ("victory_totem", "", ("RAD-RULING-13", "why-no-open-enemy")),
    ("adrenaline_lab", "railgun | scout | -", ("RAD-RULING-29", "why-nobody-to-rouse")),
    ("cannon_v2(d)", "", ("RAD-RULING-13", "why-only-undamaged")),
    ("construction_yard_v2", "", ("RAD-RULING-79", "why-nobody-to-shift")),
    ("mercenary_camp_v2", "railgun | punk | punk", ("RAD-RULING-13", "why-too-few-people")),
    ("scavenger_camp_v2", "", ("RAD-RULING-13", "why-nothing-to-discard")),
    ("training_camp_v2", "", ("RAD-RULING-13", "why-column-not-full")),
    ("warehouse_v2", "", ("RAD-RULING-13", "why-nothing-damaged")),
]


@pytest.mark.parametrize(("camp", "first", "reason"), CONDITIONS)
def test_what_camps_demand(camp: str, first: str, reason: tuple[str, str]) -> None:
    s = Scenario(camp_set="v2" if "_v2" in camp else "v1")
    if first:
        s.column(0, 1, first)
    s.column(0, 2, camp.replace("_v2", ""))
    s.column(0, 3, "pillbox")
    s.column(1, 2, "omen_clock" if camp != "omen_clock" else "garage")
    s.column(1, 3, "outpost")
    s.water(0, 9)
    name = re.sub(r"_v2|\(d\)", "", camp)
    assert because(s, ("use", name, 2, 0, 1)) == reason


PEOPLE = [
    ("doomsayer", ("RAD-RULING-13", "why-no-opposing-event")),
    ("exterminator", ("RAD-RULING-13", "why-no-damaged-enemy")),
    ("assassin", ("RAD-RULING-13", "why-no-open-enemy")),
    ("gunner", ("RAD-RULING-13", "why-no-open-enemy")),
    ("vigilante", ("RAD-RULING-13", "why-no-open-enemy")),
    ("mimic", ("RAD-RULING-31", "why-nothing-to-copy")),
    ("repair_bot", ("RAD-RULING-13", "why-nothing-damaged")),
]


@pytest.mark.parametrize(("person", "reason"), PEOPLE)
def test_what_people_demand(person: str, reason: tuple[str, str]) -> None:
    s = Scenario()
    s.column(0, 1, f"railgun | {person} | -")
    s.water(0, 9)
    assert because(s, ("use", person, 1, 1, 1)) == reason


def test_a_raid_that_would_do_nothing() -> None:
    s = Scenario()
    s.queue(0, None, "famine", "napalm")
    assert because(s, ("use", "garage", 2, 0, 1)) == ("RAD-RULING-13", "why-raid-no-space")
    s = Scenario()
    s.queue(0, "famine", "raiders", None)
    assert because(s, ("use", "garage", 2, 0, 1)) == ("RAD-RULING-13", "why-raid-blocked")


def test_resonator_is_the_only_ability_of_its_turn() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 2, "resonator")
    s.column(0, 3, "garage")
    s.column(1, 2, "cache")
    s.water(0, 9)
    s.use("garage")
    assert because(s, ("use", "resonator", 2, 0, 1)) == ("RAD-RULING-78", "why-other-ability-used")
    s = Scenario(camp_set="v2")
    s.column(0, 2, "resonator")
    s.column(0, 3, "garage")
    s.column(1, 2, "cache")
    s.water(0, 9)
    s.use("resonator")
    s.hit("cache")
    assert because(s, ("use", "garage", 3, 0, 1)) == ("RAD-RULING-78", "why-only-resonator")


# Whose turn it is


def test_only_the_active_player_acts_and_one_thing_after_the_other() -> None:
    s = Scenario()
    s.column(1, 1, "reactor | scout | -")
    assert because(s, ("draw",), seat=1) == ("RAD-TIME-01", "why-not-your-turn")
    s.use("railgun")
    assert because(s, ("end_turn",)) == ("RAD-TIME-02", "why-answer-first")
    s = Scenario()
    s.column(0, 2, "scud_launcher")
    s.use("scud_launcher")
    assert s.asked == (1, "suffer")
    assert because(s, ("draw",)) == ("RAD-TIME-08", "why-opponent-decides")
    assert because(s, ("draw",), seat=1) == ("RAD-TIME-01", "why-not-your-turn")


def test_the_events_phase_comes_first() -> None:
    s = Scenario()
    s.turn_begins(0)
    s.queue(0, "banish")
    s.column(1, 1, "reactor | scout | muse")
    assert s.asked == (0, "destroy_any_enemy")
    assert because(s, ("draw",)) == ("RAD-TURN-01", "why-events-first")


def test_camps_are_chosen_once() -> None:
    match = Match.start("radlands", seed=1)
    offered = match.options(0)
    match.answer(0, offered[0])
    reason = match.why_not(0, offered[5])
    assert reason is not None
    assert reason.clause == "RAD-SETUP-04"
    theirs = match.options(1)[0]
    twice = match.why_not(1, ("keep", theirs[1], theirs[1], theirs[2]))
    assert twice is not None
    assert twice.said.message == "why-camp-twice"
    foreign = match.why_not(1, ("keep", offered[0][1], theirs[1], theirs[2]))
    assert foreign is not None
    assert foreign.said.message == "why-camp-not-offered"


# Targets


def test_targets_of_damage() -> None:
    s = Scenario()
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon(x)")
    s.use("railgun")
    reason = s.match.why_not(0, ("damage", 1, 1, 1))
    assert reason is not None
    assert reason.clause == "RAD-PROT-04"
    assert reason.said.args["card"] == "@card-muse"
    assert because(s, ("damage", 0, 1, 0)) == ("RAD-PROT-07", "why-own-card")
    assert because(s, ("damage", 1, 2, 0)) == ("RAD-CARD-CAMP-03", "why-camp-destroyed")
    assert because(s, ("damage", 1, 2, 1)) == ("RAD-RULING-15", "why-empty-place")
    assert because(s, ("pass",)) == ("RAD-RULING-15", "why-must-choose")


def test_targets_of_any_damage_and_of_injure() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | vigilante")
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | punk | -")
    s.use("sniper")
    assert s.match.why_not(0, ("damage", 1, 1, 0)) is None
    assert because(s, ("damage", 0, 1, 1)) == ("RAD-PROT-08", "why-own-card")
    s.hit("reactor")
    s.use("vigilante")
    assert because(s, ("injure", 1, 3, 0)) == ("RAD-EFF-INJURE-01", "why-only-people")


@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_targets_of_restore(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "outpost(d) | muse(d) | scout")
    s.column(0, 2, "bonfire(d)")
    s.column(0, 3, "garage(x)")
    s.column(1, 1, "reactor(d)")
    s.use("outpost", 2)
    itself = s.match.why_not(0, ("restore", 0, 1, 0))
    assert (itself is None) == (edition == "pl")
    if itself is not None:
        assert itself.clause == "RAD-EFF-RESTORE-04"
    assert because(s, ("restore", 0, 1, 2)) == ("RAD-EFF-RESTORE-01", "why-undamaged")
    assert because(s, ("restore", 0, 2, 0)) == ("RAD-RULING-51", "why-bonfire")
    assert because(s, ("restore", 0, 3, 0)) == ("RAD-EFF-RESTORE-06", "why-destroyed-not-restored")
    assert because(s, ("restore", 1, 1, 0)) == ("RAD-EFF-RESTORE-07", "why-not-your-card")
    assert s.match.why_not(0, ("pass",)) is None


def test_a_card_whose_only_target_would_be_itself() -> None:
    s = Scenario()
    s.column(0, 1, "outpost(d)")
    assert because(s, ("use", "outpost", 1, 0, 2)) == ("RAD-EFF-RESTORE-04", "why-restore-itself")


def test_discards_of_cards_just_drawn() -> None:
    s = Scenario()
    s.hand(0, "muse", "water_silo")
    s.deck_top("scout", "vigilante")
    s.use("supply_depot")
    assert because(s, ("discard", "muse")) == ("RAD-RULING-53", "why-not-just-drawn")
    assert because(s, ("discard", "water_silo")) == ("RAD-SILO-04", "why-silo-not-discarded")


def test_copying() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | mimic")
    s.column(0, 2, "garage | scout(n) | muse")
    s.column(1, 1, "reactor | sniper | gunner(d)")
    s.column(1, 2, "cannon | vanguard | -")
    s.water(0, 1)
    s.use("mimic", row=1)
    assert because(s, ("copy", 0, 1, 1, 1)) == ("RAD-RULING-31", "why-copies-itself")
    assert because(s, ("copy", 0, 1, 2, 1)) == ("RAD-RULING-31", "why-copies-copying")
    assert because(s, ("copy", 0, 2, 1, 1)) == ("RAD-READY-03", "why-played-or-restored")
    assert because(s, ("copy", 1, 1, 1, 1)) == ("RAD-FAQ-MIMIC-01", "why-water")
    assert because(s, ("copy", 1, 1, 2, 1)) == ("RAD-RULING-31", "why-copy-damaged")
    assert s.match.why_not(0, ("copy", 0, 2, 2, 1)) is None


def test_events_that_cannot_be_advanced() -> None:
    s = Scenario()
    s.column(0, 2, "omen_clock")
    s.queue(0, "famine", "napalm", None)
    s.queue(1, None, "truce", None)
    s.use("omen_clock")
    assert because(s, ("advance", 0, 2)) == ("RAD-FAQ-OMEN-CLOCK-01", "why-event-in-front")
    assert because(s, ("advance", 0, 3)) == ("RAD-RULING-15", "why-no-event-there")
    assert s.match.why_not(0, ("advance", 1, 2)) is None


def test_high_ground_places() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | vigilante | gunner")
    s.column(0, 3, "supply_depot | sniper | mimic")
    s.turn_begins(0)
    s.queue(0, "high_ground")
    assert s.asked == (0, "rearrange")
    assert because(s, ("leave_empty",)) == ("RAD-RULING-57", "why-too-few-places")
    s.hit("scout")
    assert because(s, ("stand", 0, 1, 2)) == ("RAD-RULING-57", "why-already-placed")
    assert because(s, ("stand", 0, 1, 0)) == ("RAD-RULING-57", "why-only-people")
