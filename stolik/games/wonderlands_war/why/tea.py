"""Tea moves (WW-TEA, WW-LEAD): chairs, the Head of the Table, Host, poison, the leader's place, effects in order."""

from stolik.games.wonderlands_war.catalogue import ALICE, CHAIRS, HATTER, NOTHING, REWARD_OF, USED_CHAIRS
from stolik.games.wonderlands_war.options import HEAD_OPTION, HOST
from stolik.games.wonderlands_war.rules.tea_party import cards_to_take
from stolik.games.wonderlands_war.state import Board
from stolik.games.wonderlands_war.why.basics import region_in, why_not_region
from stolik.games.wonderlands_war.wording import seat_word
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, Subject, number


def why_not_tea_turn(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A whole turn: take a card, or place the leader."""
    if attempt[0] == "region":
        return _cards_first(t, seat)
    if attempt == HEAD_OPTION:
        return None
    if attempt == HOST:
        return _why_not_host(t, seat)
    chair = number(attempt[1])
    reason = why_not_stop(t, chair)
    if reason is not None:
        return reason
    start = t.chair[seat]
    is_ahead = chair < (start or CHAIRS + 1) if t.faction[seat] == ALICE else chair > start
    return None if is_ahead else no("WW-TEA-26", "beyond-head", {"chair": chair})


def _cards_first(t: Board, seat: int) -> Reason:
    return no("WW-TEA-08", "take-cards-first", {"count": cards_to_take(t) - t.cards_now[seat]})


def _why_not_host(t: Board, seat: int) -> Reason | None:
    if t.faction[seat] != HATTER:
        return no("WW-LEAD-03", "not-the-hatter")
    if t.seats == 2:
        return no("WW-LEAD-14", "hosted-twice") if t.hosted >= 2 else None
    return no("WW-LEAD-03", "hosted") if t.hosted else None


def why_not_stop(t: Board, chair: int) -> Reason | None:
    """Whether a leader may stop at a chair, wherever it comes from."""
    if chair not in USED_CHAIRS[t.seats]:
        return no("WW-TEA-02", "chair-unused", {"chair": chair})
    if chair in t.chair:
        return no("WW-TEA-10", "chair-taken", {"chair": chair, "seat": seat_word(t.chair.index(chair))})
    return no("WW-TEA-10", "chair-empty", {"chair": chair}) if t.table[chair] == NOTHING else None


def why_not_choose_chair(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """After the Head every chair with a card is within reach, but not the Head again."""
    if attempt == HEAD_OPTION:
        return no("WW-TEA-15", "head-once")
    if attempt == HOST:
        return no("WW-LEAD-03", "host-is-a-turn")
    if attempt[0] == "region":
        return _cards_first(t, seat)
    return why_not_stop(t, number(attempt[1]))


def why_not_host_card(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Host takes any card of the table."""
    if attempt in (HEAD_OPTION, HOST):
        return no("WW-LEAD-04", "host-does-not-move")
    if attempt[0] == "region":
        return _cards_first(t, seat)
    return why_not_stop(t, number(attempt[1]))


def why_not_place_leader(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """With all cards taken the leader must go to a region."""
    if attempt[0] == "region":
        return why_not_region(t, region_in(attempt))
    if attempt == HOST and t.faction[seat] != HATTER:
        return no("WW-LEAD-03", "not-the-hatter")
    return no("WW-TEA-19", "enough-cards")


def why_not_poison(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Poison goes on cards that carry none."""
    chair = number(attempt[1])
    if chair not in USED_CHAIRS[t.seats]:
        return no("WW-TEA-02", "chair-unused", {"chair": chair})
    if t.table[chair] == NOTHING:
        return no("WW-LEAD-08", "chair-empty", {"chair": chair})
    return no("WW-LEAD-13", "poisoned-already") if t.poison_on[chair] else None


def why_not_resolve(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Every effect of the card is resolved once."""
    return None if REWARD_OF[str(attempt[1])] in t.pending else no("WW-CARD-01", "effect-not-pending")
