import { sql } from 'kysely';
import type {
  ApiRequestEffects,
  AuditTrailEntry,
  EmittedEvent,
  OutboundDelivery,
} from '#generated/console/types.gen.ts';
import { credentialRef } from '#src/domain/access/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, pageOfObjects, record, type ObjectPage } from '#src/platform/db/query/index.ts';
import { deliveries, deliveryRecord } from '#src/platform/delivery/index.ts';

/** A call as far as its effects are concerned. */
export type LoggedCall = Pick<ApiRequestEffects, 'request_id' | 'credential'>;

export const findCall = (db: Db, id: string): Promise<LoggedCall | undefined> =>
  db
    .selectFrom('api_request_logs as r')
    .where('r.id', '=', id)
    .select(['r.request_id', credentialRef('r.tenant_id', 'r.credential_id').as('credential')])
    .executeTakeFirst();

const maxShown = 200;

const eventsOf = (db: Db, callId: string) => db.selectFrom('events as v').where('v.call_id', '=', callId);

const auditsOf = (db: Db, callId: string) => db.selectFrom('audit_log as a').where('a.call_id', '=', callId);

/** The objects with an id on the first level of an event's data, the one that it is named after first. */
const recordsOfEvent = sql<EmittedEvent['records']>`(
  select coalesce(json_agg(json_build_object('kind', part.key, 'id', part.value ->> 'id', 'name', left(part.name, 300)) order by part.place), '[]')
  from (
    select p.key, p.value, coalesce(p.value ->> 'name', p.value ->> 'title', p.value ->> 'subject') as name,
      row_number() over (order by p.key <> split_part(v.event_type, '.', 1), p.key) as place
    from jsonb_each(v.data) p
    where jsonb_typeof(p.value) = 'object' and p.key !~ '^_' and p.key not in ('actor', 'causation', 'field_values')
      and p.value ->> 'id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    order by place limit 20) part)`;

export const selectEvents = (db: Db, callId: string): Promise<ObjectPage<EmittedEvent>> =>
  pageOfObjects(db, {
    matching: eventsOf(db, callId),
    record: (rows) =>
      record<EmittedEvent>()(
        rows.select([
          'v.id',
          as<EmittedEvent['event_type']>()('v.event_type').as('event_type'),
          'v.sequence',
          recordsOfEvent.as('records'),
          iso('v.created_at').as('created_at'),
        ]),
      ),
    orderBy: [sql`v.sequence`],
    limit: maxShown,
    offset: 0,
  });

const actor = sql<
  AuditTrailEntry['actor']
>`json_strip_nulls(json_build_object('type', a.actor_type, 'id', a.actor_id, 'name', (
  select u.name from users u where u.tenant_id = a.tenant_id and u.id = a.actor_id)))`;

export const selectAudits = (db: Db, callId: string): Promise<ObjectPage<AuditTrailEntry>> =>
  pageOfObjects(db, {
    matching: auditsOf(db, callId),
    record: (rows) =>
      record<AuditTrailEntry>()(
        rows.select([
          'a.id',
          as<AuditTrailEntry['record_kind']>()('a.record_kind').as('record_kind'),
          'a.record_id',
          'a.action',
          'a.changed_fields',
          actor.as('actor'),
          iso('a.created_at').as('created_at'),
        ]),
      ),
    orderBy: [sql`a.id`],
    limit: maxShown,
    offset: 0,
  });

/** What became of the events, and what the call sent itself. A union, since no index serves one or the other. */
export function selectEffectDeliveries(db: Db, callId: string): Promise<ObjectPage<OutboundDelivery>> {
  const ids = db
    .selectFrom('webhook_deliveries as o')
    .where('o.event_id', 'in', eventsOf(db, callId).select('v.id'))
    .select('o.id')
    .union(auditsOf(db, callId).where('a.record_kind', '=', 'webhook_delivery').select('a.record_id as id'));
  return pageOfObjects(db, {
    matching: deliveries(db).where('d.id', 'in', ids),
    record: deliveryRecord,
    orderBy: [sql`d.created_at`, sql`d.id`],
    limit: maxShown,
    offset: 0,
  });
}
