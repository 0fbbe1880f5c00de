// Automatic assignment of stages (domain model §2.2): the beat between settling a changed task and storing it.
export { assignStages, switchedOff } from './assign-stages.ts';
export { retryStages } from './retry.ts';
export { selectSettings } from './settings.queries.ts';
