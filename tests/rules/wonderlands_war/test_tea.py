"""The tea party (WW-TEA), leader effects (WW-LEAD) and poison (WW-POISON)."""

import pytest

from stolik.games.wonderlands_war.catalogue import TEA
from stolik.kernel.errors import NotAnOption
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def finish_turn(s: Scenario) -> str:
    """Play the rest of the turn of the player who is asked; who it was."""
    who = s.asks[0]
    while s.match.questions and s.asks[0] == who:
        s.do(who, s.can_choose(who)[0])
    return who


# Preparing the table


@rule("WW-TEA-01", "WW-CLEAN-10")
@pytest.mark.parametrize("number", [1, 2])
def test_the_next_round_deals_its_own_deck(number: int) -> None:
    s = Scenario(round=number)
    t = s.tweak()
    t.table[3] = (number - 1) * 30 + 4  # a card that was left
    s.war_ends()
    table = [TEA[card] for card in s.board.table if card >= 0]
    assert len(table) == 12
    assert {name[:2] for name in [*table, *(TEA[card] for card in s.board.tea_deck)]} == {f"t{number + 1}"}
    (dealt,) = s.events("dealt")
    assert dealt["chairs"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]


@rule("WW-TEA-02")
@pytest.mark.parametrize(("players", "unused"), [(2, [4, 10]), (3, [4, 10]), (4, [10]), (5, [])])
def test_marked_chairs_are_used_with_enough_players_only(players: int, unused: list[int]) -> None:
    s = Scenario(*["hatter", "alice", "queen", "jabberwock", "cheshire"][:players])
    s.tea("hatter", {1: "t1_01", 2: "t1_02"})
    s.do("hatter", ("head",))  # refills everything
    filled = [chair for chair in range(1, 14) if s.on_chair(chair) is not None]
    assert filled == [chair for chair in range(1, 14) if chair not in unused]
    for chair in unused:
        with pytest.raises(NotAnOption):
            s.match.answer(0, ("chair", chair))


@rule("WW-TEA-03", "WW-CLEAN-08")
def test_all_leaders_begin_at_the_head_of_the_table() -> None:
    s = Scenario()
    s.leader("alice", "red_keep")
    s.war_ends()
    assert s.board.chair == [0, 0, 0, 0]
    assert all("leader" not in s.units(who, "red_keep") for who in s.factions)


@rule("WW-TEA-04")
@pytest.mark.parametrize(
    ("vp", "units", "shards", "first"),
    [
        ((3, 2, 5), (0, 9, 0), (0, 0, 0), "hatter"),
        ((2, 2, 5), (3, 2, 0), (9, 0, 0), "hatter"),
        ((2, 2, 2), (2, 2, 2), (1, 0, 4), "queen"),
    ],
    ids=["vp", "units", "shards"],
)
def test_the_first_player_is_behind_in_vp_then_units_then_ahead_in_shards(
    vp: tuple[int, ...], units: tuple[int, ...], shards: tuple[int, ...], first: str
) -> None:
    s = Scenario("alice", "hatter", "queen")
    for n, who in enumerate(s.factions):
        s.vp(**{who: vp[n]})
        s.shards(**{who: shards[n]})
        s.supporters(who, "na_muniu", units[n])
    s.war_ends()
    assert s.asks == (first, "tea_turn")


@rule("WW-TEA-05", "WW-RULING-09")
@pytest.mark.parametrize("before", ["alice", "hatter", "queen"])
def test_the_last_tie_break_is_the_turn_order_of_the_round_before(before: str) -> None:
    s = Scenario("alice", "hatter", "queen")
    s.vp(alice=1)
    s.first(before)
    s.war_ends()
    assert s.asks[0] == {"alice": "hatter", "hatter": "hatter", "queen": "queen"}[before]


@rule("WW-TEA-06", "WW-TEA-20")
def test_turns_go_clockwise_past_leaders_in_regions_until_none_is_left() -> None:
    s = Scenario()
    s.leader("queen", "red_keep")
    s.tea("hatter", {2: "t1_01", 3: "t1_02", 12: "t1_05"})
    s.tweak().cards_now[:] = [4, 3, 4, 4]
    assert finish_turn(s) == "hatter"
    assert s.asks == ("jabberwock", "place_leader")
    s.do("jabberwock", ("region", "na_muniu"))
    s.forgo("place_poison")
    s.do("alice", ("region", "na_muniu"))
    assert s.events("battle_began") == []
    assert s.asks == ("hatter", "place_leader")
    s.do("hatter", ("region", "na_muniu"))
    assert s.events("battle_began") != []


@rule("WW-TEA-07")
def test_taken_cards_stay_with_their_owners() -> None:
    s = Scenario()
    s.tea("alice", {13: "t1_05", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("region", "red_keep"))
    for viewer in (0, 1, None):
        assert '"t1_05"' in repr(s.match.view(viewer)).replace("'", '"')
    assert [TEA[card] for card in s.board.cards[0]] == ["t1_05"]


@rule("WW-TEA-08", "WW-TEA-19")
@pytest.mark.parametrize(("players", "needed"), [(3, 4), (2, 5)])
@pytest.mark.parametrize("missing", [0, 1])
@rule("WW-2P-07")
def test_a_card_is_taken_until_there_are_enough_then_the_leader_is_placed(
    players: int, needed: int, missing: int
) -> None:
    s = Scenario(*["hatter", "alice", "queen"][:players])
    s.tea("hatter")
    s.tweak().cards_now[0] = needed - missing
    assert s.asks == ("hatter", "tea_turn" if missing else "place_leader")
    if not missing:
        assert all(option[0] == "region" for option in s.can_choose("hatter"))
        s.do("hatter", ("region", "red_keep"))
        assert s.units("hatter", "red_keep") == ["leader"]
        assert s.asks[0] == "alice"
    else:
        with pytest.raises(NotAnOption):
            s.match.answer(0, ("region", "red_keep"))


@rule("WW-TEA-14", "WW-RULING-10")
def test_an_empty_tea_deck_leaves_chairs_empty() -> None:
    s = Scenario()
    s.tea("hatter", {5: "t1_01", 6: "t1_02"}, deck=2)
    s.do("hatter", ("head",))
    assert [chair for chair in range(1, 14) if s.on_chair(chair) is not None] == [1, 2, 5, 6]
    assert s.board.tea_deck == []


@rule("WW-TEA-15", "WW-RULING-11")
def test_a_full_lap_from_the_head_to_the_head_is_allowed_once() -> None:
    s = Scenario()
    s.rolls(1)
    s.tea("hatter")
    assert ("head",) in s.can_choose("hatter")
    s.do("hatter", ("head",))
    assert s.shards_of("hatter") == [1]
    assert all(option[0] == "chair" for option in s.can_choose("hatter"))


@rule("WW-TEA-16", "WW-RULING-12")
def test_the_head_is_chosen_before_the_roll_and_the_chair_after_the_refill() -> None:
    s = Scenario()
    s.rolls(3)
    s.tea("hatter", {12: "t1_01"}, {"hatter": 11, "alice": 5})
    assert s.events("rolled") == s.events("dealt") == []
    s.do("hatter", ("head",))
    assert s.events("rolled") == [{"seat": 1, "shards": 3}]
    assert s.asks == ("hatter", "choose_chair")
    with pytest.raises(NotAnOption):
        s.match.answer(1, PASS)


@rule("WW-TEA-17")
def test_a_turn_never_ends_on_the_head() -> None:
    s = Scenario()
    s.tea("hatter")
    s.do("hatter", ("head",))
    assert PASS not in s.can_choose("hatter")
    finish_turn(s)
    assert s.board.chair[1] > 0


@rule("WW-TEA-18")
def test_all_effects_are_resolved_before_the_next_turn() -> None:
    s = Scenario()
    s.tea("hatter", {1: "t1_16", 2: "t1_01", 3: "t1_02"})
    s.do("hatter", ("chair", 1), ("resolve", "units"), ("region", "red_keep"))
    assert s.asks == ("hatter", "unlock")
    s.do("hatter", ("unlock", "war_tactics"))
    assert s.asks == ("queen", "tea_turn")


# The end of the tea party


def last_leader(s: Scenario) -> None:
    """Alice is the last to place her leader; call before anything is answered."""
    for who in s.factions[1:]:
        s.leader(who, "na_muniu")
    s.tea("alice", {1: "t1_01", 2: "t1_02"})
    s.tweak().cards_now[0] = 5 if len(s.factions) == 2 else 4


@rule("WW-TEA-21")
def test_poison_on_cards_returns_first() -> None:
    s = Scenario()
    last_leader(s)
    s.poisoned(1, 2)
    s.pool(3)
    s.do("alice", ("region", "na_muniu"))
    assert s.in_supply("poison") == 5
    assert sum(s.board.poison_on) == 0


@rule("WW-TEA-22")
@pytest.mark.parametrize(("supply", "each"), [(4, 1), (3, 0)])
def test_everybody_gets_a_madness_chip_or_nobody_does(supply: int, each: int) -> None:
    s = Scenario()
    last_leader(s)
    s.supply(madness=supply)
    s.do("alice", ("region", "red_keep"))
    assert [s.chips("bag", who).count("madness") for who in s.factions] == [2 + each] * 4
    assert s.in_supply("madness") == supply - 4 * each


@rule("WW-TEA-23", "WW-TEA-24")
@pytest.mark.parametrize(("supply", "left"), [(6, 2), (5, 5)])
def test_those_with_the_most_shards_pay_together_or_not_at_all(supply: int, left: int) -> None:
    s = Scenario()
    s.shards(alice=5, hatter=5, queen=4)
    last_leader(s)
    s.supply(madness=supply)
    s.do("alice", ("region", "red_keep"))
    assert s.shards_of("alice", "hatter", "queen") == [left, left, 4]
    more = 1 if left == 2 else 0
    assert [s.chips("bag", who).count("madness") for who in s.factions] == [3 + more, 3 + more, 3, 3]


@rule("WW-TEA-25", "WW-RULING-13")
def test_nobody_pays_when_nobody_has_shards() -> None:
    s = Scenario()
    last_leader(s)
    s.do("alice", ("region", "red_keep"))
    assert [s.chips("bag", who).count("madness") for who in s.factions] == [3, 3, 3, 3]


# Leader effects


@rule("WW-LEAD-02", "WW-RULING-24")
def test_alice_reaches_the_head_going_down() -> None:
    s = Scenario()
    s.rolls(2)
    s.tea("alice", {1: "t1_01", 9: "t1_02"}, {"alice": 2, "hatter": 6})
    s.do("alice", ("head",))
    assert s.shards_of("alice") == [2]
    assert s.events("dealt") != []
    assert ("chair", 13) in s.can_choose("alice")


@rule("WW-LEAD-03", "WW-LEAD-04", "WW-RULING-25")
@pytest.mark.parametrize(("cards", "can_host"), [(3, True), (4, False)])
def test_host_needs_fewer_than_four_cards_and_costs_no_roll(cards: int, can_host: bool) -> None:
    s = Scenario()
    s.tea("hatter", {12: "t1_05", 3: "t1_02"}, {"hatter": 7})
    s.tweak().cards_now[1] = cards
    assert (("host",) in s.can_choose("hatter")) == can_host
    if can_host:
        s.do("hatter", ("host",))
        assert s.on_chair(7) is None  # his own chair is taken
        s.do("hatter", ("chair", 3))
        assert s.board.chair[1] == 7
        assert s.events("rolled") == []


@rule("WW-LEAD-14", "WW-RULING-28")
@pytest.mark.parametrize(("players", "used", "can_host"), [(3, 0, True), (3, 1, False), (2, 1, True), (2, 2, False)])
def test_host_is_used_once_and_with_two_players_twice(players: int, used: int, can_host: bool) -> None:
    s = Scenario(*["hatter", "alice", "queen"][:players])
    s.tea("hatter")
    s.tweak().hosted = used
    assert (("host",) in s.can_choose("hatter")) == can_host


@rule("WW-LEAD-03")
def test_only_the_hatter_hosts_and_he_may_again_in_the_next_round() -> None:
    s = Scenario()
    s.tea("queen")
    assert ("host",) not in s.can_choose("queen")
    s = Scenario("hatter", "alice", "queen")
    s.tweak().hosted = 1
    s.war_ends()
    assert s.asks == ("hatter", "tea_turn")
    assert ("host",) in s.can_choose("hatter")


@rule("WW-LEAD-06", "WW-RULING-26")
def test_red_army_is_for_unit_icons_of_cards_only() -> None:
    s = Scenario("queen", "alice", "hatter")
    s.market("tweedles", "walrus", "gryphon")
    s.tea("queen", {1: "t1_13", 2: "t1_01"})
    s.do("queen", ("chair", 1), ("resolve", "wonderlandian"), ("take", "tweedles"))
    assert s.asks == ("queen", "place_pawn")
    s.do("queen", ("region", "red_keep"), ("region", "na_muniu"))  # each pawn is placed freely anyway
    assert (s.units("queen", "red_keep"), s.units("queen", "na_muniu")) == (["tweedledum"], ["tweedledee"])


@rule("WW-LEAD-07")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_cat_gives_exactly_one_shard_of_a_2_or_3(roll: int) -> None:
    s = Scenario("cheshire", "alice", "queen")
    s.rolls(roll)
    s.tea("cheshire", {3: "t1_01", 5: "t1_02"}, {"cheshire": 2})
    s.do("cheshire", ("head",))
    if roll == 1:
        assert s.asks == ("cheshire", "choose_chair")
    else:
        assert s.can_choose("cheshire") == [("give", 1), ("give", 2), PASS]
        s.do("cheshire", ("give", 2))
        assert s.shards_of("cheshire", "queen") == [roll - 1, 1]


@rule("WW-LEAD-15")
def test_with_two_players_the_cat_returns_a_shard() -> None:
    s = Scenario("cheshire", "alice")
    s.rolls(3)
    s.tea("cheshire")
    s.do("cheshire", ("head",))
    assert s.can_choose("cheshire") == [("return",), PASS]
    s.do("cheshire", ("return",))
    assert s.shards_of("cheshire", "alice") == [2, 0]


@rule("WW-LEAD-08", "WW-LEAD-12", "WW-LEAD-13", "WW-RULING-27")
@pytest.mark.parametrize(("pool", "chips"), [(5, 2), (1, 1), (0, 0)])
def test_the_jabberwock_poisons_up_to_two_different_cards_before_the_first_turn(pool: int, chips: int) -> None:
    s = Scenario("alice", "jabberwock", "queen")
    s.tea("alice")
    s.tea_begins()
    s.pool(pool)
    placed = 0
    while s.asks == ("jabberwock", "place_poison"):
        offered = s.can_choose("jabberwock")
        assert PASS in offered
        assert ("poison", 1) not in offered or not placed  # one chip a card
        s.do("jabberwock", offered[0])
        placed += 1
    assert placed == chips
    assert s.in_supply("poison") == pool - chips
    assert s.asks == ("alice", "tea_turn")


@rule("WW-LEAD-13")
def test_poison_may_be_kept() -> None:
    s = Scenario("alice", "jabberwock", "queen")
    s.tea("alice")
    s.tea_begins()
    s.do("jabberwock", PASS)
    assert s.in_supply("poison") == 5
    assert s.asks == ("alice", "tea_turn")


@rule("WW-LEAD-09")
@pytest.mark.parametrize("has_poison", [False, True])
def test_at_the_end_of_his_turn_he_poisons_only_a_clean_table(has_poison: bool) -> None:
    s = Scenario()
    s.tea("jabberwock", {1: "t1_05", 7: "t1_02", 9: "t1_01"})
    if has_poison:
        s.poisoned(9)
    s.do("jabberwock", ("chair", 1), ("region", "red_keep"))
    assert s.asks[1] == ("tea_turn" if has_poison else "place_poison")


@rule("WW-LEAD-10")
def test_poison_is_taken_with_the_card_also_by_host() -> None:
    s = Scenario()
    s.tea("hatter", {12: "t1_05", 3: "t1_02"}, {"hatter": 7})
    s.poisoned(12)
    s.do("hatter", ("host",), ("chair", 12))
    assert s.chips("bag", "hatter").count("poison") == 1


@rule("WW-LEAD-16")
def test_the_other_leader_effects_are_the_same_with_two_players() -> None:
    s = Scenario("alice", "queen")
    s.tea("alice", {1: "t1_01", 12: "t1_02"}, {"alice": 6})
    assert s.can_choose("alice") == [("chair", 1), ("head",)]
    s = Scenario("queen", "alice")
    s.tea("queen", {1: "t1_05", 12: "t1_02"})
    s.do("queen", ("chair", 1), ("region", "red_keep"))
    assert s.asks == ("queen", "place_units")  # unit by unit
    s = Scenario("jabberwock", "alice")
    s.tea("jabberwock")
    s.tea_begins()
    s.do("jabberwock", s.can_choose("jabberwock")[0], s.can_choose("jabberwock")[1])
    assert s.in_supply("poison") == 2


# Poison


@rule("WW-POISON-04", "WW-RULING-29")
def test_poison_comes_in_step_b4_and_can_bust() -> None:
    s = Scenario("alice", "jabberwock", "queen")
    s.supporters("alice", "red_keep", 1)
    s.supporters("queen", "red_keep", 2)
    s.supporters("jabberwock", "red_keep", 2)
    s.broken("alice")
    s.will_draw("alice", "poison")
    s.will_draw("queen", "faction_1")
    s.will_draw("jabberwock", "faction_1")
    s.battle("red_keep")
    assert s.status("alice") == "bust"
    told = [event.kind for event in s.match.log]
    assert told.index("bust") < told.index("played")


@rule("WW-POISON-05", "WW-RULING-30")
def test_poison_stays_in_bags_over_rounds() -> None:
    s = Scenario()
    s.add("alice", "poison")
    s.war_ends()
    assert s.board.round == 2
    assert s.chips("bag", "alice").count("poison") == 1
