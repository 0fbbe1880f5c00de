import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { listTicketActivity, listTicketProcessLinks } from './around/around.ts';
import { getTicketCounts, resolveTicketNumbers, searchTickets } from './around/overview.ts';
import { assignTicket, checkTicketAssignment, listTicketAssignmentHistory } from './assignment/assignment.ts';
import { getTicketMessage, listTicketMessages } from './conversation/messages.ts';
import { createTicketNote } from './conversation/notes.ts';
import { markTicketRead, markTicketUnread } from './conversation/reading.ts';
import { mergeTickets, previewTicketMerge } from './merge/merge.ts';
import { bulkDeleteTickets, bulkMoveTickets, bulkUpdateTickets } from './ticket/bulk.ts';
import { manageTicket } from './ticket/manage.ts';
import { moveTicket } from './ticket/move.ts';
import { manageTicketCorrespondents, setTicketPrivacy } from './ticket/people.ts';
import { createTicket, deleteTicket, getTicket, listTickets, updateTicket } from './ticket/tickets.ts';

export default {
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
  assignTicket,
  checkTicketAssignment,
  listTicketAssignmentHistory,
  listTicketProcessLinks,
  listTicketActivity,
  previewTicketMerge,
  mergeTickets,
} satisfies TicketsHandlers;
