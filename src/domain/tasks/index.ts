// Tasks as families work with them: find or hold one, change its draft by rules, settle, assign, store.
export { latestActivity, listActivity } from './activity/index.ts';
export { assignStages, switchedOff } from './assignment/assign-stages.ts';
export { retryStages } from './assignment/retry.ts';
export { selectSettings } from './assignment/settings.queries.ts';
export { taskAuditActions } from './audit-actions.ts';
export { TaskChanges } from './change-many.ts';
export {
  changeTask,
  instant,
  requireRights,
  selectWished,
  type PlaceOf,
  type TaskWish,
} from './change-task.ts';
export { contractDependencies, neighboursAfter, neighboursBefore } from './contract-dependencies.rules.ts';
export { criticalPath } from './critical-path.rules.ts';
export { removeTask, requireDeletable } from './delete-task.ts';
export { requireAcyclic } from './dependencies.rules.ts';
export { TaskDraft } from './draft.ts';
export { plusMinutes } from './due.rules.ts';
export { insertHistory } from './history.queries.ts';
export { historyRow, type HistoryEntry } from './history.ts';
export { holdTasks } from './hold-many.ts';
export { holdRules, holdTask, taskKey } from './hold.ts';
export { lockTasks, lockTasksOfStages, readTask, type TaskKey } from './load.queries.ts';
export { lookAtTask, requireVisibleTask } from './look.ts';
export { taskMachine } from './machines.rules.ts';
export { completeCurrentStage, jumpToStage, requireJump, transitionStage } from './moves.rules.ts';
export { newStage, newSubstage, substagesOf } from './new-stages.rules.ts';
export { addTask, type TaskCreation } from './new-task.ts';
export { selectReferences } from './references.queries.ts';
export { requireDepartment, requireFields } from './references.ts';
export { bringBackTask, restoreExpiresAt } from './restore-task.ts';
export { settle } from './settle.rules.ts';
export {
  cancelOpenStages,
  completeByWorker,
  reopenByWorker,
  requireOpenTask,
  skipByWorker,
  startByWorker,
} from './stages.rules.ts';
export {
  isFinishedState,
  isOpenCategory,
  isOpenState,
  stageRefOf,
  type DependencyState,
  type StageState,
  type TaskState,
} from './state.ts';
export { storeTaskRows } from './store.queries.ts';
export { storeTask, wholeTask } from './store.ts';
export { completeSubstage, reopenSubstage } from './substages.rules.ts';
export { selectTaskNames } from './task-events.queries.ts';
export { eventTask, type TaskChangeEvent } from './task-events.ts';
export { isFileOfTask } from './task-files.queries.ts';
export {
  selectStoredStages,
  selectStoredTask,
  selectTask,
  stageColumns,
  stageRecord,
  taskRecord,
  visibleStages,
  visibleTasks,
} from './task-record.queries.ts';
export { requireEditor, setTaskStatus, taskFacts, unfinishedOf } from './task-status.rules.ts';
export { isVisibleTicket } from './ticket-links.queries.ts';
export {
  insertTicketLink,
  linkEntry,
  reportLinkAttached,
  requireTicket,
  ticketViewerOf,
} from './ticket-links.ts';
export { shownTools } from './tools/shown-tools.ts';
export { showStageTools } from './tools/tool-states.ts';
export { useTool, type ToolKey } from './tools/use-tool.ts';
export { deleteWatchers, insertWatchers, selectWatchers } from './watchers.queries.ts';
