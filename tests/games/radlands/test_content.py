"""The printed facts of every card against the counts and check sums of the component list."""

from collections import Counter

import pytest

from stolik.games.radlands import content
from stolik.games.radlands.content import Camp, Event, Person, Special

DRAW_DECK: list[Person | Event] = [*content.people(), *content.events()]
EVERY_CARD: list[Person | Event | Camp | Special] = [
    *content.people(),
    *content.events(),
    *content.camps("v1"),
    *content.camps("v2"),
    *content.special(),
]


def test_there_are_20_ordinary_and_6_unique_people() -> None:
    ordinary = [p for p in content.people() if not p.unique]
    unique = [p for p in content.people() if p.unique]
    assert (len(ordinary), {p.copies for p in ordinary}) == (20, {2})
    assert (len(unique), {p.copies for p in unique}) == (6, {1})
    assert sum(p.copies for p in content.people()) == 46


def test_there_are_10_events_in_2_copies() -> None:
    assert (len(content.events()), {e.copies for e in content.events()}) == (10, {2})


def test_the_draw_deck_has_66_cards() -> None:
    assert sum(card.copies for card in DRAW_DECK) == 66


@pytest.mark.parametrize("camp_set", ["v1", "v2"])
def test_there_are_34_different_camps(camp_set: content.CampSet) -> None:
    assert len({camp.id for camp in content.camps(camp_set)}) == 34


def test_water_silo_and_raiders_are_the_special_cards() -> None:
    silo, raiders = content.special()
    assert (silo.id, silo.take, silo.junk, silo.bomb) == ("water_silo", 1, "water", None)
    assert (raiders.id, raiders.take, raiders.junk, raiders.bomb) == ("raiders", None, None, 2)


def test_no_two_cards_share_an_id() -> None:
    ids = (
        [card.id for card in DRAW_DECK]
        + [camp.id for camp in content.camps()]
        + [card.id for card in content.special()]
    )
    assert len(set(ids)) == len(ids) == 10 + 26 + 34 + 2


def test_starting_cards_add_up() -> None:
    start = Counter(camp.start for camp in content.camps("v1"))
    assert start == {0: 9, 1: 20, 2: 4, 3: 1}
    assert sum(camp.start for camp in content.camps("v1")) == 31


def test_junk_icons_add_up() -> None:
    icons: Counter[str] = Counter()
    for card in DRAW_DECK:
        icons[card.junk] += card.copies
    assert icons == {"injure": 20, "raid": 16, "draw": 8, "restore": 8, "water": 8, "punk": 6}


def test_play_costs_of_people_add_up() -> None:
    costs: Counter[int] = Counter()
    for person in content.people():
        costs[person.cost] += person.copies
    assert costs == {1: 38, 2: 2, 3: 5, 4: 1}
    assert [p.id for p in content.people() if p.cost == 2] == ["holdout"]


def test_bomb_numbers_add_up() -> None:
    assert Counter(event.bomb for event in content.events()) == {0: 3, 1: 5, 2: 1, 3: 1}


def test_unique_people_junk_for_a_punk_and_nobody_else_does() -> None:
    assert all((person.junk == "punk") == person.unique for person in content.people())


def test_the_revised_printing_replaces_13_camps_and_keeps_the_order() -> None:
    first, revised = content.camps("v1"), content.camps("v2")
    assert [camp.id for camp in first] == [camp.id for camp in revised]
    assert [camp.id for camp in revised if camp.certainty is not None] == [
        "adrenaline_lab",
        "cache",
        "cannon",
        "command_post",
        "construction_yard",
        "mercenary_camp",
        "obelisk",
        "parachute_base",
        "resonator",
        "scavenger_camp",
        "training_camp",
        "victory_totem",
        "warehouse",
    ]
    for old, new in zip(first, revised, strict=True):
        assert (old == new) == (new.certainty is None), new.id


def test_starting_cards_of_the_revised_printing() -> None:
    old = {camp.id: camp.start for camp in content.camps("v1")}
    changed = {camp.id: camp.start for camp in content.camps("v2") if camp.start != old[camp.id]}
    assert changed == {"cannon": 2, "command_post": 1, "construction_yard": 1, "obelisk": 1, "training_camp": 2}


def test_recommended_first_games_deal_the_hands_the_rulebooks_name() -> None:
    v1 = {camp.id: camp.start for camp in content.camps("v1")}
    v2 = {camp.id: camp.start for camp in content.camps("v2")}
    assert v1["garage"] + v1["railgun"] + v1["supply_depot"] == 2
    assert v1["reactor"] + v1["cannon"] + v1["victory_totem"] == 3
    assert v2["garage"] + v2["railgun"] + v2["supply_depot"] == 2
    assert v2["arcade"] + v2["victory_totem"] + v2["mercenary_camp"] == 2


def test_only_cards_that_borrow_an_ability_print_a_question_mark() -> None:
    cards: list[Person | Camp] = [*content.people(), *content.camps("v1")]
    borrowers = [card.id for card in cards if any(ability.water == content.ANY_COST for ability in card.abilities)]
    assert borrowers == ["mimic", "adrenaline_lab", "parachute_base"]
    assert all(ability.water >= 0 for camp in content.camps("v2") for ability in camp.abilities)


@pytest.mark.parametrize("card", EVERY_CARD, ids=lambda card: str(card.id))
def test_every_card_has_a_provenance(card: Person | Event | Camp | Special) -> None:
    assert card.source
    assert ("rulebook" in card.source) == bool(card.notes)


def test_every_card_has_an_ability_or_a_trait() -> None:
    cards: list[Person | Camp] = [*content.people(), *content.camps("v1"), *content.camps("v2")]
    for card in cards:
        assert card.abilities or card.traits, card.id
