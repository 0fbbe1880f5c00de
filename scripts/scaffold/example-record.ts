import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kebab } from './naming.ts';

/** A record of the example agency, by which examples show one of its kind. */
export interface ExampleRecord {
  readonly id: string;
  readonly name: string;
  /** What an example of a change calls it. */
  readonly changedName: string;
}

const newName = 'Spring campaign';
const newChangedName = 'Summer campaign';
const firstId = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e9000';

/**
 * The record by which examples show the noun (`BrandAsset`): that of the id, else the first of its kind with a name among those of the
 * example agency (C43), or a new one, which is added to the file at the path. One that is renamed has its second name there too.
 */
export function exampleRecord(
  path: string,
  noun: string,
  { id: shown, isRenamed = false }: { readonly id?: string | undefined; readonly isRenamed?: boolean } = {},
): ExampleRecord {
  const kind = kebab(noun).replaceAll('-', '_');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const kinds = [...text.matchAll(/^([a-z_]+):\n((?:  .*\n)*)/gm)];
  const known = kinds.find(([, each]) => each === kind);
  const row = new RegExp(`^  (${shown ?? String.raw`[\da-f-]{36}`}): (\\[?'.*)$`, 'm').exec(known?.[2] ?? '');
  if (row !== null) {
    const [line, id, value] = row as unknown as [string, string, string];
    const [name, other] = [...value.matchAll(/'((?:[^']|'')+)'/g)].map(([, each]) => each!);
    if (isRenamed && other === undefined)
      writeFileSync(path, text.replace(line, `  ${id}: ['${name!}', '${newChangedName}']`));
    return { id, name: name!, changedName: other ?? newChangedName };
  }
  const added = { id: nextId(text), name: newName, changedName: newChangedName };
  const names = isRenamed ? `['${newName}', '${newChangedName}']` : `'${newName}'`;
  const addedRow = `  ${added.id}: ${names}\n`;
  const next = kinds.find(([, each]) => each! > kind)?.index ?? text.length;
  const [at, lines] =
    known === undefined ? [next, `${kind}:\n${addedRow}`] : [known.index + known[0].length, addedRow];
  writeFileSync(path, text.slice(0, at) + lines + text.slice(at));
  return added;
}

function nextId(text: string): string {
  const ids = [...text.matchAll(/^  ([\da-f-]{36}):/gm)].map(([, id]) => id!);
  const last = [firstId, ...ids].toSorted().at(-1)!;
  return last.slice(0, -12) + (BigInt(`0x${last.slice(-12)}`) + 1n).toString(16).padStart(12, '0');
}
