import type { StoredPreferences } from '#src/domain/billing/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function upsertPreferences(
  db: Db,
  clientId: string,
  {
    default_address_id: _address,
    default_payment_method_id: _method,
    revision,
    updated_at: _updated,
    ...values
  }: StoredPreferences,
  now: Date,
): Promise<void> {
  const stored = { ...values, revision: revision + 1, updated_at: now.toISOString() };
  await db
    .insertInto('client_billing_settings')
    .values({ ...stored, client_id: clientId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_id']).doUpdateSet(stored))
    .execute();
}
