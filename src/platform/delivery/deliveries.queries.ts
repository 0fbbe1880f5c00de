import { sql } from 'kysely';
import type { OutboundDelivery } from '#generated/types.gen.ts';
import type { Db, Statement } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, record, selectRecord } from '#src/platform/db/query/index.ts';
import type { JsonText } from '#src/call/context.ts';

export const deliveries = (db: Db) => db.selectFrom('webhook_deliveries as d');

/** The contract's representation of a delivery. */
export const deliveryRecord = (query: ReturnType<typeof deliveries>) =>
  record<OutboundDelivery>()(
    query.select([
      'd.id',
      'd.event_id',
      as<OutboundDelivery['event_type']>()('d.event_type').as('event_type'),
      'd.sequence',
      'd.endpoint_kind',
      'd.url',
      'd.status',
      'd.attempt_count',
      'd.max_attempts',
      isoOrNull('d.last_attempt_at').as('last_attempt_at'),
      'd.last_status_code',
      as<OutboundDelivery['error_class']>()('d.error_class').as('error_class'),
      isoOrNull('d.next_attempt_at').as('next_attempt_at'),
      as<OutboundDelivery['skip_reason']>()('d.skip_reason').as('skip_reason'),
      'd.is_manual',
      'd.is_test',
      'd.redelivery_of_id',
      'd.created_by',
      sql<number>`octet_length(d.body)`.as('body_size'),
      isoOrNull('d.delivered_at').as('delivered_at'),
      iso('d.created_at').as('created_at'),
    ]),
  );

export const selectDelivery = (db: Db, id: string): Promise<JsonText<OutboundDelivery> | undefined> =>
  selectRecord(db, deliveryRecord(deliveries(db).where('d.id', '=', id)));

/** What decides whether a delivery can be repeated. */
export const findDelivery = (db: Db, id: string) =>
  deliveries(db)
    .where('d.id', '=', id)
    .select(['d.id', 'd.event_type', 'd.status', 'd.is_test'])
    .executeTakeFirst();

/** The address that an event goes to now; locked, so that its state holds until the transaction ends. */
export const lockRoute = (db: Db, eventType: string) =>
  db
    .selectFrom('webhook_endpoints as e')
    .where((e) => e.or([e('e.event_type', '=', eventType), e('e.event_type', 'is', null)]))
    .orderBy(sql`e.event_type nulls last`)
    .limit(1)
    .forNoKeyUpdate()
    .select(['e.id', 'e.url', 'e.status', 'e.event_type'])
    .executeTakeFirst();

/**
 * A delivery with its endpoint, which is locked first, as all that gives places in lanes does: until the transaction ends the
 * delivery is neither queued nor skipped. Undefined endpoint: its override was removed.
 */
export async function lockDeliveryRoute(db: Db, id: string) {
  const routed = await deliveries(db).where('d.id', '=', id).select('d.endpoint_id').executeTakeFirst();
  if (routed === undefined) return undefined;
  const endpoint = await db
    .selectFrom('webhook_endpoints')
    .where('id', '=', routed.endpoint_id)
    .forNoKeyUpdate()
    .select(['url', 'status'])
    .executeTakeFirst();
  const delivery = await deliveries(db)
    .where('d.id', '=', id)
    .select(['d.endpoint_id', 'd.url', 'd.status', 'd.is_test'])
    .executeTakeFirst();
  return delivery && { ...delivery, endpoint };
}

/** Makes the next attempt due, unless it is due or has its place already; answers whether it did. */
export async function updateDeliveryDue(db: Db, id: string): Promise<boolean> {
  const updated = await db
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'retrying'])
    .where('lane_at', 'is', null)
    .where(sql<boolean>`next_attempt_at > clock_timestamp()`)
    .set({ next_attempt_at: sql`now()` })
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export interface TestDelivery {
  readonly eventId: string;
  readonly eventType: string;
  readonly endpoint: { readonly id: string; readonly url: string; readonly event_type: string | null };
  readonly body: string;
  readonly createdBy: string;
}

/** A ping or a sample: one attempt, whatever state the endpoint is in. Answers its id. */
export async function insertTest(
  db: Db,
  { eventId, eventType, endpoint, body, createdBy }: TestDelivery,
): Promise<string> {
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      event_id: eventId,
      event_type: eventType,
      endpoint_id: endpoint.id,
      endpoint_kind: endpoint.event_type === null ? 'global' : 'override',
      url: endpoint.url,
      status: 'pending',
      max_attempts: 1,
      is_manual: true,
      is_test: true,
      created_by: createdBy,
      body,
      lane_at: sql`now()`,
      next_attempt_at: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const queueTest = (id: string): Statement => ({
  sql: 'select app.queue_webhook_test($1)',
  parameters: [id],
});

/** The same event and body once more, to where it goes now. Answers the new delivery's id. */
export async function insertRedelivery(
  db: Db,
  id: string,
  endpoint: TestDelivery['endpoint'],
  createdBy: string,
): Promise<string> {
  const {
    rows: [row],
  } = await sql<{ id: string }>`
    insert into webhook_deliveries (event_id, event_type, sequence, endpoint_id, endpoint_kind, url, status, is_manual, redelivery_of_id, created_by, body, record_ids, next_attempt_at)
    select d.event_id, d.event_type, d.sequence, ${endpoint.id}::uuid, ${endpoint.event_type === null ? 'global' : 'override'}, ${endpoint.url}, 'pending', true, d.id,
      ${createdBy}::uuid, d.body, d.record_ids, now()
    from webhook_deliveries d where d.id = ${id}
    returning id`.execute(db);
  return row!.id;
}

/** Queues what waits for these endpoints, with the COMMIT. */
export const fillLanes = (endpointIds: readonly string[]): Statement => ({
  sql: 'select app.fill_own_webhook_lanes($1::uuid[])',
  parameters: [endpointIds],
});
