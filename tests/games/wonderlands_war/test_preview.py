"""What options are said to bring, compared with what they do bring on a copy of the match."""

from collections.abc import Iterator

import pytest

from stolik.games.wonderlands_war import events as e
from stolik.games.wonderlands_war.facts import facts
from stolik.games.wonderlands_war.rules.castles import upright_castles
from stolik.games.wonderlands_war.rules.spaces import castle_value
from stolik.games.wonderlands_war.state import TEA_PHASE, Board
from stolik.games.wonderlands_war.view import (
    BoardView,
    DrawOutlook,
    ForgeOutlook,
    Opening,
    RegionOutlook,
    RetreatOutlook,
    Way,
)
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Option, Question
from stolik.testkit.scenarios.wonderlands_war import Scenario, seen

SETUPS = [(2, "a"), (3, "b"), (4, "c"), (5, "d"), (5, "a"), (4, "mixed")]
REGIONS = ["na_muniu", "tumtum_trees", "red_keep", "live_garden", "pool_of_tears"]


def walk(seats: int, ally_set: str) -> Iterator[Match]:
    """A random match, question by question."""
    match = Match.start("wonderlands_war", seats=seats, seed=f"preview {seats}", options={"ally_set": ally_set})
    dice = Dice(f"{seats}{ally_set}")
    while not match.over:
        yield match
        question = match.questions[dice.below(len(match.questions), "seat")]
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])


def after(match: Match, seat: int, option: Option) -> tuple[Match, list[Event]]:
    """The match after an answer, on a copy, and what happened by it."""
    twin = match.copy()
    start = len(twin.events(None))
    twin.answer(seat, option)
    while not twin.over and twin.questions[0].kind in ("roll_again", "give_shard"):
        twin.answer(seat, PASS)
    return twin, twin.events(None, start)


# The tea table


def between(table: BoardView, seat: int, end: int) -> list[int]:
    """The places that a leader goes by one at a time, with the last one; unused chairs are no places."""
    places = [0, *(chair.chair for chair in table.tea.chairs)]
    side = table.seats[seat]
    assert side.chair is not None
    step = -1 if side.faction == "alice" else 1
    found: list[int] = []
    at = places.index(side.chair)
    while not found or found[-1] != end:
        at = (at + step) % len(places)
        found.append(places[at])
    return found


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_a_way_is_what_the_leader_goes(seats: int, ally_set: str) -> None:
    looked = 0
    for match in walk(seats, ally_set):
        question = match.questions[0]
        if question.kind not in ("tea_turn", "choose_chair", "host_card"):
            continue
        seat = question.seat
        table = seen(match, seat)
        sitting = {side.chair: owner for owner, side in enumerate(table.seats) if side.chair and owner != seat}
        for option in question.options:
            told = match.preview(seat, option)
            assert isinstance(told, Way)
            twin, happened = after(match, seat, option)
            dealt = sum(len(event.cards) for event in happened if isinstance(event, e.Dealt))
            assert told.filled == (dealt if option[0] != "chair" else 0)
            assert bool(told.die) == (option == ("head",))
            if option == ("host",) or question.kind == "host_card":
                assert (told.chairs, told.passes) == ([], [])
            else:
                end = int(option[1]) if option[0] == "chair" else 0
                assert told.chairs == between(table, seat, end)
                assert told.passes == [sitting[chair] for chair in told.chairs[:-1] if chair in sitting]
            took = next((event for event in happened if isinstance(event, e.TookCard)), None)
            if option[0] == "chair":
                assert took is not None
                poisoned = any(isinstance(event, e.GotPoison | e.PoisonReturned) for event in happened)
                assert told.poison == poisoned
            if table.seats[seat].faction == "queen" and not twin.over:
                assert isinstance(twin.state, Board)
                disc = next(disc for disc in table.seats[seat].abilities if disc.ability == "double_speed")
                if twin.state.turn == seat and twin.state.phase != TEA_PHASE:
                    assert told.supporter == (disc.unlocked and twin.state.has_passed == 1)
            looked += 1
    assert looked


# Battles


def settle(match: Match, kinds: tuple[str, ...]) -> None:
    """Let everybody retreat and go on by simple answers up to a question of another kind than these."""
    while not match.over and match.questions[0].kind in kinds:
        question = match.questions[0]
        match.answer(question.seat, simple(question))


def simple(question: Question) -> Option:
    """Retreat, take the points, decline what can be declined; forge whatever there is."""
    if question.kind == "draw_or_retreat":
        return ("retreat",)
    if question.kind in ("award", "forge"):
        return question.options[0]
    return PASS if PASS in question.options else question.options[0]


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_a_battle_that_ends_now_comes_out_as_it_was_said(seats: int, ally_set: str) -> None:
    looked = smiths = 0
    for match in walk(seats, ally_set):
        table = seen(match)
        asked = [each.seat for each in match.questions if each.kind == "draw_or_retreat"]
        active = [seat for seat, side in enumerate(table.seats) if side.status == "active"]
        if table.battle is None or not asked or asked != active:
            continue
        told = {seat: match.preview(seat, ("retreat",)) for seat in asked}
        twin = match.copy()
        start = len(twin.events(None))
        settle(twin, ("draw_or_retreat", "award", "walrus_castle"))
        ended = seen(twin)
        for seat in asked:
            outlook = told[seat]
            assert isinstance(outlook, RetreatOutlook)
            side = ended.seats[seat]
            assert outlook.place == side.place
            assert outlook.vp == sum(gain.count for gain in side.scored if gain.source in ("battle", "second"))
            if outlook.place == "winner":
                assert outlook.castle == side.award_castle
        war: tuple[str, ...] = (
            "feats",
            "end_effect",
            "love_of_learning",
            "remove_chip",
            "forge",
            "choose_ally",
            "place_castle",
        )
        war += ("take_wonderlandian", "place_pawn", "unlock", "leader_at_most", "draw_quests", "discard_quest")
        settle(twin, (*war, "place_supporter", "relocate"))
        now = seen(twin).battle
        for seat in asked:
            outlook = told[seat]
            assert isinstance(outlook, RetreatOutlook)
            forged = [event for event in twin.events(None, start) if isinstance(event, e.Forged) and event.seat == seat]
            chips_left = [event for event in twin.events(None, start) if isinstance(event, e.ReturnedChip)]
            if not chips_left and (now is None or now.region != table.battle.region):
                assert outlook.forgings == len(forged)
                smiths += len(forged)
        looked += 1
    assert looked
    assert smiths


@pytest.mark.parametrize(
    ("chip", "guard", "left"),
    [
        ("madness", "", 2),
        ("madness", "turtle_shell", 3),
        ("double_madness", "", 1),
        ("double_madness", "humpty_dumpty", 3),
    ],
)
def test_the_units_left_after_a_draw_are_as_it_was_said(chip: str, guard: str, left: int) -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 3)
    first = "faction_1"
    if guard == "turtle_shell":
        s.item("alice", guard)
        first = guard
    elif guard:
        s.pawn("alice", guard, "red_keep")
    s.will_draw("alice", first, chip)
    s.will_draw("queen", "faction_1", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    told = s.match.preview(0, ("draw",))
    assert isinstance(told, DrawOutlook)
    assert told.units == (4 if guard == "humpty_dumpty" else 3)
    assert told.odds == s.seen(0).seats[0].odds
    assert (told.chips, told.refreshes, told.can_block) == (1, False, True)
    s.all_draw()
    while s.match.questions[0].kind in ("shield", "lose_unit"):
        question = s.match.questions[0]
        if question.kind == "shield":
            without = s.match.preview(question.seat, PASS)
            assert isinstance(without, DrawOutlook)
            assert left == (without.after_madness if chip == "madness" else without.after_double_madness)
        s.match.answer(question.seat, PASS if question.kind == "shield" else ("lose", "supporter"))
    here = next(region for region in s.seen(0).regions if region.region == "red_keep").units[0]
    assert here.supporters + len(here.pawns) == left
    assert left == (told.after_madness if chip == "madness" else told.after_double_madness)


def test_hidden_odds_are_hidden_in_previews_too() -> None:
    s = Scenario("alice", "queen", "hatter", odds="hidden")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    told = s.match.preview(0, ("draw",))
    assert isinstance(told, DrawOutlook)
    assert told.odds is None


def test_a_region_shows_the_opening_strengths_and_what_the_leader_would_add() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("queen", "red_keep", 1)
    s.castle("alice", "red_keep")
    s.castle("queen", "red_keep")
    s.leader("alice", strength=4)
    s.tea("alice")
    s.taken(alice=4)
    told = s.match.preview(0, ("region", "red_keep"))
    assert isinstance(told, RegionOutlook)
    assert told.openings == [None, Opening(0, 0, 2), None]  # a castle is no unit
    assert told.would_be == Opening(4, 0, 2)
    other = s.match.preview(1, ("region", "red_keep"))
    assert isinstance(other, RegionOutlook)
    assert (other.openings, other.would_be) == (told.openings, None)


PLACED = ("place_leader", "place_castle", "place_units", "place_pawn", "place_supporter")


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_what_is_placed_makes_of_a_region_what_was_shown(seats: int, ally_set: str) -> None:
    checked: set[str] = set()
    for match in walk(seats, ally_set):
        question = match.questions[0]
        seat = question.seat
        if question.kind not in PLACED:
            continue
        for option in question.options:
            told = match.preview(seat, option)
            if not isinstance(told, RegionOutlook) or told.units is None:
                continue
            twin, _ = after(match, seat, option)
            table = seen(twin)
            if table.battle is not None or table.phase == "scoring":
                continue
            units = next(each for each in table.regions if each.region == option[1]).units[seat]
            assert told.units == units.supporters + len(units.pawns) + units.leader
            now = twin.preview(seat, ("region", option[1]))
            assert isinstance(now, RegionOutlook)
            assert told.would_be == now.openings[seat]
            checked.add(question.kind)
    assert {"place_units", "place_pawn"} <= checked


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_battles_come_in_the_order_and_with_the_strengths_that_were_shown(seats: int, ally_set: str) -> None:
    order: dict[str, int] = {}
    fought: list[str] = []
    checked = 0
    for match in walk(seats, ally_set):
        table = seen(match)
        told = {name: match.preview(0, ("region", name)) for name in REGIONS}
        outlooks = {name: each for name, each in told.items() if isinstance(each, RegionOutlook)}
        assert list(outlooks) == [region.region for region in table.regions if region.used]
        if table.phase in ("tea", "effects", "turn_end"):
            order = {name: each.order for name, each in outlooks.items()}
            assert sorted(order.values()) == list(range(1, len(outlooks) + 1))
            fought = []
        elif table.battle is not None and table.battle.region not in fought:
            fought.append(table.battle.region)
            assert fought == sorted(fought, key=lambda name: order[name])
            if table.phase == "wager":
                assert outlooks[table.battle.region].openings == [side.opening for side in table.seats]
                checked += 1
    assert checked or seats == 2


# The forge


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS)
def test_forging_gives_what_was_shown(seats: int, ally_set: str) -> None:
    looked = more = 0
    for match in walk(seats, ally_set):
        question = match.questions[0]
        if question.kind not in ("forge", "smith"):
            continue
        grid = facts().forge_of_two if seats == 2 else facts().forge
        rows = seen(match).seats[question.seat].forge
        for option in question.options:
            if option == PASS:
                assert match.preview(question.seat, option) is None
                continue
            told = match.preview(question.seat, option)
            assert isinstance(told, ForgeOutlook)
            track, column = int(option[2]) - 1, told.column - 1
            assert told.reward == grid.spaces[track][column]
            near = [(above, above if above < track else track + 1) for above in (track - 1, track) if 0 <= above < 3]
            gaps = [grid.gaps[above][column] for above, other in near if rows[other][column] is not None]
            assert told.gaps == [gap for gap in gaps if gap is not None]
            twin, happened = after(match, question.seat, option)
            forged = next(event for event in happened if isinstance(event, e.Forged))
            assert (forged.track, forged.column) == (track + 1, told.column)
            if seen(twin).seats[question.seat].faction:
                row = seen(twin).seats[question.seat].forge[track]
                assert told.artefact == (None not in row)
                now, then = match.state, twin.state
                assert isinstance(now, Board)
                assert isinstance(then, Board)
                risen = castle_value(then, question.seat) - castle_value(now, question.seat)
                assert told.castles == risen * upright_castles(now, question.seat)
                more += told.castles
            looked += 1
    assert looked
    assert more


# What nobody may know


@pytest.mark.parametrize(("seats", "ally_set"), SETUPS[:4])
def test_previews_are_the_same_in_an_imagined_world(seats: int, ally_set: str) -> None:
    for number, match in enumerate(walk(seats, ally_set)):
        if number % 7:
            continue
        for question in match.questions:
            seat = question.seat
            world = match.imagine(seat, Dice(f"world {number}"))
            for about in [*question.options, *(("region", name) for name in REGIONS)]:
                assert match.preview(seat, about) == world.preview(seat, about)


def test_a_preview_changes_nothing() -> None:
    for number, match in enumerate(walk(4, "b")):
        if number % 11 == 0:
            before = match.state.to_json()
            for question in match.questions:
                for option in question.options:
                    match.preview(question.seat, option)
            assert match.state.to_json() == before


@pytest.mark.parametrize("about", [(), ("chair", 99), ("region", 3), ("region", "oz"), ("forge", "rose_weak"), (7, 7)])
def test_of_nonsense_there_is_nothing_to_say(about: Option) -> None:
    s = Scenario()
    s.tea("alice", {13: "t1_03"})
    assert s.match.preview(0, about) is None
    assert s.match.preview(1, about) is None
