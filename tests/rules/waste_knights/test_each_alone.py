"""One clause, one reason to fail: clauses that elsewhere are proved only in company."""

from __future__ import annotations

import pytest

from stolik.games.waste_knights.catalogue import FACE_ID, GEAR_ID
from stolik.games.waste_knights.state import Board
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def laid_out(seed: str = "laid out") -> Board:
    """A table before the knights are chosen."""
    state = Match.start("waste_knights", 2, seed).state
    assert isinstance(state, Board)
    return state


# Setup


@rule("WK-SETUP-04")
def test_the_exploration_deck_is_shuffled() -> None:
    decks = [laid_out(seed).finds for seed in ("a", "b")]
    assert [sorted(deck) for deck in decks] == [list(range(20))] * 2
    assert decks[0] != decks[1]


@rule("WK-SETUP-05")
def test_the_wasteland_cards_are_two_decks_each_shuffled() -> None:
    one, other = laid_out("a").wild, laid_out("b").wild
    assert len(one) == 2
    assert not set(one[0]) & set(one[1])
    for deck in (0, 1):
        assert sorted(one[deck]) == sorted(other[deck])
        assert one[deck] != other[deck]


@rule("WK-SETUP-07")
def test_the_injury_deck_is_shuffled() -> None:
    decks = [laid_out(seed).injury_deck for seed in "abc"]
    assert all(sorted(deck) == list(range(8)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1


@rule("WK-SETUP-08")
def test_the_fault_deck_is_shuffled() -> None:
    decks = [laid_out(seed).fault_deck for seed in "abc"]
    assert all(sorted(deck) == list(range(8)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1


@rule("WK-SETUP-12")
def test_all_ten_threat_tokens_are_in_the_bag() -> None:
    t = laid_out()
    assert len(t.bag) == len(set(t.bag)) == 10
    assert t.tokens == []


def drafted() -> Match:
    """Two knights have finished the draft: each a weapon and armour."""
    match = Match.start("waste_knights", 2, "draft")
    while match.questions[0].kind != "draft":
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    return match


@rule("WK-PSET-07")
def test_in_the_draft_one_card_is_taken_in_turn() -> None:
    match = drafted()
    order = []
    for card in ("knife", "pistol", "vest"):
        order.append(match.questions[0].seat)
        match.answer(order[-1], ("take", card))
    assert order[0] == order[2] != order[1]


@rule("WK-PSET-11")
def test_unused_starting_equipment_is_the_discard_pile() -> None:
    match = drafted()
    t = match.state
    assert isinstance(t, Board)
    left = sorted(t.start_cards)
    taken = []
    while match.questions[0].kind == "draft":
        options = match.questions[0].options
        option = ("done",) if ("done",) in options else options[0]
        match.answer(match.questions[0].seat, option)
        if option != ("done",):
            taken.append(FACE_ID.index(str(option[1])) >> 1)
    t = match.state
    assert isinstance(t, Board)
    for kind in taken:
        left.remove(kind)
    assert sorted(t.gear_gone) == left
    assert all(kind < len(GEAR_ID) for kind in left)


# Turns


@rule("WK-PASS-01")
def test_to_pass_is_offered_before_each_action() -> None:
    wk = Scenario("johnny_taylor")
    assert wk.can(("pass",))
    wk.do(("camp",))
    assert wk.asked == (0, "act")
    assert wk.can(("pass",))


@rule("WK-RULING-16")
def test_a_pass_ends_the_turn_and_not_one_action() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.do(("pass",))
    assert (wk.asked, wk.table.active) == ((1, "act"), 1)


# A shared space


@rule("WK-SHARE-01")
def test_a_camp_marker_lies_under_two_knights() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    assert wk.knight(0).space == wk.knight(1).space
    assert wk.seen().camps == [wk.knight(0).space]


@rule("WK-SHARE-02")
def test_the_camp_marker_is_taken_back_when_one_remains() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.wasteland("mirage")
    wk.move("M37")
    assert wk.seen().camps == []


@rule("WK-RULING-47")
def test_with_three_knights_the_marker_stays_when_one_leaves() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.wasteland("mirage")
    here = wk.knight(1).space
    wk.move("M37")
    assert wk.seen().camps == [here]


# The city


@rule("WK-CITY-05")
def test_an_injury_that_was_cured_is_in_the_injury_deck_again() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, injuries=["concussion"])
    assert len(wk.table.injury_deck) == 7
    wk.do(("city",), ("visit", "sawbones"), ("cure", "concussion"))
    assert sorted(wk.table.injury_deck) == list(range(8))


@rule("WK-CITY-07")
def test_a_fault_that_was_mended_is_in_the_fault_deck_again() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, faults=["bent_axle"])
    assert len(wk.table.fault_deck) == 7
    wk.do(("city",), ("visit", "mechanic"), ("mend", "bent_axle"))
    assert sorted(wk.table.fault_deck) == list(range(8))


@rule("WK-INJ-02")
def test_an_injury_is_discarded_at_the_sawbones() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, injuries=["concussion", "smashed_knee"])
    wk.do(("city",), ("visit", "sawbones"), ("cure", "smashed_knee"))
    assert wk.knight(0).injuries == ["concussion"]


@rule("WK-FAULT-02")
def test_a_fault_is_discarded_at_the_mechanic() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, faults=["bent_axle", "rickety"])
    wk.do(("city",), ("visit", "mechanic"), ("mend", "bent_axle"))
    assert wk.knight(0).faults == ["rickety"]


# Armour


def attacked(rolled: str) -> Scenario:
    """Johnny is hit by the Hulking Reject, unarmed."""
    wk = Scenario("johnny_taylor")
    wk.wasteland("hulking_reject")
    wk.rolls(rolled, "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    return wk


@rule("WK-COMBAT-26")
def test_the_broken_side_of_an_armour_is_not_used_against_the_same_attack() -> None:
    wk = attacked("G=S G=S B=S+S")
    wk.do(("armour", "junk_armour"))
    assert wk.question.kind != "dealt"
    assert wk.knight(0).armour == "broken_junk_armour"


@rule("WK-RULING-61")
def test_one_use_of_armour_breaks_it_once() -> None:
    wk = attacked("G=S G=S B=S+S")
    wk.do(("armour", "junk_armour"))
    assert wk.knight(0).armour == "broken_junk_armour"


@rule("WK-COMBAT-28")
@pytest.mark.parametrize(("answer", "wounds"), [(("armour", "junk_armour"), 2), (("pass",), 4)])
def test_wounds_that_are_not_negated_are_placed(answer: tuple[str, ...], wounds: int) -> None:
    wk = attacked("G=S G=S B=S+S")
    wk.do(answer)
    assert wk.knight(0).wounds == wounds


# Thrown weapons


@rule("WK-COMBAT-36")
def test_two_thrown_weapons_in_one_combat() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["frag_grenade", "molotov"])
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "knife"), ("use", "frag_grenade"))
    assert wk.can(("use", "molotov"))


@rule("WK-RULING-62")
def test_a_knight_who_has_thrown_one_weapon_may_throw_none_more() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["frag_grenade", "molotov"])
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "knife"), ("use", "frag_grenade"))
    assert wk.can(("pass",))


# Waking


def woken() -> Scenario:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, rad=2, unconscious="concussion")
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * 3)
    return wk


@rule("WK-UNC-05")
def test_waking_removes_radiation_heals_four_and_turns_the_card() -> None:
    johnny = woken().knight(0)
    assert (johnny.rad, johnny.wounds) == (1, 3)
    assert (johnny.unconscious, johnny.injuries) == ("", ["concussion"])


@rule("WK-UNC-06")
def test_waking_costs_no_meds() -> None:
    wk = Scenario("johnny_taylor")
    assert woken().knight(0).meds == wk.knight(0).meds


@rule("WK-UNC-08")
def test_after_waking_any_second_action_is_open() -> None:
    wk = woken()
    assert wk.asked == (0, "act")
    assert all(wk.can((action,)) for action in ("move", "camp", "explore", "city"))


@rule("WK-RULING-83")
def test_after_waking_there_is_one_action_left() -> None:
    wk = woken()
    wk.do(("camp",), ("done",))
    assert not wk.can(("explore",))


# Damage


@rule("WK-DMG-01")
def test_damage_is_placed_on_the_durability_field() -> None:
    wk = Scenario("johnny_taylor")
    wk.effect(0, "receive(damage,1)")
    wk.effect(0, "receive(damage,2)")
    assert wk.knight(0).damage == 3


@rule("WK-DMG-02")
def test_damage_beyond_the_durability_is_ignored() -> None:
    wk = Scenario("johnny_taylor")
    wk.fault_deck("rickety")
    wk.effect(0, "receive(damage,9)")
    assert wk.knight(0).damage == 4


@rule("WK-RULING-85")
def test_excess_damage_wrecks_no_more_than_exact_damage() -> None:
    found = []
    for count in (4, 9):
        wk = Scenario("johnny_taylor")
        wk.fault_deck("rickety", "bent_axle")
        wk.effect(0, f"receive(damage,{count})")
        found.append((wk.knight(0).wreck, wk.knight(0).faults))
    assert found[0] == found[1] == ("rickety", [])


@rule("WK-WRECK-01")
@pytest.mark.parametrize(("count", "wreck"), [(3, ""), (4, "rickety")])
def test_damage_that_equals_the_durability_draws_the_top_fault_as_a_wreck(count: int, wreck: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.fault_deck("rickety", "bent_axle")
    wk.effect(0, f"receive(damage,{count})")
    assert wk.knight(0).wreck == wreck


# Elimination


def eliminated() -> Scenario:
    """Johnny, with unique equipment, falls for the third time."""
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, injuries=["concussion", "smashed_knee"], faults=["rickety"], hands=["old_justice"])
    wk.explorations("x19")
    wk.do(("explore",), ("accept",))
    assert wk.knight(0).is_eliminated
    return wk


@rule("WK-ELIM-03")
def test_unique_equipment_of_an_eliminated_knight_goes_to_the_box() -> None:
    wk = eliminated()
    assert [GEAR_ID[kind] for kind in wk.table.box] == ["old_justice"]
    assert "old_justice" not in wk.pile("equipment")


@rule("WK-ELIM-05")
def test_an_eliminated_knight_has_no_more_turns() -> None:
    wk = eliminated()
    for _ in range(3):
        assert wk.asked == (1, "act")
        wk.do(("pass",))
