import type { Db } from '#src/platform/db/index.ts';

/** The time zone of the agency, by which its days begin. */
export async function selectTimeZone(db: Db): Promise<string> {
  const { time_zone: timeZone } = await db
    .selectFrom('tenants')
    .select('time_zone')
    .executeTakeFirstOrThrow();
  return timeZone;
}
