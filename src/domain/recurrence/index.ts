export { nextTime, type RecurrenceStart } from './next-time.ts';
export { instantAt } from './wall-time.ts';
export type { Weekday } from './periods.rules.ts';
