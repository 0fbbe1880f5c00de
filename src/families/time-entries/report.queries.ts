import { sql, type RawBuilder } from 'kysely';
import type { TimeReport, TimeReportQuery } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { billingRate } from '#src/domain/billing/index.ts';
import { canView, isKeptPrivate, isShownTo } from '#src/domain/visibility/index.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

export const maxGroups = 500;

interface Grouping {
  /** Null for time without one, or with one that the caller may not see. */
  readonly key: RawBuilder<string | null>;
  /** Of the group with the key at `g.key`. */
  readonly label: RawBuilder<string>;
  readonly isInOrder?: boolean;
}

/** Names of records by the key of their group. */
const nameOf = (table: 'users' | 'clients' | 'tasks', without: string): RawBuilder<string> =>
  sql`coalesce((select left(r.name, 300) from ${sql.table(table)} r where r.id = g.key::uuid), ${without}::text)`;

function visible(viewer: Viewer, kind: 'client' | 'task'): RawBuilder<string | null> {
  if (!canView(viewer, kind)) return sql`null::text`;
  const id = sql.ref(`t.${kind}_id`);
  return sql`case when not ${isKeptPrivate(viewer, sql.lit(kind), id, [kind])} then ${id}::text end`;
}

function groupingBy(viewer: Viewer, by: TimeReportQuery['group_by']): Grouping {
  if (by === 'user') return { key: sql`t.user_id::text`, label: nameOf('users', 'Former member') };
  if (by === 'client') return { key: visible(viewer, 'client'), label: nameOf('clients', 'No client') };
  if (by === 'task') return { key: visible(viewer, 'task'), label: nameOf('tasks', 'No task') };
  if (by === 'tag') return { key: sql`lower(tag.name)`, label: sql`coalesce(g.label, 'No tag')` };
  const day = by === 'week' ? sql`date_trunc('week', t.spent_on::timestamp)::date` : sql`t.spent_on`;
  return { key: sql`${day}::text`, label: sql`g.key`, isInOrder: true };
}

/** Sums of what is recorded, by group and altogether. */
export async function selectReport(
  viewer: Viewer,
  query: TimeReportQuery,
  rounding: number,
): Promise<Omit<TimeReport, 'is_truncated'>> {
  const { key, label, isInOrder = false } = groupingBy(viewer, query.group_by);
  const isByTag = query.group_by === 'tag';
  const rate = viewer.can('billing.view') ? billingRate : sql`null::jsonb`;
  const conditions = [
    sql`t.spent_on between ${query.spent_from}::date and ${query.spent_to}::date`,
    sql`t.deleted_at is null and t.duration_seconds is not null`,
    isShownTo('time_entry', viewer, 't'),
    ...(query.user_ids === undefined ? [] : [sql`t.user_id = any(${query.user_ids}::uuid[])`]),
    ...(query.client_ids === undefined ? [] : [sql`t.client_id = any(${query.client_ids}::uuid[])`]),
    ...(query.tags === undefined
      ? []
      : [
          sql`exists (select from unnest(t.tags) o where lower(o) = any(${query.tags.map((tag) => tag.toLowerCase())}::text[]))`,
        ]),
    ...(query.is_billable === undefined ? [] : [sql`t.is_billable = ${query.is_billable}`]),
    ...(query.is_invoiced === undefined ? [] : [sql`(t.invoice_id is not null) = ${query.is_invoiced}`]),
  ];
  const sums = (source: RawBuilder<unknown>) => sql`
    select coalesce(sum(s.seconds), 0)::bigint as seconds, coalesce(sum(s.billable), 0)::bigint as billable, coalesce(sum(s.invoiced), 0)::bigint as invoiced,
      coalesce(jsonb_agg(jsonb_build_object('amount_minor', round(s.amount), 'currency', s.currency) order by s.currency) filter (where s.currency is not null), '[]') as amounts
    ${source}`;
  // Each entry is rounded up as on an invoice, and a sum once, at its end.
  const billed = sql`case when ${rounding}::int = 0 then t.duration_seconds else ceil(t.duration_seconds / (${rounding}::int * 60.0)) * ${rounding}::int * 60 end`;
  const byCurrency = sql`sum(seconds) as seconds, sum(billable) as billable, sum(invoiced) as invoiced, sum(amount) as amount`;
  const totals = (alias: string) =>
    sql`jsonb_build_object('duration_seconds', ${sql.ref(`${alias}.seconds`)}, 'billable_seconds', ${sql.ref(`${alias}.billable`)},
      'invoiced_seconds', ${sql.ref(`${alias}.invoiced`)}, 'amounts', ${sql.ref(`${alias}.amounts`)})`;
  const { rows } = await sql<{ report: Omit<TimeReport, 'is_truncated'> }>`
    with entries as materialized (
      select t.id, ${key} as key, ${isByTag ? sql`tag.name` : sql`null::text`} as label, t.duration_seconds as seconds,
        case when t.is_billable then t.duration_seconds else 0 end as billable, case when t.invoice_id is not null then t.duration_seconds else 0 end as invoiced,
        rate.value ->> 'currency' as currency, (rate.value ->> 'amount_minor')::numeric * (${billed}) / 3600 as amount
      from time_entries t
      cross join lateral (select ${rate} as value) rate
      ${isByTag ? sql`left join lateral unnest(t.tags) tag (name) on true` : sql``}
      where ${sql.join(conditions, sql` and `)}
    ), groups as (
      select k.key, k.label, s.* from (select key, min(label) as label from entries group by key) k
      cross join lateral (${sums(sql`from (select currency, ${byCurrency} from entries e where e.key is not distinct from k.key group by currency) s`)}) s
    ), largest as (
      select * from groups order by ${isInOrder ? sql`key` : sql`seconds desc, key nulls last`} limit ${maxGroups + 1}
    )
    select jsonb_build_object(
      'totals', (select ${totals('a')} from (${sums(sql`from (select currency, ${byCurrency} from (select distinct on (id) * from entries) once group by currency) s`)}) a),
      'groups', coalesce((select jsonb_agg(jsonb_build_object('key', g.key, 'label', ${label}, 'totals', ${totals('g')})
        order by ${isInOrder ? sql`g.key` : sql`g.seconds desc, g.key nulls last`}) from largest g), '[]')) as report`.execute(
    viewer.db,
  );
  return rows[0]!.report;
}
