import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** What makes a database an installation of its own, whatever else lives on its server. Only the owner can read it. */
export interface Installation {
  readonly id: string;
  /** Name of the role that serves. Roles belong to the whole server, so each installation has another one. */
  readonly role: string;
  readonly password: string;
}

const rowSql = 'select id, serving_role as role, password from app.installation';

/** The installation of this database; undefined before the first migration, or in the layout before there were any. */
export async function findInstallation(owner: pg.ClientBase): Promise<Installation | undefined> {
  const {
    rows: [found],
  } = await owner.query<{ name: string | null }>("select to_regclass('app.installation')::text as name");
  if (found?.name == null) return undefined;
  return (await owner.query<Installation>(rowSql)).rows[0];
}

/** The installation of this database, made where there is none. The caller holds the lock of migrations. */
export async function ensureInstallation(owner: pg.ClientBase): Promise<Installation> {
  const found = await findInstallation(owner);
  if (found !== undefined) return found;
  await owner.query('create schema if not exists app');
  await owner.query(`create table if not exists app.installation (
    is_only boolean primary key default true check (is_only),
    id uuid not null,
    serving_role text not null,
    password text not null,
    created_at timestamptz not null default now())`);
  const id = randomUUID();
  const role = `agency_app_${id.replaceAll('-', '').slice(0, 12)}`;
  // Postgres makes the password: in a statement or its parameters it would stand in the server's log of statements.
  const {
    rows: [made],
  } = await owner.query<Installation>(
    `insert into app.installation (id, serving_role, password)
      values ($1, $2, encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')) returning id, serving_role as role, password`,
    [id, role],
  );
  return made!;
}

/** Leaves the password to the owner alone, whatever default privileges of the database gave away as the table was made. */
export async function closeInstallation(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<{ take: string }>(`
    select distinct format('revoke all on app.installation from %s', case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end) as take
    from pg_class c, aclexplode(c.relacl) a where c.oid = 'app.installation'::regclass and a.grantee <> c.relowner`);
  for (const { take } of rows) await owner.query(take);
}
