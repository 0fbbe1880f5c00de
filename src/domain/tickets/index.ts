// Tickets as families work with them: find or hold one, change its draft by rules, store it with its clocks, tell it.
export { holdTicket, holdTicketRules, holdTickets, ticketKey, unknownTicket, workerOf } from './load/hold.ts';
export {
  correspondentOrder,
  correspondentsOf,
  findIdByNumber,
  findSurvivorId,
  isLiveTicket,
  selectTicketStates,
  taskCountOf,
  visibleTickets,
  type TicketKey,
} from './load/load.queries.ts';
export { TicketDraft, type AssignmentNote } from './model/draft.ts';
export { ticketMachine } from './model/machine.rules.ts';
export { isOpenTicket, missingForResolution, type TicketState } from './model/state.ts';
export {
  markSpam,
  moveTicketTo,
  requireNotClosed,
  requireResolvable,
  setTicketStatus,
  unmarkSpam,
} from './model/status.rules.ts';
export { atRiskWindowMs, type Clock, type Clocks } from './sla/clock.rules.ts';
export { allHoursKey, hoursIn, matchingPolicy, type HoursOf } from './sla/policy.rules.ts';
export { settleAllClocks, settleClocks, shownSla } from './sla/sla.ts';
export {
  defaultThreshold,
  policyRecord,
  selectPolicies,
  selectSlaSettings,
  type SlaSettings,
} from './sla/sla.queries.ts';
export {
  autoCloseAt,
  defaultClosing,
  openTaskCount,
  reopenExpiresAt,
} from './store/closing.queries.ts';
export {
  eventTicket,
  selectEventMessage,
  selectEventTicket,
  ticketWithStatus,
} from './store/event-ticket.queries.ts';
export { lookAtResolvedTickets, setClosingTimer, storeTicket } from './store/store.ts';
export { tell, type TicketChangeEvent } from './store/ticket-changes.ts';
