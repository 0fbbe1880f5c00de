import { sql } from 'kysely';
import type { WebhookEndpoint } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull } from '#src/platform/db/query/index.ts';

/** The agency's endpoints as the console's contract shows them, the global one first. */
export const selectEndpoints = (db: Db): Promise<WebhookEndpoint[]> =>
  db
    .selectFrom('webhook_endpoints as e')
    .orderBy(sql`e.event_type nulls first`)
    .select([
      'e.id',
      'e.event_type',
      'e.url',
      'e.status',
      'e.consecutive_failures',
      isoOrNull('e.disabled_at').as('disabled_at'),
      'e.header_names',
      isoOrNull('e.last_success_at').as('last_success_at'),
      isoOrNull('e.last_failure_at').as('last_failure_at'),
      sql<number>`(select count(*) from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.status in ('pending', 'retrying'))`.as(
        'waiting_count',
      ),
    ])
    .execute() as Promise<WebhookEndpoint[]>;
