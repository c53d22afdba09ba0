"""Worked examples EX-01 to EX-24: setup and tea party."""

from collections import Counter

import pytest

from stolik.games.wonderlands_war.catalogue import CHIP, SHARD_DIE, STRENGTH, TEA
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.errors import NotAnOption
from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.wonderlands_war import Scenario, seen


def started(
    seats: int, factions: str = "alice hatter queen jabberwock cheshire", marker: int = 1, first: int = 0
) -> Match:
    """A match right after its setup; the factions sit in this order, and the seat `first` begins."""
    names = factions.split()
    order = ["alice", "hatter", "queen", "jabberwock", "cheshire"]
    dice = Dice("examples")
    script_dice(dice, "factions", [order.index(name) for name in names + [n for n in order if n not in names]])
    script_dice(dice, "marker", [SHARD_DIE.index(marker)])
    script_dice(dice, "first", [first])
    return Match.start("wonderlands_war", seats=seats, dice=dice)


def board(match: Match) -> Board:
    state = match.state
    assert isinstance(state, Board)
    return state


@rule("WW-PLAYER-05", "WW-PLAYER-07")
def test_ex_01_starting_bag() -> None:
    t = board(started(3, "queen alice hatter"))
    bag = [CHIP[chip] for chip in t.bag[0]]
    assert Counter(bag) == {
        "faction_1": 3,
        "faction_2": 1,
        "artefact": 2,
        "forge": 1,
        "double_madness": 1,
        "madness": 2,
    }
    assert (len(bag), sum(STRENGTH[chip] for chip in t.bag[0])) == (10, 12)
    assert t.forged[:12] == [-1] * 12  # no track is complete: the four War Axes lie at their ends


@rule("WW-PLAYER-03", "WW-PLAYER-04", "WW-PLAYER-06")
def test_ex_02_supporters_discs_and_castles() -> None:
    t = board(started(3, "queen alice hatter"))
    assert t.reserve[0] == 10
    assert t.castles[:5] == [0] * 5
    assert t.unlocked[:4] == [0] * 4
    assert (t.leader[0], t.vp[0]) == (1, 0)
    s = Scenario("queen", "alice", "hatter")
    s.result("red_keep", queen=2, alice=0)
    s.active("queen", "faction_1", "forge", "forge", "rose_weak")
    s.answer(0, ("forge", "forge", 3))
    assert s.count("queen", "reserve") == 9 + 1  # F31 held 1; one of the 10 stands in the Red Keep
    s.answer(0, ("forge", "forge", 3))
    assert s.count("queen", "reserve") == 10 + 1
    s.answer(0, ("forge", "faction_1", 3))
    assert s.count("queen", "reserve") == 11 + 2


@rule("WW-SETUP-08", "WW-SETUP-09", "WW-TEA-02", "WW-SHARD-01")
def test_ex_03_table_and_shards_with_four_players() -> None:
    t = board(started(4, "alice hatter queen jabberwock"))
    assert [chair for chair in range(14) if t.table[chair] >= 0] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]
    assert len(t.tea_deck) == 18
    assert all(TEA[card].startswith("t1") for card in [*t.tea_deck, *(c for c in t.table if c >= 0)])
    assert t.shards == [3, 2, 2, 1]
    assert t.poison_pool == 6
    assert t.madness_supply == 21


@rule("WW-SETUP-11", "WW-SETUP-13")
def test_ex_04_starting_battle_marker() -> None:
    match = started(5, marker=3)
    assert [region.region for region in seen(match).regions if region.marker] == ["na_muniu"]
    assert board(match).shards == [3, 3, 2, 2, 1]


@rule("WW-TEA-09", "WW-TEA-11", "WW-CARD-03", "WW-CARD-09")
def test_ex_05_a_plain_turn() -> None:
    s = Scenario()
    s.supporters("jabberwock", "na_muniu", 2)
    s.tea("jabberwock", {1: "t1_01", 6: "t1_06", 9: "t1_07"}, {"jabberwock": 2, "alice": 3, "queen": 5})
    s.taken(jabberwock=1)
    s.poisoned(9)  # so that he is not asked for poison at the end of the turn
    assert (s.in_supply("flamingo_weak"), s.in_supply("card_soldier_weak")) == (11, 11)
    s.do("jabberwock", ("chair", 6), ("region", "red_keep"))
    assert s.units("jabberwock", "red_keep") == ["supporter", "supporter"]
    assert s.count("jabberwock", "reserve") == 6
    assert {"flamingo_weak", "card_soldier_weak"} <= set(s.chips("bag", "jabberwock"))
    assert (s.in_supply("flamingo_weak"), s.in_supply("card_soldier_weak")) == (10, 10)
    assert s.on_chair(6) is None
    assert s.board.cards_now[3] == 2
    assert s.asks == ("alice", "tea_turn")


@rule("WW-TEA-10", "WW-SIM-04")
def test_ex_06_an_illegal_stop() -> None:
    s = Scenario()
    s.tea("jabberwock", {5: "t1_06", 6: "t1_07", 9: "t1_01"}, {"jabberwock": 2, "alice": 5})
    before = s.match.state.to_json()
    for chair in (5, 8):
        with pytest.raises(NotAnOption):
            s.match.answer(3, ("chair", chair))
        assert s.match.state.to_json() == before
    assert s.offered(3) == [("chair", 6), ("chair", 9), ("head",)]


@rule("WW-TEA-12", "WW-TEA-13", "WW-TEA-16", "WW-TEA-26")
def test_ex_07_head_of_the_table() -> None:
    s = Scenario()
    s.shards(queen=1)
    s.tea(
        "queen",
        {1: "t1_01", 5: "t1_02", 9: "t1_03", 12: "t1_05"},
        {"hatter": 3, "jabberwock": 6, "queen": 11, "alice": 13},
        deck=5,
    )
    s.tea_top("t1_26", "t1_25", "t1_24", "t1_23", "t1_22")
    s.rolls(2)
    s.do("queen", ("head",))
    assert s.shards_of("queen") == [3]
    assert [s.on_chair(chair) for chair in (2, 4, 7, 8, 11)] == ["t1_26", "t1_25", "t1_24", "t1_23", "t1_22"]
    assert [s.on_chair(chair) for chair in (3, 6, 10, 13)] == [None] * 4
    assert len(s.board.tea_deck) == 5
    assert s.offered(2) == [("chair", chair) for chair in (1, 2, 4, 5, 7, 8, 9, 11, 12)]


@rule("WW-TEA-15")
def test_ex_08_only_once_per_turn() -> None:
    s = Scenario()
    s.tea("queen", {1: "t1_01", 5: "t1_02", 12: "t1_05"}, {"queen": 11})
    s.do("queen", ("head",))
    with pytest.raises(NotAnOption):
        s.match.answer(2, ("head",))
    assert s.asks == ("queen", "choose_chair")


@rule("WW-LEAD-01", "WW-LEAD-02", "WW-TEA-26")
def test_ex_09_alices_direction() -> None:
    s = Scenario()
    s.tea("alice", {1: "t1_01", 2: "t1_02", 7: "t1_03", 13: "t1_05"}, {"alice": 3}, deck=2)
    s.rolls(3)
    assert s.offered(0) == [("chair", 2), ("chair", 1), ("head",)]
    s.do("alice", ("head",))
    assert s.shards_of("alice") == [3]
    assert s.on_chair(3) is not None  # the chair she left is refilled first: it is the lowest one
    assert set(s.offered(0)) == {("chair", chair) for chair in (1, 2, 3, 4, 7, 13)}


@rule("WW-LEAD-03", "WW-LEAD-04")
def test_ex_10_host() -> None:
    s = Scenario()
    table = {chair: f"t1_{chair:02}" for chair in (4, 5, 6, 8, 11, 12)} | {13: "t1_14"} | {1: "t1_13"}
    s.shards(hatter=2)
    s.tea("hatter", table, {"hatter": 7}, deck=6)
    s.tweak().cards_now[1] = 2
    s.do("hatter", ("host",))
    assert [s.on_chair(chair) is not None for chair in (2, 3, 9)] == [True] * 3
    assert len(s.board.tea_deck) == 3
    s.do("hatter", ("chair", 1))
    assert (s.board.cards_now[1], s.shards_of("hatter"), s.board.chair[1]) == (3, [2], 7)
    assert s.on_chair(1) is None
    assert s.board.hosted == 1
    while s.asks[0] == "hatter":
        s.answer(1, s.offered(1)[0])
    for _ in range(3):  # the others take a card each
        seat = s.question.seat
        while s.question.seat == seat:
            s.answer(seat, s.offered(seat)[0])
    assert s.asks == ("hatter", "tea_turn")
    assert ("host",) not in s.offered(1)


@rule("WW-LEAD-05", "WW-CARD-03", "WW-CARD-07")
def test_ex_11_red_army() -> None:
    s = Scenario()
    s.tea("queen", {1: "t1_10", 2: "t1_01"})
    s.do("queen", ("chair", 1), ("resolve", "units"), ("region", "na_muniu"), ("region", "red_keep"))
    s.do("queen", ("region", "tumtum_trees"), ("region", "pool_of_tears"))
    for region in ("na_muniu", "red_keep", "tumtum_trees", "pool_of_tears"):
        assert s.units("queen", region) == ["supporter"]
    s = Scenario()
    s.tea("alice", {13: "t1_10", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "units"), ("region", "na_muniu"), ("region", "red_keep"))
    assert (s.count("alice", "na_muniu"), s.count("alice", "red_keep")) == (2, 2)
    assert s.asks == ("hatter", "tea_turn")


@rule("WW-LEAD-07", "WW-CARD-11")
def test_ex_12_curious_gift() -> None:
    s = Scenario("cheshire", "hatter", "queen")
    s.shards(cheshire=1, hatter=4)
    s.rolls(3)
    s.tea("cheshire", {1: "t1_15", 2: "t1_01"})
    s.do("cheshire", ("chair", 1), ("resolve", "die"))
    assert s.asks == ("cheshire", "give_shard")
    assert s.offered(0) == [("give", 1), ("give", 2), PASS]
    s.do("cheshire", ("give", 1))
    assert s.shards_of("cheshire", "hatter", "queen") == [3, 5, 0]
    s = Scenario("cheshire", "hatter", "queen")
    s.rolls(1)
    s.tea("cheshire", {1: "t1_15", 2: "t1_01"})
    s.do("cheshire", ("chair", 1), ("resolve", "die"))
    assert s.asks[1] != "give_shard"
    assert s.shards_of("cheshire", "hatter", "queen") == [1, 0, 0]


@rule("WW-LEAD-08", "WW-LEAD-09", "WW-LEAD-10", "WW-LEAD-11", "WW-LEAD-12")
def test_ex_13_poison_on_cards() -> None:
    s = Scenario("alice", "jabberwock", "queen")
    table = {2: "t1_01", 6: "t1_05", 8: "t1_02", 12: "t1_07"}
    s.tea("alice", table)
    s.tea_begins()
    assert s.in_supply("poison") == 5
    assert s.asks == ("jabberwock", "place_poison")
    with pytest.raises(NotAnOption):
        s.match.answer(1, ("poison", 4))
    s.do("jabberwock", ("poison", 2), ("poison", 6))
    assert s.in_supply("poison") == 3
    s.do("alice", ("chair", 6), ("region", "red_keep"))
    assert s.chips("bag", "alice").count("poison") == 1
    assert s.asks == ("jabberwock", "tea_turn")
    s.do("jabberwock", ("chair", 2), ("region", "red_keep"))
    assert s.in_supply("poison") == 4
    assert s.asks == ("jabberwock", "place_poison")
    s.do("jabberwock", ("poison", 8))
    assert s.in_supply("poison") == 3
    assert s.asks == ("queen", "tea_turn")


@rule("WW-CARD-26", "WW-CARD-27")
def test_ex_14_split_card() -> None:
    s = Scenario()
    s.leader("alice", strength=3)
    s.broken("alice")
    s.tea("alice", {13: "t1_28", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "split"))
    assert s.offered(0) == [("side", "top"), ("side", "bottom")]
    s.do("alice", ("side", "bottom"), ("region", "red_keep"))
    assert s.units("alice", "red_keep") == ["supporter", "supporter"]
    assert s.leader_strength("alice") == 4
    assert s.shield_works("alice")
    assert s.board.unlocked[:4] == [0, 0, 0, 0]
    assert s.asks == ("hatter", "tea_turn")


@rule("WW-CARD-11", "WW-CARD-27")
def test_ex_15_split_card_with_a_die() -> None:
    s = Scenario(round=2)
    s.rolls(1)
    s.tea("hatter", {1: "t2_28", 2: "t2_01"})
    s.do("hatter", ("chair", 1), ("resolve", "split"), ("side", "bottom"), ("resolve", "units"), ("region", "red_keep"))
    s.do("hatter", ("resolve", "die"), ("castle", "na_muniu"))
    assert s.count("hatter", "red_keep") == 2
    assert s.shards_of("hatter") == [1]
    assert s.castles("hatter") == {"na_muniu": "upright"}
    assert "card_soldier_weak" in s.chips("bag", "hatter")
    assert s.cards("hatter") == []
    assert "rose_strong" not in s.chips("bag", "hatter")
    assert s.asks == ("queen", "tea_turn")


@rule("WW-CARD-29", "WW-CARD-30")
@pytest.mark.parametrize("takes", [False, True])
def test_ex_16_tainted_card(takes: bool) -> None:
    s = Scenario()
    s.rolls(2)
    s.tea("alice", {13: "t1_29", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "tainted"))
    assert s.shards_of("alice") == [0]  # nothing is rolled before the choice
    s.do("alice", ("take",) if takes else PASS, ("region", "red_keep"))
    assert s.count("alice", "red_keep") == 2
    assert "flamingo_weak" in s.chips("bag", "alice")
    assert ("red_rook_strong" in s.chips("bag", "alice")) == takes
    assert s.shards_of("alice") == [2 if takes else 0]
    assert s.asks == ("hatter", "tea_turn")


@rule("WW-CARD-31", "WW-CARD-32")
def test_ex_17_supply_exhausted() -> None:
    s = Scenario(round=2)
    s.supply(rose_strong=0, creature_strong=3)
    s.tea("queen", {1: "t2_03", 2: "t2_01"})
    s.do("queen", ("chair", 1), ("resolve", "rose_strong"))
    assert s.asks == ("queen", "choose_ally")
    assert s.offered(2) == [
        ("gain", "card_soldier_strong"),
        ("gain", "flamingo_strong"),
        ("gain", "red_rook_strong"),
        ("gain", "creature_strong"),
        PASS,
    ]
    s.do("queen", ("gain", "creature_strong"))
    assert "creature_strong" in s.chips("bag", "queen")
    assert s.in_supply("creature_strong") == 2
    s = Scenario(round=2)
    s.supply(**{f"{kind}_strong": 0 for kind in ("card_soldier", "flamingo", "rose", "red_rook", "creature")})
    s.tea("queen", {1: "t2_03", 2: "t2_01"})
    s.do("queen", ("chair", 1))
    while s.asks[0] == "queen":
        assert s.asks[1] != "choose_ally"
        s.answer(2, s.offered(2)[0])
    assert len(s.chips("bag", "queen")) == 10


@rule("WW-CARD-05", "WW-CARD-08")
def test_ex_18_no_supporters_left() -> None:
    for moves in (3, 0):
        s = Scenario()
        s.supporters("alice", "tumtum_trees", 4)
        s.pawn("alice", "gryphon", "pool_of_tears")
        s.reserve("alice", 0)
        s.tea("alice", {13: "t1_05", 2: "t1_01"})
        s.do("alice", ("chair", 13))
        if moves == 0:
            s.do("alice", PASS)
            assert s.units("alice", "red_keep") == []
        else:
            s.do("alice", ("region", "red_keep"))
            assert s.offered(0) == [
                ("relocate", "supporter", "tumtum_trees"),
                ("relocate", "gryphon", "pool_of_tears"),
                PASS,
            ]
            s.do("alice", ("relocate", "supporter", "tumtum_trees"), ("relocate", "gryphon", "pool_of_tears"))
            s.do("alice", ("relocate", "supporter", "tumtum_trees"))
            assert s.units("alice", "red_keep") == ["supporter", "supporter", "gryphon"]
            assert s.count("alice", "tumtum_trees") == 2
        assert s.asks == ("hatter", "tea_turn")


@rule("WW-CARD-04", "WW-MAD-07")
def test_ex_19_reserve_wonderlandian() -> None:
    s = Scenario()
    s.pawn("queen", "gryphon", "reserve")
    s.reserve("queen", 1)
    s.tea("queen", {1: "t1_07", 2: "t1_01"})
    s.do("queen", ("chair", 1), ("region", "na_muniu"), ("supporter",), ("region", "na_muniu"))
    if s.asks == ("queen", "place_unit"):
        s.do("queen", ("pawn", "gryphon"))
    assert s.units("queen", "na_muniu") == ["supporter", "gryphon"]
    assert s.units("queen", "reserve") == []


@rule("WW-CARD-20")
def test_ex_20_leader_strength_at_its_maximum() -> None:
    s = Scenario()
    s.leader("hatter", strength=6)
    s.shards(hatter=2)
    s.tea("hatter", {1: "t1_20", 2: "t1_01"})
    s.do("hatter", ("chair", 1), ("resolve", "leader"))
    assert s.offered(1) == [("shed",), PASS]
    s.do("hatter", ("shed",), ("region", "red_keep"))
    assert (s.leader_strength("hatter"), s.shards_of("hatter")) == (6, [1])
    assert s.count("hatter", "red_keep") == 1
    assert s.chips("bag", "hatter").count("forge") == 2


@rule("WW-CARD-23", "WW-CARD-25", "WW-INFO-09")
def test_ex_21_quest_exchange() -> None:
    s = Scenario()
    s.quest("alice", "paint_the_roses")
    s.quest_top("rest_by_the_tree", "nine_feet_of_sorrow")
    s.tea("alice", {13: "t1_25", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "two_quests"), ("draw",))
    assert sorted(option[1] for option in s.offered(0)) == sorted(
        ["paint_the_roses", "rest_by_the_tree", "nine_feet_of_sorrow"]
    )
    s.do("alice", ("discard", "paint_the_roses"))
    assert sorted(s.hand("alice")) == ["nine_feet_of_sorrow", "rest_by_the_tree"]
    for viewer in (1, 2, 3, None):
        told = repr([s.match.view(viewer), s.match.lines(viewer)])
        for name in ("paint_the_roses", "rest_by_the_tree", "nine_feet_of_sorrow"):
            assert name not in told


def end_of_tea(s: Scenario) -> None:
    """Alice is the last to place her leader."""
    s.leader("hatter", "na_muniu")
    s.leader("queen", "na_muniu")
    s.leader("jabberwock", "na_muniu")
    s.tea("alice", {1: "t1_01"})
    s.tweak().cards_now[0] = 4


@rule("WW-TEA-22", "WW-TEA-23")
def test_ex_22_end_of_the_tea_party() -> None:
    s = Scenario()
    s.shards(alice=5, hatter=5, queen=2, jabberwock=0)
    end_of_tea(s)
    s.supply(madness=21)
    bags = [row.count(CHIP.index("madness")) for row in s.tweak().bag]
    s.do("alice", ("region", "red_keep"))
    assert s.shards_of("alice", "hatter", "queen", "jabberwock") == [2, 2, 2, 0]
    assert s.in_supply("madness") == 15
    after = [s.chips("bag", who).count("madness") for who in s.factions]
    assert [now - was for now, was in zip(after, bags, strict=True)] == [2, 2, 1, 1]


@rule("WW-TEA-22", "WW-TEA-24")
def test_ex_23_madness_runs_short() -> None:
    s = Scenario()
    s.shards(alice=6, hatter=6, queen=2)
    end_of_tea(s)
    s.supply(madness=5)
    s.do("alice", ("region", "red_keep"))
    assert s.shards_of("alice", "hatter", "queen") == [6, 6, 2]
    assert s.in_supply("madness") == 1
    assert [s.chips("bag", who).count("madness") for who in s.factions] == [3, 3, 3, 3]


@rule("WW-TEA-04", "WW-CLEAN-08")
def test_ex_24_first_player_of_round_two() -> None:
    s = Scenario("alice", "hatter", "queen")
    s.vp(alice=7, hatter=7, queen=12)
    s.shards(alice=1, hatter=3)
    s.supporters("alice", "tumtum_trees", 4)
    s.supporters("hatter", "tumtum_trees", 4)
    s.war_ends()
    assert s.board.round == 2
    assert s.asks == ("hatter", "tea_turn")
    assert s.board.leader_at == [-2, -2, -2]
