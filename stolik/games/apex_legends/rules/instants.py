"""Instants (AP-CARD-03): asked of whoever may hold the card by public knowledge, so that a pause betrays nothing."""

from typing import Final

from stolik.games.apex_legends.catalogue import BLOODHOUND, FEAT, FEAT_LEGEND, FEATS, NOTHING
from stolik.games.apex_legends.map import is_canyon
from stolik.games.apex_legends.options import NEVER, PLAY
from stolik.games.apex_legends.rules.feats import could_hold, draw_feats, play_feat
from stolik.games.apex_legends.rules.life import heal
from stolik.games.apex_legends.state import ACTING, FULL_HEALTH, Board
from stolik.kernel.question import LATER, PASS, Option, Question, Steps

TROPHY: Final = FEAT["trophy"]
FOREGONE_CONCLUSION: Final = FEAT["foregone_conclusion"]
NOT_ON_MY_WATCH: Final = FEAT["not_on_my_watch"]
FOREWARNED: Final = FEAT["forewarned"]
RETURN_TO_SENDER: Final = FEAT["return_to_sender"]
GUARDIAN_ANGEL: Final = FEAT["guardian_angel"]

REACT_BEFORE: Final = 0
REACT_AFTER: Final = 1
INSTANT_KIND: Final[dict[int, str]] = {
    FOREGONE_CONCLUSION: "instant_boost",
    FOREWARNED: "instant_grenade",
    RETURN_TO_SENDER: "instant_grenade",
    NOT_ON_MY_WATCH: "instant_thrown",
    TROPHY: "instant_trophy",
    GUARDIAN_ANGEL: "instant_respawn",
}
KINDS: Final = (
    "react_before", "react_after", "instant_boost", "instant_grenade", "instant_thrown", "instant_trophy",
    "instant_respawn",
)  # fmt: skip
"""What a seat may ask not to be asked again in this turn."""
MUTE: Final[dict[str, int]] = {kind: 1 << number for number, kind in enumerate(KINDS)}


def is_muted(t: Board, seat: int, kind: str) -> bool:
    """Whether a seat has asked not to be asked this in this turn."""
    return (t.muted[seat] & MUTE[kind]) != 0


def mute(t: Board, seat: int, kind: str) -> None:
    """Do not ask a seat this again in this turn."""
    t.muted[seat] |= MUTE[kind]


def is_in_a_position(t: Board, who: int) -> bool:
    """Whether a legend may use cards: it is on the map and not in a canyon (AP-FEAT-03, AP-OBJ-14)."""
    return t.space[who] != NOTHING and not is_canyon(t, t.space[who])


def is_asked(t: Board, feat: int) -> bool:
    """Whether the player of an instant is to be asked for it: as far as everybody knows it may be there."""
    seat = t.seat_of[FEAT_LEGEND[feat]]
    return could_hold(t, feat) and not is_muted(t, seat, INSTANT_KIND[feat])


def instant(t: Board, feat: int) -> Question:
    """The question whether an instant is played."""
    return Question(t.seat_of[FEAT_LEGEND[feat]], INSTANT_KIND[feat], LATER, FEATS[feat], feat)


def instant_options(t: Board, feat: int) -> list[Option]:
    """Play it if it is there, or not; or do not ask again."""
    options: list[Option] = [PLAY[feat]] if feat in t.hands[FEAT_LEGEND[feat]] else []
    options.append(PASS)
    options.append(NEVER)
    return options


def is_played(t: Board, feat: int, option: Option) -> bool:
    """Carry out the answer to `instant`: whether the card is played."""
    if option == NEVER:
        mute(t, t.seat_of[FEAT_LEGEND[feat]], INSTANT_KIND[feat])
        return False
    if option == PASS:
        return False
    play_feat(t, feat)
    return True


TROPHY_HEALTH: Final = 10


def ask_trophy(t: Board, team: int) -> Steps:
    """BH-F-8: when a legend of the team eliminates an enemy, restore 10 health and draw a feat."""
    who = BLOODHOUND
    if t.phase != ACTING or t.team[who] != team or not is_in_a_position(t, who) or not is_asked(t, TROPHY):
        return
    if t.health[who] == FULL_HEALTH and not t.decks[who]:
        return
    option = yield instant(t, TROPHY)
    if is_played(t, TROPHY, option):
        heal(t, who, TROPHY_HEALTH)
        draw_feats(t, who, 1)
