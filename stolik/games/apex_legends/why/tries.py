"""What can be tried: everything a person might want to do now, allowed or not."""

from stolik.games.apex_legends.catalogue import ABILITIES_OF, ABILITY, ATTACHMENT, GEAR, NOTHING, PLACES, SORT
from stolik.games.apex_legends.geometry.grid import SPACES, within
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import (
    ACTIVATE,
    ATTACH,
    ATTACK,
    BOOST_WITH,
    CLIMB,
    DEAL_LOOT,
    DEAL_REST,
    DEAL_TO_SLOT,
    DEAL_WEAPON,
    DETACH,
    DIRECTLY,
    DISCARD_WEAPON,
    DONE,
    DROP,
    DROP_SOMETHING,
    END,
    ENTER,
    EXCHANGE,
    FALL,
    GO,
    HELMET_ACTION,
    INITIATE,
    KEEP,
    LEAVE_LOOT,
    LEAVE_WEAPON,
    MOVE,
    NEVER,
    NODE,
    ON,
    OPEN_DROP,
    PICK,
    PLACE_AT,
    PLAY,
    REACT,
    REACT_ABILITY,
    RESPAWN,
    RUSH,
    SHOOT,
    SHOOT_SPECIAL,
    STAY,
    STEP,
    SWAP,
    TAKE,
    TAKE_AMMO,
    THROW,
    USE_ITEM,
    WEAR,
    WITH,
    ZIP,
    spaces_in,
)
from stolik.games.apex_legends.rules.actions import BASICS
from stolik.games.apex_legends.rules.interact import open_option, zip_lines
from stolik.games.apex_legends.rules.loot import FACE, PER_SPACE
from stolik.games.apex_legends.rules.map_drop import border
from stolik.games.apex_legends.rules.pool import different, weapons_in_pool
from stolik.games.apex_legends.rules.teams import enemies, team_of_seat
from stolik.games.apex_legends.state import ACTING, DROP_SPACE, Board
from stolik.kernel.question import PASS, Option, Question, Subject

EVERYWHERE = {
    "put_where": ON,
    "throw": THROW,
    "place_space": ON,
    "transfer": GO,
    "respawn": RESPAWN,
    "canyon": CLIMB,
    "ride": GO,
    "portal": GO,
    "land": GO,
}
"""Questions about a space, by kind: any space of the map may be tried."""


def attempts(t: Board, question: Question | None, seat: int) -> list[Option]:
    """Everything the person on this seat might try now."""
    if question is None:
        return [*BASICS, END] if t.phase == ACTING else []
    tries = tries_of(t, question, seat)
    return question.options if tries is None else tries


def tries_of(t: Board, question: Subject, seat: int) -> list[Option] | None:
    """What might be tried at a question; None where there is nothing but what it offers."""
    kind = question.kind
    if kind in EVERYWHERE:
        tries = EVERYWHERE[kind].copy()
        if kind == "canyon":
            tries.append(FALL)
        elif kind == "transfer" and question.source == "grappling_hook":
            tries.append(STAY)
        return tries
    if kind == "act":
        return _acts(t, t.active)
    if kind == "move":
        return _steps(t)
    if kind == "place_node":
        return [NODE[node] for node in LANDS[t.land].nodes]
    if kind == "gain":
        return _gains(t)
    if kind == "equip":
        return _equips(t, seat)
    if kind == "boost":
        return [BOOST_WITH[feat] for feat in sorted(t.hands[question.note])] + [PASS]
    if kind in ("react_before", "react_after"):
        return _reactions(t, seat)
    if kind in ("interact", "interact_use"):
        return _interacts(t, question)
    if kind == "use":
        return [*[USE_ITEM[item] for item in sorted(set(t.packs[question.note]))], MOVE, DONE]
    if kind == "use_one":
        return [*[USE_ITEM[item] for item in sorted(set(t.packs[question.note]))], PASS]
    if kind == "melee":
        return [*[ATTACK[enemy] for enemy in enemies(t, question.note)], MOVE, DONE]
    if kind == "destroy":
        return [*WITH, DIRECTLY, MOVE, DONE]
    if kind == "shoot":
        return [SHOOT[enemy][slot] for enemy in enemies(t, t.active) for slot in (0, 1)]
    if kind == "draft":
        return PICK
    if kind in ("activate", "tile", "enter"):
        return _team_choices(t, kind, team_of_seat(t, seat))
    if kind == "board_zip":
        return [*_anchors(t), MOVE, DONE]
    return None


def _acts(t: Board, who: int) -> list[Option]:
    """What a person might do with the active legend."""
    tries = [*BASICS]
    for enemy in enemies(t, who):
        tries += SHOOT[enemy]
        tries += SHOOT_SPECIAL[enemy]
    tries.append(HELMET_ACTION)
    tries += [PLAY[feat] for feat in sorted(t.hands[who])]
    tries += [INITIATE[ability] for ability in ABILITIES_OF[who]]
    tries.append(RUSH)
    if t.packs[who]:
        tries.append(DROP_SOMETHING)
    tries += [TAKE[entry // PER_SPACE][entry % PER_SPACE] for entry in sorted(set(t.ground))]
    tries.append(END)
    return tries


def _steps(t: Board) -> list[Option]:
    here = t.space[t.moving]
    if here >= SPACES:
        near = 0
        for goal, _ in LANDS[t.land].steps[here]:
            near |= within(goal, 0, 1)
    else:
        near = within(here, 0, 2)
    return [*spaces_in(STEP, near), RUSH, DONE]


def _gains(t: Board) -> list[Option]:
    tries: list[Option] = []
    for token in sorted({raw & FACE for raw in t.gained}):
        tries += [KEEP[token], SWAP[token], DROP[token]]
        if SORT[token >> 1] == GEAR:
            tries.append(WEAR[token])
        if SORT[token >> 1] == ATTACHMENT:
            tries += ATTACH[token >> 1]
    if t.gained_weapons:
        tries += [*EXCHANGE, TAKE_AMMO, DISCARD_WEAPON]
    return tries


def _equips(t: Board, seat: int) -> list[Option]:
    """Every undecided item to every legend of the team, attachments also to every weapon slot."""
    team = team_of_seat(t, seat)
    tries: list[Option] = [DEAL_REST]
    for at in different(t, team, seat):
        item = t.pools[team][at]
        if at < weapons_in_pool(t):
            tries += [*[DEAL_WEAPON[item][who] for who in t.members[team]], LEAVE_WEAPON[item]]
            continue
        for who in t.members[team]:
            tries.append(DEAL_LOOT[item][who])
            if SORT[item] == ATTACHMENT:
                tries += DEAL_TO_SLOT[item][who]
        tries.append(LEAVE_LOOT[item])
    return tries


def _reactions(t: Board, seat: int) -> list[Option]:
    tries: list[Option] = []
    for who in t.members[1 - t.team[t.shot.shooter]]:
        if t.seat_of[who] == seat:
            tries += [REACT[feat] for feat in sorted(t.hands[who])]
            tries += [REACT_ABILITY[ability] for ability in ABILITIES_OF[who] if ability in REACTION_ABILITIES]
    return [*tries, PASS, NEVER]


REACTION_ABILITIES = (ABILITY["into_the_void"], ABILITY["grappling_hook"])


def _interacts(t: Board, question: Subject) -> list[Option]:
    who = question.note
    tries = [open_option(is_vertical, x, y) for is_vertical, x, y in LANDS[t.land].bins]
    tries += _anchors(t)
    if t.figures[DROP_SPACE] != NOTHING:
        tries.append(OPEN_DROP[t.figures[DROP_SPACE]])
    for kind in sorted(set(t.packs[who])):
        if SORT[kind] == ATTACHMENT:
            tries += ATTACH[kind]
        elif question.kind == "interact_use":
            tries.append(USE_ITEM[kind])
    for slot in (0, 1):
        at = (who * 2 + slot) * PLACES
        tries += [DETACH[kind][slot] for kind in t.attached[at : at + PLACES] if kind != NOTHING]
    if question.kind == "interact":
        tries.append(MOVE)
    tries.append(DONE)
    return tries


def _anchors(t: Board) -> list[Option]:
    return [ZIP[anchor] for line in zip_lines(t) for anchor in line]


def _team_choices(t: Board, kind: str, team: int) -> list[Option]:
    tries: list[Option] = []
    for who in t.members[team]:
        if kind == "activate":
            tries.append(ACTIVATE[who])
        elif kind == "tile":
            tries += PLACE_AT[who]
        else:
            edges = sorted({space for side in range(4) for space in border(side)})
            tries += [ENTER[who][space] for space in edges]
    return tries
