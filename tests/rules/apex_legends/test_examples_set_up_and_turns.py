"""Worked examples: the drop, turns, activation points, the ring, durations, and how matches end."""

from stolik.games.apex_legends.catalogue import BAG, LOOT_KIND, NOTHING, WEAPON
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Opening, Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")


def at_the_tile() -> Opening:
    """First game, nothing but weapons taken; the epic tokens are those of EX-001, the bonus tokens in printed order."""
    s = Opening(2, draft="first_game")
    s.script("aim", [*range(12), 12, 13])  # seat 0 is red
    s.script("bonus", [0, 2, 1, 3])  # at the right: move 3 and common loot
    s.match.questions  # noqa: B018 - starts the match
    epic = [LOOT_KIND[name] for name in ("hcog_ranger", "variable_aog", "sniper_stock_epic", "phoenix_kit")]
    bag = s.board.bags[2]
    for kind in epic:
        bag.remove(kind)
    bag += epic[::-1]  # drawn for the top, right, bottom and left side
    s.arm()
    return s


@rule("AP-DROP-02", "AP-DROP-04", "AP-DROP-05", "AP-INIT-03")
def test_ex_001_placing_legends_at_the_entry_tile() -> None:
    s = at_the_tile()
    placed = [
        ("gibraltar", "bottom", "sniper_stock_epic"),
        ("wraith", "top", "hcog_ranger"),
        ("bloodhound", "left", "phoenix_kit"),
        ("bangalore", "right", "variable_aog"),
    ]
    seats = []
    for legend, side, token in placed:
        seats.append(s.question.seat)
        s.choose(("place", legend, side), ("keep", token))
        assert s.pack_of(legend) == [token]
    assert seats == [1, 0, 1, 0]
    assert s.board.tile_epic == [NOTHING] * 4


@rule("AP-DROP-06", "AP-DROP-07", "AP-DROP-08", "AP-DROP-10", "AP-LOOT-05", "AP-MOVE-10")
def test_ex_002_entering_the_map_with_move_3_and_common_loot() -> None:
    s = Scenario("crossroads")
    s.legend("bangalore", pack=["shield_cell"] + ["syringe"] * 7)
    s.bag("common", "syringe")
    s.entering("right", "bangalore", "gibraltar", bonus="bt3")
    s.choose(("enter", "bangalore", 11, 2))
    assert s.question.note == 3
    s.step((11, 2))
    assert s.question.note == 2
    assert s.events("drew_loot") == []  # the loot is drawn only after the move
    s.step((10, 2))
    assert s.at("bangalore") == (10, 2)
    assert s.question.kind == "gain"
    s.choose(("swap", "syringe"), ("drop", "shield_cell"))
    assert {("on", 10, 2), ("on", 10, 3), ("on", 11, 3)} <= set(s.options)
    s.choose(("on", 11, 3))
    assert s.pack_of("bangalore") == ["syringe"] * 8


@rule("AP-TURN-01", "AP-TURN-02", "AP-TIME-01", "AP-TIME-02", "AP-DMG-01")
def test_ex_003_order_of_tokens_below_the_initiative_marker() -> None:
    for first, dial in (("thunder", (20, 40)), ("dome", (0, 40))):
        s = Scenario()
        s.legend("gibraltar", (5, 5))
        for figure in (first, "dome" if first == "thunder" else "thunder"):
            if figure == "thunder":
                s.thunder((5, 3), "s", ends=1)
            else:
                s.dome((5, 5, 0), ends=1)
        s.turn_begins("blue")
        assert s.asked == (1, "activate")
        assert s.dial("gibraltar") == dial
        assert s.token("dome_of_protection") == 3


@rule("AP-ACT-01", "AP-ACT-03")
def test_ex_004_activation_points_cannot_be_overdrawn() -> None:
    """No printed card costs 2 AP; two that cost 1 use up an activation just as well."""
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["double_time"])
    s.acts("bangalore")
    s.choose(("move",), ("done",), ("move",), ("done",))
    assert s.ap == 0
    assert not s.can(("play", "double_time"))
    assert not s.can(("move",))


@rule("AP-RING-01", "AP-RING-03", "AP-RING-04", "AP-TRANS-02", "AP-RING-07", "AP-DMG-03")
def test_ex_005_ring_shrinks_by_card_r_1() -> None:
    s = Scenario()
    s.round(2)
    s.ring(0, 0, 11, 11, "r1")
    s.legend("wraith", (1, 5))
    s.legend("gibraltar", (2, 5))
    s.legend("bangalore", (5, 5))
    s.transition(5)
    assert s.asked == (0, "activate")
    assert s.board.ring == [2, 2, 11, 11]
    assert sorted([*s.board.ring_deck, s.board.ring_card]) == list(range(8))
    assert s.dial("wraith") == (20, 40)
    s = Scenario()
    s.round(3)
    s.ring(2, 2, 11, 11)
    s.legend("wraith", (1, 5))
    s.legend("gibraltar", (2, 5))
    s.legend("bangalore", (5, 5))
    s.transition(2)
    assert s.asked == (0, "activate")
    assert (s.dial("wraith"), s.dial("gibraltar")) == ((20, 32), (20, 40))


@rule("AP-RUSH-01", "AP-RUSH-02", "AP-MOVE-08")
def test_ex_022_move_2_with_rush_in_play() -> None:
    s = Scenario("building (5,5)-(6,6); low wall V(7,4); beacon (6,3)")
    s.legend("wraith", (4, 4), hand=["kunai"])
    s.acts("wraith")
    s.choose(("move",), ("rush",), ("discard", "kunai"))
    s.step((5, 5), (6, 4))
    assert (s.at("wraith"), s.ap, s.discard_of("wraith")) == ((6, 4), 1, ["kunai"])
    assert not s.can(("rush",))


@rule("AP-TIME-02", "AP-TIME-03", "AP-ABIL-04", "AP-ABIL-05")
def test_ex_069_delay_2_bombardment() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5))
    s.legend("wraith", (7, 7))
    s.legend("bangalore", (8, 8))
    s.acts("gibraltar")
    s.choose(("initiate", "defensive_bombardment"), ("on", 6, 6))
    assert s.token("defensive_bombardment") == "below 4"
    s = Scenario()
    s.legend("wraith", (7, 7))
    s.legend("bangalore", (9, 8))
    s.legend("gibraltar", (5, 5))
    s.strike((6, 6), ends=1)
    s.turn_begins("blue")
    assert s.asked == (1, "activate")
    assert [s.dial(name) for name in ("wraith", "bangalore", "gibraltar")] == [(0, 36), (20, 40), (0, 36)]
    assert (s.token("defensive_bombardment"), s.board.figures[3]) == (3, NOTHING)


@rule("AP-TIME-01", "AP-TIME-03")
def test_ex_070_duration_3_smoke() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"), ("node", 6, 6, 0))
    assert s.token("smoke_launcher") == "below 4"
    turns = []
    while s.token("smoke_launcher") == "below 4":
        turns.append(s.board.marker)
        s.choose(("end",) if s.question.kind == "act" else s.options[0])
    assert set(turns) == {0, 1, 3}
    assert (s.board.marker, s.board.figures[1]) == (4, NOTHING)


@rule("AP-ABIL-04", "AP-ABIL-07", "AP-TRANS-04")
def test_ex_071_cooldown_2_smoke() -> None:
    s = Scenario()
    s.smoke((5, 5, 0), ends=1)
    s.turn_begins("blue")
    assert s.asked == (1, "activate")
    positions = [s.token("smoke_launcher")]
    rounds = s.board.round
    while s.board.round < rounds + 2:
        number = s.board.round
        s.choose(("end",) if s.question.kind == "act" else s.options[0])
        if s.board.round != number:
            positions.append(s.token("smoke_launcher"))
    assert positions == [2, 1, 0]


@rule("AP-GOAL-05", "AP-GOAL-07")
def test_ex_092_win_by_elimination_in_2v2() -> None:
    s = Scenario()
    s.round(3)
    s.legend("gibraltar", deathboxes=1)
    s.legend("bloodhound", (6, 5), shield=0, health=10)
    s.legend("wraith", (3, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert s.match.result is not None
    assert (s.match.result.reason, tuple(s.match.result.places)) == ("elimination", (1, 2))


@rule("AP-GOAL-06", "AP-GOAL-07")
def test_ex_093_win_by_points() -> None:
    for red, blue, is_over in ((RED3[:2], BLUE3[:2], True), (RED3, BLUE3, False)):
        s = Scenario("crossroads", red=red, blue=blue)
        s.legend("gibraltar", None, deathboxes=0)
        s.team_chooses("blue")
        s.choose(("activate", "gibraltar"))
        assert s.match.over is is_over
        if not is_over:
            assert s.question.kind == "respawn"


@rule("AP-GOAL-09", "AP-GOAL-10", "AP-GOAL-11", "AP-GOAL-12")
def test_ex_094_tie_breaks_after_round_8() -> None:
    for bloodhound, places in ((25, (1, 1)), (26, (2, 1))):
        s = Scenario()
        s.legend("bangalore", deathboxes=1)
        s.legend("gibraltar", deathboxes=1)
        s.legend("wraith", health=25)
        s.legend("bloodhound", health=bloodhound)
        s.round(8)
        s.transition(5)
        assert s.match.result is not None
        assert tuple(s.match.result.places) == places


@rule("AP-EQUIP-01", "AP-EQUIP-03", "AP-EQUIP-04", "AP-EQUIP-05", "AP-EQUIP-06")
def test_ex_116_stage_1_loadout() -> None:
    s = Opening(2, draft="first_game", team_size="3")
    s.script("aim", [*range(12), 12, 13])  # seat 0 is red
    drawn = [WEAPON["r301_1"], WEAPON["sentinel_1"]]  # Bangalore draws first
    s.script("weapons", [weapon for weapon in range(48) if weapon not in drawn] + drawn)
    shield = LOOT_KIND["body_shield_rare"]
    rare = BAG[1].copy()
    rare.remove(shield)
    s.script("bags", BAG[0].copy(), [*rare, shield], BAG[2].copy())
    for option in (
        ("deal", "r301_1", "bangalore"),
        ("deal", "sentinel_1", "bangalore"),
        ("deal", "body_shield_rare", "bangalore"),
    ):
        s.answer(0, option)
        s.answer(1, s.match.options(1)[1])
    s.arm()
    assert s.weapons_of("bangalore") == [("r301_1", 2), ("sentinel_1", 2)]
    assert (s.dial("bangalore"), s.gear_of("bangalore", "body")) == ((30, 40), "body_shield_rare_used")
    assert LOOT_KIND["body_shield_starting"] in s.board.box
    assert [len(left) for left in s.board.left_weapons] == [6, 6]


@rule("AP-INIT-01", "AP-INIT-02")
def test_ex_117_initiative_draw_with_a_tie() -> None:
    s = Opening(2, draft="first_game")
    s.script("aim", [*range(2, 14), 1, 0])
    s.script("aim", [*(card for card in range(14) if card not in (5, 9)), 9, 5])
    s.match.questions  # noqa: B018 - starts the match
    drawn = [(line["first"], line["second"]) for line in s.events("drew_for_initiative")]
    assert drawn == [("a1", "a2"), ("a6", "a10")]
    assert s.seat("wraith") == 1  # the higher value becomes red


@rule("AP-TRANS-03", "AP-LEG-02")
def test_ex_123_deck_of_feats_runs_out() -> None:
    s = Scenario()
    s.legend("wraith", hand=["kunai", "this_way"], deck=())
    s.transition()
    assert s.asked == (0, "activate")
    assert (s.hand_of("wraith"), len(s.discard_of("wraith"))) == (["kunai", "this_way"], 6)


@rule("AP-DMG-07", "AP-GOAL-07", "AP-GOAL-08", "AP-GOAL-10")
def test_ex_127_two_eliminations_by_one_grenade() -> None:
    s = Scenario()
    s.legend("bangalore", (0, 0), deathboxes=1)
    s.legend("bloodhound", (11, 11), deathboxes=1)
    s.legend("wraith", (5, 5), shield=0, health=10, pack=["frag_grenade"])
    s.legend("gibraltar", (7, 5), shield=0, health=10)
    s.aim("a6", "a10")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert s.match.result is not None
    assert (s.match.result.reason, tuple(s.match.result.points)) == ("draw", (2, 2))
