import { sql } from 'kysely';
import type { ToolSubmission } from '#src/domain/tools/index.ts';
import type { Db } from '#src/platform/db/index.ts';

const maxSubmissions = 50;

/**
 * Submissions of the form for the stage: the latest, newest first. Those that a client begins by a link are among them; abandoned ones
 * come to nothing and are not.
 */
export async function selectSubmissions(
  db: Db,
  stageId: string,
  formId: string,
): Promise<readonly ToolSubmission[]> {
  const { rows } = await sql<ToolSubmission>`
    select s.id, s.status, app.iso(s.submitted_at) as submitted_at, s.user_id, s.link_id is not null as is_by_link from form_submissions s
    where s.record_id = ${stageId}::uuid and s.record_kind = 'task_stage' and s.form_id = ${formId}::uuid
      and s.erased_at is null and s.status <> 'abandoned'
    order by s.created_at desc, s.id desc limit ${maxSubmissions}`.execute(db);
  return rows;
}
