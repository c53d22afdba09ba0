"""Wounds, tainted wounds and radiation received and healed; unconsciousness and injuries (WK-WOUND to WK-INJ)."""

from typing import Final

from stolik.games.waste_knights.active_rules import special_source, stat
from stolik.games.waste_knights.catalogue import INJURY_ID, NOTHING
from stolik.games.waste_knights.events import (
    Cleansed,
    Collapsed,
    Cured,
    Healed,
    Injured,
    Irradiated,
    PickedUp,
    Woke,
    Wounded,
)
from stolik.games.waste_knights.options import DONE, HEAL_TAINTED, HEAL_WOUND, PREVENT_TAINTED, PREVENT_WOUND, name_of
from stolik.games.waste_knights.rules.attached import MOST_ATTACHED, attach_top, put_back
from stolik.games.waste_knights.rules.elimination import eliminate
from stolik.games.waste_knights.rules.equipment import keep_limits
from stolik.games.waste_knights.rules.opponent import has_trait, is_duel, is_felled, side_of
from stolik.games.waste_knights.rules.perform import demand, has_rules, is_out, offer, rules_on
from stolik.games.waste_knights.state import ON_SPACE, Board
from stolik.games.waste_knights.vocabulary import (
    HEALTH,
    HURT,
    KO,
    ON_GAIN,
    ON_UNCONSCIOUS,
    RAD,
    RECEIVING,
    RESISTANCE,
    TAINTED,
    UNSTOPPABLE,
    WOUND,
)
from stolik.kernel.question import Option, Question, Steps
from stolik.kernel.state import put, without

"""With so many attached, the next loss of consciousness or wreck is the end."""


# What arrives


def receive_wounds(t: Board, me: int, wounds: int, tainted: int) -> Steps:
    """Wounds that cannot be negated any more: some effects ignore them, then they are placed."""
    if is_out(t, me) or wounds + tainted <= 0:
        return
    t.arriving[WOUND] = wounds
    t.arriving[TAINTED] = tainted
    if has_rules(t, me, HURT):
        yield from offer(t, me, HURT, 0, "hurt")
    if has_rules(t, me, KO) and _would_fall(t, me):
        yield from offer(t, me, KO, 0, "collapse")
    yield from _place(t, me)


def _would_fall(t: Board, me: int) -> bool:
    arriving = t.arriving[WOUND] + t.arriving[TAINTED]
    return arriving > 0 and t.wounds[me] + t.tainted[me] + arriving >= stat(t, me, HEALTH)


def _place(t: Board, me: int) -> Steps:
    """Tainted wounds first, no more than the Health (WK-WOUND-06, WK-COMBAT-29)."""
    room = stat(t, me, HEALTH) - t.wounds[me] - t.tainted[me]
    tainted = max(0, min(t.arriving[TAINTED], room))
    wounds = max(0, min(t.arriving[WOUND], room - tainted))
    t.arriving[WOUND] = 0
    t.arriving[TAINTED] = 0
    t.tainted[me] += tainted
    t.wounds[me] += wounds
    if is_duel(t):
        side = side_of(t, me)
        t.assigned = put(t.assigned, side, t.assigned[side] + wounds + tainted)
    if wounds + tainted and t.log is not None:
        t.log.add(Wounded(name_of(t, me), wounds, tainted))
    if wounds + tainted >= room:
        yield from maybe_collapse(t, me)


def preventions(t: Board, kinds: int) -> list[Option]:
    """Which of the wounds that arrive may be ignored."""
    options: list[Option] = []
    if kinds >> WOUND & 1 and t.arriving[WOUND]:
        options.append(PREVENT_WOUND)
    if kinds >> TAINTED & 1 and t.arriving[TAINTED]:
        options.append(PREVENT_TAINTED)
    return options


def prevent(t: Board, me: int, kinds: int, count: int) -> Steps:
    """Ignore some of what arrives; of wounds and tainted wounds together as the knight chooses."""
    for _ in range(count):
        options = preventions(t, kinds)
        if not options:
            break
        option = yield Question(t.seat[me], "prevent", options, about=(me, kinds))
        t.arriving[TAINTED if option == PREVENT_TAINTED else WOUND] -= 1
    for kind in range(RAD, len(t.arriving)):
        if kinds >> kind & 1:
            t.arriving[kind] = max(0, t.arriving[kind] - count)


def receive_radiation(t: Board, me: int, count: int) -> Steps:
    """Radiation fills the track; what does not fit is received as tainted wounds (WK-RAD-01, WK-RAD-03)."""
    if is_out(t, me) or count <= 0:
        return
    t.arriving[RAD] = count
    if has_rules(t, me, RECEIVING):
        yield from offer(t, me, RECEIVING, 1 << RAD, "receive_radiation")
    count = t.arriving[RAD]
    t.arriving[RAD] = 0
    fits = max(0, min(count, stat(t, me, RESISTANCE) - t.rad[me]))
    if fits:
        t.rad[me] += fits
        if t.log is not None:
            t.log.add(Irradiated(name_of(t, me), fits))
        yield from settle(t, me)
    if count > fits:
        yield from receive_wounds(t, me, 0, count - fits)


def remove_radiation(t: Board, me: int, count: int) -> None:
    """The rightmost tokens go (WK-RAD-04)."""
    gone = min(count, t.rad[me])
    t.rad[me] -= gone
    if gone and t.log is not None:
        t.log.add(Cleansed(name_of(t, me), gone))


# Healing


def heal(t: Board, me: int, points: int, decider: int = NOTHING, wakes: bool = False) -> Steps:
    """Spend healing points one by one; with `wakes` so that the wounds fall below Health (WK-CAMP-03, WK-UNC-07)."""
    who = me if decider == NOTHING else decider
    for left in range(points, 0, -1):
        options = healings(t, me, left, wakes)
        if not options or options == [DONE]:
            return
        option = yield Question(t.seat[who], "heal", options, name_of(t, me), left, about=(who, int(wakes)))
        if option == DONE:
            return
        if option == HEAL_WOUND:
            t.wounds[me] -= 1
        else:
            t.tainted[me] -= 1
            t.wounds[me] += 1
        if t.log is not None:
            t.log.add(Healed(name_of(t, me), "wound" if option == HEAL_WOUND else "tainted"))


def healings(t: Board, me: int, points: int, wakes: bool) -> list[Option]:
    """How a healing point may be used; done only when nothing forces more."""
    wounds, tainted = t.wounds[me], t.tainted[me]
    options: list[Option] = []
    surplus = wounds + tainted - stat(t, me, HEALTH) + 1 if wakes else 0
    if wounds and _points_to_remove(surplus - 1, wounds - 1, tainted) < points:
        options.append(HEAL_WOUND)
    if tainted and _points_to_remove(surplus, wounds + 1, tainted - 1) < points:
        options.append(HEAL_TAINTED)
    if surplus <= 0:
        options.append(DONE)
    return options


def _points_to_remove(surplus: int, wounds: int, tainted: int) -> int:
    """The fewest healing points that take so many wounds away."""
    if surplus <= 0:
        return 0
    cheap = min(surplus, wounds)
    return cheap + 2 * (surplus - cheap)


# Losing consciousness


def maybe_collapse(t: Board, me: int) -> Steps:
    """Unconscious when the wounds equal Health, at once or, in a combat, as soon as that counts."""
    if is_out(t, me) or not is_felled(t, me):
        return
    is_fighting = t.foe != NOTHING and (me == t.fighter or is_duel(t))
    if is_fighting and (t.is_holding or (t.step < 5 and has_trait(t, side_of(t, me), UNSTOPPABLE))):
        return
    yield from collapse(t, me)


def collapse(t: Board, me: int) -> Steps:
    """Lose consciousness: draw an injury card, or be eliminated with two attached (WK-UNC-01, WK-INJ-04)."""
    if len(t.injuries[me]) >= MOST_ATTACHED:
        yield from eliminate(t, me)
        return
    card = t.draw_card(t.injury_deck, "injuries")
    t.unconscious = put(t.unconscious, me, card)
    if me == t.active:
        t.turn_over = True
    if t.log is not None:
        t.log.reveal(Collapsed(name_of(t, me), INJURY_ID[card]))
    yield from demand(t, me, rules_on(t, me, ON_UNCONSCIOUS))


def regain(t: Board, me: int) -> Steps:
    """Special action (Regain Consciousness) (WK-UNC-05 to WK-UNC-10)."""
    remove_radiation(t, me, 1)
    yield from heal(t, me, REGAIN_POINTS, wakes=True)
    card = t.unconscious[me]
    t.unconscious = put(t.unconscious, me, NOTHING)
    t.injuries[me] += (card,)
    if t.log is not None:
        t.log.add(Woke(name_of(t, me), INJURY_ID[card]))
    yield from settle(t, me)


REGAIN_POINTS: Final = 4


def attach_injury(t: Board, me: int) -> Steps:
    """Attach the top injury; a third one eliminates (WK-ATTACH)."""
    card = yield from attach_top(t, me, t.injuries, t.injury_deck, "injuries")
    if card != NOTHING:
        if t.log is not None:
            t.log.reveal(Injured(name_of(t, me), INJURY_ID[card]))
        yield from settle(t, me)


def discard_injury(t: Board, me: int, card: int) -> None:
    """Shuffle an attached injury back into its deck (WK-CITY-05)."""
    put_back(t, me, t.injuries, t.injury_deck, card, "injuries")
    if t.log is not None:
        t.log.add(Cured(name_of(t, me), INJURY_ID[card]))


def settle(t: Board, me: int) -> Steps:
    """After values may have changed: surplus wounds and radiation, limits (WK-WOUND-07, WK-RAD-05, WK-EQ-18)."""
    if t.gone[me]:
        return
    if t.unconscious[me] == NOTHING:
        surplus = t.rad[me] - stat(t, me, RESISTANCE) if t.rad[me] else 0
        if surplus > 0:
            t.rad[me] -= surplus
            yield from receive_wounds(t, me, 0, surplus)
        health = stat(t, me, HEALTH)
        surplus = t.wounds[me] + t.tainted[me] - health
        if surplus > 0:
            normal = min(surplus, t.wounds[me])
            t.wounds[me] -= normal
            t.tainted[me] -= surplus - normal
        if surplus >= 0:
            yield from maybe_collapse(t, me)
    if t.gone[me]:
        return
    yield from keep_limits(t, me)


def lies_here(t: Board, me: int) -> bool:
    """Whether eliminated knights may have left something on the space."""
    return bool(t.dropped) or ON_SPACE + t.space[me] in t.special_at


def pick_up(t: Board, me: int) -> Steps:
    """Take what an eliminated knight left on the space (WK-ELIM-04)."""
    here = ON_SPACE + t.space[me]
    if here in t.special_at:
        for number in range(len(t.special_at)):
            if t.special_at[number] == here:
                t.special_at = put(t.special_at, number, me)
                if t.log is not None:
                    t.log.add(PickedUp(name_of(t, me)))
                source = special_source(t, number)
                yield from demand(t, me, [use for use in rules_on(t, me, ON_GAIN) if use.source == source])
                yield from settle(t, me)
    for code in t.dropped:
        if code % ON_SPACE == t.space[me]:
            t.dropped = without(t.dropped, code)
            t.claimed[me] += (code // ON_SPACE,)
            if t.log is not None:
                t.log.add(PickedUp(name_of(t, me)))
