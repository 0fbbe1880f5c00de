import { readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { migrationNames, migrationsFolder, queueMark } from './migrate.ts';
import { ownerOptions } from './connection.ts';
import { ensureInstallation, type Installation } from './installation.ts';
import { adoptFormerRole, ensureServingRole } from './roles.ts';

/** Migrations name the serving role `app`; each installation has another name for it. */
const servingRole = /\bto app\b(?!\.)/g;

async function loadMigrations({ role }: Installation): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, migrationsFolder), 'utf8');
    return [name, { up: async (db) => void (await sql.raw(text.replaceAll(servingRole, `to ${role}`)).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything that `migrate` promises, whether or not there is something to do. */
export async function runMigrationsOf(ownerUrl: string): Promise<{ applied: string[] }> {
  const pool = new pg.Pool({ ...ownerOptions(ownerUrl, 'agency-migrate'), max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    const installation = await prepareRole(client).finally(() => client.release());
    await runMigrations({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(installation) } });
    const { error, results } = await migrator.migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (error !== undefined) throw new Error(`The migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
    await pool.query(`comment on schema graphile_worker is ${pg.escapeLiteral(queueMark)}`);
    return { applied: (results ?? []).map((result) => result.migrationName) };
  } finally {
    await pool.end();
  }
}

/** In one transaction: either there is an installation with its role, or nothing is left behind. */
async function prepareRole(client: pg.PoolClient): Promise<Installation> {
  await client.query('begin');
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('agency app role'))");
    const installation = await ensureInstallation(client);
    await ensureServingRole(client, installation);
    await adoptFormerRole(client, installation);
    await client.query('commit');
    return installation;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
