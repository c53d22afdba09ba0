"""Wraith: into the void, dimensional rift, and eight feats of whispers and portals."""

from typing import Final

from stolik.games.apex_legends.catalogue import AIM, AIM_CARD, DURATION, NOTHING, RIFT, VOID
from stolik.games.apex_legends.events import Initiated, Peeked
from stolik.games.apex_legends.geometry.grid import distance
from stolik.games.apex_legends.legends.verbs import choose_legend, may_choose
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import DONE, ON_TOP, UNDER
from stolik.games.apex_legends.rules.abilities import choose_goal, choose_space, transfer_goals
from stolik.games.apex_legends.rules.combined import kunai_and_move
from stolik.games.apex_legends.rules.melee import MELEE_COLLISION, MELEE_PUSH
from stolik.games.apex_legends.rules.movement import can_go_on, free_for_objects, free_spaces, move, transfer
from stolik.games.apex_legends.rules.teams import in_play, seats_of_team
from stolik.games.apex_legends.rules.tokens import occupy_space, put_below, start_cooldown
from stolik.games.apex_legends.state import PORTAL_SPACE, Board
from stolik.kernel.question import LATER, Option, Question, Steps

RIFT_MOVE: Final = 5
PEEKS: Final = 4

# Abilities


def into_the_void(t: Board, who: int) -> Steps:
    """WR-A-1, use A: +1 MP for each own move action of this activation."""
    t.is_in_void = True
    start_cooldown(t, VOID)
    yield from ()


def slip_into_the_void(t: Board, who: int) -> Steps:
    """WR-A-1, use B: a Rate of Fire of 3 or more becomes 2; after damage Wraith may move 2."""
    t.shot.is_capped = True
    t.shot.void_move = True
    if t.log is not None:
        t.log.add(Initiated("wraith", "into_the_void"))
    start_cooldown(t, VOID)
    yield from ()


def portal_sites(t: Board, who: int) -> int:
    """The free adjacent spaces."""
    return LANDS[t.land].adjacent[t.space[who]] & free_for_objects(t)


def can_open_rift(t: Board, who: int) -> bool:
    """WR-A-2: there is room for the first portal."""
    return portal_sites(t, who) != 0


def dimensional_rift(t: Board, who: int) -> Steps:
    """WR-A-2: a portal, move 5, another portal."""
    space = yield from choose_space(t, who, portal_sites(t, who), "dimensional_rift")
    occupy_space(t, PORTAL_SPACE, space)
    put_below(t, RIFT, DURATION[RIFT])
    yield from move(t, who, RIFT_MOVE)
    if can_go_on(t, who) and portal_sites(t, who):
        space = yield from choose_space(t, who, portal_sites(t, who), "dimensional_rift")
        occupy_space(t, PORTAL_SPACE + 1, space)


def end_rift(t: Board, token: int) -> Steps:
    """The portals close."""
    start_cooldown(t, token)
    yield from ()


# Feats


def portal_goals(t: Board, who: int) -> int:
    """Where a legend on a space adjacent to a portal can be sent: free spaces neighbouring the other one."""
    first, second = t.figures[PORTAL_SPACE], t.figures[PORTAL_SPACE + 1]
    if first == NOTHING or second == NOTHING or t.space[who] == NOTHING:
        return 0
    land = LANDS[t.land]
    near = land.adjacent[t.space[who]]
    goals = 0
    if near >> first & 1:
        goals |= land.neighbours[second]
    if near >> second & 1:
        goals |= land.neighbours[first]
    return goals & free_spaces(t)


def findable(t: Board, who: int) -> list[int]:
    """Everybody who stands at a portal that leads somewhere."""
    return [other for other in in_play(t) if portal_goals(t, other)]


may_choose("come_and_find_me", findable)


def can_find(t: Board, who: int) -> bool:
    """There is such a legend."""
    return len(findable(t, who)) > 0


def come_and_find_me(t: Board, who: int) -> Steps:
    """A legend on a space adjacent to a portal is transferred to the other one."""
    other = yield from choose_legend(t, who, "come_and_find_me")
    goal = yield from choose_goal(other, t.seat_of[who], portal_goals(t, other), "come_and_find_me")
    transfer(t, other, goal)


def phase_goals(t: Board, who: int) -> int:
    """The free spaces in 1–2 on Wraith's own level or lower."""
    land = LANDS[t.land]
    goals = 0
    for level in range(land.level[t.space[who]] + 1):
        goals |= land.levels[level]
    return goals & transfer_goals(t, who, 1, 2)


def can_phase(t: Board, who: int) -> bool:
    """There is such a space."""
    return phase_goals(t, who) != 0


def phase_step(t: Board, who: int) -> Steps:
    """Transfer to a free space in 1–2 of Wraith's own level or lower."""
    goal = yield from choose_goal(who, t.seat_of[who], phase_goals(t, who), "phase_step", (1, 2, 0))
    transfer(t, who, goal)


def whispers(t: Board, who: int) -> Steps:
    """HT +10; after the deal damage step Wraith may move 1."""
    t.shot.ht += 10
    t.shot.whispers_move = True
    yield from ()


def seen_it_before(t: Board, who: int) -> Steps:
    """Look at the top 4 aim cards; put any of them under the deck and the rest on top in any order."""
    team = t.team[who]
    t.peek_team = team
    t.peek_top = min(PEEKS, len(t.aim))
    seats = seats_of_team(t, team)
    if t.log is not None:
        names = [AIM[card] for card in peeked(t)]
        t.log.reveal(Peeked("wraith", t.peek_top, tuple(names)), tuple(seats))
    seat = t.seat_of[who]
    while t.peek_top:
        option = yield Question(seat, "peek", LATER, "seen_it_before")
        if option == DONE:
            break
        card = AIM_CARD[str(option[1])]
        t.aim.remove(card)
        t.aim.insert(0, card)
        t.peek_top -= 1
        t.peek_under += 1
    for place in range(t.peek_top - 1):
        option = yield Question(seat, "peek", LATER, "seen_it_before", about=(place,))
        card = AIM_CARD[str(option[1])]
        t.aim.remove(card)
        t.aim.insert(len(t.aim) - place, card)


def peeked(t: Board) -> list[int]:
    """The aim cards on top that the team has looked at, the top card first."""
    return t.aim[len(t.aim) - t.peek_top :][::-1] if t.peek_top else []


def peek_options(t: Board, ordered: tuple[int, ...]) -> list[Option]:
    """Which card to put under the deck; then, with the number of those in order, which comes next on top."""
    cards = peeked(t)
    if ordered:
        return [ON_TOP[card] for card in sorted(cards[ordered[0] :])]
    options: list[Option] = [UNDER[card] for card in sorted(cards)]
    options.append(DONE)
    return options


def kunai(t: Board, who: int) -> Steps:
    """Move 2 and attack in melee: it succeeds without an aim card and deals 6."""
    yield from kunai_and_move(t, who, 2, 6, MELEE_PUSH, MELEE_COLLISION)


def this_way(t: Board, who: int) -> Steps:
    """Any legend of the team may move 2."""
    mate = yield from choose_legend(t, who, "this_way")
    if mate != NOTHING:
        yield from move(t, mate, 2)


def can_come_from_nowhere(t: Board, who: int) -> bool:
    """The target is in 1–2."""
    return 1 <= distance(t.space[t.shot.shooter], t.space[t.shot.target]) <= 2
