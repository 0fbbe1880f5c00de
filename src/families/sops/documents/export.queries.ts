import type { Db } from '#src/platform/db/index.ts';

/** The language of what the agency writes. */
export async function selectLocale(db: Db): Promise<string> {
  const { locale } = await db.selectFrom('tenants').select('locale').executeTakeFirstOrThrow();
  return locale;
}
