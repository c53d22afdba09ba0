"""The worked examples EX-58 to EX-60: editions."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


def six_people(edition: str) -> Scenario:
    s = Scenario(edition)
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | punk[famine]")
    s.column(0, 3, "supply_depot | gunner | looter")
    s.hand(0, "vigilante")
    return s


@rule("RAD-ACT-PLAY-PERSON-06")
def test_ex_58_in_edition_pl_a_seventh_person_cannot_be_played() -> None:
    s = six_people("pl")
    assert not s.can(("play", "vigilante"))
    assert not s.can(("announce", "vigilante"))
    assert s.can(("junk", "vigilante"))


@rule("RAD-ACT-PLAY-PERSON-07", "RAD-RULING-07")
@pytest.mark.parametrize(
    ("where", "column"),
    [("behind", "garage | vigilante(n) | punk"), ("front", "garage | punk | vigilante(n)")],
)
def test_ex_58_in_edition_ua_room_is_made_for_a_seventh_person(where: str, column: str) -> None:
    s = six_people("ua")
    assert not s.can(("play", "vigilante"))
    s.answer(0, ("announce", "vigilante"))
    assert s.asked == (0, "make_room")
    assert s.targets() == ["muse", "scout", "sniper", "punk", "gunner", "looter"]
    assert not s.can(("pass",))
    s.hit("sniper")
    assert s.offered(0) == [("place", 2, "front"), ("place", 2, "behind")]
    s.answer(0, ("place", 2, where))
    assert s.show(0, 2) == column
    assert s.discard_pile() == ["sniper"]
    assert s.water_of(0) == 2
    assert s.hand_of(0) == []
    assert s.show(0, 1) == "railgun | muse | scout"
    assert s.show(0, 3) == "supply_depot | gunner | looter"
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-PERSON-09")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_ex_58_nobody_is_destroyed_for_a_person_while_a_column_has_room(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | -")
    s.column(0, 3, "supply_depot | gunner | looter")
    s.hand(0, "vigilante")
    plays = [option for option in s.offered(0) if option[0] in ("play", "announce")]
    assert plays == [("play", "vigilante", 2, "front"), ("play", "vigilante", 2, "behind")]


def uprising_with_five_people(edition: str) -> Scenario:
    s = Scenario(edition)
    s.turn_begins()
    s.queue(0, "uprising", None, None)
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | -")
    assert s.offered(0) == [("punk", 3, "front"), ("punk", 3, "behind"), ("pass",)]
    s.answer(0, ("punk", 3, "front"))
    assert s.show(0, 3) == "supply_depot | looter | punk(n)"
    return s


@rule("RAD-FAQ-UPRISING-01")
def test_ex_59_in_edition_pl_uprising_gives_no_punk_beyond_six_people() -> None:
    s = uprising_with_five_people("pl")
    assert s.asked == (0, "act")
    assert s.board.put_in_play == [1, 0]
    assert s.discard_pile() == ["uprising"]
    assert s.show(0, 1) == "railgun | muse | scout"
    assert s.show(0, 2) == "garage | sniper | gunner"
    s.assert_nothing_pending()


SIX = ["muse", "scout", "sniper", "gunner", "looter", "punk"]


@rule("RAD-FAQ-UPRISING-02", "RAD-RULING-08", "RAD-RULING-09")
def test_ex_59_in_edition_ua_both_surplus_punks_may_be_declined() -> None:
    s = uprising_with_five_people("ua")
    for _ in range(2):
        assert s.asked == (0, "make_room_for_punk")
        assert s.targets() == SIX
        assert s.can(("pass",))
        s.decline()
    assert s.asked == (0, "act")
    assert s.board.put_in_play == [1, 0]
    assert s.discard_pile() == ["uprising"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-UPRISING-02", "RAD-RULING-08", "RAD-RULING-09")
def test_ex_59_in_edition_ua_room_may_be_made_for_each_surplus_punk() -> None:
    s = uprising_with_five_people("ua")
    s.hit("muse")
    assert s.offered(0) == [("place", 1, "front"), ("place", 1, "behind")]
    s.answer(0, ("place", 1, "behind"))
    assert s.show(0, 1) == "railgun | punk(n) | scout"
    assert s.asked == (0, "make_room_for_punk")
    s.hit("gunner")
    s.answer(0, ("place", 2, "front"))
    assert s.show(0, 2) == "garage | sniper | punk(n)"
    assert s.board.put_in_play == [3, 0]
    assert s.discard_pile() == ["muse", "gunner", "uprising"]
    assert s.asked == (0, "act")
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-04", "RAD-RULING-13")
def test_ex_60_in_edition_ua_outpost_cannot_be_used_to_restore_only_itself() -> None:
    s = Scenario("ua")
    s.column(0, 1, "outpost(d)")
    assert s.can(("use", "outpost", 1, 0, 1))
    assert not s.can(("use", "outpost", 1, 0, 2))


@rule("RAD-EFF-RESTORE-05", "RAD-RULING-13")
def test_ex_60_in_edition_pl_outpost_restores_itself() -> None:
    s = Scenario("pl")
    s.column(0, 1, "outpost(d)")
    s.use("outpost", 2)
    s.hit("outpost")
    assert s.show(0, 1) == "outpost(n)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()
