import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { bulkDeleteTasks, bulkUpdateTasks, bulkUpdateTaskStages } from './bulk.ts';
import { linkTaskTicket, unlinkTaskTicket } from './links.ts';
import { manageTask } from './manage.ts';
import { mergeTasks, previewTaskMerge } from './merge.ts';
import { manageTaskStage } from './stage-actions.ts';
import { jumpTaskToStage, transitionTaskStage } from './stage-moves.ts';
import { completeTaskSubstage, reopenTaskSubstage } from './substages.ts';
import { createTask, deleteTask, getTask, restoreTask, setTaskPrivacy, updateTaskFields } from './tasks.ts';
import { replaceTaskWatchers } from './watchers.ts';
import { listTaskStages } from './stage-list.ts';
import { listTasks } from './task-list.ts';

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
  bulkUpdateTasks,
  bulkDeleteTasks,
  bulkUpdateTaskStages,
  manageTask,
  linkTaskTicket,
  unlinkTaskTicket,
  mergeTasks,
  previewTaskMerge,
  replaceTaskWatchers,

  listTasks,
  listTaskStages,
} satisfies TasksHandlers;
