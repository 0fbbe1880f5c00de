import { sql, type RawBuilder } from 'kysely';
import { isFinished } from './filter.queries.ts';
import type { Facts, FactScope } from './facts.queries.ts';

// How tickets went from status to status, by their history. Entries name statuses by key and, since an option may be removed, by
// category; those from before categories were recorded are read by the options that there are.

/** Status changes in the history, `h`, with the categories before and after. */
const categoryChanges = sql`
  (select h.record_id, h.created_at, h.id, h.reason, coalesce(h.previous ->> 'status_category', _from.category) as former,
      coalesce(h.new_values ->> 'status_category', _to.category) as category
    from audit_log h
    left join status_options _from on _from.record_kind = 'ticket' and _from.key = h.previous ->> 'status'
    left join status_options _to on _to.record_kind = 'ticket' and _to.key = h.new_values ->> 'status'
    where h.record_kind = 'ticket' and h.action = 'status_changed')`;

/**
 * The table `moves`, for `with`: how the tickets `n` left one status category for another since an instant. An imported ticket that came
 * with its end was resolved, and closed, when it says so.
 */
export const movesSince = (from: Date): RawBuilder<unknown> => sql`moves as (
  select h.record_id as ticket_id, h.created_at as at, h.former, h.category, h.reason
  from ${categoryChanges} h join n on n.id = h.record_id
  where h.created_at >= ${from}::timestamptz and h.former <> h.category
  union all
  select i.id, e.at, e.former, e.category, 'import'
  from (
    select n.id, n.created_at, n.resolved_at, n.closed_at, coalesce(f.former, n.status_category) as first_category, f.at as first_change_at
    from n left join lateral (
      select h.former, h.created_at as at from ${categoryChanges} h where h.record_id = n.id and n.revision > 1 order by h.created_at, h.id limit 1) f on true
    where n.source = 'import') i
  cross join lateral (values
    ('open', 'resolved', case when i.resolved_at < coalesce(i.first_change_at, 'infinity') then i.resolved_at else i.created_at end),
    ('resolved', 'closed', case when i.first_category = 'closed' then coalesce(i.closed_at, i.resolved_at, i.created_at) end)) e (former, category, at)
  where ${isFinished(sql`i.first_category`)} and e.at >= ${from}::timestamptz)`;

const whatOf = sql`case
  when m.category = 'resolved' then 'resolved'
  when m.category = 'closed' then case m.reason when 'auto_close' then 'closed_by_timer' when 'spam' then 'closed_as_spam'
    else case when m.reason is null then 'closed_by_user' else 'closed' end end
  when m.former = 'resolved' then 'reopened' end`;

/** Resolutions, closings by who closed, and reopenings in the range. */
export const endings = ({ until }: FactScope): Facts => sql`
  select m.ticket_id, m.at, ${whatOf} as what, null::float8 as value, null::uuid as author_id
  from moves m where m.at < ${until}::timestamptz and ${whatOf} is not null`;

/** Closings, however they came about; those as spam count among spam. */
export const closings = ['closed_by_timer', 'closed_by_user', 'closed', 'closed_as_spam'];

/**
 * The backlog, told backwards from what is open now: `standing` sums up to the tickets that were neither resolved nor closed at the end
 * of the range, `change` to what a part of the range added to them. What happened before the range need not be known for that.
 */
export const backlog = ({ from, until }: FactScope): Facts => sql`
  select c.ticket_id, least(c.at, ${lastInstantBefore(until)}) as at, w.what, w.sign * c.delta as value, null::uuid as author_id
  from (
    select m.ticket_id, m.at, case when ${isFinished(sql`m.category`)} then -1 else 1 end::float8 as delta from moves m
    where ${isFinished(sql`m.category`)} <> ${isFinished(sql`m.former`)}
    union all
    select n.id, n.created_at, 1 from n where n.created_at >= ${from}::timestamptz) c
  cross join lateral (select case when c.at < ${until}::timestamptz then 'change' else 'standing' end, case when c.at < ${until}::timestamptz then 1 else -1 end) w (what, sign)
  union all
  select n.id, ${lastInstantBefore(until)}, 'standing', 1, null from n where not ${isFinished(sql`n.status_category`)}`;

const lastInstantBefore = (until: Date) => sql`(${until}::timestamptz - interval '1 millisecond')`;

/** Milliseconds that the ticket `n` was pending until it was resolved. */
export const pendingMs = sql<number>`(
  select coalesce(sum(extract(epoch from s.until - s.since)), 0) * 1000 from (
    select h.former, h.created_at as until, lag(h.created_at, 1, n.created_at) over (order by h.created_at, h.id) as since
    from ${categoryChanges} h where h.record_id = n.id and h.created_at <= n.resolved_at) s
  where s.former = 'pending')`;
