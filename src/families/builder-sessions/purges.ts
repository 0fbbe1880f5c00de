import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Sessions that nobody touched for long, whatever became of them. */
export const purges: readonly AgePurge[] = [
  purgeByAge('builder_sessions', '400 days', 'updated_at', undefined, 'app.now()'),
];
