"""Clauses that other tests prove only beside several more, each on its own."""

import pytest

from stolik.games.wonderlands_war.catalogue import (
    FORGE,
    QUEST,
    QUEST_REGION,
    REGION_OF,
    SHARD_DIE,
    WONDERLANDIAN,
)
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.wonderlands_war import Scenario


def three(supporters: int = 3, draws: int = 1) -> Scenario:
    """Three players in the Red Keep; each draws faction chips 1 that many times."""
    s = Scenario("alice", "queen", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", supporters)
        s.will_draw(who, *["faction_1"] * draws)
    s.battle("red_keep")
    return s


# Tea party


@rule("WW-TEA-09")
def test_a_leader_goes_clockwise_to_a_card_without_a_leader_and_takes_it() -> None:
    s = Scenario("jabberwock", "queen", "hatter")
    s.tea("jabberwock", {3: "t1_01", 5: "t1_02", 9: "t1_07", 1: "t1_05"}, {"jabberwock": 2, "queen": 5})
    assert s.can_choose("jabberwock") == [("chair", 3), ("chair", 9), ("head",)]
    s.do("jabberwock", ("chair", 9))
    assert s.board.chair[0] == 9
    assert [event["card"] for event in s.events("took_card")] == ["t1_07"]


@rule("WW-TEA-11")
def test_a_chair_whose_card_was_taken_stays_empty_until_a_refill() -> None:
    s = Scenario("queen", "hatter", "cheshire")
    s.rolls(1)
    s.tea("queen", {3: "t1_05", 6: "t1_07", 9: "t1_06", 12: "t1_11"}, {"queen": 2, "hatter": 4, "cheshire": 1})
    s.do("queen", ("chair", 6))
    while s.asks[0] == "queen":
        s.do("queen", s.can_choose("queen")[0])
    assert (s.asks, s.on_chair(6)) == (("hatter", "tea_turn"), None)
    s.do("hatter", ("head",))
    assert s.on_chair(6) is None  # the Queen's leader sits there
    assert s.on_chair(2) is not None  # which she had left


@rule("WW-TEA-12")
def test_at_the_head_a_leader_rolls_then_refills_then_goes_on_in_the_same_turn() -> None:
    s = Scenario("queen", "hatter", "cheshire")
    s.rolls(2)
    s.tea("queen", {9: "t1_01", 12: "t1_05"}, {"queen": 11, "hatter": 3, "cheshire": 5})
    s.do("queen", ("head",))
    told = [event.kind for event in s.match.log]
    assert told.index("rolled") < told.index("gained_shards") < told.index("dealt")
    assert s.shards_of("queen") == [2]
    assert s.asks == ("queen", "choose_chair")


@rule("WW-TEA-13")
def test_a_refill_deals_to_chairs_without_card_and_leader_from_chair_1_on() -> None:
    s = Scenario("queen", "hatter", "cheshire", "jabberwock")
    s.rolls(1)
    s.tea("queen", {1: "t1_01", 12: "t1_05"}, {"queen": 11, "hatter": 3, "cheshire": 5, "jabberwock": 7}, deck=3)
    s.tea_top("t1_26", "t1_25", "t1_24")
    s.do("queen", ("head",))
    assert [s.on_chair(chair) for chair in (2, 4, 6)] == ["t1_26", "t1_25", "t1_24"]
    assert [s.on_chair(chair) for chair in (3, 5, 7)] == [None] * 3
    assert [s.on_chair(chair) for chair in (1, 12)] == ["t1_01", "t1_05"]


def poisoning(pool: int = 5) -> Scenario:
    s = Scenario("alice", "jabberwock", "queen")
    s.tea("alice", {2: "t1_01", 6: "t1_05", 8: "t1_02", 12: "t1_07"})
    s.tea_begins()
    s.pool(pool)
    return s


@rule("WW-LEAD-08")
@pytest.mark.parametrize("placed", [[], [("poison", 2)], [("poison", 2), ("poison", 8)]])
def test_jaws_that_bite_poisons_none_one_or_two_cards(placed: list[tuple[str, int]]) -> None:
    s = poisoning()
    assert s.asks == ("jabberwock", "place_poison")
    s.do("jabberwock", *placed, *([PASS] if len(placed) < 2 else []))
    assert s.in_supply("poison") == 5 - len(placed)
    assert s.asks == ("alice", "tea_turn")


@rule("WW-RULING-27")
def test_a_card_takes_one_poison_chip_and_none_needs_to_be_placed() -> None:
    s = poisoning()
    assert PASS in s.can_choose("jabberwock")
    s.do("jabberwock", ("poison", 6))
    assert s.can_choose("jabberwock") == [("poison", 2), ("poison", 8), ("poison", 12), PASS]


@rule("WW-LEAD-11")
def test_a_poison_chip_on_the_jabberwocks_own_card_goes_back_to_his_pool() -> None:
    s = Scenario("jabberwock", "alice", "queen")
    s.tea("jabberwock", {6: "t1_07", 9: "t1_05"}, {"jabberwock": 2})
    s.poisoned(6)
    before = s.in_supply("poison")
    s.do("jabberwock", ("chair", 6))
    assert s.in_supply("poison") == before + 1
    assert "poison" not in s.chips("bag", "jabberwock")


@rule("WW-LEAD-12")
def test_no_more_poison_is_placed_than_the_pool_holds() -> None:
    s = poisoning(pool=1)
    s.do("jabberwock", ("poison", 12))
    assert s.asks == ("alice", "tea_turn")


# War phase


@rule("WW-WAR-02")
def test_those_with_units_take_part_a_castle_alone_does_not_count() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.castle("alice", "red_keep")
    s.supporters("queen", "red_keep", 1)
    s.supporters("hatter", "red_keep", 2)
    s.battle("red_keep")
    assert s.asked_at_once() == ["alice"]  # for a wager
    assert [event["seats"] for event in s.events("battle_began")] == [[1, 2]]


@rule("WW-WAR-04")
def test_one_player_alone_in_a_region_is_uncontested_and_draws_nothing() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("queen", "red_keep", 2)
    s.battle("red_keep")
    assert s.asks == ("queen", "award")
    assert s.events("drew") == []


@rule("WW-WAR-07")
def test_nobody_looks_into_a_bag_in_the_war() -> None:
    s = three()
    for viewer in (0, 1, 2, None):
        assert [side.bag for side in s.seen(viewer).seats] == [None] * 3


@rule("WW-RULING-90")
def test_at_the_tea_party_players_look_into_their_own_bags() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.tea("alice")
    for viewer in range(3):
        bag = s.seen(viewer).seats[viewer].bag
        assert bag is not None
        assert len(bag) == len(s.chips("bag", s.factions[viewer]))


@rule("WW-RULING-34")
def test_when_nobody_wins_a_wager_was_wrong() -> None:
    s = Scenario("alice", "queen", "hatter", "jabberwock")
    s.wagered(hatter="alice")
    s.result("red_keep", alice="bust", queen="bust")
    s.more_war()
    assert s.region_now() == "pool_of_tears"
    assert s.shards_of("hatter") == [1]


# Madness and chips


def one_mad() -> Scenario:
    """In the second draw the Queen, whose shield is broken, draws madness; the others faction chips."""
    s = three()
    s.pawn("queen", "white_rabbit", "red_keep")  # so that she chooses what to lose
    s.broken("queen")
    s.will_draw("alice", "faction_1")
    s.will_draw("queen", "madness")
    s.will_draw("hatter", "faction_2")
    return s


@rule("WW-MAD-01")
def test_madness_gives_no_strength() -> None:
    s = one_mad()
    before = s.strength("queen")
    s.all_draw()
    s.do("queen", ("lose", "supporter"))
    assert s.strength("queen") == before


@rule("WW-DRAW-05", "WW-ORDER-01")
def test_madness_and_its_losses_come_before_any_chip_is_played() -> None:
    s = one_mad()
    played = len(s.events("played"))
    s.all_draw()
    assert s.asks[0] == "queen"
    assert len(s.events("played")) == played
    s.do("queen", ("lose", "supporter"))
    assert len(s.events("played")) == played + 2


@rule("WW-DRAW-06")
def test_who_drew_madness_plays_nothing_in_this_draw() -> None:
    s = one_mad()
    active = s.chips("active", "queen")
    s.all_draw()
    s.do("queen", ("lose", "supporter"))
    assert s.chips("active", "queen") == active
    assert [event["seat"] for event in s.events("played")][-2:] == [0, 2]


@rule("WW-DRAW-08", "WW-RULING-40")
def test_chips_lie_in_the_order_of_drawing_without_a_limit() -> None:
    s = three(draws=0)
    s.loose()
    chips = [
        "forge",
        "faction_2",
        "faction_1",
        "rose_weak",
        "faction_1",
        "faction_2",
        "forge",
        "faction_1",
        "faction_1",
    ]
    s.will_draw("alice", *chips)
    for who in ("queen", "hatter"):
        s.will_draw(who, *["faction_1"] * 9)
    for _ in range(8):
        s.all_draw()
    assert s.chips("active", "alice") == chips


def busted() -> Scenario:
    """Alice has one unit and a broken shield, and draws madness."""
    s = three(supporters=1)
    s.vp(alice=4)
    s.shards(alice=2)
    s.broken("alice")
    s.will_draw("alice", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    return s


@rule("WW-MAD-15")
def test_a_bust_takes_strength_and_chips_turns_the_shield_and_ends_the_draws() -> None:
    s = busted()
    assert s.strength("alice") == 0
    assert (s.chips("active", "alice"), s.chips("exhausted", "alice")) == ([], ["faction_1"])
    assert s.shield_works("alice")
    assert s.asked_at_once() == ["queen", "hatter"]


@rule("WW-MAD-16")
def test_who_busts_gets_nothing_of_the_battle() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("queen", "the_last_guard")
    s.result("red_keep", alice=5, queen="bust")
    s.active("queen", "rose_weak")
    s.more_war()
    s.forgo("forge")
    assert s.region_now() == "pool_of_tears"
    assert s.vp_of("queen") == [0]
    assert (s.castles("queen"), s.shown("queen"), s.board.forged.count(-1)) == ({}, [], len(s.board.forged))


@rule("WW-MAD-18", "WW-RULING-44")
def test_who_busts_keeps_what_was_gained_before() -> None:
    s = busted()
    assert (s.vp_of("alice"), s.shards_of("alice")) == ([4], [2])


# Quests


@rule("WW-QUEST-02", "WW-RULING-57")
def test_any_number_of_quests_may_be_held_and_nobody_else_sees_them() -> None:
    held = ["curious_oysters", "uffish_thought", "rest_by_the_tree", "runner_up_in_the_race", "roots_hold_fast"]
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", *held)
    s.tea("alice")
    assert sorted(s.hand("alice")) == sorted(held)
    assert s.can_choose("alice")  # nothing has to be discarded first
    for viewer in (1, 2, None):
        assert s.seen(viewer).seats[0].quests is None
        assert not any(name in repr(s.seen(viewer)) for name in held)


@rule("WW-QUEST-07", "WW-RULING-59")
def test_a_feat_may_be_withheld_and_all_declare_at_once() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", "curious_oysters")
    s.quest("queen", "cabbages_and_kings")
    s.result("tumtum_trees", alice=3, queen=9)
    s.active("alice", "faction_1", "faction_1")
    assert s.asked_at_once() == ["alice", "queen"]
    s.do("alice", PASS)
    s.do("queen", PASS)
    assert (s.shown("alice"), s.hand("alice")) == ([], ["curious_oysters"])


# End of the war phase


@rule("WW-CLEAN-06")
def test_exhausted_chips_and_madness_go_back_into_the_bag() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.exhausted("alice", "rose_weak", "forge")
    s.mad("alice", "madness")
    s.war_ends()
    assert (s.chips("exhausted", "alice"), s.chips("mad", "alice")) == ([], [])
    bag = s.chips("bag", "alice")
    assert [bag.count(chip) for chip in ("rose_weak", "forge", "madness")] == [
        1,
        2,
        3,
    ]  # one more of each than at the start


@rule("WW-CLEAN-07")
def test_supporters_and_pawns_stay_where_they_are() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("queen", "tumtum_trees", 2)
    s.pawn("queen", "white_rabbit", "red_keep")
    s.war_ends()
    assert s.units("queen", "tumtum_trees") == ["supporter", "supporter"]
    assert s.units("queen", "red_keep") == ["white_rabbit"]


@rule("WW-CLEAN-09")
def test_the_market_is_shuffled_in_and_three_cards_are_laid_out() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.market("white_rabbit", "walrus", "gryphon")
    s.war_ends()
    t = s.board
    assert len(t.market) == 3
    assert sorted([*t.market, *t.wonderlandian_deck]) == list(range(len(WONDERLANDIAN)))


# Two players


def set_up(quest: str) -> Board:
    """A match of two players whose unused region is that of the revealed quest."""
    dice = Dice("two")
    script_dice(dice, "unused", [QUEST.index(quest)])
    script_dice(dice, "marker", [SHARD_DIE.index(3)])
    state = Match.start("wonderlands_war", seats=2, dice=dice).state
    assert isinstance(state, Board)
    return state


@rule("WW-2P-02")
def test_the_unused_regions_six_quests_and_its_token_are_removed() -> None:
    t = set_up("hammer_and_anvil")
    keep = REGION_OF["red_keep"]
    left = [*t.quest_deck, *(quest for offer in t.offers for quest in offer)]
    assert len(QUEST) - len(left) == 6
    assert keep not in {QUEST_REGION[quest] for quest in left}
    assert t.token[keep] == -1


@rule("WW-2P-05")
def test_two_players_begin_with_a_second_forge_chip() -> None:
    t = set_up("hammer_and_anvil")
    assert [(len(bag), bag.count(FORGE)) for bag in t.bag] == [(11, 2), (11, 2)]


@rule("WW-2P-06")
def test_amulet_and_march_hare_are_out_of_a_match_of_two() -> None:
    t = set_up("hammer_and_anvil")
    names = {WONDERLANDIAN[card] for card in [*t.market, *t.wonderlandian_deck]}
    assert len(names) == len(WONDERLANDIAN) - 2
    assert not names & {"duchess_amulet", "march_hare"}


def fought(alice: int | str, queen: int | str) -> Scenario:
    """The Red Keep is worth 6 VP, its resistance is 3 in round I."""
    s = Scenario("alice", "queen")
    s.token("red_keep", "st3")
    s.result("red_keep", alice=alice, queen=queen)
    s.more_war()
    return s


@rule("WW-2P-12")
def test_a_winner_is_above_the_resistance_and_the_other_player() -> None:
    assert fought(4, 2).castles("alice") == {"red_keep": "lying"}
    assert fought(2, 1).castles("alice") == {}
    assert fought(3, 2).asks == ("alice", "award")  # equal to the resistance is a tie
    assert fought(4, 4).asks == ("alice", "award")


@rule("WW-2P-14")
@pytest.mark.parametrize(("queen", "vp"), [(4, 3), (3, 3), (2, 0)])
def test_second_place_needs_the_strength_of_the_resistance(queen: int, vp: int) -> None:
    assert fought(7, queen).vp_of("queen") == [vp]


@rule("WW-2P-16", "WW-RULING-68")
def test_the_resistance_takes_no_share_of_the_award() -> None:
    s = fought(3, 1)  # Alice ties with the resistance
    s.do("alice", ("points",))
    assert s.vp_of("alice") == [6]


@rule("WW-RULING-96")
def test_equality_with_the_resistance_is_a_tie_for_first() -> None:
    s = fought(3, 2)
    assert s.can_choose("alice") == [("points",), ("castle",)]


# Items and abilities


def with_item(item: str, *draws: str) -> Scenario:
    s = Scenario("hatter", "alice", "queen")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.item("hatter", item)
    s.loose()
    s.will_draw("hatter", *draws)
    for who in ("alice", "queen"):
        s.will_draw(who, *["faction_1"] * len(draws))
    return s


@rule("WW-WL-28")
def test_the_second_active_rattle_is_played_with_four_more() -> None:
    s = with_item("tweedles_rattle", "tweedles_rattle", "tweedles_rattle")
    s.battle("red_keep")
    first = s.strength("hatter")
    s.all_draw()
    assert s.strength("hatter") - first == first + 4


@rule("WW-WL-30")
@pytest.mark.parametrize("castles", [[], ["na_muniu"], ["na_muniu", "live_garden"]])
def test_the_lance_has_one_more_for_each_castle(castles: list[str]) -> None:
    plain = with_item("knight_lance", "knight_lance")
    plain.battle("red_keep")
    s = with_item("knight_lance", "knight_lance")
    s.castle("hatter", *castles)
    s.battle("red_keep")
    assert s.strength("hatter") - plain.strength("hatter") == len(castles)


@rule("WW-FAC-05")
@pytest.mark.parametrize("is_unlocked", [True, False])
def test_mended_mirror_turns_the_shield_when_a_sword_is_played(is_unlocked: bool) -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "na_muniu", 2)
    if is_unlocked:
        s.unlocked("alice", "mended_mirror")
    s.broken("alice")
    s.will_draw("alice", "faction_1", "artefact")
    s.will_draw("queen", "faction_1", "faction_1")
    s.battle("na_muniu")
    s.no_wagers()
    assert not s.shield_works("alice")
    s.all_draw()
    assert s.shield_works("alice") == is_unlocked
