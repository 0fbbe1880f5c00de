import type { AssignmentTrigger, TaskAutoAssignmentSettings } from '#generated/types.gen.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { settle } from '../rules/settle.rules.ts';
import { startByWorker } from '../rules/stages.rules.ts';
import { isOpenState, type StageState } from '../model/state.ts';
import { selectCandidates } from './candidates.queries.ts';
import type { DecisionContext, StageDecision } from '../model/decision.ts';
import { selectRulesFor } from './rules.queries.ts';
import { choose, withOneMore, type Candidate, type StageNeed } from './scoring.rules.ts';
import { lockDecisions, selectSettings } from './settings.queries.ts';

/** Whether somebody is to be found for a stage of the changed task; decisions depend on all that is stored by then. */
export const needsAssignment = (draft: TaskDraft): boolean => nextStage(draft) !== undefined;

/**
 * Assigns the unassigned stages of a changed task: those that became ready and whose process asks for automatic assignment,
 * and those in `draft.choices`. The task is settled before, and again after each decision. Without such stages nothing is asked of the
 * database.
 */
export async function assignStages(ctx: DecisionContext, draft: TaskDraft): Promise<void> {
  if (nextStage(draft) === undefined) return;
  const settings = await selectSettings(ctx.db);
  if (!settings.is_enabled) {
    if (draft.choices.size > 0) throw switchedOff();
    return;
  }
  await lockDecisions(ctx.db);
  const given: Given[] = [];
  for (let stage = nextStage(draft); stage !== undefined; stage = nextStage(draft)) {
    draft.decisions.push(await decide(ctx, draft, stage, settings, given));
    settle(draft);
  }
}

export const switchedOff = () =>
  conflict('Automatic assignment is turned off in this agency. Set assigned_to.');

/** A stage that was assigned in the same change. */
interface Given {
  readonly userId: string;
  readonly need: StageNeed;
}

function nextStage(draft: TaskDraft): StageState | undefined {
  const decided = new Set(draft.decisions.map(({ stageId }) => stageId));
  return draft.task.stages.find(
    (stage) =>
      !decided.has(stage.id) &&
      (draft.choices.has(stage.id) ? isOpenState(stage.status_category) : becameReady(draft, stage)),
  );
}

/** Once ready, a stage that somebody leaves to nobody stays so, and one in the overflow is for the next attempt. */
function becameReady({ before }: TaskDraft, stage: StageState): boolean {
  const wasReady = before?.stages.find(({ id }) => id === stage.id)?.status_category === 'ready';
  return (
    stage.status_category === 'ready' &&
    !wasReady &&
    stage.assignment.mode === 'auto' &&
    stage.assigned_to.length === 0
  );
}

async function decide(
  ctx: DecisionContext,
  draft: TaskDraft,
  stage: StageState,
  settings: TaskAutoAssignmentSettings,
  given: Given[],
): Promise<StageDecision> {
  const departmentId = stage.department_id ?? draft.task.department_id;
  const need: StageNeed = {
    skills: stage.assignment.skills,
    dueDate: stage.due_date === null ? null : new Date(stage.due_date),
    estimatedMinutes: stage.estimated_minutes,
  };
  const candidates = await selectCandidates(ctx.db, {
    scope: settings.candidate_scope,
    departmentId,
    stageId: stage.id,
  });
  const { trigger, rerun } = draft.choices.get(stage.id) ?? { trigger: 'stage_ready' as const };
  const rules = await selectRulesFor(ctx.db, { task: draft.task, stage, departmentId }, ctx.now);
  const {
    chosen,
    overflowReason,
    explanation,
    candidates: scored,
  } = choose(
    candidates.map((candidate) => loaded(candidate, given)),
    need,
    settings,
    ctx.now,
    { rules, excludedIds: rerun?.excludedIds ?? [] },
  );
  const decision: StageDecision = {
    id: uuid7(),
    taskId: draft.task.id,
    stageId: stage.id,
    stageName: stage.name,
    departmentId,
    trigger,
    assignee: chosen,
    overflowReason,
    previousAssigneeId: stage.assigned_to[0] ?? null,
    explanation,
    candidates: scored,
    ruleIds: rules.map(({ id }) => id),
    rerunOfId: rerun?.ofId ?? null,
    reason: rerun?.reason ?? null,
    actor: actorOfDecision(ctx, trigger),
  };
  if (chosen !== null) given.push({ userId: chosen.id, need });
  apply(draft, stage, decision);
  return decision;
}

const loaded = (candidate: Candidate, given: readonly Given[]): Candidate =>
  given
    .filter(({ userId }) => userId === candidate.user.id)
    .reduce((now, { need }) => withOneMore(now, need), candidate);

/** What becomes of a ready stage is the service's doing; the rest somebody asked for. */
const actorOfDecision = ({ identity }: DecisionContext, trigger: AssignmentTrigger) =>
  trigger === 'stage_ready' ? { type: 'system' as const } : actorOf(identity);

function apply(draft: TaskDraft, stage: StageState, { assignee, overflowReason }: StageDecision): void {
  if (assignee === null) {
    // A rerun that finds nobody takes the stage from nobody.
    if (draft.choices.get(stage.id)?.rerun !== undefined && stage.assigned_to.length > 0) return;
    stage.assigned_to = [];
    stage.assignment_status = 'overflow';
    stage.overflow_reason = overflowReason;
    stage.overflowed_at ??= draft.at;
    stage.overflow_attempts += 1;
    stage.overflow_attempted_at = draft.attemptAt;
    return;
  }
  Object.assign(stage, {
    assigned_to: [assignee.id],
    assignment_status: 'auto',
    overflow_reason: null,
    overflowed_at: null,
    overflow_attempts: 0,
    overflow_attempted_at: null,
  });
  if (draft.choices.get(stage.id)?.isStarted === true && stage.status_category === 'ready')
    startByWorker(draft, stage);
}
