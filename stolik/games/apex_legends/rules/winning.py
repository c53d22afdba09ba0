"""How a match ends (AP-GOAL): by elimination, by points, after round 8, and the tie-breaks."""

from typing import Final, NoReturn

from stolik.games.apex_legends.catalogue import BLUE, NOTHING, RED
from stolik.games.apex_legends.rules.teams import group_of_seat, team_of_seat
from stolik.games.apex_legends.state import DEATHBOXES, Board
from stolik.kernel.state import Result

POINTS_TO_WIN: Final = (2, 4)
"""AP-GOAL-06, by team size - 2."""


def victory_points(t: Board, team: int) -> int:
    """The deathbox tokens that a team has taken (AP-GOAL-04)."""
    points = 0
    for who in t.members[1 - team]:
        points += DEATHBOXES - t.deathboxes[who]
    return points


def result_for(t: Board, winner: int, reason: str) -> Result:
    """Winners share the first place, losers the second; NOTHING: all share the first."""
    places: list[int] = []
    points: list[int] = []
    for seat in range(t.seats):
        team = team_of_seat(t, seat)
        places.append(1 if winner in (team, NOTHING) else 2)
        points.append(victory_points(t, team))
    return Result(places, points, reason)


def conceded(t: Board, seat: int) -> Result:
    """The result when a seat gives up: its team has lost."""
    if t.red_group != NOTHING:
        return result_for(t, 1 - team_of_seat(t, seat), "conceded")
    loser = group_of_seat(t, seat)
    places = [2 if group_of_seat(t, each) == loser else 1 for each in range(t.seats)]
    return Result(places, [0] * t.seats, "conceded")


def win(t: Board, winner: int, reason: str) -> NoReturn:
    """End the match."""
    result = result_for(t, winner, reason)
    t.finish(result.places, result.points, result.reason)


def is_beaten(t: Board, team: int) -> bool:
    """Whether every legend of a team has lost a deathbox token (AP-GOAL-05)."""
    return all(t.deathboxes[who] != DEATHBOXES for who in t.members[team])


def check_elimination(t: Board) -> None:
    """AP-GOAL-05, -07, -08: after the eliminations of one effect."""
    red_is_beaten = is_beaten(t, RED)
    if is_beaten(t, BLUE):
        if red_is_beaten:
            break_tie(t)
        win(t, RED, "elimination")
    if red_is_beaten:
        win(t, BLUE, "elimination")


def check_points(t: Board, who: int) -> None:
    """AP-GOAL-06: at the start of an activation of a legend without deathbox tokens."""
    other = 1 - t.team[who]
    if t.deathboxes[who] == 0 and victory_points(t, other) >= POINTS_TO_WIN[t.team_size - 2]:
        win(t, other, "points")


def best_unbeaten(t: Board, team: int) -> int:
    """The highest health among the legends of a team that still have both deathbox tokens (AP-GOAL-11)."""
    best = 0
    for who in t.members[team]:
        if t.deathboxes[who] == DEATHBOXES and t.health[who] > best:
            best = t.health[who]
    return best


def break_tie(t: Board) -> NoReturn:
    """AP-GOAL-10 to -12."""
    red, blue = victory_points(t, RED), victory_points(t, BLUE)
    if red != blue:
        win(t, RED if red > blue else BLUE, "victory_points")
    red, blue = best_unbeaten(t, RED), best_unbeaten(t, BLUE)
    if red != blue:
        win(t, RED if red > blue else BLUE, "health")
    win(t, NOTHING, "draw")
