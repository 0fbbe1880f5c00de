import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dropInvalidOf } from '#src/platform/db/invalid-indexes.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { readMigrations } from '#src/platform/db/migration-files.ts';
import { databaseUrl } from '../support/urls.ts';

/** Processes that start together on one database, and what is left of one that ended while it built an index. */
let admin: pg.Client;
let owner: pg.Client;
let name: string;
let url: string;

beforeAll(async () => {
  const server = inject('server');
  name = server.prefix + randomBytes(6).toString('hex');
  url = databaseUrl(server.url, name);
  admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  owner = new pg.Client(url);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await admin?.query(`drop database if exists ${name} with (force)`);
  await admin?.end();
});

const selectInvalid = async () =>
  (
    await owner.query<{ index: string }>(
      'select indexrelid::regclass::text as index from pg_index where not indisvalid order by 1',
    )
  ).rows.map(({ index }) => index);

it('lets one of four migrate an empty database while the others wait', async () => {
  const files = await readMigrations();
  const ends = await Promise.allSettled(Array.from({ length: 4 }, () => migrate(url)));
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  const applied = ends.map((end) => (end.status === 'fulfilled' ? end.value.applied.length : -1));
  expect(applied.toSorted((a, b) => a - b)).toEqual([0, 0, 0, files.length]);
  expect(await selectInvalid()).toEqual([]);
}, 240_000);

const moves = 'audit_log_ticket_moves';

/** Ends the build of the index while it waits for a transaction that sees the table. Answers the text of its migration. */
async function leaveHalfMade(): Promise<string> {
  const { text } = (await readMigrations()).find((file) => file.text.includes(moves))!;
  const reader = new pg.Client(url);
  await reader.connect();
  try {
    await owner.query(`drop index ${moves}`);
    await reader.query('begin isolation level repeatable read; select from audit_log');
    await owner.query("set statement_timeout = '300ms'");
    await expect(owner.query(text)).rejects.toMatchObject({ code: '57014' });
    expect(await selectInvalid()).toEqual([moves]);
  } finally {
    await owner.query('reset statement_timeout');
    await reader.end();
  }
  return text;
}

it('drops the half-made index of an earlier try before the migration runs again', async () => {
  const text = await leaveHalfMade();
  await dropInvalidOf(owner, 'create index concurrently if not exists another on audit_log (id);');
  expect(await selectInvalid()).toEqual([moves]);
  await dropInvalidOf(owner, text);
  await owner.query(text);
  expect(await selectInvalid()).toEqual([]);
  await dropInvalidOf(owner, text);
  expect((await owner.query('select to_regclass($1) is not null as is_there', [moves])).rows).toEqual([
    { is_there: true },
  ]);
});

it('rebuilds what earlier versions left half-made, at the next start', async () => {
  await leaveHalfMade();
  expect(await migrate(url)).toEqual({ applied: [], functions: [] });
  expect(await selectInvalid()).toEqual([]);
});

it('drops what an interrupted rebuild left beside its index', async () => {
  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query('begin isolation level repeatable read; select from audit_log');
  await owner.query("set statement_timeout = '300ms'");
  await expect(owner.query(`reindex index concurrently ${moves}`)).rejects.toMatchObject({ code: '57014' });
  await owner.query('reset statement_timeout');
  await reader.end();
  expect(await selectInvalid()).toHaveLength(1);
  await migrate(url);
  expect(await selectInvalid()).toEqual([]);
  expect((await owner.query("select from pg_class where relname like '%\\_ccnew%'")).rowCount).toBe(0);
});
