/** Measures the compiler on a contract of full size: `node scripts/bench-compile.ts [operations] [families]`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../src/compiler/bundle.ts';
import { emitAll, renderTypes } from '../src/compiler/emit/index.ts';
import { syntheticContract } from './synthetic-contract.ts';

const operations = Number(process.argv[2] ?? 751);
const families = Number(process.argv[3] ?? 37);
const root = join(import.meta.dirname, '..', '.cache', 'bench-compile');
const out = join(root, 'generated');

const timed = async <T>(label: string, work: () => T | Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  console.log(`${label.padEnd(46)}${(performance.now() - start).toFixed(0).padStart(7)} ms`);
  return result;
};

rmSync(root, { recursive: true, force: true });
for (const [path, text] of syntheticContract({ operations, families })) save(join(root, 'spec', path), text);
console.log(`${operations} operations in ${families} families`);

const { document } = await timed('bundle, cold', () => bundle(join(root, 'spec', 'openapi.yaml')));
const files = await timed('everything but types, cold', () => emitAll({ document }));
await timed('one family: validators, tools, tables, warm', () => emitAll({ document }, { families: ['family-7'] }));
const types = await timed('types and client', () => renderTypes(document));

for (const [path, text] of new Map([...files, ...types])) save(join(out, path), text);
const bytes = (suffix: string): string => `${([...files].filter(([path]) => path.endsWith(suffix)).reduce((sum, [, text]) => sum + text.length, 0) / 1024).toFixed(0)} KiB`;
console.log(`validators ${bytes('/validators.js')}, responses ${bytes('/responses.js')}, tools ${bytes('tools.json')}, openapi.json ${bytes('openapi.json')}, llms.txt ${bytes('llms.txt')}`);
await timed('load of tables and request validators', () => import(pathToFileURL(join(out, 'operations.ts')).href));

function save(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
