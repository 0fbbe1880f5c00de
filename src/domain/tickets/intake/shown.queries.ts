import { sql, type RawBuilder } from 'kysely';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';

/** Whether the inbox whose id stands in the column shows; what has none is for managers. */
export const isInboxShown = (viewer: RecordViewer, column: string): RawBuilder<boolean> => {
  const id = sql.ref(column);
  const tenant = sql.ref(`${column.split('.')[0]}.tenant_id`);
  return sql<boolean>`(case when ${id} is null then ${viewer.can('tickets.manage')}::boolean else exists (
    select from ticket_inboxes i where i.tenant_id = ${tenant} and i.id = ${id} and ${isShownTo('ticket_inbox', viewer, 'i')}) end)`;
};

/** Items that wait in these inboxes, for counts of the desk. */
export const pendingItemCount = (
  viewer: RecordViewer,
  inboxIds: readonly string[] | undefined,
): RawBuilder<number> => {
  const isAmong = inboxIds === undefined ? sql`true` : sql`r.inbox_id = any(${[...inboxIds]}::uuid[])`;
  return sql<number>`(
    select count(*) from ticket_review_items r where r.status = 'pending' and ${isAmong} and ${isInboxShown(viewer, 'r.inbox_id')})`;
};
