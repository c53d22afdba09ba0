"""Records: a match as JSON Lines, one line a fact, so that anyone can replay it. `docs/record-format.md` is the format.

Loading goes through the checked door `Match.answer` and compares every chance result with the recorded one.
"""

import json
import os
from hashlib import sha256
from typing import Final

from stolik.kernel.dice import Dice
from stolik.kernel.errors import (
    BadRecord,
    BadSetup,
    CannotWrite,
    ChanceUnknown,
    OtherRules,
    ReplayDiffers,
    StolikError,
    UnknownGame,
    short,
)
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.kernel.registry import find
from stolik.kernel.state import Json

FORMAT: Final = 1
MAX_BYTES: Final = 64 * 1024 * 1024

HEADER_KEYS: Final = ("stolik", "game", "rules", "options", "seats", "commitment")
KNOWN: Final = "known"
"""Stands in the first line where the match went on from another one, whose record told what was still hidden here."""
ANSWER_KEYS: Final = ("answer", "seat")
CHANCE_KEYS: Final = ("chance", "result")
END_KEYS: Final = ("seed", "result", "answers")


# Saving


def save(match: Match, reveal_seed: bool = True, is_known: bool = False) -> str:
    """The record of a match, finished or not. `reveal_seed=False`: for those who may see all chance but the future.

    `is_known`: the match went on from another one, so that somebody may have known what was still hidden.
    """
    if not match.is_kept:
        raise StolikError("this match keeps no record, so it cannot be saved")
    dice = match.state.dice
    if dice.script is not None:
        raise StolikError("the chance of this match was written down by hand, so it has no record that replays")
    options: dict[str, Json] = {}
    for name, value in match.setup.items():
        options[name] = value
    header: dict[str, Json] = {
        "stolik": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules,
        "options": options,
        "seats": match.seats,
        "commitment": dice.commitment(),
    }
    if is_known:
        header[KNOWN] = True
    lines = [_line(header)]
    chance = match.chance
    rolled = 0
    for number in range(len(match.answers) + 1):
        if number:
            seat, option = match.answers[number - 1]
            lines.append(_line({"answer": list(option), "seat": seat}))
        while rolled < len(chance) and chance[rolled][0] <= number:
            lines.append(_line({"chance": chance[rolled][1], "result": list(chance[rolled][2])}))
            rolled += 1
    end: dict[str, Json] = {}
    if reveal_seed and not isinstance(dice, RecordedDice):
        end["seed"] = dice.seed
    end["result"] = None if match.result is None else match.result.to_json()
    end["answers"] = len(match.answers)
    lines.append(_line(end))
    return "\n".join(lines) + "\n"


def _line(data: dict[str, Json]) -> str:
    return json.dumps(data, separators=(",", ":"), allow_nan=False)


# Reading


class Roll:
    """A chance result of a record, and its line."""

    __slots__ = ("line", "result", "stream")

    def __init__(self, line: int, stream: str, result: list[int]) -> None:
        self.line: int = line
        self.stream: str = stream
        self.result: list[int] = result


class Given:
    """An answer of a record, and its line."""

    __slots__ = ("line", "option", "seat")

    def __init__(self, line: int, seat: int, option: Option) -> None:
        self.line: int = line
        self.seat: int = seat
        self.option: Option = option


Fact = Roll | Given


class RecordedDice(Dice):
    """Chance without a seed: repeats what a record holds, in its order, and then refuses."""

    __slots__ = ("promised", "rolls", "used")

    promised: str
    rolls: list[Roll]
    used: int

    def __init__(self, commitment: str, rolls: list[Roll]) -> None:
        super().__init__("")
        self.promised = commitment
        self.rolls = rolls
        self.used = 0

    def copy(self) -> "RecordedDice":
        """An independent twin that will repeat the same."""
        twin = RecordedDice(self.promised, self.rolls)
        twin.used = self.used
        return twin

    def commitment(self) -> str:
        """As the record says."""
        return self.promised

    def bits(self, stream: str) -> int:
        """There are none without a seed."""
        raise ChanceUnknown(f"the record has no seed, so nothing can be rolled for {stream!r}")

    def below(self, n: int, stream: str) -> int:
        """The recorded number."""
        roll = self._next(stream)
        if len(roll.result) != 1 or not 0 <= roll.result[0] < n:
            raise ReplayDiffers(f"line {roll.line}: {roll.result} is not a number from 0 to {n - 1} ({stream})")
        return roll.result[0]

    def shuffle(self, cards: list[int], stream: str) -> None:
        """The recorded order."""
        roll = self._next(stream)
        if sorted(roll.result) != sorted(cards):
            raise ReplayDiffers(f"line {roll.line}: this is not an order of the {len(cards)} cards of {stream!r}")
        cards[:] = roll.result

    def _next(self, stream: str) -> Roll:
        if self.used == len(self.rolls):
            raise ChanceUnknown(
                f"the record has no seed and no more chance results, so the match cannot go on ({stream!r} is needed)"
            )
        roll = self.rolls[self.used]
        if roll.stream != stream:
            raise ReplayDiffers(f"line {roll.line}: recorded chance {roll.stream!r}, but now {stream!r} is needed")
        self.used += 1
        return roll


class Record:
    """A record that has been read and checked line by line, but not yet replayed."""

    __slots__ = (
        "commitment",
        "end_line",
        "facts",
        "game",
        "has_end",
        "options",
        "result",
        "rules",
        "seats",
        "seed",
        "torn_line",
    )

    def __init__(self, game: Game, rules: str, options: dict[str, str], seats: int, commitment: str) -> None:
        self.game: Game = game
        self.rules: str = rules
        """The version of the rules it was played by, which need not be the game's of today."""
        self.options: dict[str, str] = options
        self.seats: int = seats
        self.commitment: str = commitment
        self.facts: list[Fact] = []
        self.has_end: bool = False
        self.end_line: int = 0
        self.seed: str | None = None
        self.result: dict[str, object] | None = None
        self.torn_line: int = 0
        """The number of a last line that was cut off and dropped; 0 when there was none."""

    def rolls(self) -> list[Roll]:
        """The chance results, in order."""
        return [fact for fact in self.facts if isinstance(fact, Roll)]

    def answers(self) -> int:
        """How many answers it holds."""
        return sum(1 for fact in self.facts if isinstance(fact, Given))


def read(text: str, forgive_torn_tail: bool = False) -> Record:
    """Parse a record and check everything that can be checked without replaying it."""
    if not isinstance(text, str):
        raise BadRecord(f"a record is a text, not {short(text)}")
    lines = text.split("\n")
    is_torn = lines[-1] != ""
    if not is_torn:
        lines.pop()
    if not lines:
        raise BadRecord("line 1: the file is empty")
    record: Record | None = None
    torn_line = 0
    for index, line in enumerate(lines):
        number = index + 1
        if is_torn and number == len(lines):
            try:
                data = _parse(line, number)
            except BadRecord as error:
                if number == 1 or "{" not in line[:1]:
                    raise
                if not forgive_torn_tail:
                    raise BadRecord(
                        f"line {number}: the last line is cut off, as after a torn write; all before it may be sound"
                    ) from error
                torn_line = number
                break
        else:
            data = _parse(line, number)
        if record is None:
            record = _header(data, number)
        elif record.has_end:
            raise BadRecord(f"line {number}: nothing may follow the last line (line {record.end_line})")
        elif "answer" in data:
            record.facts.append(_given(data, number, record.seats))
        elif "chance" in data:
            record.facts.append(_roll(data, number))
        elif "answers" in data:
            _end(record, data, number)
        else:
            raise BadRecord(f"line {number}: expected an answer, a chance result or the last line, found {_keys(data)}")
    assert record is not None
    record.torn_line = torn_line
    if not record.has_end and not forgive_torn_tail:
        raise BadRecord(f"line {len(lines)}: the record stops without its last line, as after a torn write")
    return record


def _parse(line: str, number: int) -> dict[str, object]:
    try:
        data: object = json.loads(line, parse_constant=_no_constant, object_pairs_hook=_no_twice)
    except json.JSONDecodeError as syntax:
        raise BadRecord(f"line {number}: not JSON: {syntax.msg} at column {syntax.colno}") from syntax
    except RecursionError as depth:
        raise BadRecord(f"line {number}: nested too deeply") from depth
    except ValueError as value:
        raise BadRecord(f"line {number}: not JSON: {value}") from value
    if not isinstance(data, dict):
        raise BadRecord(f"line {number}: expected an object, found {_kind(data)}")
    return data


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


def _no_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"{short(key)} appears twice")
        found[key] = value
    return found


def _header(data: dict[str, object], number: int) -> Record:
    if "stolik" not in data:
        raise BadRecord(f'line {number}: this is not a record of a match: no "stolik" in its first line')
    version = _int(data["stolik"], "stolik", number)
    if version != FORMAT:
        raise BadRecord(f"line {number}: the record has format {short(version)}; this program reads format {FORMAT}")
    _only(data, (*HEADER_KEYS, KNOWN), HEADER_KEYS, number)
    if data.get(KNOWN, True) is not True:
        raise BadRecord(f'line {number}: "known" can only be true')
    name = _text(data["game"], "game", number)
    rules = _text(data["rules"], "rules", number)
    seats = _int(data["seats"], "seats", number)
    commitment = _text(data["commitment"], "commitment", number)
    if len(commitment) != 64 or commitment.strip("0123456789abcdef"):
        raise BadRecord(f'line {number}: "commitment" must be 64 hexadecimal digits')
    raw = data["options"]
    if not isinstance(raw, dict):
        raise BadRecord(f'line {number}: "options" must be an object, found {_kind(raw)}')
    options = {_text(key, "options", number): _text(value, "options", number) for key, value in raw.items()}
    try:
        game = find(name)
    except UnknownGame as unknown:
        raise BadRecord(f"line {number}: {unknown}") from unknown
    try:
        setup = game.check_setup(seats, options)
    except BadSetup as bad:
        raise BadRecord(f"line {number}: {bad}{_other_rules(game, rules)}") from bad
    return Record(game, rules, setup, seats, commitment)


def _other_rules(game: Game, rules: str) -> str:
    return "" if game.rules == rules else f" (played under the rules {short(rules)}; these are {game.rules!r})"


def _given(data: dict[str, object], number: int, seats: int) -> Given:
    _only(data, ANSWER_KEYS, ANSWER_KEYS, number)
    seat = _int(data["seat"], "seat", number)
    if not 0 <= seat < seats:
        raise BadRecord(f"line {number}: there is no seat {short(seat)}")
    raw = data["answer"]
    if not isinstance(raw, list) or not raw:
        raise BadRecord(f'line {number}: "answer" must be a list of numbers and texts')
    parts: list[int | str] = []
    for part in raw:
        if isinstance(part, bool) or not isinstance(part, int | str):
            raise BadRecord(f'line {number}: "answer" must hold numbers and texts, found {_kind(part)}')
        parts.append(part)
    return Given(number, seat, tuple(parts))


def _roll(data: dict[str, object], number: int) -> Roll:
    _only(data, CHANCE_KEYS, CHANCE_KEYS, number)
    return Roll(number, _text(data["chance"], "chance", number), _ints(data["result"], "result", number))


def _end(record: Record, data: dict[str, object], number: int) -> None:
    _only(data, END_KEYS, END_KEYS[1:], number)
    count = _int(data["answers"], "answers", number)
    if count != record.answers():
        raise BadRecord(
            f"line {number}: the record should hold {short(count)} answers, but there are {record.answers()}"
        )
    raw = data["result"]
    if raw is not None:
        if not isinstance(raw, dict):
            raise BadRecord(f'line {number}: "result" must be an object or null, found {_kind(raw)}')
        _only(raw, ("places", "points", "reason"), ("places", "points", "reason"), number)
        record.result = {
            "places": _ints(raw["places"], "places", number),
            "points": _ints(raw["points"], "points", number),
            "reason": _text(raw["reason"], "reason", number),
        }
    if "seed" in data:
        record.seed = _text(data["seed"], "seed", number)
        if not _keeps(record.seed, record.commitment):
            raise BadRecord(f"line {number}: the seed does not fit the commitment of line 1")
    record.has_end = True
    record.end_line = number


def _keeps(seed: str, commitment: str) -> bool:
    return sha256(seed.encode("utf-8", "replace")).hexdigest() == commitment


def _only(data: dict[str, object], allowed: tuple[str, ...], needed: tuple[str, ...], number: int) -> None:
    for key in data:
        if key not in allowed:
            raise BadRecord(f"line {number}: unknown key {short(key)}, expected {', '.join(allowed)}")
    for key in needed:
        if key not in data:
            raise BadRecord(f'line {number}: "{key}" is missing')


def _int(value: object, key: str, number: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadRecord(f'line {number}: "{key}" must be a whole number, found {_kind(value)}')
    return value


def _text(value: object, key: str, number: int) -> str:
    if not isinstance(value, str):
        raise BadRecord(f'line {number}: "{key}" must be a text, found {_kind(value)}')
    return value


def _ints(value: object, key: str, number: int) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord(f'line {number}: "{key}" must be a list of whole numbers, found {_kind(value)}')
    return [_int(item, key, number) for item in value]


def _kind(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int | float):
        return f"the number {short(value)}"
    if isinstance(value, str):
        return f"the text {short(value)}"
    return "a list" if isinstance(value, list) else "an object"


def _keys(data: dict[str, object]) -> str:
    return ", ".join(short(key) for key in list(data)[:4]) or "nothing"


# Replaying


def load(text: str, forgive_torn_tail: bool = False, seed: str | None = None) -> Match:
    """Replay a record through the checked door, comparing what chance answers.

    `forgive_torn_tail`: for recovery after a crash; a cut off last line is dropped and the last line may be missing.
    `seed`: the secret seed of a record that does not reveal it. Without any seed the recorded chance results are used,
    and the match cannot go on beyond them: it raises ChanceUnknown.

    A record of other rules is a BadRecord here; `follow` goes with it as far as the rules agree.
    """
    record = read(text, forgive_torn_tail)
    if record.rules != record.game.rules:
        raise BadRecord(
            f"line 1: the match was played under the rules {short(record.rules)}; these are {record.game.rules!r}"
        )
    return replay(record, seed)


def replay(record: Record, seed: str | None = None) -> Match:
    """Replay a record that has been read. See `load`."""
    if seed is not None and not isinstance(seed, str):
        raise BadRecord(f"the seed of a record is a text, not {short(seed)}")
    if seed is not None and not _keeps(seed, record.commitment):
        raise BadRecord("line 1: the given seed does not fit the commitment")
    secret = record.seed if seed is None else seed
    try:
        return _replay(record, secret)
    except ChanceUnknown as unknown:
        # The answer was written down, what chance said to it was not: it was never acknowledged.
        if not record.has_end and record.facts and isinstance(record.facts[-1], Given):
            record.facts.pop()
            return _replay(record, secret)
        raise BadRecord(f"line {_last_line(record)}: {unknown}") from unknown


def _replay(record: Record, seed: str | None) -> Match:
    dice = Dice(seed) if seed is not None else RecordedDice(record.commitment, record.rolls())
    match = Match.start(record.game, record.seats, None, record.options, dice)
    _compare(record, match)
    return match


def _compare(record: Record, match: Match) -> None:
    """Give the recorded answers to a match that has just started, and compare what comes of them with the record."""
    compared = 0
    place = 0
    while True:
        for _, stream, result in match.chance[compared:]:
            if place == len(record.facts):
                if record.has_end:
                    raise ReplayDiffers(
                        f"line {record.end_line}: the record ends here, but now {_rolled(stream, result)} came"
                    )
                compared += 1
                continue
            fact = record.facts[place]
            if isinstance(fact, Given):
                raise ReplayDiffers(
                    f"line {fact.line}: recorded the answer {short(list(fact.option))}, "
                    f"but now {_rolled(stream, result)} came"
                )
            if fact.stream != stream or fact.result != result:
                raise ReplayDiffers(
                    f"line {fact.line}: recorded {_rolled(fact.stream, fact.result)}, "
                    f"but now {_rolled(stream, result)} came{_where(fact.result, result)}"
                )
            compared += 1
            place += 1
        if place == len(record.facts):
            break
        fact = record.facts[place]
        if isinstance(fact, Roll):
            raise ReplayDiffers(
                f"line {fact.line}: recorded {_rolled(fact.stream, fact.result)}, but now nothing is left to chance"
            )
        try:
            match.answer(fact.seat, fact.option)
        except (BadRecord, ReplayDiffers, ChanceUnknown):
            raise
        except StolikError as error:
            raise BadRecord(f"line {fact.line}: {_cut(str(error))}") from error
        place += 1
    if record.has_end:
        came = None if match.result is None else match.result.to_json()
        if came != record.result:
            raise ReplayDiffers(f"line {record.end_line}: recorded the result {record.result}, but now it is {came}")


class Followed:
    """A record gone along with: the match as far as it came, and where it parted from the record, if it did."""

    __slots__ = ("match", "parted")

    def __init__(self, match: Match, parted: str) -> None:
        self.match: Match = match
        self.parted: str = parted
        """What came otherwise than recorded, with its line; empty where nothing did."""


def follow(record: Record) -> Followed:
    """Replay a record under today's rules, from its recorded answers and chance, as far as the two agree.

    A roll or an answer that today's rules do not know ends it. What has come until then can be looked at.
    """
    dice = RecordedDice(record.commitment, record.rolls())
    try:
        match = Match.start(record.game, record.seats, None, record.options, dice)
    except (ReplayDiffers, ChanceUnknown) as other:
        raise ReplayDiffers(f"under today's rules the match cannot be set up like this: {other}") from other
    try:
        _compare(record, match)
    except StolikError as error:
        return Followed(_as_far_as(record, match), str(error))
    return Followed(match, "")


def _as_far_as(record: Record, match: Match) -> Match:
    """The match once more, with the answers that went well: the last one may have ended in the middle of a rule."""
    given = len(match.answers)
    while True:
        dice = RecordedDice(record.commitment, record.rolls())
        again = Match.start(record.game, record.seats, None, record.options, dice)
        answers = [fact for fact in record.facts if isinstance(fact, Given)][:given]
        try:
            for fact in answers:
                again.answer(fact.seat, fact.option)
        except StolikError:
            given -= 1
            continue
        return again


def _cut(text: str) -> str:
    return text if len(text) <= 300 else text[:297] + "..."


def _rolled(stream: str, result: list[int]) -> str:
    if len(result) == 1:
        return f"the roll {result[0]} of {short(stream)}"
    shown = ", ".join(str(number) for number in result[:8])
    return f"the shuffle of {short(stream)} ({shown}{', ...' if len(result) > 8 else ''})"


def _where(was: list[int], now: list[int]) -> str:
    """Where two long results part."""
    for index, (old, new) in enumerate(zip(was, now, strict=False)):
        if old != new:
            return f"; they part at number {index + 1}: {short(old)}, {new}" if len(now) > 1 else ""
    return f"; {len(was)} numbers, {len(now)}"


def _last_line(record: Record) -> int:
    return record.end_line or (record.facts[-1].line if record.facts else 1)


# Files


def read_file(path: str) -> str:
    """The text of a record file."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadRecord(f"the file cannot be read: {_reason(error)}") from error
    if len(data) > MAX_BYTES:
        raise BadRecord(f"the file is larger than {MAX_BYTES} bytes: this is not a record of a match")
    try:
        return data.decode()
    except UnicodeDecodeError as foreign:
        line = data.count(b"\n", 0, foreign.start) + 1
        raise BadRecord(f"line {line}: not UTF-8 text") from foreign


def write_file(path: str, text: str) -> None:
    """Put a record in the place of the file in one step: a crash leaves the old one or the new one, whole."""
    try:
        place = os.path.realpath(path)
        if os.path.exists(place) and not os.path.isfile(place):
            with open(place, "w", encoding="utf-8", newline="\n") as stream:  # a device or a pipe stays what it is
                stream.write(text)
            return
        part = f"{place}.part"
        with open(part, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, place)
    except OSError as error:
        raise CannotWrite(f"the file cannot be written: {_reason(error)}", error.errno or 0) from error
    except ValueError as mistake:
        raise CannotWrite(f"the file cannot be written: {mistake}", 0) from mistake


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


# Verifying


def verify(text: str, forgive_torn_tail: bool = False) -> str:
    """Replay a record and say in a few lines what it is and what was proved.

    Where it was played under rules other than today's, OtherRules says so, and how far it can be followed.
    """
    record = read(text, forgive_torn_tail)
    if record.rules != record.game.rules:
        raise OtherRules(_told_apart(record))
    match = replay(record)
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    lines = [
        f"{record.game.id}, rules {record.game.rules}, {record.seats} seats{', ' if options else ''}{options}",
        f"{len(match.answers)} answers and {len(match.chance)} chance results replayed without a difference",
    ]
    if match.result is None:
        lines.append("the match is not over")
    else:
        places = ", ".join(f"seat {seat}: place {place}" for seat, place in enumerate(match.result.places))
        lines.append(f"result: {places} ({match.result.reason})")
    if record.seed is not None:
        lines.append(f"the seed fits the commitment {record.commitment}")
    else:
        lines.append(
            "no seed in this record: chance was taken from it, not checked, and the match cannot go on beyond it"
        )
    if record.torn_line:
        lines.append(f"line {record.torn_line} was cut off and left out")
    return "\n".join(lines)


def _told_apart(record: Record) -> str:
    """How far a record of other rules can be followed by today's."""
    begin = f"played under the rules {short(record.rules)}; these are {record.game.rules!r}"
    try:
        followed = follow(record)
    except ReplayDiffers as error:
        return f"{begin}: {error}"
    if followed.parted:
        came = f"{len(followed.match.answers)} of {record.answers()} answers"
        return f"{begin}: they agree for {came} and part at {followed.parted}"
    return f"{begin}: they agree in all {record.answers()} answers of this match"


def verify_file(path: str, forgive_torn_tail: bool = False) -> str:
    """`verify` for a file. Whatever is wrong is a BadRecord, a ReplayDiffers or OtherRules, never another error."""
    return verify(read_file(path), forgive_torn_tail)
