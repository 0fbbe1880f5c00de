import { sql, type RawBuilder } from 'kysely';
import type { TrainingEnrollmentSourceKind, TrainingWithdrawalReason } from '#generated/types.gen.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isInScope } from '../record/requirements.queries.ts';

/** What is looked at: runs of these courses, or of these members. */
export interface Reach {
  readonly courseIds?: readonly string[];
  readonly userIds?: readonly string[];
}

/** A run as whoever assigned or withdrew it tells of it. */
export interface TouchedRun {
  readonly id: string;
  readonly course_id: string;
  readonly user_id: string;
}

/** Runs begin, and sources come and go, for one call of an agency at a time: what is required of whom is compared with all of them. */
export const holdRuns = (db: Db): Promise<void> => holdName(db, 'training runs');

const within = ({ courseIds, userIds }: Reach, course: string, user: string): RawBuilder<boolean> =>
  sql<boolean>`(${courseIds === undefined ? sql`true` : sql`${sql.ref(course)} = any(${[...courseIds]}::uuid[])`}
    and ${userIds === undefined ? sql`true` : sql`${sql.ref(user)} = any(${[...userIds]}::uuid[])`})`;

const isExempt = sql`exists (select from training_exemptions x where x.tenant_id = r.tenant_id and x.requirement_id = r.id and x.user_id = u.id)`;

/** The deadline of a rule for somebody to whom it applies since `base`: some days later, or the last instant of a day of the agency. */
const dueSince = (base: RawBuilder<unknown>, rule: string): RawBuilder<string | null> => {
  const days = sql.ref(`${rule}.due_in_days`);
  const day = sql.ref(`${rule}.due_on`);
  return sql<string | null>`least(${base} + make_interval(days => ${days}),
    ((${day} + 1)::timestamp at time zone (select time_zone from tenants where id = app.tenant_id())) - interval '1 millisecond')`;
};

/** Who is to learn what, and why, by the rules of published courses and paths. Of several rules of a path the earliest deadline holds. */
const wanted = (reach: Reach): RawBuilder<unknown> => sql`
  select r.course_id, u.id as user_id, 'requirement' as kind, r.id as source_id, r.due_in_days, r.due_on
  from training_requirements r
  join training_courses c on c.tenant_id = r.tenant_id and c.id = r.course_id and c.status = 'published' and c.deleted_at is null
  join users u on u.tenant_id = r.tenant_id and ${isInScope}
  where not ${isExempt} and ${within(reach, 'r.course_id', 'u.id')}
  union all
  select p.course_id, u.id, 'learning_path', p.learning_path_id, min(r.due_in_days), min(r.due_on)
  from training_requirements r
  join learning_paths l on l.tenant_id = r.tenant_id and l.id = r.learning_path_id and l.status = 'published' and l.deleted_at is null
  join learning_path_courses p on p.tenant_id = l.tenant_id and p.learning_path_id = l.id and p.is_required
  join training_courses c on c.tenant_id = p.tenant_id and c.id = p.course_id and c.status = 'published' and c.deleted_at is null
  join users u on u.tenant_id = r.tenant_id and ${isInScope}
  where not ${isExempt} and ${within(reach, 'p.course_id', 'u.id')}
  group by p.course_id, u.id, p.learning_path_id`;

/** Who has left the scope of a rule for new members joins it anew when they come back. */
export async function deleteOldExemptions(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`delete from training_exemptions x using training_requirements r, users u
    where r.id = x.requirement_id and u.id = x.user_id and x.user_id = any(${[...userIds]}::uuid[]) and not ${isInScope}`.execute(
    db,
  );
}

/** Sources of rules and paths that no longer cover their learner. Courses and paths that are archived let others than `assigned` runs finish. */
const staleSources = (reach: Reach): RawBuilder<unknown> => sql`
  select s.enrollment_id, s.kind, s.source_id from training_enrollment_sources s
  join training_enrollments e on e.tenant_id = s.tenant_id and e.id = s.enrollment_id and e.status in ('assigned', 'in_progress')
  join training_courses c on c.tenant_id = e.tenant_id and c.id = e.course_id and c.status = 'published'
  where s.kind in ('requirement', 'learning_path') and ${within(reach, 'e.course_id', 'e.user_id')}
    and (e.status = 'assigned' or not exists (select from learning_paths l where l.tenant_id = s.tenant_id and l.id = s.source_id and l.status = 'archived' and l.deleted_at is null))
    and not exists (select from wanted w where w.course_id = e.course_id and w.user_id = e.user_id and w.kind = s.kind and w.source_id = s.source_id)`;

/** Withdraws runs that nothing is a reason for any more; answers them. They keep their last sources, other runs lose the stale ones. */
export async function withdrawUncovered(db: Db, reach: Reach, now: Date): Promise<TouchedRun[]> {
  const { rows } = await sql<TouchedRun>`
    with wanted as materialized (${wanted(reach)}), stale as materialized (${staleSources(reach)})
    update training_enrollments e set status = 'withdrawn', withdrawn_at = ${now}::timestamptz, withdrawal_reason = 'no_longer_required',
      revision = revision + 1, updated_at = ${now}::timestamptz
    where e.id in (select enrollment_id from stale) and not exists (
      select from training_enrollment_sources s where s.tenant_id = e.tenant_id and s.enrollment_id = e.id and not exists (
        select from stale t where t.enrollment_id = s.enrollment_id and t.kind = s.kind and t.source_id = s.source_id))
    returning e.id, e.course_id, e.user_id`.execute(db);
  await sql`
    with wanted as materialized (${wanted(reach)}), stale as materialized (${staleSources(reach)})
    delete from training_enrollment_sources s using stale t
    where t.enrollment_id = s.enrollment_id and t.kind = s.kind and t.source_id = s.source_id`.execute(db);
  return rows;
}

/** Starts runs for those who are covered and have none, unless they completed the course, were exempted, or lost it by hand. */
export async function insertCoveredRuns(db: Db, reach: Reach, now: Date): Promise<TouchedRun[]> {
  const { rows } = await sql<TouchedRun>`
    with wanted as materialized (${wanted(reach)}),
    needed as (
      select distinct w.course_id, w.user_id from wanted w
      left join training_enrollments l on l.course_id = w.course_id and l.user_id = w.user_id and l.is_latest
      where (l.id is null or (l.status = 'withdrawn' and l.withdrawal_reason <> 'waived' and not (l.withdrawal_reason = 'withdrawn' and exists (
          select from training_enrollment_sources s where s.tenant_id = l.tenant_id and s.enrollment_id = l.id and s.kind = w.kind and s.source_id = w.source_id))))
        and not exists (select from training_enrollments d where d.course_id = w.course_id and d.user_id = w.user_id and d.status = 'completed')),
    former as (
      update training_enrollments e set is_latest = false from needed n
      where e.course_id = n.course_id and e.user_id = n.user_id and e.is_latest returning e.course_id, e.user_id, e.run_number)
    select n.course_id, n.user_id, coalesce((select run_number from former f where f.course_id = n.course_id and f.user_id = n.user_id), 0) + 1 as run_number
    from needed n`.execute(db);
  return insertRuns(
    db,
    (rows as unknown as { course_id: string; user_id: string; run_number: number }[]).filter(
      ({ run_number: number }) => number <= 10_000,
    ),
    now,
  );
}

async function insertRuns(
  db: Db,
  runs: readonly { course_id: string; user_id: string; run_number: number }[],
  now: Date,
): Promise<TouchedRun[]> {
  if (runs.length === 0) return [];
  const { rows } = await sql<TouchedRun>`
    insert into training_enrollments (course_id, user_id, run_number, status, assigned_at, created_at, updated_at)
    select course_id, user_id, run_number, 'assigned', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) r (course_id uuid, user_id uuid, run_number integer)
    returning id, course_id, user_id`.execute(db);
  return rows;
}

/** Open runs have a source for each rule and path that covers them, with its deadline. */
export async function upsertCoveringSources(db: Db, reach: Reach, now: Date): Promise<void> {
  await sql`
    with wanted as materialized (${wanted(reach)})
    insert into training_enrollment_sources as s (enrollment_id, kind, source_id, due_date, created_at)
    select e.id, w.kind, w.source_id, ${dueSince(sql`coalesce(f.created_at, ${now}::timestamptz)`, 'w')}, ${now}::timestamptz
    from wanted w join training_enrollments e on e.course_id = w.course_id and e.user_id = w.user_id and e.is_latest and e.is_open
    left join training_enrollment_sources f on f.tenant_id = e.tenant_id and f.enrollment_id = e.id and f.kind = w.kind and f.source_id = w.source_id
    on conflict (tenant_id, enrollment_id, kind, source_id) do update set due_date = excluded.due_date
      where s.due_date is distinct from excluded.due_date`.execute(db);
}

/** The deadline of a run is the earliest of its sources, unless it has its own. */
export async function refreshDueDates(db: Db, reach: Reach, now: Date): Promise<void> {
  await sql`
    update training_enrollments e set due_date = d.due_date, revision = e.revision + 1, updated_at = ${now}::timestamptz
    from (
      select r.id, (select min(s.due_date) from training_enrollment_sources s where s.tenant_id = r.tenant_id and s.enrollment_id = r.id) as due_date
      from training_enrollments r where r.is_open and not r.has_own_due_date and ${within(reach, 'r.course_id', 'r.user_id')}) d
    where e.id = d.id and e.due_date is distinct from d.due_date`.execute(db);
}

/** What begins a run by hand. */
export interface NewRun {
  readonly courseId: string;
  readonly userId: string;
  readonly status: 'assigned' | 'in_progress';
  readonly kind: TrainingEnrollmentSourceKind;
  readonly sourceId: string | null;
  readonly assignedBy: string | null;
  /** Of the source. */
  readonly dueDate: Date | null;
}

/** A new run behind the latest, which is not open; answers its id. Undefined when the member has had 10,000. */
export async function insertRun(db: Db, run: NewRun, now: Date): Promise<string | undefined> {
  const { rows: former } = await sql<{ run_number: number }>`
    update training_enrollments set is_latest = false
    where course_id = ${run.courseId}::uuid and user_id = ${run.userId}::uuid and is_latest returning run_number`.execute(
    db,
  );
  const number = (former[0]?.run_number ?? 0) + 1;
  if (number > 10_000) return undefined;
  const { rows } = await sql<{ id: string }>`
    with run as (
      insert into training_enrollments (course_id, user_id, run_number, status, assigned_at, due_date, started_at, last_activity_at, created_at, updated_at)
      values (${run.courseId}::uuid, ${run.userId}::uuid, ${number}, ${run.status}, ${now}::timestamptz, ${run.dueDate}::timestamptz,
        ${run.status === 'in_progress' ? now : null}::timestamptz, ${run.status === 'in_progress' ? now : null}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
      returning id),
    source as (
      insert into training_enrollment_sources (enrollment_id, kind, source_id, assigned_by, due_date, created_at)
      select id, ${run.kind}, ${run.sourceId}::uuid, ${run.assignedBy}::uuid, ${run.dueDate}::timestamptz, ${now}::timestamptz from run)
    select id from run`.execute(db);
  return rows[0]!.id;
}

/** One more reason for an open run. */
export async function upsertSource(
  db: Db,
  enrollmentId: string,
  { kind, sourceId, assignedBy, dueDate }: Omit<NewRun, 'courseId' | 'userId' | 'status'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into training_enrollment_sources as s (enrollment_id, kind, source_id, assigned_by, due_date, created_at)
    values (${enrollmentId}::uuid, ${kind}, ${sourceId}::uuid, ${assignedBy}::uuid, ${dueDate}::timestamptz, ${now}::timestamptz)
    on conflict (tenant_id, enrollment_id, kind, source_id) do update set due_date = excluded.due_date, assigned_by = excluded.assigned_by`.execute(
    db,
  );
}

/** Withdraws runs in these statuses; answers them. */
export async function withdrawRuns(
  db: Db,
  reach: Reach,
  statuses: readonly string[],
  reason: TrainingWithdrawalReason,
  now: Date,
): Promise<TouchedRun[]> {
  const { rows } = await sql<TouchedRun>`
    update training_enrollments e set status = 'withdrawn', withdrawn_at = ${now}::timestamptz, withdrawal_reason = ${reason},
      revision = revision + 1, updated_at = ${now}::timestamptz
    where e.status = any(${[...statuses]}::text[]) and ${within(reach, 'e.course_id', 'e.user_id')}
    returning e.id, e.course_id, e.user_id`.execute(db);
  return rows;
}
