import type { WriteContext } from '#src/call/context.ts';
import { changeAsPart, type Operations } from '#src/call/transact.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import type { ProviderAccount } from '#src/platform/payments/index.ts';
import { findAccount, lockAccount, reviseAccount, type StoredAccount } from './accounts.queries.ts';
import type { PaymentDesk } from './desk.ts';

/** An account as its provider describes it. */
export const accountColumns = (account: ProviderAccount) => ({
  status: account.status,
  supported_types: [...account.supportedTypes],
  currencies: [...account.currencies],
  onboarding_url: account.onboardingUrl,
  requirements: [...account.requirements],
  payout_bank_last4: account.payoutBankLast4,
});

/** Stores what the provider says of the account, which is locked. */
export async function describeAccount(
  ctx: Pick<WriteContext, 'db' | 'now' | 'audit'>,
  { id, status, connected_at: connectedAt }: StoredAccount,
  described: ProviderAccount,
): Promise<void> {
  const isFirstActive = connectedAt === null && described.status === 'active';
  await reviseAccount(
    ctx.db,
    id,
    { ...accountColumns(described), ...(isFirstActive && { connected_at: ctx.now.toISOString() }) },
    ctx.now,
  );
  if (described.status === status) return;
  ctx.audit({
    recordKind: 'payment_provider',
    recordId: id,
    action: 'updated',
    changedFields: ['status'],
    previous: { status },
    newValues: { status: described.status },
  });
}

/** Asks the provider for the state of an account, once it has said that something changed. */
export const refreshAccount =
  (operations: Operations, desk: PaymentDesk): TaskHandler<'refresh_payment_account'> =>
  async ({ tenantId, accountId }, { db }) => {
    const account = await findAccount(db.read(tenantId), accountId);
    if (account === undefined || account.status === 'disconnected') return;
    const { provider, access } = desk.reach(tenantId, account);
    const described = await provider.account(access);
    await changeAsPart(operations, tenantId, 'refresh_payment_account', async (ctx) => {
      const current = await lockAccount(ctx.db, accountId);
      if (current !== undefined && current.status !== 'disconnected')
        await describeAccount(ctx, current, described);
    });
  };
