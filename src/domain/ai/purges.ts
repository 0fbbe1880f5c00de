import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

export const purges: readonly AgePurge[] = [
  // As long as the agency's AI settings say; a day is the shortest.
  purgeByAge(
    'ai_requests',
    '1 day',
    'created_at',
    `status <> 'running' and created_at < app.now() - make_interval(days => coalesce(
      (select s.log_retention_days from ai_settings s where s.tenant_id = ai_requests.tenant_id), 90))`,
    'app.now()',
  ),
  purgeByAge('ai_memories', '400 days', 'updated_at', "status <> 'active'", 'app.now()'),
];
