"""Golden matches: today's rules replay them to the letter, or say that they are other rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.kernel.errors import BadRecord, OtherRules, ReplayDiffers
from stolik.kernel.record import follow, load, read, read_file, save, verify
from stolik.kernel.registry import find
from stolik.testkit.golden import files, lacking

FOLDER = Path(__file__).parent / "golden"
GAMES = ("apex_legends", "radlands", "waste_knights", "wonderlands_war")
TODAY = [file for file in files(FOLDER) if any(file.name.startswith(find(g).rules.replace("/", "-")) for g in GAMES)]
EARLIER = [file for file in files(FOLDER) if file not in TODAY]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_people_and_every_setting_has_one(name: str) -> None:
    """After a change of rules: bump the version, then `python -m stolik.testkit.golden tests/golden`."""
    assert lacking(FOLDER, find(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_people_and_every_value_of_a_setting_is_played(name: str) -> None:
    game = find(name)
    records = [record for record in map(read, map(read_file, map(str, TODAY))) if record.game is game]
    assert {record.seats for record in records} == set(range(game.min_seats, game.max_seats + 1))
    for setting in game.settings:
        assert {record.options[setting.name] for record in records} == {*setting.values, *setting.retired}


@pytest.mark.parametrize("file", TODAY, ids=lambda file: file.stem)
def test_it_replays_to_the_letter(file: Path) -> None:
    """Else the rules are no longer those it was played by: their version has to be bumped."""
    text = read_file(str(file))
    assert save(load(text)) == text


@pytest.mark.parametrize("name", GAMES)
def test_other_rules_would_be_noticed(name: str) -> None:
    """A rule that rolls once more, or offers less, cannot hide behind the same version."""
    file = next(file for file in TODAY if file.name.startswith(name))
    text = read_file(str(file))
    rolled = next(line for line in text.splitlines() if line.startswith('{"chance"'))
    answered = next(line for line in reversed(text.splitlines()) if line.startswith('{"answer"'))
    for line in (rolled, answered):
        with pytest.raises((ReplayDiffers, BadRecord)):
            load(text.replace(f"{line}\n", "", 1))


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_one_of_earlier_rules_opens_as_far_as_the_rules_agree(file: Path) -> None:
    record = read(read_file(str(file)))
    followed = follow(record)
    assert bool(followed.parted) == (len(followed.match.answers) < record.answers())
    assert len(followed.match.answers) >= 5
    if followed.parted:
        assert "line " in followed.parted
        assert not followed.match.over
    else:
        assert followed.match.result is not None


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_verifying_tells_other_rules_from_a_bad_record(file: Path) -> None:
    text = read_file(str(file))
    with pytest.raises(OtherRules, match=r"played under the rules '.*/\d'; these are"):
        verify(text)
    with pytest.raises(BadRecord, match="line 1: the match was played under the rules"):
        load(text)
    with pytest.raises(BadRecord, match="line 2"):
        verify(text.replace('{"chance"', '{"change"', 1))


def test_there_are_some_of_earlier_rules_in_every_game() -> None:
    assert {file.name.rsplit("-", 2)[0] for file in EARLIER} == set(GAMES)
    parted = [bool(follow(read(read_file(str(file)))).parted) for file in EARLIER]
    assert True in parted
    assert False in parted
