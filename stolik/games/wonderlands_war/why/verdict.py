"""The verdict on any attempt: whether the seat is asked at all, then what the chapter of the question says."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

from stolik.games.wonderlands_war.allies.strength import reachable_by
from stolik.games.wonderlands_war.catalogue import CHAIRS, FACTION_OF, FORGE, NOTHING, QUEST_OF, SYMBOLS
from stolik.games.wonderlands_war.options import (
    AMULET_CHIP,
    AMULET_NONE,
    BLOCK,
    BOTH_FEATS,
    BRING,
    BRING_PIECE,
    CALL,
    CALL_FROM,
    CASTLE_IN,
    CASTLE_OPTION,
    CHAIR,
    CROWN_OF,
    DISCARD,
    DOUBLE,
    DRAW,
    FEAT_OF,
    FORGE_ON,
    FROM_RESERVE,
    GAIN,
    GIVE,
    HEAD_OPTION,
    HOST,
    JUMP,
    KEEP,
    LAY,
    LEARN,
    LOSE,
    LOSE_IN,
    MOVE,
    PAWN_OPTION,
    PLAY_CHIP,
    POINTS,
    POISON_CHAIR,
    POISON_SEAT,
    RAISE,
    RELOCATE,
    REMOVE,
    REPLACE,
    RESOLVE,
    RETREAT,
    RETURN,
    RETURN_SHARD,
    ROLL,
    ROSE_FEAT,
    SEND,
    SHED,
    SIDES,
    STEAL,
    STRENGTH_OF,
    TAKE,
    TAKE_CARD,
    TAKE_FACTION,
    TO_REGION,
    TRIPLE,
    UNLOCK_OPTION,
    WAGER_ON,
)
from stolik.games.wonderlands_war.rules.battle_result import USE
from stolik.games.wonderlands_war.state import AT_TABLE, BATTLE, KEEP_QUEST, Board
from stolik.games.wonderlands_war.why import battle, rewards, tea, units
from stolik.games.wonderlands_war.why.basics import Judge, region_in, why_not_region
from stolik.kernel.game import Reason, no, strange
from stolik.kernel.question import CONCEDE, PASS, Option, Subject, number


def why_not_faction(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A faction that no other player has."""
    return None if t.seat_of[FACTION_OF[str(attempt[1])]] == NOTHING else no("WW-PLAYER-01", "faction-taken")


def why_not_keep(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """One of the two quests that were dealt."""
    return None if QUEST_OF[str(attempt[1])] in t.offers[seat] else no("WW-PLAYER-10", "not-dealt")


def why_not_discard(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A quest of the hand."""
    return None if QUEST_OF[str(attempt[1])] in t.quests[seat] else no("WW-CARD-23", "not-in-hand")


def why_not_place_pawn(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Any region of the game."""
    return no("WW-CARD-14", "must-place") if attempt == PASS else why_not_region(t, region_in(attempt))


def why_not_strength(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """One of the strengths that an order of the modifiers leads to."""
    return None if attempt[1] in reachable_by(subject.note, subject.about) else no("WW-CHIP-05", "not-reachable")


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
"""Questions whose answers are always all possible."""


MAY: Final = "may"
JUDGE_SAYS: Final = "judge"
MUST: Final = "WW-SIM-06"


class Judged:
    """How answers to a kind of question are judged, and all that they can be.

    `passing`: one may pass, the judge says whether, or the clause by which one must choose.
    """

    __slots__ = ("answers", "judge", "known", "names_seat", "passing", "verbs")

    def __init__(self, judge: Judge, passing: str, *tables: Iterable[Option], names_seat: bool = False) -> None:
        self.judge: Judge = judge
        self.passing: str = passing
        self.answers: list[Option] = [*chain(*tables)]
        self.known: frozenset[Option] = frozenset(self.answers)
        self.verbs: frozenset[int | str] = frozenset(answer[0] for answer in self.answers)
        self.names_seat: bool = names_seat

    def can_be(self, t: Board, attempt: Option) -> bool:
        """Whether this is an answer with this number of players."""
        return attempt in self.known and not (self.names_seat and len(attempt) > 1 and number(attempt[1]) >= t.seats)


TEA_MOVES: Final = [*CHAIR[1:], HEAD_OPTION, HOST, *TO_REGION]

JUDGED: Final[dict[str, Judged]] = {
    "choose_faction": Judged(why_not_faction, MUST, TAKE_FACTION),
    "keep_quest": Judged(why_not_keep, MUST, KEEP),
    "place_poison": Judged(tea.why_not_poison, MAY, POISON_CHAIR[1 : CHAIRS + 1]),
    "tea_turn": Judged(tea.why_not_tea_turn, MUST, TEA_MOVES),
    "choose_chair": Judged(tea.why_not_choose_chair, MUST, TEA_MOVES),
    "host_card": Judged(tea.why_not_host_card, MUST, TEA_MOVES),
    "place_leader": Judged(tea.why_not_place_leader, MUST, TEA_MOVES),
    "choose_effect": Judged(tea.why_not_resolve, MUST, RESOLVE),
    "place_units": Judged(units.why_not_place_units, JUDGE_SAYS, TO_REGION),
    "place_unit": Judged(units.why_not_place_unit, JUDGE_SAYS, *RELOCATE, [FROM_RESERVE], PAWN_OPTION),
    "place_supporter": Judged(units.why_not_place_supporter, JUDGE_SAYS, TO_REGION),
    "relocate": Judged(units.why_not_relocate, MUST, *RELOCATE, PAWN_OPTION),
    "choose_ally": Judged(rewards.why_not_gain, JUDGE_SAYS, GAIN[: FORGE + 1]),
    "take_wonderlandian": Judged(rewards.why_not_take, MUST, TAKE_CARD),
    "place_pawn": Judged(why_not_place_pawn, JUDGE_SAYS, TO_REGION),
    "unlock": Judged(rewards.why_not_unlock, MUST, *UNLOCK_OPTION),
    "place_castle": Judged(rewards.why_not_castle, "WW-CARD-19", CASTLE_IN, LAY, RAISE),
    "discard_quest": Judged(why_not_discard, "WW-CARD-23", DISCARD),
    "smith": Judged(rewards.why_not_smith, MAY, *FORGE_ON),
    "give_shard": Judged(battle.why_not_give, MAY, GIVE, [RETURN_SHARD], names_seat=True),
    "wager": Judged(battle.why_not_wager, MAY, WAGER_ON, names_seat=True),
    "choose_chip": Judged(battle.why_not_play_chip, "WW-ALLY-11", PLAY_CHIP),
    "lose_unit": Judged(units.why_not_lose_unit, MUST, LOSE),
    "mad_gift": Judged(battle.opponent("WW-FAC-23"), MAY, GIVE, names_seat=True),
    "card_soldier": Judged(battle.why_not_card_soldier, JUDGE_SAYS, [DOUBLE, CALL, TRIPLE], RETURN),
    "call_supporters": Judged(units.why_not_call, MAY, *(calls[1:] for calls in CALL_FROM)),
    "strength": Judged(why_not_strength, MUST, STRENGTH_OF),
    "paint": Judged(units.why_not_paint, MAY, *LOSE_IN),
    "vanish": Judged(units.why_not_vanish, MAY, SEND, BRING),
    "feather": Judged(units.why_not_feather, MAY, *BRING_PIECE),
    "flamingo_gift": Judged(battle.why_not_flamingo_gift, "WW-ALLY-17", GIVE, names_seat=True),
    "amulet": Judged(battle.why_not_amulet, "WW-WL-20", AMULET_NONE, *AMULET_CHIP, names_seat=True),
    "crown": Judged(battle.opponent("WW-WL-21"), "WW-WL-21", CROWN_OF, names_seat=True),
    "temper": Judged(battle.why_not_steal, "WW-FAC-13", STEAL, names_seat=True),
    "claws": Judged(battle.opponent("WW-FAC-17"), MAY, POISON_SEAT, names_seat=True),
    "jump": Judged(battle.why_not_jump, MAY, (JUMP[space] for space in SYMBOLS)),
    "walrus_castle": Judged(rewards.why_not_walrus_castle, JUDGE_SAYS, CASTLE_IN, LAY, RAISE),
    "feats": Judged(battle.why_not_feat, MAY, FEAT_OF, ROSE_FEAT, *BOTH_FEATS),
    "remove_chip": Judged(rewards.why_not_remove, "WW-ALLY-14", REMOVE),
    "end_effect": Judged(battle.why_not_use, JUDGE_SAYS, USE),
    "love_of_learning": Judged(rewards.why_not_learn, MAY, LEARN),
    "forge": Judged(rewards.why_not_forge, MAY, *FORGE_ON),
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
        return None if attempt in FIXED[kind] else no(MUST, "must-choose")
    judged = JUDGED[kind]
    if attempt == PASS and judged.passing != JUDGE_SAYS:
        return None if judged.passing == MAY else no(judged.passing, "must-choose")
    if attempt != PASS and not judged.can_be(t, attempt):
        return strange() if attempt[0] in judged.verbs else no(MUST, "answer-first")
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
