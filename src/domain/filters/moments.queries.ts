import { sql, type RawBuilder } from 'kysely';
import type { Moment, RelativeMoment } from './moments.ts';

// The calendar is Postgres's: it knows when clocks change. A subquery that refers to nothing outside is computed once for
// the statement, not for each row.

/** Whose calendar a moment is told from, and when. */
export interface Viewpoint {
  readonly now: Date;
  /** The agency's calendar for somebody who is not one of its people. */
  readonly userId: string;
}

/** The day of a moment in the person's time zone, as `YYYY-MM-DD`. */
export function dayOf(moment: Moment, view: Viewpoint): RawBuilder<unknown> {
  if ('day' in moment) return sql`${moment.day}::text`;
  return inZone(
    view,
    (zone) =>
      sql`to_char(${'instant' in moment ? clockAt(sql`${moment.instant}::timestamptz`, zone) : clockOf(moment, view.now, zone)}, 'YYYY-MM-DD')`,
  );
}

/** The instant of a moment; a day stands for its beginning in the person's time zone. */
export function instantOf(moment: Moment, view: Viewpoint): RawBuilder<unknown> {
  if ('instant' in moment) return sql`${moment.instant}::timestamptz`;
  if ('day' in moment) return inZone(view, (zone) => sql`${moment.day}::timestamp at time zone ${zone}`);
  if (moment.unit === 'hours') return sql`${movedByHours(moment, view.now)}`;
  return inZone(view, (zone) => sql`${clockOf(moment, view.now, zone)} at time zone ${zone}`);
}

/** What the person's clocks show at a moment told from now. */
function clockOf(moment: RelativeMoment, now: Date, zone: RawBuilder<unknown>): RawBuilder<unknown> {
  const { anchor, amount, unit } = moment;
  if (unit === 'hours') return clockAt(movedByHours(moment, now), zone);
  const clock = clockAt(sql`${now}::timestamptz`, zone);
  const moved = (from: RawBuilder<unknown>) =>
    sql`(${from} + make_interval(${sql.raw(unit)} => ${amount}::integer))`;
  if (anchor === 'now') return moved(clock);
  const day = daysAway[anchor];
  if (day !== undefined)
    return moved(sql`date_trunc('day', ${clock}) + make_interval(days => ${sql.lit(day)})`);
  const [edge, stretch] = anchor.split('_of_') as ['start' | 'end', string];
  // An agency chooses the day on which its weeks begin; the row of `inZone` has it.
  const start =
    stretch === 'week'
      ? sql`app.start_of_week(${clock}, z.week_start)`
      : sql`date_trunc(${sql.lit(stretch)}, ${clock})`;
  if (edge === 'start') return moved(start);
  // Moved is the beginning of what follows, so that `end_of_month+1m` is the end of the next month, however long it is.
  return sql`(${moved(sql`${start} + ${sql.raw(lengthOf[stretch]!)}`)} - interval '1 millisecond')`;
}

const daysAway: Partial<Record<RelativeMoment['anchor'], number>> = { yesterday: -1, today: 0, tomorrow: 1 };

const lengthOf: Readonly<Record<string, string>> = {
  week: "interval '1 week'",
  month: "interval '1 month'",
  quarter: "interval '3 months'",
  year: "interval '1 year'",
};

const movedByHours = ({ amount }: RelativeMoment, now: Date): RawBuilder<unknown> =>
  sql`(${now}::timestamptz + make_interval(hours => ${amount}::integer))`;

const clockAt = (instant: RawBuilder<unknown>, zone: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${instant} at time zone ${zone})`;

const inZone = (
  { userId }: Viewpoint,
  value: (zone: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`(select ${value(sql`z.zone`)} from (
    select t.week_start, app.zone_of(${userId}::uuid) as zone from tenants t where t.id = app.tenant_id() offset 0) z)`;
