"""A release is refused where something is missing, and changes exactly what it must."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "scripts" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RELEASE = script()


def test_our_own_files_are_ready_for_one() -> None:
    project = RELEASE.bumped((ROOT / "pyproject.toml").read_text("utf-8"), "99.0.0")
    assert project.count('version = "99.0.0"') == 1
    version = RELEASE.VERSION.search((ROOT / "pyproject.toml").read_text("utf-8"))[1]
    package = (ROOT / "stolik" / "__init__.py").read_text("utf-8")
    assert RELEASE.IN_PACKAGE.findall(package) == [f'__version__ = "{version}"']
    before = (ROOT / "CHANGELOG.md").read_text("utf-8")
    after = RELEASE.released(before, "99.0.0", "2030-01-02")
    assert "## [Unreleased]\n\n## [99.0.0] - 2030-01-02\n" in after
    assert after.replace("\n## [99.0.0] - 2030-01-02\n", "", 1) == before


@pytest.mark.parametrize("version", ["1.2.3", "1.2.2", "0.9.9", "1.3", "v1.3.0", ""])
def test_a_version_must_be_the_next_one(version: str) -> None:
    with pytest.raises(RELEASE.Refused):
        RELEASE.bumped('version = "1.2.3"\n', version)


def test_the_first_release_keeps_the_version_that_stands_there() -> None:
    assert RELEASE.bumped('version = "0.1.0"\n', "0.1.0", has_tags=False) == 'version = "0.1.0"\n'


@pytest.mark.parametrize(
    "changelog",
    ["# Changelog\n", "## [Unreleased]\n\n## [1.0.0] - 2030-01-01\n\n- Old.\n", "## [Unreleased]\n\n### Added\n"],
)
def test_a_release_has_something_to_tell(changelog: str) -> None:
    with pytest.raises(RELEASE.Refused):
        RELEASE.released(changelog, "1.1.0", "2030-01-02")
