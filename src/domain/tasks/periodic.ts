// What timers do to tasks; it is loaded by processes that work.
export { handovers } from './change/handovers.ts';
export { dueNotices } from './change/due-notices.ts';
export { overflowRetries } from './change/overflow-retries.ts';
export { promotions } from './change/promotions.ts';
