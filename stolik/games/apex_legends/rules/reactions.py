"""Reactions (AP-SHOOT-13 to -15, -33, -34, AP-CARD-02): one before and one after fire for the target and its allies."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABILITIES_OF,
    ABILITY,
    ABILITY_LEGEND,
    ABILITY_TOKENS,
    AFTER_FEATS,
    BEFORE_FEATS,
    FEAT,
    FEAT_LEGEND,
    IS_TEAM,
)
from stolik.games.apex_legends.options import NEVER, REACT, REACT_ABILITY
from stolik.games.apex_legends.rules.cards import CAN, CAN_REACT, DOES, REACTS
from stolik.games.apex_legends.rules.feats import could_hold, play_feat
from stolik.games.apex_legends.rules.instants import is_in_a_position, is_muted, mute
from stolik.games.apex_legends.rules.teams import seats_of_team
from stolik.games.apex_legends.state import AVAILABLE, Board
from stolik.kernel.question import LATER, PASS, Option, Question, Steps

BEFORE_FIRE: Final = 0
AFTER_FIRE: Final = 1
KIND: Final = ("react_before", "react_after")
REACTION_FEATS: Final = (BEFORE_FEATS, AFTER_FEATS)
HOOK_ABILITY: Final = ABILITY["grappling_hook"]
REACTION_STEP: Final[dict[int, int]] = {ABILITY["into_the_void"]: BEFORE_FIRE, HOOK_ABILITY: AFTER_FIRE}
"""The abilities that can be used as a reaction, and when."""


def react(t: Board, step: int) -> Steps:
    """The target's team reacts, in any order: after each reaction every seat of it is asked again (AP-SHOOT-14).

    A seat is asked if one of its legends may have a reaction, as far as everybody knows.
    """
    team = 1 - t.team[t.shot.shooter]
    kind = KIND[step]
    has_reacted = True
    while has_reacted:
        has_reacted = False
        for seat in seats_of_team(t, team):
            if is_muted(t, seat, kind) or not could_react(t, seat, step):
                continue
            option = yield Question(seat, kind, LATER)
            if option == NEVER:
                mute(t, seat, kind)
            elif option != PASS:
                has_reacted = True
                yield from carry_out(t, str(option[1]))


def may_react(t: Board, who: int, step: int) -> bool:
    """Whether a legend has its reaction of this step left and is where it may use it."""
    return not t.shot.reacted >> who & 1 and is_in_a_position(t, who)


def fitting_feats(t: Board, who: int, step: int) -> list[int]:
    """The reactions of a legend that would have an effect: as target any, else those marked TEAM."""
    is_target = who == t.shot.target
    return [feat for feat in REACTION_FEATS[step][who] if (is_target or IS_TEAM[feat]) and CAN[feat](t, who)]


def fitting_ability(t: Board, who: int, step: int) -> int:
    """The available ability of a target that is a reaction of this step, or -1."""
    if who == t.shot.target:
        for ability in ABILITIES_OF[who]:
            if (
                REACTION_STEP.get(ability, -1) == step
                and t.token_at[ABILITY_TOKENS[ability][0]] == AVAILABLE
                and CAN_REACT[ability](t, who)
            ):
                return ability
    return -1


def could_react(t: Board, seat: int, step: int) -> bool:
    """Whether a seat may have a reaction as far as everybody knows."""
    for who in t.members[1 - t.team[t.shot.shooter]]:
        if t.seat_of[who] == seat and may_react(t, who, step):
            if fitting_ability(t, who, step) >= 0:
                return True
            for feat in fitting_feats(t, who, step):
                if could_hold(t, feat):
                    return True
    return False


def reaction_options(t: Board, seat: int, step: int) -> list[Option]:
    """The reactions that a seat has, or none; or not to be asked again in this turn."""
    options: list[Option] = []
    for who in t.members[1 - t.team[t.shot.shooter]]:
        if t.seat_of[who] == seat and may_react(t, who, step):
            ability = fitting_ability(t, who, step)
            if ability >= 0:
                options.append(REACT_ABILITY[ability])
            for feat in fitting_feats(t, who, step):
                if feat in t.hands[who]:
                    options.append(REACT[feat])
    options.append(PASS)
    options.append(NEVER)
    return options


def carry_out(t: Board, name: str) -> Steps:
    """Perform a reaction."""
    if name in ABILITY:
        ability = ABILITY[name]
        who = ABILITY_LEGEND[ability]
        t.shot.reacted |= 1 << who
        yield from REACTS[ability](t, who)
        return
    feat = FEAT[name]
    who = FEAT_LEGEND[feat]
    t.shot.reacted |= 1 << who
    play_feat(t, feat)
    yield from DOES[feat](t, who)
