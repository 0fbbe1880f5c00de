import type { TextAnswer } from '#generated/bodies.ts';
import type { ReceiveAutomationWebhookInput } from '#generated/hosted/families/hosted-webhooks/handlers.ts';
import type { HostedWebhookReceipt } from '#generated/hosted/types.gen.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { Problem, notFound, problem } from '#src/platform/errors/index.ts';
import { isCaller } from './authentication.ts';
import { headersOf } from './headers.rules.ts';
import { keptSample } from './kept.rules.ts';
import { keyOf, logDelivery, rejected, type Arrived, type Reason } from './log.ts';
import { captureSample, findEarlier, findWebhook, type StoredWebhook } from './receive.queries.ts';

/** Stores the delivery for the worker that starts the automation, or says in the log why it does not. */
export async function receiveAutomationWebhook(
  ctx: WriteContext,
  { body }: ReceiveAutomationWebhookInput,
): Promise<HostedWebhookReceipt | TextAnswer<'text/plain'>> {
  const startedAt = performance.now();
  const arrived = (bytes: Buffer): Arrived => ({
    headers: body.headers,
    contentType: body.contentType,
    bytes,
    startedAt,
  });
  let bytes: Buffer;
  try {
    bytes = await body.whole();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 413) throw error;
    const webhook = await findWebhook(ctx.db, ctx.identity.recordId);
    if (webhook === undefined) throw nothingHere();
    await logDelivery(ctx, webhook, arrived(Buffer.alloc(0)), rejected('body_too_large', 413));
    return ctx.refuse(error);
  }
  const webhook = await findWebhook(ctx.db, ctx.identity.recordId);
  if (webhook === undefined) throw nothingHere();
  return judge(ctx, webhook, arrived(bytes));
}

const nothingHere = (): Problem => notFound('inbound webhook', 'of this address');

async function judge(
  ctx: WriteContext,
  webhook: StoredWebhook,
  arrived: Arrived,
): Promise<HostedWebhookReceipt | TextAnswer<'text/plain'>> {
  if (webhook.status === 'disabled') return refuse(ctx, webhook, arrived, 'webhook_disabled', nothingHere());
  if (!isCaller(ctx, webhook, { headers: arrived.headers, body: arrived.bytes, now: ctx.now }))
    return refuse(
      ctx,
      webhook,
      arrived,
      'bad_signature',
      problem('bad_signature', 'The signature or token does not fit, or is too old.'),
    );
  const content = parse(arrived.bytes);
  if (content === undefined)
    return refuse(
      ctx,
      webhook,
      arrived,
      'not_json',
      problem('validation_error', 'body must be a JSON object.'),
    );
  const challenge = challengeOf(webhook, content);
  if (challenge !== undefined) {
    await logDelivery(ctx, webhook, arrived, { status: 'accepted', answered_status_code: 200 });
    return { mediaType: 'text/plain', text: challenge };
  }
  if (await capture(ctx, webhook, arrived, content))
    return receipt(
      await logDelivery(ctx, webhook, arrived, { status: 'captured', answered_status_code: 200 }),
      'captured',
    );
  if (!webhook.is_startable) return refuse(ctx, webhook, arrived, 'automation_inactive', nothingHere());
  return accept(ctx, webhook, arrived);
}

/** Of two at once with the same key, one waits for the other and is its duplicate. */
async function accept(
  ctx: WriteContext,
  webhook: StoredWebhook,
  arrived: Arrived,
): Promise<HostedWebhookReceipt> {
  const key = keyOf(webhook, arrived);
  await holdName(ctx.db, 'inbound webhook delivery', webhook.id, key);
  const earlier = await findEarlier(ctx.db, webhook.id, key, ctx.now);
  if (earlier !== undefined) {
    const outcome = { status: 'duplicate', answered_status_code: 200, duplicate_of_id: earlier } as const;
    return receipt(await logDelivery(ctx, webhook, arrived, outcome), 'duplicate');
  }
  const id = await logDelivery(ctx, webhook, arrived, { status: 'received', answered_status_code: 200 });
  return receipt(id, 'accepted');
}

const receipt = (id: string, status: HostedWebhookReceipt['status']): HostedWebhookReceipt => ({
  delivery_id: id,
  status,
});

async function refuse(
  ctx: WriteContext,
  webhook: StoredWebhook,
  arrived: Arrived,
  reason: Reason,
  refusal: Problem,
): Promise<never> {
  await logDelivery(ctx, webhook, arrived, rejected(reason, refusal.status));
  return ctx.refuse(refusal);
}

type Content = Readonly<Record<string, unknown>>;

/** The body as a JSON object that can be stored; undefined for anything else. */
function parse(bytes: Buffer): Content | undefined {
  const text = bytes.toString('utf8');
  // Postgres stores no such character.
  if (text.includes('\0') || text.includes('\\u0000')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Content)
      : undefined;
  } catch {
    return undefined;
  }
}

const maxChallenge = 1_000;

/** Slack checks an address before it sends anything to it. */
function challengeOf({ authentication, signing }: StoredWebhook, content: Content): string | undefined {
  if (authentication !== 'signature' || signing.scheme !== 'slack') return undefined;
  const { type, challenge } = content;
  return type === 'url_verification' && typeof challenge === 'string'
    ? challenge.slice(0, maxChallenge)
    : undefined;
}

/** Whether the delivery became the sample that an author waits for. Of two at once, one does. */
async function capture(
  ctx: WriteContext,
  webhook: StoredWebhook,
  { headers }: Arrived,
  content: Content,
): Promise<boolean> {
  if (webhook.listening_ends_at === null || new Date(webhook.listening_ends_at) <= ctx.now) return false;
  const sample = {
    ...keptSample(content),
    headers: headersOf(headers, webhook.signing.header),
    received_at: ctx.now.toISOString(),
  };
  return captureSample(ctx.db, webhook.id, sample, ctx.now);
}
