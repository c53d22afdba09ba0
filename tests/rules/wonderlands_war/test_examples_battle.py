"""Worked examples EX-37 to EX-50: battle rules."""

import pytest

from stolik.kernel.errors import NotAnOption
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


@rule("WW-MAD-21", "WW-MAD-23")
def test_ex_37_bust_and_refresh_together() -> None:
    s = Scenario("hatter", "alice", "queen")
    s.supporters("hatter", "red_keep", 1)
    s.bag("hatter", "madness", "faction_1")
    s.mad("hatter", "madness", "madness", "madness")
    s.active("hatter", "rose_weak", "rose_weak", "rose_strong", "rose_strong")
    s.exhausted("hatter", "flamingo_weak", "flamingo_weak", "forge", "forge", "faction_2")
    s.broken("hatter")
    s.castle("hatter", "red_keep")
    s.will_draw("hatter", "madness")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    assert s.asked_at_once() == ["alice", "queen"]
    assert (s.status("hatter"), s.strength("hatter")) == ("bust", 0)
    assert s.units("hatter", "red_keep") == []
    assert len(s.chips("bag", "hatter")) == 14
    assert (s.chips("exhausted", "hatter"), s.chips("mad", "hatter"), s.chips("active", "hatter")) == ([], [], [])
    assert s.shield_works("hatter")


@rule("WW-MAD-02", "WW-MAD-03", "WW-MAD-04", "WW-MAD-05")
def test_ex_38_double_madness() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.leader("alice", "red_keep")
    s.supporters("alice", "red_keep", 1)
    s.supporters("queen", "red_keep", 2)
    s.supporters("hatter", "red_keep", 2)
    s.broken("alice")
    s.will_draw("alice", "double_madness")
    s.will_draw("queen", "faction_1")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    assert s.status("alice") == "bust"
    assert s.units("alice", "red_keep") == []
    assert "leader" in s.units("alice", "reserve")
    assert s.count("alice", "reserve") == 10
    assert s.chips("mad", "alice") == ["double_madness"]
    lost = [event["piece"] for event in s.events("lost_unit")]
    assert lost == ["supporter", "leader"]


@rule("WW-RESULT-09", "WW-RESULT-14", "WW-WAGER-06")
def test_ex_39_tie_for_first() -> None:
    s = Scenario("alice", "jabberwock", "hatter", "queen", round=3)
    s.token("red_keep", "st1")
    s.vp(alice=20, jabberwock=14)
    s.result("red_keep", alice=9, jabberwock=9, hatter=7)
    s.more_war()
    s.wagered(queen="alice")
    assert s.asks == ("jabberwock", "award")
    s.do("jabberwock", ("castle",))
    assert s.asks == ("alice", "award")
    s.do("alice", ("points",))
    assert s.vp_of("alice", "jabberwock", "hatter", "queen") == [30, 14, 0, 0]
    assert s.castles("jabberwock") == {"red_keep": "upright"}
    assert s.castles("alice") == {}
    assert s.shards_of("queen") == [0]
    assert len(s.chips("bag", "queen")) == 10


@rule("WW-RESULT-11")
def test_ex_40_tie_for_second() -> None:
    s = Scenario(round=2)
    s.token("red_keep", "st1")
    s.result("red_keep", alice=12, hatter=8, queen=8, jabberwock=3)
    assert s.vp_of("alice", "hatter", "queen", "jabberwock") == [6, 2, 2, 0]
    assert s.castles("alice") == {"red_keep": "upright"}


@rule("WW-RESULT-12", "WW-WAGER-07", "WW-WL-05")
def test_ex_41_uncontested_with_the_walrus() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.token("pool_of_tears", "st2")
    s.pawn("alice", "walrus", "pool_of_tears")
    s.supporters("alice", "pool_of_tears", 1)
    s.castle("alice", "pool_of_tears")
    s.battle("pool_of_tears")
    s.more_war()
    assert s.asks == ("alice", "award")
    s.do("alice", ("castle",), ("castle", "na_muniu"), ("use", "walrus"))
    assert s.vp_of("alice") == [3]
    assert s.castles("alice") == {"na_muniu": "upright", "pool_of_tears": "upright"}
    told = {event.kind for event in s.match.log}
    assert not told & {"drew", "wagered", "did_not_wager"}


@rule("WW-RESULT-13", "WW-WAGER-05")
def test_ex_42_nobody_left() -> None:
    s = Scenario("queen", "cheshire", "hatter", "alice")
    for who in ("queen", "cheshire"):
        s.supporters(who, "red_keep", 1)
        s.will_draw(who, "faction_1", "madness")
    s.broken("queen", "cheshire")
    s.battle("red_keep")
    s.more_war()
    s.wager(hatter="queen", alice=None)
    s.decide(queen="draw", cheshire="draw")
    assert s.vp_of("queen", "cheshire") == [0, 0]
    assert s.castles("queen") == s.castles("cheshire") == {}
    assert s.shards_of("hatter", "alice") == [1, 0]


@rule("WW-ENDB-02", "WW-ENDB-04", "WW-DRAW-09")
def test_ex_43_twenty_five() -> None:
    s = Scenario("alice", "queen", "hatter", ally_set="b")
    for who in s.factions:
        s.supporters(who, "red_keep", 2)
        s.leader(who, "red_keep")
    s.will_draw("alice", "faction_1", "red_rook_strong")
    s.will_draw("queen", "faction_1", "forge")
    s.will_draw("hatter", "faction_1", "rose_strong")
    s.battle("red_keep")
    t = s.board
    t.strength[:] = [23, 24, 12]
    s.decide(alice="draw", queen="draw", hatter="draw")
    assert s.strengths("alice", "queen", "hatter") == [25, 25, 15]
    assert s.status("hatter") == "retreated"
    assert {s.factions[q.seat] for q in s.match.questions} <= {"alice", "queen"}
    assert s.match.questions[0].kind == "award"


@rule("WW-RETREAT-06", "WW-ENDB-05")
def test_ex_44_last_player_behind() -> None:
    s = Scenario("cheshire", "jabberwock", "alice")
    for who in ("cheshire", "jabberwock"):
        s.supporters(who, "red_keep", 3)
    s.will_draw("cheshire", "faction_1")
    s.will_draw("jabberwock", "faction_1", "faction_1", "faction_1", "forge")
    s.battle("red_keep")
    s.more_war()
    s.no_wagers()
    s.board.strength[:] = [9, 7, 0]
    s.decide(cheshire="retreat", jabberwock="draw")
    assert s.strengths("cheshire", "jabberwock") == [9, 8]
    s.decide(jabberwock="draw")
    assert s.strengths("cheshire", "jabberwock") == [9, 9]
    assert s.asks == ("jabberwock", "draw_or_retreat")
    assert s.offered(1) == [("draw",), ("retreat",)]
    s.decide(jabberwock="draw")
    last = s.events("retreated")[-1]
    assert last == {"seat": 1, "strength": 10}
    assert [event["seat"] for event in s.events("won")] == [1]


@rule("WW-WAGER-02", "WW-WAGER-03", "WW-WAGER-04", "WW-WAGER-05")
def test_ex_45_wagers() -> None:
    s = Scenario("alice", "queen", "hatter", "jabberwock", "cheshire")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
    s.will_draw("alice", "faction_1")
    s.will_draw("queen", "artefact")
    s.battle("red_keep")
    s.more_war()
    assert s.asked_at_once() == ["hatter", "jabberwock", "cheshire"]
    assert s.offered(2) == [("wager", 0), ("wager", 1), PASS]
    s.wager(hatter="queen", jabberwock="alice", cheshire=None)
    s.decide(alice="retreat", queen="retreat")
    assert s.asks == ("hatter", "choose_ally")
    s.do("hatter", ("gain", "rose_weak"))
    assert "rose_weak" in s.chips("bag", "hatter")
    assert s.shards_of("hatter", "jabberwock", "cheshire") == [0, 1, 0]
    assert len(s.chips("bag", "cheshire")) == len(s.chips("bag", "jabberwock")) == 10


@rule("WW-MAD-24", "WW-MAD-25")
@pytest.mark.parametrize("has_chips", [True, False])
def test_ex_46_empty_bag(has_chips: bool) -> None:
    s = Scenario("queen", "alice", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.bag("queen")
    if has_chips:
        s.exhausted("queen", "rose_weak", "rose_weak", "rose_strong")
        s.mad("queen", "madness", "madness")
    s.will_draw("alice", "faction_1")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    if has_chips:
        s.script("bag0", [0])  # the first of the sorted bag, a weak Rose
        assert s.chips("active", "queen") == ["rose_weak"]
        assert sorted(s.chips("bag", "queen")) == ["madness", "madness", "rose_strong", "rose_weak"]
        assert (s.chips("exhausted", "queen"), s.chips("mad", "queen")) == ([], [])
    else:
        assert s.status("queen") == "retreated"
        assert s.asked_at_once() == ["alice", "hatter"]


@rule("WW-POISON-01", "WW-POISON-02", "WW-POISON-03")
@pytest.mark.parametrize("blocks", [False, True])
def test_ex_47_poison_in_battle(blocks: bool) -> None:
    s = Scenario("alice", "jabberwock", "queen")
    s.supporters("alice", "red_keep", 2)
    s.supporters("queen", "red_keep", 2)
    s.will_draw("alice", "poison")
    s.will_draw("queen", "faction_1")
    s.battle("red_keep")
    s.wager(jabberwock=None)
    pool = s.in_supply("poison")
    assert s.asks == ("alice", "shield")
    s.do("alice", ("block",) if blocks else PASS)
    assert s.chips("mad", "alice") == []
    assert s.strength("alice") == 0
    assert s.chips("active", "alice") == []
    if blocks:
        assert not s.shield_works("alice")
        assert "poison" in s.chips("bag", "alice")
        assert (s.count("alice", "red_keep"), s.in_supply("poison")) == (2, pool)
    else:
        assert s.shield_works("alice")
        assert "poison" not in s.chips("bag", "alice")
        assert (s.count("alice", "red_keep"), s.in_supply("poison")) == (1, pool + 1)


@rule("WW-FORGE-02", "WW-FORGE-04")
def test_ex_48_number_of_forgings_is_fixed_first() -> None:
    s = Scenario("cheshire", "alice", "queen")
    s.result("red_keep", cheshire=7, alice=12)
    s.more_war()
    s.active("cheshire", "forge", "forge", "rose_weak")
    s.do("cheshire", ("forge", "forge", 3), ("forge", "forge", 3))
    assert s.asks == ("cheshire", "forge")
    s.do("cheshire", ("forge", "rose_weak", 3))
    assert s.on_track("cheshire", 3) == ["forge", "forge", "rose_weak"]
    assert s.asks[1] != "forge"


@rule("WW-MAD-12", "WW-CLEAN-11")
def test_ex_49_shield_at_the_end_of_the_war() -> None:
    s = Scenario()
    s.broken("hatter")
    s.war_ends()
    assert s.board.round == 2
    assert not s.shield_works("hatter")
    assert s.shield_works("alice")


@rule("WW-CLEAN-05", "WW-CLEAN-06", "WW-CLEAN-07", "WW-CLEAN-08", "WW-CLEAN-09")
def test_ex_50_end_of_the_war_phase() -> None:
    s = Scenario()
    s.exhausted("alice", "rose_weak", "rose_weak", "flamingo_weak", "forge", "faction_1", "faction_1")
    s.mad("alice", "madness", "madness")
    s.supporters("alice", "tumtum_trees", 2)
    s.supporters("alice", "red_keep", 1)
    s.tweak().marker = 3
    s.market("white_rabbit", "walrus", "gryphon")
    s.marker_rolls(2)
    s.war_ends()
    assert s.board.marker == 0
    assert s.shards_of(*s.factions) == [0, 0, 0, 0]
    assert (s.chips("exhausted", "alice"), s.chips("mad", "alice")) == ([], [])
    assert len(s.chips("bag", "alice")) == 10 + 4 + 2  # four chips and the madness were not among the starting ones
    assert (s.count("alice", "tumtum_trees"), s.count("alice", "red_keep")) == (2, 1)
    assert s.board.chair[0] == 0
    assert "leader" not in s.units("alice", "reserve")
    laid_out = [event["card"] for event in s.events("market_filled")]
    assert laid_out == s.market_now()
    assert len(laid_out) == 3


@rule("WW-SIM-04")
def test_an_answer_that_is_not_legal_is_refused_in_a_battle() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    before = s.match.state.to_json()
    with pytest.raises(NotAnOption):
        s.match.answer(0, PASS)
    assert s.match.state.to_json() == before
