import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Which attempts count. */
export interface Period {
  readonly assessmentId: string;
  readonly after: string | undefined;
  readonly before: string | undefined;
}

const graded = ({ assessmentId, after, before }: Period) => sql`
  select t.* from training_attempts t where t.assessment_id = ${assessmentId}::uuid and t.status in ('passed', 'failed')
    and (${after ?? null}::timestamptz is null or t.submitted_at >= ${after ?? null}::timestamptz)
    and (${before ?? null}::timestamptz is null or t.submitted_at < ${before ?? null}::timestamptz)`;

export interface Totals {
  readonly attempt_count: number;
  readonly member_count: number;
  readonly passed_percent: number | null;
  readonly average_score_percent: number | null;
}

export async function selectTotals(db: Db, period: Period): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::integer as attempt_count, count(distinct user_id)::integer as member_count,
      round(100.0 * count(*) filter (where status = 'passed') / nullif(count(*), 0), 2)::float8 as passed_percent,
      round(avg(score_percent), 2)::float8 as average_score_percent
    from (${graded(period)}) t`.execute(db);
  return rows[0]!;
}

export interface QuestionFigures {
  readonly key: string;
  readonly asked_count: number;
  readonly answered_count: number;
  readonly average_points_percent: number | null;
  readonly correct_percent: number | null;
}

/** By the key of the question, as it was asked. */
export async function selectQuestionFigures(db: Db, period: Period): Promise<QuestionFigures[]> {
  const { rows } = await sql<QuestionFigures>`
    select q.value ->> 'key' as key, count(*)::integer as asked_count, count(a.value)::integer as answered_count,
      round(100 * avg((r.value ->> 'points')::numeric / nullif((q.value ->> 'points')::numeric, 0)), 2)::float8 as average_points_percent,
      round(100.0 * count(*) filter (where (r.value ->> 'points')::numeric >= (q.value ->> 'points')::numeric) / count(*), 2)::float8 as correct_percent
    from (${graded(period)}) t cross join jsonb_array_elements(t.questions) q(value)
    left join lateral (select x as value from jsonb_array_elements(t.answers) x where x ->> 'question_key' = q.value ->> 'key' limit 1) a on true
    left join lateral (select x as value from jsonb_array_elements(t.results) x where x ->> 'key' = q.value ->> 'key' limit 1) r on true
    group by 1`.execute(db);
  return rows;
}

export interface ChoiceFigures {
  readonly question: string;
  readonly choice: string;
  readonly chosen_count: number;
}

export async function selectChoiceFigures(db: Db, period: Period): Promise<ChoiceFigures[]> {
  const { rows } = await sql<ChoiceFigures>`
    select a.value ->> 'question_key' as question, c.value as choice, count(*)::integer as chosen_count
    from (${graded(period)}) t cross join jsonb_array_elements(t.answers) a(value)
    cross join lateral (
      select a.value ->> 'choice_key' as value where a.value ? 'choice_key'
      union all select jsonb_array_elements_text(a.value -> 'choice_keys') where a.value ? 'choice_keys') c
    group by 1, 2`.execute(db);
  return rows;
}
