// What a worker does to the request log from time to time; it is loaded by processes that work.
export { requestHours } from './request-hours.ts';
