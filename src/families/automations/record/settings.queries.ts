import { sql } from 'kysely';
import type { AgencyAutomationSettings } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull } from '#src/platform/db/query/index.ts';

const defaults = { failure_limit: 20, answer_deadline_minutes: 10_080, data_retention_days: 90, revision: 1 };

/** As the contract shows them; without a row the defaults, from the day that the agency was created. */
export async function selectAutomationSettings(db: Db): Promise<AgencyAutomationSettings> {
  const { agency_created_at: createdAt, ...stored } = await db
    .selectFrom('tenants as t')
    .leftJoin('automation_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      's.failure_limit',
      's.answer_deadline_minutes',
      's.data_retention_days',
      's.revision',
      isoOrNull('s.updated_at').as('updated_at'),
      iso('t.created_at').as('agency_created_at'),
    ])
    .executeTakeFirstOrThrow();
  return stored.revision === null
    ? { ...defaults, updated_at: createdAt }
    : (stored as AgencyAutomationSettings);
}
