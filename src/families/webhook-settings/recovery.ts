import type { WebhookRecovery, WebhookRecoveryPreview } from '#generated/console/types.gen.ts';
import type {
  PreviewWebhookRecoveryInput,
  RecoverWebhookDeliveriesInput,
} from '#generated/console/families/webhook-settings/handlers.ts';
import { fillLanes } from '#src/platform/delivery/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { countMissed, insertMissed, selectActiveEndpoints } from './recovery.queries.ts';

export async function previewWebhookRecovery(
  ctx: ReadContext,
  { body }: PreviewWebhookRecoveryInput,
): Promise<WebhookRecoveryPreview> {
  const rows = await countMissed(ctx.db, body);
  return {
    event_count: rows.reduce((total, { event_count }) => total + event_count, 0),
    oldest_created_at: rows.map((row) => row.oldest_created_at).sort()[0] ?? null,
    events: rows.map(({ event_type, event_count }) => ({ event_type, event_count })),
  };
}

export async function recoverWebhookDeliveries(
  ctx: WriteContext,
  { body }: RecoverWebhookDeliveriesInput,
): Promise<WebhookRecovery> {
  const endpointIds = await selectActiveEndpoints(ctx.db);
  if (endpointIds.length === 0)
    throw conflict('No endpoint is active. Set or activate an endpoint, then recover.');
  const recovery = await insertMissed(ctx.db, body, ctx.identity.userId);
  ctx.atCommit(fillLanes(endpointIds));
  ctx.audit({ recordKind: 'webhook_settings', recordId: ctx.identity.tenantId, action: 'recovered' });
  return recovery;
}
