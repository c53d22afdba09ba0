"""The result of a battle (WW-RESULT): award and castles, feats, abilities at its end. Then come `forging`, `wagers`."""

from typing import Final

from stolik.games.wonderlands_war.allies import creature, red_rook, rose
from stolik.games.wonderlands_war.catalogue import (
    ALICE,
    CHESHIRE,
    CHIP,
    GRYPHON,
    MOCK_TURTLE,
    OYSTERS,
    QUEST_OF,
    REGION,
    REGION_OF,
    SECOND_PASSIVE,
    TOKEN_VP,
    WALRUS,
)
from stolik.games.wonderlands_war.events import BattleEnded, DeclaredFeats, RemovedChip, Tied, Won
from stolik.games.wonderlands_war.factions import alice
from stolik.games.wonderlands_war.factions.unlocked import has_ability
from stolik.games.wonderlands_war.options import BOTH_FEATS, CASTLE_OPTION, FEAT_OF, POINTS, REMOVE, ROSE_FEAT
from stolik.games.wonderlands_war.rules.castles import build, build_option, build_options, can_build
from stolik.games.wonderlands_war.rules.chips import any_ally, to_supply
from stolik.games.wonderlands_war.rules.forging import begin_forging
from stolik.games.wonderlands_war.rules.ledger import AWARD_CASTLE, note
from stolik.games.wonderlands_war.rules.order import in_order
from stolik.games.wonderlands_war.rules.points import gain_vp
from stolik.games.wonderlands_war.rules.quests import is_done
from stolik.games.wonderlands_war.rules.rewards import gain_any
from stolik.games.wonderlands_war.rules.shards import shed_shards
from stolik.games.wonderlands_war.rules.two_players import place_of
from stolik.games.wonderlands_war.rules.units import can_place_units, has_pawn, place_supporter
from stolik.games.wonderlands_war.rules.war_phase import contenders, is_uncontested
from stolik.games.wonderlands_war.state import (
    ABSENT,
    BATTLE,
    BUST,
    END_EFFECTS,
    FEATS,
    FORGE_PHASE,
    NO_PLACE,
    SECOND,
    TIED,
    WINNER,
    Board,
)
from stolik.kernel.question import LATER, PASS, Option, Question, Steps, Together
from stolik.kernel.state import without

# Step 1: region award and castles (19.1)


def region_vp(t: Board) -> int:
    """What the region is worth in this round (WW-RESULT-04)."""
    return TOKEN_VP[t.token[t.region]][t.round - 1]


def set_places(t: Board, seats: list[int]) -> None:
    """Who won, alone or tied, and who is second."""
    if t.seats == 2:
        for seat in seats:
            t.place[seat] = place_of(t, seat)
        return
    if not seats:
        return
    strength = t.strength
    most = max(strength[seat] for seat in seats)
    winners = [seat for seat in seats if strength[seat] == most]
    for seat in winners:
        t.place[seat] = WINNER if len(winners) == 1 else TIED
    others = [strength[seat] for seat in seats if strength[seat] < most]
    if len(winners) == 1 and others:
        second = max(others)
        for seat in seats:
            if strength[seat] == second:
                t.place[seat] = SECOND


def award(t: Board) -> Steps:
    """The winner scores and builds, those tied choose, the second scores half (WW-RESULT-03 to 14)."""
    seats = contenders(t)
    set_places(t, seats)
    value = region_vp(t)
    if t.log is not None:
        t.log.add(BattleEnded(REGION[t.region], value))
    second = [seat for seat in seats if t.place[seat] == SECOND]
    half = (value + 1) // 2
    for seat in seats:
        place = t.place[seat]
        if place == WINNER:
            if t.log is not None:
                t.log.add(Won(seat, REGION[t.region]))
            if is_uncontested(t):
                yield from award_choice(t, seat, value)
            else:
                gain_vp(t, seat, value, "battle")
                yield from winners_castle(t, seat)
        elif place == TIED:
            if t.log is not None:
                t.log.add(Tied(seat, REGION[t.region]))
            yield from award_choice(t, seat, value)
        elif place == SECOND:
            gain_vp(t, seat, -(-half // len(second)), "second")
    t.phase = FEATS


def award_choice(t: Board, seat: int, value: int) -> Steps:
    """Tied for first, or alone in the region: the VP or a castle; the VP if no castle can be placed."""
    can_choose = can_build(t, seat, t.region)
    if has_walrus_victory(t, seat):
        can_choose = bool(build_options(t, seat))
    if can_choose:
        option = yield Question(seat, "award", [POINTS, CASTLE_OPTION], "", value)
        if option == CASTLE_OPTION:
            yield from winners_castle(t, seat)
            return
    gain_vp(t, seat, value, "battle")


def has_walrus_victory(t: Board, seat: int) -> bool:
    """Whether the castle of this victory may go to any region (WW-WL-05)."""
    return t.place[seat] == WINNER and has_pawn(t, seat, WALRUS)


def winners_castle(t: Board, seat: int) -> Steps:
    """A castle in the region of the battle, if there is room; with the Walrus in any region."""
    can_build_here = can_build(t, seat, t.region)
    if has_walrus_victory(t, seat):
        options = build_options(t, seat)
        here = build_option(t, seat, t.region)
        if can_build_here:
            options.remove(here)
            options.insert(0, here)
        elif options and not is_uncontested(t):
            options.append(PASS)
        if options:
            option = yield Question(seat, "walrus_castle", options, "walrus")
            if option != PASS:
                build(t, seat, REGION_OF[str(option[1])])
                note(t, seat, AWARD_CASTLE, 1)
    elif can_build_here:
        note(t, seat, AWARD_CASTLE, 1)
        build(t, seat, t.region)


# Step 2: feats (20)


def feat_options(t: Board, seat: int) -> list[Option]:
    """The quests of the hand that may be completed: by their condition, through Rose C, or one of each."""
    hand = sorted(t.quests[seat])
    done = [quest for quest in hand if is_done(t, seat, quest)]
    options: list[Option] = [FEAT_OF[quest] for quest in done]
    if rose.allows_feat(t, seat):
        options += [ROSE_FEAT[quest] for quest in hand]
        options += [BOTH_FEATS[quest][other] for quest in done for other in hand if other != quest]
    options.append(PASS)
    return options


def declare_feats(t: Board) -> Steps:
    """Everybody who did not bust and holds quests may complete a feat, all together (WW-QUEST-07)."""
    seats = [seat for seat in range(t.seats) if ABSENT != t.status[seat] != BUST and t.quests[seat]]
    if seats:
        together = Together([Question(seat, "feats", LATER) for seat in seats])
        yield together
        paying: list[int] = []
        for seat in seats:
            option = together.answer_of(seat)
            if t.log is not None:
                t.log.reveal(DeclaredFeats(seat, tuple([str(name) for name in option[1:]])))
            if option != PASS:
                for name in option[1:]:
                    complete(t, seat, QUEST_OF[str(name)])
                if option[0] != "rose_feat" and red_rook.feat_costs_chip(t, seat):
                    paying.append(seat)
        for seat in in_order(t, paying):
            chips = sorted(set(t.active[seat]))
            option = yield Question(seat, "remove_chip", [REMOVE[chip] for chip in chips], "red_rook_c")
            chip = REMOVE.index(option)
            t.active[seat].remove(chip)
            to_supply(t, chip)
            if t.log is not None:
                t.log.add(RemovedChip(seat, CHIP[chip]))
    t.phase = END_EFFECTS


def complete(t: Board, seat: int, quest: int) -> None:
    """Lay a quest face up."""
    t.quests[seat] = without(t.quests[seat], quest)
    t.feats[seat] += (quest,)


# Step 3: abilities at the end of the battle (19.2)

END_EFFECT: Final = (
    "rose_a",
    "creature_b",
    "red_rook_d",
    "walrus_oysters",
    "walrus",
    "gryphon",
    "mock_turtle",
    "love_of_learning",
    "fading_smile",
)
ROSE_A: Final = 0
CREATURE_B: Final = 1
RED_ROOK_D: Final = 2
WALRUS_OYSTERS: Final = 3
WALRUS_VP: Final = 4
GRYPHON_VP: Final = 5
TURTLE_CHIP: Final = 6
LEARNING: Final = 7
FADING: Final = 8
FIRST_OPTIONAL: Final = WALRUS_VP
"""From this one on an effect may be declined (WW-RESULT-18)."""
USE: Final[list[Option]] = [("use", name) for name in END_EFFECT]


def end_effects(t: Board) -> Steps:
    """Every participant who did not bust resolves what happens at the end, in an order of choice."""
    for seat in contenders(t):
        t.used = []
        while True:
            effects = [effect for effect in due_effects(t, seat) if effect not in t.used]
            if not effects:
                break
            effect = effects[0]
            if len(effects) > 1 or effect in (WALRUS_VP, GRYPHON_VP, TURTLE_CHIP, FADING):
                options = [USE[due] for due in effects]
                if effect >= FIRST_OPTIONAL:
                    options.append(PASS)
                option = yield Question(seat, "end_effect", options)
                if option == PASS:
                    break
                effect = USE.index(option)
            t.used.append(effect)
            yield from use_effect(t, seat, effect)
    t.used = []
    t.phase = FORGE_PHASE
    begin_forging(t)


def due_effects(t: Board, seat: int) -> list[int]:
    """What a player has to resolve at the end of the battle."""
    place = t.place[seat]
    active = t.active[seat]
    due: list[int] = []
    if active:
        if rose.scores(t) and rose.active_roses(t, seat):
            due.append(ROSE_A)
        if creature.has_most(t, seat) and can_place_units(t, seat):
            due.append(CREATURE_B)
        if place == WINNER:
            if red_rook.victory_shards(t, seat):
                due.append(RED_ROOK_D)
            if OYSTERS in active:
                due.append(WALRUS_OYSTERS)
    if t.owned[seat]:
        if place == WINNER and has_pawn(t, seat, WALRUS):
            due.append(WALRUS_VP)
        elif place == SECOND and has_pawn(t, seat, GRYPHON):
            due.append(GRYPHON_VP)
        if place in (NO_PLACE, SECOND) and has_pawn(t, seat, MOCK_TURTLE) and any_ally(t, False):
            due.append(TURTLE_CHIP)
    faction = t.faction[seat]
    if faction == ALICE:
        if alice.can_learn(t, seat):
            due.append(LEARNING)
    elif place in (NO_PLACE, SECOND) and t.shards[seat] and has_ability(t, seat, CHESHIRE, SECOND_PASSIVE):
        due.append(FADING)
    return due


def use_effect(t: Board, seat: int, effect: int) -> Steps:
    """Carry one of them out."""
    if effect == ROSE_A:
        gain_vp(t, seat, rose.active_roses(t, seat), "rose_a")
    elif effect == CREATURE_B:
        yield from place_supporter(t, seat, "creature_b", False)
    elif effect == RED_ROOK_D:
        red_rook.take_victory_shards(t, seat)
    elif effect == WALRUS_OYSTERS:
        gain_vp(t, seat, 2 * t.active[seat].count(OYSTERS), "walrus_oysters")
    elif effect == WALRUS_VP:
        gain_vp(t, seat, 3, "walrus")
    elif effect == GRYPHON_VP:
        gain_vp(t, seat, 2, "gryphon")
    elif effect == TURTLE_CHIP:
        yield from gain_any(t, seat, False, "mock_turtle")
    elif effect == LEARNING:
        yield from alice.love_of_learning(t, seat)
    else:
        shed_shards(t, seat, 1)


def friend_comes(t: Board) -> Steps:
    """Right after the clean-up: Friend of the People that was unlocked by forging (WW-FAC-07)."""
    t.friend = 0
    yield from alice.friend_of_the_people(t, t.seat_of[ALICE])
    t.phase = BATTLE
