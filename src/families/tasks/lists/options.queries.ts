import { sql, type RawBuilder } from 'kysely';
import type { StatusOption, TaskValueCount } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, isoOrNull } from '#src/platform/db/query/index.ts';
import type { StatusRecordKind } from '#src/domain/status-options/index.ts';
import { visibleStages, visibleTasks } from '#src/domain/tasks/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';
import { countGroups, taskGroupings } from './grouping.queries.ts';

/** The agency's own statuses of a kind of record in their order; without `isAll` archived ones only when visible records have them. */
export function selectStatuses(
  db: Db,
  viewer: Viewer,
  kind: Extract<StatusRecordKind, 'task' | 'task_stage'>,
  isAll: boolean,
  most: number,
): Promise<StatusOption[]> {
  const inUse =
    kind === 'task'
      ? visibleTasks(db, viewer).select('t.status')
      : visibleStages(db, viewer).select('s.status');
  return db
    .selectFrom('status_options as o')
    .where('o.record_kind', '=', kind)
    .where('o.template_id', 'is', null)
    .$if(!isAll, (query) =>
      query.where((where) => where.or([where('o.archived_at', 'is', null), where('o.key', 'in', inUse)])),
    )
    .select([
      'o.key',
      'o.label',
      'o.color',
      as<StatusOption['category']>()('o.category').as('category'),
      'o.position',
      'o.is_default',
      isoOrNull('o.archived_at').as('archived_at'),
    ])
    .orderBy('o.position')
    .orderBy('o.key')
    .limit(most)
    .execute();
}

export type CountedValue =
  | 'priority_level'
  | 'tags'
  | 'assigned_to'
  | 'department_id'
  | 'process_definition_id';

/** Values of a property with the number of visible tasks that have each, the most used first. */
export async function countValues(
  db: Db,
  viewer: Viewer,
  property: CountedValue,
  most: number,
): Promise<TaskValueCount[]> {
  const { groups } = await countGroups(db, visibleTasks(db, viewer), taskGroupings[property], most);
  return groups.filter(({ value }) => value !== null).slice(0, most);
}

/** Values that tasks may be given, whether one has them or not. */
export async function selectPossible(
  db: Db,
  property: CountedValue,
  most: number,
): Promise<TaskValueCount[]> {
  const ofOptions = (kind: 'tag' | 'priority') => sql`
    select coalesce(lower(o.tag), o.rank) as value, o.label, o.color, o.position from tag_priority_options o
    where o.record_kind = 'task' and o.kind = ${sql.lit(kind)} and o.archived_at is null`;
  const named = (records: RawBuilder<unknown>) =>
    sql`select r.id::text as value, r.name as label, null as color, 0 as position from ${records}`;
  const source = {
    priority_level: ofOptions('priority'),
    tags: ofOptions('tag'),
    assigned_to: named(sql`users r where r.kind = 'member' and r.status in ('active', 'invited')`),
    department_id: named(sql`departments r`),
    process_definition_id: named(
      sql`process_definitions r where r.status = 'published' and r.deleted_at is null`,
    ),
  }[property];
  const { rows } = await sql<TaskValueCount>`
    select p.value, p.label, p.color, 0 as count from (${source}) p order by p.position, lower(p.label), p.value limit ${sql.lit(most)}`.execute(
    db,
  );
  return rows;
}
