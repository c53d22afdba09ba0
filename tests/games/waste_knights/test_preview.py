"""What is told of an option before it is chosen: against the engine itself, by other ways than the preview takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TypeVar

import msgspec
import pytest

from stolik.games.waste_knights import GAME, content
from stolik.games.waste_knights.catalogue import FACE, FOES, WEAPON_DICE
from stolik.games.waste_knights.language import parse
from stolik.games.waste_knights.map import SPACE, SPACE_ID, WAYS
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.experience import open_advances
from stolik.games.waste_knights.rules.rolls import skill_dice
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.view import Advances, Asked, Attempt, Entry, Pool, Reach, Shielded, Way, Weapon
from stolik.games.waste_knights.vocabulary import COLOURS, FATE, SKILLS
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Option
from stolik.kernel.view import View
from stolik.testkit.scenarios.waste_knights import Scenario

FACES = {die.id: die.faces for die in content.dice()}
Shown = TypeVar("Shown", bound=View)


def told(match: Match, about: Option, kind: type[Shown], seat: int | None = None) -> Shown:
    shown = match.preview(match.questions[0].seat if seat is None else seat, about)
    assert isinstance(shown, kind), f"{about}: {shown!r}"
    return shown


# The move


def ends(match: Match, most: int) -> dict[str, tuple[int, int, int]]:
    """By trying every route of up to so many spaces: where one may end, with its least Fuel, cost and length."""
    found: dict[str, tuple[int, int, int]] = {}
    waiting = [match.copy()]
    while waiting:
        now = waiting.pop()
        question = now.questions[0]
        table = GAME.view(now.state, 0)
        trip = table.trip
        assert trip is not None
        if ("stop",) in question.options:
            rank = (trip.fuel, trip.cost, len(table.route))
            found[table.route[-1]] = min(found.get(table.route[-1], rank), rank)
        if len(table.route) > most:
            continue
        for option in question.options:
            if option[0] == "go" and option[1] not in table.route:
                twin = now.copy()
                twin.answer(0, option)
                waiting.append(twin)
    return found


@pytest.mark.parametrize(("knight", "space", "fuel"), [("johnny_taylor", "M48", 0), ("nelly_thompson", "M13", 1)])
def test_reach_is_what_trying_all_routes_finds(knight: str, space: str, fuel: int) -> None:
    wk = Scenario(knight)
    wk.given(0, space=space, fuel=fuel)
    before = {way.space: way for way in told(wk.match, ("reach",), Reach).ways}
    wk.do(("move",))
    shown = {way.space: way for way in told(wk.match, ("reach",), Reach).ways}
    assert before == shown
    tried = ends(wk.match, 5)
    assert len(tried) > 5
    for name, rank in tried.items():
        way = shown[name]
        assert (way.fuel, way.cost, len(way.route)) <= rank, name
        if len(way.route) <= 6:
            assert (way.fuel, way.cost, len(way.route)) == rank, name
    assert {name for name, way in shown.items() if len(way.route) <= 6} <= set(tried)


def test_every_way_can_be_driven_for_what_it_says() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, fuel=2)
    ways = told(wk.match, ("reach",), Reach).ways
    assert ways
    for way in ways:
        twin = wk.match.copy()
        twin.answer(0, ("move",))
        for space in way.route[1:]:
            twin.answer(0, ("go", space))
        trip = GAME.view(twin.state, 0).trip
        assert trip is not None
        assert (trip.cost, trip.points, trip.fuel, trip.hazards) == (way.cost, way.points, way.fuel, way.hazards)
        assert ("stop",) in twin.options(0)


def test_reach_goes_on_from_the_route_that_was_begun() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("move",))
    go = next(option for option in wk.question.options if option[0] == "go")
    wk.do(go)
    ways = told(wk.match, ("reach",), Reach).ways
    start = GAME.view(wk.match.state, 0).route
    assert all(way.route[:2] == start for way in ways)
    assert go[1] in [way.space for way in ways]


def test_a_way_that_is_drawn_is_told_like_one_that_was_found() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, fuel=1)
    found = told(wk.match, ("reach",), Reach).ways
    for way in found:
        assert told(wk.match, ("way", *way.route), Reach).ways == [way]
    detours: list[Way] = []
    for way in found:
        for space in beside(way.space):
            detours += told(wk.match, ("way", *way.route, space), Reach).ways
    best = {way.space: way for way in found}
    assert any(best[way.space] != way for way in detours)
    for way in detours:
        assert (way.fuel, way.cost) >= (best[way.space].fuel, best[way.space].cost)


def test_no_way_is_drawn_that_cannot_be_driven() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, fuel=0)
    here = GAME.view(wk.match.state, 0).knights[0].space
    assert here is not None
    near = beside(here)[0]
    far = next(space for space in SPACE_ID if space != here and space not in beside(here))
    for route in (
        (),
        (here,),
        (near,),
        (here, far),
        (here, "M999"),
        (here, near, here),
        (here, *[near, here] * 9, near),
    ):
        assert told(wk.match, ("way", *route), Reach).ways == [], route
    assert match_is_unchanged(wk)


def beside(space: str) -> list[str]:
    """The spaces that can be entered from there."""
    return [SPACE_ID[one] for one in WAYS[SPACE[space]]]


def match_is_unchanged(wk: Scenario) -> bool:
    """Whether looking has changed nothing."""
    return wk.asked == (0, "act") and GAME.view(wk.match.state, 0).route == []


# The combat


def armed(*hands: str, card: str = "gun_tower") -> Scenario:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=list(hands), ammo=2)
    wk.wasteland(card)
    wk.move("M37")
    assert wk.asked == (0, "weapon")
    return wk


@pytest.mark.parametrize("weapon", ["pistol", "knife", "unarmed"])
def test_a_weapon_says_what_all_ways_the_dice_can_fall_give(weapon: str) -> None:
    wk = armed("pistol", "knife")
    shown = told(wk.match, ("arm", weapon), Weapon)
    skill = "guns" if weapon == "pistol" else "blades"
    dice = skill_dice(wk.table, 0, SKILLS.index(skill))
    if weapon != "unarmed":
        dice = dice + WEAPON_DICE[FACE[weapon]]
    assert sorted(shown.mine.dice) == sorted(COLOURS[die] for die in dice)
    # "fate: wounds(1)" stands on the knife alone.
    sides = {card.id: card.working.fx for card in content.equipment()}
    worth = int("fate: wounds(1)" in sides.get(weapon, ""))
    hits: dict[int, int] = {}
    for faces in product(*(FACES[die] for die in shown.mine.dice)):
        symbols = [symbol for face in faces for symbol in face.split("+")]
        wounds = symbols.count("S") + worth * symbols.count("F")
        hits[wounds] = hits.get(wounds, 0) + 1
    every = sum(hits.values())
    assert every == shown.mine.of
    assert {number: count for number, count in enumerate(shown.mine.hits) if count} == hits
    assert shown.costs == ("ammo" if weapon == "pistol" else None)
    combat = wk.seen(0).combat
    assert combat is not None
    assert shown.need == combat.health - combat.wounds
    foes = 2 if combat.attack == "ranged" else 4
    mine = 2 if weapon == "pistol" else 4
    assert (shown.foe.step, shown.mine.step) == (foes, mine)
    assert shown.order == ("before" if mine < foes else "after" if mine > foes else "together")


def test_the_enemys_attack_is_told_with_the_wounds_of_threat_tokens() -> None:
    """It comes as it was told: three white dice, each Fate one wound more, and 1 + 2 wounds of the tokens."""
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50", hands=["knife"], armour="")
    wk.bag("tt01", "tt02")
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=F W=S", "W=- G=- G=-")
    wk.move("M49", "M50", "M51")
    shown = told(wk.match, ("arm", "knife"), Weapon).foe
    assert (shown.hits, shown.of) == ([0, 0, 0, 27, 81, 81, 27], 216)
    wk.do(("arm", "knife"))
    assert wk.struck()[0] == ("dingo_pack", 5)


@pytest.mark.parametrize(("fuel", "most"), [(2, 1 + 1 + 3), (0, 1 + 2 + 6)])
def test_the_enemys_attack_is_told_with_what_fate_does_else(
    monkeypatch: pytest.MonkeyPatch, fuel: int, most: int
) -> None:
    pack = next(foe for foe in FOES if foe.id == "dingo_pack")
    rules = pack.on.copy()
    rules[FATE] = parse("fate: if(you.fuel>=1) wounds(1) else wounds(2)")
    monkeypatch.setattr(pack, "on", rules)
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50", fuel=fuel)
    wk.bag("tt06", "tt01")
    wk.wasteland("dingo_pack")
    wk.move("M49", "M50", "M51")
    # One wound of a token, the Fate of the other one, and at most three Fates of white dice, worth 1 or 2 each.
    assert len(told(wk.match, ("arm", "unarmed"), Weapon).foe.hits) == most + 1


def fought(match: Match, weapon: str, faces: Sequence[int], helps: bool) -> tuple[bool, bool, bool]:
    """Fight to the end with these faces of the dice: whether the knight who was asked wins, falls, breaks the weapon.

    Armour is used when it can be, Fate where it wounds most, other things only with `helps`.
    """
    twin = match.copy()
    me = twin.questions[0].seat
    table = twin.state
    assert isinstance(table, Board)
    table.dice.script = {"dice": [[face] for face in faces]}
    start = len(twin.log)
    twin.answer(me, ("arm", weapon))
    while not any(line["event"] in ("fight_ended", "duel_ended") for line in twin.lines(None, start)):
        question = twin.questions[0]
        options = question.options
        armour = [option for option in options if option[0] == "armour"]
        uses = [option for option in options if option[0] == "use"]
        if uses and helps and question.seat == me and PASS in options:
            twin.answer(question.seat, uses[0])
        elif question.kind == "weapon":
            twin.answer(question.seat, ("arm", "unarmed"))
        elif question.kind == "reroll":
            idle = [option for option in options if option[0] == "pick" and is_idle(option)]
            twin.answer(question.seat, idle[0] if idle else ("done",))
        else:
            twin.answer(question.seat, armour[0] if armour else PASS if PASS in options else options[0])
    lines = twin.lines(None, start)
    end = next(line for line in lines if line["event"] in ("fight_ended", "duel_ended"))
    name = name_of(table, me)
    has_won = bool(end["defeated"]) if "defeated" in end else bool(end["won"]) == (end["knight"] == name)
    fell = any(line["event"] == "collapsed" and line["knight"] == name for line in lines)
    broke = any(line["event"] == "broke" and line["knight"] == name and line["card"] == weapon for line in lines)
    return has_won, fell, broke


def is_idle(option: Option) -> bool:
    """Whether a die shows no success."""
    faces = next(faces for colour, faces in FACES.items() if colour == option[1])
    return "S" not in faces[int(option[2]) - 1].split("+")


def hit(*cargo: str) -> Scenario:
    """Johnny, badly hurt and in armour, before the ambush of a sniper: two dice against his two or three."""
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=6, armour="leather_jacket", hands=["knife"], cargo=list(cargo))
    wk.wasteland("scrap_sniper")
    wk.move("M37")
    return wk


def two_knights(weapon: str = "") -> Scenario:
    """Zoey (one die unarmed) and Johnny (two) settle accounts."""
    wk = Scenario("zoey_shaw", "johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    wk.given(0, hands=[weapon] if weapon else [], wounds=6, armour="", vehicle="dune_buggy")
    wk.given(1, hands=["knife"], wounds=6, armour="")
    wk.given(2, space="M53")
    wk.own(0, data=3, faction=1)
    wk.own(1, data=3, faction=2)
    wk.own(2, faction=1)
    wk.do(("thread", "settle_accounts"), ("choose", 1))
    return wk


def grenade() -> Scenario:
    return hit("frag_grenade")


def lucky() -> Scenario:
    """One die may be rolled again by discarding a card."""
    return hit("broken_lucky_bullet")


def answered() -> Scenario:
    wk = two_knights("knife")
    wk.do(("arm", "unarmed"))
    return wk


@pytest.mark.parametrize(
    ("position", "weapon", "plain", "helped"),
    [
        (grenade, "unarmed", 4, 4),
        (lucky, "unarmed", 4, 5),
        (two_knights, "unarmed", 3, None),
        (answered, "knife", 4, None),
    ],
)
def test_chances_of_a_combat_are_what_all_ways_the_dice_can_fall_give(
    position: Callable[[], Scenario], weapon: str, plain: int, helped: int | None
) -> None:
    """Each way played to the end by the rules: with armour and Ambush, things that may be used, and in a duel."""
    wk = position()
    shown = told(wk.match, ("arm", weapon), Weapon)
    won, fell, broke = counted(wk.match, weapon, plain, False)
    assert abs(shown.defeats - won) <= 0.5
    assert abs(shown.falls - fell) <= 0.5
    assert abs(shown.breaks - broke) <= 0.5
    assert 0 < shown.defeats < 1000
    assert 0 < shown.falls < 1000
    if helped is None:
        assert shown.helped is None
    else:
        assert shown.helped is not None
        assert abs(shown.helped - counted(wk.match, weapon, helped, True)[0]) <= 0.5
        assert shown.helped > shown.defeats


def counted(match: Match, weapon: str, dice: int, helps: bool) -> list[float]:
    """How often the knight wins, falls, breaks the weapon, in thousandths, when so many dice fall in every way."""
    results = [fought(match, weapon, faces, helps) for faces in product(range(6), repeat=dice)]
    return [1000 * sum(result[at] for result in results) / len(results) for at in range(3)]


def test_wounds_that_are_dealt_before_the_attack_need_not_be_dealt_by_it() -> None:
    """The weapon whose Assault deals 1 wound to enemies with melee attacks."""
    card = next(card for card in content.equipment() if card.working.fx == "assault: if(foe.attack=melee) deal(1)")
    for foe in ("gun_tower", next(enemy.id for enemy in content.enemies() if is_plain(enemy))):
        wk = armed(card.id, card=foe)
        combat = wk.seen(0).combat
        assert combat is not None
        dealt = int(combat.attack == "melee")
        assert told(wk.match, ("arm", card.id), Weapon).need == combat.health - dealt
        assert told(wk.match, ("arm", "unarmed"), Weapon).need == combat.health


def is_plain(enemy: content.Enemy) -> bool:
    """A melee enemy of the deck of roads without anything special."""
    return enemy.attack == "melee" and enemy.number.startswith("HD") and not enemy.fx and not enemy.threat


def test_the_pool_of_the_preview_is_the_pool_that_is_rolled() -> None:
    """Of many combats as they come, with radiation, injuries and advances."""
    seen = 0
    for seed in range(12):
        match = Match.start(GAME, 2, seed, {"setup": "quick"})
        dice = Dice(seed)
        shown: Weapon | None = None
        while not match.over and len(match.answers) < 500:
            question = match.questions[0]
            option = question.options[dice.below(len(question.options), "option")]
            if question.options[0] == ("move",):
                option = question.options[0]
            start = len(match.log)
            if question.kind == "weapon":
                weapon = match.preview(question.seat, option)
                shown = weapon if isinstance(weapon, Weapon) else None
            elif question.options[0][0] == "use" or question.kind in ("foe_offer", "combat_start", "opening"):
                shown = None  # something may be used that the preview leaves out
            match.answer(question.seat, option)
            for line in match.lines(None, start):
                if line["event"] == "rolled" and shown is not None:
                    table = match.state
                    assert isinstance(table, Board)
                    rolled = line["dice"]
                    assert isinstance(rolled, list)
                    pool = sorted(str(die).split(":")[0] for die in rolled)
                    is_foe = line["who"] not in [knight.id for knight in content.knights()]
                    if is_foe:
                        assert pool == sorted(shown.foe.dice)
                        seen += 1
                    elif not shown.mine.lost:
                        assert pool == sorted(shown.mine.dice)
                        seen += 1
                    shown = shown if is_foe else None
                if line["event"] in ("fight_ended", "wounded", "injured"):
                    shown = None
    assert seen > 20


# The story and tests


def test_a_choice_says_its_odds_and_whether_it_is_open() -> None:
    wk = Scenario("alinta")
    wk.given(0, space="M13", wreck="rickety", damage=4)
    wk.do(("thread", "salvage_the_pump_part"))
    odds: list[int | None] = []
    for number in (1, 2, 3):
        shown = told(wk.match, ("choose", number), Attempt)
        assert shown.open == (("choose", number) in wk.question.options)
        odds.append(shown.odds)
    first = told(wk.match, ("choose", 1), Attempt)
    good = sum(
        sum(face.count("S") for face in faces) >= 2 for faces in product(*(FACES[colour] for colour in first.dice))
    )
    assert odds[0] is not None
    assert abs(odds[0] - 1000 * good / 6 ** len(first.dice)) <= 0.5
    assert odds[2] is None
    assert not told(wk.match, ("choose", 3), Attempt).open  # the vehicle is a wreck
    assert wk.match.preview(0, ("choose", 4)) is None


def test_the_odds_of_a_choice_know_what_must_be_done_before_the_roll() -> None:
    """Radiation and an injury take dice whether the knight likes it or not; a tin of tabs is left alone."""
    wk = Scenario("alinta")
    wk.given(0, space="M13", rad=4, injuries=["concussion"], cargo=["focus_tabs"])
    wk.do(("thread", "salvage_the_pump_part"))
    survival, tech = (told(wk.match, ("choose", number), Attempt) for number in (1, 2))
    assert (survival.dice, survival.odds) == (["blue"], 167)  # GB, less the weaker: 2 on a blue die
    assert (tech.dice, tech.odds) == (["white"], 0)  # one die is always left
    labels = [GAME.say_option(wk.match.state, wk.question, option) for option in wk.question.options[:2]]
    assert [label.args["chance"] for label in labels] == [17, 0]
    wk.do(("choose", 1))
    roll = wk.seen(0).roll
    assert roll is not None
    assert (roll.dice, roll.lose, roll.odds) == (["green", "blue"], 1, survival.odds)


def test_the_odds_of_dice_still_to_be_lost_are_those_of_the_dice_that_stay() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3, space="M48")
    wk.wasteland("mirage")
    wk.move("M49")
    roll = wk.seen(0).roll
    assert wk.asked == (0, "lose_die")
    assert roll is not None
    assert (roll.dice, roll.lose, roll.odds) == (["white", "green"], 1, 500)
    lost = {name: told(wk.match, ("lose_die", name), Pool).odds for name in roll.dice}
    assert lost == {"white": 500, "green": 333}


def test_healing_points_left_are_told() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M48", wounds=3)
    wk.do(("city",), ("visit", "sawbones"))
    assert told(wk.match, ("question",), Asked).count == 4
    wk.do(("heal", "wound"))
    assert told(wk.match, ("question",), Asked).count == 3


def test_losing_a_die_says_what_is_left() -> None:
    wk = Scenario("alinta")
    wk.given(0, space="M13")
    wk.do(("thread", "salvage_the_pump_part"))
    wk.table.pool = [0, 1, 2]
    wk.table.difficulty = 2
    match = wk.match
    question = match.questions[0]
    question.kind = "lose_die"
    shown = told(match, ("lose_die", "green"), Pool)
    assert shown.dice == ["white", "blue"]
    good = sum(sum(face.count("S") for face in faces) >= 2 for faces in product(FACES["white"], FACES["blue"]))
    assert shown.odds is not None
    assert abs(shown.odds - 1000 * good / 36) <= 0.5
    assert match.preview(0, ("lose_die", "red")) is None


def test_what_is_used_before_a_roll_says_the_dice_and_odds_that_follow() -> None:
    """A drug adds a success, its broken side a green die: against all ways the dice can fall, and the roll itself."""
    for card, more in (("focus_tabs", 1), ("broken_focus_tabs", 0)):
        wk = Scenario("alinta")
        wk.given(0, space="M13", cargo=[card])
        wk.do(("thread", "salvage_the_pump_part"), ("choose", 1))
        assert wk.asked == (0, "before_roll")
        before = wk.seen(0).roll
        assert before is not None
        shown = told(wk.match, ("use", card), Pool)
        assert shown.dice == [*before.dice, *([] if more else ["green"])]
        falls = list(product(*(FACES[colour] for colour in shown.dice)))
        good = sum(sum(face.count("S") for face in faces) + more >= 2 for faces in falls)
        assert shown.odds is not None
        assert abs(shown.odds - 1000 * good / len(falls)) <= 0.5
        wk.do(("use", card))
        rolled = next(line for line in wk.match.lines(0) if line["event"] == "rolled")["dice"]
        assert isinstance(rolled, list)
        assert [str(die).split(":")[0] for die in rolled] == shown.dice


@pytest.mark.parametrize(("wounds", "pool"), [(1, "W=- G=S G=-"), (3, "W=S G=S G=S")])
@pytest.mark.parametrize("armour", ["vest", "broken_vest", "junk_armour", "broken_junk_armour"])
def test_armour_says_what_it_stops_and_what_becomes_of_it(armour: str, wounds: int, pool: str) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, armour=armour)
    wk.wasteland("gun_tower")
    wk.rolls(pool, "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    shown = told(wk.match, ("armour", armour), Shielded)
    assert wk.match.preview(1, ("armour", armour)) is None
    wk.do(("armour", armour))
    assert shown.stops == wounds - wk.knight(0).wounds
    assert wk.knight(0).armour == (f"broken_{armour}" if shown.breaks else "")


def test_what_was_read_can_be_read_again_and_nothing_else() -> None:
    match = Match.start(GAME, 1, 1, {"setup": "quick"})
    while match.questions[0].kind != "act":
        match.answer(0, match.questions[0].options[0])
    table = match.state
    assert isinstance(table, Board)
    for number, entry in enumerate(adventure_of(table).entries):
        shown = match.preview(0, ("entry", entry.source))
        if number in table.read:
            assert isinstance(shown, Entry)
            assert shown.text.uk == adventure_of(table).words[f"entry-{entry.id}"][2]
        else:
            assert shown is None


def test_advances_may_be_looked_at_when_none_is_due() -> None:
    wk = Scenario("johnny_taylor", "alinta")
    wk.given(0, xp=4)
    assert told(wk.match, ("advances", 0), Advances).open == [str(option[1]) for option in open_advances(wk.table, 0)]
    assert told(wk.match, ("advances", 1), Advances, seat=0).open
    assert wk.match.preview(0, ("advances", 2)) is None


# What must hold for all of them


@pytest.mark.parametrize("adventure", ["the_last_reservoir", "ghost_signal"])
def test_previews_tell_nothing_hidden_and_change_nothing(adventure: str) -> None:
    match = Match.start(GAME, 3, "previews", {"setup": "quick", "adventure": adventure})
    dice = Dice("previews")
    counted = 0
    while not match.over and len(match.answers) < 400:
        question = match.questions[dice.below(len(match.questions), "seat")]
        if not dice.below(4, "look"):
            before = match.state.to_json()
            abouts: list[Option] = [("reach",), ("question",), ("advances", 1), ("nonsense", 7), *question.options[:12]]
            for seat in range(3):
                world = match.imagine(seat, dice)
                for about in abouts:
                    here, there = match.preview(seat, about), world.preview(seat, about)
                    counted += here is not None
                    assert msgspec.json.encode(here) == msgspec.json.encode(there), (seat, about)
            assert match.state.to_json() == before
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    assert counted > 50
