import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type pg from 'pg';
import { migrate } from '#src/platform/db/index.ts';
import { databaseUrl } from './urls.ts';

const root = new URL('../../', import.meta.url);

/** Everything that decides how a migrated database looks. */
function fingerprint(): string {
  const files = ['src/platform/db/migrations/', 'src/platform/db/functions/'].flatMap((path) => {
    const folder = new URL(path, root);
    return readdirSync(folder)
      .sort()
      .map((name) => new URL(name, folder));
  });
  const others = [
    'src/platform/db/migrate.ts',
    'src/platform/db/run-migrations.ts',
    'src/platform/db/migration-history.ts',
    'src/platform/db/apply-functions.ts',
    'src/platform/db/queue-mark.ts',
    'node_modules/graphile-worker/package.json',
  ].map((path) => new URL(path, root));
  const hash = createHash('sha256');
  for (const file of [...files, ...others]) hash.update(file.pathname).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes sure that a migrated, empty database exists to clone from, and returns its name. It is kept from run to run
 * for as long as the migrations and functions stay as they are. `admin` holds a lock on it until it disconnects.
 */
export async function prepareTemplate(admin: pg.Client, serverUrl: string): Promise<string> {
  const name = `template_${fingerprint()}`;
  await admin.query('select pg_advisory_lock_shared(hashtext($1))', [name]);
  await admin.query("select pg_advisory_lock(hashtext('template being made'))");
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await makeTemplate(admin, serverUrl, name);
  } finally {
    await admin.query("select pg_advisory_unlock(hashtext('template being made'))");
  }
  return name;
}

async function makeTemplate(admin: pg.Client, serverUrl: string, name: string): Promise<void> {
  const unfinished = `unfinished_${name}`;
  await admin.query(`drop database if exists ${unfinished}`);
  await admin.query(`create database ${unfinished}`);
  await migrate(databaseUrl(serverUrl, unfinished));
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}

/** Drops what earlier runs left: templates of other migrations or functions, and databases of runs that were killed. */
export async function dropLeftovers(admin: pg.Client, ownTemplate: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    "select datname as name from pg_database where datname ~ '^(template_[0-9a-f]{16}|test_[0-9a-f]{8}_)'",
  );
  for (const { name } of rows) {
    if (name === ownTemplate) continue; // our own lock would not keep us from it
    const lock = lockName(name);
    const {
      rows: [free],
    } = await admin.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [lock]);
    if (!free?.locked) continue;
    // A parallel run may have dropped it first, or a connection of the killed run may still be closing.
    await admin.query(`drop database if exists ${name}`).catch(() => {});
    await admin.query('select pg_advisory_unlock(hashtext($1))', [lock]);
  }
}

/** Drops the databases that the workers of this run shared among their files. */
export async function dropShared(admin: pg.Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
}

/** The lock that is held while a database is in use: templates have their own, the databases of a run share one. */
export function lockName(database: string): string {
  return /^test_[0-9a-f]{8}/.exec(database)?.[0] ?? database;
}
