/** Looks up what became of a payment. */
export const checkTimer = 'check_payment';
/** Charges an invoice again after a failure. */
export const retryTimer = 'retry_charge';
/** What an attempt that is under way elsewhere has to itself, before somebody looks after it. */
export const ownMs = 2 * 60_000;

const dayMs = 24 * 60 * 60 * 1_000;

/** Automatic charges that failed are made again so many times 24 hours after the first failure (domain model §8.2). */
const retryDays = [1, 3, 5, 7];

/** When a charge is made again that has failed so often; null after the last one. */
export function nextRetry(firstFailedAt: Date, failedAttempts: number): Date | null {
  const days = retryDays[failedAttempts - 1];
  return days === undefined ? null : new Date(firstFailedAt.getTime() + days * dayMs);
}

/** When a charge is made that another payment of the invoice kept away. */
export const postponed = (now: Date): Date => new Date(now.getTime() + dayMs);

/** Whether so many automatic charges have failed that none is made again. */
export const isLastFailure = (failedAttempts: number): boolean => failedAttempts > retryDays.length;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** A payer waits in front of the page; a bank takes days. */
const waits = [
  5 * secondMs,
  15 * secondMs,
  30 * secondMs,
  minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  15 * minuteMs,
];
const longestWait = 60 * minuteMs;

/** When the outcome of a payment is looked up again that was looked up so often. */
export const nextCheck = (now: Date, checks: number): Date =>
  new Date(now.getTime() + (waits[checks] ?? longestWait));
