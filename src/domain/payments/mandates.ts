import type { WriteContext } from '#src/call/context.ts';
import { changeAsPart, type Operations } from '#src/call/transact.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { findAccount } from './accounts.queries.ts';
import { releaseWaiting } from './attempts.ts';
import { selectWaiting } from './attempts.queries.ts';
import type { PaymentDesk } from './desk.ts';
import { findMethod, lockMethod, reviseMethod } from './methods.queries.ts';

/** Activates the method and starts the charges that waited for it. The method is locked. */
export async function activateMethod(
  ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit' | 'audit'>,
  methodId: string,
  holder: { readonly account_holder_name?: string } = {},
): Promise<void> {
  await reviseMethod(
    ctx.db,
    methodId,
    {
      ...holder,
      status: 'active',
      authorized_at: ctx.now.toISOString(),
      authorization_url_sealed: null,
      authorization_expires_at: null,
      is_authorization_announced: false,
      mandate_external_id: null,
    },
    ctx.now,
  );
  await releaseWaiting(ctx, await selectWaiting(ctx.db, methodId));
  ctx.audit({ recordKind: 'payment_method', recordId: methodId, action: 'authorized', newValues: holder });
}

/** Asks the provider whether the holder has completed the mandate on its page. */
export const checkMandate =
  (operations: Operations, desk: PaymentDesk): TaskHandler<'check_mandate'> =>
  async ({ tenantId, methodId }, { db }) => {
    const reads = db.read(tenantId);
    const method = await findMethod(reads, methodId);
    if (method === undefined || method.status !== 'needs_authorization') return;
    const { mandate_external_id: setupId, payment_provider_id: accountId } = method;
    const account = accountId === null ? undefined : await findAccount(reads, accountId);
    if (setupId === null || account === undefined || account.status === 'disconnected') return;
    const { provider, access } = desk.reach(tenantId, account);
    const setup = await provider.readSetup(access, setupId);
    if (setup?.mandate.isGiven !== true) return;
    await changeAsPart(operations, tenantId, 'check_mandate', async (ctx) => {
      const current = await lockMethod(ctx.db, methodId);
      if (current?.status === 'needs_authorization') await activateMethod(ctx, methodId);
    });
  };
