"""Madness, shield, bust and refresh (WW-MAD); chip effects and the order of resolution (WW-CHIP, WW-ORDER, WW-FAQ)."""

import pytest

from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def three(*factions: str, ally_set: str = "a", supporters: int = 3) -> Scenario:
    """Three players in the Red Keep who have drawn a faction chip 1 each; set up more before the first question."""
    s = Scenario(*(factions or ("alice", "queen", "hatter")), ally_set=ally_set)
    for who in s.factions:
        s.supporters(who, "red_keep", supporters)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    return s


# Madness


@rule("WW-MAD-02")
@pytest.mark.parametrize(("chip", "left"), [("madness", 2), ("double_madness", 1)])
def test_madness_goes_on_the_track_and_costs_a_unit_for_each_symbol(chip: str, left: int) -> None:
    s = three()
    s.broken("alice")
    s.will_draw("alice", chip)
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    assert s.chips("mad", "alice") == [chip]
    assert s.count("alice", "red_keep") == left


@rule("WW-MAD-03", "WW-RULING-42")
def test_a_double_chip_takes_one_space_of_the_track() -> None:
    s = three()
    s.broken("alice")
    s.mad("alice", "madness", "madness")
    s.will_draw("alice", "double_madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    assert s.chips("mad", "alice") == ["madness", "madness", "double_madness"]  # three of four: no refresh


@rule("WW-MAD-04", "WW-MAD-05")
def test_the_owner_chooses_one_unit_after_the_other_and_the_leader_last() -> None:
    s = three(supporters=1)
    s.pawn("alice", "gryphon", "red_keep")
    s.leader("alice", "red_keep")
    s.broken("alice")
    s.will_draw("alice", "double_madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    assert s.can_choose("alice") == [("lose", "supporter"), ("lose", "gryphon")]
    reason = s.match.why_not(0, ("lose", "leader"))
    assert reason is not None
    assert reason.clause == "WW-MAD-04"
    s.do("alice", ("lose", "gryphon"))
    assert s.units("alice", "red_keep") == ["leader"]  # then the supporter was the only choice


@rule("WW-MAD-09", "WW-CLEAN-03")
def test_madness_stays_on_the_track_until_the_war_ends() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.mad("alice", "madness")
    s.result("red_keep", alice=3, queen=9)
    s.more_war()
    assert s.chips("mad", "alice") == ["madness"]
    s = Scenario("alice", "queen", "hatter")
    s.mad("alice", "madness")
    s.war_ends()
    assert s.chips("mad", "alice") == []


# Shield


@rule("WW-MAD-10", "WW-MAD-11")
@pytest.mark.parametrize("chip", ["madness", "double_madness"])
def test_a_working_shield_blocks_a_chip_entirely(chip: str) -> None:
    s = three()
    s.will_draw("alice", chip)
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    assert s.can_choose("alice") == [("block",), PASS]
    s.do("alice", ("block",))
    assert (s.count("alice", "red_keep"), s.chips("mad", "alice")) == (3, [])
    assert chip in s.chips("bag", "alice")
    assert not s.shield_works("alice")


@rule("WW-MAD-12", "WW-MAD-22")
def test_a_refresh_does_not_mend_the_shield_nor_lose_the_battle() -> None:
    s = three()
    s.broken("alice")
    s.mad("alice", "madness", "madness", "madness")
    s.exhausted("alice", "rose_weak")
    s.will_draw("alice", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    assert (s.chips("mad", "alice"), s.chips("exhausted", "alice")) == ([], [])
    assert not s.shield_works("alice")
    assert (s.status("alice"), s.strength("alice")) == ("active", 1)


@rule("WW-MAD-13", "WW-MAD-26", "WW-SIM-03", "WW-RULING-43")
def test_shields_are_decided_one_after_another_knowing_all_chips() -> None:
    s = three()
    s.vp(alice=5, queen=2, hatter=8)
    for who in s.factions:
        s.will_draw(who, "madness")
    s.all_draw()
    order = []
    while s.match.questions[0].kind == "shield":
        assert len(s.events("drew")) == 6  # all three chips of draw 2 are open
        order.append(s.asks[0])
        s.do(s.asks[0], PASS)
    assert order == ["queen", "alice", "hatter"]


# Bust


@rule("WW-MAD-14", "WW-MAD-15", "WW-MAD-16", "WW-MAD-18", "WW-RULING-44")
def test_a_bust_costs_strength_and_chips_but_nothing_already_gained() -> None:
    s = three(supporters=1)
    s.vp(alice=4)
    s.shards(alice=2)
    s.broken("alice")
    s.quest("alice", "the_last_guard")
    s.will_draw("alice", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    assert (s.status("alice"), s.strength("alice")) == ("bust", 0)
    assert (s.chips("active", "alice"), s.chips("exhausted", "alice")) == ([], ["faction_1"])
    assert s.shield_works("alice")
    assert (s.vp_of("alice"), s.shards_of("alice")) == ([4], [2])
    s.all_retreat()
    assert all(event["seat"] != 0 for event in s.events("tied"))
    assert s.match.questions[0].kind == "award"  # the two others tie; Alice is asked nothing


@rule("WW-MAD-17")
def test_effects_of_a_bust_player_on_later_chips_end() -> None:
    s = three("cheshire", "alice", "queen", supporters=1)
    s.supporters("alice", "red_keep", 2)
    s.item("cheshire", "knave_crown")
    s.broken("cheshire")
    s.will_draw("cheshire", "knave_crown", "madness")
    s.will_draw("alice", "faction_1", "faction_2")
    s.will_draw("queen", "faction_1", "faction_1")
    s.all_draw()
    s.do("cheshire", ("crown", 1))
    assert s.board.crowned[1] == 1
    before = s.strength("alice")
    s.all_draw()
    assert s.status("cheshire") == "bust"
    assert s.strength("alice") == before + 2  # the Crown ended with the bust


# Refresh


@rule("WW-MAD-19", "WW-MAD-20", "WW-MAD-23")
def test_a_fourth_madness_chip_refreshes_after_its_losses() -> None:
    s = three()
    s.broken("alice")
    s.mad("alice", "madness", "madness", "madness")
    s.exhausted("alice", "rose_weak", "rose_strong")
    s.will_draw("alice", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    bag = len(s.chips("bag", "alice"))
    s.all_draw()
    assert len(s.chips("bag", "alice")) == bag - 1 + 4 + 2
    assert s.chips("active", "alice") == ["faction_1"]
    told = [event.kind for event in s.match.log]
    assert told.index("lost_unit") < told.index("refreshed")


@rule("WW-MAD-24", "WW-MAD-25", "WW-RULING-45")
def test_an_empty_bag_takes_exhausted_and_madness_chips_back_or_its_owner_retreats() -> None:
    s = three()
    s.bag("alice", "faction_1")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.all_draw()  # Alice has nothing left but her active chip
    assert s.status("alice") == "retreated"
    assert s.chips("active", "alice") == ["faction_1"]


# Chips


@rule("WW-CHIP-01", "WW-CHIP-08")
@pytest.mark.parametrize(("chip", "adds"), [("faction_1", 1), ("faction_2", 2), ("artefact", 3), ("forge", 1)])
def test_every_chip_adds_its_strength_and_faction_chips_do_nothing_else(chip: str, adds: int) -> None:
    s = three()
    s.will_draw("alice", chip)
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    before = s.strength("alice")
    s.all_draw()
    assert s.strength("alice") == before + adds
    assert s.match.questions[0].kind == "draw_or_retreat"


@rule("WW-CHIP-02", "WW-CHIP-03")
def test_a_modifier_lasts_for_one_play_and_leaves_the_print_alone() -> None:
    s = three("alice", "queen", "hatter")
    s.quest("alice", "storm_the_ramparts", "the_queens_croquet")  # LAST=3 in the Red Keep
    s.will_draw("alice", "flamingo_weak", "artefact")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1")
    s.all_draw()
    s.all_draw()
    assert s.strength("alice") == 1 + 1 + 6
    s.all_retreat()
    assert s.asks == ("alice", "feats")
    assert ("feat", "the_queens_croquet") in s.can_choose("alice")  # its printed strength is 3, not 6


@rule("WW-CHIP-04", "WW-WL-21")
def test_a_crown_comes_before_the_owners_modifiers() -> None:
    s = three("cheshire", "alice", "queen")
    s.item("cheshire", "knave_crown")
    s.will_draw("cheshire", "knave_crown", "faction_1")
    s.will_draw("alice", "flamingo_weak", "artefact")
    s.will_draw("queen", "faction_1", "faction_1")
    s.all_draw()
    s.do("cheshire", ("crown", 1))
    before = s.strength("alice")
    s.all_draw()
    assert s.strength("alice") == before + (3 - 2) * 2


@rule("WW-CHIP-05", "WW-RULING-46")
@pytest.mark.parametrize(("active", "results"), [(1, [4]), (2, [0])])
def test_a_strength_never_falls_below_0_at_any_point(active: int, results: list[int]) -> None:
    # Creature C and Flamingo A (mixed sets): a strong Creature, doubled, with Creatures on the track.
    s = Scenario("alice", "queen", "hatter", ally_set="aaaac")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.will_draw("alice", "flamingo_weak", "creature_strong")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1")
    s.battle("red_keep")
    assert s.strength("alice") == 1
    s.board.active[0] += [8] * active
    s.all_draw()
    reachable = sorted({(4 - 2 * active) * 2, 4 * 2 - 2 * active})
    assert reachable[0] == results[0]
    assert s.can_choose("alice") == [("strength", number) for number in reachable]


@rule("WW-CHIP-07", "WW-FAQ-01")
def test_effects_on_later_chips_end_with_the_battle() -> None:
    s = Scenario("alice", "queen", "hatter")
    for region in ("red_keep", "pool_of_tears"):
        for who in ("alice", "queen"):
            s.supporters(who, region, 2)
    s.loose()
    s.will_draw("alice", "flamingo_weak", "faction_2")
    s.will_draw("queen", "artefact", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    s.all_retreat()
    s.forgo("feats", "forge")
    assert s.region_now() == "pool_of_tears"
    s.no_wagers()
    assert s.strength("alice") == 2  # not doubled


@rule("WW-CHIP-09")
def test_an_effect_on_opponents_reaches_the_retreated_and_not_the_bust() -> None:
    s = Scenario("cheshire", "queen", "hatter", "alice")
    for who in s.factions:
        s.supporters(who, "red_keep", 1 if who == "alice" else 3)
        s.will_draw(who, "madness" if who == "alice" else "faction_1")
    s.broken("alice")
    s.item("cheshire", "duchess_amulet")
    s.will_draw("cheshire", "duchess_amulet")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    s.decide(cheshire="draw", queen="retreat", hatter="draw")
    assert {option[1] for option in s.can_choose("cheshire")} == {1, 2}


@rule("WW-CHIP-10", "WW-WL-03")
def test_battle_strength_never_falls_below_0() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.pawn("alice", "march_hare", "red_keep")
    s.supporters("queen", "red_keep", 1)
    s.supporters("hatter", "red_keep", 1)
    s.leader("hatter", "red_keep", strength=2)
    for who in s.factions:
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    assert s.strengths("queen", "hatter") == [0 + 1, 1 + 1]


@rule("WW-CHIP-11", "WW-RULING-47", "WW-WL-25")
def test_who_was_ahead_and_active_after_b4_counts_even_if_bust_in_b5() -> None:
    s = Scenario("queen", "jabberwock", "hatter")
    s.supporters("queen", "red_keep", 1)
    for who in ("jabberwock", "hatter"):
        s.supporters(who, "red_keep", 3)
    s.unlocked("queen", "paint_my_world")
    s.unlocked("jabberwock", "manxome_foe")
    s.item("hatter", "hare_butter")
    s.vp(queen=0, jabberwock=5, hatter=6)
    for who in s.factions:
        s.will_draw(who, "faction_1")
    s.will_draw("queen", "artefact")
    s.will_draw("jabberwock", "artefact")
    s.will_draw("hatter", "hare_butter")
    s.battle("red_keep")
    s.board.strength[:] = [9, 4, 2]
    s.all_draw()
    assert s.asks == ("queen", "paint")
    s.do("queen", ("lose", "supporter", "red_keep"))
    assert s.status("queen") == "bust"
    assert s.strength("jabberwock") == 4 + 3 + 2  # the Queen was ahead after B4
    assert s.strength("hatter") == 2 + 2 + 1  # and she was active


@rule("WW-CHIP-12", "WW-RULING-48")
@pytest.mark.parametrize(("alice", "gain"), [(5, 0), (6, 2)])
def test_ahead_means_strictly_ahead(alice: int, gain: int) -> None:
    s = three("jabberwock", "alice", "queen")
    s.unlocked("jabberwock", "manxome_foe")
    s.will_draw("jabberwock", "artefact")
    for who in ("alice", "queen"):
        s.will_draw(who, "faction_1")
    s.board.strength[:] = [5, alice, 1]
    s.all_draw()
    assert s.strength("jabberwock") == 5 + 3 + gain


@rule("WW-CHIP-14", "WW-RULING-49")
def test_numbers_follow_the_final_strength_of_the_chip() -> None:
    s = three("cheshire", "alice", "queen", ally_set="ddddd")
    s.will_draw("cheshire", "creature_weak")
    for who in ("alice", "queen"):
        s.will_draw(who, "faction_1")
    s.shards(cheshire=1)
    s.all_draw()
    assert s.shards_of("cheshire") == [1]  # equal to its strength 1
    s = three("cheshire", "alice", "queen", ally_set="badad")  # Flamingo A doubles Creature D
    s.will_draw("cheshire", "flamingo_weak", "creature_weak")
    for who in ("alice", "queen"):
        s.will_draw(who, "faction_1", "faction_1")
    s.shards(cheshire=1)
    s.all_draw()
    s.all_draw()
    assert s.shards_of("cheshire") == [2]  # fewer than 2, its final strength


# Order


@rule("WW-ORDER-02", "WW-ORDER-03", "WW-ORDER-07", "WW-RULING-95")
def test_effects_on_oneself_come_before_effects_on_others() -> None:
    s = three("queen", "alice", "hatter")
    s.unlocked("queen", "royal_temper")
    s.unlocked("hatter", "unanswerable_riddle")
    s.vp(queen=0, alice=4, hatter=9)
    s.shards(hatter=2)
    s.will_draw("queen", "artefact")
    s.will_draw("alice", "faction_1")
    s.will_draw("hatter", "artefact")
    s.board.strength[:] = [3, 5, 5]
    s.all_draw()
    assert s.asks == ("hatter", "riddle")  # although the Queen has fewer VP
    s.do("hatter", PASS)
    assert s.asks == ("queen", "temper")
    assert s.can_choose("queen") == [("steal", 1), ("steal", 2)]


@rule("WW-ORDER-05", "WW-RULING-50")
@pytest.mark.parametrize("first", ["alice", "queen", "hatter"])
def test_the_last_tie_break_is_the_turn_order_of_the_tea_party(first: str) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.first(first)
    s.result("red_keep", alice=5, queen=5, hatter=5)
    order = []
    while s.match.questions[0].kind == "award":
        order.append(s.asks[0])
        s.do(s.asks[0], ("castle",))
    at = s.factions.index(first)
    assert order == [*s.factions[at:], *s.factions[:at]]


@rule("WW-ORDER-06", "WW-RULING-51")
def test_vp_gained_within_a_step_do_not_change_its_order() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.vp(alice=0, queen=1, hatter=2)
    s.token("red_keep", "st3")
    s.result("red_keep", alice=5, queen=5, hatter=5)
    s.do("alice", ("points",))  # now she has more VP than both
    assert s.asks == ("queen", "award")
    s.do("queen", ("points",))
    assert s.asks == ("hatter", "award")


@rule("WW-FAQ-05", "WW-RULING-89")
def test_a_moved_unit_is_not_lost() -> None:
    s = three("cheshire", "alice", "queen")
    s.pawn("cheshire", "duchess", "red_keep")
    s.unlocked("cheshire", "vanishing_act")
    s.will_draw("cheshire", "artefact")
    for who in ("alice", "queen"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    s.do("cheshire", ("send", "live_garden"))
    assert s.count("cheshire", "live_garden") == 1
    assert s.vp_of("cheshire") == [0]


@rule("WW-FAQ-06")
def test_a_chip_returned_to_the_bag_can_be_drawn_again() -> None:
    s = three()
    s.bag("alice", "madness", "faction_1")
    s.will_draw("alice", "madness", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1")
    s.all_draw()
    s.do("alice", ("block",))
    s.all_draw()
    assert s.chips("mad", "alice") == ["madness"]
