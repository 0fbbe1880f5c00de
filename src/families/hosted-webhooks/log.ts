import { hash } from 'node:crypto';
import type { InboundDelivery } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { headersOf } from './headers.rules.ts';
import { kept } from './kept.rules.ts';
import { insertDelivery, type StoredWebhook } from './receive.queries.ts';

export type Reason = NonNullable<InboundDelivery['reject_reason']>;

/** What arrived, read to its end. */
export interface Arrived {
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly startedAt: number;
}

export interface Outcome {
  readonly status: InboundDelivery['status'];
  readonly answered_status_code: number;
  readonly reject_reason?: Reason;
  readonly duplicate_of_id?: string;
}

export const rejected = (reason: Reason, code: number): Outcome => ({
  status: 'rejected',
  reject_reason: reason,
  answered_status_code: code,
});

const maxHeader = 200;
const maxAgent = 1_000;

/** A line of the agency's log; answers its id. */
export async function logDelivery(
  ctx: Pick<WriteContext, 'db' | 'origin' | 'now'>,
  webhook: StoredWebhook,
  { headers, contentType, bytes, startedAt }: Arrived,
  outcome: Outcome,
): Promise<string> {
  const id = uuid7();
  await insertDelivery(ctx.db, {
    ...outcome,
    ...kept(bytes, outcome.status),
    id,
    automation_id: webhook.automation_id,
    webhook_id: webhook.id,
    delivery_key: keyOf(webhook, { headers, bytes }),
    content_type: contentType.slice(0, maxHeader),
    body_size: bytes.length,
    ip_address: ctx.origin.ip_address,
    user_agent: ctx.origin.user_agent?.slice(0, maxAgent) ?? null,
    duration_ms: performance.now() - startedAt,
    headers: JSON.stringify(headersOf(headers, webhook.signing.header)),
    created_at: ctx.now.toISOString(),
  });
  return id;
}

const maxKey = 255;

/** What repeated deliveries have in common. */
export function keyOf(
  { delivery_key_header: header }: StoredWebhook,
  { headers, bytes }: Pick<Arrived, 'headers' | 'bytes'>,
): string {
  const told = headers[(header ?? 'Idempotency-Key').toLowerCase()]?.trim() ?? '';
  return told === '' ? hash('sha256', bytes) : told.slice(0, maxKey);
}
