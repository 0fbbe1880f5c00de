import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export async function findAgencyLogo(db: Db): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null;
  }>`select logo_file_id as id from tenants where id = app.tenant_id()`.execute(db);
  return rows[0]?.id ?? null;
}
