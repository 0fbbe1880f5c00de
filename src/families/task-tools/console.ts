import type { TaskToolsHandlers } from '#generated/console/families/task-tools/handlers.ts';
import {
  attachTaskStageToolFile,
  decideTaskStageToolApproval,
  detachTaskStageToolFile,
  getTaskStageTools,
  retractTaskStageToolApproval,
  runTaskStageTool,
  setTaskStageToolItem,
  submitTaskStageToolApproval,
} from './tools.ts';

export default {
  getTaskStageTools,
  setTaskStageToolItem,
  runTaskStageTool,
  attachTaskStageToolFile,
  detachTaskStageToolFile,
  submitTaskStageToolApproval,
  decideTaskStageToolApproval,
  retractTaskStageToolApproval,
} satisfies TaskToolsHandlers;
