import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

/** Shared templates that are for this inbox alone: without it they would be for all. */
export async function countSharedFor(db: Db, inboxId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('ticket_reply_templates as t')
      .where('t.deleted_at', 'is', null)
      .where('t.visibility', '=', 'shared')
      .where(sql<boolean>`t.inbox_ids = array[${inboxId}::uuid]`),
  );
}

/** Takes the inbox out of all templates that name it; answers which these were. */
export async function takeInboxOut(
  db: Db,
  inboxId: string,
  now: Date,
): Promise<{ id: string; revision: number }[]> {
  return db
    .updateTable('ticket_reply_templates as t')
    .set((e) => ({
      inbox_ids: sql<string[]>`array_remove(t.inbox_ids, ${inboxId}::uuid)`,
      revision: e('t.revision', '+', 1),
      updated_at: now,
    }))
    .where('t.deleted_at', 'is', null)
    .where(sql<boolean>`${inboxId}::uuid = any(t.inbox_ids)`)
    .returning(['t.id', 't.revision'])
    .execute();
}
