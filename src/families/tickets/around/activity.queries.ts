import { sql } from 'kysely';
import type { SubjectKind, TicketActivityEvent } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { historyColumns, historyFilters, historyOf, historySorts } from '#src/domain/history/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import { ticketRefOf } from '#src/domain/refs/index.ts';
import {
  as,
  list,
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

type StoredList = Listing<QueryOf<TicketsHandlers['listTicketActivity']>, StoredActivity>;

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

/** The history, `h`, of one ticket. Texts of messages are no part of it. */
export const ticketActivity = list<StoredList, ViewerScope & { readonly recordId: string }>()({
  rows: (db, scope) =>
    historyOf('ticket')(db, scope)
      .innerJoin('tickets as k', (join) =>
        join.onRef('k.tenant_id', '=', 'h.tenant_id').onRef('k.id', '=', 'h.record_id'),
      )
      .where(tellsOfSeen(viewerIn(scope))),
  record: (rows, scope) =>
    record<StoredActivity>()(
      rows.select([
        ...historyColumns('ticket'),
        ticketRefOf('k').as('ticket'),
        'k.inbox_id',
        'k.client_id',
        as<TicketActivityEvent['kind']>()('h.action').as('kind'),
        sql<string | null>`(h.new_values ->> 'message_id')::uuid`.as('message_id'),
        sql<SubjectKind | null>`h.new_values ->> 'related_kind'`.as('related_kind'),
        relatedId(viewerIn(scope)).as('related_id'),
        sql<string | null>`h.new_values ->> 'user_ids'`.as('user_ids'),
        as<string>()('h.request_id').as('correlation_id'),
      ]),
    ),
  id: 'h.id',
  filters: {
    kind: oneOf('h.action'),
    actor_id: oneOfIds('h.actor_id'),
    created_after: historyFilters.created_after,
    created_before: historyFilters.created_before,
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
