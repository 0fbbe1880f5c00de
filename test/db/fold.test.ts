import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '#src/platform/db/query/index.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** What people type is folded by the service, what is stored by Postgres; the database of this test knows ASCII alone. */
let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase({ locale: 'C' });
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

const stored = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await owner.query<{ folded: string }>(
    'select app.fold(text) as folded from unnest($1::text[]) with ordinality o (text, place) order by place',
    [texts],
  );
  return rows.map(({ folded }) => folded);
};

it.each([
  ['İSTANBUL', 'istanbul'],
  ['ısparta', 'isparta'],
  ['ISPARTA', 'isparta'],
  ['Straße', 'strasse'],
  ['ÖLMÜHLE', 'olmuhle'],
  ['O\u0308l', 'ol'],
  ['ｶﾌｪ', 'カフェ'],
  ['ガス', 'ガス'],
  ['ＡＢＣ', 'abc'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['Łódź', 'lodz'],
  ['100 % Bio_Öl\\', '100 % bio_ol\\'],
])('makes %s the same on both sides', async (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(await stored([text])).toEqual([folded]);
});

/** Letters of scripts that agencies write, without the blocks to which recent versions of Unicode add. */
const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Hangul',
  'Hiragana',
  'Katakana',
];

it('makes each letter the same on both sides, and folds nothing twice', async () => {
  const letters: string[] = [];
  const written = new RegExp(`^[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]$`, 'u');
  for (let code = 1; code < 0x10000; code++)
    if (
      written.test(String.fromCharCode(code)) &&
      !/[\u1c80-\u1c8f\ua700-\ua7ff]/.test(String.fromCharCode(code))
    )
      letters.push(`a${String.fromCharCode(code)}z`);
  const folded = await stored(letters);
  const differing = letters.filter((text, place) => fold(text) !== folded[place]);
  expect(differing.map((text) => text.codePointAt(1)!.toString(16))).toEqual([]);
  expect(await stored(folded)).toEqual(folded);
});
