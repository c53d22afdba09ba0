"""Who plays which legend (AP-GOAL-02, -13): how the people at the table are divided into two groups of seats.

The seats of the first team come first. How the legends of a team are shared out among its people is one of `DIVISIONS`.
"""

from typing import Final

from stolik.kernel.errors import BadSetup

EVEN: Final = "even"
DIVISIONS: Final = (EVEN, "one", "each", "12_3", "13_2", "1_23")
"""In turn to as many people as are left; all to one; one to each; the first and second legend to one and the third to
another; and so on."""
PEOPLE: Final[dict[str, list[int]]] = {
    "one": [0, 0, 0],
    "each": [0, 1, 2],
    "12_3": [0, 0, 1],
    "13_2": [0, 1, 0],
    "1_23": [0, 1, 1],
}
"""Which of the team's people plays its first, second and third legend."""
OF_THREE: Final = ("12_3", "13_2", "1_23")
"""Those that need a third legend."""
LARGEST: Final = 3
"""Legends of a team."""


def legends_each(seats: int, team_size: str) -> int:
    """How many legends a team has: five or six people need teams of three."""
    return LARGEST if seats > 4 else int(team_size)


def divided(seats: int, size: int, first: str, second: str) -> list[list[int]]:
    """By team: the seat that plays its first, second … legend. Raises BadSetup that says what is possible."""
    shares = _shares(seats, size, first, second)
    if shares:
        return shares
    ways = [f"{one} with {' or '.join(_beside(seats, size, one))}" for one in DIVISIONS if _beside(seats, size, one)]
    hint = "; with team_size=3 it is possible" if size < LARGEST and _shares(seats, LARGEST, first, second) else ""
    raise BadSetup(
        f"first_team={first} and second_team={second} do not divide two teams of {size} legends among {seats} people; "
        f"possible are, for the first team and the second: {'; '.join(ways)}{hint}"
    )


def _beside(seats: int, size: int, first: str) -> list[str]:
    """What the second team may have beside this of the first."""
    return [second for second in DIVISIONS if _shares(seats, size, first, second)]


def _shares(seats: int, size: int, first: str, second: str) -> list[list[int]]:
    """See `divided`; empty when it cannot be done."""
    ours, theirs = _people(first, size), _people(second, size)
    if first == EVEN:
        ours = (seats + 1) // 2 if second == EVEN else seats - theirs
    if second == EVEN:
        theirs = seats - ours
    if ours + theirs != seats or not 1 <= ours <= size or not 1 <= theirs <= size:
        return []
    return [_played(first, size, ours), [ours + person for person in _played(second, size, theirs)]]


def _people(division: str, size: int) -> int:
    """How many people it takes; of EVEN nothing is known, and what is for three legends is too much for two."""
    if division == EVEN:
        return 0
    return size + 1 if division in OF_THREE and size < LARGEST else max(PEOPLE[division][:size]) + 1


def _played(division: str, size: int, people: int) -> list[int]:
    """Which of this many people plays each legend of a team."""
    return [number % people for number in range(size)] if division == EVEN else PEOPLE[division][:size]
