import { notFound, problem } from '#src/platform/errors/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { stageMachine } from './machines.rules.ts';
import { settleReadiness } from './readiness.rules.ts';
import { completeByWorker, reopenStage, requireWorkable, skipStage, startStage } from './stages.rules.ts';
import { isFinishedState, isOpenState, type StageState } from '../model/state.ts';

/** Completes the current stage and makes a successor current: the one named, or the only one that is there to be taken. */
export function transitionStage(draft: TaskDraft, toId: string | undefined): void {
  const { task } = draft;
  if (toId !== undefined && !task.stages.some(({ id }) => id === toId)) throw notFound('stage', toId);
  const current = completeCurrentStage(draft);
  settleReadiness(draft);
  const next = successorOf(draft, current, toId);
  draft.move = 'advance';
  if (next === undefined) return;
  if (next.status_category === 'ready') startStage(draft, next);
  task.current_stage_id = next.id;
}

/** The first half of a transition, and all of it that can be refused to who names a successor that is there to be taken. */
export function completeCurrentStage(draft: TaskDraft): StageState {
  const current = draft.currentStage;
  if (current === undefined) {
    requireWorkable(draft);
    throw problem('state_conflict', 'The task has no stages to move through.');
  }
  stageMachine.require(
    rightsState(current),
    'completed',
    { isRequired: current.is_required },
    draft.stageStanding(current),
  );
  requireWorkable(draft);
  // A stage that is finished already, in a task that others keep open, is left without being completed again.
  if (isOpenState(current.status_category)) completeByWorker(draft, current);
  return current;
}

/** Who may complete the stage is asked even when it cannot be completed from where it is. */
const rightsState = ({ status_category: state }: StageState) =>
  isFinishedState(state) ? 'in_progress' : state;

function successorOf(
  draft: TaskDraft,
  current: StageState,
  toId: string | undefined,
): StageState | undefined {
  const { task } = draft;
  const successorIds = new Set(
    task.dependencies.filter(({ predecessor_id: id }) => id === current.id).map(({ successor_id: id }) => id),
  );
  const successors = task.stages.filter(
    ({ id, status_category: state }) => successorIds.has(id) && isOpenState(state),
  );
  // The parts of a process need not be joined: where nothing follows, what else is ready does.
  const candidates = (
    successors.length > 0
      ? successors
      : task.stages.filter(
          ({ id, status_category: state }) =>
            id !== current.id && (state === 'ready' || state === 'in_progress'),
        )
  ).sort((a, b) => a.position - b.position);
  const ready = candidates.filter(({ status_category: state }) => state !== 'pending');
  const told =
    ready.length === 0
      ? 'No stage is ready yet.'
      : `Ready stages: ${ready.map(({ id, name }) => `"${name}" (${id})`).join(', ')}.`;
  if (toId !== undefined) {
    const named = candidates.find(({ id }) => id === toId);
    if (named === undefined)
      throw problem('state_conflict', `The stage ${toId} does not follow "${current.name}". ${told}`);
    if (named.status_category === 'pending')
      throw problem('state_conflict', `The stage "${named.name}" is not ready yet. ${told}`);
    return named;
  }
  if (ready.length > 1)
    throw problem(
      'state_conflict',
      `Several stages can follow "${current.name}". Set to_stage_id to one of them. ${told}`,
    );
  return ready[0];
}

export interface JumpOptions {
  readonly skipUnfinished: boolean;
  readonly reason: string | null;
}

/** Makes any stage of the task current and starts it, forwards or backwards, without completing others. */
export function jumpToStage(
  draft: TaskDraft,
  stageId: string,
  { skipUnfinished, reason }: JumpOptions,
): void {
  const { task } = draft;
  const stage = draft.stage(stageId);
  const passed = skipUnfinished
    ? task.stages.filter((one) => one.position < stage.position && isOpenState(one.status_category))
    : [];
  requireJump(draft, stage, passed);
  for (const one of passed) skipStage(draft, one, reason);
  draft.reason = reason;
  draft.move = 'jump';
  if (isFinishedState(stage.status_category)) reopenStage(draft, stage);
  else if (stage.status_category !== 'in_progress') startStage(draft, stage);
  task.current_stage_id = stage.id;
}

/** 403 or 409 unless the worker may make the stage current now, leaving out those that are passed. */
export function requireJump(draft: TaskDraft, stage: StageState, passed: readonly StageState[] = []): void {
  const { parts, can } = draft.stageStanding(stage);
  if (!parts.has('assignee') && !can('tasks.transition'))
    throw problem(
      'permission_denied',
      'Jumping to a stage needs tasks.transition or being an assignee of it.',
    );
  if (
    !can('tasks.manage') &&
    passed.some((one) => one.is_required || !one.assigned_to.includes(draft.worker.userId))
  ) {
    throw problem(
      'permission_denied',
      'Skipping the stages before it needs tasks.manage, unless all of them are optional and assigned to you.',
    );
  }
  requireWorkable(draft);
  if (stage.status_category === 'cancelled')
    throw problem('state_conflict', `The stage "${stage.name}" is cancelled and cannot be made current.`);
}
