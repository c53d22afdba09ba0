"""What feats demand (AP-CARD-07): words for whoever does not meet it.

Whether a demand is met says the feat itself, by the function that also decides what is offered.
"""

from collections.abc import Callable
from typing import Final

from stolik.games.apex_legends.catalogue import FEATS, NOTHING
from stolik.games.apex_legends.geometry.grid import distance
from stolik.games.apex_legends.legends.lifeline import is_at_bin
from stolik.games.apex_legends.legends.pathfinder import reelable
from stolik.games.apex_legends.rules.cards import CAN
from stolik.games.apex_legends.rules.life import shield_limit
from stolik.games.apex_legends.state import FULL_HEALTH, Board
from stolik.kernel.game import Reason, no

Lack = Callable[[Board, int], Reason]
"""What a legend lacks for a feat that would have no effect."""

MUST_WORK: Final = "AP-CARD-07"


def why_not_effect(t: Board, who: int, feat: int) -> Reason | None:
    """Whether a feat would have no effect for a legend now, and why."""
    return None if CAN[feat](t, who) else LACKS[FEATS[feat]](t, who)


def lacks(words: str, card: str = "") -> Lack:
    """The same words whatever the position."""
    return lambda t, who: no(MUST_WORK, words, {"card": f"@card-{card}"} if card else None)


def away_from_target(low: int, high: int) -> Lack:
    """The target of the shot under way is not at a distance in this range."""

    def lack(t: Board, who: int) -> Reason:
        away = distance(t.space[who], t.space[t.shot.target])
        return no(MUST_WORK, "distance", {"low": low, "high": high, "away": away})

    return lack


def _at_bin(lack: Lack) -> Lack:
    return lambda t, who: lack(t, who) if is_at_bin(t, who) else no(MUST_WORK, "no-bin")


def _tracks(t: Board, who: int) -> Reason:
    if t.has_shot or not t.ap:
        return no(MUST_WORK, "no-shot-left")
    return no(MUST_WORK, "no-enemy-within", {"high": 5})


def _restores(t: Board, is_whole: bool, far: Lack, who: int) -> Reason:
    if t.space[t.shot.target] == NOTHING:
        return no(MUST_WORK, "target-gone")
    return no(MUST_WORK, "nothing-to-restore") if is_whole else far(t, who)


def _behind_me(t: Board, who: int) -> Reason:
    target = t.shot.target
    return _restores(t, t.shield[target] >= shield_limit(t, target), away_from_target(1, 2), who)


def _triage(t: Board, who: int) -> Reason:
    return _restores(t, t.health[t.shot.target] == FULL_HEALTH, away_from_target(0, 4), who)


def _reel_in(t: Board, who: int) -> Reason:
    return no(MUST_WORK, "no-room" if reelable(t, who) else "nobody-to-reel")


LACKS: Final[dict[str, Lack]] = {
    "safe_haven": lacks("no-haven"),
    "behind_me": _behind_me,
    "living_shield": lacks("not-beside-target"),
    "quick_deploy": lacks("not-cooling", "dome-of-protection"),
    "lost_in_the_smoke": lacks("no-smoke"),
    "bad_day_shooter": lacks("no-smoke"),
    "resupply": lacks("ammo-full"),
    "come_and_find_me": lacks("nobody-at-portal"),
    "phase_step": lacks("no-free-goal"),
    "from_nowhere": away_from_target(1, 2),
    "read_the_tracks": _tracks,
    "patient_hunter": lacks("has-moved"),
    "pursuit": lacks("no-way-nearer"),
    "quick_swing": lacks("no-swing"),
    "uppercut": lacks("no-adjacent-enemy"),
    "reel_in": _reel_in,
    "recalibrate": lacks("not-cooling", "grappling-hook"),
    "fresh_supplies": _at_bin(lacks("nobody-lacks")),
    "triage": _triage,
    "scavenge": _at_bin(lacks("bag-empty")),
    "combat_shield": away_from_target(0, 3),
}
"""By feat, all that are not always playable."""
