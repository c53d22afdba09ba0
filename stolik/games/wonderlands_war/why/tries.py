"""What can be tried: everything a person might want to answer now, allowed or not."""

from collections.abc import Callable
from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    CARD_BOTTOM,
    CARD_EFFECTS,
    CARD_TAINTED,
    CARD_TOP,
    NOTHING,
    REGIONS,
    TRACKS,
)
from stolik.games.wonderlands_war.options import (
    AMULET_CHIP,
    AMULET_NONE,
    BOTH_FEATS,
    BRING_PIECE,
    CALL,
    CALL_FROM,
    CASTLE_IN,
    DISCARD,
    DOUBLE,
    FEAT_OF,
    FORGE_ON,
    FROM_RESERVE,
    KEEP,
    LAY,
    LEADER_PIECE,
    LEARN,
    LOSE,
    LOSE_IN,
    PAWN_OPTION,
    PLAY_CHIP,
    RAISE,
    RELOCATE,
    REMOVE,
    RESOLVE,
    RETURN,
    ROSE_FEAT,
    SUPPORTER,
    TRIPLE,
    UNLOCK_OPTION,
)
from stolik.games.wonderlands_war.rules.units import pawns_of
from stolik.games.wonderlands_war.state import KEEP_QUEST, Board
from stolik.games.wonderlands_war.why.verdict import FIXED, JUDGED, MUST, TEA_MOVES
from stolik.kernel.question import PASS, Option, Question


def attempts(t: Board, question: Question | None, seat: int) -> list[Option]:
    """Everything the person on this seat might try now."""
    if question is None:
        return TEA_MOVES if t.phase > KEEP_QUEST else []
    kind = question.kind
    if kind in FIXED:
        return list(dict.fromkeys([*FIXED[kind], PASS]))
    judged = JUDGED[kind]
    if kind in NEAR:
        tries = NEAR[kind](t, question, seat)
    else:
        tries = [answer for answer in judged.answers if judged.can_be(t, answer)]
    if judged.passing != MUST or kind == "lose_unit":
        tries = [*tries, PASS]
    return list(dict.fromkeys(tries))


def _castles(t: Board, question: Question, seat: int) -> list[Option]:
    return CASTLE_IN if t.seats > 2 else LAY + RAISE


def _forgings(chips: list[int]) -> list[Option]:
    return [FORGE_ON[chip][track] for chip in sorted(set(chips)) for track in range(TRACKS)]


def _amulets(t: Board, question: Question, seat: int) -> list[Option]:
    everybody = range(t.seats)
    chips = [AMULET_CHIP[other][chip] for other in everybody for chip in sorted(set(t.mad[other]))]
    return [*AMULET_NONE[: t.seats], *chips]


def _calls(t: Board, question: Question, seat: int) -> list[Option]:
    return [CALL_FROM[region][count] for region in range(REGIONS) for count in range(1, question.note + 2)]


def _feats(t: Board, question: Question, seat: int) -> list[Option]:
    quests = sorted(t.quests[seat])
    tries = [FEAT_OF[quest] for quest in quests] + [ROSE_FEAT[quest] for quest in quests]
    return tries + [BOTH_FEATS[quest][other] for quest in quests for other in quests if other != quest]


def _effects(t: Board, question: Question, seat: int) -> list[Option]:
    """All that the taken card could give."""
    effects = {*CARD_EFFECTS[t.card], *CARD_TOP[t.card], *CARD_BOTTOM[t.card], CARD_TAINTED[t.card]} - {NOTHING}
    return [RESOLVE[effect] for effect in sorted(effects)]


def _chips(t: Board, seat: int) -> list[int]:
    return sorted(set(t.active[seat] + t.exhausted[seat]))


def _pieces(t: Board, question: Question, seat: int) -> list[Option]:
    kind = question.kind
    pieces = [SUPPORTER, LEADER_PIECE, *pawns_of(t, seat)]
    if kind == "lose_unit":
        return [LOSE[piece] for piece in pieces]
    table = {"paint": LOSE_IN, "feather": BRING_PIECE}.get(kind, RELOCATE)
    tries = [table[piece][region] for piece in pieces for region in range(REGIONS)]
    if kind == "place_unit":
        tries.append(FROM_RESERVE)
    if kind in ("place_unit", "relocate"):
        tries += [PAWN_OPTION[pawn] for pawn in pawns_of(t, seat)]
    return tries


NEAR: Final[dict[str, Callable[[Board, Question, int], list[Option]]]] = {
    "keep_quest": lambda t, question, seat: [KEEP[quest] for quest in t.offers[seat]],
    "discard_quest": lambda t, question, seat: [DISCARD[quest] for quest in sorted(t.quests[seat])],
    "choose_effect": _effects,
    **dict.fromkeys(("place_unit", "relocate", "paint", "feather", "lose_unit"), _pieces),
    "unlock": lambda t, question, seat: UNLOCK_OPTION[t.faction[seat]],
    "place_castle": _castles,
    "walrus_castle": _castles,
    "smith": lambda t, question, seat: _forgings(t.bag[seat]),
    "forge": lambda t, question, seat: _forgings(t.active[seat] + t.exhausted[seat]),
    "amulet": _amulets,
    "card_soldier": lambda t, question, seat: [DOUBLE, CALL, TRIPLE, *(RETURN[chip] for chip in _chips(t, seat))],
    "call_supporters": _calls,
    "choose_chip": lambda t, question, seat: [PLAY_CHIP[chip] for chip in sorted(set(t.drawn[seat]))],
    "feats": _feats,
    "remove_chip": lambda t, question, seat: [REMOVE[chip] for chip in _chips(t, seat)],
    "love_of_learning": lambda t, question, seat: [LEARN[chip] for chip in _chips(t, seat)],
    "strength": lambda t, question, seat: question.options,
}
"""Where not all answers that a kind of question can have are within sight of the seat: those that are."""
