"""Situations in which two or three clauses meet; what must come of them follows from the clauses alone."""

from collections.abc import Sequence

import pytest

from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario

THREE = ("queen", "alice", "hatter")


def finish(s: Scenario, who: str, *until: str) -> None:
    """Answer a player's questions by the first option, until one of these kinds or somebody else's turn."""
    while s.match.questions and s.asks[0] == who and s.asks[1] not in until:
        s.do(who, s.can_choose(who)[0])


# Double Speed: who is passed


def queens_turn(start: int, other: int) -> Scenario:
    """The Queen and Alice sit on these chairs (0: the Head); the Hatter's leader is in a region."""
    s = Scenario(*THREE)
    s.unlocked("queen", "double_speed")
    s.leader("hatter", "red_keep")
    free = [chair for chair in (1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13) if chair not in (start, other)]
    s.tea(
        "queen", {chair: f"t1_{number + 1:02}" for number, chair in enumerate(free)}, {"queen": start, "alice": other}
    )
    return s


@rule("WW-FAC-16", "WW-RULING-83", "WW-TEA-09")
@pytest.mark.parametrize(
    ("start", "end", "other", "passes"),
    [
        (0, 5, 3, True),
        (0, 5, 7, False),
        (0, 5, 0, False),
        (2, 5, 3, True),
        (2, 5, 1, False),
        (2, 3, 5, False),
        (2, 13, 12, True),
        (2, 12, 13, False),
    ],
)
def test_the_queen_passes_a_leader_on_the_way_to_a_chair(start: int, end: int, other: int, passes: bool) -> None:
    s = queens_turn(start, other)
    s.do("queen", ("chair", end))
    finish(s, "queen", "place_supporter")
    assert (s.asks == ("queen", "place_supporter")) == passes


@rule("WW-FAC-16", "WW-RULING-83", "WW-TEA-12", "WW-RULING-11")
@pytest.mark.parametrize(
    ("start", "end", "other", "passes"),
    [
        (5, 2, 9, True),
        (5, 2, 1, True),
        (5, 2, 3, False),
        (5, 6, 3, True),
        (5, 1, 2, False),
        (5, 2, 0, True),
        (0, 2, 0, False),
        (0, 2, 9, True),
        (0, 2, 1, True),
        (0, 13, 12, True),
    ],
)
def test_the_queen_passes_a_leader_on_the_way_over_the_head(start: int, end: int, other: int, passes: bool) -> None:
    s = queens_turn(start, other)
    s.do("queen", ("head",), ("chair", end))
    finish(s, "queen", "place_supporter")
    assert (s.asks == ("queen", "place_supporter")) == passes


# Unit icons


@rule("WW-CARD-03", "WW-CARD-04", "WW-CARD-05", "WW-CARD-08", "WW-MAD-07")
@pytest.mark.parametrize(
    ("reserve", "elsewhere", "there", "lost", "first", "placed"),
    [
        (3, 0, 0, False, None, 3),
        (4, 2, 0, False, None, 3),
        (2, 0, 0, False, None, 2),
        (2, 0, 1, False, None, 2),  # who stands there already can come from no other region
        (2, 1, 0, False, [("relocate", "supporter", "na_muniu"), PASS], 2),
        (0, 2, 0, False, [("relocate", "supporter", "na_muniu"), PASS], 0),
        (0, 0, 1, True, [("pawn", "gryphon"), PASS], 0),
        (1, 0, 0, True, [("supporter",), ("pawn", "gryphon")], 0),
        (0, 1, 0, True, [("pawn", "gryphon"), ("relocate", "supporter", "na_muniu"), PASS], 0),
        (5, 0, 0, True, [("supporter",), ("pawn", "gryphon")], 0),
    ],
)
def test_three_units_with_few_supporters_left(
    reserve: int, elsewhere: int, there: int, lost: bool, first: list[tuple[str, ...]] | None, placed: int
) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("alice", "na_muniu", elsewhere)
    s.supporters("alice", "red_keep", there)
    if lost:
        s.pawn("alice", "gryphon")
    s.reserve("alice", reserve)
    s.tea("alice", {5: "t1_05"})
    s.do("alice", ("chair", 5), ("region", "red_keep"))
    assert s.count("alice", "red_keep") == there + placed
    if first is None:
        assert s.asks[0] != "alice"
    else:
        assert (s.asks, s.can_choose("alice")) == (("alice", "place_unit"), first)


@rule("WW-CARD-02", "WW-CARD-08")
def test_units_that_cannot_be_placed_at_all_are_skipped() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.reserve("alice", 0)
    s.tea("alice", {5: "t1_05"})
    s.do("alice", ("chair", 5))
    assert s.asks[0] == "queen"


@rule("WW-LEAD-05", "WW-CARD-05", "WW-CARD-08")
def test_red_army_with_an_empty_reserve_may_stop_after_any_unit() -> None:
    s = Scenario("queen", "alice", "hatter")
    s.supporters("queen", "na_muniu", 2)
    s.reserve("queen", 1)
    s.tea("queen", {5: "t1_05"})
    s.do("queen", ("chair", 5), ("region", "red_keep"))
    assert len(s.can_choose("queen")) == 6  # all five regions: there are units in two of them to come from
    s.do("queen", ("region", "live_garden"), ("relocate", "supporter", "na_muniu"))
    s.do("queen", PASS)
    assert (s.asks[0], s.count("queen", "na_muniu"), s.count("queen", "live_garden")) == ("alice", 1, 1)


# The end of the tea party


@rule("WW-TEA-22", "WW-TEA-23", "WW-TEA-24", "WW-TEA-25")
@pytest.mark.parametrize(
    ("shards", "supply", "madness", "left"),
    [
        ((3, 3, 1, 0), 6, (2, 2, 1, 1), (1, 1, 1, 0)),
        ((3, 3, 1, 0), 5, (1, 1, 1, 1), (3, 3, 1, 0)),
        ((5, 3, 1, 0), 5, (2, 1, 1, 1), (2, 3, 1, 0)),
        ((5, 3, 1, 0), 4, (1, 1, 1, 1), (5, 3, 1, 0)),
        ((5, 3, 1, 0), 3, (1, 0, 0, 0), (2, 3, 1, 0)),
        ((5, 5, 1, 0), 1, (0, 0, 0, 0), (5, 5, 1, 0)),
        ((0, 0, 0, 0), 9, (1, 1, 1, 1), (0, 0, 0, 0)),
        ((0, 1, 0, 0), 9, (1, 2, 1, 1), (0, 0, 0, 0)),
        ((2, 2, 2, 2), 8, (2, 2, 2, 2), (1, 1, 1, 1)),
        ((2, 2, 2, 2), 7, (1, 1, 1, 1), (2, 2, 2, 2)),
        ((4, 4, 4, 4), 3, (0, 0, 0, 0), (4, 4, 4, 4)),
    ],
)
def test_madness_and_shards_at_the_end_of_the_tea_party(
    shards: Sequence[int], supply: int, madness: Sequence[int], left: Sequence[int]
) -> None:
    s = Scenario("alice", "queen", "hatter", "cheshire")
    s.shards(**dict(zip(s.factions, shards, strict=True)))
    s.supply(madness=supply)
    for who in s.factions[1:]:
        s.leader(who, "red_keep")
    s.tea("alice")
    s.taken(alice=4)
    had = [s.tweak().bag[seat].count(s.tweak().bag[0][-2]) for seat in range(4)]
    s.do("alice", ("region", "na_muniu"))
    assert [s.chips("bag", who).count("madness") for who in s.factions] == [
        a + b for a, b in zip(had, madness, strict=True)
    ]
    assert s.shards_of(*s.factions) == list(left)


# Poison


@rule("WW-LEAD-08", "WW-LEAD-12", "WW-LEAD-13", "WW-FAC-19")
@pytest.mark.parametrize(
    ("pool", "slithy", "count"), [(5, False, 2), (5, True, 3), (2, True, 2), (1, False, 1), (1, True, 1), (0, True, 0)]
)
def test_as_many_cards_are_poisoned_at_the_start_as_ability_and_pool_allow(pool: int, slithy: bool, count: int) -> None:
    s = Scenario("jabberwock", "alice", "queen")
    if slithy:
        s.unlocked("jabberwock", "slithy_toves")
    s.pool(pool)
    s.tea("jabberwock")
    s.tea_begins()
    placed = 0
    while s.asks == ("jabberwock", "place_poison"):
        s.do("jabberwock", s.can_choose("jabberwock")[0])
        placed += 1
    assert (placed, s.in_supply("poison"), s.asks) == (count, pool - count, ("jabberwock", "tea_turn"))


@rule("WW-LEAD-09", "WW-LEAD-10", "WW-LEAD-11", "WW-FAC-19")
@pytest.mark.parametrize(
    ("poisoned", "takes", "pool", "slithy", "count"),
    [
        ((), 5, 3, False, 1),
        ((), 5, 3, True, 2),
        ((), 5, 1, True, 1),
        ((), 5, 0, True, 0),
        ((6,), 5, 3, True, 0),
        ((5,), 5, 0, False, 1),  # his own chip comes back first
        ((5,), 5, 0, True, 1),
        ((5, 6), 5, 0, True, 0),
    ],
)
def test_poison_at_the_end_of_his_turn(
    poisoned: Sequence[int], takes: int, pool: int, slithy: bool, count: int
) -> None:
    s = Scenario("jabberwock", "alice", "queen")
    if slithy:
        s.unlocked("jabberwock", "slithy_toves")
    s.pool(pool)
    s.tea("jabberwock", {5: "t1_05", 6: "t1_06", 7: "t1_07", 8: "t1_08"})
    s.poisoned(*poisoned)
    s.loose()
    s.do("jabberwock", ("chair", takes))
    finish(s, "jabberwock", "place_poison")
    placed = 0
    while s.asks == ("jabberwock", "place_poison"):
        s.do("jabberwock", s.can_choose("jabberwock")[0])
        placed += 1
    assert placed == count


# The Queen arrives


@rule("WW-FAC-15", "WW-WL-11", "WW-FAQ-05")
@pytest.mark.parametrize(
    ("supporters", "knight", "left"),
    [
        (2, True, ["supporter", "white_knight"]),
        (1, True, ["white_knight"]),
        (0, True, ["white_knight"]),
        (1, False, []),
    ],
)
def test_heads_are_those_of_supporters_only(supporters: int, knight: bool, left: list[str]) -> None:
    s = Scenario(*THREE)
    s.unlocked("queen", "off_with_their_heads")
    s.supporters("alice", "red_keep", supporters)
    s.supporters("queen", "red_keep", 1)
    if knight:
        s.pawn("alice", "white_knight", "red_keep")
    s.tea("queen")
    s.taken(queen=4)
    s.do("queen", ("region", "red_keep"))
    assert s.units("alice", "red_keep") == left
    assert s.units("queen", "red_keep") == ["supporter", "leader"]


# Forging: what lies between the tracks


@rule("WW-FORGE-06", "WW-FORGE-07", "WW-FORGE-08", "WW-FORGE-09")
@pytest.mark.parametrize(
    ("tracks", "on", "kinds"),
    [
        ({}, 3, []),
        ({2: 1}, 3, ["draw_quests"]),
        ({4: 1}, 3, ["choose_ally"]),
        ({2: 1, 4: 1}, 3, ["draw_quests", "choose_ally"]),
        ({3: 1}, 2, ["draw_quests"]),
        ({1: 1, 3: 1}, 2, ["draw_quests"]),  # besides 1 shard is discarded
        ({1: 2, 2: 1, 3: 2}, 2, ["choose_ally", "choose_ally"]),
        ({2: 2, 3: 1}, 3, ["choose_ally"]),
        ({3: 2, 4: 1}, 4, []),
        ({3: 3, 4: 2}, 4, ["take_wonderlandian"]),
        ({3: 2, 4: 3}, 3, ["take_wonderlandian"]),
        ({2: 3, 3: 2}, 3, []),
        ({2: 1}, 1, ["unlock"]),
    ],
)
def test_every_reward_of_one_forging_in_its_order(tracks: dict[int, int], on: int, kinds: list[str]) -> None:
    s = Scenario("alice", "queen", "hatter")
    for track, count in tracks.items():
        s.forged("alice", track, *["rose_weak"] * count)
    s.shards(alice=3)
    s.market("knave_crown", "humpty_glove", "rabbit_watch")
    s.result("red_keep", alice=5, queen=2)
    s.more_war()
    s.active("alice", "flamingo_weak")
    s.do("alice", ("forge", "flamingo_weak", on))
    asked: list[str] = []
    while s.match.questions[0].kind not in ("wager", "forge", "draw_or_retreat") and s.asks[0] == "alice":
        asked.append(s.asks[1])
        s.do("alice", s.can_choose("alice")[0])
    assert asked == kinds
    is_shed = (tracks.get(1, 0) >= 1 and on == 2 and tracks.get(2, 0) == 0) or (on == 1 and tracks.get(2, 0) >= 1)
    assert s.shards_of("alice") == [3 - is_shed]
    full = tracks.get(on, 0) == 2
    had = 2 + sum(count == 3 for count in tracks.values())
    assert s.chips("bag", "alice").count("artefact") == had + full


# Supplies that run short


@rule("WW-CARD-31", "WW-CARD-32", "WW-WAGER-09")
@pytest.mark.parametrize(
    ("supply", "options"),
    [
        ({"rose_strong": 1}, None),
        ({"rose_strong": 0, "creature_strong": 1}, [("gain", "creature_strong"), PASS]),
        ({"rose_strong": 0, "rose_weak": 9}, []),
    ],
)
def test_a_strong_rose_that_has_run_out(supply: dict[str, int], options: list[tuple[str, ...]] | None) -> None:
    s = Scenario("alice", "queen", "hatter", round=2)
    gone = dict.fromkeys(("card_soldier_strong", "flamingo_strong", "red_rook_strong", "creature_strong"), 0)
    s.supply(**gone | supply)
    s.tea("alice", {5: "t2_03"})
    s.do("alice", ("chair", 5))
    while s.asks[0] == "alice" and s.asks[1] != "choose_ally":
        s.do("alice", s.can_choose("alice")[-1] if s.asks[1] == "choose_effect" else s.can_choose("alice")[0])
    if options:
        assert s.can_choose("alice") == options
    else:
        assert s.asks[0] == "queen"
        assert s.chips("bag", "alice").count("rose_strong") == (options is None)


@rule("WW-CARD-20", "WW-SHARD-03")
@pytest.mark.parametrize(("strength", "shards", "asked"), [(5, 2, False), (6, 2, True), (6, 0, False)])
def test_leader_strength_at_its_end(strength: int, shards: int, asked: bool) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.leader("alice", strength=strength)
    s.shards(alice=shards)
    s.tea("alice", {5: "t1_20"})
    s.do("alice", ("chair", 5))
    finish(s, "alice", "leader_at_most")
    assert (s.asks == ("alice", "leader_at_most")) == asked
    assert s.leader_strength("alice") == 6


# The end of the game


@rule("WW-SCORE-01", "WW-SCORE-04", "WW-SCORE-05", "WW-SCORE-06", "WW-SCORE-07")
@pytest.mark.parametrize(
    ("vp", "shards", "units", "places"),
    [
        ((9, 8, 7), (0, 0, 0), (0, 0, 0), (1, 2, 3)),
        ((9, 8, 7), (2, 1, 0), (0, 0, 0), (3, 2, 1)),
        ((9, 8, 7), (2, 1, 0), (9, 9, 0), (3, 2, 1)),
        ((9, 9, 7), (1, 1, 0), (3, 2, 9), (1, 2, 3)),
        ((9, 9, 7), (1, 1, 0), (2, 2, 9), (1, 1, 3)),
        ((9, 9, 8), (1, 1, 0), (2, 3, 0), (3, 2, 1)),
        ((0, 1, 2), (3, 4, 5), (0, 0, 0), (1, 2, 3)),
        ((5, 5, 5), (1, 1, 1), (4, 4, 4), (1, 1, 1)),
    ],
)
def test_ties_in_the_final_scoring(
    vp: Sequence[int], shards: Sequence[int], units: Sequence[int], places: Sequence[int]
) -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    for number, who in enumerate(s.factions):
        s.vp(**{who: vp[number]})
        s.shards(**{who: shards[number]})
        s.supporters(who, "red_keep", units[number])
    s.war_ends()
    assert s.match.over
    assert s.match.result is not None
    assert s.match.result.places == tuple(places)


@rule("WW-2P-20", "WW-2P-21", "WW-2P-22", "WW-2P-23", "WW-SCORE-02")
@pytest.mark.parametrize(
    ("upright", "lying", "forged", "points"), [(2, 1, 0, 6), (2, 0, 1, 8), (1, 3, 3, 7), (0, 4, 3, 0)]
)
def test_only_upright_castles_score_with_two_players(upright: int, lying: int, forged: int, points: int) -> None:
    s = Scenario("alice", "queen", round=3)
    regions = ["na_muniu", "tumtum_trees", "red_keep", "pool_of_tears"]
    s.castle("alice", *regions[:upright])
    s.castle("alice", *regions[upright : upright + lying], lying=True)
    if forged:
        s.forged("alice", 4, *["rose_weak"] * forged)
    s.war_ends()
    assert s.match.result is not None
    assert s.match.result.points == (points, 0)
