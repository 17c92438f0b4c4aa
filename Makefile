# Railhead: `make play` plays, `make test` checks everything, `make help` lists the rest.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test repeat soak bench mutants lint audit format web wheel docs corpus lock

PYTHON ?= python3
BIN := .venv/bin
STATIC := src/railhead/server/static
ONLY ?=
CORES ?= 2
AGAIN ?=
MUTANT ?=
SOURCE ?=
TIMES ?= 20
GAMES ?= 1000
LOOPS ?= $(CORES)

help: ## what each target does
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 16

setup: .venv/.ready .venv/.c-search ## make .venv with everything that running and testing need

play: .venv/.plays .venv/.c-search web ## play
	@scripts/play

test: setup web ## check everything: lint, known vulnerabilities, Python tests, tests of the web client
	@scripts/system-packages
	@CORES=$(CORES) scripts/test

repeat: setup web ## the browser tests TIMES=20 times beside LOOPS=2 busy loops; not one may fail
	@scripts/repeat-browser-tests $(TIMES) $(LOOPS)

soak: setup ## the long runs, resumable, into docs/soak.json; ONLY=rocket or ONLY=rocket.random_games
	$(BIN)/python -m benchmarks.soak --only "$(ONLY)"

bench: setup ## measure, into bench.json; ONLY=rocket
	@$(BIN)/python -m benchmarks.bench --only "$(ONLY)"

mutants: setup ## does a test notice each change? into docs/mutants.json; ONLY=mag|e1862|rocket|rail|search|stock, AGAIN=alive
	@$(BIN)/python -m benchmarks.mutants --only "$(ONLY)" --again "$(AGAIN)" --mutant "$(MUTANT)" --source "$(SOURCE)"

lint: setup web/node_modules/.ready ## ruff, mypy --strict, the order of the layers; eslint and prettier for the web client
	$(BIN)/ruff check .
	$(BIN)/mypy
	@scripts/layers
	@cd web && ../scripts/with-node npm run --silent lint

audit: setup ## look the locked dependencies up among known vulnerabilities; skipped without the net
	@$(BIN)/python scripts/audit.py

format: setup web/node_modules/.ready ## lay out the Python code (ruff) and the web client (prettier)
	$(BIN)/ruff check --fix --select I .
	$(BIN)/ruff format .
	@cd web && ../scripts/with-node npm run --silent format

web: ## build the web client into the Python package
	@:

wheel: setup web ## build dist/railhead-*.whl, with the C search for this platform
	@rm -f dist/railhead-*.whl
	$(BIN)/hatchling build -t wheel

docs: setup ## the documentation as a site with the reference of the library, into build/docs; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "docs: build/docs/index.html"

corpus: setup ## GAMES=1000 games of bots for each title into build/corpus, and what they show into docs/study.md
	@$(BIN)/python -m scripts.study --games $(GAMES) --jobs $(CORES)

lock: setup ## choose the newest versions and write requirements/*.txt
	@scripts/lock

# What playing needs is small; testing needs much more, and what playing needs.
.venv/.plays: pyproject.toml requirements/run.txt requirements/build.txt scripts/setup
	@PYTHON=$(PYTHON) scripts/setup play
	@touch $@

.venv/.ready: .venv/.plays requirements/dev.txt
	@PYTHON=$(PYTHON) scripts/setup
	@touch $@

# The C search is optional: without it routes are searched in Python, more slowly.
C_SEARCH := src/railhead/rail/search
.venv/.c-search: .venv/.plays $(C_SEARCH)/build.py $(wildcard $(C_SEARCH)/c/*)
	@scripts/c-search
	@touch $@

# The client is built when one of its files, or a text that it shares with Python, is newer than the last build.
ifneq ($(wildcard web/package.json),)
WEB_FILES := $(shell find web src/railhead/i18n/locales -name node_modules -prune -o -type f -print 2>/dev/null)

web: $(STATIC)/.built

$(STATIC)/.built: web/node_modules/.ready $(WEB_FILES)
	@echo "web: building the client"
	@cd web && ../scripts/with-node npm run --silent build -- --logLevel warn
	@mkdir -p $(STATIC) && touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | .venv/.plays
	cd web && ../scripts/with-node npm ci --no-audit --no-fund --loglevel=error
	@touch $@
endif
