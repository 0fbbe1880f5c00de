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
import { dropInvalidOf, repairIndexes } from './invalid-indexes.ts';
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
    const client = await pool.connect();
    return await alone(client, async () => {
      const installation = await prepare(client, files);
      await runMigrations({ pgPool: pool });
      const migrated = await applyFiles(client, files, installation);
      await requirePrivileges(client, installation);
      await client.query(`comment on schema graphile_worker is ${pg.escapeLiteral(queueMark)}`);
      return migrated;
    }).finally(() => client.release());
  } finally {
    await pool.end();
  }
}

const turnMs = 200;

/**
 * One process at a time, from the first statement to the last. The others ask now and then, and hold no snapshot meanwhile: a
 * concurrent build of an index waits for every snapshot of its database, so it would wait for who waits for it.
 */
async function alone<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  while (!(await isFree(client))) await sleep(turnMs);
  try {
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('agency migrations'))").catch(() => {});
  }
}

async function isFree(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    "select pg_try_advisory_lock(hashtext('agency migrations')) as is_ours",
  );
  return rows[0]!.is_ours;
}

/** In one transaction: either there is an installation with its role, or nothing is left behind. */
async function prepare(client: pg.PoolClient, files: readonly MigrationFile[]): Promise<Installation> {
  return inTransaction(client, async () => {
    await checkPrerequisites(client);
    const installation = await ensureInstallation(client);
    await ensureServingRole(client, installation);
    await adoptFormerRole(client, installation);
    await closeInstallation(client);
    await ensureHistory(client, files);
    return installation;
  });
}

async function applyFiles(
  client: pg.PoolClient,
  files: readonly MigrationFile[],
  { role }: Installation,
): Promise<Migrated> {
  const known = await selectApplied(client);
  const applied = await applyPending(client, pendingOf(files, known), role);
  // Without them the service is slow and not wrong: it starts, and `ops check` tells what is left.
  await untilUnlocked('that rebuilds invalid indexes', () => repairIndexes(client)).catch(() => {});
  if (isAhead(known, files)) return { applied, functions: [] };
  const functions = await inTransaction(client, () => applyFunctions(client, readFunctions(), role));
  return { applied, functions };
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
    // `if not exists` would keep what an earlier try left half-made.
    await dropInvalidOf(client, text);
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

/** A lock that did not come in time, and one that would never have come: Postgres ended us, and the other goes on. */
const unlucky = new Set(['55P03', '40P01']);

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
      if (!unlucky.has((error as { code?: string }).code ?? '')) throw error;
      if (count === tries)
        throw new StartError(
          `The migration ${name} could not lock a table in ${tries} attempts, and none of it was applied. End the long transaction that holds the lock (see pg_stat_activity), then run \`make migrate\` again.`,
          { cause: error },
        );
      await sleep(pauseMs);
    }
  }
}
