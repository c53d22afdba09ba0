"""Worked examples EX-76 to EX-105: more abilities and edges."""

from typing import Any

import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def at(s: Scenario, **strengths: int) -> None:
    """Battle markers as an example gives them."""
    for who, strength in strengths.items():
        s.board.strength[s.seat(who)] = strength


def trio(*factions: str, ally_set: str = "a") -> Scenario:
    """All three players with three supporters each in the Red Keep; the first draw is a faction chip 1 for all."""
    s = Scenario(*factions, ally_set=ally_set)
    for who in factions:
        s.supporters(who, "red_keep", 3)
        s.will_draw(who, "faction_1")
    s.battle("red_keep")
    return s


@rule("WW-FAC-02", "WW-FAC-03", "WW-FAC-05", "WW-OPEN-06")
@pytest.mark.parametrize(("where", "marker"), [("pool_of_tears", 9), ("na_muniu", 8)])
def test_ex_76_everywhere_at_once_with_mended_mirror(where: str, marker: int) -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("alice", "na_muniu", 2)
    s.supporters("queen", "na_muniu", 2)
    s.leader("alice", where, strength=4)
    s.unlocked("alice", "everywhere_at_once", "mended_mirror")
    s.broken("alice")
    s.will_draw("alice", "faction_1", "artefact")
    s.will_draw("queen", "faction_1", "faction_1")
    s.battle("na_muniu")
    s.no_wagers()
    at(s, alice=5)
    s.all_draw()
    if where == "pool_of_tears":
        assert s.asks == ("alice", "everywhere")
        s.do("alice", ("move",))
    assert s.strength("alice") == marker
    assert "leader" in s.units("alice", "na_muniu")
    assert s.shield_works("alice")


@rule("WW-FAC-07", "WW-CARD-14")
def test_ex_77_friend_of_the_people() -> None:
    s = Scenario()
    s.market("white_rabbit", "walrus", "turtle_shell")
    s.deck_top("knave_crown", "rabbit_watch", "dormouse")
    s.tea("alice", {13: "t1_16", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "unlock"), ("unlock", "friend_of_the_people"))
    assert s.asks == ("alice", "place_pawn")
    s.do("alice", ("region", "na_muniu"))
    assert s.cards("alice") == ["dormouse"]
    assert s.units("alice", "na_muniu") == ["dormouse"]
    assert s.market_now() == ["white_rabbit", "walrus", "turtle_shell"]
    assert len(s.board.wonderlandian_deck) == 24 - 3 - 1


@rule("WW-FAC-17", "WW-FAC-18", "WW-CHIP-05")
@pytest.mark.parametrize("doubled", [False, True])
def test_ex_78_jabberwocks_artefact(doubled: bool) -> None:
    s = Scenario("jabberwock", "alice", "queen")
    for who in ("jabberwock", "alice"):
        s.supporters(who, "red_keep", 3)
    s.unlocked("jabberwock", "claws_that_catch", "manxome_foe")
    s.pool(2)
    s.will_draw("jabberwock", "flamingo_weak" if doubled else "faction_1", "artefact")
    s.will_draw("alice", "faction_1", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    at(s, jabberwock=4, alice=9)
    s.all_draw()
    if doubled:
        assert s.can_choose("jabberwock") == [("strength", 8), ("strength", 10)]
        s.do("jabberwock", ("strength", 10))
    assert s.asks == ("jabberwock", "claws")
    s.do("jabberwock", ("poison", 1))
    assert s.strength("jabberwock") == (14 if doubled else 9)
    assert s.in_supply("poison") == 1
    assert "poison" in s.chips("bag", "alice")


@rule("WW-FAC-20", "WW-POISON-01")
@pytest.mark.parametrize("blocks", [False, True])
def test_ex_79_eyes_of_flame(blocks: bool) -> None:
    s = Scenario("alice", "queen", "jabberwock")
    for who in ("alice", "queen"):
        s.supporters(who, "red_keep", 2)
    s.unlocked("jabberwock", "eyes_of_flame")
    s.will_draw("alice", "poison")
    s.will_draw("queen", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    pool = s.in_supply("poison")
    s.do("alice", ("block",) if blocks else PASS)
    assert s.vp_of("jabberwock") == [0 if blocks else 1]
    assert s.in_supply("poison") == pool + (0 if blocks else 1)


@rule("WW-FAC-23", "WW-FAC-24", "WW-RESULT-15")
def test_ex_80_the_cats_shards() -> None:
    s = Scenario("cheshire", "queen", "alice", "hatter")
    for who in ("cheshire", "queen", "alice"):
        s.supporters(who, "red_keep", 3)
    s.unlocked("cheshire", "were_all_mad_here", "fading_smile")
    s.shards(cheshire=3)
    s.will_draw("cheshire", "madness")
    s.will_draw("queen", "artefact")
    s.will_draw("alice", "faction_2")
    s.battle("red_keep")
    s.more_war()
    s.no_wagers()
    s.do("cheshire", PASS)
    assert s.asks == ("cheshire", "mad_gift")
    s.do("cheshire", ("give", 1))
    assert s.shards_of("cheshire", "queen") == [2, 1]
    s.all_retreat()
    assert s.asks == ("cheshire", "end_effect")
    s.do("cheshire", ("use", "fading_smile"))
    assert s.shards_of("cheshire") == [1]


@rule("WW-FAC-22")
def test_ex_81_vanishing_act() -> None:
    s = Scenario("cheshire", "queen", "alice")
    s.supporters("cheshire", "red_keep", 1)
    s.supporters("queen", "red_keep", 2)
    s.supporters("cheshire", "live_garden", 2)
    s.unlocked("cheshire", "vanishing_act")
    s.will_draw("cheshire", "artefact")
    s.will_draw("queen", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    assert s.asks == ("cheshire", "vanish")
    assert s.can_choose("cheshire") == [("bring", "live_garden"), PASS]
    s.do("cheshire", ("bring", "live_garden"))
    assert (s.count("cheshire", "red_keep"), s.count("cheshire", "live_garden")) == (2, 1)


@rule("WW-FAC-25", "WW-CHIP-12")
@pytest.mark.parametrize(("queen", "vp"), [(4, 4), (6, 3)])
def test_ex_82_royal_temper_with_two_players(queen: int, vp: int) -> None:
    s = Scenario("queen", "alice")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.unlocked("queen", "royal_temper")
    s.vp(queen=3, alice=8)
    s.will_draw("queen", "faction_1", "artefact")
    s.will_draw("alice", "faction_1", "faction_1")
    s.battle("red_keep")
    at(s, queen=queen, alice=6)
    s.all_draw()
    assert s.vp_of("queen", "alice") == [vp, 8]


@rule("WW-WL-01", "WW-CHIP-06")
def test_ex_83_white_rabbit() -> None:
    s = Scenario("hatter", "alice", "queen")
    s.supporters("hatter", "red_keep", 2)
    s.pawn("hatter", "white_rabbit", "red_keep")
    s.supporters("alice", "red_keep", 2)
    s.will_draw("hatter", "flamingo_weak", "forge")
    s.will_draw("alice", "faction_1", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    assert s.strength("hatter") == 1 + 1 + 1  # the Rabbit, the Flamingo, and 1 for a printed 1
    s.all_draw()
    assert s.strength("hatter") == 6
    s = Scenario("hatter", "alice", "queen", ally_set="b")
    s.supporters("hatter", "red_keep", 2)
    s.pawn("hatter", "white_rabbit", "red_keep")
    s.supporters("alice", "red_keep", 2)
    s.will_draw("hatter", "red_rook_weak", "red_rook_weak")
    s.will_draw("alice", "faction_1", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    s.all_draw()
    assert s.strength("hatter") == 1 + 3 + 1


@rule("WW-WL-06", "WW-WL-12", "WW-RESULT-17")
def test_ex_84_consolations() -> None:
    s = Scenario("alice", "hatter", "queen", "cheshire", round=2)
    s.token("red_keep", "st1")
    s.pawn("hatter", "gryphon", "red_keep")
    s.pawn("cheshire", "mock_turtle", "red_keep")
    s.result("red_keep", alice=10, hatter=7, queen=7, cheshire=2)
    s.more_war()
    assert s.asks == ("cheshire", "end_effect")
    s.do("cheshire", ("use", "mock_turtle"), ("gain", "rose_weak"))
    s.do("hatter", ("use", "gryphon"))
    assert s.vp_of("alice", "hatter", "queen", "cheshire") == [6, 2 + 2, 2, 0]
    assert "rose_weak" in s.chips("bag", "cheshire")


@rule("WW-WL-07", "WW-DRAW-04")
def test_ex_85_caterpillar() -> None:
    s = Scenario("hatter", "alice", "queen")
    s.supporters("hatter", "red_keep", 3)
    s.pawn("hatter", "caterpillar", "red_keep")
    s.supporters("alice", "red_keep", 3)
    s.broken("hatter")
    s.will_draw("hatter", "faction_1", "madness", "faction_1")
    s.will_draw("alice", "faction_1", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    assert s.asks == ("hatter", "caterpillar")
    s.do("hatter", ("replace",))
    s.do("hatter", ("lose", "supporter"))
    assert s.chips("mad", "hatter") == ["madness"]
    assert s.chips("active", "hatter") == []
    s.all_draw()  # he is not asked again
    assert s.chips("active", "hatter") == ["faction_1"]
    s = Scenario("hatter", "alice", "queen")
    s.supporters("hatter", "red_keep", 3)
    s.pawn("hatter", "caterpillar", "red_keep")
    s.supporters("alice", "red_keep", 3)
    s.will_draw("hatter", "madness")
    s.will_draw("alice", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    assert s.asks == ("hatter", "shield")


@rule("WW-WL-11", "WW-MAD-04")
def test_ex_86_white_knight_first() -> None:
    s = Scenario("queen", "alice", "hatter")
    s.pawn("queen", "white_knight", "red_keep")
    s.supporters("queen", "red_keep", 2)
    s.leader("queen", "red_keep")
    s.supporters("alice", "red_keep", 3)
    s.broken("queen")
    s.will_draw("queen", "double_madness")
    s.will_draw("alice", "faction_1")
    s.battle("red_keep")
    s.no_wagers()
    assert [event["piece"] for event in s.events("lost_unit")] == ["white_knight", "supporter"]
    assert s.units("queen", "red_keep") == ["supporter", "leader"]


@rule("WW-WL-20")
def test_ex_87_duchesss_amulet() -> None:
    s = Scenario("cheshire", "alice", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.item("cheshire", "duchess_amulet")
    s.mad("hatter", "madness", "madness", "double_madness")
    s.will_draw("cheshire", "duchess_amulet")
    s.will_draw("alice", "faction_1")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    assert s.asks == ("cheshire", "amulet")
    assert s.can_choose("cheshire") == [("amulet", 1), ("amulet", 2, "madness"), ("amulet", 2, "double_madness")]
    bag = len(s.chips("bag", "hatter"))
    s.do("cheshire", ("amulet", 2, "double_madness"))
    assert s.chips("mad", "hatter") == ["madness", "madness"]
    assert len(s.chips("bag", "hatter")) == bag + 1


@rule("WW-WL-25", "WW-WL-27", "WW-WL-28", "WW-WL-30")
def test_ex_88_four_items() -> None:
    s = Scenario("hatter", "alice", "queen", "cheshire")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.supporters("hatter", "na_muniu", 1)
    for item in ("hare_butter", "tweedles_rattle", "knight_lance", "gryphon_feather"):
        s.item("hatter", item)
    s.castle("hatter", "na_muniu", "tumtum_trees", "live_garden")
    s.loose()
    for who in s.factions:
        s.will_draw(who, "faction_1")
    s.will_draw("hatter", "hare_butter", "tweedles_rattle", "tweedles_rattle", "knight_lance", "gryphon_feather")
    for who in ("alice", "queen"):
        s.will_draw(who, *["faction_1"] * 5)
    s.battle("red_keep")
    at(s, hatter=0)
    s.decide(hatter="draw", alice="draw", queen="draw", cheshire="retreat")
    markers = [s.strength("hatter")]
    for _ in range(3):
        s.all_draw()
        markers.append(s.strength("hatter"))
    assert markers == [3, 4, 9, 13]
    s.all_draw()
    assert s.asks == ("hatter", "feather")
    assert s.can_choose("hatter") == [("bring", "supporter", "na_muniu"), PASS]
    s.do("hatter", ("bring", "supporter", "na_muniu"))
    assert s.strength("hatter") == 15
    assert s.count("hatter", "red_keep") == 4


@rule("WW-WL-24", "WW-WL-26", "WW-CLEAN-01")
def test_ex_89_oysters_and_watch() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.item("alice", "walrus_oysters")
    s.item("alice", "rabbit_watch")
    s.token("red_keep", "st1")
    s.result("red_keep", alice=6, queen=3)
    s.more_war()
    s.active("alice", "walrus_oysters", "walrus_oysters", "rabbit_watch")
    assert s.vp_of("alice") == [2 + 4]
    assert s.chips("exhausted", "alice") == ["walrus_oysters", "walrus_oysters"]
    assert s.chips("bag", "alice").count("rabbit_watch") == 2
    s = Scenario("alice", "queen", "hatter")
    for who in s.factions:
        s.supporters(who, "red_keep", 1)
        s.will_draw(who, "faction_1")
    s.item("alice", "rabbit_watch")
    s.active("alice", "rabbit_watch")
    s.broken("alice")
    s.will_draw("alice", "madness")
    s.will_draw("queen", "faction_1")
    s.will_draw("hatter", "faction_1")
    s.battle("red_keep")
    s.all_draw()
    assert s.status("alice") == "bust"
    assert "rabbit_watch" in s.chips("exhausted", "alice")


@rule("WW-ALLY-08", "WW-ALLY-10")
@pytest.mark.parametrize("creatures", [2, 3])
def test_ex_90_rose_b_and_creature_b(creatures: int) -> None:
    s = Scenario("alice", "queen", "hatter", ally_set="b")
    s.result("red_keep", alice=6, queen=8)
    s.more_war()
    s.active("alice", "rose_weak", *["creature_weak"] * creatures)
    s.active("queen", "creature_strong", "creature_weak")
    if creatures == 3:
        assert s.asks == ("alice", "place_supporter")
        s.do("alice", ("region", "na_muniu"))
        assert s.count("alice", "na_muniu") == 1
    assert not s.events("placed") if creatures == 2 else len(s.events("placed")) == 1
    assert "rose_weak" in s.chips("bag", "alice")
    assert s.chips("exhausted", "alice") == ["creature_weak"] * creatures


@rule("WW-ALLY-17", "WW-ALLY-18", "WW-RETREAT-04")
def test_ex_91_flamingo_d_and_rose_d() -> None:
    s = trio("hatter", "alice", "queen", ally_set="d")
    s.will_draw("hatter", "faction_1", "flamingo_weak")
    s.will_draw("alice", "faction_1")
    s.will_draw("queen", "faction_1", "faction_1")
    s.all_draw()
    at(s, hatter=5, alice=8, queen=5)
    s.decide(hatter="draw", alice="retreat", queen="draw")
    assert s.shards_of("alice", "queen") == [1, 0]
    s = Scenario("hatter", "alice", "queen", ally_set="d")
    s.result("red_keep", hatter=7, alice=12)
    s.active("hatter", "rose_weak")
    s.do("hatter", ("forge", "rose_weak", 3))
    assert s.asks == ("hatter", "place_supporter")
    s.do("hatter", ("region", "na_muniu"))
    assert s.count("hatter", "na_muniu") == 1


@rule("WW-ORDER-04", "WW-ORDER-05", "WW-ORDER-06")
def test_ex_92_who_acts_first() -> None:
    s = Scenario("cheshire", "queen", "alice", "hatter")
    s.vp(alice=9, hatter=9, queen=4, cheshire=9)
    s.shards(alice=2, hatter=5, cheshire=2)
    s.token("red_keep", "st1")
    for who in s.factions:
        s.active(who, "forge", "faction_1")
    s.result("red_keep", cheshire=3, queen=3, alice=3, hatter=3)
    order = []
    while s.match.questions[0].kind == "award":
        order.append(s.asks[0])
        s.do(s.asks[0], ("points",) if s.asks[0] == "queen" else ("castle",))
    assert order == ["queen", "hatter", "cheshire", "alice"]
    assert s.vp_of("queen") == [6]


@rule("WW-ENDB-06", "WW-RESULT-03")
def test_ex_93_strength_zero_wins() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.supporters("alice", "red_keep", 2)
    s.supporters("queen", "red_keep", 1)
    s.broken("alice", "queen")
    s.token("red_keep", "st1")
    s.will_draw("alice", "madness")
    s.will_draw("queen", "madness")
    s.battle("red_keep")
    s.more_war()
    s.wager(hatter=None)
    assert s.events("won") == [{"seat": 0, "region": "red_keep"}]
    assert s.vp_of("alice", "queen") == [2, 0]
    assert s.castles("alice") == {"red_keep": "upright"}


@rule("WW-WAR-01", "WW-WAR-02", "WW-WAR-03", "WW-WAR-04")
def test_ex_94_order_of_battles() -> None:
    s = Scenario("alice", "queen", "hatter")
    for who in ("alice", "queen"):
        s.supporters(who, "live_garden", 2)
    s.castle("alice", "pool_of_tears")
    s.supporters("hatter", "na_muniu", 2)
    for who in s.factions:
        s.supporters(who, "tumtum_trees", 2)
    for who in ("queen", "hatter"):
        s.supporters(who, "red_keep", 2)
    s.loose()
    for who in s.factions:
        s.bag(who, *["faction_1"] * 10)
    s.battle("live_garden")
    while s.board.round == 1:
        question = s.match.questions[0]
        choice = ("retreat",) if ("retreat",) in question.options else question.options[-1]
        s.answer(question.seat, choice)
    began = [(event["region"], event["seats"]) for event in s.events("battle_began")]
    assert began == [
        ("live_garden", [0, 1]),
        ("na_muniu", [2]),
        ("tumtum_trees", [0, 1, 2]),
        ("red_keep", [1, 2]),
    ]


@rule("WW-CARD-16", "WW-CARD-17", "WW-CARD-19", "WW-RESULT-10")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_ex_95_rewards_without_room(side: str) -> None:
    s = Scenario(round=3)
    s.unlocked("alice", "everywhere_at_once", "mended_mirror", "love_of_learning", "friend_of_the_people")
    s.broken("alice")
    s.castle("alice", "na_muniu", "tumtum_trees", "red_keep", "live_garden", "pool_of_tears")
    s.rolls(1)
    s.tea("alice", {13: "t3_28", 2: "t3_01"})
    s.do("alice", ("chair", 13), ("resolve", "split"))
    assert s.can_choose("alice") == [("side", "top"), ("side", "bottom")]
    s.do("alice", ("side", side), ("resolve", "units"), ("region", "red_keep"))
    if s.asks[0] == "alice":
        s.do("alice", ("resolve", "die"))
    assert s.count("alice", "red_keep") == 3
    assert s.shards_of("alice") == [1]
    assert s.shield_works("alice") == (side == "top")
    assert ("card_soldier_strong" in s.chips("bag", "alice")) == (side == "bottom")
    assert s.asks == ("hatter", "tea_turn")
    s = Scenario("alice", "queen", "hatter")
    s.castle("alice", "red_keep")
    s.token("red_keep", "st1")
    s.result("red_keep", alice=5, queen=5)
    assert s.asks == ("queen", "award")
    assert s.vp_of("alice") == [2]  # she was not asked
    s.do("queen", ("castle",))
    assert s.vp_of("alice", "queen") == [2, 0]


@rule("WW-FORGE-12", "WW-FORGE-15", "WW-FORGE-08")
def test_ex_96_star_and_full_tracks() -> None:
    s = Scenario("cheshire", "alice", "queen")
    s.leader("cheshire", strength=4)
    s.forged("cheshire", 1, "rose_weak", "rose_weak")
    for track in (2, 3, 4):
        s.forged("cheshire", track, "flamingo_weak", "flamingo_weak", "rose_weak")
    s.result("red_keep", cheshire=7, alice=12)
    s.token("red_keep", "st1")
    s.more_war()
    s.active("cheshire", "forge", "faction_1", "faction_2")
    assert s.asks == ("cheshire", "forge")
    bag = s.chips("bag", "cheshire")
    vp = s.vp_of("cheshire")[0]
    s.do("cheshire", ("forge", "faction_1", 1))
    assert s.vp_of("cheshire") == [vp + 4]
    told = [event.kind for event in s.match.log]
    forged = told.index("forged")
    assert told[forged : forged + 4] == ["forged", "gained_vp", "calmed", "gained_artefact"]
    assert s.chips("bag", "cheshire").count("artefact") == bag.count("artefact") + 1
    assert s.chips("bag", "cheshire").count("madness") == bag.count("madness") - 1
    assert s.asks[1] != "forge"


@rule("WW-2P-08", "WW-2P-18", "WW-2P-19")
def test_ex_97_two_player_neighbours_and_the_resistance() -> None:
    s = Scenario("alice", "queen", ally_set="b", round=3, unused="tumtum_trees")
    for who in s.factions:
        s.supporters(who, "na_muniu", 3)
    s.supporters("alice", "red_keep", 1)
    s.unlocked("queen", "royal_temper")
    s.will_draw("alice", "card_soldier_strong", "faction_1")
    s.will_draw("queen", "faction_1", "artefact")
    s.battle("na_muniu")
    s.do("alice", ("call",))
    assert s.can_choose("alice") == [("call", "red_keep", 1), PASS]
    s.do("alice", ("call", "red_keep", 1))
    at(s, alice=0, queen=1)
    s.all_draw()  # the Queen is ahead of Alice; the 7 of the resistance is no opponent
    assert s.vp_of("queen") == [0]
    at(s, alice=6, queen=3)
    s.all_retreat()
    assert s.events("won") == s.events("tied") == []
    assert s.vp_of("alice", "queen") == [0, 0]
    assert s.castles("alice") == s.castles("queen") == {}


@rule("WW-MAD-09", "WW-MAD-18", "WW-MAD-22", "WW-CLEAN-03")
def test_ex_98_what_a_bust_leaves() -> None:
    s = Scenario("queen", "alice", "hatter")
    s.supporters("queen", "red_keep", 1)
    s.supporters("alice", "red_keep", 3)
    s.unlocked("queen", "royal_temper")
    s.vp(alice=5)
    s.leader("alice", "red_keep", strength=3)
    s.exhausted("queen", "rose_weak")
    s.mad("queen", "madness")
    s.broken("queen")
    s.will_draw("queen", "artefact", "madness")
    s.will_draw("alice", "faction_1", "faction_1")
    s.battle("red_keep")
    s.more_war()
    s.no_wagers()
    assert s.vp_of("queen") == [1]
    s.all_draw()
    assert s.events("bust") == [{"seat": 0}]
    assert s.vp_of("queen") == [1]
    s.forgo("forge")
    assert s.region_now() == "pool_of_tears"
    assert s.chips("mad", "queen") == ["madness", "madness"]
    assert s.chips("exhausted", "queen") == ["rose_weak", "artefact"]


@rule("WW-CARD-10", "WW-WAGER-04", "WW-OV-09")
def test_ex_99_forge_chip_as_a_weak_ally() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.result("red_keep", alice=5, queen=3)
    s.more_war()
    s.wagered(hatter="alice")
    assert s.asks == ("hatter", "choose_ally")
    s.do("hatter", ("gain", "forge"))
    assert s.chips("bag", "hatter").count("forge") == 2
    s = Scenario()
    s.tea("alice", {13: "t1_27", 2: "t1_01"})
    s.do("alice", ("chair", 13), ("resolve", "split"), ("side", "top"), ("resolve", "any_weak"), ("gain", "forge"))
    assert s.chips("bag", "alice").count("forge") == 2
    s = Scenario("alice", "queen", "hatter", round=3)
    s.quest("alice", "guests_from_everywhere", "curious_oysters")
    s.forged("alice", 1, "forge", "rose_weak", "flamingo_weak")
    s.result("na_muniu", alice=5, queen=3)
    s.active("alice", "forge", "rose_weak", "creature_weak")
    s.do("alice", ("feat", "guests_from_everywhere"))  # KINDS>=3 with Forge as the third kind
    s.forgo("forge")
    assert s.match.result is not None
    # VP of the battle and of the Rose, the castle, the feat (3) and FORGED_KINDS>=3 (3).
    assert s.match.result.points[0] == s.vp_of("alice")[0] + 3 + 3 + 3


@rule("WW-SIM-01", "WW-SIM-02", "WW-SIM-05")
def test_ex_100_same_start_same_game() -> None:
    def play(backwards: bool) -> Match:
        match = Match.start("wonderlands_war", seats=4, seed="same", options={"ally_set": "c"})
        choices = Dice("choices")
        while not match.over:
            asked = sorted(match.questions, key=lambda question: question.seat)
            picked: list[tuple[int, Any]] = []
            for question in asked:
                options = question.options
                picked.append((question.seat, options[choices.below(len(options), f"seat {question.seat}")]))
            for seat, option in reversed(picked) if backwards else picked:
                match.answer(seat, option)
        return match

    one, other = play(False), play(True)
    assert one.state.to_json() == other.state.to_json()
    assert one.chance == other.chance
    assert one.result == other.result
    assert [event.kind for event in one.log] == [event.kind for event in other.log]


@rule("WW-MAD-26", "WW-MAD-27", "WW-ORDER-04", "WW-ALLY-05", "WW-FAC-10")
def test_ex_101_one_after_another_in_step_b4() -> None:
    s = Scenario("alice", "hatter", "queen")
    s.supporters("alice", "red_keep", 1)
    s.supporters("hatter", "red_keep", 2)
    s.unlocked("hatter", "war_tactics")
    s.vp(alice=3, hatter=8)
    s.broken("alice", "hatter")
    s.mad("alice", "madness")
    s.will_draw("alice", "creature_weak", "madness")
    s.will_draw("hatter", "faction_1", "madness")
    s.battle("red_keep")
    s.more_war()
    s.no_wagers()
    at(s, alice=6, hatter=4)
    s.all_draw()
    assert s.events("gained_strength") == []
    assert s.chips("exhausted", "alice") == ["creature_strong"]
    assert s.chips("mad", "alice") == ["madness", "madness"]
    told = [(event.kind, event.line(None).get("seat")) for event in s.match.log if event.kind in ("went_mad", "bust")]
    assert told == [("went_mad", 0), ("bust", 0), ("went_mad", 1)]
    assert s.events("retreated")[-1] == {"seat": 1, "strength": 4}
    assert s.events("won") == [{"seat": 1, "region": "red_keep"}]


@rule("WW-FORGE-07", "WW-FORGE-09")
def test_ex_102_two_between_track_rewards_at_once() -> None:
    s = Scenario("cheshire", "alice", "queen")
    s.shards(cheshire=2)
    s.forged("cheshire", 1, "rose_weak")
    s.forged("cheshire", 3, "rose_weak")
    s.result("red_keep", cheshire=3, alice=12)
    s.active("cheshire", "forge")
    s.quest_top("off_the_wall")
    s.do("cheshire", ("forge", "forge", 2))
    assert s.leader_strength("cheshire") == 2
    assert s.shards_of("cheshire") == [1]
    assert s.asks == ("cheshire", "draw_quests")
    told = [event.kind for event in s.match.log]
    assert told[told.index("forged") :][:3] == ["forged", "leader_grew", "shed_shards"]
    s.do("cheshire", ("draw",))
    assert s.hand("cheshire") == ["off_the_wall"]


@rule("WW-FORGE-18", "WW-CARD-16")
def test_ex_103_forging_order() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.vp(alice=12, queen=7)
    s.token("red_keep", "st1")
    s.market("walrus", "knave_crown", "tweedles_rattle")
    s.deck_top("gryphon")
    for who in ("alice", "queen"):
        s.forged(who, 3, "rose_weak", "rose_weak", "rose_weak")
        s.forged(who, 4, "flamingo_weak", "flamingo_weak")
        s.active(who, "forge")
    s.result("red_keep", alice=9, queen=8)
    s.more_war()
    assert s.asks == ("queen", "forge")
    s.do("queen", ("forge", "forge", 4))
    assert s.can_choose("queen") == [("take", card) for card in ("walrus", "knave_crown", "tweedles_rattle")]
    s.do("queen", ("take", "walrus"), ("region", "na_muniu"))
    assert s.asks == ("alice", "forge")
    s.do("alice", ("forge", "forge", 4))
    assert s.can_choose("alice") == [("take", card) for card in ("knave_crown", "tweedles_rattle", "gryphon")]


@rule("WW-FAC-07", "WW-CHIP-13")
def test_ex_104_friend_of_the_people_unlocked_by_forging() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.deck_top("knave_crown", "dormouse")
    s.result("na_muniu", alice=9, queen=3)
    s.more_war()
    s.active("alice", "forge", "faction_1")
    s.do("alice", ("forge", "forge", 1), ("unlock", "friend_of_the_people"))
    assert s.asks == ("alice", "place_pawn")
    assert s.chips("exhausted", "alice") == ["faction_1"]  # the clean-up is done
    assert s.region_now() is None
    assert s.events("battle_began") == []
    s.do("alice", ("region", "live_garden"))
    assert s.units("alice", "live_garden") == ["dormouse"]
    assert s.events("battle_began")[-1]["region"] == "red_keep"


@rule("WW-ALLY-10", "WW-RESULT-12")
def test_ex_105_creature_b_without_creatures() -> None:
    s = Scenario("hatter", "alice", "queen", ally_set="b")
    s.supporters("hatter", "red_keep", 2)
    s.battle("red_keep")
    s.more_war()
    s.do("hatter", ("points",))
    assert s.events("placed") == []
    assert s.match.questions[0].kind == "wager"
