import type { OutboundDelivery } from '#generated/types.gen.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import {
  fillLanes,
  findDelivery,
  insertRedelivery,
  lockRoute,
  selectDelivery,
} from './deliveries.queries.ts';

/** States in which nothing more happens by itself, so that a repetition makes sense. */
const repeatable = new Set(['delivered', 'exhausted', 'skipped']);

/** Sends an event again: a new delivery of the same body, to the address that the event goes to now. */
export async function redeliver(ctx: WriteContext, id: string): Promise<Result<OutboundDelivery>> {
  const delivery = await findDelivery(ctx.db, id);
  if (delivery === undefined) throw notFound('webhook delivery', id);
  if (delivery.is_test) throw conflict('Pings and samples cannot be sent again. Send a new one instead.');
  if (!repeatable.has(delivery.status))
    throw conflict(
      `The delivery is ${delivery.status} and will be attempted automatically. Only delivered, exhausted and skipped deliveries can be sent again.`,
    );
  const endpoint = await activeRoute(ctx, delivery.event_type);
  const newId = await insertRedelivery(ctx.db, id, endpoint, ctx.identity.userId);
  ctx.atCommit(fillLanes([endpoint.id]));
  ctx.audit({ recordKind: 'webhook_delivery', recordId: newId, action: 'redelivered' });
  return (await selectDelivery(ctx.db, newId))!;
}

/** Where events of this type go now; 409 when they go nowhere. */
export async function activeRoute(ctx: WriteContext, eventType: string) {
  const endpoint = await lockRoute(ctx.db, eventType);
  if (endpoint === undefined)
    throw conflict('No webhook endpoint is configured. Configure one in the settings, then try again.');
  if (endpoint.status !== 'active')
    throw conflict(
      `The endpoint ${endpoint.url} is not active (${endpoint.status}). Set its status to active, then try again.`,
    );
  return endpoint;
}
