export { triageTicket } from './ai/triage-job.ts';
