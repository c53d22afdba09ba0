"""A story could not ask for an equipment card as a price: `discard_gear` is an effect, and no knight chooses for it."""

import pytest

from stolik.games.waste_knights.language import Call, parse_effects
from stolik.games.waste_knights.story.load import _paying_order
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def cost(text: str) -> list[Call]:
    """As the loader reads it."""
    return sorted((call for rule in parse_effects(text) for call in rule.calls), key=_paying_order)


def encounter(monkeypatch: pytest.MonkeyPatch, price: str, **given: object) -> Scenario:
    """Johnny meets entry 110, whose first choice gives 2 XP for this price."""
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, **given)  # type: ignore[arg-type]
    wk.wasteland("figure_on_the_verge")
    found = next(entry for entry in wk.story.entries if entry.id == "110")
    monkeypatch.setattr(found.choices[0], "cost", cost(price))
    wk.move("M37")
    return wk


@rule("WK-ENTRY-07", "WK-RULING-108")
def test_the_knight_chooses_the_card_to_pay_with(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "pay_gear(any,1)", cargo=["broken_toolbox"])
    wk.do(("choose", 1))
    assert wk.asked == (0, "pay_gear")
    assert {option[1] for option in wk.offered(0)} == {"knife", "pistol", "junk_armour", "broken_toolbox"}
    wk.do(("discard", "knife"))
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.xp, wk.pile("equipment")[-1]) == (["pistol"], 2, "knife")
    wk.assert_nothing_pending()
    assert wk.game.problems(wk.table) == []


@rule("WK-ENTRY-07", "WK-ENTRY-03")
@pytest.mark.parametrize(
    ("price", "given", "can"),
    [
        ("pay_gear(weapon,2)", {}, True),
        ("pay_gear(weapon,3)", {}, False),
        ("pay_gear(weapon,3)", {"cargo": ["machete"]}, True),
        ("pay_gear(armour,1)", {}, True),
        ("pay_gear(armour,1)", {"armour": ""}, False),
        ("pay_gear(gear,1)", {"cargo": ["rad_purge"]}, False),  # a drug
        ("pay_gear(gear,1)", {"cargo": ["toolbox"]}, True),
        ("pay_gear(any,3)", {}, True),
        ("pay_gear(any,4)", {}, False),
        ("pay_gear(weapon,1); pay_gear(any,2)", {}, True),
        ("pay_gear(weapon,1); pay_gear(any,3)", {}, False),
        ("pay_gear(weapon,2); pay_gear(weapon,1)", {}, False),
        ("pay_gear(any,1); pay(fuel,1)", {"fuel": 1}, True),
        ("pay_gear(any,1); pay(fuel,2)", {"fuel": 1}, False),
    ],
)
def test_a_price_must_be_payable_in_full(
    monkeypatch: pytest.MonkeyPatch, price: str, given: dict[str, object], can: bool
) -> None:
    wk = encounter(monkeypatch, price, **given)
    assert wk.can(("choose", 1)) == can


@rule("WK-ENTRY-07")
def test_what_is_named_is_paid_before_what_is_free_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "pay_gear(any,1); pay_gear(weapon,1)", hands=["knife"], armour="vest")
    wk.do(("choose", 1))  # the only weapon, then the only card left
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.armour, johnny.xp) == ([], "", 2)


@rule("WK-ENTRY-03")
def test_resources_that_are_named_are_paid_before_any(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "pay(any,1); pay(fuel,1)", fuel=1, ammo=1, meds=0)
    wk.do(("choose", 1))
    johnny = wk.knight(0)
    assert (johnny.fuel, johnny.ammo, johnny.xp) == (0, 0, 2)


@rule("WK-XP-15", "WK-XP-14", "WK-ENTRY-07")
def test_unique_equipment_may_be_paid_and_returns_to_its_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "pay_gear(weapon,1)", hands=["old_justice"], xp=3)
    wk.do(("choose", 1))
    assert wk.knight(0).hands == []
    assert "old_justice" not in wk.pile("equipment")
    wk.effect(0, "xp(1)")
    assert wk.game.problems(wk.table) == []


@rule("WK-ENTRY-07", "WK-EQ-18")
def test_paying_with_a_tank_spills_its_fuel_after_the_fuel_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "pay_gear(gear,1); pay(fuel,2)", cargo=["spare_tank"], fuel=6)
    wk.do(("choose", 1))
    assert (wk.knight(0).fuel, wk.knight(0).xp) == (4, 2)


@rule("WK-ENTRY-07", "WK-FAULT-03", "WK-ENTRY-05")
def test_who_pays_with_what_held_the_vehicle_together_pays_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(
        monkeypatch, "pay_gear(gear,1)", cargo=["plough_bumper"], damage=4, faults=["thirsty_engine", "leaking_tank"]
    )
    wk.do(("choose", 1))
    johnny = wk.knight(0)
    assert (johnny.is_eliminated, johnny.xp) == (True, 0)
    assert wk.asked == (1, "act")


@rule("WK-ENTRY-07")
def test_an_effect_may_have_such_a_price() -> None:
    wk = Scenario("johnny_taylor")
    wk.effect(0, "may pay_gear(weapon,1) -> xp(1)", ("accept",), ("discard", "pistol"))
    assert (wk.knight(0).hands, wk.knight(0).xp) == (["knife"], 1)
    wk.effect(0, "may pay_gear(weapon,2) -> xp(1)")
    assert wk.knight(0).xp == 1


PRICES = {
    "pay_gear(weapon,1); pay_gear(any,1); receive(damage,1)": (
        "[costs · weapons: 1 · equipment of your choice: 1 · damage: 1]",
        "[koszt · bronie: 1 · dowolne karty sprzętu: 1 · uszkodzenia: 1]",
        "[ціна · зброя: 1 · будь-які карти спорядження: 1 · пошкодження: 1]",
    ),
    "pay(fuel,1); pay(ammo,2)": (
        "[costs · Fuel: 1 · Ammo: 2]",
        "[koszt · paliwo: 1 · amunicja: 2]",
        "[ціна · паливо: 1 · набої: 2]",
    ),
    "pay(meds,1); pay(meds,1)": ("Meds: 2]", "leki: 2]", "аптечки: 2]"),
    "pay_gear(any,K)": ("equipment of your choice: 2", "dowolne karty sprzętu: 2", "будь-які карти спорядження: 2"),
    "pay_gear(any,1)": ("equipment of your choice: 1", "dowolne karty sprzętu: 1", "будь-які карти спорядження: 1"),
    "pay_gear(weapon,2)": ("weapons: 2", "bronie: 2", "зброя: 2"),
    "pay_gear(armour,1); pay(fuel,2)": ("armour: 1 · Fuel: 2", "zbroje: 1 · paliwo: 2", "броня: 1 · паливо: 2"),
    "pay_gear(gear,1); receive(damage,1)": (
        "gear: 1 · damage: 1",
        "ekwipunek: 1 · uszkodzenia: 1",
        "знаряддя: 1 · пошкодження: 1",
    ),
    "pay_gear(gear,1); pay(any,1); receive(damage,2)": (
        "gear: 1 · resources of your choice: 1 · damage: 2",
        "ekwipunek: 1 · dowolne zasoby: 1 · uszkodzenia: 2",
        "знаряддя: 1 · будь-які ресурси: 1 · пошкодження: 2",
    ),
}


@rule("WK-ENTRY-07")
@pytest.mark.parametrize("price", PRICES)
def test_players_see_the_price_in_their_language(monkeypatch: pytest.MonkeyPatch, price: str) -> None:
    wk = encounter(monkeypatch, price, cargo=["toolbox"])
    said = wk.game.say_option(wk.table, wk.question, ("choose", 1))
    for lang, words in zip(LANGUAGES, PRICES[price], strict=True):
        text = Speech(wk.game, lang, strict=True).say(said)
        assert words in text.replace("\u2068", "").replace("\u2069", "")


def test_the_question_and_its_card_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter(monkeypatch, "pay_gear(any,2)")
    wk.do(("choose", 1))
    assert wk.question.note == 2
    assert wk.game.target(wk.table, wk.question, ("discard", "knife")) == {"gear": [0, "knife"]}
    for lang in LANGUAGES:
        assert "2" in Speech(wk.game, lang, strict=True).say(wk.game.say_question(wk.question))
