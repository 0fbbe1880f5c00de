export { contradictionIn, recurrenceFault, type RecurrenceFault } from './faults.rules.ts';
export { nextTime, type RecurrenceStart } from './next-time.ts';
export { instantAt } from './wall-time.ts';
export type { Weekday } from './periods.rules.ts';
