import { sql, type RawBuilder } from 'kysely';
import { isShownTo } from './conditions.queries.ts';
import type { RecordViewer } from './who.queries.ts';

/** Whether the inbox whose id stands in the column shows; what has none is for managers. */
export const isInboxShown = (viewer: RecordViewer, column: string): RawBuilder<boolean> => {
  const id = sql.ref(column);
  const tenant = sql.ref(`${column.split('.')[0]}.tenant_id`);
  return sql<boolean>`(case when ${id} is null then ${viewer.can('tickets.manage')}::boolean else exists (
    select from ticket_inboxes i where i.tenant_id = ${tenant} and i.id = ${id} and ${isShownTo('ticket_inbox', viewer, 'i')}) end)`;
};

/** Whether the file `f` is of a message that is in no ticket, which those who edit tickets and see its inbox may read. */
export function isOfUnfiledMail(viewer: RecordViewer): RawBuilder<boolean> {
  if (!viewer.can('tickets.edit')) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from ticket_communications _mail
    where _mail.tenant_id = f.tenant_id and (_mail.raw_file_id = f.id or _mail.file_ids @> array[f.id]) and _mail.ticket_id is null
      and ${isInboxShown(viewer, '_mail.inbox_id')})`;
}
