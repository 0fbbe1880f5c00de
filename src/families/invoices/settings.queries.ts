import type { PaymentMethodType } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

const types = ['card', 'bank_account', 'wallet'] as const satisfies readonly PaymentMethodType[];

/** Kinds of payment that clients can use: those of the active providers. */
export async function findAcceptedTypes(db: Db): Promise<PaymentMethodType[]> {
  const providers = await db
    .selectFrom('payment_providers')
    .where('status', '=', 'active')
    .select('supported_types')
    .execute();
  return types.filter((type) => providers.some(({ supported_types: supported }) => supported.includes(type)));
}
