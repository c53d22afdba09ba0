"""Battle result, quests, forging, clean-up and final scoring (WW-RESULT, WW-QUEST, WW-FORGE, WW-CLEAN, WW-SCORE)."""

from typing import Any

import pytest

from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.kernel.state import Result
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def over(s: Scenario) -> Result:
    assert s.match.result is not None
    return s.match.result


# Award


@rule("WW-RESULT-01", "WW-RESULT-13")
def test_only_those_who_did_not_bust_receive_anything() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.token("red_keep", "st3")
    s.quest("queen", "hammer_and_anvil")
    s.result("red_keep", alice=5, queen="bust", hatter="bust")
    s.more_war()
    s.forgo("forge")
    assert s.vp_of("alice", "queen", "hatter") == [6, 0, 0]
    assert s.match.questions[0].kind == "wager"  # the next battle: the Queen was asked nothing


@rule("WW-RESULT-02", "WW-RESULT-16", "WW-RULING-56")
def test_the_steps_of_the_result_come_in_order() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", "storm_the_ramparts")
    s.wagered(hatter="queen")
    s.result("red_keep", alice=7, queen=2)
    s.more_war()
    s.active("alice", "rose_weak", "forge", "faction_1")
    s.do("alice", ("feat", "storm_the_ramparts"), ("forge", "rose_weak", 3), PASS)
    told = [(event.kind, event.line(None).get("source")) for event in s.match.log]
    order = [
        told.index(("gained_vp", "battle")),
        told.index(("built_castle", None)),
        told.index(("declared_feats", None)),
        told.index(("gained_vp", "rose_a")),
        told.index(("forged", None)),
        told.index(("wager_shown", None)),
        told.index(("battle_began", None)),
    ]
    assert order == sorted(order)
    assert s.chips("exhausted", "alice") == ["forge", "faction_1"]


@rule("WW-RESULT-03", "WW-RESULT-04", "WW-RESULT-05")
@pytest.mark.parametrize(("number", "vp"), [(1, 2), (2, 6), (3, 10)])
def test_the_strongest_wins_the_value_of_the_round_and_a_castle(number: int, vp: int) -> None:
    s = Scenario("alice", "queen", "hatter", round=number)
    s.token("red_keep", "st1")
    s.result("red_keep", alice=4, queen=3)
    s.more_war()
    assert s.vp_of("alice") == [vp]
    assert s.castles("alice") == {"red_keep": "upright"}


@rule("WW-RESULT-06")
def test_a_second_castle_is_not_built() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.castle("alice", "red_keep")
    s.result("red_keep", alice=4, queen=3)
    s.more_war()
    assert s.events("built_castle") == []
    assert s.vp_of("alice")[0] > 0


@rule("WW-RESULT-07", "WW-RESULT-08", "WW-RULING-53")
def test_the_second_gains_half_rounded_up() -> None:
    s = Scenario("alice", "queen", "hatter", round=2)
    s.token("red_keep", "st1")
    s.result("red_keep", alice=4, queen=3, hatter=1)
    s.more_war()
    assert s.vp_of("alice", "queen", "hatter") == [6, 3, 0]


@rule("WW-RESULT-09")
def test_tied_winners_choose_and_there_is_no_second() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.token("red_keep", "st3")
    s.result("red_keep", alice=4, queen=4, hatter=3)
    s.more_war()
    assert s.can_choose("alice") == [("points",), ("castle",)]
    s.do("alice", ("points",))
    s.do("queen", ("castle",))
    assert s.vp_of("alice", "queen", "hatter") == [6, 0, 0]
    assert (s.castles("alice"), s.castles("queen")) == ({}, {"red_keep": "upright"})


@rule("WW-RESULT-10", "WW-RULING-54")
@pytest.mark.parametrize("has_walrus", [False, True])
def test_without_room_for_a_castle_there_is_no_choice_but_with_the_walrus(has_walrus: bool) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.castle("alice", "red_keep")
    s.supporters("alice", "red_keep", 1)
    if has_walrus:
        s.pawn("alice", "walrus", "red_keep")
    s.battle("red_keep")
    s.more_war()
    if has_walrus:
        assert s.can_choose("alice") == [("points",), ("castle",)]
    else:
        assert s.vp_of("alice")[0] > 0
        assert s.match.questions[0].kind == "wager"


@rule("WW-RESULT-12", "WW-WL-05")
def test_who_chose_the_castle_of_an_uncontested_region_places_it() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.castle("alice", "red_keep", "na_muniu", "tumtum_trees")
    s.pawn("alice", "walrus", "red_keep")
    s.battle("red_keep")
    s.more_war()
    s.do("alice", ("castle",))
    assert s.can_choose("alice") == [("castle", "live_garden"), ("castle", "pool_of_tears")]
    reason = s.match.why_not(0, PASS)
    assert reason is not None
    assert reason.clause == "WW-RESULT-12"


@rule("WW-RESULT-11")
@pytest.mark.parametrize(("tied", "each"), [(2, 2), (3, 1)])
def test_a_tie_for_second_shares_the_half_rounded_up(tied: int, each: int) -> None:
    names = ["alice", "queen", "hatter", "cheshire"]
    s = Scenario(*names)
    s.token("red_keep", "st3")  # 6, so 3 to share
    s.result("red_keep", alice=9, **dict.fromkeys(names[1 : 1 + tied], 4))
    s.more_war()
    assert s.vp_of(*names[1 : 1 + tied]) == [each] * tied


@rule("WW-RESULT-12", "WW-RULING-55")
def test_an_uncontested_region_runs_all_steps_but_wagers_and_draws() -> None:
    s = Scenario("hatter", "queen", "alice")
    s.leader("hatter", "red_keep", strength=2)
    s.quest("hatter", "the_last_guard")  # UNITS=1
    s.battle("red_keep")
    s.more_war()
    assert s.strength("hatter") == 2
    s.do("hatter", ("castle",))
    assert s.vp_of("hatter") == [0]
    assert s.asks == ("hatter", "feats")
    s.do("hatter", ("feat", "the_last_guard"))
    assert s.shown("hatter") == ["the_last_guard"]
    assert s.match.questions[0].kind == "wager"


@rule("WW-RESULT-15", "WW-RESULT-18")
def test_effects_of_wonderlandians_may_be_declined_and_those_of_allies_may_not() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.pawn("alice", "walrus", "red_keep")
    s.castle("alice", "red_keep", "na_muniu", "tumtum_trees", "live_garden", "pool_of_tears")
    s.result("red_keep", alice=4, queen=3)
    s.more_war()
    s.active("alice", "rose_weak")
    vp = s.vp_of("alice")[0]
    assert s.asks == ("alice", "end_effect")
    assert s.can_choose("alice") == [("use", "rose_a"), ("use", "walrus")]
    s.do("alice", ("use", "rose_a"))
    assert s.can_choose("alice") == [("use", "walrus"), PASS]
    s.do("alice", PASS)
    assert s.vp_of("alice") == [vp + 1]


@rule("WW-RESULT-17", "WW-RULING-77", "WW-ALLY-19")
@pytest.mark.parametrize(("queen", "shards"), [(3, 2), (4, 0)])
def test_winning_alone_is_not_winning_tied(queen: int, shards: int) -> None:
    s = Scenario("alice", "queen", "hatter", ally_set="d")
    s.result("red_keep", alice=4, queen=queen)
    s.more_war()
    s.active("alice", "red_rook_strong")
    while s.match.questions[0].kind == "award":
        s.do(s.asks[0], ("castle",))
    assert s.shards_of("alice") == [shards]


# Quests


@rule("WW-QUEST-01", "WW-QUEST-03")
@pytest.mark.parametrize(("region", "can"), [("tumtum_trees", True), ("red_keep", False)])
def test_a_feat_is_tied_to_its_region(region: str, can: bool) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", "curious_oysters")
    s.result(region, alice=3, queen=9)
    s.active("alice", "faction_1", "faction_1")
    assert (("feat", "curious_oysters") in s.can_choose("alice")) == can


FEATS: list[tuple[str, str, dict[str, Any], bool]] = [
    ("paint_the_roses", "live_garden", {"strength": 9}, True),
    ("paint_the_roses", "live_garden", {"strength": 8}, False),
    ("the_tiger_lily_speaks", "live_garden", {"chips": ["faction_1", "faction_2"]}, True),
    ("the_tiger_lily_speaks", "live_garden", {"chips": ["faction_2", "faction_1"]}, False),
    ("the_tiger_lily_speaks", "live_garden", {"chips": []}, False),
    ("a_bed_of_thorns", "live_garden", {"chips": ["faction_1"] * 3}, True),
    ("a_bed_of_thorns", "live_garden", {"chips": ["faction_1"] * 2}, False),
    ("two_and_five_and_seven", "live_garden", {"strength": 3}, True),
    ("two_and_five_and_seven", "live_garden", {"strength": 12}, False),
    ("petals_in_the_wind", "live_garden", {"units": 2}, True),
    ("petals_in_the_wind", "live_garden", {"units": 3}, False),
    (
        "all_in_the_golden_afternoon",
        "live_garden",
        {"chips": ["forge", "rose_weak", "rose_strong", "creature_weak"]},
        True,
    ),
    ("all_in_the_golden_afternoon", "live_garden", {"chips": ["rose_weak", "rose_strong", "creature_weak"]}, False),
    ("no_crown_required", "red_keep", {"strength": 12}, True),
    ("no_crown_required", "red_keep", {"strength": 12, "leader": True}, False),
    ("no_crown_required", "red_keep", {"strength": 11}, False),
    ("nine_feet_of_sorrow", "pool_of_tears", {"mad": 2}, True),
    ("nine_feet_of_sorrow", "pool_of_tears", {"mad": 1}, False),
]


@rule("WW-QUEST-03", "WW-QUEST-04", "WW-RULING-58")
@pytest.mark.parametrize(("quest", "region", "given", "can"), FEATS)
def test_the_condition_of_every_kind_of_feat(quest: str, region: str, given: dict[str, Any], can: bool) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", quest)
    s.supporters("alice", region, given.get("units", 1))
    if given.get("leader"):
        s.leader("alice", region)
    s.active("alice", *given.get("chips", []))
    s.mad("alice", *["madness"] * given.get("mad", 0))
    s.loose()
    s.result(region, alice=given.get("strength", 5), queen=11)
    while s.match.questions[0].kind == "award":
        s.do(s.asks[0], ("castle",))
    assert s.asks == ("alice", "feats")
    assert (("feat", quest) in s.can_choose("alice")) == can


@rule("WW-QUEST-02", "WW-QUEST-06", "WW-QUEST-07", "WW-RULING-57", "WW-RULING-59")
def test_one_feat_of_any_number_of_quests_all_declared_together_or_withheld() -> None:
    s = Scenario("alice", "queen", "hatter")
    held = ["curious_oysters", "uffish_thought", "rest_by_the_tree", "runner_up_in_the_race", "roots_hold_fast"]
    s.quest("alice", *held)
    s.quest("queen", "cabbages_and_kings")
    s.result("tumtum_trees", alice=3, queen=9)
    s.active("alice", "faction_1", "faction_1")
    assert s.asked_at_once() == ["alice", "queen"]
    done = [("feat", name) for name in held[:4]]  # two chips, last 1, strength 3, second; not three units
    assert s.can_choose("alice") == [*sorted(done, key=lambda option: held.index(str(option[1]))), PASS]
    s.do("alice", ("feat", "uffish_thought"))
    assert s.shown("alice") == []  # not before the Queen has declared
    s.do("queen", PASS)
    assert s.shown("alice") == ["uffish_thought"]
    assert len(s.hand("alice")) == 4


@rule("WW-QUEST-05", "WW-INFO-04")
def test_a_completed_feat_is_laid_face_up_for_everybody() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.quest("alice", "curious_oysters", "caucus_race")
    s.result("tumtum_trees", alice=3, queen=9)
    s.more_war()
    s.active("alice", "faction_1", "faction_1")
    s.do("alice", ("feat", "curious_oysters"))
    for viewer in (1, 2, None):
        seen = s.seen(viewer)
        assert seen.seats[0].feats == ["curious_oysters"]
        assert seen.seats[0].quests is None
        assert "caucus_race" not in repr([seen, s.match.lines(viewer)])


OBJECTIVES: list[tuple[str, dict[str, Any], bool]] = [
    ("paint_the_roses", {"bag": ["rose_weak"] * 3 + ["card_soldier_strong"] * 4}, True),
    ("paint_the_roses", {"bag": ["rose_weak"] * 3 + ["card_soldier_strong"] * 3}, False),
    ("curious_oysters", {"forged": ["rose_weak", "flamingo_weak", "forge"]}, True),
    ("curious_oysters", {"forged": ["rose_weak", "rose_strong", "forge"]}, False),
    ("hammer_and_anvil", {"forged": ["rose_weak"] * 3, "forged2": ["rose_weak"] * 3}, True),
    ("hammer_and_anvil", {"forged": ["rose_weak"] * 3, "forged2": ["rose_weak"] * 2}, False),
    ("every_banner_raised", {"forged": ["rose_weak"] * 3, "forged2": ["rose_weak"] * 3}, True),
    ("every_banner_raised", {"forged": ["rose_weak"] * 3, "forged2": ["rose_weak"] * 2}, False),
    ("a_bed_of_thorns", {"castles": 3}, True),
    ("a_bed_of_thorns", {"castles": 2}, False),
    ("all_in_the_golden_afternoon", {"leader": 5}, True),
    ("all_in_the_golden_afternoon", {"leader": 4}, False),
    ("words_mean_what_i_choose", {"abilities": 3}, True),
    ("words_mean_what_i_choose", {"abilities": 2}, False),
    ("guests_from_everywhere", {"pawns": 3}, True),
    ("guests_from_everywhere", {"pawns": 2}, False),
    ("caucus_race", {"bag": ["forge"] * 3}, True),  # with the one of the starting bag
    ("caucus_race", {"bag": ["forge"] * 2}, False),
    ("roots_hold_fast", {"units": 8}, True),
    ("roots_hold_fast", {"units": 7}, False),
    ("prizes_for_all", {"shards": 3}, True),
    ("prizes_for_all", {"shards": 4}, False),
]


@rule("WW-QUEST-08", "WW-QUEST-11", "WW-QUEST-12")
@pytest.mark.parametrize(("quest", "given", "met"), OBJECTIVES)
@pytest.mark.parametrize("is_face_up", [False, True])
def test_the_condition_of_every_kind_of_objective(
    quest: str, given: dict[str, Any], met: bool, is_face_up: bool
) -> None:
    def score(with_quest: bool) -> int:
        s = Scenario("alice", "queen", "hatter", round=3)
        if with_quest:
            (s.feat if is_face_up else s.quest)("alice", quest)
        s.add("alice", *given.get("bag", []))
        s.forged("alice", 1, *given.get("forged", []))
        s.forged("alice", 2, *given.get("forged2", []))
        s.castle("alice", *["na_muniu", "red_keep", "live_garden"][: given.get("castles", 0)])
        s.leader("alice", strength=given.get("leader", 1))
        names = ("everywhere_at_once", "mended_mirror", "love_of_learning")
        s.unlocked("alice", *names[: given.get("abilities", 0)])
        for pawn in ("walrus", "gryphon", "dormouse")[: given.get("pawns", 0)]:
            s.pawn("alice", pawn, "reserve")
        s.supporters("alice", "red_keep", given.get("units", 0))
        s.shards(alice=given.get("shards", 5))
        s.war_ends()
        return over(s).points[0]

    gained = score(True) - score(False)
    assert gained == (3 if is_face_up else 0) + (3 if met else 0) + (3 if is_face_up and met else 0)


@rule("WW-QUEST-09", "WW-QUEST-10")
def test_chips_count_wherever_they_lie_and_for_several_objectives() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.quest("alice", "a_lonely_sentinel", "storm_the_ramparts")  # roses + creatures, roses + rooks
    s.add("alice", "rose_weak", "rose_strong")
    s.active("alice", "rose_weak")
    s.exhausted("alice", "rose_weak")
    s.forged("alice", 1, "rose_weak")
    s.add("alice", "creature_weak", "creature_strong", "red_rook_weak", "red_rook_strong")
    s.war_ends()
    assert over(s).points[0] == 3 + 3


# Forging


@rule("WW-FORGE-01", "WW-FORGE-03")
@pytest.mark.parametrize(("strength", "can"), [(2, True), (5, True), (8, False), (0, False), (24, True)])
def test_a_symbol_allows_one_forging(strength: int, can: bool) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.result("red_keep", alice=strength, queen=20, hatter=20)
    s.active("alice", "faction_1", "faction_1")
    while s.match.questions[0].kind == "award":
        s.do(s.asks[0], ("castle",))
    assert (s.match.questions[0].kind == "forge") == can
    if can:
        s.do("alice", ("forge", "faction_1", 4))
        assert s.match.questions[0].kind != "forge"


@rule("WW-FORGE-02", "WW-ALLY-21")
def test_every_active_forge_chip_allows_one_more() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.result("red_keep", alice=3, queen=20)
    s.more_war()
    s.active("alice", "forge", "faction_1", "faction_1")
    s.do("alice", ("forge", "faction_1", 4))
    assert s.match.questions[0].kind != "forge"  # one Forge chip, no symbol
    assert s.on_track("alice", 4) == ["faction_1"]


@rule("WW-FORGE-05", "WW-FORGE-06")
def test_a_chip_covers_the_leftmost_empty_space_of_a_track() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.forged("alice", 2, "rose_weak")
    s.result("red_keep", alice=2, queen=20)
    s.active("alice", "faction_1")
    assert s.can_choose("alice") == [*(("forge", "faction_1", track) for track in (1, 2, 3, 4)), PASS]
    s.do("alice", ("forge", "faction_1", 2))
    assert s.on_track("alice", 2) == ["rose_weak", "faction_1"]
    assert s.leader_strength("alice") == 2


@rule("WW-FORGE-07")
@pytest.mark.parametrize("below", [0, 1])
def test_a_reward_between_two_tracks_needs_both_spaces_and_comes_once(below: int) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.forged("alice", 3, *["rose_weak"] * below)
    s.result("red_keep", alice=2, queen=20)
    s.active("alice", "faction_1")
    s.do("alice", ("forge", "faction_1", 2))
    assert (s.match.questions[0].kind == "draw_quests") == bool(below)


@rule("WW-FORGE-08")
def test_a_complete_track_gives_its_artefact_at_once() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.forged("alice", 4, "rose_weak", "rose_weak")
    s.result("red_keep", alice=2, queen=20)
    s.more_war()
    s.active("alice", "faction_1")
    s.do("alice", ("forge", "faction_1", 4))
    assert s.chips("bag", "alice").count("artefact") == 3


@rule("WW-FORGE-10")
@pytest.mark.parametrize(("covered", "more"), [(0, 1), (1, 1), (2, 2)])
def test_supporters_of_a_space_join_the_reserve(covered: int, more: int) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.forged("alice", 3, *["rose_weak"] * covered)
    s.result("red_keep", alice=2, queen=20)
    s.active("alice", "faction_1")
    before = s.count("alice", "reserve")
    s.do("alice", ("forge", "faction_1", 3))
    assert s.count("alice", "reserve") == before + more


@rule("WW-FORGE-11", "WW-SCORE-02")
@pytest.mark.parametrize(
    ("players", "covered", "value"), [(3, 0, 3), (3, 1, 4), (3, 2, 5), (3, 3, 6), (2, 3, 7), (2, 2, 5)]
)
def test_the_fourth_track_raises_the_castle_value(players: int, covered: int, value: int) -> None:
    s = Scenario(*["alice", "queen", "hatter"][:players], round=3)
    s.forged("alice", 4, *["rose_weak"] * covered)
    s.castle("alice", "red_keep", "na_muniu")
    s.war_ends()
    assert over(s).points[0] == 2 * value


@rule("WW-FORGE-12")
def test_the_star_gives_4_vp() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.forged("alice", 1, "rose_weak", "rose_weak")
    s.result("red_keep", alice=2, queen=20)
    s.active("alice", "faction_1")
    vp = s.vp_of("alice")[0]
    s.do("alice", ("forge", "faction_1", 1))
    assert s.vp_of("alice") == [vp + 4]


@rule("WW-FORGE-13", "WW-FORGE-14", "WW-RULING-61")
def test_other_forge_rewards_work_as_on_tea_cards_and_pawns_are_placed_at_once() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.market("tweedles", "walrus", "turtle_shell")
    s.forged("alice", 3, "rose_weak", "rose_weak", "rose_weak")
    s.forged("alice", 4, "flamingo_weak", "flamingo_weak")
    s.result("na_muniu", alice=2, queen=20)
    s.active("alice", "faction_1")
    s.do("alice", ("forge", "faction_1", 4))
    s.do("alice", ("take", "walrus"), ("region", "red_keep"))  # a battle still to come
    assert s.units("alice", "red_keep") == ["walrus"]
    assert s.events("battle_began")[-1]["region"] == "red_keep"


@rule("WW-FORGE-15", "WW-RULING-62")
def test_full_tracks_end_forging() -> None:
    s = Scenario("alice", "queen", "hatter")
    for track in (1, 2, 3, 4):
        s.forged("alice", track, "rose_weak", "flamingo_weak", "creature_weak")
    s.result("red_keep", alice=2, queen=20)
    s.more_war()
    s.active("alice", "forge", "forge")
    assert s.match.questions[0].kind == "wager"


@rule("WW-FORGE-16", "WW-RULING-63")
def test_calm_by_forging_takes_madness_from_the_bag_only() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.bag("alice", "faction_1", "double_madness")
    s.mad("alice", "madness", "madness")
    s.forged("alice", 1, "rose_weak", "rose_weak", "rose_weak")
    s.forged("alice", 2, "rose_weak", "rose_weak")
    s.result("red_keep", alice=2, queen=20)
    s.more_war()
    s.active("alice", "faction_1")
    s.do("alice", ("forge", "faction_1", 2))
    assert s.chips("mad", "alice") == ["madness", "madness"]
    assert s.events("calmed") == []


@rule("WW-FORGE-09", "WW-RULING-60")
def test_rewards_of_one_forging_come_before_the_next() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.forged("alice", 3, "rose_weak")
    s.result("red_keep", alice=2, queen=20)
    s.active("alice", "forge", "faction_1")
    s.do("alice", ("forge", "faction_1", 2))
    assert s.asks == ("alice", "draw_quests")
    s.do("alice", PASS)
    assert s.asks == ("alice", "forge")


@rule("WW-FORGE-17")
def test_a_forged_chip_is_not_exhausted() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.result("red_keep", alice=2, queen=20)
    s.more_war()
    s.active("alice", "faction_1", "faction_2")
    s.do("alice", ("forge", "faction_1", 4))
    assert s.chips("exhausted", "alice") == ["faction_2"]


@rule("WW-FORGE-18")
def test_players_forge_one_after_another_fewest_vp_first() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.vp(alice=20, queen=1)
    s.result("red_keep", alice=2, queen=5)
    for who in ("alice", "queen"):
        s.active(who, "forge", "faction_1")
    assert s.asks == ("queen", "forge")
    s.do("queen", ("forge", "faction_1", 4), ("forge", "forge", 4))
    assert s.asks == ("alice", "forge")


# Clean-up


@rule("WW-CLEAN-01", "WW-CLEAN-02")
def test_active_chips_are_exhausted_and_markers_go_to_0() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.result("red_keep", alice=3, queen=9)
    s.more_war()
    s.active("alice", "faction_1", "artefact")
    assert s.chips("exhausted", "alice") == ["faction_1", "artefact"]
    assert s.chips("active", "alice") == []
    assert s.strengths("alice", "queen", "hatter") == [0, 0, 0]


@rule("WW-CLEAN-05", "WW-2P-03")
@pytest.mark.parametrize(("players", "roll", "region"), [(3, 1, 3), (3, 3, 0), (2, 1, 4), (2, 2, 0)])
def test_the_marker_moves_clockwise_past_an_unused_region(players: int, roll: int, region: int) -> None:
    s = Scenario(*["alice", "queen", "hatter"][:players], unused="live_garden")
    s.tweak().marker = 2
    s.marker_rolls(roll)
    s.war_ends()
    assert s.board.marker == region


@rule("WW-CLEAN-06", "WW-CLEAN-07", "WW-CLEAN-09", "WW-CLEAN-11")
def test_bags_are_filled_units_stay_and_the_market_is_new() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.exhausted("queen", "rose_weak")
    s.mad("queen", "madness")
    s.supporters("queen", "red_keep", 2)
    s.pawn("queen", "gryphon", "na_muniu")
    s.broken("queen")
    s.war_ends()
    assert len(s.chips("bag", "queen")) == 12
    assert (s.count("queen", "red_keep"), s.units("queen", "na_muniu")) == (2, ["gryphon"])
    assert len(s.market_now()) == 3
    assert len(s.board.wonderlandian_deck) == 24 - 3 - 1
    assert not s.shield_works("queen")


@rule("WW-CLEAN-12")
def test_after_round_three_nothing_is_prepared() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.exhausted("alice", "rose_weak")
    s.war_ends()
    assert s.match.over
    assert s.chips("exhausted", "alice") == ["rose_weak"]
    assert s.events("marker_moved") == []


# Final scoring


@rule("WW-SCORE-01", "WW-SCORE-03", "WW-SCORE-04")
def test_the_highest_final_score_wins() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.vp(alice=10, queen=8, hatter=11)
    s.castle("queen", "red_keep", "na_muniu")
    s.shards(hatter=4)
    s.war_ends()
    assert over(s).points == (10, 14, 7)
    assert over(s).places == (2, 1, 3)


@rule("WW-SCORE-05", "WW-SCORE-06", "WW-RULING-64")
@pytest.mark.parametrize(("shards", "leader", "places"), [((1, 2), False, (1, 2, 3)), ((2, 2), True, (2, 1, 3))])
def test_ties_go_to_fewer_shards_then_to_more_units_leaders_included(
    shards: tuple[int, int], leader: bool, places: tuple[int, ...]
) -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.vp(alice=10 + shards[0], queen=10 + shards[1])
    s.shards(alice=shards[0], queen=shards[1])
    s.supporters("alice", "red_keep", 1)
    s.supporters("queen", "red_keep", 1)
    if leader:
        s.leader("queen", "na_muniu")
    s.war_ends()
    assert over(s).points[:2] == (10, 10)
    assert over(s).places == places


@rule("WW-SCORE-07", "WW-RULING-65")
def test_a_full_tie_is_shared() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.vp(alice=5, queen=5)
    s.war_ends()
    assert over(s).places == (1, 1, 3)
    assert over(s).share(0, range(3)) == 0.5


@rule("WW-SCORE-08", "WW-RULING-66")
def test_scores_have_no_upper_end_and_may_be_negative() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.vp(alice=140)
    s.shards(queen=9)
    s.war_ends()
    assert over(s).points[:2] == (140, -9)


def test_a_conceded_match_puts_the_seat_last() -> None:
    match = Match.start("wonderlands_war", seats=3, seed=1)
    match.answer(1, ("concede",))
    assert match.result is not None
    assert match.result.places[1] > max(match.result.places[0], match.result.places[2])
