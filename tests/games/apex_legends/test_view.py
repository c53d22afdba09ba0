"""What the view says about shots, areas, moves and waiting tokens, recomputed another way."""

from collections.abc import Iterator

import msgspec
import pytest

from stolik.games.apex_legends.events import Damaged
from stolik.games.apex_legends.state import Board
from stolik.games.apex_legends.view import BoardView, Bombardment, Chances, Dome, Fire, Smoke, Thunder, view
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.scenarios.apex_legends import Scenario

LIKED = ("shoot", "shoot_special", "boost", "react", "initiate", "throw")


def positions(seed: int, most: int = 600) -> Iterator[tuple[Match, BoardView]]:
    """Every question of a match in which people like to shoot, with what a seat that is asked sees."""
    options = {"map": ("crossroads", "gorge", "timber")[seed % 3], "team_size": "3", "draft": "first_game"}
    match = Match.start("apex_legends", 2, f"views {seed}", options)
    dice = Dice(seed)
    for _ in range(most):
        if match.over:
            return
        question = match.questions[0]
        assert isinstance(match.state, Board)
        if question.kind != "equip":
            yield match, view(match.state, question.seat)
        offered = question.options
        liked = [
            each for each in offered if each[0] in ("shoot", "shoot_special", "boost", "react", "initiate", "throw")
        ]
        if liked and dice.below(4, "taste"):
            offered = liked
        elif question.kind == "equip":
            offered = [("deal_rest",)]
        match.answer(question.seat, offered[dice.below(len(offered), "option")])


@pytest.mark.parametrize("seed", range(6))
def test_the_numbers_of_a_shot_add_up(seed: int) -> None:
    shots = 0
    for _, table in positions(seed):
        fires: list[tuple[Fire, Chances | None]] = [(plan.fire, plan.chances) for plan in table.odds or ()]
        if table.shot is not None and table.shot.fire is not None:
            fires.append((table.shot.fire, table.shot.chances))
        for fire, chances in fires:
            shots += 1
            assert sum(part.amount for part in fire.parts) == fire.threshold
            assert fire.parts[0].part == "printed"
            assert len(fire.track) == fire.shots * fire.cards
            if chances is None:
                continue
            assert sum(ways for _, _, ways in chances.counts) == chances.ways
            dealt: dict[int, int] = {}
            for hits, heads, ways in chances.counts:
                total = hits * fire.damage + heads * fire.headshot - fire.ignored + (fire.first if hits else 0)
                dealt[max(0, total)] = dealt.get(max(0, total), 0) + ways
            assert sorted(dealt.items()) == [tuple(row) for row in chances.damages]
            assert chances.hits == sum(ways for damage, ways in dealt.items() if damage) * 100 // chances.ways
    assert shots > 20


def test_a_view_survives_json_with_its_types() -> None:
    figures = set()
    for seed in range(3):
        for _, table in positions(seed, 250):
            assert msgspec.json.decode(msgspec.json.encode(table), type=BoardView) == table
            figures |= {figure.figure for figure in table.figures}
    assert {"dome", "smoke", "bombardment"} <= figures


def test_movement_points_are_those_of_the_question() -> None:
    moves = rushes = 0
    for match, table in positions(1, 500):
        question = match.questions[0]
        if question.kind == "move":
            moves += 1
            assert table.mp == question.note
            assert table.moving is not None
        elif table.mp is not None:
            rushes += 1
            assert question.kind in ("discard_feat", "portal")
        assert (table.mp is None) == (table.moving is None)
    assert moves > 20
    assert rushes > 0


def test_the_view_tells_what_was_done_in_the_activation() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=["p2020_1", "volt_1"], hand=["kunai"])
    s.legend("gibraltar", (5, 8))
    s.acts("wraith")
    s.match.questions  # noqa: B018 - starts the match
    before = view(s.board, 1)
    assert (before.has_shot, before.has_rushed, before.has_moved, before.in_void) == (False, False, False, False)
    s.choose(("rush",), ("discard", "kunai"), ("step", 5, 4))
    while s.question.kind == "move":
        s.choose(("done",))
    after = view(s.board, 1)
    assert (after.has_rushed, after.has_moved, after.has_shot) == (True, True, False)
    s.choose(("shoot", "gibraltar", 1))
    assert view(s.board, 1).has_shot


def dome_and_strike() -> Scenario:
    s = Scenario()
    s.legend("gibraltar", (5, 5))
    s.legend("bloodhound", (6, 6))
    s.legend("wraith", (7, 5))
    s.legend("bangalore", (8, 8))
    s.acts("gibraltar")
    s.choose(("initiate", "defensive_bombardment"), ("on", 6, 5))
    s.choose(("initiate", "dome_of_protection"), ("node", 5, 5, 0))
    return s


def test_a_bombardment_shows_whom_it_would_hurt_and_then_hurts_them() -> None:
    s = dome_and_strike()
    table = view(s.board, 0)
    strike = next(figure for figure in table.figures if isinstance(figure, Bombardment))
    dome = next(figure for figure in table.figures if isinstance(figure, Dome))
    square = {(x, y) for x in range(4, 9) for y in range(3, 8)}
    assert set(dome.area) == {(4, 4), (5, 4), (4, 5), (5, 5)}
    assert dome.inside == ["gibraltar"]
    assert set(strike.area) == square - set(dome.area)
    assert strike.inside == ["wraith", "bloodhound"]
    assert (strike.turns, dome.turns) == (2, 3)
    waiting = {each.ability: each.turns for each in table.track}
    assert waiting == {"dome_of_protection": 3, "defensive_bombardment": 2}
    start = len(s.match.log)
    turns = []
    while not (hurt := [each.event for each in s.match.log[start:] if isinstance(each.event, Damaged)]):
        for each in view(s.board, 0).track:
            if each.ability == "defensive_bombardment":
                turns.append(each.turns)
        question = s.question
        s.choose(("end",) if ("end",) in question.options else question.options[-1])
    assert sorted(each.legend for each in hurt) == sorted(strike.inside)
    assert all(each.damage == strike.damage for each in hurt)
    assert sorted(set(turns), reverse=True) == [2, 1]


def test_two_smokes_are_told_apart() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"), ("node", 4, 4, 0))
    s.choose(("initiate", "smoke_launcher"), ("node", 8, 8, 0))
    table = view(s.board, None)
    smokes = [figure for figure in table.figures if isinstance(figure, Smoke)]
    assert [(smoke.token, smoke.node, smoke.turns) for smoke in smokes] == [(1, (4, 4, 0), 3), (2, (8, 8, 0), 3)]
    assert [(each.token, each.legend) for each in table.track] == [(1, "bangalore"), (2, "bangalore")]
    assert (7, 7) in smokes[1].area


def test_a_thunder_shows_both_of_its_strikes() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.legend("wraith", (5, 4))
    s.legend("gibraltar", (6, 3))
    s.acts("bangalore")
    s.choose(("initiate", "rolling_thunder"), ("on", 5, 5), ("facing", "n"))
    thunder = next(figure for figure in view(s.board, 1).figures if isinstance(figure, Thunder))
    assert set(thunder.area) == {(x, y) for x in range(3, 8) for y in range(2, 6)}
    assert thunder.then is not None
    assert set(thunder.then) == {(x, y) for x in range(3, 8) for y in range(3)}
    assert (thunder.inside, thunder.turns, thunder.facing) == (["gibraltar"], 2, "n")


def test_a_grenade_shows_whom_it_hurts_where_it_lies() -> None:
    s = Scenario()
    s.legend("wraith", (6, 5), hand=["forewarned"])
    s.legend("gibraltar", (3, 5), pack=["frag_grenade"])
    s.legend("bloodhound", (7, 6))
    s.aim("a10", "a12")
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    grenade = view(s.board, 0).grenade
    assert grenade is not None
    told = {each.legend: each.damage for each in grenade.inside}
    where = (grenade.x, grenade.y)
    assert "wraith" in told
    assert all(max(abs(x - where[0]), abs(y - where[1])) <= 1 for x, y in grenade.area)
    start = len(s.match.log)
    s.choose(("pass",))
    while s.question.kind not in ("act", "activate"):
        s.choose(s.options[-1])
    hurt = {each.event.legend: each.event.damage for each in s.match.log[start:] if isinstance(each.event, Damaged)}
    assert hurt == told
