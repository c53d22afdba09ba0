"""Positions of Waste Knights in which every kind of question is asked, those too that bots hardly ever come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.scenarios.waste_knights import Scenario

SEED: Final = "asked"
JOHNNY: Final = "johnny_taylor"
SIGNAL: Final = "ghost_signal_5"
BUNKER: Final = "M68"
DESERT: Final = "M37"
"""Beside Pumps."""


def johnny(*answers: Sequence[int | str], **given: object) -> Scenario:
    """Johnny Taylor alone in Pumps, with so much given, after these answers."""
    wk = Scenario(JOHNNY)
    wk.given(0, **given)  # type: ignore[arg-type]
    wk.do(*answers)
    return wk


def drives_into(card: str, luck: int = 0, knight: str = JOHNNY, **given: object) -> Scenario:
    """A lone knight drives beside Pumps and meets this card; the dice fall as this luck has it."""
    wk = Scenario(knight)
    wk.dice = Dice(f"luck {luck}")
    wk.given(0, **given)  # type: ignore[arg-type]
    wk.wasteland(card)
    wk.move(DESERT)
    return wk


def until(wk: Scenario, kind: str, *answers: Sequence[int | str]) -> Scenario:
    """After these answers, and whatever else must be answered before the question."""
    wk.do(*answers)
    wk.settle_until(kind)
    return wk


def after(wk: Scenario, *answers: Sequence[int | str]) -> Scenario:
    """After these answers."""
    wk.do(*answers)
    return wk


def started(*answers: Option, seats: int = 4, setup: str = "quick") -> Match:
    """A match of so many after these answers, whoever is asked."""
    match = Match.start("waste_knights", seats, SEED, {"adventure": "the_last_reservoir_2", "setup": setup})
    for answer in answers:
        match.answer(match.questions[0].seat, answer)
    return match


def found(card: str, gear: str, knight: str = JOHNNY, **given: object) -> Scenario:
    """A lone knight explores and finds this."""
    wk = Scenario(knight)
    wk.given(0, **given)  # type: ignore[arg-type]
    wk.explorations(card)
    wk.equipment(*gear.split())
    wk.do(("explore",), ("accept",))
    return wk


def accounts(*answers: Sequence[int | str], third: str = "M53", cargo: Sequence[str] = ()) -> Scenario:
    """Zoey settles accounts on one space, in the last thread of Ghost Signal."""
    wk = Scenario("zoey_shaw", JOHNNY, "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    wk.given(0, vehicle="dune_buggy", hands=["knife", "pistol"], ammo=2, cargo=cargo)
    wk.given(1, hands=["sawed_off"])
    wk.given(2, space=third)
    wk.own(0, data=3, faction=1)
    wk.own(1, data=3, faction=2)
    wk.own(2, faction=1)
    wk.do(("thread", "settle_accounts"), *answers)
    return wk


def in_the_city(*answers: Sequence[int | str], **given: object) -> Scenario:
    """In Pumps, with wounds, damage and broken things."""
    usual: dict[str, object] = {
        "wounds": 3, "tainted": 1, "rad": 2, "damage": 3, "injuries": ["broken_arm"], "faults": ["bent_axle"],
        "hands": ["pistol"], "cargo": ["broken_toolbox", "broken_nitro_kit"],
    }  # fmt: skip
    return johnny(("city",), *answers, **(usual | given))


def in_camp(*answers: Sequence[int | str], cargo: Sequence[str] = ("broken_toolbox", "coagulant")) -> Scenario:
    """Three knights in one camp."""
    wk = Scenario("nelly_thompson", JOHNNY, "sarlow_lee")
    wk.given(0, vehicle="truck", wounds=2, tainted=2, rad=2, damage=2, xp=4, due=1, meds=3, cargo=cargo)
    wk.given(1, wounds=1, damage=1)
    wk.do(("camp",), *answers)
    return wk


def nursery() -> Scenario:
    """A knight pays for a trace of the signal with what it has."""
    wk = Scenario(JOHNNY, "logan_harris", "zoey_shaw", adventure=SIGNAL)
    wk.given(0, space=BUNKER, fuel=3, ammo=1)
    wk.do(("thread", "trace_the_signal"), ("choose", 2))
    return wk


def what_it_said() -> Scenario:
    """Three knights of Ghost Signal choose in secret."""
    wk = Scenario(JOHNNY, "logan_harris", "zoey_shaw", adventure=SIGNAL)
    wk.shared(traces=4)
    wk.do(("camp",), ("done",))
    return wk


CHOSEN: Final[tuple[Option, ...]] = tuple(("choose_knight", name) for name in (JOHNNY, "logan_harris", "zoey_shaw"))
DRAFTING: Final[tuple[Option, ...]] = (("choose_knight", JOHNNY), ("choose_knight", "alinta"))
POSITIONS: Final[dict[str, Callable[[], Scenario | Match]]] = {
    "choose_knight": lambda: started(("choose_knight", "alinta"), setup="draft"),
    "choose_vehicle": lambda: started(*CHOSEN),
    "draft": lambda: started(
        *DRAFTING, ("choose_vehicle", "truck"), ("choose_vehicle", "motorbike"), seats=2, setup="draft"
    ),
    "replace_weapon": lambda: started(*CHOSEN, ("choose_vehicle", "dune_buggy"), ("choose_knight", "nelly_thompson")),
    "act": lambda: johnny(wounds=2, tainted=1, rad=1, damage=2, xp=2),
    "route": lambda: johnny(("move",), cargo=["nitro_kit", "binoculars"]),
    "hazard": lambda: johnny(("move",), ("go", "M36"), ("stop",), armour="hazmat_suit"),
    "return_token": lambda: johnny(("move",), ("go", "M49"), ("stop",), vehicle="motorbike"),
    "beforehand": lambda: drives_into("hulking_reject", rad=1, cargo=["rad_purge"]),
    "wasteland": lambda: drives_into("hulking_reject", knight="alinta", advances=["song_of_the_land"], xp=6),
    "weapon": lambda: drives_into("gun_tower", wounds=3),
    "opening": lambda: until(drives_into("dingo_pack", vehicle="gun_pickup"), "opening", ("arm", "pistol")),
    "foe_offer": lambda: until(drives_into("toll_crew"), "foe_offer", ("arm", "pistol")),
    "assault": lambda: until(drives_into("dingo_pack", cargo=["frag_grenade", "molotov"]), "assault", ("arm", "knife")),
    "before_roll": lambda: until(
        drives_into("dingo_pack", hands=["pistol"], cargo=["stim_shot"]), "before_roll", ("arm", "pistol")
    ),
    "lose_die": lambda: until(drives_into("dingo_pack", rad=3), "lose_die", ("arm", "pistol")),
    "after_roll": lambda: until(drives_into("dingo_pack"), "after_roll", ("arm", "pistol")),
    "reroll": lambda: after(until(drives_into("dingo_pack"), "after_roll", ("arm", "pistol")), ("use", "quick_draw")),
    "fate": lambda: until(
        drives_into("hulking_reject", knight="sarlow_lee", advances=["death_touch"], xp=6, hands=["knife"]),
        "fate",
        ("arm", "knife"),
    ),
    "dealt": lambda: until(drives_into("gun_tower"), "dealt", ("arm", "pistol")),
    "hurt": lambda: until(drives_into("gun_tower", cargo=["painless"]), "hurt", ("arm", "pistol")),
    "prevent": lambda: after(
        until(drives_into("salt_crawler", cargo=["broken_painless"]), "hurt", ("arm", "knife")),
        ("use", "broken_painless"),
    ),
    "collapse": lambda: until(drives_into("gun_tower", wounds=6, cargo=["coagulant"]), "collapse", ("arm", "pistol")),
    "receive_radiation": lambda: drives_into("radiation_storm", 1, knight="alinta", advances=["sun_proof"], xp=6),
    "receive_damage": lambda: drives_into(
        "collapsed_overpass", 40, knight="nelly_thompson", advances=["crumple_zone"], xp=6
    ),
    "may": lambda: drives_into("wrecked_convoy", meds=2),
    "explore": lambda: johnny(("explore",)),
    "city": lambda: in_the_city(),
    "sawbones": lambda: in_the_city(("visit", "sawbones")),
    "mechanic": lambda: in_the_city(("visit", "mechanic")),
    "workshop": lambda: in_the_city(("visit", "workshop")),
    "pay": lambda: in_the_city(("visit", "market")),
    "buy": lambda: in_the_city(("visit", "market"), ("pay", "pistol"), ("pay", "fuel"), ("done",)),
    "camp": lambda: in_camp(),
    "heal": lambda: in_camp(("heal",)),
    "repair_gear": lambda: in_camp(
        ("use", "nothing_is_scrap"), cargo=["toolbox", "broken_lucky_bullet", "broken_stim_shot"]
    ),
    "advance": lambda: in_camp(("advance",)),
    "exchange": lambda: in_camp(("exchange", JOHNNY)),
    "consent": lambda: in_camp(("exchange", JOHNNY), ("give", "fuel"), ("propose",)),
    "arrange": lambda: johnny(("arrange",), cargo=["machete", "vest"]),
    "hold_weapons": lambda: johnny(("arrange",), ("done",), cargo=["machete", "vest"]),
    "wear_armour": lambda: johnny(("arrange",), ("done",), ("hold", "knife"), cargo=["machete", "vest"]),
    "place_card": lambda: found("x04", "machete"),
    "shed": lambda: after(
        found("x04", "machete", vehicle="motorbike", cargo=["toolbox", "binoculars"]), ("stow", "broken_machete")
    ),
    "shift": lambda: johnny(
        ("special", "regain_consciousness"), *[("heal", "wound")] * 3, wounds=7, unconscious="broken_arm"
    ),
    "discard_drawn": lambda: found("x04", "machete riot_gear", knight="zoey_shaw", advances=["looter"], xp=6),
    "gain_resource": lambda: found("x06", "machete"),
    "lose_resource": lambda: drives_into("road_block"),
    "entry": lambda: johnny(("thread", "ask_the_council")),
    "pay_resource": lambda: nursery(),
    "vote": lambda: what_it_said(),
    "opponent": lambda: accounts(("choose", 1), third="M52"),
    "duel weapon": lambda: accounts(("choose", 1)),
    "duel dealt": lambda: until(accounts(("choose", 1)), "dealt", ("arm", "sawed_off"), ("arm", "pistol")),
    "contest after_roll": lambda: accounts(("choose", 2), cargo=["lucky_bullet"]),
}
