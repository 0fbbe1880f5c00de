import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Whether the attempt `_try` at the assessment `_test` counts in the run: a manager may have reopened it since. */
const countsIn = sql`_try.attempt_number > coalesce((select o.after_number from training_reopened o
  where o.tenant_id = _try.tenant_id and o.enrollment_id = _try.enrollment_id and o.assessment_id = _test.id), 0)`;

const attempts = (run: string, condition: RawBuilder<unknown>) => sql`(
  select from training_attempts _try where _try.tenant_id = _test.tenant_id and _try.enrollment_id = ${sql.ref(`${run}.id`)}
    and _try.assessment_id = _test.id and ${countsIn} and ${condition})`;

const lessons = (run: string) => sql`from training_lessons _lesson
  where _lesson.tenant_id = ${sql.ref(`${run}.tenant_id`)} and _lesson.course_id = ${sql.ref(`${run}.course_id`)} and _lesson.is_required and _lesson.deleted_at is null`;

const tests = (run: string) => sql`from training_assessments _test
  where _test.tenant_id = ${sql.ref(`${run}.tenant_id`)} and _test.course_id = ${sql.ref(`${run}.course_id`)} and _test.is_required and _test.deleted_at is null`;

/** Of each required assessment the best graded attempt. */
const best = sql`(
  select sum(b.points_earned) as earned, sum(b.points_possible) as possible from training_assessments _test
  cross join lateral (
    select _try.points_earned, _try.points_possible from training_attempts _try
    where _try.tenant_id = _test.tenant_id and _try.enrollment_id = r.id and _try.assessment_id = _test.id and _try.status in ('passed', 'failed') and ${countsIn}
    order by _try.score_percent desc, _try.attempt_number limit 1) b
  where _test.tenant_id = r.tenant_id and _test.course_id = r.course_id and _test.is_required and _test.deleted_at is null)`;

/** Which runs: of courses, or single ones. */
export type Runs = { readonly courseId: string } | { readonly runId: string };

const isMeant = (runs: Runs, alias: string): RawBuilder<boolean> =>
  'courseId' in runs
    ? sql<boolean>`${sql.ref(`${alias}.course_id`)} = ${runs.courseId}::uuid`
    : sql<boolean>`${sql.ref(`${alias}.id`)} = ${runs.runId}::uuid`;

/** Counts what is required and done anew, of runs that take work, as the course now is. */
export async function refreshProgress(db: Db, runs: Runs, now: Date): Promise<void> {
  await sql`
    update training_enrollments e set required_lessons = d.lessons, completed_lessons = d.completed, required_assessments = d.tests,
      passed_assessments = d.passed, score_percent = d.score,
      progress_percent = case when d.lessons + d.tests = 0 then 0 else round(100.0 * (d.completed + d.passed) / (d.lessons + d.tests), 2) end,
      revision = e.revision + 1, updated_at = ${now}::timestamptz
    from (
      select r.id, (select count(*) ${lessons('r')}) as lessons,
        (select count(*) ${lessons('r')} and exists (select from training_lesson_progress p where p.tenant_id = r.tenant_id
          and p.enrollment_id = r.id and p.lesson_id = _lesson.id and p.status = 'completed')) as completed,
        (select count(*) ${tests('r')}) as tests,
        (select count(*) ${tests('r')} and exists ${attempts('r', sql`_try.status = 'passed'`)}) as passed,
        (select round(100 * b.earned / b.possible, 2) from ${best} b where b.possible > 0) as score
      from training_enrollments r where r.status = 'in_progress' and ${isMeant(runs, 'r')}) d
    where e.id = d.id and (e.required_lessons, e.completed_lessons, e.required_assessments, e.passed_assessments, e.score_percent)
      is distinct from (d.lessons::integer, d.completed::integer, d.tests::integer, d.passed::integer, d.score)`.execute(
    db,
  );
}

/** Counts what a regraded attempt adds to a run that takes no more work. What was required then stays, and no score gets worse. */
export async function refreshEnded(db: Db, runId: string, now: Date): Promise<void> {
  await sql`
    update training_enrollments e set passed_assessments = d.passed, score_percent = d.score,
      progress_percent = case when e.required_lessons + e.required_assessments = 0 then e.progress_percent
        else round(100.0 * (e.completed_lessons + d.passed) / (e.required_lessons + e.required_assessments), 2) end,
      revision = e.revision + 1, updated_at = ${now}::timestamptz
    from (
      select greatest(r.passed_assessments, least(r.required_assessments,
          (select count(*) ${tests('r')} and exists ${attempts('r', sql`_try.status = 'passed'`)})))::integer as passed,
        greatest(r.score_percent, (select round(100 * b.earned / b.possible, 2) from ${best} b where b.possible > 0)) as score
      from training_enrollments r where r.id = ${runId}::uuid) d
    where e.id = ${runId}::uuid and e.status <> 'in_progress' and (e.passed_assessments, e.score_percent) is distinct from (d.passed, d.score)`.execute(
    db,
  );
}

/** A run with nothing left to do. */
export interface DoneRun {
  readonly id: string;
  readonly course_id: string;
  readonly user_id: string;
  readonly run_number: number;
  readonly score_percent: number | null;
}

/** Runs that have nothing left to do, locked: in progress, or the latest ones that failed for want of attempts. */
export async function lockDoneRuns(
  db: Db,
  runs: Runs,
  from: 'in_progress' | 'failed' = 'in_progress',
): Promise<DoneRun[]> {
  const { rows } = await sql<DoneRun>`
    select e.id, e.course_id, e.user_id, e.run_number, e.score_percent::float8 as score_percent from training_enrollments e
    where e.status = ${from} and (e.status = 'in_progress' or e.failure_reason = 'attempts_exhausted' and e.is_latest) and ${isMeant(runs, 'e')} and e.required_lessons + e.required_assessments > 0
      and e.completed_lessons = e.required_lessons and e.passed_assessments = e.required_assessments
    order by e.id for update`.execute(db);
  return rows;
}

/** Whether no attempts are left at a required assessment that is not passed. */
export async function isExhausted(db: Db, runId: string): Promise<boolean> {
  const { rows } = await sql<{ is_exhausted: boolean }>`
    select exists (select ${tests('e')} and _test.max_attempts > 0
      and not exists ${attempts('e', sql`_try.status in ('passed', 'pending_grading', 'open')`)}
      and (select count(*) from training_attempts _used where _used.tenant_id = e.tenant_id and _used.enrollment_id = e.id and _used.assessment_id = _test.id)
        >= _test.max_attempts + coalesce((select o.extra_attempts from training_reopened o
          where o.tenant_id = e.tenant_id and o.enrollment_id = e.id and o.assessment_id = _test.id), 0)) as is_exhausted
    from training_enrollments e where e.id = ${runId}::uuid`.execute(db);
  return rows[0]?.is_exhausted ?? false;
}

/** These runs are completed, with what was required when they were. */
export async function storeCompleted(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`update training_enrollments set status = 'completed', completed_at = ${now}::timestamptz, failed_at = null, failure_reason = null,
      progress_percent = 100, revision = revision + 1, updated_at = ${now}::timestamptz where id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
}

export async function storeFailed(
  db: Db,
  id: string,
  reason: 'attempts_exhausted' | 'review_rejected',
  now: Date,
): Promise<void> {
  await sql`update training_enrollments set status = 'failed', failed_at = ${now}::timestamptz, failure_reason = ${reason},
      revision = revision + 1, updated_at = ${now}::timestamptz where id = ${id}::uuid`.execute(db);
}

export async function storeStatus(
  db: Db,
  ids: readonly string[],
  status: 'in_progress' | 'awaiting_review',
  now: Date,
): Promise<void> {
  await sql`update training_enrollments set status = ${status}, failed_at = null, failure_reason = null, revision = revision + 1,
      updated_at = ${now}::timestamptz where id = any(${[...ids]}::uuid[])`.execute(db);
}

/** Opens a review of the whole work of each of these runs; answers their ids by run. */
export async function insertCourseReviews(db: Db, runs: readonly DoneRun[], now: Date): Promise<void> {
  await sql`insert into training_reviews (kind, enrollment_id, course_id, user_id, created_at, updated_at)
    select 'course', e.id, e.course_id, e.user_id, ${now}::timestamptz, ${now}::timestamptz from training_enrollments e
    where e.id = any(${runs.map(({ id }) => id)}::uuid[])`.execute(db);
}

/** Who leads each of these learners, and where nobody does, who reviews training. */
export async function selectReviewers(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ user_id: string; leaders: string[] }>`
    select learner as user_id, array(
      select distinct l.user_id from department_members l
      join department_levels v on v.tenant_id = l.tenant_id and v.id = l.level_id and 'training.manage' = any(v.permissions)
      join department_members m on m.tenant_id = l.tenant_id and m.department_id = l.department_id and m.user_id = learner
      where l.user_id <> learner limit 50) as leaders
    from unnest(${[...userIds]}::uuid[]) learner`.execute(db);
  if (rows.every(({ leaders }) => leaders.length > 0))
    return new Map(rows.map((row) => [row.user_id, row.leaders]));
  const { rows: reviewing } = await sql<{ id: string }>`
    select u.id from users u where u.kind = 'member' and u.status = 'active' and (u.role is not null or 'training.review' = any(u.permissions) or exists (
      select from department_members m join department_levels v on v.tenant_id = m.tenant_id and v.id = m.level_id
      where m.tenant_id = u.tenant_id and m.user_id = u.id and 'training.review' = any(v.permissions)))
    order by u.role nulls first, u.id limit 50`.execute(db);
  const others = reviewing.map(({ id }) => id);
  return new Map(rows.map(({ user_id: id, leaders }) => [id, leaders.length > 0 ? leaders : others]));
}
