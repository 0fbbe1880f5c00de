// Tickets as families work with them: find or hold one, change its draft by rules, store it with its clocks, tell it.
export { toldPage } from './activity/activity.ts';
export { ticketActivity, ticketsActivity } from './activity/activity.queries.ts';
export { holdTicket, holdTicketRules, holdTickets, ticketKey, unknownTicket, workerOf } from './load/hold.ts';
export { insertInteraction, dismissReplies, type NewInteraction } from './ai/interactions.queries.ts';
export { isDuplicateCheckDefault } from './ai/looks.queries.ts';
export {
  dismissProposal,
  insertProposals,
  lockProposal,
  supersedeReplies,
  type NewProposal,
} from './ai/proposals.queries.ts';
export { noteDraftOfAi } from './ai/used-reply.ts';
export { agentsIn, chooseAgent, chosenBy, requireAgents, setAgents } from './assignment/assign.ts';
export {
  selectAgents,
  selectAgentsOf,
  selectAutoAssignment,
  selectAssignees,
  type Agent,
} from './assignment/agents.queries.ts';
export { lookAtUnanswered } from './assignment/reassign.ts';
export { releaseTickets } from './assignment/release.ts';
export { blockersOf, choose, isAvailable, rank } from './assignment/choose.rules.ts';
export { changeTicket } from './change/change-ticket.ts';
export { requireCreationRights } from './change/checks-of-new.ts';
export { foreseeTicket } from './change/foresee-ticket.ts';
export { addTicket } from './change/new-ticket.ts';
export type { TicketCreation } from './change/report-new.ts';
export { requireInbox, requireInboxForTickets, requireUnarchived } from './change/required.ts';
export { addNote, requireMentionable } from './conversation/add-message.ts';
export {
  fieldNamedBy,
  fillPlaceholders,
  placeholdersIn,
  requireConfirmationPlaceholders,
  requireReplyPlaceholders,
  type NamedField,
  type ReplyPlaceholder,
} from './conversation/placeholders.rules.ts';
export { moveMessages, recount, selectMovable } from './conversation/move-messages.queries.ts';
export {
  clocksOf,
  correspondent,
  correspondentsOf,
  findSurvivorId,
  lockTickets,
  isLiveTicket,
  selectTicketStates,
  selectTombstones,
  isOpenTask,
  taskCountOf,
  visibleTickets,
  type TicketKey,
} from './load/load.queries.ts';
export { byHand, TicketDraft, type AssignmentNote } from './model/draft.ts';
export { ticketMachine } from './model/machine.rules.ts';
export {
  isOpenTicket,
  maxEntries,
  missingForResolution,
  type ResolutionNeeds,
  type TicketState,
} from './model/state.ts';
export { moveTicketTo, requireNotClosed } from './model/status.rules.ts';
export { findClient } from './people/client-match.queries.ts';
export { domainOf, isPublicMailDomain } from './people/public-mail.rules.ts';
export { matchContacts } from './people/contacts.ts';
export { isClientDomain } from './people/spam-rules.queries.ts';
export { hasSameAddress } from './people/same-person.rules.ts';
export { withCorrespondents } from './people/correspondents.rules.ts';
export { atRiskWindowMs, type Clock, type Clocks } from './sla/clock.rules.ts';
export { allHoursKey, hoursIn, matchingPolicy, type HoursOf } from './sla/policy.rules.ts';
export { settleAllClocks, shownSla } from './sla/sla.ts';
export {
  defaultThreshold,
  policyRecord,
  selectPolicies,
  selectSlaSettings,
  type SlaSettings,
} from './sla/sla.queries.ts';
export { autoCloseAt, defaultClosing, reopenExpiresAt } from './store/closing.queries.ts';
export { eventTicket, selectEventTicket, ticketWithStatus } from './store/event-ticket.queries.ts';
export { endTicket, lookAtResolvedTickets, setClosingTimer, storeTicket } from './store/store.ts';
export { isForged } from './intake/authentication.rules.ts';
export { oneLine, plainInMarkdown } from './templates/plain-in-markdown.rules.ts';
export { deletePersonalTemplates } from './templates/personal.ts';
export { countTemplateUse, findUsableTemplate } from './templates/use.queries.ts';
export { addInbound, addOutbound } from './conversation/add-message.ts';
export type { MessageDetails } from './conversation/messages.queries.ts';
export { receiveOn } from './conversation/receive.ts';
export { safeReplyHtml } from './replies/body.rules.ts';
export { discardDrafts } from './replies/discard.ts';
export {
  insertDraft,
  liveStatuses,
  lockDraft,
  lockLiveDraft,
  updateDraft,
  type StoredDraft,
} from './replies/drafts.queries.ts';
export { addressChannelReply } from './replies/channel-replies.rules.ts';
export { findAnswered, sumSizes, wishedSender, type Answered } from './replies/queue.queries.ts';
export { queueReply, type QueuedReply } from './replies/queue-reply.ts';
export {
  addressReply,
  answerTo,
  onCopy,
  requireMailable,
  tidyRecipients,
} from './replies/recipients.rules.ts';
export { type Reply } from './replies/reply.ts';
export {
  addReviewEdit,
  decideReview,
  discardReviews,
  lockReview,
  selectReviewers,
  selectReviewRules,
  type StoredReview,
} from './replies/reviews.queries.ts';
export {
  addressProblem,
  canSend,
  defaultSignatureId,
  findChatAddress,
  findDefaultSender,
  findSender,
  findUsableSignature,
  isOfferedIn,
  mailDomainId,
  replyProblem,
  selectDefaultSignatureId,
  sendingProblem,
  senderName,
  type ReplySender,
} from './replies/senders.queries.ts';
export {
  isReviewRequired,
  reviewedMembers,
  reviewUserRecord,
  selectReviewUser,
  submittedCount,
  upsertReviewUser,
} from './replies/review-users.queries.ts';
export { senderAttempts, type SenderAttempts } from './replies/sender-codes.ts';
export { reviewReasons, submitDraft } from './replies/submit.ts';
export { reopenDrafts, withdrawMessages } from './replies/withdraw.queries.ts';
export { selectReopenExpiresAt } from './store/closing.queries.ts';
export { selectEventMessage } from './store/event-ticket.queries.ts';
export { tell, type TicketChangeEvent } from './store/ticket-changes.ts';
// Channels: connections to providers of texts, chats and calls, and what came through them.
export { channelAccess, intakeUrlOf } from './channels/access.ts';
export { insertChannelArrival } from './channels/arrivals.queries.ts';
export { findReached, findReceivingAddress, type ReachedConnection } from './channels/connections.queries.ts';
export { conversationOf } from './channels/conversation.rules.ts';
// Intake: what arrives by mail, what is decided about it, and what waits for a person.
export { canTake } from './intake/decide-thread.ts';
export { expireKind as reviewExpiry } from './intake/carry-out.ts';
export {
  appendTo,
  arrivalOf,
  markTicketSpam,
  openTicket,
  requestOf,
  ticketSubject,
  type Filed,
  type NewTicketWish,
} from './intake/file-message.ts';
export type { Arrived } from './intake/arrived.ts';
export { findTicketFor, type FoundTicket } from './intake/match.queries.ts';
export { threadDecision } from './intake/decide-thread.ts';
export { countReceived, isAutomaticAnswer, refusedReceived } from './intake/mail-kind.rules.ts';
export { hasSameMail, insertMail, selectReceiving } from './intake/mails.queries.ts';
export { insertMailReport } from './intake/mail-reports.queries.ts';
export { readMailReports } from './intake/mail-reports.rules.ts';
export { intakePurpose, isSignedFor, openIntake, secretsOf } from './intake/mail-intake.ts';
export { findIntake } from './intake/mail-intake.queries.ts';
export { deleteItems, findItem, loadArrived, type HeldItem } from './intake/review.queries.ts';
export { fileCommunication, insertDecision, resolveReviewItem } from './intake/store.queries.ts';
export { testAddress } from './intake/check-address.ts';
export { ensureSpamRule } from './people/spam-rules.queries.ts';
export { rematchContacts } from './people/contacts.ts';
export { pendingItemCount } from './intake/shown.queries.ts';
