import { sql } from 'kysely';
import type { SubjectKind, TicketActivityEvent } from '#generated/types.gen.ts';
import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { historyColumns, historyFilters, historySorts } from '#src/domain/history/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import { ticketRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isLiveTicket } from '../load/load.queries.ts';
import {
  as,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';

/** An entry before it is put into words. */
export type StoredActivity = Omit<TicketActivityEvent, 'summary' | 'related'> & {
  readonly reason: string | null;
  readonly related_kind: SubjectKind | null;
  readonly related_id: string | null;
  readonly user_ids: string | null;
};

type OfOne = Listing<QueryOf<TicketsHandlers['listTicketActivity']>, StoredActivity>;
type OfAll = Listing<QueryOf<ActivityHandlers['listActivityEvents']>, StoredActivity>;

const namedId = sql`(h.new_values ->> 'related_id')::uuid`;

/** Links of tasks and escalations that the viewer does not see are none to them; what is linked may have been deleted. */
const tellsOfSeen = (viewer: RecordViewer) => sql<boolean>`case h.new_values ->> 'related_kind'
  when 'task' then exists (select from tasks t where t.id = ${namedId} and ${isShownTo('task', viewer, 't')})
  when 'escalation' then exists (select from escalations e where e.id = ${namedId} and ${isShownTo('escalation', viewer, 'e')})
  else true end`;

/** Another ticket is told of as such to those who do not see it, without its id. */
const relatedId = (viewer: RecordViewer) => sql<string | null>`case
  when h.new_values ->> 'related_kind' is distinct from 'ticket' or exists (
    select from tickets o where o.id = ${namedId} and ${isShownTo('ticket', viewer, 'o')}) then ${namedId} end`;

/** Entries, `h`, of the histories of live tickets, `k`, that the viewer may see. */
const entriesSeenBy = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('audit_log as h')
    .where('h.record_kind', '=', 'ticket')
    .innerJoin('tickets as k', (join) =>
      join.onRef('k.tenant_id', '=', 'h.tenant_id').onRef('k.id', '=', 'h.record_id'),
    )
    .where(isLiveTicket())
    .where(isShownTo('ticket', viewer, 'k'))
    .where(tellsOfSeen(viewer));

/** Texts of messages are no part of an entry. */
const entry = (rows: ReturnType<typeof entriesSeenBy>, viewer: RecordViewer) =>
  record<StoredActivity>()(
    rows.select([
      ...historyColumns('ticket'),
      ticketRefOf('k').as('ticket'),
      'k.inbox_id',
      'k.client_id',
      as<TicketActivityEvent['kind']>()('h.action').as('kind'),
      sql<string | null>`(h.new_values ->> 'message_id')::uuid`.as('message_id'),
      sql<SubjectKind | null>`h.new_values ->> 'related_kind'`.as('related_kind'),
      relatedId(viewer).as('related_id'),
      sql<string | null>`h.new_values ->> 'user_ids'`.as('user_ids'),
      as<string>()('h.request_id').as('correlation_id'),
    ]),
  );

const filters = {
  kind: oneOf('h.action'),
  actor_id: oneOfIds('h.actor_id'),
  created_after: historyFilters.created_after,
  created_before: historyFilters.created_before,
};

/** The activity of one ticket, which the viewer sees. */
export const ticketActivity = list<OfOne, ViewerScope & { readonly recordId: string }>()({
  rows: (db, scope) => entriesSeenBy(db, viewerIn(scope)).where('h.record_id', '=', scope.recordId),
  record: (rows, scope) => entry(rows, viewerIn(scope)),
  id: 'h.id',
  filters,
  sorts: historySorts,
});

/** The activity of all tickets that the viewer sees. */
export const ticketsActivity = list<OfAll, ViewerScope>()({
  rows: (db, scope) => entriesSeenBy(db, viewerIn(scope)),
  record: (rows, scope) => entry(rows, viewerIn(scope)),
  id: 'h.id',
  filters: {
    ...filters,
    ticket_id: oneOfIds('h.record_id'),
    inbox_id: oneOfIds('k.inbox_id'),
    client_id: oneOfIds('k.client_id'),
    actor_type: oneOf('h.actor_type'),
    search: mentions('k.subject', 'h.actor_name'),
  },
  sorts: historySorts,
});

/** Words for what entries name by keys and ids. */
export interface Words {
  readonly statuses: ReadonlyMap<string, string>;
  readonly inboxes: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
}

/** Names of inboxes that the viewer may not see are missing. */
export async function selectWords(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  inboxIds: readonly string[],
  userIds: readonly string[],
): Promise<Words> {
  const [statuses, inboxes, users] = await Promise.all([
    ctx.db
      .selectFrom('status_options')
      .where('record_kind', '=', 'ticket')
      .select(['key', 'label as name'])
      .execute(),
    ctx.db
      .selectFrom('ticket_inboxes as i')
      .where('i.id', '=', sql<string>`any(${[...inboxIds]}::uuid[])`)
      .where(isShownTo('ticket_inbox', ctx, 'i'))
      .select(['i.id as key', 'i.name'])
      .execute(),
    ctx.db
      .selectFrom('users')
      .where('id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
      .select(['id as key', 'name'])
      .execute(),
  ]);
  const byKey = (rows: readonly { key: string; name: string }[]) =>
    new Map(rows.map(({ key, name }) => [key, name]));
  return { statuses: byKey(statuses), inboxes: byKey(inboxes), users: byKey(users) };
}
