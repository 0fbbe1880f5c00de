import type { OutboundDelivery, OutboundDeliveryDetails } from '#generated/types.gen.ts';
import type {
  GetOutboundWebhookDeliveryInput,
  ListOutboundWebhookDeliveriesInput,
  RedeliverOutboundWebhookInput,
} from '#generated/families/webhook-deliveries/handlers.ts';
import { fixedHeaders, redeliver } from '#src/platform/delivery/index.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { outboundDeliveries, selectDeliveryDetails } from './outbound.queries.ts';

export const listOutboundWebhookDeliveries = (
  ctx: ReadContext,
  { query }: ListOutboundWebhookDeliveriesInput,
): Promise<Page<OutboundDelivery>> => outboundDeliveries.page(ctx.db, query, {});

const masked = '********';

/** The headers that every attempt sends; custom ones may be credentials, so they are named and not shown. */
export async function getOutboundWebhookDelivery(
  ctx: ReadContext,
  { path }: GetOutboundWebhookDeliveryInput,
): Promise<Result<OutboundDeliveryDetails>> {
  const found = await selectDeliveryDetails(ctx.db, path.id);
  if (found === undefined) throw notFound('webhook delivery', path.id);
  const { header_names: custom, ...details } = found;
  const own = Object.entries(fixedHeaders(details.delivery));
  return {
    ...details,
    headers: Object.fromEntries([
      ...custom.map((name) => [name, masked]),
      ...own.map(([name, value]) => [name.toLowerCase(), value]),
    ]),
  };
}

export const redeliverOutboundWebhook = (
  ctx: WriteContext,
  { path }: RedeliverOutboundWebhookInput,
): Promise<Result<OutboundDelivery>> => redeliver(ctx, path.id);
