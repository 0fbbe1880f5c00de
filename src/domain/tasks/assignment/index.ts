// Automatic assignment of stages (domain model §2.2). Decisions are made where tasks are stored (assign-stages.ts).
export { switchedOff } from './assign-stages.ts';
export { overflowRetries } from './overflow-retries.ts';
export { retryStages } from './retry.ts';
export { selectSettings } from './settings.queries.ts';
