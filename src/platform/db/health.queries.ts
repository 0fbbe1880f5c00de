import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { WriteScope } from './part-of-transaction.ts';

/** Of these backends, those that run a statement right now. */
export async function findActiveBackends(db: Db, backends: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where pid = any(${[...backends]}::integer[]) and state = 'active'`.execute(
    db,
  );
  return new Set(rows.map(({ pid }) => pid));
}

/** The smallest write that reaches the disk: rejects when the database takes none. */
export async function writeProbe(
  transaction: (work: (scope: WriteScope) => Promise<void>) => Promise<void>,
): Promise<void> {
  await transaction(async ({ db }) => void (await sql`select app.probe_write()`.execute(db)));
}
