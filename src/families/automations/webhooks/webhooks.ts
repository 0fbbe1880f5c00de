import { randomBytes } from 'node:crypto';
import type {
  AutomationInboundWebhook,
  AutomationInboundWebhookIssued,
  Deleted,
} from '#generated/types.gen.ts';
import type {
  CreateAutomationInboundWebhookInput,
  DeleteAutomationInboundWebhookInput,
  GetAutomationInboundWebhookInput,
  ListAutomationInboundWebhookDeliveriesInput,
  RotateAutomationInboundWebhookSecretInput,
  UpdateAutomationInboundWebhookInput,
} from '#generated/families/automations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { issueToken, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import { addressPurpose, schemeOf, sealSecret } from '#src/domain/inbound-webhooks/index.ts';
import { conflict, problem } from '#src/platform/errors/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { life, requireAutomation } from '../record/life.ts';
import { deliveryList } from './deliveries.queries.ts';
import { publishedTrigger } from './published-trigger.ts';
import { holdWebhook, requireWebhook, shown } from './show.ts';
import { deleteWebhooks, findWebhook, insertWebhook, updateWebhook } from './webhooks.queries.ts';

const hintLength = 4;
const formerHours = 24;
const hourMs = 3_600_000;

/** The prefix tells scanners what it is; all of it is the key. */
const makeSecret = (): string => `whin_${randomBytes(24).toString('base64url')}`;

export const getAutomationInboundWebhook = async (
  ctx: ReadContext,
  { path }: GetAutomationInboundWebhookInput,
): Promise<AutomationInboundWebhook> => shown(ctx, await requireWebhook(ctx, path.id));

export async function createAutomationInboundWebhook(
  ctx: WriteContext,
  { path, body = {} }: CreateAutomationInboundWebhookInput,
): Promise<AutomationInboundWebhookIssued> {
  const automation = await requireAutomation(ctx, path.id);
  const { authentication = 'signature', secret = makeSecret() } = body;
  const id = uuid7();
  const { token } = await issueToken(ctx, { purpose: 'automation_webhook', recordId: id, expiresAt: null });
  const isNew = await insertWebhook(
    ctx.db,
    {
      id,
      automation_id: automation.id,
      address_sealed: sealSecret(ctx, token, addressPurpose),
      authentication,
      signing: schemeOf(body.signing),
      delivery_key_header: body.delivery_key_header ?? null,
      secret_sealed: sealSecret(ctx, secret),
      secret_hint: secret.slice(-hintLength),
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  if (!isNew) throw conflict('The automation already has an inbound webhook.');
  note(ctx, automation.id, 'inbound_webhook_created', { authentication });
  const webhook = (await findWebhook(ctx.db, automation.id))!;
  const isShown = authentication !== 'none' && body.secret === undefined;
  return { webhook: shown(ctx, webhook), secret: isShown ? secret : null };
}

export async function updateAutomationInboundWebhook(
  ctx: WriteContext,
  { path, body }: UpdateAutomationInboundWebhookInput,
): Promise<AutomationInboundWebhook> {
  const before = await holdWebhook(ctx, path.id, body.expected_revision);
  const { status, authentication, signing, delivery_key_header: keyHeader } = body;
  const changes = {
    ...(status !== undefined && { status }),
    ...(authentication !== undefined && { authentication }),
    ...(signing !== undefined && { signing: schemeOf(signing) }),
    ...(keyHeader !== undefined && { delivery_key_header: keyHeader }),
    // What is turned off listens to nothing.
    ...(status === 'disabled' && { listening_ends_at: null }),
  };
  if (Object.keys(changes).length === 0) return shown(ctx, before);
  await updateWebhook(ctx.db, before.id, changes, ctx.now);
  note(ctx, before.automation_id, 'inbound_webhook_updated', changes);
  return shown(ctx, (await findWebhook(ctx.db, before.automation_id))!);
}

export async function deleteAutomationInboundWebhook(
  ctx: WriteContext,
  { path, query }: DeleteAutomationInboundWebhookInput,
): Promise<Deleted> {
  const { trigger_type: live, status } = await liveTrigger(ctx, path.id);
  const webhook = await holdWebhook(ctx, path.id, query.expected_revision);
  if (status === 'active' && live === 'inbound_webhook')
    throw problem(
      'state_conflict',
      'The active automation is started by this webhook. Disable the automation first.',
    );
  await closeWebhooks(ctx, [webhook.automation_id]);
  note(ctx, webhook.automation_id, 'inbound_webhook_deleted');
  return { id: webhook.id, deleted_at: ctx.now.toISOString() };
}

/** The automation, held, so that nobody publishes it meanwhile, with the trigger that runs now. */
async function liveTrigger(ctx: WriteContext, id: string) {
  const automation = await life.lock(ctx, id, undefined);
  return { status: automation.status, trigger_type: await publishedTrigger(ctx, automation) };
}

/** Their addresses open nothing any more. */
export async function closeWebhooks(ctx: WriteContext, automationIds: readonly string[]): Promise<void> {
  for (const recordId of await deleteWebhooks(ctx.db, automationIds)) await revokeTokens(ctx, { recordId });
}

export async function rotateAutomationInboundWebhookSecret(
  ctx: WriteContext,
  { path, body = {} }: RotateAutomationInboundWebhookSecretInput,
): Promise<AutomationInboundWebhookIssued> {
  const before = await holdWebhook(ctx, path.id, body.expected_revision);
  if (before.authentication === 'none')
    throw problem(
      'state_conflict',
      'Callers of this webhook need no secret. Change its authentication first.',
    );
  const { secret = makeSecret(), immediate = false } = body;
  await updateWebhook(
    ctx.db,
    before.id,
    {
      secret_sealed: sealSecret(ctx, secret),
      secret_hint: secret.slice(-hintLength),
      former_secret_sealed: immediate ? null : before.secret_sealed,
      former_secret_expires_at: immediate
        ? null
        : new Date(ctx.now.getTime() + formerHours * hourMs).toISOString(),
    },
    ctx.now,
  );
  note(ctx, before.automation_id, 'inbound_webhook_secret_rotated');
  const webhook = (await findWebhook(ctx.db, before.automation_id))!;
  return { webhook: shown(ctx, webhook), secret: body.secret === undefined ? secret : null };
}

export async function listAutomationInboundWebhookDeliveries(
  ctx: ReadContext,
  { path, query }: ListAutomationInboundWebhookDeliveriesInput,
) {
  const { automation_id: automationId } = await requireWebhook(ctx, path.id);
  return deliveryList.page(ctx.db, query, { automationId });
}

/** For the audit trail of the automation; secrets are in none. */
function note(ctx: WriteContext, automationId: string, action: string, values: object = {}): void {
  ctx.audit({ recordKind: 'automation', recordId: automationId, action, newValues: { ...values } });
}
