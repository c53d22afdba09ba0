"""Section 16: combat, parts I to III and the five steps."""

from collections.abc import Iterator

import pytest

from stolik.games.waste_knights.active_rules import ON, replace_rules
from stolik.games.waste_knights.catalogue import CARD, FACE, FOES
from stolik.games.waste_knights.language import parse
from stolik.games.waste_knights.vocabulary import ASSAULT, FATE, RESOLUTION
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-COMBAT-01", "WK-COMBAT-02")
def test_one_knight_fights_one_enemy_of_a_card_or_an_entry() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.wasteland("dingo_pack")
    wk.move("M37")
    assert (wk.table.fighter, wk.asked) == (0, (0, "weapon"))
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M63")
    wk.do(("thread", "salvage_the_pump_part"), ("choose", 2))
    assert wk.asked == (0, "weapon")
    assert wk.events("fought")[0]["enemy"] == "EA2"


@rule("WK-COMBAT-03", "WK-TRAIT-08")
@pytest.mark.parametrize(("enemy", "count"), [("pyre_wagon", 1), ("dingo_pack", 0)])
def test_the_threat_trait_draws_tokens_in_part_i(enemy: str, count: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland(enemy)
    wk.move("M37")
    assert wk.question.kind == "weapon"
    assert len(wk.tokens()) == count


@rule("WK-COMBAT-04")
def test_a_weapon_with_dice_or_none() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["broken_knife", "pistol"], cargo=["katana", "frag_grenade"])
    wk.wasteland("dingo_pack")
    wk.move("M37")
    assert wk.offered(0) == [("arm", "broken_knife"), ("arm", "pistol"), ("arm", "unarmed")]


@rule("WK-COMBAT-05")
@pytest.mark.parametrize(
    ("weapon", "fuel", "ammo", "can"),
    [
        ("pistol", 2, 1, True),
        ("pistol", 2, 0, False),
        ("flamethrower", 1, 0, True),
        ("flamethrower", 0, 2, False),
        ("crossbow", 0, 0, True),
        ("machete", 0, 0, True),
    ],
)
def test_a_ranged_weapon_needs_what_its_attack_costs(weapon: str, fuel: int, ammo: int, can: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=[weapon], fuel=fuel, ammo=ammo)
    wk.wasteland("dingo_pack")
    wk.move("M37")
    offered = [option[1] for option in wk.offered(0) if option[0] == "arm"]
    assert (weapon in offered) == can


@rule("WK-COMBAT-06", "WK-RULING-55", "WK-COMBAT-07")
def test_tokens_are_seen_before_the_weapon_is_chosen_and_act_in_the_order_drawn() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.bag("tt09", "tt03")
    wk.wasteland("dingo_pack")
    wk.move("M49", "M50", "M51")
    assert wk.question.kind == "weapon"
    assert wk.seen(0).threats == ["tt09", "tt03"]
    wk.do(("arm", "unarmed"), ("lose", "meds"))
    assert [line["token"] for line in wk.events("threatened")] == ["tt09", "tt03"]


@rule("WK-COMBAT-08")
@pytest.mark.parametrize(("enemy", "roll"), [("scrap_sniper", "W=- B=BL"), ("chain_riders", "W=- G=- G=-")])
def test_an_ambusher_attacks_no_second_time(enemy: str, roll: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland(enemy)
    wk.rolls(roll, "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert [who for who, _ in wk.struck()] == [enemy, "johnny_taylor"]
    wk.assert_nothing_pending()


@rule("WK-COMBAT-09")
def test_opening_and_assault_effects_are_no_attacks() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="gun_pickup", cargo=["molotov"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("use", "mounted_gun"), ("use", "molotov"))
    assert [who for who, _ in wk.struck()] == ["hulking_reject", "johnny_taylor"]
    assert [line["wounds"] for line in wk.events("hurt")] == [1, 2]


@rule("WK-COMBAT-10", "WK-EQ-04")
def test_only_the_chosen_weapon_gives_its_effects() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["katana", "knife"])
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-", "W=S G=F G=-")
    wk.move("M37")
    wk.do(("arm", "knife"))
    # No Ambush of the katana: the pack attacked first; the Fate of the knife counted.
    assert wk.struck() == [("dingo_pack", 0), ("johnny_taylor", 2)]


@rule("WK-COMBAT-11")
def test_step_1_ambush_then_the_enemys_then_the_knights_openings() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="gun_pickup")
    wk.bag("tt08")
    wk.wasteland("toll_crew")
    wk.rolls("W=- G=- G=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    assert wk.struck() == [("toll_crew", 0)]
    assert wk.question.kind == "foe_offer"
    wk.do(("pass",))
    assert wk.offered(0) == [("use", "mounted_gun"), ("pass",)]


@rule("WK-COMBAT-12", "WK-RULING-56")
def test_a_defeat_in_step_1_leads_to_step_5() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="gun_pickup")
    wk.wasteland("patrol_drone")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("use", "mounted_gun"))
    assert wk.struck() == []
    assert wk.knight(0).ammo == 2
    wk.assert_nothing_pending()


@rule("WK-COMBAT-13", "WK-COMBAT-37")
def test_ranged_attacks_come_before_melee_attacks() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("hulking_reject")
    wk.rolls("G=- B=BL W=- G=-", "G=- G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "pistol"), ("pass",))
    assert [who for who, _ in wk.struck()] == ["johnny_taylor", "hulking_reject"]
    wk = Scenario("johnny_taylor")
    wk.wasteland("bile_spitter")
    wk.rolls("W=- G=- G=-", "W=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert [who for who, _ in wk.struck()] == ["bile_spitter", "johnny_taylor"]


@rule("WK-COMBAT-14")
@pytest.mark.parametrize(
    ("weapon", "fuel", "ammo"), [("pistol", 2, 1), ("crossbow", 2, 2), ("flamethrower", 1, 2), ("nail_gun", 2, 2)]
)
def test_a_shot_costs_ammo_before_the_roll_unless_the_weapon_says_otherwise(weapon: str, fuel: int, ammo: int) -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, hands=[weapon])
    wk.wasteland("feral_boars")
    wk.given(0, space="M37")
    wk.move("M24")
    wk.do(("arm", weapon))
    zoey = wk.knight(0)
    assert (zoey.fuel, zoey.ammo) == (fuel, ammo)


@rule("WK-COMBAT-15", "WK-RULING-57")
def test_without_ammo_the_knight_fights_unarmed_and_the_weapon_gives_nothing() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["sniper_rifle"], fuel=0, ammo=1, meds=0)
    wk.bag("tt03")
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=- G=-")
    wk.move("M62")
    wk.do(("arm", "sniper_rifle"))
    # Neither the Ambush of the rifle nor its dice: Blades in step 4, after nothing else.
    assert [line["dice"] for line in wk.events("rolled")][1] == ["white:-", "green:-"]


@rule("WK-COMBAT-15")
def test_the_last_ammo_lost_to_a_simultaneous_attack_leaves_the_knight_unarmed(monkeypatch: pytest.MonkeyPatch) -> None:
    thieves = FOES[CARD["road_vultures"]]
    on = thieves.on.copy()
    on[FATE] = parse("fate: lose(ammo,1)")
    monkeypatch.setattr(thieves, "on", on)
    wk = Scenario("johnny_taylor")
    wk.given(0, ammo=1)
    wk.wasteland("road_vultures")
    wk.rolls("W=F W=- G=-", "W=S G=-")
    wk.move("M37")
    wk.do(("arm", "pistol"))
    assert [line["dice"] for line in wk.events("rolled")][1:] == [["white:S", "green:-"]]
    assert wk.struck() == [("road_vultures", 0), ("johnny_taylor", 1)]


@rule("WK-COMBAT-18", "WK-RULING-58", "WK-COMBAT-19")
def test_a_knight_struck_down_in_the_same_step_still_attacks() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, armour="")
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-", "W=S G=S G=-")
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert wk.struck() == [("dingo_pack", 1), ("johnny_taylor", 2)]
    johnny = wk.knight(0)
    assert (johnny.xp, bool(johnny.unconscious)) == (1, True)


@rule("WK-COMBAT-21", "WK-RULING-59")
def test_each_fate_symbol_triggers_one_effect() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["machete"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=F G=F W=- G=F")
    wk.move("M37")
    wk.do(("arm", "machete"))
    assert wk.struck()[-1] == ("johnny_taylor", 3)


@rule("WK-COMBAT-22")
def test_a_fate_that_can_be_used_must_be_used() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, hands=["moonlit_blade"], advances=["death_touch"], xp=6)
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "G=F B=BL G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "moonlit_blade"))
    assert wk.offered(0) == [("use", "death_touch"), ("use", "moonlit_blade")] or wk.offered(0) == [
        ("use", "moonlit_blade"),
        ("use", "death_touch"),
    ]


@rule("WK-COMBAT-23", "WK-RULING-60")
def test_a_weapon_breaks_once_however_many_bad_luck_symbols() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["hunting_rifle"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- B=BL B=BL B=BL", "G=- G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "hunting_rifle"), ("pass",))
    wk.settle()
    assert wk.knight(0).hands == ["broken_hunting_rifle"]


@rule("WK-COMBAT-24")
def test_bad_luck_of_an_enemy_does_nothing() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.armour, johnny.wounds) == (["knife", "pistol"], "junk_armour", 0)


@rule("WK-COMBAT-25", "WK-COMBAT-26", "WK-COMBAT-28", "WK-RULING-61", "WK-TRAIT-11")
def test_armour_negates_once_per_attack_up_to_its_protection() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("hulking_reject")
    wk.rolls("G=S G=S B=S+S", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.offered(0) == [("armour", "junk_armour"), ("pass",)]
    wk.do(("armour", "junk_armour"))
    # Four wounds, two negated; the broken side cannot be used against the same attack.
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.armour) == (2, "broken_junk_armour")


@rule("WK-COMBAT-27")
def test_armour_does_not_help_against_tainted_wounds_radiation_and_damage() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("salt_crawler")
    wk.rolls("W=F B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert (johnny.tainted, johnny.armour) == (1, "junk_armour")


@rule("WK-COMBAT-29")
def test_nobody_has_more_wounds_than_health() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=5, armour="")
    wk.wasteland("hulking_reject")
    wk.rolls("G=S G=S B=S+S")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.knight(0).wounds == 7


@rule("WK-COMBAT-30", "WK-COMBAT-31")
@pytest.mark.parametrize(("roll", "xp"), [("W=S G=S G=-", 1), ("W=S G=- G=-", 0)])
def test_an_enemy_is_defeated_when_its_wounds_equal_its_health(roll: str, xp: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-", roll)
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert wk.knight(0).xp == xp


@rule("WK-COMBAT-31", "WK-WOUND-02")
def test_tainted_wounds_count_for_defeat() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=3, tainted=3, armour="")
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.knight(0).unconscious


@rule("WK-COMBAT-32")
def test_after_step_2_the_defeated_take_no_further_part() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, armour="", cargo=["frag_grenade"])
    wk.wasteland("bile_spitter")
    wk.rolls("W=S G=- G=-")
    wk.move("M37")
    wk.do(("arm", "knife"))
    johnny = wk.knight(0)
    assert johnny.unconscious
    assert (johnny.cargo, wk.struck()) == (["frag_grenade"], [("bile_spitter", 1)])


@rule("WK-COMBAT-33", "WK-COMBAT-35", "WK-COMBAT-36", "WK-RULING-62")
def test_several_thrown_weapons_in_step_3() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["frag_grenade", "molotov"])
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "knife"), ("use", "frag_grenade"), ("use", "molotov"))
    # Two and two wounds defeat it before step 4.
    johnny = wk.knight(0)
    assert (johnny.cargo, wk.struck(), johnny.xp) == ([], [], 2)


@rule("WK-COMBAT-34")
def test_a_knight_defeated_by_an_assault_has_no_own(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, armour="", cargo=["frag_grenade"])
    reject = next(foe for foe in FOES if foe.id == "hulking_reject")
    rules = reject.on.copy()
    rules[ASSAULT] = parse("assault: hit(1)")
    monkeypatch.setattr(reject, "on", rules)
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "knife"))
    johnny = wk.knight(0)
    assert johnny.unconscious
    assert (johnny.cargo, wk.struck()) == (["frag_grenade"], [])


@rule("WK-COMBAT-37", "WK-COMBAT-38")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [("knife", ["white", "green", "green"]), ("unarmed", ["white", "green"])],
)
def test_melee_uses_blades_and_no_ammo(weapon: str, dice: list[str]) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-")
    wk.move("M37")
    wk.do(("arm", weapon))
    rolled = wk.events("rolled")[1]["dice"]
    assert isinstance(rolled, list)
    assert [str(die).split(":")[0] for die in rolled] == dice
    assert wk.knight(0).ammo == 2


@rule("WK-COMBAT-39")
def test_resolution_effects_the_enemys_first() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("glow_walkers")
    wk.rolls("W=- W=- G=-", "W=S G=S G=F")
    wk.move("M37")
    wk.do(("arm", "knife"))
    # Three wounds defeat the Walkers, whose Resolution comes all the same.
    johnny = wk.knight(0)
    assert (johnny.rad, johnny.xp) == (1, 1)
    kinds = [line["event"] for line in wk.match.lines(None) if line["event"] in ("irradiated", "learned")]
    assert kinds == ["irradiated", "learned"]


@rule("WK-COMBAT-40", "WK-COMBAT-42", "WK-RULING-63", "WK-XP-19")
def test_rewards_xp_then_resources_then_equipment_then_effects() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, hands=["assault_rifle"])
    wk.wasteland("slave_drivers")
    wk.equipment("toolbox")
    wk.rolls("G=S G=S G=S G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "assault_rifle"), ("pass",), ("stow", "broken_toolbox"), ("gain", "fuel"))
    zoey = wk.knight(0)
    assert (zoey.xp, zoey.meds, zoey.cargo, zoey.fuel) == (1, 3, ["broken_toolbox"], 3)
    kinds = [line["event"] for line in wk.match.lines(None) if line["event"] in ("learned", "gained", "drew_gear")]
    assert kinds == ["learned", "gained", "drew_gear", "gained"]


@rule("WK-COMBAT-41", "WK-COMBAT-46")
def test_an_unconscious_winner_gets_rewards_and_their_effects() -> None:
    wk = Scenario("zoey_shaw", "logan_harris")
    wk.given(0, wounds=6, armour="", hands=["wire_bat"])
    wk.wasteland("fuel_thieves")
    wk.rolls("W=S G=-", "G=S G=S G=-")
    wk.move("M37")
    wk.do(("arm", "wire_bat"), ("gain", "ammo"))
    zoey = wk.knight(0)
    assert zoey.unconscious
    assert (zoey.fuel, zoey.ammo) == (4, 3)


@rule("WK-COMBAT-43")
def test_without_a_defeat_nothing_is_gained() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("road_vultures")
    wk.rolls("W=- W=- G=-", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert (johnny.xp, johnny.fuel, johnny.ammo) == (0, 2, 2)
    wk.assert_nothing_pending()


@rule("WK-COMBAT-44")
def test_cleanup() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt01")
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=S G=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"), ("pass",))
    assert wk.pile("HD") == ["hulking_reject"]
    assert (wk.tokens(), len(wk.table.bag), wk.seen(0).combat) == ([], 10, None)


@rule("WK-COMBAT-45", "WK-RULING-64")
def test_the_turn_of_a_defeated_knight_ends_after_cleanup() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, armour="")
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    order = [line["event"] for line in wk.match.lines(None)]
    assert order.index("collapsed") < order.index("fight_ended") < order.index("turn_began")
    assert wk.asked == (1, "act")


@rule("WK-COMBAT-46")
@pytest.mark.parametrize(("wounds", "ammo"), [(5, 3), (6, 2)])
def test_an_unconscious_knight_uses_no_resolution_effects(wounds: int, ammo: int, resolution_of_rations: None) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=wounds, armour="", cargo=["army_rations"])
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.knight(0).ammo == ammo


@pytest.fixture
def resolution_of_rations() -> Iterator[None]:
    """No printed card of a knight has a Resolution effect: the rations get one."""
    face = FACE["army_rations"]
    before = ON[RESOLUTION][face]
    replace_rules(face, RESOLUTION, parse("resolution: gain(ammo,1)"))
    yield
    replace_rules(face, RESOLUTION, before)


@rule("WK-COMBAT-47", "WK-INJ-04")
def test_an_eliminated_knight_gets_no_rewards() -> None:
    wk = Scenario("zoey_shaw", "logan_harris")
    wk.given(0, wounds=6, armour="", hands=["wire_bat"], injuries=["concussion", "smashed_knee"])
    wk.wasteland("fuel_thieves")
    wk.rolls("W=S G=-", "G=S G=S G=-")
    wk.move("M37")
    wk.do(("arm", "wire_bat"))
    zoey = wk.knight(0)
    assert (zoey.is_eliminated, zoey.fuel, zoey.xp) == (True, 0, 0)
    assert wk.asked == (1, "act")


@rule("WK-COMBAT-48", "WK-RULING-65")
def test_an_ended_combat_skips_everything_but_cleanup() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, specials=[3])
    wk.wasteland("sun_prophets")
    wk.move("M37")
    wk.do(("arm", "knife"), ("use", "pilgrims_mask"))
    johnny = wk.knight(0)
    assert (wk.struck(), johnny.rad, johnny.meds) == ([], 0, 2)
    assert wk.pile("HD") == ["sun_prophets"]


@rule("WK-COMBAT-48", "WK-UNC-01", "WK-TRAIT-07")
def test_an_unstoppable_knight_with_as_many_wounds_as_health_falls_when_the_combat_is_ended() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, wounds=7, armour="", advances=["will_not_fall"], xp=6)
    wk.wasteland("toll_crew")
    wk.bag("tt08")
    wk.rolls("W=S G=S G=-")
    wk.move("M49")
    wk.do(("arm", "unarmed"), ("pass",))
    assert (wk.question.kind, wk.knight(0).unconscious) == ("foe_offer", "")
    wk.do(("accept",), ("pay", "fuel"), ("pay", "fuel"))
    assert wk.knight(0).unconscious
    assert wk.pile("HD") == ["toll_crew"]


@rule("WK-UNC-03", "WK-COMBAT-31")
@pytest.mark.parametrize(("enemy", "attacks"), [("road_vultures", 1), ("glow_walkers", 2)])
def test_a_knight_who_falls_before_the_own_roll_attacks_only_in_simultaneous_attacks(enemy: str, attacks: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["knife"], armour="", cargo=["broken_stim_shot"], wounds=6)
    wk.wasteland(enemy)
    wk.rolls("W=- W=- G=-", "W=- G=- G=S R=S")
    wk.move("M37")
    wk.do(("arm", "knife"), ("use", "broken_stim_shot"))
    assert wk.knight(0).unconscious
    assert len(wk.events("rolled")) == attacks
    assert wk.knight(0).xp == 0


@rule("WK-COMBAT-50", "WK-RULING-66")
def test_the_order_of_one_attack() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["stim_shot"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=S B=BL W=- G=- R=S+F", "W=S", "G=- G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "pistol"))
    # (1) the Ammo is paid, (2) effects before the roll are asked for.
    assert (wk.question.kind, wk.knight(0).ammo) == ("before_roll", 1)
    wk.do(("use", "stim_shot"))
    # (3) the roll, (4) rerolls.
    assert wk.question.kind == "after_roll"
    wk.do(("use", "quick_draw"), ("pick", "white", 1))
    # (5) to (8) wounds, (9) the weapon breaks.
    kinds = ("lost", "rolled", "rerolled", "struck", "broke")
    order = [line["event"] for line in wk.match.lines(None) if line["event"] in kinds]
    assert order[:5] == list(kinds)


@rule("WK-COMBAT-51")
def test_other_effects_of_fate_come_before_negation() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("juggernaut_rig")
    wk.bag("tt03")
    wk.rolls("G=F G=S B=BL")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("lose", "meds"))
    assert wk.question.kind == "dealt"
    assert wk.knight(0).damage == 1
