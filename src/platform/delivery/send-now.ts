import type { OutboundDelivery } from '#generated/types.gen.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { fillLanes, lockDeliveryRoute, selectDelivery, updateDeliveryDue } from './deliveries.queries.ts';

const finished = new Set(['delivered', 'exhausted', 'skipped']);

/**
 * Makes the next attempt of a waiting delivery due. It keeps to the endpoint's lane: when that is full, the delivery waits
 * behind those that are due already. Of two callers the second finds it due, and changes nothing.
 */
export async function sendNow(ctx: WriteContext, id: string): Promise<Result<OutboundDelivery>> {
  const delivery = await lockDeliveryRoute(ctx.db, id);
  if (delivery === undefined) throw notFound('webhook delivery', id);
  const { status, endpoint } = delivery;
  if (finished.has(status))
    throw conflict(`The delivery is ${status}, so no attempt is pending. Send it again instead.`);
  if (status !== 'delivering' && !delivery.is_test && endpoint?.status !== 'active')
    throw conflict(
      `The endpoint ${endpoint?.url ?? delivery.url} is not active. Set its status to active, then try again.`,
    );
  if (await updateDeliveryDue(ctx.db, id)) {
    ctx.atCommit(fillLanes([delivery.endpoint_id]));
    ctx.audit({ recordKind: 'webhook_delivery', recordId: id, action: 'sent_now' });
  }
  return (await selectDelivery(ctx.db, id))!;
}
