import type { TicketsHandlers } from '#generated/console/families/tickets/handlers.ts';
import { dismissTicketAiProposal, listTicketAiProposals } from './ai/proposals.ts';
import { setTicketPresence } from './around/presence.ts';
import { deleteTicketNote, updateTicketNote } from './conversation/notes.ts';
import { redactTicketMessage } from './redaction/redact.ts';
import { confirmTicketSender } from './senders/confirm.ts';
import {
  createTicketSender,
  deleteTicketSender,
  listTicketSenders,
  updateTicketSender,
} from './senders/senders.ts';

export default {
  updateTicketNote,
  deleteTicketNote,
  redactTicketMessage,
  listTicketAiProposals,
  dismissTicketAiProposal,
  setTicketPresence,
  listTicketSenders,
  createTicketSender,
  updateTicketSender,
  deleteTicketSender,
  confirmTicketSender,
} satisfies TicketsHandlers;
