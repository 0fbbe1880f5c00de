import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kebab } from './naming.ts';

/** A record of the example agency, by which examples show one of its kind. */
export interface ExampleRecord {
  readonly id: string;
  readonly name: string;
}

const newName = 'Spring campaign';
const firstId = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e9000';

/**
 * The record by which examples show the noun (`BrandAsset`): the first of its kind with a name among those of the example agency (C43),
 * or a new one, which is added to the file at the path.
 */
export function exampleRecord(path: string, noun: string): ExampleRecord {
  const kind = kebab(noun).replaceAll('-', '_');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const kinds = [...text.matchAll(/^([a-z_]+):\n((?:  .*\n)*)/gm)];
  const known = kinds.find(([, each]) => each === kind);
  const [, id, name] = /^  ([\da-f-]{36}): \[?'([^']+)'/m.exec(known?.[2] ?? '') ?? [];
  if (id !== undefined && name !== undefined) return { id, name };
  const added = { id: nextId(text), name: newName };
  const row = `  ${added.id}: '${newName}'\n`;
  const next = kinds.find(([, each]) => each! > kind)?.index ?? text.length;
  const [at, lines] = known === undefined ? [next, `${kind}:\n${row}`] : [known.index + known[0].length, row];
  writeFileSync(path, text.slice(0, at) + lines + text.slice(at));
  return added;
}

function nextId(text: string): string {
  const ids = [...text.matchAll(/^  ([\da-f-]{36}):/gm)].map(([, id]) => id!);
  const last = [firstId, ...ids].toSorted().at(-1)!;
  return last.slice(0, -12) + (BigInt(`0x${last.slice(-12)}`) + 1n).toString(16).padStart(12, '0');
}
