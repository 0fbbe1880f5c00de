import type { ProcessesHandlers } from '#generated/families/processes/handlers.ts';
import {
  bulkDeleteProcessDefinitions,
  getFullProcessDefinition,
  getProcessDefinition,
  listProcessDefinitions,
} from './process-definitions.ts';
import { updateProcessInstance } from './process-instance.ts';
import {
  createProcessDefinitionStageTool,
  deleteProcessDefinitionTools,
  deleteStageTool,
  reorderProcessDefinitionStageTools,
  replaceStageToolDefinition,
} from './stage-tools.ts';
import { readStageToolDetails } from './tool-details.ts';
import {
  listProcessDefinitionStageTools,
  listProcessDefinitionToolDetails,
  listProcessDefinitionTools,
} from './tools.ts';

export default {
  listProcessDefinitionTools,
  deleteProcessDefinitionTools,
  listProcessDefinitionToolDetails,
  listProcessDefinitions,
  bulkDeleteProcessDefinitions,
  getProcessDefinition,
  getFullProcessDefinition,
  listProcessDefinitionStageTools,
  createProcessDefinitionStageTool,
  reorderProcessDefinitionStageTools,
  readStageToolDetails,
  deleteStageTool,
  replaceStageToolDefinition,
  updateProcessInstance,
} satisfies ProcessesHandlers;
