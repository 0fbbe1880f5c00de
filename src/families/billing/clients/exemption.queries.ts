import type { AttachmentRef } from '#generated/types.gen.ts';
import type { StoredExemption } from '#src/domain/billing/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { sql } from 'kysely';

export async function upsertExemption(
  db: Db,
  clientId: string,
  { client_id: _client, updated_at: _updated, ...values }: StoredExemption,
  now: Date,
): Promise<void> {
  const stored = { ...values, updated_at: now.toISOString() };
  await db
    .insertInto('client_tax_exemptions')
    .values({ ...stored, client_id: clientId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_id']).doUpdateSet(stored))
    .execute();
}

export async function findCertificate(db: Db, fileId: string): Promise<AttachmentRef | null> {
  const row = await db
    .selectFrom('managed_files')
    .where('id', '=', fileId)
    .select(['id', 'file_name', 'content_type', sql<number>`size_bytes::float8`.as('size')])
    .executeTakeFirst();
  return row ?? null;
}
