import { sql, type RawBuilder } from 'kysely';
import type { TicketSlaClockKind } from '#generated/types.gen.ts';

/** What happened to the tickets `n`: rows of `ticket_id`, `at`, `what`, `value` and, of replies, `author_id`. */
export type Facts = RawBuilder<unknown>;

/** The instants that facts are about. */
export interface FactScope {
  readonly from: Date;
  /** Not included. */
  readonly until: Date;
  readonly now: Date;
  /** Whether authors of first replies are asked for. */
  readonly isByAuthor: boolean;
}

export const within = (
  column: RawBuilder<unknown>,
  { from, until }: Pick<FactScope, 'from' | 'until'>,
): RawBuilder<boolean> =>
  sql<boolean>`(${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz)`;

export const creations = (scope: FactScope): Facts => sql`
  select n.id as ticket_id, n.created_at as at, 'created' as what, null::float8 as value, null::uuid as author_id
  from n where ${within(sql`n.created_at`, scope)}`;

/** What left: neither waiting, failed nor withdrawn. */
export const isSent = sql<boolean>`(m.delivery_status is null or m.delivery_status in ('sent', 'delivered', 'bounced'))`;

/** Messages both ways; erased and redacted ones were said all the same. */
export const messages = (scope: FactScope): Facts => sql`
  select m.ticket_id, m.occurred_at, m.direction, null, m.author_id
  from ticket_messages m join n on n.id = m.ticket_id
  where m.direction in ('inbound', 'outbound') and ${isSent} and ${within(sql`m.occurred_at`, scope)}`;

/** Tickets that were marked as spam, each once, whether or not spam counts otherwise. */
export const spamMarks = (scope: FactScope): Facts => sql`
  select h.record_id, min(h.created_at), 'spam', null, null
  from audit_log h join admitted a on a.id = h.record_id
  where h.record_kind = 'ticket' and h.action = 'spam_marked' and ${within(sql`h.created_at`, scope)} group by h.record_id`;

/** A deadline passed before the clock `c` was met, if it was met at all. */
const isMissed = sql<boolean>`(c.breached_at is not null and (c.met_at is null or c.met_at > c.breached_at))`;

/** Whether the ticket `n` kept its deadlines, as far as they came: `missed` when one was missed. */
export const slaResult = sql<string | null>`(
  select case when bool_or(${isMissed}) then 'missed' when bool_or(c.status = 'met') then 'met' end
  from ticket_sla_clocks c where c.ticket_id = n.id and c.status <> 'cancelled')`;

/** Which clocks a report is about. */
export interface ClockFilter {
  readonly kinds: readonly TicketSlaClockKind[];
  readonly policyIds: readonly string[] | null;
}

/**
 * Clocks, `c`, of the tickets `n`, with what became of them, `r`: when they were met, or when their deadline passed; those at risk when
 * they are due.
 */
export const clockTable = (now: Date, { kinds, policyIds }: ClockFilter): RawBuilder<unknown> => sql`(
    select c.*, coalesce(c.breached_at, c.due_at) as missed_at from ticket_sla_clocks c join n on n.id = c.ticket_id
    where c.status in ('running', 'paused', 'breached', 'met') and c.kind = any(${[...kinds]}::text[])
      and (${policyIds}::uuid[] is null or c.policy_id = any(${policyIds}::uuid[]))) c
  cross join lateral (select
    case when ${isMissed} then c.breached_at else coalesce(c.met_at, c.due_at) end as at,
    case when ${isMissed} then case when c.status = 'met' then 'met_late' else 'breached' end
      when c.status = 'met' then 'met'
      when c.status = 'running' and c.due_at < ${now}::timestamptz then 'breached'
      when c.status = 'running' and c.at_risk_at is not null then 'at_risk' end as result) r`;

/** What became of clocks, such as `resolution:met_late`. */
export const clockResults = (scope: FactScope, filter: ClockFilter): Facts => sql`
  select c.ticket_id, r.at, c.kind || ':' || r.result, null, null
  from ${clockTable(scope.now, filter)} where r.result is not null and ${within(sql`r.at`, scope)}`;
