"""Battles: wagers (WW-WAGER), targets of chips and abilities (WW-ALLY, WW-WL, WW-FAC), feats (WW-QUEST), the end."""

from stolik.games.wonderlands_war.allies.flamingo import nearest_symbols
from stolik.games.wonderlands_war.allies.red_rook import is_rook, stands_alone
from stolik.games.wonderlands_war.allies.rose import allows_feat
from stolik.games.wonderlands_war.catalogue import QUEST_OF, QUEST_REGION
from stolik.games.wonderlands_war.options import CALL, DOUBLE, RETURN_SHARD, TRIPLE
from stolik.games.wonderlands_war.rules.battle_result import FIRST_OPTIONAL, USE, due_effects
from stolik.games.wonderlands_war.rules.quests import is_done
from stolik.games.wonderlands_war.state import ABSENT, Board
from stolik.games.wonderlands_war.why.basics import Judge, chip_in, why_not_opponent
from stolik.kernel.game import Reason, no, strange
from stolik.kernel.question import PASS, Option, Subject, number


def why_not_wager(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A wager names a participant."""
    return no("WW-WAGER-02", "not-in-battle") if t.status[number(attempt[1])] == ABSENT else None


def why_not_give(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Curious Gift: another player, with two players the supply."""
    if attempt == RETURN_SHARD:
        return None if t.seats == 2 else no("WW-LEAD-07", "give-not-return")
    if t.seats == 2:
        return no("WW-LEAD-15", "return-not-give")
    return no("WW-LEAD-07", "yourself") if attempt[1] == seat else None


def opponent(clause: str) -> Judge:
    """An opponent in this battle, by this clause."""
    return lambda t, subject, seat, attempt: why_not_opponent(t, seat, attempt, clause)


def why_not_amulet(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Duchess's Amulet: an opponent and a chip of the madness track, if there is any."""
    reason = why_not_opponent(t, seat, attempt, "WW-WL-20")
    if reason is not None:
        return reason
    track = t.mad[number(attempt[1])]
    if len(attempt) == 2:
        return no("WW-WL-20", "choose-a-chip") if track else None
    return None if chip_in(attempt, 2) in track else no("WW-WL-20", "not-on-mad-track")


def why_not_flamingo_gift(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Flamingo D: an opponent with higher strength."""
    reason = why_not_opponent(t, seat, attempt, "WW-ALLY-17")
    if reason is not None:
        return reason
    return None if t.before[number(attempt[1])] > t.before[seat] else no("WW-ALLY-17", "not-stronger")


def why_not_steal(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Royal Temper: the player in the lead."""
    reason = why_not_opponent(t, seat, attempt, "WW-FAC-13")
    if reason is not None:
        return reason
    most = max(t.before[other] for other in range(t.seats) if other != seat)
    return None if t.before[number(attempt[1])] == most else no("WW-FAC-13", "not-in-lead")


def why_not_card_soldier(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Card Soldier: return or double (A), call or double (B), triple or not (D)."""
    source = subject.source
    if attempt == PASS:
        return None if source == "card_soldier_d" else no(_soldier_clause(source), "must-choose")
    if attempt == DOUBLE:
        return None if source != "card_soldier_d" else no("WW-ALLY-16", "other-ally-card")
    if attempt == CALL:
        return None if source == "card_soldier_b" else no(_soldier_clause(source), "other-ally-card")
    if attempt == TRIPLE:
        return None if source == "card_soldier_d" else no(_soldier_clause(source), "other-ally-card")
    chip = chip_in(attempt)
    if source != "card_soldier_a":
        return no(_soldier_clause(source), "other-ally-card")
    if chip not in t.exhausted[seat]:
        return no("WW-ALLY-01", "not-exhausted")
    return no("WW-ALLY-04", "rook-stands-alone") if is_rook(chip) and stands_alone(t) else None


def _soldier_clause(source: str) -> str:
    return {"card_soldier_a": "WW-ALLY-01", "card_soldier_b": "WW-ALLY-06"}.get(source, "WW-ALLY-16")


def why_not_jump(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Flamingo C: the nearest forge symbol, or none."""
    return None if attempt[1] in nearest_symbols(t.strength[seat]) else no("WW-ALLY-12", "not-nearest")


def why_not_play_chip(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Card Soldier C: one of the chips just drawn."""
    return None if chip_in(attempt) in t.drawn[seat] else no("WW-ALLY-11", "not-drawn")


def why_not_feat(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A feat of this region whose condition holds; through Rose C one more of any kind."""
    quest = QUEST_OF[str(attempt[1])]
    if quest not in t.quests[seat]:
        return no("WW-QUEST-03", "not-in-hand")
    if attempt[0] == "rose_feat":
        return None if allows_feat(t, seat) else no("WW-ALLY-13", "too-few-roses")
    if QUEST_REGION[quest] != t.region:
        return no("WW-QUEST-03", "other-region")
    if not is_done(t, seat, quest):
        return no("WW-QUEST-03", "feat-not-done")
    if attempt[0] == "both_feats":
        other = QUEST_OF[str(attempt[2])]
        if other not in t.quests[seat] or other == quest:
            return strange()
        if not allows_feat(t, seat):
            return no("WW-QUEST-06", "one-feat")
    return None


def why_not_use(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """An effect that is due at the end of the battle; declining only what may be declined."""
    due = [effect for effect in due_effects(t, seat) if effect not in t.used]
    if attempt == PASS:
        return None if due and due[0] >= FIRST_OPTIONAL else no("WW-RESULT-18", "must-resolve")
    effect = USE.index(attempt)
    if effect in t.used:
        return no("WW-RESULT-15", "effect-used")
    return None if effect in due else no("WW-RESULT-15", "effect-not-due")
