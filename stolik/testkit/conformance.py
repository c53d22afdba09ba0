"""One suite that every registered game runs through, at every question of random matches.

    def test_conformance() -> None:
        conformance("tic_tac_toe", matches=20)

Each check is a function that raises AssertionError; `conformance` adds the game, its settings, the seed and the number
of the question. The costly checks are made at a sample of the questions, the same one every time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping

import msgspec

from stolik.kernel.dice import Dice
from stolik.kernel.game import Game, Position, Reason, Said
from stolik.kernel.log import Happening
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE, Option
from stolik.kernel.record import load, save
from stolik.kernel.registry import find, register
from stolik.kernel.state import Json, Numbers, State
from stolik.kernel.view import View
from stolik.testkit.playouts import LIMIT, play_on, players, random_choice

Answers = tuple[tuple[int, Option], ...]
History = dict[Answers, "Snapshot"]


# How rare the costly checks are: one question in this many.
COPY_PLAYED_ON = 40
IMAGINED_PLAYED_ON = 40
UNDO = 4
WHY_NOT = 3
REMEMBERED = 40  # options of each kind of question
WORDS = 4
SHARING = 5
JSON = 3
CONCEDED = 25
RECORD = 60
ASKED = 8
MOST_ASKED = 8
"""So many tries and options of one question are asked about, more or less."""


class Snapshot:
    """What can be compared of a match at a question: its state, its questions, its result, its log."""

    __slots__ = ("log", "questions", "result", "state")

    def __init__(self, match: Match) -> None:
        self.state = match.state.to_json()
        self.questions = questions(match)
        self.result: Json = None if match.result is None else match.result.to_json()
        self.log = list(match.log)

    def difference(self, other: Snapshot) -> str:
        """Where the two differ first, or nothing."""
        return (
            difference(self.state, other.state, "state")
            or difference(self.questions, other.questions, "questions")
            or difference(self.result, other.result, "result")
            or log_difference(self.log, other.log)
        )


# Comparing


def questions(match: Match) -> Json:
    """The open questions as plain data, the order of the options included."""
    return [
        [q.seat, q.kind, q.source, q.note, list(q.about), [list(option) for option in q.options]]
        for q in match.questions
    ]


def difference(was: Json, now: Json, path: str) -> str:
    """Where two pieces of plain data differ first, in words; empty when they are the same."""
    if was == now:
        return ""
    if isinstance(was, dict) and isinstance(now, dict) and was.keys() == now.keys():
        return next((text for key in was if (text := difference(was[key], now[key], f"{path}.{key}"))), "")
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = enumerate(zip(was, now, strict=True))
        return next((text for n, (old, new) in pairs if (text := difference(old, new, f"{path}[{n}]"))), "")
    return f"{path}: {was!r} is not {now!r}"


def log_difference(was: list[Happening], now: list[Happening]) -> str:
    """Where two logs differ first, in words."""
    for number, (old, new) in enumerate(zip(was, now, strict=False)):
        if old is not new and _whole(old) != _whole(new):
            return f"log[{number}]: {_whole(old)} is not {_whole(new)}"
    return "" if len(was) == len(now) else f"log: {len(was)} events are not {len(now)}"


def _whole(each: Happening) -> str:
    return _text([msgspec.to_builtins(each.event), list(each.seen_by), each.after])


def _plain(view: View) -> Json:
    data: Json = msgspec.to_builtins(view)
    return data


def _text(value: object) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def shared_mutables(one: State, other: State) -> list[str]:
    """The fields in which two states hold the very same list or dict, at any depth."""
    names = [*one.fields()]
    mine = {id(item) for name in names for item in _mutables(getattr(one, name))}
    shared = [name for name in names if any(id(item) in mine for item in _mutables(getattr(other, name)))]
    if one.dice is other.dice or one.dice.streams is other.dice.streams:
        shared.append("dice")
    if one.log is not None and one.log is other.log:
        shared.append("log")
    return shared


def _mutables(value: object) -> Iterator[object]:
    if isinstance(value, list):
        yield value
        if value and not isinstance(value[0], int):
            for item in value:
                yield from _mutables(item)
    elif isinstance(value, dict):
        yield value
        for item in value.values():
            yield from _mutables(item)
    elif isinstance(value, Numbers) and value.to_plain():  # an empty one may be shared
        yield value


# The checks


def check_options(match: Match) -> None:
    """Every open question has options; they are unique, survive JSON, and are ints and strings only."""
    for question in match.questions:
        options = question.options
        assert options, f"{question!r} has no options"
        assert len(set(options)) == len(options), f"{question!r} offers something twice"
        assert [tuple(option) for option in json.loads(json.dumps(options))] == options, f"{question!r} in JSON differs"
        parts = {type(part) for option in options for part in option}
        assert parts <= {int, str}, f"{question!r}: options are of ints and strings, not {parts}"


def check_problems(match: Match) -> None:
    """The game itself finds nothing wrong with the state."""
    problems = match.game.problems(match.state)
    assert problems == [], f"problems: {'; '.join(problems)}"


def check_sense(match: Match, judged: dict[Position, list[float]]) -> None:
    """What bots are told lies between 0 and 1, of one or several at once; equal positions are worth the same.

    `judged` has what the positions of this match came to so far.
    """
    game = match.game
    values = [game.evaluate(match.state, seat) for seat in range(match.seats)]
    assert all(0.0 <= value <= 1.0 for value in values), f"the seats evaluate it as {values}"
    at_once = game.evaluate_all(match.state, match.seats)
    assert len(at_once) == match.seats, f"evaluate_all tells {len(at_once)} seats of {match.seats}"
    for seat, (value, other) in enumerate(zip(values, at_once, strict=True)):
        assert abs(value - other) < 1e-9, f"evaluate says {value} to seat {seat}, evaluate_all {other}"
    for question in match.questions:
        promises = [game.promise(match.state, question, option) for option in question.options]
        for option, promise in zip(question.options, promises, strict=True):
            assert 0.0 <= promise <= 1.0, f"{option} promises {promise}"
        together = game.promises(match.state, question, question.options)
        assert together == promises, f"the options of {question!r} promise {promises}, together {together}"
    position = game.position(match.state)
    if position is not None:
        before = judged.setdefault(position, values)
        assert before == values, f"the position {position} was worth {before} and is now worth {values}"


def check_json(match: Match) -> None:
    """The state survives JSON exactly, and so does every view, as the fields of its structs declare it."""
    state = match.state.to_json()
    twin = match.game.blank()
    twin.read_json(json.loads(json.dumps(state)))
    again = twin.to_json()
    assert _text(state) == _text(again), f"JSON round trip: {difference(state, again, 'state') or 'types differ'}"
    for seat in viewers(match):
        table = match.view(seat).table
        try:
            read = msgspec.json.decode(msgspec.json.encode(table), type=type(table))
        except msgspec.ValidationError as error:
            raise AssertionError(f"the view of {_who(seat)} is not what its fields say: {error}") from error
        assert read == table, f"the view of {_who(seat)} does not survive JSON"


def check_events(match: Match, start: int = 0) -> None:
    """What is told (from event `start` on) survives JSON as the fields of the events declare it, for every reader."""
    for seat in viewers(match):
        for event in match.events(seat, start):
            try:
                read = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
            except msgspec.ValidationError as error:
                raise AssertionError(f"{event!r} is not what its fields say: {error}") from error
            assert read == event, f"{event!r} does not survive JSON"


def check_copy(match: Match, sharing: bool = True) -> Match:
    """A copy is the same to everybody and, with `sharing`, has no list in common with the original; returns it."""
    twin = match.copy()
    text = Snapshot(match).difference(Snapshot(twin))
    assert not text, f"copy: {text}"
    assert twin.answers == match.answers, "copy: the answers differ"
    for seat in viewers(match):
        text = difference(_plain(match.view(seat)), _plain(twin.view(seat)), f"view of {_who(seat)}")
        assert not text, f"copy: {text}"
    if sharing:
        shared = shared_mutables(match.state, twin.state)
        assert not shared, f"the copy shares {', '.join(shared)} with the original"
    return twin


def check_whole_copy(state: State) -> None:
    """The hand-written copy carries every field: each is set to a value found nowhere else, then copied."""
    slots = {name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())} - {"dice", "log"}
    names = state.fields()
    if slots:
        unnamed = sorted(name for name in slots - set(names) if not name.startswith("__"))
        assert not unnamed, f"fields() does not name {', '.join(unnamed)}"
    filled = state.copy()
    numbers = iter(range(1000, 1_000_000))
    for name in names:
        value = getattr(filled, name)
        setattr(filled, name, (_filled_numbers if isinstance(value, Numbers) else _filled)(value, numbers))
    filled.dice.bits("conformance")
    twin = filled.copy()
    text = difference(filled.to_json(), twin.to_json(), "state")
    assert not text, f"copy() does not carry every field: {text}"
    shared = shared_mutables(filled, twin)
    assert not shared, f"copy() shares {', '.join(shared)}"


def _filled(value: Json, numbers: Iterator[int]) -> Json:
    """A value of the same form that is found nowhere else."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return next(numbers)
    if isinstance(value, float):
        return next(numbers) + 0.5
    if isinstance(value, str):
        return f"{value}{next(numbers)}"
    if isinstance(value, list):
        return [_filled(item, numbers) for item in value] if value else [next(numbers)]
    if isinstance(value, tuple):  # what copies share
        return tuple(_filled(list(value), numbers))
    if isinstance(value, dict):
        return {key: _filled(item, numbers) for key, item in value.items()}
    return value


def _filled_numbers(named: Numbers, numbers: Iterator[int]) -> Numbers:
    twin = named.copy()
    twin.read_plain([_filled(number, numbers) for number in twin.to_plain()])
    return twin


def why_not_unaided(match: Match, seat: int, attempt: Option) -> Reason | None:
    """What the game itself says against an attempt, without being told what is offered."""
    asked = next((question.subject() for question in match.questions if question.seat == seat), None)
    return match.game.why_not(match.state, asked, seat, attempt)


def check_why_not(
    match: Match,
    clauses: Collection[str] | None,
    has_words: Callable[[str], bool] | None,
    seen: Mapping[str, Collection[Option]] | None = None,
) -> None:
    """An attempt is offered exactly when nothing forbids it, and what forbids it has a clause and words.

    The options are hidden from the game, so that its requirements and its list prove each other. `seen` are options
    that questions of a kind had at other times: whatever might be tried besides, these might.
    """
    attempts = match.every_attempt()
    for seat, attempt in attempts:
        reason = why_not_unaided(match, seat, attempt)
        _check_verdict(match, seat, attempt, reason)
        if reason is not None:
            assert clauses is None or reason.clause in clauses, f"seat {seat}, {attempt}: no such clause: {reason!r}"
            if has_words is not None:
                _check_said(reason.said, has_words, f"{reason!r} of seat {seat} for {attempt}")
    known = set(attempts)
    for question in match.questions:
        missing = [option for option in question.options if (question.seat, option) not in known]
        assert not missing, f"offered, but not among the attempts of seat {question.seat}: {missing[:3]}"
        if seen is not None and has_reasons(match.game):
            for option in seen.get(question.kind, ()):
                if (question.seat, option) not in known:
                    _check_verdict(match, question.seat, option, why_not_unaided(match, question.seat, option))


def has_reasons(game: Game) -> bool:
    """Whether the game says itself why not."""
    return type(game).why_not is not Game.why_not


def _check_verdict(match: Match, seat: int, attempt: Option, reason: Reason | None) -> None:
    is_offered = attempt in match.options(seat)
    assert is_offered == (reason is None), (
        f"seat {seat}, {[question.kind for question in match.questions]}, {attempt}:"
        f" {'offered' if is_offered else 'not offered'}, but why_not says {reason!r}"
    )


def check_bent(match: Match, has_words: Callable[[str], bool] | None) -> None:
    """An option with something added, missing or exchanged is refused with words, or is another option."""
    for question in match.questions:
        options = question.options
        for option in (options[0], options[len(options) // 2], options[-1]):
            for attempt in bent(option):
                reason = match.why_not(question.seat, attempt)
                assert attempt in options or attempt == CONCEDE or reason is not None, f"{attempt} is allowed"
                if reason is not None and has_words is not None:
                    _check_said(reason.said, has_words, f"{reason!r} for {attempt}")


def bent(option: Option) -> list[Option]:
    """What somebody might send instead of an option."""
    found = [(*option, 0), (*option, "x"), option[:-1]]
    for place in range(len(option)):
        for part in (-1, 0, 99, 10**30, "", "x"):
            found.append((*option[:place], part, *option[place + 1 :]))
    return found


def check_words(match: Match, has_words: Callable[[str], bool], start: int = 0) -> None:
    """What is asked, offered and told (from event `start` on) can be said to those it is for."""
    game = match.game
    for question in match.questions:
        _check_said(game.say_question(question), has_words, f"{question!r}")
        for option in question.options:
            _check_said(game.say_option(match.state, question, option), has_words, f"the option {option}")
    for seat in viewers(match):
        for event in match.events(seat, start):
            _check_said(game.say_event(event), has_words, f"the event {event}")
    if match.result is not None:
        _check_said(game.say_result(match.result), has_words, f"{match.result!r}")


def _check_said(said: Said, has_words: Callable[[str], bool], what: str) -> None:
    named = [value[1:] for value in said.args.values() if isinstance(value, str) and value.startswith("@")]
    for message in (said.message, *named):
        assert has_words(message), f"no words {message!r} for {what}"


def check_undo(match: Match, history: Mapping[Answers, Snapshot]) -> int:
    """Take back all that can be taken back, then do it again: state, questions and log come out the same.

    `history` has the snapshots of this match by the answers that led there. Returns how many answers were taken back.
    """
    twin = match.copy()
    stack: list[tuple[int, Option, Snapshot]] = []
    while True:
        seats = [seat for seat in range(twin.seats) if twin.can_undo(seat) is not None]
        if not seats:
            break
        before = Snapshot(twin)
        expected = twin.can_undo(seats[0])
        taken = twin.undo(seats[0])
        assert taken == expected, f"can_undo promised {expected}, undo took back {taken}"
        stack.append((seats[0], taken, before))
        known = history.get(tuple(twin.answers))
        if known is not None:
            text = known.difference(Snapshot(twin))
            assert not text, f"after taking back {taken}: {text}"
    count = len(stack)
    while stack:
        seat, taken, before = stack.pop()
        twin.answer(seat, taken)
        text = before.difference(Snapshot(twin))
        assert not text, f"after taking back {taken} and doing it again: {text}"
    for seat in range(match.seats):
        assert twin.can_undo(seat) == match.can_undo(seat), f"seat {seat} can take back something else after redoing"
    return count


def check_record(match: Match) -> None:
    """Saved and loaded, the match is the same, with its log and what chance answered; once over, also without seed."""
    text = save(match)
    loaded = load(text)
    assert save(loaded) == text, "the record of a loaded record is another one"
    for again in (loaded, load(save(match, reveal_seed=False))) if match.over else (loaded,):
        was, now = Snapshot(match), Snapshot(again)
        if again is not loaded:  # its dice only repeat the record
            was.state["dice"] = now.state["dice"] = None
        different = was.difference(now)
        assert not different, f"loaded from its record: {different}"
        assert again.chance == match.chance, "loaded from its record: chance differs"
        assert again.answers == match.answers, "loaded from its record: the answers differ"


def check_concede(match: Match) -> None:
    """Every seat may give up, and is then the last."""
    for seat in range(match.seats):
        twin = match.copy()
        twin.answer(seat, CONCEDE)
        assert twin.result is not None, f"seat {seat} conceded, and the match goes on"
        places = twin.result.places
        assert match.seats == 1 or places[seat] == max(places) > 1, f"seat {seat} conceded: {twin.result!r}"


def check_result(match: Match) -> None:
    """A match that is over has a place and points for every seat, and no open question.

    Nobody is first where all have lost together, against the game itself: then every place is 2.
    """
    result = match.result
    assert result is not None
    assert len(result.places) == len(result.points) == match.seats, f"{match.seats} seats, but {result!r}"
    assert match.seats == 1 or min(result.places) == 1 or set(result.places) == {2}, f"nobody is first: {result!r}"
    assert len(match.sides) == match.seats, f"{match.seats} seats, but sides {match.sides!r}"
    sides = set(zip(match.sides, result.places, strict=True))
    assert len(sides) == len(set(match.sides)), f"a side is split: {match.sides!r}, {result!r}"
    assert match.questions == [], "the match is over, and somebody is asked"
    assert match.every_attempt() == [], "the match is over, and there is something to try"


# Twin worlds


def viewers(match: Match) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(match.seats), None]


def check_imagined(match: Match, seat: int | None, dice: Dice) -> Match:
    """A world dealt anew looks the same to the seat and has nothing wrong with it; returns that world."""
    world = match.imagine(seat, dice)
    text = difference(_plain(match.view(seat)), _plain(world.view(seat)), f"view of {_who(seat)}")
    assert not text, f"imagined world: {text}"
    if seat is not None:
        assert match.options(seat) == world.options(seat), f"imagined world: the options of seat {seat} differ"
    for mine, theirs in zip(match.log, world.log, strict=True):
        is_same = mine.after == theirs.after and mine.shown(seat) == theirs.shown(seat)
        assert is_same, f"imagined world: the log of {_who(seat)} differs: {mine.line(seat)} is not {theirs.line(seat)}"
    problems = world.game.problems(world.state)
    assert problems == [], f"imagined by {_who(seat)}: {'; '.join(problems)}"
    check_options(world)
    return world


def check_asked(match: Match, world: Match, seat: int) -> None:
    """What the seat can ask for is the same in both worlds, and asking changes nothing: tries, reasons, previews."""
    game = match.game
    tries = [game.attempts(each.state, each._question_or_none(seat), seat) for each in (match, world)]
    assert tries[0] == tries[1], f"imagined world: what seat {seat} might try differs"
    before = match.state.to_json()
    for attempt in _some(tries[0]):
        reasons = [_reason(each.why_not(seat, attempt)) for each in (match, world)]
        assert reasons[0] == reasons[1], f"imagined world: why seat {seat} may not {attempt}: {reasons}"
    for about in [*_some(match.options(seat)), *_some(tries[0])]:
        text = difference(_seen(match.preview(seat, about)), _seen(world.preview(seat, about)), "")
        assert not text, f"imagined world: the preview of {about} for seat {seat} differs: {text}"
    text = difference(before, match.state.to_json(), "state")
    assert not text, f"asking for a reason or a preview changes the match: {text}"


def _some(options: list[Option]) -> list[Option]:
    """As many as can be afforded, from all over the list."""
    return options[:: max(1, len(options) // MOST_ASKED)]


def _reason(reason: Reason | None) -> str:
    return "" if reason is None else f"{reason.clause} {reason.said.message} {_text(reason.said.args)}"


def _seen(preview: View | None) -> Json:
    return None if preview is None else _plain(preview)


def check_step(match: Match, world: Match, seat: int | None, start: int) -> None:
    """After the same answer in two worlds that looked the same to the seat, they still do, unless it learned something.

    `start` is the length of the log before the answer. The first event that the seat reads differently must be one by
    which it learned something: a revealing event with a secret for this seat, or without a secret.
    """
    events, others = match.log[start:], world.log[start:]
    for number, (event, other) in enumerate(zip(events, others, strict=False)):
        if _text(event.line(seat)) == _text(other.line(seat)):
            continue
        assert _teaches(event, other, seat), (
            f"{_who(seat)} reads event {start + number} differently in two worlds that are the same to it:"
            f" {event.line(seat)} is not {other.line(seat)}"
        )
        return
    assert len(events) == len(others), (
        f"{_who(seat)} sees {len(events)} new events, and {len(others)} in a world that is the same to it;"
        f" next: {(events + others)[min(len(events), len(others))]!r}"
    )
    text = difference(_plain(match.view(seat)), _plain(world.view(seat)), f"view of {_who(seat)}")
    assert not text, f"after the same answer in a world that is the same to it: {text}"


def _teaches(was: Happening, other: Happening, seat: int | None) -> bool:
    """Whether the seat rightly reads the two differently."""
    if was.kind != other.kind or not (was.is_revealing and other.is_revealing):
        return False
    if not was.event.hides:
        return True
    is_public_same = was.event.veiled() == other.event.veiled()
    return is_public_same and seat is not None and seat in was.seen_by and seat in other.seen_by


def _who(seat: int | None) -> str:
    return "the spectator" if seat is None else f"seat {seat}"


# All together


def conformance(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    matches: int = 6,
    seed: int | str = 0,
    clauses: Collection[str] | None = None,
    has_words: Callable[[str], bool] | None = None,
    limit: int = LIMIT,
    one_in: int = 1,
) -> int:
    """Play random matches and check everything at every question, or at one in this many; returns their number.

    A game that is given as an object becomes known by its id. `clauses` are the ids of the game's clauses, `has_words`
    tells whether a message exists in the words files; without them clauses and words go unchecked.
    Violations raise AssertionError.
    """
    if isinstance(game, Game):
        register(game)  # so that records find it
    rules = find(game) if isinstance(game, str) else game
    asked = 0
    is_dealt_anew = False
    for number in range(matches):
        run = _Run(rules, seats, options or {}, f"{seed}/{number}", clauses, has_words, one_in)
        try:
            run.play(limit)
        except Exception as error:
            where = f"{rules.id} {run.setup} seats={run.seats} seed={run.seed!r}, question {run.number}"
            raise AssertionError(f"{where}: {error!s}" if str(error) else f"{where}: {type(error).__name__}") from error
        asked += run.number
        is_dealt_anew |= run.is_dealt_anew
    has_secrets = type(rules).redeal is not Game.redeal
    assert is_dealt_anew or not has_secrets or not asked, f"{rules.id}: imagine() never dealt anything anew"
    return asked


class _Run:
    """One match with all checks."""

    def __init__(
        self,
        game: Game,
        seats: int | None,
        options: Mapping[str, str],
        seed: str,
        clauses: Collection[str] | None,
        has_words: Callable[[str], bool] | None,
        one_in: int,
    ) -> None:
        self.game = game
        self.seats = game.min_seats if seats is None else seats
        self.setup = game.check_setup(self.seats, options)
        self.seed = seed
        self.clauses = clauses
        self.has_words = has_words
        self.one_in = one_in
        self.number = 0
        self.told = 0
        self.is_dealt_anew = False
        self.sample = Dice(f"{seed}/sample")
        self.history: History = {}
        self.copies: list[tuple[int, Match]] = []
        self.seen: dict[str, dict[Option, None]] = {}
        self.judged: dict[Position, list[float]] = {}

    def play(self, limit: int) -> None:
        """Play the match to its end; whatever is wrong raises."""
        match = Match.start(self.game, self.seats, self.seed, self.setup)
        check_whole_copy(match.state)
        choices = players(self.seed)
        while not match.over:
            assert self.number < limit, f"the match has not ended after {limit} decisions"
            self.history[tuple(match.answers)] = Snapshot(match)
            worlds: list[tuple[int | None, Match]] = []
            if self.is_sampled(self.one_in):
                self.question(match)
                worlds = self.imagine(match)
            self.remember(match)
            start = len(match.log)
            asked = len(match.questions)
            seat, option = random_choice(match, choices)
            match.answer(seat, option)
            for viewer, world in worlds:
                # Several seats answer in secret: then any answer will do.
                theirs = option
                if asked > 1 and viewer != seat:
                    theirs = world.options(seat)[self.sample.below(len(world.options(seat)), "option")]
                if theirs in world.options(seat):
                    world.answer(seat, theirs)
                    check_step(match, world, viewer, start)
            self.number += 1
        check_result(match)
        check_copy(match)
        check_whole_copy(match.state)
        check_events(match)
        if self.has_words is not None:
            check_words(match, self.has_words, self.told)
        check_record(match)
        self.replays(match)

    def is_sampled(self, one_in: int) -> bool:
        """Whether a costly check is due: at the first question, and then once in this many."""
        return self.number == 0 or self.sample.below(one_in, "sample") == 0

    def remember(self, match: Match) -> None:
        """Keep the latest options that questions of each kind had, to be tried at other times."""
        for question in match.questions:
            seen = self.seen.setdefault(question.kind, {})
            for option in question.options[:REMEMBERED]:
                seen.pop(option, None)
                seen[option] = None
            while len(seen) > REMEMBERED:
                del seen[next(iter(seen))]

    def question(self, match: Match) -> None:
        """The checks at one question."""
        check_options(match)
        check_problems(match)
        twin = check_copy(match, self.is_sampled(SHARING))
        if self.is_sampled(COPY_PLAYED_ON):
            self.copies.append((len(match.answers), twin))
        if self.is_sampled(JSON):
            check_json(match)
            check_sense(match, self.judged)
        if self.is_sampled(WHY_NOT):
            check_why_not(match, self.clauses, self.has_words, self.seen)
            check_bent(match, self.has_words)
        if self.has_words is not None and self.is_sampled(WORDS):
            check_words(match, self.has_words, self.told)
            self.told = len(match.log)
        if self.is_sampled(UNDO):
            check_undo(match, self.history)
        if self.is_sampled(RECORD):
            check_record(match)
        if self.is_sampled(CONCEDED):
            check_concede(match)

    def imagine(self, match: Match) -> list[tuple[int | None, Match]]:
        """The checks of worlds that look the same to somebody; returns who and the world."""
        worlds: list[tuple[int | None, Match]] = []
        for seat in viewers(match):
            world = check_imagined(match, seat, Dice(f"{self.seed}/{self.number}/{seat}"))
            if not self.is_dealt_anew:
                mine, theirs = match.state.to_json(), world.state.to_json()
                self.is_dealt_anew = any(mine[name] != theirs[name] for name in mine if name != "dice")
            if seat is not None and (self.number + seat) % ASKED == 0:
                check_asked(match, world, seat)
            if self.is_sampled(IMAGINED_PLAYED_ON):
                dice = Dice(f"{self.seed}/{self.number}/{seat}")
                check_result(play_on(match.imagine(seat, dice), dice))
            worlds.append((seat, world))
        return worlds

    def replays(self, match: Match) -> None:
        """Earlier copies and a new match of the same seed come to the same end by the same answers."""
        end = Snapshot(match)
        again = Match.start(self.game, self.seats, self.seed, self.setup)
        for start, twin in [(0, again), *self.copies]:
            for seat, option in match.answers[start:]:
                if start == 0:
                    text = difference(self.history[tuple(twin.answers)].questions, questions(twin), "questions")
                    assert not text, f"the same seed again, after {len(twin.answers)} answers: {text}"
                twin.answer(seat, option)
            text = end.difference(Snapshot(twin))
            assert not text, f"played on from a copy after {start} answers: {text}"
            assert twin.chance == match.chance, f"played on from a copy after {start} answers: chance differs"
