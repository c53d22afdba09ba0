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


# Battles: effects of two and three clauses on one chip, one draw, one player


def battle(
    *factions: str, ally_set: str = "a", units: int = 3, item: tuple[str, str] | None = None, **chips: str
) -> Scenario:
    """All of them have supporters in the Red Keep, and draw these chips; set up more before the first question."""
    s = Scenario(*(factions or ("alice", "queen", "hatter")), ally_set=ally_set)
    if item is not None:
        s.item(*item)
    for who in s.factions:
        s.supporters(who, "red_keep", units)
        s.will_draw(who, *chips.get(who, "faction_1 faction_1 faction_1").split())
    s.battle("red_keep")
    return s


def lose_supporters(s: Scenario) -> None:
    """Whoever loses a unit loses a supporter."""
    while s.match.questions[0].kind == "lose_unit":
        s.do(s.asks[0], ("lose", "supporter"))


@rule("WW-FAC-10", "WW-MAD-05", "WW-CHIP-12")
@pytest.mark.parametrize(
    ("hatter", "alice", "after"), [(0, 9, 4), (2, 5, 6), (3, 5, 5), (4, 5, 6), (5, 5, 5), (6, 5, 6)]
)
def test_war_tactics_ends_where_the_gain_for_the_first_supporter_reaches_the_leader(
    hatter: int, alice: int, after: int
) -> None:
    s = battle("hatter", "alice", "queen", hatter="faction_1 double_madness")
    s.unlocked("hatter", "war_tactics")
    s.broken("hatter")
    s.board.strength[:] = [hatter, alice, 0]
    s.all_draw()
    lose_supporters(s)
    assert s.strength("hatter") == after


@rule("WW-FAC-10", "WW-MAD-26", "WW-ORDER-04", "WW-MAD-15")
@pytest.mark.parametrize(("hatter", "alice", "gain"), [(5, 3, 0), (3, 5, 2)])
def test_who_busts_first_in_b4_is_not_ahead_of_who_loses_supporters_after(hatter: int, alice: int, gain: int) -> None:
    s = Scenario("hatter", "alice", "queen")
    for who, units in (("hatter", 2), ("alice", 1), ("queen", 2)):
        s.supporters(who, "red_keep", units)
    s.unlocked("hatter", "war_tactics")
    s.broken("hatter", "alice")
    s.vp(hatter=hatter, alice=alice)
    s.will_draw("hatter", "faction_1", "madness")
    s.will_draw("alice", "artefact", "madness")
    s.will_draw("queen", "faction_1", "faction_1")
    s.battle("red_keep")
    s.all_draw()
    lose_supporters(s)
    assert s.status("alice") == "bust"
    assert s.strength("hatter") == 1 + gain


@rule("WW-CHIP-04", "WW-CHIP-05", "WW-WL-21", "WW-ALLY-07", "WW-ALLY-16")
def test_a_crown_comes_before_lift_and_triple_whose_order_is_the_owners() -> None:
    item, alice, queen = ("queen", "knave_crown"), "flamingo_weak card_soldier_strong", "knave_crown faction_1"
    s = battle(ally_set="dbaaa", item=item, alice=alice, queen=queen)
    s.do("queen", ("crown", 0))
    s.all_draw()
    s.do("alice", ("triple",))
    assert s.can_choose("alice") == [("strength", 1), ("strength", 3)]  # 2 − 2, then × 3 + 1 or + 1 × 3


@rule("WW-ALLY-02", "WW-ALLY-09", "WW-WL-21", "WW-CHIP-05")
@pytest.mark.parametrize("queen", ["faction_1 faction_1 faction_1", "faction_1 knave_crown faction_1"])
def test_a_second_rook_of_set_b_is_doubled_before_or_after_it_becomes_1_crowned_or_not(queen: str) -> None:
    rooks = "red_rook_weak flamingo_weak red_rook_strong"
    s = battle(ally_set="aaaba", item=("queen", "knave_crown"), alice=rooks, queen=queen)
    s.all_draw()
    if "knave_crown" in queen:
        s.do("queen", ("crown", 0))
    s.all_draw()
    assert s.can_choose("alice") == [("strength", 1), ("strength", 2)]


@rule("WW-ALLY-02", "WW-ALLY-11", "WW-CHIP-14", "WW-MAD-01")
def test_a_doubled_card_soldier_c_draws_twice_as_many_and_madness_goes_back() -> None:
    chips = "flamingo_weak flamingo_strong card_soldier_strong faction_1 faction_2 madness artefact artefact"
    s = battle(ally_set="caaaa", alice=chips, queen="faction_1 faction_1 faction_1 faction_2")
    s.broken("alice")
    markers = [s.strength("alice")]
    for _ in range(2):
        s.all_draw()
        markers.append(s.strength("alice"))
    assert markers == [1, 1 + 6, 7 + 4]
    s.decide(alice="draw", queen="draw", hatter="retreat")
    offered = {("play", chip) for chip in ("faction_1", "faction_2", "madness", "artefact")}
    assert set(s.can_choose("alice")) == offered
    had = s.chips("bag", "alice").count("madness")
    s.do("alice", ("play", "artefact"))
    assert (s.strength("alice"), s.chips("mad", "alice")) == (11 + 3, [])
    assert s.chips("bag", "alice").count("madness") == had + 1


@rule("WW-ALLY-11", "WW-POISON-01", "WW-POISON-05")
def test_poison_that_card_soldier_c_puts_back_costs_nothing_and_stays() -> None:
    s = battle("alice", "jabberwock", "queen", ally_set="caaaa", alice="card_soldier_weak poison faction_2")
    s.all_draw()
    pool = s.in_supply("poison")
    s.do("alice", ("play", "faction_2"))
    assert (s.count("alice", "red_keep"), s.in_supply("poison")) == (3, pool)
    assert "poison" in s.chips("bag", "alice")


@rule("WW-WL-31", "WW-FAC-23", "WW-MAD-19", "WW-MAD-20", "WW-MAD-27")
def test_a_shell_saves_the_last_unit_from_the_fourth_chip_for_which_a_shard_is_given() -> None:
    item = ("cheshire", "turtle_shell")
    s = battle("cheshire", "alice", "hatter", units=1, item=item, cheshire="turtle_shell madness")
    s.unlocked("cheshire", "were_all_mad_here")
    s.broken("cheshire")
    s.shards(cheshire=2)
    s.mad("cheshire", "madness", "madness", "double_madness")
    s.exhausted("cheshire", "rose_weak")
    s.all_draw()
    s.do("cheshire", ("give", 1))
    assert (s.status("cheshire"), s.units("cheshire", "red_keep")) == ("active", ["supporter"])
    assert [s.chips(area, "cheshire") for area in ("mad", "exhausted", "active")] == [[], [], ["turtle_shell"]]
    assert s.shards_of("cheshire", "alice") == [1, 1]


@rule("WW-WL-04", "WW-FAC-12")
@pytest.mark.parametrize(
    ("unit", "region", "points"),
    [("supporter", "red_keep", 1), ("duchess", "red_keep", 0), ("supporter", "na_muniu", 0)],
)
def test_the_duchess_counts_what_is_painted_in_her_region(unit: str, region: str, points: int) -> None:
    s = battle("queen", "alice", "hatter", queen="artefact")
    s.supporters("queen", "na_muniu", 1)
    s.pawn("queen", "duchess", "red_keep")
    s.unlocked("queen", "paint_my_world")
    s.do("queen", ("lose", unit, region))
    assert (s.vp_of("queen"), s.strength("queen")) == ([points], 1 + 3 + 2)


@rule("WW-FAC-12", "WW-FAC-13", "WW-WL-25", "WW-CHIP-11")
def test_a_queen_who_ruins_herself_steals_nothing_and_was_active_after_b4() -> None:
    s = Scenario("queen", "alice", "hatter")
    for who, units in (("queen", 1), ("alice", 2), ("hatter", 2)):
        s.supporters(who, "red_keep", units)
    s.unlocked("queen", "paint_my_world", "royal_temper")
    s.item("alice", "hare_butter")
    s.vp(alice=3, hatter=2)
    s.will_draw("queen", "artefact")
    s.will_draw("alice", "hare_butter")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    s.do("queen", ("lose", "supporter", "red_keep"))
    assert s.strengths("queen", "alice", "hatter") == [0, 1 + 2, 1]
    assert s.vp_of("queen", "alice", "hatter") == [0, 3, 2]


@rule("WW-WL-21", "WW-RETREAT-03", "WW-MAD-17")
@pytest.mark.parametrize(("units", "second", "left"), [(2, None, 2), (1, "madness", 4)])
def test_a_crown_outlasts_its_owners_retreat_but_not_a_bust(units: int, second: str | None, left: int) -> None:
    s = Scenario("alice", "queen", "hatter")
    for who, count in (("alice", 2), ("queen", units), ("hatter", 2)):
        s.supporters(who, "red_keep", count)
    s.broken("queen")
    s.item("queen", "knave_crown")
    s.will_draw("alice", "faction_1", "faction_1")
    s.will_draw("queen", "knave_crown", *([second] if second else []))
    s.will_draw("hatter", "faction_1", "artefact")
    s.battle("red_keep")
    s.do("queen", ("crown", 2))
    s.decide(alice="draw", queen="draw" if second else "retreat", hatter="draw")
    assert s.strength("hatter") == left


@rule("WW-ALLY-02", "WW-WL-29", "WW-ENDB-03", "WW-ENDB-05", "WW-RETREAT-06")
def test_doubled_treacle_counts_before_it_retreats_and_the_last_player_may_stop_at_a_tie() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("alice", "red_keep", 3)
    s.supporters("queen", "red_keep", 3)
    s.item("alice", "dormouse_treacle")
    s.will_draw("alice", "flamingo_weak", "dormouse_treacle")
    s.will_draw("queen", "artefact", "red_rook_weak", "red_rook_weak")
    s.battle("red_keep")
    s.no_wagers()
    s.all_draw()
    assert (s.status("alice"), s.strengths("alice", "queen")) == ("retreated", [1 + 8, 6])
    s.all_draw()
    assert (s.asked_at_once(), s.strength("queen")) == (["queen"], 9)
    s.all_retreat()
    assert s.asks == ("alice", "award")  # both are tied for first


@rule("WW-ALLY-12", "WW-DRAW-10", "WW-ENDB-05")
def test_a_jump_onto_the_space_of_who_retreated_is_not_yet_the_lead() -> None:
    s = battle(ally_set="c", alice="faction_1 flamingo_weak faction_1", queen="faction_2")
    s.leader("alice", "red_keep", strength=2)
    s.leader("queen", "red_keep", strength=3)
    s.decide(alice="draw", queen="retreat", hatter="retreat")
    assert s.strengths("alice", "queen") == [4, 5]
    s.do("alice", ("jump", 5))
    assert (s.asked_at_once(), s.strength("alice")) == (["alice"], 5)


# The result: one step takes what the next would need


@rule("WW-ALLY-10", "WW-FAQ-04", "WW-WL-00", "WW-WL-05", "WW-RESULT-15")
def test_a_walrus_that_creature_b_moves_away_brings_no_points() -> None:
    s = Scenario("alice", "queen", "hatter", ally_set="aaaab")
    s.pawn("alice", "walrus", "red_keep")
    s.supporters("alice", "red_keep", 1)
    s.reserve("alice", 0)
    s.castle("alice", "red_keep")
    s.token("red_keep", "st3")
    s.result("red_keep", alice=4, queen=2)
    s.active("alice", "creature_weak")
    s.do("alice", PASS)  # no castle elsewhere
    assert s.can_choose("alice") == [("use", "creature_b"), ("use", "walrus")]
    s.do("alice", ("use", "creature_b"), ("region", "na_muniu"), ("relocate", "walrus", "red_keep"))
    assert s.vp_of("alice") == [6]
    assert s.units("alice", "na_muniu") == ["walrus"]


@rule("WW-ALLY-14", "WW-FAC-06", "WW-FORGE-02", "WW-RESULT-02")
@pytest.mark.parametrize("gone", ["rook", "learning"])
def test_a_forge_chip_that_is_gone_before_step_4_allows_no_forging(gone: str) -> None:
    s = Scenario("alice", "queen", "hatter", ally_set="aaaca" if gone == "rook" else "a")
    s.result("red_keep", alice=4, queen=2)
    s.more_war()
    s.active("alice", "red_rook_weak", "forge", "faction_1")
    if gone == "rook":
        s.quest("alice", "hammer_and_anvil")
        had = s.in_supply("forge")
        s.do("alice", ("feat", "hammer_and_anvil"), ("remove", "forge"))
        assert s.in_supply("forge") == had + 1
    else:
        s.unlocked("alice", "love_of_learning")
        s.do("alice", ("learn", "forge"))
        assert "forge" in s.chips("bag", "alice")
    assert {question.kind for question in s.match.questions} == {"wager"}


@rule("WW-WL-10", "WW-2P-13", "WW-2P-24", "WW-RESULT-09")
def test_alone_with_the_dormouse_the_opening_may_do_for_a_tie_with_the_resistance() -> None:
    s = Scenario("alice", "queen")
    s.leader("alice", "red_keep", strength=2)
    s.pawn("alice", "dormouse", "red_keep")
    s.battle("red_keep")
    s.decide(alice="retreat")
    assert s.asks == ("alice", "award")
    s.do("alice", ("castle",))
    assert (s.castles("alice"), s.vp_of("alice")) == ({"red_keep": "lying"}, [0])


@rule("WW-WL-05", "WW-2P-12", "WW-2P-13", "WW-2P-21", "WW-2P-24")
@pytest.mark.parametrize("strength", [3, 4])
def test_with_two_players_the_walrus_lays_or_raises_anywhere_above_the_resistance_only(strength: int) -> None:
    s = Scenario("alice", "queen")
    s.pawn("alice", "walrus", "red_keep")
    s.castle("alice", "red_keep")
    s.castle("alice", "na_muniu", lying=True)
    s.token("red_keep", "st3")
    s.result("red_keep", alice=strength, queen=0)
    if strength == 3:
        assert s.vp_of("alice") == [6]  # tied: no room here, so the points, and nothing of the Walrus
        assert s.castles("alice") == {"red_keep": "upright", "na_muniu": "lying"}
        return
    lay = {("lay", region) for region in ("tumtum_trees", "pool_of_tears")}
    assert set(s.can_choose("alice")) == {("raise", "na_muniu"), *lay, PASS}
    s.do("alice", ("raise", "na_muniu"), ("use", "walrus"))
    assert s.vp_of("alice") == [6 + 3]
    assert s.castles("alice")["na_muniu"] == "upright"
