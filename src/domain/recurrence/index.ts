export { nextTime, type RecurrenceStart } from './next-time.ts';
