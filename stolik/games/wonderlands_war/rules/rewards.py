"""Rewards (WW-CARD-09 to 24): the symbols of tea cards and of the forge tracks, one after the other."""

from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    ABILITIES,
    ABILITY,
    ABILITY_NUMBER,
    ALICE,
    ANY_STRONG,
    ANY_WEAK,
    CALM,
    CASTLE,
    CHIP,
    FORGE,
    LEADER,
    NOTHING,
    QUEST_REWARD,
    REWARD,
    SECOND_PASSIVE,
    SHED_1,
    SHED_3,
    SHIELD,
    STAR,
    SUPPORTERS_1,
    SUPPORTERS_2,
    TOP_LEADER,
    TWO_QUESTS,
    UNLOCK,
    WONDERLANDIAN_REWARD,
)
from stolik.games.wonderlands_war.events import FreedSupporters, LeaderGrew, Unlocked
from stolik.games.wonderlands_war.factions.alice import friend_of_the_people
from stolik.games.wonderlands_war.factions.unlocked import locked
from stolik.games.wonderlands_war.options import GAIN, SHED, UNLOCK_OPTION
from stolik.games.wonderlands_war.rules.castles import place_castle
from stolik.games.wonderlands_war.rules.chips import any_ally, calm, gain_chip, mend_shield, replacement
from stolik.games.wonderlands_war.rules.market import take_wonderlandian
from stolik.games.wonderlands_war.rules.points import gain_vp
from stolik.games.wonderlands_war.rules.quests import draw_quests
from stolik.games.wonderlands_war.rules.shards import shed_shards
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import PASS, Question, Steps

STAR_VP: Final = 4


def grant(t: Board, seat: int, reward: int) -> bool:
    """Give a reward that leaves nothing to choose; False if it has to be asked about (then `choose_reward`)."""
    if reward <= FORGE:
        if not t.supply[reward]:
            return not replacement(t, reward)
        gain_chip(t, seat, reward)
        return True
    if reward == SHIELD:
        mend_shield(t, seat)
    elif reward == CALM:
        calm(t, seat)
    elif reward == SHED_1:
        shed_shards(t, seat, 1)
    elif reward == SHED_3:
        shed_shards(t, seat, 3)
    elif reward == LEADER:
        if t.leader[seat] == TOP_LEADER:
            return not t.shards[seat]
        t.leader[seat] += 1
        if t.log is not None:
            t.log.add(LeaderGrew(seat, t.leader[seat]))
    elif reward == STAR:
        gain_vp(t, seat, STAR_VP, "star")
    elif reward in (SUPPORTERS_1, SUPPORTERS_2):
        count = 1 if reward == SUPPORTERS_1 else 2
        t.reserve[seat] += count
        if t.log is not None:
            t.log.add(FreedSupporters(seat, count))
    else:
        # A castle value is read from the covered spaces (WW-FORGE-11).
        return reward > SUPPORTERS_2
    return True


def choose_reward(t: Board, seat: int, reward: int) -> Steps:
    """Give a reward about which the player has something to say."""
    if reward <= FORGE:
        option = yield Question(seat, "choose_ally", replacement(t, reward), CHIP[reward])
        if option != PASS:
            gain_chip(t, seat, GAIN.index(option))
    elif reward in (ANY_WEAK, ANY_STRONG):
        yield from gain_any(t, seat, reward == ANY_STRONG, REWARD[reward])
    elif reward == WONDERLANDIAN_REWARD:
        yield from take_wonderlandian(t, seat)
    elif reward == UNLOCK:
        yield from unlock(t, seat)
    elif reward == CASTLE:
        yield from place_castle(t, seat)
    elif reward == LEADER:
        option = yield Question(seat, "leader_at_most", [SHED, PASS])
        if option == SHED:
            shed_shards(t, seat, 1)
    elif reward == QUEST_REWARD:
        yield from draw_quests(t, seat, 1)
    elif reward == TWO_QUESTS:
        yield from draw_quests(t, seat, 2)


def gain_any(t: Board, seat: int, is_strong: bool, source: str) -> Steps:
    """One ally chip of a level, of any kind in the supply (WW-CARD-10, WW-CARD-32)."""
    options = any_ally(t, is_strong)
    if options:
        option = yield Question(seat, "choose_ally", options, source)
        gain_chip(t, seat, GAIN.index(option))


def unlock(t: Board, seat: int) -> Steps:
    """Remove the disc from a locked ability. Friend of the People acts now, or after the battle (WW-FAC-07)."""
    abilities = locked(t, seat)
    if not abilities:
        return
    faction = t.faction[seat]
    table = UNLOCK_OPTION[faction]
    option = yield Question(seat, "unlock", [table[ability] for ability in abilities])
    ability = ABILITY_NUMBER[str(option[1])]
    t.unlocked[seat * ABILITIES + ability] = 1
    if t.log is not None:
        t.log.add(Unlocked(seat, ABILITY[faction][ability]))
    if faction == ALICE and ability == SECOND_PASSIVE:
        if t.region == NOTHING:
            yield from friend_of_the_people(t, seat)
        else:
            t.friend = 1
