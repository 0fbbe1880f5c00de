import type { PaymentMethodType } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findAccount, findDefaultAccount, type StoredAccount } from '#src/domain/payments/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound, problem } from '#src/platform/errors/index.ts';

/** The account that is named, or else the default one, if payments can be made with it: 404 and 409 else. */
export async function requireActiveAccount(
  ctx: Pick<ReadContext, 'db'>,
  id: string | undefined,
): Promise<StoredAccount> {
  const account =
    id === undefined ? await findDefaultAccount(ctx.db) : await findAccount(ctx.db, storedId(id));
  if (account === undefined && id !== undefined) throw notFound('payment provider account', id);
  if (account === undefined)
    throw conflict('No payment provider is connected. Connect one with manageClientPaymentProvider first.');
  if (account.status !== 'active')
    throw problem('state_conflict', `The payment provider account is ${account.status}, and must be active.`);
  return account;
}

/** 409 for a kind of payment that the account does not support. */
export function requireType({ supported_types: types, name }: StoredAccount, type: PaymentMethodType): void {
  if (!types.includes(type))
    throw conflict(
      `The account ${name} does not support ${type}. It supports ${types.join(', ') || 'nothing yet'}.`,
    );
}
