import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Feedback that the operator has answered or closed. */
export const purges: readonly AgePurge[] = [
  purgeByAge('platform_feedback', '400 days', 'settled_at', 'true', 'app.now()'),
];
