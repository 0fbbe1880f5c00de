import { sql } from 'kysely';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface StoredKey {
  readonly public_key: string;
  readonly sealed: Buffer;
}

export async function selectKey(system: Db): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`select public_key, sealed from app.vapid_keys where id = 1`.execute(
    system,
  );
  return rows[0];
}

export async function insertKey(system: Db, { public_key: publicKey, sealed }: StoredKey): Promise<void> {
  await sql`insert into app.vapid_keys (id, public_key, sealed) values (1, ${publicKey}, ${sealed}) on conflict do nothing`.execute(
    system,
  );
}

/** A message that waits for a push service. */
export interface WaitingPush {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly notification_id: string | null;
  readonly subject: string;
  readonly body_text: string | null;
  readonly url: string | null;
  readonly attempt_count: number;
  /** Null: the member removed the device. */
  readonly device_id: string | null;
  readonly sealed: Buffer | null;
}

export async function findWaiting(db: Db, deliveryId: string): Promise<WaitingPush | undefined> {
  const { rows } = await sql<WaitingPush>`
    select d.id, d.kind, d.notification_id, d.subject, d.body_text, n.url, d.attempt_count, v.id as device_id, v.sealed
    from notification_deliveries d
    left join notifications n on n.tenant_id = d.tenant_id and n.id = d.notification_id
    left join push_devices v on v.tenant_id = d.tenant_id and v.id = d.device_id
    where d.id = ${deliveryId}::uuid and d.channel = 'push' and d.status = 'queued' and d.subject is not null`.execute(
    db,
  );
  return rows[0];
}

/** Whether the last message to the device arrived at its push service. */
export async function markDevice(db: Db, id: string, isFailing: boolean, now: Date): Promise<void> {
  await sql`
    update push_devices set is_failing = ${isFailing}, last_used_at = case when ${isFailing} then last_used_at else ${now}::timestamptz end
    where id = ${id}::uuid`.execute(db);
}

export async function deleteDevice(db: Db, id: string): Promise<void> {
  await sql`delete from push_devices where id = ${id}::uuid`.execute(db);
}
