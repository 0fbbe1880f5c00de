import { sql, type RawBuilder } from 'kysely';
import { isShownTo } from './conditions.queries.ts';
import type { RecordViewer } from './who.queries.ts';

/** What of drafts by others somebody sees. */
export type DraftRights = {
  /** Reviewers and managers see all. */
  readonly seesAll: boolean;
  /** Those who answer see drafts of the AI. */
  readonly answers: boolean;
};

export const draftRights = (viewer: Pick<RecordViewer, 'can'>): DraftRights => ({
  seesAll: viewer.can('tickets.review_drafts') || viewer.can('tickets.manage'),
  answers: viewer.can('tickets.reply'),
});

/** Whether the reply draft at the alias shows to the caller: to its author, and to others by their rights. Its ticket has to show too. */
export const isTicketDraftShown = (
  viewer: RecordViewer,
  alias: string,
  { seesAll, answers }: DraftRights = draftRights(viewer),
): RawBuilder<boolean> => {
  const author = sql.ref(`${alias}.author_id`);
  const ways = [
    sql`${author} = ${viewer.identity.userId}::uuid`,
    ...(seesAll ? [sql`true`] : []),
    ...(answers ? [sql`${author} is null`] : []),
  ];
  return sql<boolean>`((${sql.join(ways, sql` or `)}) and exists (
    select from tickets _drafted where _drafted.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and _drafted.id = ${sql.ref(`${alias}.ticket_id`)}
      and _drafted.deleted_at is null and _drafted.merged_into_id is null and ${isShownTo('ticket', viewer, '_drafted')}))`;
};
