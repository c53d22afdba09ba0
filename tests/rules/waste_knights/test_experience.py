"""Sections 28 and 29: experience, advances, decks."""

import pytest

from stolik.games.waste_knights.catalogue import GEAR_KIND
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-XP-01", "WK-XP-02")
@pytest.mark.parametrize(
    ("xp", "gain", "due"), [(0, 2, 0), (0, 3, 1), (2, 4, 2), (3, 2, 0), (5, 1, 1), (8, 1, 1), (0, 9, 3), (9, 3, 0)]
)
def test_each_marked_value_makes_one_advance_due(xp: int, gain: int, due: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=xp)
    wk.effect(0, f"xp({gain})")
    johnny = wk.knight(0)
    assert (johnny.xp, johnny.due) == (xp + gain, due)


@rule("WK-XP-03", "WK-XP-04", "WK-XP-12")
def test_ex_55_past_nine() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=8, advances=["dead_eye", "lead_foot"])
    wk.effect(0, "xp(3)")
    assert (wk.knight(0).xp, wk.knight(0).due) == (11, 1)
    wk.effect(0, "xp(9)")
    assert (wk.knight(0).xp, wk.knight(0).due) == (19, 4)


@rule("WK-XP-03")
@pytest.mark.parametrize(("xp", "due"), [(12, 0), (13, 1), (15, 1), (16, 2), (18, 2), (19, 3)])
def test_after_ten_the_marks_count_again(xp: int, due: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=10)
    wk.effect(0, f"xp({xp - 10})")
    assert wk.knight(0).due == due


@rule("WK-XP-04")
def test_experience_stops_at_nineteen() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=19)
    wk.effect(0, "xp(3)")
    assert (wk.knight(0).xp, wk.knight(0).due) == (19, 0)


@rule("WK-XP-05")
def test_an_advance_is_taken_at_the_end_of_the_turn_or_in_camp_only() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=3, due=1)
    assert not wk.can(("advance",))
    wk.do(("pass",))
    assert wk.asked == (0, "advance")


@rule("WK-XP-06", "WK-RULING-96")
def test_due_advances_are_kept_and_taken_together() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=6, due=2)
    wk.do(("pass",), ("pass",))
    assert (wk.table.round, wk.knight(0).due) == (2, 2)
    wk.do(("pass",), ("advance", "dead_eye"), ("advance", "lead_foot"))
    assert (wk.knight(0).due, wk.knight(0).advances) == (0, ["dead_eye", "lead_foot"])


@rule("WK-XP-07")
def test_experience_is_not_spent() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=3, due=1)
    wk.do(("pass",), ("advance", "dead_eye"))
    assert wk.knight(0).xp == 3


@rule("WK-XP-08", "WK-XP-11")
@pytest.mark.parametrize(("xp", "late"), [(5, False), (6, True)])
def test_cards_of_the_own_and_the_general_deck_with_either_side(xp: int, late: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=xp, due=1)
    wk.do(("pass",))
    names = {str(option[1]) for option in wk.offered(0) if option[0] == "advance"}
    open_to_all = {"dead_eye", "fan_the_hammer", "road_sense", "lead_foot", "old_justice"}
    open_to_all |= {"tough", "weathered", "scavenger", "handy", "brawler", "marksman", "survivor", "haggler"}
    open_to_all |= {"bonesetter", "wirehead"}
    assert names == open_to_all | ({"no_surprises", "patrol_legend", "patched_duster"} if late else set())


@rule("WK-XP-09")
def test_the_other_side_is_closed_for_good() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=6, due=1, advances=["dead_eye"])
    wk.do(("pass",))
    assert not wk.can(("advance", "fan_the_hammer"))
    assert not wk.can(("advance", "dead_eye"))


@rule("WK-XP-10")
def test_unique_equipment_comes_working_and_follows_the_rules_of_equipment() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=3, due=1)
    wk.do(("pass",), ("advance", "old_justice"))
    assert wk.asked == (0, "place_card")
    wk.do(("hold", "old_justice"))
    assert wk.asked == (0, "shed")
    wk.do(("discard", "pistol"))
    assert sorted(wk.knight(0).hands) == ["knife", "old_justice"]


@rule("WK-XP-10", "WK-EQ-12")
def test_unique_equipment_breaks_and_is_repaired() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=3, hands=["broken_old_justice"])
    wk.do(("camp",), ("repair", "broken_old_justice"))
    assert wk.knight(0).hands == ["old_justice"]


SIX = ["dead_eye", "road_sense", "no_surprises", "tough", "handy"]


@rule("WK-XP-12")
def test_six_advance_cards_at_most_unique_equipment_included() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=16, due=1, advances=SIX, hands=["old_justice"])
    wk.do(("pass",))
    assert wk.asked == (1, "act")
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=16, due=1, advances=SIX)
    wk.do(("pass",))
    assert wk.asked == (0, "advance")


@rule("WK-XP-14")
def test_discarded_unique_equipment_returns_to_its_deck() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=3, hands=["old_justice"])
    wk.do(("arrange",), ("discard", "old_justice"))
    assert wk.knight(0).hands == []
    assert "old_justice" not in wk.pile("equipment")
    assert GEAR_KIND["old_justice"] not in wk.table.box


@rule("WK-XP-15")
def test_unique_equipment_may_be_discarded_of_free_will() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=3, hands=[], armour="", cargo=["old_justice"])
    wk.do(("arrange",))
    assert wk.can(("discard", "old_justice"))
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=3, hands=[], armour="", cargo=["old_justice"])
    wk.effect(0, "discard_gear(any,1) -> xp(1)")
    assert (wk.knight(0).cargo, wk.knight(0).xp) == ([], 4)


@rule("WK-XP-15", "WK-ENTRY-03")
@pytest.mark.parametrize(("kind", "xp"), [("any", 1), ("gear", 1), ("weapon", 0)])
def test_a_cost_of_equipment_needs_a_card_of_the_kind(kind: str, xp: int) -> None:
    for verb in ("discard_gear", "break_gear"):
        wk = Scenario("johnny_taylor")
        wk.given(0, hands=[], armour="", cargo=["toolbox"])
        wk.effect(0, f"{verb}({kind},1) -> xp(1)")
        assert wk.knight(0).xp == xp
        assert (wk.knight(0).cargo == ["toolbox"]) == (xp == 0)


@rule("WK-XP-14", "WK-XP-16", "WK-RULING-97")
def test_a_returned_unique_card_can_be_chosen_again() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=6, due=1, hands=["old_justice"])
    wk.do(("pass",))
    assert not wk.can(("advance", "old_justice"))
    wk.do(("pass",), ("arrange",), ("discard", "old_justice"), ("done",), ("wear", "junk_armour"))
    wk.do(("pass",))
    assert wk.can(("advance", "old_justice"))


@rule("WK-XP-13")
def test_advances_cannot_be_lost() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, advances=["dead_eye"])
    wk.effect(0, "discard_gear(any,9)")
    assert wk.knight(0).advances == ["dead_eye"]


@rule("WK-XP-17")
def test_a_general_advance_goes_to_who_comes_first_in_turn_order() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=3, due=1)
    wk.given(1, xp=3, due=1)
    wk.do(("pass",), ("advance", "tough"), ("pass",))
    assert wk.asked == (1, "advance")
    assert not wk.can(("advance", "tough"))
    assert not wk.can(("advance", "weathered"))
    assert wk.can(("advance", "handy"))


@rule("WK-XP-18")
def test_advance_decks_can_be_browsed_by_all() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=3, due=1)
    wk.do(("pass",))
    # What is open to a knight is a plain question: everybody can know the decks.
    assert not wk.question.is_later


@rule("WK-XP-19")
def test_drawn_equipment_never_is_an_advance() -> None:
    wk = Scenario("johnny_taylor")
    assert max(wk.table.gear) < GEAR_KIND["old_justice"]


# Decks


@rule("WK-DECK-01", "WK-DECK-02")
def test_ex_61_deck_exhausted() -> None:
    wk = Scenario("johnny_taylor")
    wk.all_discarded("HD")
    wk.also(lambda t: t.wild_gone[0].__delitem__(slice(37, 40)))
    wk.loose()
    wk.script("wild0", [*range(3, 38), 40, 38][::-1])
    wk.move("M37")
    assert [line["deck"] for line in wk.events("reshuffled")] == ["wild0"]
    assert len(wk.table.wild[0]) == 36
    assert wk.pile("HD") == []


@rule("WK-DECK-02", "WK-RULING-98")
def test_a_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x06", "x04")
    wk.all_discarded("explorations")
    wk.do(("explore",), ("decline",))
    assert wk.events("reshuffled") == []
    assert wk.table.finds == []
    wk.do(("fuel",), ("decline",))
    assert [line["deck"] for line in wk.events("reshuffled")] == ["finds"]
    # The two cards drawn in this action are not in the new deck.
    assert len(wk.table.finds) == 17


@rule("WK-DECK-01", "WK-DECK-03")
def test_a_reshuffled_equipment_deck_lies_broken_side_up() -> None:
    wk = Scenario("johnny_taylor")
    wk.all_discarded("equipment")
    wk.explorations("x04")
    wk.do(("explore",), ("accept",))
    (line,) = wk.events("drew_gear")
    cards = line["cards"]
    assert isinstance(cards, list)
    assert all(str(card).startswith("broken_") for card in cards)
    wk.do(("stow", str(cards[0])))


@rule("WK-DECK-03", "WK-DECK-05")
def test_injuries_and_faults_come_from_their_decks_with_the_state_side_up() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6)
    wk.injury_deck("concussion")
    wk.effect(0, "receive(wound,1)")
    johnny = wk.knight(0)
    assert (johnny.unconscious, johnny.injuries) == ("concussion", [])


@rule("WK-DECK-04", "WK-RULING-98")
def test_without_cards_a_draw_is_skipped() -> None:
    wk = Scenario("johnny_taylor")
    wk.all_discarded("equipment")
    wk.also(lambda t: t.gear_gone.clear())
    wk.loose()
    wk.effect(0, "draw_gear(1)")
    assert wk.knight(0).cargo == []
