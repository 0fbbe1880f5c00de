import { sql, type RawBuilder } from 'kysely';
import type { EscalationsHandlers } from '#generated/families/escalations/handlers.ts';
import { searched } from '#src/domain/filters/index.ts';
import { recordList } from '#src/domain/lists/index.ts';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import { isVisibleRecord, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import {
  before,
  by,
  byName,
  emptyLast,
  hasNoValue,
  holds,
  oneOf,
  oneOfIds,
  oneOfKeys,
  recordFilters,
  recordSorts,
  since,
  tagged,
} from '#src/platform/db/query/index.ts';
import { escalationColumns, severityRank, statusPlace } from './columns.queries.ts';
import { escalationRecord, escalations } from './escalations.queries.ts';

/** Who looks, and when. */
type EscalationScope = ViewerScope & { readonly now: Date };

/** Neither resolved nor closed; word for word as counts have it. */
export const isUnresolved = sql<boolean>`e.status_category in ('open', 'in_progress', 'waiting')`;

export const isOverdue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isUnresolved} and e.due_date < ${now}::timestamptz)`;

const linked = (table: string, column: string) => (ids: readonly string[]) =>
  sql<boolean>`e.id in (select l.escalation_id from ${sql.table(table)} l where l.${sql.ref(column)} = any(${ids}::uuid[]))`;

/** Linked with one of these that the viewer sees: what is hidden from them finds nothing. */
const about = (kind: 'ticket' | 'task') => (ids: readonly string[], scope: ViewerScope) =>
  sql<boolean>`e.id in (select l.escalation_id from ${sql.table(`escalation_${kind}s`)} l where l.${sql.ref(`${kind}_id`)} = any(${ids}::uuid[])
      and ${isVisibleRecord(viewerIn(scope), sql.lit(kind), sql.ref(`l.${kind}_id`), [kind])})`;

export const takesPart = linked('escalation_participants', 'user_id');

export const escalationList = recordList<EscalationsHandlers['listEscalations'], EscalationScope>()({
  columns: escalationColumns,
  rows: escalations,
  record: escalationRecord,
  id: 'e.id',
  filters: {
    ...recordFilters('e'),
    search: searched('e.id', 'search_escalations'),
    status: oneOfKeys((db) => selectStatusKeys(db, 'escalation'), oneOf('e.status')),
    status_category: oneOf('e.status_category'),
    severity: oneOf('e.severity'),
    assignee_id: oneOfIds('e.assignee_id'),
    is_unassigned: hasNoValue('e.assignee_id'),
    participant_id: takesPart,
    client_id: oneOfIds('e.client_id'),
    client_program_id: oneOfIds('e.client_program_id'),
    ticket_id: about('ticket'),
    task_id: about('task'),
    tags: tagged('e.tags'),
    is_overdue: (flag, { now }) => holds(isOverdue(now))(flag),
    due_after: since('e.due_date'),
    due_before: before('e.due_date'),
  },
  sorts: {
    ...recordSorts('e'),
    due_date: emptyLast('e.due_date'),
    severity: severityRank,
    status: emptyLast(statusPlace),
    number: by('e.number'),
    title: byName('e.title'),
  },
  cutFirst: 'e',
});
