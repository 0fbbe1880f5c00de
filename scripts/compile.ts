// Compiles an OpenAPI 3.1 contract; `--help` says how.
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '../src/compiler/analyse.ts';
import {
  compile,
  lintContract,
  make,
  written,
  type CompileOptions,
  type CompileResult,
  type Made,
} from '../src/compiler/compile.ts';
import type { ReaderOptions } from '../src/compiler/emit/for-readers.ts';
import { withTypesByFamily } from '../src/compiler/emit/type-files.ts';
import { familyFiles } from '../src/compiler/family-files.ts';
import { hasFamily } from '../src/compiler/family.ts';
import { withTypesOf, withValidatorsOf } from '../src/compiler/join.ts';
import type { JsonObject } from '../src/compiler/json.ts';
import type { Thread } from '../src/compiler/thread.ts';
import { formatDiagnostic, hasErrors, type Diagnostic } from '../src/compiler/diagnostics.ts';
import { createLoader } from '../src/compiler/load.ts';
import { readManifest } from '../src/compiler/output.ts';
import { memory } from '../src/compiler/validation/memory.ts';
import { keepChecked, wasChecked } from './compile/checked.ts';
import { Crew } from './compile/crew.ts';
import type { Files, Part } from './compile/tasks.ts';
import {
  compileOptions,
  contractInputs,
  contracts,
  memoryFile,
  memoryVersion,
  ownContract,
} from './contract.ts';

const usage = `node scripts/compile.ts [options]

  --spec FILE     contract to compile; spec/openapi.yaml without it
  --out DIR       where to write; generated/ without it, needed with --spec
  --overlay FILE  OpenAPI Overlay to apply, may be repeated
  --check         fail when what is committed is not up to date; else write the rest
  --if-stale      do nothing when the output was made from these very inputs
  --server-only   leave out types, client and llms.txt
  --lint-only     stop after the rules of spec/README.md
  --family NAME   with --lint-only: this family alone, the others may be unfinished`;

const { values } = parseArgs({
  options: {
    spec: { type: 'string' },
    out: { type: 'string' },
    overlay: { type: 'string', multiple: true },
    check: { type: 'boolean' },
    'if-stale': { type: 'boolean' },
    'server-only': { type: 'boolean' },
    'lint-only': { type: 'boolean' },
    family: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

// Spectral's rules for OpenAPI take as long as all else: `scripts/rulesets.ts` judges by them beside the rest of a check.
const flags = {
  check: values.check,
  serverOnly: values['server-only'],
  spectral: values['lint-only'] === true,
};

/** Whether nothing was said of any contract so far: what warns has to warn again. */
let isSilent = true;

process.exitCode = await main();

async function main(): Promise<number> {
  if (values.help === true) return say(usage, 0);
  if (values.family !== undefined && values['lint-only'] !== true)
    return say('--family goes with --lint-only.', 2);
  if (values.spec !== undefined && values.out === undefined && values['lint-only'] !== true)
    return say('--spec needs --out DIR.', 2);
  const single = values['lint-only'] === true ? undefined : singleContract();
  if (single !== undefined) return tell(await compile(single), single);
  if (values['if-stale'] === true && isUpToDate()) return 0;
  const isCheck = flags.check === true && values['lint-only'] !== true && flags.serverOnly !== true;
  if (isCheck && isUpToDate() && wasChecked()) return say('The contracts are as they were last checked.', 0);
  const [file, version] = [memoryFile('main'), memoryVersion()];
  memory.restore(file, version);
  const code = await (values['lint-only'] === true ? lintAll() : compileAll());
  memory.keep(file, version);
  if (isCheck && code === 0 && isSilent) keepChecked();
  return code;
}

function isUpToDate(): boolean {
  const inputs = contractInputs();
  return contracts.every(({ out }) => readManifest(out).inputs === inputs);
}

/** What was asked for with `--spec` or `--out`. */
function singleContract(): CompileOptions | undefined {
  const { spec, out, overlay = [] } = values;
  if (out === undefined) return undefined;
  const options = { check: flags.check, serverOnly: flags.serverOnly };
  return spec === undefined
    ? { ...ownContract, ...options, spectral: undefined, out, inputs: contractInputs() }
    : { spec, out, overlays: overlay, ...options };
}

/** The contracts of this service: the first here, the rest by both threads. All are told of in their order, until one has errors. */
async function compileAll(): Promise<number> {
  const all = contracts.map((_, index) => compileOptions(index, flags));
  const crew = new Crew();
  try {
    const others = all
      .slice(1)
      .map((_, index) => crew.ask({ kind: 'contract', contract: index + 1, flags }) as Promise<Made>);
    const first = make({
      ...all[0]!,
      startForReaders: (document, options) => madeBy(crew, ['types', 'texts'], document, options),
      startTools: (document, options) => madeBy(crew, ['tools'], document, options),
    });
    // It has a result by now only when it has errors, which nobody should wait for.
    const failed = await Promise.race([first, Promise.resolve(undefined)]);
    if (failed === undefined) await crew.help();
    const base = await first;
    for (const [index, made] of [first, ...others].entries()) {
      const code = tell(written(all[index]!, byFamily(joinedTo(base, await made, all[index]!))), all[index]!);
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await crew.end();
  }
}

/** Contracts that lie below the first one take its validators and types where they can. */
function joinedTo(base: Made, made: Made, { out, emit }: CompileOptions): Made {
  if (made === base || made.files === undefined || base.files === undefined || emit?.hostTools === true)
    return made;
  const folder = relative(ownContract.out, out);
  const files = withTypesOf(base.files, withValidatorsOf(base.files, made.files, folder), folder);
  return { ...made, files };
}

function byFamily(made: Made): Made {
  return made.files === undefined ? made : { ...made, files: withTypesByFamily(made.files) };
}

function madeBy(
  crew: Crew,
  parts: readonly Part[],
  document: JsonObject,
  options: ReaderOptions = {},
): Thread<Files> {
  const made = parts.map((kind) => crew.ask({ kind, document, options }) as Promise<Files>);
  const result = Promise.all(made).then((all) => new Map(all.flatMap((files) => [...files])));
  result.catch(() => undefined);
  return { result, stop: () => undefined };
}

async function lintAll(): Promise<number> {
  const { spec, family, overlay = [] } = values;
  const loader = createLoader();
  const all =
    spec === undefined
      ? contracts.map((_, index) => compileOptions(index, flags))
      : [{ spec, out: '', overlays: overlay }];
  // A family that no contract names yet is one of the first.
  const named = family === undefined ? all : all.filter((options) => hasFamily(options.spec, family, loader));
  const isWritten = (name: string): boolean =>
    all.some((options) => familyFiles(dirname(options.spec), name).length > 0);
  if (family !== undefined && named.length === 0 && !isWritten(family))
    return say(`No contract has the family ${family}: there is no spec/families/${family}.yaml.`, 2);
  for (const options of named.length === 0 ? all.slice(0, 1) : named) {
    const code = report(
      family === undefined
        ? await lintContract({ ...options, loader })
        : analyse({ ...options, loader, family }).diagnostics,
    );
    if (code !== 0) return code;
  }
  return 0;
}

function tell(result: CompileResult, options: CompileOptions): number {
  return report(result.diagnostics) || outcome(result, options);
}

function report(diagnostics: readonly Diagnostic[]): number {
  if (diagnostics.length > 0) isSilent = false;
  for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (diagnostics.length > 0) console.log(`${errors} errors, ${diagnostics.length - errors} warnings`);
  return hasErrors(diagnostics) ? 1 : 0;
}

function outcome({ changed, removed, differences, timings }: CompileResult, { out }: CompileOptions): number {
  const folder = relative(process.cwd(), out) || '.';
  if (differences.length > 0) {
    return say(
      [
        ...differences.map((difference) => `${folder}/${difference}`),
        'Run `make compile` and commit what it writes.',
      ].join('\n'),
      1,
    );
  }
  const times = Object.entries(timings)
    .map(([stage, milliseconds]) => `${stage} ${milliseconds} ms`)
    .join(', ');
  return say(`${folder}: ${changed.length} written, ${removed.length} removed (${times})`, 0);
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
