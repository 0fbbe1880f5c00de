import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** What providers told; its payments were looked up long since. */
export const purges: readonly AgePurge[] = [purgeByAge('payment_events', '90 days', 'received_at')];
