"""Worked examples EX-68 to EX-75: two players, final scoring, secrecy."""

import json

import pytest

from stolik.games.wonderlands_war.catalogue import QUEST, QUEST_REGION, REGION_OF, SHARD_DIE
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.wonderlands_war import Scenario


@rule("WW-2P-01", "WW-2P-02", "WW-2P-03", "WW-2P-04", "WW-2P-05", "WW-2P-06")
def test_ex_68_setup() -> None:
    dice = Dice("two")
    script_dice(dice, "unused", [QUEST.index("hammer_and_anvil")])
    script_dice(dice, "marker", [SHARD_DIE.index(3)])
    match = Match.start("wonderlands_war", seats=2, dice=dice)
    t = match.state
    assert isinstance(t, Board)
    keep = REGION_OF["red_keep"]
    assert t.unused == keep
    assert t.token[keep] == -1
    quests = [*t.quest_deck, *(quest for offer in t.offers for quest in offer)]
    assert len(quests) == 24
    assert all(QUEST_REGION[quest] != keep for quest in quests)
    assert t.marker == REGION_OF["tumtum_trees"]
    assert len(t.wonderlandian_deck) + len(t.market) == 22
    assert [len(bag) for bag in t.bag] == [11, 11]


def fought(alice: int | str, queen: int | str, round: int = 2) -> Scenario:
    s = Scenario("alice", "queen", round=round)
    s.token("red_keep", "st1")
    s.result("red_keep", alice=alice, queen=queen)
    s.supporters("alice", "na_muniu", 1)
    return s


@rule("WW-2P-12", "WW-2P-14", "WW-2P-16", "WW-2P-20")
def test_ex_69_resistance_both_above() -> None:
    s = fought(7, 5)
    assert s.vp_of("alice", "queen") == [6, 3]
    assert s.castles("alice") == {"red_keep": "lying"}
    assert s.castles("queen") == {}


@rule("WW-2P-13", "WW-2P-15")
@pytest.mark.parametrize("choice", ["points", "castle"])
def test_ex_70_resistance_tied(choice: str) -> None:
    s = fought(5, 4)
    s.active("queen", "forge", "faction_1")
    s.quest("queen", "hammer_and_anvil", "no_crown_required", "the_queens_croquet", "storm_the_ramparts")
    assert s.asks == ("alice", "award")
    s.do("alice", (choice,))
    assert s.vp_of("alice", "queen") == [6 if choice == "points" else 0, 0]
    assert s.castles("alice") == ({} if choice == "points" else {"red_keep": "lying"})
    assert s.asks == ("queen", "feats")
    s.do("queen", PASS)
    assert s.asks == ("queen", "forge")
    s.do("queen", ("forge", "faction_1", 3))
    assert s.asks[1] != "forge"  # once only: space 4 has no symbol


@rule("WW-2P-11", "WW-2P-17")
def test_ex_71_alone_against_the_resistance() -> None:
    s = Scenario("hatter", "queen")
    s.leader("hatter", "red_keep", strength=2)
    s.supporters("hatter", "red_keep", 1)
    s.will_draw("hatter", "faction_1", "faction_2")
    s.battle("red_keep")
    assert s.strength("hatter") == 3
    assert s.asks == ("hatter", "draw_or_retreat")
    s.do("hatter", ("draw",))
    assert s.events("retreated") == [{"seat": 0, "strength": 5}]
    assert s.events("won") == [{"seat": 0, "region": "red_keep"}]
    assert s.castles("hatter") == {"red_keep": "lying"}


@rule("WW-2P-20", "WW-2P-21", "WW-2P-22", "WW-2P-23")
def test_ex_72_building() -> None:
    s = Scenario("alice", "queen", round=3)
    s.castle("alice", "na_muniu", "pool_of_tears", lying=True)
    s.result("na_muniu", alice=9, queen=0)
    s.supporters("alice", "pool_of_tears", 1)
    s.supporters("queen", "pool_of_tears", 1)
    s.will_draw("alice", "faction_1")
    s.will_draw("queen", "artefact")
    assert s.castles("alice") == {"na_muniu": "upright", "pool_of_tears": "lying"}
    (opening,) = s.events("battle_began")
    assert (opening["region"], opening["seats"], opening["strengths"]) == ("pool_of_tears", [0, 1], [2, 0])
    s.all_retreat()
    assert s.match.result is not None
    assert s.match.result.points[0] == s.vp_of("alice")[0] + 3  # one upright castle


@rule("WW-SCORE-01", "WW-SCORE-02", "WW-SCORE-03")
def test_ex_73_final_score() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.vp(alice=41)
    s.castle("alice", "na_muniu", "red_keep", "live_garden")
    s.forged("alice", 4, "rose_weak", "rose_weak")
    s.shards(alice=4)
    s.feat("alice", "a_bed_of_thorns")  # CASTLES>=3 holds too: both parts
    s.exhausted("alice", *["creature_weak"] * 7)
    s.quest("alice", "off_the_wall", "every_banner_raised")  # the first has its pair of kinds, the second nothing
    s.war_ends()
    assert s.match.result is not None
    assert s.match.result.points[0] == 41 + 3 * 5 + 9 + 3 + 0 - 4 == 64


@rule("WW-SCORE-05", "WW-SCORE-06")
@pytest.mark.parametrize(("shards", "places"), [((4, 4), (1, 2, 3)), ((4, 3), (2, 1, 3)), ((3, 4), (1, 2, 3))], ids=str)
def test_ex_74_tie_break(shards: tuple[int, int], places: tuple[int, ...]) -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.shards(alice=shards[0], queen=shards[1])
    s.vp(alice=64 + shards[0], queen=64 + shards[1])
    s.supporters("alice", "red_keep", 5)
    s.leader("alice", "red_keep")
    s.supporters("queen", "red_keep", 5)
    s.war_ends()
    assert s.match.result is not None
    assert s.match.result.points[:2] == (64, 64)
    assert s.match.result.places == places


@rule("WW-INFO-02", "WW-INFO-03", "WW-INFO-04", "WW-INFO-05", "WW-INFO-08")
def test_ex_75_what_is_shown() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "faction_1", "faction_1")
    s.quest("alice", "swim_for_shore")
    s.quest("queen", "caucus_race")
    s.battle("red_keep")
    s.wager(hatter="alice")
    s.all_draw()
    asked = s.seen(1)
    s.match.answer(0, ("retreat",))
    seen = s.seen(1)
    assert s.board.draw == 3
    assert seen == asked  # nothing but that Alice is done can have changed
    assert "swim_for_shore" not in repr([s.match.view(1), s.match.lines(1)])
    assert "caucus_race" in repr(seen)
    assert [side.bag for side in seen.seats] == [None, None, None]
    assert [side.bag_count for side in seen.seats] == [8, 8, 10]
    assert (seen.seats[2].has_wagered, seen.seats[2].wager) == (True, None)
    assert all("retreat" not in json.dumps(line) for line in s.match.lines(1))
