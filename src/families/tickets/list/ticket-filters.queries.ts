import { sql, type RawBuilder } from 'kysely';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import { isShownTo, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  hasValue,
  holds,
  oneOf,
  oneOfIds,
  oneOfKeys,
  oneOfNumbers,
  recordFilters,
  since,
  tagged,
} from '#src/platform/db/query/index.ts';
import { searchedTickets } from './searched-tickets.queries.ts';

type Condition = RawBuilder<boolean>;

/** Whether members of these ids are among those in the column, which an index may answer. */
export const isAssignedTo = (ids: readonly string[]): Condition =>
  sql<boolean>`k.assigned_to && ${ids}::uuid[]`;

/** The user wants to come back, or has news: messages and notes by others that came after what they have read. */
export const isUnreadBy = (userId: string): Condition => sql<boolean>`(exists (
  select from ticket_reads _mark
  where _mark.tenant_id = k.tenant_id and _mark.ticket_id = k.id and _mark.user_id = ${userId}::uuid and _mark.is_marked_unread)
  or exists (
  select from ticket_messages _news
  where _news.tenant_id = k.tenant_id and _news.ticket_id = k.id and _news.erased_at is null and _news.kind <> 'auto_reply' and _news.created_by is distinct from ${userId}::uuid
    and _news.sequence > coalesce((
      select _read.last_sequence from ticket_reads _read
      where _read.tenant_id = k.tenant_id and _read.ticket_id = k.id and _read.user_id = ${userId}::uuid), 0)))`;

const hasClock = (condition: Condition): Condition => sql<boolean>`exists (
  select from ticket_sla_clocks c where c.tenant_id = k.tenant_id and c.ticket_id = k.id and ${condition})`;

/** A clock runs in its at-risk window. */
export const isAtRisk = hasClock(sql<boolean>`c.status = 'running' and c.at_risk_at is not null`);
/** A recorded breach stays while its clock is neither met nor cancelled, even if it runs towards a later deadline now. */
const isClockBreached = sql<boolean>`(c.breached_at is not null and c.status in ('running', 'paused', 'breached'))`;
export const isBreached = hasClock(isClockBreached);

const hasSlaStatus = (statuses: readonly string[]): Condition =>
  hasClock(
    sql<boolean>`(c.status = any(${statuses}::text[]) or ('breached' = any(${statuses}::text[]) and ${isClockBreached}))`,
  );

export const hasPendingReview = sql<boolean>`exists (
  select from ticket_drafts d where d.tenant_id = k.tenant_id and d.ticket_id = k.id and d.status = 'pending_review')`;

const hasCorrespondent = (emails: readonly string[]): Condition => sql<boolean>`k.id in (
  select p.ticket_id from ticket_correspondents p where lower(p.email) = any(${emails}::text[]))`;

/** A survivor is found by the ids that the tickets merged into it had, too. */
const hasExternalId = (ids: readonly string[]): Condition => sql<boolean>`k.id in (
  with recursive found as (
    select o.id, o.merged_into_id from tickets o where o.external_id = any(${ids}::text[]) and o.deleted_at is null
    union
    select n.id, n.merged_into_id from found f join tickets n on n.tenant_id = app.tenant_id() and n.id = f.merged_into_id)
  select found.id from found)`;

/** Keys of the categories of the inboxes that the viewer sees. */
async function selectCategoryKeys(db: Db, scope: ViewerScope): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct c ->> 'key' as key from ticket_inboxes i, jsonb_array_elements(i.categories) c
    where i.deleted_at is null and ${isShownTo('ticket_inbox', viewerIn(scope), 'i')} order by 1`.execute(db);
  return rows.map(({ key }) => key);
}

/** The filters of lists of tickets, `k`. */
export const ticketFilters = {
  ...recordFilters('k'),
  search: searchedTickets,
  number: oneOfNumbers('k.number'),
  status: oneOfKeys((db) => selectStatusKeys(db, 'ticket'), oneOf('k.status')),
  status_category: oneOf('k.status_category'),
  priority_level: oneOf('k.priority_level'),
  inbox_id: oneOfIds('k.inbox_id'),
  channel: oneOf('k.channel'),
  source: oneOf('k.source'),
  client_id: oneOfIds('k.client_id'),
  has_client: hasValue('k.client_id'),
  assigned_to: isAssignedTo,
  is_unassigned: holds(sql<boolean>`k.assigned_to = '{}'`),
  watcher_id: (ids: readonly string[]) => sql<boolean>`k.watcher_ids && ${ids}::uuid[]`,
  correspondent_email: {
    prepare: (emails: readonly string[]) => emails.map((email) => email.toLowerCase()),
    condition: hasCorrespondent,
  },
  category_key: oneOfKeys(selectCategoryKeys, oneOf('k.category_key')),
  tags: tagged('k.tags'),
  task_id: (ids: readonly string[], scope: ViewerScope) => sql<boolean>`k.id in (
    select l.ticket_id from task_ticket_links l join tasks t on t.tenant_id = l.tenant_id and t.id = l.task_id
    where l.task_id = any(${ids}::uuid[]) and ${isShownTo('task', viewerIn(scope), 't')})`,
  follow_up_of_id: oneOfIds('k.follow_up_of_id'),
  sla_status: hasSlaStatus,
  is_sla_at_risk: holds(isAtRisk),
  sla_due_before: (at: string) =>
    hasClock(sql<boolean>`c.status = 'running' and c.due_at < ${at}::timestamptz`),
  external_id: hasExternalId,
  last_activity_after: since('k.last_activity_at'),
  is_unread: (flag: boolean, { userId }: ViewerScope) => holds(isUnreadBy(userId))(flag),
  is_private: holds('k.is_private'),
  is_spam: holds('k.is_spam'),
  has_delivery_problem: holds('k.has_delivery_problem'),
  has_pending_review: holds(hasPendingReview),
  resolved_after: since('k.resolved_at'),
  resolved_before: before('k.resolved_at'),
  last_message_after: since('k.last_message_at'),
  last_message_before: before('k.last_message_at'),
};
