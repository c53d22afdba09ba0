"""The supply chain: what Stolik is built from, with hashes, licences and known weaknesses. `make audit`.

`refresh` asks the package index about every line of requirements.lock and keeps the answers in `supply.json`; `check`
compares the lock with what was kept, without a network; `sbom` writes a CycloneDX list of all parts of both sides.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

INDEX = "https://pypi.org/pypi/{name}/{version}json"
KEPT = Path("supply.json")
LOCK = Path("requirements.lock")
NPM = Path("web/package-lock.json")


def locked(text: str) -> dict[str, str]:
    """Every package of a lock and its version."""
    pairs = (line.split("==") for line in text.splitlines() if "==" in line and not line.startswith("#"))
    return {name.strip(): version.rstrip("\\ ") for name, version in pairs}


def licence(info: dict[str, Any]) -> str:
    """What a package says of its licence."""
    said = str(info.get("license_expression") or "")
    named = [
        each.rpartition("::")[2].strip() for each in info.get("classifiers") or [] if each.startswith("License ::")
    ]
    return said or ", ".join(named) or str(info.get("license") or "").strip().split("\n")[0][:60] or "unknown"


def ask(name: str, version: str) -> dict[str, Any]:
    """What the index says of a version; of the newest one where it knows no other."""
    try:
        with urlopen(INDEX.format(name=name, version=f"{version}/"), timeout=30) as reply:
            told: dict[str, Any] = json.load(reply)
        told["files"] = told["urls"]
    except HTTPError:
        with urlopen(INDEX.format(name=name, version=""), timeout=30) as reply:
            told = json.load(reply)
        told["files"] = told["releases"].get(version, [])
    return told


def refresh() -> int:
    """Ask the index about every package."""
    found: dict[str, Any] = {}
    for name, version in locked(LOCK.read_text("utf-8")).items():
        try:
            told = ask(name, version)
        except (URLError, TimeoutError) as error:
            print(f"{name} {version}: {error}", file=sys.stderr)
            return 1
        weak = [each["id"] for each in told.get("vulnerabilities") or [] if not each.get("withdrawn")]
        found[name] = {
            "version": version,
            "licence": licence(told["info"]),
            "sha256": sorted(each["digests"]["sha256"] for each in told["files"]),
            # An index that speaks only of the newest version says nothing about this one.
            "weaknesses": sorted(weak) if told["info"]["version"] == version else None,
        }
    kept = {"asked": time.strftime("%Y-%m-%d", time.gmtime()), "packages": found}
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
    LOCK.write_text(hashed(found), "utf-8")
    return check()


def check() -> int:
    """Compare the lock with what is kept; say what is weak."""
    kept = json.loads(KEPT.read_text("utf-8"))
    packages = kept["packages"]
    wrong = 0
    in_lock = hashes(LOCK.read_text("utf-8"))
    for name, version in locked(LOCK.read_text("utf-8")).items():
        told = packages.get(name)
        if told is None or told["version"] != version:
            print(f"{name} {version}: nothing is known of it; python -m stolik.testkit.supply refresh")
            wrong += 1
        elif not told["sha256"] or told["sha256"] != in_lock[name]:
            print(f"{name} {version}: its hashes are not those of the index")
            wrong += 1
        elif told["weaknesses"]:
            print(f"{name} {version}: known weaknesses: {', '.join(told['weaknesses'])}")
            wrong += 1
    for name, part in browser_parts().items():
        if not part.get("integrity"):
            print(f"{name}: the browser's lock has no hash of it")
            wrong += 1
    untold = sum(told["weaknesses"] is None for told in packages.values())
    parts = f"{len(packages)} Python packages, {len(browser_parts())} of the browser, asked {kept['asked']}"
    print(f"{parts}: {wrong} wrong, {untold} of whose weaknesses nothing was told")
    return 1 if wrong else 0


def browser_parts() -> dict[str, dict[str, Any]]:
    """Every package of the browser's lock."""
    packages: dict[str, dict[str, Any]] = json.loads(NPM.read_text("utf-8"))["packages"]
    return {name.rpartition("node_modules/")[2]: part for name, part in packages.items() if name and "link" not in part}


def hashed(packages: dict[str, Any]) -> str:
    """The lock, with the hash of every file that the index has of a version: pip takes no other."""
    lines = ["# What Stolik is built and tested with. Refresh with: make lock\n"]
    for name, told in packages.items():
        hashes = "".join(f" \\\n    --hash=sha256:{each}" for each in told["sha256"])
        lines.append(f"{name}=={told['version']}{hashes}\n")
    return "".join(lines)


def hashes(text: str) -> dict[str, list[str]]:
    """Every package of a lock and its hashes."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if "==" in line and not line.startswith("#"):
            found[line.partition("==")[0].strip()] = []
        elif "--hash=sha256:" in line:
            found[next(reversed(found))].append(line.partition("--hash=sha256:")[2].rstrip("\\ "))
    return found


def sbom() -> int:
    """All parts as CycloneDX."""
    parts: list[dict[str, Any]] = []
    for name, told in json.loads(KEPT.read_text("utf-8"))["packages"].items():
        parts.append(_part("pypi", name, told["version"], told["licence"]))
    for name, part in sorted(browser_parts().items()):
        parts.append(_part("npm", name, str(part["version"]), str(part.get("license", "unknown"))))
    told = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": parts}
    print(json.dumps(told, indent=1))
    return 0


def _part(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    return {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:{kind}/{name.lower()}@{version}",
        "licenses": [{"license": {"name": licence}}],
    }


def licences() -> int:
    """How many parts have which licence."""
    counts: dict[str, list[str]] = {}
    for name, told in json.loads(KEPT.read_text("utf-8"))["packages"].items():
        counts.setdefault(told["licence"], []).append(name)
    for name, part in browser_parts().items():
        counts.setdefault(str(part.get("license", "unknown")), []).append(name)
    for each, named in sorted(counts.items(), key=lambda pair: -len(pair[1])):
        print(f"{len(named):4} {each}: {', '.join(named[:6])}{' …' if len(named) > 6 else ''}")
    return 0


def main() -> int:
    """Do what was asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    work = {"refresh": refresh, "check": check, "sbom": sbom, "licences": licences}
    parser.add_argument("what", choices=work)
    return work[parser.parse_args().what]()


if __name__ == "__main__":
    sys.exit(main())
