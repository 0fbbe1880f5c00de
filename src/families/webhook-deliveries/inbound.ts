import type { InboundDelivery, InboundDeliveryDetails } from '#generated/types.gen.ts';
import type {
  GetInboundWebhookDeliveryInput,
  ListInboundWebhookDeliveriesInput,
} from '#generated/families/webhook-deliveries/handlers.ts';
import type { Page, ReadContext, Result } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { inboundDeliveries, selectInboundDelivery } from './inbound.queries.ts';

export const listInboundWebhookDeliveries = (
  ctx: ReadContext,
  { query }: ListInboundWebhookDeliveriesInput,
): Promise<Page<InboundDelivery>> => inboundDeliveries.page(ctx.db, query, {});

export async function getInboundWebhookDelivery(
  ctx: ReadContext,
  { path }: GetInboundWebhookDeliveryInput,
): Promise<Result<InboundDeliveryDetails>> {
  const delivery = await selectInboundDelivery(ctx.db, path.id);
  if (delivery === undefined) throw notFound('inbound webhook delivery', path.id);
  return delivery;
}
