import type { StageTool, UserRef } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { ProcessSnapshot } from '#src/domain/processes/index.ts';
import type { ToolUser } from '#src/domain/tools/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { StageState } from '../model/state.ts';
import { findToolProblem } from './tool-problems.ts';
import { loadToolState } from './tool-facts.ts';
import { userOf } from './stage-tools.ts';
import type { ToolRun } from './tool-runs.queries.ts';

/** A tool of a stage with all that is known of it. */
export interface KnownTool {
  readonly draft: TaskDraft;
  readonly stage: StageState;
  readonly tool: StageTool;
  readonly run: ToolRun;
  /** As the rules of its type judge it. */
  readonly state: unknown;
  /** Why it cannot be run; null when it can. */
  readonly problem: string | null;
  readonly user: ToolUser;
  readonly approvers: readonly UserRef[];
  readonly snapshot: ProcessSnapshot | undefined;
  /** Where what was just started goes on. */
  readonly url?: string | null;
}

type Placed = Pick<KnownTool, 'draft' | 'stage' | 'tool' | 'run' | 'snapshot'>;

/** Completes what is known of a tool by what its caller, its type and its target say. */
export async function knowTool(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can' | 'now' | 'services'>,
  placed: Placed,
): Promise<KnownTool> {
  const { draft, stage, tool, run } = placed;
  const [{ user, approvers }, state, problem] = await Promise.all([
    userOf(ctx, draft, stage, tool),
    loadToolState(ctx.db, stage.id, tool, run),
    findToolProblem(ctx, tool),
  ]);
  return { ...placed, state, problem, user, approvers };
}
