import type { TicketDeskHandlers } from '#generated/console/families/ticket-desk/handlers.ts';
import {
  checkChannelConnection,
  createChannelConnection,
  deleteChannelConnection,
  listChannelConnections,
  updateChannelConnection,
} from './channels/connections.ts';
import { checkTicketInboxAddress } from './inboxes/check-address.ts';
import { checkMailDomain } from './mail-domains/check.ts';
import {
  createMailDomain,
  deleteMailDomain,
  listMailDomains,
  updateMailDomain,
} from './mail-domains/mail-domains.ts';
import { addTicketCalendar, deleteTicketCalendar, updateTicketCalendar } from './settings/calendars.ts';
import {
  addTicketSlaPolicy,
  deleteTicketSlaPolicy,
  testTicketSlaPolicies,
  updateTicketSlaPolicy,
} from './sla/sla-policies.ts';

export default {
  listChannelConnections,
  createChannelConnection,
  updateChannelConnection,
  deleteChannelConnection,
  checkChannelConnection,
  checkTicketInboxAddress,
  listMailDomains,
  createMailDomain,
  updateMailDomain,
  deleteMailDomain,
  checkMailDomain,
  addTicketCalendar,
  updateTicketCalendar,
  deleteTicketCalendar,
  addTicketSlaPolicy,
  testTicketSlaPolicies,
  updateTicketSlaPolicy,
  deleteTicketSlaPolicy,
} satisfies TicketDeskHandlers;
