"""Boosts (AP-SHOOT-11, -12): what the shooter, or Bloodhound, may play to make a shot better."""

from stolik.games.apex_legends.catalogue import (
    BLOODHOUND,
    BOOST_FEATS,
    FEAT,
    FEAT_LEGEND,
)
from stolik.games.apex_legends.options import BOOST_WITH
from stolik.games.apex_legends.rules.cards import CAN, DOES
from stolik.games.apex_legends.rules.feats import could_hold, play_feat
from stolik.games.apex_legends.rules.instants import FOREGONE_CONCLUSION, instant, is_asked, is_in_a_position, is_played
from stolik.games.apex_legends.rules.movement import can_go_on
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import LATER, PASS, Option, Question, Steps


def boost(t: Board) -> Steps:
    """At most one boost in all, by the shooter or by Bloodhound's instant (AP-SHOOT-11): step 1d, or later (-12)."""
    yield from own_boost(t)
    who = BLOODHOUND
    is_of_team = t.team[who] == t.team[t.shot.shooter]
    if t.shot.is_boosted or not is_of_team or not is_in_a_position(t, who) or not is_asked(t, FOREGONE_CONCLUSION):
        return
    option = yield instant(t, FOREGONE_CONCLUSION)
    if is_played(t, FOREGONE_CONCLUSION, option):
        t.shot.is_boosted = True
        t.shot.boost = FOREGONE_CONCLUSION + 1
        yield from DOES[FOREGONE_CONCLUSION](t, who)


def own_boost(t: Board) -> Steps:
    """The shooter may play a boost; asked if one may be in the hand, as far as everybody knows."""
    who = t.shot.shooter
    if t.shot.is_boosted or not can_go_on(t, who):
        return
    if not any(could_hold(t, feat) and CAN[feat](t, who) for feat in BOOST_FEATS[who]):
        return
    option = yield Question(t.seat_of[who], "boost", LATER, "", who)
    if option == PASS:
        return
    yield from play_boost(t, FEAT[str(option[1])])


def play_boost(t: Board, feat: int) -> Steps:
    """Take a boost from the hand and let it work."""
    play_feat(t, feat)
    t.shot.is_boosted = True
    t.shot.boost = feat + 1
    yield from DOES[feat](t, FEAT_LEGEND[feat])


def boost_options(t: Board, who: int) -> list[Option]:
    """The boosts in the hand that would have an effect."""
    options: list[Option] = [
        BOOST_WITH[feat] for feat in BOOST_FEATS[who] if feat in t.hands[who] and CAN[feat](t, who)
    ]
    options.append(PASS)
    return options
