import type { JobMeter, Jobs, JobsOptions } from './start-jobs.ts';

export { mayPass } from './faults.ts';
export { addJob, type AddJobOptions } from './add-job.ts';
export type { Periodic } from './periodic.ts';
export { takeTurns } from './agency-turns.ts';
export type { InTurn } from './steady-owner.ts';
export { purgeByAge, type AgePurge, type Purge } from './purges.ts';
export type { TaskContext, TaskHandler, TaskHandlers, TaskName, TaskPayloads } from './tasks.ts';
export { mergeSearchIndexes } from './search-indexes.ts';
export { Batcher } from './batcher.ts';
export type { JobMeter, Jobs, JobsOptions };

/** Works on the queue until it is stopped. Only a process that does so loads it: those that only add jobs need none of it. */
export const startJobs = async (options: JobsOptions): Promise<Jobs> =>
  (await import('./start-jobs.ts')).startJobs(options);
