"""The verdict on any attempt: whether the seat is asked at all, then what the chapter of the question says."""

from collections.abc import Callable
from typing import Final

from stolik.games.wonderlands_war.allies.strength import reachable_by
from stolik.games.wonderlands_war.catalogue import FACTION_OF, NOTHING, QUEST_OF
from stolik.games.wonderlands_war.options import (
    BLOCK,
    CASTLE_OPTION,
    DRAW,
    MOVE,
    POINTS,
    REPLACE,
    RETREAT,
    ROLL,
    SHED,
    SIDES,
    STRENGTH_OF,
    TAKE,
)
from stolik.games.wonderlands_war.state import AT_TABLE, BATTLE, KEEP_QUEST, Board
from stolik.games.wonderlands_war.why import battle, rewards, tea, units
from stolik.games.wonderlands_war.why.basics import no, number_in, part, region_in, strange, why_not_region
from stolik.kernel.game import Reason
from stolik.kernel.question import CONCEDE, PASS, Option, Subject

Judge = Callable[[Board, Subject, int, Option], Reason | None]


def why_not_faction(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A faction that no other player has."""
    faction = part(attempt, 1, FACTION_OF)
    if faction == NOTHING:
        return strange()
    return None if t.seat_of[faction] == NOTHING else no("WW-PLAYER-01", "faction-taken")


def why_not_keep(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """One of the two quests that were dealt."""
    return None if part(attempt, 1, QUEST_OF) in t.offers[seat] else no("WW-PLAYER-10", "not-dealt")


def why_not_discard(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A quest of the hand."""
    if attempt == PASS:
        return no("WW-CARD-23", "must-choose")
    return None if part(attempt, 1, QUEST_OF) in t.quests[seat] else no("WW-CARD-23", "not-in-hand")


def why_not_place_pawn(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Any region of the game."""
    return no("WW-CARD-14", "must-place") if attempt == PASS else why_not_region(t, region_in(attempt))


def why_not_strength(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """One of the strengths that an order of the modifiers leads to."""
    strength = number_in(attempt, 1, len(STRENGTH_OF) - 1)
    return None if strength in reachable_by(subject.note, subject.about) else no("WW-CHIP-05", "not-reachable")


def why_not_fixed(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Questions whose answers are always all possible."""
    return None if attempt in FIXED[subject.kind] else no("WW-SIM-06", "must-choose")


FIXED: Final[dict[str, list[Option]]] = {
    "choose_side": SIDES,
    "tainted": [TAKE, PASS],
    "leader_at_most": [SHED, PASS],
    "draw_quests": [DRAW, PASS],
    "roll_again": [ROLL, PASS],
    "draw_or_retreat": [DRAW, RETREAT],
    "caterpillar": [REPLACE, PASS],
    "shield": [BLOCK, PASS],
    "everywhere": [MOVE, PASS],
    "riddle": [SHED, PASS],
    "award": [POINTS, CASTLE_OPTION],
}

JUDGES: Final[dict[str, Judge]] = {
    "choose_faction": why_not_faction,
    "keep_quest": why_not_keep,
    "place_poison": tea.why_not_poison,
    "tea_turn": tea.why_not_tea_turn,
    "choose_chair": tea.why_not_choose_chair,
    "host_card": tea.why_not_host_card,
    "place_leader": tea.why_not_place_leader,
    "choose_effect": tea.why_not_resolve,
    "place_units": units.why_not_place_units,
    "place_unit": units.why_not_place_unit,
    "place_supporter": units.why_not_place_supporter,
    "relocate": units.why_not_relocate,
    "choose_ally": rewards.why_not_gain,
    "take_wonderlandian": rewards.why_not_take,
    "place_pawn": why_not_place_pawn,
    "unlock": rewards.why_not_unlock,
    "place_castle": rewards.why_not_castle,
    "discard_quest": why_not_discard,
    "smith": rewards.why_not_smith,
    "give_shard": battle.why_not_give,
    "wager": battle.why_not_wager,
    "choose_chip": battle.why_not_play_chip,
    "lose_unit": units.why_not_lose_unit,
    "mad_gift": battle.why_not_mad_gift,
    "card_soldier": battle.why_not_card_soldier,
    "call_supporters": units.why_not_call,
    "strength": why_not_strength,
    "paint": units.why_not_paint,
    "vanish": units.why_not_vanish,
    "feather": units.why_not_feather,
    "flamingo_gift": battle.why_not_flamingo_gift,
    "amulet": battle.why_not_amulet,
    "crown": battle.why_not_crown,
    "temper": battle.why_not_steal,
    "claws": battle.why_not_claws,
    "jump": battle.why_not_jump,
    "walrus_castle": rewards.why_not_walrus_castle,
    "feats": battle.why_not_feat,
    "remove_chip": rewards.why_not_remove,
    "end_effect": battle.why_not_use,
    "love_of_learning": rewards.why_not_learn,
    "forge": rewards.why_not_forge,
}

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "choose_faction": ("faction",),
    "keep_quest": ("keep",),
    "place_poison": ("poison",),
    "tea_turn": ("chair", "head", "host", "region"),
    "choose_chair": ("chair", "head", "host", "region"),
    "host_card": ("chair", "head", "host", "region"),
    "place_leader": ("chair", "head", "host", "region"),
    "choose_effect": ("resolve",),
    "place_units": ("region",),
    "place_unit": ("supporter", "pawn", "relocate"),
    "place_supporter": ("region",),
    "relocate": ("relocate", "pawn"),
    "choose_ally": ("gain",),
    "take_wonderlandian": ("take",),
    "place_pawn": ("region",),
    "unlock": ("unlock",),
    "place_castle": ("castle", "lay", "raise"),
    "discard_quest": ("discard",),
    "smith": ("forge",),
    "give_shard": ("give", "return"),
    "wager": ("wager",),
    "choose_chip": ("play",),
    "lose_unit": ("lose",),
    "mad_gift": ("give",),
    "card_soldier": ("double", "triple", "call", "return"),
    "call_supporters": ("call",),
    "strength": ("strength",),
    "paint": ("lose",),
    "vanish": ("send", "bring"),
    "feather": ("bring",),
    "flamingo_gift": ("give",),
    "amulet": ("amulet",),
    "crown": ("crown",),
    "temper": ("steal",),
    "claws": ("poison",),
    "jump": ("jump",),
    "walrus_castle": ("castle", "lay", "raise"),
    "feats": ("feat", "rose_feat", "both_feats"),
    "remove_chip": ("remove",),
    "end_effect": ("use",),
    "love_of_learning": ("learn",),
    "forge": ("forge",),
}
"""What an answer to a question begins with; besides, anything may be passed on."""

NEVER_PASSED: Final = (
    "choose_faction",
    "keep_quest",
    "tea_turn",
    "choose_chair",
    "host_card",
    "place_leader",
    "choose_effect",
    "take_wonderlandian",
    "unlock",
    "lose_unit",
    "relocate",
    "strength",
)


def why_not(t: Board, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
    """The requirement that the attempt fails, or None when it is allowed."""
    if attempt == CONCEDE:
        return None
    if not attempt:
        return strange()
    if subject is None:
        return _why_not_asked(t, seat)
    kind = subject.kind
    if kind in FIXED:
        return why_not_fixed(t, subject, seat, attempt)
    if attempt == PASS:
        if kind in NEVER_PASSED:
            return no("WW-SIM-06", "must-choose")
    elif attempt[0] not in VERBS[kind]:
        return no("WW-SIM-06", "answer-first")
    return JUDGES[kind](t, subject, seat, attempt)


def _why_not_asked(t: Board, seat: int) -> Reason:
    """Why a seat cannot do anything now."""
    if t.phase <= KEEP_QUEST:
        return no("WW-PLAYER-15", "others-choose")
    if t.phase < BATTLE:
        if t.leader_at[seat] != AT_TABLE:
            return no("WW-TEA-06", "leader-left")
        return no("WW-TEA-06", "not-your-turn")
    return no("WW-SIM-03", "others-decide")
