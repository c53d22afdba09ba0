"""The printed facts of Waste Knights against the component list, the map checks and the check sums of the content."""

from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from pathlib import Path

import msgspec
import pytest

from stolik.games.waste_knights import content
from stolik.kernel.content import ContentError
from stolik.testkit.rule import rule

Table = Callable[[], tuple[msgspec.Struct, ...]]
TABLES: list[Table] = [
    content.dice,
    content.terrains,
    content.spaces,
    content.knights,
    content.vehicles,
    content.quick_sets,
    content.equipment,
    content.advances,
    content.uniques,
    content.threats,
    content.enemies,
    content.events,
    content.encounters,
    content.explorations,
    content.injuries,
    content.faults,
    content.specials,
    content.components,
    content.shops,
]
COUNT = {component.id: component.count for component in content.components()}
LIMITED = {component.id for component in content.components() if component.limited}
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def field(row: msgspec.Struct, name: str) -> str:
    return str(getattr(row, name))


# The component list


@rule("WK-COMP-01")
def test_a_board_six_knights_and_six_vehicles() -> None:
    assert (COUNT["board"], COUNT["figure"], COUNT["reference_sheet"]) == (1, 6, 4)
    assert len(content.knights()) == COUNT["knight_sheet"] == 6
    assert len(content.vehicles()) == COUNT["vehicle_sheet"] == 6


@rule("WK-COMP-02")
def test_forty_highway_desert_and_thirty_mountains_bush_cards() -> None:
    numbers = [card.number for card in content.enemies()]
    numbers += [card.number for card in content.events()]
    numbers += [card.number for card in content.encounters()]
    assert Counter(number[:2] for number in numbers) == {"HD": 40, "MB": 30}
    assert sorted(numbers) == [f"HD{n:02}" for n in range(1, 41)] + [f"MB{n:02}" for n in range(1, 31)]
    assert Counter(enemy.number[:2] for enemy in content.enemies()) == {"HD": 22, "MB": 16}
    assert Counter(event.number[:2] for event in content.events()) == {"HD": 10, "MB": 8}
    assert Counter(encounter.number[:2] for encounter in content.encounters()) == {"HD": 8, "MB": 6}


@rule("WK-COMP-03")
def test_twenty_exploration_ten_special_and_64_equipment_cards() -> None:
    assert [card.number for card in content.explorations()] == [f"X{n:02}" for n in range(1, 21)]
    assert [card.number for card in content.specials()] == list(range(1, 11))
    assert sum(card.copies for card in content.equipment()) == 64


@rule("WK-COMP-04")
def test_eight_faults_and_eight_injuries() -> None:
    assert [card.number for card in content.injuries()] == [f"IN{n}" for n in range(1, 9)]
    assert [card.number for card in content.faults()] == [f"FA{n}" for n in range(1, 9)]


@rule("WK-COMP-05")
def test_four_advances_of_each_knight_and_six_general_ones() -> None:
    owners = [card.knight for card in content.advances()] + [card.knight for card in content.uniques()]
    expected = {knight.id: 4 for knight in content.knights()} | {"": 6}
    assert Counter(owners) == expected
    assert Counter(card.knight for card in content.uniques()) == dict.fromkeys(expected, 1)


@rule("WK-COMP-06", "WK-COMP-07", "WK-COMP-08", "WK-COMP-09", "WK-COMP-10", "WK-COMP-11")
def test_tokens_and_markers_of_the_box() -> None:
    assert (COUNT["die"], COUNT["base_ring"], COUNT["first_player_marker"]) == (12, 4, 1)
    assert (COUNT["threat"], COUNT["challenge"], COUNT["thread"], COUNT["general"], COUNT["entry"]) == (
        *(10, 12, 10, 20, 10),
    )
    assert (COUNT["wound"], COUNT["damage"], COUNT["radiation"]) == (30, 30, 12)
    assert (COUNT["fuel"], COUNT["meds"], COUNT["ammo"]) == (12, 12, 12)
    assert (COUNT["knight_token"], COUNT["xp_marker"]) == (24, 4)
    assert (COUNT["time_marker"], COUNT["camp_marker"], COUNT["special_marker"], COUNT["fortification"]) == (1, 2, 1, 1)
    assert len(content.threats()) == COUNT["threat"]


@rule("WK-COMP-10", "WK-COMP-16")
def test_the_15_hazard_markers_are_five_of_each_kind() -> None:
    markers = [COUNT[f"{kind}_marker"] for kind in ("rad", "contamination", "threat")]
    assert markers == [5, 5, 5]


@rule("WK-COMP-12", "WK-COMP-13", "WK-COMP-15")
def test_only_wound_radiation_damage_general_and_entry_tokens_hazard_markers_and_dice_never_run_out() -> None:
    assert set(COUNT) - LIMITED == {
        "wound",
        "radiation",
        "damage",
        "general",
        "entry",
        "rad_marker",
        "contamination_marker",
        "threat_marker",
        "die",
    }


# Names and provenance


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table.__name__))
def test_every_record_says_where_it_comes_from(table: Table) -> None:
    for row in table():
        sources: tuple[str, ...] = getattr(row, "source")  # noqa: B009 - any of the records
        assert sources, row
        assert len(sources) == 1 or field(row, "notes"), row


def test_no_two_cards_share_an_id() -> None:
    ids = [field(card, "id") for table in TABLES[3:5] + TABLES[6:7] + TABLES[8:17] for card in table()]
    ids += [side.id for advance in content.advances() for side in advance.sides]
    ids += [knight.ability for knight in content.knights()] + [vehicle.ability for vehicle in content.vehicles()]
    assert [name for name, count in Counter(ids).items() if count > 1] == []


def test_numbers_are_unique_and_in_order() -> None:
    for table in TABLES[6:15]:
        numbers = [field(card, "number") for card in table()]
        assert len(set(numbers)) == len(numbers), table
    assert [card.number for card in content.equipment()] == [f"EQ{n:02}" for n in range(1, 50)]


# Sums


def test_equipment_by_kind() -> None:
    kinds: Counter[str] = Counter()
    for card in content.equipment():
        kinds[card.kind] += card.copies
    assert kinds == {"weapon": 33, "armour": 12, "gear": 13, "drug": 6}


@rule("WK-SETUP-09")
def test_twelve_starting_cards() -> None:
    starting = {card.id: card.copies for card in content.equipment() if "start" in card.tags}
    assert starting == {"knife": 2, "pistol": 2, "sawed_off": 1, "wire_bat": 2, "junk_armour": 3, "vest": 2}


@rule("WK-EQ-01")
def test_each_kind_of_equipment_has_what_it_needs() -> None:
    assert {card.kind for card in content.equipment()} == {"weapon", "armour", "drug", "gear"}
    cards: list[content.Equipment | content.Unique] = [*content.equipment(), *content.uniques()]
    for card in cards:
        thrown = card.kind == "weapon" and card.hands == 0
        for side in (card.working, card.broken):
            assert bool(side.dice) == (card.kind == "weapon" and not thrown), card.id
            assert bool(side.protection) == (card.kind == "armour"), card.id
        assert bool(card.attack) == (card.kind == "weapon" and not thrown), card.id
        assert card.working.repair == 0 != card.broken.repair, card.id
        if isinstance(card, content.Equipment):
            assert thrown == ("thrown" in card.tags), card.id
            assert card.broken.value <= card.working.value, card.id


def test_burst_is_written_out_on_the_working_side_only() -> None:
    bursting = [card for card in content.equipment() if "burst" in card.tags]
    assert [card.id for card in bursting] == ["machine_pistol", "assault_rifle"]
    for card in bursting:
        assert (card.working.fx, card.broken.fx) == ("after_roll(attack): [1/roll] may pay(ammo,1) -> reroll(all)", "")


@rule("WK-DICE-01", "WK-DICE-05")
def test_stronger_dice_have_more_successes_and_more_bad_luck() -> None:
    successes = {die.id: sum(face.count("S") for face in die.faces) for die in content.dice()}
    bad_luck = {die.id: sum("BL" in face for face in die.faces) for die in content.dice()}
    fate = {die.id: sum("F" in face for face in die.faces) for die in content.dice()}
    assert successes == {"white": 2, "green": 3, "blue": 5, "red": 7}
    assert bad_luck == {"white": 0, "green": 0, "blue": 1, "red": 2}
    assert fate == {"white": 1, "green": 1, "blue": 1, "red": 1}


@rule("WK-OVR-07")
def test_the_five_enemy_types() -> None:
    kinds = Counter(enemy.type for enemy in content.enemies())
    assert kinds == {"machine": 8, "beast": 9, "mutant": 6, "gang": 10, "cult": 5}


@rule("WK-THREAT-01", "WK-RULING-39")
def test_the_sides_of_the_threat_tokens() -> None:
    sides = {token.id: (token.yellow, token.red, token.timing) for token in content.threats()}
    assert sides == {
        "tt01": ("receive(wound,1)", "hit(1)", "at_attack"),
        "tt02": ("receive(wound,2)", "hit(2)", "at_attack"),
        "tt03": ("lose(any,1)", "lose(any,1)", "immediate"),
        "tt04": ("receive(rad,1)", "dice(white,1)", "at_attack"),
        "tt05": ("receive(tainted,1)", "dice(blue,1)", "at_attack"),
        "tt06": ("receive(damage,1)", "auto_fate(1)", "at_attack"),
        "tt07": ("receive(damage,2)", "trait(armour_piercing)", "at_attack"),
        "tt08": ("first_test(success(-1))", "trait(ambush)", "immediate"),
        "tt09": ("receive(rad,1)", "stat(health,1)", "immediate"),
        "tt10": ("receive(damage,1)", "reroll_blank()", "at_attack"),
    }


def test_encounter_letters() -> None:
    highway = Counter(card.letter for card in content.encounters() if card.number.startswith("HD"))
    mountains = Counter(card.letter for card in content.encounters() if card.number.startswith("MB"))
    assert highway == {"A": 2, "B": 2, "C": 2, "D": 2}
    assert mountains == {"C": 1, "D": 1, "E": 2, "F": 2}


def test_the_quick_sets_name_knights_starting_cards_and_vehicles() -> None:
    starting = {card.id: card.kind for card in content.equipment() if "start" in card.tags}
    assert [chosen.knight for chosen in content.quick_sets()] == [knight.id for knight in content.knights()]
    for chosen in content.quick_sets():
        assert {starting[weapon] for weapon in chosen.weapons} == {"weapon"}
        assert starting[chosen.armour] == "armour"
        assert chosen.vehicle in {vehicle.id for vehicle in content.vehicles()}


# The map


@rule("WK-SETUP-02")
def test_ninety_spaces_six_cities_twelve_sites() -> None:
    spaces = content.spaces()
    assert [space.id for space in spaces] == [f"M{n:02}" for n in range(1, 91)]
    assert len({(space.q, space.r) for space in spaces}) == 90
    assert Counter(space.terrain for space in spaces) == {
        "highway": 11,
        "desert": 38,
        "mountains": 17,
        "bush": 21,
        "crater": 3,
    }
    cities = sorted(space.city for space in spaces if space.city)
    assert cities == ["Drybay", "Lastbridge", "Port_Ember", "Pumps", "Saltgate", "Tin_Lantern"]
    assert sorted(space.site for space in spaces if space.site) == list(range(1, 13))
    assert all(bool(space.site) == bool(space.site_id) for space in spaces)


def test_only_two_spaces_join_west_and_east() -> None:
    side = {(space.q, space.r): space.side for space in content.spaces()}
    assert [space.id for space in content.spaces() if space.side == "X"] == ["M28", "M51"]
    for (q, r), here in side.items():
        for dq, dr in STEPS:
            assert {here, side.get((q + dq, r + dr), here)} != {"W", "E"}, (q, r)


@rule("WK-MOVE-07", "WK-MOVE-08", "WK-MOVE-09")
def test_the_cheapest_routes_between_the_cities() -> None:
    costs = {terrain.id: terrain.cost for terrain in content.terrains()}
    assert costs == {"highway": 0, "desert": 1, "mountains": 2, "bush": 2, "crater": None}
    cities = sorted((space.city, (space.q, space.r)) for space in content.spaces() if space.city)
    found = [[cheapest(start, costs)[goal] for _, goal in cities] for _, start in cities]
    assert found == [
        [0, 2, 7, 4, 8, 5],
        [3, 0, 5, 2, 6, 3],
        [6, 3, 0, 3, 7, 6],
        [4, 1, 4, 0, 4, 4],
        [8, 5, 8, 4, 0, 8],
        [4, 1, 6, 3, 7, 0],
    ]


def cheapest(start: tuple[int, int], costs: dict[content.TerrainId, int | None]) -> dict[tuple[int, int], int]:
    """The MP to every space that can be reached."""
    terrain = {(space.q, space.r): space.terrain for space in content.spaces()}
    found: dict[tuple[int, int], int] = {}
    waiting = [(0, start)]
    while waiting:
        spent, (q, r) = heappop(waiting)
        if (q, r) in found:
            continue
        found[q, r] = spent
        for dq, dr in STEPS:
            near = (q + dq, r + dr)
            cost = costs[terrain[near]] if near in terrain else None
            if cost is not None:
                heappush(waiting, (spent + cost, near))
    return found


# Bad packs


GOOD = """\
[[injuries]]
id = "broken_arm"
number = "IN1"
fx = "passive: hands(1); no_two_handed()"
source = ["rulebook"]
"""


def refusal(tmp_path: Path, text: str) -> str:
    path = tmp_path / "injuries.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        content.load(path, "injuries", content.Lasting)
    return str(refused.value)


def test_a_good_pack_is_read(tmp_path: Path) -> None:
    path = tmp_path / "injuries.toml"
    path.write_text(GOOD, encoding="utf-8")
    (card,) = content.load(path, "injuries", content.Lasting)
    assert (card.id, card.fx) == ("broken_arm", "passive: hands(1); no_two_handed()")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "broken_arm"', 'id = "Broken Arm"', "injuries.toml:2: injuries.id: "),
        ('number = "IN1"', 'number = "1"', "injuries.toml:3: injuries.number: "),
        ("hands(1)", "heands(1)", "injuries.toml:4: injuries.fx: "),
        ("hands(1)", "hands(many)", "injuries.toml:4: injuries.fx: "),
        ("passive", "sometimes", "injuries.toml:4: injuries.fx: "),
        ("hands(1);", "hands(1)", "injuries.toml:4: injuries.fx: "),
        ('fx = "passive: hands(1); no_two_handed()"', "fx = 3", "injuries.toml:4: injuries.fx: expected str, got int"),
        ('["rulebook"]', '["hearsay"]', "injuries.toml:5: injuries.source: "),
        ('["rulebook"]', "[]", "injuries.toml:5: injuries.source: "),
        ('source = ["rulebook"]', "", "injuries.toml:1: injuries.source: missing"),
        ('number = "IN1"', 'number = "IN1"\ncost = 3', "injuries.toml:4: injuries.cost: unknown field"),
        ("[[injuries]]", "[[injuries]", "injuries.toml:1: not valid TOML"),
    ],
)
def test_a_bad_pack_is_refused_with_file_line_and_field(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert refusal(tmp_path, GOOD.replace(old, new)).startswith(problem)


def test_two_cards_with_one_id_are_refused(tmp_path: Path) -> None:
    problem = "injuries.toml:8: injuries.id: duplicate id 'broken_arm', first at line 2"
    assert refusal(tmp_path, f"{GOOD}\n{GOOD}") == problem


def test_a_knight_needs_an_effect_for_every_space_of_the_resistance_track(tmp_path: Path) -> None:
    text = (content.CONTENT / "knights.toml").read_text("utf-8").replace("resistance = 4", "resistance = 5", 1)
    path = tmp_path / "knights.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match="expected 5 spaces of the resistance track, got 4"):
        content.load(path, "knights", content.Knight)


def test_an_unknown_word_of_the_effect_language_is_named(tmp_path: Path) -> None:
    assert "heands" in refusal(tmp_path, GOOD.replace("hands(1)", "heands(1)"))
