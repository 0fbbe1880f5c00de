import { sql, type RawBuilder } from 'kysely';
import type { TrainingEnrollment, TrainingEnrollmentSource } from '#generated/types.gen.ts';
import { namedRefOf, userRefOf, userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull, nested, record, selectRecords } from '#src/platform/db/query/index.ts';

/** Runs with their courses, `k`, and learners, `u`. */
export const enrollmentsOf = (db: Db) =>
  db
    .selectFrom('training_enrollments as e')
    .innerJoin('training_courses as k', (join) =>
      join.onRef('k.tenant_id', '=', 'e.tenant_id').onRef('k.id', '=', 'e.course_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'),
    );

export const isOverdue = sql<boolean>`(e.is_open and e.due_date < app.now()) is true`;

const sources = sql<TrainingEnrollmentSource[]>`(
  select coalesce(json_agg(json_build_object('kind', x.kind, 'id', x.source_id, 'assigned_by', ${userRefOrNull('x.assigned_by')},
    'due_date', app.iso(x.due_date)) order by x.created_at, x.kind, x.source_id), '[]')
  from (select * from training_enrollment_sources s where s.tenant_id = e.tenant_id and s.enrollment_id = e.id
    order by s.created_at, s.kind, s.source_id limit 50) x)`;

/** The contract's representation of a run. */
export const enrollmentRecord = (query: ReturnType<typeof enrollmentsOf>) =>
  record<TrainingEnrollment>()(
    query.select([
      'e.id',
      namedRefOf('k').as('course'),
      userRefOf('u').as('user'),
      'e.run_number',
      sql<TrainingEnrollment['status']>`e.status`.as('status'),
      sources.as('sources'),
      iso('e.assigned_at').as('assigned_at'),
      isoOrNull('e.due_date').as('due_date'),
      isOverdue.as('is_overdue'),
      isoOrNull('e.started_at').as('started_at'),
      isoOrNull('e.completed_at').as('completed_at'),
      isoOrNull('e.failed_at').as('failed_at'),
      sql<TrainingEnrollment['failure_reason']>`e.failure_reason`.as('failure_reason'),
      isoOrNull('e.withdrawn_at').as('withdrawn_at'),
      sql<TrainingEnrollment['withdrawal_reason']>`e.withdrawal_reason`.as('withdrawal_reason'),
      'e.withdrawal_note',
      sql<number>`e.progress_percent`.as('progress_percent'),
      sql<number | null>`e.score_percent`.as('score_percent'),
      isoOrNull('e.last_activity_at').as('last_activity_at'),
      'e.revision',
    ]),
  );

/** The latest run of a member in the course whose id stands in the column. */
export const latestRun = (
  db: Db,
  userId: string,
  courseColumn: string,
): RawBuilder<TrainingEnrollment | null> =>
  nested(
    db,
    enrollmentRecord(
      enrollmentsOf(db)
        .where(sql<boolean>`e.is_latest and e.user_id = ${userId}::uuid`)
        .whereRef('e.course_id', '=', courseColumn as 'k.id'),
    ),
  );

export async function selectEnrollment(db: Db, id: string): Promise<TrainingEnrollment> {
  const [found] = await selectRecords(db, enrollmentRecord(enrollmentsOf(db).where('e.id', '=', id)));
  if (found === undefined) throw new Error(`There is no run ${id} in the agency.`);
  return found;
}

/** A run as rules see one. */
export interface StoredRun {
  readonly id: string;
  readonly course_id: string;
  readonly user_id: string;
  readonly run_number: number;
  readonly status: TrainingEnrollment['status'];
  readonly is_latest: boolean;
  readonly due_date: string | null;
  readonly quiz_seed: string;
  readonly score_percent: number | null;
  readonly started_at: string | null;
  readonly revision: number;
}

const storedColumns = [
  'e.id',
  'e.course_id',
  'e.user_id',
  'e.run_number',
  sql<StoredRun['status']>`e.status`.as('status'),
  'e.is_latest',
  isoOrNull('e.due_date').as('due_date'),
  'e.quiz_seed',
  sql<number | null>`e.score_percent::float8`.as('score_percent'),
  isoOrNull('e.started_at').as('started_at'),
  'e.revision',
] as const;

/** The latest run of a member in a course; with `lock`, nobody else changes it before the transaction ends. */
export const findLatestRun = (
  db: Db,
  courseId: string,
  userId: string,
  lock = false,
): Promise<StoredRun | undefined> =>
  db
    .selectFrom('training_enrollments as e')
    .where('e.course_id', '=', courseId)
    .where('e.user_id', '=', userId)
    .where('e.is_latest', '=', true)
    .select(storedColumns)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export const lockRun = (db: Db, id: string): Promise<StoredRun | undefined> =>
  db
    .selectFrom('training_enrollments as e')
    .where('e.id', '=', id)
    .select(storedColumns)
    .forUpdate()
    .executeTakeFirst();
