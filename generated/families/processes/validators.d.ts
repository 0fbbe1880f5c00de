// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listProcessDefinitionTools: RequestValidators;
  readonly deleteProcessDefinitionTools: RequestValidators;
  readonly listProcessDefinitionToolDetails: RequestValidators;
  readonly listProcessDefinitions: RequestValidators;
  readonly bulkDeleteProcessDefinitions: RequestValidators;
  readonly getProcessDefinition: RequestValidators;
  readonly getFullProcessDefinition: RequestValidators;
  readonly listProcessDefinitionStageTools: RequestValidators;
  readonly createProcessDefinitionStageTool: RequestValidators;
  readonly reorderProcessDefinitionStageTools: RequestValidators;
  readonly updateProcessInstance: RequestValidators;
  readonly readStageToolDetails: RequestValidators;
  readonly deleteStageTool: RequestValidators;
  readonly replaceStageToolDefinition: RequestValidators;
};
