"""The worked examples EX-16 to EX-22: damage, punks, readiness."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text


@rule("RAD-CARD-PUNK-03", "RAD-CARD-PUNK-04", "RAD-HIDE-02", "RAD-HIDE-03")
@pytest.mark.parametrize("next_to_draw", [0, 1])
def test_ex_16_a_punk_that_is_hit_goes_unseen_onto_the_deck_and_is_drawn_next(next_to_draw: int) -> None:
    s = Scenario()
    s.column(1, 1, "reactor | punk[holdout] | -")
    s.water(0, 3 if next_to_draw == 1 else 4)  # One more than the example for A's Draw Card.
    s.use("railgun")
    s.hit("punk")
    assert s.show(1, 1) == "reactor"
    assert s.deck_size() == 31
    assert s.deck_ids()[0] == "holdout"
    for seat in (0, 1, None):
        assert "holdout" not in as_text(s.match.view(seat))
        assert "holdout" not in as_text(s.match.lines(seat))
    assert s.discard_pile() == []
    if next_to_draw == 0:
        s.draw()
    else:
        s.end_turn()
    assert s.hand_of(next_to_draw) == ["holdout"]
    assert s.hand_of(1 - next_to_draw) == []
    assert s.deck_size() == 30
    s.assert_nothing_pending()


@rule("RAD-EFF-RESTORE-01", "RAD-EFF-RESTORE-02", "RAD-READY-03", "RAD-READY-05", "RAD-TURN-13")
def test_ex_17_a_restored_person_is_not_ready_until_its_owners_next_turn() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scout(d) | -")
    s.hand(0, "gunner")
    s.junk("gunner")
    assert s.targets() == ["scout"]
    s.hit("scout")
    assert s.show(0, 1) == "railgun | scout(n) | -"
    assert not s.can(("use", "scout"))
    s.assert_nothing_pending()
    s.end_turn()
    s.end_turn()
    assert s.show(0, 1) == "railgun | scout | -"
    assert s.can(("use", "scout"))


@rule("RAD-READY-03", "RAD-RULING-40")
def test_ex_18_atomic_garden_makes_a_used_mutant_ready_again() -> None:
    s = Scenario()
    s.column(0, 1, "atomic_garden | mutant | -")
    s.use("mutant")
    s.answer(0, ("damage",))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "atomic_garden | mutant(d) | -"
    assert not s.can(("use", "mutant"))
    s.use("atomic_garden")
    s.hit("mutant")
    assert s.ready(0, 1, 1)
    s.use("mutant")
    s.answer(0, ("damage",))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x)"
    assert s.show(0, 1) == "atomic_garden(n) | mutant(d) | -"
    assert not s.ready(0, 1)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-READY-01", "RAD-READY-02", "RAD-ACT-ABILITY-03", "RAD-ACT-ABILITY-04")
def test_ex_19_a_damaged_camp_with_two_abilities_uses_one_of_them() -> None:
    s = Scenario()
    s.column(0, 1, "victory_totem(d)")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 3, "oasis")
    s.water(0, 5)
    assert s.can(("use", "victory_totem", 1, 0, 1))
    assert s.can(("use", "victory_totem", 1, 0, 2))
    s.use("victory_totem", 1)
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.water_of(0) == 3
    assert not s.ready(0, 1)
    assert not s.can(("use", "victory_totem"))
    s.assert_nothing_pending()
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "victory_totem", 1, 0, 2))


@rule("RAD-PROT-01", "RAD-PROT-04", "RAD-PROT-05", "RAD-PROT-07", "RAD-PROT-08", "RAD-EFF-DAMAGE-04")
@pytest.mark.parametrize(
    ("shooter", "targets"),
    [
        ("railgun", ["scout", "muse", "victory_totem"]),
        ("sniper", ["reactor", "vigilante", "scout", "cannon", "muse", "victory_totem"]),
    ],
)
def test_ex_20_railgun_hits_unprotected_and_sniper_any_cards_of_the_opponent(shooter: str, targets: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor | vigilante | scout")
    s.column(1, 2, "cannon | muse | -")
    s.use(shooter)
    assert sorted(s.targets()) == sorted(targets)
    assert {seat for seat, _, _ in s.slots()} == {1}
    assert len(s.offered(0)) == len(targets)
    s.hit("victory_totem")
    assert s.show(1, 3) == "victory_totem(d)"
    s.assert_nothing_pending()


@rule("RAD-EFF-INJURE-01", "RAD-RULING-13", "RAD-RULING-14")
def test_ex_21_injure_without_a_person_to_hit_cannot_be_used_but_can_be_junked() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vigilante | -")
    s.hand(0, "famine")
    assert s.can(("use", "railgun"))
    assert not s.can(("use", "vigilante"))
    s.junk("famine")
    assert s.discard_pile() == ["famine"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert s.show(0, 1) == "railgun | vigilante | -"
    s.assert_nothing_pending()


@rule("RAD-FAQ-CATAPULT-01", "RAD-PROT-05", "RAD-TIME-03")
def test_ex_22_catapult_damages_any_card_and_then_destroys_an_own_person() -> None:
    s = Scenario()
    s.column(0, 1, "catapult | punk[scout] | -")
    s.column(1, 1, "reactor | vigilante | scout")
    s.use("catapult")
    assert s.targets() == ["reactor", "vigilante", "scout", "cannon", "victory_totem"]
    assert s.show(0, 1) == "catapult(n) | punk | -"  # The damage comes first.
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | vigilante | scout"
    assert s.show(0, 1) == "catapult(n)"
    assert s.deck_size() == 31
    assert s.deck_ids()[0] == "scout"
    assert s.water_of(0) == 1
    kinds = [event.kind for event in s.match.log]
    assert kinds.index("damaged") < kinds.index("destroyed")
    s.assert_nothing_pending()


@rule("RAD-FAQ-CATAPULT-01")
def test_ex_22_catapult_cannot_be_used_without_an_own_person() -> None:
    s = Scenario()
    s.column(0, 1, "catapult")
    s.column(1, 1, "reactor | vigilante | scout")
    assert not s.can(("use", "catapult"))
