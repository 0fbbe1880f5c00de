import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { searched } from '#src/domain/filters/index.ts';
import { visibleStages, visibleTasks } from '#src/domain/tasks/index.ts';
import { asSearch, type OptionFace, type ViewedList } from '#src/domain/views/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { stageColumns, taskColumns } from './columns.queries.ts';

/** How the agency shows statuses, and tags and priorities of tasks; those of templates after its own. */
async function selectFaces(db: Db, kind: 'task' | 'task_stage') {
  const { rows } = await sql<OptionFace & { readonly column: 'status' | 'priority_level' | 'tags' }>`
    select 'status' as "column", o.key as value, o.label as text, o.color, 0 as part,
      o.template_id is not null as is_later, o.position from status_options o where o.record_kind = ${kind}
    union all
    select case when o.rank is null then 'tags' else 'priority_level' end, coalesce(o.rank, lower(o.tag)), o.label, o.color, 1,
      false, coalesce(array_position(array['urgent', 'high', 'normal', 'low'], o.rank), o.position)
      from tag_priority_options o where o.record_kind = 'task'
    order by part, is_later, position, value`.execute(db);
  const of = (wanted: string) => {
    const faces = rows.filter(({ column }) => column === wanted);
    const first = new Map([...faces].reverse().map((face) => [face.value, face]));
    return [...new Set(faces.map(({ value }) => value))].map((value): OptionFace => {
      const { text, color } = first.get(value)!;
      return { value, text, color };
    });
  };
  return { status: of('status'), priority_level: of('priority_level'), tags: of('tags') };
}

/** Tasks in views. */
export const viewedTasks: ViewedList = {
  columns: taskColumns,
  id: sql.ref('t.id'),
  name: sql.ref('t.name'),
  rows: (ctx) => visibleTasks(ctx.db, viewerOf(ctx)),
  search: asSearch(searched('t.id', 'search_tasks')),
  own: [sql`t.created_at desc`],
  faces: ({ db }) => selectFaces(db, 'task'),
};

/** Stages of tasks in views. */
export const viewedStages: ViewedList = {
  columns: stageColumns,
  id: sql.ref('s.id'),
  name: sql.ref('s.name'),
  rows: (ctx) => visibleStages(ctx.db, viewerOf(ctx)),
  search: asSearch(searched('s.id', 'search_task_stages')),
  own: [sql`s.created_at desc`],
  faces: ({ db }) => selectFaces(db, 'task_stage'),
};
