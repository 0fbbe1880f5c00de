import type { LimitedCall } from '#src/call/hosted.ts';
import { logDelivery, rejected } from './log.ts';
import { findWebhook } from './receive.queries.ts';

/** Leaves a line for calls of an inbound webhook beyond its limit. */
export async function logLimited(call: LimitedCall): Promise<void> {
  const webhook = await findWebhook(call.db, call.identity.recordId);
  if (webhook === undefined) return;
  const arrived = {
    headers: call.headers,
    contentType: call.headers['content-type'] ?? '',
    bytes: Buffer.alloc(0),
    startedAt: performance.now(),
  };
  await logDelivery(call, webhook, arrived, rejected('rate_exceeded', 429));
}
