"""Effects are performed here, and optional ones offered. What each verb does is in the table that `effects` fills."""

from collections.abc import Callable
from typing import Final

from stolik.games.waste_knights.active_rules import (
    ABILITY_SOURCE,
    USES,
    Use,
    in_effect,
    is_switched_off,
    repair_left,
)
from stolik.games.waste_knights.catalogue import GEAR_TYPE, NOTHING
from stolik.games.waste_knights.language import Call, Rule, amount
from stolik.games.waste_knights.options import ACCEPT, USE
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.flow import Cause, Doing
from stolik.games.waste_knights.rules.resources import can_pay
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import (
    ANYTIME,
    BREAK_GEAR,
    BREAK_SELF,
    DAMAGE,
    DISCARD_GEAR,
    DISCARD_SELF,
    GEAR_ANY,
    NUMBER,
    OF_NOBODY,
    PAY,
    PAY_GEAR,
    RECEIVE,
    SPEND_REPAIR,
)
from stolik.kernel.question import PASS, Option, Question

Verb = Callable[[Board, int, Call, Cause], Doing]
VERBS: Final[dict[int, Verb]] = {}
"""What may ask something."""

Deed = Callable[[Board, int, Call, Cause], None]
DEEDS: Final[dict[int, Deed]] = {}
"""What is done without a question."""

ONCE_FOR_EACH: Final = 8
"""More than there are knights: a use of a rule is its number times this plus the knight."""


def is_out(t: Board, me: int) -> bool:
    """Unconscious or eliminated."""
    return t.unconscious[me] != NOTHING or t.gone[me] == 1


def count_of(t: Board, call: Call, cause: Cause) -> int:
    """The number of a call."""
    return amount(call, cause.successes, len(t.seat))


def perform(t: Board, me: int, calls: list[Call], cause: Cause) -> Doing:
    """Do one after the other; True when the list ended before its last call or with it."""
    for call in calls:
        deed = DEEDS.get(call.verb)
        if deed is not None:
            deed(t, me, call, cause)
        elif (yield from VERBS[call.verb](t, me, call, cause)):
            return True
    return False


def resolve(t: Board, me: int, rules: list[Rule], cause: Cause, to_the_end: bool = False) -> Doing:
    """A list of effects. It stops where the knight falls unconscious, unless resolved to the end (WK-ENTRY-05)."""
    was_out = is_out(t, me)
    for rule in rules:
        calls = rule.calls
        if not holds(t, me, rule.cond):
            calls = rule.otherwise
        elif rule.cost or rule.may:
            if not can_afford(t, me, rule.cost, cause):
                continue
            if rule.may and not (yield from _wants(t, me, cause.source)):
                continue
            yield from perform(t, me, rule.cost, cause)
            if not to_the_end and not was_out and is_out(t, me):
                return True
        for call in calls:
            if t.gone[me] and call.verb not in OF_NOBODY:
                continue  # eliminated by this list: what is left of it concerns others (WK-ELIM-10)
            deed = DEEDS.get(call.verb)
            if deed is not None:
                deed(t, me, call, cause)
            elif (yield from VERBS[call.verb](t, me, call, cause)):
                return True
            if not to_the_end and not was_out and is_out(t, me):
                return True
    return False


def _wants(t: Board, me: int, source: int) -> Doing:
    option = yield Question(t.seat[me], "may", [ACCEPT, PASS], about=(me,))
    return option != PASS


def can_afford(t: Board, me: int, cost: list[Call], cause: Cause) -> bool:
    """Whether a cost can be paid in full."""
    for call in cost:
        count = call.n if call.of == NUMBER else count_of(t, call, cause)
        if call.verb == PAY and not can_pay(t, me, call.what, count):
            return False
        if call.verb == SPEND_REPAIR and repair_left(t, me) < count:
            return False
        if call.verb == RECEIVE and call.what == DAMAGE and (t.wreck[me] != NOTHING or t.vehicle[me] == NOTHING):
            return False
        if call.verb in (BREAK_GEAR, DISCARD_GEAR, PAY_GEAR) and _cards_of_kind(t, me, call.what) < count:
            return False
    return len(cost) < 2 or _can_afford_together(t, me, cost, cause)


def _cards_of_kind(t: Board, me: int, what: int) -> int:
    """How many equipment cards of a kind the knight has."""
    cards = (*t.hands[me], *t.cargo[me], t.armour[me])
    return sum(1 for face in cards if face >= 0 and (what == GEAR_ANY or GEAR_TYPE[face >> 1] == what))


def _can_afford_together(t: Board, me: int, cost: list[Call], cause: Cause) -> bool:
    """Whether resources and cards paid twice in one cost suffice for all of it."""
    needs = [0, 0, 0, 0]
    cards = [0, 0, 0, 0]
    for call in cost:
        if call.verb == PAY:
            needs[call.what] += count_of(t, call, cause)
        elif call.verb == PAY_GEAR:
            cards[call.what] += count_of(t, call, cause)
    if any(count and _cards_of_kind(t, me, kind) < count for kind, count in enumerate(cards[:GEAR_ANY])):
        return False
    if sum(cards) and _cards_of_kind(t, me, GEAR_ANY) < sum(cards):
        return False
    has = t.res[3 * me : 3 * me + 3]
    return has[0] >= needs[0] and has[1] >= needs[1] and has[2] >= needs[2] and sum(has) >= sum(needs)


# Rules that stand on cards and sheets


def is_spent(t: Board, me: int, rule: Rule) -> bool:
    """Whether the limit of a rule has been reached."""
    return rule.limit > 0 and t.used[rule.per].count(rule.number * ONCE_FOR_EACH + me) >= rule.limit


def note_use(t: Board, me: int, rule: Rule) -> None:
    """Count a use against the limit."""
    if rule.limit:
        t.used[rule.per] += (rule.number * ONCE_FOR_EACH + me,)


def cause_of(source: int) -> Cause:
    """The cause of a rule on a source."""
    return Cause(source, source if source < ABILITY_SOURCE else NOTHING)


def has_rules(t: Board, me: int, trigger: int, weapon: int = NOTHING) -> bool:
    """Whether anything of a knight, or the weapon that is used, has rules on a trigger."""
    return bool(in_effect(t, me).uses[trigger]) or (weapon >= 0 and bool(USES[trigger][weapon]))


def rules_on(t: Board, me: int, trigger: int, on: int = 0, weapon: int = NOTHING) -> list[Use]:
    """All rules of a knight with this trigger whose limits are open; a weapon counts only when it is the one used.

    The list is not to be changed.
    """
    uses = in_effect(t, me).uses[trigger]
    if weapon >= 0 and USES[trigger][weapon]:
        uses = uses + USES[trigger][weapon]
    return still_open(t, me, uses, on) if uses else uses


def still_open(t: Board, me: int, uses: list[Use], on: int = 0) -> list[Use]:
    """Those of the rules in effect whose limits are open."""
    found: list[Use] = []
    for use in uses:
        rule = use.rule
        if (not on or rule.on & on) and not is_spent(t, me, rule) and not is_switched_off(t, me, use.source):
            found.append(use)
    return found


def apply(t: Board, me: int, use: Use) -> Doing:
    """Use a rule: note it, pay its cost, do what it says."""
    note_use(t, me, use.rule)
    cause = cause_of(use.source)
    if use.rule.cost and (yield from perform(t, me, use.rule.cost, cause)):
        return True
    return (yield from perform(t, me, use.rule.calls, cause))


def demand(t: Board, me: int, uses: list[Use]) -> Doing:
    """Resolve those rules that are not optional, each once."""
    for use in uses:
        rule = use.rule
        if rule.may:
            continue
        if holds(t, me, rule.cond):
            if can_afford(t, me, rule.cost, cause_of(use.source)) and (yield from apply(t, me, use)):
                return True
        elif rule.otherwise:
            note_use(t, me, rule)
            if (yield from perform(t, me, rule.otherwise, cause_of(use.source))):
                return True
    return False


def choices(t: Board, me: int, uses: list[Use], done: list[int]) -> list[Use]:
    """Those optional rules that can be used now; `done` are rules that were used on this occasion."""
    found: list[Use] = []
    for use in uses:
        rule = use.rule
        if not rule.may or rule.number in done or not holds(t, me, rule.cond):
            continue
        if not rule.cost or can_afford(t, me, rule.cost, cause_of(use.source)):
            found.append(use)
    return found


def anytime(t: Board, me: int) -> list[Use]:
    """What may be used at any time of the knight's own turn, outside combats and tests."""
    return choices(t, me, rules_on(t, me, ANYTIME), [])


def beforehand(t: Board, me: int) -> Doing:
    """The last moment for what may be used at any time, before a combat, a test or what tokens do.

    All of it works against radiation, so nothing is asked without.
    """
    while t.rad[me]:
        uses = anytime(t, me)
        if not uses:
            break
        option = yield Question(t.seat[me], "beforehand", [*offered(uses), PASS], about=(me,))
        if option == PASS:
            break
        yield from apply(t, me, picked(uses, option))
    return False


def spends_card(rule: Rule) -> bool:
    """Whether its use turns or discards the card, so that nothing else need limit it."""
    return any(call.verb in (BREAK_SELF, DISCARD_SELF) for call in rule.cost)


def offered(uses: list[Use]) -> list[Option]:
    """The options of rules, each source once."""
    options: list[Option] = []
    for use in uses:
        if USE[use.source] not in options:
            options.append(USE[use.source])
    return options


def picked(uses: list[Use], option: Option) -> Use:
    """The rule behind an option."""
    for use in uses:
        if USE[use.source] == option:
            return use
    raise LookupError(option)


def offer(t: Board, me: int, trigger: int, on: int, kind: str, weapon: int = NOTHING) -> Doing:
    """Resolve what must be, then let the knight use optional rules one after the other, or pass."""
    uses = rules_on(t, me, trigger, on, weapon)
    if not uses:
        return False
    if (yield from demand(t, me, uses)):
        return True
    done: list[int] = []
    while True:
        uses = choices(t, me, rules_on(t, me, trigger, on, weapon), done)
        if not uses:
            return False
        about = (me, on, weapon, *done)
        option = yield Question(t.seat[me], kind, [*offered(uses), PASS], about=about)
        if option == PASS:
            return False
        use = picked(uses, option)
        if not spends_card(use.rule):
            done.append(use.rule.number)
        if (yield from apply(t, me, use)):
            return True
