"""Victory points on the score track (WW-SCORE-08): no upper end, never below 0 during play."""

from stolik.games.wonderlands_war.events import GainedVp, LostVp
from stolik.games.wonderlands_war.rules.ledger import note_vp
from stolik.games.wonderlands_war.state import Board


def gain_vp(t: Board, seat: int, count: int, source: str) -> None:
    """Score."""
    t.vp[seat] += count
    note_vp(t, seat, source, count)
    if t.log is not None:
        t.log.add(GainedVp(seat, count, source))


def lose_vp(t: Board, seat: int, count: int, source: str) -> None:
    """Lose VP that were scored."""
    t.vp[seat] -= count
    note_vp(t, seat, source, -count)
    if t.log is not None:
        t.log.add(LostVp(seat, count, source))
