import type { OutboundDelivery } from '#generated/console/types.gen.ts';
import type { SendWebhookDeliveryInput } from '#generated/console/families/webhook-settings/handlers.ts';
import { sendNow } from '#src/platform/delivery/index.ts';
import type { Result, WriteContext } from '#src/call/context.ts';

export const sendWebhookDelivery = (
  ctx: WriteContext,
  { path: { id } }: SendWebhookDeliveryInput,
): Promise<Result<OutboundDelivery>> => sendNow(ctx, id);
