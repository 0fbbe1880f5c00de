import type { BillingPaymentTerms } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';

export async function upsertTerms(
  db: Db,
  clientId: string,
  { terms, revision }: { readonly terms: BillingPaymentTerms | null; readonly revision: number },
  now: Date,
): Promise<void> {
  const stored = { terms: jsonb(terms), revision, updated_at: now.toISOString() };
  await db
    .insertInto('client_payment_terms')
    .values({ ...stored, client_id: clientId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_id']).doUpdateSet(stored))
    .execute();
}
