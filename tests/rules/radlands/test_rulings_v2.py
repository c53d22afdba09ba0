"""Rulings on the revised printing of the camps (RAD-RULING-77 to -79)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


def revised(cards: str, seat: int = 0) -> Scenario:
    """The first column of a seat, with the revised camps."""
    s = Scenario(camp_set="v2")
    s.column(seat, 1, cards)
    return s


# Obelisk


@rule("RAD-RULING-77")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("obelisk", ["obelisk", "obelisk(d)"])
def test_the_owner_of_the_obelisk_wins_when_the_last_card_is_taken(owner: int, obelisk: str) -> None:
    s = revised(obelisk, owner)
    s.deck(1)
    s.discard(5)
    s.draw()
    assert s.match.result is not None
    assert s.match.result.places == ((1, 2) if owner == 0 else (2, 1))
    assert len(s.hand_of(0)) == 1
    assert not s.board.ran_out


@rule("RAD-RULING-77")
def test_the_obelisk_wins_also_without_a_discard_pile() -> None:
    s = revised("obelisk")
    s.deck(1)
    s.draw()
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


@rule("RAD-RULING-77")
def test_a_punk_can_be_the_card_that_wins() -> None:
    s = revised("obelisk")
    s.deck(1)
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    s.answer(0, ("punk", 2, "front"))
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


@rule("RAD-RULING-77")
def test_the_obelisk_waits_for_the_last_card() -> None:
    s = revised("obelisk")
    s.deck(2)
    s.draw()
    assert not s.match.over
    s.assert_nothing_pending()


@rule("RAD-RULING-77")
def test_a_destroyed_obelisk_wins_nothing() -> None:
    s = revised("obelisk(x)")
    s.deck(1)
    s.discard("muse")
    s.draw()
    assert not s.match.over
    assert s.deck_ids() == ["muse"]
    s.assert_nothing_pending()


@rule("RAD-RULING-77")
def test_the_obelisk_wins_only_the_first_time() -> None:
    s = revised("obelisk")
    s.deck(1)
    s.ran_out()
    s.draw()
    assert s.match.result is not None
    assert s.match.result.places == (1, 1)


@rule("RAD-RULING-77")
def test_the_obelisk_of_the_first_printing_wins_nothing() -> None:
    s = Scenario()
    s.column(0, 1, "obelisk")  # Turned back by a Construction Yard.
    s.deck(1)
    s.discard("muse")
    s.draw()
    assert not s.match.over
    s.assert_nothing_pending()


# Resonator


@rule("RAD-RULING-78")
def test_resonator_can_be_the_only_ability_of_the_turn() -> None:
    s = revised("resonator | muse | -")
    s.hand(0, "scout")
    s.use("resonator")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    assert not s.can(("use",))
    assert s.can(("play", "scout"))  # Only abilities are forbidden.
    assert s.can(("draw",))
    assert s.can(("take_silo",))
    assert s.can(("junk", "scout"))
    s.assert_nothing_pending()


@rule("RAD-RULING-78")
@pytest.mark.parametrize("other", ["muse", "garage"])
def test_resonator_cannot_be_used_after_another_ability(other: str) -> None:
    s = revised("resonator | muse | -")
    assert s.can(("use", "resonator"))
    s.use(other)
    assert not s.can(("use", "resonator"))
    s.assert_nothing_pending()


@rule("RAD-RULING-78")
def test_actions_that_are_no_abilities_do_not_forbid_resonator() -> None:
    s = revised("resonator")
    s.hand(0, "scout", "looter")
    s.junk("looter")
    s.play("scout", 2)
    s.take_silo()
    assert s.can(("use", "resonator"))


@rule("RAD-RULING-78")
def test_the_limit_of_resonator_ends_with_the_turn() -> None:
    s = revised("resonator | muse | -")
    s.column(1, 1, "reactor | muse | -")
    s.use("resonator")
    s.hit("cannon")
    s.end_turn()
    assert s.can(("use", "muse"))  # The opponent is not bound.
    s.end_turn()
    assert s.can(("use", "muse"))
    assert s.can(("use", "resonator"))


@rule("RAD-RULING-78")
def test_even_with_vera_resonator_is_used_once() -> None:
    s = revised("resonator | vera_vosh | -")
    s.use("resonator")
    s.hit("reactor")
    assert s.ready(0, 1)
    assert not s.can(("use", "resonator"))
    s.assert_nothing_pending()


# Construction Yard


@rule("RAD-RULING-79")
def test_construction_yard_moves_people_of_either_player_protected_or_not() -> None:
    s = revised("construction_yard | muse | -")
    s.column(1, 1, "reactor | scout | vigilante")
    s.use("construction_yard")
    assert s.targets() == ["muse", "scout", "vigilante"]
    s.hit("scout")
    assert s.offered(0) == [("place", 1, "front"), ("place", 2, "front"), ("place", 3, "front")]
    s.answer(0, ("place", 2, "front"))
    assert s.show(1, 1) == "reactor | vigilante | -"
    assert s.show(1, 2) == "cannon | scout | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-79")
@pytest.mark.parametrize(("name", "where"), [("scout", "front"), ("vigilante", "behind")])
def test_a_person_can_go_to_the_other_place_of_its_own_column(name: str, where: str) -> None:
    s = revised("construction_yard")
    s.column(1, 1, "reactor | scout(d) | vigilante(n)")
    s.use("construction_yard")
    s.hit(name)
    s.answer(0, ("place", 1, where))
    assert s.show(1, 1) == "reactor | vigilante(n) | scout(d)"
    s.assert_nothing_pending()


@rule("RAD-RULING-79")
def test_a_moved_person_may_push_another_forward() -> None:
    s = revised("construction_yard | muse(n) | -")
    s.column(0, 2, "garage | scout | -")
    s.use("construction_yard")
    s.hit("muse")
    assert s.offered(0) == [("place", 2, "front"), ("place", 2, "behind"), ("place", 3, "front")]
    s.answer(0, ("place", 2, "behind"))
    assert s.show(0, 1) == "construction_yard(n)"
    assert s.show(0, 2) == "garage | muse(n) | scout"  # Nobody enters play: readiness is kept.
    assert s.board.put_in_play == [0, 0]
    s.assert_nothing_pending()


@rule("RAD-RULING-79")
def test_full_columns_are_no_goal() -> None:
    s = revised("construction_yard")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon | muse | gunner")
    s.use("construction_yard")
    s.hit("scout")
    assert s.asked == (0, "act")  # Column 3 was the only place.
    assert s.show(1, 3) == "victory_totem | scout | -"


@rule("RAD-RULING-79")
def test_without_people_construction_yard_moves_nobody() -> None:
    s = revised("construction_yard")
    assert not s.can(("use", "construction_yard", 1, 0, 1))
    assert s.can(("use", "construction_yard", 1, 0, 2))


@rule("RAD-RULING-79")
def test_a_person_goes_to_the_other_side_of_a_juggernaut() -> None:
    s = revised("construction_yard")
    s.column(0, 2, "scout | juggernaut | -", moves=1)
    s.use("construction_yard")
    assert ("place", 2, "front") in s.offered(0)
    s.answer(0, ("place", 2, "front"))
    assert s.show(0, 2) == "- | juggernaut | scout"
    s.assert_nothing_pending()


@rule("RAD-RULING-79")
def test_a_moved_doomsayer_does_not_enter_play() -> None:
    s = revised("construction_yard | doomsayer | -")
    s.queue(1, "famine")
    s.use("construction_yard")
    s.answer(0, ("place", 2, "front"))
    assert s.show(0, 2) == "garage | doomsayer | -"
    assert s.queue_of(1) == ("famine", None, None)
    s.assert_nothing_pending()
