"""What can be tried: everything a person might want to answer now, allowed or not."""

from collections.abc import Iterable

from stolik.games.wonderlands_war.catalogue import (
    ABILITY,
    CARD_BOTTOM,
    CARD_EFFECTS,
    CARD_TAINTED,
    CARD_TOP,
    CHAIRS,
    FORGE,
    NOTHING,
    REGIONS,
    SYMBOLS,
    TRACKS,
    WONDERLANDIAN,
)
from stolik.games.wonderlands_war.options import (
    AMULET_CHIP,
    AMULET_NONE,
    BOTH_FEATS,
    BRING,
    BRING_PIECE,
    CALL,
    CALL_FROM,
    CASTLE_IN,
    CHAIR,
    CROWN_OF,
    DISCARD,
    DOUBLE,
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
    LEADER_PIECE,
    LEARN,
    LOSE,
    LOSE_IN,
    PAWN_OPTION,
    PLAY_CHIP,
    POISON_CHAIR,
    POISON_SEAT,
    RAISE,
    RELOCATE,
    REMOVE,
    RESOLVE,
    RETURN,
    RETURN_SHARD,
    ROSE_FEAT,
    SEND,
    STEAL,
    SUPPORTER,
    TAKE_CARD,
    TAKE_FACTION,
    TO_REGION,
    TRIPLE,
    UNLOCK_OPTION,
    WAGER_ON,
)
from stolik.games.wonderlands_war.rules.battle_result import USE
from stolik.games.wonderlands_war.rules.units import pawns_of
from stolik.games.wonderlands_war.state import KEEP_QUEST, Board
from stolik.games.wonderlands_war.why.verdict import FIXED, NEVER_PASSED
from stolik.kernel.question import PASS, Option, Question


def attempts(t: Board, question: Question | None, seat: int) -> list[Option]:
    """Everything the person on this seat might try now."""
    if question is None:
        return _tea_moves() if t.phase > KEEP_QUEST else []
    kind = question.kind
    if kind in FIXED:
        tries = [*FIXED[kind], PASS]
    else:
        tries = _answers(t, question, seat)
        if kind not in NEVER_PASSED or kind == "lose_unit":
            tries.append(PASS)
    return list(dict.fromkeys(tries))


def _tea_moves() -> list[Option]:
    return [*CHAIR[1:], HEAD_OPTION, HOST, *TO_REGION]


def _answers(t: Board, question: Question, seat: int) -> list[Option]:
    kind = question.kind
    tries: list[Option] = []
    if kind in ("tea_turn", "choose_chair", "host_card", "place_leader"):
        tries += _tea_moves()
    elif kind in ("place_units", "place_supporter", "place_pawn"):
        tries += TO_REGION
    elif kind == "choose_faction":
        tries += TAKE_FACTION
    elif kind == "keep_quest":
        tries += [KEEP[quest] for quest in t.offers[seat]]
    elif kind == "discard_quest":
        tries += [DISCARD[quest] for quest in sorted(t.quests[seat])]
    elif kind == "place_poison":
        tries += POISON_CHAIR[1 : CHAIRS + 1]
    elif kind == "choose_effect":
        tries += [RESOLVE[effect] for effect in _effects(t)]
    elif kind in ("place_unit", "relocate", "paint", "feather", "lose_unit"):
        tries += _pieces(t, kind, seat)
    elif kind == "choose_ally":
        tries += GAIN[: FORGE + 1]
    elif kind == "take_wonderlandian":
        tries += TAKE_CARD[: len(WONDERLANDIAN)]
    elif kind == "unlock":
        tries += UNLOCK_OPTION[t.faction[seat]][: len(ABILITY[0])]
    elif kind in ("place_castle", "walrus_castle"):
        tries += CASTLE_IN if t.seats > 2 else LAY + RAISE
    elif kind in ("smith", "forge"):
        chips = t.bag[seat] if kind == "smith" else t.active[seat] + t.exhausted[seat]
        tries += [FORGE_ON[chip][track] for chip in sorted(set(chips)) for track in range(TRACKS)]
    else:
        tries += _battle_answers(t, question, seat)
    return tries


def _battle_answers(t: Board, question: Question, seat: int) -> list[Option]:
    kind = question.kind
    everybody = range(t.seats)
    chips = sorted(set(t.active[seat] + t.exhausted[seat]))
    if kind in ("give_shard", "mad_gift", "flamingo_gift"):
        gifts = [GIVE[other] for other in everybody]
        return [*gifts, RETURN_SHARD] if kind == "give_shard" else gifts
    if kind == "wager":
        return [WAGER_ON[other] for other in everybody]
    if kind == "crown":
        return [CROWN_OF[other] for other in everybody]
    if kind == "temper":
        return [STEAL[other] for other in everybody]
    if kind == "claws":
        return [POISON_SEAT[other] for other in everybody]
    if kind == "amulet":
        tries = [AMULET_NONE[other] for other in everybody]
        return tries + [AMULET_CHIP[other][chip] for other in everybody for chip in sorted(set(t.mad[other]))]
    if kind == "card_soldier":
        return [DOUBLE, CALL, TRIPLE, *(RETURN[chip] for chip in chips)]
    if kind == "call_supporters":
        return [CALL_FROM[region][count] for region in range(REGIONS) for count in range(1, question.note + 2)]
    if kind == "vanish":
        return [*SEND, *BRING]
    if kind == "choose_chip":
        return [PLAY_CHIP[chip] for chip in sorted(set(t.drawn[seat]))]
    if kind == "jump":
        return [JUMP[space] for space in SYMBOLS]
    if kind == "feats":
        return _feats(t.quests[seat])
    if kind == "remove_chip":
        return [REMOVE[chip] for chip in chips]
    if kind == "love_of_learning":
        return [LEARN[chip] for chip in chips]
    return USE.copy() if kind == "end_effect" else question.options.copy()


def _feats(hand: Iterable[int]) -> list[Option]:
    quests = sorted(hand)
    tries = [FEAT_OF[quest] for quest in quests] + [ROSE_FEAT[quest] for quest in quests]
    return tries + [BOTH_FEATS[quest][other] for quest in quests for other in quests if other != quest]


def _effects(t: Board) -> list[int]:
    """All that the taken card could give."""
    effects = [*CARD_EFFECTS[t.card], *CARD_TOP[t.card], *CARD_BOTTOM[t.card]]
    if CARD_TAINTED[t.card] != NOTHING:
        effects.append(CARD_TAINTED[t.card])
    return sorted(set(effects))


def _pieces(t: Board, kind: str, seat: int) -> list[Option]:
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
