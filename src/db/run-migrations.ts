import { readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { migrationNames, migrationsFolder, queueMark } from './migrate.ts';
import { ownerOptions } from './connection.ts';
import { closeInstallation, ensureInstallation, type Installation } from './installation.ts';
import { adoptFormerRole } from './former-role.ts';
import { checkPrerequisites } from './prerequisites.ts';
import { ensureServingRole, nameServingRole, requirePrivileges } from './roles.ts';

async function loadMigrations({ role }: Installation): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, migrationsFolder), 'utf8');
    return [name, { up: async (db) => void (await sql.raw(nameServingRole(text, role)).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything that `migrate` promises, whether or not there is something to do. */
export async function runMigrationsOf(ownerUrl: string): Promise<{ applied: string[] }> {
  const pool = new pg.Pool({ ...ownerOptions(ownerUrl, 'agency-migrate'), max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const installation = await withClient(pool, prepareRole);
    await runMigrations({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(installation) } });
    const { error, results } = await migrator.migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (error !== undefined) throw new Error(`The migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
    await withClient(pool, (client) => requirePrivileges(client, installation));
    await pool.query(`comment on schema graphile_worker is ${pg.escapeLiteral(queueMark)}`);
    return { applied: (results ?? []).map((result) => result.migrationName) };
  } finally {
    await pool.end();
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  return work(client).finally(() => client.release());
}

/** In one transaction: either there is an installation with its role, or nothing is left behind. */
async function prepareRole(client: pg.PoolClient): Promise<Installation> {
  await client.query('begin');
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('agency app role'))");
    await checkPrerequisites(client);
    const installation = await ensureInstallation(client);
    await ensureServingRole(client, installation);
    await adoptFormerRole(client, installation);
    await closeInstallation(client);
    await client.query('commit');
    return installation;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
