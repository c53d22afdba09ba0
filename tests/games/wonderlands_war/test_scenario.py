"""The Scenario builder sets up what it says, with the defaults of the worked examples."""

import pytest

from stolik.kernel.errors import NotAnOption
from stolik.testkit.scenarios.wonderlands_war import BadPosition, Scenario


def test_defaults_are_those_of_the_worked_examples() -> None:
    s = Scenario()
    s.tea("alice")
    assert s.factions == ("alice", "hatter", "queen", "jabberwock")
    assert s.vp_of(*s.factions) == s.shards_of(*s.factions) == [0, 0, 0, 0]
    for who in s.factions:
        assert s.shield_works(who)
        assert s.castles(who) == {}
        assert s.leader_strength(who) == 1
        assert s.units(who, "reserve") == ["supporter"] * 10
        assert len(s.chips("bag", who)) == 10
    assert not any(s.board.unlocked)
    assert s.board.ally == (0,) * 5
    assert len([chair for chair in range(14) if s.on_chair(chair)]) == 12
    s.assert_nothing_pending()


def test_everything_is_somewhere_exactly_once() -> None:
    s = Scenario("alice", "jabberwock", "queen", ally_set="abcda")
    s.supporters("alice", "red_keep", 3)
    s.pawn("alice", "tweedledum", "red_keep")
    s.item("queen", "knave_crown")
    s.active("queen", "knave_crown", "rose_weak", "artefact")
    s.mad("alice", "madness", "double_madness")
    s.forged("jabberwock", 3, "rose_weak", "faction_1", "rose_strong")
    s.quest("alice", "caucus_race")
    s.will_draw("alice", "poison")
    s.tea("alice")
    assert s.game.problems(s.match.state) == []
    assert s.units("alice", "reserve").count("tweedledee") == 1
    assert s.count("jabberwock", "reserve") == 14
    assert s.board.ally == (0, 1, 2, 3, 0)


def test_chips_are_drawn_as_written_down() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, "rose_weak", "artefact", "creature_strong")
    s.battle("red_keep")
    for _ in range(2):
        s.all_draw()
    for who in s.factions:
        assert s.chips("active", who) == ["rose_weak", "artefact", "creature_strong"]


def test_a_position_that_cannot_be_is_refused() -> None:
    s = Scenario()
    s.add("alice", *["double_madness"] * 5)
    with pytest.raises(BadPosition, match="double_madness"):
        _ = s.match
    s = Scenario()
    s.supporters("alice", "red_keep", 11)
    with pytest.raises(BadPosition, match="supporters"):
        _ = s.match


def test_nothing_is_set_after_the_start_and_wrong_answers_say_what_is_offered() -> None:
    s = Scenario()
    s.tea("alice", {13: "t1_05", 12: "t1_01"})
    with pytest.raises(NotAnOption, match="offered"):
        s.do("alice", ("chair", 4))
    with pytest.raises(RuntimeError):
        s.vp(alice=3)


def test_a_question_set_must_be_answered_by_exactly_those_who_are_asked() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
    s.battle("red_keep")
    with pytest.raises(AssertionError, match="hatter"):
        s.wager(alice=None)
    with pytest.raises(AssertionError, match="draw_or_retreat"):
        s.decide(hatter="draw")
    s.wager(hatter=None)
