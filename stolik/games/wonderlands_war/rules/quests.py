"""Quests (WW-QUEST, WW-CARD-22, 23, 25): drawn and discarded, feats in a battle, objectives at the end."""

from stolik.games.wonderlands_war.catalogue import (
    ABILITIES,
    ALLY_KIND,
    FEAT,
    FEAT_NUMBERS,
    FORGE,
    NOTHING,
    OBJECTIVE,
    OBJECTIVE_NUMBER,
    OF_PAIR,
    QUEST,
    QUEST_REGION,
    SPACES,
    STRENGTH,
    TRACKS,
)
from stolik.games.wonderlands_war.events import DiscardedQuest, DrewQuests
from stolik.games.wonderlands_war.options import DISCARD, DRAW
from stolik.games.wonderlands_war.rules.castles import upright_castles
from stolik.games.wonderlands_war.rules.spaces import is_complete
from stolik.games.wonderlands_war.rules.units import units_in, units_on_board
from stolik.games.wonderlands_war.state import SECOND, WINNER, Board
from stolik.kernel.question import LATER, PASS, Option, Question, Steps
from stolik.kernel.state import put, without

# Drawn and discarded


def draw_quest(t: Board, seat: int) -> int:
    """Take the top quest into the hand; an empty deck is made anew of the discards. NOTHING if there is none."""
    if not t.quest_deck:
        if not t.quest_discard:
            return NOTHING
        t.quest_deck = sorted(t.quest_discard)
        t.quest_discard = []
        t.discarded_by = []
        t.shuffle(t.quest_deck, "quests")
    quest = t.quest_deck.pop()
    t.quests[seat] += (quest,)
    t.draws = put(t.draws, seat, t.draws[seat] + 1)
    return quest


def draw_quests(t: Board, seat: int, count: int) -> Steps:
    """Q1 and Q2: the player may draw; after two, one of the hand is discarded."""
    if not t.quest_deck and not t.quest_discard:
        return
    option = yield Question(seat, "draw_quests", [DRAW, PASS], "", count)
    if option == PASS:
        return
    drawn: list[str] = []
    for _ in range(count):
        quest = draw_quest(t, seat)
        if quest != NOTHING:
            drawn.append(QUEST[quest])
    if t.log is not None:
        t.log.reveal(DrewQuests(seat, len(drawn), tuple(drawn)), (seat,))
    if count == 2:
        option = yield Question(seat, "discard_quest", LATER)
        quest = DISCARD.index(option)
        t.quests[seat] = without(t.quests[seat], quest)
        t.quest_discard.append(quest)
        t.discarded_by.append(seat)
        if t.log is not None:
            t.log.add(DiscardedQuest(seat, QUEST[quest]), (seat,))


def discards(t: Board, seat: int) -> list[Option]:
    """The quests in hand, any of which may be discarded."""
    return [DISCARD[quest] for quest in sorted(t.quests[seat])]


# Feats


def is_done(t: Board, seat: int, quest: int) -> bool:
    """Whether the condition of a feat holds at the end of the battle (WW-QUEST-03, WW-QUEST-04)."""
    if QUEST_REGION[quest] != t.region:
        return False
    feat = FEAT[quest]
    numbers = FEAT_NUMBERS[quest]
    if feat == "strength":
        return t.strength[seat] in numbers
    active = t.active[seat]
    if feat == "last_chip":
        return bool(active) and STRENGTH[active[-1]] in numbers
    if feat == "active_chips":
        return len(active) in numbers
    if feat == "second":
        return t.place[seat] == SECOND
    if feat == "units":
        return units_in(t, seat, t.region) in numbers
    if feat == "ally_kinds":
        return len({ALLY_KIND[chip] for chip in active if chip <= FORGE}) >= numbers[0]
    if feat == "win_without_leader":
        return t.place[seat] == WINNER and t.leader_at[seat] != t.region
    return len(t.mad[seat]) >= numbers[0]


# Objectives


def owned_chips(t: Board, seat: int) -> list[int]:
    """All chips that an objective counts, wherever they lie (WW-QUEST-09)."""
    forged = t.forged[seat * SPACES : seat * SPACES + SPACES]
    return [*t.bag[seat], *t.drawn[seat], *t.active[seat], *t.exhausted[seat], *t.mad[seat], *forged]


def is_met(t: Board, seat: int, quest: int) -> bool:
    """Whether an objective is met at the end of the game (WW-QUEST-08)."""
    return (
        objective_count(t, seat, quest) >= OBJECTIVE_NUMBER[quest]
        if OBJECTIVE[quest] != "shards"
        else (t.shards[seat] <= OBJECTIVE_NUMBER[quest])
    )


def objective_count(t: Board, seat: int, quest: int) -> int:
    """How much of what an objective asks for the player has."""
    objective = OBJECTIVE[quest]
    if objective == "pair":
        of_pair = OF_PAIR[quest]
        count = 0
        for chip in owned_chips(t, seat):
            count += of_pair[chip]
        return count
    if objective == "castles":
        return upright_castles(t, seat)
    if objective == "leader":
        return t.leader[seat]
    if objective == "abilities":
        return sum(t.unlocked[seat * ABILITIES : seat * ABILITIES + ABILITIES])
    if objective == "wonderlandians":
        return len(t.owned[seat])
    if objective == "units":
        return units_on_board(t, seat)
    if objective == "shards":
        return t.shards[seat]
    if objective == "forge_chips":
        return owned_chips(t, seat).count(FORGE)
    forged = [chip for chip in t.forged[seat * SPACES : seat * SPACES + SPACES] if chip != NOTHING]
    if objective == "forged_chips":
        return len(forged)
    if objective == "forged_kinds":
        return len({ALLY_KIND[chip] for chip in forged if chip <= FORGE})
    return sum(1 for track in range(TRACKS) if is_complete(t, seat, track))


def quest_vp(t: Board, seat: int) -> int:
    """What a player's quests score: 3 for the feat or the objective, 9 for both (WW-QUEST-11)."""
    total = 0
    for quest in t.feats[seat]:
        total += 9 if is_met(t, seat, quest) else 3
    for quest in t.quests[seat]:
        if is_met(t, seat, quest):
            total += 3
    return total
