"""A match: the one checked door for the table, bots and replays; copies, imagined worlds, views and undo.

A match advances in beats. At the start of a beat the state alone says what comes next; the match keeps a snapshot of
it and the answers since. So an exact copy is that snapshot with those few answers replayed, and undo is the same.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from stolik.kernel.dice import Dice
from stolik.kernel.errors import (
    BadSetup,
    CannotCopy,
    CannotUndo,
    MatchIsOver,
    NoSuchSeat,
    NotAnOption,
    NotAsked,
    StolikError,
    short,
)
from stolik.kernel.event import Ended, Event
from stolik.kernel.game import Game, Reason, Said, strange
from stolik.kernel.log import Happening, Line, Log
from stolik.kernel.question import CONCEDE, Asked, Option, Question, Steps, Together
from stolik.kernel.registry import find
from stolik.kernel.state import Json, MatchOver, Result, State
from stolik.kernel.view import Ending, Mine, SeatAsked, Seen, View

Answer = tuple[int, Option]

BETWEEN: Final = Question(-1, "between_beats", [])
"""What `_beats` yields where a beat has ended: a mark is cheaper than an exception at the end of every generator."""

DEALS: Final = 50
"""How often `imagine` deals anew before it gives up and leaves what is hidden as it is."""


def _beats(game: Game, state: State, tells: bool) -> Steps:
    """All beats of a match from a state on, with BETWEEN after each if anybody is to be told."""
    while True:
        yield from game.beat(state)
        if tells:
            yield BETWEEN


class Mark:
    """The state at the start of a beat, and how many answers had been given."""

    __slots__ = ("answers", "state")

    def __init__(self, answers: int, state: State) -> None:
        self.answers: int = answers
        self.state: State = state


class Match:
    """One running match of any game."""

    __slots__ = (
        "_is_shared",
        "_log",
        "_marks",
        "_steps",
        "_together",
        "answers",
        "beats",
        "game",
        "is_kept",
        "paused",
        "pauses",
        "question",
        "result",
        "seats",
        "setup",
        "sides",
        "state",
    )

    def __init__(
        self, game: Game, state: State, seats: int, setup: dict[str, str], sides: tuple[int, ...], is_kept: bool
    ) -> None:
        self.game: Game = game
        self.state: State = state
        self.seats: int = seats
        self.setup: dict[str, str] = setup
        self.sides: tuple[int, ...] = sides
        """The side of every seat; those of one side win and lose together."""
        self.is_kept: bool = is_kept
        self.pauses: bool = False
        """Whether to stop where a beat ends, so that a bot can judge it before the next one begins; see `resume`.

        A playout that was begun without a record never stops."""
        self.paused: bool = False
        """Whether it has stopped there."""
        self.beats: int = 0
        """How many beats have ended without a stop; a playout that was begun without a record does not count them."""
        self.answers: list[Answer] = []
        self._is_shared: bool = False
        self.result: Result | None = None
        self.question: Question | None = None
        """The open question when a single seat is asked; None when several are, or the match is over."""
        self._together: Together | None = None
        self._steps: Steps | None = None
        self._marks: list[Mark] = []
        self._log: Log | None = None

    @staticmethod
    def start(
        game: "str | Game",
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        dice: Dice | None = None,
        keep: bool = True,
    ) -> "Match":
        """Begin a match. Without a seed 256 fresh secret bits are drawn; given dice are copied.

        `keep=False` is for playouts: no log, no record, no copies, no undo, and no time spent on them.
        Raises UnknownGame or BadSetup.
        """
        rules = game if isinstance(game, Game) else find(game)
        count = rules.min_seats if seats is None else seats
        setup = rules.check_setup(count, {} if options is None else options)
        if dice is None:
            dice = Dice(secrets.token_hex(32) if seed is None else _checked_seed(seed))
        elif not isinstance(dice, Dice):
            raise BadSetup(f"dice are a Dice, not {short(dice)}")
        elif dice.streams:
            raise BadSetup("these dice have been rolled before: no record of the match could be replayed")
        else:
            dice = dice.copy()
        state = rules.start(count, setup, dice)
        return Match.at(rules, state, count, setup, keep)

    @staticmethod
    def at(game: Game, state: State, seats: int, setup: dict[str, str], keep: bool = True) -> "Match":
        """A match that goes on from a state at the start of a beat."""
        match = Match(game, state, seats, setup, game.sides(seats, setup), keep)
        if keep:
            match._log = Log()
            state.log = match._log
        match._begin()
        match._run(None)
        return match

    def mark(self) -> tuple[dict[str, Json], list[Answer]]:
        """The state at the start of this beat, and the answers given since: with both, `at` goes on from here."""
        mark = self._marks[-1]
        return mark.state.to_json(), self.answers[mark.answers :]

    # What is going on

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    def share(self, seat: int) -> float:
        """The seat's share of the win: 1 for every seat of the side that won alone; 0 while the match goes on."""
        return 0.0 if self.result is None else self.result.share(seat, self.sides)

    @property
    def questions(self) -> list[Question]:
        """The open questions of all seats."""
        if self.question is not None:
            return [self.question]
        if self._together is None:
            return []
        both = zip(self._together.questions, self._together.answers, strict=True)
        return [question for question, answer in both if answer is None]

    def first_question(self) -> Question:
        """The open question of whoever is asked, of the first where several are, or NotAsked."""
        if self.question is not None:
            return self.question
        if self._together is not None:
            answers = self._together.answers
            for number, question in enumerate(self._together.questions):
                if answers[number] is None:
                    return question
        raise NotAsked("nobody is asked anything now")

    def question_for(self, seat: int) -> Question:
        """The open question of this seat, or NotAsked."""
        for question in self.questions:
            if question.seat == seat:
                return question
        raise NotAsked(f"seat {seat} is not asked anything now")

    def options(self, seat: int) -> list[Option]:
        """What this seat may answer now; empty when it is not asked."""
        return next((question.options for question in self.questions if question.seat == seat), [])

    @property
    def log(self) -> list[Happening]:
        """Everything that happened, for the server's eyes; a seat gets `events` or `lines`."""
        return self._log.events if self._log is not None else []

    def events(self, seat: int | None, start: int = 0) -> list[Event]:
        """What happened, as this seat (None: a spectator) may read it, from event number `start` on."""
        if seat is not None:
            self._check_seat(seat)
        return [each.shown(seat) for each in self.log[start:]]

    def lines(self, seat: int | None, start: int = 0) -> list[Line]:
        """The same as plain data, each with the number of answers given before it (`after`)."""
        if seat is not None:
            self._check_seat(seat)
        return self._log.lines(seat, start) if self._log is not None else []

    @property
    def chance(self) -> list[tuple[int, str, list[int]]]:
        """What chance answered: after how many answers, which stream, which result."""
        return [(c.after, c.stream, c.result) for c in self._log.chance] if self._log is not None else []

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: shown before the first card, checked against the seed after the last."""
        return self.state.dice.commitment()

    def view(self, seat: int | None) -> Seen:
        """All that this seat (None: a spectator) may see of the match now."""
        if seat is not None:
            self._check_seat(seat)
        asked: list[SeatAsked] = []
        mine: Mine | None = None
        open_questions = self._together.questions if self._together is not None else self.questions
        for number, question in enumerate(open_questions):
            done = self._together is not None and self._together.answers[number] is not None
            asked.append(SeatAsked(question.seat, question.kind, question.source, done))
            if question.seat == seat and not done:
                mine = Mine(question.kind, question.source, list(question.options))
        ended = self.result
        result = None if ended is None else Ending(list(ended.places), list(ended.points), ended.reason)
        table = self.game.view(self.state, seat)
        return Seen(self.game.id, seat, len(self.answers), asked, mine, result, table)

    # Answers

    def answer(self, seat: int, option: Sequence[int | str]) -> None:
        """Check, then advance. The only door for the table, bots and replays. What it refuses changes nothing."""
        if self.result is not None:
            raise MatchIsOver("the match is over")
        self._check_seat(seat)
        given = _as_option(option)
        if given is None:
            raise NotAnOption(f"an option is a list of whole numbers and texts, not {short(option)}")
        if given == CONCEDE:
            self._concede(seat)
            return
        question = self.question_for(seat)
        if given not in question.options:
            raise NotAnOption(f"{short(list(given))} is not an option of the question {question.kind!r} to seat {seat}")
        marks = self._marks.copy()
        floor = self._log.floor if self._log is not None else 0
        try:
            self.advance(seat, question.options[question.options.index(given)])
        except StolikError:
            # A match that was loaded without its seed stops in the middle of a beat where chance is unknown.
            if marks:
                self._marks = marks
                if self._log is not None:
                    self._log.floor = floor
                self._take_back(len(self.answers) - 1)
            raise

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {short(seat)}; seats: 0 to {self.seats - 1}")

    def advance(self, seat: int, option: Option) -> None:
        """Take an option that comes from the open question itself, unchecked: for search and simulation."""
        if self.is_kept:
            self._note(seat, option)
        if self._together is None:
            self._run(option)
            return
        together = self._together
        is_complete = True
        for number, question in enumerate(together.questions):
            if question.seat == seat:
                together.answers[number] = option
            elif together.answers[number] is None:
                is_complete = False
        if is_complete:
            self._together = None
            self._run(())

    def _note(self, seat: int, option: Option) -> None:
        """Write an answer down."""
        self._own_answers()
        self.answers.append((seat, option))
        if self._log is not None:
            self._log.now = len(self.answers)

    def _own_answers(self) -> None:
        """Before they are changed: copies share the list of answers until one of them goes on."""
        if self._is_shared:
            self.answers = self.answers.copy()
            self._is_shared = False

    def _concede(self, seat: int) -> None:
        if self.is_kept:
            self._note(seat, CONCEDE)
        self._end(self.game.concede(self.state, seat))

    def _end(self, result: Result) -> None:
        self.result = result
        self.question = None
        self._together = None
        self._steps = None
        self.paused = False
        self._marks = self._marks[-1:]  # nothing of a match that is over can be taken back
        if self._log is not None:
            self._log.reveal(Ended(tuple(result.places), tuple(result.points), result.reason))

    def _begin(self) -> None:
        """Start the next beat."""
        if self.is_kept:
            marks = self._marks
            floor = self._log.floor if self._log is not None else 0
            while len(marks) > 1 and marks[1].answers <= floor:
                marks.pop(0)
            marks.append(Mark(len(self.answers), self.state.copy()))
        self.paused = False
        if self._steps is None:
            self._steps = _beats(self.game, self.state, self.is_kept)

    def _run(self, option: Option | None) -> None:
        """Let the rules go on until somebody must be asked or the match ends."""
        steps = self._steps
        assert steps is not None
        try:
            while True:
                asked = next(steps) if option is None else steps.send(option)
                if asked is BETWEEN:
                    if self.pauses:
                        self.question = None
                        self.paused = True
                        return
                    self.beats += 1
                    if self.is_kept:
                        self._begin()
                    option = None
                    continue
                if not isinstance(asked, Question):
                    self._open(asked)
                    return
                if asked.is_always_asked:
                    if asked.is_later:
                        asked.options = self.game.options(self.state, asked)
                    self.question = asked
                    return
                if len(asked.options) > 1:
                    self.question = asked
                    return
                option = asked.options[0]
        except MatchOver as over:
            self._end(over.result)

    @property
    def is_beat_new(self) -> bool:
        """Whether nothing has been answered yet in the beat under way, so that the state says all there is to say.

        Only a match that keeps its record can tell.
        """
        return bool(self._marks) and self._marks[-1].answers == len(self.answers)

    def resume(self) -> None:
        """Begin the beat after the one at whose end the match paused."""
        if not self.paused:
            raise StolikError("the match is not paused, so it cannot be resumed")
        if self.is_kept:
            self._begin()
        self.paused = False
        self._run(None)

    def _open(self, together: Together) -> None:
        for question in together.questions:
            if question.is_later:
                question.options = self.game.options(self.state, question)
        self.question = None
        self._together = together

    # Copies and imagined worlds

    def copy(self, scratch: bool = False) -> "Match":
        """An exact, independent copy. `scratch=True`: for looking ahead; without log, record, further copies, undo."""
        if not self.is_kept or not self._marks:
            raise CannotCopy("this match keeps no record of its beat, so it cannot be copied")
        if self.paused:
            raise CannotCopy("this match is paused between two beats; resume it first")
        keep = not scratch
        mark = self._marks[-1]
        state = self.state if self.result is not None else mark.state
        twin = Match(self.game, state.copy(), self.seats, self.setup, self.sides, keep)
        if keep:
            twin.answers = self.answers
            twin._is_shared = True
            self._is_shared = True
            twin._marks = self._marks.copy()
        if self.result is not None:
            twin.result = self.result
        else:
            twin._replay(self.answers, mark.answers)
            if self.question is not None:
                twin.question = self.question
        if keep and self._log is not None:
            twin._log = self._log.copy()
            twin.state.log = twin._log
        return twin

    def _replay(self, answers: list[Answer], start: int) -> None:
        """Bring a fresh beat to where these answers lead, without a log."""
        self.question = None
        self._together = None
        self.paused = False
        steps = _beats(self.game, self.state, True)
        self._steps = steps
        asked: Asked = next(steps)
        if isinstance(asked, Together):
            self._open(asked)
            for number in range(start, len(answers)):
                seat, option = answers[number]
                for index, question in enumerate(asked.questions):
                    if question.seat == seat:
                        asked.answers[index] = option
                if None not in asked.answers:
                    self._together = None
                    start = number + 1
                    asked = self._forced(steps.send(()))
                    break
            else:
                return
        else:
            asked = self._forced(asked)
        for number in range(start, len(answers)):
            asked = self._forced(steps.send(answers[number][1]))
        assert isinstance(asked, Question)
        self.question = asked

    def _forced(self, asked: Asked) -> Asked:
        """Answer what the kernel answers by itself, until an open question."""
        steps = self._steps
        assert steps is not None
        while isinstance(asked, Question) and not asked.is_always_asked:
            if len(asked.options) > 1:
                break
            asked = steps.send(asked.options[0])
        return asked

    def imagine(self, seat: int | None, dice: Dice, scratch: bool = False) -> "Match":
        """A copy in which all that the seat (None: a spectator) cannot know is dealt anew, true to what it knows.

        Its future is rolled by `dice`. It can be copied and taken back only from its next beat on.
        """
        if seat is not None:
            self._check_seat(seat)
        for _ in range(DEALS):
            twin = self._dealt_anew(seat, dice, scratch)
            # That somebody is asked shows that there is something to answer.
            if twin.question is None or twin.question.options:
                return twin
        twin = self.copy(scratch)
        twin._marks = []
        twin.state.dice = dice.branch("imagined")
        return twin

    def _dealt_anew(self, seat: int | None, dice: Dice, scratch: bool) -> "Match":
        twin = self.copy(scratch)
        twin._marks = []
        twin.state.dice = dice.branch("imagined")
        twin.state.dice.is_loose = scratch
        if twin.result is not None:
            return twin
        if twin._log is not None:
            twin._log = twin._log.as_seen_by(seat)
            twin.state.log = twin._log
        self.game.redeal(twin.state, seat, dice)
        together = twin._together
        if together is not None:
            twin._steps = _beats(self.game, twin.state, True)
            again = next(twin._steps)
            assert isinstance(again, Together)
            twin._open(again)
            for number, answer in enumerate(together.answers):
                if answer is not None:
                    question = again.questions[number]
                    if question.seat != seat:
                        answer = question.options[dice.below(len(question.options), "imagined")]
                        twin._replace_answer(question.seat, answer)
                    again.answers[number] = answer
        elif twin.question is not None and twin.question.is_later and twin.question.seat != seat:
            old = twin.question
            asked = Question(old.seat, old.kind, [], old.source, old.note, old.is_always_asked, old.about)
            asked.is_later = True
            asked.options = self.game.options(twin.state, asked)
            twin.question = asked
        return twin

    def _replace_answer(self, seat: int, option: Option) -> None:
        """Put another answer in the place of the seat's last one."""
        self._own_answers()
        for index in range(len(self.answers) - 1, -1, -1):
            if self.answers[index][0] == seat:
                self.answers[index] = (seat, option)
                return

    # Undo

    def can_undo(self, seat: int) -> Option | None:
        """The answer that `undo` would take back for this seat, or None."""
        index = self._undoable(seat)
        return self.answers[index][1] if index >= 0 else None

    def _undoable(self, seat: int) -> int:
        """The index of the answer that this seat may take back, or -1."""
        if not self.is_kept or not self._marks or self.result is not None:
            return -1
        if self._together is not None:
            for index in range(len(self.answers) - 1, self._marks[-1].answers - 1, -1):
                if self.answers[index][0] == seat:
                    return index
            if len(self.answers) > self._marks[-1].answers:
                return -1
        last = len(self.answers) - 1
        floor = self._log.floor if self._log is not None else 0
        return last if last >= floor and last >= self._marks[0].answers and self.answers[last][0] == seat else -1

    def undo(self, seat: int | None = None) -> Option:
        """Take back this seat's last answer (None: of whoever answered last) and return it.

        Not behind a point at which somebody learned something.
        """
        if seat is None:
            if not self.answers:
                raise CannotUndo("there is nothing to take back")
            seat = self.answers[-1][0]
        index = self._undoable(seat)
        if index < 0:
            raise CannotUndo(f"seat {short(seat)} has nothing to take back")
        return self._take_back(index)

    def _take_back(self, index: int) -> Option:
        """Return to where all answers but this one lead."""
        self._own_answers()
        taken = self.answers.pop(index)[1]
        while self._marks[-1].answers > len(self.answers):
            self._marks.pop()
        mark = self._marks[-1]
        log = self._log
        self.state = mark.state.copy()
        self._replay(self.answers, mark.answers)
        if self.question is not None and self.question.is_later:
            self.question.options = self.game.options(self.state, self.question)
        if log is not None:
            log.forget_after(len(self.answers))
            self.state.log = log
        return taken

    # Why not?

    def every_attempt(self) -> list[tuple[int, Option]]:
        """Everything anybody might try in the interface now, legal or not."""
        if self.result is not None:
            return []
        return [
            (seat, attempt)
            for seat in range(self.seats)
            for attempt in self.game.attempts(self.state, self._question_or_none(seat), seat)
        ]

    def why_not(self, seat: int, attempt: Sequence[int | str]) -> Reason | None:
        """The requirement that forbids the attempt, with its clause; None when it is allowed."""
        self._check_seat(seat)
        if self.result is not None:
            return Reason("", Said("why-match-over"))
        tried = _as_option(attempt)
        if tried is None:
            return strange()
        if tried == CONCEDE:
            return None
        question = self._question_or_none(seat)
        if question is not None and tried in question.options:
            return None
        reason = self.game.why_not(self.state, None if question is None else question.subject(), seat, tried)
        return strange() if reason is None else reason

    def preview(self, seat: int, about: Sequence[int | str]) -> View | None:
        """What would come of an option, as far as this seat may know; None where there is nothing to say."""
        self._check_seat(seat)
        tried = _as_option(about)
        if tried is None or self.result is not None:
            return None
        return self.game.preview(self.state, self._question_or_none(seat), seat, tried)

    def _question_or_none(self, seat: int) -> Question | None:
        return next((question for question in self.questions if question.seat == seat), None)


def _as_option(given: object) -> Option | None:
    """What a caller gave, as a tuple of whole numbers and texts, or None if it is something else."""
    if not isinstance(given, list | tuple):
        return None
    for part in given:
        if isinstance(part, bool) or not isinstance(part, int | str):
            return None
    return tuple(given)


def _checked_seed(seed: object) -> int | str:
    """A seed that can be written down and read again, or BadSetup."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSetup(f"a seed is a whole number or a text, not {short(seed)}")
    try:
        str(seed).encode()
    except ValueError as error:  # a number of more digits than Python writes, or half a surrogate pair
        raise BadSetup(f"this seed cannot be written down: {short(seed)}") from error
    return seed
