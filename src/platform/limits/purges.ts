import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Windows of programs and networks that call no more; a window lasts a minute. */
export const purges: readonly AgePurge[] = [purgeByAge('rate_limit_windows', '1 hour', 'window_started_at')];
