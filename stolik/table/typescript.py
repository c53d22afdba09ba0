"""TypeScript from structs: the messages of the table, and what a game shows a board (view, events, previews, facts)."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec

from stolik.kernel.event import Ended, Event
from stolik.kernel.game import Game

Struct = type[msgspec.Struct]


def of_messages(messages: ModuleType, incoming: Struct, unions: Sequence[str]) -> str:
    """All structs of a module in its order, then its unions. What is not `incoming` is sent with every field."""
    own = [
        each
        for _, each in inspect.getmembers(messages, inspect.isclass)
        if issubclass(each, msgspec.Struct) and each.__module__ == messages.__name__ and each is not incoming
    ]
    own.sort(key=lambda each: inspect.getsourcelines(each)[1])
    parts = [*_interfaces(own, incoming)]
    for union in unions:
        names = [each.__name__ for each in get_args(getattr(messages, union))]
        parts.append(f"export type {union} = {' | '.join(names)};\n")
    return "\n".join(parts)


def of_game(game: Game) -> str:
    """What a board of the game reads: `BoardView` is its view; `Happened`, `Preview` and `Facts` are unions."""
    table = _returned(game, "view")
    previews = _returned(game, "preview")
    facts = _returned(game, "facts")
    events: list[Struct] = [*_events(game), Ended]
    parts = [*_interfaces([*table, *previews, *facts, *events], None)]
    for name, structs in (("BoardView", table), ("Happened", events), ("Preview", previews), ("Facts", facts)):
        if structs and [each.__name__ for each in structs] != [name]:
            parts.append(f"export type {name} = {' | '.join(each.__name__ for each in structs)};\n")
    return "\n".join(parts)


def _returned(game: Game, method: str) -> list[Struct]:
    """The structs that a method of the game says it returns; the kernel's own bare `View` says nothing."""
    hint = get_type_hints(getattr(type(game), method)).get("return")
    found = [each for each in (get_args(hint) or (hint,)) if inspect.isclass(each) and each is not type(None)]
    return [each for each in found if issubclass(each, msgspec.Struct) and each.__struct_fields__]


def _events(game: Game) -> list[Struct]:
    if not game.words:
        return []
    name = f"{game.words}.events" if find_spec(f"{game.words}.events") is not None else game.words
    module = import_module(name)
    classes = [each for _, each in inspect.getmembers(module, inspect.isclass) if issubclass(each, Event)]
    own = [each for each in classes if each.__module__ == name and not each.__subclasses__()]  # those that happen
    return sorted(own, key=lambda each: inspect.getsourcelines(each)[1])


def _interfaces(structs: Sequence[Struct], incoming: Struct | None) -> list[str]:
    """Interfaces of the structs and of all structs in them, the given ones first."""
    _, parts = msgspec.json.schema_components(structs, ref_template="#/{name}")
    given = {each.__name__: each for each in structs}
    made: list[str] = []
    for name in [*given, *(name for name in parts if name not in given)]:
        struct = given.get(name)
        is_sent = struct is None or not (
            struct.__struct_config__.omit_defaults or (incoming is not None and issubclass(struct, incoming))
        )
        made.append(_interface(name, parts[name], is_sent) + "\n")
    return made


def _interface(name: str, schema: dict[str, Any], is_sent: bool) -> str:
    """One struct. What the server sends is always there, except where it leaves out defaults."""
    if "properties" not in schema:
        return f"export type {name} = {_typed(schema)};"
    required = set(schema.get("required", ()))
    lines = [f"/** {' '.join(schema['description'].split())} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        is_there = field in required or is_sent
        lines.append(f"  {field}{'' if is_there else '?'}: {_typed(kind)};")
    lines.append("}")
    return "\n".join(lines)


def _typed(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(_quoted(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_typed(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_typed(each) for each in schema['prefixItems'])}]"
        item = _typed(schema.get("items") or {})
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {_typed(schema.get('additionalProperties') or {})}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "Json")


def _quoted(value: object) -> str:
    """A literal."""
    return f"'{value}'" if isinstance(value, str) else "null" if value is None else str(value).lower()
