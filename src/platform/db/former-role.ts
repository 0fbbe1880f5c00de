import type pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import type { Installation } from './installation.ts';
import { nameServingRole } from './roles.ts';

/** The role that all installations of a server shared before each had its own. */
const formerRole = 'app';
const formerMark = /^agency-management-service [0-9a-f]{64}$/;

interface Former {
  readonly oid: string;
  readonly mark: string | null;
  readonly is_owner: boolean;
}

// Whether this database was set up for it: only then does a policy name it.
const formerSql = `
  select r.oid, shobj_description(r.oid, 'pg_authid') as mark, r.rolname = current_user as is_owner
  from pg_roles r where r.rolname = $1 and exists (select from pg_policy where r.oid = any(polroles))`;

// One row for each privilege and policy: what gives it to the new role ($2), and what takes it from the former one ($3).
const movesSql = `
  with grants as (
    select a.grantee, a.privilege_type as privilege, a.is_grantable, format('table %s', c.oid::regclass) as target
      from pg_class c, aclexplode(c.relacl) a where c.relkind in ('r', 'p', 'v', 'm', 'f')
    union all select a.grantee, a.privilege_type, a.is_grantable, format('sequence %s', c.oid::regclass)
      from pg_class c, aclexplode(c.relacl) a where c.relkind = 'S'
    union all select a.grantee, format('%s (%I)', a.privilege_type, t.attname), a.is_grantable, format('table %s', t.attrelid::regclass)
      from pg_attribute t, aclexplode(t.attacl) a
    union all select a.grantee, a.privilege_type, a.is_grantable, format('routine %s', p.oid::regprocedure)
      from pg_proc p, aclexplode(p.proacl) a
    union all select a.grantee, a.privilege_type, a.is_grantable, format('schema %I', n.nspname)
      from pg_namespace n, aclexplode(n.nspacl) a
    union all select a.grantee, a.privilege_type, a.is_grantable, format('type %s', t.oid::regtype)
      from pg_type t, aclexplode(t.typacl) a
    union all select a.grantee, a.privilege_type, a.is_grantable, format('database %I', d.datname)
      from pg_database d, aclexplode(d.datacl) a where d.datname = current_database()),
  defaults as (
    select a.privilege_type as privilege, a.is_grantable,
      format('alter default privileges for role %I', pg_get_userbyid(d.defaclrole))
        || case when d.defaclnamespace = 0 then '' else format(' in schema %s', d.defaclnamespace::regnamespace) end as beginning,
      case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'routines' when 'T' then 'types' else 'schemas' end as kind
    from pg_default_acl d, aclexplode(d.defaclacl) a where a.grantee = $1)
  select format('grant %s on %s to %I', privilege, target, $2::text) || case when is_grantable then ' with grant option' else '' end as give,
      format('revoke %s on %s from %I', privilege, target, $3::text) as take
    from grants where grantee = $1
  union all
  select format('%s grant %s on %s to %I', beginning, privilege, kind, $2::text) || case when is_grantable then ' with grant option' else '' end,
      format('%s revoke %s on %s from %I', beginning, privilege, kind, $3::text)
    from defaults
  union all
  select format('alter policy %I on %s to %s', polname, polrelid::regclass,
      (select string_agg(case when r = $1::oid then quote_ident($2::text) when r = 0 then 'public' else quote_ident(pg_get_userbyid(r)) end, ', ') from unnest(polroles) r)), null
    from pg_policy where $1::oid = any(polroles)`;

// Functions that name the role in statements of their own, as `app.protect` did.
const bodiesSql = `
  select pg_get_functiondef(p.oid) as text from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'app'::regnamespace and l.lanname in ('sql', 'plpgsql') and p.prosrc ~ '\\m(to|from) app\\M(?!\\s*\\.)'`;

/**
 * Moves everything of this database from the former role to the installation's own: policies, privileges and default
 * privileges. The former role is dropped if it was ours and no other database needs it. The caller has a transaction open.
 */
export async function adoptFormerRole(
  owner: pg.ClientBase,
  { role }: Pick<Installation, 'role'>,
): Promise<void> {
  const {
    rows: [former],
  } = await owner.query<Former>(formerSql, [formerRole]);
  if (former === undefined) return;
  // What was granted to it cannot be told from what it has as the owner.
  if (former.is_owner)
    throw new StartError(
      'The database was set up while its owner was named app, so row-level security does not isolate agencies in it. Set up a new database and copy the rows of the tables into it.',
    );
  const { rows: moves } = await owner.query<{ give: string; take: string | null }>(movesSql, [
    former.oid,
    role,
    formerRole,
  ]);
  for (const { give, take } of moves) {
    await owner.query(give);
    if (take !== null) await owner.query(take);
  }
  const { rows: bodies } = await owner.query<{ text: string }>(bodiesSql);
  for (const { text } of bodies) await owner.query(nameServingRole(text, role));
  if (former.mark !== null && formerMark.test(former.mark)) await dropFormerRole(owner);
}

async function dropFormerRole(owner: pg.ClientBase): Promise<void> {
  await owner.query('savepoint former_role');
  await owner.query(`drop role ${formerRole}`).then(
    () => owner.query('release savepoint former_role'),
    // Another database of the server still needs it, or the owner may not drop it: it stays, and is used for nothing here.
    () => owner.query('rollback to savepoint former_role'),
  );
}
