"""The deck runs out in the middle of an effect (RAD-RULING-02 to -05, RAD-RULING-77)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


def is_draw(s: Scenario) -> bool:
    result = s.match.result
    return result is not None and result.places == (1, 1) and result.reason == "deck_ran_out"


# The first time


@rule("RAD-RULING-02", "RAD-RULING-05", "RAD-RULING-39")
def test_a_scientist_takes_its_third_card_from_the_new_deck() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(2)
    s.deck_top("muse", "strafe")
    s.discard("gunner", "looter")
    s.reshuffle("gunner", "muse", "strafe", "looter")  # Muse and Strafe lie on the pile by then.
    s.use("scientist")
    assert s.discard_pile() == ["gunner"]
    assert s.deck_ids() == ["muse", "strafe", "looter"]
    assert sorted(s.targets()) == ["gunner", "muse", "strafe"]
    s.hit("strafe")
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids() == ["strafe", "looter"]
    s.assert_nothing_pending()


@rule("RAD-RULING-02", "RAD-RULING-39")
def test_a_scientist_may_use_the_junk_effect_of_a_card_that_was_shuffled_into_the_new_deck() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.column(1, 1, "reactor | scout | -")
    s.deck(2)
    s.deck_top("muse", "strafe")
    s.discard("gunner", "looter")
    s.reshuffle("gunner", "muse", "strafe", "looter")
    s.use("scientist")
    s.hit("muse")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-02", "RAD-RULING-05")
def test_a_scientist_whose_third_card_is_the_last_leaves_the_pile_empty() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(3)
    s.deck_top("muse", "strafe", "gunner")
    s.reshuffle("muse", "gunner", "strafe")
    s.use("scientist")
    assert s.discard_pile() == []
    assert s.deck_ids() == ["muse", "gunner", "strafe"]
    assert sorted(s.targets()) == ["gunner", "muse", "strafe"]
    s.decline()
    s.assert_nothing_pending()


@rule("RAD-RULING-03", "RAD-RULING-04", "RAD-RULING-05")
@pytest.mark.parametrize(("pile", "is_over"), [((), True), (("gunner",), True), (("gunner", "looter"), False)])
def test_a_scientist_with_a_single_card_goes_through_the_new_deck(pile: tuple[str, ...], is_over: bool) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(1)
    s.discard(*pile)
    s.use("scientist")
    assert s.board.ran_out
    assert s.match.over == is_over
    assert is_draw(s) == is_over


@rule("RAD-RULING-03")
def test_a_scientist_on_the_last_two_cards_of_the_second_deck_ends_the_game() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(2)
    s.ran_out()
    s.discard("gunner", "looter")
    s.use("scientist")
    assert is_draw(s)


@rule("RAD-RULING-02", "RAD-RULING-05", "RAD-DECK-05")
def test_an_uprising_goes_on_with_a_new_deck_without_the_uprising_itself() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "uprising", None, None)
    s.deck(1)
    s.deck_top("muse")
    s.discard("gunner", "looter", "scout", "sniper")
    s.reshuffle("sniper", "scout", "looter", "gunner")
    s.answer(0, ("punk", 1, "front"))
    assert s.deck_ids() == ["sniper", "scout", "looter", "gunner"]
    s.answer(0, ("punk", 2, "front"), ("punk", 3, "front"))
    assert [s.face(0, column, 1) for column in (1, 2, 3)] == ["muse", "sniper", "scout"]
    assert s.discard_pile() == ["uprising"]
    assert s.hand_of(0) == ["looter"]
    s.assert_nothing_pending()


@rule("RAD-RULING-03", "RAD-RULING-05")
def test_an_uprising_on_the_second_deck_ends_the_game_with_its_last_card() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "uprising", None, None)
    s.deck(2)
    s.ran_out()
    s.discard("gunner")
    s.answer(0, ("punk", 1, "front"))
    assert not s.match.over
    s.answer(0, ("punk", 2, "front"))
    assert is_draw(s)


@rule("RAD-RULING-04", "RAD-RULING-05")
def test_an_uprising_is_not_in_the_pile_so_an_empty_pile_ends_the_game() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "uprising", None, None)
    s.deck(1)
    s.answer(0, ("punk", 1, "front"))
    assert is_draw(s)


@rule("RAD-RULING-05")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_a_junked_card_lies_in_the_pile_before_its_effect_takes_the_last_card(edition: str) -> None:
    s = Scenario(edition)
    s.hand(0, "argo_yesky", "strafe")
    s.deck(1)
    s.deck_top("muse")
    s.junk("strafe")
    assert s.hand_of(0) == ["argo_yesky", "muse"]
    assert s.deck_ids() == ["strafe"]
    assert s.discard_pile() == []
    s.assert_nothing_pending()

    s = Scenario(edition)
    s.hand(0, "argo_yesky")
    s.deck(1)
    s.deck_top("muse")
    s.junk("argo_yesky")
    s.answer(0, ("punk", 1, "front"))
    assert s.face(0, 1, 1) == "muse"
    assert s.deck_ids() == ["argo_yesky"]
    s.assert_nothing_pending()


@rule("RAD-RULING-02", "RAD-RULING-09")
def test_a_person_destroyed_to_make_room_is_in_the_pile_when_the_punk_takes_the_last_card() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | rabble_rouser | vigilante")
    s.deck(1)
    s.deck_top("famine")
    s.use("rabble_rouser", 1)
    s.hit("sniper")
    s.answer(0, ("place", 2, "front"))
    assert s.show(0, 2) == "garage | gunner | punk(n)"
    assert s.face(0, 2, 2) == "famine"
    assert s.deck_ids() == ["sniper"]
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-RULING-09", "RAD-CARD-PUNK-04")
def test_a_punk_destroyed_to_make_room_becomes_the_new_punk_and_the_deck_does_not_run_out() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | punk[banish] | gunner")
    s.column(0, 3, "supply_depot | rabble_rouser | vigilante")
    s.deck(1)
    s.deck_top("famine")
    s.ran_out()
    s.use("rabble_rouser", 1)
    s.hit("punk")
    s.answer(0, ("place", 2, "front"))
    assert s.face(0, 2, 2) == "banish"
    assert s.deck_ids() == ["famine"]
    assert not s.match.over
    s.assert_nothing_pending()


@rule("RAD-RULING-02", "RAD-TIME-03")
@pytest.mark.parametrize(
    ("person", "hand", "deck", "has_run_out"),
    [("muse", ["famine"], ["muse"], True), ("punk[banish]", ["banish"], ["famine"], False)],
)
def test_mulcher_destroys_before_it_draws(person: str, hand: list[str], deck: list[str], has_run_out: bool) -> None:
    s = Scenario()
    s.column(0, 1, f"mulcher | {person} | -")
    s.deck(1)
    s.deck_top("famine")
    s.use("mulcher")
    assert s.hand_of(0) == hand
    assert s.deck_ids() == deck
    assert s.board.ran_out == has_run_out
    s.assert_nothing_pending()


@rule("RAD-RULING-44", "RAD-RULING-02")
def test_an_event_turned_faceup_is_in_the_pile_when_its_punk_takes_the_last_card() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[banish] | -")
    s.deck(1)
    s.deck_top("famine")
    s.use("training_camp")
    s.answer(0, ("punk", 2, "front"))
    assert s.face(0, 2, 1) == "famine"
    assert s.deck_ids() == ["banish"]
    assert s.discard_pile() == []
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-RULING-49", "RAD-RULING-05")
def test_what_warehouse_discarded_is_shuffled_in_when_its_draws_empty_the_deck() -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "scout")
    s.deck(1)
    s.deck_top("famine")
    s.reshuffle("scout", "muse")
    s.use("warehouse")
    s.hit("muse")
    s.hit("scout")
    assert is_draw(s)  # Famine, then Scout, then Muse: the last card of the second deck.
    assert s.hand_of(0) == ["famine", "muse", "scout"]


@rule("RAD-RULING-02", "RAD-RULING-53")
def test_supply_depot_draws_its_second_card_from_the_new_deck() -> None:
    s = Scenario()
    s.hand(0, "scout")
    s.deck(1)
    s.deck_top("famine")
    s.discard("gunner", "looter")
    s.reshuffle("looter", "gunner")
    s.use("supply_depot")
    assert sorted(s.targets()) == ["famine", "looter"]
    s.hit("famine")
    assert s.hand_of(0) == ["looter", "scout"]
    assert s.discard_pile() == ["famine"]
    assert s.deck_ids() == ["gunner"]
    s.assert_nothing_pending()


@rule("RAD-RULING-02", "RAD-RULING-05", "RAD-RULING-53")
def test_interrogate_draws_on_from_the_new_deck_and_is_not_in_it() -> None:
    s = Scenario()
    s.hand(0, "interrogate")
    s.deck(2)
    s.deck_top("famine", "muse")
    s.discard("gunner", "looter", "scout")
    s.reshuffle("looter", "gunner", "scout")
    s.play("interrogate")
    assert sorted(s.targets()) == ["famine", "gunner", "looter", "muse"]
    for name in ("famine", "gunner", "looter"):
        s.hit(name)
    assert s.discard_pile() == ["famine", "gunner", "looter", "interrogate"]
    assert s.deck_ids() == ["scout"]
    s.assert_nothing_pending()


@rule("RAD-RULING-02", "RAD-RULING-04", "RAD-RULING-59")
@pytest.mark.parametrize("pile", [(), ("gunner", "looter", "scout")])
def test_bombardment_draws_on_from_the_new_deck_or_ends_the_game(pile: tuple[str, ...]) -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "bombardment", None, None)
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(d)")
    s.deck(1)
    s.deck_top("famine")
    s.discard(*pile)
    if not pile:
        assert is_draw(s)
        return
    s.reshuffle("scout", "looter", "gunner")
    assert s.hand_of(0) == ["famine", "looter", "scout"]  # Two for the camps, one in Replenish.
    assert s.discard_pile() == ["bombardment"]
    s.assert_nothing_pending()


@rule("RAD-RULING-03", "RAD-WIN-04")
def test_a_wounded_soldier_that_draws_the_last_card_ends_the_game_undamaged() -> None:
    s = Scenario()
    s.hand(0, "wounded_soldier")
    s.deck(1)
    s.ran_out()
    s.play("wounded_soldier", 1)
    assert is_draw(s)
    assert s.show(0, 1) == "railgun | wounded_soldier(n) | -"


@rule("RAD-RULING-03", "RAD-TIME-07")
def test_a_looter_that_destroys_the_last_camp_wins_before_it_draws_the_last_card() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(d)")
    s.deck(1)
    s.ran_out()
    s.use("looter")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.deck_size() == 1


@rule("RAD-RULING-02", "RAD-RULING-53")
def test_zetos_three_draws_go_on_from_the_new_deck() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.deck(2)
    s.deck_top("famine", "muse")
    s.discard("gunner", "looter")
    s.reshuffle("looter", "gunner")
    s.use("zeto_khan")
    assert sorted(s.targets()) == ["famine", "looter", "muse"]
    s.hit("famine")
    s.hit("looter")  # Then Muse is the only card left.
    assert s.hand_of(0) == []
    assert s.discard_pile() == ["famine", "looter", "muse"]
    assert s.deck_ids() == ["gunner"]
    s.assert_nothing_pending()


@rule("RAD-DECK-05", "RAD-RULING-02", "RAD-CARD-PUNK-04")
def test_a_punk_of_the_first_deck_destroyed_later_lies_on_the_second_deck() -> None:
    s = Scenario()
    s.column(1, 1, "reactor | punk[banish] | -")
    s.water(0, 4)
    s.deck(1)
    s.discard("gunner", "looter")
    s.reshuffle("looter", "gunner")
    s.draw()
    assert s.deck_ids() == ["looter", "gunner"]
    s.use("railgun")
    s.hit("punk")
    assert s.deck_ids() == ["banish", "looter", "gunner"]
    s.assert_nothing_pending()


# Obelisk of the revised printing


@rule("RAD-RULING-77")
@pytest.mark.parametrize("pile", [(), ("gunner", "looter")])
@pytest.mark.parametrize("owner", [0, 1])
def test_the_revised_obelisk_wins_for_its_owner_whoever_takes_the_last_card(owner: int, pile: tuple[str, ...]) -> None:
    s = Scenario(camp_set="v2")
    s.turn_begins()
    s.column(owner, 1, "obelisk(d)")
    s.queue(0, "uprising", None, None)
    s.deck(1)
    s.discard(*pile)
    s.answer(0, ("punk", 2, "front"))
    assert s.match.result is not None
    assert s.match.result.reason == "obelisk"
    assert s.match.result.places == ((1, 2) if owner == 0 else (2, 1))


@rule("RAD-RULING-77", "RAD-CARD-CAMP-03")
def test_a_destroyed_revised_obelisk_wins_nothing() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "obelisk(x)")
    s.deck(1)
    s.discard("gunner", "looter")
    s.draw()
    assert not s.match.over
    assert s.deck_size() == 2


@rule("RAD-RULING-77", "RAD-DECK-02")
def test_the_second_run_out_is_a_draw_with_a_standing_revised_obelisk_too() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "obelisk")
    s.deck(1)
    s.ran_out()
    s.draw()
    assert is_draw(s)
