"""Reads the content files of a game: TOML or YAML in, checked records out, errors that name file, line and field."""

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec
import yaml
from msgspec import inspect

Row = TypeVar("Row", bound=msgspec.Struct)
Where = tuple[str | int, ...]
"""The way to a value in a document: ``("people", 3, "abilities", 0, "water")``."""
DEEPEST = 32
"""No document that people write is nested more deeply."""


class ContentError(Exception):
    """What is wrong in a content file, and where. ``field`` is empty when the file cannot be read at all."""

    def __init__(self, file: str, line: int, field: str, problem: str) -> None:
        super().__init__(file, line, field, problem)
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        parts = [f"{self.file}:{self.line}", self.field, self.problem]
        return ": ".join(part for part in parts if part)


Convert = Callable[[type[Any], object], object]
"""Makes a value of a type that TOML does not know; a ValueError says what is wrong with it."""


def load_table(path: Traversable, key: str, schema: type[Row], convert: Convert | None = None) -> list[Row]:
    """The records of the ``[[key]]`` tables of a TOML file, in file order.

    The file holds nothing but these tables. If the schema has a field ``id``, no two records share one.
    Fields of types of a game's own are made by ``convert``.
    Raises ContentError for the first problem found.
    """
    document, found = _parse(path)
    lines = Lines(path.name, found, has_numbers=False)
    for other in document:
        if other != key:
            raise lines.error((other,), f"unknown table, expected [[{key}]]")
    tables = document.get(key)
    if tables is None:
        raise ContentError(path.name, 1, key, f"no [[{key}]] table in this file")
    if not isinstance(tables, list):
        raise lines.error((key,), f"expected an array of tables, written [[{key}]]")

    rows: list[Row] = []
    first_at: dict[object, int] = {}
    for number, table in enumerate(tables):
        try:
            row = msgspec.convert(table, schema, dec_hook=convert)
        except msgspec.ValidationError as error:
            where, problem = _schema_problem(str(error), schema)
            raise lines.error((key, number, *where), problem) from error
        if "id" in schema.__struct_fields__:
            name = getattr(row, "id")  # noqa: B009 - the schema is generic, mypy does not know the field
            line = lines.of((key, number, "id"))
            if name in first_at:
                raise ContentError(
                    path.name, line, f"{key}.id", f"duplicate id {name!r}, first at line {first_at[name]}"
                )
            first_at[name] = line
        rows.append(row)
    return rows


class Lines:
    """On which line of a file each value of its document stands.

    A value is named by the way to it, with the numbers of list entries where lists are long (`has_numbers`).
    """

    def __init__(self, file: str, found: dict[Where, int], has_numbers: bool) -> None:
        self.file = file
        self._found = found
        self._has_numbers = has_numbers

    def of(self, where: Where) -> int:
        """The line of a value, or of the nearest one around it."""
        return _nearest(self._found, where)

    def error(self, where: Where, problem: str) -> ContentError:
        """What is wrong with a value, in words that name the place."""
        steps = where if self._has_numbers else tuple(step for step in where if isinstance(step, str))
        return ContentError(self.file, self.of(where), _named(steps), problem)


def load_document(path: Traversable, schema: type[Row]) -> tuple[Row, Lines]:
    """The one record that is a TOML file, and where everything in it stands. Raises ContentError as `load_table`."""
    document, found = _parse(path)
    return _record(document, schema, Lines(path.name, found, has_numbers=False))


def _record(document: object, schema: type[Row], lines: Lines) -> tuple[Row, Lines]:
    try:
        return msgspec.convert(document, schema), lines
    except msgspec.ValidationError as error:
        where, problem = _schema_problem(str(error), schema)
        raise lines.error(where, problem) from error


def _parse(path: Traversable) -> tuple[dict[str, Any], dict[Where, int]]:
    """A TOML file as nested tables, and the line of every value in it."""
    text = _read(path)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, problem = _syntax_problem(error, text)
        raise ContentError(path.name, line, "", problem) from error
    return document, _Lines(text).found


def load_yaml(path: Traversable, schema: type[Row]) -> tuple[Row, Lines]:
    """A YAML file that holds one record, and where everything in it stands.

    The strict subset that people write: maps with texts as keys, lists, texts, whole numbers, true and false. No tags,
    no anchors and aliases, no key twice. Raises ContentError for the first problem found.
    """
    text = _read(path)
    found: dict[Where, int] = {(): 1}
    try:
        node = yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise ContentError(path.name, mark.line + 1 if mark else 1, "", f"not valid YAML: {error.problem}") from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise ContentError(path.name, line, "", f"not valid YAML: {error.reason}") from error
    except (yaml.YAMLError, RecursionError) as error:
        raise ContentError(path.name, 1, "", f"not valid YAML: {str(error) or 'nested too deeply'}") from error
    document = _yaml_value(path.name, node, (), found, set())
    return _record(document, schema, Lines(path.name, found, has_numbers=True))


def _yaml_value(file: str, node: Any, where: Where, found: dict[Where, int], seen: set[int]) -> object:
    """A node of a YAML document as plain data; notes its line."""
    if node is None:
        return None
    line = node.start_mark.line + 1
    found[where] = line
    if len(where) > DEEPEST:
        raise ContentError(file, line, "", "nested too deeply")
    if id(node) in seen:
        raise ContentError(file, line, _named(where), "anchors and aliases are not used here; write it out")
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        made: dict[str, object] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise ContentError(file, key.start_mark.line + 1, _named(where), "expected a name before the colon")
            if key.value in made:
                raise ContentError(file, key.start_mark.line + 1, _named((*where, key.value)), "given twice")
            made[key.value] = _yaml_value(file, value, (*where, key.value), found, seen)
        return made
    if isinstance(node, yaml.SequenceNode):
        return [_yaml_value(file, item, (*where, number), found, seen) for number, item in enumerate(node.value)]
    plain = {"str": node.value, "int": node.value, "bool": node.value in ("true", "True"), "null": None}
    kind = node.tag.removeprefix("tag:yaml.org,2002:")
    if kind not in plain or (kind == "bool" and node.value.lower() not in ("true", "false")):
        raise ContentError(file, line, _named(where), f"write {node.value!r} in quotes")
    if kind == "int":
        if not re.fullmatch(r"-?(0|[1-9][0-9]{0,8})", node.value):
            raise ContentError(file, line, _named(where), f"write {node.value!r} in quotes, or as a plain whole number")
        return int(node.value)
    return plain[kind]


def _named(where: Where) -> str:
    return ".".join(str(step + 1 if isinstance(step, int) else step) for step in where)


def _read(path: Traversable) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ContentError(path.name, 1, "", f"cannot be read: {error.strerror or error}") from error
    try:
        # TOML ends lines with LF or CRLF; tomllib.loads leaves the second to us.
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ContentError(path.name, line, "", "not UTF-8 text") from error


def _syntax_problem(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, str]:
    """Line and wording of a TOML syntax error."""
    said = str(error)
    at = r"line (?P<line>\d+), column (?P<column>\d+)|end of document"
    match = re.fullmatch(rf"(?P<what>.*) \(at (?:{at})\)", said, re.S)
    if match is None:
        return 1, f"not valid TOML: {said}"
    what = match["what"][:1].lower() + match["what"][1:]
    if match["line"] is None:
        return max(1, len(text.splitlines())), f"not valid TOML: {what} at the end of the file"
    return int(match["line"]), f"not valid TOML: {what} at column {match['column']}"


def _schema_problem(said: str, schema: type[msgspec.Struct]) -> tuple[Where, str]:
    """Where in a record msgspec found a problem, and the problem in plain words."""
    what, _, tail = said.partition(" - at `")
    is_key = tail.startswith("key` in `")
    tail = tail.removeprefix("key` in `").removeprefix("$")
    where: Where = tuple(
        int(index) if index else name for index, name in re.findall(r"\[(\d+)\]|\.([A-Za-z0-9_-]+)", tail.rstrip("`"))
    )
    if is_key:
        kind = _type_at(schema, where)
        keys = kind.key_type if isinstance(kind, inspect.DictType) else None
        if isinstance(keys, inspect.LiteralType):
            what = f"expected {', '.join(map(str, keys.values))}, got {what.rpartition(' ')[2]}"
        return where, f"a name in it is wrong: {_in_words(what)}"
    if match := re.fullmatch(r"Object missing required field `(.+)`", what):
        return (*where, match[1]), "missing"
    if match := re.fullmatch(r"Object contains unknown field `(.+)`", what):
        fields = _type_at(schema, where)
        known = ", ".join(f.encode_name for f in fields.fields) if isinstance(fields, inspect.StructType) else ""
        return (*where, match[1]), f"unknown field, expected one of {known}" if known else "unknown field"
    if match := re.fullmatch(r"Invalid enum value (.+)", what):
        literal = _type_at(schema, where)
        if isinstance(literal, inspect.LiteralType):
            return where, f"expected one of {', '.join(map(str, literal.values))}, got {match[1]}"
    return where, _in_words(what)


def _in_words(what: str) -> str:
    what = what.replace("`", "")
    return what[:1].lower() + what[1:]


def _type_at(schema: type[msgspec.Struct], where: Where) -> inspect.Type:
    """The declared type of the value at ``where`` in a record of this schema."""
    found: inspect.Type = inspect.type_info(schema)
    for step in where:
        if isinstance(found, inspect.StructType):
            found = next(f.type for f in found.fields if f.encode_name == step)
        elif isinstance(found, inspect.ListType | inspect.VarTupleType):
            found = found.item_type
        if isinstance(found, inspect.UnionType):
            choices = [t for t in found.types if not isinstance(t, inspect.NoneType)]
            found = choices[0] if len(choices) == 1 else inspect.AnyType()
    return found


def _nearest(lines: dict[Where, int], where: Where) -> int:
    """The line of a value, or of the table that lacks it; the first line for what the file itself lacks."""
    while where and where not in lines:
        where = where[:-1]
    return lines.get(where, 1)


class _Lines:
    """Finds the line of every table, key and array element of a document that tomllib has accepted."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.found: dict[Where, int] = {}
        table: Where = ()
        while self._skip(" \t\n"):
            if self._sees("[["):
                table = self._header("]]", is_array=True)
            elif self._sees("["):
                table = self._header("]", is_array=False)
            else:
                self._pair(table)

    def _sees(self, token: str) -> bool:
        return self.text.startswith(token, self.at)

    def _take(self, end: int) -> str:
        taken = self.text[self.at : end]
        self.line += taken.count("\n")
        self.at = end
        return taken

    def _skip(self, blanks: str) -> bool:
        """Pass blanks and comments; whether anything is left."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self._take(len(self.text) if end < 0 else end)
            elif self.text[self.at] in blanks:
                self._take(self.at + 1)
            else:
                return True
        return False

    def _key(self, end: str) -> Where:
        """Read a key, dotted or quoted, and the token behind it."""
        start = self.at
        while not self._sees(end):
            if self.text[self.at] in "\"'":
                self._string()
            else:
                self._take(self.at + 1)
        nested: Any = tomllib.loads(f"{self.text[start : self.at].strip()} = 0")
        self._take(self.at + len(end))
        return tuple(_steps(nested))

    def _header(self, end: str, *, is_array: bool) -> Where:
        line = self.line
        self._take(self.at + len(end))
        where: Where = ()
        *parents, last = self._key(end)
        for step in parents:
            self.found.setdefault((*where, step), line)
            where = self._latest((*where, step))
        where = (*where, last)
        self.found.setdefault(where, line)
        if is_array:
            where = (*where, sum(1 for _ in self._elements(where)))
            self.found[where] = line
        return where

    def _elements(self, where: Where) -> Iterator[Where]:
        index = 0
        while (*where, index) in self.found:
            yield (*where, index)
            index += 1

    def _latest(self, where: Where) -> Where:
        """A header below an array of tables means its last element."""
        for element in self._elements(where):
            where = element
        return where

    def _pair(self, table: Where) -> None:
        line = self.line
        where = table
        for step in self._key("="):
            where = (*where, step)
            self.found.setdefault(where, line)
        self._skip(" \t")
        self._value(where)

    def _value(self, where: Where) -> None:
        self.found[where] = self.line
        opening = self.text[self.at]
        if opening in "\"'":
            self._string()
        elif opening == "[":
            self._inside(where, "]")
        elif opening == "{":
            self._inside(where, "}")
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\n":
                self._take(self.at + 1)

    def _inside(self, where: Where, closing: str) -> None:
        """Read an array or an inline table."""
        self._take(self.at + 1)
        index = 0
        while self._skip(" \t\n,") and not self._sees(closing):
            if closing == "]":
                self._value((*where, index))
                index += 1
            else:
                self._pair(where)
        self._take(self.at + 1)

    def _string(self) -> None:
        quote = self.text[self.at]
        pattern = {
            '"': r'"""(?:\\.|[^\\])*?"""(?:"{0,2})(?!")|"(?:\\.|[^"\\\n])*"',
            "'": r"'''.*?'''(?:'{0,2})(?!')|'[^'\n]*'",
        }[quote]
        match = re.compile(pattern, re.S).match(self.text, self.at)
        assert match is not None, "tomllib accepted this string"
        self._take(match.end())


def _steps(nested: Any) -> Iterator[str]:
    """The steps of a dotted key that was read as nested tables with one key each."""
    while isinstance(nested, dict):
        ((step, nested),) = nested.items()
        yield step
