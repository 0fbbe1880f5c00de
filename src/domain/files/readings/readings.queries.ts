import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';
import type { ReadingKind } from './reading-kinds.ts';

export async function insertReading(db: Db, fileId: string, kind: ReadingKind, now: Date): Promise<void> {
  await db
    .insertInto('file_readings')
    .values({ file_id: fileId, kind, due_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A reading that this worker has taken up. */
export interface TakenReading {
  readonly tenant_id: string;
  readonly file_id: string;
  readonly kind: ReadingKind;
  /** This one included. */
  readonly attempts: number;
}

/**
 * Takes up the reading that waits longest in the first agency behind `after`, so that agencies have their turn one after another, suspended ones
 * none; nobody else does for `heldMs`. Undefined when none behind it waits.
 */
export async function takeReading(
  owner: PoolClient,
  { after, now, heldMs }: { readonly after: string; readonly now: Date; readonly heldMs: number },
): Promise<TakenReading | undefined> {
  const { rows } = await owner.query<TakenReading>(
    `update file_readings r set attempts = r.attempts + 1, due_at = $3
     from (
       select tenant_id, file_id from file_readings
       where status = 'waiting' and due_at <= $2 and tenant_id = (
         select a.id from tenants a where a.id > $1 and a.status = 'active' and exists (
           select from file_readings w where w.tenant_id = a.id and w.status = 'waiting' and w.due_at <= $2)
         order by a.id limit 1)
       order by due_at limit 1 for update skip locked) t
     where r.tenant_id = t.tenant_id and r.file_id = t.file_id
     returning r.tenant_id, r.file_id, r.kind, r.attempts`,
    [after, now, new Date(now.getTime() + heldMs)],
  );
  return rows[0];
}

/** What was read, or why nothing was. */
export type ReadingEnd =
  | { readonly status: 'done'; readonly text: string | null; readonly isCut: boolean }
  | { readonly status: 'failed'; readonly reason: string };

/** Ends a reading that still waits; false when its file has gone. */
export async function endReading(db: Db, fileId: string, end: ReadingEnd, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file_readings')
    .set({
      status: end.status,
      text: end.status === 'done' ? end.text : null,
      is_cut: end.status === 'done' && end.isCut,
      failure_reason: end.status === 'failed' ? end.reason : null,
      read_at: now.toISOString(),
    })
    .where('file_id', '=', fileId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets it wait until then. */
export async function postponeReading(db: Db, fileId: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('file_readings')
    .set({ due_at: dueAt.toISOString() })
    .where('file_id', '=', fileId)
    .where('status', '=', 'waiting')
    .execute();
}

export interface FoundReading {
  readonly status: string;
  readonly text: string | null;
  readonly failure_reason: string | null;
  readonly read_at: Date | null;
}

export async function findReading(db: Db, fileId: string): Promise<FoundReading | undefined> {
  const found = await db
    .selectFrom('file_readings')
    .where('file_id', '=', fileId)
    .select(['status', 'text', 'failure_reason', 'read_at'])
    .executeTakeFirst();
  return found && { ...found, read_at: found.read_at === null ? null : new Date(found.read_at) };
}

export interface Facts {
  readonly image_width_px?: number;
  readonly image_height_px?: number;
  readonly page_count?: number | null;
}

/** What was found out about a file, which nobody has changed: its revision stays. Answers that. */
export async function noteFacts(
  db: Db,
  fileId: string,
  facts: Facts,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('managed_files')
    .set({ ...facts, updated_at: now.toISOString() })
    .where('id', '=', fileId)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}
