"""Worked examples EX-51 to EX-67: chips and abilities."""

import pytest

from stolik.kernel.question import PASS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.wonderlands_war import Scenario


def duel(one: str, other: str, ally_set: str = "a", third: str = "hatter") -> Scenario:
    """Two participants with three supporters each in the Red Keep, and a third player elsewhere."""
    s = Scenario(one, other, third, ally_set=ally_set)
    s.supporters(one, "red_keep", 3)
    s.supporters(other, "red_keep", 3)
    return s


def go(s: Scenario, draws: int = 1) -> None:
    """The battle up to a draw, everybody drawing on."""
    s.battle("red_keep")
    s.no_wagers()
    for _ in range(draws - 1):
        s.decide(**dict.fromkeys(s.asked_at_once(), "draw"))


@rule("WW-CHIP-05", "WW-FAC-12", "WW-ALLY-02")
@pytest.mark.parametrize("strength", [8, 10])
def test_ex_51_order_of_own_modifiers(strength: int) -> None:
    s = duel("queen", "alice")
    s.unlocked("queen", "paint_my_world")
    s.supporters("queen", "na_muniu", 1)
    s.will_draw("queen", "flamingo_weak", "artefact")
    s.will_draw("alice", "faction_1", "faction_1")
    go(s, 2)
    assert s.asks == ("queen", "paint")
    s.do("queen", ("lose", "supporter", "na_muniu"))
    assert s.asks == ("queen", "strength")
    assert s.offered(0) == [("strength", 8), ("strength", 10)]
    s.do("queen", ("strength", strength))
    assert s.strength("queen") == 1 + strength
    assert s.count("queen", "na_muniu") == 0


@rule("WW-CHIP-06", "WW-FAC-08", "WW-ALLY-02")
def test_ex_52_gained_strength_is_not_doubled() -> None:
    s = duel("hatter", "alice", third="queen")
    s.unlocked("hatter", "scalding_cup")
    s.mad("hatter", "madness", "madness")
    s.leader("hatter", "red_keep", strength=4)
    s.will_draw("hatter", "flamingo_weak", "artefact")
    s.will_draw("alice", "faction_1", "faction_1")
    go(s)
    assert s.strength("hatter") == 5
    s.decide(hatter="draw", alice="draw")
    assert s.strength("hatter") == 13


@rule("WW-ALLY-04", "WW-FORGE-01")
@pytest.mark.parametrize(("leader", "can_forge"), [(3, False), (5, True)])
def test_ex_53_red_rook_a(leader: int, can_forge: bool) -> None:
    s = duel("alice", "queen")
    s.leader("alice", "red_keep", strength=leader)
    s.castle("alice", "red_keep")
    s.pawn("alice", "white_knight", "red_keep")
    s.will_draw("alice", "forge", "flamingo_weak", "red_rook_weak")
    s.will_draw("queen", "faction_1", "faction_1", "faction_1")
    go(s, 3)
    assert s.strength("alice") == leader + 2 + 3 + 1 + 1 + 3
    s.all_retreat()
    assert s.asks == ("alice", "forge")
    chips = {option[1] for option in s.offered(0) if option != PASS}
    assert chips == {"forge", "flamingo_weak", "red_rook_weak"} if can_forge else chips == {"forge", "flamingo_weak"}
    assert s.strength("alice") == (15 if can_forge else 13)


@rule("WW-ALLY-05")
def test_ex_54_creature_a() -> None:
    s = Scenario("hatter", "alice", "queen")
    s.result("red_keep", hatter=8, alice=3)
    s.more_war()
    s.active("hatter", "creature_weak")
    s.supply(creature_strong=2)
    assert s.chips("exhausted", "hatter") == ["creature_strong"]
    assert (s.in_supply("creature_strong"), s.in_supply("creature_weak")) == (1, 11)  # all 11 weak ones


@rule("WW-ALLY-07", "WW-ALLY-09", "WW-CHIP-05")
@pytest.mark.parametrize(("last", "marker"), [(2, 13), (1, 12)])
def test_ex_55_set_b_together(last: int, marker: int) -> None:
    s = duel("alice", "queen", "b")
    s.will_draw("alice", "rose_weak", "flamingo_weak", "forge", "faction_2", "red_rook_weak", "red_rook_weak")
    s.loose()
    s.will_draw("queen", *["faction_1"] * 6)
    markers = []
    go(s)
    markers.append(s.strength("alice"))
    for _ in range(4):
        s.decide(alice="draw", queen="draw")
        markers.append(s.strength("alice"))
    assert markers == [2, 3, 5, 7, 11]
    s.decide(alice="draw", queen="draw")
    assert s.offered(0) == [("strength", 1), ("strength", 2)]
    s.do("alice", ("strength", last))
    assert s.strength("alice") == marker


@rule("WW-ALLY-06", "WW-CHIP-14")
def test_ex_56_card_soldier_b() -> None:
    def played() -> Scenario:
        s = Scenario("queen", "alice", "hatter", ally_set="b")
        s.supporters("queen", "tumtum_trees", 1)
        s.supporters("alice", "tumtum_trees", 1)
        s.supporters("queen", "red_keep", 3)
        s.supporters("queen", "na_muniu", 1)
        s.will_draw("queen", "card_soldier_strong")
        s.will_draw("alice", "faction_1")
        s.battle("tumtum_trees")
        s.no_wagers()
        assert s.asks == ("queen", "card_soldier")
        return s

    s = played()
    s.do("queen", ("call",))
    assert s.offered(0) == [
        ("call", "na_muniu", 1),
        ("call", "red_keep", 1),
        ("call", "red_keep", 2),
        PASS,
    ]
    s.do("queen", ("call", "red_keep", 2))
    assert (s.strength("queen"), s.count("queen", "tumtum_trees"), s.count("queen", "red_keep")) == (2, 3, 1)
    s = played()
    s.do("queen", ("double",))
    assert (s.strength("queen"), s.count("queen", "tumtum_trees")) == (4, 1)
    assert s.match.questions[0].kind == "draw_or_retreat"


@rule("WW-ALLY-11", "WW-INFO-07")
def test_ex_57_card_soldier_c() -> None:
    s = duel("cheshire", "alice", "c")
    s.bag("cheshire", "card_soldier_weak", "madness", "flamingo_strong", "faction_1")
    s.will_draw("cheshire", "card_soldier_weak", "madness", "flamingo_strong", "faction_1")
    s.will_draw("alice", "faction_1", "faction_1", "faction_1")
    go(s, 2)
    assert s.asked_at_once() == ["cheshire"]
    assert s.match.questions[0].kind == "choose_chip"
    assert s.offered(0) == [("play", "flamingo_strong"), ("play", "madness")]
    s.do("cheshire", ("play", "flamingo_strong"))
    s.forgo("jump")
    assert s.strength("cheshire") == 4
    assert sorted(s.chips("bag", "cheshire")) == ["faction_1", "madness"]
    for viewer in (1, 2, None):
        assert "madness" not in repr([line for line in s.match.lines(viewer) if line.get("seat") == 0])
    s.decide(cheshire="draw", alice="draw")
    assert s.strength("cheshire") == 5  # one chip only
    assert s.match.questions[0].kind == "draw_or_retreat"


@rule("WW-ALLY-12")
@pytest.mark.parametrize(("start", "jumps"), [(8, [10]), (10, [10, 12])])
def test_ex_58_flamingo_c(start: int, jumps: list[int]) -> None:
    s = duel("alice", "queen", "c")
    s.leader("alice", "red_keep", strength=6)
    s.castle("alice", "red_keep")
    if start == 10:
        s.pawn("alice", "walrus", "red_keep")
    s.will_draw("alice", "flamingo_weak")
    s.will_draw("queen", "faction_1")
    go(s)
    assert s.asks == ("alice", "jump")
    assert s.strength("alice") == start + 1
    assert s.offered(0) == [*(("jump", space) for space in jumps), PASS]
    s.do("alice", ("jump", jumps[0]))
    assert s.strength("alice") == jumps[0]


@rule("WW-ALLY-13", "WW-ALLY-14", "WW-QUEST-06")
@pytest.mark.parametrize("removed", ["rose_weak", "faction_1"])
def test_ex_59_rose_c_and_red_rook_c(removed: str) -> None:
    s = Scenario("hatter", "alice", "queen", ally_set="c")
    s.result("na_muniu", hatter=8, alice=12)
    s.more_war()
    s.active("hatter", "rose_weak", "rose_weak", "red_rook_weak", "faction_1")
    s.quest("hatter", "a_fortress_called_a_castle", "caucus_race")
    supply = s.in_supply("rose_weak")
    s.do("hatter", ("both_feats", "a_fortress_called_a_castle", "caucus_race"))
    assert s.shown("hatter") == ["a_fortress_called_a_castle", "caucus_race"]
    assert s.asks == ("hatter", "remove_chip")
    assert s.offered(0) == [("remove", chip) for chip in ("rose_weak", "red_rook_weak", "faction_1")]
    s.do("hatter", ("remove", removed))
    assert s.asks[1] != "remove_chip"
    assert s.shown("hatter") == ["a_fortress_called_a_castle", "caucus_race"]
    if removed == "rose_weak":
        assert s.in_supply("rose_weak") == supply + 1
    else:
        assert s.in_supply("rose_weak") == supply
        everywhere = [chip for area in ("bag", "active", "exhausted", "mad") for chip in s.chips(area, "hatter")]
        assert everywhere.count("faction_1") == 2


@rule("WW-ALLY-15")
@pytest.mark.parametrize(
    ("already", "chip", "adds"), [(2, "creature_weak", 5), (1, "creature_strong", 2), (3, "creature_strong", 0)]
)
def test_ex_60_creature_c(already: int, chip: str, adds: int) -> None:
    s = duel("alice", "queen", "c")
    s.will_draw("alice", "faction_1", chip)
    s.will_draw("queen", "faction_1", "faction_1")
    go(s)
    s.board.active[0] += [8] * already
    before = s.strength("alice")
    s.decide(alice="draw", queen="draw")
    assert s.strength("alice") == before + adds


@rule("WW-ALLY-16", "WW-ALLY-19", "WW-ALLY-20")
def test_ex_61_set_d() -> None:
    s = duel("cheshire", "alice", "d")
    s.shards(cheshire=5)
    s.will_draw(
        "cheshire", "card_soldier_strong", "creature_strong", "creature_weak", "red_rook_weak", "red_rook_strong"
    )
    s.loose()
    s.will_draw("alice", *["faction_1"] * 5)
    go(s)
    s.do("cheshire", ("triple",))
    assert s.strength("cheshire") == 6
    s.decide(cheshire="draw", alice="draw")
    assert s.shards_of("cheshire") == [4]
    s.board.shards[0] = 1
    s.decide(cheshire="draw", alice="draw")
    assert s.shards_of("cheshire") == [1]
    s.decide(cheshire="draw", alice="draw")
    s.decide(cheshire="draw", alice="draw")
    s.all_retreat()
    assert s.shards_of("cheshire") == [4]


@rule("WW-FAC-13", "WW-FAC-14", "WW-CHIP-11")
def test_ex_62_royal_temper() -> None:
    s = Scenario("queen", "alice", "hatter", ally_set="b")
    for who in s.factions:
        s.supporters(who, "red_keep", 2)
    s.unlocked("queen", "royal_temper")
    s.vp(alice=5, hatter=9)
    s.will_draw("queen", "faction_1", "artefact")
    s.will_draw("alice", "faction_1", "faction_1")
    s.will_draw("hatter", "faction_1", "red_rook_strong")
    s.battle("red_keep")
    s.board.strength[:] = [6, 9, 8]
    s.decide(queen="draw", alice="draw", hatter="draw")
    assert s.vp_of("alice", "queen", "hatter") == [4, 1, 9]
    assert s.strength("hatter") == 12


@rule("WW-FAC-10")
def test_ex_63_war_tactics() -> None:
    s = duel("hatter", "alice", third="queen")
    s.unlocked("hatter", "war_tactics")
    s.broken("hatter")
    s.will_draw("hatter", "faction_1", "double_madness")
    s.will_draw("alice", "faction_1", "faction_1")
    go(s)
    s.board.strength[:] = [4, 7, 0]
    s.decide(hatter="draw", alice="draw")
    assert [event["strength"] for event in s.events("gained_strength")] == [6, 8]
    assert s.strength("hatter") == 8
    assert s.count("hatter", "red_keep") == 1


@rule("WW-WL-04")
@pytest.mark.parametrize(("second", "vp"), [("supporter", 2), ("duchess", 0)])
def test_ex_64_duchess(second: str, vp: int) -> None:
    s = duel("cheshire", "alice")
    s.pawn("cheshire", "duchess", "red_keep")
    s.broken("cheshire")
    s.will_draw("cheshire", "double_madness", "madness")
    s.will_draw("alice", "faction_1", "faction_1")
    go(s)
    s.do("cheshire", ("lose", "supporter"), ("lose", second))
    assert s.vp_of("cheshire") == [vp]
    if second == "supporter":
        s.decide(cheshire="draw", alice="draw")
        s.do("cheshire", ("lose", "duchess"))
        assert s.vp_of("cheshire") == [2]


@rule("WW-WL-02")
@pytest.mark.parametrize(("chip", "marker"), [("madness", 2), ("faction_1", 1)])
def test_ex_65_knave_of_hearts(chip: str, marker: int) -> None:
    s = Scenario("hatter", "alice", "queen")
    for who in s.factions:
        s.supporters(who, "red_keep", 3)
    s.pawn("hatter", "knave_of_hearts", "red_keep")
    s.broken("alice")
    s.will_draw("hatter", "faction_1", "forge")
    s.will_draw("alice", "faction_1", chip)
    s.will_draw("queen", "artefact")
    s.battle("red_keep")
    s.board.strength[:] = [0, 2, 5]
    s.decide(hatter="draw", alice="draw", queen="retreat")
    assert s.strength("hatter") == marker


@rule("WW-WL-22")
@pytest.mark.parametrize("blocks", [True, False])
def test_ex_66_caterpillars_pipe(blocks: bool) -> None:
    s = duel("hatter", "alice", third="queen")
    s.item("hatter", "caterpillar_pipe")
    s.shards(hatter=2)
    s.will_draw("hatter", "faction_1", "caterpillar_pipe")
    s.will_draw("alice", "faction_1", "madness")
    go(s)
    s.board.strength[:] = [6, 2, 0]
    s.decide(hatter="draw", alice="draw")
    s.do("alice", ("block",) if blocks else PASS)
    assert (s.shards_of("hatter"), s.strength("hatter")) == (([1], 7) if blocks else ([2], 9))


@rule("WW-CHIP-13", "WW-FAC-06")
def test_ex_67_ability_unlocked_by_forging() -> None:
    s = Scenario("alice", "queen", "hatter")
    s.result("red_keep", alice=7, queen=3)
    s.more_war()
    s.active("alice", "forge", "rose_weak", "rose_weak")
    s.do("alice", ("forge", "forge", 1), ("unlock", "love_of_learning"))
    assert s.asks == ("alice", "forge")
    s.do("alice", PASS)
    assert s.asks[1] != "love_of_learning"
    assert s.chips("exhausted", "alice") == ["rose_weak", "rose_weak"]
    assert s.has_unlocked("alice", "love_of_learning")
