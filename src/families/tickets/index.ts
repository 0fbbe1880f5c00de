import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { listTicketActivity, listTicketProcessLinks } from './around/around.ts';
import { getTicketCounts, resolveTicketNumbers, searchTickets } from './around/overview.ts';
import { assignTicket, checkTicketAssignment, listTicketAssignmentHistory } from './assignment/assignment.ts';
import { getTicketCommunication, listTicketCommunications } from './communications/communications.ts';
import { getTicketMessage, listTicketMessages } from './conversation/messages.ts';
import { createTicketNote } from './conversation/notes.ts';
import { markTicketRead, markTicketUnread } from './conversation/reading.ts';
import { mergeTickets, previewTicketMerge } from './merge/merge.ts';
import { listTicketAiInteractions } from './ai/interactions.ts';
import { getTicketAiSettings } from './ai/settings.ts';
import { dismissTicketDuplicateSuggestion, listTicketDuplicateSuggestions } from './duplicates/duplicates.ts';
import { createTicketMessage } from './replies/create-message.ts';
import { deleteTicketDraft, listTicketDrafts, saveTicketDraft } from './replies/drafts.ts';
import { listTicketDraftReviewers, listTicketReviewUsers } from './replies/reviewers.ts';
import {
  decideTicketDraftReview,
  getTicketDraftReview,
  listTicketDraftReviews,
  updateTicketDraftReview,
} from './replies/reviews.ts';
import { listTicketReplySenders } from './replies/senders.ts';
import { bulkDeleteTickets, bulkMoveTickets, bulkUpdateTickets } from './ticket/bulk.ts';
import { manageTicket } from './ticket/manage.ts';
import { moveTicket } from './ticket/move.ts';
import { manageTicketCorrespondents, setTicketPrivacy } from './ticket/people.ts';
import { createTicket, deleteTicket, getTicket, listTickets, updateTicket } from './ticket/tickets.ts';

export default {
  listTicketCommunications,
  getTicketCommunication,
  listTickets,
  createTicket,
  bulkDeleteTickets,
  bulkMoveTickets,
  bulkUpdateTickets,
  manageTicket,
  getTicket,
  updateTicket,
  deleteTicket,
  manageTicketCorrespondents,
  moveTicket,
  setTicketPrivacy,
  markTicketRead,
  markTicketUnread,
  getTicketCounts,
  resolveTicketNumbers,
  searchTickets,
  createTicketNote,
  listTicketMessages,
  getTicketMessage,
  createTicketMessage,
  listTicketReplySenders,
  listTicketDrafts,
  saveTicketDraft,
  deleteTicketDraft,
  listTicketReviewUsers,
  listTicketDraftReviewers,
  listTicketDraftReviews,
  getTicketDraftReview,
  updateTicketDraftReview,
  decideTicketDraftReview,
  getTicketAiSettings,
  listTicketAiInteractions,
  listTicketDuplicateSuggestions,
  dismissTicketDuplicateSuggestion,
  assignTicket,
  checkTicketAssignment,
  listTicketAssignmentHistory,
  listTicketProcessLinks,
  listTicketActivity,
  previewTicketMerge,
  mergeTickets,
} satisfies TicketsHandlers;
