import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { bulkDeleteTasks, bulkUpdateTasks, bulkUpdateTaskStages } from './bulk.ts';
import { linkTaskTicket, unlinkTaskTicket } from './links/links.ts';
import { manageTask } from './task/manage.ts';
import { mergeTasks, previewTaskMerge } from './merge/merge.ts';
import { getMyDay } from './my-work/my-day.ts';
import { getMyDayOversight } from './my-work/my-day-oversight.ts';
import {
  getTaskAutoAssignmentSettings,
  listOverflowStages,
  retryTaskStageOverflowAssignment,
} from './stages/overflow.ts';
import { manageTaskStage } from './stages/stage-actions.ts';
import { jumpTaskToStage, transitionTaskStage } from './stages/stage-moves.ts';
import { completeTaskSubstage, reopenTaskSubstage } from './stages/substages.ts';
import {
  createTask,
  deleteTask,
  getTask,
  restoreTask,
  setTaskPrivacy,
  updateTaskFields,
} from './task/tasks.ts';
import { replaceTaskWatchers } from './watchers/watchers.ts';
import { countTasksByClient } from './lists/client-counts.ts';
import { getTaskGroupCounts, getTaskStageGroupCounts } from './lists/grouping.ts';
import { getMyWorkCounts, listMyPinnedStages, listMyWorkStages } from './my-work/my-work.ts';
import { getTaskOptions } from './lists/options.ts';
import { getTaskMergeRedirect, listTaskReferences } from './links/references.ts';
import { listSavedViewTasks, listTaskSavedViews } from './lists/saved-views.ts';
import { listTaskStages } from './lists/stage-list.ts';
import { listTasks } from './lists/task-list.ts';
import { listTaskTicketLinkCandidates, listTaskTicketLinks } from './links/ticket-link-list.ts';
import { getTaskDeletePreview } from './task/delete-preview.ts';
import { getTaskDependencyGraph, getTaskStageDependencies } from './task/dependency-graph.ts';
import { getFullTask } from './task/full-task.ts';
import { getTaskProcessInstanceDetails } from './task/process-instance.ts';
import { listTaskActivity } from './history/task-activity.ts';
import { listTaskAuditEntries } from './history/task-audit.ts';
import { getTaskDetails } from './task/task-details.ts';
import { listTaskWatchers } from './watchers/watcher-list.ts';

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
  getTaskGroupCounts,
  getTaskStageGroupCounts,
  countTasksByClient,
  getTaskOptions,
  listTaskReferences,
  getTaskMergeRedirect,
  listTaskSavedViews,
  listSavedViewTasks,
  listMyWorkStages,
  getMyWorkCounts,
  listMyPinnedStages,
  listTaskTicketLinks,
  listTaskTicketLinkCandidates,
  getTaskDetails,
  getFullTask,
  getTaskProcessInstanceDetails,
  getTaskDependencyGraph,
  getTaskStageDependencies,
  getTaskDeletePreview,
  listTaskActivity,
  listTaskAuditEntries,
  listTaskWatchers,

  getMyDay,
  getMyDayOversight,
  getTaskAutoAssignmentSettings,
  listOverflowStages,
  retryTaskStageOverflowAssignment,
} satisfies TasksHandlers;
