"""Worked examples of interacting, loot, grenades, melee, destroying, respawning, canyons and portals."""

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario


@rule("AP-ACT-06", "AP-INT-01", "AP-ADJ-06")
def test_ex_020_interact_then_move_in_play() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("bloodhound", (5, 5))
    s.acts("bloodhound")
    s.choose(("interact",), ("open", "v", 6, 5))
    while s.question.kind != "interact":
        s.choose(next(o for o in s.options if o[0] in ("weapon", "keep", "discard_weapon", "wear", "on")))
    s.choose(("move",))
    assert not s.can(("step", 6, 5))
    assert len(s.of("step")) == 7


@rule("AP-ACT-06", "AP-INT-01")
def test_ex_021_move_then_interact_in_play() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("bloodhound", (4, 5))
    s.acts("bloodhound")
    s.choose(("interact",))
    assert not s.can(("open",))
    s.choose(("move",), ("step", 5, 5))
    assert s.can(("open", "v", 6, 5))


@rule("AP-INT-03", "AP-INT-04", "AP-INT-05", "AP-INT-06", "AP-ACT-06")
def test_ex_026_supply_bin_sb_3() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("gibraltar", (5, 5))
    s.bins("sb3")
    s.bag("epic", "phoenix_kit")
    s.bag("rare", "helmet_rare")
    s.bag("common", "syringe")
    s.weapon_deck("car_2", "volt_2")
    s.acts("gibraltar")
    s.choose(("interact",), ("open", "v", 6, 5))
    assert s.options == [("weapon", "car_2"), ("weapon", "volt_2")]
    s.choose(("weapon", "car_2"))
    s.choose(("wear", "helmet_rare"), ("on", 5, 5), ("keep", "phoenix_kit"), ("drop", "syringe"), ("on", 4, 5))
    s.choose(("exchange", 2))
    assert s.question.kind == "interact"
    assert (s.gear_of("gibraltar", "helmet"), s.pack_of("gibraltar")) == ("helmet_rare", ["phoenix_kit"])
    assert s.weapons_of("gibraltar")[1] == ("car_2", 2)
    assert s.board.open_bins == 1
    s.choose(("move",), ("step", 5, 6))
    assert (s.at("gibraltar"), s.ap) == ((5, 6), 1)


@rule("AP-GREN-01", "AP-GREN-02", "AP-GREN-03", "AP-GREN-09")
def test_ex_055_frag_grenade_scatter() -> None:
    s = Scenario("wall V(6,5) length 2", red=("bangalore", "wraith"))
    s.legend("gibraltar", (3, 6), pack=["frag_grenade"])
    s.legend("bangalore", (8, 5))
    s.aim("a6", "a1")
    s.acts("gibraltar")
    assert ("shoot", "bangalore", 1) not in s.options
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 8, 6))
    assert (s.events("landed")[0]["x"], s.events("landed")[0]["y"]) == (7, 5)


@rule("AP-GREN-06", "AP-GREN-07", "AP-GREN-09", "AP-AOE-03")
def test_ex_056_frag_grenade_damage_in_play() -> None:
    s = Scenario("wall V(6,5) length 2")
    s.legend("gibraltar", (3, 6), pack=["frag_grenade"])
    s.legend("bangalore", (8, 5))
    s.legend("wraith", (7, 5))
    s.aim("a6", "a1")
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 8, 6))
    assert (s.dial("bangalore"), s.dial("wraith")) == ((10, 40), (0, 40))
    assert s.pack_of("gibraltar") == []
    assert sorted(s.board.aim) == list(range(14))


@rule("AP-MELEE-02", "AP-MELEE-03", "AP-PUSH-01", "AP-PUSH-04", "AP-PUSH-05", "AP-PUSH-06")
def test_ex_058_melee_pushed_onto_an_occupied_lower_space_in_play() -> None:
    s = Scenario("building (4,4)-(5,5); beacon (6,4)", red=("lifeline", "wraith"))
    s.legend("lifeline", (4, 4))
    s.legend("bloodhound", (5, 4))
    s.aim("a8")
    s.acts("lifeline")
    s.choose(("melee",), ("attack", "bloodhound"))
    assert s.asked == (1, "land")
    assert set(s.of("go")) == {(5, 3), (6, 3), (7, 3), (7, 4), (7, 5), (6, 5)}
    s.choose(("go", 6, 5))
    assert s.dial("bloodhound") == (12, 40)


@rule("AP-MELEE-02", "AP-PUSH-03", "AP-PUSH-06", "AP-ADJ-05")
def test_ex_059_melee_pushed_against_connected_obstacles_in_play() -> None:
    s = Scenario("low wall V(6,5); bin H(5,6)", red=("lifeline", "wraith"))
    s.legend("lifeline", (4, 4))
    s.legend("bloodhound", (5, 5))
    s.aim("a13")
    s.acts("lifeline")
    s.choose(("melee",), ("attack", "bloodhound"))
    assert (s.at("bloodhound"), s.dial("bloodhound")) == ((5, 5), (12, 40))


@rule("AP-CARD-03", "AP-RESP-01", "AP-FEAT-01")
def test_ex_060_guardian_angel() -> None:
    s = Scenario("crossroads", red=("lifeline", "wraith"))
    s.legend("lifeline", (4, 5), hand=["guardian_angel"])
    s.legend("wraith", None)
    s.team_chooses("red")
    s.choose(("activate", "wraith"), ("play", "guardian_angel"))
    assert (3, 5) in s.of("respawn")
    s.choose(("respawn", 3, 5))
    assert (s.at("wraith"), s.ap, s.discard_of("lifeline")) == ((3, 5), 2, ["guardian_angel"])


@rule("AP-WEAP-03", "AP-WEAP-04", "AP-WEAP-05", "AP-AMMO-01")
def test_ex_095_weapon_exchange_and_ammo() -> None:
    def gained(weapon: str) -> Scenario:
        s = Scenario("bin V(6,5)")
        s.legend("wraith", (5, 5), weapons=[("hemlok_1", 3), ("car_2", 1)])
        s.weapon_deck(weapon, "kraber" if weapon == "longbow_1" else "longbow_1")
        s.acts("wraith")
        s.choose(("interact",), ("open", "v", 6, 5), ("weapon", weapon))
        return s

    s = gained("flatline_1")
    s.choose(("exchange", 1))
    assert s.weapons_of("wraith") == [("flatline_1", 5), ("car_2", 1)]
    s = gained("flatline_1")
    s.choose(("ammo",))
    assert s.weapons_of("wraith") == [("hemlok_1", 5), ("car_2", 1)]
    s = gained("r99_2")
    s.choose(("exchange", 1))
    assert s.weapons_of("wraith") == [("r99_2", 3), ("car_2", 1)]
    s = gained("eva8_1")
    assert not s.can(("ammo",))


@rule("AP-GEAR-02", "AP-GEAR-03", "AP-GEAR-05", "AP-GEAR-06")
def test_ex_096_equipping_body_shields() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("wraith", (5, 5), shield=12, pack=["shield_battery"])
    s.bins("sb15")
    s.bag("rare", "body_shield_rare", "med_kit", "med_kit")
    s.lies("body_shield_epic_used", 5, 5)
    s.acts("wraith")
    s.choose(("interact",), ("open", "v", 6, 5))
    s.choose(s.options[0], ("wear", "body_shield_rare"), ("on", 4, 5))
    assert (s.dial("wraith"), s.gear_of("wraith", "body")) == ((22, 40), "body_shield_rare_used")
    assert s.lying(4, 5) == ["body_shield_starting"]
    s.choose(("drop", "med_kit"), ("on", 4, 4), ("drop", "med_kit"), ("on", 4, 4), ("discard_weapon",), ("done",))
    s.choose(("take", "body_shield_epic_used", 5, 5), ("wear", "body_shield_epic_used"), ("on", 5, 5))
    assert s.dial("wraith") == (22, 40)
    s.choose(("use",), ("use", "shield_battery"), ("done",))
    assert s.dial("wraith") == (40, 40)
    s.choose(("take", "body_shield_rare_used", 5, 5), ("wear", "body_shield_rare_used"), ("on", 5, 5))
    assert s.dial("wraith") == (30, 40)


@rule("AP-ACT-08", "AP-ADJ-02", "AP-ADJ-03", "AP-LOOT-04")
def test_ex_097_dropping_and_picking_up_in_play() -> None:
    s = Scenario("building (4,4)-(5,5); low wall V(5,4)")
    s.legend("wraith", (4, 4), pack=["syringe"])
    s.lies("med_kit", 3, 4)
    s.lies("shield_cell", 5, 4)
    s.lies("shield_battery", 5, 5)
    s.acts("wraith")
    assert s.of("take") == [("shield_battery", 5, 5)]
    s.choose(("drop_loot",), ("drop", "syringe"), ("on", 3, 4))
    assert s.lying(3, 4) == ["syringe", "med_kit"]


@rule("AP-ATT-02", "AP-ATT-03", "AP-ATT-04", "AP-INT-01")
def test_ex_098_printed_attachment_covered_and_uncovered() -> None:
    s = Scenario()
    pack = ["barrel_stabilizer_rare", "light_magazine", "sniper_6x"]
    s.legend("wraith", (1, 5), pack=pack, weapons=["longbow_1", "sentinel_1"])
    s.legend("gibraltar", (8, 5))
    s.acts("wraith")
    s.choose(("interact",))
    attach = set(s.of("attach"))
    assert attach == {("barrel_stabilizer_rare", 1), ("sniper_6x", 1), ("sniper_6x", 2)}
    s.choose(("attach", "barrel_stabilizer_rare", 1), ("attach", "sniper_6x", 1), ("done",), ("shoot", "gibraltar", 1))
    s.skip()
    assert (s.events("aimed")[0]["start"], s.events("aimed")[0]["threshold"]) == (1, 50)
    s = Scenario()
    s.legend("wraith", (1, 5), weapons=[("longbow_1", 2, ["barrel_stabilizer_rare"]), "sentinel_1"])
    s.legend("gibraltar", (8, 5))
    s.acts("wraith")
    s.choose(("interact",), ("detach", "barrel_stabilizer_rare", 1), ("done",), ("shoot", "gibraltar", 1))
    s.skip()
    assert s.events("aimed")[0]["start"] == 2


@rule("AP-OBJ-13", "AP-OBJ-14", "AP-OBJ-15", "AP-OBJ-16")
def test_ex_099_pushed_into_a_canyon() -> None:
    s = Scenario("canyon (6,5); canyon (7,5)")
    s.legend("gibraltar", (4, 5), hand=["shoulder_charge"])
    s.legend("wraith", (5, 5), hand=["phase_step"], pack=["syringe"])
    s.acts("gibraltar")
    s.choose(("play", "shoulder_charge"), ("done",))
    assert (s.at("wraith"), s.dial("wraith")) == ((6, 5), (16, 40))
    s = Scenario("canyon (6,5); canyon (7,5)")
    s.legend("wraith", (6, 5), hand=["phase_step"], pack=["syringe"])
    s.team_chooses("red")
    s.choose(("activate", "wraith"))
    assert s.question.kind == "canyon"
    assert {option[0] for option in s.options} == {"climb", "fall"}
    assert {(6, 4), (7, 5)} <= set(s.of("climb"))
    s.choose(("climb", 6, 4))
    assert (s.at("wraith"), s.ap, s.question.kind) == ((6, 4), 1, "act")


@rule("AP-OBJ-06", "AP-ADJ-07", "AP-ADJ-08", "AP-INT-01")
def test_ex_100_zip_line_across_the_gorge_in_play() -> None:
    s = Scenario("gorge")
    s.legend("wraith", (4, 5))
    s.acts("wraith")
    s.choose(("interact",), ("zip", 4, 5, 0))
    assert set(s.of("go")) == {(7, 6), (8, 6), (8, 7)}
    s.choose(("go", 7, 6))
    assert s.at("wraith") == (7, 6)


@rule("AP-MOVE-18", "AP-MOVE-19", "AP-MOVE-06", "AP-CONV-09")
def test_ex_101_portal() -> None:
    s = Scenario()
    s.legend("wraith", (2, 2))
    s.portals((3, 3), (9, 9))
    s.acts("wraith")
    s.choose(("move",), ("step", 3, 3), ("go", 10, 9))
    assert (s.question.kind, s.question.note) == ("move", 1)
    s.step((11, 9))
    assert s.at("wraith") == (11, 9)
    around = "; ".join(f"rock ({x},{y})" for x in (8, 9, 10) for y in (8, 9, 10) if (x, y) != (9, 9))
    s = Scenario(around)
    s.legend("wraith", (2, 2))
    s.portals((3, 3), (9, 9))
    s.acts("wraith")
    s.choose(("interact",), ("move",))
    assert not s.can(("step", 3, 3))
    s.choose(("done",), ("done",), ("move",))
    s.step((3, 3))
    assert not s.can(("done",))


@rule("AP-DESTROY-01", "AP-DESTROY-02", "AP-DESTROY-03", "AP-DESTROY-04", "AP-DESTROY-05")
def test_ex_102_destroy_with_a_weapon() -> None:
    s = Scenario(red=("wraith", "bangalore", "lifeline"), blue=("gibraltar", "bloodhound", "pathfinder"))
    s.legend("wraith", (5, 5), weapons=[("hemlok_1", 1), "p2020_1"])
    s.legend("bangalore", (5, 9))
    s.drone((9, 5), ends=3)
    s.ravens("bangalore", "lifeline", "wraith", ends=4)
    s.acts("wraith")
    s.choose(("destroy",), ("with", 1), ("destroy", "drone"), ("destroy", "raven", "bangalore"))
    assert s.weapons_of("wraith")[0] == ("hemlok_1", 1)
    assert (s.token("heal_drone"), s.token("eye_of_the_allfather")) == (2, "below 4")
    assert len(s.board.ravens) == 2


@rule("AP-RESP-01", "AP-RESP-03", "AP-RESP-06")
def test_ex_103_respawn_at_the_nearest_beacon_in_play() -> None:
    s = Scenario("crossroads")
    s.legend("gibraltar", None)
    s.legend("bloodhound", (8, 4))
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert len(s.of("respawn")) == 7
    s.choose(("respawn", 10, 6))
    assert (s.at("gibraltar"), s.ap) == ((10, 6), 1)


@rule("AP-RESP-02", "AP-ELIM-06", "AP-ELIM-08")
def test_ex_104_eliminated_in_the_own_activation() -> None:
    s = Scenario("beacon (1,1)")
    s.legend("wraith", (5, 5), shield=0, health=10, pack=["frag_grenade"])
    s.legend("bangalore", (0, 3))
    s.aim("a6", "a10")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert (s.at("wraith"), s.points("blue"), s.question.kind) == (None, 1, "respawn_or_not")
    s.choose(("respawn",), ("respawn", 2, 2))
    assert (s.at("wraith"), s.ap) == ((2, 2), 0)


@rule("AP-OBJ-12")
def test_ex_113_grenade_into_a_canyon() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("wraith", (3, 5), pack=["thermite_grenade"])
    s.legend("gibraltar", (7, 5))
    s.aim("a6")
    s.acts("wraith")
    s.choose(("use",), ("use", "thermite_grenade"), ("axis", "ew"), ("throw", 7, 5))
    assert s.dial("gibraltar") == (20, 40)
    assert (s.pack_of("wraith"), sorted(s.board.aim)) == ([], list(range(14)))


@rule("AP-ACC-03", "AP-ABIL-07")
def test_ex_118_ultimate_accelerant() -> None:
    s = Scenario()
    s.legend("gibraltar", pack=["ultimate_accelerant"])
    s.cooling("dome_of_protection", 3)
    s.cooling("defensive_bombardment", 2)
    s.acts("gibraltar")
    s.choose(("use",), ("use", "ultimate_accelerant"), ("done",))
    assert (s.token("dome_of_protection"), s.token("defensive_bombardment")) == (1, 0)


@rule("AP-INT-06", "AP-OBJ-04")
def test_ex_119_open_bin() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("wraith", (5, 5), pack=["hcog_classic"], weapons=["car_2", "p2020_2"])
    s.legend("gibraltar", (2, 5), weapons=["spitfire_1", "p2020_1"])
    s.open_bin()
    s.acts("wraith")
    s.choose(("interact",))
    assert not s.can(("open",))
    assert s.can(("attach", "hcog_classic", 1))
    s = Scenario("bin V(5,5)")
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (2, 5), weapons=["spitfire_1", "p2020_1"])
    s.open_bin()
    s.cooling("into_the_void", 1)
    s.aim("a9", "a13", "a10", "a5", "a6")  # 55 with COVER at the start, then too low or COVER
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1))
    s.skip()
    assert s.events("hit")[0]["hits"] == 0


@rule("AP-ADJ-05", "AP-PUSH-03", "AP-LOS-15", "AP-MOVE-16")
def test_ex_124_between_two_building_corners_in_play() -> None:
    s = Scenario(
        "building (3,3)-(4,4); building (5,5)-(6,6)", red=("wraith", "bangalore"), blue=("lifeline", "bloodhound")
    )
    s.legend("wraith", (5, 4))
    s.legend("bloodhound", (4, 5))
    s.legend("lifeline", (6, 3))
    s.acts("wraith")
    assert "bloodhound" not in {name for name, _ in s.of("shoot")}
    s.choose(("melee",))
    assert ("attack", "bloodhound") in s.options
    s = Scenario(
        "building (3,3)-(4,4); building (5,5)-(6,6)", red=("wraith", "bangalore"), blue=("lifeline", "bloodhound")
    )
    s.legend("wraith", (5, 4))
    s.legend("lifeline", (6, 3))
    s.aim("a13")
    s.acts("lifeline")
    s.choose(("melee",), ("attack", "wraith"))
    assert (s.at("wraith"), s.dial("wraith")) == ((5, 4), (12, 40))


@rule("AP-FEAT-03", "AP-ACT-10", "AP-RESP-03")
def test_ex_128_guardian_angel_for_herself() -> None:
    s = Scenario("crossroads", red=("lifeline", "wraith"))
    s.legend("lifeline", None, hand=["guardian_angel"])
    s.legend("wraith", (8, 4))
    s.team_chooses("red")
    s.choose(("activate", "lifeline"), ("play", "guardian_angel"))
    assert set(s.of("respawn")) == {(x, y) for x in (8, 9, 10) for y in (4, 5, 6)} - {(9, 5), (8, 4)}
    s.choose(("respawn", 9, 6))
    assert (s.board.active, s.ap) == (LEGEND["lifeline"], 2)


@rule("AP-PLACE-01", "AP-PLACE-02", "AP-PLACE-04", "AP-PLACE-05", "AP-PLACE-06", "AP-PLACE-07", "AP-PLACE-08")
def test_ex_061_where_a_smoke_may_be_placed_in_play() -> None:
    buildings = "building (6,6)-(7,7); building (8,6)-(9,7)"
    s = Scenario(f"{buildings}; bin V(3,3); wall H(3,3); bin H(7,2); wall H(8,2)")
    s.legend("bangalore", (5, 5))
    s.dome((6, 6, 0))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"))
    nodes = set(s.of("node"))
    assert {(3, 3, 0), (7, 2, 0), (9, 2, 0), (6, 6, 1), (8, 7, 1)} <= nodes
    assert not {(8, 2, 0), (6, 6, 0), (8, 8, 0)} & nodes


@rule("AP-PLACE-04", "AP-PLACE-05", "AP-PLACE-06")
def test_ex_062_free_intersections_at_a_straight_pair_and_around_a_dome_in_play() -> None:
    s = Scenario("wall V(5,4); low wall V(5,5)")
    s.legend("bangalore", (7, 7))
    s.dome((9, 9, 0))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"))
    nodes = set(s.of("node"))
    assert (5, 5, 0) not in nodes
    assert {(5, 4, 0), (5, 6, 0)} <= nodes
    around = {(i, j, 0) for i in (8, 9, 10) for j in (8, 9, 10)} - {(9, 9, 0)}
    assert around <= nodes
    assert (9, 9, 0) not in nodes


@rule("AP-GREN-01", "AP-GREN-08")
def test_ex_114_thermite_orientation_in_play() -> None:
    for at, dial in (((4, 3), (5, 40)), ((4, 7), (5, 40)), ((5, 5), (20, 40)), ((4, 8), (20, 40))):
        s = Scenario()
        s.legend("wraith", (9, 9), pack=["thermite_grenade"])
        s.legend("gibraltar", at)
        s.aim("a6")
        s.acts("wraith")
        s.choose(("use",), ("use", "thermite_grenade"), ("axis", "ns"), ("throw", 5, 5))
        assert s.dial("gibraltar") == dial
