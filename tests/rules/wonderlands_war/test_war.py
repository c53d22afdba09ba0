"""War phase, wagers, opening strength, the draw, retreat and the end of a battle (WW-WAR … WW-ENDB)."""

import pytest

from stolik.games.wonderlands_war.catalogue import REGION_OF
from stolik.games.wonderlands_war.rules.madness import maybe_bust
from stolik.kernel.errors import NotAnOption, StolikError
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def three(*factions: str, ally_set: str = "a", supporters: int = 3, draws: int = 1) -> Scenario:
    """Three players in the Red Keep; each draws faction chips 1 that many times unless said otherwise."""
    s = Scenario(*(factions or ("alice", "queen", "hatter")), ally_set=ally_set)
    for who in s.factions:
        s.supporters(who, "red_keep", supporters)
        s.will_draw(who, *["faction_1"] * draws)
    s.battle("red_keep")
    return s


# War phase


@rule("WW-WAR-01", "WW-CLEAN-04")
@pytest.mark.parametrize("start", ["na_muniu", "live_garden"])
def test_battles_go_clockwise_from_the_marker_through_every_region_once(start: str) -> None:
    s = Scenario("alice", "queen", "hatter")
    for region in REGION_OF:
        s.supporters("alice", region, 1)
    s.battle(start)
    fought = []
    while s.board.round == 1:
        fought.append(s.region_now())
        s.do("alice", ("points",))
    ring = list(REGION_OF)
    at = ring.index(start)
    assert fought == ring[at:] + ring[:at]


@rule("WW-WAR-03", "WW-RULING-31")
def test_a_region_without_units_is_passed_over() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.castle("alice", "red_keep")
    s.supporters("alice", "pool_of_tears", 1)
    s.battle("red_keep")
    assert s.region_now() == "pool_of_tears"


@rule("WW-WAR-05")
def test_a_battle_runs_opening_wagers_draws_result() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    s.wager(hatter="alice")
    s.all_retreat()
    told = [event.kind for event in s.match.log]
    order = [told.index(kind) for kind in ("battle_began", "wagered", "drew", "decided", "battle_ended")]
    assert order == sorted(order)


@rule("WW-WAR-06", "WW-RULING-32")
def test_units_that_come_later_make_nobody_a_participant() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    t = s.board
    t.supporters[2 * 5 + REGION_OF["red_keep"]] += 1
    t.reserve[2] -= 1
    assert s.status("hatter") == "absent"
    s.all_retreat()
    assert all(event["seat"] != 2 for event in s.events("tied") + s.events("won"))


@rule("WW-WAR-07", "WW-INFO-02", "WW-INFO-03", "WW-RULING-90")
def test_a_bag_is_seen_by_its_owner_at_the_tea_party_and_by_nobody_in_the_war() -> None:
    s = Scenario()
    s.tea("alice")
    for viewer in (0, 1, 2, 3, None):
        for owner, side in enumerate(s.seen(viewer).seats):
            assert (side.bag is not None) == (owner == viewer)
    s = three()
    for viewer in (0, 1, 2, None):
        sides = s.seen(viewer).seats
        assert [side.bag for side in sides] == [None] * 3
        assert [side.bag_count for side in sides] == [9] * 3


# Wagers


@rule("WW-WAGER-01", "WW-WAGER-02", "WW-RULING-33")
def test_those_who_are_absent_may_wager_on_a_participant() -> None:
    s = Scenario("alice", "queen", "hatter", "jabberwock")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 1)
    s.battle("red_keep")
    assert s.asked_at_once() == ["hatter", "jabberwock"]
    assert s.can_choose("hatter") == [("wager", 0), ("wager", 1), PASS]
    reason = s.match.why_not(2, ("wager", 3))
    assert reason is not None
    assert reason.clause == "WW-WAGER-02"


@rule("WW-WAGER-03")
def test_wagers_are_placed_together_and_may_be_declined() -> None:
    s = Scenario("alice", "queen", "hatter", "jabberwock")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 1)
    s.battle("red_keep")
    before = s.seen(3)
    s.match.answer(2, ("wager", 0))
    assert before == s.seen(3)
    assert s.events("drew") == []
    s.match.answer(3, PASS)
    assert s.board.wagers == [-1, -1, 0, -1]
    assert len(s.events("drew")) == 2


def settled(**wagers: str) -> Scenario:
    s = Scenario("alice", "queen", "hatter", "jabberwock")
    s.wagered(**wagers)
    return s


@rule("WW-WAGER-04", "WW-WAGER-05", "WW-WAGER-06", "WW-RULING-34")
@pytest.mark.parametrize(
    ("alice", "queen", "gains"),
    [(9, 3, "chip"), (3, 9, "shard"), ("bust", "bust", "shard"), ("bust", 4, "shard"), (5, 5, "nothing")],
)
def test_a_wager_pays_a_chip_for_the_only_winner_and_costs_a_shard_otherwise(
    alice: int | str, queen: int | str, gains: str
) -> None:
    s = settled(hatter="alice")
    s.result("red_keep", alice=alice, queen=queen)
    s.more_war()
    while s.match.questions[0].kind == "award":
        s.do(s.asks[0], ("points",))
    s.forgo("forge")
    if gains == "chip":
        assert s.asks == ("hatter", "choose_ally")
        s.do("hatter", ("gain", "flamingo_weak"))
    assert s.shards_of("hatter", "jabberwock") == [1 if gains == "shard" else 0, 0]
    assert ("flamingo_weak" in s.chips("bag", "hatter")) == (gains == "chip")


@rule("WW-WAGER-07")
def test_there_are_no_wagers_in_an_uncontested_region() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("alice", "red_keep", 1)
    s.battle("red_keep")
    assert s.asks == ("alice", "award")


@rule("WW-2P-09", "WW-WAGER-07")
def test_there_are_no_wagers_with_two_players() -> None:
    s = Scenario("alice", "queen")
    s.supporters("alice", "red_keep", 2)
    s.will_draw("alice", "faction_1")
    s.battle("red_keep")
    assert s.asks == ("alice", "draw_or_retreat")


@rule("WW-WAGER-08", "WW-RULING-35")
def test_the_same_wager_may_be_placed_again_in_the_next_battle() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 1)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    s.more_war()
    s.wager(hatter="alice")
    s.all_retreat()
    while s.match.questions[0].kind != "wager":
        s.do(s.asks[0], s.can_choose(s.asks[0])[0])
    assert s.board.wagers == [-1, -1, -1]
    assert s.can_choose("hatter") == [("wager", 0), ("wager", 1), PASS]


@rule("WW-WAGER-09")
def test_correct_wagers_are_paid_in_order_as_long_as_there_are_chips() -> None:
    s = settled(hatter="alice", jabberwock="alice")
    s.vp(hatter=5, jabberwock=2)
    s.supply(**{f"{kind}_weak": 0 for kind in ("card_soldier", "flamingo", "rose", "red_rook", "creature")}, forge=1)
    s.result("red_keep", alice=9, queen=3)
    s.more_war()
    # The Jabberwock has fewer VP; the single chip left is his.
    assert s.chips("bag", "jabberwock").count("forge") == 2
    assert s.chips("bag", "hatter").count("forge") == 1
    assert s.shards_of("hatter") == [0]


# Opening strength


@rule("WW-OPEN-01", "WW-OPEN-02")
def test_leader_pawns_and_castle_give_opening_strength_and_supporters_do_not() -> None:
    s = three()
    s.leader("alice", "red_keep", strength=4)
    s.pawn("alice", "walrus", "red_keep")
    s.castle("alice", "red_keep")
    s.pawn("queen", "white_knight", "na_muniu")
    s.leader("queen", "na_muniu", strength=6)
    s.castle("queen", "na_muniu")
    assert s.events("battle_began")[0]["strengths"] == [4 + 2 + 2, 0, 0]


@rule("WW-OPEN-03", "WW-RULING-36")
def test_a_marker_is_put_on_25_at_most() -> None:
    s = three(draws=2)
    s.leader("alice", "red_keep", strength=6)
    s.castle("alice", "red_keep")
    for pawn in ("white_knight", "walrus", "gryphon", "humpty_dumpty", "march_hare", "white_rabbit", "duchess"):
        s.pawn("alice", pawn, "red_keep")
    for pawn in ("tweedledum", "tweedledee"):
        s.pawn("alice", pawn, "red_keep")
    s.pawn("alice", "mock_turtle", "red_keep")
    # 6 + 2 + 3 + 2 + 2 + 2 + 2 + 1 + 1 + 4 + 1 = 26
    assert s.events("battle_began")[0]["strengths"] == [25, 0, 0]


@rule("WW-OPEN-04", "WW-RULING-37", "WW-WL-03")
def test_the_march_hare_acts_after_the_opening_and_before_the_wagers() -> None:
    s = Scenario("alice", "queen", "hatter", "jabberwock")
    s.pawn("alice", "march_hare", "red_keep")
    s.leader("queen", "red_keep", strength=3)
    s.supporters("hatter", "red_keep", 1)
    s.battle("red_keep")
    assert s.asked_at_once() == ["jabberwock"]
    assert s.strengths("alice", "queen", "hatter") == [2, 2, 0]


@rule("WW-OPEN-05", "WW-MAD-08")
def test_strength_of_the_opening_stays_when_its_unit_is_lost() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", 2)
    s.pawn("alice", "walrus", "red_keep")
    s.broken("alice")
    s.will_draw("alice", "madness")
    s.will_draw("queen", "faction_1")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    s.do("alice", ("lose", "walrus"))
    assert s.strength("alice") == 2


@rule("WW-OPEN-06", "WW-RULING-38", "WW-WL-27")
def test_a_pawn_that_comes_later_adds_nothing() -> None:
    s = three("hatter", "alice", "queen")
    s.item("hatter", "gryphon_feather")
    s.pawn("hatter", "walrus", "na_muniu")
    s.will_draw("hatter", "gryphon_feather")
    for who in ("alice", "queen"):
        s.will_draw(who, "faction_1")
    s.all_draw()
    s.do("hatter", ("bring", "walrus", "na_muniu"))
    assert s.strength("hatter") == 1 + 2
    assert "walrus" in s.units("hatter", "red_keep")


# The draw


@rule("WW-DRAW-01")
def test_everybody_must_draw_first() -> None:
    s = three()
    assert [event["seat"] for event in s.events("drew")] == [0, 1, 2]
    assert s.board.draw == 2


@rule("WW-DRAW-02", "WW-RETREAT-01")
@pytest.mark.parametrize("chip", ["faction_1", "madness"])
def test_from_the_second_draw_on_everybody_active_chooses_whatever_came_first(chip: str) -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", 2)
        s.will_draw(who, chip if who == "alice" else "faction_1")
    s.broken("alice")
    s.battle("red_keep")
    assert s.asked_at_once() == ["alice", "queen", "hatter"]
    assert s.can_choose("alice") == [("draw",), ("retreat",)]


@rule("WW-DRAW-03")
def test_all_chips_are_revealed_together() -> None:
    s = three(draws=2)
    told = len(s.match.log)
    s.do("alice", ("draw",))
    s.do("queen", ("draw",))
    assert len(s.match.log) == told
    s.do("hatter", ("draw",))
    kinds = [event.kind for event in s.match.log[told:]]
    assert kinds.index("played") > max(n for n, kind in enumerate(kinds) if kind == "drew")
    assert kinds.count("drew") == 3


@rule("WW-DRAW-04", "WW-RULING-39")
def test_card_soldier_c_chooses_before_the_reveal() -> None:
    s = three("alice", "queen", "hatter", ally_set="c", draws=0)
    s.will_draw("alice", "card_soldier_weak", "faction_1", "faction_2")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1", "faction_1")
    s.all_draw()
    assert s.asks == ("alice", "choose_chip")
    assert len(s.events("drew")) == 3  # those of draw 1: nothing of draw 2 has been shown


@rule("WW-DRAW-05", "WW-DRAW-06", "WW-ORDER-01", "WW-MAD-01")
def test_madness_is_resolved_first_and_its_drawer_plays_nothing() -> None:
    s = three("alice", "queen", "hatter", draws=1)
    s.pawn("queen", "white_rabbit", "red_keep")
    s.broken("queen")
    s.will_draw("alice", "faction_1")
    s.will_draw("queen", "madness")
    s.will_draw("hatter", "faction_1")
    before = s.strength("queen")
    start = len(s.match.log)
    s.all_draw()
    s.do("queen", ("lose", "supporter"))
    kinds = [(event.kind, event.line(None).get("seat")) for event in s.match.log[start:]]
    assert kinds.index(("went_mad", 1)) < kinds.index(("played", 0))
    assert ("played", 1) not in kinds
    assert s.strength("queen") == before


@rule("WW-DRAW-07", "WW-DRAW-08", "WW-DRAW-09", "WW-RULING-40")
def test_chips_are_played_placed_from_the_left_and_added() -> None:
    s = three("alice", "queen", "hatter", draws=0)
    s.loose()
    chips = ["faction_1", "faction_2", "forge", "rose_weak", "artefact", "faction_1", "faction_1", "forge", "rose_weak"]
    s.will_draw("alice", *chips)
    for who in ("queen", "hatter"):
        s.will_draw(who, *["faction_1"] * 9)
    for _ in range(8):
        s.all_draw()
    assert s.chips("active", "alice") == chips  # in the order of drawing, without a limit
    assert s.strength("alice") == 1 + 2 + 1 + 2 + 3 + 1 + 1 + 1 + 2


@rule("WW-DRAW-09", "WW-RULING-36")
def test_a_marker_never_passes_25() -> None:
    s = three(draws=1)
    s.will_draw("alice", "artefact")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.board.strength[0] = 24
    s.all_draw()
    assert s.events("played")[-3] == {"seat": 0, "chip": "artefact", "added": 3, "strength": 25}


@rule("WW-DRAW-10", "WW-DRAW-11")
def test_flamingo_c_jumps_after_all_markers_moved_and_before_the_end_is_checked() -> None:
    s = three("alice", "queen", "hatter", ally_set="c", draws=1)
    s.will_draw("alice", "flamingo_weak")
    for who in ("queen", "hatter"):
        s.will_draw(who, "faction_1")
    s.board.strength[:] = [7, 3, 3]
    s.decide(alice="draw", queen="draw", hatter="draw")
    assert s.asks == ("alice", "jump")
    assert s.strengths("alice", "queen", "hatter") == [8, 4, 4]
    assert s.can_choose("alice") == [("jump", 7), PASS]
    s.do("alice", ("jump", 7))
    assert s.board.draw == 3


# Retreat


@rule("WW-RETREAT-02", "WW-RETREAT-03")
def test_a_retreated_player_draws_no_more_and_keeps_everything() -> None:
    s = three(draws=3)
    s.decide(alice="retreat", queen="draw", hatter="draw")
    assert s.asked_at_once() == ["queen", "hatter"]
    assert (s.strength("alice"), s.chips("active", "alice"), s.count("alice", "red_keep")) == (1, ["faction_1"], 3)


@rule("WW-RETREAT-03")
def test_a_retreated_player_can_win() -> None:
    s = three(draws=2)
    s.board.strength[0] = 9
    s.decide(alice="retreat", queen="draw", hatter="draw")
    s.all_retreat()
    assert s.events("won") == [{"seat": 0, "region": "red_keep"}]


@rule("WW-RETREAT-05", "WW-MAD-14", "WW-RULING-41")
def test_a_participant_without_a_unit_busts_retreated_or_not() -> None:
    s = three(draws=2)
    s.decide(alice="retreat", queen="draw", hatter="draw")
    t = s.board
    assert not maybe_bust(t, 0)
    assert s.status("alice") == "retreated"
    t.reserve[0] += t.supporters[REGION_OF["red_keep"]]
    t.supporters[REGION_OF["red_keep"]] = 0
    assert maybe_bust(t, 0)
    assert (s.status("alice"), s.strength("alice")) == ("bust", 0)


@rule("WW-RETREAT-06", "WW-ENDB-03", "WW-ENDB-05", "WW-RULING-48")
@pytest.mark.parametrize(("hatter", "is_over"), [(5, False), (6, False), (7, True)])
def test_the_last_active_player_goes_on_unless_in_the_lead(hatter: int, is_over: bool) -> None:
    s = three(draws=2)
    s.more_war()
    s.board.strength[:] = [6, 2, hatter - 1]
    s.decide(alice="retreat", queen="retreat", hatter="draw")
    assert (s.events("battle_ended") != []) == is_over
    if not is_over:
        assert s.asks == ("hatter", "draw_or_retreat")


# The end of a battle


@rule("WW-ENDB-01")
def test_a_battle_ends_when_all_have_retreated_or_bust() -> None:
    s = three(draws=1)
    s.all_retreat()
    assert s.match.questions[0].kind == "award"


@rule("WW-ENDB-02")
def test_25_ends_the_battle_and_the_others_retreat() -> None:
    s = three(draws=2)
    s.board.strength[:] = [24, 3, 2]
    s.all_draw()
    assert s.events("won") == [{"seat": 0, "region": "red_keep"}]
    assert [event["seat"] for event in s.events("retreated")] == [0, 1, 2]
    assert s.events("battle_ended") != []


@rule("WW-ENDB-04")
def test_several_on_25_are_tied_whatever_their_surplus() -> None:
    s = three(draws=1)
    s.will_draw("alice", "artefact")
    s.will_draw("queen", "faction_1")
    s.will_draw("hatter", "faction_1")
    s.board.strength[:] = [24, 24, 2]
    s.all_draw()
    assert s.asks == ("alice", "award")
    s.do("alice", ("points",))
    assert s.asks == ("queen", "award")
    assert s.events("won") == []


@rule("WW-ENDB-06", "WW-RULING-52")
def test_when_all_others_bust_the_only_active_player_leads_with_0() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("alice", "red_keep", 2)
    s.supporters("queen", "red_keep", 1)
    s.supporters("hatter", "red_keep", 1)
    s.broken("alice", "queen", "hatter")
    for who in s.factions:
        s.will_draw(who, "madness")
    s.battle("red_keep")
    assert s.events("won") == [{"seat": 0, "region": "red_keep"}]


@rule("WW-SIM-04")
def test_nobody_may_draw_for_another_or_twice() -> None:
    s = three()
    s.match.answer(0, ("draw",))
    with pytest.raises(StolikError):
        s.match.answer(0, ("retreat",))
    with pytest.raises(NotAnOption):
        s.match.answer(1, ("block",))
