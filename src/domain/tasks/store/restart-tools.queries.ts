import { sql } from 'kysely';
import { typesThatStartOver } from '#src/domain/tools/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/**
 * Lets those tools of reopened stages start over whose type says so, and forms be filled in again whose submissions are gone: those of a stage
 * that is over stay as they are.
 */
export async function restartTools(db: Db, stageIds: readonly string[]): Promise<void> {
  if (stageIds.length === 0) return;
  await sql`
    update task_tool_runs set state = null, has_run = false, summary = null, revision = revision + 1
    where stage_id = any(${[...stageIds]}::uuid[]) and type = any(${[...typesThatStartOver]}::text[]) and state is not null`.execute(
    db,
  );
  await sql`
    update task_tool_runs r set has_run = false, summary = null, revision = r.revision + 1
    where r.stage_id = any(${[...stageIds]}::uuid[]) and r.type = 'form' and r.has_run and not exists (
      select from task_stages s
      join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
      join process_versions v on v.tenant_id = t.tenant_id and v.process_definition_id = t.process_definition_id and v.version = t.process_definition_version
      cross join jsonb_path_query(v.snapshot, '$.stages[*].tools[*]') tool
      join form_submissions f on f.tenant_id = s.tenant_id and f.record_kind = 'task_stage' and f.record_id = s.id and f.form_id::text = tool -> 'config' ->> 'form_id'
      where s.tenant_id = r.tenant_id and s.id = r.stage_id and tool ->> 'id' = r.tool_id::text and f.status = 'ready' and f.erased_at is null)`.execute(
    db,
  );
}
