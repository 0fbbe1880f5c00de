// Measures the compiler on a contract of full size: `node scripts/bench-compile.ts [operations] [families]`.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, type CompileResult } from '../src/compiler/compile.ts';
import { formatDiagnostic, hasErrors } from '../src/compiler/diagnostics.ts';
import { createLoader } from '../src/compiler/load.ts';
import { syntheticContract } from './synthetic-contract.ts';

const operations = Number(process.argv[2] ?? 751);
const families = Number(process.argv[3] ?? 37);
const root = join(import.meta.dirname, '..', '.cache', 'bench-compile');
const out = join(root, 'generated');
const spec = join(root, 'spec', 'openapi.yaml');
const loader = createLoader();

rmSync(root, { recursive: true, force: true });
for (const [path, text] of syntheticContract({ operations, families })) {
  mkdirSync(dirname(join(root, 'spec', path)), { recursive: true });
  writeFileSync(join(root, 'spec', path), text);
}
console.log(`${operations} operations in ${families} families`);

await timed('whole compile, cold', () => compiled({ spec, out, loader }));

const edited = join(root, 'spec', 'families', 'family-7.yaml');
writeFileSync(edited, readFileSync(edited, 'utf8').replace('maxLength: 5000', 'maxLength: 4000'));
await timed('one family changed, for the server only', () =>
  compiled({ spec, out, loader, serverOnly: true, emit: { families: ['family-7'] } }),
);

console.log(sizes(['validators.js', 'responses.js', 'tools.json', 'operations.ts']));
await timed(
  'load of all tables and request validators',
  () => import(pathToFileURL(join(out, 'operations.ts')).href),
);

async function compiled(options: Parameters<typeof compile>[0]): Promise<string> {
  const result: CompileResult = await compile(options);
  if (hasErrors(result.diagnostics))
    throw new Error(result.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'));
  const stages = Object.entries(result.timings).map(([stage, milliseconds]) => `${stage} ${milliseconds}`);
  return `(${stages.join(', ')}; ${result.changed.length} files written)`;
}

async function timed(label: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const told = await work();
  console.log(
    `${label.padEnd(44)}${(performance.now() - start).toFixed(0).padStart(6)} ms  ${typeof told === 'string' ? told : ''}`,
  );
}

/** Size of each kind of family file, over all families. */
function sizes(names: readonly string[]): string {
  const total = (name: string): number =>
    Array.from(
      { length: families },
      (_, index) => statSync(join(out, 'families', `family-${index}`, name)).size,
    ).reduce((sum, size) => sum + size, 0);
  return names.map((name) => `${name} ${(total(name) / 1024).toFixed(0)} KiB`).join(', ');
}
