// Processes as tasks and authors share them: the working copy, what is published of it, and what new tasks get.

export type {
  ProcessDefaults,
  ProcessSnapshot,
  SnapshotDependency,
  SnapshotStage,
  SnapshotSubstage,
  StageAssignment,
} from './snapshot.ts';
export { snapshotOf, toolRecord } from './snapshot.queries.ts';
export {
  findVersion,
  loadVersion,
  referencesOf,
  withoutGone,
  type ProcessVersion,
} from './versions.queries.ts';
export { publish, type Published, type Publishing } from './publish.ts';
export {
  checkPlaceholders,
  expandAddress,
  expandPlaceholders,
  expandText,
  nameOfTask,
  placeholderNames,
  type PlaceholderValues,
} from './placeholders.ts';
export { checkEditable, replaceDepartment, requireDraft, requireProcess, storeDraft } from './drafts.ts';
export { lockProcess, updateProcess, type ProcessValues, type StoredProcess } from './drafts.queries.ts';
export {
  isSameContent,
  toolContent,
  type ProcessContent,
  type StageContent,
  type ToolContent,
} from './compare.ts';

// For families that keep what tools of stages point to.
export {
  nameableKinds,
  selectTargets,
  targetId,
  targetKind,
  targetOf,
  toolTargets,
} from './tool-targets.queries.ts';

// For those who show and change processes.
export { liveProcesses, processRecord, selectProcess } from './process-record.queries.ts';
export { checkToolConfig, requireToolReferences } from './tool-checks.ts';
export { completeConfig } from './tool-config.rules.ts';
export { processKeys } from './field-keys.queries.ts';
export { answerField } from './prompt.rules.ts';
export { findToolFaults, type JudgedTool } from './tool-faults.ts';
export { healthOf, type ToolFault } from './tool-faults.rules.ts';
export { selectTaskFields } from './task-fields.queries.ts';
export { promptProblem } from './prompt-problems.ts';
export { requireUnused } from './process-users.ts';
