import { sql } from 'kysely';
import type { AttachmentRef } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Those of these files that are there, by id. */
export async function selectFiles(db: Db, ids: readonly string[]): Promise<Map<string, AttachmentRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('managed_files as f')
    .where(sql<boolean>`f.id = any(${[...ids]}::uuid[])`)
    .where('f.status', '=', 'ready')
    .select(['f.id', 'f.file_name', 'f.content_type', 'f.size_bytes as size'])
    .execute();
  return new Map(rows.map((row) => [row.id, row as AttachmentRef]));
}

/** A tool of a running stage. */
export interface ToolWithFile {
  readonly stageId: string;
  readonly toolId: string;
}

/** Tools whose files include this one: those of one stage, or of all stages that have the file. */
export async function selectToolsWithFile(
  db: Db,
  fileId: string,
  stageId: string | null,
): Promise<ToolWithFile[]> {
  const { rows } = await sql<ToolWithFile>`
    select r.stage_id as "stageId", r.tool_id as "toolId" from task_tool_runs r
    where r.type = 'file_request' and r.state -> 'files' @> jsonb_build_array(jsonb_build_object('file_id', ${fileId}::text))
      and (r.stage_id = ${stageId}::uuid or (${stageId}::uuid is null and r.stage_id in (
        select a.record_id from record_attachments a where a.record_kind = 'task_stage' and a.file_id = ${fileId}::uuid)))
    order by r.stage_id, r.tool_id`.execute(db);
  return rows;
}

/** Whether the stage has the file since one of its tools got it, and not for another reason. */
export async function isAttachedByTool(db: Db, fileId: string, stageId: string): Promise<boolean> {
  const { rows } = await sql`
    select from task_tool_runs r where r.stage_id = ${stageId}::uuid and r.type = 'file_request'
      and r.state -> 'files' @> jsonb_build_array(jsonb_build_object('file_id', ${fileId}::text, 'was_attached', false))`.execute(
    db,
  );
  return rows.length > 0;
}
