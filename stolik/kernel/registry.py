"""Which games there are: every installed package may offer some through the entry point `stolik.games`."""

from importlib.metadata import entry_points

from stolik.kernel.errors import UnknownGame
from stolik.kernel.game import Game

GROUP = "stolik.games"

_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known in this process without installing it (tests, notebooks)."""
    _registered[game.id] = game


def names() -> list[str]:
    """The ids of all games, sorted."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_registered))


def find(name: str) -> Game:
    """The game of that id."""
    if name in _registered:
        return _registered[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise UnknownGame(f"the entry point {name} of {GROUP} is not a Game")
            _registered[name] = game
            return game
    raise UnknownGame(f"there is no game {name!r}; games: {', '.join(names()) or 'none'}")
