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


class Judged:
    """How answers to a kind of question are judged, what they begin with, and whether passing can be one of them."""

    __slots__ = ("judge", "passes", "verbs")

    def __init__(self, judge: Judge, *verbs: str, passes: bool = True) -> None:
        self.judge: Judge = judge
        self.verbs: tuple[str, ...] = verbs
        self.passes: bool = passes


JUDGED: Final[dict[str, Judged]] = {
    "choose_faction": Judged(why_not_faction, "faction", passes=False),
    "keep_quest": Judged(why_not_keep, "keep", passes=False),
    "place_poison": Judged(tea.why_not_poison, "poison"),
    "tea_turn": Judged(tea.why_not_tea_turn, "chair", "head", "host", "region", passes=False),
    "choose_chair": Judged(tea.why_not_choose_chair, "chair", "head", "host", "region", passes=False),
    "host_card": Judged(tea.why_not_host_card, "chair", "head", "host", "region", passes=False),
    "place_leader": Judged(tea.why_not_place_leader, "chair", "head", "host", "region", passes=False),
    "choose_effect": Judged(tea.why_not_resolve, "resolve", passes=False),
    "place_units": Judged(units.why_not_place_units, "region"),
    "place_unit": Judged(units.why_not_place_unit, "supporter", "pawn", "relocate"),
    "place_supporter": Judged(units.why_not_place_supporter, "region"),
    "relocate": Judged(units.why_not_relocate, "relocate", "pawn", passes=False),
    "choose_ally": Judged(rewards.why_not_gain, "gain"),
    "take_wonderlandian": Judged(rewards.why_not_take, "take", passes=False),
    "place_pawn": Judged(why_not_place_pawn, "region"),
    "unlock": Judged(rewards.why_not_unlock, "unlock", passes=False),
    "place_castle": Judged(rewards.why_not_castle, "castle", "lay", "raise"),
    "discard_quest": Judged(why_not_discard, "discard"),
    "smith": Judged(rewards.why_not_smith, "forge"),
    "give_shard": Judged(battle.why_not_give, "give", "return"),
    "wager": Judged(battle.why_not_wager, "wager"),
    "choose_chip": Judged(battle.why_not_play_chip, "play"),
    "lose_unit": Judged(units.why_not_lose_unit, "lose", passes=False),
    "mad_gift": Judged(battle.why_not_mad_gift, "give"),
    "card_soldier": Judged(battle.why_not_card_soldier, "double", "triple", "call", "return"),
    "call_supporters": Judged(units.why_not_call, "call"),
    "strength": Judged(why_not_strength, "strength", passes=False),
    "paint": Judged(units.why_not_paint, "lose"),
    "vanish": Judged(units.why_not_vanish, "send", "bring"),
    "feather": Judged(units.why_not_feather, "bring"),
    "flamingo_gift": Judged(battle.why_not_flamingo_gift, "give"),
    "amulet": Judged(battle.why_not_amulet, "amulet"),
    "crown": Judged(battle.why_not_crown, "crown"),
    "temper": Judged(battle.why_not_steal, "steal"),
    "claws": Judged(battle.why_not_claws, "poison"),
    "jump": Judged(battle.why_not_jump, "jump"),
    "walrus_castle": Judged(rewards.why_not_walrus_castle, "castle", "lay", "raise"),
    "feats": Judged(battle.why_not_feat, "feat", "rose_feat", "both_feats"),
    "remove_chip": Judged(rewards.why_not_remove, "remove"),
    "end_effect": Judged(battle.why_not_use, "use"),
    "love_of_learning": Judged(rewards.why_not_learn, "learn"),
    "forge": Judged(rewards.why_not_forge, "forge"),
}


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
    judged = JUDGED[kind]
    if attempt == PASS:
        if not judged.passes:
            return no("WW-SIM-06", "must-choose")
    elif attempt[0] not in judged.verbs:
        return no("WW-SIM-06", "answer-first")
    return judged.judge(t, subject, seat, attempt)


def _why_not_asked(t: Board, seat: int) -> Reason:
    """Why a seat cannot do anything now."""
    if t.phase <= KEEP_QUEST:
        return no("WW-PLAYER-15", "others-choose")
    if t.phase < BATTLE:
        if t.leader_at[seat] != AT_TABLE:
            return no("WW-TEA-06", "leader-left")
        return no("WW-TEA-06", "not-your-turn")
    return no("WW-SIM-03", "others-decide")
