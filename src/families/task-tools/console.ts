import type { TaskToolsHandlers } from '#generated/console/families/task-tools/handlers.ts';
import {
  decideTaskStageToolApproval,
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
  submitTaskStageToolApproval,
  decideTaskStageToolApproval,
  retractTaskStageToolApproval,
} satisfies TaskToolsHandlers;
