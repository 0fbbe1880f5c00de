import { sql, type RawBuilder } from 'kysely';
import { isShownTo } from './conditions.queries.ts';
import type { RecordViewer } from './who.queries.ts';

/**
 * Whether the reply draft at the alias shows to the caller: to its author, and that of the AI to all who answer; reviewers and managers see
 * all. Its ticket has to show too.
 */
export const isTicketDraftShown = (viewer: RecordViewer, alias: string): RawBuilder<boolean> => {
  const seesAll = viewer.can('tickets.review_drafts') || viewer.can('tickets.manage');
  const author = sql.ref(`${alias}.author_id`);
  return sql<boolean>`((${seesAll}::boolean or ${author} = ${viewer.identity.userId}::uuid or (${author} is null and ${viewer.can('tickets.reply')}::boolean))
    and exists (select from tickets _drafted where _drafted.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and _drafted.id = ${sql.ref(`${alias}.ticket_id`)}
      and _drafted.deleted_at is null and _drafted.merged_into_id is null and ${isShownTo('ticket', viewer, '_drafted')}))`;
};
