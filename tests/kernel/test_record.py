import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.kernel import record
from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadRecord, ChanceUnknown, ReplayDiffers, StolikError
from stolik.kernel.match import Match


def played(seed: int, answers: int = 10_000, edition: str = "ua") -> Match:
    match = Match.start("radlands", seed=seed, options={"edition": edition, "camp_set": "v2" if seed % 2 else "v1"})
    dice = Dice(f"player {seed}")
    for _ in range(answers):
        if match.over:
            break
        question = match.questions[dice.below(len(match.questions), "seat")]
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    return match


@pytest.fixture(scope="module")
def over() -> Match:
    return played(4)


@pytest.fixture(scope="module")
def text(over: Match) -> str:
    return record.save(over)


def changed(text: str, line: int, **values: object) -> str:
    """The record with some keys of one line set anew; `...` drops a key."""
    lines = text.splitlines()
    data = json.loads(lines[line - 1])
    for key, value in values.items():
        if value is ...:
            del data[key]
        else:
            data[key] = value
    lines[line - 1] = json.dumps(data)
    return "\n".join(lines) + "\n"


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def same(one: Match, other: Match) -> bool:
    return (
        one.state.to_json() == other.state.to_json()
        and one.answers == other.answers
        and one.chance == other.chance
        and one.result == other.result
        and all(one.lines(seat) == other.lines(seat) for seat in (0, 1, None))
        and [(q.seat, q.kind, q.options) for q in one.questions]
        == [(q.seat, q.kind, q.options) for q in other.questions]
    )


@pytest.mark.parametrize("strange", [None, 5, b"{}", ["{}"], {}], ids=lambda value: type(value).__name__)
def test_what_is_no_text_is_no_record(strange: Any, text: str) -> None:
    with pytest.raises((BadRecord, TypeError), match=r"a record is a text|object expected"):
        record.load(strange)
    if strange is not None:
        with pytest.raises((BadRecord, TypeError), match=r"the seed of a record is a text|object expected"):
            record.load(text, seed=strange)


@pytest.mark.parametrize("seed", range(8))
def test_a_loaded_match_is_the_saved_one(seed: int) -> None:
    match = played(seed, edition="pl" if seed % 3 else "ua")
    saved = record.save(match)
    loaded = record.load(saved)
    assert same(match, loaded)
    assert record.save(loaded) == saved


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 10, 40])
def test_an_unfinished_match_goes_on_where_it_was(answers: int) -> None:
    match = played(7, answers)
    loaded = record.load(record.save(match))
    assert same(match, loaded)
    for twin in (match, loaded):
        for _ in range(30):
            if not twin.over:
                twin.answer(twin.questions[0].seat, twin.questions[0].options[-1])
    assert same(match, loaded)


def test_the_format_is_as_documented(text: str, over: Match) -> None:
    lines = [json.loads(line) for line in text.splitlines()]
    assert list(lines[0]) == ["stolik", "game", "rules", "options", "seats", "commitment"]
    assert lines[0]["commitment"] == over.commitment
    assert [line["chance"] for line in lines[1:3]] == ["deck", "camps"]
    assert list(lines[3]) == ["answer", "seat"]
    assert lines[-1]["seed"] == "4"
    assert over.result is not None
    assert lines[-1]["result"] == over.result.to_json()
    assert lines[-1]["answers"] == len(over.answers)
    assert text.isascii()
    assert text.endswith("}\n")


def test_the_page_on_the_format_shows_a_record_that_loads() -> None:
    page = Path(__file__).parents[2] / "docs" / "record-format.md"
    example = page.read_text(encoding="utf-8").split("```jsonl\n")[1].split("```")[0]
    assert record.save(record.load(example)) == example
    assert record.load(example).answers[-1] == (0, ("concede",))


def test_conceding_is_an_answer_and_answers_taken_back_are_absent() -> None:
    match = played(3, 2)
    act = match.questions[0]
    junk = next(option for option in act.options if option[0] in ("take_silo", "junk"))
    match.answer(act.seat, junk)
    if match.can_undo(act.seat) == junk:
        match.undo(act.seat)
        assert same(match, record.load(record.save(match)))
    match.answer(1, ("concede",))
    loaded = record.load(record.save(match))
    assert loaded.result == match.result
    assert loaded.answers[-1] == (1, ("concede",))


# Without a seed


def test_a_record_without_seed_replays_from_its_chance_results(over: Match) -> None:
    text = record.save(over, reveal_seed=False)
    assert "seed" not in json.loads(text.splitlines()[-1])
    loaded = record.load(text)
    assert loaded.answers == over.answers
    assert loaded.chance == over.chance
    assert loaded.result == over.result
    assert loaded.commitment == over.commitment
    assert record.save(loaded) == text, "a seed that nobody knows cannot be revealed"
    assert "cannot go on beyond" in record.verify(text)


def test_a_match_without_seed_stops_where_its_chance_ends() -> None:
    match = played(5, 1)
    loaded = record.load(record.save(match, reveal_seed=False))
    question = loaded.questions[0]
    twin = loaded.copy()
    with pytest.raises(ChanceUnknown, match="no seed"):
        loaded.answer(question.seat, question.options[0])
    with pytest.raises(ChanceUnknown):
        twin.answer(question.seat, question.options[0])


def test_the_seed_can_be_given_by_who_keeps_it() -> None:
    match = played(5, 30)
    text = record.save(match, reveal_seed=False)
    assert same(match, record.load(text, seed="5"))
    with pytest.raises(BadRecord, match="line 1: the given seed"):
        record.load(text, seed="6")


def test_recorded_chance_must_be_possible() -> None:
    text = record.save(played(5, 30), reveal_seed=False)
    start = line_of(text, '{"chance":"start"')
    with pytest.raises(ReplayDiffers, match=rf"line {start}: \[2\] is not a number from 0 to 1"):
        record.load(changed(text, start, result=[2]))
    with pytest.raises(ReplayDiffers, match="line 2: this is not an order of the 66 cards of 'deck'"):
        record.load(changed(text, 2, result=[1, 2, 3]))
    lines = text.splitlines(keepends=True)
    with pytest.raises(ReplayDiffers, match="line 2: recorded chance 'camps', but now 'deck' is needed"):
        record.load("".join([lines[0], lines[2], lines[1], *lines[3:]]))


# Differences


def test_the_first_shuffle_that_differs_is_named(text: str) -> None:
    order = json.loads(text.splitlines()[2])["result"]
    other = [*order[:5], order[6], order[5], *order[7:]]
    with pytest.raises(ReplayDiffers) as caught:
        record.load(changed(text, 3, result=other))
    assert "line 3: recorded the shuffle of 'camps'" in str(caught.value)
    assert f"they part at number 6: {order[6]}, {order[5]}" in str(caught.value)


def test_a_roll_that_differs_is_named(text: str) -> None:
    line = line_of(text, '{"chance":"start"')
    was = json.loads(text.splitlines()[line - 1])["result"][0]
    with pytest.raises(ReplayDiffers, match=f"line {line}: recorded the roll {1 - was} of 'start', .* the roll {was}"):
        record.load(changed(text, line, result=[1 - was]))


def test_chance_that_is_missing_or_too_much_is_named(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(ReplayDiffers, match=r"line 3: recorded the answer .* but now the shuffle of 'camps'"):
        record.load("".join([*lines[:2], *lines[3:]]))
    with pytest.raises(
        ReplayDiffers, match="line 4: recorded the roll 1 of 'start', but now nothing is left to chance"
    ):
        record.load("".join([*lines[:3], '{"chance":"start","result":[1]}\n', *lines[3:]]))
    start = played(5, 0)
    bare = record.save(start).splitlines(keepends=True)
    with pytest.raises(ReplayDiffers, match="line 3: the record ends here, but now the shuffle of 'camps'"):
        record.load("".join([*bare[:2], bare[3]]))


def test_a_result_that_differs_is_named(text: str) -> None:
    last = len(text.splitlines())
    with pytest.raises(ReplayDiffers, match=f"line {last}: recorded the result None"):
        record.load(changed(text, last, result=None))
    with pytest.raises(ReplayDiffers, match=f"line {last}: recorded the result"):
        record.load(changed(text, last, result={"places": [1, 1], "points": [0, 0], "reason": "camps_destroyed"}))


def test_another_seed_does_not_fit_the_commitment(text: str) -> None:
    last = len(text.splitlines())
    with pytest.raises(BadRecord, match=f"line {last}: the seed does not fit the commitment"):
        record.load(changed(text, last, seed="5"))


# Damaged and foreign files

HEADER = 1
ANSWER = 4
CHANCE = 2
END = -1

BAD = [
    (HEADER, {"stolik": ...}, "not a record of a match"),
    (HEADER, {"stolik": 2}, "format 2; this program reads format 1"),
    (HEADER, {"stolik": True}, '"stolik" must be a whole number, found true or false'),
    (HEADER, {"stolik": 1.0}, '"stolik" must be a whole number'),
    (HEADER, {"game": "chess"}, "no game 'chess'"),
    (HEADER, {"game": 7}, '"game" must be a text'),
    (HEADER, {"game": ...}, '"game" is missing'),
    (HEADER, {"rules": "radlands/99"}, "the rules 'radlands/99'; these are 'radlands/"),
    (HEADER, {"options": {"edition": "de"}}, "option edition of radlands can be ua, pl"),
    (HEADER, {"options": {"speed": "1"}}, "no option 'speed'"),
    (HEADER, {"options": {"edition": 1}}, '"options" must be a text'),
    (HEADER, {"options": []}, '"options" must be an object'),
    (HEADER, {"seats": 3}, "radlands is for 2 players, not 3"),
    (HEADER, {"seats": True}, '"seats" must be a whole number'),
    (HEADER, {"seats": 10**30}, "radlands is for 2 players"),
    (HEADER, {"commitment": "abc"}, "64 hexadecimal digits"),
    (HEADER, {"author": "me"}, "unknown key 'author'"),
    (ANSWER, {"seat": 2}, "there is no seat 2"),
    (ANSWER, {"seat": -1}, "there is no seat -1"),
    (ANSWER, {"seat": True}, '"seat" must be a whole number'),
    (ANSWER, {"seat": "0"}, '"seat" must be a whole number'),
    (ANSWER, {"seat": ...}, '"seat" is missing'),
    (ANSWER, {"seat": 10**40}, "there is no seat far too large"),
    (ANSWER, {"answer": []}, "must be a list of numbers and texts"),
    (ANSWER, {"answer": "end_turn"}, "must be a list of numbers and texts"),
    (ANSWER, {"answer": ["keep", True]}, "found true or false"),
    (ANSWER, {"answer": ["keep", 1.5]}, "found the number 1.5"),
    (ANSWER, {"answer": ["keep", ["a"]]}, "found a list"),
    (ANSWER, {"answer": ["win"]}, "is not an option"),
    (ANSWER, {"note": "hi"}, "unknown key 'note'"),
    (ANSWER, {"answer": ...}, "expected an answer, a chance result or the last line, found 'seat'"),
    (CHANCE, {"chance": 3}, '"chance" must be a text'),
    (CHANCE, {"result": [True]}, '"result" must be a whole number, found true or false'),
    (CHANCE, {"result": [0.5]}, '"result" must be a whole number'),
    (CHANCE, {"result": None}, '"result" must be a list'),
    (CHANCE, {"result": ...}, '"result" is missing'),
    (END, {"answers": 1}, "should hold 1 answers"),
    (END, {"answers": ...}, "expected an answer"),
    (END, {"result": ...}, '"result" is missing'),
    (END, {"result": 3}, "must be an object or null"),
    (END, {"result": {"places": [1, 2]}}, '"points" is missing'),
    (END, {"result": {"places": [True, 2], "points": [1, 0], "reason": "x"}}, "found true or false"),
    (END, {"seed": 4}, '"seed" must be a text'),
    (END, {"seed": "\ud800"}, "does not fit"),
]


@pytest.mark.parametrize(("line", "values", "message"), BAD)
def test_a_wrong_value_is_named_with_its_line(text: str, line: int, values: dict[str, object], message: str) -> None:
    number = line if line > 0 else len(text.splitlines())
    with pytest.raises(BadRecord) as caught:
        record.load(changed(text, number, **values))
    assert str(caught.value).startswith(f"line {number}: ")
    assert message in str(caught.value)


RAW = [
    ("", "line 1: the file is empty"),
    ("\n", "line 1: not JSON"),
    ("hello\n", "line 1: not JSON"),
    ("\x00\x01\x02", "line 1: not JSON"),
    ("[]\n", "line 1: expected an object, found a list"),
    ("null\n", "line 1: expected an object, found null"),
    ('{"stolik":NaN}\n', "line 1: not JSON: NaN is no JSON number"),
    ('{"stolik":-Infinity}\n', "line 1: not JSON: -Infinity is no JSON number"),
    ('{"stolik":1,"stolik":1}\n', "line 1: not JSON: 'stolik' appears twice"),
    ('{"stolik":' + "9" * 5000 + "}\n", "line 1: not JSON"),
    ('{"stolik":' + "[" * 100_000 + "]" * 100_000 + "}\n", "line 1: nested too deeply"),
    ('{"a":' * 100_000, "line 1: "),
    ("{}\n", "line 1: this is not a record"),
    ('{"event":"[Event]"}\n', "line 1: this is not a record"),
]


@pytest.mark.parametrize(("raw", "message"), RAW)
def test_what_is_no_record_at_all_is_refused(raw: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        record.load(raw)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 400


def test_lines_behind_the_last_one_and_behind_the_end_are_refused(text: str) -> None:
    last = len(text.splitlines())
    with pytest.raises(BadRecord, match=f"line {last + 1}: nothing may follow"):
        record.load(text + '{"answer":["draw"],"seat":0}\n')
    lines = text.splitlines(keepends=True)
    more = json.loads(lines[-1])
    more["answers"] += 1
    with pytest.raises(BadRecord, match=f"line {last}: the match is over"):
        record.load("".join([*lines[:-1], '{"answer":["draw"],"seat":0}\n', json.dumps(more) + "\n"]))


def test_the_answer_of_a_seat_that_is_not_asked_is_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    line = next(n for n in range(6, len(lines)) if '"end_turn"' in lines[n])
    with pytest.raises(BadRecord, match=f"line {line + 1}: seat . is not asked"):
        record.load(changed(text, line + 1, seat=1 - json.loads(lines[line])["seat"]))


def test_windows_line_ends_do_no_harm(text: str, over: Match) -> None:
    assert record.load(text.replace("\n", "\r\n")).result == over.result


def test_a_missing_last_line_end_does_no_harm(text: str, over: Match) -> None:
    assert record.load(text.rstrip("\n")).result == over.result


# Torn writes


def test_a_torn_last_line_is_said_to_be_one(text: str) -> None:
    last = len(text.splitlines())
    with pytest.raises(BadRecord, match=f"line {last}: the last line is cut off, as after a torn write"):
        record.load(text[:-5])
    lines = text.splitlines(keepends=True)
    with pytest.raises(BadRecord, match=f"line {last - 1}: the record stops without its last line"):
        record.load("".join(lines[:-1]))


def test_every_torn_record_can_be_recovered_up_to_its_last_whole_line() -> None:
    match = played(5, 12)
    text = record.save(match)
    head = len("".join(text.splitlines(keepends=True)[:3]))
    for end in [*range(head, len(text), 7), len(text)]:
        torn = text[:end]
        whole = sum(1 for line in torn.split("\n")[:-1] if line.startswith('{"answer"'))
        for seed in ("5", None):
            loaded = record.load(torn, forgive_torn_tail=True, seed=seed)
            count = len(loaded.answers)
            assert loaded.answers == match.answers[:count]
            assert whole - (seed is None) <= count <= whole + 1


def test_a_torn_header_cannot_be_recovered(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: "):
        record.load(text[:30], forgive_torn_tail=True)


def test_recovery_forgives_no_other_damage(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(BadRecord, match="line 6: not JSON"):
        record.load("".join([*lines[:5], lines[5][:10] + "\n", *lines[6:]]), forgive_torn_tail=True)


# Anything at all


@settings(max_examples=300, deadline=None)
@given(
    st.text() | st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists).map(repr)
)
def test_no_text_is_answered_with_another_error(garbage: str) -> None:
    for forgive in (False, True):
        with pytest.raises(BadRecord):
            record.load(garbage, forgive_torn_tail=forgive)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_no_flipped_character_is_answered_with_another_error(data: st.DataObject) -> None:
    text = record.save(played(6, 8), reveal_seed=data.draw(st.booleans()))
    at = data.draw(st.integers(0, len(text) - 1))
    broken = text[:at] + data.draw(st.characters() | st.sampled_from('{}[]",:0123456789\n')) + text[at + 1 :]
    with contextlib.suppress(BadRecord, ReplayDiffers):
        record.load(broken, forgive_torn_tail=data.draw(st.booleans()))


# Files


def test_a_file_is_verified(tmp_path: Path, text: str, over: Match) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(text)
    said = record.verify_file(str(path))
    assert said.startswith("radlands, rules radlands/")
    assert f"{len(over.answers)} answers" in said
    assert f"the seed fits the commitment {over.commitment}" in said


def test_an_unfinished_and_a_torn_file_are_called_so(text: str) -> None:
    assert "the match is not over" in record.verify(record.save(played(5, 9)))
    last = len(text.splitlines())
    assert f"line {last} was cut off and left out" in record.verify(text[:-5], forgive_torn_tail=True)


@pytest.mark.parametrize("content", [b"", b"\x80abc", b'{"stolik":1}\n\xff\xfe\n', bytes(range(256)) * 9])
def test_a_binary_file_gets_a_line_number(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        record.verify_file(str(path))


def test_a_file_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (str(tmp_path), str(tmp_path / "nothing"), "a\0b"):
        with pytest.raises(BadRecord, match="cannot be read"):
            record.verify_file(path)


def test_a_file_is_replaced_in_one_step(tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    record.write_file(str(path), text)
    assert path.read_bytes() == text.encode()

    def crash(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", crash)
    with pytest.raises(StolikError, match="cannot be written: No space left"):
        record.write_file(str(path), "half")
    assert path.read_bytes() == text.encode()


def test_a_link_and_a_device_stay_what_they_are(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.jsonl"
    link = tmp_path / "link"
    link.symlink_to(path)
    record.write_file(str(link), text)
    assert link.is_symlink()
    assert path.read_text() == text
    record.write_file("/dev/null", text)
    assert Path("/dev/null").is_char_device()


@pytest.mark.parametrize("name", [".", "nowhere/at/all", "a\0b"])
def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(StolikError, match="cannot be written"):
        record.write_file(str(tmp_path / name), "")


def test_a_match_without_a_record_cannot_be_saved() -> None:
    with pytest.raises(StolikError, match="keeps no record"):
        record.save(Match.start("radlands", seed=1, keep=False))
    dice = Dice(1)
    dice.script = {"start": [[1]]}
    with pytest.raises(StolikError, match="by hand"):
        record.save(Match.start("radlands", dice=dice))
