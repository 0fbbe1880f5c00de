// Who sees which record. Each kind declares it once (kinds.queries.ts), in the words of rules.queries.ts; conditions for a caller
// (conditions.queries.ts), audiences for others (audience.queries.ts) and masks of events (openness.queries.ts) are made from that and
// from nothing else.
export { isShownToMember, selectAudience } from './audience.queries.ts';
export {
  idOf,
  isKeptPrivate,
  isLiveRecord,
  isObjectOpen,
  isOpenToAll,
  isPrivateId,
  isSeen,
  isShownTo,
  isVisibleRecord,
  mayChange,
  nameIfVisible,
  storedKinds,
} from './conditions.queries.ts';
export type { StoredRecords } from './declaration.ts';
export { conditionOf } from './held.queries.ts';
export { commentedKinds, isLiveTask, kinds, type RuledKind } from './kinds.queries.ts';
export { kindsInPayloads, openness, opennessBy } from './openness.queries.ts';
export { canManage, canView, hiddenKinds, managersOf } from './permissions.ts';
export { isOpenStage, isOpenTask, isVisibleTask } from './tasks.queries.ts';
export { isReplyTemplateShown } from './reply-templates.queries.ts';
export { draftRights, isTicketDraftShown, type DraftRights } from './ticket-drafts.queries.ts';
export { isInboxShown, isOfUnfiledMail } from './unfiled-mail.queries.ts';
export { draftsReadBy, readsWorkingCopies } from './working-copies.ts';
export {
  ticketViewer,
  viewerIn,
  viewerOf,
  viewerOfKind,
  viewerScope,
  type KindViewer,
  type Viewer,
  type ViewerScope,
} from './viewers.queries.ts';
export type { RecordViewer } from './who.queries.ts';
