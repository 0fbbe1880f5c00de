// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, WriteContext } from '../../../../src/call/hosted.ts';
import type { TextAnswer } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface GetSubscriptionPageInput {
  readonly path: t.GetSubscriptionPageData['path'];
}

export interface UnsubscribeRecipientInput {
  readonly path: t.UnsubscribeRecipientData['path'];
  readonly body: t.UnsubscribeRecipientData['body'];
}

export interface RestoreSubscriptionInput {
  readonly path: t.RestoreSubscriptionData['path'];
}

/** Subscriptions: one handler per operation of the contract. */
export interface HostedSubscriptionsHandlers {
  /** Get the unsubscribe page · GET /hosted/subscriptions/{token} · token:subscription */
  readonly getSubscriptionPage: (ctx: ReadContext, input: GetSubscriptionPageInput) => Promise<string | TextAnswer<'text/html'>>;
  /** Unsubscribe from e-mails · POST /hosted/subscriptions/{token} · token:subscription */
  readonly unsubscribeRecipient: (ctx: WriteContext<never>, input: UnsubscribeRecipientInput) => Promise<string | TextAnswer<'text/html'>>;
  /** Restore a subscription · POST /hosted/subscriptions/{token}/restore · token:subscription */
  readonly restoreSubscription: (ctx: WriteContext<never>, input: RestoreSubscriptionInput) => Promise<string | TextAnswer<'text/html'>>;
}
