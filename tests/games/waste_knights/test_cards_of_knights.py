"""What the cards of knights do, one by one: abilities, advances, equipment, injuries, faults, special cards."""

import pytest

from stolik.games.waste_knights import content
from stolik.games.waste_knights.rules.movement import Budget
from stolik.testkit.scenarios.waste_knights import Scenario


def dice(wk: Scenario, roll: int = 0) -> list[str]:
    """The colours of a roll, sorted."""
    rolled = wk.events("rolled")[roll]["dice"]
    assert isinstance(rolled, list)
    return sorted(str(die).split(":")[0] for die in rolled)


# Values that change for good


@pytest.mark.parametrize(
    ("knight", "advance", "stat", "value"),
    [
        ("logan_harris", "barrel_chest", "health", 10),
        ("logan_harris", "overloaded", "load", 8),
        ("logan_harris", "backyard_welder", "repair", 5),
        ("alinta", "pathfinder", "explore", 4),
        ("nelly_thompson", "tuned_injectors", "bonus", 3),
        ("nelly_thompson", "welded_frame", "durability", 5),
        ("sarlow_lee", "iron_body", "resistance", 4),
        ("johnny_taylor", "tough", "health", 8),
        ("johnny_taylor", "scavenger", "explore", 3),
    ],
)
def test_advances_that_change_a_value(knight: str, advance: str, stat: str, value: int) -> None:
    wk = Scenario(knight)
    wk.given(0, advances=[advance])
    assert wk.stat(0, stat) == value


@pytest.mark.parametrize(
    ("card", "stat", "value"),
    [
        ("broken_spare_tank", "tank", 5),
        ("broken_plough_bumper", "durability", 5),
        ("plough_bumper", "durability", 6),
        ("binoculars", "explore", 3),
    ],
)
def test_gear_that_changes_a_value(card: str, stat: str, value: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=[card])
    assert wk.stat(0, stat) == value


@pytest.mark.parametrize(
    ("injury", "stat", "value"),
    [("shaking_hands", "repair", 1), ("cracked_ribs", "health", 6), ("poisoned_blood", "resistance", 2)],
)
def test_injuries_that_change_a_value(injury: str, stat: str, value: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, injuries=[injury])
    assert wk.stat(0, stat) == value


# Dice


@pytest.mark.parametrize(
    ("knight", "advance", "event", "colours"),
    [
        ("alinta", "bush_medicine", "stranded_family", ["green", "green", "white"]),
        ("zoey_shaw", "silver_tongue", "road_block", ["green", "green", "green"]),
        ("nelly_thompson", "tinkerer", "engine_fire", ["blue", "green", "green"]),
        ("johnny_taylor", "wirehead", "engine_fire", ["green", "white"]),
        ("johnny_taylor", "haggler", "road_block", ["white", "white"]),
        ("johnny_taylor", "bonesetter", "wrecked_convoy", ["white", "white"]),
    ],
)
def test_advances_that_add_a_die_to_a_test(knight: str, advance: str, event: str, colours: list[str]) -> None:
    wk = Scenario(knight)
    wk.given(0, advances=[advance])
    if knight == "zoey_shaw":
        wk.given(0, vehicle="gun_pickup")
    wk.wasteland(event)
    wk.move("M37")
    if wk.question.kind == "may":
        wk.do(("pass",))
    assert dice(wk) == colours


@pytest.mark.parametrize(
    ("card", "event", "colour"),
    [
        ("diagnostic_slate", "engine_fire", "green"),
        ("broken_diagnostic_slate", "engine_fire", "white"),
        ("broken_medic_bag", "stranded_family", "white"),
        ("medic_bag", "stranded_family", "green"),
        ("radio_set", "road_block", "green"),
    ],
)
def test_gear_that_adds_a_die_to_a_test(card: str, event: str, colour: str) -> None:
    bare, equipped = Scenario("johnny_taylor"), Scenario("johnny_taylor")
    equipped.given(0, cargo=[card])
    for wk in (bare, equipped):
        wk.wasteland(event)
        wk.move("M37")
    assert dice(equipped) == sorted([*dice(bare), colour])


@pytest.mark.parametrize(
    ("knight", "advance", "weapon", "colours"),
    [
        ("logan_harris", "bruiser", "knife", ["green"] * 4),
        ("sarlow_lee", "blade_dance", "wire_bat", ["blue", "green", "green", "green", "green"]),
        ("zoey_shaw", "point_blank", "unarmed", ["green", "green"]),
        ("johnny_taylor", "brawler", "unarmed", ["green", "white", "white"]),
    ],
)
def test_advances_that_add_a_die_to_an_attack(knight: str, advance: str, weapon: str, colours: list[str]) -> None:
    wk = Scenario(knight)
    wk.given(0, advances=[advance])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL")
    wk.move("M37")
    wk.do(("arm", weapon))
    assert dice(wk, 1) == colours


def test_point_blank_needs_a_melee_enemy() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, advances=["point_blank"])
    wk.wasteland("bile_spitter")
    wk.rolls("W=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert dice(wk, 1) == ["green"]


# Weapons


@pytest.mark.parametrize(
    ("weapon", "enemy", "extra"),
    [
        ("crowbar", "scrap_hound", 2),
        ("crowbar", "dingo_pack", 0),
        ("fire_axe", "dingo_pack", 1),
        ("broken_fire_axe", "dingo_pack", 1),
        ("shock_baton", "dingo_pack", 1),
        ("shock_baton", "scrap_hound", 2),
        ("sledgehammer", "dingo_pack", 1),
        ("revolver", "dingo_pack", 1),
        ("pump_shotgun", "dingo_pack", 1),
        ("broken_pump_shotgun", "bile_spitter", 0),
        ("hunting_rifle", "dingo_pack", 1),
        ("hunting_rifle", "scrap_hound", 0),
        ("flamethrower", "dingo_pack", 1),
        ("big_wrench", "scrap_hound", 2),
        ("big_wrench", "dingo_pack", 1),
        ("widowmaker", "dingo_pack", 1),
        ("sawblade_launcher", "dingo_pack", 1),
    ],
)
def test_what_a_fate_symbol_gives(weapon: str, enemy: str, extra: int) -> None:
    def attack(fates: str) -> int:
        wk = Scenario("logan_harris")
        wk.given(0, hands=[weapon], vehicle="gaz_jeep", xp=6)
        wk.wasteland(enemy)
        attack_dice = {"dingo_pack": "W=- W=- W=-", "scrap_hound": "G=- G=-", "bile_spitter": "W=- G=- G=-"}[enemy]
        skill = ["W", "G"] if attack_of(weapon) == "ranged" else ["G", "G"]
        pool = [*skill, *side_of(weapon).dice]
        own = " ".join(f"{colour}={fates if at == 0 else NO_SYMBOL[colour]}" for at, colour in enumerate(pool))
        is_first = attack_of(weapon) == "ranged" and enemy != "bile_spitter"
        wk.rolls(*([own, attack_dice] if is_first else [attack_dice, own]))
        wk.move("M37")
        wk.do(("arm", weapon))
        wk.settle()
        return next(count for who, count in wk.struck() if who == "logan_harris")

    assert attack("F") - attack("-") == extra


NO_SYMBOL = {"W": "-", "G": "-", "B": "BL", "R": "BL"}


def attack_of(weapon: str) -> str:
    name = weapon.removeprefix("broken_")
    cards: list[content.Equipment | content.Unique] = [*content.equipment(), *content.uniques()]
    return next(card.attack for card in cards if card.id == name)


def side_of(weapon: str) -> content.Side:
    name = weapon.removeprefix("broken_")
    cards: list[content.Equipment | content.Unique] = [*content.equipment(), *content.uniques()]
    card = next(card for card in cards if card.id == name)
    return card.broken if weapon.startswith("broken_") else card.working


@pytest.mark.parametrize(
    ("weapon", "enemy", "wounds"),
    [
        ("hunting_spear", "dingo_pack", [1]),
        ("hunting_spear", "bile_spitter", []),
        ("grandmothers_spear", "bile_spitter", [1]),
    ],
)
def test_spears_wound_in_the_assault(weapon: str, enemy: str, wounds: list[int]) -> None:
    wk = Scenario("alinta")
    wk.given(0, hands=[weapon])
    wk.wasteland(enemy)
    wk.rolls("W=- W=- W=-" if enemy == "dingo_pack" else "W=- G=- G=-", "W=- G=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", weapon))
    assert [line["wounds"] for line in wk.events("hurt")] == wounds


@pytest.mark.parametrize(("answer", "fuel", "reds"), [(("use", "chainsaw"), 1, 2), (("pass",), 2, 1)])
def test_a_chainsaw_burns_fuel_for_a_red_die(answer: tuple[str, ...], fuel: int, reds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["chainsaw"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "chainsaw"), answer)
    assert (wk.knight(0).fuel, dice(wk, 1).count("red")) == (fuel, reds)


@pytest.mark.parametrize(
    ("card", "enemy", "wounds"),
    [
        ("frag_grenade", "hulking_reject", 2),
        ("broken_frag_grenade", "hulking_reject", 1),
        ("molotov", "hulking_reject", 2),
        ("molotov", "cerbero_strider", 1),
        ("broken_molotov", "hulking_reject", 1),
        ("emp_charge", "scrap_hound", 4),
        ("broken_emp_charge", "scrap_hound", 2),
    ],
)
def test_thrown_weapons(card: str, enemy: str, wounds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=[card])
    wk.wasteland(enemy)
    wk.bag("tt09")
    if enemy == "cerbero_strider":
        wk.rolls("G=- B=BL B=BL")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    wk.settle_until("assault")
    wk.do(("use", card))
    assert [line["wounds"] for line in wk.events("hurt")] == [wounds]
    assert card not in wk.knight(0).cargo


def test_an_emp_charge_needs_a_machine() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["emp_charge"])
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    wk.assert_nothing_pending()


@pytest.mark.parametrize("weapon", ["broken_crossbow", "broken_nail_gun", "sawblade_launcher"])
def test_weapons_that_need_no_ammo(weapon: str) -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, hands=[weapon], ammo=0)
    wk.wasteland("dingo_pack")
    wk.move("M37")
    assert wk.can(("arm", weapon))


def test_a_broken_flamethrower_still_burns_fuel() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["broken_flamethrower"], ammo=0, fuel=1)
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "broken_flamethrower"))
    assert wk.knight(0).fuel == 0


# Armour


@pytest.mark.parametrize(
    ("armour", "enemy", "roll", "wounds"),
    [
        ("kevlar_weave", "bile_spitter", "W=S G=S G=S", 0),
        ("kevlar_weave", "hulking_reject", "G=S G=S B=S", 1),
        ("broken_kevlar_weave", "bile_spitter", "W=S G=S G=S", 1),
        ("vest", "bile_spitter", "W=S G=S G=S", 1),
        ("vest", "hulking_reject", "G=S G=S B=S", 2),
        ("patched_duster", "hulking_reject", "G=S G=S B=S", 0),
    ],
)
def test_what_armour_negates(armour: str, enemy: str, roll: str, wounds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour=armour, xp=6)
    wk.wasteland(enemy)
    wk.rolls(roll)
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("armour", armour))
    assert wk.knight(0).wounds == wounds


# Abilities and effects


def test_four_by_four_makes_one_space_cheaper() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M37")
    wk.do(("move",), ("go", "M24"))
    assert Budget(wk.table, 0).cost(wk.table) == 1
    wk.do(("go", "M14"), ("go", "M13"))
    assert Budget(wk.table, 0).cost(wk.table) == 1 + 1 + 2


def test_sand_runner_is_quick_on_sand_and_road_only() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="dune_buggy", space="M38", fuel=0)
    wk.do(("move",), ("go", "M37"), ("go", "M48"), ("go", "M47"), ("go", "M46"))
    assert wk.can(("stop",))
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="dune_buggy", space="M38", fuel=0)
    wk.do(("move",), ("go", "M37"), ("go", "M24"))
    assert not wk.can(("go", "M23"))


def test_slip_through_returns_a_token() -> None:
    wk = Scenario("nelly_thompson")
    wk.bag("tt02")
    wk.wasteland("mirage")
    wk.move("M62")
    assert wk.question.source == "slip_through"
    wk.do(("return", "tt02"))
    assert (wk.knight(0).wounds, len(wk.table.bag)) == (0, 10)


@pytest.mark.parametrize(("enemy", "wounds"), [("fuel_thieves", [1]), ("road_vultures", []), ("dingo_pack", [])])
def test_battering_ram_hits_gangs_that_fight_hand_to_hand(enemy: str, wounds: list[int]) -> None:
    wk = Scenario("logan_harris")
    wk.wasteland(enemy)
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert [line["wounds"] for line in wk.events("hurt")] == wounds


@pytest.mark.parametrize(("enemy", "gains"), [("fuel_thieves", True), ("blade_emu", False)])
def test_dead_or_alive_pays_for_gangs_and_cults(enemy: str, gains: bool) -> None:
    wk = Scenario("zoey_shaw")
    wk.wasteland(enemy)
    wk.rolls(*(["G=- G=-"] if enemy == "blade_emu" else []), "G=S G=S G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "sawed_off"))
    assert (wk.question.kind == "gain_resource") == gains


def test_field_surgeon_heals_four_and_others() -> None:
    wk = Scenario("sarlow_lee", "logan_harris")
    wk.given(0, wounds=5)
    wk.given(1, rad=1)
    wk.do(("camp",), ("heal",), *[("heal", "wound")] * 4, ("cleanse", "logan_harris"))
    assert (wk.knight(0).wounds, wk.knight(1).rad, wk.knight(0).meds) == (1, 0, 0)


def test_steady_hands_add_a_point() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, wounds=5, advances=["steady_hands"])
    wk.do(("camp",), ("heal",), *[("heal", "wound")] * 5)
    assert wk.knight(0).wounds == 0


def test_festering_wounds_take_a_point() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=5, injuries=["festering_wound"])
    wk.do(("camp",), ("heal",), ("heal", "wound"), ("heal", "wound"))
    assert (wk.knight(0).wounds, wk.question.kind) == (3, "camp")


@pytest.mark.parametrize(
    ("knight", "advance", "healed"), [("logan_harris", "second_wind", 2), ("alinta", "bush_medicine", 1)]
)
def test_camp_advances_heal_without_meds(knight: str, advance: str, healed: int) -> None:
    wk = Scenario(knight)
    wk.given(0, wounds=4, advances=[advance], xp=6)
    wk.do(("camp",), ("use", advance), *[("heal", "wound")] * healed)
    assert (wk.knight(0).wounds, wk.knight(0).meds) == (4 - healed, 2)


def test_tireless_adds_a_point_of_movement() -> None:
    wk = Scenario("alinta")
    wk.given(0, advances=["tireless"], fuel=0, vehicle="truck")
    wk.do(("move",), ("go", "M37"), ("go", "M38"), ("go", "M50"))
    assert wk.can(("stop",))


def test_ghost_of_the_dunes_ambushes_hand_to_hand() -> None:
    wk = Scenario("alinta")
    wk.given(0, advances=["ghost_of_the_dunes"], xp=6)
    wk.wasteland("dingo_pack")
    wk.rolls("W=S G=S")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.struck() == [("alinta", 2)]


def test_song_of_the_land_replaces_a_card_once_a_round() -> None:
    wk = Scenario("alinta")
    wk.given(0, advances=["song_of_the_land"], xp=6)
    wk.wasteland("hulking_reject", "mirage")
    wk.move("M37")
    assert wk.asked == (0, "wasteland")
    wk.do(("use", "song_of_the_land"))
    assert wk.pile("HD") == ["hulking_reject", "mirage"]


def test_crumple_zone_spares_a_damage() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, advances=["crumple_zone"], xp=6)
    wk.effect(0, "receive(damage,2)", ("use", "crumple_zone"))
    assert wk.knight(0).damage == 1


def test_dead_suspension_makes_hills_dearer() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, faults=["dead_suspension"], space="M37")
    wk.do(("move",), ("go", "M24"))
    assert Budget(wk.table, 0).cost(wk.table) == 3


@pytest.mark.parametrize(("card", "rad"), [("rad_purge", 1), ("broken_rad_purge", 2)])
def test_rad_purge(card: str, rad: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3, cargo=[card])
    wk.do(("use", card))
    assert wk.knight(0).rad == rad
    assert wk.asked == (0, "act")


@pytest.mark.parametrize("action", ["camp", "explore", "city"])
def test_rad_purge_in_the_midst_of_an_action(action: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3, cargo=["rad_purge"])
    wk.do((action,))
    assert ("use", "rad_purge") in wk.match.game.attempts(wk.table, wk.question, 0)
    wk.do(("use", "rad_purge"))
    assert (wk.question.kind, wk.knight(0).rad, wk.knight(0).cargo) == (action, 1, [])


def test_rad_purge_between_two_spaces_of_a_route() -> None:
    for answer, rad, tainted in ((("use", "rad_purge"), 2, 0), (("pass",), 3, 1)):
        wk = Scenario("johnny_taylor")
        wk.given(0, rad=2, space="M46", cargo=["rad_purge"])
        wk.wasteland("road_vultures")
        wk.move("M47", "M36")
        wk.do(("pass",))
        assert (wk.asked, wk.knight(0).space, wk.knight(0).rad) == ((0, "hazard"), "M36", 3)
        wk.do(answer)
        assert (wk.knight(0).rad, wk.knight(0).tainted) == (rad, tainted)


def test_a_broken_coagulant_heals_one() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, cargo=["broken_coagulant"])
    wk.effect(0, "receive(wound,1)", ("use", "broken_coagulant"), ("heal", "wound"))
    assert (wk.knight(0).wounds, wk.knight(0).unconscious) == (6, "")


@pytest.mark.parametrize(("card", "left"), [("geiger_counter", ["geiger_counter"]), ("broken_geiger_counter", [])])
def test_geiger_counters(card: str, left: list[str]) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=[card])
    wk.wasteland("mirage")
    wk.move("M47")
    wk.do(("use", card))
    assert (wk.knight(0).rad, wk.knight(0).cargo) == (0, left)


# Special cards


@pytest.mark.parametrize(
    ("adventure", "number", "event", "colour"),
    [
        ("the_last_reservoir", 2, "engine_fire", "green"),
        ("the_drybay_sweepstake", 5, "road_block", "green"),
        ("ghost_signal", 7, "engine_fire", "white"),
    ],
)
def test_special_cards_that_add_a_die(adventure: str, number: int, event: str, colour: str) -> None:
    bare, holding = (Scenario("johnny_taylor", "logan_harris", adventure=adventure) for _ in range(2))
    holding.given(0, specials=[number])
    for wk in (bare, holding):
        wk.given(0, space="M48")
        wk.wasteland(event)
        wk.move("M37")
    assert dice(holding) == sorted([*dice(bare), colour])


def test_the_black_tar_contract_gives_fuel_once_and_a_bonus() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", adventure="the_drybay_sweepstake")
    wk.effect(0, "special(4)")
    assert (wk.knight(0).fuel, wk.stat(0, "bonus"), wk.knight(0).specials) == (4, 3, [4])


def test_the_golden_gearstick_passes_to_the_most_famous() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta", adventure="the_drybay_sweepstake")
    wk.given(0, specials=[6], wounds=6)
    wk.own(1, fame=2)
    wk.own(2, fame=3)
    wk.effect(0, "receive(wound,1)")
    assert [wk.knight(me).specials for me in range(3)] == [[], [], [6]]


def test_the_echo_implant_costs_resistance() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.given(0, specials=[8], space="M48")
    wk.wasteland("hulking_reject")
    assert wk.stat(0, "resistance") == 2
    wk.move("M37")
    wk.do(("arm", "pistol"))
    assert dice(wk) == ["blue", "green", "green", "white", "white"]
