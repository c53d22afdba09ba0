"""The table: shows a person their own view, the news and the question, takes a number or a command."""

from __future__ import annotations

import errno
import io
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import IO, Protocol

from stolik.bots import Bot, make_bot
from stolik.kernel.dice import derived
from stolik.kernel.errors import CannotUndo, CannotWrite, StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE, Option, Question
from stolik.kernel.record import save, write_file
from stolik.terminal.drawing import Drawing
from stolik.terminal.voice import Voice

NEWS = 14
"""How many lines of news are shown above a question."""
MANY = 24
"""How many options are listed at once."""
NOT_SAVED = {
    errno.ENOENT: "not-saved-no-folder",
    errno.ENOTDIR: "not-saved-no-folder",
    errno.EISDIR: "not-saved-folder",
    errno.EACCES: "not-saved-denied",
    errno.EPERM: "not-saved-denied",
    errno.EROFS: "not-saved-denied",
    errno.ENOSPC: "not-saved-full",
    errno.EDQUOT: "not-saved-full",
    errno.ENAMETOOLONG: "not-saved-name",
}
"""What is said of a file that cannot be written."""


class Lines(Protocol):
    """Where a person's lines come from."""

    def readline(self) -> str:
        """The next line; empty when there are no more."""
        ...


class Leave(Exception):
    """The person has left the table."""


def is_foreign(file: str, own: Iterable[str]) -> bool:
    """Whether a file holds something that is not one of ours."""
    try:
        holds = os.path.isfile(file) and os.path.getsize(file) > 0
        return holds and not any(os.path.exists(each) and os.path.samefile(file, each) for each in own)
    except (OSError, ValueError):
        return False  # writing it will tell


class Table:
    """One match in the terminal. `seat` is the person's; None: people on all seats, with a curtain between them.

    `save_to` is a file that holds the match after every answer, so that nothing is lost whatever ends the program.
    """

    def __init__(
        self,
        match: Match,
        language: str,
        seat: int | None,
        bots: Sequence[str],
        save_to: str | None = None,
        source: Lines | None = None,
        out: IO[str] | None = None,
        loaded: str | None = None,
    ) -> None:
        self.match = match
        self.files = {each for each in (save_to, loaded) if each is not None}
        """The files of this match: `save` writes over no others."""
        self.saved = list(match.answers) if loaded is not None else []
        """The answers that one of them holds."""
        self.warned: int | None = None
        """How many answers there were when the person was told that leaving loses some."""
        self.seat = seat
        self.save_to = save_to
        self.source: Lines = source or sys.stdin or io.StringIO()  # a program may be started with both closed
        self.out: IO[str] = out or sys.stdout or io.StringIO()
        self.is_typed = source is None and sys.stdin is not None and sys.stdin.isatty() and self.out is sys.stdout
        self.is_screen = self.out.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.voice = Voice(match.game, language)
        self.drawing = Drawing(match.game)
        self.names: dict[int, str] = {}
        self.bots: dict[int, Bot] = {}
        if seat is not None:
            others = [other for other in range(match.seats) if other != seat]
            for number, other in enumerate(others):
                self.names[other] = bots[number % len(bots)]
                self.bots[other] = make_bot(self.names[other], derived(match.state.dice.seed, "bot", other))
        self.shown: int | None = None
        self.read: list[int] = [0] * match.seats
        """How many lines of the log each seat has seen."""

    # The match

    def run(self) -> int:
        """Play until the match ends or the person leaves; tells the exit code."""
        try:
            while self.match.result is None:
                self._step()
                self._keep()
            self._show_result()
        except (Leave, EOFError, KeyboardInterrupt) as end:
            self._print("", self.voice.table("bye"))
            if self._loses and not isinstance(end, Leave):
                self._tell("not-kept")
        if self.save_to is not None:
            self._save(self.save_to)
            if self.match.result is None:
                self._tell("go-on", game=self.match.game.id, file=self.save_to)
        return 0

    def _step(self) -> None:
        questions = self.match.questions
        for question in questions:
            bot = self.bots.get(question.seat)
            if bot is not None:
                self._let_think(bot, question)
                return
        question = next((each for each in questions if each.seat == self.shown), questions[0])
        if self.seat is None and question.seat != self.shown:
            self._curtain(question.seat)
        self.shown = question.seat
        self._show(question)
        self._ask(question)

    def _let_think(self, bot: Bot, question: Question) -> None:
        if self.is_screen and len(question.options) > 1:
            who = self._who(question.seat)
            thinking = self.voice.table("thinking", {"who": who, "bot": self.names[question.seat]})
            self.out.write(f"\r\x1b[K{_dim(thinking)}")
            self.out.flush()
        self.match.answer(question.seat, bot.choose(self.match, question))

    def _curtain(self, seat: int) -> None:
        if self.is_screen:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
        self._print("", "=" * 72, self.voice.table("curtain", {"who": self._who(seat)}))
        self._line("")

    def _ask(self, question: Question) -> None:
        """Take commands until the question is answered or gone."""
        while True:
            given = self._line(self.voice.table("prompt") + " ")
            if not given:
                continue
            if given.isdecimal():
                chosen = int(given) if len(given) < 10 else 0
                if 1 <= chosen <= len(question.options):
                    self._answer(question, question.options[chosen - 1])
                    return
                self._tell("no-number", given=given, last=len(question.options))
                continue
            command, _, rest = given.partition(" ")
            command = command.lower()
            rest = rest.strip()
            if command in ("?", "help"):
                self._print(self.voice.table("help"))
            elif command in ("quit", "exit"):
                if not self._loses or self.warned == len(self.match.answers):
                    raise Leave
                self.warned = len(self.match.answers)
                self._tell("unsaved", command=command)
            elif command == "why":
                self._why(question, rest)
            elif command == "info":
                self._info(question.seat, rest)
            elif command == "log":
                lines = self._words_of_log(question.seat, 0)
                self._print(*lines or [self.voice.table("no-log")])
            elif command == "save":
                if not rest:
                    self._tell("save-where")
                elif is_foreign(rest, self.files):
                    self._tell("save-taken", file=rest)
                else:
                    self._save(rest)
            elif command == "undo":
                try:
                    self.match.undo(question.seat)
                except CannotUndo:
                    self._tell("no-undo")
                    continue
                self._tell("undone")
                return
            elif command == "concede":
                self._tell("sure")
                if self._line("> ").lower() == "concede":
                    self.match.answer(question.seat, CONCEDE)
                    return
            else:
                option = self._by_words(question, given)
                if option is not None:
                    self._answer(question, option)
                    return

    def _answer(self, question: Question, option: Option) -> None:
        self.read[question.seat] = len(self.match.lines(question.seat))
        self.match.answer(question.seat, option)

    def _by_words(self, question: Question, given: str) -> Option | None:
        """The one option with these words in this order; else list those that have them."""
        fits = [number for number, words in enumerate(self._option_words(question)) if _has(words, given)]
        if len(fits) == 1:
            return question.options[fits[0]]
        if fits:
            self._list(question, fits)
        else:
            self._tell("unknown", given=given)
        return None

    # Commands

    def _why(self, question: Question, given: str) -> None:
        """What cannot be done now, and why."""
        match = self.match
        seat = question.seat
        lines: list[str] = []
        for asked, attempt in match.every_attempt():
            if asked != seat or attempt in question.options:
                continue
            reason = match.why_not(seat, attempt)
            if reason is None:
                continue
            what = self.voice.say(match.game.say_option(match.state, question, attempt))
            clause = f"{reason.clause}: " if reason.clause else ""
            line = f"  {what} – {clause}{self.voice.say(reason.said)}"
            if _has(line, given) and line not in lines:
                lines.append(line)
        if lines:
            self._print(*lines)
        elif given:
            self._tell("why-nothing-like", given=given)
        else:
            self._tell("why-none")

    def _info(self, seat: int, name: str) -> None:
        lines = self.drawing.info(self.match.view(seat), name, self.voice.word) if name else []
        if lines:
            self._print(*lines)
        else:
            self._tell("info-none", given=name)

    def _keep(self) -> None:
        """Write down what has been answered before anything else happens."""
        if self.save_to is not None:
            try:
                write_file(self.save_to, save(self.match))
                self.saved = list(self.match.answers)
            except StolikError as error:
                self._tell_not_saved(error)

    def _tell_not_saved(self, error: StolikError) -> None:
        if isinstance(error, CannotWrite) and error.number in NOT_SAVED:
            self._tell(NOT_SAVED[error.number])
        else:
            self._tell("not-saved", reason=str(error))

    @property
    def _loses(self) -> bool:
        """Whether leaving now loses answers that no file holds."""
        return self.match.result is None and self.match.answers != self.saved

    def _save(self, file: str) -> None:
        try:
            write_file(file, save(self.match))
        except StolikError as error:
            self._tell_not_saved(error)
        else:
            self.files.add(file)
            self.saved = list(self.match.answers)
            self._tell("saved", file=file)

    # The screen

    def _show(self, question: Question) -> None:
        """The table, the news and the question."""
        seat = question.seat
        if self.is_screen:
            self.out.write("\x1b[2J\x1b[H")
        width = shutil.get_terminal_size((100, 30)).columns if self.is_screen else 100
        self._print("", *self.drawing.draw(self.match.view(seat), self.voice.word, width))
        news = self._words_of_log(seat, min(self.read[seat], len(self.match.lines(seat))))
        if news:
            self._print("", *(self._faint(line) for line in news[-NEWS:]))
        asked = self.voice.say(self.match.game.say_question(question))
        if self.seat is None:
            asked = f"{self._who(seat)}: {asked}"
        self._print("", self._strong(asked))
        self._list(question, range(len(question.options)))

    def _list(self, question: Question, numbers: Sequence[int]) -> None:
        words = self._option_words(question)
        for number in numbers[:MANY]:
            self._print(f"{number + 1:4}  {words[number]}")
        if len(numbers) > MANY:
            self._tell("more", count=len(numbers) - MANY)

    def _show_result(self) -> None:
        match = self.match
        result = match.result
        assert result is not None
        seat = self.seat if self.seat is not None else self.shown
        width = shutil.get_terminal_size((100, 30)).columns if self.is_screen else 100
        self._print("", *self.drawing.draw(match.view(seat), self.voice.word, width))
        if seat is not None:
            news = self._words_of_log(seat, min(self.read[seat], len(match.lines(seat))))
            self._print("", *(self._faint(line) for line in news[-NEWS:]))
        self._print("", self._strong(f"{self.voice.table('over')} {self.voice.say(match.game.say_result(result))}"))
        for each in range(match.seats):
            self._tell("won", who=self._who(each), place=result.places[each])
        self._tell("seed", seed=match.state.dice.seed, commitment=match.commitment)

    def _option_words(self, question: Question) -> list[str]:
        game = self.match.game
        return [self.voice.say(game.say_option(self.match.state, question, option)) for option in question.options]

    def _words_of_log(self, seat: int, start: int) -> list[str]:
        return [self.voice.say(self.match.game.say_event(event)) for event in self.match.events(seat, start)]

    def _who(self, seat: int) -> str:
        if seat == self.seat:
            return self.voice.table("you")
        return self.voice.word(f"seat-{seat}")

    def _tell(self, message: str, **args: int | str) -> None:
        self._print(self.voice.table(message, args))

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out)
        self.out.flush()

    def _line(self, prompt: str) -> str:
        """A line from the person; EOFError when there is none."""
        if self.is_typed:
            return input(prompt).strip()  # With line editing.
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        if not self.is_screen:
            self.out.write("\n")
        return line.strip()

    def _strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.is_screen else text

    def _faint(self, text: str) -> str:
        return _dim(text) if self.is_screen else text


def _dim(text: str) -> str:
    return f"\x1b[2m{text}\x1b[0m"


def _has(text: str, words: str) -> bool:
    """Whether all of the words occur in the text, in this order."""
    rest = text.casefold()
    for word in words.casefold().split():
        _, found, rest = rest.partition(word)
        if not found:
            return False
    return True
