import { sql } from 'kysely';
import type { StageStatusSet, StatusOption } from '#generated/types.gen.ts';
import { isLiveTask, isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { optionsWhere } from './options.queries.ts';

/** Where a stage has its statuses from. */
export type StageSource = Omit<StageStatusSet, 'options'>;

/** Stages of tasks: their template was settled when the task was made, from the version that it holds to. */
export async function selectTaskStageSources(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<StageSource[]> {
  const { rows } = await sql<StageSource>`
    select s.id as stage_id, 'task_stage' as kind, s.status_template_id as template_id,
      case when s.status_template_id is null then 'agency' when own.is_own then 'stage' else 'process' end as source
    from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    left join process_versions v on v.tenant_id = t.tenant_id and v.process_definition_id = t.process_definition_id and v.version = t.process_definition_version
    cross join lateral (select v.snapshot @> jsonb_build_object('stages', jsonb_build_array(
      jsonb_build_object('id', s.stage_definition_id, 'status_template_id', s.status_template_id))) as is_own) own
    where s.id = any(${[...ids]}::uuid[]) and ${isLiveTask()} and ${isVisibleTask(viewer)}`.execute(db);
  return rows;
}

/** Stages of processes, as their working copy has them. */
export async function selectProcessStageSources(db: Db, ids: readonly string[]): Promise<StageSource[]> {
  const { rows } = await sql<StageSource>`
    select s.id as stage_id, 'stage_definition' as kind, coalesce(s.status_template_id, p.status_template_id) as template_id,
      case when s.status_template_id is not null then 'stage' when p.status_template_id is not null then 'process' else 'agency' end as source
    from process_stages s join process_definitions p on p.tenant_id = s.tenant_id and p.id = s.process_definition_id
    where s.id = any(${[...ids]}::uuid[]) and p.deleted_at is null`.execute(db);
  return rows;
}

/** Options in use by template; null for the agency's own. Deleted templates have theirs still. */
export async function selectStageOptions(
  db: Db,
  templateIds: readonly (string | null)[],
): Promise<Map<string | null, StatusOption[]>> {
  const options = optionsWhere(
    sql`o.record_kind = 'task_stage' and o.archived_at is null and o.template_id is not distinct from wanted.id`,
  );
  const { rows } = await sql<{ id: string | null; options: StatusOption[] }>`
    select wanted.id, ${options} as options from unnest(${[...templateIds]}::uuid[]) wanted (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row.options]));
}
