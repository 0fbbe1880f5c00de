// What timers and jobs do to tickets; it is loaded by processes that work.
export { reassignments } from './assignment/reassign.ts';
export { releases } from './assignment/release.ts';
export { receiveChannelArrival } from './channels/receive-channel.ts';
export { closings } from './change/close-by-itself.ts';
export { duplicateChecks } from './duplicates/find-duplicates.ts';
export { applyMailReport } from './intake/apply-report.ts';
export { failedChecks } from './intake/check-address.ts';
export { expiredReviewItems } from './intake/expire.ts';
export { receiveStoredMail } from './intake/receive-mail.ts';
export { scheduledMessages, sendTicketMessage } from './replies/send.ts';
export { atRiskMoments, breachMoments } from './sla/sla-moments.ts';
