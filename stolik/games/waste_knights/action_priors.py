"""First guesses: how much an option promises before anybody has looked further."""

from stolik.games.waste_knights.catalogue import FACE, WEAPON_DICE
from stolik.games.waste_knights.state import Board
from stolik.kernel.question import PASS, Option, Question


def promise(t: Board, question: Question, option: Option) -> float:
    """How good an option looks at first sight."""
    kind = question.kind
    verb = option[0]
    if kind == "route":
        return 0.3 if verb == "stop" else 0.5
    if kind == "act":
        return 0.5
    if kind == "weapon":
        return 0.3 if option[1] == "unarmed" else 0.5 + 0.1 * len(WEAPON_DICE[FACE[str(option[1])]])
    if kind in ("dealt", "after_roll", "hurt", "collapse", "assault", "opening", "heal"):
        return 0.2 if option in (PASS, ("done",)) else 0.6
    if kind in ("arrange", "exchange", "pay"):
        return 0.8 if verb in ("done", "cancel") else 0.2
    if kind == "place_card":
        return 0.1 if verb == "discard" else 0.6
    if kind == "consent":
        return 0.5
    return 0.5
