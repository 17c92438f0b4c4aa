# Railhead: `make play` plays, `make test` checks everything, `make help` lists the rest.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test soak bench lint format web lock

PYTHON ?= python3
BIN := .venv/bin
ONLY ?=

help: ## what each target does
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

setup: .venv/.ready ## make .venv with everything that running and testing need

.venv/.ready: pyproject.toml requirements/dev.txt scripts/setup
	@PYTHON=$(PYTHON) scripts/setup
	@touch $@
