"""Which games there are: every installed package may offer some through the entry point `stolik.games`."""

from importlib.metadata import entry_points

from stolik.kernel.errors import UnknownGame, short
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
    """The game of that id, or UnknownGame."""
    if not isinstance(name, str):
        raise UnknownGame(f"a game is called by its id, not by {short(name)}; games: {', '.join(names()) or 'none'}")
    if name in _registered:
        return _registered[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                game = point.load()
            except Exception as error:  # whatever another package raises while it is imported
                raise UnknownGame(f"the game {name} cannot be loaded: {type(error).__name__}: {error}") from error
            if not isinstance(game, Game):
                raise UnknownGame(f"the entry point {name} of {GROUP} is not a Game")
            _registered[name] = game
            return game
    raise UnknownGame(f"there is no game {short(name)}; games: {', '.join(names()) or 'none'}")


def loaded() -> list[Game]:
    """All games that can be loaded, by id. One that another package has broken keeps nobody from the others."""
    games: list[Game] = []
    for name in names():
        try:
            games.append(find(name))
        except UnknownGame:
            continue
    return games
