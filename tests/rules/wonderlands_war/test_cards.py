"""The effects of tea cards (WW-CARD) and what the clarifications say about them (WW-FAQ)."""

import pytest

from stolik.kernel.errors import NotAnOption
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def taking(card: str, who: str = "alice") -> Scenario:
    """A player about to take a card, in its round; call `take` once everything is set up."""
    return Scenario(who, *[name for name in ("hatter", "queen", "alice") if name != who][:2], round=int(card[1]))


def take(s: Scenario, card: str) -> None:
    who = s.factions[0]
    chair = 13 if who == "alice" else 1
    other = f"{card[:3]}02" if card != f"{card[:3]}02" else f"{card[:3]}01"
    s.tea(who, {chair: card, 7: other, 5: f"{card[:3]}09"})
    s.do(who, ("chair", chair))


# Order


@rule("WW-CARD-01", "WW-FAQ-02")
def test_the_owner_chooses_the_order_of_rewards_and_penalties() -> None:
    for first in ("die", "castle"):
        s = taking("t1_23")
        s.rolls(2)
        take(s, "t1_23")
        assert set(s.can_choose("alice")) == {("resolve", effect) for effect in ("units", "die", "castle")}
        s.do("alice", ("resolve", first))
        assert (s.shards_of("alice") == [2]) == (first == "die")
        assert (s.asks[1] == "place_castle") == (first == "castle")


@rule("WW-CARD-01")
def test_nothing_but_a_may_can_be_declined() -> None:
    s = taking("t1_16")
    take(s, "t1_16")
    for option in (("resolve", "unlock"), ("unlock", "mended_mirror"), ("region", "red_keep")):
        with pytest.raises(NotAnOption):
            s.match.answer(0, PASS)
        s.do("alice", option)
    assert s.asks[0] != "alice"


@rule("WW-CARD-02")
def test_an_effect_that_cannot_be_carried_out_is_skipped() -> None:
    s = taking("t1_22")
    s.castle("alice", "na_muniu", "tumtum_trees", "red_keep", "live_garden", "pool_of_tears")
    take(s, "t1_22")  # no units; CASTLE, FL-
    assert s.asks[0] != "alice"
    assert "flamingo_weak" in s.chips("bag", "alice")


# Units


@rule("WW-CARD-03")
def test_all_units_of_an_icon_go_to_one_region() -> None:
    s = taking("t1_05")
    take(s, "t1_05")
    s.do("alice", ("region", "red_keep"))
    assert s.count("alice", "red_keep") == 3
    assert s.asks[0] != "alice"


@rule("WW-CARD-04", "WW-FAQ-03", "WW-MAD-07")
def test_a_reserve_pawn_may_be_placed_instead_of_a_supporter() -> None:
    s = taking("t1_07")
    s.pawn("alice", "gryphon", "reserve")
    take(s, "t1_07")
    s.do("alice", ("region", "red_keep"))
    assert s.can_choose("alice") == [("supporter",), ("pawn", "gryphon")]
    s.do("alice", ("pawn", "gryphon"))
    assert s.units("alice", "red_keep") == ["supporter", "gryphon"]
    assert s.count("alice", "reserve") == 9


@rule("WW-CARD-05")
def test_units_are_relocated_only_when_no_supporter_is_left() -> None:
    s = taking("t1_07")
    s.supporters("alice", "na_muniu", 2)
    s.reserve("alice", 1)
    take(s, "t1_07")
    s.do("alice", ("region", "red_keep"))  # the last supporter is placed without asking
    assert s.count("alice", "reserve") == 0
    assert s.can_choose("alice") == [("relocate", "supporter", "na_muniu"), PASS]
    reason = s.match.why_not(0, ("relocate", "supporter", "pool_of_tears"))
    assert reason is not None


@rule("WW-CARD-06", "WW-RULING-14")
def test_a_unit_icon_never_takes_a_leader() -> None:
    s = taking("t1_07")
    s.supporters("alice", "na_muniu", 1)
    s.reserve("alice", 0)
    s.leader("hatter", "na_muniu")
    take(s, "t1_07")
    s.do("alice", ("region", "red_keep"))
    assert s.can_choose("alice") == [("relocate", "supporter", "na_muniu"), PASS]
    reason = s.match.why_not(0, ("relocate", "leader", "na_muniu"))
    assert reason is not None
    assert reason.clause == "WW-CARD-06"


@rule("WW-CARD-07")
@pytest.mark.parametrize("second", ["red_keep", "na_muniu"])
def test_a_second_icon_is_a_placement_of_its_own(second: str) -> None:
    s = taking("t1_10")
    take(s, "t1_10")
    s.do("alice", ("resolve", "more_units"), ("region", "red_keep"), ("region", second))
    assert s.count("alice", "red_keep") == (4 if second == "red_keep" else 2)
    assert s.count("alice", "na_muniu") == (0 if second == "red_keep" else 2)


@rule("WW-CARD-08", "WW-RULING-15")
def test_placing_is_mandatory_while_there_are_supporters_and_then_optional() -> None:
    s = taking("t1_07")
    take(s, "t1_07")
    assert PASS not in s.can_choose("alice")
    s = taking("t1_07")
    s.pawn("alice", "gryphon", "reserve")
    s.reserve("alice", 0)
    take(s, "t1_07")
    assert PASS in s.can_choose("alice")
    s.do("alice", ("region", "red_keep"))
    assert s.can_choose("alice") == [("pawn", "gryphon"), PASS]
    s.do("alice", PASS)
    while s.asks[0] == "alice":
        s.do("alice", PASS)
    assert s.units("alice", "red_keep") == []


# Chips, shield, die


@rule("WW-CARD-09")
def test_an_ally_symbol_gives_that_kind_and_strength() -> None:
    s = taking("t2_07")
    take(s, "t2_07")  # RO+, CR-
    bag = s.chips("bag", "alice")
    assert ("rose_strong" in bag, "creature_weak" in bag, "rose_weak" in bag) == (True, True, False)
    assert (s.in_supply("rose_strong"), s.in_supply("creature_weak")) == (7, 10)


@rule("WW-CARD-10", "WW-RULING-16")
@pytest.mark.parametrize(("card", "level"), [("t1_27", "weak"), ("t2_27", "strong")])
def test_any_ally_is_of_the_shown_level_and_a_forge_chip_is_weak(card: str, level: str) -> None:
    s = taking(card)
    s.supply(flamingo_weak=0, flamingo_strong=0)
    take(s, card)
    s.do("alice", ("resolve", "split"), ("side", "top"), ("resolve", f"any_{level}"))
    kinds = [f"{kind}_{level}" for kind in ("card_soldier", "rose", "red_rook", "creature")]
    assert s.can_choose("alice") == [("gain", chip) for chip in kinds + (["forge"] if level == "weak" else [])]


@rule("WW-CARD-11")
def test_a_printed_die_is_rolled_in_any_case() -> None:
    s = taking("t2_28")
    s.rolls(2)
    take(s, "t2_28")
    s.do("alice", ("resolve", "split"), ("side", "top"))
    while s.asks[0] == "alice":
        assert PASS not in s.can_choose("alice")
        s.do("alice", s.can_choose("alice")[-1])
    assert s.shards_of("alice") == [2]


@rule("WW-CARD-12")
@pytest.mark.parametrize("is_broken", [True, False])
def test_a_shield_symbol_mends_a_broken_shield_and_nothing_else(is_broken: bool) -> None:
    s = taking("t1_18")
    if is_broken:
        s.broken("alice")
    take(s, "t1_18")
    assert s.shield_works("alice")
    assert len(s.events("mended_shield")) == is_broken


# Wonderlandians and abilities


@rule("WW-CARD-13", "WW-CARD-14", "WW-CARD-16")
def test_a_pawn_card_is_taken_placed_and_replaced() -> None:
    s = taking("t1_13")
    s.market("tweedles", "walrus_oysters", "gryphon")
    s.deck_top("dormouse")
    take(s, "t1_13")
    s.do("alice", ("resolve", "wonderlandian"))
    assert s.can_choose("alice") == [("take", card) for card in ("tweedles", "walrus_oysters", "gryphon")]
    s.do("alice", ("take", "tweedles"))
    assert s.market_now() == ["walrus_oysters", "gryphon", "dormouse"]
    s.do("alice", ("region", "red_keep"), ("region", "na_muniu"))
    assert s.units("alice", "red_keep") + s.units("alice", "na_muniu") == ["tweedledum", "tweedledee"]
    assert s.cards("alice") == ["tweedles"]


@rule("WW-CARD-15")
def test_an_item_card_puts_two_chips_into_the_bag() -> None:
    s = taking("t1_13")
    s.market("tweedles", "walrus_oysters", "gryphon")
    take(s, "t1_13")
    s.do("alice", ("resolve", "wonderlandian"), ("take", "walrus_oysters"))
    assert s.chips("bag", "alice").count("walrus_oysters") == 2
    assert s.cards("alice") == ["walrus_oysters"]


@rule("WW-CARD-16", "WW-RULING-17")
def test_an_empty_deck_shrinks_the_market() -> None:
    s = taking("t1_13")
    take(s, "t1_13")
    t = s.board
    t.wonderlandian_deck = []
    t.market = [4, 18]
    s.do("alice", ("resolve", "wonderlandian"), ("take", "walrus_oysters"))
    assert s.market_now() == ["walrus"]


@rule("WW-CARD-17")
@pytest.mark.parametrize("locked", [2, 0])
def test_one_locked_ability_of_choice_is_unlocked(locked: int) -> None:
    s = taking("t1_16")
    names = ("everywhere_at_once", "mended_mirror", "love_of_learning", "friend_of_the_people")
    s.unlocked("alice", *names[: 4 - locked])
    take(s, "t1_16")
    if locked:
        s.do("alice", ("resolve", "unlock"))
        assert s.can_choose("alice") == [("unlock", "love_of_learning"), ("unlock", "friend_of_the_people")]
        s.do("alice", ("unlock", "love_of_learning"))
        assert s.has_unlocked("alice", "love_of_learning")
    else:
        while s.asks[0] == "alice":
            assert s.asks[1] != "unlock"
            s.do("alice", s.can_choose("alice")[-1])


# Other symbols


@rule("WW-CARD-19")
def test_a_castle_goes_where_the_player_has_none() -> None:
    s = taking("t1_22")
    s.castle("alice", "na_muniu", "red_keep")
    s.castle("hatter", "pool_of_tears")
    take(s, "t1_22")
    assert s.can_choose("alice") == [("castle", region) for region in ("tumtum_trees", "live_garden", "pool_of_tears")]
    s.do("alice", ("castle", "pool_of_tears"))
    assert set(s.castles("alice")) == {"na_muniu", "red_keep", "pool_of_tears"}


@rule("WW-CARD-20")
@pytest.mark.parametrize(("strength", "after"), [(1, 2), (5, 6), (6, 6)])
def test_leader_strength_grows_to_6_at_most(strength: int, after: int) -> None:
    s = taking("t1_19")
    s.leader("alice", strength=strength)
    take(s, "t1_19")
    if strength == 6:
        s.do("alice", ("resolve", "leader"))
    assert s.leader_strength("alice") == after
    assert s.asks[1] == "place_units"  # without a shard there is nothing to discard at 6


@rule("WW-CARD-21", "WW-RULING-18")
@pytest.mark.parametrize("regular", [2, 0])
def test_calm_removes_a_regular_madness_chip_from_the_bag(regular: int) -> None:
    s = taking("t1_26")
    s.bag("alice", "faction_1", "double_madness", *["madness"] * regular)
    s.supply(madness=9)
    take(s, "t1_26")
    assert s.chips("bag", "alice").count("madness") == max(0, regular - 1)
    assert "double_madness" in s.chips("bag", "alice")
    assert s.in_supply("madness") == (10 if regular else 9)


@rule("WW-CARD-22")
@pytest.mark.parametrize("draws", [True, False])
def test_one_quest_may_be_drawn(draws: bool) -> None:
    s = taking("t1_03")
    s.quest_top("caucus_race")
    take(s, "t1_03")
    s.do("alice", ("resolve", "quest"), ("draw",) if draws else PASS)
    assert s.hand("alice") == (["caucus_race"] if draws else [])


@rule("WW-CARD-23")
def test_two_quests_may_be_drawn_and_then_one_of_the_hand_is_discarded() -> None:
    s = taking("t1_25")
    take(s, "t1_25")
    s.do("alice", ("resolve", "two_quests"), PASS)
    assert s.hand("alice") == []
    s = taking("t1_25")
    s.quest("alice", "off_the_wall")
    s.quest_top("caucus_race", "swim_for_shore")
    take(s, "t1_25")
    s.do("alice", ("resolve", "two_quests"), ("draw",))
    assert len(s.can_choose("alice")) == 3
    assert PASS not in s.can_choose("alice")
    s.do("alice", ("discard", "swim_for_shore"))
    assert s.hand("alice") == ["off_the_wall", "caucus_race"]


@rule("WW-CARD-24", "WW-RULING-19")
def test_a_chip_of_the_bag_may_be_forged() -> None:
    s = taking("t2_12")
    s.bag("alice", "madness", "double_madness", "poison", "rose_weak", "artefact")
    s.loose()
    take(s, "t2_12")  # FG, SMITH
    s.do("alice", ("resolve", "smith"))
    chips = {option[1] for option in s.can_choose("alice") if option != PASS}
    assert chips == {"rose_weak", "artefact", "forge"}  # no madness, no poison
    assert PASS in s.can_choose("alice")
    s.do("alice", ("forge", "rose_weak", 2))
    assert s.on_track("alice", 2) == ["rose_weak"]
    assert s.leader_strength("alice") == 2
    assert s.vp_of("alice") == [0]  # no 2 VP for a Rose outside a battle


@rule("WW-CARD-25", "WW-RULING-20")
def test_the_discards_become_the_quest_deck() -> None:
    s = taking("t1_25")
    s.quests_left("caucus_race", discarded=["off_the_wall"])
    take(s, "t1_25")
    s.do("alice", ("resolve", "two_quests"), ("draw",))
    assert sorted(option[1] for option in s.can_choose("alice")) == ["caucus_race", "off_the_wall"]
    s.do("alice", ("discard", "caucus_race"))
    assert s.hand("alice") == ["off_the_wall"]
    s = taking("t1_25")
    s.quests_left("caucus_race")  # one quest is all there is: it is drawn, and a discard is due
    take(s, "t1_25")
    s.do("alice", ("resolve", "two_quests"), ("draw",))
    assert s.can_choose("alice") == [("discard", "caucus_race")]
    s = taking("t1_25")
    s.quests_left()
    take(s, "t1_25")
    while s.asks[0] == "alice":
        assert s.asks[1] != "draw_quests"
        s.do("alice", s.can_choose("alice")[-1])


# Split and tainted cards


@rule("WW-CARD-26", "WW-CARD-28", "WW-RULING-21")
def test_a_side_of_a_split_card_must_be_chosen_even_one_without_effect() -> None:
    s = taking("t1_27")
    take(s, "t1_27")
    s.do("alice", ("resolve", "split"))
    assert s.can_choose("alice") == [("side", "top"), ("side", "bottom")]
    s.do("alice", ("side", "bottom"))  # SHED 3 without a shard
    assert "flamingo_weak" not in s.chips("bag", "alice")


@rule("WW-CARD-29", "WW-CARD-30", "WW-RULING-22")
@pytest.mark.parametrize("takes", [True, False])
def test_the_tainted_reward_costs_a_roll_that_is_chosen_before(takes: bool) -> None:
    s = taking("t1_30")
    s.rolls(3)
    take(s, "t1_30")
    s.do("alice", ("resolve", "tainted"), ("take",) if takes else PASS)
    assert s.shards_of("alice") == [3 if takes else 0]
    assert (("resolve", "unlock") in s.can_choose("alice")) == takes
    assert "card_soldier_weak" in s.chips("bag", "alice")


# Limited supply


@rule("WW-CARD-31", "WW-CARD-32", "WW-RULING-23")
def test_a_chip_that_has_run_out_may_be_replaced_by_one_of_its_level() -> None:
    s = taking("t1_05")
    s.supply(red_rook_weak=0, forge=0)
    take(s, "t1_05")
    s.do("alice", ("resolve", "red_rook_weak"))
    weak = [f"{kind}_weak" for kind in ("card_soldier", "flamingo", "rose", "creature")]
    assert s.can_choose("alice") == [*(("gain", chip) for chip in weak), PASS]
    s.do("alice", PASS)
    assert len(s.chips("bag", "alice")) == 10
    s = taking("t1_05")
    s.supply(**{f"{kind}_weak": 0 for kind in ("card_soldier", "flamingo", "rose", "red_rook", "creature")}, forge=0)
    take(s, "t1_05")
    s.do("alice", ("resolve", "red_rook_weak"))
    assert s.asks == ("alice", "place_units")
    assert len(s.chips("bag", "alice")) == 10


@rule("WW-FAQ-04")
def test_an_ability_that_places_a_supporter_may_relocate_without_a_reserve() -> None:
    s = Scenario("hatter", "alice", "queen", ally_set="d")
    s.supporters("hatter", "live_garden", 1)
    s.reserve("hatter", 0)
    s.result("red_keep", hatter=7, alice=12)
    s.active("hatter", "rose_weak")
    s.do("hatter", ("forge", "rose_weak", 4))
    assert s.asks == ("hatter", "place_supporter")
    s.do("hatter", ("region", "na_muniu"), ("relocate", "supporter", "live_garden"))
    assert (s.count("hatter", "na_muniu"), s.count("hatter", "live_garden")) == (1, 0)
