import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { StatusRecordKind } from './status-set.ts';

/**
 * Keeps the options of these kinds as they are until the transaction ends; the templates of stages go with `task_stage`.
 * Whoever gives a record a status asks for this before reading the options and before locking the record
 * (`Promise.all([lockStatusSets(db, ['task', 'task_stage']), lockTask(...)])` is one round trip): a change of options takes
 * its locks in the same order, so that no record is given an option in the moment in which it is archived.
 */
export async function lockStatusSets(db: Db, kinds: readonly StatusRecordKind[]): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(app.status_lock_key(k)) from unnest(${[...kinds].sort()}::text[]) k`.execute(
    db,
  );
}

/** For a change of the options: waits for, and then keeps out, everybody who gives records of the kind a status. */
export async function lockStatusSetAlone(db: Db, kind: StatusRecordKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(app.status_lock_key(${kind}))`.execute(db);
}

/**
 * Those of these templates that there are, kept from being deleted until the transaction ends: for whoever lets a process
 * or a stage of one name them.
 */
export async function lockStatusTemplates(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('status_templates')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
