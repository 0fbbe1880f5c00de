import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** What the door keeps of calls. */
export const purges: readonly AgePurge[] = [
  purgeByAge('idempotency_keys', '24 hours'),
  purgeByAge('api_request_logs', '30 days'),
  purgeByAge('api_request_hours', '90 days', 'starts_at'),
];
