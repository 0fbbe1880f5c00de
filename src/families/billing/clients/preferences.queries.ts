import { sql } from 'kysely';
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

export async function isAddressOf(db: Db, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('client_billing_addresses')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isMethodOf(db: Db, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_methods')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes one method of the client the default, or none. */
export async function setDefaultMethod(
  db: Db,
  clientId: string,
  id: string | null,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('payment_methods')
    .set({ is_default: false, revision: sql<number>`revision + 1`, updated_at: at })
    .where('client_id', '=', clientId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  if (id !== null)
    await db
      .updateTable('payment_methods')
      .set({ is_default: true, revision: sql<number>`revision + 1`, updated_at: at })
      .where('id', '=', id)
      .execute();
}
