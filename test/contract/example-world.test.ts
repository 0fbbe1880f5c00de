import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const world = load(read('spec/shared/example-world.yaml')) as Record<
  string,
  Record<string, string | string[] | null>
>;
const texts = globSync(['spec/families/**/*.yaml', 'spec/events/*.yaml', 'spec/shared/*.yaml'], { cwd: root })
  .filter((path) => !path.endsWith('example-world.yaml'))
  .map(read);
const rows = Object.entries(world).flatMap(([kind, records]) =>
  Object.entries(records).map(([id, names]) => ({ kind, id, names: names === null ? [] : [names].flat() })),
);

it('has each id once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('has each name of a kind once, so that a record has no second id', () => {
  const firsts = rows.flatMap(({ kind, names: [name] }) => (name === undefined ? [] : [`${kind} ${name}`]));
  expect(firsts.filter((name, index) => firsts.indexOf(name) !== index)).toEqual([]);
});

it('has only ids and names that an example shows', () => {
  const isShown = (text: string): boolean => texts.some((document) => document.includes(text));
  const unused = rows.flatMap(({ kind, id, names }) =>
    [id, ...names].filter((text) => !isShown(text)).map((text) => `${kind} ${text}`),
  );
  expect(unused).toEqual([]);
});
