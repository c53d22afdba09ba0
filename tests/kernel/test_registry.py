"""Games are found by id: installed ones through their entry point, others when a test makes them known."""

from importlib.metadata import EntryPoint, entry_points

import pytest

from stolik.kernel import registry
from stolik.kernel.errors import BadSetup, UnknownGame
from stolik.kernel.game import Game, Setting


class Solitaire(Game):
    def __init__(self, id: str = "solitaire") -> None:
        super().__init__(id, f"{id}/1", (1, 3), (Setting("pace", ("slow", "fast")), Setting("map", ("a", "b"))))


SOLITAIRE = Solitaire("elsewhere")


@pytest.fixture(autouse=True)
def _forgotten_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})


def test_installed_games_are_found() -> None:
    assert "radlands" in registry.names()
    assert registry.find("radlands").id == "radlands"
    assert registry.find("radlands") is registry.find("radlands")


def test_a_game_can_be_made_known_in_this_process() -> None:
    game = Solitaire()
    registry.register(game)
    assert registry.find("solitaire") is game
    assert registry.names() == sorted(registry.names())
    assert "solitaire" in registry.names()


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; games: .*radlands"):
        registry.find("chess")


def _installed(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    point = EntryPoint("elsewhere", value, registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: (point,) if group == registry.GROUP else ())


def test_a_game_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    _installed(monkeypatch, f"{__name__}:SOLITAIRE")
    assert registry.names() == ["elsewhere"]
    assert registry.find("elsewhere").id == "elsewhere"


def test_an_entry_point_that_is_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    _installed(monkeypatch, "os:path")
    with pytest.raises(UnknownGame, match="not a Game"):
        registry.find("elsewhere")


def test_a_package_that_cannot_be_imported_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    _installed(monkeypatch, "no_such_package:GAME")
    with pytest.raises(UnknownGame, match=r"elsewhere cannot be loaded: ModuleNotFoundError: .*no_such_package"):
        registry.find("elsewhere")


@pytest.mark.parametrize("seats", [0, 4])
def test_a_wrong_number_of_seats_is_refused_with_what_is_possible(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"solitaire is for 1 to 3 players, not {seats}"):
        Solitaire().check_setup(seats, {})


def test_options_are_completed_with_their_defaults() -> None:
    assert Solitaire().check_setup(2, {"map": "b"}) == {"pace": "slow", "map": "b"}


def test_unknown_options_and_values_are_refused_with_what_is_possible() -> None:
    with pytest.raises(BadSetup, match="has no option 'colour'; its options: pace, map"):
        Solitaire().check_setup(2, {"colour": "red"})
    with pytest.raises(BadSetup, match="option pace of solitaire can be slow, fast, not 'quick'"):
        Solitaire().check_setup(2, {"pace": "quick"})


def test_a_broken_game_keeps_nobody_from_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "nowhere.at.all:GAME", registry.GROUP)
    installed = [*entry_points(group=registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: [*installed, broken])
    assert "broken" in registry.names()
    assert [game.id for game in registry.loaded()] == [name for name in registry.names() if name != "broken"]
