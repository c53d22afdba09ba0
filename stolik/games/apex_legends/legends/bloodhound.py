"""Bloodhound: ravens, the beast, and eight feats of a hunter."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABILITY,
    ABILITY_TOKENS,
    BEAST,
    DURATION,
    LEGEND,
    LEGENDS,
    NOTHING,
    RAVENS,
    TOKEN_ABILITY,
    TOKENS_OF,
)
from stolik.games.apex_legends.events import SentRaven, Tracked
from stolik.games.apex_legends.geometry.grid import distance
from stolik.games.apex_legends.legends.verbs import choose_legend, may_choose
from stolik.games.apex_legends.options import ACCELERATE, DONE, SHOOT
from stolik.games.apex_legends.rules.movement import can_end_in, can_go_on, move, mp_of, nearer_to_an_enemy
from stolik.games.apex_legends.rules.shooting import shoot, targets
from stolik.games.apex_legends.rules.teams import enemies
from stolik.games.apex_legends.rules.tokens import accelerate, is_cooling, put_below, start_cooldown
from stolik.games.apex_legends.state import BEAST_ON, Board
from stolik.kernel.question import Option, Question, Steps, number

RAVEN_COUNT: Final = 3
RAVEN_RANGE: Final = 3

# Abilities


def enemies_within(t: Board, who: int, most: int) -> list[int]:
    """The enemies on the map at a distance of 1 to `most`."""
    here = t.space[who]
    return [
        enemy for enemy in enemies(t, who) if t.space[enemy] != NOTHING and 1 <= distance(here, t.space[enemy]) <= most
    ]


def without_raven(t: Board, who: int) -> list[int]:
    """BH-A-1: the enemies in 1–3 that carry no raven."""
    return [enemy for enemy in enemies_within(t, who, RAVEN_RANGE) if enemy not in t.ravens]


may_choose("eye_of_the_allfather", without_raven, DONE)


def can_send_ravens(t: Board, who: int) -> bool:
    """BH-A-1: an enemy in 1–3."""
    return len(enemies_within(t, who, RAVEN_RANGE)) > 0


def send_ravens(t: Board, who: int) -> Steps:
    """BH-A-1: attach a raven to up to 3 enemies in 1–3."""
    put_below(t, RAVENS, DURATION[RAVENS])
    for _ in range(RAVEN_COUNT):
        enemy = yield from choose_legend(t, who, "eye_of_the_allfather")
        if enemy == NOTHING:
            return
        t.ravens.append(enemy)
        if t.log is not None:
            t.log.add(SentRaven(LEGENDS[enemy]))


def end_ravens(t: Board, token: int) -> Steps:
    """The ravens return."""
    start_cooldown(t, token)
    yield from ()


def hunt(t: Board, who: int) -> Steps:
    """BH-A-2: attach the beast to yourself."""
    t.figures[BEAST_ON] = who
    put_below(t, BEAST, DURATION[BEAST])
    yield from ()


def end_hunt(t: Board, token: int) -> Steps:
    """The hunt is over."""
    start_cooldown(t, token)
    yield from ()


# Feats


def allfathers_strength(t: Board, who: int) -> Steps:
    """Shoot. Then move 2. Without a shot to take it is played for the move."""
    options: list[Option] = []
    if not t.has_shot:
        for enemy in targets(t, who):
            for slot in (0, 1):
                if t.ammo[who * 2 + slot]:
                    options.append(SHOOT[enemy][slot])
    if options:
        option = yield Question(t.seat_of[who], "shoot", options, "allfathers_strength", who)
        yield from shoot(t, who, LEGEND[str(option[1])], number(option[2]) - 1)
    if can_go_on(t, who):
        yield from move(t, who, 2)


def trackable(t: Board, who: int) -> list[int]:
    """The enemies in 1–5."""
    return enemies_within(t, who, 5)


may_choose("read_the_tracks", trackable)


def can_read_tracks(t: Board, who: int) -> bool:
    """An enemy in 1–5, and a shoot action still to come in this activation (AP-CARD-07)."""
    return t.ap > 0 and not t.has_shot and len(trackable(t, who)) > 0


def read_the_tracks(t: Board, who: int) -> Steps:
    """Until the end of the activation ignore COVER when shooting the chosen enemy."""
    t.tracked = yield from choose_legend(t, who, "read_the_tracks")
    if t.log is not None:
        t.log.add(Tracked(LEGENDS[t.tracked]))


def can_wait(t: Board, who: int) -> bool:
    """Bloodhound has not moved in this activation."""
    return not t.has_moved


def foregone_conclusion(t: Board, who: int) -> Steps:
    """A boost for the team: outside the Best Range HT −10; the shooter may replace up to 2 revealed cards."""
    t.shot.redraws = 2
    yield from ()


def ravens_warning(t: Board, who: int) -> Steps:
    """One revealed card of the player's choice is replaced."""
    t.shot.warned = who + 1
    yield from ()


def can_pursue(t: Board, who: int) -> bool:
    """A move of 3 can end nearer to an enemy."""
    goals = nearer_to_an_enemy(t, who)
    if not goals:
        return False
    t.occupied &= ~(1 << t.space[who])
    can = can_end_in(t, t.space[who], mp_of(t, who, 3), goals)
    t.occupied |= 1 << t.space[who]
    return can


def pursuit(t: Board, who: int) -> Steps:
    """Move 3, nearer to at least one enemy at the end."""
    t.must_end_in = nearer_to_an_enemy(t, who)
    yield from move(t, who, 3)
    t.must_end_in = 0


def cooling(t: Board, who: int) -> list[Option]:
    """Bloodhound's abilities that cool down, each to be accelerated."""
    return [ACCELERATE[TOKEN_ABILITY[token]] for token in TOKENS_OF[who] if is_cooling(t, token)]


def slip_the_snare(t: Board, who: int) -> Steps:
    """Move 2. Then accelerate one of your abilities by 1."""
    yield from move(t, who, 2)
    if not can_go_on(t, who):
        return
    options = cooling(t, who)
    if options:
        option = yield Question(t.seat_of[who], "accelerate", options, "slip_the_snare", who)
        accelerate(t, ABILITY_TOKENS[ABILITY[str(option[1])]][0], 1)
