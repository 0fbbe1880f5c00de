import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Deliveries from others. */
export const purges: readonly AgePurge[] = [purgeByAge('inbound_webhook_deliveries', '30 days')];
