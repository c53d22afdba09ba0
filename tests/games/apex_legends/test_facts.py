"""The printed facts that a board gets: complete, plain, and those of the map that is played on."""

import tomllib
from importlib import resources

import msgspec
import pytest

from stolik.games.apex_legends.facts import Facts, facts
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.geometry.grid import space
from stolik.games.apex_legends.map import LAND_NAMES, LANDS
from stolik.games.apex_legends.map_files import MAPS

CONTENT = resources.files("stolik.games.apex_legends") / "content"
TABLES = [
    ("legends", "legends"),
    ("abilities", "abilities"),
    ("feats", "feats"),
    ("weapons", "weapons"),
    ("accessories", "accessories"),
    ("grenades", "grenades"),
    ("attachments", "attachments"),
    ("gear", "gear"),
    ("aim", "aim"),
    ("rounds", "rounds"),
    ("ring", "ring_cards"),
    ("bonus", "bonus"),
    ("supply_bins", "supply_bins"),
]


def both() -> Facts:
    return facts(GAME.check_setup(2, {}))


@pytest.mark.parametrize(("file", "name"), TABLES)
def test_every_printed_datum_is_told_and_nothing_is_invented(file: str, name: str) -> None:
    """Recomputed from the content file itself; what it leaves out has no effect: 0, false, nothing."""
    rows = tomllib.loads((CONTENT / f"{file}.toml").read_text("utf-8"))[file]
    told = msgspec.to_builtins(getattr(both(), name))
    assert len(rows) == len(told)
    for row, made in zip(rows, told, strict=True):
        for key, value in made.items():
            same_as(row.get(key), value)


def same_as(printed: object, told: object) -> None:
    if isinstance(told, dict):
        for key, value in told.items():
            same_as(printed.get(key) if isinstance(printed, dict) else None, value)
    elif isinstance(told, list | tuple) and (not told or not isinstance(told[0], dict)):
        assert list(told) == list(printed) if isinstance(printed, list) else not told
    elif not isinstance(told, list | tuple):
        assert told == printed or (printed is None and not told)


@pytest.mark.parametrize("name", MAPS)
def test_the_map_is_that_of_the_match(name: str) -> None:
    drawn = facts(GAME.check_setup(2, {"map": name})).map
    land = LANDS[LAND_NAMES.index(name)]
    assert (drawn.id, drawn.size) == (name, 12)
    assert all(drawn.levels[y][x] == land.level[space(x, y)] for x in range(12) for y in range(12))
    assert {(edge.way == "v", edge.x, edge.y) for edge in drawn.edges if edge.object == "supply_bin"} == set(land.bins)
    assert [(each.way == "v", each.x, each.y) for each in drawn.bins] == list(land.bins)
    beacons = sorted(space(each.x, each.y) for each in drawn.things if each.object == "respawn_beacon")
    assert beacons == sorted(land.beacons)
    assert sum(1 << space(x, y) for x, y in drawn.canyons) == land.canyons


def test_facts_are_plain_data_of_a_modest_size() -> None:
    sent = msgspec.json.encode(both())
    assert msgspec.json.decode(sent, type=Facts) == both()
    assert len(sent) < 100_000
