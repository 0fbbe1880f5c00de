import { purgeByAge, type Purge } from '#src/platform/jobs/index.ts';

/** What the door keeps of calls. */
export const purges: readonly Purge[] = [
  purgeByAge('idempotency_keys', '24 hours'),
  purgeByAge('api_request_logs', '30 days'),
];
