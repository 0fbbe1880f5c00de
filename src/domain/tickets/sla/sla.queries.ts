import { sql } from 'kysely';
import type { TicketAtRiskThreshold, TicketCalendar, TicketSlaPolicy } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isLiveTicket } from '../load/load.queries.ts';
import { clockKinds, type Clock, type Clocks } from './clock.rules.ts';

/** What an agency counts by where it never said otherwise. */
export const defaultThreshold: TicketAtRiskThreshold = { unit: 'percent', value: 25 };

/** A policy, `p`, as the contract writes it. */
export const policyRecord = sql`json_build_object('id', p.id, 'name', p.name, 'position', p.position, 'conditions', p.conditions,
  'calendar_key', p.calendar_key, 'targets', p.targets, 'at_risk_threshold', p.at_risk_threshold, 'pause_categories', p.pause_categories)`;

/** What the agency says for all inboxes. */
export interface SlaSettings {
  readonly calendars: readonly TicketCalendar[];
  readonly threshold: TicketAtRiskThreshold;
}

export async function selectSlaSettings(db: Db): Promise<SlaSettings> {
  const { rows } = await sql<{
    calendars: TicketCalendar[];
    threshold: TicketAtRiskThreshold;
  }>`select calendars, at_risk_threshold as threshold from ticket_settings`.execute(db);
  return rows[0] ?? { calendars: [], threshold: defaultThreshold };
}

/** Policies of an inbox, in their order. */
export async function selectPolicies(db: Db, inboxId: string): Promise<TicketSlaPolicy[]> {
  const { rows } = await sql<{ policy: TicketSlaPolicy }>`
    select ${policyRecord} as policy from ticket_sla_policies p where p.inbox_id = ${inboxId}::uuid order by p.position, p.id`.execute(
    db,
  );
  return rows.map(({ policy }) => policy);
}

/** The clocks of a ticket with their new state. */
export interface StoredClocks {
  readonly ticketId: string;
  readonly clocks: Clocks;
}

/** Stores all clocks of these tickets in one statement. */
export async function upsertClocks(db: Db, stored: readonly StoredClocks[]): Promise<void> {
  const rows = stored.flatMap(({ ticketId, clocks }) =>
    clockKinds.flatMap((kind) => {
      const clock = clocks[kind];
      return clock === null ? [] : [{ ticket_id: ticketId, ...clock }];
    }),
  );
  if (rows.length === 0) return;
  await sql`
    insert into ticket_sla_clocks (ticket_id, kind, status, policy_id, calendar_key, target_minutes, pause_categories, started_at, used_ms, counted_at,
      due_at, at_risk_due_at, at_risk_at, breached_at, met_at, warned_minutes, is_breach_told)
    select ticket_id, kind, status, policy_id, calendar_key, target_minutes, array(select jsonb_array_elements_text(pause_categories)), started_at,
      round(used_ms), counted_at, due_at, at_risk_due_at, at_risk_at, breached_at, met_at, warned_minutes, is_breach_told
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (ticket_id uuid, kind text, status text, policy_id uuid, calendar_key text,
      target_minutes integer, pause_categories jsonb, started_at timestamptz, used_ms numeric, counted_at timestamptz, due_at timestamptz,
      at_risk_due_at timestamptz, at_risk_at timestamptz, breached_at timestamptz, met_at timestamptz, warned_minutes integer, is_breach_told boolean)
    on conflict (tenant_id, ticket_id, kind) do update set status = excluded.status, policy_id = excluded.policy_id,
      calendar_key = excluded.calendar_key, target_minutes = excluded.target_minutes, pause_categories = excluded.pause_categories,
      started_at = excluded.started_at, used_ms = excluded.used_ms, counted_at = excluded.counted_at, due_at = excluded.due_at,
      at_risk_due_at = excluded.at_risk_due_at, at_risk_at = excluded.at_risk_at, breached_at = excluded.breached_at, met_at = excluded.met_at,
      warned_minutes = excluded.warned_minutes, is_breach_told = excluded.is_breach_told`.execute(db);
}

/** The policy and the earlier deadline of these tickets, which lists sort and show. */
export async function updateSlaOfTickets(
  db: Db,
  tickets: readonly {
    readonly id: string;
    readonly policy_id: string | null;
    readonly policy_name: string | null;
    readonly due_at: string | null;
  }[],
): Promise<void> {
  if (tickets.length === 0) return;
  await sql`
    update tickets k set sla_policy_id = n.policy_id, sla_policy_name = n.policy_name, sla_due_at = n.due_at
    from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as n (id uuid, policy_id uuid, policy_name text, due_at timestamptz)
    where k.id = n.id`.execute(db);
}

/**
 * Live tickets whose clocks follow from the inbox, or from any when none is named: those under way, and those that are resolved with
 * a clock that still counts. Held until the transaction ends, in the order of their ids.
 */
export async function lockTicketsWithClocks(db: Db, inboxId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.id from tickets k
    where ${isLiveTicket()} and not k.is_spam and k.status_category <> 'closed' and (${inboxId}::uuid is null or k.inbox_id = ${inboxId}::uuid)
      and (k.status_category in ('new', 'open', 'pending', 'on_hold') or exists (
        select from ticket_sla_clocks c where c.tenant_id = k.tenant_id and c.ticket_id = k.id and c.status in ('idle', 'running', 'paused', 'breached')))
    order by k.id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** Clocks of one ticket, which is locked. */
export async function updateClock(db: Db, ticketId: string, clock: Clock): Promise<void> {
  await db
    .updateTable('ticket_sla_clocks')
    .set({
      status: clock.status,
      at_risk_due_at: clock.at_risk_due_at,
      at_risk_at: clock.at_risk_at,
      breached_at: clock.breached_at,
      warned_minutes: clock.warned_minutes,
      is_breach_told: clock.is_breach_told,
    })
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', clock.kind)
    .execute();
}
