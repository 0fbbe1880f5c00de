import { sql, type RawBuilder } from 'kysely';
import type { TicketReportTimeUnit } from '#generated/types.gen.ts';
import { within, type Facts, type FactScope } from './facts.queries.ts';
import { pendingMs } from './moves.queries.ts';

const maxMinutes = 5_256_000;

/** Milliseconds as minutes within the contract's bounds. */
export const asMinutes = (ms: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`least(greatest((${ms})::float8, 0) / 60000, ${sql.lit(maxMinutes)})`;

const msBetween = (from: string, to: string): RawBuilder<number> =>
  sql<number>`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) * 1000`;

/** Business time that the met clock, `c`, of a kind used. */
const metClock = (kind: 'first_response' | 'resolution', unit: TicketReportTimeUnit) =>
  sql`left join ticket_sla_clocks c on c.ticket_id = n.id and c.kind = ${sql.lit(kind)} and c.status = 'met' and ${unit === 'business_minutes'}::boolean`;

const firstAuthor = sql`(
  select m.author_id from ticket_messages m where m.ticket_id = n.id and m.direction = 'outbound' and m.is_first_response order by m.occurred_at limit 1)`;

/** First replies, with the minutes since the first inbound message: by the clock, or all of them without one. */
export const firstResponses = (scope: FactScope, unit: TicketReportTimeUnit): Facts => sql`
  select n.id, n.first_response_at, 'first_response', ${asMinutes(sql`coalesce(c.used_ms, ${msBetween('n.first_inbound_at', 'n.first_response_at')})`)},
    ${scope.isByAuthor ? firstAuthor : sql`null`}
  from n ${metClock('first_response', unit)}
  where ${within(sql`n.first_response_at`, scope)} and n.first_response_at >= n.first_inbound_at`;

/** Tickets whose last resolution is in the range, with the minutes since their creation: by the clock, or those not pending without one. */
export const resolutions = (scope: FactScope, unit: TicketReportTimeUnit): Facts => sql`
  select n.id, n.resolved_at, 'resolution', ${asMinutes(sql`coalesce(c.used_ms, ${msBetween('n.created_at', 'n.resolved_at')} - ${pendingMs})`)}, null
  from n ${metClock('resolution', unit)}
  where ${within(sql`n.resolved_at`, scope)} and n.status_category in ('resolved', 'closed')`;
