import { sql, type RawBuilder } from 'kysely';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull } from '#src/platform/db/query/index.ts';
import type { Clock } from '../sla/clock.rules.ts';
import type { TicketState } from '../model/state.ts';

/** How a request names a ticket. */
export type TicketKey = { readonly id: string } | { readonly number: number };

/** Neither deleted nor merged; word for word the condition of the indexes on `tickets`. */
export const isLiveTicket = (alias = 'k'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.merged_into_id`)} is null`;

/** Live tickets, `k`, that the viewer may see. */
export const visibleTickets = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('tickets as k')
    .where(isLiveTicket())
    .where(isShownTo('ticket', viewer, 'k'));

/** A correspondent, `p`, as the contract writes one. */
export const correspondent = sql`json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone, 'role', p.role,
  'client_contact_id', p.client_contact_id, 'is_verified', p.is_verified)`;

/** The order of correspondents: the requester first. */
export const correspondentOrder = sql`p.role <> 'requester', p.created_at, p.id`;

/** Correspondents of the ticket at the alias. */
export const correspondentsOf = (alias = 'k') => sql<TicketState['correspondents']>`(
  select coalesce(json_agg(${correspondent} order by ${correspondentOrder}), '[]') from ticket_correspondents p
  where p.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and p.ticket_id = ${sql.ref(`${alias}.id`)})`;

/** Locks these tickets, in the order of their ids; those that the viewer may not see are as unknown as none. */
export async function lockTickets(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await visibleTickets(db, viewer)
    .where('k.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select('k.id')
    .orderBy('k.id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Tickets as rules see them. Those under a lock are read after it, since a lock waits and the statement that takes it sees what was there before. */
export async function selectTicketStates(db: Db, ids: readonly string[]): Promise<TicketState[]> {
  const rows = await db
    .selectFrom('tickets as k')
    .innerJoin('ticket_inboxes as i', (join) =>
      join.onRef('i.tenant_id', '=', 'k.tenant_id').onRef('i.id', '=', 'k.inbox_id'),
    )
    .where('k.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select([
      'k.id',
      'k.number',
      'k.subject',
      'k.status',
      sql<TicketState['status_category']>`k.status_category`.as('status_category'),
      sql<TicketState['priority_level']>`k.priority_level`.as('priority_level'),
      inboxOfTicket.as('inbox'),
      sql<TicketState['channel']>`k.channel`.as('channel'),
      sql<TicketState['source']>`k.source`.as('source'),
      'k.client_id',
      sql<
        string | null
      >`(select c.profile_id from clients c where c.tenant_id = k.tenant_id and c.id = k.client_id)`.as(
        'client_profile_id',
      ),
      'k.assigned_to',
      'k.watcher_ids',
      correspondentsOf().as('correspondents'),
      'k.category_key',
      'k.tags',
      sql<TicketState['field_values']>`k.field_values`.as('field_values'),
      'k.is_private',
      'k.is_spam',
      'k.has_delivery_problem',
      'k.follow_up_of_id',
      'k.external_id',
      'k.reopen_count',
      taskCountOf('k').as('task_count'),
      isoOrNull('k.first_inbound_at').as('first_inbound_at'),
      isoOrNull('k.first_response_at').as('first_response_at'),
      isoOrNull('k.resolved_at').as('resolved_at'),
      isoOrNull('k.closes_from').as('closes_from'),
      isoOrNull('k.closed_at').as('closed_at'),
      'k.merged_into_id',
      isoOrNull('k.merged_at').as('merged_at'),
      isoOrNull('k.deleted_at').as('deleted_at'),
      'k.sla_policy_id',
      'k.sla_policy_name',
      clocksOf.as('clocks'),
      'k.last_sequence',
      'k.revision',
      iso('k.created_at').as('created_at'),
      iso('k.updated_at').as('updated_at'),
      'k.created_by',
    ])
    .orderBy('k.id')
    .execute();
  return rows.map(({ clocks, ...row }) => ({
    ...row,
    clocks: {
      first_response: clocks.find(({ kind }) => kind === 'first_response') ?? null,
      resolution: clocks.find(({ kind }) => kind === 'resolution') ?? null,
    },
  }));
}

/** The inbox, `i`, as rules of tickets see it. */
export const inboxOfTicket = sql<
  TicketState['inbox']
>`json_build_object('id', i.id, 'name', i.name, 'is_archived', i.archived_at is not null,
  'category_keys', (select coalesce(json_agg(c ->> 'key'), '[]') from jsonb_array_elements(i.categories) c),
  'is_category_required', i.is_category_required, 'is_tag_required', i.is_tag_required, 'is_linked_task_required', i.is_linked_task_required)`;

/** Tasks that are linked to the ticket at the alias and no mere references. */
export const taskCountOf = (
  alias: string,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
) => sql<number>`(
  select count(*) from task_ticket_links l join tasks t on t.tenant_id = l.tenant_id and t.id = l.task_id
  where l.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and l.ticket_id = ${sql.ref(`${alias}.id`)} and not l.reference_only
    and t.deleted_at is null and t.merged_into_id is null and ${condition})`;

/** A task, `t`, that is still to do. */
export const isOpenTask = sql<boolean>`t.status_category not in ('done', 'cancelled')`;

/** Clocks of the ticket `k`, as rules see them. */
export const clocksOf = sql<Clock[]>`(
  select coalesce(json_agg(json_build_object('kind', c.kind, 'status', c.status, 'policy_id', c.policy_id, 'calendar_key', c.calendar_key,
    'target_minutes', c.target_minutes, 'pause_categories', c.pause_categories, 'started_at', app.iso(c.started_at), 'used_ms', c.used_ms,
    'counted_at', app.iso(c.counted_at), 'due_at', app.iso(c.due_at), 'at_risk_due_at', app.iso(c.at_risk_due_at), 'at_risk_at', app.iso(c.at_risk_at),
    'breached_at', app.iso(c.breached_at), 'met_at', app.iso(c.met_at), 'warned_minutes', c.warned_minutes, 'is_breach_told', c.is_breach_told)), '[]')
  from ticket_sla_clocks c where c.tenant_id = k.tenant_id and c.ticket_id = k.id)`;

/** Where the merges of a ticket lead: its last survivor, or itself. */
export async function findSurvivorId(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive merges as (
      select k.id, k.merged_into_id, 0 as step from tickets k where k.id = ${id}::uuid
      union all
      select n.id, n.merged_into_id, m.step + 1 from merges m join tickets n on n.tenant_id = app.tenant_id() and n.id = m.merged_into_id)
    select id from merges order by step desc limit 1`.execute(db);
  return rows[0]?.id ?? id;
}

/** What is left of tickets that were merged into this one, directly or by way of others. */
export async function selectTombstones(
  db: Db,
  id: string,
): Promise<Pick<TicketState, 'id' | 'number' | 'subject' | 'revision'>[]> {
  const { rows } = await sql<Pick<TicketState, 'id' | 'number' | 'subject' | 'revision'>>`
    with recursive merged as (
      select k.id from tickets k where k.merged_into_id = ${id}::uuid
      union
      select n.id from merged m join tickets n on n.tenant_id = app.tenant_id() and n.merged_into_id = m.id)
    select k.id, k.number, k.subject, k.revision from merged m join tickets k on k.tenant_id = app.tenant_id() and k.id = m.id
    where k.deleted_at is null order by k.id`.execute(db);
  return rows;
}

/** The id of the ticket with this number; merged ones count. */
export const findIdByNumber = async (db: Db, number: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('tickets')
      .where('number', '=', number)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst()
  )?.id;
