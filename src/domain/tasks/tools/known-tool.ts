import type { StageTool, UserRef } from '#generated/types.gen.ts';
import type { ProcessSnapshot } from '#src/domain/processes/index.ts';
import type { ToolUser } from '#src/domain/tools/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { StageState } from '../model/state.ts';
import type { ToolRun } from './tool-runs.queries.ts';

/** A tool of a stage with all that is known of it. */
export interface KnownTool {
  readonly draft: TaskDraft;
  readonly stage: StageState;
  readonly tool: StageTool;
  readonly run: ToolRun;
  readonly user: ToolUser;
  readonly approvers: readonly UserRef[];
  readonly snapshot: ProcessSnapshot | undefined;
}
