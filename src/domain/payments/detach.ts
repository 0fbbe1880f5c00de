import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { findAccount } from './accounts.queries.ts';
import type { PaymentDesk } from './desk.ts';
import { findRemoved } from './methods.queries.ts';

/** Removes a method at its provider, once it is removed here. An account that was disconnected is out of reach, and charges nothing. */
export const detachMethod =
  (desk: PaymentDesk): TaskHandler<'detach_payment_method'> =>
  async ({ tenantId, methodId }, { db }) => {
    const reads = db.read(tenantId);
    const method = await findRemoved(reads, methodId);
    const accountId = method?.payment_provider_id ?? null;
    const account = accountId === null ? undefined : await findAccount(reads, accountId);
    if (method === undefined || account === undefined || account.status === 'disconnected') return;
    const { provider, access } = desk.reach(tenantId, account);
    await provider.detach(access, method.external_id);
  };
