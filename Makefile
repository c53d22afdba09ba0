# Stolik. `make` lists what there is to make. Needs nothing but Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
FAST := .venv-fast
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --quiet
WORKERS ?= auto
BENCH ?= --peers

SOURCES := $(shell find stolik -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.mjs' \) 2>/dev/null)
CHECKED := stolik tests $(wildcard examples)

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types format unit soak fast test-fast bench bench-fast peers lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.stamp ## the virtual environment and everything in it

$(VENV)/.stamp: pyproject.toml setup.py requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stolik needs Python 3.11 or newer, this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) install -r requirements.lock
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

play: setup ## play Radlands in the terminal
	@$(BIN)/stolik play radlands

test: lint types unit ## everything that must pass: lint, types, tests, every rule proved

lint: setup ## style and likely mistakes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## strict types
	$(BIN)/mypy $(CHECKED)

format: setup ## put the source into its one format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

unit: setup ## the test suite alone
	$(BIN)/pytest -n $(WORKERS) --all-clauses

soak: setup ## the long conformance run: 2,000 matches
	STOLIK_SOAK=2000 $(BIN)/pytest -n $(WORKERS) --timeout 0 tests/conformance

fast: $(FAST)/.stamp ## the compiled package in an environment of its own

$(FAST)/.ready: pyproject.toml requirements.lock
	$(PYTHON) -m venv $(FAST)
	$(FAST)/bin/python $(PIP) install -r requirements.lock
	@touch $@

$(FAST)/.stamp: $(FAST)/.ready setup.py $(SOURCES)
	rm -rf build dist/fast
	STOLIK_FAST=1 $(FAST)/bin/python -m build --wheel --no-isolation --outdir dist/fast .
	$(FAST)/bin/python $(PIP) install --no-deps --force-reinstall dist/fast/*.whl
	@touch $@

# PYTHONSAFEPATH keeps the source folder off the import path, for tests that start Python themselves too.
test-fast: export PYTHONSAFEPATH := 1
test-fast: fast ## the whole test suite against the compiled package
	@$(FAST)/bin/python -c 'import stolik.kernel.match as m; print("testing", m.__file__); assert m.__file__.endswith((".so", ".pyd"))'
	$(FAST)/bin/pytest -n $(WORKERS) --all-clauses --compiled

bench: setup ## speed, plain Python (BENCH='--json' passes other options)
	$(BIN)/stolik bench $(BENCH)

bench-fast: fast ## speed, compiled
	$(FAST)/bin/stolik bench $(BENCH)

peers: setup ## install the engines that `make bench` measures beside ours
	$(BIN)/python $(PIP) install --no-build-isolation --constraint requirements.lock --editable '.[peers]'

lock: ## refresh requirements.lock to the newest versions that pyproject.toml allows
	rm -rf .venv-lock
	$(PYTHON) -m venv .venv-lock
	STOLIK_PURE=1 .venv-lock/bin/python $(PIP) install '.[dev]'
	{ printf '# What Stolik is built and tested with. Refresh with: make lock\n'; \
	  .venv-lock/bin/python $(PIP) freeze --all --exclude stolik --exclude pip | LC_ALL=C sort -f; } > requirements.lock
	rm -rf .venv-lock

clean: ## remove everything that was made
	rm -rf $(VENV) $(FAST) .venv-lock build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find stolik tests -name __pycache__ -type d -prune -exec rm -rf {} +
