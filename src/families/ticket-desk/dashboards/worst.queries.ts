import { sql } from 'kysely';
import type { TicketReportFilter, TicketSlaBreach } from '#generated/types.gen.ts';
import { ticketRefOf } from '#src/domain/refs/index.ts';
import { hoursIn, selectSlaSettings, type HoursOf } from '#src/domain/tickets/index.ts';
import { businessMsBetween } from '#src/domain/working-time/index.ts';
import { iso, isoOrNull } from '#src/platform/db/query/index.ts';
import { clockTable, type ClockFilter } from './facts.queries.ts';
import { reportTickets, type ReportViewer } from './filter.queries.ts';

interface Search {
  readonly filter: TicketReportFilter | undefined;
  readonly from: Date;
  readonly until: Date;
  readonly clocks: ClockFilter;
  readonly limit: number;
}

interface MissedClock extends Omit<TicketSlaBreach, 'breached_by_minutes'> {
  readonly calendar_key: string;
  /** Business time beyond the target, as far as it was counted. */
  readonly over_ms: number;
  readonly counted_at: string | null;
}

/** Deadlines that are still missed go on, by their calendars; so many are compared to the millisecond. */
const maxUnmet = 2_000;
const minuteMs = 60_000;
const maxMinutes = 5_256_000;

/** The deadlines of the range that were missed by most business time, worst first. */
export async function selectWorst(viewer: ReportViewer, search: Search): Promise<TicketSlaBreach[]> {
  const { limit } = search;
  if (limit === 0) return [];
  const [{ calendars }, clocks] = await Promise.all([
    selectSlaSettings(viewer.db),
    selectMissed(viewer, search),
  ]);
  const hours = hoursIn(calendars);
  return clocks
    .map((clock) => ({ clock, over: overMs(clock, hours, viewer.now) }))
    .sort((one, other) => other.over - one.over || (one.clock.breached_at < other.clock.breached_at ? -1 : 1))
    .slice(0, limit)
    .map(({ clock: { calendar_key: _, over_ms: __, counted_at: ___, ...breach }, over }) => ({
      ...breach,
      breached_by_minutes: Math.min(maxMinutes, Math.max(0, Math.ceil(over / minuteMs))),
    }));
}

const overMs = (
  { over_ms: over, counted_at: at, calendar_key: key }: MissedClock,
  hours: HoursOf,
  now: Date,
) => over + (at === null ? 0 : businessMsBetween(hours(key), new Date(at), now));

/** Those that were met late, worst first, and those that are not met, oldest first. */
async function selectMissed(
  viewer: ReportViewer,
  { filter, from, until, clocks, limit }: Search,
): Promise<MissedClock[]> {
  const { rows } = await sql<MissedClock>`
    with ${reportTickets(viewer, filter)},
    missed as materialized (
      select c.*, r.result, c.used_ms - c.target_minutes::bigint * ${sql.lit(minuteMs)} as over_ms
      from ${clockTable(viewer.now, clocks)} where r.result in ('met_late', 'breached') and r.at >= ${from}::timestamptz and r.at < ${until}::timestamptz),
    chosen as (
      (select * from missed where result = 'met_late' order by over_ms desc, missed_at limit ${limit})
      union all
      (select * from missed where result = 'breached' order by missed_at limit ${sql.lit(maxUnmet)}))
    select (select ${ticketRefOf('k')} from tickets k where k.id = c.ticket_id) as ticket, c.kind, c.policy_id, ${iso('c.missed_at')} as breached_at,
      c.result = 'met_late' as is_met, c.calendar_key, c.over_ms::float8 as over_ms, ${isoOrNull('c.counted_at')} as counted_at
    from chosen c`.execute(viewer.db);
  return rows;
}
