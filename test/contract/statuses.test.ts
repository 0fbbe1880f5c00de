import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '#src/platform/errors/catalogue.ts';

interface Document {
  readonly info: { readonly description: string };
  readonly paths: Record<string, Record<string, { readonly responses?: Record<string, unknown> }>>;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8')) as Document;
const { info, paths } = read('openapi.json');
// Ranges of files are served to outsiders.
const hosted = read('hosted/openapi.json');

it('every status that the service answers with is listed by operations or explained at the top of the contract', () => {
  const listed = new Set(
    [...Object.values(paths), ...Object.values(hosted.paths)].flatMap((item) =>
      Object.values(item).flatMap(({ responses }) => Object.keys(responses ?? {})),
    ),
  );
  // An operation that is not built yet says so itself (`x-pending`).
  const statuses = Object.values(catalogue)
    .map(({ status }) => status)
    .filter((status) => status !== 501);
  expect(
    [...new Set(statuses)].filter(
      (status) => !listed.has(String(status)) && !info.description.includes(`\`${status}\``),
    ),
  ).toEqual([]);
});
