// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../../../src/call/hosted.ts';
import type { ByteBody, HeaderInput, TextAnswer } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface ReceiveAutomationWebhookInput {
  readonly path: t.ReceiveAutomationWebhookData['path'];
  readonly headers: HeaderInput<NonNullable<t.ReceiveAutomationWebhookData['headers']>, 'x-signature'>;
  readonly body: ByteBody;
  readonly accept: 'application/json' | 'text/plain';
}

/** Webhooks: one handler per operation of the contract. */
export interface HostedWebhooksHandlers {
  /** Receive a webhook delivery · POST /hosted/webhooks/{token} · token:automation_webhook */
  readonly receiveAutomationWebhook: (ctx: WriteContext<never>, input: ReceiveAutomationWebhookInput) => Promise<Result<t.ReceiveAutomationWebhookResponse['data']> | TextAnswer<'text/plain'>>;
}
