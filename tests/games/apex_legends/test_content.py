"""The printed facts of every card and token against the counts and check sums of the component list."""

import re
import shutil
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from stolik.games.apex_legends import content
from stolik.games.apex_legends.content import Printed
from stolik.kernel.content import ContentError, load_table
from stolik.testkit.rule import rule

COUNT = {component.id: component.count for component in content.components()}
TABLES: dict[str, Callable[[], tuple[Printed, ...]]] = {
    "abilities": content.abilities,
    "accessories": content.accessories,
    "aim": content.aim_cards,
    "aim_track": content.aim_track,
    "attachments": content.attachments,
    "bonus": content.bonus_tokens,
    "care_package": content.care_package,
    "components": content.components,
    "feats": content.feats,
    "figures": content.figures,
    "gear": content.gear,
    "grenades": content.grenades,
    "initiative": content.initiative_track,
    "legends": content.legends,
    "objects": content.objects,
    "ring": content.ring_cards,
    "rounds": content.rounds,
    "supply_bins": content.supply_bins,
    "supply_drops": content.supply_drops,
    "weapons": content.weapons,
}
BASIC = [weapon for weapon in content.weapons() if not weapon.special]


def by_id(rows: tuple[Printed, ...]) -> dict[str, Printed]:
    return {getattr(row, "id"): row for row in rows}  # noqa: B009 - every one of these tables has ids


def test_every_content_file_has_a_reader() -> None:
    folder = resources.files("stolik.games.apex_legends") / "content"
    files = {file.name for file in folder.iterdir() if file.name.endswith(".toml")}
    assert files == {f"{name}.toml" for name in TABLES}


@pytest.mark.parametrize("name", TABLES)
def test_everything_printed_has_a_provenance_and_says_what_of_it_is_original(name: str) -> None:
    for row in TABLES[name]():
        assert row.source, row
        if len(row.source) > 1 and name not in ("rounds", "care_package"):
            assert row.notes, row


# Ids and numbers


def test_no_two_things_share_an_id() -> None:
    shared = ("components", "objects", "care_package", "figures")
    rows = [row for name, read in TABLES.items() if name not in shared for row in read()]
    ids = [name for row in rows if isinstance(name := getattr(row, "id", None), str)]
    assert [name for name, count in Counter(ids).items() if count > 1] == []


def test_numbers_are_printed_once_and_without_a_gap() -> None:
    numbers = [
        number for read in TABLES.values() for row in read() if isinstance(number := getattr(row, "number", None), str)
    ]
    assert [number for number, count in Counter(numbers).items() if count > 1] == []
    series: dict[str, set[int]] = {}
    for number in numbers:
        family, last = number.rsplit("-", 1)
        series.setdefault(family, set()).add(int(last))
    for family, found in series.items():
        assert found == set(range(1, len(found) + 1)), family
    assert {family: len(found) for family, found in series.items() if not family.startswith("L-")} == {
        **{f"{code}-A": 2 for code in ("GB", "BL", "WR", "BH", "PF", "LL")},
        **{f"{code}-F": 8 for code in ("GB", "BL", "WR", "BH", "PF", "LL")},
        "A": 14,
        "BT": 4,
        "R": 8,
        "SB": 18,
        "SD": 6,
        "W": 48,
        "W-U": 3,
    }
    assert {rank: len(series[f"L-{rank}"]) for rank in "CRELS"} == {"C": 7, "R": 15, "E": 12, "L": 3, "S": 3}


# Counts against the component list


@rule("AP-COMP-06")
def test_loot_tokens_add_up_to_the_component_list() -> None:
    tokens: Counter[str] = Counter()
    for token in content.loot():
        starting = isinstance(token, content.Gear) and token.starting
        tokens["starting_gear" if starting else f"{token.rank}_loot"] += token.count
    assert tokens == {name: COUNT[name] for name in tokens}
    assert tokens == {
        "common_loot": 50,
        "rare_loot": 52,
        "epic_loot": 35,
        "legendary_loot": 6,
        "starting_gear": 18,
    }
    starting_gear = {row.slot: row.count for row in content.gear() if row.starting}
    assert starting_gear == {"helmet": 6, "body": 6, "knockdown": 6}


@rule("AP-COMP-07")
def test_cards_add_up_to_the_component_list() -> None:
    assert len(content.aim_cards()) == COUNT["aim_card"] == 14
    assert len(BASIC) == COUNT["basic_weapon"] == 48
    assert len(content.weapons()) - len(BASIC) == COUNT["special_weapon"] == 3
    assert len(content.ring_cards()) == COUNT["ring_card"] == 8
    assert len(content.supply_bins()) == COUNT["supply_bin_card"] == 18
    assert len(content.supply_drops()) == COUNT["supply_drop_card"] == 6
    assert (COUNT["fully_kitted_weapon"], COUNT["weapon_set"], COUNT["deployment_card"]) == (32, 8, 4)
    assert (COUNT["role_card"], COUNT["event_card"], COUNT["champion_feat"], COUNT["replicator_card"]) == (6, 12, 12, 1)


@rule("AP-COMP-01")
def test_boards_and_tiles_are_counted() -> None:
    boards = {"map_part": 4, "help_card": 6, "object_sheet": 1, "round_board": 1, "legend_board": 6}
    boards |= {"player_screen": 6, "equipment_board": 6, "aim_track": 1, "entry_tile": 1}
    assert {name: COUNT[name] for name in boards} == boards


@rule("AP-COMP-02")
def test_buildings_are_counted() -> None:
    sizes = {name: count for name, count in COUNT.items() if name.startswith("building_")}
    assert sizes == {"building_2x2": 4, "building_2x3": 6, "building_2x4": 2, "building_3x3": 3}


@rule("AP-COMP-03")
def test_walls_are_counted() -> None:
    walls = {name: count for name, count in COUNT.items() if "wall" in name}
    assert walls == {
        "wall_1": 6,
        "wall_2": 6,
        "wall_3": 2,
        "low_wall": 8,
        "low_edge_wall": 6,
        "edge_wall_2": 4,
        "edge_wall_3": 4,
    }


@rule("AP-COMP-04")
def test_other_pieces_of_the_map_are_counted() -> None:
    pieces = {"canyon_1x2": 3, "canyon_2x2": 3, "canyon_2x3": 3, "rock": 5, "tree": 4, "zip_line_anchor": 8}
    pieces |= {"edge_zip_line_anchor": 8, "heat_shield": 3, "supply_drop": 4, "ring_figure": 4, "respawn_beacon": 4}
    pieces |= {"supply_bin": 10, "open_bin_marker": 10}
    assert {name: COUNT[name] for name in pieces} == pieces


@rule("AP-COMP-05")
def test_markers_are_counted() -> None:
    markers = {"round_marker": 1, "initiative_marker": 1, "supply_drop_state_marker": 8}
    markers |= {"supply_drop_deployment_marker": 4, "dial": 6, "deathbox": 12, "ammo_marker": 12, "team_identifier": 6}
    markers |= {"flag": 6, "team_token": 4, "bonus_token": 4, "grenade_trait_token": 2, "replicator_token": 4}
    markers |= {"coordinate_token": 8, "crafting_material": 12, "blockade_token": 31, "event_token": 2, "loot_bag": 3}
    assert {name: COUNT[name] for name in markers} == markers
    assert len(content.bonus_tokens()) == COUNT["bonus_token"]
    assert COUNT["deathbox"] == 2 * len(content.legends())
    assert COUNT["ammo_marker"] == 2 * len(content.legends())


@rule("AP-COMP-08")
def test_each_legend_has_two_abilities_and_eight_feats() -> None:
    names = ["gibraltar", "bangalore", "wraith", "bloodhound", "pathfinder", "lifeline"]
    assert [legend.id for legend in content.legends()] == names
    for legend in content.legends():
        kinds = [ability.kind for ability in content.abilities() if ability.legend == legend.id]
        assert kinds == ["tactical", "ultimate"]
        feats = [feat for feat in content.feats() if feat.legend == legend.id]
        assert [feat.number for feat in feats] == [f"{legend.code}-F-{n}" for n in range(1, 9)]
    assert len(content.abilities()) == COUNT["ability_card"]
    assert len(content.feats()) == COUNT["feat_card"]
    assert COUNT["legend_figure"] == COUNT["recruitment_card"] == COUNT["legend_sheet"] == 6


@rule("AP-COMP-09")
def test_ability_figures_and_tokens_of_each_legend() -> None:
    figures = {legend: {f.id: f.count for f in content.figures() if f.legend == legend} for legend in FIGURES}
    assert figures == FIGURES
    tokens = Counter(dict.fromkeys(FIGURES, 0))
    for ability in content.abilities():
        tokens[ability.legend] += ability.tokens
    assert tokens == {
        "gibraltar": 2,
        "bangalore": 3,
        "wraith": 2,
        "bloodhound": 2,
        "pathfinder": 2,
        "lifeline": 2,
    }
    own_bag: Counter[str] = Counter()
    rank = {token.id: token.rank for token in content.loot()}
    for row in content.care_package():
        own_bag[rank[row.id]] += row.count
    assert own_bag == {"rare": 6, "epic": 4, "legendary": 3}


FIGURES = {
    "gibraltar": {"dome": 1, "bombardment": 1},
    "bangalore": {"smoke": 2, "thunder": 1},
    "wraith": {"portal": 2},
    "bloodhound": {"raven": 3, "beast": 1},
    "pathfinder": {"zip_anchor": 2},
    "lifeline": {"drone": 1, "drop_site": 1, "drop": 1},
}


@rule("AP-COMP-10")
def test_what_the_basic_game_leaves_in_the_box() -> None:
    unused = {component.id for component in content.components() if not component.used}
    assert unused == {
        "equipment_board",
        "flag",
        "role_card",
        "event_card",
        "champion_feat",
        "weapon_set",
        "fully_kitted_weapon",
    }


# Check sums


@rule("AP-AIM-02")
def test_the_aim_deck_has_the_printed_symbols_and_arrows() -> None:
    symbols = Counter(symbol for card in content.aim_cards() for symbol in card.symbols)
    assert symbols == {"half": 4, "low": 3, "high": 3, "cover": 4, "head": 5}
    arrows = Counter(card.arrow for card in content.aim_cards())
    assert arrows == {None: 6, "n": 1, "ne": 1, "e": 1, "se": 1, "s": 1, "sw": 1, "w": 1, "nw": 1}
    assert [card.value for card in content.aim_cards()] == [20, 20, *range(25, 85, 5)]
    assert sum(card.value >= 40 for card in content.aim_cards()) == 9


def test_ammo_and_kinds_of_the_basic_weapons_add_up() -> None:
    assert Counter(weapon.ammo for weapon in BASIC) == {
        "energy": 10,
        "heavy": 10,
        "light": 16,
        "shotgun": 6,
        "sniper": 6,
    }
    assert Counter(weapon.kind for weapon in BASIC) == {
        "assault_rifle": 8,
        "smg": 10,
        "lmg": 8,
        "marksman": 6,
        "sniper_rifle": 4,
        "shotgun": 6,
        "pistol": 6,
    }
    assert set(Counter(weapon.model for weapon in BASIC).values()) == {2}


@rule("AP-WEAP-02")
def test_a_weapon_card_shows_all_it_has_to_show() -> None:
    for weapon in content.weapons():
        low, high = weapon.range
        assert 1 <= low <= high
        assert weapon.threshold % 5 == 0
        assert (weapon.ammo == "mythic") == weapon.special
        assert (weapon.kind == "shotgun" and not weapon.special) == weapon.slots.bolt
    c_a_r = by_id(content.weapons())["car_2"]
    assert isinstance(c_a_r, content.Weapon)
    shown = (c_a_r.number, c_a_r.kind, c_a_r.ammo, c_a_r.start, c_a_r.range, c_a_r.threshold, c_a_r.rate)
    assert shown == ("W-16", "smg", "light", 2, (3, 3), 50, (5, 1))
    assert (c_a_r.damage, c_a_r.headshot, c_a_r.printed) == (5, 3, "barrel_stabilizer_common")
    assert c_a_r.slots == content.Slots(True, ("light", "heavy"), False, ("close", "mid"), "standard")


def fits(slots: content.Slots, token: content.Attachment) -> bool:
    """AP-ATT-02, written anew."""
    match token.kind:
        case "barrel":
            return slots.barrel
        case "magazine":
            return token.ammo in slots.magazine
        case "bolt":
            return slots.bolt
        case "optic":
            return token.mark in slots.optic
        case "stock":
            return token.stock == slots.stock


def test_printed_attachments_exist_and_fit_their_weapon() -> None:
    attachments = {attachment.id: attachment for attachment in content.attachments()}
    for weapon in content.weapons():
        if weapon.printed is not None:
            token = attachments[weapon.printed]
            assert weapon.id == "kraber" or fits(weapon.slots, token), weapon.id
            assert (token.rank in ("common", "rare")) or weapon.special


@rule("AP-ATT-10")
def test_four_attachments_are_printed_on_weapons_only() -> None:
    only = [attachment for attachment in content.attachments() if attachment.count == 0]
    assert [attachment.id for attachment in only] == [
        "holo",
        "digital_threat",
        "digital_sniper_threat",
        "sniper_stock_common",
    ]
    assert not any(attachment in content.loot() for attachment in only)
    on_cards = {weapon.printed for weapon in content.weapons()}
    assert all(attachment.id in on_cards for attachment in only)
    assert [(a.range, a.easing, a.first) for a in only] == [
        ((1, 2), 5, 0),
        ((1, 2), 15, 0),
        ((5, content.NO_END), 15, 0),
        (None, 0, 3),
    ]


@rule("AP-ATT-01")
def test_each_kind_of_attachment_changes_one_value() -> None:
    for a in content.attachments():
        changed = {
            name
            for name, value in (
                ("stability", a.stability),
                ("rate", a.rate),
                ("easing", a.easing),
                ("hit", a.hit),
                ("first", a.first),
            )
            if value
        }
        expected = {"barrel": "stability", "magazine": "rate", "bolt": "rate", "optic": "easing"}
        assert changed == {expected.get(a.kind, "first" if a.stock == "sniper" else "hit")}, a.id


@rule("AP-ATT-11")
def test_an_upgrade_is_contained_in_the_printed_values() -> None:
    """Against the other card of the model, which has none: better values are better, worse ones worse."""
    plain = {weapon.model: weapon for weapon in BASIC if weapon.upgrade is None}
    for weapon in BASIC:
        if weapon.upgrade is None:
            continue
        other = plain[weapon.model]
        for value in ("rate", "damage", "headshot", "threshold"):
            new, old = getattr(weapon, value), getattr(other, value)
            if value == "rate":
                new, old = new[0] * new[1], old[0] * old[1]
            rises = new > old if value != "threshold" else new < old
            falls = new < old if value != "threshold" else new > old
            assert rises == (value in weapon.upgrade.better), (weapon.id, value)
            assert falls == (value in weapon.upgrade.worse), (weapon.id, value)
        assert weapon.upgrade.better or weapon.passive or other.passive, weapon.id


def test_supply_bin_cards_add_up() -> None:
    assert Counter(card.loot for card in content.supply_bins()) == {
        ("epic", "epic"): 2,
        ("epic", "rare", "common"): 4,
        ("epic", "common", "common"): 4,
        ("rare", "rare", "common"): 4,
        ("rare", "rare", "rare"): 4,
    }


def test_supply_drop_cards_name_tokens_that_exist() -> None:
    legendary = {row.id for row in content.gear() if row.rank == "legendary"}
    assert {card.token for card in content.supply_drops() if card.token is not None} == legendary
    assert sum(card.special_weapon for card in content.supply_drops()) == 3


def test_every_ring_card_shrinks_both_directions_by_two() -> None:
    for card in content.ring_cards():
        assert card.top + card.bottom == card.left + card.right == 2
    first = content.ring_cards()[0]
    assert (first.top, first.bottom, first.left, first.right) == (2, 0, 2, 0)


def test_labels_of_feats_add_up() -> None:
    labels = Counter(feat.label for feat in content.feats())
    assert labels == {"free": 14, "special": 6, "boost": 8, "before": 8, "after": 6, "instant": 6}
    for feat in content.feats():
        assert (feat.ap > 0) == (feat.label == "special"), feat.id
        assert not feat.team or feat.label in ("before", "after"), feat.id
    assert [feat.number for feat in content.feats() if "rulebook" in feat.source and feat.id != "return_to_sender"] == [
        *("GB-F-1", "GB-F-5", "GB-F-8", "BL-F-1", "BL-F-5", "BL-F-6", "BL-F-7", "WR-F-1", "WR-F-4", "WR-F-7"),
        *("BH-F-1", "BH-F-4", "PF-F-1", "PF-F-2", "LL-F-1", "LL-F-5"),
    ]


def test_figures_belong_to_abilities_of_their_legend() -> None:
    owner = {ability.id: ability.legend for ability in content.abilities()}
    for figure in content.figures():
        assert owner[figure.ability] == figure.legend


def test_what_weapons_spend_is_loot() -> None:
    loot = {token.id for token in content.loot()}
    spent = {weapon.action.spend for weapon in content.weapons() if weapon.action is not None}
    assert spent == {"thermite_grenade", "shield_cell"} <= loot
    assert {row.id for row in content.care_package()} <= loot


@rule("AP-OBJ-01")
def test_tags_of_the_object_sheet() -> None:
    tags = {row.id: (row.occupies, set(row.tags)) for row in content.objects()}
    assert tags["wall"] == ("edge", {"connectable", "veil", "level_1", "obstacle"})
    assert tags["edge_wall"] == ("edge", {"connectable", "veil", "level_1", "obstacle", "impassable"})
    assert tags["low_wall"] == tags["low_edge_wall"] == ("edge", {"connectable", "obstacle", "cover"})
    assert tags["building_wall"] == ("edge", {"connectable", "veil", "level_1"})
    assert tags["supply_bin"] == ("edge", {"connectable", "obstacle", "cover", "full", "interactive"})
    assert tags["respawn_beacon"] == ("space", {"impassable", "cover"})
    assert tags["rock"] == tags["tree"] == ("space", {"veil", "level_1", "impassable"})
    assert tags["supply_drop"] == ("space", {"veil", "level_1", "impassable", "full", "interactive"})
    assert tags["heat_shield"] == ("space", {"cover"})
    assert tags["zip_line_anchor"] == tags["edge_zip_line_anchor"] == ("intersection", {"interactive"})
    assert tags["canyon"] == tags["legend"] == ("space", set())


# A bad file is refused, with file, line and field


SCHEMAS: dict[str, type[Printed]] = {
    "abilities": content.Ability,
    "aim": content.AimCard,
    "feats": content.Feat,
    "gear": content.Gear,
    "weapons": content.Weapon,
}


def broken(tmp_path: Path, name: str, old: str, new: str) -> ContentError:
    """What the reader says to the file with a change."""
    source = Path(str(resources.files("stolik.games.apex_legends") / "content" / f"{name}.toml"))
    copy = tmp_path / source.name
    shutil.copy(source, copy)
    text = copy.read_text("utf-8")
    assert old in text
    copy.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        load_table(copy, name, SCHEMAS[name])
    assert re.match(rf"{name}\.toml:\d+: ", str(caught.value))
    return caught.value


def test_an_unknown_ammo_kind_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "weapons", 'ammo = "heavy"', 'ammo = "laser"')
    assert (error.line, error.field) == (12, "weapons.ammo")
    assert "expected one of energy, heavy, light, mythic, shotgun, sniper" in error.problem


def test_too_much_starting_ammo_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "weapons", "start = 3", "start = 6")
    assert (error.line, error.field) == (13, "weapons.start")


def test_an_unknown_field_inside_a_table_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "weapons", "slots = { barrel = true,", "slots = { grip = true,")
    assert (error.line, error.field) == (19, "weapons.slots.grip")
    assert "barrel, magazine, bolt, optic, stock" in error.problem


def test_a_card_twice_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "aim", 'id = "a2"', 'id = "a1"')
    assert "duplicate id 'a1'" in error.problem


def test_a_card_without_provenance_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "feats", 'source = ["rulebook"]\n', "")
    assert (error.field, error.problem) == ("feats.source", "missing")


def test_an_unknown_legend_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "abilities", 'legend = "gibraltar"', 'legend = "octane"')
    assert error.field == "abilities.legend"


def test_a_cooldown_off_the_track_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "abilities", "cooldown = 3", "cooldown = 4")
    assert error.field == "abilities.cooldown"


def test_a_negative_count_is_refused(tmp_path: Path) -> None:
    error = broken(tmp_path, "gear", "count = 4", "count = -4")
    assert error.field == "gear.count"
