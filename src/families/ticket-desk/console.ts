import type { TicketDeskHandlers } from '#generated/console/families/ticket-desk/handlers.ts';
import { addTicketCalendar, deleteTicketCalendar, updateTicketCalendar } from './settings/calendars.ts';
import {
  addTicketSlaPolicy,
  deleteTicketSlaPolicy,
  testTicketSlaPolicies,
  updateTicketSlaPolicy,
} from './sla/sla-policies.ts';

export default {
  addTicketCalendar,
  updateTicketCalendar,
  deleteTicketCalendar,
  addTicketSlaPolicy,
  testTicketSlaPolicies,
  updateTicketSlaPolicy,
  deleteTicketSlaPolicy,
} satisfies TicketDeskHandlers;
