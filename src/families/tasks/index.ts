import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { bulkDeleteTasks, bulkUpdateTasks, bulkUpdateTaskStages } from './bulk.ts';
import { linkTaskTicket, unlinkTaskTicket } from './links.ts';
import { manageTask } from './manage.ts';
import { mergeTasks, previewTaskMerge } from './merge.ts';
import { getMyDay } from './my-day.ts';
import { getMyDayOversight } from './my-day-oversight.ts';
import {
  getTaskAutoAssignmentSettings,
  listOverflowStages,
  retryTaskStageOverflowAssignment,
} from './overflow.ts';
import { manageTaskStage } from './stage-actions.ts';
import { jumpTaskToStage, transitionTaskStage } from './stage-moves.ts';
import { completeTaskSubstage, reopenTaskSubstage } from './substages.ts';
import { createTask, deleteTask, getTask, restoreTask, setTaskPrivacy, updateTaskFields } from './tasks.ts';
import { replaceTaskWatchers } from './watchers.ts';
import { countTasksByClient } from './client-counts.ts';
import { getTaskGroupCounts, getTaskStageGroupCounts } from './grouping.ts';
import { getMyWorkCounts, listMyPinnedStages, listMyWorkStages } from './my-work.ts';
import { getTaskOptions } from './options.ts';
import { getTaskMergeRedirect, listTaskReferences } from './references.ts';
import { listSavedViewTasks, listTaskSavedViews } from './saved-views.ts';
import { listTaskStages } from './stage-list.ts';
import { listTasks } from './task-list.ts';
import { listTaskTicketLinkCandidates, listTaskTicketLinks } from './ticket-link-list.ts';
import { getTaskDeletePreview } from './delete-preview.ts';
import { getTaskDependencyGraph, getTaskStageDependencies } from './dependency-graph.ts';
import { getFullTask } from './full-task.ts';
import { getTaskProcessInstanceDetails } from './process-instance.ts';
import { listTaskActivity } from './task-activity.ts';
import { listTaskAuditEntries } from './task-audit.ts';
import { getTaskDetails } from './task-details.ts';
import { listTaskWatchers } from './watcher-list.ts';

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
