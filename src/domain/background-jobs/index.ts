// Work that goes on after the response: who asked sees how far it is and how it ended (`Job` of the contract).
export { backgroundJobs, jobRecord, jobsOf, selectJob, selectJobUnderWay } from './jobs.queries.ts';
export { cancelBackgroundJob, startBackgroundJob, startBackgroundJobAs } from './jobs.ts';
export { runBackgroundJob, type BackgroundJobKind, type JobOutcome, type JobRun } from './run.ts';
