import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { EmailDeliveryDetails, EmailDeliveryLog } from '#generated/types.gen.ts';
import type { ListEmailDeliveryLogsInput } from '#generated/families/activity/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, orderBy, selectPage, selectRecord } from '#src/platform/db/records.ts';
import { hiddenKinds, isKeptPrivate, type Viewer } from '#src/domain/records/index.ts';

type Db = Kysely<Database>;

const deliveries = (db: Db) => db.selectFrom('email_deliveries as d');

const isShown = (viewer: Viewer) => sql<boolean>`(d.record_kind is null or not (
  d.record_kind = any(${hiddenKinds(viewer)}::text[]) or ${isKeptPrivate(viewer, sql.ref('d.record_kind'), sql.ref('d.record_id'))}))`;

/** The contract's representation; of records that the viewer may not see nothing is told but that there are some. */
const withRecord = (query: ReturnType<typeof deliveries>, viewer: Viewer) =>
  query.select([
    'd.id', 'd.category', 'd.status', 'd.from_address',
    sql`json_build_array(json_build_object('kind', 'to', 'email', d.to_address, 'user_id', d.user_id))`.as('recipients'),
    sql<string | null>`case when ${isShown(viewer)} then d.subject end`.as('subject'),
    sql`case when d.record_id is not null then json_build_object('kind', d.record_kind, 'id', d.record_id,
      'name', case when ${isShown(viewer)} then left(d.record_name, 300) end) end`.as('record'),
    'd.provider', 'd.message_reference', 'd.attempt_count', 'd.suppressed_reason', 'd.error_message', 'd.has_bounced',
    iso('d.created_at').as('created_at'), iso('d.sent_at').as('sent_at'), iso('d.delivered_at').as('delivered_at'),
  ]);

const mentions = (text: string, viewer: Viewer) => {
  const pattern = containing(text);
  return sql<boolean>`(d.to_address ilike ${pattern} or d.error_message ilike ${pattern} or (d.subject ilike ${pattern} and ${isShown(viewer)}))`;
};

const sortExpressions = {
  created_at: (order: 'asc' | 'desc') => sql`d.created_at ${sql.raw(order)}`,
  sent_at: (order: 'asc' | 'desc') => orderBy(sql`d.sent_at`, order),
  status: (order: 'asc' | 'desc') => sql`d.status ${sql.raw(order)}`,
} as const;

export function selectEmailDeliveries(db: Db, query: ListEmailDeliveryLogsInput['query'], viewer: Viewer): Promise<Page<EmailDeliveryLog>> {
  const direction = sql.raw(query.order);
  let matching = deliveries(db);
  if (query.status !== undefined) matching = matching.where('d.status', 'in', query.status);
  if (query.category !== undefined) matching = matching.where('d.category', 'in', query.category);
  if (query.recipient !== undefined) matching = matching.where(sql<boolean>`lower(d.to_address) = lower(${query.recipient} collate app.unicode)`);
  if (query.record_kind !== undefined) matching = matching.where('d.record_kind', 'in', query.record_kind);
  if (query.record_id !== undefined) matching = matching.where('d.record_id', 'in', query.record_id);
  if (query.user_id !== undefined) matching = matching.where('d.user_id', 'in', query.user_id);
  if (query.has_bounced !== undefined) matching = matching.where('d.has_bounced', '=', query.has_bounced);
  for (const condition of recordConditions('d', query)) matching = matching.where(condition);
  if (query.search !== undefined) matching = matching.where(mentions(query.search, viewer));
  return selectPage<EmailDeliveryLog>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof deliveries>, viewer),
    orderBy: [sortExpressions[query.sort](query.order), sql`d.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}

const steps = sql`coalesce((
  select json_agg(json_build_object('status', s.status, 'recipient', s.recipient, 'response_code', s.response_code, 'message', s.message,
    'occurred_at', app.iso(s.occurred_at)) order by s.occurred_at, s.id)
  from email_delivery_steps s where s.tenant_id = l.tenant_id and s.delivery_id = l.id), '[]')`;

/** One e-mail with the steps of its delivery. */
export function selectEmailDelivery(db: Db, id: string, viewer: Viewer): Promise<JsonText<EmailDeliveryDetails> | undefined> {
  const log = db.selectFrom(withRecord(deliveries(db).where('d.id', '=', id), viewer).as('r')).select(sql`row_to_json(r)`.as('log'));
  return selectRecord<EmailDeliveryDetails>(db, db.selectFrom('email_deliveries as l').where('l.id', '=', id).select([log.as('log'), steps.as('steps')]));
}
