"""Every card's junk icon does what it says, and nothing else."""

import pytest

from stolik.games.radlands import content
from stolik.testkit.scenarios.radlands import Scenario

ICONS = {
    "assassin": "raid",
    "cult_leader": "draw",
    "doomsayer": "draw",
    "exterminator": "draw",
    "gunner": "restore",
    "holdout": "raid",
    "looter": "water",
    "mimic": "injure",
    "muse": "injure",
    "mutant": "injure",
    "pyromaniac": "injure",
    "rabble_rouser": "raid",
    "repair_bot": "injure",
    "rescue_team": "injure",
    "scientist": "raid",
    "scout": "water",
    "sniper": "restore",
    "vanguard": "raid",
    "vigilante": "raid",
    "wounded_soldier": "injure",
    "argo_yesky": "punk",
    "karli_blaze": "punk",
    "magnus_karv": "punk",
    "molgur_stang": "punk",
    "vera_vosh": "punk",
    "zeto_khan": "punk",
    "banish": "raid",
    "bombardment": "restore",
    "famine": "injure",
    "high_ground": "water",
    "interrogate": "water",
    "napalm": "restore",
    "radiation": "raid",
    "strafe": "draw",
    "truce": "injure",
    "uprising": "injure",
}


def test_the_table_names_every_card_of_the_draw_deck() -> None:
    people = {card.id for card in content.people()}
    assert ICONS.keys() == people | {card.id for card in content.events()}


@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize(("card", "icon"), ICONS.items())
def test_a_junk_icon_performs_its_effect(card: str, icon: str, edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 2, "garage(d)")
    s.column(1, 1, "reactor | scout | -")
    s.hand(0, card)
    s.deck_top("mimic")
    s.junk(card)
    if icon == "restore":
        assert s.targets() == ["garage"]
        assert s.can(("pass",))
        s.hit("garage")
    elif icon == "punk":
        assert s.can(("pass",))
        s.answer(0, ("punk", 3, "front"))
    assert s.discard_pile() == [card]
    assert s.show(1, 1) == ("reactor | scout(d) | -" if icon == "injure" else "reactor | scout | -")
    assert s.queue_of(0) == ((None, "raiders", None) if icon == "raid" else (None, None, None))
    assert s.hand_of(0) == (["mimic"] if icon == "draw" else [])
    assert s.show(0, 2) == ("garage" if icon == "restore" else "garage(d)")
    assert s.water_of(0) == (4 if icon == "water" else 3)
    assert s.show(0, 3) == ("supply_depot | punk(n) | -" if icon == "punk" else "supply_depot")
    assert s.deck_size() == (29 if icon in ("draw", "punk") else 30)
    s.assert_nothing_pending()


def test_the_water_silo_is_junked_for_water_and_returns() -> None:
    s = Scenario()
    s.hand(0, "water_silo")
    s.junk("water_silo")
    assert s.water_of(0) == 4
    assert s.hand_of(0) == []
    assert s.discard_pile() == []
    assert s.can(("take_silo",))
    s.assert_nothing_pending()


def test_a_junked_injure_hits_unprotected_enemies_only() -> None:
    s = Scenario()
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | punk | -")
    s.hand(0, "truce")
    s.junk("truce")
    assert s.targets() == ["muse", "punk"]
    s.hit("punk")
    assert s.show(1, 2) == "cannon"
    s.assert_nothing_pending()
