// Records of all kinds: what somebody needs to see and manage them, which of them they see, and what they are called.
export { canManage, canView, hiddenKinds, managersOf, recordKinds } from './kinds.ts';
export {
  isKeptPrivate,
  isVisibleRecord,
  viewerIn,
  viewerScope,
  type Target,
  type Viewer,
  type ViewerScope,
} from './records.queries.ts';
export { recordLife } from './record-life.ts';
export {
  holdVisible,
  mayName,
  membersWhoSee,
  namesOf,
  privateToOthers,
  requireVisible,
  visibleTargets,
  type VisibleRecord,
} from './records.ts';
