"""One release: the version, the changelog, the tag, the source and two wheels, plain and compiled.

    make release VERSION=0.2.0

It refuses a version that is not the next one, a dirty tree, a changelog that has nothing to tell, and whatever fails in
`make test`. The wheels are made first; only then come commit and tag. Nothing leaves this machine: it ends by saying
what to push.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
UNRELEASED = "## [Unreleased]"
VERSION = re.compile(r'^version = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
IN_PACKAGE = re.compile(r'^__version__ = ".*"$', re.MULTILINE)


class Refused(Exception):
    """Why there is no release."""


def bumped(project: str, version: str, has_tags: bool = True) -> str:
    """pyproject.toml with the new version; the first release of all may keep the one that stands there."""
    found = VERSION.search(project)
    if found is None:
        raise Refused("pyproject.toml has no version")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f"a version has three numbers, as 1.2.3, not {version!r}")
    now, then = (tuple(map(int, each.split("."))) for each in (found[1], version))
    if then < now or (then == now and has_tags):
        raise Refused(f"{version} does not come after {found[1]}")
    return VERSION.sub(f'version = "{version}"', project, count=1)


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under the new version."""
    _, found, rest = changelog.partition(f"{UNRELEASED}\n")
    if not found:
        raise Refused(f"CHANGELOG.md has no {UNRELEASED!r}")
    if not re.search(r"^- ", rest.partition("\n## [")[0], re.MULTILINE):
        raise Refused("CHANGELOG.md has nothing to tell of this release")
    return changelog.replace(f"{UNRELEASED}\n", f"{UNRELEASED}\n\n## [{version}] - {day}\n", 1)


def run(*command: str, **environment: str) -> str:
    """Run a command in the source tree; Refused if it fails."""
    print("$", *command, flush=True)
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    if ran.returncode:
        raise Refused(f"failed: {' '.join(command)}")
    return ran.stdout.strip()


def release(version: str) -> None:
    """Check, change, test, build, commit, tag."""
    if run("git", "status", "--porcelain"):
        raise Refused("the tree is not clean")
    tags = run("git", "tag", "--list", "v*").split()
    if f"v{version}" in tags:
        raise Refused(f"v{version} is there already")
    project, package, changelog = ROOT / "pyproject.toml", ROOT / "stolik" / "__init__.py", ROOT / "CHANGELOG.md"
    before = {path: path.read_text("utf-8") for path in (project, package, changelog)}
    after = {
        project: bumped(before[project], version, bool(tags)),
        package: IN_PACKAGE.sub(f'__version__ = "{version}"', before[package], count=1),
        changelog: released(before[changelog], version, f"{datetime.now(UTC):%Y-%m-%d}"),
    }
    try:
        for path, text in after.items():
            path.write_text(text, "utf-8")
        run("make", "test")
        out = str(ROOT / "dist" / version)
        build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", out)
        run(*build, "--sdist", ".")
        run(*build, "--wheel", ".", STOLIK_PURE="1")
        run(*build, "--wheel", ".", STOLIK_FAST="1")
        run("git", "commit", "--quiet", "--all", "--message", f"release: Version {version}")
        run("git", "tag", "--annotate", f"v{version}", "--message", f"Stolik {version}")
    except BaseException:
        for path, text in before.items():
            path.write_text(text, "utf-8")
        raise
    print(f"Stolik {version} is in {out}. Publish it with: git push --follow-tags")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make a release.")
    parser.add_argument("version")
    try:
        release(parser.parse_args().version)
    except Refused as refused:
        sys.exit(f"no release: {refused}")
