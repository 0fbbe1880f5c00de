import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#src/platform/db/index.ts';
import { newAgency } from '../support/agencies.ts';
import { systemBinaries, SystemPostgres } from '../support/system-postgres.ts';

/** Operators who back up and restore a database of theirs copy the commands of the guide. */
describe.skipIf(systemBinaries === undefined)('a dump', () => {
  let room: string;
  let server: SystemPostgres;
  let url: string;
  let dump: string;
  let restore: string;
  let restoreOver: string;
  let createRole: string;
  let before: object;

  beforeAll(async () => {
    [room, server] = await Promise.all([mkdtemp(join(tmpdir(), 'dump-')), SystemPostgres.start()]);
    url = server.urlOf('agency');
    const guide = await readFile(new URL('../../docs/guides/operations.md', import.meta.url), 'utf8');
    const section = guide.split('### Back up and restore\n')[1]!.split('\n### ')[0]!;
    [dump, restore, restoreOver] = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text) as [
      string,
      string,
      string,
    ];
    createRole = /```sql\n.*?(create role.*?)```/s.exec(section)![1]!;
    await createDatabase();
    await migrate(url);
    const db = await openDatabase({ ownerUrl: url });
    await newAgency(db, 'Alder');
    await newAgency(db, 'Birch');
    await db.close();
    before = await countRows();
  }, 120_000);
  afterAll(async () => {
    await server?.remove();
    await rm(room, { recursive: true, force: true });
  });

  const createDatabase = () =>
    server.asSuperuser((client) => client.query('create database agency owner owner'));

  /** As on another server: neither database nor serving role. Answers what the old database says of the role. */
  async function removeAll(): Promise<{ role: string; id: string }> {
    const { rows } = await server.asSuperuser(
      (client) =>
        client.query<{ role: string; id: string }>('select serving_role as role, id from app.installation'),
      'agency',
    );
    await server.asSuperuser(async (client) => {
      await client.query('drop database agency with (force)');
      await client.query(`drop role ${rows[0]!.role}`);
    });
    await createDatabase();
    return rows[0]!;
  }

  /** Rows of each table, as a superuser sees them, and how many policies, privileges and valid indexes there are. */
  const countRows = () =>
    server.asSuperuser(async (client) => {
      const { rows: tables } = await client.query<{ name: string }>(
        "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'app', 'graphile_worker') order by 1",
      );
      const { rows } = await client.query<{ name: string; count: number }>(
        tables
          .map(({ name }) => `select '${name}' as name, count(*)::integer as count from ${name}`)
          .join(' union all '),
      );
      const { rows: others } = await client.query(`
        select (select count(*)::integer from pg_policy) as policies,
          (select count(*)::integer from pg_class c, aclexplode(c.relacl)) as privileges,
          (select count(*)::integer from pg_class where relforcerowsecurity) as forced,
          (select count(*)::integer from pg_index where indisvalid) as indexes,
          (select count(*)::integer from pg_trigger) as triggers`);
      return { ...others[0], ...Object.fromEntries(rows.map(({ name, count }) => [name, count])) };
    }, 'agency');

  async function expectWhole(): Promise<void> {
    expect(await countRows()).toEqual(before);
    await migrate(url);
    const db = await openDatabase({ ownerUrl: url });
    await newAgency(db, 'Cedar');
    await db.close();
  }

  it('by the owner without the option of the guide fails, and no file is kept', async () => {
    expect(await server.shell(dump.replace(' --enable-row-security', ''), room, url)).not.toBe(0);
    await expect(readFile(join(room, 'agency.dump'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('by the owner is complete, and is restored where the role was created first', async () => {
    expect(before).toMatchObject({ tenants: 2, 'app.installation': 1 });
    expect(await server.shell(dump, room, url)).toBe(0);
    const { role, id } = await removeAll();
    const statements = createRole
      .replaceAll(/--.*$/gm, '')
      .replaceAll('agency_app_0f3c…', role)
      .replaceAll('0f3c…', id);
    expect(
      await server.shell(`psql -v ON_ERROR_STOP=1 "$DATABASE_URL" <<'END'\n${statements}\nEND`, room, url),
    ).toBe(0);
    expect(await server.shell(restore, room, url)).toBe(0);
    await expectWhole();
  }, 60_000);

  it('that was restored without the role is refused, and the cure in the message works', async () => {
    await removeAll();
    expect(await server.shell('pg_restore --dbname="$DATABASE_URL" agency.dump', room, url)).toBe(1);
    const message = await migrate(url).then(
      () => '',
      (error: Error) => error.message,
    );
    const [cure] = /pg_restore --clean --if-exists/.exec(message) ?? [];
    expect(message).toContain('It exists now: restore the backup again');
    expect(restoreOver).toContain(cure);
    await expect(migrate(url), 'a second start without it').rejects.toThrow('It exists now');
    expect(await server.shell(restoreOver, room, url)).toBe(0);
    await expectWhole();
  }, 60_000);
});
