"""The battle track (WW-CHIP-06, 09 to 12): markers, opponents, who is ahead."""

from stolik.games.wonderlands_war.catalogue import TRACK_END
from stolik.games.wonderlands_war.events import GainedStrength
from stolik.games.wonderlands_war.rules.ledger import MOVED_BY, note
from stolik.games.wonderlands_war.state import ABSENT, BUST, Board


def gain_strength(t: Board, seat: int, count: int, source: str) -> None:
    """GAIN: the marker moves at once, at most to 25."""
    if count:
        t.strength[seat] = min(TRACK_END, t.strength[seat] + count)
        note(t, seat, MOVED_BY[source], count)
        if t.log is not None:
            t.log.add(GainedStrength(seat, count, t.strength[seat], source))


def opponents(t: Board, seat: int) -> list[int]:
    """The other participants who have not bust, retreated ones included (WW-OV-07)."""
    status = t.status
    return [other for other in range(t.seats) if other != seat and ABSENT != status[other] != BUST]


def is_behind(seat: int, strengths: list[int]) -> bool:
    """Whether an opponent is strictly ahead by these strengths; nobody who has bust or is absent has more than 0."""
    return max(strengths) > strengths[seat]


def is_in_lead(t: Board, seat: int) -> bool:
    """Strictly ahead of every other participant who has not bust (WW-CHIP-12)."""
    mine = t.strength[seat]
    return all(t.strength[other] < mine for other in opponents(t, seat))
