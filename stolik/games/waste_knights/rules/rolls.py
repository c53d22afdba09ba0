"""Pools of dice: building, losing, rolling, rerolling (WK-DICE, WK-TEST)."""

from stolik.games.waste_knights.active_rules import in_effect
from stolik.games.waste_knights.catalogue import (
    BADS_ON,
    FACES,
    FATES_ON,
    IS_BLANK,
    NOTHING,
    SUCCESSES_ON,
)
from stolik.games.waste_knights.events import Rerolled, Rolled
from stolik.games.waste_knights.options import DONE, LOSE_DIE, NUMBER_OF, PICK, name_of
from stolik.games.waste_knights.rules.opponent import foe_of, side_of
from stolik.games.waste_knights.rules.perform import has_rules, is_out, offer
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import AFTER_ROLL, ALL, BEFORE_ROLL, COLOURS, PER_ROLL, RED, WHITE
from stolik.kernel.question import Option, Question, Steps


def skill_dice(t: Board, me: int, skill: int) -> list[int]:
    """The dice of a skill with all that cards add to it (WK-DICE-06)."""
    return in_effect(t, me).dice_of(skill).copy()


def gather(t: Board, roller: int, dice: list[int], lost: int) -> None:
    """A new pool on the table; the roller is a knight, or NOTHING for an enemy."""
    t.used[PER_ROLL] = ()
    t.roller = roller
    t.pool = dice
    t.faces = []
    t.lost_dice = lost
    t.added = 0
    t.auto_fates = 0
    t.blank_rerolls = 0


def throw(t: Board, me: int, rolling: int, weapon: int = NOTHING) -> Steps:
    """Declare what is used before the roll, lose dice, roll, reroll. `rolling` says what kind of roll it is."""
    if has_rules(t, me, BEFORE_ROLL, weapon):
        was_out = is_out(t, me)
        yield from offer(t, me, BEFORE_ROLL, rolling, "before_roll", weapon)
        if is_out(t, me) and not was_out:
            clear_roll(t)  # what was used has felled the knight: there is no roll (WK-UNC-03)
            return
    while t.lost_dice > 0 and len(t.pool) > 1:
        option = yield Question(t.seat[me], "lose_die", dice_to_lose(t), about=(me,))
        t.pool.remove(NUMBER_OF[option])
        t.lost_dice -= 1
    t.lost_dice = 0
    # A test that TT08 takes a success from is this one (WK-THREAT-10).
    t.added += t.first_test
    t.first_test = 0
    roll(t)
    if has_rules(t, me, AFTER_ROLL, weapon):
        yield from offer(t, me, AFTER_ROLL, rolling, "after_roll", weapon)
    while t.blank_rerolls:
        t.blank_rerolls -= 1
        reroll_blanks(t)


def dice_to_lose(t: Board) -> list[Option]:
    """A die of every colour in the pool."""
    return [LOSE_DIE[colour] for colour in range(WHITE, RED + 1) if colour in t.pool]


def without_weakest(pool: list[int], lost: int) -> list[int]:
    """The dice that are left when so many of the weakest are lost; one always is (WK-DICE-09)."""
    return sorted(pool)[min(max(0, lost), len(pool) - 1) :]


def throw_for_foe(t: Board) -> None:
    """An enemy loses its weakest dice, rolls, and rerolls what its effects say (WK-DICE-11, WK-WORST-04)."""
    while t.lost_dice > 0 and len(t.pool) > 1:
        t.pool.remove(min(t.pool))
        t.lost_dice -= 1
    t.lost_dice = 0
    roll(t)


def roll(t: Board) -> None:
    """Roll the whole pool."""
    t.faces = [t.roll(6, "dice") for _ in t.pool]
    _remember(t)
    if t.log is not None:
        t.log.reveal(Rolled(_who(t), _shown(t)))


def _remember(t: Board) -> None:
    """The last roll of each side stays on the table until the combat ends."""
    if t.foe != NOTHING and t.striker != NOTHING:
        side = side_of(t, t.roller) if t.roller != NOTHING else 1
        t.rolls[side] = tuple([6 * colour + face for colour, face in zip(t.pool, t.faces, strict=True)])


def _who(t: Board) -> str:
    return name_of(t, t.roller) if t.roller != NOTHING else foe_of(t).id


def _shown(t: Board) -> list[str]:
    """The dice as events name them: white:S+F."""
    return [f"{COLOURS[colour]}:{FACES[colour][face]}" for colour, face in zip(t.pool, t.faces, strict=True)]


def dice_to_reroll(t: Board) -> list[Option]:
    """The rolled dice that are not picked yet, those that look the same once, and no more."""
    options: list[Option] = []
    for at, colour in enumerate(t.pool):
        option = PICK[colour][t.faces[at]]
        if at not in t.picked and option not in options:
            options.append(option)
    options.append(DONE)
    return options


def reroll_some(t: Board, me: int, count: int) -> Steps:
    """The knight picks dice one by one, then they are rolled again together."""
    t.picked = []
    most = len(t.pool) if count == ALL else min(count, len(t.pool))
    while len(t.picked) < most:
        left = most - len(t.picked)
        option = yield Question(t.seat[me], "reroll", dice_to_reroll(t), note=left, about=(me,))
        if option == DONE:
            break
        for at, colour in enumerate(t.pool):
            if at not in t.picked and PICK[colour][t.faces[at]] == option:
                t.picked.append(at)
                break
    t.picked.sort()
    reroll(t, t.picked)
    t.picked = []


def reroll_of_foe(t: Board, count: int) -> None:
    """An enemy rerolls exactly those dice that show no success, as many as it may (WK-WORST-04)."""
    chosen = [at for at, colour in enumerate(t.pool) if not SUCCESSES_ON[colour][t.faces[at]]]
    reroll(t, chosen if count == ALL else chosen[:count])


def reroll_blanks(t: Board) -> None:
    """Every die that shows no symbol, once (WK-THREAT-08)."""
    reroll(t, [at for at, colour in enumerate(t.pool) if IS_BLANK[colour][t.faces[at]]])


def reroll(t: Board, chosen: list[int]) -> None:
    """Roll these dice again."""
    if not chosen:
        return
    for at in chosen:
        t.faces[at] = t.roll(6, "dice")
    _remember(t)
    if t.log is not None:
        t.log.reveal(Rerolled(_who(t), _shown(t)))


def successes(t: Board) -> int:
    """Successes on the dice and those added, never below 0 (WK-DICE-12, WK-TEST-10)."""
    count = t.added
    for at, colour in enumerate(t.pool):
        count += SUCCESSES_ON[colour][t.faces[at]]
    return count if count > 0 else 0


def fates(t: Board) -> int:
    """Fate symbols, automatic ones included."""
    count = t.auto_fates
    for at, colour in enumerate(t.pool):
        count += FATES_ON[colour][t.faces[at]]
    return count


def bads(t: Board) -> int:
    """Bad luck symbols."""
    count = 0
    for at, colour in enumerate(t.pool):
        count += BADS_ON[colour][t.faces[at]]
    return count


def clear_roll(t: Board) -> None:
    """The dice go back."""
    t.roller = NOTHING
    t.pool = []
    t.faces = []
    t.difficulty = 0
