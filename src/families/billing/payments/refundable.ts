import { findAccount, findAttempt } from '#src/domain/payments/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { conflict } from '#src/platform/errors/index.ts';

/** 409 for a payment that was recorded by hand, and one whose provider cannot be reached any more. */
export async function requireRefundable(
  db: Db,
  { id, external_id: externalId }: { readonly id: string; readonly external_id: string | null },
): Promise<void> {
  const recorded =
    'A payment to refund was recorded by hand. Settle it as credit, and pay the credit out with createClientCreditEntry.';
  if (externalId === null) throw conflict(recorded);
  const accountId = (await findAttempt(db, id))?.payment_provider_id ?? null;
  if (accountId === null) throw conflict(recorded);
  const account = await findAccount(db, accountId);
  if (account === undefined || account.status === 'disconnected')
    throw conflict(
      'The payment provider of the payment is not connected. Connect it again, or pay the credit out in another way.',
    );
}
