import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { InboundDelivery, InboundDeliveryDetails } from '#generated/types.gen.ts';
import type { ListInboundWebhookDeliveriesInput } from '#generated/families/webhook-deliveries/handlers.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, selectPage, selectRecord } from '#src/platform/db/records.ts';
import type { JsonText, Page } from '#src/call/context.ts';

type Db = Kysely<Database>;

const inbound = (db: Db) => db.selectFrom('inbound_webhook_deliveries as d');

/** The contract's representation of a call. */
const withRecord = (query: ReturnType<typeof inbound>) =>
  query.select([
    'd.id', 'd.automation_id', 'd.webhook_id', 'd.status', 'd.reject_reason', 'd.error', 'd.execution_id', 'd.duplicate_of_id', 'd.delivery_key',
    'd.answered_status_code', 'd.content_type', 'd.body_size', 'd.ip_address', 'd.user_agent', 'd.duration_ms', iso('d.created_at').as('created_at'),
  ]);

export function selectInboundDeliveries(db: Db, query: ListInboundWebhookDeliveriesInput['query']): Promise<Page<InboundDelivery>> {
  const direction = sql.raw(query.order);
  let matching = inbound(db);
  if (query.automation_id !== undefined) matching = matching.where('d.automation_id', 'in', query.automation_id);
  if (query.status !== undefined) matching = matching.where('d.status', 'in', query.status);
  if (query.reject_reason !== undefined) matching = matching.where('d.reject_reason', 'in', query.reject_reason);
  if (query.execution_id !== undefined) matching = matching.where('d.execution_id', 'in', query.execution_id);
  if (query.delivery_key !== undefined) matching = matching.where('d.delivery_key', '=', query.delivery_key);
  for (const condition of recordConditions('d', query)) matching = matching.where(condition);
  return selectPage<InboundDelivery>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof inbound>),
    orderBy: [sql`${sql.ref(`d.${query.sort}`)} ${direction}`, sql`d.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}

export function selectInboundDelivery(db: Db, id: string): Promise<JsonText<InboundDeliveryDetails> | undefined> {
  const record = withRecord(inbound(db).where('d.id', '=', id));
  return selectRecord<InboundDeliveryDetails>(db, inbound(db).where('d.id', '=', id).select([
    db.selectFrom(record.as('r')).select(sql`row_to_json(r)`.as('delivery')).as('delivery'),
    'd.headers', 'd.body', 'd.is_truncated',
  ]));
}
