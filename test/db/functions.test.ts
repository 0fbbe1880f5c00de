import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moveClock } from '#src/platform/db/move-clock.ts';
import { applyFunctions } from '#src/platform/db/apply-functions.ts';
import { functionChanges, readFunctions, type FunctionFile } from '#src/platform/db/function-files.ts';
import { migrate } from '#src/platform/db/migrate.ts';
import { functionsText } from '../../scripts/schema-text.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let owner: pg.Client;
/** The functions of a new database. */
let expected: string;

beforeAll(async () => {
  // Migrated anew it has a serving role that no database of another file has, and whose password each full run of the migrator sets.
  database = await createTestDatabase({ locale: 'C' });
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  await owner.query('set search_path = public');
  expected = await functionsText(owner);
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

const forget = (...names: string[]) =>
  owner.query("update app.functions set checksum = 'of a former text' where name = any($1)", [names]);

it('has a file for each function: write app.x into src/platform/db/functions/x.sql, or drop it in a migration', async () => {
  // app.searchable() makes a search for each table that it is called with.
  const { rows } = await owner.query<{ name: string }>(`
    select proname as name from pg_proc where pronamespace = 'app'::regnamespace
      and proname not in (select 'search_' || relname from pg_class where relnamespace = 'public'::regnamespace)`);
  const names = readFunctions().map(({ name }) => name);
  expect(rows.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

it('compares the texts of files with those that the database was given', () => {
  const file = (name: string, checksum: string): FunctionFile => ({ name, text: '', checksum });
  const files = [file('changed', '2'), file('new', '1'), file('same', '1')];
  const has = (name: string) => ({ name, checksum: '1' });
  expect(functionChanges(files, ['changed', 'gone', 'same'].map(has))).toEqual({
    changed: [files[0], files[1]],
    removed: ['gone'],
  });
});

describe('an upgraded database', () => {
  afterEach(async () => {
    expect(await migrate(database.ownerUrl), 'nothing is left to do').toEqual({ applied: [], functions: [] });
    expect(await functionsText(owner)).toBe(expected);
  });

  it('has the functions of a new one', async () => {
    await owner.query(`
      create or replace function app.iso(at timestamptz) returns text language sql stable return 'another body';
      drop function app.touch_api_keys(uuid[], timestamptz[]);
      create function app.touch_api_keys(key_ids uuid[]) returns void language sql as 'select';
      drop function app.has_agencies();
      create function app.has_agencies() returns integer language sql as 'select 1';
      drop function app.webhook_wait(integer);
      grant execute on function app.due_consumers(boolean) to public;
      revoke all on function app.webhook_lane(real) from public;
      do $$ declare serving text := (select serving_role from app.installation); begin
        execute format('revoke all on function app.event_backlog() from %I', serving);
        execute format('grant execute on function app.event_head() to %I', serving);
      end $$;
      create function app.former(text) returns text language sql as 'select $1';
      insert into app.functions (name, checksum) values ('former', 'of a former text')`);
    await forget(
      'iso',
      'touch_api_keys',
      'has_agencies',
      'due_consumers',
      'event_backlog',
      'event_head',
      'webhook_lane',
    );
    await owner.query("delete from app.functions where name = 'webhook_wait'");
    expect((await migrate(database.ownerUrl)).functions).toEqual([
      'due_consumers',
      'event_backlog',
      'event_head',
      'has_agencies',
      'iso',
      'touch_api_keys',
      'webhook_lane',
      'webhook_wait',
      'former',
    ]);
  });

  it('from before functions had files is given all of them', async () => {
    await owner.query('drop table app.functions');
    expect((await migrate(database.ownerUrl)).functions).toEqual(readFunctions().map(({ name }) => name));
  });

  it('keeps a clock that was moved, until the text of its file changes', async () => {
    const isAhead = async () => (await owner.query('select where app.now() > now()')).rowCount;
    await moveClock(owner, 60_000);
    await forget('webhook_lane');
    expect((await migrate(database.ownerUrl)).functions).toEqual(['webhook_lane']);
    expect(await isAhead()).toBe(1);
    await forget('now');
    expect((await migrate(database.ownerUrl)).functions).toEqual(['now']);
    expect(await isAhead()).toBe(0);
  });

  it('keeps the functions of a newer version', async () => {
    const newer = '29991231T2359_newer';
    await owner.query(
      "insert into app.migrations (name, checksum, is_breaking) values ($1, 'unknown here', false)",
      [newer],
    );
    await forget('iso');
    expect(await migrate(database.ownerUrl)).toEqual({ applied: [], functions: [] });
    await owner.query("comment on schema graphile_worker is 'an older version'");
    expect(await migrate(database.ownerUrl)).toEqual({ applied: [], functions: [] });
    await owner.query('delete from app.migrations where name = $1', [newer]);
    expect((await migrate(database.ownerUrl)).functions).toEqual(['iso']);
  });
});

describe('a function file', () => {
  beforeAll(() => owner.query('begin'));
  afterAll(() => owner.query('rollback'));

  const apply = async (files: Readonly<Record<string, string>>, without?: string) => {
    const {
      rows: [installation],
    } = await owner.query<{ role: string }>('select serving_role as role from app.installation');
    const added = Object.entries(files).map(([name, text]) => ({ name, text, checksum: text }));
    const known = readFunctions().filter(({ name }) => name !== without);
    await owner.query('savepoint applied');
    return applyFunctions(owner, [...known, ...added], installation!.role).finally(() =>
      owner.query('rollback to savepoint applied'),
    );
  };

  it('may call the function of another, whatever their names', async () => {
    const calls = (name: string, body: string) =>
      `create or replace function app.${name}() returns integer language sql as 'select ${body}'`;
    expect(await apply({ test_a: calls('test_a', 'app.test_b()'), test_b: calls('test_b', '1') })).toEqual([
      'test_a',
      'test_b',
    ]);
  });

  it.each([
    [
      'calls what is not there',
      "create or replace function app.test_c() returns integer language sql as 'select app.missing()'",
      'The function file test_c.sql failed: error: function app.missing() does not exist',
    ],
    [
      'is no SQL',
      'create nothing',
      'The function file test_c.sql failed: error: syntax error at or near "nothing"',
    ],
    [
      'has another name than its function',
      "create or replace function app.test_d() returns integer language sql as 'select 1'",
      'The function file test_c.sql failed: Error: It does not create the function app.test_c.',
    ],
  ])('that %s is named', async (_what, text, message) => {
    await expect(apply({ test_c: text })).rejects.toThrow(message);
  });

  it('is not removed while its function is used, and the error says by what', async () => {
    await expect(apply({}, 'end_invitation')).rejects.toThrow(
      /The function file end_invitation.sql failed: .*trigger invitation_ends on table users depends on/s,
    );
  });
});
