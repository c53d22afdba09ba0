"""A Flamingo of set D gave its shard to a Queen who had bust in the same step; a bust player is no opponent."""

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def painted(*more: str, **others: int) -> Scenario:
    """The Queen, ahead with her castle, may lose her last unit for a War Axe; the Hatter plays a Flamingo of set D."""
    s = Scenario("queen", "hatter", "alice", *more, ally_set="d")
    for who, count in ({"queen": 1, "hatter": 2, "alice": 2} | others).items():
        s.supporters(who, "na_muniu", count)
    s.castle("queen", "na_muniu")
    s.unlocked("queen", "paint_my_world")
    s.vp(queen=0, hatter=5, alice=6)
    s.will_draw("queen", "artefact")
    s.will_draw("hatter", "flamingo_weak")
    s.will_draw("alice", "faction_1")
    return s


@rule("WW-CHIP-09", "WW-CHIP-11", "WW-ALLY-17")
def test_a_queen_who_has_bust_gets_no_shard() -> None:
    s = painted()
    s.battle("na_muniu")
    s.do("queen", ("lose", "supporter", "na_muniu"))
    assert s.status("queen") == "bust"
    assert s.shards_of("queen", "hatter", "alice") == [0, 0, 0]


@rule("WW-ALLY-17", "WW-CHIP-11")
def test_one_who_is_still_there_gets_it() -> None:
    s = painted(queen=2)
    s.battle("na_muniu")
    s.do("queen", ("lose", "supporter", "na_muniu"))
    assert s.status("queen") == "active"
    assert s.shards_of("queen", "hatter", "alice") == [1, 0, 0]


@rule("WW-ALLY-17", "WW-CHIP-09")
def test_another_opponent_who_is_ahead_gets_it_instead() -> None:
    s = painted()
    s.castle("alice", "na_muniu")
    s.battle("na_muniu")
    s.do("queen", ("lose", "supporter", "na_muniu"))
    assert s.shards_of("queen", "hatter", "alice") == [0, 0, 1]


@rule("WW-CHIP-09", "WW-ALLY-17")
def test_why_not_the_queen_is_that_she_has_bust() -> None:
    s = painted("cheshire", cheshire=2)
    s.castle("alice", "na_muniu")
    s.castle("cheshire", "na_muniu")
    s.will_draw("cheshire", "faction_1")
    s.battle("na_muniu")
    s.do("queen", ("lose", "supporter", "na_muniu"))
    assert s.can_choose("hatter") == [("give", s.seat("alice")), ("give", s.seat("cheshire"))]
    reason = s.match.why_not(s.seat("hatter"), ("give", s.seat("queen")))
    assert reason is not None
    assert reason.clause == "WW-CHIP-09"
