import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import { applyFunctions } from './apply-functions.ts';
import { ownerOptions } from './connection.ts';
import { adoptFormerRole } from './former-role.ts';
import { readFunctions } from './function-files.ts';
import { closeInstallation, ensureInstallation, type Installation } from './installation.ts';
import { readMigrations, type MigrationFile } from './migration-files.ts';
import {
  ensureHistory,
  isAhead,
  pendingOf,
  record,
  selectApplied,
  type Migrated,
} from './migration-history.ts';
import { checkPrerequisites } from './prerequisites.ts';
import { queueMark } from './queue-mark.ts';
import { ensureServingRole, nameServingRole, requirePrivileges } from './roles.ts';

/** Everything that `migrate` promises, whether or not there is something to do. */
export async function runMigrationsOf(ownerUrl: string): Promise<Migrated> {
  const files = await readMigrations();
  const pool = new pg.Pool({ ...ownerOptions(ownerUrl, 'agency-migrate'), max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const installation = await withClient(pool, (client) => prepare(client, files));
    await runMigrations({ pgPool: pool });
    const migrated = await withClient(pool, (client) => applyFiles(client, files, installation));
    await withClient(pool, (client) => requirePrivileges(client, installation));
    await pool.query(`comment on schema graphile_worker is ${pg.escapeLiteral(queueMark)}`);
    return migrated;
  } finally {
    await pool.end();
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  return work(client).finally(() => client.release());
}

/** In one transaction: either there is an installation with its role, or nothing is left behind. */
async function prepare(client: pg.PoolClient, files: readonly MigrationFile[]): Promise<Installation> {
  return inTransaction(client, async () => {
    await client.query("select pg_advisory_xact_lock(hashtext('agency app role'))");
    await checkPrerequisites(client);
    const installation = await ensureInstallation(client);
    await ensureServingRole(client, installation);
    await adoptFormerRole(client, installation);
    await closeInstallation(client);
    await ensureHistory(client, files);
    return installation;
  });
}

/** One process at a time. */
async function applyFiles(
  client: pg.PoolClient,
  files: readonly MigrationFile[],
  { role }: Installation,
): Promise<Migrated> {
  await client.query("select pg_advisory_lock(hashtext('agency migrations'))");
  try {
    const known = await selectApplied(client);
    const applied = await applyPending(client, pendingOf(files, known), role);
    if (isAhead(known, files)) return { applied, functions: [] };
    const functions = await inTransaction(client, () => applyFunctions(client, readFunctions(), role));
    return { applied, functions };
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('agency migrations'))").catch(() => {});
  }
}

/** A transaction for each migration: what was applied before one that fails stays. */
async function applyPending(
  client: pg.PoolClient,
  pending: readonly MigrationFile[],
  role: string,
): Promise<string[]> {
  for (const file of pending)
    await untilUnlocked(file.name, () => apply(client, file, role)).catch((error: unknown) => {
      throw error instanceof StartError
        ? error
        : new Error(`The migration ${file.name} failed: ${String(error)}`, { cause: error });
    });
  return pending.map(({ name }) => name);
}

async function apply(client: pg.PoolClient, file: MigrationFile, role: string): Promise<void> {
  const text = nameServingRole(file.text, role);
  if (!file.hasTransaction) {
    await client.query(text);
    return record(client, file);
  }
  await inTransaction(client, async () => {
    // All callers wait behind a change of a table that waits for a long report: it gives up, and they go first.
    await client.query("set local lock_timeout = '5s'");
    await client.query(text);
    await record(client, file);
  });
}

async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

const lockNotAvailable = '55P03';

/** Repeats `work`, which waits for locks for a moment only, until it gets them. */
export async function untilUnlocked(
  name: string,
  work: () => Promise<void>,
  { tries, pauseMs } = { tries: 20, pauseMs: 2_000 },
): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      if (count === tries)
        throw new StartError(
          `The migration ${name} could not lock a table in ${tries} attempts, and none of it was applied. End the long transaction that holds the lock (see pg_stat_activity), then run \`make migrate\` again.`,
          { cause: error },
        );
      await sleep(pauseMs);
    }
  }
}
