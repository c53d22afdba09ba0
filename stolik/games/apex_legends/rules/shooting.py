"""Shooting (AP-SHOOT): aiming, fire, damage. The reactions are in `reactions`, the cards' effects in `legends`."""

from collections.abc import Sequence
from typing import Final

from stolik.games.apex_legends.catalogue import (
    ACTION_DAMAGE,
    ACTION_HEADSHOT,
    ACTION_SHOTS,
    ACTION_SPENDS,
    AIM,
    AIM_CARD,
    AIM_HALF,
    BLOODHOUND,
    BOOST_FEATS,
    CARDS,
    DAMAGE,
    EASING,
    EASING_HIGH,
    EASING_IF_STILL,
    EASING_LOW,
    FEAT,
    FEAT_LEGEND,
    FEATS,
    FIRST,
    HAS_LATE_BOOST,
    HEADSHOT,
    HEADSHOTS,
    HEADSHOTS_UP_TO,
    HELMET,
    HIT,
    HIT_IF_SHIELDED,
    HIT_IF_UNSHIELDED,
    LEGEND,
    LEGENDS,
    MAGAZINE,
    NOTHING,
    OPTIC,
    OVERHEATS,
    PLACES,
    PRINTED,
    RANGE_HIGH,
    RANGE_LOW,
    RATE,
    SHOTS,
    STABILITY,
    STOCK,
    THRESHOLD,
    WEAPON_RECOIL,
    WEAPON_STABILITY,
    WEAPONS,
    WRAITH,
)
from stolik.games.apex_legends.events import Aimed, Hit, Overheated, PutUnder, ShotAt
from stolik.games.apex_legends.geometry.grid import distance
from stolik.games.apex_legends.map import LANDS, sees
from stolik.games.apex_legends.odds import Shot, count, damage, outcomes, start_index
from stolik.games.apex_legends.options import BOOST_WITH, DONE, LEGEND_OPTION, REDRAW
from stolik.games.apex_legends.rules.aiming import draw_aim, put_under, shuffle_aim
from stolik.games.apex_legends.rules.cards import CAN, DOES
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.feats import could_hold, play_feat
from stolik.games.apex_legends.rules.instants import FOREGONE_CONCLUSION, instant, is_asked, is_in_a_position, is_played
from stolik.games.apex_legends.rules.life import hurt
from stolik.games.apex_legends.rules.loot import take_from_pack
from stolik.games.apex_legends.rules.movement import can_go_on, move
from stolik.games.apex_legends.rules.reactions import AFTER_FIRE, BEFORE_FIRE, react
from stolik.games.apex_legends.rules.teams import allies, enemies
from stolik.games.apex_legends.rules.zones import SMOKE_HT, dome_forbids, is_in_dome, smokes_on
from stolik.games.apex_legends.state import AS_PRINTED, BEAST_ON, HIT_ALWAYS, IGNORE, NO_SHOT, Board, ShootAction
from stolik.kernel.question import LATER, PASS, Option, Question, Steps

PER_SPACE_OUTSIDE: Final = 10
"""AP-SHOOT-09."""
VOID_ROF: Final = 2
BEAST_HT: Final = 5
VOID_MOVE_VALUE: Final = 2
WHISPERS_MOVE_VALUE: Final = 1
COVERING_MOVE: Final = 1

DUG_IN: Final = FEAT["dug_in"]
ARMOUR_PIERCERS: Final = FEAT["armour_piercers"]
TRIGGER_DISCIPLINE: Final = FEAT["trigger_discipline"]
FROM_NOWHERE: Final = FEAT["from_nowhere"]
PATIENT_HUNTER: Final = FEAT["patient_hunter"]
TARGETING_UPGRADE: Final = FEAT["targeting_upgrade"]
COVERING_FIRE: Final = FEAT["covering_fire"]

# Who may be shot


def targets(t: Board, who: int) -> list[int]:
    """The enemies a legend may shoot at (AP-SHOOT-01, -04, -05)."""
    here = t.space[who]
    found: list[int] = []
    for enemy in enemies(t, who):
        there = t.space[enemy]
        if there != NOTHING and sees(t, here, there) and not dome_forbids(t, here, there):
            found.append(enemy)
    return found


# The shoot action


def shoot(t: Board, who: int, target: int, slot: int, is_action: bool = False) -> Steps:
    """A whole shoot action (AP-SHOOT-03)."""
    at = who * 2 + slot
    weapon = t.weapon[at]
    if who == t.active:
        t.has_shot = True
    if is_action:
        take_from_pack(t, who, ACTION_SPENDS[weapon])
        t.box.append(ACTION_SPENDS[weapon])
    t.ammo[at] -= 1
    t.shot = ShootAction(who, target, slot, is_action)
    if t.log is not None:
        t.log.add(ShotAt(LEGENDS[who], LEGENDS[target], WEAPONS[weapon], t.ammo[at]))
    yield from boost(t)
    yield from react(t, BEFORE_FIRE)
    if HAS_LATE_BOOST[weapon] and not t.shot.is_boosted:
        t.shot.is_late = True
        yield from boost(t)
    fire = values(t)
    if t.log is not None:
        t.log.add(Aimed(LEGENDS[who], fire.ht, fire.shots, fire.cards, fire.start))
    draw_aim(t, fire.shots * fire.cards)
    yield from redraw(t)
    hits, heads = count(fire, t.drawn)
    total = damage(fire, hits, heads)
    t.shot.hits, t.shot.heads, t.shot.dealt = hits, heads, total
    if t.log is not None:
        names = tuple([AIM[card] for card in t.drawn])
        results = outcomes(fire, t.drawn)
        fell = tuple([result for result, _ in results])
        reasons = tuple([reason for _, reason in results])
        t.log.add(Hit(LEGENDS[target_of(t)], hits, heads, total, names, fell, reasons))
    hurt(t, target_of(t), total, WEAPONS[weapon])
    yield from bury(t, who)
    yield from after_damage(t)
    t.shot.reacted = 0
    yield from react(t, AFTER_FIRE)
    t.shot = NO_SHOT
    shuffle_aim(t)


def target_of(t: Board) -> int:
    """The target of the shot under way."""
    return t.shot.target


# Boosts


def boost(t: Board) -> Steps:
    """At most one boost in all, by the shooter or by Bloodhound's instant (AP-SHOOT-11): step 1d, or later (-12)."""
    yield from own_boost(t)
    who = BLOODHOUND
    is_of_team = t.team[who] == t.team[t.shot.shooter]
    if t.shot.is_boosted or not is_of_team or not is_in_a_position(t, who) or not is_asked(t, FOREGONE_CONCLUSION):
        return
    option = yield instant(t, FOREGONE_CONCLUSION)
    if is_played(t, FOREGONE_CONCLUSION, option):
        t.shot.is_boosted = True
        t.shot.boost = FOREGONE_CONCLUSION + 1
        yield from DOES[FOREGONE_CONCLUSION](t, who)


def own_boost(t: Board) -> Steps:
    """The shooter may play a boost; asked if one may be in the hand, as far as everybody knows."""
    who = t.shot.shooter
    if t.shot.is_boosted or not can_go_on(t, who):
        return
    if not any(could_hold(t, feat) and CAN[feat](t, who) for feat in BOOST_FEATS[who]):
        return
    option = yield Question(t.seat_of[who], "boost", LATER, "", who)
    if option == PASS:
        return
    yield from play_boost(t, FEAT[str(option[1])])


def play_boost(t: Board, feat: int) -> Steps:
    """Take a boost from the hand and let it work."""
    play_feat(t, feat)
    t.shot.is_boosted = True
    t.shot.boost = feat + 1
    yield from DOES[feat](t, FEAT_LEGEND[feat])


def boost_options(t: Board, who: int) -> list[Option]:
    """The boosts in the hand that would have an effect."""
    options: list[Option] = [
        BOOST_WITH[feat] for feat in BOOST_FEATS[who] if feat in t.hands[who] and CAN[feat](t, who)
    ]
    options.append(PASS)
    return options


# The values of the shot (AP-SHOOT-08, -16)


def active_attachment(t: Board, at: int, place: int) -> int:
    """What works in a slot of a weapon: the token on it, else what is printed there (AP-ATT-03)."""
    token = t.attached[at * PLACES + place]
    return PRINTED[t.weapon[at] * PLACES + place] if token == NOTHING else token


def outside_best_range(weapon: int, away: int) -> int:
    """By how many spaces a distance lies outside the Best Range."""
    return max(0, RANGE_LOW[weapon] - away, away - RANGE_HIGH[weapon])


def values(t: Board) -> Shot:
    """Everything in force at this moment: Hit Threshold, rate, stability, recoil, symbols and damage."""
    return values_of(t, t.shot)


def values_of(t: Board, s: ShootAction) -> Shot:
    """The values of a shot, under way or only planned, with what cards have changed in it."""
    who, target = s.shooter, s.target
    at = who * 2 + s.slot
    weapon = t.weapon[at]
    here, there = t.space[who], t.space[target]
    away = distance(here, there)
    land = LANDS[t.land]
    outside = outside_best_range(weapon, away)
    per_space = PER_SPACE_OUTSIDE
    ht = THRESHOLD[weapon] + s.ht
    stability = WEAPON_STABILITY[weapon]
    is_action = s.is_action
    shots = ACTION_SHOTS[weapon] if is_action else SHOTS[weapon]
    hit = ACTION_DAMAGE[weapon] if is_action else DAMAGE[weapon]
    head = ACTION_HEADSHOT[weapon] if is_action else HEADSHOT[weapon]
    first = 0
    for place in range(PLACES):
        kind = active_attachment(t, at, place)
        if kind != NOTHING:
            if place == OPTIC:
                if EASING_LOW[kind] <= away <= EASING_HIGH[kind]:
                    ht -= EASING[kind]
            elif place == STOCK:
                hit += HIT[kind]
                first += FIRST[kind]
            elif place == MAGAZINE:
                shots += RATE[kind]
            else:
                stability += STABILITY[kind]
    hit += HIT_IF_SHIELDED[weapon] if t.shield[target] else HIT_IF_UNSHIELDED[weapon]
    is_still = not t.has_moved if who == t.active else True
    if is_still:
        ht -= EASING_IF_STILL[weapon]
    if who == BLOODHOUND and t.figures[BEAST_ON] != NOTHING:
        ht -= BEAST_HT
    smokes = smokes_on(t, here, there)
    ht += SMOKE_HT * smokes
    if s.is_late:  # The reactions were played before the boost (AP-PREC-01).
        shots, head = answered(s, shots, head)
    played = s.boost - 1
    if played >= 0:
        if played == ARMOUR_PIERCERS:
            hit += 2
        elif played == TRIGGER_DISCIPLINE:
            ht -= 10
            shots = max(1, shots - 1)
        elif played == DUG_IN:
            stability += 2
            if is_dug_in(t, who):
                hit += 2
        elif played == FROM_NOWHERE:
            if 1 <= away <= 2:
                ht -= 10
                head += 3
        elif played == PATIENT_HUNTER:
            if is_still:
                ht -= 10
                stability += 1
        elif played == FOREGONE_CONCLUSION:
            if outside:
                ht -= 10
        elif played == TARGETING_UPGRADE:
            stability += 2
            per_space = 5
        elif played == COVERING_FIRE:
            hit += 1
    ht += outside * per_space
    if not s.is_late:
        shots, head = answered(s, shots, head)
    low = cover = AS_PRINTED
    if smokes:
        # BL-F-5 and BL-F-6 work if the shot goes out of, into or through a smoke at the moment of fire.
        low, cover = s.low_rule, s.cover_rule
        if s.fixed_ht != NOTHING:
            ht = s.fixed_ht
    if who == BLOODHOUND and target == t.tracked:
        cover = IGNORE
    elif cover == AS_PRINTED and target in t.ravens and t.team[who] == t.team[BLOODHOUND]:
        cover = HIT_ALWAYS
    helmet = t.gear[target * 3 + HELMET] >> 1
    return Shot(
        ht,
        start_index(stability),
        WEAPON_RECOIL[weapon],
        shots,
        CARDS[weapon],
        land.level[there] - land.level[here],
        (land.hides_from[here] >> there & 1) == 1,
        low,
        cover,
        HEADSHOTS[helmet],
        HEADSHOTS_UP_TO[helmet],
        hit,
        head,
        first,
        s.ignored,
    )


def answered(s: ShootAction, shots: int, head: int) -> tuple[int, int]:
    """What reactions leave of the Rate of Fire and of the headshot damage (WR-A-1, GB-F-8)."""
    if s.is_capped and shots >= 3:
        shots = VOID_ROF
    return shots, max(0, head + s.per_head)


def is_dug_in(t: Board, who: int) -> bool:
    """GB-F-3: in the zone of the dome or adjacent to a <cover> object."""
    return is_in_dome(t, t.space[who]) or (LANDS[t.land].by_cover >> t.space[who] & 1) == 1


# Revealed cards put under the deck (BH-F-4, BH-F-5)


def redraw(t: Board) -> Steps:
    """Replace revealed aim cards: first by the boost, then by the reaction, in the order they were played."""
    if t.shot.redraws:
        yield from replace(t, t.shot.shooter, t.shot.redraws, True, "foregone_conclusion")
    if t.shot.warned:
        yield from replace(t, t.shot.warned - 1, 1, False, "ravens_warning")


def redraw_options(t: Board, chosen: Sequence[int], may_stop: bool) -> list[Option]:
    """The revealed cards that are not chosen yet."""
    options = [REDRAW[card] for card in t.drawn if card not in chosen]
    if may_stop:
        options.append(DONE)
    return options


def replace(t: Board, who: int, most: int, may_stop: bool, source: str) -> Steps:
    """Choose revealed cards; then they go under the deck, and new ones are revealed in their place."""
    chosen: list[int] = []
    while len(chosen) < min(most, len(t.drawn)):
        options = redraw_options(t, chosen, may_stop)
        option = yield Question(t.seat_of[who], "redraw", options, source, about=tuple(chosen))
        if option == DONE:
            break
        chosen.append(AIM_CARD[str(option[1])])
    places = [t.drawn.index(card) for card in chosen]
    for card in chosen:
        put_under(t, card)
        if t.log is not None:
            t.log.add(PutUnder(AIM[card]))
    kept = t.drawn
    t.drawn = []
    new = draw_aim(t, len(chosen))
    for place, card in sorted(zip(places, new, strict=True)):
        kept.insert(place, card)
    t.drawn = kept


# After the deal damage step (AP-SHOOT-32)


def after_damage(t: Board) -> Steps:
    """Passives first, then the others in the order they were played."""
    who = t.shot.shooter
    at = who * 2 + t.shot.slot
    halves = sum(1 for card in t.drawn if AIM_HALF[card])
    if OVERHEATS[t.weapon[at]] and t.shot.hits == halves // 2 and t.ammo[at]:
        t.ammo[at] -= 1
        if t.log is not None:
            t.log.add(Overheated(LEGENDS[who], t.ammo[at]))
    if not t.shot.is_late:
        yield from let_an_ally_move(t)
    if t.shot.void_move and can_go_on(t, WRAITH):
        yield from move(t, WRAITH, VOID_MOVE_VALUE)
    if t.shot.whispers_move and can_go_on(t, WRAITH):
        yield from move(t, WRAITH, WHISPERS_MOVE_VALUE)
    if t.shot.is_late:
        yield from let_an_ally_move(t)


def covered(t: Board, who: int) -> list[int]:
    """LL-F-7: the allies in 1–3."""
    return [mate for mate in allies(t, who) if can_go_on(t, mate) and 1 <= distance(t.space[who], t.space[mate]) <= 3]


def let_an_ally_move(t: Board) -> Steps:
    """LL-F-7: an ally in 1–3 may move 1."""
    who = t.shot.shooter
    if t.shot.boost - 1 != COVERING_FIRE or t.space[who] == NOTHING:
        return
    near = covered(t, who)
    if near:
        options = [*[LEGEND_OPTION[mate] for mate in near], PASS]
        option = yield Question(t.seat_of[who], "choose_legend", options, FEATS[COVERING_FIRE], who)
        if option != PASS:
            yield from move(t, LEGEND[str(option[1])], COVERING_MOVE)
