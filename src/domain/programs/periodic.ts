// What happens to enrolments by time, and in the background; it is loaded by processes that work.
export { programTasks } from './plan/generate.ts';
export { followInvoice } from './steps/follow-invoice.ts';
export { enrollmentSteps } from './steps/timers.ts';
