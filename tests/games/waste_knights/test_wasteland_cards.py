"""What wasteland cards do, one by one: enemies, events."""

import pytest

from stolik.games.waste_knights import content
from stolik.testkit.scenarios.waste_knights import Scenario, Sheet

BLANK = {"W": "-", "G": "-", "B": "BL", "R": "BL"}
ENEMIES = {enemy.id: enemy for enemy in content.enemies()}
EVENTS = {event.id: event for event in content.events()}


def met(card: str, number: str) -> tuple[Scenario, str]:
    """A scenario in which the card is about to be met, and the space where that is."""
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.wasteland(card)
    if number.startswith("MB"):
        wk.given(0, space="M37")
        return wk, "M24"
    return wk, "M37"


def roll_of(letters: str, first: str) -> str:
    """A roll whose first die shows this, and no other die anything of use."""
    return " ".join(f"{colour}={first if at == 0 else BLANK[colour]}" for at, colour in enumerate(letters))


def harm(sheet: Sheet) -> dict[str, int]:
    found = {"wounds": sheet.wounds, "tainted": sheet.tainted, "rad": sheet.rad, "damage": sheet.damage}
    found["lost"] = 6 - sheet.fuel - sheet.ammo - sheet.meds
    return {name: count for name, count in found.items() if count}


@pytest.mark.parametrize(
    ("enemy", "expected"),
    [
        ("gun_tower", {"wounds": 1}),
        ("pyre_wagon", {"damage": 1}),
        ("dingo_pack", {"wounds": 1}),
        ("salt_crawler", {"tainted": 1}),
        ("bile_spitter", {"tainted": 1}),
        ("slave_drivers", {"lost": 1}),
        ("juggernaut_rig", {"damage": 1}),
        ("drop_bear", {"wounds": 1}),
        ("spore_mother", {"tainted": 1}),
        ("leech_swarm", {"tainted": 1}),
        ("ash_monks", {"rad": 1}),
        ("mine_crawler", {"damage": 1}),
        ("the_old_bull", {"damage": 1}),
    ],
)
def test_what_fate_does_for_an_enemy(enemy: str, expected: dict[str, int]) -> None:
    card = ENEMIES[enemy]
    wk, goal = met(enemy, card.number)
    wk.given(0, armour="")
    if card.threat:
        wk.bag("tt09")
    wk.rolls(roll_of(card.dice, "F"), "W=- G=-")
    wk.move(goal)
    wk.do(("arm", "unarmed"))
    if wk.question.kind == "lose_resource":
        wk.do(("lose", "fuel"))
    assert harm(wk.knight(0)) == expected


@pytest.mark.parametrize(
    ("enemy", "expected"),
    [
        ("sun_prophets", {"rad": 1}),
        ("glow_walkers", {"rad": 1}),
        ("fuel_thieves", {"lost": 2}),
        ("skin_stitcher", {"tainted": 1}),
        ("screwjack", {}),
        ("cannibal_clan", {}),
    ],
)
def test_resolutions_of_undefeated_enemies(enemy: str, expected: dict[str, int]) -> None:
    card = ENEMIES[enemy]
    wk, goal = met(enemy, card.number)
    wk.rolls(" ".join(f"{colour}={BLANK[colour]}" for colour in card.dice), "W=- G=-")
    wk.move(goal)
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert harm(johnny) == expected
    assert johnny.hands == (["broken_knife", "pistol"] if enemy == "screwjack" else ["knife", "pistol"])


@pytest.mark.parametrize(("enemy", "rad"), [("sun_prophets", 0), ("glow_walkers", 1)])
def test_some_resolutions_come_even_from_the_defeated(enemy: str, rad: int) -> None:
    card = ENEMIES[enemy]
    wk, goal = met(enemy, card.number)
    wk.given(0, hands=["assault_rifle"])
    wk.rolls("G=S B=S+S G=S G=- B=BL")
    wk.move(goal)
    wk.do(("arm", "assault_rifle"))
    wk.settle()
    assert wk.knight(0).rad == rad


def test_the_cannibal_clan_robs_the_unconscious() -> None:
    wk, goal = met("cannibal_clan", "MB10")
    wk.given(0, wounds=6, armour="", cargo=["katana"])
    wk.rolls("G=S G=- G=-", "W=- G=-")
    wk.move(goal)
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert johnny.unconscious
    assert johnny.cargo == []


@pytest.mark.parametrize(
    ("enemy", "start", "goal", "vehicle", "whites"),
    [
        ("patrol_drone", "M50", "M51", "gaz_jeep", 4),
        ("patrol_drone", "M48", "M37", "gaz_jeep", 3),
        ("cave_kin", "M37", "M24", "gaz_jeep", 4),
        ("cave_kin", "M07", "M08", "gaz_jeep", 3),
        ("sentry_nest", "M37", "M24", "truck", 2),
        ("sentry_nest", "M37", "M24", "gaz_jeep", 1),
    ],
)
def test_openings_that_add_a_white_die(enemy: str, start: str, goal: str, vehicle: str, whites: int) -> None:
    wk = Scenario("johnny_taylor", "alinta")
    wk.given(0, space=start, vehicle=vehicle)
    wk.bag("tt09")
    wk.wasteland(enemy)
    wk.move(goal)
    wk.do(("arm", "unarmed"))
    rolled = wk.events("rolled")[0]["dice"]
    assert isinstance(rolled, list)
    assert sum(str(die).startswith("white") for die in rolled) == whites


@pytest.mark.parametrize(("start", "goal", "damage"), [("M37", "M24", 1), ("M07", "M08", 0)])
def test_the_rockslide_gang_needs_mountains(start: str, goal: str, damage: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space=start)
    wk.wasteland("rockslide_gang")
    wk.rolls("W=- G=- G=-", "W=- G=-")
    wk.move(goal)
    wk.do(("arm", "unarmed"))
    assert wk.knight(0).damage == damage


# Events

FAILURES = [
    ("road_block", {"lost": 1, "damage": 1}),
    ("radiation_storm", {"rad": 2}),
    ("collapsed_overpass", {"damage": 2}),
    ("mirage", {"lost": 2}),
    ("wrecked_convoy", {"wounds": 1}),
    ("minefield", {"wounds": 2, "damage": 2}),
    ("wandering_trader", {"lost": 1}),
    ("engine_fire", {"damage": 1, "lost": 1}),
    ("dust_wall", {"wounds": 1}),
    ("stranded_family", {"lost": 1}),
    ("bushfire", {"wounds": 2, "damage": 1}),
    ("rockfall", {"damage": 2}),
    ("broken_bridge", {"damage": 2}),
    ("toxic_pool", {"tainted": 1}),
    ("abandoned_clinic", {"rad": 1}),
    ("council_of_the_hills", {"lost": 1}),
    ("spore_cloud", {"tainted": 1, "rad": 1}),
    ("snare_line", {"wounds": 2}),
]


def test_every_event_is_here() -> None:
    assert [event for event, _ in FAILURES] == list(EVENTS)


@pytest.mark.parametrize(("event", "expected"), FAILURES)
def test_failures(event: str, expected: dict[str, int]) -> None:
    wk, goal = met(event, EVENTS[event].number)
    # The first face of white and green is blank, that of blue Bad luck.
    wk.script("dice", *[[0]] * 6)
    wk.move(goal)
    while wk.question.kind in ("may", "lose_resource"):
        wk.do(("pass",) if wk.can(("pass",)) else ("lose", "fuel"))
    assert len(wk.events("failed")) == 1
    johnny = wk.knight(0)
    assert harm(johnny) == expected
    assert johnny.xp == 0
    assert (johnny.hands == ["broken_knife", "pistol"]) == (event == "dust_wall")


SUCCESSES = [
    ("road_block", 0, 1),
    ("radiation_storm", 1, 0),
    ("collapsed_overpass", 0, 1),
    ("mirage", 1, 0),
    ("wrecked_convoy", 1, 1),
    ("minefield", 2, 0),
    ("wandering_trader", 0, 3),
    ("engine_fire", 1, 0),
    ("dust_wall", 1, 0),
    ("stranded_family", 1, 1),
    ("bushfire", 2, 0),
    ("rockfall", 1, 0),
    ("broken_bridge", 1, 1),
    ("toxic_pool", 0, 1),
    ("abandoned_clinic", 0, 2),
    ("council_of_the_hills", 1, 2),
    ("spore_cloud", 1, 0),
    ("snare_line", 0, 1),
]


@pytest.mark.parametrize(("event", "xp", "gained"), SUCCESSES)
def test_successes(event: str, xp: int, gained: int) -> None:
    # Face 5 of white, green and blue has a success or two; four dice suffice for every difficulty.
    wk, goal = met(event, EVENTS[event].number)
    skill = EVENTS[event].skill
    cards = {"survival": "dundees_hat", "negotiation": "radio_set", "firstaid": "medic_bag", "tech": "diagnostic_slate"}
    if skill in cards:
        wk.given(0, cargo=[cards[skill]])
    wk.given(0, advances=["survivor", "wirehead"] if skill in ("survival", "tech") else ["haggler"])
    wk.script("dice", *[[5]] * 6)
    wk.move(goal)
    while wk.question.kind in ("may", "gain_resource", "lose_die"):
        wk.do(("pass",) if wk.can(("pass",)) else wk.offered(0)[0] if wk.can(("lose_die",)) else ("gain", "ammo"))
    assert len(wk.events("passed")) == 1
    johnny = wk.knight(0)
    assert (johnny.xp, johnny.fuel + johnny.ammo + johnny.meds - 6) == (xp, gained)
    assert (johnny.wounds, johnny.tainted, johnny.rad, johnny.damage) == (0, 0, 0, 0)
