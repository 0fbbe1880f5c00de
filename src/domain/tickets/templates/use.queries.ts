import { sql } from 'kysely';
import { isReplyTemplateShown, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A reply template that the viewer may use. */
export const findUsableTemplate = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<{ id: string; revision: number } | undefined> =>
  db
    .selectFrom('ticket_reply_templates as t')
    .where('t.id', '=', id)
    .where('t.deleted_at', 'is', null)
    .where(isReplyTemplateShown(viewer, 't'))
    .select(['t.id', 't.revision'])
    .executeTakeFirst();

/** Counts a use: not a change of the template, whose revision stays. */
export async function countTemplateUse(
  db: Db,
  id: string,
  now: Date,
): Promise<{ usage_count: number; last_used_at: string }> {
  return db
    .updateTable('ticket_reply_templates as t')
    .set({
      usage_count: sql<number>`least(t.usage_count::bigint + 1, 2147483647)::integer`,
      last_used_at: sql`greatest(t.last_used_at, ${now}::timestamptz)` as never,
    })
    .where('t.id', '=', id)
    .returning(['t.usage_count', sql<string>`app.iso(t.last_used_at)`.as('last_used_at')])
    .executeTakeFirstOrThrow();
}
