"""Ally sets, faction abilities and Wonderlandians (WW-ALLY, WW-FAC, WW-WL) beyond the worked examples."""

import pytest

from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def three(*factions: str, ally_set: str = "a", supporters: int = 3) -> Scenario:
    """Three players in the Red Keep who draw a faction chip 1 each first; set up more before the first question."""
    s = Scenario(*(factions or ("alice", "queen", "hatter")), ally_set=ally_set)
    for who in s.factions:
        s.supporters(who, "red_keep", supporters)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    return s


def then(s: Scenario, **chips: str) -> None:
    """What is drawn in draw 2; the others draw a faction chip 1."""
    for who in s.factions:
        s.will_draw(who, chips.get(who, "faction_1"))
    s.all_draw()


# Ally sets


@rule("WW-ALLY-01")
@pytest.mark.parametrize(("exhausted", "offered"), [([], 0), (["red_rook_weak"], 0), (["rose_weak"], 2)])
def test_card_soldier_a_returns_an_exhausted_chip_but_no_rook(exhausted: list[str], offered: int) -> None:
    s = three()
    s.exhausted("alice", *exhausted)
    then(s, alice="card_soldier_strong")
    if not offered:
        assert s.strength("alice") == 1 + 4  # doubled without asking
        return
    assert s.can_choose("alice") == [("double",), ("return", "rose_weak")]
    s.do("alice", ("return", "rose_weak"))
    assert s.strength("alice") == 1 + 2
    assert "rose_weak" in s.chips("bag", "alice")


@rule("WW-ALLY-02")
def test_flamingo_a_waits_through_madness_and_works_once() -> None:
    s = three()
    s.broken("alice")
    s.will_draw("alice", "flamingo_weak", "madness", "faction_2", "faction_1")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1", "faction_2", "forge")
    markers = []
    for _ in range(4):
        s.all_draw()
        markers.append(s.strength("alice"))
    assert markers == [2, 2, 6, 7]


@rule("WW-ALLY-04", "WW-RULING-71")
def test_a_doubling_is_used_up_on_red_rook_a() -> None:
    s = three()
    s.will_draw("alice", "flamingo_weak", "red_rook_weak", "faction_2")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1", "faction_2")
    markers = []
    for _ in range(3):
        s.all_draw()
        markers.append(s.strength("alice"))
    assert markers == [2, 5, 7]


@rule("WW-ALLY-05", "WW-RULING-72", "WW-RULING-98")
@pytest.mark.parametrize(("supply", "becomes"), [(2, "creature_strong"), (0, "creature_weak")])
@pytest.mark.parametrize("busts", [False, True])
def test_creature_a_changes_places_at_clean_up_and_on_a_bust(supply: int, becomes: str, busts: bool) -> None:
    s = three(supporters=1)
    s.supply(creature_strong=supply)
    s.broken("alice")
    s.will_draw("alice", "creature_weak", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_2" if who == "queen" else "forge")
    s.more_war()
    s.all_draw()
    if busts:
        s.all_draw()
        assert s.status("alice") == "bust"
    else:
        s.all_retreat()
        while s.region_now() == "red_keep":
            s.answer(s.match.questions[0].seat, s.match.questions[0].options[-1])
    assert s.chips("exhausted", "alice") == ["faction_1", becomes]


@rule("WW-ALLY-07")
def test_flamingo_b_lifts_once_however_many_and_not_earlier_chips() -> None:
    s = three(ally_set="b")
    s.will_draw("alice", "flamingo_weak", "flamingo_weak", "forge", "faction_1")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1", "faction_2", "forge")
    markers = []
    for _ in range(4):
        s.all_draw()
        markers.append(s.strength("alice"))
    assert markers == [2, 4, 6, 7]


@rule("WW-ALLY-08", "WW-WL-24", "WW-RULING-73")
def test_chips_that_return_at_clean_up_are_exhausted_on_a_bust() -> None:
    s = three(ally_set="b", supporters=1)
    s.item("alice", "rabbit_watch")
    s.broken("alice")
    s.will_draw("alice", "rose_weak", "rabbit_watch", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1", "faction_2")
    for _ in range(3):
        s.all_draw()
    assert s.status("alice") == "bust"
    assert s.chips("exhausted", "alice") == ["faction_1", "rose_weak", "rabbit_watch"]


@rule("WW-ALLY-11")
def test_card_soldier_c_draws_as_many_more_as_its_strength_and_retreating_ends_it() -> None:
    s = three(ally_set="c")
    s.will_draw("alice", "card_soldier_strong", "rose_weak", "forge", "faction_2")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1")
    s.all_draw()
    s.all_draw()
    assert s.can_choose("alice") == [("play", chip) for chip in ("rose_weak", "forge", "faction_2")]
    s.do("alice", ("play", "rose_weak"))
    assert s.chips("active", "alice") == ["faction_1", "card_soldier_strong", "rose_weak"]
    assert {"forge", "faction_2"} <= set(s.chips("bag", "alice"))
    s = three(ally_set="c")
    then(s, alice="card_soldier_weak")
    assert s.board.more[0] == 1
    s.decide(alice="retreat", queen="retreat", hatter="retreat")
    assert s.board.more[0] == 0


@rule("WW-ALLY-12", "WW-RULING-74")
@pytest.mark.parametrize(("at", "jumps"), [(9, []), (10, [10, 12]), (24, []), (22, [24]), (0, [2])])
def test_flamingo_c_jumps_to_the_nearest_symbol_but_not_from_one(at: int, jumps: list[int]) -> None:
    s = three(ally_set="c")
    s.will_draw("alice", "flamingo_weak")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.board.strength[0] = at
    s.all_draw()
    if jumps:
        assert s.can_choose("alice") == [*(("jump", space) for space in jumps), PASS]
    else:
        assert s.match.questions[0].kind != "jump"


@rule("WW-ALLY-13", "WW-RULING-99")
@pytest.mark.parametrize(("roses", "can"), [(2, True), (1, False)])
def test_rose_c_completes_any_feat_without_another_one(roses: int, can: bool) -> None:
    s = Scenario("hatter", "alice", "queen", ally_set="c")
    s.quest("hatter", "caucus_race")
    s.result("na_muniu", hatter=8, alice=12)
    s.more_war()
    s.active("hatter", *["rose_weak"] * roses)
    assert (("rose_feat", "caucus_race") in s.can_choose("hatter")) == can


@rule("WW-ALLY-14", "WW-RULING-75")
@pytest.mark.parametrize("rooks", [1, 2])
@pytest.mark.parametrize("by_roses", [False, True])
def test_red_rook_c_costs_one_chip_for_a_feat_by_its_condition(rooks: int, by_roses: bool) -> None:
    s = Scenario("hatter", "alice", "queen", ally_set="c")
    s.quest("hatter", "a_fortress_called_a_castle")
    s.result("na_muniu", hatter=8, alice=12)
    s.more_war()
    s.active("hatter", "rose_weak", "rose_weak", *["red_rook_weak"] * rooks, "faction_1")
    s.do("hatter", ("rose_feat" if by_roses else "feat", "a_fortress_called_a_castle"))
    if by_roses:
        assert s.match.questions[0].kind == "wager"
    else:
        s.do("hatter", ("remove", "faction_1"))
        assert s.match.questions[0].kind == "wager"
        assert len(s.chips("exhausted", "hatter")) == 2 + rooks


@rule("WW-ALLY-16")
@pytest.mark.parametrize(("players", "lying", "can"), [(3, None, True), (3, False, False), (2, True, False)])
def test_card_soldier_d_needs_a_region_without_an_own_castle(players: int, lying: bool | None, can: bool) -> None:
    s = Scenario(*["cheshire", "alice", "queen"][:players], ally_set="d")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "card_soldier_weak" if who == "cheshire" else "faction_1")
    if lying is not None:
        s.castle("cheshire", "red_keep", lying=lying)
    s.battle("red_keep")
    assert (s.match.questions[0].kind == "card_soldier") == can
    if can:
        s.do("cheshire", PASS)  # it is optional
        assert s.strength("cheshire") == 1


@rule("WW-ALLY-17")
def test_flamingo_d_does_nothing_without_a_stronger_opponent() -> None:
    s = three(ally_set="d")
    then(s, alice="flamingo_weak")
    assert s.shards_of("queen", "hatter") == [0, 0]


@rule("WW-ALLY-18", "WW-RULING-76")
def test_rose_d_works_outside_a_battle_too() -> None:
    s = Scenario("alice", "queen", "hatter", ally_set="d", round=2)
    s.add("alice", "rose_weak")
    s.tea("alice", {13: "t2_12", 2: "t2_01"})
    s.do("alice", ("chair", 13), ("resolve", "smith"), ("forge", "rose_weak", 4))
    assert s.asks == ("alice", "place_supporter")


@rule("WW-ALLY-20")
@pytest.mark.parametrize(("has", "after"), [(5, 4), (4, 4), (3, 4)])
def test_creature_d_balances_shards_with_its_strength(has: int, after: int) -> None:
    s = three(ally_set="d")
    s.shards(alice=has)
    then(s, alice="creature_strong")
    assert s.shards_of("alice") == [after]


# Factions


@rule("WW-FAC-01")
def test_a_locked_ability_has_no_effect() -> None:
    for is_unlocked in (False, True):
        s = three("jabberwock", "alice", "queen")
        if is_unlocked:
            s.unlocked("jabberwock", "manxome_foe")
        s.will_draw("jabberwock", "artefact")
        for who in ("alice", "queen"):
            s.will_draw(who, "faction_1")
        s.board.strength[1] = 9
        s.all_draw()
        assert s.strength("jabberwock") == 1 + 3 + (2 if is_unlocked else 0)


@rule("WW-FAC-03", "WW-FAC-04", "WW-RULING-78")
def test_alice_may_come_from_the_reserve_and_leaving_changes_participation_elsewhere() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
    s.leader("alice", "live_garden", strength=2)  # alone there
    s.unlocked("alice", "everywhere_at_once")
    s.will_draw("alice", "artefact")
    s.will_draw("queen", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    s.do("alice", ("move",))
    assert s.strength("alice") == 4
    s.all_retreat()
    s.forgo("forge", "feats")
    assert [event["region"] for event in s.events("battle_began")] == ["red_keep"]  # no battle in the Garden
    s = three()
    s.unlocked("alice", "everywhere_at_once")
    then(s, alice="artefact")
    assert s.asks == ("alice", "everywhere")  # she was lost
    s.do("alice", PASS)
    assert s.strength("alice") == 1 + 3
    assert "leader" in s.units("alice", "reserve")


@rule("WW-FAC-06")
def test_love_of_learning_takes_an_active_ally_chip_before_forging() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.unlocked("alice", "love_of_learning")
    s.result("red_keep", alice=2, queen=20)
    s.active("alice", "faction_1", "forge")
    assert s.asks == ("alice", "love_of_learning")
    assert s.can_choose("alice") == [("learn", "forge"), PASS]
    s.do("alice", ("learn", "forge"))
    assert s.chips("bag", "alice").count("forge") == 2
    assert s.can_choose("alice") == [*(("forge", "faction_1", track) for track in (1, 2, 3, 4)), PASS]


@rule("WW-FAC-07", "WW-RULING-79")
def test_friend_of_the_people_without_a_pawn_card_does_nothing() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.tea("alice", {13: "t1_16", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "unlock"))
    s.board.wonderlandian_deck = [15, 18, 20]
    s.do("alice", ("unlock", "friend_of_the_people"))
    assert s.asks == ("alice", "place_units")
    assert s.cards("alice") == []
    assert sorted(s.board.wonderlandian_deck) == [15, 18, 20]


@rule("WW-FAC-08", "WW-FAC-09")
@pytest.mark.parametrize("sheds", [True, False])
def test_the_hatters_teapot(sheds: bool) -> None:
    s = three("hatter", "alice", "queen")
    s.unlocked("hatter", "scalding_cup", "unanswerable_riddle")
    s.mad("hatter", "madness", "madness", "madness")
    s.shards(hatter=1)
    then(s, hatter="artefact")
    s.do("hatter", ("shed",) if sheds else PASS)
    assert s.strength("hatter") == 1 + 3 + 3
    assert s.shards_of("hatter") == [0 if sheds else 1]


@rule("WW-FAC-10", "WW-RULING-80")
@pytest.mark.parametrize(
    ("chip", "lost", "gain"), [("madness", "supporter", 2), ("madness", "gryphon", 0), ("poison", "supporter", 0)]
)
def test_war_tactics_counts_supporters_lost_to_madness(chip: str, lost: str, gain: int) -> None:
    s = three("hatter", "alice", "jabberwock")
    s.unlocked("hatter", "war_tactics")
    s.pawn("hatter", "gryphon", "red_keep")
    s.broken("hatter")
    s.will_draw("hatter", chip)
    for who in ("alice", "jabberwock"):
        s.will_draw(who, "faction_1")
    s.board.strength[1] = 9
    before = s.strength("hatter")
    s.all_draw()
    s.do("hatter", ("lose", lost))
    assert s.strength("hatter") == before + gain


@rule("WW-FAC-11")
@pytest.mark.parametrize(("again", "shards"), [(True, 1), (False, 3)])
def test_always_six_oclock_lets_the_second_result_stand(again: bool, shards: int) -> None:
    s = Scenario("hatter", "alice", "queen")
    s.unlocked("hatter", "always_six_oclock")
    s.rolls(3, 1)
    s.tea("hatter")
    s.do("hatter", ("head",))
    assert s.asks == ("hatter", "roll_again")
    s.do("hatter", ("roll",) if again else PASS)
    assert s.shards_of("hatter") == [shards]
    assert s.asks == ("hatter", "choose_chair")  # once only


@rule("WW-FAC-12", "WW-RULING-81")
def test_the_queen_may_ruin_herself() -> None:
    s = Scenario("queen", "alice", "hatter")
    s.supporters("queen", "red_keep", 1)
    for who in ("alice", "hatter"):
        s.supporters(who, "red_keep", 2)
    s.unlocked("queen", "paint_my_world")
    s.will_draw("queen", "artefact")
    for who in ("alice", "hatter"):
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    assert s.can_choose("queen") == [("lose", "supporter", "red_keep"), PASS]
    s.do("queen", ("lose", "supporter", "red_keep"))
    assert (s.status("queen"), s.strength("queen")) == ("bust", 0)
    assert s.chips("exhausted", "queen") == ["artefact"]


@rule("WW-FAC-13", "WW-RULING-82")
@pytest.mark.parametrize(("queen", "alice", "vp", "stolen"), [(3, 5, 4, 1), (5, 5, 4, 1), (6, 5, 4, 0), (3, 5, 0, 0)])
def test_royal_temper_takes_a_vp_of_whoever_leads_with_or_before_her(
    queen: int, alice: int, vp: int, stolen: int
) -> None:
    s = three("queen", "alice", "hatter")
    s.unlocked("queen", "royal_temper")
    s.vp(alice=vp)
    s.will_draw("queen", "artefact")
    for who in ("alice", "hatter"):
        s.will_draw(who, "faction_1")
    s.board.strength[:] = [queen, alice, 1]
    s.all_draw()
    assert s.vp_of("queen", "alice") == [stolen, vp - stolen]


@rule("WW-FAC-15", "WW-WL-11")
def test_off_with_their_heads_takes_a_supporter_of_everybody_else() -> None:
    s = Scenario("queen", "alice", "hatter", "jabberwock")
    s.unlocked("queen", "off_with_their_heads")
    s.supporters("queen", "red_keep", 1)
    s.supporters("alice", "red_keep", 2)
    s.pawn("alice", "white_knight", "red_keep")
    s.pawn("hatter", "walrus", "red_keep")
    s.tea("queen")
    s.tweak().cards_now[0] = 4
    s.do("queen", ("region", "red_keep"))
    assert s.units("queen", "red_keep") == ["supporter", "leader"]
    assert s.units("alice", "red_keep") == ["supporter", "white_knight"]  # not the Knight
    assert s.units("hatter", "red_keep") == ["walrus"]  # no supporter, nothing lost


@rule("WW-FAC-16", "WW-RULING-83")
@pytest.mark.parametrize(
    ("chairs", "goes", "passes"),
    [
        ({"queen": 2, "alice": 4}, ("chair", 6), True),
        ({"queen": 2, "alice": 7}, ("chair", 6), False),
        ({"alice": 4}, ("chair", 6), True),
        ({}, ("chair", 6), False),  # the others stand with her at the start
        ({"queen": 12, "alice": 4}, ("head",), True),  # the Hatter stands on the Head
        ({"queen": 12, "alice": 4, "hatter": 5}, ("head",), False),
    ],
)
def test_double_speed_needs_a_leader_that_is_passed(
    chairs: dict[str, int], goes: tuple[str | int, ...], passes: bool
) -> None:
    s = Scenario("queen", "alice", "hatter")
    s.unlocked("queen", "double_speed")
    s.tea("queen", {1: "t1_18", 6: "t1_22", 3: "t1_05", 13: "t1_02"}, chairs)
    s.do("queen", goes)
    if goes == ("head",):
        s.do("queen", ("chair", 1), ("unlock", "royal_temper"))  # T1-18 has no units
    else:
        s.do("queen", ("castle", "na_muniu"))  # neither has T1-22
    assert (s.asks == ("queen", "place_supporter")) == passes
    if passes:
        assert PASS in s.can_choose("queen")
        s.do("queen", ("region", "red_keep"))
        assert s.count("queen", "red_keep") == 1
        assert s.asks[0] != "queen"  # once per turn


@rule("WW-FAC-17")
@pytest.mark.parametrize("pool", [1, 0])
def test_claws_that_catch_need_poison_in_the_pool(pool: int) -> None:
    s = three("jabberwock", "alice", "queen")
    s.unlocked("jabberwock", "claws_that_catch")
    s.pool(pool)
    then(s, jabberwock="artefact")
    if pool:
        assert s.can_choose("jabberwock") == [("poison", 1), ("poison", 2), PASS]
        s.do("jabberwock", PASS)
        assert s.in_supply("poison") == 1
    assert s.match.questions[0].kind == "draw_or_retreat"


@rule("WW-FAC-19")
@pytest.mark.parametrize(("at_start", "chips"), [(True, 3), (False, 2)])
def test_slithy_toves_place_one_more(at_start: bool, chips: int) -> None:
    s = Scenario("jabberwock", "alice", "queen")
    s.unlocked("jabberwock", "slithy_toves")
    if at_start:
        s.tea("jabberwock")
        s.tea_begins()
    else:
        s.tea("jabberwock", {1: "t1_05", 7: "t1_02", 9: "t1_01", 12: "t1_06"})
        s.do("jabberwock", ("chair", 1), ("region", "red_keep"))
    placed = 0
    while s.asks == ("jabberwock", "place_poison"):
        s.do("jabberwock", s.can_choose("jabberwock")[0])
        placed += 1
    assert placed == chips


@rule("WW-FAC-20")
def test_eyes_of_flame_see_only_poison_that_cost_a_unit() -> None:
    s = Scenario("jabberwock", "alice", "queen")
    s.unlocked("jabberwock", "eyes_of_flame")
    s.tea("jabberwock", {1: "t1_05", 7: "t1_02", 9: "t1_01"})
    s.poisoned(1)
    s.do("jabberwock", ("chair", 1))
    assert s.in_supply("poison") == 5
    assert s.vp_of("jabberwock") == [0]


@rule("WW-FAC-21")
@pytest.mark.parametrize(("players", "shards", "gain"), [(3, (2, 3), 2), (3, (1, 2), 1), (2, (2,), 2), (2, (1,), 0)])
def test_nightmare_grin_counts_richer_opponents(players: int, shards: tuple[int, ...], gain: int) -> None:
    names = ["cheshire", "alice", "queen"][:players]
    s = Scenario(*names)
    for who in names:
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "artefact" if who == "cheshire" else "faction_1")
    s.unlocked("cheshire", "nightmare_grin")
    s.shards(cheshire=1, **dict(zip(names[1:], shards, strict=True)))
    s.battle("red_keep")
    assert s.strength("cheshire") == 3 + gain


@rule("WW-FAC-22")
def test_vanishing_act_works_in_both_directions() -> None:
    s = three("cheshire", "alice", "queen", supporters=2)
    s.unlocked("cheshire", "vanishing_act")
    s.supporters("cheshire", "tumtum_trees", 1)
    s.supporters("cheshire", "na_muniu", 1)  # not adjacent
    then(s, cheshire="artefact")
    assert s.can_choose("cheshire") == [
        ("send", "tumtum_trees"),
        ("send", "live_garden"),
        ("bring", "tumtum_trees"),
        PASS,
    ]


@rule("WW-FAC-23", "WW-RULING-84")
def test_the_cat_gives_his_shard_even_when_the_chip_busts_him() -> None:
    s = three("cheshire", "alice", "queen", supporters=1)
    s.unlocked("cheshire", "were_all_mad_here")
    s.shards(cheshire=1)
    s.broken("cheshire")
    then(s, cheshire="madness")
    assert s.asks == ("cheshire", "mad_gift")
    s.do("cheshire", ("give", 2))
    assert s.status("cheshire") == "bust"
    assert s.shards_of("cheshire", "queen") == [0, 1]


@rule("WW-FAC-24")
@pytest.mark.parametrize(("cheshire", "due"), [(3, True), (9, False), (12, False)])
def test_fading_smile_is_for_those_who_did_not_win(cheshire: int, due: bool) -> None:
    s = Scenario("cheshire", "alice", "queen")
    s.unlocked("cheshire", "fading_smile")
    s.shards(cheshire=2)
    s.result("red_keep", cheshire=cheshire, alice=9)
    s.more_war()
    while s.match.questions[0].kind == "award":
        s.do(s.asks[0], ("castle",))
    assert (s.match.questions[0].kind == "end_effect") == due


# Wonderlandians


@rule("WW-WL-00")
@pytest.mark.parametrize(("region", "gain"), [("red_keep", 1), ("na_muniu", 0)])
def test_a_pawn_works_only_where_it_stands(region: str, gain: int) -> None:
    s = three()
    s.pawn("alice", "white_rabbit", region)
    opening = 1 if region == "red_keep" else 0
    assert s.strength("alice") == opening + 1 + gain


@rule("WW-WL-02", "WW-RULING-85")
@pytest.mark.parametrize(("queen", "gain"), [("poison", 1), ("faction_1", 1), ("faction_2", 0)])
def test_the_knave_compares_printed_strengths_of_those_who_drew(queen: str, gain: int) -> None:
    s = Scenario("alice", "queen", "jabberwock")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.pawn("alice", "knave_of_hearts", "red_keep")
    s.broken("queen")
    s.will_draw("alice", "faction_2")
    s.will_draw("queen", queen)
    s.will_draw("jabberwock", "faction_1")
    s.battle("red_keep")
    assert s.strength("alice") == 1 + 2 + gain


@rule("WW-WL-05", "WW-RULING-86")
def test_the_walrus_moves_the_castle_and_does_not_double_it() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.pawn("alice", "walrus", "red_keep")
    s.castle("alice", "na_muniu")
    s.result("red_keep", alice=9, queen=3)
    s.more_war()
    regions = ("red_keep", "tumtum_trees", "live_garden", "pool_of_tears")
    assert s.can_choose("alice") == [("castle", region) for region in regions]
    s.do("alice", ("castle", "live_garden"), ("use", "walrus"))
    assert set(s.castles("alice")) == {"na_muniu", "live_garden"}


@rule("WW-WL-08")
@pytest.mark.parametrize(("region", "left"), [("red_keep", 2), ("na_muniu", 1)])
def test_humpty_dumpty_halves_a_double_madness_chip(region: str, left: int) -> None:
    s = three()
    s.pawn("alice", "humpty_dumpty", region)
    s.broken("alice")
    then(s, alice="double_madness")
    while s.match.questions[0].kind == "lose_unit":
        s.do("alice", ("lose", "supporter"))
    assert s.count("alice", "red_keep") == left


@rule("WW-WL-09")
@pytest.mark.parametrize(("second", "strength"), [("red_keep", 4), ("na_muniu", 1)])
def test_the_tweedles_count_double_together(second: str, strength: int) -> None:
    s = three()
    s.pawn("alice", "tweedledum", "red_keep")
    s.pawn("alice", "tweedledee", second)
    assert s.events("battle_began")[0]["strengths"] == [strength, 0, 0]
    assert s.units("alice", "red_keep").count("tweedledum") == 1


@rule("WW-WL-10")
@pytest.mark.parametrize("retreats", [True, False])
def test_the_dormouse_lets_its_owner_retreat_at_once(retreats: bool) -> None:
    s = three()
    s.pawn("alice", "dormouse", "red_keep")
    assert s.asked_at_once() == ["alice"]
    s.decide(alice="retreat" if retreats else "draw")
    assert len(s.events("drew")) == (2 if retreats else 3)
    assert s.status("alice") == ("retreated" if retreats else "active")


@rule("WW-WL-21", "WW-RULING-87")
@pytest.mark.parametrize(("chip", "adds"), [("faction_1", 0), ("artefact", 1), ("madness", 0)])
def test_the_crown_waits_for_the_next_chip_and_is_lost_on_madness(chip: str, adds: int) -> None:
    s = three("cheshire", "alice", "queen")
    s.item("cheshire", "knave_crown")
    s.broken("alice")
    s.will_draw("cheshire", "knave_crown", "faction_1", "faction_1")
    s.will_draw("alice", "faction_1", chip, "faction_2")
    s.will_draw("queen", "faction_1", "faction_1", "faction_2")
    s.all_draw()
    assert s.strength("alice") == 1  # the chip of the same draw waits for the choice
    s.do("cheshire", ("crown", 1))
    assert s.strength("alice") == 2
    s.all_draw()
    assert s.strength("alice") == 2 + adds
    s.all_draw()
    assert s.strength("alice") == 2 + adds + 2


@rule("WW-WL-23", "WW-MAD-12")
def test_humptys_glove_mends_the_shield() -> None:
    s = three()
    s.item("alice", "humpty_glove")
    s.broken("alice")
    then(s, alice="humpty_glove")
    assert s.shield_works("alice")
    assert s.strength("alice") == 1 + 2


@rule("WW-WL-29", "WW-RULING-88")
def test_treacle_counts_and_then_its_owner_retreats() -> None:
    s = three()
    s.item("alice", "dormouse_treacle")
    then(s, alice="dormouse_treacle")
    assert (s.strength("alice"), s.status("alice")) == (1 + 4, "retreated")
    assert s.asked_at_once() == ["queen", "hatter"]


@rule("WW-WL-31")
def test_a_shell_takes_one_regular_madness_chip_of_a_later_draw() -> None:
    s = three()
    s.item("alice", "turtle_shell")
    s.broken("alice")
    s.will_draw("alice", "turtle_shell", "madness", "madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1", "faction_2")
    s.all_draw()
    s.all_draw()
    assert (s.count("alice", "red_keep"), s.chips("mad", "alice")) == (3, ["madness"])
    s.all_draw()
    assert (s.count("alice", "red_keep"), s.chips("mad", "alice")) == (2, ["madness", "madness"])


@rule("WW-WL-31")
def test_a_shell_does_not_help_against_a_double_chip() -> None:
    s = three()
    s.item("alice", "turtle_shell")
    s.broken("alice")
    s.will_draw("alice", "turtle_shell", "double_madness")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1")
    s.all_draw()
    s.all_draw()
    assert s.count("alice", "red_keep") == 1
