"""What an editor would strike out of any Fluent text: functions that tell what is wrong with a message or a text.

bare_names   a name after a preposition, in Polish or Ukrainian: it does not have the case
bad_choices  a plural without one of the forms of the language
bad_forms    forms that sound alike, or not as the number wants
bad_counts   a number before a word that does not follow it
slips        what is wrong with the look: two spaces, empty quotes, ids
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)


def variables_of(part: ast.BaseNode) -> set[str]:
    """The names of everything that is filled into a message or a part of one."""
    visitor = _Variables()
    visitor.visit(part)
    return visitor.names


# Names and prepositions

PREPOSITIONS = {
    "pl": (
        "w we z ze na do o od ode po przez dla przy za nad nade pod pode przed przede bez beze ku u między pomiędzy"
        " według wobec przeciw przeciwko wokół obok spod znad zza sprzed spośród zamiast oprócz poza"
    ),
    "uk": (
        "в у з із зі на до від од по через для при за над наді під піді перед переді без о об про проти між поміж біля"
        " навколо замість крім окрім поза серед щодо завдяки"
    ),
}
"""What asks for a case that a name does not have."""
WORD_BEFORE = re.compile(r"(?P<start>^|.*[^\w’'-])(?P<word>[^\W\d_]+)\s*:?\s*[„«“\"]?$", re.DOTALL)
SENTENCE = re.compile(r"(^|[.!?…:·–—\n])[\s„«“(]*$")


def leans(before: str, language: str) -> str:
    """The preposition on which a name leans that follows this text, be it after a colon or in quotes; or nothing."""
    found = WORD_BEFORE.match(before)
    if found is None or language not in PREPOSITIONS:
        return ""
    word = found["word"]
    small = word[0].lower() + word[1:]  # "PO" stays: it is an abbreviation
    is_word = word == small or SENTENCE.search(found["start"]) is not None
    return word if is_word and small in PREPOSITIONS[language].split() else ""


class Place:
    """Where something is filled into a message: what, the text right before it and the text right after it."""

    __slots__ = ("after", "before", "chosen", "name")

    def __init__(self, name: str, before: str, after: str, chosen: frozenset[str]) -> None:
        self.name: str = name
        """A variable, with its $, or a message."""
        self.before: str = before
        self.after: str = after
        self.chosen: frozenset[str] = chosen
        """The variables by whose number the words around it were chosen."""


def places(message: ast.Message) -> list[Place]:
    """Every place of a message at which something is filled in, once for every text that may stand before it."""
    found: list[Place] = []
    if message.value is not None:
        _read_on(message.value, [""], frozenset(), found)
    return found


def _read_on(pattern: ast.Pattern, before: list[str], chosen: frozenset[str], found: list[Place]) -> list[str]:
    """Note the places of a pattern, and tell all texts that may stand before what follows."""
    for number, element in enumerate(pattern.elements):
        inner = element.value if isinstance(element, ast.TextElement) else element.expression
        if isinstance(inner, ast.StringLiteral):
            inner = str(inner.parse()["value"])
        if isinstance(inner, str):
            before = [text + inner for text in before]
        elif isinstance(inner, ast.SelectExpression):
            by = chosen | variables_of(inner.selector)
            has_forms = any(_key(variant) == "one" for variant in inner.variants)
            read: list[str] = []
            for variant in inner.variants:
                read += _read_on(variant.value, before, by if has_forms or _key(variant).isdecimal() else chosen, found)
            before = list(dict.fromkeys(read))
        else:
            following = pattern.elements[number + 1 : number + 2]
            after = following[0].value if following and isinstance(following[0], ast.TextElement) else ""
            for name in [f"${name}" for name in sorted(variables_of(inner))] or [_message(inner)]:
                found += [Place(name, text, after, chosen) for text in before]
            before = [text + "#" for text in before]
    return before


def _message(part: ast.BaseNode) -> str:
    return part.id.name if isinstance(part, ast.MessageReference | ast.TermReference) else ""


def bare_names(message: ast.Message, language: str, is_name: Callable[[str], bool]) -> list[str]:
    """The names in a message that lean on a preposition: "do { $card }". `is_name` judges the variables."""
    return [
        f"{word} {{ {place.name} }}"
        for place in places(message)
        if not place.name.startswith("$") or is_name(place.name[1:])
        if (word := leans(place.before, language))
    ]


# Choices by number

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 25, 112)
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
NEEDED = {
    "en": ({"one"}, {"other"}),
    "pl": ({"one", "few"}, {"many", "other"}),
    "uk": ({"one", "few"}, {"many", "other"}),
}
"""The forms beside the default one, and what the default may be."""
ALIKE = {
    "en": {5: 2, 12: 2, 21: 2, 22: 2, 25: 2, 112: 2},
    "pl": {22: 2, 12: 5, 21: 5, 25: 5, 112: 5},
    "uk": {21: 1, 22: 2, 12: 5, 25: 5, 112: 5},
}
"""Numbers that take the same form."""


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name for it
        self.found.append(node)
        self.generic_visit(node)


def number_choices(message: ast.Message) -> list[tuple[str, dict[str, bool]]]:
    """The choices of a message that depend on a number: the variable, and for each form if it is the default."""
    visitor = _Choices()
    visitor.visit(message)
    found: list[tuple[str, dict[str, bool]]] = []
    for choice in visitor.found:
        forms = {_key(variant): variant.default for variant in choice.variants}
        if any(form.isdecimal() or form in CATEGORIES for form in forms):
            found += [(name, forms) for name in variables_of(choice.selector)]
    return found


def _key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def bad_choices(message: ast.Message, language: str) -> list[str]:
    """Choices by number that lack a form of the language.

    Exact numbers alone, or with one form for all others, are no plurals.
    """
    faults: list[str] = []
    needed, defaults = NEEDED[language]
    for name, keys in number_choices(message):
        forms = {key: is_default for key, is_default in keys.items() if not key.isdecimal()}
        if len(forms) < 2 <= len(keys):
            continue
        if missing := sorted(needed - set(forms)):
            faults.append(f"${name} has no form for {', '.join(missing)}")
        if not any(forms.get(form) for form in defaults):
            faults.append(f"${name} is not by default {' or '.join(sorted(defaults))}")
    return faults


def bad_forms(texts: Mapping[int, str], language: str) -> list[str]:
    """What is wrong with a text for different numbers: one and five sound alike, or two that should do not."""
    forms = {number: re.sub(r"\d+", "#", text) for number, text in texts.items()}
    faults = [f"the same words for 1 and 5: {texts[5]}"] if forms[1] == forms[5] else []
    for number, like in ALIKE[language].items():
        if forms[number] != forms[like]:
            faults.append(f"{texts[number]} is not like {texts[like]}")
    return faults


ORDINALS = ("chair", "column", "entry", "low", "mine", "moment", "number", "round", "row", "space", "step", "track")
"""Variables that are numbers of something, not so many of it."""
UNCOUNTED = {
    "en": "at d damage h health left min more of radiation s shield strength to water",
    "pl": "d do godz min s z",
    "uk": "год д до з с хв шкоди",
}
"""Words that stay the same after any number."""


def bad_counts(message: ast.Message, language: str, is_number: Callable[[str], bool]) -> list[str]:
    """Numbers right before a word that must agree with them, but does not: "{ $count } kart" without a choice."""
    faults: list[str] = []
    for place in places(message):
        name = place.name[1:]
        word = re.match(r"\s+([^\W\d_]+)", place.after)
        if not place.name.startswith("$") or word is None or name in place.chosen or name in ORDINALS:
            continue
        if is_number(name) and word[1].islower() and word[1] not in UNCOUNTED[language].split():
            faults.append(f"{{ {place.name} }} {word[1]}")
    return faults


# What is seen

SLIPS = {
    "two spaces": re.compile(r"  "),
    "a space before a stop": re.compile(r"\s[,.;:!?](?!\d)"),
    "a space at an end": re.compile(r"^\s|\s$"),
    "something of the inside": re.compile(r"[{}@$]|[a-z0-9]_[a-z0-9]"),
    "two stops": re.compile(r"[,;:]\s*[,.;:!?]|[!?]\.|\.\.|[^\W\d_]{5,}\.[,;:]"),
    "nothing in quotes or brackets": re.compile(r"„\s*[”“]|«\s*»|“\s*”|\(\s*\)|\[\s*\]"),
    "straight quotes": re.compile(r'"'),
    "an empty text": re.compile(r"^$"),
}
QUOTES = {"en": ("“”", "()", "[]"), "pl": ("„”", "«»", "()", "[]"), "uk": ("«»", "„“", "()", "[]")}
FOREIGN = {"en": "„«»", "pl": "“", "uk": "”"}


def slips(text: str, language: str) -> list[str]:
    """What is wrong with the look of a text that people read."""
    faults = [what for what, pattern in SLIPS.items() if pattern.search(text)]
    faults += [f"unbalanced {pair}" for pair in QUOTES[language] if not _is_balanced(text, pair)]
    faults += [f"{mark} of another language" for mark in FOREIGN[language] if mark in text]
    if any(leans(part, language).islower() for part in text.split(":")[:-1]):
        faults.append("a colon after a preposition")
    return faults


def _is_balanced(text: str, pair: str) -> bool:
    depth = 0
    for letter in text:
        depth += (letter == pair[0]) - (letter == pair[1])
        if depth < 0:
            return False
    return depth == 0
