import type { TicketsHandlers } from '#generated/console/families/tickets/handlers.ts';
import { deleteTicketNote, updateTicketNote } from './conversation/notes.ts';

export default { updateTicketNote, deleteTicketNote } satisfies TicketsHandlers;
