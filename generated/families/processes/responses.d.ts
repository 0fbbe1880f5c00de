// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listProcessDefinitionTools: Readonly<Record<string, Validate>>;
  readonly deleteProcessDefinitionTools: Readonly<Record<string, Validate>>;
  readonly listProcessDefinitionToolDetails: Readonly<Record<string, Validate>>;
  readonly listProcessDefinitions: Readonly<Record<string, Validate>>;
  readonly bulkDeleteProcessDefinitions: Readonly<Record<string, Validate>>;
  readonly getProcessDefinition: Readonly<Record<string, Validate>>;
  readonly getFullProcessDefinition: Readonly<Record<string, Validate>>;
  readonly listProcessDefinitionStageTools: Readonly<Record<string, Validate>>;
  readonly createProcessDefinitionStageTool: Readonly<Record<string, Validate>>;
  readonly reorderProcessDefinitionStageTools: Readonly<Record<string, Validate>>;
  readonly updateProcessInstance: Readonly<Record<string, Validate>>;
  readonly readStageToolDetails: Readonly<Record<string, Validate>>;
  readonly deleteStageTool: Readonly<Record<string, Validate>>;
  readonly replaceStageToolDefinition: Readonly<Record<string, Validate>>;
};
