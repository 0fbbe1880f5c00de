// Records of all kinds: names of those that the caller sees, holding one, and the life of plain ones. Who sees which is declared in domain/visibility.
export { clientOf } from './client-of.queries.ts';
export { findStored, type Target } from './records.queries.ts';
export { recordLife } from './record-life.ts';
export {
  holdAllVisible,
  holdVisible,
  mayName,
  membersWhoSee,
  namesOf,
  newestOpen,
  openAmong,
  privateToOthers,
  requireVisible,
  visibleTargets,
  type VisibleRecord,
} from './records.ts';
