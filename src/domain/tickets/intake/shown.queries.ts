import { sql, type RawBuilder } from 'kysely';
import { isInboxShown, type RecordViewer } from '#src/domain/visibility/index.ts';

/** Items that wait in these inboxes, for counts of the desk. */
export const pendingItemCount = (
  viewer: RecordViewer,
  inboxIds: readonly string[] | undefined,
): RawBuilder<number> => {
  const isAmong = inboxIds === undefined ? sql`true` : sql`r.inbox_id = any(${[...inboxIds]}::uuid[])`;
  return sql<number>`(
    select count(*) from ticket_review_items r where r.status = 'pending' and ${isAmong} and ${isInboxShown(viewer, 'r.inbox_id')})`;
};
