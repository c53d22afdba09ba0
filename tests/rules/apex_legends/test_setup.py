"""Chapters 4 to 7 and 9: set-up, initiative and draft, equipping, and the map drop."""

import pytest

from stolik.games.apex_legends import content
from stolik.games.apex_legends.catalogue import (
    BAG,
    BASIC_WEAPONS,
    BIN_CARDS,
    FEATS_OF,
    LEGEND,
    LOOT,
    LOOT_KIND,
    NOTHING,
    RING_CARDS,
    WEAPON,
    WEAPONS,
)
from stolik.games.apex_legends.geometry.grid import outside
from stolik.games.apex_legends.map import LAND_NAMES
from stolik.games.apex_legends.map_files import MAPS
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Opening, Scenario

AIM_IN_ORDER = list(range(14))


def with_initiative(first: int, second: int, **options: str) -> Opening:
    """The two groups of seats draw these aim cards (numbers from 0) for initiative."""
    s = Opening(2, **options)
    s.script("aim", [card for card in AIM_IN_ORDER if card not in (first, second)] + [second, first])
    return s


def equipped(**options: str) -> Opening:
    """Stage 1 is over: everybody has taken the first weapons and left every token."""
    s = Opening(2, draft="first_game", **options)
    s.arm()
    return s


# Set-up


@rule("AP-SETUP-01", "AP-SETUP-03", "AP-INIT-04")
def test_the_round_marker_starts_on_one_and_the_initiative_marker_on_the_first_red_turn() -> None:
    s = equipped()
    assert (s.board.round, s.board.marker) == (1, 0)
    assert sorted(s.board.tile_bonus) == [0, 1, 2, 3]


@rule("AP-SETUP-02", "AP-AIM-01")
def test_all_fourteen_aim_cards_are_in_the_deck() -> None:
    s = Opening()
    s.match.questions  # noqa: B018 - starts the match
    assert sorted(s.board.aim) == AIM_IN_ORDER
    orders = set()
    for seed in range(4):
        board = Match.start("apex_legends", seed=seed).state
        orders.add(tuple(getattr(board, "aim")))  # noqa: B009
    assert len(orders) == 4


@rule("AP-SETUP-04")
def test_loot_is_in_the_bags_of_its_rank_and_legendary_loot_is_not() -> None:
    s = Opening()
    s.match.questions  # noqa: B018 - starts the match
    assert [sorted(bag) for bag in s.board.bags] == [sorted(BAG[rank]) for rank in range(3)]
    assert [len(bag) for bag in s.board.bags] == [50, 52, 35]
    names = {LOOT[kind] for bag in s.board.bags for kind in bag}
    assert not any(name.endswith(("_legendary", "_starting")) for name in names)


@rule("AP-SETUP-05")
def test_the_weapon_deck_has_48_cards_and_the_bin_deck_18() -> None:
    s = Opening()
    s.match.questions  # noqa: B018 - starts the match
    assert sorted(s.board.weapon_deck) == list(range(BASIC_WEAPONS))
    assert sorted(s.board.bin_deck) == list(range(len(BIN_CARDS)))
    assert not {WEAPON[name] for name in ("kraber", "mastiff", "bocek")} & set(s.board.weapon_deck)


@rule("AP-SETUP-06")
def test_every_legend_starts_with_starting_gear_full_dials_and_two_deathboxes() -> None:
    s = equipped()
    for name in ("bangalore", "wraith", "gibraltar", "bloodhound"):
        gear = [s.gear_of(name, slot) for slot in ("helmet", "body", "knockdown")]
        assert gear == ["helmet_starting", "body_shield_starting", "knockdown_shield_starting"]
        assert (s.dial(name), s.deathboxes(name)) == ((20, 40), 2)


@rule("AP-SETUP-08", "AP-SETUP-11")
def test_the_map_is_crossroads_unless_another_is_chosen() -> None:
    assert MAPS[0] == "crossroads"
    for name in MAPS:
        board = Opening(map=name).board
        assert LAND_NAMES[board.land] == name
    assert LAND_NAMES[Opening().board.land] == "crossroads"
    with pytest.raises(StolikError):
        Opening(map="nowhere")


@rule("AP-SETUP-09", "AP-MOD-01")
def test_a_ring_card_lies_face_up_and_the_ring_is_the_whole_map() -> None:
    s = Opening()
    s.script("ring", [1, 2, 3, 4, 5, 6, 7, 0])
    s.match.questions  # noqa: B018 - starts the match
    assert RING_CARDS[s.board.ring_card] == "r1"
    assert s.board.ring == [0, 0, 11, 11]
    assert len(s.board.ring_deck) == 7


@rule("AP-SETUP-11")
def test_in_the_standard_game_teams_colour_and_draft_are_free() -> None:
    s = Opening()
    assert s.question.kind == "colour"
    s.choose(("blue",))
    assert s.question.kind == "draft"


# Initiative and draft


@rule("AP-INIT-01")
def test_the_higher_aim_card_wins_and_all_cards_go_back() -> None:
    for first, second, winner in ((5, 9, 1), (9, 5, 0)):
        s = with_initiative(first, second)
        assert s.asked == (winner, "colour")
        assert sorted(s.board.aim) == AIM_IN_ORDER


@rule("AP-INIT-01")
def test_on_a_tie_both_draw_again() -> None:
    s = with_initiative(0, 1)  # two cards of value 20
    s.script("aim", [c for c in AIM_IN_ORDER if c not in (4, 5)] + [5, 4])
    assert s.asked == (1, "colour")
    assert len(s.events("drew_for_initiative")) == 2


@rule("AP-INIT-02")
@pytest.mark.parametrize(("colour", "red_captain"), [("red", 1), ("blue", 0)])
def test_the_winner_chooses_the_colour(colour: str, red_captain: int) -> None:
    s = with_initiative(5, 9)
    assert s.options == [("red",), ("blue",)]
    s.choose((colour,))
    assert s.question.seat == 1 - red_captain  # blue drafts first


@rule("AP-INIT-02", "AP-INIT-07")
def test_in_the_first_game_the_winner_is_red() -> None:
    s = with_initiative(5, 9, draft="first_game")
    s.match.questions  # noqa: B018 - starts the match
    assert s.board.seat_of[LEGEND["wraith"]] == 1


@rule("AP-INIT-03", "AP-INIT-05")
def test_blue_drafts_first_then_they_alternate() -> None:
    s = with_initiative(9, 5, team_size="3")
    s.choose(("red",))
    seats = []
    for legend in ("wraith", "gibraltar", "lifeline", "bangalore", "pathfinder"):  # one is left for red
        seats.append(s.question.seat)
        s.choose(("pick", legend))
    assert seats == [1, 0, 1, 0, 1]
    assert s.board.members == [
        [LEGEND[name] for name in ("gibraltar", "bangalore", "bloodhound")],
        [LEGEND[name] for name in ("wraith", "lifeline", "pathfinder")],
    ]


@rule("AP-INIT-05")
def test_each_legend_exists_once_and_the_rest_goes_back_to_the_box() -> None:
    s = with_initiative(9, 5)
    s.choose(("red",), ("pick", "wraith"))
    assert ("pick", "wraith") not in s.options
    s.choose(("pick", "gibraltar"), ("pick", "lifeline"), ("pick", "bangalore"))
    assert [s.board.team[LEGEND[name]] for name in ("bloodhound", "pathfinder")] == [NOTHING, NOTHING]


@rule("AP-INIT-03")
def test_red_takes_the_first_turn_of_every_round() -> None:
    s = Scenario()
    s.transition(2)
    assert s.asked == (0, "activate")
    s = Scenario()
    s.transition(5)
    assert s.asked == (0, "activate")


@rule("AP-INIT-06")
def test_legends_may_be_dealt_at_random() -> None:
    s = with_initiative(9, 5, draft="random")
    s.script("draft", [5, 4, 3, 2, 1, 0])
    s.choose(("red",))
    assert s.board.members == [[5, 4], [3, 2]]
    assert s.match.questions[0].kind == "equip"


@rule("AP-INIT-07")
@pytest.mark.parametrize(
    ("size", "red", "blue"),
    [
        ("2", {"bangalore", "wraith"}, {"gibraltar", "bloodhound"}),
        ("3", {"bangalore", "wraith", "lifeline"}, {"gibraltar", "bloodhound", "pathfinder"}),
    ],
)
def test_legends_of_the_first_game(size: str, red: set[str], blue: set[str]) -> None:
    s = Opening(draft="first_game", team_size=size)
    s.match.questions  # noqa: B018 - starts the match
    members = [{name for name in LEGEND if LEGEND[name] in team} for team in s.board.members]
    assert members == [red, blue]


@rule("AP-LEG-01")
def test_all_ability_tokens_are_available_at_the_start() -> None:
    s = equipped()
    for ability in ("dome_of_protection", "defensive_bombardment", "smoke_launcher", "rolling_thunder"):
        assert s.token(ability) == 0
    assert s.token("smoke_launcher", 1) == 0
    assert all(figure == NOTHING for figure in s.board.figures)


@rule("AP-LEG-02")
def test_the_eight_feats_are_shuffled_into_a_deck() -> None:
    s = Opening(draft="first_game")
    s.match.questions  # noqa: B018 - starts the match
    for name in ("bangalore", "wraith", "gibraltar", "bloodhound"):
        who = LEGEND[name]
        assert sorted(s.board.decks[who]) == FEATS_OF[who]
        assert (s.board.hands[who], s.board.discards[who]) == ([], [])
    decks = {tuple(s.board.decks[LEGEND[name]]) for name in ("bangalore", "wraith", "gibraltar", "bloodhound")}
    assert any(list(deck) != sorted(deck) for deck in decks)


# Stage 1


@rule("AP-EQUIP-01")
@pytest.mark.parametrize("size", [2, 3])
def test_each_legend_draws_four_weapons_four_commons_and_four_rares(size: int) -> None:
    s = Opening(draft="first_game", team_size=str(size))
    assert {question.kind for question in s.match.questions} == {"equip"}
    assert [len(pool) for pool in s.board.pools] == [12 * size, 12 * size]
    assert len(s.board.weapon_deck) == 48 - 8 * size
    assert [len(bag) for bag in s.board.bags] == [50 - 8 * size, 52 - 8 * size, 35]


@rule("AP-EQUIP-02")
def test_both_teams_equip_at_the_same_time_and_share_inside_the_team() -> None:
    s = Opening(draft="first_game")
    assert sorted(question.seat for question in s.match.questions) == [0, 1]
    red = s.board.seat_of[LEGEND["bangalore"]]
    first = WEAPONS[s.board.pools[0][0]]  # Bangalore drew it, but it may go to Wraith
    assert {("deal", first, "bangalore"), ("deal", first, "wraith")} <= set(s.match.options(red))


@rule("AP-EQUIP-03")
def test_each_legend_ends_with_exactly_two_weapons() -> None:
    s = Opening(draft="first_game")
    while s.match.questions[0].kind == "equip":
        question = s.match.questions[0]
        left = [option for option in question.options if option[0] == "leave"]
        s.answer(question.seat, (left or question.options[1:])[0])
    for name in ("bangalore", "wraith", "gibraltar", "bloodhound"):
        weapons = [weapon for weapon, _ in s.weapons_of(name)]
        assert len(set(weapons)) == 2


@rule("AP-EQUIP-04")
def test_the_ammo_counters_show_the_starting_ammo_of_the_cards() -> None:
    s = equipped()
    start = {weapon.id: weapon.start for weapon in content.weapons()}
    for name in ("bangalore", "wraith", "gibraltar", "bloodhound"):
        for weapon, ammo in s.weapons_of(name):
            assert ammo == start[weapon]


def equip_with(common: list[str], rare: list[str]) -> Opening:
    """The red team's first legend draws these tokens."""
    s = Opening(draft="first_game")
    s.script("aim", [*range(12), 12, 13])  # seat 0 is red
    kinds = BAG[0].copy()
    top = [LOOT_KIND[name] for name in common]
    for kind in top:
        kinds.remove(kind)
    rares = BAG[1].copy()
    rare_top = [LOOT_KIND[name] for name in rare]
    for kind in rare_top:
        rares.remove(kind)
    s.script("bags", kinds + top[::-1], rares + rare_top[::-1], BAG[2].copy())
    s.match.questions  # noqa: B018 - starts the match
    return s


@rule("AP-EQUIP-05", "AP-EQUIP-06", "AP-GEAR-05")
def test_tokens_go_to_backpacks_gear_and_weapons_and_the_rest_is_removed() -> None:
    s = equip_with(["syringe", "syringe", "shield_cell", "frag_grenade"], ["body_shield_rare", "med_kit"])
    red = s.board.seat_of[LEGEND["bangalore"]]
    for option in (
        ("deal", "body_shield_rare", "bangalore"),
        ("deal", "med_kit", "wraith"),
        ("deal", "syringe", "bangalore"),
        ("deal", "syringe", "bangalore"),
    ):
        s.answer(red, option)
        s.answer(1 - red, s.match.options(1 - red)[1])
    s.arm()
    assert s.gear_of("bangalore", "body") == "body_shield_rare_used"
    assert s.dial("bangalore") == (30, 40)
    assert (s.pack_of("bangalore"), s.pack_of("wraith")) == (["syringe", "syringe"], ["med_kit"])
    # The replaced starting shield and everything left over has left the game.
    assert LOOT_KIND["body_shield_starting"] in s.board.box
    assert [len(left) for left in s.board.left_weapons] == [4, 4]
    assert s.board.pools == [[], []]


# Stage 2


@rule("AP-DROP-01", "AP-DROP-02", "AP-DROP-03")
def test_bonus_and_epic_tokens_lie_at_the_tile_and_everybody_has_three_feats() -> None:
    s = equipped()
    assert sorted(s.board.tile_bonus) == [0, 1, 2, 3]
    assert all(kind in BAG[2] for kind in s.board.tile_epic)
    assert len(s.board.bags[2]) == 31
    assert [len(s.hand_of(name)) for name in ("bangalore", "wraith", "gibraltar", "bloodhound")] == [3] * 4


@rule("AP-DROP-01")
def test_the_bonus_tokens_are_laid_at_random() -> None:
    s = Opening(draft="first_game")
    s.script("bonus", [3, 1, 0, 2])
    s.arm()
    assert s.board.tile_bonus == [3, 1, 0, 2]


@rule("AP-DROP-04", "AP-INIT-03")
def test_blue_places_first_and_the_teams_alternate_at_any_edge() -> None:
    s = equipped()
    teams = []
    while s.question.kind in ("tile", "gain"):
        if s.question.kind == "tile":
            teams.append(s.board.team[LEGEND[str(s.options[0][1])]])
            assert {side for _, side in s.of("place")} == {"top", "right", "bottom", "left"}
            s.choose(next(option for option in s.options if option[2] == "left"))
        else:
            s.choose(s.options[0])
    assert teams == [1, 0, 1, 0]


@rule("AP-DROP-05")
def test_the_first_at_an_edge_takes_its_epic_token_and_a_dropped_one_is_removed() -> None:
    s = equipped()
    epic = s.board.tile_epic[0]
    s.choose(next(option for option in s.options if option[2] == "top"))
    assert s.question.kind == "gain"
    assert s.board.tile_epic[0] == NOTHING
    drop = next(option for option in s.options if option[0] == "drop")
    s.choose(drop)
    assert epic in s.board.box
    s.choose(next(option for option in s.options if option[2] == "top"))
    assert s.question.kind == "tile"  # nothing left at the top


@rule("AP-DROP-06", "AP-INIT-03")
def test_red_enters_first_at_the_edge_of_its_tile_side() -> None:
    s = equipped()
    while s.question.kind in ("tile", "gain"):
        s.choose(next(o for o in s.options if len(o) < 3 or o[2] == "top"))
    assert s.question.kind == "enter"
    assert {s.board.team[LEGEND[str(name)]] for name, _, _ in s.of("enter")} == {0}
    assert {y for _, _, y in s.of("enter")} == {0}


@rule("AP-DROP-06")
def test_a_legend_must_be_able_to_enter() -> None:
    """On Timber Heights the corner (0,0) is a roof: with two movement points it can still be climbed."""
    s = equipped(map="timber")
    while s.question.kind in ("tile", "gain"):
        s.choose(next(o for o in s.options if len(o) < 3 or o[2] == "top"))
    land_steps = {x for _, x, _ in s.of("enter")}
    assert land_steps == set(range(12))


@rule("AP-DROP-07", "AP-DROP-10")
@pytest.mark.parametrize(("token", "mp", "asked"), [(0, 4, "enter"), (1, 2, "gain"), (2, 3, "gain"), (3, 3, "load")])
def test_the_bonus_token_gives_a_move_and_then_loot_or_ammo(token: int, mp: int, asked: str) -> None:
    s = Opening(draft="first_game")
    order = [token, *(other for other in range(4) if other != token)]
    s.script("bonus", order)
    s.arm()
    while s.question.kind in ("tile", "gain"):
        s.choose(next(o for o in s.options if len(o) < 3 or o[2] == "top"))
    s.choose(next(o for o in s.options if o[2] == 5))
    assert (s.question.kind, s.question.note) == ("move", mp)
    assert not s.can(("done",))  # the first step must be made
    s.choose(("step", 5, 0))
    s.choose(("done",))
    assert s.question.kind == asked
    assert s.board.tile_bonus == order  # the token stays for the next


@rule("AP-DROP-08")
def test_the_first_step_goes_from_the_virtual_space_beside_the_border() -> None:
    s = equipped()
    while s.question.kind in ("tile", "gain"):
        s.choose(next(o for o in s.options if len(o) < 3 or o[2] == "right"))
    s.choose(next(o for o in s.options if o[3] == 2))
    assert s.board.space[s.board.moving] == outside(1, 2)
    assert set(s.of("step")) <= {(11, 1), (11, 2), (11, 3)}


@rule("AP-DROP-09", "AP-MOVE-04")
def test_nobody_leaves_the_map_again() -> None:
    s = Scenario()
    s.legend("wraith", (0, 5))
    s.acts("wraith")
    s.choose(("move",))
    assert set(s.of("step")) == {(0, 4), (1, 4), (1, 5), (0, 6), (1, 6)}


@rule("AP-DROP-11")
def test_no_rush_nor_cards_while_dropping() -> None:
    s = equipped()
    kinds = set()
    while s.question.kind not in ("activate", "act"):
        kinds.add(s.question.kind)
        assert not any(option[0] in ("rush", "play", "initiate", "react") for option in s.options)
        s.choose(s.options[-1])
    assert kinds <= {"tile", "gain", "enter", "move", "put_where", "load", "old_attachment"}


@rule("AP-DROP-12")
def test_when_all_have_entered_what_is_left_at_the_tile_is_removed() -> None:
    s = equipped()
    while s.question.kind in ("tile", "gain"):
        s.choose(next(o for o in s.options if len(o) < 3 or o[2] == "top"))
    left = [kind for kind in s.board.tile_epic if kind != NOTHING]
    assert len(left) == 3
    while s.question.kind != "activate":
        s.choose(s.options[-1])
    assert s.board.tile_epic == [NOTHING] * 4
    assert all(kind in s.board.box for kind in left)
    assert all(s.at(name) is not None for name in ("bangalore", "wraith", "gibraltar", "bloodhound"))
