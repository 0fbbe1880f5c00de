import { sql, type RawBuilder } from 'kysely';
import type { TicketCalendar } from '#generated/types.gen.ts';
import { businessStretches } from '#src/domain/working-time/index.ts';
import { asMinutes } from './durations.queries.ts';
import { isSent, within, type Facts, type FactScope } from './facts.queries.ts';

/** Messages that a reply of the range answers are this old at most, as far as business time is counted. */
const maxWaitMs = 366 * 86_400_000;

/**
 * Replies after the first, with the minutes since the earliest inbound message that they answer; business minutes of the calendars by
 * which the tickets' deadlines are counted, and all of tickets without one.
 */
export const nextResponses = (scope: FactScope, calendars: readonly TicketCalendar[]): Facts => sql`
  select a.ticket_id, a.at, 'next_response', ${asMinutes(sql`coalesce(b.ms, extract(epoch from a.at - a.asked_at) * 1000)`)}, a.author_id
  from (${answers(scope)}) a join tickets k on k.id = a.ticket_id
  left join lateral (select coalesce(
    (select c.calendar_key from ticket_sla_clocks c where c.ticket_id = a.ticket_id order by c.kind limit 1),
    (select p.calendar_key from ticket_sla_policies p where p.id = k.sla_policy_id)) as key) used on true
  left join (${stretchTable(scope, calendars)}) s on s.key = used.key
  left join lateral (select ${businessMsUntil('a.at')} - ${businessMsUntil('a.asked_at')} as ms) b on true
  where a.place > 1 and ${within(sql`a.at`, scope)}`;

/** Replies that answer something, by their place among those of the ticket; the first is its first response. */
const answers = (scope: FactScope) => sql`
  select t.ticket_id, t.occurred_at as at, t.asked_at, t.author_id, row_number() over (partition by t.ticket_id order by t.occurred_at, t.sequence) as place
  from (
    select m.*, min(m.occurred_at) filter (where m.direction = 'inbound') over (partition by m.ticket_id, m.turn) as asked_at
    from (
      select m.ticket_id, m.occurred_at, m.sequence, m.direction, m.author_id,
        count(*) filter (where m.direction = 'outbound') over (
          partition by m.ticket_id order by m.occurred_at, m.sequence rows between unbounded preceding and 1 preceding) as turn
      from ticket_messages m join n on n.id = m.ticket_id
      where m.direction in ('inbound', 'outbound') and m.kind <> 'auto_reply' and ${isSent} and m.ticket_id in (
        select m.ticket_id from ticket_messages m where m.direction = 'outbound' and ${within(sql`m.occurred_at`, scope)})) m) t
  where t.direction = 'outbound' and t.asked_at is not null`;

/** Business time of each calendar: where its stretches begin and end, and how much there was before each. */
function stretchTable({ from, until }: FactScope, calendars: readonly TicketCalendar[]): RawBuilder<unknown> {
  const rows = calendars.map((calendar) => {
    const stretches = businessStretches(calendar, new Date(from.getTime() - maxWaitMs), until);
    let sum = 0;
    const before = stretches.map((stretch) => {
      const soFar = sum;
      sum += stretch.to - stretch.from;
      return soFar;
    });
    const at = (end: 'from' | 'to') => stretches.map((stretch) => new Date(stretch[end]).toISOString());
    return sql`select ${calendar.key}::text as key, ${at('from')}::timestamptz[] as begins, ${at('to')}::timestamptz[] as ends, ${before}::float8[] as before`;
  });
  const none = sql`select null::text as key, null::timestamptz[] as begins, null::timestamptz[] as ends, null::float8[] as before`;
  return sql.join([none, ...rows], sql` union all `);
}

/** Business milliseconds of the calendar `s` from its first stretch until an instant; null without a calendar. */
const businessMsUntil = (at: string): RawBuilder<number | null> => sql<number | null>`(
  select case when s.key is null then null when w.place = 0 then 0
    else s.before[w.place] + extract(epoch from least(${sql.ref(at)}, s.ends[w.place]) - s.begins[w.place]) * 1000 end
  from (select case when cardinality(s.begins) > 0 then width_bucket(${sql.ref(at)}, s.begins) else 0 end as place) w)`;
