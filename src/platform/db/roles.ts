import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import { withRole } from './address.ts';
import { openClient, ownerOptions, settleOwner } from './connection.ts';
import { findInstallation, type Installation } from './installation.ts';

/** Stands as a comment on the role: it is ours, and which installation's. It says nothing about any password. */
export const roleMark = ({ id }: Pick<Installation, 'id'>): string =>
  `agency-management-service installation ${id}`;

/** SQL in which the serving role is called `app`, as in all migrations, with the name that the installation has for it. */
export const nameServingRole = (text: string, role: string): string =>
  text.replaceAll(/\b(to|from) app\b(?!\s*\.)/gi, `$1 ${role}`);

/** The same server and database as `ownerUrl`, as the role that serves. Reads its password with the owner's connection. */
export async function servingUrl(ownerUrl: string): Promise<string> {
  const owner = await openClient(ownerOptions(ownerUrl, 'agency-start'), settleOwner);
  try {
    const installation = await findInstallation(owner);
    if (installation === undefined)
      throw new StartError(
        'The database is not migrated. Run `make migrate`, or start the service with this DATABASE_URL.',
      );
    return withRole(ownerUrl, installation.role, installation.password);
  } finally {
    await owner.end();
  }
}

/** Makes the serving role, or gives it back its password. A role of that name that is not ours is refused. */
export async function ensureServingRole(owner: pg.ClientBase, installation: Installation): Promise<void> {
  const { role, password } = installation;
  const {
    rows: [found],
  } = await owner.query<{ is_there: boolean; mark: string | null; iterations: string | null }>(
    `select oid is not null as is_there, shobj_description(oid, 'pg_authid') as mark,
        current_setting('scram_iterations', true) as iterations
      from (values ($1)) as wanted (name) left join pg_roles on rolname = wanted.name`,
    [role],
  );
  const { is_there: isThere, mark, iterations } = found!;
  if (isThere && mark !== roleMark(installation)) {
    throw new StartError(
      `The server has a role ${role} that this installation did not create. Rename or drop it (\`alter role ${role} rename to …\`), then start again.`,
    );
  }
  // An owner that is no superuser may give these attributes once, and not repeat them later.
  const attributes = isThere
    ? `alter role ${role}`
    : `create role ${role} nosuperuser nocreatedb nocreaterole noreplication nobypassrls`;
  // As a verifier: the password itself would stand in the server's log of statements. It is as the server makes its own;
  // before Postgres 16 that is no setting.
  const verifier = scramVerifier(password, randomBytes(16), Number(iterations ?? 4096));
  await owner.query(`${attributes} login password ${pg.escapeLiteral(verifier)}`);
  await owner.query(`comment on role ${role} is ${pg.escapeLiteral(roleMark(installation))}`);
  await owner.query(
    `do $$ begin execute format('grant connect on database %I to ${role}', current_database()); end $$`,
  );
}

/** What Postgres stores for a password (RFC 5803). Ours have ASCII characters only, which need no preparation. */
export function scramVerifier(password: string, salt: Buffer, iterations: number): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(key('Client Key')).digest();
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey.toString('base64')}:${key('Server Key').toString('base64')}`;
}

/**
 * Refuses a database whose tables do not know its serving role: it was restored, or copied to another server, without the
 * roles of the old one, and every call would fail. The role has been created by then, so that a second restore is all it takes.
 */
export async function requirePrivileges(owner: pg.ClientBase, { role }: Installation): Promise<void> {
  const {
    rows: [found],
  } = await owner.query<{ has_privileges: boolean }>(
    `
    select has_schema_privilege($1, 'app', 'usage') and has_table_privilege($1, 'public.tenants', 'select')
      and exists (select from pg_policy where polrelid = 'public.tenants'::regclass and $1::regrole = any(polroles)) as has_privileges`,
    [role],
  );
  if (found!.has_privileges) return;
  throw new StartError(
    `The serving role ${role} has no privileges on the tables of this database: they were restored before the role existed. It exists now: restore the backup again, over them with \`pg_restore --clean --if-exists\` or into an empty database, then start.`,
  );
}
