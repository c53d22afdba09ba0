"""Battles: wagers (WW-WAGER), targets of chips and abilities (WW-ALLY, WW-WL, WW-FAC), feats (WW-QUEST), the end."""

from stolik.games.wonderlands_war.allies.flamingo import nearest_symbols
from stolik.games.wonderlands_war.allies.red_rook import is_rook, stands_alone
from stolik.games.wonderlands_war.allies.rose import allows_feat
from stolik.games.wonderlands_war.catalogue import IS_SYMBOL, NOTHING, QUEST_OF, QUEST_REGION, TRACK_END
from stolik.games.wonderlands_war.options import CALL, DOUBLE, GIVE, RETURN_SHARD, TRIPLE
from stolik.games.wonderlands_war.rules.battle_result import END_EFFECT, FIRST_OPTIONAL, due_effects
from stolik.games.wonderlands_war.rules.quests import is_done
from stolik.games.wonderlands_war.state import ABSENT, Board
from stolik.games.wonderlands_war.why.basics import chip_in, no, number_in, part, seat_in, strange, why_not_opponent
from stolik.kernel.game import Reason
from stolik.kernel.question import PASS, Option, Subject


def why_not_wager(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A wager names a participant."""
    if attempt == PASS:
        return None
    on = seat_in(t, attempt)
    if on == NOTHING:
        return strange()
    return no("WW-WAGER-02", "not-in-battle") if t.status[on] == ABSENT else None


def why_not_give(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Curious Gift: another player, with two players the supply."""
    if attempt == PASS:
        return None
    if attempt == RETURN_SHARD:
        return None if t.seats == 2 else no("WW-LEAD-07", "give-not-return")
    if t.seats == 2:
        return no("WW-LEAD-15", "return-not-give") if attempt in GIVE else strange()
    to = seat_in(t, attempt)
    if to == NOTHING:
        return strange()
    return no("WW-LEAD-07", "yourself") if to == seat else None


def why_not_mad_gift(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """We're All Mad Here: an opponent in this battle, or nobody."""
    return None if attempt == PASS else why_not_opponent(t, seat, attempt, "WW-FAC-23")


def why_not_claws(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Claws that Catch: an opponent in this battle, or nobody."""
    return None if attempt == PASS else why_not_opponent(t, seat, attempt, "WW-FAC-17")


def why_not_crown(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Knave's Crown: an opponent in this battle."""
    if attempt == PASS:
        return no("WW-WL-21", "must-choose")
    return why_not_opponent(t, seat, attempt, "WW-WL-21")


def why_not_amulet(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Duchess's Amulet: an opponent and a chip of the madness track, if there is any."""
    if attempt == PASS:
        return no("WW-WL-20", "must-choose")
    reason = why_not_opponent(t, seat, attempt, "WW-WL-20")
    if reason is not None:
        return reason
    track = t.mad[seat_in(t, attempt)]
    if len(attempt) == 2:
        return no("WW-WL-20", "choose-a-chip") if track else None
    return None if chip_in(attempt, 2) in track else no("WW-WL-20", "not-on-mad-track")


def why_not_flamingo_gift(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Flamingo D: an opponent with higher strength."""
    if attempt == PASS:
        return no("WW-ALLY-17", "must-choose")
    other = seat_in(t, attempt)
    if other == NOTHING:
        return strange()
    return None if t.before[other] > t.before[seat] else no("WW-ALLY-17", "not-stronger")


def why_not_steal(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Royal Temper: the player in the lead."""
    if attempt == PASS:
        return no("WW-FAC-13", "must-choose")
    reason = why_not_opponent(t, seat, attempt, "WW-FAC-13")
    if reason is not None:
        return reason
    most = max(t.before[other] for other in range(t.seats) if other != seat)
    return None if t.before[seat_in(t, attempt)] == most else no("WW-FAC-13", "not-in-lead")


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
    if chip == NOTHING:
        return strange()
    if source != "card_soldier_a":
        return no(_soldier_clause(source), "other-ally-card")
    if chip not in t.exhausted[seat]:
        return no("WW-ALLY-01", "not-exhausted")
    return no("WW-ALLY-04", "rook-stands-alone") if is_rook(chip) and stands_alone(t) else None


def _soldier_clause(source: str) -> str:
    return {"card_soldier_a": "WW-ALLY-01", "card_soldier_b": "WW-ALLY-06"}.get(source, "WW-ALLY-16")


def why_not_jump(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Flamingo C: the nearest forge symbol, or none."""
    if attempt == PASS:
        return None
    space = number_in(attempt, 1, TRACK_END)
    if space == NOTHING or not IS_SYMBOL[space]:
        return strange()
    return None if space in nearest_symbols(t.strength[seat]) else no("WW-ALLY-12", "not-nearest")


def why_not_play_chip(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Card Soldier C: one of the chips just drawn."""
    if attempt == PASS:
        return no("WW-ALLY-11", "must-choose")
    return None if chip_in(attempt) in t.drawn[seat] else no("WW-ALLY-11", "not-drawn")


def why_not_feat(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A feat of this region whose condition holds; through Rose C one more of any kind."""
    if attempt == PASS:
        return None
    quest = part(attempt, 1, QUEST_OF)
    if quest == NOTHING or quest not in t.quests[seat]:
        return no("WW-QUEST-03", "not-in-hand") if quest != NOTHING else strange()
    if attempt[0] == "rose_feat":
        return None if allows_feat(t, seat) else no("WW-ALLY-13", "too-few-roses")
    if QUEST_REGION[quest] != t.region:
        return no("WW-QUEST-03", "other-region")
    if not is_done(t, seat, quest):
        return no("WW-QUEST-03", "feat-not-done")
    if attempt[0] == "both_feats":
        other = part(attempt, 2, QUEST_OF)
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
    if len(attempt) != 2 or attempt[1] not in END_EFFECT:
        return strange()
    effect = END_EFFECT.index(str(attempt[1]))
    if effect in t.used:
        return no("WW-RESULT-15", "effect-used")
    return None if effect in due else no("WW-RESULT-15", "effect-not-due")
