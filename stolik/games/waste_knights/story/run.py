"""The storybook at work: threads begin and run out of time, entries are read, choices made, goals reached.

WK-ADV, WK-ENTRY, WK-ROUND-03 to -08, and adventures.md 1.4 to 1.6.
"""

from typing import Final, Literal

from stolik.games.waste_knights.active_rules import Use
from stolik.games.waste_knights.catalogue import FIRST_STORY_FOE, NOTHING
from stolik.games.waste_knights.events import (
    CameOfIt,
    Chose,
    Contest,
    Read,
    ThreadBegan,
    TimeExpired,
    TimeMoved,
    Voted,
)
from stolik.games.waste_knights.language import Rule
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.combat import fight
from stolik.games.waste_knights.rules.conditions import holds, total
from stolik.games.waste_knights.rules.duel import duel
from stolik.games.waste_knights.rules.flow import Cause, Doing
from stolik.games.waste_knights.rules.perform import (
    anytime,
    apply,
    can_afford,
    is_out,
    offered,
    perform,
    picked,
    resolve,
)
from stolik.games.waste_knights.rules.tests import skill_test
from stolik.games.waste_knights.rules.threats import return_tokens
from stolik.games.waste_knights.state import ACTION, THREAD_ACTION, TURN_ENDS, Board
from stolik.games.waste_knights.story.model import (
    COMBAT,
    CONTEST,
    COOPERATIVE,
    DUEL,
    EACH,
    EACH_SECRET,
    FIRST,
    LAST,
    LEADER,
    NONE,
    PLAIN,
    TEST,
    Choice,
    Entry,
)
from stolik.games.waste_knights.story.secrets import observed, votes_cast
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.story.threads import (
    action_of,
    companions,
    conscious,
    entry_of,
    in_turn_order,
    leader,
    note_use,
    who_resolves,
)
from stolik.games.waste_knights.vocabulary import ENTRY, LOSE_GAME, PER_THREAD, SKILLS, TARGET, WIN_GAME
from stolik.kernel.question import LATER, Option, Question, Together

MOST_NESTED: Final = 50
"""So many entries, threads and expiries may lie around one another before a story that runs in circles stands still."""

CHOOSE: Final[list[Option]] = [("choose", number) for number in range(1, 21)]


# Threads


def begin_story(t: Board) -> Doing:
    """The introduction, then the first thread, before round 1."""
    adventure = adventure_of(t)
    if adventure.intro != NONE:
        yield from read_entry(t, NOTHING, adventure.intro)
    return (yield from become_current(t, NOTHING, adventure.first_thread))


def become_current(t: Board, me: int, thread: int, depth: int = 0) -> Doing:
    """Another thread: the tokens of the last one go, the marker is set, the setup is made, the introduction read."""
    if depth > MOST_NESTED:
        return True
    t.thread = thread
    now = thread_of(t)
    t.done_actions = ()
    t.used[PER_THREAD] = ()
    if not now.keeps_tokens:
        t.placed.clear()
    # WK-ROUND-06: the first round is the first that lies wholly under the thread.
    t.thread_round = t.round if t.starting else t.round + 1
    if not now.has_time:
        t.time = 0
    elif now.start is not None:
        t.time = min(max(total(t, who_resolves(t, t.first), now.start), 1), LAST)
    if t.log is not None:
        title = adventure_of(t).words[f"thread-{now.id}"]
        t.log.reveal(ThreadBegan(now.id, t.time, title[0], title[1], title[2]))
    who = who_resolves(t, t.first) if me == NOTHING else me
    yield from resolve(t, who, now.setup, Cause(depth=depth), to_the_end=True)
    if now.intro != NONE:
        yield from read_entry(t, me, now.intro, depth + 1)
    return True


def move_time(t: Board) -> Doing:
    """At the start of a round the marker moves one step, but not in the first round of a thread (WK-ROUND-04, -05)."""
    if t.thread == NOTHING or not thread_of(t).has_time or t.round <= t.thread_round:
        return False
    return (yield from step_time(t, NOTHING))


def step_time(t: Board, me: int, depth: int = 0) -> Doing:
    """One step towards expiry. Off the track: the marker stays and the time has expired (WK-ROUND-08). True if so."""
    thread = thread_of(t)
    moved = t.time + thread.direction
    if 1 <= moved <= LAST:
        t.time = moved
        if t.log is not None:
            t.log.add(TimeMoved(moved))
        return False
    if depth > MOST_NESTED:
        return True
    if t.log is not None:
        t.log.add(TimeExpired(t.time))
    who = who_resolves(t, t.first) if me == NOTHING else me
    yield from resolve(t, who, thread.expire, Cause(depth=depth), to_the_end=True)
    goal = reached_goal(t, me)
    if goal != NOTHING:
        yield from reach(t, me, goal, depth)
    return True


def push_back_time(t: Board, steps: int) -> None:
    """Away from expiry, not beyond the track."""
    t.time = min(max(t.time - thread_of(t).direction * steps, 1), LAST)
    if t.log is not None:
        t.log.add(TimeMoved(t.time))


# Goals


def reached_goal(t: Board, me: int) -> int:
    """The first goal of the thread whose condition holds, by its number, or NOTHING (WK-ADV-06)."""
    if t.thread == NOTHING or t.next_entry != NOTHING:
        return NOTHING
    who = who_resolves(t, t.first if me == NOTHING else me)
    for number, goal in enumerate(thread_of(t).goals):
        is_reached = holds(t, who, goal.cond)
        if goal.is_secret:
            observed(t, who, goal.cond, is_reached)
        if is_reached:
            return number
    return NOTHING


def reach(t: Board, me: int, number: int, depth: int = 0) -> Doing:
    """A goal is resolved, by the knight who acted or the first player's (WK-ADV-06).

    A secret vote must be the first thing of a beat: it is left for the next one, in `next_entry`.
    """
    who = who_resolves(t, t.first if me == NOTHING else me)
    fx = thread_of(t).goals[number].fx
    if adventure_of(t).mode == COOPERATIVE and _leads_to(t, who, fx, WIN_GAME):
        fx = _loss_instead(t, who, number)
    vote = _vote_in(t, fx)
    if vote != NONE:
        _tell(t, who_resolves(t, t.first), vote, adventure_of(t).entries[vote])
        t.entry = t.next_entry = vote
        t.next_reader = me
    else:
        yield from resolve(t, who, fx, Cause(depth=depth), to_the_end=True)
    return True


def _loss_instead(t: Board, who: int, number: int) -> list[Rule]:
    """The effects of a won goal, or of one further down that is lost in the same check (WK-ADV-07)."""
    goals = thread_of(t).goals
    for other in goals[number + 1 :]:
        if _leads_to(t, who, other.fx, LOSE_GAME) and holds(t, who, other.cond):
            return other.fx
    return goals[number].fx


def _leads_to(t: Board, who: int, fx: list[Rule], verb: int) -> bool:
    """Whether effects, or the entry they lead to, end the game in this way."""
    for rule in fx:
        for call in rule.calls:
            if call.verb == verb:
                return True
            if call.verb == ENTRY and _ends(adventure_of(t).entries[read_for(t, who, call.what)], verb):
                return True
    return False


def _ends(entry: Entry, verb: int) -> bool:
    return any(call.verb == verb for rule in entry.fx for call in rule.calls)


def _vote_in(t: Board, fx: list[Rule]) -> int:
    """The entry of a secret vote, if that is all the effects lead to."""
    if len(fx) != 1 or len(fx[0].calls) != 1 or fx[0].cond is not None or fx[0].calls[0].verb != ENTRY:
        return NONE
    entry = fx[0].calls[0].what
    return entry if adventure_of(t).entries[entry].who == EACH_SECRET else NONE


# Actions


def take_thread_action(t: Board, me: int, option: Option) -> Doing:
    """A thread action, or a special action of the thread."""
    action = action_of(t, me, option)
    if action.is_secret:
        observed(t, me, action.requires, True)
    note_use(t, me, action)
    entry = entry_of(t, me, action)
    if entry != NONE:
        return (yield from read_entry(t, me, entry))
    return (yield from resolve(t, me, action.fx, Cause()))


# Entries


def read_entry(t: Board, me: int, number: int, depth: int = 0) -> Doing:
    """Read an entry and resolve it: its effects, the choice, what comes after. `me` acted; NOTHING: nobody did.

    `depth` entries and threads lie around it; beyond MOST_NESTED a story that runs in circles stands still.
    """
    if depth > MOST_NESTED:
        return True
    number = read_for(t, me, number)
    entry = adventure_of(t).entries[number]
    if t.next_entry == number:
        yield from _vote_together(t, entry)
        return True
    before = t.entry
    held = len(t.tokens)
    t.entry = number
    if entry.who == EACH_SECRET:
        yield from _vote(t, number, entry, depth)
    elif entry.who == EACH:
        yield from _each(t, number, entry, depth)
    else:
        yield from _alone(t, _reader_of(t, me, entry), number, entry, depth)
    t.entry = before
    if before == NOTHING:
        return_tokens(t, held)  # those that `draw_token` laid out
    return True


def read_for(t: Board, me: int, number: int) -> int:
    """The entry that is read where the story says this one: itself, or what stands in its place by now."""
    entries = adventure_of(t).entries
    while True:
        entry = entries[number]
        for other in entry.instead:
            if holds(t, _reader_of(t, me, entry), other.cond):
                number = other.entry
                break
        else:
            return number


def _reader_of(t: Board, me: int, entry: Entry) -> int:
    """The knight who decides and resolves (WK-ENTRY-02, WK-ENTRY-06)."""
    if entry.who == LEADER:
        who = leader(t, entry.leader)
    elif entry.who == FIRST or me == NOTHING:
        who = t.first
    else:
        who = me
    return who_resolves(t, t.first if who == NOTHING else who)


def _tell(t: Board, me: int, number: int, entry: Entry) -> None:
    """The entry is read aloud by the player on the knight's right (WK-ROLE-01)."""
    t.read += (number,)
    t.reader = (t.seat[me] - 1) % (t.seat[-1] + 1)
    if t.log is None:
        return
    adventure = adventure_of(t)
    title = adventure.words[f"entry-{entry.id}-title"]
    text = adventure.words[f"entry-{entry.id}"]
    who = name_of(t, me)
    t.log.reveal(Read(entry.source, who, t.reader, title[0], title[1], title[2], text[0], text[1], text[2]))


def _alone(t: Board, me: int, number: int, entry: Entry, depth: int) -> Doing:
    _tell(t, me, number, entry)
    was_out = is_out(t, me)
    if entry.fx:
        yield from resolve(t, me, entry.fx, Cause(depth=depth))
    if _has_fallen(t, me, was_out):
        return True
    if entry.choices:
        yield from _choose(t, me, number, entry, depth)
    if entry.then and not _has_fallen(t, me, was_out):
        yield from resolve(t, me, entry.then, Cause(depth=depth))
    return True


def _has_fallen(t: Board, me: int, was_out: bool) -> bool:
    """Whether the knight lost consciousness during the entry and so stops resolving it (WK-ENTRY-05)."""
    return t.gone[me] == 1 or (not was_out and is_out(t, me))


def _each(t: Board, number: int, entry: Entry, depth: int) -> Doing:
    """Every conscious knight in turn order; what comes after is resolved once, by the first player."""
    first = who_resolves(t, t.first)
    _tell(t, first, number, entry)
    for me in conscious(t):
        yield from resolve(t, me, entry.fx, Cause(depth=depth))
    for me in conscious(t):
        if not is_out(t, me):
            yield from _choose(t, me, number, entry, depth)
    yield from resolve(t, who_resolves(t, t.first), entry.then, Cause(depth=depth))
    return True


def _vote(t: Board, number: int, entry: Entry, depth: int) -> Doing:
    """In the midst of other things the knights vote one after the other; nobody sees what was chosen."""
    _tell(t, who_resolves(t, t.first), number, entry)
    for me in _voters(t):
        option = yield _ask(t, me, number, entry, "vote")
        votes_cast(t, [(me, _open_choices(t, me, entry))])
        yield from _cast(t, me, entry, option)
    yield from resolve(t, who_resolves(t, t.first), entry.then, Cause(depth=depth))
    return True


def _vote_together(t: Board, entry: Entry) -> Doing:
    """Every remaining knight chooses in secret, all at once. The entry has been read; nothing happens before."""
    voters = _voters(t)
    number = t.next_entry
    answers: list[Option] = []
    if len({t.seat[me] for me in voters}) == len(voters):
        together = Together([_ask(t, me, number, entry, "vote") for me in voters])
        yield together
        answers = [together.answer_of(t.seat[me]) for me in voters]
    else:  # one player has two knights
        for me in voters:
            option = yield _ask(t, me, number, entry, "vote")
            answers.append(option)
    t.entry = t.next_entry = NOTHING
    votes_cast(t, [(me, _open_choices(t, me, entry)) for me in voters])
    for at, me in enumerate(voters):
        yield from _cast(t, me, entry, answers[at])
    yield from resolve(t, who_resolves(t, t.first), entry.then, Cause())
    return True


def _open_choices(t: Board, me: int, entry: Entry) -> list[Choice]:
    return [entry.choices[CHOOSE.index(option)] for option in available(t, me, entry)]


def _voters(t: Board) -> list[int]:
    return [me for me in in_turn_order(t, t.first) if not t.gone[me]]


def _cast(t: Board, me: int, entry: Entry, option: Option) -> Doing:
    """A vote counts; what it was is nobody else's business."""
    choice = entry.choices[CHOOSE.index(option)]
    t.is_voting = True
    if t.log is not None:
        t.log.add(Voted(name_of(t, me), CHOOSE.index(option) + 1), (t.seat[me],))
    yield from resolve(t, me, choice.first, Cause(), to_the_end=True)
    t.is_voting = False
    return True


# Choices


def available(t: Board, me: int, entry: Entry) -> list[Option]:
    """The choices whose requirement and cost can be met (WK-ENTRY-03)."""
    return [CHOOSE[number] for number, choice in enumerate(entry.choices) if lacks(t, me, choice) is None]


def lacks(t: Board, me: int, choice: Choice) -> Literal["cost", "requirement", "rival"] | None:
    """What a choice asks for that the knight cannot give; None: it may be chosen."""
    if not holds(t, me, choice.requires):
        return "requirement"
    if not can_afford(t, me, choice.cost, Cause()):
        return "cost"
    if choice.kind in (CONTEST, DUEL) and (is_out(t, me) or not companions(t, me)):
        return "rival"
    return None


def choice_options(t: Board, question: Question) -> list[Option]:
    """The options of a choice that depends on what only its knight may know."""
    entry = adventure_of(t).entries[question.note]
    me = question.about[0]
    if question.kind == "vote":
        return available(t, me, entry)
    return available(t, me, entry) + offered(free_uses(t, me))


def free_uses(t: Board, me: int) -> list[Use]:
    """What the knight may use at any time of its own turn, also while an entry is read, outside combats and tests."""
    is_own_turn = me == t.active and (ACTION <= t.phase <= TURN_ENDS or t.phase == THREAD_ACTION)
    if not is_own_turn or t.foe != NOTHING or is_out(t, me):
        return []
    return anytime(t, me)


def _ask(t: Board, me: int, number: int, entry: Entry, kind: str) -> Question:
    options = LATER if entry.has_secrets or kind == "vote" else available(t, me, entry) + offered(free_uses(t, me))
    return Question(t.seat[me], kind, options, entry.source, number, True, (me,))


def _choose(t: Board, me: int, number: int, entry: Entry, depth: int) -> Doing:
    """One of the available choices; without any, the default. Before it, effects may be used."""
    if not entry.choices:
        return False
    while True:
        if not available(t, me, entry):
            return (yield from resolve(t, me, entry.default, Cause(depth=depth)))
        option = yield _ask(t, me, number, entry, "entry")
        if option[0] != "use":
            break
        yield from apply(t, me, picked(free_uses(t, me), option))
        if is_out(t, me):
            return True  # the card may have kept the vehicle together
    at = CHOOSE.index(option)
    if t.log is not None:
        label = adventure_of(t).words[f"entry-{entry.id}-{at + 1}"]
        t.log.add(Chose(entry.source, name_of(t, me), at + 1, label[0], label[1], label[2]))
    choice = entry.choices[at]
    if choice.is_secret:
        observed(t, me, choice.requires, True)
    was_out = is_out(t, me)
    yield from perform(t, me, choice.cost, Cause())
    if _has_fallen(t, me, was_out):
        return True  # a cost may wreck the vehicle once too often
    return (yield from _resolve_choice(t, me, choice, depth))


def _resolve_choice(t: Board, me: int, choice: Choice, depth: int) -> Doing:
    if choice.kind == PLAIN:
        _tell_after(t, me, choice, "fx")
        return (yield from resolve(t, me, choice.first, Cause(depth=depth)))
    if choice.kind == TEST:
        return (yield from _test(t, me, choice, depth))
    if choice.kind == COMBAT:
        return (yield from _combat(t, me, choice, depth))
    if choice.kind == CONTEST:
        return (yield from _contest(t, me, choice, depth))
    return (yield from _duel(t, me, choice, depth))


def _tell_after(t: Board, me: int, choice: Choice, outcome: str) -> None:
    """What came of a choice, if the story has a sentence for it; its effects follow."""
    if t.log is None or outcome not in choice.after:
        return
    message = choice.after[outcome]
    text = adventure_of(t).words[message]
    t.log.reveal(CameOfIt(adventure_of(t).entries[t.entry].source, name_of(t, me), text[0], text[1], text[2]))


def _test(t: Board, me: int, choice: Choice, depth: int) -> Doing:
    """A knight who is unconscious makes no test: it fails (WK-UNC-03)."""
    cause = Cause(depth=depth)
    successes = -1
    if not is_out(t, me):
        successes = yield from skill_test(t, me, choice.skill, choice.difficulty)
        if is_out(t, me):
            return True
    cause.successes = max(successes, 0)
    _tell_after(t, me, choice, "pass" if successes >= 0 else "fail")
    return (yield from resolve(t, me, choice.first if successes >= 0 else choice.second, cause))


def _combat(t: Board, me: int, choice: Choice, depth: int) -> Doing:
    """The list for having won is resolved in full, even by an unconscious knight; the other only by one who stands."""
    if is_out(t, me):
        return True
    is_defeated = yield from fight(t, me, FIRST_STORY_FOE + choice.enemy)
    if t.gone[me]:
        return True
    if is_defeated:
        _tell_after(t, me, choice, "win")
        return (yield from resolve(t, me, choice.first, Cause(depth=depth), to_the_end=True))
    if is_out(t, me):
        return True
    _tell_after(t, me, choice, "lose")
    return (yield from resolve(t, me, choice.second, Cause(depth=depth)))


def _opponent(t: Board, me: int) -> Question:
    """Whom the knight challenges: another conscious knight on the same space."""
    return Question(t.seat[me], "opponent", opponents(t, me), about=(me,))


def opponents(t: Board, me: int) -> list[Option]:
    """The other conscious knights on the same space."""
    return [("against", name_of(t, other)) for other in companions(t, me)]


def _named(t: Board, me: int, option: Option) -> int:
    for other in companions(t, me):
        if name_of(t, other) == option[1]:
            return other
    raise LookupError(option)


def _contest(t: Board, me: int, choice: Choice, depth: int) -> Doing:
    """Both test the skill with difficulty X, the active knight first; more successes win, a tie is the opponent's."""
    option = yield _opponent(t, me)
    other = _named(t, me, option)
    mine = yield from skill_test(t, me, choice.skill, 0)
    theirs = yield from skill_test(t, other, choice.skill, 0)
    mine, theirs = max(mine, 0), max(theirs, 0)
    if t.log is not None:
        t.log.add(Contest(name_of(t, me), name_of(t, other), SKILLS[choice.skill], mine, theirs))
    cause = Cause(depth=depth)
    cause.target = other
    _tell_after(t, me, choice, "win" if mine > theirs else "lose")
    return (yield from resolve(t, me, choice.first if mine > theirs else choice.second, cause))


def _duel(t: Board, me: int, choice: Choice, depth: int) -> Doing:
    """If the attacker is unconscious, only what concerns the opponent is resolved (WK-DUEL-05)."""
    option = yield _opponent(t, me)
    other = _named(t, me, option)
    has_won = yield from duel(t, me, other)
    cause = Cause(depth=depth)
    cause.target = other
    _tell_after(t, me, choice, "win" if has_won else "lose")
    rules = choice.first if has_won else choice.second
    if not is_out(t, me):
        return (yield from resolve(t, me, rules, cause))
    for rule in rules:
        for call in rule.calls:
            if call.verb == TARGET:
                yield from perform(t, me, [call], cause)
    return True
