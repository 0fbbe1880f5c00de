import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartError } from '#src/errors/start-error.ts';
import { ownerOptions } from './connection.ts';
import { findInstallation, type Installation } from './installation.ts';

/** Stands as a comment on the role: it is ours, and which installation's. It says nothing about any password. */
export const roleMark = ({ id }: Pick<Installation, 'id'>): string => `agency-management-service installation ${id}`;

/** The role that all installations of a server shared before each had its own. */
const formerRole = 'app';
const formerMark = /^agency-management-service [0-9a-f]{64}$/;

/** The same server and database as `ownerUrl`, as the role that serves. Reads its password with the owner's connection. */
export async function servingUrl(ownerUrl: string): Promise<string> {
  const client = new pg.Client(ownerOptions(ownerUrl, 'agency-start'));
  client.on('error', () => {});
  await client.connect();
  try {
    const installation = await findInstallation(client);
    if (installation === undefined) throw new StartError('The database is not migrated. Start the service once with this DATABASE_URL, or run `node scripts/migrate.ts`.');
    const url = new URL(ownerUrl);
    url.username = installation.role;
    url.password = installation.password;
    return url.toString();
  } finally {
    await client.end();
  }
}

/** Makes the serving role, or gives it back its password. A role of that name that is not ours is refused. */
export async function ensureServingRole(owner: pg.ClientBase, installation: Installation): Promise<void> {
  const { role, password } = installation;
  const { rows: [found] } = await owner.query<{ mark: string | null }>("select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = $1", [role]);
  if (found !== undefined && found.mark !== roleMark(installation)) {
    throw new StartError(`The server has a role ${role} that this installation did not create. Rename or drop it (\`alter role ${role} rename to …\`), then start again.`);
  }
  // As a verifier: the password itself would stand in the server's log of statements. An owner that is no superuser may give
  // these attributes once, and not repeat them later.
  const attributes = found === undefined ? `create role ${role} nosuperuser nocreatedb nocreaterole noreplication nobypassrls` : `alter role ${role}`;
  await owner.query(`${attributes} login password ${pg.escapeLiteral(scramVerifier(password))}`);
  await owner.query(`comment on role ${role} is ${pg.escapeLiteral(roleMark(installation))}`);
  await owner.query(`do $$ begin execute format('grant connect on database %I to ${role}', current_database()); end $$`);
}

/** What Postgres stores for a password (RFC 5803). Ours have ASCII characters only, which need no preparation. */
export function scramVerifier(password: string, salt = randomBytes(16), iterations = 4096): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(key('Client Key')).digest();
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey.toString('base64')}:${key('Server Key').toString('base64')}`;
}

/**
 * Moves everything of this database from the former role to the installation's own: policies and privileges. The former
 * role is dropped where no other database needs it and it was ours.
 */
export async function adoptFormerRole(owner: pg.ClientBase, { role }: Installation): Promise<void> {
  const { rows: [former] } = await owner.query<{ oid: string; mark: string | null; is_used: boolean }>(
    `select r.oid, shobj_description(r.oid, 'pg_authid') as mark, exists (select from pg_policy where r.oid = any(polroles)) as is_used
     from pg_roles r where rolname = $1`, [formerRole]);
  if (former === undefined || !former.is_used) return;
  const { rows: moves } = await owner.query<{ give: string; take: string }>(`
    with grants as (
      select a.grantee, a.privilege_type, format('table %s', c.oid::regclass) as target from pg_class c, aclexplode(c.relacl) a where c.relkind in ('r', 'p', 'v', 'm')
      union all select a.grantee, a.privilege_type, format('sequence %s', c.oid::regclass) from pg_class c, aclexplode(c.relacl) a where c.relkind = 'S'
      union all select a.grantee, format('%s (%I)', a.privilege_type, t.attname), format('table %s', t.attrelid::regclass) from pg_attribute t, aclexplode(t.attacl) a
      union all select a.grantee, a.privilege_type, format('function %s', p.oid::regprocedure) from pg_proc p, aclexplode(p.proacl) a
      union all select a.grantee, a.privilege_type, format('schema %I', n.nspname) from pg_namespace n, aclexplode(n.nspacl) a
      union all select a.grantee, a.privilege_type, format('database %I', d.datname) from pg_database d, aclexplode(d.datacl) a where d.datname = current_database())
    select format('grant %s on %s to %I', privilege_type, target, $2::text) as give, format('revoke %s on %s from %I', privilege_type, target, $3::text) as take
      from grants where grantee = $1
    union all
    select format('alter policy %I on %s to %I', polname, polrelid::regclass, $2::text), null from pg_policy where polroles = array[$1::oid]`, [former.oid, role, formerRole]);
  for (const { give, take } of moves) {
    await owner.query(give);
    if (take !== null) await owner.query(take);
  }
  if (former.mark === null || !formerMark.test(former.mark)) return;
  await owner.query('savepoint former_role');
  await owner.query(`drop role ${formerRole}`).then(
    () => owner.query('release savepoint former_role'),
    // Another database of the server still needs it.
    () => owner.query('rollback to savepoint former_role'));
}

const checkSql = `
  select current_user as role, r.rolsuper or r.rolbypassrls as is_above_rules,
    (select string_agg(quote_ident(o.rolname), ', ') from pg_roles o where (o.rolsuper or o.rolbypassrls) and o.oid <> r.oid and pg_has_role(r.oid, o.oid, 'member')) as above,
    exists (select from pg_class c where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and pg_has_role(r.oid, c.relowner, 'member')) as owns
  from pg_roles r where r.rolname = current_user`;

/**
 * Row-level security is what keeps agencies apart, and it holds only for a role that cannot get around it. Checked on every
 * new connection, so that a change of the role while the service runs is noticed too.
 */
export async function checkServingRole(client: pg.ClientBase): Promise<void> {
  const { rows: [found] } = await client.query<{ role: string; is_above_rules: boolean; above: string | null; owns: boolean }>(checkSql);
  const refuse = (why: string, cure: string) => {
    throw new StartError(`The role ${found!.role} must be bound by row-level security, and ${why}: agencies would see each other's records. ${cure}`);
  };
  if (found!.is_above_rules) refuse('it is a superuser or has BYPASSRLS', `Run \`alter role ${found!.role} nosuperuser nobypassrls\`.`);
  if (found!.above !== null) refuse(`it is a member of ${found!.above}`, `Run \`revoke ${found!.above} from ${found!.role}\`.`);
  if (found!.owns) refuse('it owns tables or is a member of a role that does', 'Give the tables to the role of DATABASE_URL (`reassign owned by … to …`), or revoke the membership.');
}
