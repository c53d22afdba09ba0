"""Victory points on the score track (WW-SCORE-08): no upper end, never below 0 during play."""

from stolik.games.wonderlands_war.state import Board
from stolik.kernel.log import Event


def gain_vp(t: Board, seat: int, count: int, source: str) -> None:
    """Score."""
    t.vp[seat] += count
    if t.log is not None:
        t.log.add(Event("gained_vp", {"seat": seat, "count": count, "source": source}))


def lose_vp(t: Board, seat: int, count: int, source: str) -> None:
    """Lose VP that were scored."""
    t.vp[seat] -= count
    if t.log is not None:
        t.log.add(Event("lost_vp", {"seat": seat, "count": count, "source": source}))
