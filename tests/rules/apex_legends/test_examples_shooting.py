"""Worked examples of shooting, reactions, zones and damage, played through."""

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.games.apex_legends.rules.life import hurt
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")


@rule("AP-SHOOT-08", "AP-SHOOT-09", "AP-ATT-08")
def test_ex_050_car_hit_threshold_55() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=[("car_2", 2, ["hcog_classic"]), "p2020_1"])
    s.legend("gibraltar", (7, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == 55


def longbow(helmet: str = "helmet_epic", third: str = "a12") -> Scenario:
    s = Scenario("building (1,5)-(2,6)")
    s.legend("wraith", (2, 5), weapons=[("longbow_1", 2, ["sniper_magazine"]), "p2020_1"])
    s.legend("gibraltar", (8, 5), shield=15, health=30, gear=[helmet])
    s.aim("a5", "a1", third)
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    return s


@rule("AP-SHOOT-16", "AP-SHOOT-17", "AP-SHOOT-18", "AP-SHOOT-19", "AP-SHOOT-20", "AP-ATT-06")
def test_ex_051_longbow_placing_the_aim_cards_in_play() -> None:
    s = longbow()
    aimed = s.events("aimed")[0]
    assert (aimed["threshold"], aimed["shots"], aimed["cards"], aimed["start"]) == (55, 3, 1, 2)
    assert s.weapons_of("wraith")[0] == ("longbow_1", 1)


@rule("AP-SHOOT-22", "AP-SHOOT-24", "AP-SHOOT-26", "AP-SHOOT-28", "AP-SHOOT-29")
def test_ex_052_longbow_hits_and_headshots_in_play() -> None:
    hit = longbow().events("hit")[0]
    assert (hit["hits"], hit["headshots"]) == (2, 1)


@rule("AP-SHOOT-30", "AP-SHOOT-31", "AP-DMG-01")
def test_ex_053_longbow_34_damage_in_play() -> None:
    s = longbow()
    assert s.events("hit")[0]["damage"] == 34
    assert s.dial("gibraltar") == (0, 11)


@rule("AP-ZONE-02", "AP-ZONE-03")
def test_ex_065_two_zones_at_once_in_play() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 4))
    s.legend("bangalore", (4, 5))  # in the dome's zone
    s.legend("wraith", (9, 4))  # outside
    s.dome((5, 5, 0))
    s.smoke((6, 5, 0))
    s.acts("wraith")
    assert "bloodhound" not in {name for name, _ in s.of("shoot")}
    s = Scenario()
    s.legend("bloodhound", (5, 4))
    s.legend("bangalore", (4, 5), weapons=["p2020_2", "spitfire_1"])
    s.dome((5, 5, 0))
    s.smoke((6, 5, 0))
    s.acts("bangalore")
    s.choose(("shoot", "bloodhound", 1))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == 45 + 10


@rule("AP-SHOOT-09", "AP-SHOOT-11", "AP-SHOOT-19")
def test_ex_081_feat_pf_f_2_in_play() -> None:
    s = Scenario(blue=("pathfinder", "gibraltar"))
    s.legend("pathfinder", (1, 5), hand=["targeting_upgrade"], weapons=["hemlok_2", "p2020_1"])
    s.legend("wraith", (8, 5))
    s.acts("pathfinder")
    s.choose(("shoot", "wraith", 1), ("boost", "targeting_upgrade"))
    s.skip()
    assert (s.events("aimed")[0]["threshold"], s.events("aimed")[0]["start"]) == (65, 0)


def shot_at_an_ally_of_bangalore(card: str, land: str = "") -> Scenario:
    s = Scenario(land, red=("bangalore", "wraith"))
    s.legend("bangalore", (5, 8), hand=[card])
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (7, 5), weapons=[("car_2", 2, ["hcog_classic"]), "p2020_1"])
    s.cooling("into_the_void", 1)
    s.aim("a3", "a9", "a5", "a6", "a8")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", card), ("initiate", "smoke_launcher"), ("node", 6, 5, 0))
    s.skip()
    return s


@rule("AP-SHOOT-10", "AP-SHOOT-16")
def test_ex_082_fixed_hit_threshold() -> None:
    s = shot_at_an_ally_of_bangalore("bad_day_shooter")
    assert s.events("aimed")[0]["threshold"] == 65


@rule("AP-SHOOT-13", "AP-SHOOT-16", "AP-ZONE-05")
def test_ex_083_reaction_smoke_without_fixing() -> None:
    # The shooter stands on a roof, the target is lower and stands in the smoke.
    s = shot_at_an_ally_of_bangalore("lost_in_the_smoke", "building (7,5)-(8,6)")
    assert s.events("aimed")[0]["threshold"] == 65
    assert s.events("hit")[0]["hits"] == 0


@rule("AP-SHOOT-14", "AP-SHOOT-15", "AP-DMG-06")
def test_ex_084_living_shield_changes_the_target() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["slip_the_snare"])
    s.legend("gibraltar", (5, 6), hand=["living_shield", "behind_me"], gear=["helmet_starting"])
    s.legend("wraith", (9, 5), weapons=[("hemlok_2", 2), "p2020_1"])
    s.aim("a5", "a9", "a12")  # a miss, a hit, a hit with headshot: 8 + 8 + 5 = 21
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1), ("react", "living_shield"))
    s.skip("react_before")
    assert (s.at("gibraltar"), s.at("bloodhound")) == ((5, 5), (5, 6))
    assert s.events("hit")[0]["damage"] == 21 - 8
    assert (s.dial("gibraltar"), s.dial("bloodhound")) == ((7, 40), (20, 40))
    # After fire Gibraltar reacts as the target; Bloodhound's card has no TEAM.
    assert set(s.options) == {("react", "behind_me"), ("pass",), ("never",)}


@rule("AP-ABIL-03", "AP-SHOOT-16", "AP-SHOOT-32")
def test_ex_085_into_the_void_as_reaction() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["whispers"])
    s.legend("gibraltar", (8, 5), weapons=[("car_2", 2, ["light_magazine"]), "p2020_1"])
    s.aim("a5", "a6")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "into_the_void"))
    aimed = s.events("aimed")[0]
    assert (aimed["shots"], aimed["start"]) == (2, 2)  # the C.A.R. has a printed stabilizer
    assert s.token("into_the_void") == 3
    assert (s.asked, s.question.note) == ((0, "move"), 2)  # no second reaction before fire was asked for
    assert s.hand_of("wraith") == ["whispers"]


@rule("AP-SHOOT-05", "AP-ZONE-04", "AP-ZONE-05")
def test_ex_086_dome_of_protection_restrictions_in_play() -> None:
    def targets(active: str) -> set[int | str]:
        s = Scenario(red=("bangalore", "wraith"))
        s.legend("gibraltar", (4, 4))
        s.legend("wraith", (5, 5))
        s.legend("bangalore", (2, 5))
        s.legend("bloodhound", (8, 5))
        s.dome((5, 5, 0))
        s.acts(active)
        return {name for name, _ in s.of("shoot")}

    assert targets("bangalore") == set()
    assert targets("gibraltar") == {"wraith"}


@rule("AP-SHOOT-11")
def test_ex_087_one_boost_only() -> None:
    s = Scenario(red=("bangalore", "bloodhound"), blue=("gibraltar", "wraith"))
    s.legend("bangalore", (5, 5), hand=["armour_piercers"])
    s.legend("bloodhound", (4, 4), hand=["foregone_conclusion"])
    s.legend("gibraltar", (8, 5))
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1), ("boost", "armour_piercers"))
    s.skip("react_before", "react_after")
    assert s.question.kind == "act"
    assert s.hand_of("bloodhound") == ["foregone_conclusion"]


@rule("AP-SHOOT-13", "AP-SHOOT-33", "AP-SHOOT-34")
def test_ex_088_reactions_of_a_team_of_three() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("gibraltar", (8, 5), shield=0, health=1, hand=["living_shield"])
    s.legend("bloodhound", (9, 6), hand=["ravens_warning", "slip_the_snare"])
    s.legend("pathfinder", (10, 5), hand=["hard_target", "reel_in"])
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a13", "a14", "a9", "a12")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert set(s.options) == {("react", "living_shield"), ("react", "ravens_warning"), ("pass",), ("never",)}
    s.decline()
    assert s.at("gibraltar") is None
    assert set(s.options) == {("react", "reel_in"), ("pass",), ("never",)}


@rule("AP-DMG-08", "AP-DMG-09")
def test_ex_089_knockdown_shield() -> None:
    s = Scenario()
    s.legend("wraith", shield=5, health=20, gear=["knockdown_shield_rare"])
    hurt(s.board, LEGEND["wraith"], 30, "ring")
    assert (s.dial("wraith"), s.gear_of("wraith", "knockdown")) == ((0, 5), "knockdown_shield_rare_used")
    s = Scenario()
    s.legend("wraith", (6, 5), shield=5, health=20, gear=["knockdown_shield_rare"])
    s.legend("gibraltar", (5, 5), weapons=["mastiff", "p2020_1"])
    s.cooling("into_the_void", 1)
    s.aim("a12", "a5", "a10")  # two hits with headshots: 18 + 18 = 36 without them
    s.acts("gibraltar")
    s.legend("wraith", gear=["knockdown_shield_rare", "helmet_epic"])
    s.choose(("shoot", "wraith", 1))
    s.skip()
    assert s.at("wraith") is None
    assert s.gear_of("wraith", "knockdown") == "knockdown_shield_rare"


@rule("AP-GEAR-10", "AP-TRANS-02", "AP-DMG-03", "AP-RING-07")
def test_ex_090_ring_and_legendary_knockdown_shield() -> None:
    s = Scenario()
    s.round(7)
    s.ring(3, 3, 8, 8)
    gear = ["knockdown_shield_legendary_used", "body_shield_epic_used"]
    s.legend("wraith", (0, 5), shield=40, health=30, gear=gear)
    s.legend("bangalore", (4, 4))
    s.legend("gibraltar", (5, 5))
    s.legend("bloodhound", (6, 6))
    s.transition(2)
    assert s.asked == (0, "activate")
    assert s.dial("wraith") == (40, 22)


@rule("AP-ELIM-01", "AP-ELIM-02", "AP-ELIM-03", "AP-ELIM-04", "AP-ELIM-07")
def test_ex_091_elimination() -> None:
    s = Scenario()
    s.legend("gibraltar", (4, 4))
    s.legend("wraith", (5, 5), shield=0, health=4, hand=["kunai", "whispers", "this_way"], pack=["syringe"])
    s.legend("wraith", gear=["body_shield_epic_used", "knockdown_shield_epic_used"], weapons=[("volt_1", 4), "p2020_1"])
    s.aim("a13")
    s.acts("gibraltar")
    s.choose(("melee",), ("attack", "wraith"))
    assert (s.at("wraith"), s.dial("wraith"), s.deathboxes("wraith")) == (None, (20, 40), 1)
    assert s.points("blue") == 1
    assert s.gear_of("wraith", "knockdown") == "knockdown_shield_epic"
    assert s.gear_of("wraith", "body") == "body_shield_epic_used"
    assert (s.weapons_of("wraith")[0], s.pack_of("wraith")) == (("volt_1", 4), ["syringe"])
    assert len(s.hand_of("wraith")) == 3


@rule("AP-ACT-11", "AP-SHOOT-02")
def test_ex_120_one_shoot_action_from_all_sources() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["allfathers_strength"])
    s.acts("bloodhound", ap=1, has_shot=True)
    assert not s.can(("shoot",))
    s.choose(("play", "allfathers_strength"))
    assert (s.question.kind, s.question.note) == ("move", 2)


@rule("AP-SHOOT-05", "AP-ZONE-02", "AP-ABIL-02")
def test_ex_126_a_dome_also_stops_bombardments_from_inside() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), pack=["frag_grenade"])
    s.dome((5, 5, 0))
    s.acts("gibraltar")
    s.choose(("initiate", "defensive_bombardment"))
    assert set(s.of("on")) == {(4, 4), (5, 4), (4, 5), (5, 5)}
    s.choose(("on", 4, 4), ("use",))
    assert s.of("use") == []


@rule("AP-SHOOT-29", "AP-GEAR-07")
def test_ex_076_rare_and_epic_helmet_in_play() -> None:
    for helmet, damage in (("helmet_rare", 34), ("helmet_epic", 29)):
        s = Scenario()
        s.legend("wraith", (5, 5), weapons=["hemlok_1", "p2020_1"])
        s.legend("gibraltar", (9, 5), gear=[helmet])
        s.aim("a8", "a10", "a12")
        s.acts("wraith")
        s.choose(("shoot", "gibraltar", 1))
        s.skip()
        # The card W-1 has a printed stock: one more for each of the three hits than in the example.
        assert s.events("hit")[0]["damage"] == damage + 3


@rule("AP-ATT-09", "AP-SHOOT-20", "AP-SHOOT-30")
def test_ex_077_sniper_stock_and_recoil_in_play() -> None:
    s = Scenario()
    s.legend("wraith", (1, 5), weapons=[("longbow_2", 2, ["sniper_stock_rare"]), "p2020_1"])
    s.legend("gibraltar", (8, 5))
    s.aim("a12", "a4")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    assert (s.events("aimed")[0]["start"], s.events("hit")[0]["damage"]) == (3, 34)


@rule("AP-ATT-07", "AP-SHOOT-17")
def test_ex_078_shotgun_bolt_on_1x4_in_play() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=[("peacekeeper_1", 2, ["shotgun_bolt"]), "p2020_1"])
    s.legend("gibraltar", (6, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    aimed = s.events("aimed")[0]
    assert (aimed["shots"], aimed["cards"], aimed["start"]) == (2, 4, 3)
    revealed = s.events("revealed_aim")[0]["cards"]
    assert isinstance(revealed, list | tuple)
    assert (len(revealed), s.weapons_of("wraith")[0]) == (8, ("peacekeeper_1", 1))
