import type { PoolClient } from 'pg';
import type { BatchScope, ConsumedEvent } from '#src/platform/outbox/index.ts';

/** Names one delivery. */
export interface DeliveryKey {
  readonly tenantId: string;
  readonly deliveryId: string;
}

/** An attempt that has begun. */
export interface TakenDelivery {
  readonly tenant_id: string;
  readonly id: string;
  readonly event_id: string;
  readonly event_type: string;
  /** Number of the attempt, from 1. */
  readonly number: number;
  readonly url: string;
  readonly body: string;
  readonly is_test: boolean;
  readonly secret_sealed: Buffer | null;
  readonly former_secret_sealed: Buffer | null;
  readonly headers_sealed: Buffer | null;
  /** Of the event; null for those of tests. */
  readonly traceparent: string | null;
}

/** How an attempt ended, as `app.record_attempts` takes it. */
export interface EndedAttempt extends DeliveryKey {
  readonly number: number;
  readonly url: string;
  readonly ipAddress: string | null;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly errorClass: string | null;
  readonly errorMessage: string | null;
  readonly responseBody: string | null;
  readonly isResponseTruncated: boolean;
}

// All of these run as the owner, for many agencies at once; the functions are in 20261121T0050_webhooks.sql.

export async function fanOutToWebhooks(owner: BatchScope, events: readonly ConsumedEvent[]): Promise<void> {
  await owner.query({
    name: 'fan-out-to-webhooks',
    text: 'select app.fan_out_to_webhooks($1::uuid[], $2::uuid[])',
    values: [events.map(({ tenantId }) => tenantId), events.map(({ eventId }) => eventId)],
  });
}

export async function takeDeliveries(
  owner: PoolClient,
  keys: readonly DeliveryKey[],
): Promise<TakenDelivery[]> {
  const { rows } = await owner.query<TakenDelivery>({
    name: 'take-deliveries',
    text: `select t.*, e.traceparent from app.take_deliveries($1::uuid[], $2::uuid[]) t
      left join events e on e.tenant_id = t.tenant_id and e.id = t.event_id`,
    values: [keys.map(({ tenantId }) => tenantId), keys.map(({ deliveryId }) => deliveryId)],
  });
  return rows;
}

export async function recordAttempts(owner: PoolClient, attempts: readonly EndedAttempt[]): Promise<void> {
  await owner.query({
    name: 'record-attempts',
    text: 'select app.record_attempts($1::jsonb)',
    values: [JSON.stringify(attempts)],
  });
}

/** Answers how many were skipped. */
export async function skipDeliveries(
  owner: PoolClient,
  tenantId: string,
  endpointId: string,
  atMost: number,
): Promise<number> {
  const { rows } = await owner.query<{ skipped: number }>(
    'select app.skip_webhook_deliveries($1, $2, $3) as skipped',
    [tenantId, endpointId, atMost],
  );
  return rows[0]!.skipped;
}

export async function sweepWebhooks(owner: PoolClient): Promise<void> {
  await owner.query('select app.sweep_webhooks()');
}
