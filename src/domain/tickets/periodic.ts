// What timers do to tickets; it is loaded by processes that work.
export { reassignments } from './assignment/reassign.ts';
export { releases } from './assignment/release.ts';
export { closings } from './change/close-by-itself.ts';
export { atRiskMoments, breachMoments } from './sla/sla-moments.ts';
export { duplicateChecks } from './duplicates/find-duplicates.ts';
export { scheduledMessages, sendTicketMessage } from './replies/send.ts';
