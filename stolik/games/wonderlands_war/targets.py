"""What on the table an option is about."""

from stolik.games.wonderlands_war.catalogue import REGION
from stolik.games.wonderlands_war.state import Board
from stolik.games.wonderlands_war.wording import ALONE_ON_TABLE, LABELLED, OWN, POINTED, SEATED
from stolik.kernel.question import Option, Question


def target(t: Board, question: Question, option: Option) -> dict[str, list[int | str]]:
    """What on the table an option is about.

    `chair` is its number; `region` a region, or a region and a count; `chip` a seat and a chip, wherever the question
    looks for one; `track` a seat and a forge track; `market` a Wonderlandian card; `supply` an ally chip of the supply;
    `seat` a seat; `quest` a quest, `other` the second of two; `disc` an ability of a seat; `piece` a seat, a piece and
    a region; `reserve` a seat and a piece in its reserve; `effect` what a taken card or the end of a battle gives;
    `side` a side of a split card; `faction` a faction; `space` a space of the battle track; `strength` a version of the
    chip that is played, `badge` what else it can do; `head` the Head of the Table; `die` the shard die; `bag` your own
    bag; `shield` and `shard` those of a seat; `award` what a tie gives; `button` everything else.
    """
    verb = str(option[0])
    seat = question.seat
    if len(option) == 1:
        return _target_of_verb(t, question, verb)
    first = option[1]
    if verb == "chair" or (verb == "poison" and question.kind == "place_poison"):
        return {"chair": [first]}
    if verb in ("region", "castle", "lay", "raise", "send"):
        return {"region": [first]}
    if verb == "call":
        return {"region": [first, option[2]]}
    if verb == "bring" and len(option) == 2:
        return {"piece": [seat, "supporter", first]}
    if verb == "forge":
        return {"chip": [seat, first], "track": [seat, option[2]]}
    if verb in ("remove", "learn", "return", "play"):
        return {"chip": [seat, first]}
    if verb == "amulet" and len(option) == 3:
        return {"chip": [first, option[2]]}
    if verb in ("keep", "discard", "feat", "rose_feat", "both_feats"):
        return _target_of_quests(option)
    if verb == "lose" and len(option) == 2:
        return {"piece": [seat, first, REGION[t.region]]}
    if verb in ("relocate", "lose") or (verb == "bring" and len(option) == 3):
        return {"piece": [seat, first, option[2]]}
    if verb in SEATED or verb == "poison":
        return {"seat": [first]}
    if verb in ("unlock", "pawn"):
        return {"disc" if verb == "unlock" else "reserve": [seat, first]}
    return {POINTED[verb]: [first]} if verb in POINTED else {"button": list(option)}


def _target_of_verb(t: Board, question: Question, verb: str) -> dict[str, list[int | str]]:
    seat = question.seat
    if verb in ALONE_ON_TABLE:
        return {ALONE_ON_TABLE[verb]: []}
    if verb in OWN:
        return {OWN[verb]: [seat]}
    if verb in LABELLED:
        return {LABELLED[verb]: [verb]}
    if verb == "supporter":
        return {"reserve": [seat, "supporter"]}
    if verb == "move":
        at = t.leader_at[seat]
        return {"piece": [seat, "leader", REGION[at]]} if at >= 0 else {"reserve": [seat, "leader"]}
    if verb == "take":
        # The tainted part of a card; what it gives is the source of the question.
        return {"effect": [question.source]}
    return {"button": [verb]}


def _target_of_quests(option: Option) -> dict[str, list[int | str]]:
    """A feat by its condition is `quest`; the one that Rose C allows besides is `other`, as any quest can be both."""
    verb = option[0]
    if verb == "both_feats":
        return {"quest": [option[1]], "other": [option[2]]}
    return {"other" if verb == "rose_feat" else "quest": [option[1]]}
