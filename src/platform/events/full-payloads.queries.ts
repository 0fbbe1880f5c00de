import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Whether the agency has chosen that events tell everything of its private records. */
export async function findHasFullPayloads(db: Db): Promise<boolean> {
  const { has_full_private_payloads: hasThem } = await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select('has_full_private_payloads')
    .executeTakeFirstOrThrow();
  return hasThem;
}
