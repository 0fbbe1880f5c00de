import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { manageTaskStage } from './stage-actions.ts';
import { jumpTaskToStage, transitionTaskStage } from './stage-moves.ts';
import { completeTaskSubstage, reopenTaskSubstage } from './substages.ts';
import { createTask, deleteTask, getTask, restoreTask, setTaskPrivacy, updateTaskFields } from './tasks.ts';

export default {
  createTask,
  getTask,
  deleteTask,
  restoreTask,
  setTaskPrivacy,
  updateTaskFields,
  manageTaskStage,
  transitionTaskStage,
  jumpTaskToStage,
  completeTaskSubstage,
  reopenTaskSubstage,
} satisfies TasksHandlers;
