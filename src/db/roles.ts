import { createHmac, hash } from 'node:crypto';
import pg from 'pg';

const appRole = 'app';

/**
 * The app role's password follows from the owner's, so that every process that may migrate can also serve, and nothing
 * has to be stored or passed on. Whoever knows the owner's password has more than the app role's anyway.
 */
function appPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update('agency-management-service app role').digest('base64url');
}

/** The same server and database as `ownerUrl`, as the role that serves. */
export function appUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const password = appPassword(decodeURIComponent(url.password));
  url.username = appRole;
  url.password = password;
  return url.toString();
}

/**
 * Stands as a comment on the role, for all to read: whether the role has the password that follows from the owner's. A
 * hash of 256 random-looking bits tells nobody what they are.
 */
export function appRoleMark(ownerUrl: string): string {
  return `agency-management-service ${hash('sha256', appPassword(decodeURIComponent(new URL(ownerUrl).password)))}`;
}

/** Makes the serving role: it logs in, owns nothing and can bypass nothing. Roles belong to the whole server. */
export async function ensureAppRole(client: pg.ClientBase, ownerUrl: string): Promise<void> {
  const password = pg.escapeLiteral(appPassword(decodeURIComponent(new URL(ownerUrl).password)));
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtext('agency app role'))");
  const found = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
  // An owner that is no superuser may make such a role but not repeat these attributes later: they never change.
  const statement = found.rowCount === 0 ? `create role ${appRole} nosuperuser nocreatedb nocreaterole noreplication nobypassrls` : `alter role ${appRole}`;
  await client.query(`${statement} login password ${password}`);
  await client.query(`comment on role ${appRole} is ${pg.escapeLiteral(appRoleMark(ownerUrl))}`);
  await client.query(`do $$ begin execute format('grant connect on database %I to ${appRole}', current_database()); end $$`);
  await client.query('commit');
}
