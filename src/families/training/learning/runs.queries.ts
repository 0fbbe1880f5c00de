import { sql } from 'kysely';
import type { TrainingEnrollmentStatus } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export async function findRunStatus(db: Db, id: string): Promise<TrainingEnrollmentStatus> {
  const { rows } = await sql<{ status: TrainingEnrollmentStatus }>`
    select status from training_enrollments where id = ${id}::uuid`.execute(db);
  return rows[0]!.status;
}

/** The run of a number, or the latest. */
export async function findRun(
  db: Db,
  { courseId, userId, runNumber }: { courseId: string; userId: string; runNumber: number | undefined },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from training_enrollments where course_id = ${courseId}::uuid and user_id = ${userId}::uuid
      and ${runNumber === undefined ? sql`is_latest` : sql`run_number = ${runNumber}`}`.execute(db);
  return rows[0]?.id;
}

/** What a run shows besides its lessons and assessments. */
export async function selectRunFacts(
  db: Db,
  id: string,
): Promise<{
  required_lessons: number;
  completed_lessons: number;
  required_assessments: number;
  passed_assessments: number;
  review_id: string | null;
  certification_id: string | null;
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof selectRunFacts>>>`
    select e.required_lessons, e.completed_lessons, e.required_assessments, e.passed_assessments,
      (select r.id from training_reviews r where r.tenant_id = e.tenant_id and r.enrollment_id = e.id and r.kind = 'course' and r.status = 'pending') as review_id,
      (select c.id from training_certifications c where c.tenant_id = e.tenant_id and c.enrollment_id = e.id order by c.issued_at desc limit 1) as certification_id
    from training_enrollments e where e.id = ${id}::uuid`.execute(db);
  return rows[0]!;
}
