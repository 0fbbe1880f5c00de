import { sql } from 'kysely';
import type { BusinessHours } from './business-hours.rules.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as } from '#src/platform/db/query/index.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** The agency's working hours: its first calendar of tickets, or else Monday to Friday from 9 to 17 in its time zone. */
export async function findAgencyHours(db: Db): Promise<BusinessHours> {
  const { calendars, time_zone: zone } = await db
    .selectFrom('tenants as t')
    .leftJoin('ticket_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select(['t.time_zone', as<readonly BusinessHours[] | null>()('s.calendars').as('calendars')])
    .executeTakeFirstOrThrow();
  return (
    calendars?.[0] ?? {
      time_zone: zone,
      intervals: weekdays.map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
      holidays: [],
    }
  );
}
