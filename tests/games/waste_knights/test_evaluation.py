"""What bots make of a position: within bounds, drawn to what brings the story on, not away from it once it is done."""

import pytest

from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.evaluation import Means, _prospect
from stolik.games.waste_knights.map import CITIES, SITES
from stolik.games.waste_knights.planning import BURDENS, OUTLOOKS, Outlook, Plan, distances
from stolik.games.waste_knights.story.shelf import ADVENTURES, OFFERED
from stolik.games.waste_knights.story.threads import note_use
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.playouts import players, random_choice
from stolik.testkit.scenarios.waste_knights import Scenario


def outlook_of(thread: str) -> Outlook:
    """What bots know of a thread."""
    for at, adventure in enumerate(ADVENTURES):
        for number, one in enumerate(adventure.threads):
            if one.id == thread:
                return OUTLOOKS[at][number]
    raise LookupError(thread)


def plan_of(thread: str, action: str) -> Plan:
    return next(plan for plan in outlook_of(thread).plans if plan.action.id == action)


@pytest.mark.parametrize(
    ("adventure", "seats"), [("the_last_reservoir", 3), ("ghost_signal", 2), ("the_drybay_sweepstake", 2)]
)
def test_evaluations_and_promises_are_shares(adventure: str, seats: int) -> None:
    match = Match.start(GAME, seats, "sense", {"adventure": adventure}, keep=False)
    dice = players("sense")
    for number in range(300):
        if match.over:
            break
        if number % 5 == 0:
            assert all(0.0 <= GAME.evaluate(match.state, seat) < 1.0 for seat in range(seats))
            for question in match.questions:
                assert all(0.0 <= GAME.promise(match.state, question, option) <= 1.0 for option in question.options)
        match.advance(*random_choice(match, dice))


OF_THE_SETTING = {"adventure", "knight", "seat"}
"""What does not change once the rounds have begun."""


def changed(value: object) -> object:
    """Another value of the same form."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, list | tuple)
    return type(value)([*value, 1]) if not value else type(value)([changed(value[0]), *value[1:]])


@pytest.mark.parametrize("adventure", [one.key for one in OFFERED])
def test_a_position_has_all_that_its_value_depends_on(adventure: str) -> None:
    seats = next(one.least for one in OFFERED if one.key == adventure)
    match = Match.start(GAME, seats, "position", {"adventure": adventure, "setup": "quick"}, keep=False)
    dice = players("position")
    others: set[str] = set()
    for number in range(400):
        if match.over:
            break
        board = match.state
        position = GAME.position(board)
        if number % 8 == 0 and position is not None:
            values = GAME.evaluate_all(board, seats)
            for name in board.fields():
                if name in OF_THE_SETTING:
                    continue
                twin = board.copy()
                setattr(twin, name, changed(getattr(board, name)))
                if GAME.position(twin) == position:
                    others.add(name)
                    assert GAME.evaluate_all(twin, seats) == values, f"{name} counts after {number} answers"
        match.advance(*random_choice(match, dice))
    assert {"finds", "gear", "faces", "order"} <= others
    assert not others & {"phase", "wounds", "space", "shared", "route"}


def test_what_nobody_can_know_is_no_part_of_a_position() -> None:
    match = Match.start(GAME, 2, "hidden", {"adventure": "ghost_signal", "setup": "quick"})
    dice = players("hidden")
    for _ in range(60):
        match.advance(*random_choice(match, dice))
    world = match.imagine(0, Dice("another"))
    assert world.state.to_json() != match.state.to_json()
    assert GAME.position(world.state) == GAME.position(match.state) is not None


def gates(opened: int, **given: int) -> float:
    """Two knights of whom one stands at a flood gate."""
    wk = Scenario("johnny_taylor", "zoey_shaw")
    wk.thread("A1-T3", time=5)
    wk.given(0, space="M40")
    wk.shared(gates=opened, **given)
    return GAME.evaluate(wk.table, 0)


def test_the_last_wing_is_worth_opening() -> None:
    values = [gates(opened) for opened in range(5)]
    assert values == sorted(values)
    assert values[4] - values[3] > values[3] - values[2]


def test_what_the_story_will_hold_against_the_knights_is_a_burden() -> None:
    assert gates(1, betrayal=1) < gates(1)
    assert gates(1, betrayal=2) == gates(1, betrayal=1)
    mile = [adventure.key for adventure in ADVENTURES].index("the_glass_mile")
    assert BURDENS[mile] == []  # the light hurts, but it is what the story asks for


def test_waking_up_is_better_than_lying_there() -> None:
    for injuries in ([], ["shaking_hands"]):
        wk = Scenario("johnny_taylor", "zoey_shaw")
        wk.given(0, space="M45", wounds=4, unconscious="blurred_sight", injuries=injuries)
        before = GAME.evaluate(wk.table, 0)
        wk.do(("special", "regain_consciousness"))
        wk.settle_until("act")
        assert not wk.knight(0).unconscious
        assert GAME.evaluate(wk.table, 0) > before


def test_the_choices_that_help_are_known_by_entry() -> None:
    trace = plan_of("A3-T1", "trace_the_signal")
    assert sorted(len(choices) for choices in trace.tries.values()) == [2, 2, 2, 2, 2]
    assert sorted(trace.entries) == sorted(SITES[site] for site in (4, 6, 7, 8, 12))
    storm = plan_of("A1-T2A", "storm_the_plant")
    assert [len(choices) for choices in storm.tries.values()] == [1]  # not the one that puts it off
    assert plan_of("A1-T2B", "pour_the_offering").tries == {}  # helps whatever is chosen


def test_what_weakens_an_enemy_in_the_way_is_a_plan() -> None:
    cut = plan_of("A1-T2A", "cut_the_power")
    assert cut.softens
    assert not cut.atoms


def test_where_all_may_lose_nobody_only_fills_its_own_pockets() -> None:
    assert [plan.action.id for plan in outlook_of("A3-T2A").plans] == ["smash_the_relay"]
    assert "ask_the_bookmaker" in [plan.action.id for plan in outlook_of("A2-T2B").plans]


def test_each_side_knows_how_it_wins() -> None:
    ends = [(end.side, end.plan.action.id) for end in outlook_of("A3-T2A").ends]
    assert ends == [(2, "open_your_mind"), (1, "face_the_voice")]


def test_what_has_been_done_in_one_place_is_still_to_do_in_the_next() -> None:
    def prospect(*stamped: str) -> float:
        wk = Scenario("johnny_taylor", "zoey_shaw", adventure="the_drybay_sweepstake")
        wk.thread("A2-T2A")
        action = plan_of("A2-T2A", "stamp_the_card").action
        for city in stamped:
            wk.table.space[0] = CITIES[city]
            note_use(wk.table, 0, action)
        wk.table.space[0] = CITIES["Lastbridge"]
        only = Outlook()
        only.plans = [plan_of("A2-T2A", "stamp_the_card")]
        return _prospect(wk.table, Means(wk.table, 0), only)

    cities = ("Lastbridge", "Pumps", "Port_Ember", "Saltgate", "Tin_Lantern")
    assert prospect() > prospect("Lastbridge") > prospect(*cities)


def test_of_roads_that_cost_nothing_the_shorter_is_nearer() -> None:
    far = distances(SITES[7])
    assert far[SITES[7]] == 0.0
    assert len({round(cost, 2) for cost in far}) > len({int(cost) for cost in far})
