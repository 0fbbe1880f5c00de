import type { AutomationInboundWebhook } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { hostedAddress } from '#src/domain/hosted-addresses/index.ts';
import { addressPurpose, openSecret } from '#src/domain/inbound-webhooks/index.ts';
import { checkRevision, problem } from '#src/platform/errors/index.ts';
import { requireAutomation } from '../record/life.ts';
import { findWebhook, lockWebhook, type StoredWebhook } from './webhooks.queries.ts';

type Ctx = Pick<ReadContext, 'db' | 'now' | 'services' | 'identity'>;

/** Listening ends by itself; a sample stays captured until it is applied. */
export function sampleStatusOf(webhook: StoredWebhook, now: Date): AutomationInboundWebhook['sample_status'] {
  if (isListening(webhook, now)) return 'listening';
  return webhook.sample !== null && !webhook.is_sample_applied ? 'captured' : 'off';
}

export const isListening = ({ listening_ends_at: endsAt }: StoredWebhook, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) > now;

export function shown(ctx: Ctx, webhook: StoredWebhook): AutomationInboundWebhook {
  const { authentication, former_secret_expires_at: expiresAt } = webhook;
  const isFormerValid = expiresAt !== null && new Date(expiresAt) > ctx.now;
  const token = openSecret(ctx, webhook.address_sealed, addressPurpose);
  return {
    id: webhook.id,
    automation_id: webhook.automation_id,
    status: webhook.status,
    url: hostedAddress(ctx.services, '/hosted/webhooks/{token}', token),
    authentication,
    signing: authentication === 'signature' ? webhook.signing : null,
    delivery_key_header: webhook.delivery_key_header,
    secret_hint: authentication === 'none' ? null : webhook.secret_hint,
    former_secret_expires_at: isFormerValid ? expiresAt : null,
    sample_status: sampleStatusOf(webhook, ctx.now),
    listening_ends_at: isListening(webhook, ctx.now) ? webhook.listening_ends_at : null,
    sample: webhook.sample,
    payload_fields: webhook.payload_fields,
    last_delivery_at: webhook.last_delivery_at,
    revision: webhook.revision,
    created_at: webhook.created_at,
    updated_at: webhook.updated_at,
    created_by: webhook.created_by,
  };
}

/** The webhook of an automation; 404 for an automation that has none. */
export async function requireWebhook(ctx: Ctx, automationId: string): Promise<StoredWebhook> {
  const automation = await requireAutomation(ctx, automationId);
  const webhook = await findWebhook(ctx.db, automation.id);
  if (webhook === undefined) throw none();
  return webhook;
}

/** As `requireWebhook`, at the expected revision, and nobody else changes it meanwhile. */
export async function holdWebhook(
  ctx: Ctx,
  automationId: string,
  expectedRevision: number | undefined,
): Promise<StoredWebhook> {
  const automation = await requireAutomation(ctx, automationId);
  const webhook = await lockWebhook(ctx.db, automation.id);
  if (webhook === undefined) throw none();
  checkRevision(webhook.revision, expectedRevision);
  return webhook;
}

const none = () =>
  problem(
    'not_found',
    'The automation has no inbound webhook. Create one with createAutomationInboundWebhook.',
  );
