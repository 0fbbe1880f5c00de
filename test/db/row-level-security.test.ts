import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase, type Connections } from '#src/platform/db/index.ts';
import { servingUrl } from '#src/platform/db/roles.ts';
import { refusalOfTables } from '../../scripts/unprotected-tables.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** Tables that hold nothing of a tenant; each with the reason why it may do without a tenant policy. */
const withoutTenant: Record<string, string> = {
  tenants: 'is the list of tenants; its policy compares id',
  accounts: 'people who sign in, across agencies; the app role has no access at all',
};

/**
 * What agencies read of each other, and who writes it: every policy besides the owner's, with the reason. `no` is for what nobody but the
 * owner may do, and a list of columns for what may be written alone.
 */
const shared: Record<string, { readonly policies: Record<string, string>; readonly grants: string }> = {
  marketplace_categories: {
    policies: { every_agency_reads: 'select: the same for all; releases change them' },
    grants: 'select',
  },
  marketplace_items: {
    policies: {
      published_own_or_acquired:
        'select: items on offer, and withdrawn ones for their publisher and those who acquired them',
      publisher_inserts: 'insert: under the own name alone',
      publisher_updates: 'update: own items alone; counts and what is verified are no columns of theirs',
    },
    grants: 'select, some columns by insert, some columns by update',
  },
  marketplace_versions: {
    policies: {
      readers_of_the_item: 'select: versions of items that the agency reads',
      publisher_inserts: 'insert: of own items alone; published versions never change',
    },
    grants: 'insert, select',
  },
  marketplace_packages: {
    policies: {
      own_or_acquired: 'select: the content is for the publisher and for those who acquired the item',
      publisher_inserts: 'insert: of own items alone; published versions never change',
    },
    grants: 'insert, select',
  },
  marketplace_ratings: {
    policies: {
      readers_of_the_item: 'select: ratings of items that the agency reads',
      rater_inserts: 'insert: as the own agency, of items that it acquired',
      rater_updates: 'update: the own rating',
      rater_deletes: 'delete: the own rating',
    },
    grants: 'delete, insert, select, update',
  },
};

const [a, b] = ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10', '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11'];

let database: TestDatabase;
let db: Connections;
let owner: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  await owner.query("insert into tenants (id, name, slug) values ($1, 'A', 'rls-a'), ($2, 'B', 'rls-b')", [
    a,
    b,
  ]);
  await owner.query("insert into departments (tenant_id, name) values ($1, 'of A'), ($2, 'of B')", [a, b]);
  db = await openDatabase({ ownerUrl: database.ownerUrl });
});

afterAll(async () => {
  await db?.close();
  await owner?.end();
  await database?.drop();
});

describe('every table', () => {
  it('forces row-level security and has the tenant policy and no other, or says above why not', async () => {
    const { rows } = await owner.query<{
      name: string;
      forced: boolean;
      policies: string[];
      scoped: boolean;
    }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        array(select polname::text from pg_policy where polrelid = c.oid order by 1) as policies,
        exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and attnotnull) as scoped
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
    expect(rows.length).toBeGreaterThan(10);
    const open = rows
      .filter((table) => !(table.name in withoutTenant) && !(table.name in shared))
      .filter(
        (table) =>
          !table.forced || !table.scoped || table.policies.join() !== 'owner_access,tenant_isolation',
      )
      .map((table) => table.name);
    expect(open, 'call app.protect() in the migration that makes the table').toEqual([]);
  });

  it('of agencies is refused by scripts/database-types.ts without its policy, with the cure', async () => {
    expect(await refusalOfTables(owner)).toBeUndefined();
    await owner.query('begin');
    await owner.query('create table open_to_all (tenant_id uuid not null)');
    expect(await refusalOfTables(owner)).toMatch(/policy.+\n {2}select app\.protect\('open_to_all'\);$/);
    await owner.query("select app.protect('open_to_all')");
    expect(await refusalOfTables(owner)).toBeUndefined();
    await owner.query('rollback');
  });

  it('that agencies share has the policies and grants that are listed with their reasons, and no others', async () => {
    const { rows } = await owner.query<{ name: string; policies: string[]; grants: string; forced: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        array(select p.polname || ' ' || case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
          from pg_policy p where p.polrelid = c.oid order by 1) as policies,
        array_to_string(array(
          select lower(right_of) from unnest(array['DELETE', 'INSERT', 'SELECT', 'UPDATE']) right_of
          where has_table_privilege((select serving_role from app.installation), c.oid, right_of)
          union all select 'some columns by ' || lower(right_of) from unnest(array['INSERT', 'UPDATE']) right_of
          where not has_table_privilege((select serving_role from app.installation), c.oid, right_of)
            and has_any_column_privilege((select serving_role from app.installation), c.oid, right_of)), ', ') as grants
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1`,
      [Object.keys(shared)],
    );
    const listed = Object.entries(shared)
      .map(([name, { policies, grants }]) => ({
        name,
        forced: true,
        policies: [
          'owner_access all',
          ...Object.entries(policies).map(([policy, reason]) => `${policy} ${reason.split(':')[0]!}`),
        ].toSorted(),
        grants,
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    expect(rows.map((row) => ({ ...row, policies: row.policies.toSorted() }))).toEqual(listed);
  });

  it('shows the app role nothing while no tenant is set', async () => {
    const app = new pg.Client(await servingUrl(database.ownerUrl));
    await app.connect();
    const { rows } = await owner.query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and has_table_privilege((select serving_role from app.installation), oid, 'select')`);
    for (const { name } of rows) {
      const found = await app.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`);
      expect(found.rowCount, `${name} is readable without a tenant`).toBe(0);
    }
    await app.end();
  });

  it('refers to other tenant tables by keys that include the tenant', async () => {
    const { rows } = await owner.query(`
      select con.conname from pg_constraint con
      join pg_class child on child.oid = con.conrelid join pg_class parent on parent.oid = con.confrelid
      where con.contype = 'f' and child.relnamespace = 'public'::regnamespace
        and exists (select 1 from pg_attribute where attrelid = parent.oid and attname = 'tenant_id')
        and not exists (select 1 from unnest(con.confkey) k join pg_attribute on attrelid = parent.oid and attnum = k where attname = 'tenant_id')`);
    expect(rows).toEqual([]);
  });
});

describe('the app role', () => {
  it('is no superuser, bypasses nothing and owns nothing', async () => {
    const {
      rows: [role],
    } = await owner.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = (select serving_role from app.installation)',
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
    const { rowCount } = await owner.query(
      'select 1 from pg_class where relowner = (select serving_role from app.installation)::regrole',
    );
    expect(rowCount).toBe(0);
  });

  it('cannot store a row of another tenant', async () => {
    const stray = db.write(a, ({ db: tx }) =>
      tx.insertInto('departments').values({ tenant_id: b, name: 'stray' }).execute(),
    );
    await expect(stray).rejects.toThrow(/row-level security/);
  });
});

describe('reads', () => {
  it('see their own tenant while a thousand reads of two tenants share the connections', async () => {
    const names = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const tenant = index % 2 === 0 ? a : b;
        const rows = await db.read(tenant).selectFrom('departments').select('name').execute();
        return `${tenant === a ? 'A' : 'B'} sees ${rows.map((row) => row.name).join()}`;
      }),
    );
    expect(new Set(names)).toEqual(new Set(['A sees of A', 'B sees of B']));
  });

  it('do not inherit the tenant of a statement that failed before them', async () => {
    const failed = sql`select 1 / 0`.execute(db.read(a)).catch(() => 'failed');
    const next = db.read(b).selectFrom('departments').select('name').execute();
    expect(await failed).toBe('failed');
    expect(await next).toEqual([{ name: 'of B' }]);
  });

  it('refuse a tenant that is no id', () => {
    expect(() => db.read("x'; reset role; --")).toThrow(/UUID/);
  });

  it('without a tenant find nothing', async () => {
    expect(await db.system.selectFrom('departments').selectAll().execute()).toEqual([]);
  });
});

describe('writes', () => {
  it('keep nothing when a statement that travels with the commit fails', async () => {
    const failing = db.write(a, async (scope) => {
      await scope.db.insertInto('departments').values({ name: 'half' }).execute();
      scope.atCommit({ sql: 'select 1 / 0', parameters: [] });
    });
    await expect(failing).rejects.toThrow(/division by zero/);
    expect(
      await db.read(a).selectFrom('departments').select('name').where('name', '=', 'half').execute(),
    ).toEqual([]);
  });

  it('leave their connection clean for the next tenant', async () => {
    for (let index = 0; index < 30; index += 1) {
      const tenant = index % 2 === 0 ? a : b;
      const rows = await db.write(tenant, (scope) =>
        scope.db.selectFrom('departments').select('name').execute(),
      );
      expect(rows).toEqual([{ name: tenant === a ? 'of A' : 'of B' }]);
    }
  });
});
