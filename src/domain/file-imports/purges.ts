import { purgeByAge, type AgePurge } from '#src/platform/jobs/purges.ts';

export const purges: readonly AgePurge[] = [
  purgeByAge(
    'file_imports',
    '30 days',
    'created_at',
    "status in ('ready', 'failed', 'quarantined')",
    'app.now()',
  ),
];
