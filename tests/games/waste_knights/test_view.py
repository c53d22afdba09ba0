"""What the drawn board reads in the view: each number against the rules or a second way to find it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolik.games.waste_knights import GAME, content
from stolik.games.waste_knights.catalogue import FIRST_STORY_FOE, KNIGHT
from stolik.games.waste_knights.events import Fought, Read, Rerolled, Rolled
from stolik.games.waste_knights.map import SPACE_ID
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import ADVENTURES, adventure_of
from stolik.games.waste_knights.view import Aim, Price, Prose, Rewards, Thread, Used, view
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.scenarios.waste_knights import Scenario

GAME_HAZARDS = {space.id: space.hazards for space in content.spaces()}
ENEMIES = content.enemies()


def thread(wk: Scenario, seat: int | None = 0) -> Thread:
    found = wk.seen(seat).story.thread
    assert found is not None
    return found


# The story


@pytest.mark.parametrize("space", ["M13", "M48", "M37"])
def test_a_thread_action_is_open_exactly_when_it_is_offered(space: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space=space)
    for action in thread(wk).actions:
        assert action.open == wk.can(action.option), action.option


def test_a_thread_action_names_every_space_on_which_it_is_offered() -> None:
    wk = Scenario("johnny_taylor")
    shown = {action.option: [] if action.anywhere else action.spaces for action in thread(wk).actions}
    found: dict[Option, list[str]] = {option: [] for option in shown}
    for number, space in enumerate(SPACE_ID):
        wk.table.space[0] = number
        for option in found:
            if option in GAME.options(wk.table, wk.question):
                found[option].append(space)
    salvage = ("thread", "salvage_the_pump_part")
    assert shown[salvage] == found[salvage] == ["M13", "M21", "M36", "M63", "M65"]
    for option, spaces in found.items():
        assert set(spaces) <= set(shown[option]), option  # a requirement may close what place and limit allow


def test_a_goal_counts_from_the_story_what_it_asks_for() -> None:
    wk = Scenario("johnny_taylor", "alinta")
    wk.thread("A1-T2B")
    name = Prose("faith", "wiara", "віра")
    assert [goal.ways for goal in thread(wk).goals] == [[[Aim("shared", "faith", 0, ">=", 3, False, name)]]]  # K + 1
    at = adventure_of(wk.table).shared_names.index("faith")
    for count in (1, 2, 3):
        wk.table.shared[at] = count
        assert thread(wk).goals[0].ways == [[Aim("shared", "faith", count, ">=", 3, count == 3, name)]]


def test_an_action_says_what_it_asks_for() -> None:
    wk = Scenario("johnny_taylor")
    needs = {action.option[1]: action.needs for action in thread(wk).actions}
    assert needs["deliver_the_parts"] == [
        [Aim("shared", "parts", 0, ">=", 2, False, Prose("pump parts", "części pompy", "деталі помпи"))]
    ]
    assert needs["ask_the_council"] == []
    limits = {action.option[1]: action.limit for action in thread(wk).actions}
    assert (limits["ask_the_council"], limits["deliver_the_parts"]) == ("1/knight", None)


def test_a_goal_that_depends_on_secrets_is_not_shown() -> None:
    wk = Scenario("zoey_shaw", "johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    goals = next(one for one in adventure_of(wk.table).threads if one.id == "A3-T3A").goals
    assert [goal.is_secret for goal in goals] == [True]
    assert thread(wk).goals == []


@pytest.mark.parametrize("seed", range(2))
def test_rounds_left_are_the_rounds_until_the_time_expires(seed: int) -> None:
    match = Match.start(GAME, 1, seed, {"setup": "quick", "adventure": "the_last_reservoir"})
    told: list[tuple[int, int]] = []
    while not match.over and "time_expired" not in [event.kind for event in match.events(0)]:
        table = match.state
        assert isinstance(table, Board)
        shown = view(table, 0)
        if shown.phase == "action" and shown.story.thread is not None:
            told.append((shown.round, shown.story.thread.rounds_left or 0))
        question = match.questions[0]
        match.answer(0, ("pass",) if ("pass",) in question.options else question.options[0])
    assert len(told) > 3
    assert told[-1][1] == 1
    for (_, left), (_, later) in pairwise(dict(told).items()):
        assert later == left - 1
    assert told[0][1] == len(dict(told))


def test_what_was_read_can_be_found_again() -> None:
    match = Match.start(GAME, 1, 1, {"setup": "quick"})
    while match.questions[0].kind != "act":
        match.answer(0, match.questions[0].options[0])
    table = match.state
    assert isinstance(table, Board)
    read = [(str(line["entry"]), str(line["title_pl"])) for line in match.lines(0) if line["event"] == "read"]
    assert [(entry.id, entry.title.pl) for entry in view(table, 0).story.read] == read


def test_choices_are_data() -> None:
    wk = Scenario("alinta")
    wk.given(0, space="M13")
    wk.do(("thread", "salvage_the_pump_part"))
    entry = wk.seen(0).story.entry
    assert entry is not None
    assert [(choice.kind, choice.skill, choice.difficulty) for choice in entry.choices] == [
        ("test", "survival", 2),
        ("test", "tech", 2),
        ("plain", None, None),
    ]
    assert entry.choices[2].price == Price(damage=2)
    assert entry.choices[0].price == Price()
    assert entry.choices[0].label.en.startswith("Squeeze through")


def test_every_price_of_every_adventure_is_shown_whole() -> None:
    """All that any choice costs is one of the fields: nothing is left out."""
    for number, adventure in enumerate(ADVENTURES):
        wk = Scenario("johnny_taylor", "logan_harris")
        wk.table.adventure = number
        wk.table.thread = -1
        wk.table.shared, wk.table.own = [], []
        for at, entry in enumerate(adventure.entries):
            wk.table.entry = at
            shown = view(wk.table, 0).story.entry
            assert shown is not None
            for choice, seen in zip(entry.choices, shown.choices, strict=True):
                assert bool(choice.cost) == (seen.price != Price()), entry.id
                assert (choice.enemy >= 0) == (seen.enemy is not None), entry.id


# The turn


def test_actions_of_the_turn_are_named() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, advances=["miracle_fix"], xp=6, space="M48")
    assert wk.seen().done == []
    wk.do(("camp",), ("done",))
    assert (wk.seen().done, wk.seen().taken) == (["camp"], 1)
    wk.table.taken = [0, 1, 2, 3, 4, 5]
    names = ["move", "camp", "explore", "city", "regain_consciousness", "overhaul"]
    assert wk.seen().done == names
    for option in (("special", "miracle_fix"), ("thread", "ask_the_council")):
        twin = Scenario("nelly_thompson")
        twin.given(0, advances=["miracle_fix"], xp=6, space="M48", damage=1)
        twin.do(option)
        assert twin.seen().done == [option[1]]


def test_an_ability_is_marked_as_used_as_long_as_its_limit_lasts() -> None:
    match = Match.start(GAME, 2, "used", {"setup": "draft", "adventure": "the_last_reservoir"})
    dice = Dice("used")
    seen: set[str] = set()
    while not match.over and len(match.answers) < 1500:
        table = match.state
        assert isinstance(table, Board)
        for knight in view(table, None).knights:
            for used in knight.used:
                assert isinstance(used, Used)
                seen.add(used.per)
                assert used.per != "combat" or table.foe >= 0
                question = match.questions[0]
                others = [one for one in table.seat if one != knight.seat]
                if question.seat == knight.seat or not others:
                    assert ("use", used.source) not in question.options or used.per == "roll"
        question = match.questions[0]
        uses = [option for option in question.options if option[0] == "use"] or question.options
        match.answer(question.seat, uses[dice.below(len(uses), "option")])
    assert seen


def test_the_trip_is_what_the_engine_would_make_the_knight_pay() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("move",))
    assert wk.seen().trip is not None
    dice = Dice("trip")
    hazards: list[str] = []
    for _ in range(3):
        goes = [option for option in wk.question.options if option[0] == "go"]
        if not goes:
            break
        wk.do(goes[dice.below(len(goes), "way")])
    while ("stop",) not in wk.question.options:
        wk.do(next(option for option in wk.question.options if option[0] == "go"))
    trip = wk.seen().trip
    assert trip is not None
    for space in wk.table.route[1:]:
        letters = sorted(GAME_HAZARDS[SPACE_ID[space]], key="RCT".index)
        hazards += [{"R": "rad", "C": "contamination", "T": "threat"}[letter] for letter in letters]
    assert trip.hazards == hazards
    before = wk.knight(0).fuel
    wk.do(("stop",))
    lines = [line for line in wk.match.lines(0) if line["event"] == "declared"]
    assert lines[-1]["fuel"] == trip.fuel
    assert before - trip.fuel >= 0
    assert (trip.fuel == 0) == (trip.cost <= trip.points)
    assert wk.seen().trip is None


def test_exploration_says_how_many_cards_may_follow() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("explore",))
    left = wk.seen().finds_left
    assert left > 0
    assert not wk.seen().fuelled
    wk.do(("fuel",))
    assert (wk.seen().finds_left, wk.seen().fuelled) == (left + 1, True)
    for count in range(left, -1, -1):
        wk.do(("decline",))
        assert wk.seen().finds_left == count
    assert ("decline",) not in wk.question.options
    wk.do(("accept",))
    assert not wk.seen().fuelled


def test_shops_are_those_of_this_visit_to_the_city() -> None:
    """They used to stay in the view until the next city action."""
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M48")
    wk.do(("city",), ("visit", "mechanic"))
    if wk.asked == (0, "mechanic"):
        wk.do(("fix",))
    assert wk.seen().shops == ["mechanic"]
    wk.do(("done",))
    assert wk.seen().shops == []


def test_who_reads_the_card_is_the_player_on_the_right() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.wasteland("gun_tower")
    assert wk.seen().reader is None
    wk.move("M37")
    assert (wk.seen().card, wk.seen().reader) == ("gun_tower", 2)


# The combat


def test_a_combat_begins_without_wounds_of_the_last_one() -> None:
    """`dealt` used to keep the wounds of the last attack of an earlier combat."""
    wk = Scenario("johnny_taylor")
    wk.wasteland("gun_tower")
    wk.table.hit_wounds = 3
    wk.move("M37")
    combat = wk.seen().combat
    assert combat is not None
    assert combat.dealt == 0


def test_an_enemy_shows_the_dice_that_it_will_roll() -> None:
    """Known Face takes the weakest die of a gang before it attacks."""
    wk = Scenario("zoey_shaw")
    wk.given(0, hands=["machete", "knife"], advances=["known_face"])
    wk.wasteland("toll_crew")
    wk.rolls("G=S G=S")
    wk.move("M37")
    shown = []
    for option in (("arm", "machete"), ("pass",), ("pass",)):
        combat = wk.seen(0).combat
        assert combat is not None
        shown.append((wk.question.kind, combat.dice))
        wk.do(option)
    dice = ["white", "green", "green"]
    assert shown == [("weapon", dice), ("foe_offer", dice), ("dealt", dice[1:])]


def test_an_enemy_shows_what_it_is_worth() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("gun_tower")
    wk.move("M37")
    combat = wk.seen().combat
    assert combat is not None
    assert isinstance(combat.rewards, Rewards)
    card = next(enemy for enemy in ENEMIES if enemy.id == "gun_tower")
    worth = (card.xp, card.fuel, card.ammo, card.meds, card.gear)
    shown = combat.rewards
    assert (shown.xp, shown.fuel, shown.ammo, shown.meds, shown.gear) == worth


@pytest.mark.parametrize("number", range(len(ADVENTURES)))
def test_an_enemy_of_the_story_has_its_words_in_the_view(number: int) -> None:
    """Its text is that of its rules: whoever has none has no text, but for one whose Health follows from deeds."""
    wk = Scenario("johnny_taylor", "logan_harris")
    table = wk.table
    table.adventure, table.thread, table.entry = number, -1, -1
    table.shared, table.own = [], []
    table.fighter = 0
    for at, enemy in enumerate(ADVENTURES[number].enemies):
        table.foe = FIRST_STORY_FOE + at
        combat = view(table, 0).combat
        assert combat is not None
        assert combat.name is not None
        assert combat.name.en == ADVENTURES[number].words[f"enemy-{enemy.id}"][0]
        assert (combat.text is not None) == (any(enemy.on) or enemy.id == "EA16"), enemy.id


def test_last_rolls_of_both_sides_stay_until_the_combat_ends() -> None:
    """Against the events, over whole matches."""
    seen = 0
    for seed in range(4):
        match = Match.start("waste_knights", 1, f"rolls {seed}", {"adventure": "the_last_reservoir", "setup": "quick"})
        dice = Dice(seed)
        last: dict[bool, list[str]] = {}
        told = 0
        while not match.over and len(match.answers) < 300:
            question = match.questions[0]
            match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
            for was in match.log[told:]:
                event = was.event
                if isinstance(event, Fought):
                    last = {}
                elif isinstance(event, Rolled | Rerolled):
                    last[event.who in KNIGHT] = event.dice
            told = len(match.log)
            combat = GAME.view(match.state, 0).combat
            if combat is None or combat.foe is None:
                continue
            for thrown, is_knight in ((combat.mine, True), (combat.theirs, False)):
                if thrown is not None:
                    fell = [f"{colour}:{face}" for colour, face in zip(thrown.dice, thrown.faces, strict=True)]
                    assert fell == last[is_knight]
                    seen += 1
    assert seen


def test_what_is_paid_at_the_market_lies_on_the_pan() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["katana"])
    wk.equipment("machete", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "market"), ("pay", "ammo"), ("pay", "katana"))
    assert wk.seen(0).paid == ["ammo", "katana"]
    wk.do(("done",), ("done",))
    assert wk.seen(0).paid == []


def test_who_reads_an_entry_is_in_the_view_as_in_its_event() -> None:
    match = Match.start("waste_knights", 3, "reader", {"adventure": "the_last_reservoir", "setup": "quick"})
    dice = Dice(2)
    seen = 0
    while not match.over and len(match.answers) < 250:
        question = match.questions[0]
        table = GAME.view(match.state, 0)
        if question.kind == "entry" and table.story.entry is not None:
            read = [was.event for was in match.log if isinstance(was.event, Read)][-1]
            assert table.reader == read.reader
            seen += 1
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    assert seen
