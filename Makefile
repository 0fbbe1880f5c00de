# Needs npm and any Node from 20: `npm ci` brings the Node that everything runs on.
.DEFAULT_GOAL := help
.PHONY: help run migrate ops test fuzz check contract types rulesets structure pages lint formatted changes
.PHONY: console bundle browser
.PHONY: format compile dev mock diff bench consumers hosts eval icons install

bin := node_modules/.bin
node := $(bin)/node --disable-warning=ExperimentalWarning
# Version 7, which is written in Go, takes a quarter of the time; tools that print and read types are built on version 6.
# Left alone it checks with four threads, each of which works out for itself the types that files share: twice the CPU.
tsc := node_modules/typescript-native/bin/tsc --checkers 1
timed := scripts/timed.sh
lint := node_modules/oxlint/bin/oxlint --deny-warnings --report-unused-disable-directives-severity error .
format := node_modules/oxfmt/bin/oxfmt
# Two at once: each of the larger ones fills a core, and takes up to 3 GB.
together := $(MAKE) --silent --jobs 2
# Go tidies up memory each time that it has doubled; half as often saves a tenth of the CPU of types.
rarely := env GOGC=200
# In full: what starts in another folder, as children of tests do, would keep a cache of its own there, and find it empty.
export NODE_COMPILE_CACHE := $(CURDIR)/.cache/node
# Left alone, V8 lets the young generation grow to 128 MB and the heap to three times what lives before it cleans up: 320 MB
# under load instead of 160, and no more requests a second.
serving := --max-semi-space-size=8 --heap-growing-percent=50
# The compiler makes much that lives for a moment only: with room for it, V8 tidies up less often. Left alone it takes 1.2 GB instead of 0.9.
# Its last optimizer takes a tenth of the CPU, and has finished when little is left to do.
compiling := --max-semi-space-size=32 --heap-growing-percent=40 --no-turbofan

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: install ## Install what is missing, build what changed, start database, API and worker
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@$(node) scripts/console.ts --if-stale
	@$(node) scripts/bundle.ts --if-stale
	@exec $(node) $(serving) dist/server/main.js

migrate: install ## Migrate the database of DATABASE_URL, as the first step of a release
	@$(node) scripts/migrate.ts

ops: install ## The operator's command: agencies, keys, parked events, purges, checks (ARGS='agencies list')
	@$(node) scripts/ops.ts $(ARGS)

# The walks over the contract that can be kept to one family, and one that takes a moment for all.
walks := access bounded-work documents event-sources filters fuzz isolation list-plans lists not-found private-records statuses strictness updates
# What is written of all families, and costs seconds.
overviews := test/db/data-map.test.ts test/compiler/readme.test.ts test/compiler/concepts.test.ts

ifdef FAMILY
test: install ## Everything: the checks, then the whole test suite (FAMILY=tickets: what a change of that family can break)
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@$(node) scripts/lint-types.ts --part server
	@FAMILY=$(FAMILY) $(node) $(bin)/vitest run test/families/$(FAMILY)/ $(walks:%=test/contract/%.test.ts) $(overviews)
else
# The types take one core for as long as all else that is to be looked at and built takes the other.
test: contract
	@$(together) $(passes) console bundle browser
	@$(timed) tests $(node) $(bin)/vitest run
endif

fuzz: install ## Inputs that no test run had before, ten times as many (FUZZ_SEED: those of a run before; OPERATION=createTask: one alone)
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@FUZZ_SEED=$${FUZZ_SEED:-$$(date +%s)} FUZZ_RUNS=$${FUZZ_RUNS:-120} $(node) $(bin)/vitest run test/contract/fuzz.test.ts --testTimeout 300000 $(if $(OPERATION),-t '^$(OPERATION) ')

check: contract ## Lint of contract and code, format, types, committed interfaces up to date
	@$(together) $(passes)

contract: install # Before all that follows from it. What is committed of that is up to date; the rest is written.
	@$(timed) $@ $(node) $(compiling) scripts/compile.ts --check

# The longest first: what is left fits beside it.
passes := types rulesets structure pages lint formatted changes

types: # Of all but the console's pages, and rules that need them.
	@$(timed) $@ $(rarely) $(node) scripts/lint-types.ts --part server

pages: # The same of the console's pages.
	@$(timed) $@ $(rarely) $(node) scripts/lint-types.ts --part console

rulesets: # Spectral's rules for the contract.
	@$(timed) $@ $(node) $(compiling) scripts/rulesets.ts

structure: # Who imports whom.
	@$(timed) $@ $(node) scripts/structure.ts

lint: # Rules that need no types.
	@$(timed) $@ $(node) $(lint)

formatted:
	@$(timed) $@ $(node) $(format) --check .

changes: # Those of the contract that break what is released are told in its changelog.
	@$(timed) $@ $(node) scripts/diff.ts --breaking

console: # The console's pages as they are served.
	@$(timed) $@ $(node) scripts/console.ts --if-stale

bundle: # The server as it runs.
	@$(timed) $@ $(node) scripts/bundle.ts --if-stale

browser: # The one that tests use.
	@$(timed) $@ $(node) test/support/unpack-browser.ts

format: install ## Format the code
	@$(node) $(format) .

compile: install ## Compile the contract in spec/ to generated/
	@$(node) $(compiling) scripts/compile.ts

dev: install ## Watch: an edit in spec/ or src/ is linted, compiled and served
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@exec $(node) scripts/dev.ts

mock: install ## Serve the contract from its examples: no database, no credentials
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@exec $(node) scripts/mock.ts

diff: install ## What changed in the contract since the last release (or that of a commit: BASE)
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@$(node) scripts/diff.ts $(if $(BASE),--base $(BASE))

bench: install bench/peers/node_modules/.package-lock.json ## Measure against other ways to serve the same contract
	@$(node) $(tsc) -p bench/peers
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@$(node) scripts/bundle.ts --if-stale
	@$(node) bench/index.ts

consumers: install consumers/node_modules/.package-lock.json ## Generate clients from the served contract with the tools of integrators, and call (ONLY=orval)
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@$(node) scripts/bundle.ts --if-stale
	@ONLY=$(ONLY) $(node) consumers/index.ts

hosts: install consumers/hosts/node_modules/.package-lock.json ## Try the libraries of AI hosts on a running service: connect, list, start, call, fail, spend the budget
	@$(node) $(tsc) -p consumers/hosts
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@$(node) scripts/bundle.ts --if-stale
	@$(node) consumers/hosts/index.ts

eval: install ## Measure how well the tool router chooses (scripts/eval-router.ts --misses FILE: what it missed)
	@$(node) $(compiling) scripts/compile.ts --if-stale
	@$(node) scripts/eval-router.ts

icons: install scripts/icons/node_modules/.package-lock.json ## Write the catalogue of icons anew from its package
	@$(node) scripts/icons.ts

# Packages that one command alone needs.
bench/peers/node_modules/.package-lock.json consumers/node_modules/.package-lock.json consumers/hosts/node_modules/.package-lock.json scripts/icons/node_modules/.package-lock.json: %/node_modules/.package-lock.json: %/package-lock.json
	@echo 'installing packages of $*'
	@npm ci --prefix $* --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

# npm writes its own copy of the lock file last; it is older than the lock file when the two may differ.
install: node_modules/.package-lock.json
node_modules/.package-lock.json: package-lock.json scripts/kysely-types.ts
	@echo 'installing packages'
	@$(timed) packages npm ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@$(node) scripts/kysely-types.ts
	@touch $@
