import { readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { migrationNames, migrationsFolder, queueMark } from './migrate.ts';
import { ensureAppRole } from './roles.ts';

async function loadMigrations(): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, migrationsFolder), 'utf8');
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything that `migrate` promises, whether or not there is something to do. */
export async function runMigrationsOf(ownerUrl: string): Promise<{ applied: string[] }> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, application_name: 'agency-migrate' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    await ensureAppRole(client, ownerUrl).finally(() => client.release());
    await runMigrations({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
    const { error, results } = await migrator.migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (error !== undefined) throw new Error(`The migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
    await pool.query(`comment on schema graphile_worker is ${pg.escapeLiteral(queueMark)}`);
    return { applied: (results ?? []).map((result) => result.migrationName) };
  } finally {
    await pool.end();
  }
}
