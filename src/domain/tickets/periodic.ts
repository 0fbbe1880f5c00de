// What timers and jobs do to tickets; it is loaded by processes that work.
import { reassignments } from './assignment/reassign.ts';
import { releases } from './assignment/release.ts';
import { closings } from './change/close-by-itself.ts';
import { duplicateChecks } from './duplicates/find-duplicates.ts';
import { failedChecks } from './intake/check-address.ts';
import { expiredReviewItems } from './intake/expire.ts';
import { scheduledMessages } from './replies/send.ts';
import { atRiskMoments, breachMoments } from './sla/sla-moments.ts';

export {
  atRiskMoments,
  breachMoments,
  closings,
  duplicateChecks,
  expiredReviewItems,
  reassignments,
  releases,
  scheduledMessages,
};
export { applyMailReport } from './intake/apply-report.ts';
export { receiveStoredMail } from './intake/receive-mail.ts';
export { sendTicketMessage } from './replies/send.ts';

/** What happens when timers of tickets come due. */
export const timerKinds = [
  closings,
  atRiskMoments,
  breachMoments,
  reassignments,
  releases,
  scheduledMessages,
  expiredReviewItems,
  failedChecks,
  duplicateChecks,
] as const;
