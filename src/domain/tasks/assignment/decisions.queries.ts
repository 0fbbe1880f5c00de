import { sql } from 'kysely';
import type { StageState } from '../model/state.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { StageDecision } from '../model/decision.ts';

/** The contract shows no more. */
const maxCandidates = 200;

export async function insertDecisions(db: Db, decisions: readonly StageDecision[], now: Date): Promise<void> {
  await db
    .insertInto('assignment_decisions')
    .values(
      decisions.map((decision) => {
        const candidates = decision.candidates.slice(0, maxCandidates);
        return {
          id: decision.id,
          task_id: decision.taskId,
          stage_id: decision.stageId,
          stage_name: decision.stageName,
          department_id: decision.departmentId,
          trigger: decision.trigger,
          outcome: decision.assignee === null ? 'overflow' : 'auto',
          overflow_reason: decision.overflowReason,
          assignee_id: decision.assignee?.id ?? null,
          previous_assignee_id: decision.previousAssigneeId,
          explanation: decision.explanation,
          candidates: JSON.stringify(candidates),
          candidate_ids: candidates.map(({ user }) => user.id),
          candidate_count: decision.candidates.length,
          rule_ids: [...decision.ruleIds],
          rerun_of_id: decision.rerunOfId,
          reason: decision.reason,
          actor: JSON.stringify(decision.actor),
          decided_at: now,
        };
      }),
    )
    .execute();
}

/** How often it was tried to assign these stages, whose tasks are held. */
export async function updateAttempts(
  db: Db,
  stages: readonly Pick<StageState, 'id' | 'overflow_attempts' | 'overflow_attempted_at'>[],
): Promise<void> {
  if (stages.length === 0) return;
  const rows = stages.map(({ id, overflow_attempts, overflow_attempted_at }) => ({
    id,
    overflow_attempts,
    overflow_attempted_at,
  }));
  await sql`update task_stages s set overflow_attempts = x.overflow_attempts, overflow_attempted_at = x.overflow_attempted_at
    from jsonb_populate_recordset(null::task_stages, ${JSON.stringify(rows)}::jsonb) x where s.id = x.id`.execute(
    db,
  );
}
