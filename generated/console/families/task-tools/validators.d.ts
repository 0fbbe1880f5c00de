// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getTaskStageTools: RequestValidators;
  readonly setTaskStageToolItem: RequestValidators;
  readonly runTaskStageTool: RequestValidators;
  readonly submitTaskStageToolApproval: RequestValidators;
  readonly decideTaskStageToolApproval: RequestValidators;
  readonly retractTaskStageToolApproval: RequestValidators;
};
