"""Which function performs which card. `fill` is called once, when the game is loaded."""

from stolik.games.apex_legends.catalogue import (
    ABILITY,
    BEAST,
    BOMBARDMENT,
    DOME,
    DRONE,
    FEAT,
    PACKAGE,
    RAVENS,
    RIFT,
    SMOKE,
    THUNDER,
)
from stolik.games.apex_legends.legends import bangalore as bl
from stolik.games.apex_legends.legends import bloodhound as bh
from stolik.games.apex_legends.legends import gibraltar as gb
from stolik.games.apex_legends.legends import lifeline as ll
from stolik.games.apex_legends.legends import pathfinder as pf
from stolik.games.apex_legends.legends import wraith as wr
from stolik.games.apex_legends.rules.cards import (
    CAN,
    CAN_INITIATE,
    CAN_REACT,
    DOES,
    INITIATES,
    REACTS,
    RESOLVES,
    Can,
    Does,
    always,
    does_nothing,
)

FEAT_TABLE: dict[str, tuple[Can, Does]] = {
    "safe_haven": (gb.can_find_haven, gb.safe_haven),
    "shoulder_charge": (always, gb.shoulder_charge),
    "dug_in": (always, does_nothing),
    "behind_me": (gb.can_stand_behind, gb.behind_me),
    "living_shield": (gb.can_shield, gb.living_shield),
    "quick_deploy": (gb.can_deploy, gb.quick_deploy),
    "bring_me_down": (always, gb.bring_me_down),
    "cold_steel": (always, bl.cold_steel),
    "armour_piercers": (always, does_nothing),
    "trigger_discipline": (always, does_nothing),
    "double_time": (always, bl.double_time),
    "lost_in_the_smoke": (bl.can_use_smoke, bl.lost_in_the_smoke),
    "bad_day_shooter": (bl.can_use_smoke, bl.bad_day_shooter),
    "always_ready": (always, bl.always_ready),
    "resupply": (bl.can_resupply, bl.resupply),
    "come_and_find_me": (wr.can_find, wr.come_and_find_me),
    "phase_step": (wr.can_phase, wr.phase_step),
    "whispers": (always, wr.whispers),
    "seen_it_before": (always, wr.seen_it_before),
    "kunai": (always, wr.kunai),
    "this_way": (always, wr.this_way),
    "from_nowhere": (wr.can_come_from_nowhere, does_nothing),
    "allfathers_strength": (always, bh.allfathers_strength),
    "read_the_tracks": (bh.can_read_tracks, bh.read_the_tracks),
    "patient_hunter": (bh.can_wait, does_nothing),
    "foregone_conclusion": (always, bh.foregone_conclusion),
    "ravens_warning": (always, bh.ravens_warning),
    "pursuit": (bh.can_pursue, bh.pursuit),
    "slip_the_snare": (always, bh.slip_the_snare),
    "all_aboard": (always, pf.all_aboard),
    "targeting_upgrade": (always, does_nothing),
    "quick_swing": (pf.can_swing, pf.quick_swing),
    "uppercut": (pf.can_uppercut, pf.uppercut),
    "reel_in": (pf.can_reel_in, pf.reel_in),
    "hard_target": (always, pf.hard_target),
    "recalibrate": (pf.can_recalibrate, pf.recalibrate),
    "fresh_supplies": (ll.can_supply, ll.fresh_supplies),
    "shock_sticks": (always, ll.shock_sticks),
    "on_my_way": (always, ll.on_my_way),
    "triage": (ll.can_triage, ll.triage),
    "scavenge": (ll.can_scavenge, ll.scavenge),
    "covering_fire": (always, does_nothing),
    "combat_shield": (ll.can_shield_combat, ll.combat_shield),
}
"""By feat; those that are instants only are performed where they are asked."""

ABILITY_TABLE: dict[str, tuple[Can, Does]] = {
    "dome_of_protection": (gb.can_place_dome, gb.place_dome),
    "defensive_bombardment": (gb.can_place_strike, gb.place_strike),
    "smoke_launcher": (bl.can_place_smoke, bl.place_smoke),
    "rolling_thunder": (bl.can_place_thunder, bl.place_thunder),
    "into_the_void": (always, wr.into_the_void),
    "dimensional_rift": (wr.can_open_rift, wr.dimensional_rift),
    "eye_of_the_allfather": (bh.can_send_ravens, bh.send_ravens),
    "beast_of_the_hunt": (always, bh.hunt),
    "grappling_hook": (pf.can_hook, pf.grappling_hook),
    "zipline_gun": (pf.can_fire_zipline, pf.zipline_gun),
    "heal_drone": (ll.can_place_drone, ll.place_drone),
    "care_package": (ll.can_call_package, ll.call_package),
}

REACTION_TABLE: dict[str, tuple[Can, Does]] = {
    "into_the_void": (always, wr.slip_into_the_void),
    "grappling_hook": (pf.can_swing_away, pf.swing_away),
}

RESOLVE_TABLE: dict[int, Does] = {
    DOME: gb.end_dome,
    BOMBARDMENT: gb.bombard,
    SMOKE: bl.end_smoke,
    SMOKE + 1: bl.end_smoke,
    THUNDER: bl.roll,
    RIFT: wr.end_rift,
    RAVENS: bh.end_ravens,
    BEAST: bh.end_hunt,
    DRONE: ll.end_drone,
    PACKAGE: ll.land_package,
}


def fill() -> None:
    """Fill the tables of `rules.cards`."""
    for name, (can, does) in FEAT_TABLE.items():
        CAN[FEAT[name]] = can
        DOES[FEAT[name]] = does
    for name, (can, does) in ABILITY_TABLE.items():
        CAN_INITIATE[ABILITY[name]] = can
        INITIATES[ABILITY[name]] = does
    for name, (can, does) in REACTION_TABLE.items():
        CAN_REACT[ABILITY[name]] = can
        REACTS[ABILITY[name]] = does
    for token, resolve in RESOLVE_TABLE.items():
        RESOLVES[token] = resolve
