"""The FAQ of the camps (RAD-FAQ), in both editions and, where the entry applies there too, in both printings."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

Queue = tuple[str | None, str | None, str | None]


@pytest.fixture(params=[("ua", "v1"), ("pl", "v1"), ("ua", "v2"), ("pl", "v2")], ids="-".join)
def s(request: pytest.FixtureRequest) -> Scenario:
    edition, camp_set = request.param
    return Scenario(edition, camp_set)


@pytest.fixture(params=["ua", "pl"])
def older(request: pytest.FixtureRequest) -> Scenario:
    """The first printing, for entries that do not apply to the revised one."""
    return Scenario(request.param, "v1")


def put_into_play(s: Scenario, seat: int) -> int:
    table = seen(s.match, None)
    count: int = table.sides[seat].people_put_into_play
    return count


# Adrenaline Lab


@rule("RAD-FAQ-ADRENALINE-LAB-01")
def test_adrenaline_lab_can_use_a_damaged_person_that_entered_play_this_turn(s: Scenario) -> None:
    s.column(0, 1, "adrenaline_lab")
    s.hand(0, "wounded_soldier")
    s.play("wounded_soldier", 2)
    assert s.show(0, 2) == "garage | wounded_soldier(d) | -"
    assert not s.can(("use", "wounded_soldier"))
    s.use("adrenaline_lab")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 2) == "garage"
    assert s.discard_pile() == ["wounded_soldier"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-ADRENALINE-LAB-01")
def test_adrenaline_lab_can_use_a_damaged_person_whose_ability_was_used_this_turn(s: Scenario) -> None:
    s.column(0, 1, "adrenaline_lab | vanguard")
    s.use("vanguard")
    s.hit("reactor")
    s.hit("vanguard")
    assert s.show(0, 1) == "adrenaline_lab | vanguard(d) | -"
    assert not s.can(("use", "vanguard"))
    s.use("adrenaline_lab")
    s.hit("reactor")
    s.hit("garage")
    assert s.show(1, 1) == "reactor(x)"
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-ADRENALINE-LAB-01")
@pytest.mark.parametrize(("person", "is_usable"), [("muse(d)", True), ("muse", False), ("muse(n)", False)])
def test_adrenaline_lab_needs_a_damaged_person(s: Scenario, person: str, is_usable: bool) -> None:
    s.column(0, 1, f"adrenaline_lab | {person}")
    assert s.can(("use", "adrenaline_lab")) is is_usable


@rule("RAD-FAQ-ADRENALINE-LAB-02")
def test_adrenaline_lab_is_used_for_exactly_the_cost_of_the_persons_ability(s: Scenario) -> None:
    s.column(0, 1, "adrenaline_lab | sniper(d)")
    s.water(0, 2)
    s.use("adrenaline_lab")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-FAQ-ADRENALINE-LAB-02")
def test_adrenaline_lab_cannot_be_used_with_too_little_water_for_the_ability(s: Scenario) -> None:
    s.column(0, 1, "adrenaline_lab | sniper(d)")
    s.water(0, 1)
    assert not s.can(("use", "adrenaline_lab"))


@rule("RAD-FAQ-ADRENALINE-LAB-02")
def test_adrenaline_lab_offers_only_abilities_that_can_be_paid(s: Scenario) -> None:
    s.column(0, 1, "adrenaline_lab | sniper(d) | scout(d)")
    s.column(0, 2, "garage | muse(d)")
    s.water(0, 1)
    s.use("adrenaline_lab")
    assert s.targets() == ["scout", "muse"]


@rule("RAD-FAQ-ADRENALINE-LAB-03")
def test_this_card_means_the_person_that_adrenaline_lab_uses(s: Scenario) -> None:
    s.column(0, 1, "adrenaline_lab | mutant(d)")
    s.use("adrenaline_lab")
    s.answer(0, ("damage",))
    s.hit("reactor")
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.discard_pile() == ["mutant"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-ADRENALINE-LAB-03")
def test_adrenaline_lab_is_not_the_card_that_restores_itself(s: Scenario) -> None:
    s.column(0, 1, "adrenaline_lab(d) | repair_bot(d) | scout(d)")
    s.use("adrenaline_lab")
    s.answer(0, ("rouse", 0, 1, 1, 1))
    assert s.asked == (0, "restore")
    assert "adrenaline_lab" in s.targets()
    assert "scout" in s.targets()


# Camps that need or count people


@rule("RAD-FAQ-ARCADE-01")
@pytest.mark.parametrize(
    ("column", "is_usable"),
    [
        ("arcade", True),
        ("arcade | scout", True),
        ("arcade | punk", True),
        ("arcade | punk | punk", False),
        ("arcade | punk | scout", False),
    ],
)
def test_arcade_counts_punks_as_people(s: Scenario, column: str, is_usable: bool) -> None:
    s.column(0, 1, column)
    s.column(1, 1, "reactor | punk | punk")
    assert s.can(("use", "arcade")) is is_usable


NEEDY = [
    pytest.param("blood_bank", marks=rule("RAD-FAQ-BLOOD-BANK-01")),
    pytest.param("catapult", marks=rule("RAD-FAQ-CATAPULT-01")),
    pytest.param("labor_camp", marks=rule("RAD-FAQ-LABOR-CAMP-01")),
    pytest.param("mulcher", marks=rule("RAD-FAQ-MULCHER-01")),
]


@pytest.mark.parametrize("camp", NEEDY)
@pytest.mark.parametrize(
    ("column", "is_usable"),
    [("{}", False), ("{} | scout", True), ("{} | scout(d)", True), ("{} | punk", True)],
)
def test_a_camp_that_destroys_a_person_needs_one_in_play(s: Scenario, camp: str, column: str, is_usable: bool) -> None:
    s.column(0, 1, column.format(camp))
    s.column(0, 2, "garage(d)")
    s.column(1, 1, "reactor | muse")
    s.hand(0, "vigilante")
    assert s.can(("use", camp)) is is_usable


@rule("RAD-FAQ-BLOOD-BANK-01")
def test_blood_bank_destroys_the_person_it_needs(s: Scenario) -> None:
    s.column(0, 1, "blood_bank | scout")
    s.use("blood_bank")
    assert s.show(0, 1) == "blood_bank(n)"
    assert s.water_of(0) == 4
    s.assert_nothing_pending()


@rule("RAD-FAQ-CATAPULT-01")
def test_catapult_destroys_the_person_it_needs(s: Scenario) -> None:
    s.column(0, 1, "catapult | punk[scout]")
    s.column(1, 1, "reactor | vigilante | scout")
    s.use("catapult")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | vigilante | scout"
    assert s.show(0, 1) == "catapult(n)"
    assert s.deck_ids()[0] == "scout"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-LABOR-CAMP-01")
def test_labor_camp_destroys_the_person_it_needs(s: Scenario) -> None:
    s.column(0, 1, "labor_camp | scout")
    s.column(0, 2, "garage(d)")
    s.use("labor_camp")
    assert s.discard_pile() == ["scout"]
    s.hit("garage")
    assert s.show(0, 2) == "garage"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-FAQ-MULCHER-01")
def test_mulcher_destroys_the_person_it_needs(s: Scenario) -> None:
    s.column(0, 1, "mulcher | scout")
    s.deck_top("muse")
    s.use("mulcher")
    assert s.discard_pile() == ["scout"]
    assert s.hand_of(0) == ["muse"]
    s.assert_nothing_pending()


PUNKS = [("-", "-"), ("punk", "-"), ("punk | punk", "-"), ("punk | punk", "punk"), ("punk | punk", "punk | punk")]


@rule("RAD-FAQ-COMMAND-POST-01")
@pytest.mark.parametrize(("punks", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_command_post_costs_three_less_one_for_each_punk_but_never_less_than_nothing(
    s: Scenario, punks: int, cost: int
) -> None:
    first, second = PUNKS[punks]
    s.column(0, 1, f"command_post | {first}")
    s.column(0, 2, f"garage | {second}")
    s.water(0, cost)
    s.use("command_post")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-FAQ-COMMAND-POST-01")
@pytest.mark.parametrize(("punks", "water"), [(0, 2), (1, 1), (2, 0)])
def test_command_post_cannot_be_used_with_one_water_too_few(s: Scenario, punks: int, water: int) -> None:
    s.column(0, 1, f"command_post | {PUNKS[punks][0]}")
    s.column(1, 1, "reactor | punk | punk")
    s.water(0, water)
    assert not s.can(("use", "command_post"))


# Cannon, Construction Yard: the first printing


@rule("RAD-FAQ-CANNON-01")
def test_cannon_that_destroys_itself_as_the_last_camp_loses_before_it_damages(older: Scenario) -> None:
    older.column(0, 1, "cannon(d)")
    older.column(0, 2, "garage(x)")
    older.column(0, 3, "supply_depot(x)")
    older.column(1, 1, "reactor(d)")
    older.column(1, 2, "railgun(x)")
    older.column(1, 3, "victory_totem(x)")
    older.use("cannon")
    assert older.match.result is not None
    assert older.match.result.places == (2, 1)
    assert older.show(0, 1) == "cannon(x)"
    assert older.show(1, 1) == "reactor(d)"


@rule("RAD-FAQ-CANNON-01")
def test_cannon_that_destroys_itself_beside_another_camp_still_damages(older: Scenario) -> None:
    older.column(0, 1, "cannon(d)")
    older.column(0, 2, "garage(d)")
    older.column(0, 3, "supply_depot(x)")
    older.column(1, 2, "railgun")
    older.use("cannon")
    assert older.show(0, 1) == "cannon(x)"
    older.hit("reactor")
    assert older.show(1, 1) == "reactor(d)"
    older.assert_nothing_pending()


@rule("RAD-FAQ-CONSTRUCTION-YARD-01")
def test_a_camp_turned_back_is_undamaged(older: Scenario) -> None:
    older.column(0, 1, "construction_yard")
    older.column(0, 2, "railgun(x) | scout")
    older.column(0, 3, "garage(x)")
    older.use("construction_yard")
    assert older.targets() == ["railgun", "garage"]
    older.hit("railgun")
    assert older.show(0, 2) == "railgun | scout | -"
    assert older.show(0, 3) == "garage(x)"
    assert older.show(0, 1) == "construction_yard(x)"
    older.assert_nothing_pending()


@rule("RAD-FAQ-CONSTRUCTION-YARD-02")
def test_a_camp_turned_back_is_ready(older: Scenario) -> None:
    older.column(0, 1, "construction_yard")
    older.column(0, 2, "railgun(x)")
    older.column(0, 3, "garage")
    assert not older.can(("use", "railgun"))
    older.use("construction_yard")
    older.use("railgun")
    older.hit("cannon")
    assert older.show(1, 2) == "cannon(d)"
    assert older.water_of(0) == 0
    older.assert_nothing_pending()


@rule("RAD-FAQ-CONSTRUCTION-YARD-02")
def test_a_camp_turned_back_is_ready_although_it_was_used_this_turn(older: Scenario) -> None:
    older.column(0, 1, "construction_yard")
    older.column(0, 2, "bonfire(d)")
    older.column(0, 3, "garage")
    older.use("bonfire")
    assert older.show(0, 2) == "bonfire(x)"
    older.use("construction_yard")
    assert older.show(0, 2) == "bonfire"
    assert older.can(("use", "bonfire"))
    older.assert_nothing_pending()


# Juggernaut


@rule("RAD-FAQ-JUGGERNAUT-01")
def test_after_the_first_move_people_may_be_played_on_both_sides_of_the_juggernaut(s: Scenario) -> None:
    s.column(0, 1, "juggernaut")
    s.hand(0, "muse", "scout")
    s.use("juggernaut")
    assert s.show(0, 1) == "- | juggernaut(n) | -"
    assert s.can(("play", "muse", 1, "front"))
    assert s.can(("play", "muse", 1, "behind"))
    s.play("muse", 1, "front")
    assert s.show(0, 1) == "- | juggernaut(n) | muse(n)"
    s.play("scout", 1, "behind")
    assert s.show(0, 1) == "scout(n) | juggernaut(n) | muse(n)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-01")
def test_before_its_first_move_people_stand_in_front_of_the_juggernaut(s: Scenario) -> None:
    s.column(0, 1, "juggernaut")
    s.hand(0, "muse")
    assert not s.can(("play", "muse", 1, "behind"))
    s.play("muse", 1, "front")
    assert s.show(0, 1) == "juggernaut | muse(n) | -"


@rule("RAD-FAQ-JUGGERNAUT-01")
@pytest.mark.parametrize("where", ["front", "behind"])
def test_after_one_move_a_punk_too_may_stand_on_either_side(s: Scenario, where: str) -> None:
    s.column(0, 1, "- | juggernaut | -", moves=1)
    s.hand(0, "karli_blaze")
    s.junk("karli_blaze")
    s.answer(0, ("punk", 1, where))
    assert s.show(0, 1) == ("- | juggernaut | punk(n)" if where == "front" else "punk(n) | juggernaut | -")
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-02")
@pytest.mark.parametrize(
    ("moves", "column", "unprotected"),
    [
        (1, "scout | juggernaut | -", "juggernaut"),
        (1, "scout | juggernaut | muse", "muse"),
        (1, "- | juggernaut | muse", "muse"),
        (2, "scout | - | juggernaut", "juggernaut"),
        (2, "scout | muse | juggernaut", "juggernaut"),
        (0, "juggernaut | scout | muse", "muse"),
    ],
)
def test_a_person_behind_the_juggernaut_is_protected(s: Scenario, moves: int, column: str, unprotected: str) -> None:
    s.column(1, 1, column, moves=moves)
    s.use("railgun")
    assert s.targets() == [unprotected, "cannon", "victory_totem"]


@rule("RAD-FAQ-JUGGERNAUT-02")
def test_a_person_behind_the_juggernaut_cannot_be_injured_but_can_be_sniped(s: Scenario) -> None:
    s.column(0, 1, "railgun | vigilante | sniper")
    s.column(1, 1, "scout | juggernaut | -", moves=1)
    assert not s.can(("use", "vigilante"))
    s.use("sniper")
    s.hit("scout")
    assert s.show(1, 1) == "scout(d) | juggernaut | -"
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-03")
@pytest.mark.parametrize(
    ("column", "where", "after"),
    [
        ("scout | juggernaut | -", "behind", "muse(n) | juggernaut | scout"),
        ("- | juggernaut | scout", "front", "scout | juggernaut | muse(n)"),
        ("scout | juggernaut | -", "front", "scout | juggernaut | muse(n)"),
        ("- | juggernaut | scout", "behind", "muse(n) | juggernaut | scout"),
    ],
)
def test_a_new_person_may_push_another_to_the_other_side_of_the_juggernaut(
    s: Scenario, column: str, where: str, after: str
) -> None:
    s.column(0, 1, column, moves=1)
    s.hand(0, "muse")
    s.play("muse", 1, where)
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-04")
@pytest.mark.parametrize(
    ("moves", "column", "after"),
    [
        (1, "muse | juggernaut | scout", "juggernaut(x) | muse | scout"),
        (1, "- | juggernaut | scout(d)", "juggernaut(x) | scout(d) | -"),
        (1, "muse(n) | juggernaut | -", "juggernaut(x) | muse(n) | -"),
        (2, "muse | scout | juggernaut", "juggernaut(x) | muse | scout"),
        (2, "muse | - | juggernaut", "juggernaut(x) | muse | -"),
        (2, "- | - | juggernaut", "juggernaut(x)"),
        (0, "juggernaut | muse | scout", "juggernaut(x) | muse | scout"),
    ],
)
def test_a_destroyed_juggernaut_lies_in_the_camp_row_behind_its_people(
    s: Scenario, moves: int, column: str, after: str
) -> None:
    s.column(0, 1, "railgun | molgur_stang")
    s.column(1, 1, column, moves=moves)
    s.use("molgur_stang")
    s.hit("juggernaut")
    assert s.show(1, 1) == after
    s.assert_nothing_pending()


@rule("RAD-FAQ-JUGGERNAUT-04")
@pytest.mark.parametrize(
    ("column", "after"),
    [
        ("punk | juggernaut(d) | scout", "juggernaut(x) | scout(d) | -"),
        ("scout | juggernaut(d) | muse(d)", "juggernaut(x) | scout(d) | -"),
        ("scout | juggernaut(d) | muse", "juggernaut(x) | scout(d) | muse(d)"),
    ],
)
def test_people_hit_together_with_the_juggernaut_stand_in_front_of_it_too(s: Scenario, column: str, after: str) -> None:
    s.column(0, 1, "railgun | magnus_karv")
    s.column(1, 1, column, moves=1)
    s.use("magnus_karv")
    s.answer(0, ("column", 1))
    assert s.show(1, 1) == after
    s.assert_nothing_pending()


# Mercenary Camp: the first printing


@rule("RAD-FAQ-MERCENARY-CAMP-01")
def test_the_opponent_chooses_what_mercenaries_take(older: Scenario) -> None:
    older.column(0, 1, "mercenary_camp")
    older.column(1, 1, "reactor | scout | vigilante")
    older.hand(1, "muse", "famine", "sniper")
    older.use("mercenary_camp")
    assert older.asked == (1, "mercenaries")
    assert older.offered(1) == [("discard_two",), ("lose_card",)]
    older.answer(1, ("lose_card",))
    assert older.question.seat == 1
    assert older.targets() == ["reactor", "scout", "vigilante", "cannon", "victory_totem"]
    older.hit("scout")
    assert older.show(1, 1) == "reactor | vigilante | -"
    assert older.hand_of(1) == ["famine", "muse", "sniper"]
    older.assert_nothing_pending()


@rule("RAD-FAQ-MERCENARY-CAMP-01")
def test_the_opponent_chooses_which_two_cards_mercenaries_take(older: Scenario) -> None:
    older.column(0, 1, "mercenary_camp")
    older.hand(1, "muse", "famine", "sniper")
    older.use("mercenary_camp")
    older.answer(1, ("discard_two",))
    older.hit("sniper")
    assert older.question.seat == 1
    older.hit("muse")
    assert older.hand_of(1) == ["famine"]
    assert older.discard_pile() == ["sniper", "muse"]
    assert [older.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    older.assert_nothing_pending()


@rule("RAD-FAQ-MERCENARY-CAMP-02")
@pytest.mark.parametrize(
    ("hand", "may_discard"),
    [
        ([], False),
        (["muse"], False),
        (["muse", "water_silo"], False),
        (["muse", "famine"], True),
        (["muse", "famine", "water_silo"], True),
    ],
)
def test_the_opponent_may_discard_to_mercenaries_only_with_two_cards_besides_the_water_silo(
    older: Scenario, hand: list[str], may_discard: bool
) -> None:
    older.column(0, 1, "mercenary_camp")
    older.hand(1, *hand)
    older.use("mercenary_camp")
    assert older.question.seat == 1
    assert older.can(("discard_two",)) is may_discard
    assert older.can(("destroy",)) is not may_discard


# Nest of Spies and Transplant Lab

TWO_PEOPLE = [
    pytest.param("nest_of_spies", marks=rule("RAD-FAQ-NEST-OF-SPIES-01")),
    pytest.param("transplant_lab", marks=rule("RAD-FAQ-TRANSPLANT-LAB-01")),
]


@pytest.mark.parametrize("camp", TWO_PEOPLE)
def test_two_people_played_from_hand_count(s: Scenario, camp: str) -> None:
    s.column(0, 1, camp)
    s.column(0, 2, "garage(d)")
    s.hand(0, "muse", "scout")
    assert not s.can(("use", camp))
    s.play("muse", 2)
    assert not s.can(("use", camp))
    s.play("scout", 3)
    assert s.can(("use", camp))


@pytest.mark.parametrize("camp", TWO_PEOPLE)
def test_two_punks_count_as_people_put_into_play(s: Scenario, camp: str) -> None:
    s.column(0, 1, camp)
    s.column(0, 2, "garage(d)")
    s.hand(0, "karli_blaze", "argo_yesky")
    s.junk("karli_blaze")
    s.answer(0, ("punk", 2, "front"))
    assert not s.can(("use", camp))
    s.junk("argo_yesky")
    s.answer(0, ("punk", 3, "front"))
    assert s.can(("use", camp))


@pytest.mark.parametrize("camp", TWO_PEOPLE)
def test_a_person_and_a_punk_count_as_two_people_put_into_play(s: Scenario, camp: str) -> None:
    s.column(0, 1, camp)
    s.column(0, 2, "garage(d)")
    s.hand(0, "vanguard")
    s.play("vanguard", 2)
    assert not s.can(("use", camp))
    s.answer(0, ("punk", 3, "front"))
    assert s.can(("use", camp))


@pytest.mark.parametrize("camp", TWO_PEOPLE)
def test_people_the_opponent_put_into_play_do_not_count(s: Scenario, camp: str) -> None:
    s.column(0, 1, camp)
    s.column(0, 2, "garage(d)")
    s.earlier(put_in_play=(1, 3))
    assert not s.can(("use", camp))


@rule("RAD-FAQ-NEST-OF-SPIES-01")
def test_nest_of_spies_damages_after_two_punks(s: Scenario) -> None:
    s.turn_begins()
    s.column(0, 1, "nest_of_spies")
    s.queue(0, "uprising")
    s.answer(0, ("punk", 1, "front"), ("punk", 2, "front"), ("pass",))
    s.use("nest_of_spies")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-TRANSPLANT-LAB-01")
def test_transplant_lab_restores_after_two_punks(s: Scenario) -> None:
    s.turn_begins()
    s.column(0, 1, "transplant_lab")
    s.column(0, 2, "garage(d)")
    s.queue(0, "uprising")
    s.answer(0, ("punk", 1, "front"), ("punk", 2, "front"), ("pass",))
    s.use("transplant_lab")
    s.hit("garage")
    assert s.show(0, 2) == "garage | punk(n) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


# Omen Clock


@rule("RAD-FAQ-OMEN-CLOCK-01")
@pytest.mark.parametrize(
    ("queue", "spaces"),
    [
        (("banish", "uprising", None), [1]),
        ((None, "uprising", "banish"), [2]),
        (("banish", None, "uprising"), [1, 3]),
        ((None, "uprising", None), [2]),
        ((None, None, "uprising"), [3]),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_omen_clock_advances_events_behind_only_into_an_empty_space(
    s: Scenario, queue: Queue, spaces: list[int], owner: int
) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(owner, *queue)
    s.queue(1 - owner, None, None, "famine")
    s.use("omen_clock")
    assert sorted(s.offered(0)) == sorted([*[("advance", owner, space) for space in spaces], ("advance", 1 - owner, 3)])


@rule("RAD-FAQ-OMEN-CLOCK-01")
def test_omen_clock_needs_an_event_to_advance(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.hand(0, "banish")
    assert not s.can(("use", "omen_clock"))


@rule("RAD-FAQ-OMEN-CLOCK-02")
def test_omen_clock_resolves_an_event_from_space_one(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.column(1, 1, "reactor | scout")
    s.queue(0, "banish", "uprising")
    s.use("omen_clock")
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["scout", "banish"]
    assert s.queue_of(0) == (None, "uprising", None)
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-FAQ-OMEN-CLOCK-03")
def test_omen_clock_may_advance_an_event_of_the_opponent(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(0, None, "uprising")
    s.queue(1, None, None, "bombardment")
    s.use("omen_clock")
    s.hit("bombardment")
    assert s.queue_of(1) == (None, "bombardment", None)
    assert s.queue_of(0) == (None, "uprising", None)
    s.assert_nothing_pending()


@rule("RAD-FAQ-OMEN-CLOCK-04")
def test_raiders_of_the_opponent_resolved_by_omen_clock_remain_the_opponents(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(1, "raiders")
    s.use("omen_clock")
    assert s.asked == (0, "raided")
    assert s.targets() == ["omen_clock", "garage", "supply_depot"]
    s.hit("garage")
    assert s.show(0, 2) == "garage(d)"
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-OMEN-CLOCK-04")
def test_an_uprising_of_the_opponent_resolved_by_omen_clock_gives_the_opponent_punks(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(1, "uprising")
    s.use("omen_clock")
    for column in (1, 2, 3):
        assert s.asked == (1, "gain_punk")
        s.answer(1, ("punk", column, "front"))
    assert [s.show(1, column) for column in (1, 2, 3)] == [
        "reactor | punk(n) | -",
        "cannon | punk(n) | -",
        "victory_totem | punk(n) | -",
    ]
    assert [s.show(0, column) for column in (1, 2, 3)] == ["omen_clock(n)", "garage", "supply_depot"]
    s.assert_nothing_pending()


# Parachute Base


@rule("RAD-FAQ-PARACHUTE-BASE-01")
def test_parachute_base_costs_the_person_and_its_ability(s: Scenario) -> None:
    s.column(0, 1, "parachute_base")
    s.column(1, 1, "reactor | scout")
    s.hand(0, "sniper")
    s.water(0, 3)
    s.use("parachute_base")
    s.answer(0, ("drop", "sniper", 2, "front"))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | scout | -"
    assert s.show(0, 2) == "garage | sniper(d) | -"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-FAQ-PARACHUTE-BASE-01")
@pytest.mark.parametrize(("water", "is_usable"), [(0, False), (1, False), (2, False), (3, True)])
def test_parachute_base_needs_water_for_the_person_and_its_ability(s: Scenario, water: int, is_usable: bool) -> None:
    s.column(0, 1, "parachute_base")
    s.hand(0, "sniper")
    s.water(0, water)
    assert s.can(("use", "parachute_base")) is is_usable


# Training Camp: the first printing


@rule("RAD-FAQ-TRAINING-CAMP-01")
@pytest.mark.parametrize(
    ("column", "after"),
    [
        ("training_camp | punk[sniper] | scout", "training_camp(n) | sniper(n) | scout"),
        ("training_camp | scout | punk[sniper]", "training_camp(n) | scout | sniper(n)"),
        ("training_camp | punk[sniper]", "training_camp(n) | sniper(n) | -"),
    ],
)
def test_a_person_turned_faceup_stays_where_the_punk_was(older: Scenario, column: str, after: str) -> None:
    older.column(0, 1, column)
    older.column(0, 2, "garage | looter")
    older.use("training_camp")
    assert older.show(0, 1) == after
    assert older.show(0, 2) == "garage | looter | -"
    assert older.deck_size() == 30
    older.assert_nothing_pending()


@rule("RAD-FAQ-TRAINING-CAMP-01")
def test_a_person_turned_faceup_in_another_column_stays_there(older: Scenario) -> None:
    older.column(0, 1, "training_camp | punk[looter]")
    older.column(0, 3, "supply_depot | punk[sniper] | muse")
    older.use("training_camp")
    older.hit("punk", column=3)
    assert older.show(0, 1) == "training_camp(n) | punk | -"
    assert older.show(0, 3) == "supply_depot | sniper(n) | muse"
    older.assert_nothing_pending()


@rule("RAD-FAQ-TRAINING-CAMP-02")
@pytest.mark.parametrize("name", ["vanguard", "argo_yesky"])
def test_a_person_turned_faceup_gains_the_punk_of_its_trait_at_once(older: Scenario, name: str) -> None:
    older.column(0, 1, f"training_camp | punk[{name}] | scout")
    older.use("training_camp")
    assert older.asked == (0, "gain_punk")
    assert older.show(0, 1) == f"training_camp(n) | {name}(n) | scout"
    older.answer(0, ("punk", 2, "front"))
    assert older.show(0, 2) == "garage | punk(n) | -"
    older.assert_nothing_pending()


@rule("RAD-FAQ-TRAINING-CAMP-02")
def test_a_wounded_soldier_turned_faceup_draws_and_is_damaged_at_once(older: Scenario) -> None:
    older.column(0, 1, "training_camp | punk[wounded_soldier]")
    older.deck_top("muse")
    older.use("training_camp")
    assert older.show(0, 1) == "training_camp(n) | wounded_soldier(d) | -"
    assert older.hand_of(0) == ["muse"]
    older.assert_nothing_pending()


@rule("RAD-FAQ-TRAINING-CAMP-03")
@pytest.mark.parametrize("camp", ["nest_of_spies", "transplant_lab"])
def test_a_person_turned_faceup_counts_as_put_into_play(older: Scenario, camp: str) -> None:
    older.column(0, 1, "training_camp | punk[sniper]")
    older.column(0, 2, camp)
    older.column(0, 3, "supply_depot(d)")
    older.hand(0, "muse")
    older.play("muse", 3)
    assert put_into_play(older, 0) == 1
    assert not older.can(("use", camp))
    older.use("training_camp")
    assert put_into_play(older, 0) == 2
    assert older.can(("use", camp))


# Watchtower


@rule("RAD-FAQ-WATCHTOWER-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_resolved_raiders_let_watchtower_damage(s: Scenario, owner: int) -> None:
    s.column(0, 1, "watchtower")
    s.column(0, 3, "omen_clock")
    s.queue(owner, "raiders")
    assert not s.can(("use", "watchtower"))
    s.use("omen_clock")
    s.answer(1 - owner, ("damage", 1 - owner, 2, 0))
    s.use("watchtower")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-FAQ-WATCHTOWER-01")
def test_an_event_with_bomb_number_zero_lets_watchtower_damage(s: Scenario) -> None:
    s.column(0, 1, "watchtower")
    s.hand(0, "strafe")
    assert not s.can(("use", "watchtower"))
    s.play("strafe")
    assert s.can(("use", "watchtower"))


@rule("RAD-FAQ-WATCHTOWER-01")
def test_an_event_that_is_only_queued_or_advanced_is_not_resolved_for_watchtower(s: Scenario) -> None:
    s.column(0, 1, "watchtower")
    s.hand(0, "banish")
    s.queue(0, None, None, "raiders")
    s.play("banish")
    s.use("garage")
    assert s.queue_of(0) == ("banish", "raiders", None)
    assert not s.can(("use", "watchtower"))


@rule("RAD-FAQ-WATCHTOWER-01")
def test_events_of_the_turn_before_do_not_count_for_watchtower(s: Scenario) -> None:
    s.active(1)
    s.column(0, 1, "watchtower")
    s.hand(1, "strafe")
    s.play("strafe")
    s.end_turn()
    assert s.asked == (0, "act")
    assert not s.can(("use", "watchtower"))
