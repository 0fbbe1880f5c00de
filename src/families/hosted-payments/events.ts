import type { ListenPaymentEventsInput } from '#generated/hosted/families/hosted-payments/handlers.ts';
import type { PaymentEventReceived } from '#generated/hosted/types.gen.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import { lockAccount, noteAccount, storeEvent, type StoredAccount } from '#src/domain/payments/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { ProviderEvent } from '#src/platform/payments/index.ts';

/** Stores a genuine event once; a job looks up what it is about. */
export async function listenPaymentEvents(
  ctx: WriteContext,
  { body }: ListenPaymentEventsInput,
): Promise<PaymentEventReceived> {
  const bytes = await body.whole();
  const account = await lockAccount(ctx.db, ctx.identity.recordId);
  if (account === undefined || account.status === 'disconnected')
    throw notFound('payment provider account', 'of this address');
  const event = read(ctx, account, body.headers, bytes);
  if (event === undefined) {
    await noteAccount(ctx.db, account.id, { webhook_status: 'failing' });
    return ctx.refuse(problem('bad_signature', 'The signature does not fit, or is too old.'));
  }
  await noteAccount(ctx.db, account.id, { webhook_status: 'working', last_event_at: ctx.now.toISOString() });
  const eventId = await storeEvent(ctx.db, account.id, event, ctx.now);
  if (eventId !== undefined) addJob(ctx, 'process_payment_event', { eventId });
  return { is_received: true };
}

function read(
  { services, identity, now }: WriteContext,
  { provider, webhook_secret_sealed: sealed }: StoredAccount,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): ProviderEvent | undefined {
  if (sealed === null) return undefined;
  const secret = services.payments.openEventSecret(identity.tenantId, sealed);
  return services.payments.provider(provider).readEvent({ secret, headers, body, now });
}
