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


# The course of a match


@rule("WW-OV-02")
@pytest.mark.parametrize("played", [1, 2, 3])
def test_after_the_third_round_there_is_no_fourth(played: int) -> None:
    s = Scenario("alice", "queen", "hatter", round=played)
    s.war_ends()
    assert s.match.over == (played == 3)
    assert s.board.round == min(played + 1, 3)


@rule("WW-OV-03")
def test_every_round_is_a_tea_party_and_then_a_war() -> None:
    match = Match.start("wonderlands_war", seats=3, seed=4)
    dice = Dice("any")
    course: list[str] = []
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, question.options[dice.below(len(question.options), "any")])
    for event in match.log:
        phase = {"took_card": "tea", "battle_began": "war"}.get(event.kind)
        if phase is not None and course[-1:] != [phase]:
            course.append(phase)
    assert course == ["tea", "war"] * 3


@rule("WW-OV-04")
@pytest.mark.parametrize(("alice", "queen", "winner"), [(12, 11, 0), (11, 12, 1)])
def test_after_the_war_of_round_3_most_points_win(alice: int, queen: int, winner: int) -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.vp(alice=alice, queen=queen, hatter=3)
    s.war_ends()
    assert s.match.result is not None
    assert s.match.result.places.index(1) == winner
    assert s.match.result.places.count(1) == 1
    s = Scenario("alice", "queen", "hatter", round=2)
    s.vp(alice=alice, queen=queen, hatter=3)
    s.war_ends()
    assert (s.match.result, s.events("scored")) == (None, [])


# Step B4: one after another


def all_mad(**points: int) -> Scenario:
    """Everybody draws madness with a working shield, and has a supporter and a pawn to choose from."""
    s = three()
    s.vp(**points)
    for who, pawn in zip(s.factions, ("white_rabbit", "gryphon", "walrus"), strict=True):
        s.pawn(who, pawn, "red_keep")
        s.will_draw(who, "madness")
    s.all_draw()
    return s


def answered(s: Scenario, *, blocks: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Who is asked what until all have suffered; those named block."""
    asked = []
    while s.match.questions[0].kind != "draw_or_retreat":
        who, kind = s.asks  # a single question is open
        asked.append((who, kind))
        block = kind == "shield" and who in blocks
        s.do(who, ("block",) if block else PASS if kind == "shield" else ("lose", "supporter"))
    return asked


@rule("WW-MAD-13")
@pytest.mark.parametrize("points", [{"alice": 5, "queen": 2, "hatter": 8}, {"alice": 5, "queen": 8, "hatter": 2}])
def test_the_first_to_decide_about_a_shield_has_fewest_vp_and_knows_all_chips(points: dict[str, int]) -> None:
    s = all_mad(**points)
    who = min(points, key=lambda name: points[name])
    assert s.asks == (who, "shield")
    drawn = [line for line in s.match.lines(s.seat(who)) if line["event"] == "drew"][-3:]
    assert [line["chip"] for line in drawn] == ["madness"] * 3


@rule("WW-RULING-43")
def test_shields_are_never_decided_at_once() -> None:
    s = all_mad(alice=5, queen=2, hatter=8)
    decided = [who for who, kind in answered(s, blocks=("alice", "queen", "hatter")) if kind == "shield"]
    assert decided == ["queen", "alice", "hatter"]


@rule("WW-MAD-26")
def test_each_who_drew_madness_finishes_before_the_next_begins() -> None:
    s = all_mad(alice=5, queen=2, hatter=8)
    assert answered(s, blocks=("alice",)) == [
        ("queen", "shield"),
        ("queen", "lose_unit"),
        ("alice", "shield"),
        ("hatter", "shield"),
        ("hatter", "lose_unit"),
    ]


@rule("WW-SIM-03")
@pytest.mark.parametrize("blocks", [True, False])
def test_who_decides_later_sees_what_was_decided_before(blocks: bool) -> None:
    s = all_mad(alice=5, queen=2, hatter=8)
    alice, queen = s.seat("alice"), s.seat("queen")
    assert s.seen(alice).seats[queen].shield
    s.do("queen", ("block",) if blocks else PASS)
    if not blocks:
        s.do("queen", ("lose", "gryphon"))
    assert s.asks == ("alice", "shield")
    shown = s.seen(alice).seats[queen]
    assert (shown.shield, shown.madness) == ((False, []) if blocks else (True, ["madness"]))
    assert shown.reserve_pawns == ([] if blocks else ["gryphon"])


@rule("WW-MAD-27")
def test_madness_is_blocked_or_goes_track_losses_bust_refresh() -> None:
    def told(unit: int, *, is_broken: bool) -> list[str]:
        s = three(supporters=unit)
        if is_broken:
            s.broken("queen")
        s.mad("queen", "madness", "madness", "madness")
        s.will_draw("alice", "faction_1")
        s.will_draw("queen", "madness")
        s.will_draw("hatter", "faction_1")
        start = len(s.match.log)
        s.all_draw()
        if not is_broken:
            s.do("queen", ("block",))
        kinds = ("blocked", "went_mad", "lost_unit", "bust", "refreshed")
        return [event.kind for event in s.match.log[start:] if event.kind in kinds]

    assert told(1, is_broken=False) == ["blocked"]
    assert told(1, is_broken=True) == ["went_mad", "lost_unit", "bust", "refreshed"]
    assert told(2, is_broken=True) == ["went_mad", "lost_unit", "refreshed"]


# Step B5: oneself, then others


def effect(chip: str, others: str = "faction_1") -> Scenario:
    """The Jabberwock, who has fewest VP, draws this chip, the Hatter an artefact whose riddle he may ask."""
    s = Scenario("jabberwock", "queen", "hatter", ally_set="d")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    s.vp(jabberwock=0, queen=1, hatter=9)
    s.shards(hatter=2)
    s.unlocked("hatter", "unanswerable_riddle")
    s.unlocked("jabberwock", "claws_that_catch")
    s.unlocked("queen", "royal_temper")
    if chip in ("duchess_amulet", "knave_crown"):
        s.item("jabberwock", chip)
    s.will_draw("jabberwock", chip)
    s.will_draw("queen", others)
    s.will_draw("hatter", "artefact")
    s.board.strength[:] = [5, 4, 5] if others == "artefact" else [3, 4, 5]
    s.all_draw()
    return s


ON_OTHERS = {
    "flamingo_weak": "flamingo_gift",
    "duchess_amulet": "amulet",
    "knave_crown": "crown",
    "artefact": "claws",
}


@rule("WW-ORDER-07", "WW-RULING-95")
@pytest.mark.parametrize("chip", [*ON_OTHERS, "royal_temper"])
def test_five_effects_are_effects_on_others_and_wait(chip: str) -> None:
    s = effect("faction_1", "artefact") if chip == "royal_temper" else effect(chip)
    assert s.asks == ("hatter", "riddle")  # he has most VP, but his effect is on himself
    s.do("hatter", PASS)
    assert s.asks == (("queen", "temper") if chip == "royal_temper" else ("jabberwock", ON_OTHERS[chip]))


@rule("WW-ORDER-02")
def test_effects_on_oneself_come_in_an_order_of_ones_choice() -> None:
    s = Scenario("jabberwock", "alice", "queen")
    for who in ("jabberwock", "alice"):
        s.supporters(who, "red_keep", 3)
    s.unlocked("jabberwock", "manxome_foe")  # two more against whoever is ahead
    s.will_draw("jabberwock", "flamingo_weak", "artefact")  # and the next chip is doubled
    s.will_draw("alice", "faction_1", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    s.board.strength[:] = [4, 9, 0]
    s.all_draw()
    assert s.can_choose("jabberwock") == [("strength", 3 * 2 + 2), ("strength", (3 + 2) * 2)]


@rule("WW-ORDER-03")
def test_effects_on_others_come_after_all_effects_on_oneself_fewest_vp_first() -> None:
    s = effect("artefact", "artefact")
    asked = []
    while s.match.questions[0].kind != "draw_or_retreat":
        asked.append(s.asks)
        s.do(s.asks[0], s.can_choose(s.asks[0])[0])
    assert asked == [("hatter", "riddle"), ("jabberwock", "claws"), ("queen", "temper")]


@rule("WW-DRAW-07")
@pytest.mark.parametrize(
    ("chip", "kind"), [("card_soldier_weak", "card_soldier"), ("knave_crown", "crown"), ("artefact", "everywhere")]
)
@pytest.mark.parametrize("draws", [True, False])
def test_whoever_drew_a_chip_resolves_what_playing_it_does(chip: str, kind: str, draws: bool) -> None:
    s = three()
    s.exhausted("alice", "rose_weak")
    s.item("alice", "knave_crown")
    s.leader("alice", "na_muniu")
    s.unlocked("alice", "everywhere_at_once")
    s.will_draw("alice", chip)
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.decide(alice="draw" if draws else "retreat", queen="draw", hatter="draw")
    if draws:
        assert s.asks == ("alice", kind)
    else:
        assert s.asked_at_once() == ["queen", "hatter"]
        assert s.match.questions[0].kind == "draw_or_retreat"


# The end of a battle


@rule("WW-ENDB-03")
@pytest.mark.parametrize(("queen", "ends"), [(4, True), (5, False), (6, False)])
def test_the_only_active_player_retreats_if_ahead_and_draws_on_if_not(queen: int, ends: bool) -> None:
    s = three()
    s.more_war()
    s.will_draw("hatter", "faction_1")
    s.board.strength[:] = [2, queen, 4]
    s.decide(alice="retreat", queen="retreat", hatter="draw")  # the Hatter has 5 now
    assert s.status("hatter") == ("retreated" if ends else "active")
    if not ends:
        assert s.asked_at_once() == ["hatter"]


@rule("WW-ALLY-03")
@pytest.mark.parametrize("roses", [0, 1, 2])
def test_active_roses_bring_a_point_each_and_two_more_when_forged_in_a_battle(roses: int) -> None:
    def fight(count: int) -> Scenario:
        s = Scenario("alice", "queen", "hatter")
        s.result("red_keep", alice=3, queen=9)
        s.active("alice", *["rose_weak"] * count, "forge")
        s.more_war()
        return s

    s = fight(roses)
    assert s.vp_of("alice")[0] - fight(0).vp_of("alice")[0] == roses
    if roses:
        before = s.vp_of("alice")[0]
        s.do("alice", ("forge", "rose_weak", 2))
        assert s.vp_of("alice") == [before + 2]


@rule("WW-ALLY-03")
def test_a_rose_forged_at_the_tea_party_brings_nothing() -> None:
    s = Scenario("alice", "queen", "hatter", round=2)
    s.add("alice", "rose_weak")
    s.tea("alice", {13: "t2_12", 7: "t2_02", 5: "t2_09"})
    s.do("alice", ("chair", 13), ("resolve", "smith"), ("forge", "rose_weak", 2))
    assert (s.on_track("alice", 2), s.vp_of("alice")) == (["rose_weak"], [0])


@rule("WW-FAC-02")
@pytest.mark.parametrize("cup", [True, False])
@pytest.mark.parametrize("riddle", [True, False])
def test_each_artefact_played_triggers_every_unlocked_artefact_ability(cup: bool, riddle: bool) -> None:
    s = three()
    s.loose()
    s.shards(hatter=6)
    s.mad("hatter", "madness", "madness")
    if cup:
        s.unlocked("hatter", "scalding_cup")
    if riddle:
        s.unlocked("hatter", "unanswerable_riddle")
    s.will_draw("hatter", "artefact", "artefact", "faction_1")
    for who in ("alice", "queen"):
        s.will_draw(who, *["faction_1"] * 3)
    for adds in (3 + 2 * cup, 3 + 2 * cup, 1):
        before = s.strength("hatter")
        s.all_draw()
        if riddle and adds > 1:
            assert s.asks == ("hatter", "riddle")
            s.do("hatter", ("shed",))
        assert s.match.questions[0].kind == "draw_or_retreat"
        assert s.strength("hatter") - before == adds
    assert s.shards_of("hatter") == [4 if riddle else 6]
