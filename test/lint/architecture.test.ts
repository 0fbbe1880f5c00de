import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

/** The words of the entry of a room. */
const entryOf = (room: string): string[] =>
  (new RegExp(`^  ${room}/ (.*?)(?=^  \\w|^\\w)`, 'ms').exec(page)?.[1] ?? '')
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,:\s]+/);

it.each(['domain', 'platform'])('the page on architecture names each folder of src/%s', (room) => {
  const folders = readdirSync(`${root}src/${room}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !entryOf(room).includes(name))).toEqual([]);
});
