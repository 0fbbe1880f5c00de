// What a worker does to tasks from time to time; it is loaded by processes that work.
export { overflowRetries } from './assignment/overflow-retries.ts';
export { promotions } from './promotions.ts';
