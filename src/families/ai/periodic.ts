// What a worker does for memories; it is loaded by processes that work.
export { refreshMemory } from './refresh-job.ts';
export { expiredMemories, scheduledRefreshes } from './memory-timers.ts';
