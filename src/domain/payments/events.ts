import { addJob, type TaskHandler } from '#src/platform/jobs/index.ts';
import { findAccount, lockAccount, noteAccount } from './accounts.queries.ts';
import { findAttemptOfEvent } from './attempts.queries.ts';
import type { PaymentDesk } from './desk.ts';
import { findByMandate } from './methods.queries.ts';
import { endEvent, findEvent } from './events.queries.ts';

/** What an event of a provider is about is looked up there: neither its order nor its words matter. */
export const processEvent: TaskHandler<'process_payment_event'> = async ({ tenantId, eventId }, { db }) => {
  await db.write(tenantId, async (scope) => {
    const event = await findEvent(scope.db, eventId);
    if (event === undefined || event.processed_at !== null) return;
    const attempt = await findAttemptOfEvent(scope.db, event.payment_provider_id, {
      id: event.transaction_id,
      externalId: event.object_external_id,
    });
    if (attempt?.status === 'pending') addJob(scope, 'run_payment', { transactionId: attempt.id });
    if (attempt?.status === 'succeeded')
      addJob(scope, 'check_payment_returns', { transactionId: attempt.id });
    const { object_external_id: objectId, payment_provider_id: accountId } = event;
    const account = await findAccount(scope.db, accountId);
    if (account !== undefined && account.external_id === objectId)
      addJob(scope, 'refresh_payment_account', { accountId });
    const method = objectId === null ? undefined : await findByMandate(scope.db, accountId, objectId);
    if (method !== undefined) addJob(scope, 'check_mandate', { methodId: method.id });
    await endEvent(scope.db, eventId, db.clock.now());
  });
};

/** Tells the provider where its events go, and keeps what proves them. Where it sends none, payments are looked up by time alone. */
export const openEvents =
  (desk: PaymentDesk): TaskHandler<'open_payment_events'> =>
  async ({ tenantId, accountId, sealedUrl }, { db }) => {
    const account = await findAccount(db.read(tenantId), accountId);
    if (account === undefined || account.status === 'disconnected' || account.webhook_external_id !== null)
      return;
    const { provider, access } = desk.reach(tenantId, account);
    const opened = await provider.openEvents(access, desk.openEventUrl(tenantId, sealedUrl));
    if (opened === null) return;
    const isKept = await db.write(tenantId, async (scope) => {
      const current = await lockAccount(scope.db, accountId);
      if (current === undefined || current.status === 'disconnected' || current.webhook_external_id !== null)
        return false;
      await noteAccount(scope.db, accountId, {
        webhook_external_id: opened.externalId,
        webhook_secret_sealed: desk.sealEventSecret(tenantId, opened.secret),
      });
      return true;
    });
    if (!isKept) await provider.closeEvents(access, opened.externalId);
  };

export const closeEvents =
  (desk: PaymentDesk): TaskHandler<'close_payment_events'> =>
  async ({ tenantId, provider, externalId, sealedKey }) => {
    const secretKey = desk.openKey(tenantId, Buffer.from(sealedKey, 'base64'));
    await desk.provider(provider).closeEvents({ secretKey, publishableKey: null }, externalId);
  };
