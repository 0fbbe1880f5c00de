import type { AutomationInboundWebhook } from '#generated/types.gen.ts';
import type {
  ApplyAutomationInboundWebhookSampleInput,
  ListenForAutomationInboundWebhookSampleInput,
} from '#generated/families/automations/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { fieldsOf } from './payload-fields.rules.ts';
import { holdWebhook, sampleStatusOf, shown } from './show.ts';
import { findWebhook, updateWebhook } from './webhooks.queries.ts';

const listeningMs = 15 * 60_000;

export async function listenForAutomationInboundWebhookSample(
  ctx: WriteContext,
  { path, body }: ListenForAutomationInboundWebhookSampleInput,
): Promise<AutomationInboundWebhook> {
  const before = await holdWebhook(ctx, path.id, body.expected_revision);
  if (body.is_listening && before.status === 'disabled')
    throw problem(
      'state_conflict',
      'The inbound webhook is disabled, so nothing reaches it. Enable it first.',
    );
  const endsAt = body.is_listening ? new Date(ctx.now.getTime() + listeningMs).toISOString() : null;
  // A sample that is applied already stays with its fields; a captured one is deleted.
  const isDropped = !before.is_sample_applied;
  await updateWebhook(
    ctx.db,
    before.id,
    { listening_ends_at: endsAt, ...(isDropped && { sample: null }) },
    ctx.now,
  );
  return shown(ctx, (await findWebhook(ctx.db, before.automation_id))!);
}

export async function applyAutomationInboundWebhookSample(
  ctx: WriteContext,
  { path, body = {} }: ApplyAutomationInboundWebhookSampleInput,
): Promise<AutomationInboundWebhook> {
  const before = await holdWebhook(ctx, path.id, body.expected_revision);
  if (sampleStatusOf(before, ctx.now) !== 'captured')
    throw problem(
      'state_conflict',
      'No sample is captured. Listen for one with listenForAutomationInboundWebhookSample, and send a delivery.',
    );
  await updateWebhook(
    ctx.db,
    before.id,
    { payload_fields: fieldsOf(before.sample!.body), is_sample_applied: true },
    ctx.now,
  );
  return shown(ctx, (await findWebhook(ctx.db, before.automation_id))!);
}
