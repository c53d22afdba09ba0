"""Choices at which nothing else could be tried: what they are made from, as the rules make them."""

from collections.abc import Callable
from typing import Final

from stolik.games.apex_legends.catalogue import LEGEND, LOOT_KIND
from stolik.games.apex_legends.legends.bangalore import SMOKE_LAUNCHER
from stolik.games.apex_legends.legends.bloodhound import cooling
from stolik.games.apex_legends.legends.lifeline import supplies
from stolik.games.apex_legends.legends.verbs import NOBODY, WHOM
from stolik.games.apex_legends.legends.wraith import peek_options
from stolik.games.apex_legends.options import AXES, CHOOSE, DONE, FACING, INITIATE, KEEP_WEAPON, LOAD, SHIFT
from stolik.games.apex_legends.rules.actions import discard_options
from stolik.games.apex_legends.rules.aiming import redraw_options
from stolik.games.apex_legends.rules.destroy import destructible
from stolik.games.apex_legends.rules.instants import KINDS, instant_options
from stolik.games.apex_legends.rules.loot import pack_options, places_for
from stolik.games.apex_legends.rules.setup import COLOUR_OPTIONS
from stolik.games.apex_legends.rules.use import watch_options
from stolik.games.apex_legends.state import Board
from stolik.kernel.game import Reason, no, strange
from stolik.kernel.question import PASS, Option, Subject

ALWAYS: Final[dict[str, list[Option]]] = {
    "axis": AXES,
    "colour": COLOUR_OPTIONS,
    "facing": FACING,
    "initiate_or_not": [INITIATE[SMOKE_LAUNCHER], PASS],
    "load": LOAD,
    "respawn_or_not": [("respawn",), PASS],
    "shift": [*SHIFT, DONE],
}
"""Questions whose answers are always all possible."""

FROM_NOTE: Final[dict[str, Callable[[Board, int], list[Option]]]] = {
    "accelerate": cooling,
    "discard_feat": discard_options,
    "drop_loot": pack_options,
    "make_room": pack_options,
    **dict.fromkeys(KINDS[2:], instant_options),
}
"""Questions whose answers follow from the position and their note."""
FROM_ABOUT: Final[dict[str, Callable[[Board, tuple[int, ...]], list[Option]]]] = {
    "instant_thrown": watch_options,
    "peek": peek_options,
}
"""Those that follow from what else the question is about."""


def why_not_choice(t: Board, subject: Subject, attempt: Option) -> Reason | None:
    """Judge an answer to a question that asks for one thing out of a few."""
    kind, note = subject.kind, subject.note
    if kind == "choose_legend":
        return _why_not_legend(t, note, subject.source, attempt)
    if kind in ALWAYS:
        open_now = ALWAYS[kind]
    elif kind in FROM_ABOUT:
        open_now = FROM_ABOUT[kind](t, subject.about)
    elif kind in FROM_NOTE:
        open_now = FROM_NOTE[kind](t, note)
    elif kind == "choose":
        is_supply = subject.source == "fresh_supplies"
        open_now = supplies(t, note) if is_supply else [CHOOSE["move_3"], CHOOSE["move_1"]]
    elif kind == "choose_weapon":
        open_now = [KEEP_WEAPON[weapon] for weapon in t.gained_weapons]
    elif kind == "destroy_what":
        open_now = [*destructible(t, note, subject.about[0]), DONE]
    elif kind == "old_attachment":
        open_now = places_for(t, note, LOOT_KIND[subject.source], subject.about[0] == 1)
    else:
        assert kind == "redraw"
        open_now = redraw_options(t, subject.about, subject.source == "foregone_conclusion")
    return None if attempt in open_now else strange()


def _why_not_legend(t: Board, who: int, source: str, attempt: Option) -> Reason | None:
    if attempt == NOBODY.get(source):
        return None
    if len(attempt) != 2 or attempt[0] != "legend" or attempt[1] not in LEGEND:
        return strange()
    return None if LEGEND[str(attempt[1])] in WHOM[source](t, who) else no("AP-CARD-07", "not-this-legend")
