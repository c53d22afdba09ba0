"""The verdict on any attempt: whose turn it is, then what its chapter says."""

from stolik.games.apex_legends.catalogue import LEGEND, LEGENDS, NOTHING
from stolik.games.apex_legends.geometry.grid import is_on_map
from stolik.games.apex_legends.options import PICK
from stolik.games.apex_legends.rules.teams import team_of_seat
from stolik.games.apex_legends.state import ACTING, COLOUR, DRAFT, ENTERING, EQUIPPING, TILE, Board
from stolik.games.apex_legends.why.acts import why_not_act, why_not_target
from stolik.games.apex_legends.why.answers import (
    why_not_boost,
    why_not_equip,
    why_not_gain,
    why_not_part,
    why_not_react,
    why_not_team,
    why_not_use_one,
)
from stolik.games.apex_legends.why.basics import named_slot
from stolik.games.apex_legends.why.choices import why_not_choice
from stolik.games.apex_legends.why.places import why_not_move, why_not_node, why_not_space
from stolik.games.apex_legends.why.tries import EVERYWHERE, tries_of
from stolik.kernel.game import Reason, no, strange
from stolik.kernel.question import CONCEDE, Option, Subject

ACTS = ("move", "interact", "shoot", "shoot_special", "use", "melee", "destroy", "helmet", "initiate", "rush", "end")
"""What begins an action, or ends the activation; feats are played in answer to questions too."""
OPENING = {
    COLOUR: "AP-INIT-02", DRAFT: "AP-INIT-05", EQUIPPING: "AP-EQUIP-02", TILE: "AP-DROP-04", ENTERING: "AP-DROP-06"
}  # fmt: skip
"""By phase before the first round: the clause that says who decides."""
UNFIT = {
    "canyon": ("AP-OBJ-14", "in-canyon"),
    "respawn": ("AP-ACT-10", "off-map"),
    "respawn_or_not": ("AP-ACT-10", "off-map"),
}
"""By question: why the active legend can do nothing else yet."""
PARTS = ("interact", "use", "interact_use", "melee", "destroy", "board_zip")


def why_not(t: Board, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
    """The requirement that the attempt fails, or None when it is allowed."""
    if attempt == CONCEDE:
        return None
    if subject is None:
        return _why_not_asked(t, seat)
    kind = subject.kind
    tries = tries_of(t, subject, seat)
    if tries is None:
        found = why_not_choice(t, subject, attempt)
        return _why_not_at_all(t, subject, seat, attempt) if found is not None and not found.clause else found
    if attempt not in tries:
        return _why_not_at_all(t, subject, seat, attempt)
    if kind == "act":
        return why_not_act(t, t.active, attempt)
    if kind == "move":
        return why_not_move(t, subject, attempt)
    if kind in EVERYWHERE:
        return why_not_space(t, subject, attempt)
    if kind == "place_node":
        return why_not_node(t, subject, attempt)
    if kind == "gain":
        return why_not_gain(t, subject.note, attempt)
    if kind == "equip":
        return why_not_equip(t, seat, attempt)
    if kind == "boost":
        return why_not_boost(t, subject.note, attempt)
    if kind in ("react_before", "react_after"):
        return why_not_react(t, kind, attempt)
    if kind in PARTS:
        return why_not_part(t, subject, attempt)
    if kind == "use_one":
        return why_not_use_one(t, subject, attempt)
    if kind == "shoot":
        return why_not_target(t, t.active, LEGEND[str(attempt[1])], named_slot(attempt[2]))
    if kind == "draft":
        return None if t.team[PICK.index(attempt)] == NOTHING else no("AP-INIT-05", "picked")
    assert kind in ("activate", "tile", "enter")
    return why_not_team(t, kind, attempt)


def _why_not_asked(t: Board, seat: int) -> Reason:
    """Why a seat that is not asked anything can do nothing now."""
    if t.phase in OPENING:
        return no(OPENING[t.phase], "others-decide")
    if t.active == NOTHING or team_of_seat(t, seat) != t.team[t.active]:
        return no("AP-ACT-09", "not-your-turn")
    if t.seat_of[t.active] != seat:
        return no("AP-TURN-03", "other-legend")
    return no("AP-ACT-02", "others-decide")


def _why_not_at_all(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason:
    """Why something is not possible that the open question would lead nobody to try."""
    verb = attempt[0] if attempt else ""
    if subject.kind == "move" and verb == "step" and _is_space(attempt[1:]):
        return why_not_move(t, subject, attempt) or strange()
    if verb in ("shoot", "attack") and len(attempt) > 1 and subject.kind in ("act", "shoot", "melee"):
        who = LEGENDS.index(str(attempt[1])) if attempt[1] in LEGENDS else NOTHING
        if who != NOTHING and t.team[who] == team_of_seat(t, seat):
            return no("AP-SHOOT-01" if verb == "shoot" else "AP-MELEE-01", "no-target")
    if subject.kind in UNFIT and (verb in ACTS or verb in ("play", "take", "drop_loot")):
        return no(*UNFIT[subject.kind])
    is_own = subject.kind == "move" or subject.kind in PARTS
    if verb in ("take", "drop_loot") and is_own and t.active != NOTHING:
        return no("AP-ACT-08", "loot-between-actions")
    if verb in ACTS and subject.kind == "activate":
        return no("AP-TURN-03", "activate-first")
    if (verb in ACTS or (verb == "play" and is_own)) and t.phase == ACTING and subject.kind != "act":
        if team_of_seat(t, seat) != t.team[t.active]:
            return no("AP-ACT-09", "not-your-turn")
        return no("AP-ACT-02", "answer-first")
    return strange()


def _is_space(parts: Option) -> bool:
    """Whether these are the coordinates of a space of the map."""
    numbers = [part for part in parts if isinstance(part, int)]
    return len(parts) == len(numbers) == 2 and is_on_map(numbers[0], numbers[1])
