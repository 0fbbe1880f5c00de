// What a worker does to tasks from time to time; it is loaded by processes that work.
export { overflowRetries } from './change/overflow-retries.ts';
export { promotions } from './change/promotions.ts';
