"""The worked examples EX-40 to EX-52: camps."""

import pytest

from stolik.games.radlands.view import BoardView
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen


def table(s: Scenario, seat: int) -> BoardView:
    return seen(s.match, seat)


def unprotected(s: Scenario, seat: int) -> list[str]:
    columns = table(s, 0).sides[seat].columns
    return [card.card for column in columns for card in column if card and card.unprotected]


@rule("RAD-FAQ-ADRENALINE-LAB-02", "RAD-RULING-29")
def test_ex_40_adrenaline_lab_pays_for_a_damaged_persons_ability_and_destroys_that_person() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | sniper(d) | -")
    s.column(1, 1, "reactor | scout | -")
    s.use("adrenaline_lab")
    assert s.water_of(0) == 1
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | scout | -"
    assert s.discard_pile() == ["sniper"]
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert not s.ready(0, 1)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-PARACHUTE-BASE-01", "RAD-RULING-30")
def test_ex_41_parachute_base_plays_a_person_uses_it_and_damages_it() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vigilante")
    s.column(1, 1, "reactor | scout | -")
    s.use("parachute_base")
    s.answer(0, ("drop", "vigilante", 2, "front"))
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.show(0, 2) == "garage | vigilante(d) | -"
    assert s.hand_of(0) == []
    assert s.water_of(0) == 1
    assert not s.ready(0, 1)
    s.assert_nothing_pending()


@rule("RAD-FAQ-PARACHUTE-BASE-01", "RAD-RULING-30")
@pytest.mark.parametrize(("water", "is_usable"), [(1, False), (2, True)])
def test_ex_41_parachute_base_needs_the_water_for_both_costs(water: int, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vigilante")
    s.column(1, 1, "reactor | scout | -")
    s.water(0, water)
    assert s.can(("use", "parachute_base")) == is_usable
    assert s.can(("play", "vigilante"))


@rule("RAD-FAQ-TRAINING-CAMP-01", "RAD-FAQ-TRAINING-CAMP-02", "RAD-FAQ-TRAINING-CAMP-03", "RAD-RULING-26")
def test_ex_42_a_person_turned_faceup_enters_play_in_its_place_with_its_trait() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[vanguard] | scout")
    s.column(0, 2, "nest_of_spies")
    assert not s.can(("use", "nest_of_spies"))
    s.use("training_camp")
    assert s.asked == (0, "gain_punk")
    s.answer(0, ("punk", 2, "front"))
    assert s.show(0, 1) == "training_camp(n) | vanguard(n) | scout"
    assert s.show(0, 2) == "nest_of_spies | punk(n) | -"
    assert s.board.put_in_play == [2, 0]
    assert s.can(("use", "nest_of_spies"))
    s.use("nest_of_spies")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-CONSTRUCTION-YARD-01", "RAD-FAQ-CONSTRUCTION-YARD-02", "RAD-RULING-42")
def test_ex_43_a_camp_turned_back_is_undamaged_and_ready_and_the_yard_is_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "railgun(x)")
    s.column(0, 3, "garage")
    s.column(1, 1, "reactor | scout | -")
    s.use("construction_yard")
    assert s.show(0, 2) == "railgun"
    assert s.ready(0, 2)
    assert s.show(0, 1) == "construction_yard(x)"
    s.use("railgun")
    s.hit("scout")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


FIVE = ["reactor", "scout", "vigilante", "cannon", "victory_totem"]


@rule("RAD-FAQ-MERCENARY-CAMP-01", "RAD-FAQ-MERCENARY-CAMP-02", "RAD-RULING-45")
def test_ex_44_the_opponent_may_discard_two_of_three_cards() -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.column(1, 1, "reactor | scout | vigilante")
    s.hand(1, "muse", "famine", "sniper")
    s.use("mercenary_camp")
    assert s.asked == (1, "mercenaries")
    assert s.offered(1) == [("discard_two",), ("lose_card",)]
    s.answer(1, ("discard_two",))
    assert s.asked == (1, "discard")
    assert sorted(s.targets()) == ["famine", "muse", "sniper"]
    s.hit("muse")
    assert sorted(s.targets()) == ["famine", "sniper"]
    s.hit("famine")
    assert s.hand_of(1) == ["sniper"]
    assert s.discard_pile() == ["muse", "famine"]
    assert table(s, 0).discard.this_turn == ["muse", "famine"]
    assert s.show(1, 1) == "reactor | scout | vigilante"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-MERCENARY-CAMP-01", "RAD-RULING-45")
@pytest.mark.parametrize("hand", [("muse", "famine", "sniper"), ("muse",)])
@pytest.mark.parametrize(
    ("victim", "columns"),
    [
        ("scout", ["reactor | vigilante | -", "cannon", "victory_totem"]),
        ("vigilante", ["reactor | scout | -", "cannon", "victory_totem"]),
        ("reactor", ["reactor(x) | scout | vigilante", "cannon", "victory_totem"]),
        ("cannon", ["reactor | scout | vigilante", "cannon(x)", "victory_totem"]),
        ("victory_totem", ["reactor | scout | vigilante", "cannon", "victory_totem(x)"]),
    ],
)
def test_ex_44_the_opponent_loses_one_of_five_cards_undamaged_and_protected_or_not(
    hand: tuple[str, ...], victim: str, columns: list[str]
) -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.column(1, 1, "reactor | scout | vigilante")
    s.hand(1, *hand)
    s.use("mercenary_camp")
    if len(hand) == 3:
        s.answer(1, ("lose_card",))
    assert s.asked == (1, "lose_card")
    assert s.targets() == FIVE
    assert len(s.offered(1)) == 5
    s.hit(victim)
    assert [s.show(1, column) for column in (1, 2, 3)] == columns
    assert s.hand_of(1) == sorted(hand)
    s.assert_nothing_pending()


@rule("RAD-RULING-46")
@pytest.mark.parametrize(
    ("victim", "columns"),
    [
        ("reactor", ["reactor(d) | scout | -", "cannon", "victory_totem"]),
        ("scout", ["reactor | scout(d) | -", "cannon", "victory_totem"]),
        ("cannon", ["reactor | scout | -", "cannon(d)", "victory_totem"]),
        ("victory_totem", ["reactor | scout | -", "cannon", "victory_totem(d)"]),
    ],
)
def test_ex_45_the_opponent_chooses_what_the_scud_launcher_damages(victim: str, columns: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "scud_launcher")
    s.column(1, 1, "reactor | scout | -")
    s.use("scud_launcher")
    assert s.asked == (1, "suffer")
    assert s.targets() == ["reactor", "scout", "cannon", "victory_totem"]
    assert len(s.offered(1)) == 4
    s.hit(victim)
    assert [s.show(1, column) for column in (1, 2, 3)] == columns
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule(
    "RAD-FAQ-OMEN-CLOCK-01",
    "RAD-FAQ-OMEN-CLOCK-02",
    "RAD-EVENT-05",
    "RAD-EVENT-06",
    "RAD-FAQ-WATCHTOWER-01",
    "RAD-RULING-61",
)
def test_ex_46_omen_clock_resolves_an_event_on_space_1_and_watchtower_notices() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.column(0, 2, "watchtower")
    s.queue(0, "banish", "uprising", None)
    s.column(1, 1, "reactor | scout | -")
    assert not s.can(("use", "watchtower"))
    s.use("omen_clock")  # Uprising is blocked, so nothing is asked.
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["scout", "banish"]
    assert s.queue_of(0) == (None, "uprising", None)
    assert s.water_of(0) == 2
    assert s.can(("use", "watchtower"))
    s.use("watchtower")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-OMEN-CLOCK-03", "RAD-FAQ-OMEN-CLOCK-04", "RAD-EVENT-07")
def test_ex_47_the_opponents_raiders_advanced_by_omen_clock_are_the_opponents() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.queue(1, "raiders", None, None)
    s.use("omen_clock")
    assert s.asked == (0, "raided")
    assert s.targets() == ["omen_clock", "garage", "supply_depot"]
    s.hit("garage")
    assert s.show(0, 2) == "garage(d)"
    assert s.queue_of(1) == (None, None, None)
    assert s.board.raiders_home == [1, 1]
    assert s.asked == (0, "act")
    s.assert_nothing_pending()


@rule("RAD-FAQ-DOOMSAYER-01", "RAD-RULING-38", "RAD-EVENT-08")
@pytest.mark.parametrize(
    ("answer", "after"), [("move_back", (None, "famine", "uprising")), ("pass", ("famine", "uprising", None))]
)
def test_ex_48_doomsayer_may_move_all_events_of_the_opponent_back(answer: str, after: tuple[str | None, ...]) -> None:
    s = Scenario()
    s.hand(0, "doomsayer")
    s.queue(1, "famine", "uprising", None)
    s.play("doomsayer", 1)
    assert s.offered(0) == [("move_back",), ("pass",)]
    s.answer(0, (answer,))
    assert s.queue_of(1) == after
    assert s.show(0, 1) == "railgun | doomsayer(n) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-DOOMSAYER-01", "RAD-FAQ-DOOMSAYER-02", "RAD-EVENT-08")
@pytest.mark.parametrize("queue", [(None, None, "bombardment"), (None, None, None)])
def test_ex_48_doomsayer_may_be_played_when_nothing_can_move(queue: tuple[str | None, ...]) -> None:
    s = Scenario()
    s.hand(0, "doomsayer")
    s.queue(1, *queue)
    s.play("doomsayer", 1)
    assert s.asked == (0, "act")
    assert s.queue_of(1) == queue
    assert s.show(0, 1) == "railgun | doomsayer(n) | -"
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-02", "RAD-RULING-66", "RAD-RULING-67", "RAD-RULING-69")
@pytest.mark.parametrize("victim", ["reactor", "cannon", "victory_totem"])
def test_ex_49_the_juggernaut_moves_twice_and_returns_with_the_third_move(victim: str) -> None:
    s = Scenario()
    s.column(0, 1, "juggernaut | muse | scout")
    s.use("juggernaut")
    assert s.show(0, 1) == "muse | juggernaut(n) | scout"
    assert unprotected(s, 0) == ["scout", "garage", "supply_depot"]
    assert s.water_of(0) == 2
    s.end_turn()
    s.end_turn()
    assert s.show(0, 1) == "muse | juggernaut | scout"
    s.use("juggernaut")
    assert s.show(0, 1) == "muse | scout | juggernaut(n)"
    assert unprotected(s, 0) == ["juggernaut", "garage", "supply_depot"]
    s.end_turn()
    s.end_turn()
    s.use("juggernaut")
    assert s.show(0, 1) == "juggernaut(n) | muse | scout"
    assert s.asked == (1, "lose_camp")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]
    s.hit(victim)
    camps = [name + ("(x)" if name == victim else "") for name in ("reactor", "cannon", "victory_totem")]
    assert [s.show(1, column) for column in (1, 2, 3)] == camps
    assert s.show(0, 1) == "juggernaut(n) | muse | scout"
    s.assert_nothing_pending()


@rule("RAD-FAQ-MULCHER-01", "RAD-FAQ-BLOOD-BANK-01", "RAD-RULING-47")
def test_ex_50_octagon_mulcher_and_blood_bank_need_an_own_person() -> None:
    s = Scenario()
    s.column(0, 1, "the_octagon")
    s.column(0, 2, "mulcher")
    s.column(0, 3, "blood_bank")
    s.column(1, 1, "reactor | scout | -")
    assert not s.can(("use",))


@rule("RAD-RULING-47")
def test_ex_50_the_octagon_takes_only_the_own_person_when_the_opponent_has_none() -> None:
    s = Scenario()
    s.column(0, 1, "the_octagon | scout | -")
    s.column(0, 2, "mulcher")
    s.column(0, 3, "blood_bank")
    s.use("the_octagon")
    assert s.discard_pile() == ["scout"]
    assert s.show(0, 1) == "the_octagon(n)"
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-COMMAND-POST-01", "RAD-RULING-19", "RAD-RULING-27")
@pytest.mark.parametrize(
    ("water", "can_pillbox", "can_muse"), [(0, False, False), (1, False, True), (2, True, True), (3, True, True)]
)
def test_ex_51_costs_with_four_punks_and_a_destroyed_oasis(water: int, can_pillbox: bool, can_muse: bool) -> None:
    s = Scenario()
    s.column(0, 1, "command_post | punk | punk")
    s.column(0, 2, "pillbox | punk | punk")
    s.column(0, 3, "oasis(x)")
    s.hand(0, "holdout", "muse")
    s.water(0, water)
    assert s.can(("use", "command_post"))
    assert s.can(("use", "pillbox")) == can_pillbox
    assert s.can(("play", "holdout", 3, "front"))
    assert s.can(("play", "muse", 3, "front")) == can_muse


@rule("RAD-FAQ-COMMAND-POST-01", "RAD-RULING-19", "RAD-RULING-27")
@pytest.mark.parametrize(("what", "left"), [("command_post", 3), ("pillbox", 1), ("holdout", 3), ("muse", 2)])
def test_ex_51_what_is_paid_with_four_punks_and_a_destroyed_oasis(what: str, left: int) -> None:
    s = Scenario()
    s.column(0, 1, "command_post | punk | punk")
    s.column(0, 2, "pillbox | punk | punk")
    s.column(0, 3, "oasis(x)")
    s.hand(0, "holdout", "muse")
    if what in ("holdout", "muse"):
        s.play(what, 3)
    else:
        s.use(what)
        s.hit("reactor")
    assert s.water_of(0) == left
    s.assert_nothing_pending()


@rule("RAD-RULING-19", "RAD-RULING-27")
@pytest.mark.parametrize(("what", "cost"), [("muse", 0), ("holdout", 1), ("pillbox", 3)])
def test_ex_51_costs_with_a_standing_oasis_without_people(what: str, cost: int) -> None:
    for water in range(4):
        s = Scenario()
        s.column(0, 1, "command_post | punk | punk")
        s.column(0, 2, "pillbox | punk | punk")
        s.column(0, 3, "oasis")
        s.hand(0, "holdout", "muse")
        s.water(0, water)
        option = ("use", what) if what == "pillbox" else ("play", what, 3, "front")
        assert s.can(option) == (water >= cost)
        if water < cost:
            continue
        if what == "pillbox":
            s.use(what)
            s.hit("reactor")
        else:
            s.play(what, 3)
        assert s.water_of(0) == water - cost


@rule("RAD-RULING-53")
@pytest.mark.parametrize("kept", ["muse", "sniper", "famine", "strafe"])
def test_ex_52_interrogate_discards_three_of_the_four_cards_just_drawn(kept: str) -> None:
    s = Scenario()
    s.hand(0, "interrogate", "scout")
    s.deck_top("muse", "sniper", "famine", "strafe")
    s.play("interrogate")
    assert s.water_of(0) == 2
    gone = [name for name in ("muse", "sniper", "famine", "strafe") if name != kept]
    left = ["muse", "sniper", "famine", "strafe"]
    for name in gone:
        assert s.asked == (0, "discard")
        assert sorted(s.targets()) == sorted(left)
        assert not s.can(("pass",))
        s.hit(name)
        left.remove(name)
    assert s.discard_pile() == [*gone, "interrogate"]
    assert s.hand_of(0) == sorted(["scout", kept])
    s.assert_nothing_pending()


@rule("RAD-RULING-53")
def test_ex_52_supply_depot_discards_one_of_the_two_cards_just_drawn() -> None:
    s = Scenario()
    s.hand(0, "scout")
    s.deck_top("muse", "sniper")
    s.use("supply_depot")
    assert s.asked == (0, "discard")
    assert sorted(s.targets()) == ["muse", "sniper"]
    s.hit("sniper")
    assert s.hand_of(0) == ["muse", "scout"]
    assert s.discard_pile() == ["sniper"]
    s.assert_nothing_pending()
