import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TaskAuditEntry } from '#generated/types.gen.ts';
import type { ListTaskAuditEntriesInput } from '#generated/families/tasks/handlers.ts';
import { taskAuditActions } from '#src/domain/tasks/audit-actions.ts';
import type { Page } from '#src/call/context.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';
import { isVisibleTask, type Viewer } from '#src/domain/tasks/visibility.queries.ts';

type Db = Kysely<Database>;

/** Which tasks besides the live ones a caller hears of. */
export interface AuditView {
  readonly viewer: Viewer;
  readonly showsDeleted: boolean;
  readonly showsMerged: boolean;
}

function entries(db: Db, { viewer, showsDeleted, showsMerged }: AuditView) {
  const all = db.selectFrom('task_history as h')
    .innerJoin('tasks as t', (join) => join.onRef('t.tenant_id', '=', 'h.tenant_id').onRef('t.id', '=', 'h.task_id'))
    .where(sql<boolean>`h.action = any(${taskAuditActions}::text[])`).where(isVisibleTask(viewer));
  const kept = showsDeleted ? all : all.where('t.deleted_at', 'is', null);
  return showsMerged ? kept : kept.where('t.merged_into_id', 'is', null);
}

const anyOf = (column: string, values: readonly string[], type: 'uuid' | 'text') => sql<boolean>`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`;

function conditions({ task_id, stage_id, action, actor_id, changed_field, correlation_id, occurred_after, occurred_before }: ListTaskAuditEntriesInput['query']): RawBuilder<boolean>[] {
  const wanted = [
    task_id && anyOf('h.task_id', task_id, 'uuid'),
    stage_id && anyOf('h.stage_id', stage_id, 'uuid'),
    action && anyOf('h.action', action, 'text'),
    actor_id && anyOf('h.actor_id', actor_id, 'uuid'),
    changed_field && sql<boolean>`h.changed_fields && ${[...changed_field]}::text[]`,
    correlation_id && sql<boolean>`h.correlation_id = ${correlation_id}`,
    occurred_after && sql<boolean>`h.occurred_at >= ${occurred_after}::timestamptz`,
    occurred_before && sql<boolean>`h.occurred_at < ${occurred_before}::timestamptz`,
  ];
  return wanted.filter((condition): condition is RawBuilder<boolean> => condition !== undefined);
}

/** Whether a change, `c`, may be told with its values: custom ones may while their field is there and not sensitive. */
const isTold = sql<boolean>`(c ->> 'field' not like 'field\\_values.%' or exists (
  select from fields f where f.entity_type = 'task' and f.deleted_at is null and not f.is_sensitive and 'field_values.' || f.key = c ->> 'field'))`;

const changes = sql`coalesce((
  select json_agg(json_build_object('field', c ->> 'field', 'old_value', case when ${isTold} then c -> 'old_value' end, 'new_value', case when ${isTold} then c -> 'new_value' end)
    order by c ->> 'field')
  from jsonb_array_elements(h.changes) c), '[]')`;

/** The contract's representation of a change. */
const withRecord = (query: ReturnType<typeof entries>) => query.select([
  'h.id', sql`json_build_object('id', t.id, 'number', t.number, 'name', t.name)`.as('task'), 'h.stage_id', 'h.substage_id', 'h.action',
  sql`json_strip_nulls(json_build_object('type', h.actor_type, 'id', h.actor_id, 'name', h.actor_name))`.as('actor'), changes.as('changes'),
  sql<string | null>`left(h.reason, 500)`.as('reason'), 'h.correlation_id', iso('h.occurred_at').as('occurred_at'),
]);

export function selectTaskAudit(db: Db, query: ListTaskAuditEntriesInput['query'], view: AuditView): Promise<Page<TaskAuditEntry>> {
  const direction = sql.raw(query.order);
  return selectPage<TaskAuditEntry>(db, {
    matching: conditions(query).reduce((matching, condition) => matching.where(condition), entries(db, view)),
    record: (rows) => withRecord(rows as ReturnType<typeof entries>),
    orderBy: [sql`h.occurred_at ${direction}`, sql`h.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}
