"""Which function performs which printed ability, trait and event."""

from typing import Final

from stolik.games.radlands.cards import camps, events, people, verbs
from stolik.games.radlands.catalogue import (
    ARGO_YESKY,
    CAMPS_V1,
    CAMPS_V2,
    EVENTS,
    FIRST_CAMP,
    FIRST_EVENT,
    FIRST_V2,
    PEOPLE,
    RAIDERS,
)
from stolik.games.radlands.content import ANY_COST, Camp, Person
from stolik.games.radlands.options import ARGO, USE
from stolik.games.radlands.rules.abilities import ABILITIES, CHEAPEST, GRANTED, Ability, Can, Does, Price
from stolik.games.radlands.rules.enters import ENTERS, Trait
from stolik.games.radlands.rules.event_queue import EVENT_EFFECTS, EventEffect
from stolik.games.radlands.rules.raiders import raiders_strike

PERFORMS: Final[dict[str, tuple[Does, Can | None]]] = {
    # Effect icons
    "damage": (verbs.damage, None),
    "injure": (verbs.injure, verbs.can_injure),
    "raid": (verbs.raid, verbs.can_raid),
    "restore": (verbs.restore, verbs.can_restore),
    "punk": (verbs.punk, verbs.can_punk),
    "water": (verbs.water, None),
    # People
    "assassin": (people.assassin, verbs.can_injure),
    "cult_leader": (people.cult_leader, None),
    "doomsayer": (people.doomsayer, people.can_doomsayer),
    "exterminator": (people.exterminator, people.can_exterminator),
    "gunner": (people.gunner, verbs.can_injure),
    "looter": (people.looter, None),
    "magnus_karv": (people.magnus_karv, None),
    "mimic": (people.mimic, people.can_mimic),
    "molgur_stang": (people.molgur_stang, None),
    "mutant": (people.mutant, None),
    "pyromaniac": (people.pyromaniac, people.can_pyromaniac),
    "rabble_rouser": (people.rabble_rouser, people.can_rabble_rouser),
    "rescue_team": (people.rescue_team, None),
    "scientist": (people.scientist, None),
    "sniper": (people.sniper, None),
    "vanguard": (people.vanguard, None),
    "zeto_khan": (people.zeto_khan, None),
    # Camps
    "adrenaline_lab": (camps.adrenaline_lab, camps.can_adrenaline_lab),
    "arcade": (camps.arcade, camps.can_arcade),
    "atomic_garden": (camps.atomic_garden, camps.can_atomic_garden),
    "blood_bank": (camps.blood_bank, camps.needs_people),
    "bonfire": (camps.bonfire, None),
    "cache": (camps.cache, None),
    "cannon": (camps.cannon, None),
    "catapult": (camps.catapult, camps.needs_people),
    "command_post": (verbs.damage, None),
    "construction_yard": (camps.construction_yard, camps.can_construction_yard),
    "juggernaut": (camps.juggernaut, None),
    "labor_camp": (camps.labor_camp, camps.needs_people),
    "mercenary_camp": (camps.mercenary_camp, None),
    "mulcher": (camps.mulcher, camps.needs_people),
    "nest_of_spies": (verbs.damage, camps.has_put_two_into_play),
    "omen_clock": (camps.omen_clock, camps.can_omen_clock),
    "parachute_base": (camps.parachute_base, camps.can_parachute_base),
    "pillbox": (verbs.damage, None),
    "reactor": (camps.reactor, None),
    "resonator": (camps.resonator, camps.can_resonator),
    "scavenger_camp": (verbs.restore, camps.can_scavenger_camp),
    "scud_launcher": (camps.scud_launcher, None),
    "supply_depot": (camps.supply_depot, None),
    "the_octagon": (camps.the_octagon, camps.needs_people),
    "training_camp": (camps.training_camp, camps.can_training_camp),
    "transplant_lab": (verbs.restore, camps.can_transplant_lab),
    "warehouse": (camps.warehouse, camps.has_hand),
    "watchtower": (verbs.damage, camps.can_watchtower),
    # Camps of the revised printing
    "cache_v2": (camps.cache_v2, camps.can_cache_v2),
    "cannon_v2": (verbs.damage, camps.is_undamaged),
    "construction_yard_v2": (camps.construction_yard_v2, camps.can_construction_yard_v2),
    "mercenary_camp_v2": (camps.mercenary_camp_v2, camps.can_mercenary_camp_v2),
    "resonator_v2": (camps.resonator_v2, camps.can_resonator_v2),
    "scavenger_camp_v2": (camps.scavenger_camp_v2, camps.has_hand),
    "training_camp_v2": (verbs.damage, camps.can_training_camp_v2),
    "warehouse_v2": (verbs.restore, camps.can_warehouse_v2),
}

PRICES: Final[dict[str, Price]] = {"command_post": camps.command_post_price, "pillbox": camps.pillbox_price}

NO_ABILITY: Final = 1_000_000

ENTERING: Final[dict[str, Trait]] = {
    "enters_doomsayer": people.enters_doomsayer,
    "enters_punk": people.enters_punk,
    "enters_restore": verbs.restore,
    "enters_wounded_soldier": people.enters_wounded_soldier,
}

RESOLVES: Final[dict[str, EventEffect]] = {
    "banish": events.banish,
    "bombardment": events.bombardment,
    "famine": events.famine,
    "high_ground": events.high_ground,
    "interrogate": events.interrogate,
    "napalm": events.napalm,
    "radiation": events.radiation,
    "strafe": events.strafe,
    "truce": events.truce,
    "uprising": events.uprising,
}


def _abilities(card: Person | Camp) -> list[Ability]:
    found: list[Ability] = []
    for number, ability in enumerate(card.abilities, 1):
        does, can = PERFORMS[ability.does]
        cost = 0 if ability.water == ANY_COST else ability.water
        found.append(Ability(number, cost, ability.does, does, can, PRICES.get(ability.does)))
    return found


def fill() -> None:
    """Tell the engine what every card does. A printed name without a function is a KeyError here, not in a match."""
    for kind, event in enumerate(EVENTS, FIRST_EVENT):
        EVENT_EFFECTS[kind] = RESOLVES[event.id]
    EVENT_EFFECTS[RAIDERS] = raiders_strike
    for kind, person in enumerate(PEOPLE):
        ABILITIES[kind] = _abilities(person)
        for trait in person.traits:
            ENTERS[kind] = ENTERING.get(trait, ENTERS[kind])
    for kind, camp in enumerate(CAMPS_V1, FIRST_CAMP):
        ABILITIES[kind] = _abilities(camp)
    for kind, camp in enumerate(CAMPS_V2, FIRST_V2):
        ABILITIES[kind] = _abilities(camp)
    for kind, abilities in enumerate(ABILITIES):
        CHEAPEST[kind] = min((0 if ability.price else ability.cost for ability in abilities), default=NO_ABILITY)
        for ability in abilities:
            ability.at = [at_slot[ability.number - 1] for at_slot in USE[kind]]
    argo = ABILITIES[ARGO_YESKY][0]
    if not GRANTED:
        GRANTED.append(Ability(ARGO, argo.cost, "argo", argo.does, argo.can))
