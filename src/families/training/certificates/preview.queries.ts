import type { Db } from '#src/platform/db/index.ts';

/** The agency as certificates show it. */
export const selectIssuer = (db: Db) =>
  db.selectFrom('tenants').select(['name', 'locale', 'time_zone', 'logo_png']).executeTakeFirstOrThrow();
