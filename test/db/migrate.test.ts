import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import packageJson from '../../package.json' with { type: 'json' };
import { migrate } from '#src/platform/db/migrate.ts';
import { queueMark } from '#src/platform/db/queue-mark.ts';
import { readMigrations, type MigrationFile } from '#src/platform/db/migration-files.ts';
import { pendingOf, type Applied } from '#src/platform/db/migration-history.ts';
import { untilUnlocked } from '#src/platform/db/run-migrations.ts';
import { schemaText } from '../../scripts/schema-text.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

it('finds nothing to do in a migrated database', async () => {
  expect(await migrate(database.ownerUrl)).toEqual({ applied: [], functions: [] });
});

it('applies again what the database has forgotten', async () => {
  await owner.query("comment on schema graphile_worker is 'an older version'");
  expect(await migrate(database.ownerUrl)).toEqual({ applied: [], functions: [] });
  const { rows } = await owner.query(
    "select obj_description('graphile_worker'::regnamespace, 'pg_namespace') as mark",
  );
  expect(rows).toEqual([{ mark: queueMark }]);
});

it('knows the version of the queue that is installed: change queueMark together with package.json', () => {
  expect(queueMark).toBe(`graphile-worker ${packageJson.dependencies['graphile-worker']}`);
});

it('names the file that failed and keeps nothing of it', async () => {
  const {
    rows: [last],
  } = await owner.query<{ name: string }>(
    'delete from app.migrations where name = (select max(name) from app.migrations) returning name',
  );
  const { name } = last!;
  // Whatever the file does, and whether or not it could be done twice: its last step fails.
  await owner.query(
    `alter table app.migrations add constraint refused check (name <> ${pg.escapeLiteral(name)}) not valid`,
  );
  const before = await schemaText(owner);
  await expect(migrate(database.ownerUrl)).rejects.toThrow(new RegExp(`The migration ${name} failed`));
  expect((await owner.query('select from app.migrations where name = $1', [name])).rowCount).toBe(0);
  expect(await schemaText(owner)).toBe(before);
  const script = fileURLToPath(new URL('../../scripts/migrate.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.ownerUrl };
  await expect(
    promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], { env }),
  ).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^The migration ${name} failed: [^\\n]+\\n$`)),
  });
  await owner.query('alter table app.migrations drop constraint refused');
});

it('leaves the schema that src/platform/db/schema.sql shows: run scripts/database-types.ts after a migration', async () => {
  await owner.query('drop table if exists busy');
  expect(await schemaText(owner)).toBe(
    await readFile(new URL('../../src/platform/db/schema.sql', import.meta.url), 'utf8'),
  );
});

describe('the history of a database', () => {
  const file = (name: string, text = name): MigrationFile => ({
    name,
    text,
    checksum: text,
    isBreaking: false,
    hasTransaction: true,
  });
  const has = (name: string, checksum = name, isBreaking = false): Applied => ({
    name,
    checksum,
    is_breaking: isBreaking,
  });
  const [first, second, third] = [
    '20261201T0900_first',
    '20261202T0900_second',
    '20261203T0900_third',
  ] as const;
  const files = [file(first), file(second), file(third)];

  it('tells what is still to be applied', () => {
    expect(pendingOf(files, [])).toEqual(files);
    expect(pendingOf(files, [has(first), has(second)])).toEqual([files[2]]);
  });

  it.each([
    [
      'was edited after it was applied',
      files,
      [has(first, 'another text')],
      'The migration 20261201T0900_first was edited after it was applied',
    ],
    [
      'came between those that were applied',
      files,
      [has(first), has(third)],
      '20261202T0900_second was not applied before the later migration 20261203T0900_third',
    ],
    [
      'has no file any more',
      [files[0]!, files[2]!],
      [has(first), has(second)],
      'file of the applied migration 20261202T0900_second is missing',
    ],
    [
      'is of a newer version and breaks this one',
      [files[0]!],
      [has(first), has(second, second, true)],
      'migrated by a newer version (20261202T0900_second) that is not compatible with this one',
    ],
  ])('is refused when a migration %s', (_name, known, applied, expected) => {
    expect(() => pendingOf(known, applied)).toThrow(expected);
  });

  it('serves a version that is older by what breaks nothing', () => {
    expect(pendingOf([files[0]!], [has(first), has(second)])).toEqual([]);
  });
});

it('reads from the first line of a file whether it breaks older versions, and whether it has a transaction', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, '20261201T0900_one.sql'), '-- breaking: the column went\nselect 1;');
  await writeFile(
    join(folder, '20261202T0900_two.sql'),
    '-- no transaction\ncreate index concurrently if not exists x on y (z);',
  );
  const url = pathToFileURL(`${folder}/`);
  expect(
    (await readMigrations(url)).map(({ name, isBreaking, hasTransaction }) => [
      name,
      isBreaking,
      hasTransaction,
    ]),
  ).toEqual([
    ['20261201T0900_one', true, true],
    ['20261202T0900_two', false, false],
  ]);
  await writeFile(join(folder, '003-three.sql'), '');
  await expect(readMigrations(url)).rejects.toThrow(
    'The name of the migration 003-three.sql must start with a time',
  );
  await rm(folder, { recursive: true });
});

it('waits for a table in use without a queue of callers behind it', async () => {
  await owner.query('create table busy (id integer)');
  const report = new pg.Client(database.ownerUrl);
  await report.connect();
  await report.query('begin; select from busy');
  const migrating = untilUnlocked(
    '20261201T0900_busy',
    async () => {
      await owner.query("begin; set local lock_timeout = '100ms'");
      await owner.query('alter table busy add column name text').catch(async (error: unknown) => {
        await owner.query('rollback');
        throw error;
      });
      await owner.query('commit');
    },
    { tries: 50, pauseMs: 50 },
  );
  const caller = await report.query('select from busy');
  expect(caller.rowCount).toBe(0);
  await sleep(300);
  await report.query('commit');
  await migrating;
  expect(
    (
      await owner.query(
        "select from information_schema.columns where table_name = 'busy' and column_name = 'name'",
      )
    ).rowCount,
  ).toBe(1);
  await report.end();
});

it.each(['55P03', '40P01'])('tries again after %s', async (code) => {
  const refused = Object.assign(new Error('refused'), { code });
  let count = 0;
  await untilUnlocked(
    '20261201T0900_busy',
    async () => {
      count += 1;
      if (count < 3) throw refused;
    },
    { tries: 3, pauseMs: 1 },
  );
  expect(count).toBe(3);
});

it('says which table it could not get', async () => {
  const refused = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  await expect(
    untilUnlocked('20261201T0900_busy', () => Promise.reject(refused), { tries: 2, pauseMs: 1 }),
  ).rejects.toThrow('The migration 20261201T0900_busy could not lock a table in 2 attempts');
});
