"""Chapter 8: loot, gear, backpack, weapons, ammo and attachments."""

import pytest

from stolik.games.apex_legends import content
from stolik.games.apex_legends.catalogue import LOOT_KIND, RANK, RANKS, SORT
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario, Weapons


def by_a_bin(*loot: str, weapons: Weapons = ()) -> Scenario:
    """Wraith stands at a bin that gives three rare tokens, these first, and two weapon cards."""
    s = Scenario("bin V(6,5)")
    s.legend("wraith", (5, 5), weapons=weapons)
    s.bins("sb15")
    if loot:
        s.bag("rare", *loot)
    return s


def open_it(s: Scenario) -> None:
    s.acts("wraith")
    s.choose(("interact",), ("open", "v", 6, 5))


@rule("AP-LOOT-01")
def test_ranks_from_weakest_to_strongest() -> None:
    assert RANKS == ("common", "rare", "epic", "legendary")
    assert [RANKS[RANK[LOOT_KIND[f"helmet_{rank}"]]] for rank in RANKS[1:]] == list(RANKS[1:])
    assert RANK[LOOT_KIND["helmet_starting"]] == 0


@rule("AP-LOOT-02")
def test_four_kinds_of_loot_of_which_two_are_items() -> None:
    kinds = {SORT[LOOT_KIND[name]] for name in ("syringe", "frag_grenade", "hcog_classic", "helmet_rare")}
    assert len(kinds) == 4
    s = Scenario()
    s.legend("wraith", pack=["syringe", "frag_grenade", "hcog_classic"])
    s.acts("wraith")
    s.choose(("use",))
    assert s.of("use") == [("syringe",), ("frag_grenade",)]


@rule("AP-LOOT-03")
def test_a_gained_token_is_kept_or_dropped_near_but_not_discarded() -> None:
    s = by_a_bin("med_kit", "shield_battery", "ultimate_accelerant")
    open_it(s)
    s.choose(s.options[0])  # whichever weapon
    assert s.question.kind == "gain"
    loot = [option for option in s.options if option[0] in ("keep", "drop")]
    assert {option[0] for option in loot} == {"keep", "drop"}
    assert ("keep", "med_kit") in loot
    s.choose(("drop", "med_kit"))
    assert s.question.kind == "put_where"
    assert ("on", 5, 5) in s.options
    # Own space and the eight around it, except the one across the bin.
    assert set(s.of("on")) == {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)} - {(6, 5)}
    s.choose(("on", 4, 4), ("keep", "shield_battery"))
    assert (s.lying(4, 4), s.pack_of("wraith")) == (["med_kit"], ["shield_battery"])


@rule("AP-LOOT-04")
def test_any_number_of_tokens_lies_on_a_space_and_does_not_occupy_it() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    for loot in ("syringe", "syringe", "med_kit", "frag_grenade"):
        s.lies(loot, 6, 6)
    s.acts("wraith")
    s.choose(("move",))
    s.step((6, 6))
    s.choose(("done",))
    assert s.at("wraith") == (6, 6)
    assert len(s.lying(6, 6)) == 4


@rule("AP-LOOT-05")
def test_a_token_may_be_dropped_to_make_room() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"] * 7 + ["shield_cell"])
    s.lies("med_kit", 5, 5)
    s.acts("wraith")
    s.choose(("take", "med_kit", 5, 5))
    assert not s.can(("keep",))
    s.choose(("swap", "med_kit"))
    assert s.of("drop") == [("syringe",), ("shield_cell",)]
    s.choose(("drop", "shield_cell"), ("on", 5, 6))
    assert s.pack_of("wraith") == ["syringe"] * 7 + ["med_kit"]
    assert s.lying(5, 6) == ["shield_cell"]


@rule("AP-LOOT-06")
def test_gear_goes_only_into_its_slot_and_items_only_into_the_backpack() -> None:
    s = by_a_bin("helmet_rare", "med_kit", "hcog_bruiser", weapons=["car_2", "p2020_1"])
    open_it(s)
    s.choose(s.options[0])
    gained = {option for option in s.options if option[0] not in ("exchange", "ammo", "discard_weapon")}
    assert gained == {
        ("wear", "helmet_rare"),
        ("drop", "helmet_rare"),
        ("keep", "med_kit"),
        ("drop", "med_kit"),
        ("keep", "hcog_bruiser"),
        ("attach", "hcog_bruiser", 1),  # the C.A.R. takes mid optics, the P2020 does not
        ("drop", "hcog_bruiser"),
    }


@rule("AP-LOOT-07", "AP-WEAP-07")
def test_an_empty_bag_or_deck_gives_nothing() -> None:
    s = by_a_bin()
    s.empty_bags("rare")
    s.bag("rare", "med_kit")
    s.weapon_deck("car_2", only=True)
    open_it(s)
    assert s.question.kind == "gain"
    assert s.of("keep") == [("med_kit",)]
    assert ("exchange", 1) in s.options
    assert not s.can(("weapon",))


@rule("AP-LOOT-08")
def test_loot_dropped_into_a_canyon_is_removed() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("wraith", (5, 5), pack=["syringe"])
    s.acts("wraith")
    s.choose(("drop_loot",), ("drop", "syringe"), ("on", 6, 5))
    assert (s.pack_of("wraith"), s.lying(6, 5)) == ([], [])
    assert LOOT_KIND["syringe"] in s.board.box


@rule("AP-LOOT-09", "AP-INT-04")
def test_what_is_drawn_is_shown_to_all_before_it_is_decided() -> None:
    s = by_a_bin("med_kit", "shield_battery", "helmet_rare")
    s.weapon_deck("car_2", "volt_2")
    open_it(s)
    assert s.question.kind == "choose_weapon"
    drawn = [line["loot"] for line in s.events("drew_loot")]
    assert drawn == ["med_kit", "shield_battery", "helmet_rare"]
    assert [line["weapon"] for line in s.events("drew_weapon")] == ["car_2", "volt_2"]


@rule("AP-LOOT-09", "AP-LEG-03")
def test_tokens_gained_after_stage_one_are_known_those_of_the_start_are_not() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"])
    s.lies("med_kit", 5, 5)
    s.acts("wraith")
    s.choose(("take", "med_kit", 5, 5), ("keep", "med_kit"))
    assert s.board.known[2] == [LOOT_KIND["med_kit"]]


# Gear


@rule("AP-GEAR-01")
def test_every_legend_has_one_token_in_each_gear_slot() -> None:
    s = Scenario()
    assert [s.gear_of("wraith", slot) for slot in ("helmet", "body", "knockdown")] == [
        "helmet_starting",
        "body_shield_starting",
        "knockdown_shield_starting",
    ]


@rule("AP-GEAR-02")
def test_new_gear_means_dropping_the_old() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), gear=["helmet_rare"])
    s.lies("helmet_epic", 5, 6)
    s.acts("wraith")
    s.choose(("take", "helmet_epic", 5, 6), ("wear", "helmet_epic"))
    assert s.question.kind == "put_where"
    s.choose(("on", 4, 4))
    assert (s.gear_of("wraith", "helmet"), s.lying(4, 4)) == ("helmet_epic", ["helmet_rare"])


@rule("AP-GEAR-03")
def test_dropping_and_picking_up_never_flips_a_token() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), shield=12, gear=["body_shield_rare_used"])
    s.lies("body_shield_epic_used", 5, 6)
    s.acts("wraith")
    s.choose(("take", "body_shield_epic_used", 5, 6), ("wear", "body_shield_epic_used"), ("on", 5, 5))
    assert (s.dial("wraith")[0], s.lying(5, 5)) == (12, ["body_shield_rare_used"])
    s.choose(("take", "body_shield_rare_used", 5, 5), ("wear", "body_shield_rare_used"), ("on", 5, 5))
    assert s.gear_of("wraith", "body") == "body_shield_rare_used"
    assert s.lying(5, 5) == ["body_shield_epic_used"]


@rule("AP-GEAR-03")
def test_which_gear_is_two_sided() -> None:
    two_sided = {gear.id for gear in content.gear() if gear.two_sided}
    assert two_sided == {f"{kind}_shield_{rank}" for kind in ("body", "knockdown") for rank in RANKS[1:]}


@rule("AP-GEAR-04")
def test_gear_from_a_bin_arrives_fresh_also_when_it_is_dropped() -> None:
    s = by_a_bin("body_shield_rare", "knockdown_shield_rare", "med_kit")
    open_it(s)
    s.choose(s.options[0], ("drop", "body_shield_rare"), ("on", 5, 5))
    s.choose(("drop", "knockdown_shield_rare"), ("on", 5, 5))
    assert s.lying(5, 5) == ["body_shield_rare", "knockdown_shield_rare"]


@rule("AP-GEAR-05")
@pytest.mark.parametrize(
    ("gear", "before", "after"),
    [
        ("body_shield_rare", 12, 22),
        ("body_shield_rare", 20, 30),
        ("body_shield_epic", 12, 22),
        ("body_shield_epic", 35, 40),
        ("body_shield_legendary", 12, 32),
        ("body_shield_legendary", 25, 40),
        ("body_shield_rare_used", 12, 12),
    ],
)
def test_a_fresh_body_shield_restores_points_and_is_then_exhausted(gear: str, before: int, after: int) -> None:
    s = Scenario()
    worn = ["body_shield_epic_used"] if before > 20 else []
    s.legend("wraith", (5, 5), shield=before, gear=worn)
    s.lies(gear, 5, 5)
    s.acts("wraith")
    s.choose(("take", gear, 5, 5), ("wear", gear), ("on", 5, 5))
    assert s.dial("wraith") == (after, 40)
    assert s.gear_of("wraith", "body") == gear.removesuffix("_used") + "_used"


@rule("AP-GEAR-06")
def test_points_above_a_lower_limit_are_lost() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), shield=35, gear=["body_shield_epic_used"])
    s.lies("body_shield_rare_used", 5, 5)
    s.acts("wraith")
    s.choose(("take", "body_shield_rare_used", 5, 5), ("wear", "body_shield_rare_used"), ("on", 5, 5))
    assert s.dial("wraith") == (30, 40)


@rule("AP-GEAR-07")
@pytest.mark.parametrize(
    ("helmet", "headshots"),
    [("helmet_starting", 3), ("helmet_rare", 2), ("helmet_epic", 1), ("helmet_legendary", 1)],
)
def test_helmets_ignore_headshots_on_low_cards(helmet: str, headshots: int) -> None:
    s = Scenario()
    gear = [] if helmet == "helmet_starting" else [helmet]
    s.legend("gibraltar", (5, 5), gear=gear, shield=20)
    s.legend("wraith", (9, 5), weapons=["hemlok_1", "p2020_1"])
    s.aim("a8", "a10", "a12")  # 50, 60 and 70, all with the headshot symbol
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    hit = s.events("hit")[0]
    assert (hit["hits"], hit["headshots"]) == (3, headshots)


@rule("AP-GEAR-08")
def test_a_legendary_helmet_gives_interact_and_use_for_one_point() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("wraith", (5, 5), health=20, pack=["syringe", "hcog_classic"], gear=["helmet_legendary"])
    s.legend("wraith", weapons=["car_2", "p2020_1"])
    s.acts("wraith")
    s.choose(("helmet",), ("attach", "hcog_classic", 1), ("use", "syringe"))
    assert s.question.kind == "act"
    assert (s.dial("wraith"), s.attached_to("wraith", 1), s.ap) == ((20, 32), ["hcog_classic"], 1)


@rule("AP-GEAR-08")
def test_its_parts_come_in_any_order_and_others_do_not_have_it() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("wraith", (5, 5), health=20, pack=["syringe", "hcog_classic"], gear=["helmet_legendary"])
    s.legend("wraith", weapons=["car_2", "p2020_1"])
    s.acts("wraith")
    s.choose(("helmet",), ("use", "syringe"), ("attach", "hcog_classic", 1), ("done",))
    assert s.attached_to("wraith", 1) == ["hcog_classic"]
    s = Scenario()
    s.legend("wraith", gear=["helmet_epic"])
    s.acts("wraith")
    assert not s.can(("helmet",))


@rule("AP-PACK-01")
def test_the_backpack_has_eight_slots() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"] * 7)
    s.lies("med_kit", 5, 5)
    s.lies("shield_battery", 5, 5)
    s.acts("wraith")
    s.choose(("take", "med_kit", 5, 5), ("keep", "med_kit"), ("take", "shield_battery", 5, 5))
    assert not s.can(("keep",))
    assert {option[0] for option in s.options} == {"swap", "drop"}


# Weapons and ammo


def with_gained(weapon: str, first: tuple[str, int], second: tuple[str, int]) -> Scenario:
    """Wraith has opened a bin and chosen this weapon card."""
    s = by_a_bin("med_kit", "med_kit", "med_kit", weapons=[first, second])
    other = "longbow_1" if weapon != "longbow_1" else "longbow_2"
    s.weapon_deck(weapon, other)
    open_it(s)
    s.choose(("weapon", weapon))
    return s


@rule("AP-WEAP-01")
def test_a_legend_never_has_more_than_two_weapons() -> None:
    s = with_gained("flatline_1", ("hemlok_1", 3), ("car_2", 1))
    assert [option for option in s.options if option[0] == "exchange"] == [("exchange", 1), ("exchange", 2)]
    s.choose(("exchange", 2))
    assert [weapon for weapon, _ in s.weapons_of("wraith")] == ["hemlok_1", "flatline_1"]


@rule("AP-WEAP-03")
def test_a_gained_weapon_is_exchanged_used_for_ammo_or_discarded() -> None:
    s = with_gained("flatline_1", ("hemlok_1", 3), ("car_2", 1))
    assert {("exchange", 1), ("exchange", 2), ("ammo",), ("discard_weapon",)} <= set(s.options)
    s.choose(("discard_weapon",))
    assert s.weapons_of("wraith") == [("hemlok_1", 3), ("car_2", 1)]


@rule("AP-WEAP-04")
@pytest.mark.parametrize(
    ("gained", "ammo", "slot", "after"),
    [
        ("flatline_1", 1, 1, 4),  # heavy for heavy: 1 + 3
        ("flatline_1", 3, 1, 5),  # not above 5
        ("r99_2", 3, 1, 3),  # light for heavy: set to 3
    ],
)
def test_exchanging_a_weapon_keeps_ammo_of_the_same_kind(gained: str, ammo: int, slot: int, after: int) -> None:
    s = with_gained(gained, ("hemlok_1", ammo), ("car_2", 1))
    s.choose(("exchange", slot))
    assert s.weapons_of("wraith") == [(gained, after), ("car_2", 1)]


@rule("AP-WEAP-05")
def test_ammo_is_taken_only_for_a_weapon_of_that_kind() -> None:
    s = with_gained("flatline_1", ("hemlok_1", 3), ("car_2", 1))
    s.choose(("ammo",))
    assert s.weapons_of("wraith") == [("hemlok_1", 5), ("car_2", 1)]
    s = with_gained("eva8_1", ("hemlok_1", 3), ("car_2", 1))
    assert not s.can(("ammo",))


@rule("AP-WEAP-05")
def test_ammo_is_split_freely_between_two_weapons_of_the_kind() -> None:
    s = with_gained("r99_2", ("r301_1", 1), ("car_2", 1))
    s.choose(("ammo",))
    assert s.question.kind == "load"
    s.choose(("load", 2), ("load", 1), ("load", 2))
    assert s.weapons_of("wraith") == [("r301_1", 2), ("car_2", 3)]


@rule("AP-WEAP-06")
def test_attachments_of_a_discarded_weapon_move_on() -> None:
    s = by_a_bin("med_kit", "med_kit", "med_kit")
    s.legend("wraith", weapons=[("hemlok_1", 3, ["hcog_classic", "barrel_stabilizer_rare"]), ("car_2", 1)])
    s.weapon_deck("volt_2", "longbow_1")
    open_it(s)
    s.choose(("weapon", "volt_2"), ("exchange", 1))
    assert {("attach", "hcog_classic", 1), ("attach", "hcog_classic", 2), ("keep", "hcog_classic")} <= set(s.options)
    assert ("drop", "hcog_classic") in s.options
    s.choose(("attach", "hcog_classic", 1), ("keep", "barrel_stabilizer_rare"))
    assert s.attached_to("wraith", 1) == ["hcog_classic"]
    assert "barrel_stabilizer_rare" in s.pack_of("wraith")


@rule("AP-AMMO-01")
def test_the_ammo_counter_stays_between_zero_and_five() -> None:
    s = Scenario()
    s.legend("bangalore", hand=["resupply"], weapons=[("r301_1", 5), ("re45_1", 4)])
    s.acts("bangalore")
    s.choose(("play", "resupply"))
    assert s.weapons_of("bangalore") == [("r301_1", 5), ("re45_1", 5)]


@rule("AP-AMMO-02")
def test_any_ammo_may_go_to_a_mythic_weapon() -> None:
    kinds = {weapon.ammo for weapon in content.weapons()}
    assert kinds == {"light", "heavy", "energy", "sniper", "shotgun", "mythic"}
    s = Scenario()
    s.legend("bangalore", hand=["resupply"], weapons=[("kraber", 1), ("re45_1", 4)])
    s.acts("bangalore")
    s.choose(("play", "resupply"), ("load", 1), ("load", 1))
    assert s.weapons_of("bangalore") == [("kraber", 3), ("re45_1", 4)]


@rule("AP-AMMO-03", "AP-SHOOT-06")
def test_a_weapon_without_ammo_cannot_be_chosen() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=[("hemlok_1", 0), ("car_2", 1)])
    s.legend("gibraltar", (5, 8))
    s.legend("bloodhound", (5, 9))
    s.ravens("wraith", "gibraltar", "bloodhound")
    s.acts("wraith")
    assert s.of("shoot") == [("gibraltar", 2), ("bloodhound", 2)]
    s.choose(("destroy",))
    assert ("with", 1) not in s.options
    assert ("with", 2) in s.options


# Attachments


@rule("AP-ATT-02")
@pytest.mark.parametrize(
    ("weapon", "loot", "fits"),
    [
        ("longbow_1", "barrel_stabilizer_rare", True),
        ("sentinel_1", "barrel_stabilizer_rare", False),
        ("longbow_1", "sniper_magazine", True),
        ("longbow_1", "light_magazine", False),
        ("car_2", "light_magazine", True),
        ("car_2", "heavy_magazine", True),
        ("car_2", "energy_magazine", False),
        ("longbow_1", "sniper_6x", True),
        ("longbow_1", "hcog_classic", False),
        ("car_2", "hcog_classic", True),
        ("car_2", "sniper_6x", False),
        ("longbow_1", "standard_stock_rare", False),
        ("longbow_1", "sniper_stock_rare", True),
        ("peacekeeper_1", "shotgun_bolt", True),
        ("car_2", "shotgun_bolt", False),
    ],
)
def test_a_token_fits_a_slot_of_its_kind_with_its_requirement(weapon: str, loot: str, fits: bool) -> None:
    s = Scenario()
    s.legend("wraith", pack=[loot], weapons=[weapon, "kraber"])
    s.acts("wraith")
    s.choose(("interact",))
    assert s.can(("attach", loot, 1)) is fits
    assert not s.can(("attach", loot, 2))


@rule("AP-ATT-03")
def test_a_token_covers_what_is_printed_until_it_leaves() -> None:
    """W-2 has a printed stabilizer: the shot starts at index 2, with a rare token at 1, without it at 2 again."""
    for attached, start in ((["barrel_stabilizer_rare"], 1), ([], 2)):
        s = Scenario()
        s.legend("wraith", (5, 5), weapons=[("hemlok_2", 2, attached), "p2020_1"])
        s.legend("gibraltar", (9, 5))
        s.acts("wraith")
        s.choose(("shoot", "gibraltar", 1))
        s.skip()
        assert s.events("aimed")[0]["start"] == start
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=[("hemlok_2", 2, ["barrel_stabilizer_rare"]), "p2020_1"])
    s.acts("wraith")
    s.choose(("interact",))
    assert s.of("detach") == [("barrel_stabilizer_rare", 1)]  # what is printed cannot be taken off


@rule("AP-ATT-04")
def test_a_token_that_lies_there_goes_to_the_backpack_or_is_dropped() -> None:
    for pack in (["hcog_bruiser"], ["hcog_bruiser"] + ["syringe"] * 7):
        s = Scenario()
        s.legend("wraith", (5, 5), pack=pack, weapons=[("car_2", 2, ["hcog_classic"]), "p2020_1"])
        s.acts("wraith")
        s.choose(("interact",), ("attach", "hcog_bruiser", 1))
        assert s.question.kind == "old_attachment"
        assert {option[0] for option in s.options} == {"pack", "on"}
        s.choose(("on", 5, 5))
        assert (s.attached_to("wraith", 1), s.lying(5, 5)) == (["hcog_bruiser"], ["hcog_classic"])


@rule("AP-ATT-04")
def test_with_a_full_backpack_the_old_token_is_dropped() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"] * 8, weapons=[("car_2", 2, ["hcog_classic"]), "p2020_1"])
    s.lies("hcog_bruiser", 5, 5)
    s.acts("wraith")
    s.choose(("take", "hcog_bruiser", 5, 5), ("attach", "hcog_bruiser", 1))
    assert {option[0] for option in s.options} == {"on"}


def aimed(weapon: str, *attached: str, distance: int = 4) -> dict[str, object]:
    """The values of a shot with this weapon."""
    s = Scenario()
    s.legend("wraith", (1, 5), weapons=[(weapon, 3, attached), "kraber"])
    s.legend("gibraltar", (1 + distance, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    return s.events("aimed")[0]


@rule("AP-ATT-05")
@pytest.mark.parametrize(("rank", "start"), [("common", 2), ("rare", 1), ("epic", 0)])
def test_barrel_stabilizers_move_the_first_shot_to_the_left(rank: str, start: int) -> None:
    assert aimed("spitfire_1")["start"] == 3
    assert aimed("spitfire_1", f"barrel_stabilizer_{rank}")["start"] == start


@rule("AP-ATT-06")
def test_an_extended_magazine_raises_the_first_number_of_the_rate() -> None:
    spitfire = aimed("spitfire_1", "light_magazine")
    assert (spitfire["shots"], spitfire["cards"]) == (6, 1)
    assert aimed("longbow_1", "sniper_magazine")["shots"] == 3
    prowler = aimed("prowler_1", "heavy_magazine")
    assert (prowler["shots"], prowler["cards"]) == (3, 2)


@rule("AP-ATT-07")
def test_a_shotgun_bolt_raises_the_first_number_only() -> None:
    peacekeeper = aimed("peacekeeper_1", "shotgun_bolt")
    assert (peacekeeper["shots"], peacekeeper["cards"]) == (2, 4)


@rule("AP-ATT-08")
@pytest.mark.parametrize(
    ("loot", "distance", "threshold"),
    [
        ("hcog_bruiser", 1, 70),  # C.A.R.: 50, Best Range 3, so 20 more at distance 1
        ("hcog_bruiser", 2, 50),  # 10 more for the range, 10 less for the optic
        ("hcog_bruiser", 3, 40),
        ("hcog_bruiser", 4, 60),
        ("hcog_classic", 2, 55),
        ("hcog_classic", 3, 50),
        ("variable_holo", 4, 55),
        ("variable_aog", 5, 60),
        ("variable_aog", 6, 80),
        ("hcog_ranger", 6, 70),
    ],
)
def test_an_optic_lowers_the_threshold_in_its_range(loot: str, distance: int, threshold: int) -> None:
    assert aimed("car_2", loot, distance=distance)["threshold"] == threshold


def damage(weapon: str, attached: tuple[str, ...], cards: tuple[str, ...], distance: int) -> int:
    s = Scenario()
    s.legend("wraith", (1, 5), weapons=[(weapon, 3, attached), "kraber"])
    s.legend("gibraltar", (1 + distance, 5))
    s.aim(*cards)
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    dealt = s.events("hit")[0]["damage"]
    assert isinstance(dealt, int)
    return dealt


@rule("AP-ATT-09")
@pytest.mark.parametrize(("rank", "more"), [("common", 1), ("rare", 2), ("epic", 3)])
def test_a_standard_stock_adds_damage_to_every_hit(rank: str, more: int) -> None:
    # M600 Spitfire: 6 each; 65 and 55 on the track hit, the others do not, and no two half-hits.
    cards = ("a11", "a13", "a5", "a6", "a1")
    assert damage("spitfire_1", (), cards, 4) == 12
    assert damage("spitfire_1", (f"standard_stock_{rank}",), cards, 4) == 12 + 2 * more


@rule("AP-ATT-09")
@pytest.mark.parametrize(("rank", "more"), [("rare", 6), ("epic", 9)])
def test_a_sniper_stock_adds_damage_once_if_anything_hits(rank: str, more: int) -> None:
    # 30-30 Repeater W-28: 12 each, threshold 55.
    assert damage("repeater_2", (), ("a11", "a13"), 4) == 24
    assert damage("repeater_2", (f"sniper_stock_{rank}",), ("a11", "a13"), 4) == 24 + more
    assert damage("repeater_2", (f"sniper_stock_{rank}",), ("a1", "a5"), 4) == 0
