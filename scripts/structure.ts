// Who imports whom (.dependency-cruiser.mjs, scripts/lint/circles.json). What is said of that follows from the names of files and from
// what they import: as long as these are as they were found right, there is nothing to look at again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/experimental';
import { digestOf } from '../src/compiler/digest.ts';
import { keepFoundRight, wasFoundRight } from './found-right.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = '.dependency-cruiser.mjs';
const circles = 'scripts/lint/circles.json';
const settings = [rules, circles, 'tsconfig.json', 'package-lock.json', 'scripts/structure.ts'];

const inputs = inputsOf(join(root, 'src'));
if (wasFoundRight('structure', inputs)) console.log('Files import what they last imported.');
else {
  const isRight = [
    judge('dependency-cruiser/bin/dependency-cruiser.mjs', rules),
    // Of the circles that an import lies in the cruiser looks at one alone.
    judge('oxlint/bin/oxlint', circles),
  ];
  if (isRight.every(Boolean)) keepFoundRight('structure', inputs);
  else process.exitCode = 1;
}

function judge(program: string, config: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), '--config', config, 'src'],
    { cwd: root, stdio: 'inherit' },
  );
  return status === 0;
}

function inputsOf(folder: string): string {
  const hash = createHash('sha256').update(
    digestOf(
      root,
      settings.map((name) => join(root, name)),
    ),
  );
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:tsx?|m?js)$/.test(name),
  );
  for (const name of names.sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    hash.update(`${name}\n${importsOf(name, text).join('\n')}\n`);
  }
  return hash.digest('hex');
}

/** What a module imports and hands on, as it is written: with names, and whether these are types alone. */
function importsOf(name: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(name, text).module;
  const handedOn = staticExports.filter(({ entries }) =>
    entries.some(({ moduleRequest }) => moduleRequest !== null),
  );
  const types = text.match(/\bimport\(\s*['"][^'"]+['"]\s*\)/g) ?? [];
  return [
    ...[...staticImports, ...handedOn, ...dynamicImports].map(({ start, end }) => text.slice(start, end)),
    ...types,
  ];
}
