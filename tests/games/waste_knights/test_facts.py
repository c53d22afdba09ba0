"""What a board is told once: it is what the rules play with."""

from __future__ import annotations

import msgspec
import pytest

from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.catalogue import FACE_ID, FOES, IS_STARTING, REPAIR_COST, TRADE_VALUE, WEAPON_DICE
from stolik.games.waste_knights.facts import Facts
from stolik.games.waste_knights.map import COST, HAZARDS, NEIGHBOURS, SPACE, WAYS
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import COLOURS, HAZARD_IDS
from stolik.testkit.scenarios.waste_knights import Scenario


@pytest.fixture(scope="module")
def facts() -> Facts:
    return GAME.facts(GAME.check_setup(2, {}))


def test_the_map_is_the_one_that_is_driven_on(facts: Facts) -> None:
    costs = {terrain.id: terrain.cost for terrain in facts.terrains}
    assert len(facts.spaces) == 90
    for space in facts.spaces:
        at = SPACE[space.id]
        assert [SPACE[other] for other in space.neighbours] == NEIGHBOURS[at]
        assert (costs[space.terrain] or 0) == COST[at]
        assert space.hazards == [HAZARD_IDS[symbol] for symbol in HAZARDS[at]]
        enterable = [other for other in space.neighbours if costs[facts.spaces[SPACE[other]].terrain] is not None]
        assert [SPACE[other] for other in enterable] == WAYS[at]


@pytest.mark.parametrize("number", range(6))
def test_a_fresh_knight_has_what_its_sheet_and_vehicle_say(facts: Facts, number: int) -> None:
    sheet = facts.knights[number]
    wk = Scenario(sheet.id)
    shown = wk.seen().knights[0]
    vehicle = next(one for one in facts.vehicles if one.id == shown.vehicle)
    values = shown.values
    assert (values.health, values.resistance, values.repair, values.explore) == (
        *(sheet.health, sheet.resistance, sheet.repair, sheet.explore),
    )
    assert (values.load, values.speed, values.tank, values.bonus, values.durability) == (
        *(vehicle.load, vehicle.speed, vehicle.tank, vehicle.bonus, vehicle.durability),
    )
    assert shown.skills == sheet.skills


def test_both_sides_of_every_card_are_those_that_are_played(facts: Facts) -> None:
    sides = [side for card in facts.equipment for side in (card.working, card.broken)]
    assert [side.id for side in sides] == FACE_ID
    for face, side in enumerate(sides):
        assert side.dice == [COLOURS[die] for die in WEAPON_DICE[face]]
        assert side.value == TRADE_VALUE[face]
        if face % 2:
            assert (side.repair if side.repair is not None else 99) == REPAIR_COST[face]
    assert [card.starting for card in facts.equipment] == IS_STARTING


def test_every_enemy_is_the_one_that_is_fought(facts: Facts) -> None:
    assert [(enemy.id, enemy.health, enemy.threat) for enemy in facts.enemies] == [
        (foe.id, foe.health, foe.threat) for foe in FOES
    ]


def test_facts_hold_the_adventure_and_none_of_its_story() -> None:
    for adventure in ADVENTURES:
        shown = GAME.facts(GAME.check_setup(min(2, adventure.most), {"adventure": adventure.key}))
        assert (shown.adventure.id, shown.adventure.key) == (adventure.id, adventure.key)
        text = msgspec.json.encode(shown).decode()
        for message, (english, *_) in adventure.words.items():
            if message.startswith("entry-") and len(english) > 16:
                assert english not in text
        for enemy in adventure.enemies:
            assert f'"{enemy.id}"' not in text
