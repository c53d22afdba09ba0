"""Playing chips (WW-DRAW, B5 to B9; WW-CHIP, WW-ORDER): effects on oneself, then on others, place, advance, check."""

from typing import Final

from stolik.games.wonderlands_war.allies import card_soldier, creature, flamingo, red_rook
from stolik.games.wonderlands_war.allies.strength import ADD, BECOMES, DOUBLED, Modifier, in_a_row, reachable
from stolik.games.wonderlands_war.catalogue import (
    ALICE,
    AMULET,
    ARTEFACT,
    BUTTER,
    CARD_SOLDIER,
    CHESHIRE,
    CHIP,
    CREATURE,
    CROWN,
    FEATHER,
    FIRST_ITEM,
    FLAMINGO,
    FORGE,
    GLOVE,
    HATTER,
    JABBERWOCK,
    LANCE,
    MADNESS,
    NOTHING,
    PIPE,
    QUEEN,
    RATTLE,
    RED_ROOK,
    SHELL,
    STRENGTH,
    TRACK_END,
    TREACLE,
)
from stolik.games.wonderlands_war.events import Played
from stolik.games.wonderlands_war.factions import alice, cheshire, hatter, jabberwock, queen
from stolik.games.wonderlands_war.options import STRENGTH_OF
from stolik.games.wonderlands_war.rules.castles import castles_on_board
from stolik.games.wonderlands_war.rules.chips import mend_shield
from stolik.games.wonderlands_war.rules.ledger import note
from stolik.games.wonderlands_war.rules.madness import maybe_bust
from stolik.games.wonderlands_war.rules.order import in_order
from stolik.games.wonderlands_war.rules.retreat import retreat
from stolik.games.wonderlands_war.rules.war_phase import check_end
from stolik.games.wonderlands_war.state import BUST, Board
from stolik.games.wonderlands_war.wonderlandians import items
from stolik.games.wonderlands_war.wonderlandians.pawns import duchess, knave_of_hearts, white_rabbit
from stolik.kernel.question import Question, Steps, number

PAINTED: Final[Modifier] = (ADD, 2)
CAME: Final[Modifier] = (ADD, 1)
LIFTED: Final[Modifier] = (ADD, 1)
FURIOUS: Final[Modifier] = (ADD, 2)
SECOND_RATTLE: Final[Modifier] = (ADD, 4)
WEAKENED: Final[Modifier] = (BECOMES, 1)
CROWNED: Final = 2
"""What a Knave's Crown takes from a chip."""


def play_chips(t: Board) -> Steps:
    """B5 to B9 of a draw."""
    players = [seat for seat in range(t.seats) if t.drawing[seat] and t.played[seat] < MADNESS]
    if players:
        for seat in in_order(t, players):
            yield from play_on_self(t, seat, t.played[seat])
        played = t.played
        reaching = [seat for seat in players if played[seat] >= ARTEFACT or played[seat] // 2 == FLAMINGO]
        if reaching:
            for seat in in_order(t, reaching):
                if t.status[seat] != BUST:
                    yield from play_on_others(t, seat, played[seat])
        for seat in players:
            place(t, seat, played[seat])
        if reaching:
            for seat in in_order(t, [seat for seat in reaching if played[seat] // 2 == FLAMINGO]):
                if t.status[seat] != BUST:
                    yield from flamingo.jump(t, seat)
            for seat in reaching:
                if played[seat] == TREACLE and t.status[seat] != BUST:
                    retreat(t, seat)
    if any(t.lost):
        for seat in range(t.seats):
            duchess(t, seat)
    check_end(t)


# B5: effects on the player and the player's own chips (WW-ORDER-02)


def play_on_self(t: Board, seat: int, chip: int) -> Steps:
    """Gather the modifiers, settle the strength of the chip, then what depends on it or stands beside it."""
    modifiers: list[Modifier] = []
    is_chosen = False
    is_immune = False
    if chip < FORGE:
        kind = chip // 2
        if kind == CARD_SOLDIER:
            modifiers = yield from card_soldier.choose(t, seat)
            is_chosen = bool(modifiers)
        elif kind == RED_ROOK:
            is_immune = red_rook.stands_alone(t)
            if red_rook.is_weakened(t, seat):
                modifiers.append(WEAKENED)
        elif kind == CREATURE:
            count = creature.pack(t, seat, chip)
            if count:
                modifiers.append((ADD, count))
    elif chip == ARTEFACT:
        yield from artefact_modifiers(t, seat, modifiers)
        if t.status[seat] == BUST:
            return
    elif chip >= FIRST_ITEM:
        item_modifiers(t, seat, chip, modifiers)
    if chip <= FORGE and not is_immune and flamingo.lifts(t, seat):
        modifiers.append(LIFTED)
    if t.doubles[seat]:
        t.doubles[seat] = 0
        if not is_immune:
            modifiers.append(DOUBLED)
    strength = STRENGTH[chip]
    if t.crowned[seat]:
        strength = max(0, strength - CROWNED * t.crowned[seat])
        t.crowned[seat] = 0
    if modifiers:
        results = reachable(strength, modifiers)
        if len(results) > 1:
            options = [STRENGTH_OF[result] for result in results]
            option = yield Question(seat, "strength", options, CHIP[chip], strength, about=in_a_row(modifiers))
            strength = number(option[1])
        else:
            strength = results[0]
    t.final[seat] = strength
    if chip < FORGE:
        if chip // 2 == CARD_SOLDIER:
            yield from card_soldier.played(t, seat, strength, is_chosen)
        elif chip // 2 == CREATURE:
            creature.balance(t, seat, strength)
    elif chip == ARTEFACT:
        yield from artefact_effects(t, seat)
    elif chip >= FIRST_ITEM:
        yield from item_effects(t, seat, chip)
    if t.owned[seat]:
        white_rabbit(t, seat, chip)
        knave_of_hearts(t, seat, chip)


def artefact_modifiers(t: Board, seat: int, modifiers: list[Modifier]) -> Steps:
    """What the unlocked artefact abilities do to the chip."""
    faction = t.faction[seat]
    if faction == ALICE:
        if (yield from alice.everywhere_at_once(t, seat)):
            modifiers.append(CAME)
    elif faction == QUEEN:
        if (yield from queen.paint_my_world(t, seat)):
            modifiers.append(PAINTED)
            if maybe_bust(t, seat):
                t.exhausted[seat].append(ARTEFACT)
                t.held[seat] = NOTHING
    elif faction == JABBERWOCK and jabberwock.has_manxome_foe(t, seat):
        modifiers.append(FURIOUS)


def artefact_effects(t: Board, seat: int) -> Steps:
    """What the unlocked artefact abilities do besides."""
    faction = t.faction[seat]
    if faction == ALICE:
        alice.mended_mirror(t, seat)
    elif faction == HATTER:
        hatter.scalding_cup(t, seat)
        yield from hatter.unanswerable_riddle(t, seat)
    elif faction == CHESHIRE:
        cheshire.nightmare_grin(t, seat)
        yield from cheshire.vanishing_act(t, seat)


def item_modifiers(t: Board, seat: int, chip: int, modifiers: list[Modifier]) -> None:
    """What an item does to its own strength."""
    if chip == RATTLE and RATTLE in t.active[seat]:
        modifiers.append(SECOND_RATTLE)
    elif chip == LANCE:
        modifiers.append((ADD, castles_on_board(t, seat)))


def item_effects(t: Board, seat: int, chip: int) -> Steps:
    """What an item does besides."""
    if chip == PIPE:
        items.caterpillar_pipe(t, seat)
    elif chip == GLOVE:
        mend_shield(t, seat)
    elif chip == BUTTER:
        items.hare_butter(t, seat)
    elif chip == FEATHER:
        yield from items.gryphon_feather(t, seat)


# B5: effects on other players (WW-ORDER-03, WW-ORDER-07)


def play_on_others(t: Board, seat: int, chip: int) -> Steps:
    """Flamingo D, Duchess's Amulet, Knave's Crown, Royal Temper and Claws that Catch."""
    if chip == ARTEFACT:
        if t.faction[seat] == QUEEN:
            yield from queen.royal_temper(t, seat)
        elif t.faction[seat] == JABBERWOCK:
            yield from jabberwock.claws_that_catch(t, seat)
    elif chip == AMULET:
        yield from items.duchess_amulet(t, seat)
    elif chip == CROWN:
        yield from items.knave_crown(t, seat)
    elif chip < FORGE:
        yield from flamingo.gift(t, seat)


# B6 and B7


def place(t: Board, seat: int, chip: int) -> None:
    """The chip goes on the active track and the marker moves by its final strength."""
    if t.status[seat] == BUST:
        return
    t.active[seat].append(chip)
    t.held[seat] = NOTHING
    t.strength[seat] = min(TRACK_END, t.strength[seat] + t.final[seat])
    note(t, seat, chip, t.final[seat])
    if chip == SHELL:
        t.shells[seat] += 1
    elif chip // 2 == FLAMINGO:
        flamingo.placed(t, seat)
    if t.log is not None:
        t.log.add(Played(seat, CHIP[chip], t.final[seat], t.strength[seat]))
