import { sql } from 'kysely';
import type { LayoutSettings } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { recordQuery, parseRecord, record } from '#src/platform/db/query/index.ts';

/** Until an agency sets them, nothing is embedded; the settings are as old as the agency. */
export async function findLayoutSettings(db: Db): Promise<LayoutSettings> {
  const query = db
    .selectFrom('tenants as t')
    .leftJoin('layout_settings as s', 's.tenant_id', 't.id')
    .where('t.id', '=', sql<string>`app.tenant_id()`)
    .select([
      sql<string[]>`coalesce(s.embed_hosts, '{}')`.as('embed_hosts'),
      sql<number>`coalesce(s.revision, 1)`.as('revision'),
      sql<string>`app.iso(coalesce(s.updated_at, t.created_at))`.as('updated_at'),
    ]);
  const row = await recordQuery(db, record<LayoutSettings>()(query)).executeTakeFirstOrThrow();
  return parseRecord(row.record);
}
