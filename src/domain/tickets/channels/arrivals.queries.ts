import { sql } from 'kysely';
import type { ChannelEvent } from '#src/platform/channels/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, jsonb } from '#src/platform/db/query/index.ts';

export interface NewChannelArrival {
  readonly connectionId: string;
  readonly event: ChannelEvent;
  readonly conversationKey: string | null;
  readonly size: number;
}

/** Stores what a provider sent, once by its id; undefined when it is known. */
export async function insertChannelArrival(
  db: Db,
  { connectionId, event, conversationKey, size }: NewChannelArrival,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('channel_arrivals')
    .values({
      connection_id: connectionId,
      external_id: event.externalId,
      content: jsonb(event) as never,
      conversation_key: conversationKey,
      size_bytes: size,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'connection_id', 'external_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface StoredArrival {
  readonly id: string;
  readonly connection_id: string;
  /** Null once it is processed. */
  readonly content: ChannelEvent | null;
  readonly conversation_key: string | null;
  readonly size_bytes: number;
  readonly status: 'stored' | 'processed';
  readonly received_at: string;
}

const arrivals = (db: Db) =>
  db
    .selectFrom('channel_arrivals as r')
    .select([
      'r.id',
      'r.connection_id',
      sql<ChannelEvent | null>`r.content`.as('content'),
      'r.conversation_key',
      'r.size_bytes',
      sql<StoredArrival['status']>`r.status`.as('status'),
      iso('r.received_at').as('received_at'),
    ]);

/** With `lock`, no other job works on it before the transaction ends. */
export const findArrival = (db: Db, id: string, lock = false): Promise<StoredArrival | undefined> =>
  arrivals(db)
    .where('r.id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** What came before it in its conversation and still waits, in its order; locked. What has files waits for its own job, which fetches them. */
export const lockWaitingBefore = (
  db: Db,
  { id, conversation_key: key, received_at: receivedAt }: StoredArrival,
): Promise<StoredArrival[]> =>
  arrivals(db)
    .where('r.status', '=', 'stored')
    .where('r.conversation_key', '=', key)
    .where(sql<boolean>`not r.content @? '$.media[*]'`)
    .where(sql<boolean>`(r.received_at, r.id) < (${receivedAt}::timestamptz, ${id}::uuid)`)
    .orderBy('r.received_at')
    .orderBy('r.id')
    .limit(maxBefore)
    .forUpdate()
    .execute();

const maxBefore = 20;

export async function markArrivalProcessed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('channel_arrivals')
    .set({ status: 'processed', processed_at: now, content: null })
    .where('id', '=', id)
    .execute();
}
