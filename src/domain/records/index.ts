// Records of all kinds: what somebody needs to see and manage them, which of them they see, and what they are called.
export { canManage, canView, hiddenKinds, managersOf } from './kinds.ts';
export {
  isKeptPrivate,
  isVisibleRecord,
  viewerIn,
  viewerScope,
  type Target,
  type Viewer,
  type ViewerScope,
} from './records.queries.ts';
export {
  holdVisible,
  mayName,
  membersWhoSee,
  namesOf,
  privateToOthers,
  requireVisible,
  type VisibleRecord,
} from './records.ts';
