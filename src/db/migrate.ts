import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { ensureAppRole } from './roles.ts';

const folder = new URL('./migrations/', import.meta.url);

async function loadMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name.slice(0, -4), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Brings the database to the present: the serving role, the queue's schema, then `migrations/*.sql` in order. Safe to
 * run from several processes at once, and quick when there is nothing to do. Throws with the name of the file that
 * failed; that file leaves no trace.
 */
export async function migrate(ownerUrl: string): Promise<{ applied: string[] }> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, application_name: 'agency-migrate' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    await ensureAppRole(client as unknown as pg.Client, ownerUrl).finally(() => client.release());
    await runMigrations({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
    const { error, results } = await migrator.migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (error !== undefined) throw new Error(`The migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
    return { applied: (results ?? []).map((result) => result.migrationName) };
  } finally {
    await pool.end();
  }
}
