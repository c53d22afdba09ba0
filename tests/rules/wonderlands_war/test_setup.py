"""Overview, components and setup (WW-OV, WW-COMP, WW-SETUP, WW-PLAYER, WW-SHARD)."""

import pytest

from stolik.games.wonderlands_war.catalogue import (
    ALLY_CHIPS,
    CHIP,
    FACTION,
    FORGE,
    JABBERWOCK,
    QUEST,
    QUEST_REGION,
    REGION,
    SHARD_DIE,
    TEA,
    WONDERLANDIAN,
)
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.errors import NotAnOption, StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.wonderlands_war import Scenario, seen

COUNTS = [2, 3, 4, 5]


def started(seats: int, seed: str = "setup", script: dict[str, list[list[int]]] | None = None, **options: str) -> Match:
    dice = Dice(seed)
    for stream, results in (script or {}).items():
        script_dice(dice, stream, *results)
    return Match.start("wonderlands_war", seats=seats, dice=dice, options=options)


def board(match: Match) -> Board:
    state = match.state
    assert isinstance(state, Board)
    return state


def keep_quests(match: Match) -> None:
    for seat in range(match.seats):
        match.answer(seat, match.options(seat)[0])


def play_out(match: Match, seed: int = 1) -> None:
    dice = Dice(seed)
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, question.options[dice.below(len(question.options), "any")])


# Overview


@rule("WW-OV-01")
def test_two_to_five_players_lead_different_factions() -> None:
    for seats in COUNTS:
        factions = board(started(seats)).faction
        assert len(set(factions)) == len(factions) == seats
        assert all(0 <= faction < 5 for faction in factions)
    for seats in (1, 6):
        with pytest.raises(StolikError):
            started(seats)


@rule("WW-OV-02", "WW-OV-03", "WW-OV-04", "WW-CLEAN-12")
def test_three_rounds_of_tea_and_war_then_the_scoring() -> None:
    match = started(3)
    play_out(match)
    t = board(match)
    assert t.round == 3
    told = [(event.kind, event.line(None).get("round")) for event in match.log]
    kinds = [kind for kind, _ in told]
    assert [number for kind, number in told if kind == "round_began"] == [1, 2, 3]
    rounds = [n for n, kind in enumerate(kinds) if kind == "round_began"]
    for start, end in zip(rounds, [*rounds[1:], len(kinds)], strict=True):
        first_battle = kinds.index("battle_began", start, end)
        assert "took_card" not in kinds[first_battle:end]
        assert "took_card" in kinds[start:first_battle]
    assert kinds.index("scored") > max(n for n, kind in enumerate(kinds) if kind == "battle_began")
    assert kinds.count("marker_moved") == 1 + 2  # at setup and after rounds I and II
    assert match.result is not None
    assert match.result.places[match.result.points.index(max(match.result.points))] == 1


@rule("WW-OV-05")
def test_points_come_from_the_track_castles_and_quests_less_the_shards() -> None:
    s = Scenario("alice", "queen", "hatter", round=3)
    s.vp(alice=10)
    s.castle("alice", "red_keep")
    s.feat("alice", "caucus_race")
    s.shards(alice=2, queen=1)
    s.war_ends()
    assert s.match.result is not None
    assert s.match.result.points == (10 + 3 + 3 - 2, -1, 0)


@rule("WW-OV-06")
def test_supporters_pawns_and_leaders_are_units_and_castles_are_not() -> None:
    for unit in ("supporter", "pawn", "leader", "castle"):
        s = Scenario("alice", "queen", "hatter")
        s.supporters("queen", "red_keep", 1)
        if unit == "supporter":
            s.supporters("alice", "red_keep", 1)
        elif unit == "pawn":
            s.pawn("alice", "gryphon", "red_keep")
        elif unit == "leader":
            s.leader("alice", "red_keep")
        else:
            s.castle("alice", "red_keep")
        s.battle("red_keep")
        assert s.events("battle_began")[0]["seats"] == ([1] if unit == "castle" else [0, 1])


@rule("WW-OV-07")
def test_a_retreated_player_is_an_opponent_and_a_bust_one_is_not() -> None:
    s = Scenario("cheshire", "queen", "hatter", "alice", "jabberwock")
    for who in ("cheshire", "queen", "hatter", "alice"):
        s.supporters(who, "red_keep", 1 if who == "alice" else 3)
        s.will_draw(who, "faction_1" if who != "alice" else "madness")
    s.item("cheshire", "knave_crown")
    s.broken("alice")
    s.will_draw("cheshire", "knave_crown")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    s.decide(cheshire="draw", queen="retreat", hatter="draw")
    assert s.asks == ("cheshire", "crown")
    assert s.can_choose("cheshire") == [("crown", 1), ("crown", 2)]  # not bust Alice, not absent Jabberwock


@rule("WW-OV-08")
def test_a_gained_chip_goes_straight_into_the_bag() -> None:
    s = Scenario()
    s.tea("alice", {13: "t1_05", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("region", "red_keep"))
    assert "red_rook_weak" in s.chips("bag", "alice")
    assert s.chips("active", "alice") == s.chips("exhausted", "alice") == []


@rule("WW-OV-10", "WW-MAD-06")
@pytest.mark.parametrize("unit", ["supporter", "gryphon", "leader"])
def test_lost_units_go_to_the_reserve(unit: str) -> None:
    s = Scenario("alice", "queen", "hatter")
    if unit == "supporter":
        s.supporters("alice", "red_keep", 1)
    elif unit == "gryphon":
        s.pawn("alice", "gryphon", "red_keep")
    else:
        s.leader("alice", "red_keep")
    s.supporters("queen", "red_keep", 2)
    s.supporters("hatter", "red_keep", 2)
    s.broken("alice")
    s.will_draw("alice", "madness")
    s.will_draw("queen", "faction_1")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    assert s.units("alice", "red_keep") == []
    assert unit in s.units("alice", "reserve")


# Components


@rule("WW-COMP-06", "WW-RULING-02")
def test_shards_never_run_out() -> None:
    s = Scenario()
    s.shards(alice=90)
    s.rolls(3)
    s.tea("alice", {13: "t1_14", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "die"))
    assert s.shards_of("alice") == [93]


@rule("WW-COMP-07")
def test_chips_supporters_and_castles_are_limited() -> None:
    s = Scenario()
    s.supply(red_rook_weak=1)
    s.tea("alice", {13: "t1_05", 12: "t1_21", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "units"), ("region", "red_keep"))
    assert s.in_supply("red_rook_weak") == 0
    with pytest.raises(NotAnOption):
        s.match.answer(s.question.seat, ("gain", "red_rook_weak"))
    s = Scenario()
    s.castle("alice", "na_muniu", "tumtum_trees", "red_keep", "live_garden", "pool_of_tears")
    s.tea("alice", {13: "t1_22", 2: "t1_01"})
    s.do("alice", ("chair", 13))
    assert s.asks == ("hatter", "tea_turn")  # no sixth castle
    s = Scenario()
    s.reserve("alice", 2)
    s.tea("alice", {13: "t1_05", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("region", "red_keep"))
    assert s.count("alice", "red_keep") == 2


# Game setup


@rule("WW-SETUP-01")
def test_five_of_the_six_scoring_tokens_lie_on_the_regions() -> None:
    seen = set()
    for seed in "abcdef":
        tokens = board(started(3, seed)).token
        assert len(set(tokens)) == 5
        seen.add(tuple(tokens))
    assert len(seen) > 1
    t = board(started(3, script={"tokens": [[5, 4, 3, 2, 1, 0]]}))
    assert t.token == (5, 4, 3, 2, 1)


@rule("WW-SETUP-02")
@pytest.mark.parametrize("ally_set", ["a", "b", "c", "d"])
def test_one_ally_set_applies_to_all_kinds(ally_set: str) -> None:
    assert set(seen(started(3, ally_set=ally_set)).ally_cards.values()) == {ally_set}


@rule("WW-SETUP-03")
def test_the_cards_of_the_kinds_may_come_from_different_sets() -> None:
    match = started(3, script={"ally_cards": [[0], [1], [2], [3], [1]]}, ally_set="mixed")
    assert list(seen(match).ally_cards.values()) == ["a", "b", "c", "d", "b"]
    assert set(seen(started(3)).ally_cards.values()) == {"a"}
    with pytest.raises(StolikError):
        started(3, ally_set="e")


@rule("WW-SETUP-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_supply_is_sorted_by_kind_and_strength(seats: int) -> None:
    supply = seen(started(seats)).supply
    in_bags = 2 * seats if seats == 2 else seats
    for chip in range(FORGE):
        assert supply[CHIP[chip]] == ALLY_CHIPS[chip]
    assert supply["forge"] == 25 - in_bags


@rule("WW-SETUP-05", "WW-SETUP-06")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_wonderlandian_cards_lie_face_up(seats: int) -> None:
    match = started(seats)
    market = seen(match).market
    assert len(set(market)) == 3
    assert all(card in WONDERLANDIAN for card in market)  # a card says what lies on it: its pawns or its two chips
    assert seen(match).wonderlandian_deck == (24 if seats > 2 else 22) - 3


@rule("WW-SETUP-07")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_madness_supply_is_what_the_bags_leave(seats: int) -> None:
    assert board(started(seats)).madness_supply == 29 - 2 * seats


@rule("WW-SETUP-08", "WW-SETUP-09")
@pytest.mark.parametrize(("seats", "cards"), [(2, 11), (3, 11), (4, 12), (5, 13)])
def test_the_table_is_laid_before_the_quests_are_kept(seats: int, cards: int) -> None:
    match = started(seats)
    t = board(match)
    assert match.questions[0].kind == "keep_quest"
    laid = [card for card in t.table if card >= 0]
    assert len(laid) == cards
    assert len(t.tea_deck) == 30 - cards
    assert {TEA[card][:2] for card in [*laid, *t.tea_deck]} == {"t1"}


@rule("WW-SETUP-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_quests_are_a_face_down_deck(seats: int) -> None:
    match = started(seats)
    t = board(match)
    total = 30 if seats > 2 else 24
    assert len(t.quest_deck) == total - 2 * seats
    assert seen(match).quest_deck == len(t.quest_deck)


@rule("WW-SETUP-11", "WW-RULING-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("roll", "region"), [(1, "live_garden"), (2, "pool_of_tears"), (3, "na_muniu")])
def test_the_starting_battle_marker_goes_clockwise_from_the_red_keep(seats: int, roll: int, region: str) -> None:
    t = board(started(seats, script={"marker": [[SHARD_DIE.index(roll)]]}))
    assert REGION[t.marker] == region


@rule("WW-SETUP-12")
def test_two_players_set_the_marker_next_to_the_unused_region() -> None:
    script = {"unused": [[QUEST.index("curious_oysters")]], "marker": [[SHARD_DIE.index(1)]]}
    t = board(started(2, script=script))
    assert REGION[t.unused] == "tumtum_trees"
    assert REGION[t.marker] == "live_garden"  # from the Red Keep one on


@rule("WW-SETUP-13", "WW-RULING-04")
def test_regions_are_adjacent_along_the_ring() -> None:
    def can_call(at: str) -> set[str]:
        s = Scenario("queen", "alice", "hatter", ally_set="b")
        for region in REGION:
            s.supporters("queen", region, 1)
        s.supporters("alice", at, 1)
        s.will_draw("queen", "card_soldier_weak")
        s.will_draw("alice", "faction_1")
        s.battle(at)
        s.no_wagers()
        s.do("queen", ("call",))
        return {str(option[1]) for option in s.can_choose("queen") if option != PASS}

    assert can_call("na_muniu") == {"pool_of_tears", "tumtum_trees"}
    assert can_call("tumtum_trees") == {"na_muniu", "red_keep"}
    assert can_call("red_keep") == {"tumtum_trees", "live_garden"}
    assert can_call("live_garden") == {"red_keep", "pool_of_tears"}
    assert can_call("pool_of_tears") == {"live_garden", "na_muniu"}


# Player setup


@rule("WW-PLAYER-01", "WW-RULING-94")
def test_nobody_chooses_a_faction_that_is_taken() -> None:
    match = started(3, factions="chosen")
    assert match.questions[0].kind == "choose_faction"
    first = match.questions[0].seat
    match.answer(first, ("faction", "queen"))
    second = match.questions[0].seat
    assert ("faction", "queen") not in match.options(second)
    reason = match.why_not(second, ("faction", "queen"))
    assert reason is not None
    assert reason.clause == "WW-PLAYER-01"
    match.answer(second, ("faction", "alice"))
    match.answer(match.questions[0].seat, ("faction", "cheshire"))
    assert sorted(FACTION[faction] for faction in board(match).faction) == ["alice", "cheshire", "queen"]


@rule("WW-PLAYER-02", "WW-2P-04")
def test_two_players_use_the_other_side_of_their_boards() -> None:
    for players, value in (("alice queen", 7), ("alice queen hatter", 6)):
        s = Scenario(*players.split())
        s.forged("alice", 4, "rose_weak", "rose_weak", "rose_weak")
        s.tea("alice")
        assert s.seen(None).seats[0].castle_value == value


@rule("WW-PLAYER-08", "WW-PLAYER-09", "WW-PLAYER-12")
@pytest.mark.parametrize("seats", COUNTS)
def test_shields_work_markers_are_at_0_and_leaders_at_the_head(seats: int) -> None:
    t = board(started(seats))
    assert t.shield == [1] * seats
    assert t.vp == t.strength == t.chair == [0] * seats
    assert all(at < 0 for at in t.leader_at)


@rule("WW-PLAYER-10", "WW-PLAYER-15", "WW-RULING-06")
def test_everybody_keeps_one_of_two_quests_in_secret() -> None:
    match = started(4, "quests")
    t = board(match)
    offers = [[QUEST[quest] for quest in offer] for offer in t.offers]
    assert [len(offer) for offer in offers] == [2] * 4
    assert sorted(question.seat for question in match.questions) == [0, 1, 2, 3]  # all at once
    match.answer(2, ("keep", offers[2][1]))
    assert board(match).quests == [()] * 4  # nothing happens before all are in
    for seat in (0, 3, 1):
        match.answer(seat, ("keep", offers[seat][0]))
    t = board(match)
    kept = [offers[0][0], offers[1][0], offers[2][1], offers[3][0]]
    assert [[QUEST[quest] for quest in hand] for hand in t.quests] == [[name] for name in kept]
    assert len(t.quest_deck) == 26
    returned = {name for seat, offer in enumerate(offers) for name in offer if name != kept[seat]}
    assert returned <= {QUEST[quest] for quest in t.quest_deck}
    shuffles = [stream for _, stream, _ in match.chance if stream == "quests"]
    assert len(shuffles) == 2  # one for the deck, one for all that came back


@rule("WW-PLAYER-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_wager_can_name_every_other_faction_in_play(seats: int) -> None:
    names = ["alice", "hatter", "queen", "jabberwock", "cheshire"][:seats]
    s = Scenario(*names)
    for who in names[1:]:
        s.supporters(who, "red_keep", 1)
    s.battle("red_keep")
    assert s.can_choose("alice") == [*(("wager", seat) for seat in range(1, seats)), PASS]


@rule("WW-PLAYER-13", "WW-RULING-05")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_random_and_play_goes_clockwise(first: int) -> None:
    script = {"first": [[first]], "factions": [[0, 1, 2, 3, 4]]}
    match = started(3, script=script)
    keep_quests(match)
    order = []
    for _ in range(3):
        seat = match.questions[0].seat
        order.append(seat)
        while match.questions[0].seat == seat:
            match.answer(seat, match.options(seat)[0])
    assert order == [(first + n) % 3 for n in range(3)]
    assert {board(started(4, seed)).first for seed in "abcdefghijklmnopqrst"} == {0, 1, 2, 3}


@rule("WW-PLAYER-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_jabberwock_has_two_poison_chips_more_than_players(seats: int) -> None:
    script = {"factions": [[3, 0, 1, 2, 4]]}
    t = board(started(seats, script=script))
    assert t.faction[0] == JABBERWOCK
    assert t.poison_pool == seats + 2
    without = board(started(3, script={"factions": [[0, 1, 2, 3, 4]]}))
    assert without.poison_pool == 0


# Shards


@rule("WW-SHARD-01", "WW-RULING-07")
@pytest.mark.parametrize(("seats", "shards"), [(2, [2, 1]), (3, [3, 2, 1]), (4, [3, 2, 2, 1]), (5, [3, 3, 2, 2, 1])])
def test_starting_shards_follow_the_turn_order(seats: int, shards: list[int]) -> None:
    for first in range(seats):
        t = board(started(seats, script={"first": [[first]]}))
        assert [t.shards[(first + place) % seats] for place in range(seats)] == shards


@rule("WW-SHARD-02", "WW-RULING-08")
def test_everybody_sees_the_shards_of_all() -> None:
    match = started(4, script={"first": [[0]]})
    for viewer in (0, 1, 2, 3, None):
        assert [side.shards for side in seen(match, viewer).seats] == [3, 2, 2, 1]


@rule("WW-SHARD-03", "WW-SHARD-05", "WW-CARD-18")
@pytest.mark.parametrize(("has", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_shards_are_discarded_as_far_as_there_are_any(has: int, left: int) -> None:
    s = Scenario()
    s.shards(alice=has)
    s.tea("alice", {13: "t1_27", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "split"), ("side", "bottom"))  # SHED 3
    while s.asks[0] == "alice":
        s.do("alice", s.can_choose("alice")[0])
    assert s.shards_of("alice") == [left]


@rule("WW-SHARD-04")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_a_roll_gives_that_many_shards(roll: int) -> None:
    s = Scenario()
    s.rolls(roll)
    s.tea("hatter", {1: "t1_14", 2: "t1_01"})
    s.do("hatter", ("chair", 1), ("resolve", "die"))
    assert s.shards_of("hatter") == [roll]
    s = Scenario()
    s.marker_rolls(roll)
    s.war_ends()
    assert s.shards_of(*s.factions) == [0, 0, 0, 0]


def test_the_quests_of_the_unused_region_are_not_dealt() -> None:
    t = board(started(2))
    dealt = [*t.quest_deck, *(quest for offer in t.offers for quest in offer)]
    assert all(QUEST_REGION[quest] != t.unused for quest in dealt)
