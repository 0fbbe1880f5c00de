import { sql } from 'kysely';
import type { ProcessDefinition } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull, record, selectRecords } from '#src/platform/db/query/index.ts';
import { isLiveTask, isOpenTask, isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';

/** Processes that are not deleted. */
export const liveProcesses = (db: Db) =>
  db.selectFrom('process_definitions as p').where('p.deleted_at', 'is', null);

const taskCount = (viewer: Viewer, condition = sql<boolean>`true`) => sql<number>`(
  select count(*) from tasks t
  where t.tenant_id = p.tenant_id and t.process_definition_id = p.id and ${isLiveTask()} and ${isVisibleTask(viewer)} and ${condition})`;

/** The contract's representation of a process; of its tasks those are counted that the viewer may see. */
export const processRecord = (query: ReturnType<typeof liveProcesses>, viewer: Viewer) =>
  record<ProcessDefinition>()(
    query.select([
      'p.id',
      'p.name',
      'p.description',
      'p.icon',
      'p.color',
      'p.status',
      'p.version',
      'p.has_unpublished_changes',
      'p.department_id',
      'p.default_assignee_ids',
      'p.task_name_template',
      'p.priority_level',
      'p.tags',
      'p.due_offset_minutes',
      'p.estimated_minutes',
      'p.shift_due_on_hold',
      'p.status_template_id',
      sql<number>`(select count(*) from process_stages s where s.tenant_id = p.tenant_id and s.process_definition_id = p.id)`.as(
        'stage_count',
      ),
      sql<number>`(select count(*) from stage_tools o where o.tenant_id = p.tenant_id and o.process_definition_id = p.id)`.as(
        'tool_count',
      ),
      taskCount(viewer, isOpenTask()).as('open_task_count'),
      taskCount(viewer).as('total_task_count'),
      isoOrNull('p.published_at').as('published_at'),
      isoOrNull('p.archived_at').as('archived_at'),
      'p.revision',
      iso('p.created_at').as('created_at'),
      iso('p.updated_at').as('updated_at'),
      'p.created_by',
    ]),
  );

export async function selectProcess(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<ProcessDefinition | undefined> {
  const [process] = await selectRecords(db, processRecord(liveProcesses(db).where('p.id', '=', id), viewer));
  return process;
}
