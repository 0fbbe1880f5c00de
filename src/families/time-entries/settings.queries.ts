import { sql } from 'kysely';
import type { TimeSettings } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';

const defaults = { can_overlap: false, timer_stop_hours: 12, rounding_minutes: 0, revision: 1 };

/** As the contract shows them; without a row the defaults, from the day that the agency was made. */
export async function selectTimeSettings(db: Db): Promise<TimeSettings> {
  const { created_at: createdAt, ...stored } = await db
    .selectFrom('tenants as t')
    .leftJoin('time_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      's.can_overlap',
      's.timer_stop_hours',
      's.rounding_minutes',
      's.revision',
      iso('s.updated_at').as('updated_at'),
      iso('t.created_at').as('created_at'),
    ])
    .executeTakeFirstOrThrow();
  return stored.revision === null ? { ...defaults, updated_at: createdAt } : (stored as TimeSettings);
}
