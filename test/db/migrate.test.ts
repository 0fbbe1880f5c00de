import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import packageJson from '../../package.json' with { type: 'json' };
import { migrate, queueMark } from '#src/db/migrate.ts';
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
  expect(await migrate(database.ownerUrl)).toEqual({ applied: [] });
});

it('applies again what the database has forgotten', async () => {
  await owner.query("comment on schema graphile_worker is 'an older version'");
  expect(await migrate(database.ownerUrl)).toEqual({ applied: [] });
  const { rows } = await owner.query("select obj_description('graphile_worker'::regnamespace, 'pg_namespace') as mark");
  expect(rows).toEqual([{ mark: queueMark }]);
});

it('knows the version of the queue that is installed: change queueMark together with package.json', () => {
  expect(queueMark).toBe(`graphile-worker ${packageJson.dependencies['graphile-worker']}`);
});

it('names the file that failed and keeps nothing of it', async () => {
  await owner.query("delete from kysely_migration where name = '001-core'");
  await expect(migrate(database.ownerUrl)).rejects.toThrow(/001-core/);
});
