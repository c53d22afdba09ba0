"""Builds the hot modules with mypyc when a wheel is made; everything else is in pyproject.toml.

STOLIK_PURE=1  no compiling: a plain Python wheel
STOLIK_FAST=1  compiling must succeed: without a compiler, or when it fails, the build fails
neither        compile where possible, else say why not and make a plain Python wheel
STOLIK_OPT=1   how hard the C compiler tries (default 2; 1 builds somewhat sooner and is a few percent slower)

An editable install is never compiled.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HOT = ["stolik/kernel", "stolik/games", "stolik/bots"]
# Plain Python even so: packages' front doors, what leans on msgspec structs, Fluent, YAML or the test kit, and what is
# asked once a click at most: reasons, words, previews. Whatever inherits from a compiled class must be compiled too.
PLAIN = [
    "*/__init__.py",
    "stolik/kernel/content.py",
    "stolik/kernel/event.py",
    "stolik/kernel/plain.py",
    "stolik/kernel/view.py",
    "stolik/kernel/words.py",
    "stolik/games/*/commands.py",
    "stolik/games/*/events.py",
    "stolik/games/*/facts.py",
    "stolik/games/*/combat_odds.py",
    "stolik/games/*/lesson.py",
    "stolik/games/*/plain.py",
    "stolik/games/*/preview.py",
    "stolik/games/*/content.py",
    "stolik/games/*/wording.py",
    "stolik/games/*/targets.py",
    "stolik/games/*/terminal.py",
    "stolik/games/*/view.py",
    "stolik/games/*/map_files.py",
    "stolik/games/*/map_svg.py",
    "stolik/games/*/story/check.py",
    "stolik/games/*/story/graph.py",
    "stolik/games/*/story/load.py",
    "stolik/games/*/story/report.py",
    "stolik/games/*/story/why.py",
    "stolik/games/*/story/words.py",
    "stolik/games/*/why/*.py",
]
HIDDEN = "-fvisibility=hidden"
"""Functions call each other straight, not by way of a table in which another library might have put its own."""
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}

pure = os.environ.get("STOLIK_PURE") == "1"
must_compile = os.environ.get("STOLIK_FAST") == "1"


def hot_modules() -> list[str]:
    found = sorted(path.as_posix() for folder in HOT for path in Path(folder).rglob("*.py"))
    return [path for path in found if not any(fnmatch(path, plain) for plain in PLAIN)]


def give_up(reason: str) -> None:
    """Fall back to plain Python, or end the build where that is not allowed."""
    if must_compile:
        sys.exit(f"stolik: STOLIK_FAST=1, but the fast modules cannot be built: {reason}")
    print(f"stolik: building plain Python, without the compiled modules: {reason}", file=sys.stderr)


def has_c_compiler() -> bool:
    """Whether a file that includes Python.h compiles."""
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint stolik_probe(void) { return PY_MAJOR_VERSION; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("stolik_probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):
            return False
    return True


def compiled() -> list[Extension]:
    modules = hot_modules()
    if not modules:
        give_up("there are no modules to compile")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        give_up("mypyc is not installed (pip install 'mypy[mypyc]')")
        return []
    if not has_c_compiler():
        give_up("there is no working C compiler, or the Python headers are missing")
        return []
    try:
        level = os.environ.get("STOLIK_OPT", "2")
        made = mypycify(modules, opt_level=level, debug_level="0", multi_file=True, group_name="stolik")
    except SystemExit:  # mypyc has printed the errors
        give_up("mypyc refused the source, see above")
        return []
    extensions: list[Extension] = list(made)
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, HIDDEN]  # mypyc gives all the same list
    return extensions


def compile_side_by_side(compiler: Any) -> None:
    """Let a compiler work on as many files at once as there are cores; setuptools takes one after the other."""
    one = compiler.compile

    def several(sources: list[str], *args: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            made = pool.map(lambda source: one([source], *args, **named), sources)
            return [path for paths in made for path in paths]

    compiler.compile = several


class BuildFast(build_ext):
    """All or nothing: a half-built set of modules would not import."""

    def build_extensions(self) -> None:
        compile_side_by_side(self.compiler)
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            give_up(f"the C compiler failed: {error}")
            for path in map(self.get_ext_fullpath, (extension.name for extension in self.extensions)):
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


wants_compiled = not pure and BUILDS & set(sys.argv)
setup(ext_modules=compiled() if wants_compiled else [], cmdclass={"build_ext": BuildFast})
