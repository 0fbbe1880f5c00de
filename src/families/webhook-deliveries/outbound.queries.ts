import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { OutboundDelivery, OutboundDeliveryDetails } from '#generated/types.gen.ts';
import type { ListOutboundWebhookDeliveriesInput } from '#generated/families/webhook-deliveries/handlers.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, orderBy, selectPage, selectRecords } from '#src/platform/db/records.ts';
import { deliveries, withDelivery } from '#src/platform/delivery/deliveries.queries.ts';
import type { Page } from '#src/call/context.ts';

type Db = Kysely<Database>;
type Query = ListOutboundWebhookDeliveriesInput['query'];

export function selectDeliveries(db: Db, query: Query): Promise<Page<OutboundDelivery>> {
  return selectPage<OutboundDelivery>(db, {
    matching: matching(db, query),
    record: (rows) => withDelivery(rows as ReturnType<typeof deliveries>),
    orderBy: [orderBy(sql.ref(`d.${query.sort}`), query.order), sql`d.id ${sql.raw(query.order)}`],
    limit: query.limit,
    offset: query.offset,
  });
}

function matching(db: Db, query: Query) {
  let rows = deliveries(db);
  if (query.status !== undefined) rows = rows.where('d.status', 'in', query.status);
  if (query.event_type !== undefined) rows = rows.where('d.event_type', 'in', query.event_type);
  if (query.event_id !== undefined) rows = rows.where('d.event_id', 'in', query.event_id);
  if (query.record_id !== undefined) rows = rows.where(sql<boolean>`d.record_ids && ${query.record_id}::uuid[]`);
  if (query.endpoint_kind !== undefined) rows = rows.where('d.endpoint_kind', 'in', query.endpoint_kind);
  if (query.redelivery_of_id !== undefined) rows = rows.where('d.redelivery_of_id', 'in', query.redelivery_of_id);
  if (query.is_manual !== undefined) rows = rows.where('d.is_manual', '=', query.is_manual);
  if (query.last_status_code !== undefined) rows = rows.where('d.last_status_code', 'in', query.last_status_code);
  if (query.error_class !== undefined) rows = rows.where('d.error_class', 'in', query.error_class);
  for (const condition of recordConditions('d', query)) rows = rows.where(condition);
  return rows;
}

type Details = Omit<OutboundDeliveryDetails, 'headers'> & { readonly header_names: readonly string[] };

/** A delivery with its attempts, and the names of the custom headers that its endpoint has now. */
export async function selectDeliveryDetails(db: Db, id: string): Promise<Details | undefined> {
  const record = withDelivery(deliveries(db).where('d.id', '=', id));
  const attempts = db.selectFrom('webhook_attempts as a').where('a.delivery_id', '=', id).orderBy('a.number').select([
    'a.number', 'a.url', 'a.ip_address', iso('a.started_at').as('started_at'), 'a.duration_ms', 'a.status_code', 'a.error_class', 'a.error_message',
    'a.response_body', 'a.is_response_truncated',
  ]);
  const [details] = await selectRecords<Details>(db, deliveries(db).where('d.id', '=', id)
    .leftJoin('webhook_endpoints as e', (join) => join.onRef('e.tenant_id', '=', 'd.tenant_id').onRef('e.id', '=', 'd.endpoint_id'))
    .select([
      db.selectFrom(record.as('r')).select(sql`row_to_json(r)`.as('delivery')).as('delivery'),
      'd.body',
      db.selectFrom(attempts.as('r')).select(sql`coalesce(json_agg(r), '[]')`.as('attempts')).as('attempts'),
      sql<string[]>`coalesce(e.header_names, '{}')`.as('header_names'),
    ]));
  return details;
}
