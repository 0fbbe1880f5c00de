import type { AssignmentCandidate, AssignmentTrigger, TaskOverflowReason } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Actor } from '#src/platform/events/index.ts';

/** What a decision needs of the context of a handler or a job. */
export type DecisionContext = Pick<WriteContext, 'db' | 'identity' | 'now' | 'announce'>;

/** One decision on who gets a stage, as it is kept. */
export interface StageDecision {
  readonly id: string;
  readonly taskId: string;
  readonly stageId: string;
  readonly stageName: string;
  readonly departmentId: string | null;
  readonly trigger: AssignmentTrigger;
  /** Null when nobody was found; then there is a reason. */
  readonly assignee: AssignmentCandidate['user'] | null;
  readonly overflowReason: TaskOverflowReason | null;
  readonly previousAssigneeId: string | null;
  readonly explanation: string;
  readonly candidates: readonly AssignmentCandidate[];
  /** Feedback rules that applied. */
  readonly ruleIds: readonly string[];
  /** The decision that this one repeats. */
  readonly rerunOfId: string | null;
  /** Why it was repeated, in the caller's words. */
  readonly reason: string | null;
  readonly actor: Actor;
}
