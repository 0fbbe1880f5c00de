import type { TicketsHandlers } from '#generated/console/families/tickets/handlers.ts';
import { dismissTicketAiProposal, listTicketAiProposals } from './ai/proposals.ts';
import { setTicketPresence } from './around/presence.ts';
import { deleteTicketNote, updateTicketNote } from './conversation/notes.ts';
import { redactTicketMessage } from './redaction/redact.ts';

export default {
  updateTicketNote,
  deleteTicketNote,
  redactTicketMessage,
  listTicketAiProposals,
  dismissTicketAiProposal,
  setTicketPresence,
} satisfies TicketsHandlers;
