// Statuses that agencies define for their tasks, stages, tickets and escalations (domain model §1.2).
export { selectClientStatusKeys } from './client-status-keys.queries.ts';
export { findDefaultPriority } from './default-priority.queries.ts';
export { lockStatusSetAlone, lockStatusSets, lockStatusTemplates } from './locks.queries.ts';
export { StatusSet, type StatusChoice, type StatusRecordKind } from './status-set.ts';
export {
  loadStatusSet,
  loadWorkStatuses,
  selectStatusKeys,
  type WorkStatuses,
} from './status-set.queries.ts';
