import type { AssignmentTrigger, TaskStageChangeKind, TaskStageState } from '#generated/types.gen.ts';
import type { StageDecision } from './decision.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { Standing } from '#src/domain/transitions/index.ts';
import type { WorkStatuses } from '#src/domain/status-options/index.ts';
import type { StageState, SubstageState, TaskState } from './state.ts';

/** Whose change it is. */
export interface Worker {
  readonly userId: string;
  can: Standing['can'];
}

/** A wish that the service choose who gets a stage. */
export interface ChoiceWish {
  readonly trigger: AssignmentTrigger;
  /** Whether to start the stage when somebody was found and it is ready. */
  readonly isStarted: boolean;
  /** The decision that is made again, and what the caller said about it. */
  readonly rerun?: Rerun;
}

export interface Rerun {
  readonly ofId: string;
  readonly excludedIds: readonly string[];
  readonly reason: string | null;
}

export interface DraftOptions {
  readonly task: TaskState;
  readonly statuses: WorkStatuses;
  readonly worker: Worker;
  readonly now: Date;
  /** A task that is being made: there is no state before it. */
  readonly isNew?: boolean;
}

/**
 * A task under its row lock while it is changed. Rules change `task`; `before` stays as it was read, and storing compares the
 * two. Nothing here reads or writes the database.
 */
export class TaskDraft {
  /** As it was read; null for a new task. */
  readonly before: TaskState | null;
  readonly task: TaskState;
  readonly statuses: WorkStatuses;
  readonly worker: Worker;
  readonly now: Date;
  /** How the current stage changed, when an operation on stages changed it. */
  move: TaskStageChangeKind | null = null;
  /** Whether required stages were left out to complete the task. */
  isForced = false;
  /** Why, in the caller's words, for the history. */
  reason: string | null = null;
  /** Stages, by id, for which automatic assignment is to choose somebody when the task is stored. */
  readonly choices = new Map<string, ChoiceWish>();
  /** What automatic assignment decided in this change. */
  readonly decisions: StageDecision[] = [];
  /** When automatic assignment is attempted, for the next attempt to count from; later than `at` for a timer that is late. */
  attemptAt: string;

  constructor({ task, statuses, worker, now, isNew = false }: DraftOptions) {
    this.before = isNew ? null : task;
    this.task = structuredClone(task);
    this.statuses = statuses;
    this.worker = worker;
    this.now = now;
    this.attemptAt = this.at;
  }

  /** Makes one of several changes: one that is refused leaves the draft as it was. Answers what the task was before it. */
  attempt(work: (before: TaskState) => void): TaskState {
    const { move, isForced, reason } = this;
    const [before, choices] = [structuredClone(this.task), [...this.choices]];
    try {
      work(before);
    } catch (error) {
      Object.assign(this.task, before);
      Object.assign(this, { move, isForced, reason });
      this.choices.clear();
      for (const [stageId, wish] of choices) this.choices.set(stageId, wish);
      throw error;
    }
    return before;
  }

  get at(): string {
    return this.now.toISOString();
  }

  get currentStage(): StageState | undefined {
    return this.task.stages.find(({ id }) => id === this.task.current_stage_id);
  }

  /** 404 when the task has no such stage. */
  stage(id: string): StageState {
    const stage = this.task.stages.find((one) => one.id === id);
    if (stage === undefined) throw notFound('stage', id);
    return stage;
  }

  findSubstage(id: string): { stage: StageState; substage: SubstageState } {
    for (const stage of this.task.stages) {
      const substage = stage.substages.find((one) => one.id === id);
      if (substage !== undefined) return { stage, substage };
    }
    throw notFound('substage', id);
  }

  /** Gives a stage a state, in the usual status of it. */
  setStageState(stage: StageState, state: TaskStageState): void {
    stage.status_category = state;
    stage.status = this.statuses.stagesOf(stage.status_template_id).defaultOf(state).key;
  }

  /** What the worker is to the task as a whole. */
  standing(): Standing {
    const parts = new Set<string>();
    if (this.task.assigned_to.includes(this.worker.userId)) parts.add('assignee');
    if (this.task.created_by === this.worker.userId) parts.add('creator');
    return { parts, can: this.worker.can };
  }

  /** What the worker is to one of its stages. */
  stageStanding(stage: StageState): Standing {
    return {
      parts: new Set(stage.assigned_to.includes(this.worker.userId) ? ['assignee'] : []),
      can: this.worker.can,
    };
  }
}
