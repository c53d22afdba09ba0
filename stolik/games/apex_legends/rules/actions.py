"""The activation (AP-ACT, section 13): what the active legend may do, one action at a time."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABILITIES_OF,
    ABILITY,
    ACTION_AP,
    ACTION_FEATS,
    ACTION_SPENDS,
    FEAT,
    FEAT_AP,
    HAS_HELMET_ACTION,
    HELMET,
    LEGEND,
    LEGENDS,
    NOTHING,
    TOKEN,
)
from stolik.games.apex_legends.events import Acted, Action, EndedActivation, Initiated
from stolik.games.apex_legends.map import LANDS, is_canyon
from stolik.games.apex_legends.options import (
    CLIMB,
    DESTROY,
    DISCARD,
    DROP_SOMETHING,
    END,
    FALL,
    HELMET_ACTION,
    INITIATE,
    INTERACT,
    MELEE,
    MOVE,
    PLAY,
    RUSH,
    SHOOT,
    SHOOT_SPECIAL,
    TAKE,
    USE,
    space_of,
    spaces_in,
)
from stolik.games.apex_legends.rules.abilities import ability_ap, available_token
from stolik.games.apex_legends.rules.cards import CAN, CAN_INITIATE, DOES, INITIATES
from stolik.games.apex_legends.rules.combined import (
    destroy_and_move,
    interact_and_move,
    interact_and_use,
    melee_and_move,
    use_and_move,
)
from stolik.games.apex_legends.rules.elimination import after_eliminations
from stolik.games.apex_legends.rules.feats import play_feat
from stolik.games.apex_legends.rules.life import eliminate
from stolik.games.apex_legends.rules.loot import PER_SPACE, make_room, take, within_reach
from stolik.games.apex_legends.rules.movement import RUSH_MOVE, can_rush, free_spaces, move, rush, transfer
from stolik.games.apex_legends.rules.respawn import respawn
from stolik.games.apex_legends.rules.shooting import shoot, targets
from stolik.games.apex_legends.state import ACTIVATING, Board
from stolik.kernel.question import LATER, Option, Question, Steps, number

BASIC_MOVE: Final = 2
BASICS: Final[list[Option]] = [MOVE, INTERACT, USE, MELEE, DESTROY]
"""The basic actions that are always there for 1 AP; a part that cannot be done is skipped (AP-ACT-05, -06)."""


def one_action(t: Board) -> Steps:
    """A beat of an activation: respawn, a way out of a canyon, or one action with all that follows from it."""
    who = t.active
    if t.space[who] == NOTHING:
        yield from come_back(t, who)
    elif is_canyon(t, t.space[who]):
        yield from in_the_canyon(t, who)
    else:
        option = yield Question(t.seat_of[who], "act", LATER)
        yield from act(t, who, option)


def come_back(t: Board, who: int) -> Steps:
    """AP-ACT-10, AP-RESP-02."""
    if t.must_respawn:
        t.must_respawn = False
        yield from respawn(t, who, False)
    elif t.ap:
        yield from respawn(t, who, True)
    if t.space[who] == NOTHING:
        end_activation(t)


def in_the_canyon(t: Board, who: int) -> Steps:
    """AP-OBJ-15, -16: spend an AP to climb out, or be eliminated; without AP nothing but to wait."""
    if not t.ap:
        end_activation(t)
        return
    goals = LANDS[t.land].adjacent[t.space[who]] & free_spaces(t)
    option = FALL
    if goals:
        option = yield Question(t.seat_of[who], "canyon", [*spaces_in(CLIMB, goals), FALL], "", who)
    if option == FALL:
        eliminate(t, who)
        yield from after_eliminations(t, [who], NOTHING)
    else:
        t.ap -= 1
        transfer(t, who, space_of(option))


def end_activation(t: Board) -> None:
    """Unspent AP are lost (AP-ACT-01)."""
    if t.log is not None:
        t.log.add(EndedActivation(LEGENDS[t.active]))
    t.active = NOTHING
    t.ap = 0
    t.phase = ACTIVATING


# What may be done


def actions(t: Board, who: int) -> list[Option]:
    """Every action open to the active legend."""
    options: list[Option] = []
    hand = t.hands[who]
    if t.ap:
        options += BASICS
        if not t.has_shot:
            add_shots(t, who, options)
        if HAS_HELMET_ACTION[t.gear[who * 3 + HELMET] >> 1]:
            options.append(HELMET_ACTION)
    if hand:
        for feat in ACTION_FEATS[who]:
            if feat in hand and FEAT_AP[feat] <= t.ap and CAN[feat](t, who):
                options.append(PLAY[feat])
    for ability in ABILITIES_OF[who]:
        if ability_ap(ability) <= t.ap and available_token(t, ability) != NOTHING and CAN_INITIATE[ability](t, who):
            options.append(INITIATE[ability])
    if can_rush(t, who):
        options.append(RUSH)
    if t.packs[who]:
        options.append(DROP_SOMETHING)
    for entry in within_reach(t, who):
        options.append(TAKE[entry // PER_SPACE][entry % PER_SPACE])
    options.append(END)
    return options


def add_shots(t: Board, who: int, options: list[Option]) -> None:
    """Targets and weapons with ammo; then the weapons' own actions (AP-SHOOT-06, -07, AP-AMMO-03)."""
    at = who * 2
    if not (t.ammo[at] or t.ammo[at + 1]):
        return
    seen = targets(t, who)
    for enemy in seen:
        for slot in (0, 1):
            if t.ammo[at + slot]:
                options.append(SHOOT[enemy][slot])
    for slot in (0, 1):
        weapon = t.weapon[at + slot]
        if ACTION_SPENDS[weapon] != NOTHING and t.ammo[at + slot] and ACTION_AP[weapon] <= t.ap:
            for enemy in seen if ACTION_SPENDS[weapon] in t.packs[who] else ():
                options.append(SHOOT_SPECIAL[enemy][slot])


def discard_options(t: Board, who: int) -> list[Option]:
    """The hand, for a rush."""
    return [DISCARD[feat] for feat in sorted(t.hands[who])]


# Doing it


def act(t: Board, who: int, option: Option) -> Steps:
    """Carry out one action."""
    verb = option[0]
    if verb == "move":
        spend(t, who, 1, "move")
        yield from move(t, who, BASIC_MOVE)
    elif verb == "shoot":
        spend(t, who, 1, "shoot")
        yield from shoot(t, who, LEGEND[str(option[1])], number(option[2]) - 1)
    elif verb == "end":
        end_activation(t)
    elif verb == "interact":
        spend(t, who, 1, "interact")
        yield from interact_and_move(t, who)
    elif verb == "use":
        spend(t, who, 1, "use")
        yield from use_and_move(t, who)
    elif verb == "melee":
        spend(t, who, 1, "melee")
        yield from melee_and_move(t, who)
    elif verb == "destroy":
        spend(t, who, 1, "destroy")
        yield from destroy_and_move(t, who)
    elif verb == "play":
        feat = FEAT[str(option[1])]
        t.ap -= FEAT_AP[feat]
        play_feat(t, feat)
        yield from DOES[feat](t, who)
    elif verb == "initiate":
        ability = ABILITY[str(option[1])]
        t.ap -= ability_ap(ability)
        if t.log is not None:
            t.log.add(Initiated(LEGENDS[who], str(option[1])))
        yield from INITIATES[ability](t, who)
    elif verb == "rush":
        yield from rush(t, who)
        yield from move(t, who, RUSH_MOVE)
    elif verb == "drop_loot":
        yield from make_room(t, who)
    elif verb == "take":
        yield from take(t, who, TOKEN[str(option[1])], number(option[3]) * 12 + number(option[2]))
    elif verb == "helmet":
        spend(t, who, 1, "helmet")
        yield from interact_and_use(t, who)
    else:
        slot = number(option[2]) - 1
        spend(t, who, ACTION_AP[t.weapon[who * 2 + slot]], "shoot_special")
        yield from shoot(t, who, LEGEND[str(option[1])], slot, True)


def spend(t: Board, who: int, ap: int, action: Action) -> None:
    """Pay for an action (AP-ACT-03)."""
    t.ap -= ap
    if t.log is not None:
        t.log.add(Acted(LEGENDS[who], action, t.ap))
