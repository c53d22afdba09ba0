"""What the verbs of adventures do (adventures.md 1.6)."""

from stolik.games.waste_knights.catalogue import NOTHING, SPECIAL_ID
from stolik.games.waste_knights.events import (
    OwnVariableSet,
    Placed,
    SpecialTaken,
    TokenClaimed,
    TokenPlaced,
    TokenRemoved,
    VariableSet,
)
from stolik.games.waste_knights.language import Call, Place, Rule
from stolik.games.waste_knights.map import COUNT, SPACE_ID
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules import winning
from stolik.games.waste_knights.rules.city import visit
from stolik.games.waste_knights.rules.combat import AFTER_VICTORY
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.elimination import AFTER_ELIMINATION, eliminate
from stolik.games.waste_knights.rules.flow import Cause, Doing
from stolik.games.waste_knights.rules.perform import DEEDS, VERBS, count_of, is_out, perform
from stolik.games.waste_knights.rules.threats import draw_yellow
from stolik.games.waste_knights.rules.trade import trade
from stolik.games.waste_knights.rules.vehicle import attach_fault, lose_vehicle, replace_vehicle, settle_vehicle
from stolik.games.waste_knights.rules.wounds import attach_injury
from stolik.games.waste_knights.state import IN_DECK, NOT_USED, ON_SPACE, Board
from stolik.games.waste_knights.story.model import variable_message
from stolik.games.waste_knights.story.run import become_current, push_back_time, read_entry, step_time
from stolik.games.waste_knights.story.secrets import changed_openly
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.story.threads import (
    after_elimination,
    after_victory,
    conscious,
    in_turn_order,
    is_at,
    leader,
)
from stolik.games.waste_knights.vocabulary import (
    ADD,
    AT_SPACE,
    ATTACH,
    CLAIM,
    DRAW_TOKEN,
    EACH_KNIGHT,
    ELIMINATE,
    END_TURN,
    ENTRY,
    FINAL_SCORE,
    GIVE_SPECIAL,
    INJURY,
    KNIGHTS_AT,
    LOSE_GAME,
    LOSE_VEHICLE,
    MOVE_TO,
    ON_GAIN,
    OTHER_KNIGHTS,
    PASS_SPECIAL,
    PLACE,
    REMOVE,
    REPLACE_VEHICLE,
    SET,
    SHOP,
    STEAL_SPECIAL,
    SUPPLY,
    TAKE_SPECIAL,
    TARGET,
    THREAD,
    TIME,
    TOKENS,
    TRADE,
    WIN_ALL,
    WIN_GAME,
    WIN_LEADER,
)
from stolik.kernel.state import put


def fill() -> None:
    """Put the verbs and the rules of adventures into the tables of the engine."""
    AFTER_VICTORY[0] = after_victory
    AFTER_ELIMINATION[0] = after_elimination
    DEEDS[PLACE] = place
    DEEDS[REMOVE] = remove
    DEEDS[CLAIM] = claim
    DEEDS[ADD] = add
    DEEDS[SET] = set_to
    DEEDS[MOVE_TO] = move_to
    DEEDS[END_TURN] = end_turn
    DEEDS[LOSE_GAME] = lose_game
    VERBS[ENTRY] = entry
    VERBS[THREAD] = thread
    VERBS[TAKE_SPECIAL] = take_special
    VERBS[GIVE_SPECIAL] = give_special
    VERBS[STEAL_SPECIAL] = steal_special
    VERBS[PASS_SPECIAL] = pass_special
    VERBS[TIME] = time
    VERBS[EACH_KNIGHT] = each_knight
    VERBS[OTHER_KNIGHTS] = other_knights
    VERBS[KNIGHTS_AT] = knights_at
    VERBS[TARGET] = target
    VERBS[DRAW_TOKEN] = draw_token
    VERBS[TRADE] = barter
    VERBS[SHOP] = shop
    VERBS[WIN_GAME] = win_game
    VERBS[ATTACH] = attach
    VERBS[ELIMINATE] = eliminated
    VERBS[REPLACE_VEHICLE] = another_vehicle
    VERBS[LOSE_VEHICLE] = no_vehicle


# Tokens


def _space(t: Board, me: int, where: Place | None) -> int:
    assert where is not None
    return where.at if where.kind == AT_SPACE else t.space[me]


def left_in_pool(t: Board, kind: int) -> int:
    """How many tokens of a kind can still be placed (WK-COMP-12, WK-COMP-13)."""
    if not SUPPLY[kind]:
        return COUNT
    on_board = sum(1 for code in t.placed if code // COUNT == kind)
    on_board += sum(1 for code in t.dropped if code // ON_SPACE == kind)
    return SUPPLY[kind] - on_board - sum(kinds.count(kind) for kinds in t.claimed)


def place(t: Board, me: int, call: Call, cause: Cause) -> None:
    """Put tokens on a space, as many as there are."""
    space = _space(t, me, call.place)
    count = min(count_of(t, call, cause), left_in_pool(t, call.what))
    t.placed += [call.what * COUNT + space] * count
    t.placed.sort()
    if t.log is not None and count:
        t.log.add(TokenPlaced(TOKENS[call.what], SPACE_ID[space], count))


def remove(t: Board, me: int, call: Call, cause: Cause) -> None:
    """Return up to this many tokens from a space to the pool."""
    space = _space(t, me, call.place)
    code = call.what * COUNT + space
    count = min(count_of(t, call, cause), t.placed.count(code))
    for _ in range(count):
        t.placed.remove(code)
    if t.log is not None and count:
        t.log.add(TokenRemoved(TOKENS[call.what], SPACE_ID[space], count))


def claim(t: Board, me: int, call: Call, cause: Cause) -> None:
    """Take a token from the knight's own space and keep it."""
    code = call.what * COUNT + t.space[me]
    if code not in t.placed:
        return
    t.placed.remove(code)
    t.claimed[me] += (call.what,)
    if t.log is not None:
        t.log.add(TokenClaimed(name_of(t, me), TOKENS[call.what], SPACE_ID[t.space[me]]))


# Variables


def add(t: Board, me: int, call: Call, cause: Cause) -> None:
    """Change a variable; none falls below 0."""
    _set(t, me, call, _value(t, me, call) + call.n)


def set_to(t: Board, me: int, call: Call, cause: Cause) -> None:
    """Set a variable."""
    _set(t, me, call, count_of(t, call, cause))


def _value(t: Board, me: int, call: Call) -> int:
    return t.own[me * len(adventure_of(t).own_names) + call.what] if call.extra else t.shared[call.what]


def _set(t: Board, me: int, call: Call, value: int) -> None:
    value = max(value, 0)
    adventure = adventure_of(t)
    if not call.extra:
        t.shared[call.what] = value
        if t.log is not None and call.what not in adventure.quiet_shared:
            name = adventure.shared_names[call.what]
            en, pl, uk = adventure.words[variable_message(name)]
            t.log.add(VariableSet(name, value, en, pl, uk))
        return
    t.own[me * len(adventure.own_names) + call.what] = value
    if call.what in adventure.hidden and not t.is_voting:
        changed_openly(t, me, call)
    if t.log is not None and call.what not in adventure.hidden and call.what not in adventure.quiet_own:
        name = adventure.own_names[call.what]
        en, pl, uk = adventure.words[variable_message(name)]
        t.log.add(OwnVariableSet(name, value, name_of(t, me), en, pl, uk))


# The story goes on


def entry(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Read another entry; the list ends."""
    return (yield from read_entry(t, me, call.what, cause.depth + 1))


def thread(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Another thread becomes current; the list ends."""
    return (yield from become_current(t, me, call.what, cause.depth + 1))


def time(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Move the time marker towards expiry, or away from it. After an expiry the list goes on."""
    if t.thread == NOTHING or not thread_of(t).has_time:
        return False
    if call.n < 0:
        push_back_time(t, -call.n)
        return False
    for _ in range(call.n):
        if (yield from step_time(t, me, cause.depth + 1)):
            break
    return False


# Special cards


def _take(t: Board, me: int, number: int) -> Doing:
    t.special_at = put(t.special_at, number - 1, me)
    if t.log is not None:
        t.log.add(SpecialTaken(name_of(t, me), SPECIAL_ID[number - 1]))
    for rule in _rules_of(t, number, ON_GAIN):
        yield from perform(t, me, rule.calls, Cause())
    yield from settle_vehicle(t, me)  # the card may change values (WK-RAD-05)
    return False


def _rules_of(t: Board, number: int, trigger: int) -> list[Rule]:
    return [rule for rule in adventure_of(t).special_rules[number] if rule.trigger == trigger]


def take_special(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Take a special card from the deck, if it is there."""
    if t.special_at[call.what - 1] == IN_DECK:
        yield from _take(t, me, call.what)
    return False


def give_special(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """The leader takes a special card, wherever it is."""
    who = leader(t, call.extra)
    if who != NOTHING and t.special_at[call.what - 1] not in (who, NOT_USED):
        yield from _take(t, who, call.what)
    return False


def steal_special(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Take a special card from the opponent, if that knight holds it."""
    if cause.target != NOTHING and t.special_at[call.what - 1] == cause.target:
        yield from _take(t, me, call.what)
    return False


def pass_special(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """The other conscious knight with most of a variable takes the card; if there is none, it stays."""
    who = leader(t, call.extra, [me], awake=True)
    if who != NOTHING and t.special_at[call.what - 1] == me:
        yield from _take(t, who, call.what)
    return False


# Knights


def each_knight(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Every conscious knight in turn order."""
    return (yield from _all(t, conscious(t), call, cause))


def other_knights(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Every other conscious knight in turn order."""
    return (yield from _all(t, [other for other in conscious(t) if other != me], call, cause))


def knights_at(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Every conscious knight on such a space."""
    assert call.place is not None
    return (yield from _all(t, [other for other in conscious(t) if is_at(t, other, call.place)], call, cause))


def _all(t: Board, knights: list[int], call: Call, cause: Cause) -> Doing:
    assert call.call is not None
    for who in knights:
        if not is_out(t, who) and holds(t, who, call.call.cond):
            yield from perform(t, who, [call.call], cause)
    return False


def target(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """The opponent of the contest or duel."""
    assert call.call is not None
    if cause.target != NOTHING and not t.gone[cause.target] and holds(t, cause.target, call.call.cond):
        yield from perform(t, cause.target, [call.call], cause)
    return False


def move_to(t: Board, me: int, call: Call, cause: Cause) -> None:
    """Place the figure (WK-MOVE-20)."""
    t.space[me] = _space(t, me, call.place)
    if t.log is not None:
        t.log.add(Placed(name_of(t, me), SPACE_ID[t.space[me]]))


def end_turn(t: Board, me: int, call: Call, cause: Cause) -> None:
    """The turn ends, if it is the knight's."""
    if me == t.active:
        t.turn_over = True


def attach(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Attach the top injury or fault (WK-ATTACH); nothing reaches a knight who is out (WK-UNC-04)."""
    if is_out(t, me):
        return False
    if call.what == INJURY:
        yield from attach_injury(t, me)
    else:
        yield from attach_fault(t, me)
    return False


def eliminated(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """The knight is out of the game, conscious or not (WK-ELIM)."""
    if not t.gone[me]:
        yield from eliminate(t, me)
    return False


def another_vehicle(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """The knight drives another vehicle from now on (WK-VEH-01)."""
    if not t.gone[me]:
        yield from replace_vehicle(t, me, call.what)
    return False


def no_vehicle(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """The knight has no vehicle any more (WK-VEH-04)."""
    if not t.gone[me]:
        yield from lose_vehicle(t, me)
    return False


def draw_token(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Draw threat tokens and resolve their yellow sides."""
    yield from draw_yellow(t, me, count_of(t, call, cause))
    return False


def barter(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Trade (n)."""
    yield from trade(t, me, count_of(t, call, cause))
    return False


def shop(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Visit one shop."""
    yield from visit(t, me, call.what)
    return False


# The end


def lose_game(t: Board, me: int, call: Call, cause: Cause) -> None:
    """All lose."""
    winning.lose(t, "adventure_lost")


def win_game(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """All remaining knights win, or the leader, or the best of a faction; without one, all lose."""
    yield from _final_scores(t)
    if call.what == WIN_ALL:
        winning.win(t, [who for who in range(len(t.seat)) if not t.gone[who]], "adventure_won")
    adventure = adventure_of(t)
    width = len(adventure.own_names)
    is_open = call.what == WIN_LEADER
    measure = call.extra if is_open else adventure.own_names.index("data")
    winner = leader(t, measure) if is_open else _best_of(t, call.extra, call.n, measure)
    if winner == NOTHING:
        winning.lose(t, "adventure_lost")
    winning.win(t, [winner], "adventure_won", [t.own[who * width + measure] for who in range(len(t.seat))])


def _final_scores(t: Board) -> Doing:
    """Special cards score before winners are compared."""
    for who in in_turn_order(t, t.first):
        if t.gone[who]:
            continue
        for number, holder in enumerate(t.special_at, 1):
            if holder == who:
                for rule in _rules_of(t, number, FINAL_SCORE):
                    yield from perform(t, who, rule.calls, Cause())
    return False


def _best_of(t: Board, faction: int, value: int, measure: int) -> int:
    """The remaining knight of a faction with most of the measure; ties as for a leader. NOTHING if there is none."""
    width = len(adventure_of(t).own_names)
    rivals = [who for who in range(len(t.seat)) if t.own[who * width + faction] != value]
    return leader(t, measure, rivals)
