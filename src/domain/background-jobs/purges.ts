import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

export const purges: readonly AgePurge[] = [
  purgeByAge('background_jobs', '30 days', 'finished_at', 'finished_at is not null', 'app.now()'),
];
