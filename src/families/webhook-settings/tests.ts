import { randomUUID } from 'node:crypto';
import type { OutboundDelivery } from '#generated/console/types.gen.ts';
import type {
  SendWebhookPingInput,
  SendWebhookSampleInput,
} from '#generated/console/families/webhook-settings/handlers.ts';
import { insertTest, lockRoute, pingEvent, queueTest, selectDelivery } from '#src/platform/delivery/index.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { eventCatalog, sampleBody } from './events.ts';
import { checkEventType } from './settings.rules.ts';

export async function sendWebhookPing(
  ctx: WriteContext,
  { body }: SendWebhookPingInput,
): Promise<Result<OutboundDelivery>> {
  const eventType = body.event_type ?? null;
  if (eventType !== null) checkEventType('body.event_type', eventType);
  const endpoint = await lockRoute(ctx.db, eventType ?? pingEvent);
  if (endpoint === undefined || endpoint.event_type !== eventType)
    throw conflict(
      eventType === null ? 'No endpoint is set. Set one first.' : `${eventType} has no override to ping.`,
    );
  const eventId = randomUUID();
  const { userId: id, kind, name, tenantId } = ctx.identity;
  const data = { actor: { type: kind, id, name }, occurred_at: ctx.now.toISOString() };
  const text = JSON.stringify({
    id: eventId,
    event_type: pingEvent,
    created_at: ctx.now.toISOString(),
    tenant_id: tenantId,
    data,
  });
  return sendTest(ctx, eventId, pingEvent, endpoint, text);
}

export async function sendWebhookSample(
  ctx: WriteContext,
  { body }: SendWebhookSampleInput,
): Promise<Result<OutboundDelivery>> {
  checkEventType('body.event_type', body.event_type);
  const entry = eventCatalog().find(({ type }) => type === body.event_type)!;
  const endpoint = await lockRoute(ctx.db, body.event_type);
  if (endpoint === undefined) throw conflict('No endpoint is set. Set one first.');
  const eventId = randomUUID();
  return sendTest(
    ctx,
    eventId,
    entry.type,
    endpoint,
    sampleBody(entry, ctx.identity.tenantId, eventId, ctx.now),
  );
}

type Endpoint = NonNullable<Awaited<ReturnType<typeof lockRoute>>>;

async function sendTest(
  ctx: WriteContext,
  eventId: string,
  eventType: string,
  endpoint: Endpoint,
  body: string,
): Promise<Result<OutboundDelivery>> {
  const id = await insertTest(ctx.db, { eventId, eventType, endpoint, body, createdBy: ctx.identity.userId });
  ctx.atCommit(queueTest(id));
  ctx.audit({ recordKind: 'webhook_delivery', recordId: id, action: 'tested' });
  return (await selectDelivery(ctx.db, id))!;
}
