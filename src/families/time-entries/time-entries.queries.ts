import { sql, type RawBuilder } from 'kysely';
import type { TimeEntry } from '#generated/types.gen.ts';
import type { TimeEntriesHandlers } from '#generated/families/time-entries/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { billingRate } from '#src/domain/billing/index.ts';
import { searched } from '#src/domain/filters/index.ts';
import { clientRef, taskRef, ticketRef, userRef } from '#src/domain/refs/index.ts';
import {
  canView,
  isKeptPrivate,
  isShownTo,
  viewerIn,
  viewerScope,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  emptyLast,
  hasValue,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  since,
  tagged,
} from '#src/platform/db/query/index.ts';

type Scope = { readonly viewer: ViewerScope };
type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Those that the caller may see: their own, or everyone's with time.manage; deleted ones too. */
const timeEntries = (db: Db, { viewer }: Scope) =>
  db.selectFrom('time_entries as t').where(isShownTo('time_entry', viewerIn(viewer), 't'));

/** What the entry is about, for those who may see that: deleted records keep their names on old time. */
function subject<T>(viewer: RecordViewer, kind: 'client' | 'task' | 'ticket', shown: RawBuilder<T>) {
  if (!canView(viewer, kind)) return sql<T | null>`null`;
  const hidden = isKeptPrivate(viewer, sql.lit(kind), sql.ref(`t.${kind}_id`), [kind]);
  return sql<T | null>`case when not ${hidden} then ${shown} end`;
}

/** The contract's representation. */
const timeEntryRecord = (query: ReturnType<typeof timeEntries>, scope: Scope) => {
  const viewer = viewerIn(scope.viewer);
  return record<TimeEntry>()(
    query.select([
      't.id',
      userRef('t.user_id').as('user'),
      't.kind',
      't.status',
      isoOrNull('t.started_at').as('started_at'),
      't.spent_on',
      isoOrNull('t.ended_at').as('ended_at'),
      't.duration_seconds',
      't.description',
      subject(viewer, 'client', clientRef('t.client_id')).as('client'),
      subject(viewer, 'task', taskRef('t.task_id')).as('task'),
      subject(viewer, 'task', sql<string>`t.task_stage_id`).as('task_stage_id'),
      subject(viewer, 'ticket', ticketRef('t.ticket_id')).as('ticket'),
      't.is_billable',
      't.tags',
      't.needs_review',
      isoOrNull('t.locked_at').as('locked_at'),
      't.lock_reason',
      (viewer.can('billing.view') ? billingRate : sql<null>`null`).as('billing_rate'),
      't.invoice_id',
      isoOrNull('t.deleted_at').as('deleted_at'),
      't.revision',
      iso('t.created_at').as('created_at'),
      iso('t.updated_at').as('updated_at'),
      't.created_by',
    ]),
  );
};

/** Time on one of these, unless it is hidden from the viewer, who could not read it in the entry either. */
const about =
  (kind: 'client' | 'task' | 'ticket') =>
  (ids: readonly string[], { viewer }: Scope) =>
    sql<boolean>`(t.${sql.ref(`${kind}_id`)} = any(${ids}::uuid[]) and ${subject(viewerIn(viewer), kind, sql`true`)} is true)`;

export const timeEntriesList = list<TimeEntriesHandlers['listTimeEntries'], Scope>()({
  rows: timeEntries,
  record: timeEntryRecord,
  id: 't.id',
  filters: {
    ...recordFilters('t'),
    user_id: oneOfIds('t.user_id'),
    client_id: about('client'),
    task_id: about('task'),
    ticket_id: about('ticket'),
    invoice_id: oneOfIds('t.invoice_id'),
    status: oneOf('t.status'),
    kind: oneOf('t.kind'),
    is_billable: holds('t.is_billable'),
    is_invoiced: hasValue('t.invoice_id'),
    is_deleted: hasValue('t.deleted_at'),
    needs_review: holds('t.needs_review'),
    tags: tagged('t.tags'),
    started_after: since('t.begins_at'),
    started_before: before('t.begins_at'),
    search: searched('t.id', 'search_time_entries'),
  },
  sorts: {
    started_at: by('t.begins_at'),
    ended_at: emptyLast('t.ended_at'),
    duration_seconds: emptyLast('t.duration_seconds'),
    ...recordSorts('t'),
  },
});

/** The entry, unless it is deleted or the caller may not see it. */
export function selectTimeEntry(ctx: Viewer, id: string): Promise<JsonText<TimeEntry> | undefined> {
  const scope = { viewer: viewerScope(ctx) };
  const rows = timeEntries(ctx.db, scope).where('t.id', '=', id).where('t.deleted_at', 'is', null);
  return selectRecord(ctx.db, timeEntryRecord(rows, scope));
}

/** Whether the caller may see the entry; deleted ones count. */
export async function isKnownEntry(ctx: Viewer, id: string): Promise<boolean> {
  const found = await timeEntries(ctx.db, { viewer: viewerScope(ctx) })
    .where('t.id', '=', id)
    .select(as<string>()('t.id').as('id'))
    .executeTakeFirst();
  return found !== undefined;
}
