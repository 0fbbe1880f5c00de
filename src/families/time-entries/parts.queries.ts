import { sql } from 'kysely';
import type { TimeEntryKind, TimeEntryStatus } from '#generated/types.gen.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { canView, isKeptPrivate, isShownTo } from '#src/domain/visibility/index.ts';

const ofEntry = columnsOf('t');
const statuses = { choices: ['running', 'recorded', 'locked'] satisfies TimeEntryStatus[] };
const kinds = { choices: ['timer', 'manual'] satisfies TimeEntryKind[] };

/** Properties of the time entry, `t`. */
const columns: readonly SystemColumn[] = [
  ofEntry.day('spent_on', 'Day', { ...shown, ...sortable }),
  ofEntry.record('user', 'user_id', 'Member', { ...shown, ...groupable }),
  ofEntry.text('description', 'Description', { ...shown, ...optional }),
  ofEntry.number('duration_seconds', 'Duration in seconds', { ...shown, ...optional, ...sortable }),
  ofEntry.record('client', 'client_id', 'Client', { ...shown, ...optional, ...groupable }),
  ofEntry.record('task', 'task_id', 'Task', { ...shown, ...optional, ...groupable }),
  ofEntry.record('ticket', 'ticket_id', 'Ticket', { ...optional, ...groupable }),
  ofEntry.option('status', 'Status', { ...shown, ...groupable, ...statuses }),
  ofEntry.option('kind', 'Kind', { ...groupable, ...kinds }),
  ofEntry.flag('is_billable', 'Billable', groupable),
  ofEntry.flag('needs_review', 'Needs review', groupable),
  ofEntry.list('list', 'text[]', 'tags', 'Tags', groupable),
  ofEntry.time('started_at', 'Start', { ...optional, ...sortable }),
  ofEntry.time('ended_at', 'End', { ...optional, ...sortable }),
  ofEntry.time('created_at', 'Created', sortable),
  ofEntry.time('updated_at', 'Last change', sortable),
];

const entryColumns = recordColumns({ noun: 'time entries', fields: null, values: '', columns });

/** Time entries in views. What an entry is about shows to those who may see that, as everywhere. */
export const viewedTimeEntries: ViewedList = {
  columns: entryColumns,
  id: sql.ref('t.id'),
  name: sql`coalesce(left(t.description, 80), t.spent_on::text)`,
  rows: (ctx) =>
    ctx.db
      .selectFrom('time_entries as t')
      .where('t.deleted_at', 'is', null)
      .where(isShownTo('time_entry', ctx, 't')),
  search: asSearch(searched('t.id', 'search_time_entries')),
  own: [sql`t.begins_at desc`],
  shownIf: (ctx) =>
    Object.fromEntries(
      (['client', 'task', 'ticket'] as const).map((kind) => [
        `${kind}_id`,
        canView(ctx, kind)
          ? sql<boolean>`not ${isKeptPrivate(ctx, sql.lit(kind), sql.ref(`t.${kind}_id`), [kind])}`
          : sql<boolean>`false`,
      ]),
    ),
};
