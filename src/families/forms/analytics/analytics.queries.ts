import { sql } from 'kysely';
import type { FormAnalytics, FormNumberAnalytics } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Which submissions are counted: of a form, or one of its versions, over days of the agency's time zone. */
export interface Counted {
  readonly formId: string;
  readonly version: number | null;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export type Step = 'day' | 'week' | 'month';
type Time = 'created_at' | 'submitted_at' | 'finished_at';

const ofForm = ({ formId, version }: Counted) =>
  sql<boolean>`s.form_id = ${formId}::uuid and (${version}::integer is null or s.form_version = ${version}::integer)`;

/** Whether it happened on one of the days. */
const happened = (time: Time, { from, to, zone }: Counted) => {
  const at = sql.ref(`s.${time}`);
  return sql<boolean>`(${at} >= ${from}::date::timestamp at time zone ${zone}::text and ${at} < (${to}::date + 1)::timestamp at time zone ${zone}::text)`;
};

const viewed = ({ formId, version, from, to }: Counted) =>
  sql<boolean>`v.form_id = ${formId}::uuid and (${version}::integer is null or v.version = ${version}::integer)
    and v.viewed_on between ${from}::date and ${to}::date`;

/** Begun submissions count on the day of their first answer, completed ones on that of the last. */
export async function selectTotals(db: Db, counted: Counted): Promise<FormAnalytics['totals']> {
  const submitted = happened('submitted_at', counted);
  const { rows } = await sql<FormAnalytics['totals']>`
    select (select coalesce(sum(v.view_count), 0)::integer from form_views v where ${viewed(counted)}) as views,
      (count(*) filter (where ${happened('created_at', counted)}))::integer as starts,
      (count(*) filter (where ${submitted}))::integer as submissions,
      (count(*) filter (where s.status = 'abandoned' and ${happened('finished_at', counted)}))::integer as abandonments,
      round(100.0 * count(*) filter (where ${happened('created_at', counted)} and s.submitted_at is not null)
        / nullif(count(*) filter (where ${happened('created_at', counted)}), 0), 1)::float8 as completion_percent,
      (count(*) filter (where ${submitted} and s.hold_reason is not null))::integer as held,
      (count(*) filter (where ${submitted} and s.status = 'rejected'))::integer as rejected,
      round(percentile_cont(0.5) within group (order by least(31536000, greatest(0, extract(epoch from s.submitted_at - s.created_at)))::float8)
        filter (where ${submitted}))::integer as median_duration_seconds
    from form_submissions s where ${ofForm(counted)}`.execute(db);
  return rows[0]!;
}

export async function selectSeries(db: Db, counted: Counted, step: Step): Promise<FormAnalytics['series']> {
  const { from, to, zone } = counted;
  const starting = (time: Time) =>
    sql`date_trunc(${step}::text, ${sql.ref(`s.${time}`)} at time zone ${zone}::text)::date`;
  const { rows } = await sql<FormAnalytics['series'][number]>`
    with days as (
      select d::date as starts_on
      from generate_series(date_trunc(${step}::text, ${from}::date::timestamp), ${to}::date::timestamp, ('1 ' || ${step}::text)::interval) as g (d)),
    views as (
      select date_trunc(${step}::text, v.viewed_on::timestamp)::date as starts_on, sum(v.view_count)::integer as views
      from form_views v where ${viewed(counted)} group by 1),
    starts as (
      select ${starting('created_at')} as starts_on, count(*)::integer as starts
      from form_submissions s where ${ofForm(counted)} and ${happened('created_at', counted)} group by 1),
    submissions as (
      select ${starting('submitted_at')} as starts_on, count(*)::integer as submissions
      from form_submissions s where ${ofForm(counted)} and ${happened('submitted_at', counted)} group by 1)
    select to_char(starts_on, 'YYYY-MM-DD') as starts_on, coalesce(views, 0) as views, coalesce(starts, 0) as starts,
      coalesce(submissions, 0) as submissions
    from days left join views using (starts_on) left join starts using (starts_on) left join submissions using (starts_on)
    order by days.starts_on`.execute(db);
  return rows;
}

export async function selectSources(db: Db, counted: Counted): Promise<FormAnalytics['sources']> {
  const { rows } = await sql<FormAnalytics['sources'][number]>`
    select s.source_host as host, count(*)::integer as submissions
    from form_submissions s where ${ofForm(counted)} and ${happened('submitted_at', counted)}
    group by 1 order by 2 desc, 1 nulls first limit 50`.execute(db);
  return rows;
}

export interface QuestionCounts {
  readonly key: string;
  readonly answered: number;
  readonly skipped: number;
  readonly dropped: number;
}

/** How often each of these questions was answered, passed over, and the last before somebody left. */
export async function selectQuestionCounts(
  db: Db,
  counted: Counted,
  keys: readonly string[],
): Promise<QuestionCounts[]> {
  const submitted = happened('submitted_at', counted);
  const { rows } = await sql<QuestionCounts>`
    select q.key, (count(*) filter (where ${submitted} and q.key = any(s.answered_keys)))::integer as answered,
      (count(*) filter (where ${submitted} and q.key = any(s.shown_keys) and not q.key = any(s.answered_keys)))::integer as skipped,
      (count(*) filter (where s.status = 'abandoned' and s.last_key = q.key and ${happened('finished_at', counted)}))::integer as dropped
    from form_submissions s cross join unnest(${[...keys]}::text[]) as q (key) where ${ofForm(counted)} group by q.key`.execute(
    db,
  );
  return rows;
}

export interface ChoiceCount {
  readonly key: string;
  readonly choice: string;
  readonly count: number;
}

/** How often each choice was made, in answers that were erased since too. */
export async function selectChoiceCounts(
  db: Db,
  counted: Counted,
  keys: readonly string[],
): Promise<ChoiceCount[]> {
  const { formId, version, from, to } = counted;
  const { rows } = await sql<ChoiceCount>`
    select key, choice, sum(count)::integer as count from (
      select e.key, c.choice, count(*) as count
      from form_submissions s cross join lateral jsonb_each(s.answers) as e (key, value) cross join lateral (
        select e.value #>> '{}' where jsonb_typeof(e.value) = 'string'
        union all select jsonb_array_elements_text(e.value) where jsonb_typeof(e.value) = 'array'
        union all select o.value from jsonb_each_text(case when jsonb_typeof(e.value) = 'object' then e.value end) as o) as c (choice)
      where ${ofForm(counted)} and ${happened('submitted_at', counted)} and e.key = any(${[...keys]}::text[]) group by 1, 2
      union all
      select x.element_key, x.choice_key, sum(x.answer_count) from form_erased_choices x
      where x.form_id = ${formId}::uuid and (${version}::integer is null or x.version = ${version}::integer)
        and x.submitted_on between ${from}::date and ${to}::date and x.element_key = any(${[...keys]}::text[]) group by 1, 2) as found
    group by 1, 2`.execute(db);
  return rows;
}

/** How the numbers in answers are distributed, by the keys of questions. */
export async function selectNumbers(
  db: Db,
  counted: Counted,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FormNumberAnalytics>> {
  const { rows } = await sql<FormNumberAnalytics & { readonly key: string }>`
    select e.key, min(n)::float8 as minimum, max(n)::float8 as maximum, round(avg(n), 6)::float8 as average,
      percentile_cont(0.5) within group (order by n::float8) as median
    from form_submissions s cross join lateral jsonb_each(s.answers) as e (key, value)
      cross join lateral (select case when jsonb_typeof(e.value) = 'number' then (e.value #>> '{}')::numeric end) as x (n)
    where ${ofForm(counted)} and ${happened('submitted_at', counted)} and e.key = any(${[...keys]}::text[]) and n is not null
    group by e.key`.execute(db);
  return new Map(rows.map(({ key, ...numbers }) => [key, numbers]));
}
