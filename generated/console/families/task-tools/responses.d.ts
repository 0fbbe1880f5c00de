// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getTaskStageTools: Readonly<Record<string, Validate>>;
  readonly setTaskStageToolItem: Readonly<Record<string, Validate>>;
  readonly runTaskStageTool: Readonly<Record<string, Validate>>;
  readonly submitTaskStageToolApproval: Readonly<Record<string, Validate>>;
  readonly decideTaskStageToolApproval: Readonly<Record<string, Validate>>;
  readonly retractTaskStageToolApproval: Readonly<Record<string, Validate>>;
};
