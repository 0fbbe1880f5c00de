// Compiles an OpenAPI 3.1 contract; `--help` says how.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '../src/compiler/analyse.ts';
import { compile, lintContract, type CompileOptions, type CompileResult } from '../src/compiler/compile.ts';
import { formatDiagnostic, hasErrors, type Diagnostic } from '../src/compiler/diagnostics.ts';
import { createLoader } from '../src/compiler/load.ts';
import { readManifest } from '../src/compiler/output.ts';
import { contractInputs, contracts, ownContract } from './contract.ts';

const usage = `node scripts/compile.ts [options]

  --spec FILE     contract to compile; spec/openapi.yaml without it
  --out DIR       where to write; generated/ without it, needed with --spec
  --overlay FILE  OpenAPI Overlay to apply, may be repeated
  --check         write nothing; fail when the output is not up to date
  --if-stale      do nothing when the output was made from these very inputs
  --no-types      leave out types and client
  --lint-only     stop after the rules of spec/README.md
  --family NAME   with --lint-only: this family alone, the others may be unfinished`;

const { values } = parseArgs({
  options: {
    spec: { type: 'string' },
    out: { type: 'string' },
    overlay: { type: 'string', multiple: true },
    check: { type: 'boolean' },
    'if-stale': { type: 'boolean' },
    'no-types': { type: 'boolean' },
    'lint-only': { type: 'boolean' },
    family: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await main();

async function main(): Promise<number> {
  if (values.help === true) return say(usage, 0);
  if (values.family !== undefined && values['lint-only'] !== true) return say('--family goes with --lint-only.', 2);
  const options = readOptions();
  if (typeof options === 'string') return say(options, 2);
  // The last contract is the smallest: its types are made on another thread while the larger one is read.
  const runs = options.toReversed().map(run).toReversed();
  for (const each of runs) {
    const code = (await each)();
    if (code !== 0) return code;
  }
  return 0;
}

/** Compiles one contract; what is said of it waits until those before it have been told. */
async function run(options: CompileOptions): Promise<() => number> {
  if (values['lint-only'] === true) {
    const found = values.family === undefined ? await lintContract(options) : analyse({ ...options, family: values.family }).diagnostics;
    return () => report(found);
  }
  if (values['if-stale'] === true && readManifest(options.out).inputs === options.inputs) return () => 0;
  const result = await compile(options);
  return () => report(result.diagnostics) || outcome(result, options);
}

/** The options of each compile, or what is wrong with the command line. */
function readOptions(): CompileOptions[] | string {
  const flags = { check: values.check, noTypes: values['no-types'] };
  // Spectral's rules for OpenAPI take as long as all else: they are for the checks, as in `make dev` (spec/README.md).
  const isCheck = values.check === true || values['lint-only'] === true;
  const loader = createLoader();
  const known = contracts.map(({ spectral, ...contract }) => ({ ...contract, loader, ...(isCheck && { spectral }) }));
  if (values.spec === undefined && values.out === undefined) return known.map((contract) => ({ ...contract, ...flags, inputs: contractInputs() }));
  if (values.spec === undefined) return [{ ...ownContract, ...flags, out: values.out!, inputs: contractInputs() }];
  if (values.out === undefined && values['lint-only'] !== true) return '--spec needs --out DIR.';
  return [{ spec: values.spec, out: values.out ?? '', overlays: values.overlay ?? [], ...flags }];
}

function report(diagnostics: readonly Diagnostic[]): number {
  for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (diagnostics.length > 0) console.log(`${errors} errors, ${diagnostics.length - errors} warnings`);
  return hasErrors(diagnostics) ? 1 : 0;
}

function outcome({ changed, removed, differences, timings }: CompileResult, { out }: CompileOptions): number {
  const folder = relative(process.cwd(), out) || '.';
  if (differences.length > 0) {
    return say([...differences.map((difference) => `${folder}/${difference}`), 'Run `make compile` and commit what it writes.'].join('\n'), 1);
  }
  const times = Object.entries(timings).map(([stage, milliseconds]) => `${stage} ${milliseconds} ms`).join(', ');
  return say(`${folder}: ${changed.length} written, ${removed.length} removed (${times})`, 0);
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
