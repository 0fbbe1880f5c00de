import { sql } from 'kysely';
import type { TaskAuditEntry } from '#generated/types.gen.ts';
import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { actorOf, taskRefOf } from '#src/domain/refs/index.ts';
import { taskAuditActions, toolOfEntry, type ListedEntry } from '#src/domain/tasks/index.ts';
import { isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';
import {
  as,
  before,
  by,
  equalTo,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  since,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';

/** Which tasks besides the live ones a caller hears of. */
type AuditScope = Viewer & {
  readonly showsDeleted: boolean;
  readonly showsMerged: boolean;
};

/** Whether a change, `c`, may be told with its values: custom ones may while their field is there and not sensitive. */
const isTold = sql<boolean>`(c ->> 'field' not like 'field\\_values.%' or exists (
  select from fields f where f.record_kind = 'task' and f.deleted_at is null and not f.is_sensitive and 'field_values.' || f.key = c ->> 'field'))`;

const changes = sql<TaskAuditEntry['changes']>`coalesce((
  select json_agg(json_build_object('field', c ->> 'field', 'old_value', case when ${isTold} then c -> 'old_value' end, 'new_value', case when ${isTold} then c -> 'new_value' end)
    order by c ->> 'field')
  from jsonb_array_elements(h.changes) c), '[]')`;

/** An entry, and the tool that it is about. */
interface AuditRow extends TaskAuditEntry {
  readonly tool: ListedEntry['tool'];
}

export const taskAudit = list<
  Listing<QueryOf<TasksHandlers['listTaskAuditEntries']>, AuditRow>,
  AuditScope
>()({
  rows: (db, { showsDeleted, showsMerged, ...viewer }) => {
    const all = db
      .selectFrom('task_history as h')
      .innerJoin('tasks as t', (join) =>
        join.onRef('t.tenant_id', '=', 'h.tenant_id').onRef('t.id', '=', 'h.task_id'),
      )
      .where(oneOf('h.action')(taskAuditActions))
      .where(isVisibleTask(viewer));
    const kept = showsDeleted ? all : all.where('t.deleted_at', 'is', null);
    return showsMerged ? kept : kept.where('t.merged_into_id', 'is', null);
  },
  record: (rows) =>
    record<AuditRow>()(
      rows.select([
        'h.id',
        taskRefOf('t').as('task'),
        'h.stage_id',
        'h.substage_id',
        as<TaskAuditEntry['action']>()('h.action').as('action'),
        actorOf('h').as('actor'),
        changes.as('changes'),
        sql<string | null>`left(h.reason, 500)`.as('reason'),
        'h.correlation_id',
        iso('h.occurred_at').as('occurred_at'),
        toolOfEntry({ details: 'h.details', taskId: 'h.task_id', stageId: 'h.stage_id' }).as('tool'),
      ]),
    ),
  id: 'h.id',
  filters: {
    task_id: oneOfIds('h.task_id'),
    stage_id: oneOfIds('h.stage_id'),
    action: oneOf('h.action'),
    actor_id: oneOfIds('h.actor_id'),
    changed_field: (fields) => sql<boolean>`h.changed_fields && ${fields}::text[]`,
    correlation_id: equalTo('h.correlation_id'),
    occurred_after: since('h.occurred_at'),
    occurred_before: before('h.occurred_at'),
  },
  sorts: { occurred_at: by('h.occurred_at') },
});
