// Processes as tasks and authors share them: the working copy, what is published of it, and what new tasks get.
export type { ProcessDefaults, ProcessSnapshot, SnapshotDependency, SnapshotStage, SnapshotSubstage, StageAssignment } from './snapshot.ts';
export { snapshotOf, toolRecord } from './snapshot.queries.ts';
export { findVersion, loadVersion, type ProcessVersion } from './versions.queries.ts';
export { publish, type Publishing } from './publish.ts';
export { checkPlaceholders, expandPlaceholders, nameOfTask, placeholderNames, type PlaceholderValues } from './placeholders.ts';
export { requireDraft, requireProcess, storeDraft } from './drafts.ts';
export { updateProcess, type ProcessValues, type StoredProcess } from './drafts.queries.ts';
export { isSameContent } from './compare.ts';

// For families that keep what tools of stages point to.
export { findTargets, nameableKinds, registerToolTarget, targetId, targetKind, targetOf, toolTargets, type ToolTargetKind } from './tool-targets.queries.ts';
