import { sql } from 'kysely';
import type { PushDevice } from '#generated/console/types.gen.ts';
import type { NotificationsHandlers } from '#generated/console/families/notifications/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, iso, isoOrNull, list, record, selectRecord } from '#src/platform/db/query/index.ts';

type Scope = { readonly userId: string };

const devices = (db: Db, { userId }: Scope) =>
  db.selectFrom('push_devices as d').where('d.user_id', '=', sql<string>`${userId}::uuid`);

const deviceRecord = (query: ReturnType<typeof devices>) =>
  record<PushDevice>()(
    query.select([
      'd.id',
      'd.name',
      as<PushDevice['platform']>()('d.platform').as('platform'),
      'd.is_failing',
      isoOrNull('d.last_used_at').as('last_used_at'),
      iso('d.created_at').as('created_at'),
    ]),
  );

export const ownDevices = list<NotificationsHandlers['listPushDevices'], Scope>()({
  rows: devices,
  record: deviceRecord,
  id: 'd.id',
  filters: {},
  sorts: { created_at: by('d.created_at'), name: by('d.name') },
});

export const selectDevice = (db: Db, userId: string, id: string): Promise<JsonText<PushDevice> | undefined> =>
  selectRecord(db, deviceRecord(devices(db, { userId }).where('d.id', '=', id)));

export interface NewDevice {
  readonly name: string;
  readonly platform: string;
  readonly address_hash: Buffer;
  readonly sealed: Buffer;
}

/** The member's device of this address, if it is registered. */
export async function findByAddress(db: Db, userId: string, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('push_devices')
    .where('address_hash', '=', hash)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** A browser belongs to who signed in there last: what others registered of it goes. */
export async function insertDevice(db: Db, userId: string, device: NewDevice, now: Date): Promise<string> {
  await db.deleteFrom('push_devices').where('address_hash', '=', device.address_hash).execute();
  const { id } = await db
    .insertInto('push_devices')
    .values({ user_id: userId, created_at: now, ...device })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countDevices(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from push_devices where user_id = ${userId}::uuid`.execute(db);
  return rows[0]!.count;
}

export async function deleteDevice(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).where('user_id', '=', userId).execute();
}
