"""Who plays with whom (AP-GOAL-01, -02): seats, teams, allies and enemies."""

from stolik.games.apex_legends.catalogue import NOTHING
from stolik.games.apex_legends.state import Board


def first_of_group(t: Board, group: int) -> int:
    """The first seat of a group: those of group 0 sit before those of group 1."""
    return t.shares[group][0]


def group_of_seat(t: Board, seat: int) -> int:
    """The group a seat belongs to."""
    return 0 if seat < t.shares[1][0] else 1


def team_of_seat(t: Board, seat: int) -> int:
    """The team of a seat; NOTHING before the colours are chosen."""
    if t.red_group == NOTHING:
        return NOTHING
    return group_of_seat(t, seat) ^ t.red_group


def seats_of_team(t: Board, team: int) -> list[int]:
    """The seats of a team, in order."""
    second = t.shares[1][0]
    return list(range(second)) if team == t.red_group else list(range(second, t.seats))


def seat_of_next(t: Board, team: int) -> int:
    """The seat that plays the legend which joins a team next (AP-GOAL-13)."""
    return t.shares[team ^ t.red_group][len(t.members[team])]


def captain(t: Board, team: int) -> int:
    """The seat that answers for a team where the rules ask the team."""
    return first_of_group(t, team ^ t.red_group)


def enemies(t: Board, who: int) -> list[int]:
    """The legends of the other team, in the order of the draft."""
    return t.members[1 - t.team[who]]


def allies(t: Board, who: int) -> list[int]:
    """The other legends of the same team."""
    return [other for other in t.members[t.team[who]] if other != who]


def in_play(t: Board) -> list[int]:
    """All legends, the active team's first (AP-PREC-04), red's first outside a turn."""
    first = t.team[t.active] if t.active != NOTHING else 0
    return t.members[first] + t.members[1 - first]
