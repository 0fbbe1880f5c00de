import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

export const purges: readonly AgePurge[] = [
  purgeByAge('automation_missed_runs', '30 days', 'created_at', 'true', 'app.now()'),
  purgeByAge('automation_test_runs', '7 days', 'finished_at', 'true', 'app.now()'),
];
