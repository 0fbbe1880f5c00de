import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** By what the text of a test is chosen and filled. */
export async function findTester(
  db: Db,
  userId: string,
): Promise<{ readonly agency: string; readonly locale: string; readonly agency_locale: string }> {
  const { rows } = await sql<{ agency: string; locale: string; agency_locale: string }>`
    select t.name as agency, t.locale as agency_locale, app.locale_of(${userId}::uuid) as locale
    from tenants t where t.id = app.tenant_id()`.execute(db);
  return rows[0]!;
}
