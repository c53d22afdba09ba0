"""What bots make of a position: how good it is for a seat. First guesses of options are in `action_priors`.

Everything is counted in VP that a seat may expect at the end; the chance to win is what they come to beside those of
the others. A battle is judged by the odds of the next draw: what is left in the bag, how many units stand between a
player and a bust, and how the strengths compare.
"""

from math import exp
from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    ABILITIES,
    ANY_STRONG,
    ANY_WEAK,
    CALM,
    CARD_BOTTOM,
    CARD_EFFECTS,
    CARD_MORE_UNITS,
    CARD_TAINTED,
    CARD_TOP,
    CARD_UNITS,
    CASTLE,
    DIE,
    DOUBLE_MADNESS,
    FEAT,
    FEAT_NUMBERS,
    FIRST_ITEM_CARD,
    FORGE,
    IS_SYMBOL,
    LEADER,
    MADNESS,
    MORE_UNITS,
    NOTHING,
    OBJECTIVE,
    OBJECTIVE_NUMBER,
    PAWN_STRENGTH,
    POISON,
    QUEST_REGION,
    QUEST_REWARD,
    REGIONS,
    REWARD,
    ROUNDS,
    SHED_1,
    SHED_3,
    SHIELD,
    SMITH,
    SPACES,
    SPLIT,
    STAR,
    STRENGTH,
    SUPPORTERS_1,
    SUPPORTERS_2,
    TAINTED,
    TOKEN_VP,
    TRACK_END,
    TWO_QUESTS,
    UNITS,
    UNLOCK,
    WONDERLANDIAN_REWARD,
)
from stolik.games.wonderlands_war.rules.quests import is_met, objective_count
from stolik.games.wonderlands_war.rules.ring import clockwise
from stolik.games.wonderlands_war.rules.spaces import castle_value
from stolik.games.wonderlands_war.rules.two_players import RESISTANCE
from stolik.games.wonderlands_war.rules.units import units_in
from stolik.games.wonderlands_war.state import (
    ABSENT,
    ACTIVE,
    AWARD,
    BATTLE,
    BUST,
    DRAW,
    FORGE_PHASE,
    KEEP_QUEST,
    LYING,
    NO_CASTLE,
    SETTLE,
    UPRIGHT,
    Board,
)

# Worths, in VP

TEMPER: Final = 9.0
"""How many VP of lead make a seat e times as likely to win."""
SHARD: Final = 1.1
LEADER_POINT: Final = 0.55
ABILITY_WORTH: Final = 1.3
BAG: Final = 4.5
FORGE_CHIP: Final = 0.5
RESERVE_UNIT: Final = 0.3
BOARD_UNIT: Final = 0.35
PAWN_WORTH: Final = 1.0
"""These are for every round that is still to come."""
FORGING: Final = 2.4
SHIELD_WORTH: Final = 0.8
QUEST_IN_HAND: Final = 1.0
SPACE_STEP: Final = 0.5
"""A covered forge space, as a step to the artefact at its end."""


def _reward_worths() -> list[float]:
    worths = [0.0] * len(REWARD)
    for chip in range(FORGE + 1):
        worths[chip] = 0.7 + 0.5 * STRENGTH[chip]
    for reward, worth in (
        (ANY_WEAK, 1.6),
        (ANY_STRONG, 2.6),
        (SHIELD, 0.5),
        (WONDERLANDIAN_REWARD, 3.0),
        (UNLOCK, 2.5),
        (SHED_1, 0.8),
        (SHED_3, 2.0),
        (CASTLE, 4.0),
        (LEADER, 1.5),
        (CALM, 2.2),
        (QUEST_REWARD, 1.4),
        (TWO_QUESTS, 1.8),
        (SMITH, 2.2),
        (DIE, -1.8),
        (TAINTED, 0.6),
        (SPLIT, 2.5),
        (STAR, 4.0),
        (SUPPORTERS_1, 0.7),
        (SUPPORTERS_2, 1.3),
    ):
        worths[reward] = worth
    for reward in range(SUPPORTERS_2 + 1, len(REWARD)):
        worths[reward] = 2.0
    return worths


WORTH: Final[list[float]] = _reward_worths()
UNIT_WORTH: Final = 0.8


def _card_worth(card: int) -> float:
    total = UNIT_WORTH * (CARD_UNITS[card] + CARD_MORE_UNITS[card])
    for effect in CARD_EFFECTS[card]:
        if effect == SPLIT:
            total += max(sum(WORTH[reward] for reward in side[card]) for side in (CARD_TOP, CARD_BOTTOM))
        elif effect == TAINTED:
            total += max(0.0, WORTH[CARD_TAINTED[card]] + WORTH[DIE])
        elif effect not in (UNITS, MORE_UNITS):
            total += WORTH[effect]
    return total


CARD_WORTH: Final[list[float]] = [_card_worth(card) for card in range(len(CARD_EFFECTS))]


# The whole position


class Bag:
    """The odds of a bag: the chance of madness in one draw, and what the other chips are worth on average.

    Besides what a castle of its owner is worth, which is asked for as often.
    """

    __slots__ = ("castle", "double", "good", "mad", "mean", "quality", "size")

    def __init__(self, t: Board, seat: int) -> None:
        bag = t.bag[seat]
        if not bag:
            bag = t.exhausted[seat] + t.mad[seat]
        self.castle: int = castle_value(t, seat)
        self.size: int = len(bag)
        mad = bag.count(MADNESS) + bag.count(POISON)
        double = bag.count(DOUBLE_MADNESS)
        size = self.size or 1
        self.mad: float = mad / size
        self.double: float = double / size
        self.good: float = 1.0 - (mad + double) / size
        strength = 0
        for chip in bag:
            strength += STRENGTH[chip]
        self.mean: float = strength / max(1, self.size - mad - double)
        others = t.exhausted[seat] + t.mad[seat] + t.active[seat] if t.phase >= BATTLE and t.bag[seat] else []
        for chip in others:
            strength += STRENGTH[chip]
            if chip >= MADNESS:
                mad += 1
        self.quality: float = strength / (1 + self.size + len(others) + mad + 2 * double)


def evaluate(t: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return 1.0 / t.seats if t.phase <= KEEP_QUEST else _share(expected(t, seat), seat)


def evaluate_all(t: Board) -> list[float]:
    """For every seat. Most of it looks the same to all of them."""
    if t.phase <= KEEP_QUEST:
        return [1.0 / t.seats] * t.seats
    bags = [Bag(t, owner) for owner in range(t.seats)]
    open_to_all = _open_to_all(t, bags)
    return [_share(_as_seen(t, seat, open_to_all, bags), seat) for seat in range(t.seats)]


def _share(worths: list[float], seat: int) -> float:
    """A seat's chance among these worths."""
    most = max(worths)
    total = 0.0
    for worth in worths:
        total += exp((worth - most) / TEMPER)
    return exp((worths[seat] - most) / TEMPER) / total


def expected(t: Board, seat: int) -> list[float]:
    """The VP that every seat may expect at the end, as this seat sees it."""
    bags = [Bag(t, owner) for owner in range(t.seats)]
    return _as_seen(t, seat, _open_to_all(t, bags), bags)


def _open_to_all(t: Board, bags: list[Bag]) -> list[float]:
    """What every seat may expect besides its quests and the battle that is going on."""
    rounds = ROUNDS - t.round + (1.0 if t.phase < BATTLE else 0.4)
    worths = [_possessions(t, owner, rounds, bags[owner]) for owner in range(t.seats)]
    if t.phase < BATTLE:
        worths[t.turn] += _pending(t)
    _regions(t, worths, bags)
    return worths


def _as_seen(t: Board, seat: int, open_to_all: list[float], bags: list[Bag]) -> list[float]:
    """With this seat's own quests, and with the battle as it looks from there."""
    worths = open_to_all.copy()
    worths[seat] += _quests(t, seat)
    if t.region != NOTHING:
        if t.phase <= AWARD:
            for owner in range(t.seats):
                if ABSENT != t.status[owner] != BUST:
                    worths[owner] += _battle(t, owner, bags, seat)
        elif t.phase < FORGE_PHASE:
            for owner in range(t.seats):
                if ABSENT != t.status[owner] != BUST:
                    worths[owner] += FORGING * min(len(t.active[owner]), _forgings(t, owner, t.strength[owner]))
        elif t.phase < SETTLE and t.queue:
            worths[t.queue[0]] += FORGING * min(len(t.active[t.queue[0]]), t.forgings + t.symbol)
            for owner in t.queue[1:]:
                worths[owner] += FORGING * min(len(t.active[owner]), _forgings(t, owner, t.strength[owner]))
    return worths


def _possessions(t: Board, seat: int, rounds: float, bag: Bag) -> float:
    """What a player has, without the battles of this round."""
    value = bag.castle
    worth = t.vp[seat] - SHARD * t.shards[seat]
    later = rounds - 1.0
    if later < 0.0:
        later = 0.0
    start = seat * REGIONS
    supporters = 0
    for place in range(start, start + REGIONS):
        castle = t.castles[place]
        if castle == UPRIGHT:
            worth += value + 0.5 * later
        elif castle == LYING:
            worth += 0.5 * value + 0.4 * later
        supporters += t.supporters[place]
    worth += (value - 3) * 0.7 * rounds
    worth += LEADER_POINT * t.leader[seat] * rounds
    worth += ABILITY_WORTH * sum(t.unlocked[seat * ABILITIES : seat * ABILITIES + ABILITIES]) * rounds
    worth += BAG * bag.quality * rounds
    worth += FORGE_CHIP * t.bag[seat].count(FORGE) * rounds
    worth += RESERVE_UNIT * t.reserve[seat] * rounds + BOARD_UNIT * supporters * later
    worth += SHIELD_WORTH * t.shield[seat] * min(1.0, rounds)
    for card in t.owned[seat]:
        if card < FIRST_ITEM_CARD:
            worth += PAWN_WORTH * (later + 0.3)
    worth += SPACE_STEP * (SPACES - t.forged[seat * SPACES : seat * SPACES + SPACES].count(NOTHING)) * (later + 0.2)
    return worth + 3.0 * len(t.feats[seat]) + QUEST_IN_HAND * len(t.quests[seat])


def _quests(t: Board, seat: int) -> float:
    """What the seat's own quests promise beyond that: how far their objectives are met."""
    worth = 0.0
    for quest in t.feats[seat]:
        worth += 6.0 * quest_progress(t, seat, quest)
    for quest in t.quests[seat]:
        worth += 3.0 * quest_progress(t, seat, quest)
    return worth


def quest_progress(t: Board, seat: int, quest: int) -> float:
    """How far a quest has come, from 0 to 1."""
    if OBJECTIVE[quest] == "shards":
        return 0.8 if is_met(t, seat, quest) else 0.3
    part = min(1.0, objective_count(t, seat, quest) / OBJECTIVE_NUMBER[quest])
    return part * part


def _pending(t: Board) -> float:
    """What is left of the tea card that was taken."""
    worth = 0.0
    for effect in t.pending:
        if effect == UNITS:
            worth += UNIT_WORTH * CARD_UNITS[t.card]
        elif effect == MORE_UNITS:
            worth += UNIT_WORTH * CARD_MORE_UNITS[t.card]
        elif effect == SPLIT:
            worth += max(sum(WORTH[reward] for reward in side[t.card]) for side in (CARD_TOP, CARD_BOTTOM))
        elif effect == TAINTED:
            worth += max(0.0, WORTH[CARD_TAINTED[t.card]] + WORTH[DIE])
        else:
            worth += WORTH[effect]
    return worth


# Regions whose battle is still to come


def _regions(t: Board, worths: list[float], bags: list[Bag]) -> None:
    """Share out what the regions of this round are worth by the power that everybody has there."""
    regions = REGIONS if t.unused == NOTHING else REGIONS - 1
    count = t.seats
    start = t.fought if t.phase >= BATTLE else 0
    if start == regions:
        return
    units, opening = _forces(t)
    for step in range(start, regions):
        region = clockwise(t, t.marker, step)
        value = TOKEN_VP[t.token[region]][t.round - 1]
        here: list[int] = []
        powers: list[float] = []
        total = 0.0
        for seat in range(count):
            place = seat * REGIONS + region
            if units[place]:
                power = exp(0.35 * _power(opening[place], units[place] + 0.7 * t.shield[seat], bags[seat]))
                here.append(seat)
                powers.append(power)
                total += power
        if count == 2:
            total += exp(0.35 * RESISTANCE[t.round])
        elif len(here) == 1:
            worths[here[0]] += max(float(value), _castle(t, here[0], region, bags[here[0]]))
            continue
        for seat, power in zip(here, powers, strict=True):
            chance = power / total
            castle = _castle(t, seat, region, bags[seat])
            worths[seat] += chance * (value + castle) + chance * (1.0 - chance) * value * 0.6


def _forces(t: Board) -> tuple[list[int], list[float]]:
    """By seat and region: the number of units, and about the strength with which a battle there would begin."""
    units = t.supporters.copy()
    opening = [2.0 if castle != NO_CASTLE else 0.0 for castle in t.castles]
    for seat in range(t.seats):
        at = t.leader_at[seat]
        if at >= 0:
            units[seat * REGIONS + at] += 1
            opening[seat * REGIONS + at] += t.leader[seat]
    for pawn, owner in enumerate(t.pawn_owner):
        at = t.pawn_at[pawn]
        if owner != NOTHING and at >= 0:
            units[owner * REGIONS + at] += 1
            opening[owner * REGIONS + at] += PAWN_STRENGTH[pawn]
    return units, opening


def _power(opening: float, lives: float, bag: Bag) -> float:
    """The strength that a player may reach with this many units (and a shield) to lose."""
    draws = (lives - 0.5) * bag.good / max(0.12, bag.mad + 1.5 * bag.double)
    return opening + bag.mean * 4.5 * draws / (draws + 2.5)


def _castle(t: Board, seat: int, region: int, bag: Bag) -> float:
    """What another castle there is worth."""
    castle = t.castles[seat * REGIONS + region]
    if castle == UPRIGHT:
        return 0.0
    value = bag.castle + 0.5 * (ROUNDS - t.round)
    return value if t.seats > 2 else 0.5 * value


# The battle under way


def _is_open(t: Board, seat: int, judge: int) -> bool:
    """Whether somebody may still draw, as far as the judge can tell.

    What others have just chosen in secret is not to be relied upon: in an imagined world it is a guess.
    """
    if t.status[seat] == ACTIVE:
        return True
    if seat == judge or t.left_in[seat] != t.draw or t.phase not in (DRAW, AWARD):
        return False
    return t.phase == DRAW or t.played.count(NOTHING) == t.seats


def _battle(t: Board, seat: int, bags: list[Bag], judge: int) -> float:
    """What a participant may expect of the battle; a draw that is due is looked through outcome by outcome."""
    strength = t.strength[seat]
    if not _is_open(t, seat, judge):
        return _outcome(t, seat, strength, len(t.active[seat]), bags, judge)
    if t.phase != DRAW or seat != judge:
        # Still free to go on: a little better than stopping here.
        return _outcome(t, seat, strength, len(t.active[seat]), bags, judge) + 0.3
    bag = bags[seat]
    units = units_in(t, seat, t.region)
    active = len(t.active[seat])
    now = _outcome(t, seat, strength, active, bags, judge)
    worth = 0.0
    if bag.good > 0.0:
        worth += bag.good * _gained(t, seat, strength, active, bags, judge)
    unit = 0.25 + 0.3 * (ROUNDS - t.round)
    for chance, losses in ((bag.mad, 1), (bag.double, 2)):
        if chance > 0.0:
            if t.shield[seat]:
                worth += chance * (now - SHIELD_WORTH)
            elif losses >= units:
                worth -= chance * (unit * units)
            else:
                worth += chance * (now - unit * losses)
    return worth


def _gained(t: Board, seat: int, strength: int, active: int, bags: list[Bag], judge: int) -> float:
    """The outcome after a chip that is no madness, averaged over the bag."""
    bag = t.bag[seat] or t.exhausted[seat]
    counts = [0] * 6
    total = 0
    for chip in bag:
        if chip < MADNESS:
            counts[STRENGTH[chip]] += 1
            total += 1
    if not total:
        return _outcome(t, seat, strength, active, bags, judge)
    worth = 0.0
    for added in range(6):
        if counts[added]:
            reached = min(TRACK_END, strength + added)
            worth += counts[added] * _outcome(t, seat, reached, active + 1, bags, judge)
    worth /= total
    return worth + FORGING * bag.count(FORGE) / total * 0.8


def _outcome(t: Board, seat: int, strength: int, active: int, bags: list[Bag], judge: int) -> float:
    """What the battle brings a player who ends it with this strength."""
    win = 1.0
    second = 0.0
    for other in range(t.seats):
        if other == seat or t.status[other] == ABSENT or t.status[other] == BUST:
            continue
        ahead = _ahead(t, other, strength, bags[other], judge)
        second = second * ahead + win * (1.0 - ahead)
        win *= ahead
    value = TOKEN_VP[t.token[t.region]][t.round - 1]
    if t.seats == 2:
        least = RESISTANCE[t.round]
        if strength < least:
            win = second = 0.0
        elif strength == least:
            win *= 0.6
            second = 0.0
    if strength == TRACK_END:
        win = 1.0
        second = 0.0
    worth = win * (value + _castle(t, seat, t.region, bags[seat])) + second * value * 0.5
    worth += FORGING * min(active, _forgings(t, seat, strength))
    return worth + _feats(t, seat, strength, active)


def _ahead(t: Board, other: int, strength: int, bag: Bag, judge: int) -> float:
    """The chance to end ahead of another participant (a tie counts half)."""
    lead = float(strength - t.strength[other])
    now = 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
    if not _is_open(t, other, judge):
        return now
    # One who goes on is likely to add a chip or two, and may bust; one in the lead is likely to stop.
    bust = bust_chance(t, other, bag)
    goes_on = min(0.95, max(0.1, 0.65 + 0.1 * lead - bust))
    lead -= bag.mean * bag.good * 1.3
    return (1.0 - goes_on) * now + goes_on * (bust + (1.0 - bust) / (1.0 + exp(-lead / 1.6)))


def bust_chance(t: Board, seat: int, bag: Bag) -> float:
    """The odds that the next draw is the end of a participant."""
    if t.shield[seat]:
        return 0.0
    units = units_in(t, seat, t.region)
    return bag.mad + bag.double if units == 1 else bag.double if units == 2 else 0.0


def _forgings(t: Board, seat: int, strength: int) -> int:
    """How many forgings a player would have."""
    if t.forged[seat * SPACES : seat * SPACES + SPACES].count(NOTHING) == 0:
        return 0
    return IS_SYMBOL[strength] + t.active[seat].count(FORGE)


def _feats(t: Board, seat: int, strength: int, active: int) -> float:
    """The feats in hand that such an end would complete."""
    for quest in t.quests[seat]:
        if QUEST_REGION[quest] == t.region:
            feat = FEAT[quest]
            if feat == "strength" and strength in FEAT_NUMBERS[quest]:
                return 3.0
            if feat == "active_chips" and active in FEAT_NUMBERS[quest]:
                return 3.0
    return 0.0
