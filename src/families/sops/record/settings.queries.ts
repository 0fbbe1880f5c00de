import { sql } from 'kysely';
import type { SopSettings } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull } from '#src/platform/db/query/index.ts';

const defaults = {
  is_review_required: false,
  default_review_interval_days: 180,
  review_due_days: 7,
  embed_hosts: [],
  revision: 1,
};

/** As the contract shows them; without a row the defaults, from the day that the agency was created. */
export async function selectSopSettings(db: Db): Promise<SopSettings> {
  const { agency_created_at: createdAt, ...stored } = await db
    .selectFrom('tenants as t')
    .leftJoin('sop_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      's.is_review_required',
      's.default_review_interval_days',
      's.review_due_days',
      's.embed_hosts',
      's.revision',
      isoOrNull('s.created_at').as('created_at'),
      isoOrNull('s.updated_at').as('updated_at'),
      iso('t.created_at').as('agency_created_at'),
    ])
    .executeTakeFirstOrThrow();
  return stored.revision === null
    ? { ...defaults, created_at: createdAt, updated_at: createdAt }
    : (stored as SopSettings);
}
