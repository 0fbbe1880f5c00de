import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { StageState, TaskState } from '../model/state.ts';
import type { ScoringRule } from './scoring.rules.ts';

interface Case {
  readonly task: Pick<TaskState, 'client_id' | 'process_definition_id' | 'tags'>;
  readonly stage: Pick<StageState, 'name'>;
  /** Department in charge of the stage. */
  readonly departmentId: string | null;
}

/** Feedback rules that apply to a stage at this instant, oldest first. */
export async function selectRulesFor(
  db: Db,
  { task, stage, departmentId }: Case,
  now: Date,
): Promise<ScoringRule[]> {
  const { rows } = await sql<ScoringRule>`
    select r.id, r.effect, r.user_ids, r.strength from assignment_rules r
    where (r.expires_at is null or r.expires_at > ${now})
      and (r.client_ids = '{}' or ${task.client_id}::uuid = any(r.client_ids))
      and (r.process_definition_ids = '{}' or ${task.process_definition_id}::uuid = any(r.process_definition_ids))
      and (r.department_ids = '{}' or ${departmentId}::uuid = any(r.department_ids))
      and (r.stage_names = '{}' or exists (select from unnest(r.stage_names) n where lower(n) = lower(${stage.name}::text)))
      and (r.tags = '{}' or exists (select from unnest(r.tags) rt join unnest(${task.tags}::text[]) tt on lower(rt) = lower(tt)))
    order by r.created_at, r.id limit 200`.execute(db);
  return rows;
}
