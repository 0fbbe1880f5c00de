// Tasks as families work with them: find or hold one, change its draft by rules, settle, assign, store.
export {
  latestActivity,
  listActivity,
  toolOfEntry,
  withoutHiddenTools,
  type ListedEntry,
} from './activity/index.ts';
export { assignStages, switchedOff } from './assignment/assign-stages.ts';
export { retryStages } from './change/retry.ts';
export { rerunDecision } from './change/rerun.ts';
export { selectSettings } from './assignment/settings.queries.ts';
export { taskAuditActions } from './store/audit-actions.ts';
export { TaskChanges } from './change/change-many.ts';
export {
  changeTask,
  instant,
  requireRights,
  selectWished,
  type PlaceOf,
  type TaskWish,
} from './change/change-task.ts';
export {
  contractDependencies,
  neighboursAfter,
  neighboursBefore,
} from './rules/contract-dependencies.rules.ts';
export { criticalPath } from './rules/critical-path.rules.ts';
export { removeTask, requireDeletable } from './change/delete-task.ts';
export { requireAcyclic } from './rules/dependencies.rules.ts';
export { TaskDraft } from './model/draft.ts';
export { plusMinutes } from './rules/due.rules.ts';
export { insertHistory } from './store/history.queries.ts';
export { historyRow, type HistoryEntry } from './store/history.ts';
export { holdTasks } from './load/hold-many.ts';
export { holdRules, holdTask, taskKey } from './load/hold.ts';
export { lockTasks, lockTasksOfStages, readTask, type TaskKey } from './load/load.queries.ts';
export { lookAtTask, requireVisibleTask } from './load/look.ts';
export { taskMachine } from './rules/machines.rules.ts';
export { completeCurrentStage, jumpToStage, requireJump, transitionStage } from './rules/moves.rules.ts';
export { newStage, newSubstage, substagesOf } from './rules/new-stages.rules.ts';
export { addTask, type TaskCreation, type TaskOrigin } from './change/new-task.ts';
export { selectReferences } from './load/references.queries.ts';
export { requireDepartment, requireFields } from './load/references.ts';
export { bringBackTask, restoreExpiresAt } from './change/restore-task.ts';
export { settle } from './rules/settle.rules.ts';
export {
  cancelOpenStages,
  completeByWorker,
  reopenByWorker,
  requireOpenTask,
  skipByWorker,
  startByWorker,
} from './rules/stages.rules.ts';
export {
  isFinishedState,
  isOpenCategory,
  isOpenState,
  stageRefOf,
  type DependencyState,
  type StageState,
  type TaskState,
} from './model/state.ts';
export { storeTaskRows } from './store/store.queries.ts';
export { storeTask, wholeTask } from './store/store.ts';
export { setTaskTimers } from './store/task-timers.ts';
export { handOverStages } from './change/handovers.ts';
export { rescheduleRetries } from './change/overflow-retries.ts';
export { completeSubstage, reopenSubstage } from './rules/substages.rules.ts';
export { selectTaskNames } from './store/task-events.queries.ts';
export { eventTask, type TaskChangeEvent } from './store/task-events.ts';
export { isFileOfTask } from './load/task-files.queries.ts';
export {
  selectStoredStages,
  selectStoredTask,
  selectTask,
  stageColumns,
  stageRecord,
  taskRecord,
  visibleStages,
  visibleTasks,
} from './load/task-record.queries.ts';
export { requireEditor, setTaskStatus, taskFacts, unfinishedOf } from './rules/task-status.rules.ts';
export { isVisibleTicket } from './links/ticket-links.queries.ts';
export {
  insertTicketLink,
  linkEntry,
  noteOnTicket,
  reportLinkAttached,
  requireTicket,
  ticketViewerOf,
} from './links/ticket-links.ts';
export { addToolFile, releaseToolFiles, removeToolFile } from './tools/request-files.ts';
export {
  followExecution,
  followTools,
  holdTaskOfStage,
  type FollowedWork,
  tellLostExecution,
  tellLostWork,
} from './tools/follow-tools.ts';
export { shownTools } from './load/shown-tools.ts';
export { askForTool, runTool, type WrittenAnswer } from './tools/run-tool.ts';
export { sopToolsOfStage, type Reading } from './tools/stage-tools.ts';
export { findFaultsInTask } from './tools/tool-problems.ts';
export { showStageTools } from './tools/tool-states.ts';
export { useTool, type StartWork, type ToolKey } from './tools/use-tool.ts';
export { deleteWatchers, insertWatchers, selectWatchers } from './change/watchers.queries.ts';
