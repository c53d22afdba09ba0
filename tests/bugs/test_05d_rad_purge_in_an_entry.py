"""Rad Purge, for use at any time of one's own turn, was not offered while an entry asked for a choice."""

import pytest

from stolik.games.waste_knights.catalogue import FACE
from stolik.games.waste_knights.map import SITES, SPACE_ID
from stolik.games.waste_knights.state import ROUND_ENDS, ROUND_STARTS, THREAD_ACTION, WALK
from stolik.games.waste_knights.story.run import free_uses
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

CHOICES = [("choose", 1), ("choose", 2), ("choose", 3)]


def meets_the_dry_caravan(rad: int = 3, cargo: tuple[str, ...] = ("rad_purge",)) -> Scenario:
    """Johnny ends a move on an encounter: entry 110, with a choice for 1 Meds."""
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, rad=rad, cargo=cargo)
    wk.wasteland("figure_on_the_verge")
    wk.move("M37")
    return wk


@rule("WK-OVR-08", "WK-ENTRY-02")
def test_rad_purge_is_offered_beside_the_choices_of_an_entry() -> None:
    wk = meets_the_dry_caravan()
    assert wk.asked == (0, "entry")
    assert wk.offered(0) == [*CHOICES, ("use", "rad_purge")]
    wk.do(("use", "rad_purge"))
    assert (wk.knight(0).rad, wk.knight(0).cargo) == (1, [])
    assert (wk.asked, wk.offered(0)) == ((0, "entry"), CHOICES)
    wk.do(("choose", 1))
    assert (wk.knight(0).xp, wk.knight(0).meds) == (2, 1)
    wk.assert_nothing_pending()


@rule("WK-OVR-08", "WK-EQ-11")
def test_a_broken_one_removes_one_radiation() -> None:
    wk = meets_the_dry_caravan(cargo=("broken_rad_purge",))
    wk.do(("use", "broken_rad_purge"))
    assert (wk.knight(0).rad, wk.offered(0)) == (2, CHOICES)


@rule("WK-ENTRY-03")
def test_without_such_a_card_only_the_choices_are_offered() -> None:
    wk = meets_the_dry_caravan(cargo=("toolbox",))
    assert wk.offered(0) == CHOICES


@rule("WK-OVR-08")
def test_in_the_turn_of_another_knight_it_is_not_offered() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, rad=2, cargo=["rad_purge"])
    assert wk.table.active == 0
    assert free_uses(wk.table, 1) == []
    assert free_uses(wk.table, 0) == []
    wk.do(("pass",))
    assert [use.source for use in free_uses(wk.table, 1)] == [FACE["rad_purge"]]


@rule("WK-OVR-08")
def test_in_an_entry_of_a_thread_action_it_is_offered() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space=SPACE_ID[SITES[1]], rad=2, cargo=["rad_purge"])
    wk.do(("thread", "salvage_the_pump_part"))
    assert wk.asked == (0, "entry")
    wk.do(("use", "rad_purge"))
    assert (wk.asked, wk.knight(0).rad) == ((0, "entry"), 0)


@rule("WK-OVR-08", "WK-ROUND-09")
@pytest.mark.parametrize(("phase", "count"), [(ROUND_STARTS, 0), (ROUND_ENDS, 0), (WALK, 1), (THREAD_ACTION, 1)])
def test_between_turns_it_is_not_offered(phase: int, count: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=2, cargo=["rad_purge"])
    table = wk.table
    table.phase = phase
    assert len(free_uses(table, 0)) == count


def test_it_has_words_and_nothing_forbids_it() -> None:
    wk = meets_the_dry_caravan()
    assert wk.match.why_not(0, ("use", "rad_purge")) is None
    assert ("use", "rad_purge") in wk.game.attempts(wk.table, wk.question, 0)
    for lang in LANGUAGES:
        said = wk.game.say_option(wk.table, wk.question, ("use", "rad_purge"))
        assert Speech(wk.game, lang).say(said)
