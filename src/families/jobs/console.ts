import type { JobsHandlers } from '#generated/console/families/jobs/handlers.ts';
import { cancelJob, getJob, listJobs } from './jobs.ts';

export default { listJobs, getJob, cancelJob } satisfies JobsHandlers;
