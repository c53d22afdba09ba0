"""The effect language: every construct is read into its record, and what is wrong is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.games.waste_knights import content
from stolik.games.waste_knights import vocabulary as v
from stolik.games.waste_knights.language import (
    Call,
    FxError,
    Scope,
    amount,
    parse,
    parse_condition,
    parse_effects,
    parse_leader,
    parse_place,
    parse_sum,
)
from stolik.kernel.content import ContentError


@pytest.fixture
def scope() -> Scope:
    """The names of a small adventure."""
    scope = Scope()
    scope.cities = {"Port_Ember": 0}
    scope.sites = {"3": 73}
    scope.spaces = {"M45": 44}
    scope.shared = {"parts": 0, "power": 1}
    scope.own = {"fame": 0, "faction": 1}
    scope.threads = {"A1-T1": 0, "A1-T3": 1}
    scope.entries = {"100": 0, "quiet_end": 1}
    scope.enemies = {"EA1": 0, "EA11": 1}
    scope.specials = {"6": 6}
    return scope


def one(text: str, scope: Scope | None = None) -> Call:
    """The single call of a text."""
    (rule,) = parse(text, scope or Scope())
    (call,) = rule.calls
    return call


# Rules


def test_an_empty_text_has_no_rules() -> None:
    assert parse("") == []


def test_a_rule_has_trigger_limit_condition_cost_and_effects() -> None:
    (rule,) = parse("after_roll(ranged): [1/combat] if(foe.type=gang+cult) may pay(ammo,1) -> reroll(all); xp(2)")
    assert (rule.trigger, rule.on) == (v.AFTER_ROLL, 1 << v.ROLL_RANGED)
    assert (rule.limit, rule.per) == (1, v.PER_COMBAT)
    assert rule.may
    assert [(call.verb, call.what, call.n) for call in rule.cost] == [(v.PAY, v.AMMO, 1)]
    assert [(call.verb, call.n) for call in rule.calls] == [(v.REROLL, v.ALL), (v.XP, 2)]
    assert rule.cond is not None
    assert rule.cond.ways[0][0].mask == 1 << v.GANG | 1 << v.CULT


def test_rules_of_one_text_are_separate() -> None:
    first, second = parse("passive: stat(bonus,1) // camp: [1/action] heal(1)")
    assert (first.trigger, second.trigger) == (v.PASSIVE, v.CAMP)
    assert (first.limit, second.limit, second.per) == (0, 1, v.PER_ACTION)


def test_else_belongs_to_the_condition() -> None:
    (rule,) = parse("fate: if(foe.type=machine) wounds(2) else wounds(1)")
    assert ([c.n for c in rule.calls], [c.n for c in rule.otherwise]) == ([2], [1])
    with pytest.raises(FxError, match="no condition"):
        parse("fate: wounds(2) else wounds(1)")


def test_without_a_trigger_it_happens_at_once() -> None:
    (rule,) = parse("lose(any,1); receive(damage,1)")
    assert rule.trigger == v.AT_ONCE
    assert [(c.verb, c.what, c.n) for c in rule.calls] == [(v.LOSE, v.ANY, 1), (v.RECEIVE, v.DAMAGE, 1)]


def test_blanks_between_tokens_mean_nothing() -> None:
    assert one("gain( fuel , 2 )").n == 2
    (rule,) = parse(" [ 1 / turn ]  may   pay( any,2 )->end_combat( ) ")
    assert (rule.limit, rule.may, len(rule.cost)) == (1, True, 1)


def test_a_trigger_may_be_about_several_things() -> None:
    (rule,) = parse("hazard(rad+contamination): may break_self() -> ignore_hazard(this,1)")
    assert rule.on == 1 << v.HAZARD_RAD | 1 << v.HAZARD_CONTAMINATION


def test_a_special_action_is_named_by_its_trigger() -> None:
    (rule,) = parse("special(Miracle_Fix): repair_gear(any,1)")
    assert (rule.trigger, rule.name) == (v.SPECIAL, "Miracle_Fix")


def test_effects_of_a_list_have_no_trigger_and_no_limit() -> None:
    assert parse_effects("if(you.xp>=6) xp(1)")[0].cond is not None
    for text in ("camp: heal(1)", "[1/turn] heal(1)"):
        with pytest.raises(FxError, match="resolved at once"):
            parse_effects(text)


# Arguments


def test_amounts_are_numbers_successes_or_knights() -> None:
    assert amount(one("xp(3)"), successes=9, knights=4) == 3
    assert amount(one("gain(any,S)"), successes=2, knights=4) == 2
    assert amount(one("xp(K)"), successes=2, knights=4) == 4
    assert [amount(one("gain(any,min(S,3))"), n, 4) for n in (2, 3, 4)] == [2, 3, 3]
    assert [amount(one("gain(any,min(3,S))"), n, 4) for n in (2, 4)] == [2, 3]
    assert [amount(one("gain(any,min(S,K))"), n, 2) for n in (1, 5)] == [1, 2]
    assert amount(one("gain(any,min(K,3))"), 9, 4) == 3
    assert amount(one("gain(any,min(2,3))"), 9, 4) == 2


def test_a_change_may_be_negative_but_an_amount_may_not() -> None:
    assert one("success(-1)").n == -1
    with pytest.raises(FxError, match="not negative"):
        parse("gain(fuel,-1)")


def test_a_value_never_falls_below_its_minimum() -> None:
    assert (one("stat(health,-2)").extra, one("stat(speed,-1)").extra) == (1, 0)
    assert one("stat(health,-1,3)").extra == 3
    with pytest.raises(FxError, match="never falls below 1"):
        parse("stat(health,-1,0)")


def test_three_arguments_have_their_places() -> None:
    call = one("skill_dice(firstaid,green,1)")
    assert (call.what, call.extra, call.n) == (v.FIRST_AID, v.GREEN, 1)


def test_alternatives_are_a_mask() -> None:
    assert one("cheaper(mountains+bush,1)").what == 1 << v.MOUNTAINS | 1 << v.BUSH
    assert one("prevent(wound+tainted,2)").what == 0b11


def test_a_call_may_stand_in_a_call() -> None:
    inner = one("each_here(repair(1))").call
    assert inner is not None
    assert (inner.verb, inner.n) == (v.REPAIR_DAMAGE, 1)


def test_the_names_of_an_adventure_are_numbers(scope: Scope) -> None:
    assert (one("add(var.power,-1)", scope).what, one("add(var.power,-1)", scope).extra) == (1, 0)
    assert (one("set(my.faction,2)", scope).what, one("set(my.faction,2)", scope).extra) == (1, 1)
    assert one("entry(100)", scope).what == 0
    assert one("entry(quiet_end)", scope).what == 1
    assert one("thread(A1-T3)", scope).what == 1
    give = one("give_special(6,leader(my.fame))", scope)
    assert (give.what, give.extra) == (6, 0)


def test_who_wins(scope: Scope) -> None:
    assert one("win(all)", scope).what == v.WIN_ALL
    assert (one("win(leader(my.fame))", scope).what, one("win(leader(my.fame))", scope).extra) == (v.WIN_LEADER, 0)
    faction = one("win(faction,faction,2)", scope)
    assert (faction.what, faction.extra, faction.n) == (v.WIN_FACTION, 1, 2)


@pytest.mark.parametrize(
    ("text", "kind", "at"),
    [
        ("city:Port_Ember", v.AT_SPACE, 0),
        ("site:3", v.AT_SPACE, 73),
        ("space:M45", v.AT_SPACE, 44),
        ("token:thread", v.AT_TOKEN, v.THREAD_TOKEN),
        ("any_city", v.IN_ANY_CITY, 0),
        ("here", v.AT_HERE, 0),
        ("with_knight", v.WITH_KNIGHT, 0),
        ("anywhere", v.ANYWHERE, 0),
    ],
)
def test_places(scope: Scope, text: str, kind: int, at: int) -> None:
    place = parse_place(text, scope)
    assert (place.kind, place.at) == (kind, at)


# Conditions and sums


def test_and_binds_tighter_than_or(scope: Scope) -> None:
    cond = parse_condition("var.parts>=1 and my.fame=0 or not you.unconscious", scope)
    assert [len(way) for way in cond.ways] == [2, 1]
    assert [atom.op for atom in cond.ways[0]] == [v.AT_LEAST, v.EQUAL]
    assert cond.ways[1][0].negated


def test_the_right_side_is_a_sum_of_numbers_or_a_choice_of_names(scope: Scope) -> None:
    atom = parse_condition("var.parts>=count.my.faction.2+3", scope).ways[0][0]
    assert atom.right is not None
    assert (atom.right.constant, [(t.left, t.arg, t.arg2) for t in atom.right.terms]) == (3, [(v.L_COUNT_OWN, 1, 2)])
    named = parse_condition("vehicle.type=heavy+medium", scope).ways[0][0]
    assert named.mask == 1 << v.HEAVY | 1 << v.MEDIUM
    assert parse_condition("thread=A1-T3", scope).ways[0][0].mask == 1 << 1
    assert parse_condition("foe.id=EA11", scope).ways[0][0].mask == 1 << 1


def test_a_name_alone_asks_whether_it_is_not_zero() -> None:
    atom = parse_condition("defeated").ways[0][0]
    assert (atom.left.left, atom.op) == (v.L_DEFEATED, v.UNEQUAL)


def test_in_a_sum_a_name_ends_at_a_minus(scope: Scope) -> None:
    found = parse_sum("2+K+K-var.power", scope)
    assert found.constant == 2
    assert [(t.left, t.sign) for t in found.terms] == [(v.L_KNIGHTS, 1), (v.L_KNIGHTS, 1), (v.L_SHARED, -1)]
    assert (parse_sum("7-K", scope).constant, parse_sum("10-3", scope).constant) == (7, 7)


def test_a_leader_is_named_by_a_variable(scope: Scope) -> None:
    assert parse_leader("leader(my.faction)", scope) == 1


# What is refused


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        ("gane(fuel,1)", "unknown verb 'gane'", 1),
        ("camping: heal(1)", "unknown trigger 'camping'", 1),
        ("gain(water,1)", "unknown word 'water', expected fuel, ammo, meds, any", 6),
        ("gain(fuel)", "gain needs 2 arguments, found 1", 10),
        ("gain()", "gain needs 2 arguments, found 0", 6),
        ("xp(1,2)", "xp takes no more arguments", 5),
        ("xp(one)", "expected a whole number", 4),
        ("xp(99999)", "too large", 4),
        ("xp(1", "takes no more arguments, found the end", 5),
        ("xp(1) heal(1)", "nothing more expected", 7),
        ("before_roll: dice(red,1)", "before_roll must say what it is about", 1),
        ("before_roll(swords): dice(red,1)", "unknown word 'swords'", 13),
        ("camp(rad): heal(1)", "camp takes no argument", 6),
        ("[0/turn] heal(1)", "at least 1", 2),
        ("[1/week] heal(1)", "unknown limit 'week'", 2),
        ("if(you.wonds>=1) heal(1)", "unknown name 'you.wonds'", 4),
        ("if(you.wounds>3) heal(1)", "expected =, !=, >= or <=", 14),
        ("if(foe.type>=gang) heal(1)", "is a name: compare it by = or !=", 4),
        ("if(foe.type=robot) heal(1)", "unknown word 'robot'", 13),
        ("if(my.glory>=1) heal(1)", "there is no knight variable glory", 4),
        ("if(count.my.fame>=1) heal(1)", "count.my.x.N", 4),
        ("place(challenge,city:Oz,1)", "there is no city Oz", 17),
        ("place(challenge,moon,1)", "unknown location 'moon'", 17),
        ("place(coin,here,1)", "unknown word 'coin'", 7),
        ("remove(thread,moon:1,1)", "unknown location 'moon:1'", 15),
        ("entry(999)", "there is no entry 999", 7),
        ("thread(A9)", "there is no thread A9", 8),
        ("special(7)", "there is no special card 7", 9),
        ("add(parts,1)", "expected a variable", 5),
        ("add(var.coal,1)", "there is no shared variable coal", 5),
        ("give_special(6,my.fame)", "expected leader(my.x)", 16),
        ("win(leader(var.parts))", "expected leader(my.x)", 5),
        ("may -> heal(1)", "expected a name", 5),
        ("heal(1) ->", "expected a name", 11),
    ],
)
def test_what_is_wrong_is_told_with_its_column(scope: Scope, text: str, problem: str, column: int) -> None:
    with pytest.raises(FxError) as caught:
        parse(text, scope)
    assert problem in str(caught.value)
    assert f"at column {column} of" in str(caught.value)


@pytest.mark.parametrize("text", ["7-you.xp", "K*2", "", "my.fame"])
def test_a_sum_has_numbers_knights_and_shared_variables(scope: Scope, text: str) -> None:
    with pytest.raises(FxError):
        parse_sum(text, scope)


def test_a_card_knows_no_adventure() -> None:
    with pytest.raises(FxError, match="there is no shared variable parts"):
        parse("add(var.parts,1)")


def test_a_bad_effect_in_a_content_file_is_refused_with_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "injuries.toml"
    file.write_text(
        '[[injuries]]\nid = "sore_toe"\nnumber = "IN9"\nfx = "passive: stat(speeed,-1)"\nsource = ["original"]\n',
        "utf-8",
    )
    with pytest.raises(ContentError, match=r"^injuries\.toml:4: injuries\.fx: .*unknown word 'speeed'"):
        content.load(file, "injuries", content.Lasting)
